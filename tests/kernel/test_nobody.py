"""FATE, SPECTATOR, OPEN and EVERYBODY are four different things, and one in place of another is noticed."""

import subprocess
import sys

import pytest

from starboard.kernel.errors import RuleFault
from starboard.kernel.fate import Fate
from starboard.kernel.game import Happening, new_table
from starboard.kernel.match import Match
from starboard.kernel.requests import FATE, Ask
from starboard.kernel.seat_view import WATCHING, event_for, events, view
from starboard.kernel.visibility import EVERYBODY, NO_SEATS, OPEN, SPECTATOR, Known, knows, only
from tests.kernel.toy import TOY, ToyGame

EYES = (SPECTATOR, OPEN)
MIXED_UP = """
from starboard.kernel.game import State, tell
from starboard.kernel.requests import FATE
from starboard.kernel.visibility import EVERYBODY, SPECTATOR, only

def right(g: State) -> None:
    tell(g, "seen", "TOY-01", EVERYBODY, {"card": 1})
    tell(g, "seen", "TOY-01", only(2), {"card": 1})

def wrong(g: State) -> None:
    tell(g, "seen", "TOY-01", FATE, {"card": 1})
    tell(g, "seen", "TOY-01", SPECTATOR, {"card": 1})
"""


def table() -> Match:
    return Match(TOY, new_table(TOY, 2), Fate(1))


def test_what_stands_on_disk_and_on_the_wire_stays_what_it_was():
    assert (FATE, EVERYBODY, WATCHING, OPEN) == (-1, -1, -1, -2)
    assert view(table(), SPECTATOR)["seat"] == WATCHING


def test_no_eyes_are_fates_and_no_eyes_are_a_mask():
    assert len({FATE, SPECTATOR, OPEN}) == 3
    assert len({EVERYBODY, NO_SEATS, only(0), only(1), SPECTATOR, OPEN}) == 6
    match = table()
    happening = Happening("seen", "TOY-01", {}, only(0), {"card": "ace"})
    for eyes in EYES:
        view(match, eyes)
        events(match, eyes)
        assert ("card" in event_for(happening, eyes)["args"]) == (eyes == OPEN)
    for nobody in (FATE, EVERYBODY, -3, -7):
        with pytest.raises(ValueError, match="no seat"):
            view(match, nobody)
        with pytest.raises(ValueError, match="no seat"):
            event_for(happening, nobody)


@pytest.mark.parametrize("mask", [SPECTATOR, OPEN, -7])
def test_a_mask_is_made_of_seats_or_is_everybody(mask):
    assert knows(EVERYBODY, SPECTATOR) and knows(only(3), 3) and not knows(only(3), SPECTATOR)
    with pytest.raises(ValueError, match="no mask"):
        knows(mask, 1)
    player = type("Piece", (), {"known": mask})()
    with pytest.raises(ValueError, match="no mask"):
        Known("known").view(player, "ace", 0)


@pytest.mark.parametrize("seat", [FATE, SPECTATOR, OPEN])
def test_only_seats_are_asked(seat):
    class Strange(ToyGame):
        def play(self, g):
            yield Ask(0, ["on", "off"], "TOY-ON-01")
            yield Ask(seat, ["on", "off"], "TOY-OFF-01")

    match = Match(Strange(), new_table(TOY, 2), Fate(1))
    with pytest.raises(RuleFault):
        match.answer(0, "on")
    assert match.journal == []


def test_the_type_checker_sees_a_seat_in_place_of_a_mask(tmp_path):
    file = tmp_path / "mixed_up.py"
    file.write_text(MIXED_UP)
    command = [sys.executable, "-m", "mypy", "--follow-imports=silent", f"--cache-dir={tmp_path}", str(file)]
    found = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    lines = [int(line.split(":")[1]) for line in found.splitlines() if "error:" in line]
    assert lines == [11, 12], found
