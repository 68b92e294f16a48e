"""A screen's query is answered from the seat's knowledge alone, and changes nothing."""

import pytest

from starboard.kernel.encoding import encode
from starboard.kernel.errors import RuleFault, StarboardError, Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.requests import FATE
from starboard.kernel.seat_view import inspect
from starboard.kernel.visibility import OPEN, SPECTATOR
from tests.kernel.toy import TOY, ToyGame


class Curious(ToyGame):
    """Tells everything it is given, and tries to change it."""

    def inspect(self, state, seat, query):
        if query["kind"] == "hands":
            hands = [player["hand"] for player in state["players"]]
            state["players"].clear()
            state["deck"]["discard"].append("stop")
            return {"seat": seat, "hands": hands, "state": sorted(state)}
        if query["kind"] == "broken":
            return state["players"][99]
        if query["kind"] == "nonsense":
            raise StarboardError("hands: somebody's expected")
        raise Unknown("query", query["kind"], ["hands"])


def table(*cards) -> Match:
    script = [(FATE, card, "TOY-DEAL-01") for card in cards]
    return Match(Curious(), new_table(TOY, len(cards)), Fate(1), script=script)


HANDS = {"kind": "hands"}


def test_a_seat_learns_what_it_may_see_and_no_more():
    match = table("ace", "stop")
    assert inspect(match, 0, HANDS)["hands"] == [["ace"], 1]
    assert inspect(match, 1, HANDS)["hands"] == [1, ["stop"]]
    assert inspect(match, SPECTATOR, HANDS)["hands"] == [1, 1]
    assert inspect(match, OPEN, HANDS)["hands"] == [["ace"], ["stop"]]
    assert "secret_known" not in inspect(match, 0, HANDS)["state"]


def test_what_is_hidden_makes_no_difference():
    assert inspect(table("ace", "stop"), 0, HANDS) == inspect(table("ace", "king"), 0, HANDS)
    assert inspect(table("ace", "stop"), 0, HANDS) != inspect(table("two", "stop"), 0, HANDS)


def test_a_query_changes_nothing():
    match = table("ace", "stop")
    before = encode(match.state), match.journal[:], len(match.happened), match.waiting
    inspect(match, 0, HANDS)
    assert (encode(match.state), match.journal, len(match.happened), match.waiting) == before


def test_an_unknown_query_is_refused_and_a_failing_one_is_a_fault_of_the_game():
    match = table("ace", "stop")
    with pytest.raises(Unknown, match="fly"):
        inspect(match, 0, {"kind": "fly"})
    with pytest.raises(RuleFault) as fault:
        inspect(match, 0, {"kind": "broken"})
    assert fault.value.error == "IndexError"


def test_nobody_elses_eyes_look():
    with pytest.raises(ValueError, match="no seat"):
        inspect(table("ace", "stop"), FATE, HANDS)
