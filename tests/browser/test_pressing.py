"""One press, one decision: double clicks, fast fingers, keys held down; and a coach who waits to be read."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Question, asked, table_of, until_asked
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
