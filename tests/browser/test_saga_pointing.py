"""Star Saga's board as the controller: what could be done to somebody is proposed by pointing there."""

from tests.browser.conftest import Visit
from tests.browser.playing import Question, asked, click_until_sent, latest_view, table_of
from tests.browser.visiting import Visitor

MISSION = {"game": "saga", "mode": "together", "scenario": "a", "seats": 1, "bots": 0, "tutorial": True, "odds": False}
MOST = 40  # questions until somebody can be shot at


def advised(visitor: Visitor, question: Question) -> None:
    """The coach's answer; a page of the story is turned."""
    if question.kind == "page":
        click_until_sent(question, question.offered.first)
    else:
        click_until_sent(question, visitor.page.locator("aside.coach .follow:not(:disabled)"))
    visitor.answered = question.id


def until_somebody_can_be_shot_at(visitor: Visitor) -> str:
    """Plays on as the coach says; the name of an enemy within sight."""
    for _ in range(MOST):
        question = asked(visitor)
        view = latest_view(visitor)
        if question.kind == "action":
            enemies = {enemy["name"] for enemy in view["state"]["enemies"]}
            shots = [option for option in view["ask"]["options"] if option["value"] == "shoot"]
            found = [name for option in shots for name in option["at"]["targets"] if name in enemies]
            if found:
                return str(found[0])
        advised(visitor, question)
    raise AssertionError(f"nobody came into sight in {MOST} questions")


def test_pointing_at_an_enemy_proposes_the_shot_with_its_line_and_pointing_again_takes_it(visit: Visit):
    ada = visit("Ada")
    table = ada.post("/api/tables", {**MISSION, "name": "Test"})
    ada.post(f"/api/tables/{table['id']}/start")
    ada.open(f"/table/{table['id']}")
    name = until_somebody_can_be_shot_at(ada)
    [column, row] = next(one["at"] for one in latest_view(ada)["state"]["enemies"] if one["name"] == name)
    enemy = ada.page.locator(f"[data-name='{column},{row}']")

    enemy.dispatch_event("click")

    ada.page.locator("[data-proposal] .go").wait_for()
    ada.page.locator(".aim").wait_for()  # both sides' dice, and what they may bring
    before = len(ada.deeds("answer"))
    ada.page.wait_for_timeout(400)  # whoever clicks twice by accident has not decided
    enemy.dispatch_event("click")
    while len(ada.deeds("answer")) < before + 1:
        ada.page.wait_for_timeout(50)

    ada.page.wait_for_function("[...document.querySelectorAll('[role=log] li')].length > 0")
    picks = [deed["pick"] for deed in ada.deeds("answer")[before:]]
    assert picks[0] == "shoot" and (len(picks) == 1 or name in picks), picks


def test_a_place_touched_on_a_phone_is_chosen_by_its_row_in_the_list(visit: Visit):
    ada = visit("Ada", phone=True)
    table_of(ada, game="saga", mode="together", scenario="a")
    while (question := asked(ada)).kind != "move":
        click_until_sent(question, question.offered.first)
        ada.answered = question.id

    ada.page.locator("[data-name='2,8']").tap()
    ada.page.locator("[data-option]", has_text="C9").tap()

    asked(ada, question)
    assert ada.deeds("answer")[-1]["pick"] == ["to", 2, 8]
