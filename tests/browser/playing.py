"""At the table: who sits where, what is asked on the screen, and how it is answered there."""

import random
import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

from starboard.kernel.diffs import patched
from starboard.server.wire.event_diffs import whole_diff
from tests.browser.visiting import PATIENCE, Visitor

MOST = 60  # questions until a wanted one comes
GAMES = Path(__file__).parents[1] / "games"
FIRST = "nemesis"  # the game that most of these tests play
REPLAYS = GAMES / FIRST / "replays"

# The question on the screen once it listens, if it is another one than `last`; the end is a question without an id.
# Nobody reacts at these tables: whatever reaction window opens is let pass, so that no test waits for one.
NOW = """last => {
  if (document.querySelector('section.over')) return { id: '', kind: 'over', many: false, offered: 0 };
  const plate = document.querySelector('[data-ask]');
  const reacting = plate?.dataset.kind === 'react';
  document.querySelector(reacting ? '[data-ask] .more button' : 'section.window button:not(.stop)')?.click();
  if (!plate || plate.dataset.ask === last || reacting || plate.dataset.deaf) return null;
  const offered = [...plate.querySelectorAll('[data-option]:not([aria-disabled])')];
  const many = offered.some((option) => option.hasAttribute('aria-pressed'));
  return { id: plate.dataset.ask, kind: plate.dataset.kind, many, offered: offered.length };
}"""

# Whether a question has been answered, though the next one may not be there yet.
SENT = """id => {
  const plate = document.querySelector('[data-ask]');
  return plate?.dataset.ask !== id || plate.dataset.sent !== undefined;
}"""


def table_of(host: Visitor, *friends: Visitor, bots: int = 0, start: bool = True, **wishes: Any) -> str:
    """A table with these people in order and bots in the last seats; nobody waits for reactions, nor for odds."""
    seats = 1 + len(friends) + bots
    usual = {"game": "nemesis", "seats": seats, "bots": bots, "name": "Test", "reaction_seconds": 0, "odds": False}
    body = {**usual, **wishes}
    table = host.post("/api/tables", body)
    for seat, friend in enumerate(friends, 1):
        friend.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        friend.post(f"/api/tables/{table['id']}/seats/{seat}/sit")
    if start:
        host.post(f"/api/tables/{table['id']}/start")
    for visitor in (host, *friends):
        visitor.open(f"/table/{table['id']}")
    return str(table["id"])


def imported(visitor: Visitor, name: str, game: str = FIRST) -> str:
    """A recorded game comes to the visitor's table, finished."""
    data = (GAMES / game / "replays" / f"{name}.starboard").read_bytes()
    headers = {"content-type": "application/octet-stream"}
    answer = visitor.context.request.post("/api/import?name=Recorded", data=data, headers=headers)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def forked(visitor: Visitor, name: str, step: int, seat: int = 0, game: str = FIRST) -> str:
    """A recorded game goes on from one of its steps: the visitor in a seat, bots in the others."""
    table = visitor.post(f"/api/tables/{imported(visitor, name, game)}/fork", {"step": step, "seat": seat})
    return str(table["id"])


# --- the question ---


class Question:
    """A question as it stands on the screen."""

    def __init__(self, visitor: Visitor, found: dict[str, Any]) -> None:
        self.visitor = visitor
        self.id: str = found["id"]
        self.kind: str = found["kind"]
        self.many: bool = found["many"]
        self.count: int = found["offered"]
        self.plate: Locator = visitor.page.locator(f"[data-ask='{self.id}']")
        self.offered: Locator = self.plate.locator("[data-option]:not([aria-disabled])")
        self.blocked: Locator = self.plate.locator("[data-option][aria-disabled]")
        self.confirm: Locator = self.plate.locator(".more button")  # or "none", where one may decline

    def option(self, message: str) -> Locator:
        """The option with this text."""
        words = re.compile(rf"^\s*{re.escape(self.visitor.t(message))}\s*$")
        return self.offered.filter(has=self.visitor.page.locator(".name", has_text=words)).first


def asked(visitor: Visitor, after: Question | None = None) -> Question:
    """The next question on this screen; its kind is "over" once the game is."""
    last = after.id if after else visitor.answered
    found = visitor.page.wait_for_function(NOW, arg=last, timeout=PATIENCE).json_value()
    return Question(visitor, found)


def whose_question(*visitors: Visitor) -> Question:
    """The question of whoever is asked now."""
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        for visitor in visitors:
            if found := visitor.page.evaluate(NOW, visitor.answered):
                return Question(visitor, found)
        visitors[0].page.wait_for_timeout(50)
    raise AssertionError(f"nobody is asked: {[visitor.name for visitor in visitors]}")


def answer(question: Question, fate: random.Random, passing: float = 0.0) -> Question:
    """Answer with the mouse, at random, but pass as often as wanted."""
    if not question.count:
        question = as_list(question)
    if question.many:
        _pick_enough(question, fate)
    else:
        click_until_sent(question, _one_pick(question, fate, passing))
    question.visitor.answered = question.id
    return question


def as_list(question: Question) -> Question:
    """The question with its options in the list, where the board draws them all."""
    visitor = question.visitor
    words = visitor.t("web-play-question-as-list")
    drawn = question.plate.get_by_role("button", name=words, exact=True)
    if not drawn.count():
        return question
    drawn.click()
    question.offered.first.wait_for()
    return Question(visitor, visitor.page.wait_for_function(NOW, arg=None).json_value())


def _one_pick(question: Question, fate: random.Random, passing: float) -> Locator:
    passes = question.option("nemesis-action-pass")
    if passing and fate.random() < passing and question.kind == "action" and passes.count():
        return passes
    if not question.count or (question.confirm.count() and fate.random() < 0.5):
        return question.confirm
    return question.offered.nth(fate.randrange(question.count))


def click_until_sent(question: Question, choice: Locator) -> None:
    """Click as people do, who click again when nothing happens."""
    page = question.visitor.page
    for _ in range(3):
        choice.click()
        for _ in range(PATIENCE // 3 // 50):
            if page.evaluate(SENT, question.id):
                return
            page.wait_for_timeout(50)
    raise AssertionError(f"question {question.id} was clicked again and again, and nothing was sent")


def _pick_enough(question: Question, fate: random.Random) -> None:
    """Pick different options until the answer may be given."""
    order = list(range(question.count))
    fate.shuffle(order)
    while order and not question.confirm.is_enabled():
        question.offered.nth(order.pop()).click()
    question.confirm.click()


def until_asked(visitor: Visitor, kind: str, fate: random.Random | None = None, passing: float = 0.0) -> Question:
    """Play on until this visitor has a question of one kind before them."""
    fate, question = fate or random.Random(1), asked(visitor)
    for _ in range(MOST):
        if question.kind == kind:
            return question
        assert question.kind != "over", f"the game was over before a question {kind!r} came"
        answer(question, fate, passing)
        question = asked(visitor)
    raise AssertionError(f"no question {kind!r} in {MOST} questions")


def play_on(questions: int, *visitors: Visitor) -> set[str]:
    """Answer so many questions, whoever is asked; the names of those who were."""
    fate = random.Random(3)
    return {answer(whose_question(*visitors), fate).visitor.name for _ in range(questions)}


def in_step(*visitors: Visitor) -> None:
    """All screens have come to the same version of the table."""
    for _ in range(100):
        versions = {visitor.frames("view", "update")[-1]["version"] for visitor in visitors}
        if len(versions) == 1:
            return
        visitors[0].page.wait_for_timeout(50)
    raise AssertionError(f"not in step: {versions}")


def latest_view(visitor: Visitor) -> dict[str, Any]:
    """What the frames add up to: the view as the page has it."""
    visitor.page.locator(".stage").wait_for()
    view: Any = None
    for frame in visitor.frames("view", "update"):
        view = frame["view"] if frame["is"] == "view" else patched(view, whole_diff(frame))
    assert isinstance(view, dict), "the table is on the screen, but no view has come"
    return view


def told(visitor: Visitor) -> dict[int, Any]:
    """The log as the frames tell it, by number: an event replaces everything from its number on."""
    log: dict[int, Any] = {}
    for frame in visitor.frames("view", "update"):
        for event in frame["events"]:
            log = {number: line for number, line in log.items() if number < event["n"]}
            log[event["n"]] = event
    return log


def log_lines(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("log").locator("li")


def leave_to_bots(visitor: Visitor, table: str) -> None:
    """Bots play to the end of the chapter."""
    visitor.post(f"/api/tables/{table}/seats/0/bot")
    for _ in range(200):
        if visitor.get(f"/api/tables/{table}")["over"]:
            return
        visitor.page.wait_for_timeout(100)
    raise AssertionError("the bots do not come to an end")
