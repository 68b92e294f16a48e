"""Star Saga at one table: the Nexus in one browser, the Mercenaries in another, from the briefing to the end."""

import random
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.measuring import cut_off, raw_ids, wider_than_the_screen
from tests.browser.playing import Question, answer, asked, click_until_sent, latest_view, table_of, told, whose_question
from tests.browser.secrecy import assert_never_told
from tests.browser.truth import words_in
from tests.browser.visiting import Visitor

SHORTEST = "a"  # one Mercenary against two Agents
LONGEST = 150.0  # seconds; a third of it where nothing else runs
PLACES = """[...document.querySelectorAll('.pointable.live:not([aria-disabled])')]
    .map((place) => place.dataset.name.split(',').map(Number))"""
SEATS = [{"who": "me", "roles": ["nexus"]}, {"who": "open", "roles": ["mercenaries"]}]
FIRST = ("activate", "action", "target")  # the Nexus attacks whenever it can


@pytest.mark.slow
def test_the_nexus_and_the_mercenaries_play_a_mission_to_its_end(visit: Visit):
    nell, mack = visit("Nell"), visit("Mack", lang="de")
    table_of(nell, mack, game="saga", mode="versus", scenario=SHORTEST, seats=SEATS)
    fate, began, asked_by = random.Random(5), time.monotonic(), dict.fromkeys(("Nell", "Mack"), 0)
    shown: set[str] = set()  # cards that everybody has seen
    hidden: set[str] = set()  # those of the hand that nobody else has

    question = whose_question(nell, mack)
    while question.kind != "over":
        asked_by[question.visitor.name] += 1
        # Every time: what was played may be shuffled into the deck and drawn again, even by the same decision.
        shown |= seen_by_all(nell) | told_of(mack)
        if question.visitor is nell and question.kind == "ability":  # once in every Nexus Phase
            hidden |= (secrets := hand_of(nell) - shown)
            assert_never_told(mack, secrets)
        reckless(question) if question.visitor is mack else relentless(question, fate)
        question = whose_question(nell, mack)
        assert time.monotonic() - began < LONGEST, f"the mission is not over after {LONGEST} s: {asked_by}"

    assert hidden, "the Nexus never held a card of its own: the test has no teeth"
    assert min(asked_by.values()) >= 3, f"one of them had nothing to do: {asked_by}"
    for visitor in (nell, mack):
        expect(visitor.page.get_by_role("region", name=visitor.t("web-play-over"))).to_be_visible()
        expect(visitor.link("web-play-over-replay")).to_be_visible()
        assert not raw_ids(visitor.page)


def reckless(question: Question) -> None:
    """The Mercenary comes closer for a while, then waits for whoever comes."""
    over = question.option("saga-choice-who-acts-end")
    if question.kind == "who-acts" and state_of(question.visitor)["round"] > 2:
        click_until_sent(question, over)
        question.visitor.answered = question.id
    elif question.kind == "move":
        come_closer(question, {tuple(enemy["at"]) for enemy in state_of(question.visitor)["enemies"] if enemy["at"]})
    else:
        the_first(question)


def relentless(question: Question, fate: random.Random) -> None:
    if question.kind == "move":
        come_closer(question, {tuple(state_of(question.visitor)["mercenaries"][0]["model"]["at"])})
    elif question.kind in FIRST and question.count:
        the_first(question)
    else:
        answer(question, fate)


def the_first(question: Question) -> None:
    click_until_sent(question, question.offered.first)
    question.visitor.answered = question.id


def come_closer(question: Question, goals: set[Any]) -> None:
    """Go to the place on the board that is nearest to any of these, by pointing at it."""
    page = question.visitor.page
    places = [place for place in page.evaluate(PLACES) if len(place) == 2]
    column, row = min(places, key=lambda place: min(abs(place[0] - x) + abs(place[1] - y) for x, y in goals))
    page.locator(f"[data-name='{column},{row}']").dispatch_event("click")
    question.visitor.answered = question.id


def state_of(visitor: Visitor) -> Any:
    return latest_view(visitor)["state"]


def hand_of(nexus: Visitor) -> set[str]:
    return set(state_of(nexus)["nexus"]["hand"])


def seen_by_all(nexus: Visitor) -> set[str]:
    now = state_of(nexus)["nexus"]
    return {*now["discard"], *now["removed"], *[one["card"] for one in now["in_play"]]}


def told_of(visitor: Visitor) -> set[str]:
    """Cards that the log names: they were played. That it names no other is proved with twin tables."""
    return {word for event in told(visitor).values() for word in words_in(event) if word.startswith("nx-")}


def test_a_table_by_defaults_has_good_bots_and_its_first_question_is_answered_on_a_phone(visit: Visit):
    ada = visit("Ada", phone=True).open("/new/saga")
    ada.page.get_by_role("radio", name=ada.t("saga-mode-versus")).check(force=True)
    ada.button("web-new-start").click()

    page = asked(ada)
    assert page.kind == "page"
    while page.kind == "page":
        page.offered.first.tap()
        page = asked(ada, page)

    assert not wider_than_the_screen(ada.page) and not cut_off(ada.page)
    page.offered.first.tap()  # the first touch looks
    page.plate.get_by_role("button", name=ada.t("web-play-option-do")).tap()
    asked(ada, page)
    table = ada.get(f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    assert [seat["playing"] for seat in table["seats"]] == ["human", "bot"]
    assert table["seats"][1]["bot"] not in (None, "", "random") and table["seats"][1]["roles"] == ["nexus"]


# Clocks and tools above the board that lie on one another.
ON_ONE_ANOTHER = """() => {
  const shown = [...document.querySelectorAll('header.top :is(.brand, .fact, .more, .tools button)')]
    .filter((thing) => thing.getClientRects().length)
    .map((thing) => ({ name: thing.className + thing.innerText, ...thing.getBoundingClientRect().toJSON() }));
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const pairs = shown.flatMap((one, at) => shown.slice(at + 1).map((other) => [one, other]));
  return pairs.filter(([one, other]) => over(one, other)).map(([one, other]) => [one.name, other.name]);
}"""


def test_in_a_nexus_phase_nothing_above_the_board_lies_on_anything_else(visit: Visit):
    """The longest name of a phase, and a mission with a clock."""
    nell, mack = visit("Nell", lang="de"), visit("Mack")
    table_of(nell, mack, game="saga", mode="versus", scenario="m1", seats=SEATS)
    while (question := whose_question(nell, mack)).kind != "ability":
        over = question.option("saga-choice-who-acts-end")
        click_until_sent(question, over if question.kind == "who-acts" else question.offered.first)
        question.visitor.answered = question.id

    assert question.visitor is nell
    for width in (1000, 1024, 1200, 1280, 1440):
        nell.page.set_viewport_size({"width": width, "height": 800})
        nell.page.wait_for_timeout(200)
        assert (width, nell.page.evaluate(ON_ONE_ANOTHER)) == (width, [])


# Clocks above the board that need more width than they have.
SQUEEZED = """() => [...document.querySelectorAll('header.top .fact')]
  .filter((fact) => fact.getClientRects().length && fact.scrollWidth > fact.clientWidth + 1)
  .map((fact) => fact.innerText)"""


def test_on_a_phone_whatever_is_above_the_board_can_be_read(visit: Visit):
    """A mission with a clock, whose Nexus knows of nobody yet, has most to say."""
    mack = visit("Mack", lang="it", phone=True)
    table_of(mack, game="saga", mode="together", scenario="m3")
    asked(mack)

    assert mack.page.evaluate(ON_ONE_ANOTHER) == []
    assert mack.page.evaluate(SQUEEZED) == []
