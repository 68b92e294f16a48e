"""One press, one decision: double clicks, fast fingers, keys held down; and a coach who waits to be read."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.playing import Question, asked, latest_view, table_of, until_asked
from tests.browser.visiting import Visitor

# Clicks the first option of a question again and again while it does not listen.
CLICK_AT_ONCE = """() => {
  window.clicked = 0;
  new MutationObserver(() => {
    const option = document.querySelector('section[data-ask][data-deaf] [data-option]:not([aria-disabled])');
    if (!option) return;
    window.clicked++;
    option.click();
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-ask', 'data-deaf'] });
}"""
TEACHING = {"mode": "coop", "tutorial": True, "spectators": False}
WEIGHED = (("noise", 0.5), ("danger", 0.25))  # what each option may bring
LONG_AGO = 20_000  # ms; more than anybody needs to read a lesson


def at_movement(visitor: Visitor) -> tuple[Question, float, float]:
    """The question with Movement in it, and where Movement is on the screen."""
    table_of(visitor, bots=1)
    question = until_asked(visitor, "action")
    box = question.option("nemesis-action-move").bounding_box()
    assert box
    return question, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def answers_since(visitor: Visitor, question: Question) -> list[str]:
    """The questions answered from this one on."""
    asks = [deed["ask"] for deed in visitor.deeds("answer")]
    return asks[asks.index(question.id) :]


def test_a_double_click_on_movement_does_not_pay_with_the_first_card(visit: Visit):
    ada = visit("Ada")
    question, x, y = at_movement(ada)

    ada.page.mouse.dblclick(x, y)
    paying = asked(ada, question)

    assert paying.kind == "pay"
    assert answers_since(ada, question) == [question.id]


def test_a_slow_double_click_answers_one_question(visit: Visit):
    ada = visit("Ada")
    question, x, y = at_movement(ada)

    ada.page.mouse.click(x, y)
    paying = asked(ada, question)
    ada.page.mouse.down(click_count=2)  # late, but the second of a double click
    ada.page.mouse.up(click_count=2)
    assert answers_since(ada, question) == [question.id]

    paying.offered.first.click()  # and the next one counts
    asked(ada, paying)
    assert answers_since(ada, question)[:2] == [question.id, paying.id]


def test_whatever_is_clicked_in_the_first_moment_of_a_question_is_dropped(visit: Visit):
    ada = visit("Ada")
    question, x, y = at_movement(ada)

    ada.page.evaluate(CLICK_AT_ONCE)
    ada.page.mouse.click(x, y)
    asked(ada, question)

    assert ada.page.evaluate("window.clicked") > 0, "nothing was clicked in the first moment"
    assert answers_since(ada, question) == [question.id]
    assert not ada.page.locator(".toast").count()


def test_a_key_held_down_answers_once_and_keys_after_a_moment_count(visit: Visit):
    ada = visit("Ada")
    table_of(ada, bots=1)
    question = until_asked(ada, "action")
    key = question.option("nemesis-action-move").get_attribute("aria-keyshortcuts")
    assert key

    ada.page.keyboard.down(key)
    paying = asked(ada, question)
    for _ in range(5):
        ada.page.keyboard.down(key)  # what a keyboard sends while it is held
    ada.page.keyboard.up(key)
    assert answers_since(ada, question) == [question.id]

    ada.page.keyboard.press("1")
    asked(ada, paying)
    assert answers_since(ada, question)[:2] == [question.id, paying.id]
    assert not ada.page.locator(".toast").count()


def test_enter_held_on_a_focused_option_answers_once(visit: Visit):
    ada = visit("Ada")
    table_of(ada, bots=1)
    question = until_asked(ada, "action")

    question.option("nemesis-action-move").focus()
    ada.page.keyboard.down("Enter")
    asked(ada, question)
    for _ in range(5):
        ada.page.keyboard.down("Enter")
    ada.page.keyboard.up("Enter")

    assert answers_since(ada, question) == [question.id]


def test_a_double_tap_on_a_phone_answers_one_question(visit: Visit):
    ada = visit("Ada", phone=True)
    table_of(ada, bots=1)
    question = asked(ada)
    question.offered.first.tap()
    box = question.plate.get_by_role("button", name=ada.t("web-play-option-do")).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    ada.page.touchscreen.tap(x, y)
    ada.page.touchscreen.tap(x, y)
    asked(ada, question)

    asks = [deed["ask"] for deed in ada.deeds("answer") if deed["pick"] is not None]
    assert asks == [question.id]


def test_what_was_pressed_is_chosen_though_the_list_slides_before_the_button_is_let_go(visit: Visit):
    ada = visit("Ada")
    question, x, y = at_movement(ada)

    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    question.plate.locator(".options").evaluate("list => (list.style.paddingTop = '120px')")
    ada.page.mouse.up()
    paying = asked(ada, question)

    assert paying.kind == "pay"
    assert ada.deeds("answer")[-1]["pick"] == "move"


def test_whoever_drags_away_from_an_option_does_not_choose_it(visit: Visit):
    ada = visit("Ada")
    question, x, y = at_movement(ada)

    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x - 500, y)
    ada.page.mouse.up()
    ada.page.wait_for_timeout(300)

    assert question.id not in [deed["ask"] for deed in ada.deeds("answer")]


class HeldOdds:
    """Odds come to this page when the test wants: no server answers its requests for them."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.wanted: list[dict[str, Any]] = []
        self.line: WebSocketRoute
        visitor.page.route_web_socket(re.compile("/ws/tables/"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self.line, server = line, line.connect_to_server()
        line.on_message(
            lambda said: self.wanted.append(json.loads(said)) if '"do":"odds"' in said else server.send(said)
        )

    def answer(self, request: dict[str, Any], odds: list[Any]) -> None:
        self.line.send(json.dumps({"is": "odds", "n": request["n"], "ask": request["ask"], "odds": odds}))

    def request_about(self, question: Question) -> dict[str, Any]:
        """The request for the odds of all its options; what was asked for before has none."""
        for _ in range(200):
            while self.wanted:
                request = self.wanted.pop(0)
                if request["ask"] == question.id and "pick" not in request:
                    return request
                self.answer(request, [])
            self.visitor.page.wait_for_timeout(50)
        raise AssertionError("nobody wants to know the odds")


def test_what_is_pressed_just_after_odds_have_pushed_the_rows_down_is_meant_for_what_stood_there(visit: Visit):
    ada = visit("Ada")
    odds = HeldOdds(ada)
    ada.page.clock.install()
    table_of(ada, bots=1, odds=True)
    question = until_asked(ada, "action")
    request = odds.request_about(question)
    options, last = latest_view(ada)["ask"]["options"], question.offered.last
    box = last.bounding_box()
    assert box and len(options) == question.count
    ada.page.clock.pause_at(ada.page.evaluate("Date.now() + 1000"))

    outcomes = [{"text": f"nemesis-odds-{what}", "chance": chance, "args": {}} for what, chance in WEIGHED]
    odds.answer(request, [{"pick": one["value"], "exact": True, "outcomes": outcomes} for one in options[:-1]])
    pushed = "([row, bottom]) => row.getBoundingClientRect().top > bottom"
    ada.page.wait_for_function(pushed, arg=[last.element_handle(), box["y"] + box["height"]], polling=50)
    for down in range(4, 44, 8):  # somewhere there stands a row above it now, or a gap between two
        ada.page.mouse.click(box["x"] + 30, box["y"] + down)

    ada.page.clock.resume()
    asked(ada, question)
    answers = [(deed["ask"], deed["pick"]) for deed in ada.deeds("answer")]
    assert [pick for ask, pick in answers if ask == question.id] == [options[-1]["value"]], f"answered: {answers}"


def test_the_coach_waits_to_be_read_and_goes_one_step_for_one_press(visit: Visit):
    ada = visit("Ada")
    ada.page.clock.install()
    table_of(ada, bots=1, **TEACHING)
    coach = ada.page.get_by_role("complementary", name=ada.t("web-coach"))
    lesson = coach.get_by_role("heading", level=2)
    expect(lesson).to_have_text(ada.t("web-nemesis-coach-draft"))

    ada.page.clock.fast_forward(LONG_AGO)
    until_asked(ada, "action")  # Characters are drafted and the first Action is asked for meanwhile
    expect(lesson).to_have_text(ada.t("web-nemesis-coach-draft"))

    for step in ("goal", "cards", "moving"):
        ada.page.clock.fast_forward(LONG_AGO)
        coach.locator("button.next").click()
        expect(lesson).to_have_text(ada.t(f"web-nemesis-coach-{step}"))
    ada.page.reload()
    expect(lesson).to_have_text(ada.t("web-nemesis-coach-moving"))
