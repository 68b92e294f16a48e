"""What Agents may and may not do while the Nexus is unaware (SAGA-STEALTH-10 to SAGA-STEALTH-13)."""

import pytest

from starboard.games.saga.rules.movement import zones
from starboard.games.saga.rules.movement.breaking_away import free_attackers, free_attacks
from starboard.games.saga.rules.nexus.activations import activate
from starboard.games.saga.rules.nexus.bonus import bonus_step
from starboard.games.saga.rules.places import engaged, layout
from starboard.games.saga.testing.table import SagaTable

HALL = ("............",) * 3


def quiet(*rows: str, player: bool = True, hand: tuple[str, ...] = ()) -> SagaTable:
    """Dulinsky at the west end of a hall, of whom the Nexus knows nothing."""
    table = SagaTable(*(rows or HALL))
    table.mercenary("dulinsky", at=(0, 0), facing="east")
    if player:
        table.nexus_player(hand)
    table.g.nexus.aware, table.g.step = False, "activations"
    return table


@pytest.mark.rule("SAGA-STEALTH-11")
@pytest.mark.parametrize(("bonus", "furthest"), [(False, 1), (True, 2)])
def test_an_activation_is_one_square_and_a_bonus_activation_two(bonus: bool, furthest: int):
    table = quiet()
    guard = table.agent("guard", at=(8, 1), facing="east")
    table.answers({"move": "stay", "facing": "east"})

    table.run(activate, guard, "SAGA-ACTIVATE-01", bonus)

    ends = [option for option in table.question("move").options if option[0] == "to"]
    assert max([max(abs(x - 8), abs(y - 1)) for _, x, y in ends]) == furthest


@pytest.mark.rule("SAGA-STEALTH-11", "SAGA-STEALTH-10")
def test_a_card_for_a_bonus_activation_moves_it_two_squares_whatever_its_move():
    table = quiet(hand=("nx-dig-in-a",))
    victim = table.agent("victim", at=(8, 1), facing="east")
    table.answers({"bonus": "nx-dig-in-a", "move": ("to", 10, 1), "facing": "east"})

    table.run(bonus_step)

    assert victim.at == (10, 1) and table.g.nexus.hand == []


@pytest.mark.rule("SAGA-STEALTH-11", "SAGA-STEALTH-13")
def test_the_artificial_nexus_goes_one_square_too():
    table = quiet(player=False)
    guard = table.agent("guard", at=(8, 1), facing="east")
    table.g.nexus.target = "dulinsky"

    table.run(activate, guard, "SAGA-AN-06")

    assert guard.at == (7, 1) or guard.at == (7, 0)


@pytest.mark.rule("SAGA-STEALTH-12")
@pytest.mark.parametrize("action", ["shoot", "assault"])
@pytest.mark.parametrize("aware", [False, True])
def test_an_unaware_agent_neither_shoots_nor_assaults(action: str, aware: bool):
    table = quiet("............", "#D##########")
    table.g.mercenaries[0].model.facing = "west"
    table.g.nexus.aware = aware
    guard = table.agent("guard", at=(1, 0), facing="east")
    table.answers({"move": "stay", "facing": "west", "action": action})

    if aware:
        table.any_fate().run(activate, guard, "SAGA-ACTIVATE-01")
        assert table.told("attacked")
        return
    with table.refuses("SAGA-ACTIVATE-02"):
        table.run(activate, guard, "SAGA-ACTIVATE-01")
    ask = table.question("action")
    assert list(ask.options) == [("door", "D1")]
    assert dict(ask.blocked())[action].rule == "SAGA-STEALTH-12"


@pytest.mark.rule("SAGA-STEALTH-12", "SAGA-DETECT-08")
@pytest.mark.parametrize("kind", ["guard", "technician", "victim"])
def test_the_artificial_nexus_only_sees_what_stands_before_its_agent(kind: str):
    table = quiet(player=False)
    agent = table.agent(kind, at=(1, 0), facing="east")
    table.g.nexus.target = "dulinsky"

    table.run(activate, agent, "SAGA-AN-06")

    assert table.rolled == [] and agent.at == (1, 0) and agent.facing == "west" and table.g.nexus.aware


@pytest.mark.rule("SAGA-STEALTH-12", "SAGA-BOSS-01")
def test_a_boss_does_not_sweep_or_use_its_powers_either():
    table = quiet(*["............"] * 4)
    aberration = table.boss("aberration", at=(1, 0), facing="east")
    table.answers({"move": "stay", "facing": "west"})
    table.run(activate, aberration, "SAGA-BOSS-03")
    assert table.rolled == [] and not [ask for ask in table.asked if ask.kind == "action"]

    table = quiet(*["............"] * 4)
    chovar = table.boss("chovar", at=(3, 1), facing="east")
    table.g.nexus.powers = ["pw-mind-storm"]
    table.answers({"move": "stay", "facing": "west"})
    table.run(activate, chovar, "SAGA-BOSS-03")
    assert table.rolled == [] and table.g.nexus.powers_used == []


@pytest.mark.rule("SAGA-STEALTH-12", "SAGA-DOOR-03")
def test_an_unaware_agent_opens_and_closes_doors_of_revealed_zones():
    table = quiet("......D.....", "######.#####")
    guard = table.agent("guard", at=(7, 0), facing="east")
    table.answers({"move": "stay", "facing": "west", "action": ("door", "D1")})
    table.run(activate, guard, "SAGA-ACTIVATE-01")
    assert table.door("D1").open

    table.g.nexus.aware = False
    table.answers({"move": "stay", "facing": "west", "action": ("door", "D1")})
    table.run(activate, guard, "SAGA-ACTIVATE-01")
    assert not table.door("D1").open


@pytest.mark.rule("SAGA-STEALTH-12", "SAGA-DOOR-07")
def test_it_does_not_open_a_door_to_an_unrevealed_zone(monkeypatch: pytest.MonkeyPatch):
    table = quiet("......D.....", "######.#####")
    chart = zones.Chart({"B": zones.Zone("B", [(0, 0)])}, {"D1": ["A", "B"]})
    monkeypatch.setitem(zones.CHARTS, table.g.mission, chart)
    guard = table.agent("guard", at=(7, 0), facing="east")
    table.answers({"move": "stay", "facing": "west"})

    table.run(activate, guard, "SAGA-ACTIVATE-01")

    assert not table.door("D1").open and "door" not in [option[0] for ask in table.asked for option in ask.options]


@pytest.mark.rule("SAGA-STEALTH-12", "SAGA-BREAK-03", "SAGA-ARC-06")
def test_it_keeps_its_front_arc_and_its_free_attack():
    table = quiet(player=False)
    dulinsky = table.g.mercenaries[0].model
    guard = table.agent("guard", at=(1, 0), facing="west")

    assert engaged(table.g, dulinsky, layout(table.g))
    assert free_attackers(table.g, dulinsky) == [guard]
    table.any_fate().run(free_attacks, dulinsky, (0, 1))
    assert table.told("attacked")[0].args["way"] == "free-attack"

    guard.facing = "east"
    assert not engaged(table.g, dulinsky, layout(table.g)) and free_attackers(table.g, dulinsky) == []
