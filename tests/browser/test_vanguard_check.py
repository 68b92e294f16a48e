"""ISS Vanguard's Dice Check on its stage with odds while dice are picked."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    Question,
    answer,
    asked,
    click_until_sent,
    imported,
    latest_view,
    table_of,
)
from tests.browser.visiting import Visitor

EXPEDITION = {"game": "vanguard", "mode": "expedition", "scenario": "veyra"}
MOST = 90  # questions until what is wanted comes


def goes_on(question: Question, fate: random.Random) -> None:
    """A Special Action where there is one, else anything but the way home; as many dice as there are."""
    visitor = question.visitor
    options = (latest_view(visitor)["ask"] or {}).get("options", [])
    if question.kind == "dice":
        visitor.page.keyboard.press("1")
        question.confirm.click()
    elif question.kind == "turn":
        wanted = [at for at, option in enumerate(options) if option["value"][0] == "special"]
        others = [at for at, option in enumerate(options) if option["value"][0] != "lift-off"]
        click_until_sent(question, question.offered.nth((wanted or others)[0]))
    else:
        answer(question, fate)
    visitor.answered = question.id


def until_dice_are_picked(visitor: Visitor) -> Question:
    fate = random.Random(2)
    for _ in range(MOST):
        question = asked(visitor)
        if question.kind == "dice" and ":" in latest_view(visitor)["state"]["check"]["action"]:
            return question
        goes_on(question, fate)
    raise AssertionError(f"no Special Action with a check in {MOST} questions")


def test_odds_follow_the_dice_that_are_picked_and_the_roll_lies_on_the_stage(visit: Visit):
    ada = visit("Ada")
    table_of(ada, **EXPEDITION)
    question = until_dice_are_picked(ada)
    stage = ada.page.locator("section.check")
    chance = stage.locator(".line .state b").first
    expect(chance).to_be_visible()
    without = chance.inner_text()

    dice = stage.locator(".pool button[aria-pressed]")
    for at in range(dice.count()):
        dice.nth(at).click()

    expect(chance).not_to_have_text(without)
    expect(stage.locator(".pool button[aria-pressed=true]")).to_have_count(dice.count())
    expected = dice.count()
    click_until_sent(question, question.confirm)
    ada.answered = question.id
    for _ in range(4):  # others in the Sector may lend a die
        if latest_view(ada)["state"]["check"] is None or any(
            die["face"] for die in latest_view(ada)["state"]["check"]["dice"]
        ):
            break
        lends = asked(ada)
        click_until_sent(lends, lends.confirm)
        ada.answered = lends.id
    rolled = [event for frame in ada.frames("view", "update") for event in frame["events"] if event["kind"] == "rolled"]
    assert len([name for name, _ in rolled[-1]["args"]["dice"] if name not in ("injury", "danger")]) == expected


def test_dice_that_lie_on_the_stage_may_be_picked_from_a_list_too(visit: Visit):
    ada = visit("Ada")
    table_of(ada, **EXPEDITION)
    question = until_dice_are_picked(ada)
    options = latest_view(ada)["ask"]["options"]
    expect(question.offered).to_have_count(0)

    ada.button("web-play-question-as-list").click()

    expect(question.offered).to_have_count(len(options))
    question.offered.first.click()
    expect(question.offered.first).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator("section.check .pool button[aria-pressed=true]")).to_have_count(1)


def test_a_replay_shows_the_rows_of_a_check_and_how_they_stand(visit: Visit):
    ada = visit("Ada")
    ada.open(f"/replay/{imported(ada, '00-tutorial-cinder-1', 'vanguard')}")
    ada.page.get_by_role("slider", name=ada.t("web-replay-position")).wait_for()
    for _ in range(40):  # to the first step at which dice lie there
        if ada.page.locator("section.check .pool li .die").count():
            break
        ada.button("web-replay-step-on").click()

    best = ada.page.locator("section.check .line.best")
    expect(best).to_have_count(1)
    expect(best.locator(".state b")).not_to_be_empty()


# Whether the middle of every die that may be picked is really there to be pressed.
WITHIN_REACH = """() => [...document.querySelectorAll('section.check .pool button[aria-pressed]')].every((die) => {
  const box = die.getBoundingClientRect();
  return die.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
})"""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (844, 390), (390, 844)])
def test_the_dice_to_pick_from_are_in_sight_whatever_the_screen(visit: Visit, size: tuple[int, int]):
    ada = visit("Ada", viewport={"width": size[0], "height": size[1]})
    table_of(ada, **EXPEDITION)
    until_dice_are_picked(ada)

    expect(ada.page.locator("section.check .pool button[aria-pressed]").first).to_be_visible()
    assert ada.page.evaluate(WITHIN_REACH)
