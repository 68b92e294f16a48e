"""ISS Vanguard in the browser: the Tutorial by its own hints, an expedition of two, the table by defaults."""

import random
import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.coaching import follow_the_coach
from tests.browser.conftest import Visit
from tests.browser.measuring import cut_off, raw_ids, wider_than_the_screen
from tests.browser.playing import Question, answer, asked, click_until_sent, latest_view, table_of, whose_question

LONGEST = 150.0  # seconds; a third of it where nothing else runs
ENOUGH = 40  # questions until somebody wants to go home


def test_a_newcomer_plays_the_tutorial_by_the_coach_alone(visit: Visit):
    newcomer = visit("Ada").open("/")
    newcomer.link("web-home-learn-of", game="ISS Vanguard").click()
    newcomer.button("web-tutorial-start").click()
    expect(newcomer.page).to_have_url(re.compile(r"/table/\w+$"))

    follow_the_coach(newcomer)

    assert newcomer.deeds("advise"), "the coach was asked"
    state = latest_view(newcomer)["state"]
    assert state["mode"] == "tutorial" and state["ending"]
    assert len(state["read"]) >= 8, "the story was hardly begun"


@pytest.mark.slow
def test_two_people_explore_a_planet_to_its_end_across_two_browsers(visit: Visit):
    ada, ben = visit("Ada"), visit("Ben", lang="cs")
    table_of(ada, ben, game="vanguard", mode="expedition", scenario="veyra")
    fate, began, asked_by = random.Random(7), time.monotonic(), dict.fromkeys(("Ada", "Ben"), 0)

    question = whose_question(ada, ben)
    while question.kind != "over":
        asked_by[question.visitor.name] += 1
        explore(question, fate, sum(asked_by.values()))
        question = whose_question(ada, ben)
        assert time.monotonic() - began < LONGEST, f"the expedition is not over after {LONGEST} s: {asked_by}"

    assert min(asked_by.values()) >= 5, f"one of them had nothing to do: {asked_by}"
    for visitor in (ada, ben):
        expect(visitor.page.get_by_role("region", name=visitor.t("web-play-over"))).to_be_visible()
        assert not raw_ids(visitor.page)


def explore(question: Question, fate: random.Random, so_far: int) -> None:
    """Anything for a while; then home, as soon as it goes."""
    home = {"turn": "vanguard-choice-turn-lift-off", "lift-off-consent": "vanguard-choice-lift-off-consent-agree"}
    wanted = home.get(question.kind) if so_far > ENOUGH else None
    if wanted and (there := question.option(wanted)).count():
        click_until_sent(question, there)
        question.visitor.answered = question.id
    else:
        answer(question, fate)


def test_a_table_by_defaults_is_the_tutorial_and_fits_on_a_phone(visit: Visit):
    ada = visit("Ada", phone=True).open("/new/vanguard")
    ada.button("web-new-start").click()

    page = asked(ada)
    for _ in range(6):
        assert not wider_than_the_screen(ada.page) and not cut_off(ada.page)
        page.offered.first.tap()
        if page.kind != "page":  # the first touch looks
            page.plate.get_by_role("button", name=ada.t("web-play-option-do")).tap()
        page = asked(ada, page)
    assert latest_view(ada)["state"]["mode"] == "tutorial"
    assert not raw_ids(ada.page)


# How high the coach is, and how much of the question it lies over while it speaks about something else than the board.
COACH = """() => {
  const coach = document.querySelector('aside.coach');
  const box = coach.getBoundingClientRect();
  const question = document.querySelector('[data-ask]').getBoundingClientRect();
  return [box.height, coach.classList.contains('below') ? 0 : Math.max(0, box.bottom - question.top)];
}"""
HIGHEST = 0.28 * 844  # px, of the screen


def test_on_a_phone_the_coach_leaves_room_for_the_board_and_the_question(visit: Visit):
    newcomer = visit("Ada", phone=True, lang="de").open("/tutorial/vanguard")
    newcomer.button("web-tutorial-start").tap()
    step, advice = newcomer.page.locator("aside.coach .next"), newcomer.page.locator("aside.coach .follow")

    said, question = 0, None
    while said < 6:
        question = asked(newcomer, question)
        if question.kind == "page":
            answer(question, random.Random(1))
            continue
        expect(step.or_(advice).first).to_be_visible()
        while step.count():
            high, over = newcomer.page.evaluate(COACH)
            assert high <= HIGHEST and over == 0
            step.tap()
            said += 1
        expect(advice).to_be_enabled()
        advice.tap()
