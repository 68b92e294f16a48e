"""Whoever watches a match sees the table whenever something is told, and nothing that was told before."""

from starboard.kernel.encoding import encode
from starboard.kernel.fate import Fate
from starboard.kernel.game import listen, new_table, tell
from starboard.kernel.match import Match
from starboard.kernel.odds import odds_of_question
from tests.kernel.test_match import DEALT
from tests.kernel.toy import TOY


class Seen:
    def __init__(self) -> None:
        self.states: list[object] = []
        self.told: list[str] = []
        self.scores: list[int] = []

    def __call__(self, state) -> None:
        self.states.append(state)
        self.told.append(state.events[-1].kind)
        self.scores.append(state.score)


def watched() -> tuple[Match, Seen]:
    match, seen = Match(TOY, new_table(TOY, 3), Fate(1), script=DEALT), Seen()
    match.watch(seen)
    return match, seen


def test_the_table_is_seen_as_it_is_when_something_is_told():
    match, seen = watched()
    assert seen.told == []
    match.answer(0, "walk")
    match.answer(0, "run")
    match.answer(0, ("a", "b"))
    assert seen.told == ["moved", "moved", "rolled"]
    assert seen.scores == [0, 0, 2], "two cards were picked before the die, which counts after it was told"
    assert match.state.score > 2


def test_what_is_played_again_is_not_seen_again_and_what_follows_is():
    match, seen = watched()
    match.answer(0, "walk")
    match.answer(0, "run")
    match.undo(0)
    assert seen.told == ["moved", "moved"]
    match.answer(0, "walk")
    assert seen.told == ["moved", "moved", "moved"]
    assert seen.states[-1] is match.state and seen.states[0] is not match.state


def test_other_worlds_are_not_watched():
    match, seen = watched()
    fork = match.fork(Fate(2))
    fork.answer(0, "walk")
    match.imagine(0, Fate(3)).answer(0, "run")
    odds_of_question(match, 0)
    assert seen.told == []
    before = encode(match.state)
    match.watch(None)
    match.answer(0, "walk")
    assert seen.told == [] and encode(match.state) == before


def test_an_event_may_have_arguments_of_any_name():
    """Compiled, an argument was lost if it was called like one of the parameters of `tell`."""
    table = new_table(TOY, 2)
    listen(table)

    tell(table, "moved", "TOY-MOVE-01", what=1, kind=2, rule=3, seats=4, secret=5, g=6)

    assert table.events[0].args == {"what": 1, "kind": 2, "rule": 3, "seats": 4, "secret": 5, "g": 6}
