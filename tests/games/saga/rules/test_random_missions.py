"""Whole random games of missions: everything stays where it can be, and any checkpoint is a way in."""

import pytest

from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.rules.play import play
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.testing.mission_table import MissionTable, random_answer
from starboard.kernel.fate import Fate
from starboard.kernel.requests import Checkpoint, Payload

ROUNDS = 12  # of one game at the most
TOGETHER: list[list[str]] = [["mercenaries"]]
VERSUS = [["nexus"], ["mercenaries"], ["mercenaries"]]


def wrong_pieces(table: MissionTable) -> list[str]:
    """What is not where it should be."""
    g, printed = table.g, mission(table.g.mission)
    found = table.impossible()
    revealed = {g.ground[y][x] for door in g.doors for x, y in door.squares}
    found += [f"{letter} has a door and is not revealed" for letter in revealed if letter not in g.zones]
    found += [f"{one.code} is there twice" for one in g.scenery if [two.code for two in g.scenery].count(one.code) > 1]
    if g.enemies and len({model.name for model in g.enemies}) < len(g.enemies):
        found.append("two Agents have one name")
    if g.round and g.turns > max(printed.turns, printed.player_turns):
        found.append("more Turns than the mission gives")
    return found


def go_on(table: MissionTable, fate: Fate) -> tuple[list[Payload], list[tuple[int, Saga]]]:
    """Play at random to the end, or for some Rounds: all answers, and how many there were at every checkpoint."""
    answers: list[Payload] = []
    seen: list[tuple[int, Saga]] = []
    going = play(table.g)
    reply: Payload = None
    try:
        while table.g.round <= ROUNDS:
            request = going.send(reply)
            assert wrong_pieces(table) == []
            reply = random_answer(request, fate)
            if isinstance(request, Checkpoint):
                seen.append((len(answers), table.g.clone()))
            else:
                answers.append(reply)
    except StopIteration:
        assert table.g.step == "over" and table.g.ending in ("mercenaries", "nexus")
    return answers, seen


@pytest.mark.rule("SAGA-ROUND-02", "SAGA-SETUP-01")
@pytest.mark.parametrize("seats", [TOGETHER, VERSUS], ids=["together", "versus"])
@pytest.mark.parametrize("name", ["a", "b", "c"])
@pytest.mark.parametrize("seed", range(2))
def test_random_games_of_a_mission(name: str, seats: list[list[str]], seed: int):
    table = MissionTable(name, *seats)

    _, seen = go_on(table, Fate(seed))

    assert len(seen) > 5 and (table.g.ending or table.g.round > ROUNDS)


@pytest.mark.rule("SAGA-ROUND-02")
@pytest.mark.parametrize("checkpoint", [0, 5, 11, 30])
def test_a_game_taken_up_at_a_checkpoint_goes_on_as_it_did(checkpoint: int):
    table = MissionTable("b", *VERSUS)
    answers, seen = go_on(table, Fate(1))
    given, g = seen[checkpoint]

    going = play(g)
    left = answers[given:]
    try:
        request = next(going)
        while g.round <= ROUNDS and (left or isinstance(request, Checkpoint)):
            reply = None if isinstance(request, Checkpoint) else left.pop(0)
            request = going.send(reply)
    except StopIteration:
        pass

    assert left == [] and (g.round, g.ending, g.turns_taken) == (table.g.round, table.g.ending, table.g.turns_taken)
    assert [model.at for model in g.enemies] == [model.at for model in table.g.enemies]
