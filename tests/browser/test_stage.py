"""What the table stages: moments skipped and seen again, an Event card that waits, a bag that alarms nobody."""

import random
import time

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.measuring import cut_off, wider_than_the_screen
from tests.browser.playing import NOW, Question, answer, asked, forked, latest_view
from tests.browser.visiting import Visitor

GAME = ("05-semi-coop-3", 110)  # the first Intruder, a Surprise Attack and an Event have been
SCREENS = [(1440, 900, "en"), (390, 844, "de"), (844, 390, "cs")]
CURTAIN, MOMENT = "[data-curtain]", "[data-moment]"


@pytest.mark.parametrize(("width", "height", "lang"), SCREENS)
def test_great_moments_can_be_seen_again_from_the_log(visit: Visit, width: int, height: int, lang: str):
    ada = seated(visit, viewport={"width": width, "height": height}, lang=lang)
    asked_before = latest_view(ada)["ask"]["id"]

    again(ada, "nemesis-log-first-intruder", before=True)
    moment = ada.page.locator(MOMENT)
    expect(moment).to_have_attribute("data-moment", "first-contact")
    expect(ada.page.get_by_text(ada.t("web-nemesis-moment-contact-line"), exact=True).first).to_be_visible()
    assert not wider_than_the_screen(ada.page)
    assert not cut_off(ada.page)

    ada.page.mouse.click(width / 2, height / 3)  # a tap anywhere goes on, and answers nothing
    expect(moment).to_have_count(0)
    assert not ada.deeds("answer")
    assert latest_view(ada)["ask"]["id"] == asked_before


@pytest.mark.parametrize("key", ["Space", "Enter", "Escape"])
def test_a_key_goes_on_and_means_nothing_to_the_table(visit: Visit, key: str):
    ada = seated(visit)
    again(ada, "nemesis-log-first-intruder", before=True)
    expect(ada.page.locator(MOMENT)).to_have_count(1)
    ada.page.keyboard.press(key)
    expect(ada.page.locator(MOMENT)).to_have_count(0)
    assert not ada.deeds("answer")


def test_the_event_card_waits_for_its_reader_and_has_the_focus(visit: Visit):
    """Alone among bots it never goes by itself; nothing is asked before it is read."""
    ada = seated(visit, settings={"speed": "fast"})
    fate = random.Random(1)
    until_curtain(ada, fate)
    card = ada.page.locator(f"{CURTAIN} article")
    expect(card).to_be_focused()
    expect(card.locator("h2")).not_to_be_empty()
    assert ada.page.locator("[data-ask]").count() == 0

    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(CURTAIN)).to_have_count(0)
    report = ada.page.locator("[data-report=bag]")
    expect(report).to_be_visible()
    expect(ada.page.locator(".reveal.threat")).to_have_count(0)  # no alarm over anybody's Room
    asked(ada)


def test_at_instant_pace_nothing_is_staged(visit: Visit):
    ada = seated(visit)
    fate = random.Random(1)
    turn = latest_view(ada)["state"]["turn"]
    while latest_view(ada)["state"]["turn"] == turn:
        question = asked(ada)
        assert question.kind != "over"
        answer(question, fate, passing=1.0)
        expect(ada.page.locator(f"{CURTAIN}, {MOMENT}, [data-report]")).to_have_count(0)
        asked(ada)


def test_the_pace_is_chosen_over_a_moment_and_remembered_for_each_person(visit: Visit):
    ada = seated(visit, settings={"speed": "normal"})
    again(ada, "nemesis-log-first-intruder", before=True)
    expect(ada.page.locator(MOMENT)).to_have_count(1)
    over = ada.page.locator(".over")
    over.get_by_role("radio", name=ada.t("web-pace-fast")).click(force=True)
    expect(ada.page.locator(MOMENT)).to_have_count(1)  # it goes on, and nothing was answered
    over.get_by_role("radio", name=ada.t("web-pace-instant")).click(force=True)
    expect(ada.page.locator(MOMENT)).to_have_count(0)
    assert not ada.deeds("answer")

    ada.page.reload()
    expect(bar(ada, "web-pace-instant")).to_be_checked()
    ada.open("/about")  # no table is looked at while the person changes
    ada.post("/api/logout")
    ada.become("Bob").open("/settings")
    ada.page.get_by_label(ada.t("web-speed-slow"), exact=True).check()
    assert set(ada.page.evaluate("Object.values(JSON.parse(localStorage.getItem('starboard-speeds')))")) == {
        "off",
        "slow",
    }


def test_the_pace_has_keys_and_arrows_walk_its_bar(visit: Visit):
    ada = seated(visit, settings={"speed": "normal"})
    ada.page.keyboard.press(">")
    expect(bar(ada, "web-pace-fast")).to_be_checked()
    ada.page.keyboard.press("<")
    expect(bar(ada, "web-pace-normal")).to_be_checked()
    bar(ada, "web-pace-normal").focus()
    ada.page.keyboard.press("ArrowRight")
    expect(bar(ada, "web-pace-fast")).to_be_checked()
    assert not ada.deeds("answer")


def bar(visitor: Visitor, pace: str) -> Locator:
    return visitor.page.locator(".tools").get_by_role("radio", name=visitor.t(pace))


def until_curtain(visitor: Visitor, fate: random.Random) -> None:
    """Pass, and let every reaction window pass, until the Event Phase stands on the screen with its card."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if visitor.page.locator(f"{CURTAIN} article").count():
            return
        if found := visitor.page.evaluate(NOW, visitor.answered):
            answer(Question(visitor, found), fate, passing=1.0)
        visitor.page.wait_for_timeout(50)
    raise AssertionError("no Event Phase came")


def again(visitor: Visitor, message: str, before: bool = False) -> None:
    """Show again what is told in a line of the log, or in the line before it."""
    if not log(visitor).is_visible():
        visitor.page.keyboard.press("l")
    line = log(visitor).locator("li", has_text=visitor.t(message)).first
    wanted = line.locator("xpath=preceding-sibling::li[1]") if before else line
    wanted.locator(".again").click()


def log(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("log")


def seated(visit: Visit, **wishes: object) -> Visitor:
    ada = visit("Ada", **wishes)
    ada.open(f"/table/{forked(ada, *GAME)}")
    asked(ada)
    return ada
