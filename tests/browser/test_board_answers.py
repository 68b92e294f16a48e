"""The board answers: anything on it opens a card, and what can be done there is proposed, weighed and done."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.measuring import cut_off, wider_than_the_screen
from tests.browser.playing import asked, forked, latest_view
from tests.browser.visiting import Visitor

GAME = ("05-semi-coop-3", 110)  # somebody is asked what to do


@pytest.mark.parametrize(("width", "height", "lang"), [(1440, 900, "en"), (390, 844, "de"), (768, 1024, "cs")])
def test_a_room_out_of_reach_opens_its_card_and_has_the_focus_back(visit: Visit, width: int, height: int, lang: str):
    ada = seated(visit, viewport={"width": width, "height": height}, lang=lang)
    far = next(room for room in range(1, 22) if room not in reachable(ada) and room != own_room(ada))
    room(ada, far).focus()
    ada.page.keyboard.press("Enter")

    card = ada.page.get_by_role("dialog")
    expect(card).to_be_focused()
    expect(card).to_contain_text(re.compile(rf"\b{far}\b"))
    assert not wider_than_the_screen(ada.page)
    assert not cut_off(ada.page)

    ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(room(ada, far)).to_be_focused()
    assert not ada.deeds("answer")


def test_the_card_of_a_reachable_room_offers_the_way_there_by_its_own_number(visit: Visit):
    ada = seated(visit)
    near = reachable(ada)[0]
    room(ada, near).focus()
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("1")  # the card's, not the question's
    expect(ada.page.locator(f"[data-proposal='room:{near}']")).to_be_visible()
    assert not ada.deeds("answer")


def test_two_clicks_go_where_one_points_and_every_question_is_answered(visit: Visit):
    """Where first: the payment is picked, the odds are there before anything is paid."""
    ada = seated(visit)
    near = reachable(ada)[0]
    going = way(ada, near)["value"]
    click(room(ada, near))
    plan = ada.page.locator(f"[data-proposal='room:{near}']")
    expect(plan.locator(".odds > :not(.vh)").first).to_be_visible()
    assert not ada.deeds("answer")

    ada.page.wait_for_timeout(300)  # a double click would be one click
    click(room(ada, near))
    expect(plan).to_have_count(0)
    for _ in range(100):
        if len(ada.deeds("answer")) >= 3:
            break
        ada.page.wait_for_timeout(50)
    first, paid, where = [frame["pick"] for frame in ada.deeds("answer")][:3]
    assert first == going and len(paid) == 1 and where == near


def test_paying_with_another_card_and_thinking_better_of_it(visit: Visit):
    ada = seated(visit)
    near = reachable(ada)[0]
    plan = ada.page.locator("[data-proposal]")
    for _ in range(3):  # click as people do, who click again when nothing happens
        click(room(ada, near))
        ada.page.wait_for_timeout(1000)
        if plan.count():
            break
    plan.get_by_role("button", name=ada.t("web-proposal-change"), exact=True).click()
    cards = plan.locator(".cards button")
    before = cards.evaluate_all("all => all.findIndex((card) => card.ariaPressed === 'true')")
    other = 0 if before else 1
    cards.nth(other).click()
    expect(cards.nth(other)).to_have_attribute("aria-pressed", "true")
    expect(cards.nth(before)).to_have_attribute("aria-pressed", "false")

    ada.page.keyboard.press("Escape")
    expect(plan).to_have_count(0)
    expect(ada.page.locator("[data-ask]")).to_be_visible()
    assert not ada.deeds("answer")


def seated(visit: Visit, **wishes: Any) -> Visitor:
    ada = visit("Ada", **wishes)
    ada.open(f"/table/{forked(ada, *GAME)}")
    question = asked(ada)
    assert question.kind == "action", question.kind
    return ada


def way(visitor: Visitor, to: int) -> dict[str, Any]:
    """The first option that leads to a Room later."""
    options = latest_view(visitor)["ask"]["options"]
    return next(option for option in options if to in (option.get("at") or {}).get("rooms", ()))


def reachable(visitor: Visitor) -> list[int]:
    options = latest_view(visitor)["ask"]["options"]
    found = next((option["at"]["rooms"] for option in options if "rooms" in (option.get("at") or {})), None)
    assert found, json.dumps(options)[:500]
    return list(found)


def own_room(visitor: Visitor) -> int:
    view = latest_view(visitor)
    return int(view["state"]["players"][view["seat"]]["room"])


def room(visitor: Visitor, number: int) -> Locator:
    return visitor.page.locator(f"[data-name='room:{number}']")


def click(thing: Locator) -> None:
    """On the thing itself, whatever stands on it."""
    thing.dispatch_event("click")
