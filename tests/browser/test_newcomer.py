"""Somebody who has never been here plays: with a mouse, with keys alone, with a finger on a phone."""

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.measuring import wider_than_the_screen
from tests.browser.playing import Question, answer, asked, latest_view, log_lines, table_of, until_asked
from tests.browser.visiting import Visitor

HERE = re.compile(r"/table/\w+$")


def test_a_newcomer_gives_a_name_and_plays_with_bots_by_mouse(visit: Visit):
    newcomer = visit().open("/")
    newcomer.button("web-home-play", game="Nemesis").click()
    newcomer.page.get_by_label(newcomer.t("web-who-name")).fill("Ada")
    newcomer.button("web-who-go").click()
    expect(newcomer.page).to_have_url(HERE)

    fate, question = random.Random(1), asked(newcomer)
    for _ in range(5):
        answer(question, fate)
        question = asked(newcomer)

    assert len(newcomer.deeds("answer")) >= 5  # and every reaction that was declined
    expect(log_lines(newcomer).last).to_be_visible()


def test_a_card_in_the_hand_is_the_answer_as_well_as_its_line_in_the_list(visit: Visit):
    ada = visit("Ada")
    table_of(ada, bots=1)
    action = until_asked(ada, "action")
    action.option("nemesis-action-move").click()
    question = asked(ada, action)
    assert question.kind == "pay"

    ada.page.locator("[data-spot=hand]").get_by_role("button", pressed=False).first.click()
    asked(ada, question)

    assert question.id in [deed["ask"] for deed in ada.deeds("answer")]


def test_a_whole_turn_goes_by_keyboard_alone(visit: Visit):
    ada = visit("Ada")
    table_of(ada, bots=1)
    question = asked(ada)
    while question.kind == "draft":
        question = press(question, "1")
    before = latest_view(ada)["state"]["players"][0]["room"]

    key = question.option("nemesis-action-move").get_attribute("aria-keyshortcuts")
    assert question.kind == "action" and key
    question = press(question, key)
    while question.kind in ("room", "pay", "corridor"):  # where to, with which card: in the order the rules ask
        question = press(question, "1")

    assert latest_view(ada)["state"]["players"][0]["room"] != before


def press(question: Question, key: str) -> Question:
    """Answer with a key, and with Enter where several may be picked; the next question."""
    keyboard = question.visitor.page.keyboard
    keyboard.press(key)
    if question.many:
        expect(question.plate.locator("[aria-pressed=true]")).to_have_count(1)
        keyboard.press("Enter")
    return asked(question.visitor, question)


def test_the_board_can_be_walked_and_chosen_on_with_the_tab_and_enter_keys(visit: Visit):
    ada = visit("Ada")
    table_of(ada, bots=1)
    until_asked(ada, "action")
    ship = ada.page.get_by_role("group", name=ada.t("web-nemesis-ship"))

    ship.locator("[tabindex='0']").first.focus()
    first = ada.page.evaluate("document.activeElement.getAttribute('aria-label')")
    ada.page.keyboard.press("ArrowRight")
    second = ada.page.evaluate("document.activeElement.getAttribute('aria-label')")

    assert first and second and first != second


def test_a_phone_is_played_with_two_taps_an_answer(visit: Visit):
    ada = visit("Ada", phone=True)
    table_of(ada, bots=1)
    question = asked(ada)

    question.offered.first.tap()  # the first touch looks
    assert not ada.deeds("answer")
    question.plate.get_by_role("button", name=ada.t("web-play-option-do")).tap()

    asked(ada, question)
    first, *declined = ada.deeds("answer")  # a reaction may be asked for, and declined, on the way to the next question
    assert first["pick"] is not None and all(deed["pick"] is None for deed in declined)
    assert [deed["ask"] for deed in ada.deeds("answer")].count(first["ask"]) == 1


def test_a_phone_shows_hand_board_log_and_undo_behind_its_tabs(visit: Visit):
    ada = visit("Ada", phone=True)
    table_of(ada, bots=1)
    until_asked_by_touch(ada, "action")

    bar = ada.page.get_by_role("navigation", name=ada.t("web-play-tabs"))
    for tab in ("hand", "own", "log", "undo", "table"):
        button = bar.get_by_role("button", name=ada.t(f"web-play-tab-{tab}"))
        button.tap()
        expect(button).to_have_attribute("aria-current", "page")
        assert not wider_than_the_screen(ada.page)
    expect(ada.page.locator("#question")).to_be_visible()


def test_nothing_is_wider_than_the_smallest_phone(visit: Visit):
    ada = visit("Ada", phone=True, viewport={"width": 360, "height": 640})
    table_of(ada, bots=1)
    until_asked_by_touch(ada, "action")

    assert not wider_than_the_screen(ada.page)


def until_asked_by_touch(visitor: Visitor, kind: str) -> Question:
    question = asked(visitor)
    while question.kind != kind:
        question.offered.first.tap()
        question.plate.get_by_role("button", name=visitor.t("web-play-option-do")).tap()
        question = asked(visitor, question)
    return question
