"""The End Phase, and how Mercenaries come onto the board (SAGA-END, SAGA-SETUP-05, -12, -14)."""

import os
import subprocess
import sys

import pytest

from starboard.games.saga.rules import end_phase as phase
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.placing import place_mercenaries
from starboard.games.saga.state.fields import CardInPlay, Effect
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.requests import CHECKPOINT


@pytest.mark.rule("SAGA-END-01")
def test_the_parts_of_the_end_phase_come_in_their_order(monkeypatch: pytest.MonkeyPatch):
    table = SagaTable("R..")
    curby = table.mercenary("curby", at=(1, 0)).model
    curby.shield_wounds = 1
    table.g.points[0].active = False
    seen: list[tuple[str, bool, int]] = []

    def look(name: str):
        def deed(g):
            seen.append((name, g.points[0].active, g.mercenaries[0].model.shield_wounds))
            yield CHECKPOINT

        return deed

    monkeypatch.setitem(phase.AT_THE_START, "one", look("start"))
    monkeypatch.setitem(phase.AT_THE_END, "two", look("end"))

    table.run(end_phase)

    assert seen[:2] == [("start", False, 1), ("end", True, 0)]
    assert (table.g.round, table.g.step) == (2, "mercenaries")


@pytest.mark.rule("SAGA-END-02")
def test_points_are_turned_up_again_unless_they_are_welded():
    table = SagaTable("R.R")
    for point in table.g.points:
        point.active = False
    table.g.points[1].welded = True

    table.run(end_phase)

    assert [point.active for point in table.g.points] == [True, False]


@pytest.mark.rule("SAGA-END-03")
def test_shields_recharge():
    table = SagaTable("...")
    curby = table.mercenary("curby", at=(1, 0)).model
    curby.shield_wounds, curby.wounds = 2, 1

    table.run(end_phase)

    assert (curby.shield_wounds, curby.wounds) == (1, 1)


@pytest.mark.rule("SAGA-END-01")
def test_what_lasts_for_a_round_ends_with_it():
    table = SagaTable("...")
    guard = table.agent("guard", at=(1, 0))
    table.g.round = 3
    guard.effects = [
        Effect("a", "round", 3), Effect("b", "next-round", 3), Effect("c", "next-round", 2), Effect("d", "mission", 1),
    ]  # fmt: skip
    table.g.nexus.in_play = [CardInPlay("ev-brown-out", "next-round", 2), CardInPlay("ev-daylight", "next-round", 3)]

    table.run(end_phase)

    assert [effect.source for effect in guard.effects] == ["b", "d"]
    assert [card.card for card in table.g.nexus.in_play] == ["ev-daylight"]


@pytest.mark.rule("SAGA-SETUP-05", "SAGA-SETUP-12", "SAGA-SETUP-14")
def test_one_stands_on_the_start_position_and_the_others_next_to_it():
    table = SagaTable("......", ".SR...", "......")
    for name in ("dulinsky", "curby", "alyse"):
        table.mercenary(name, at=None)
    table.answers({"placing": ["curby", "alyse"], "start-square": [(0, 0), (2, 2)]})
    table.answers({"facing": ["east", "south", "west"]})

    table.run(place_mercenaries)

    placed = {who.model.name: (who.model.at, who.model.facing) for who in table.g.mercenaries}
    assert placed == {"curby": ((1, 1), "east"), "alyse": ((0, 0), "south"), "dulinsky": ((2, 2), "west")}
    assert [ask.seat for ask in table.asked if ask.kind == "facing"] == [1, 2, 0]
    squares = next(ask for ask in table.asked if ask.kind == "start-square").options
    assert len(squares) == 7 and (2, 1) not in squares  # not the Reinforcement Point


@pytest.mark.rule("SAGA-SETUP-14")
def test_when_the_squares_next_to_it_are_full_the_next_nearest_are_taken():
    table = SagaTable("S.....")
    for name in ("dulinsky", "curby", "alyse"):
        table.mercenary(name, at=None, seat=0)
    table.answers({"placing": ["dulinsky", "curby"], "facing": ["north", "north", "north"]})

    table.run(place_mercenaries)

    assert [who.model.at for who in table.g.mercenaries] == [(0, 0), (1, 0), (2, 0)]


@pytest.mark.rule("SAGA-END-01")
@pytest.mark.parametrize("first", ["plugin", "rules.setup", "rules.play"])
def test_cards_speak_before_what_moves_by_itself_whichever_module_is_loaded_first(first):
    """It is asked of a fresh interpreter: tables of moments are filled when modules are loaded."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    tables = "from starboard.games.saga.rules.end_phase import AT_THE_START"
    asked = f"import starboard.games.saga.{first}; {tables}; print(*AT_THE_START)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True, env=environment)

    assert told.stdout.split() == ["ba-regrowth", "ordered-walks", "belts", "pulse", "burn-line"]
