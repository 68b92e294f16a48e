"""Errands for a card, and what the Nexus does instead of its last Activation: the Rolling Stacks (SAGA-TABLE-02)."""

from dataclasses import replace

import pytest

from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.content.mission_script import NO_SCRIPT
from starboard.games.saga.rules.attacks.elimination import eliminate
from starboard.games.saga.rules.automaton.artificial_nexus import activations
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.lookups import door_coded, mercenary_named, model_named
from starboard.games.saga.rules.missions.effects import carry_out
from starboard.games.saga.rules.missions.lying_cards import lay
from starboard.games.saga.rules.missions.selectors import NOBODY
from starboard.games.saga.rules.nexus.activations import activate, activations_step
from starboard.games.saga.rules.orders.order_plans import is_bound
from starboard.games.saga.rules.orders.orders import orders_to_give
from starboard.games.saga.state.fields import Model
from starboard.games.saga.testing.bare_missions import bare_mission, begun
from starboard.games.saga.testing.mission_table import MissionTable

CORE = "eq-data-core"
VERSUS = (("nexus",), ("mercenaries",))


def stacks(*zones: str, seats: tuple[tuple[str, ...], ...] = ()) -> MissionTable:
    """The archive without what would happen by itself, and without darkness."""
    whole = mission("m5").script
    whens = tuple([when for when in whole.whens if when.trigger is None])
    held = replace(whens[0], conditions=(*whens[0].conditions, *whole.nexus_wins[1]))  # it never answers
    script = replace(
        NO_SCRIPT, features=whole.features, facts=whole.facts, mays=whole.mays, orders=whole.orders, whens=(held,)
    )
    table = begun(bare_mission("m5", script), *zones, seats=seats)
    table.g.darkness = []
    return table


def on_errand(table: MissionTable, at: tuple[int, int]) -> Model:
    shrike = table.boss("shrike", at=at, facing="north")
    script = mission("m5").script
    [order] = [effect for when in script.whens for effect in when.effects if effect.word == "order"]
    assert orders_to_give(mission(table.g.mission)) == [order]
    table.run(carry_out, (order,), NOBODY)
    return shrike


def acts(table: MissionTable, shrike: Model, times: int = 1) -> None:
    for _ in range(times):
        if shrike in table.g.enemies:
            table.any_fate()
            table.run(activate, shrike, "SAGA-BOSS-06")


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-DOOR-07", "SAGA-MOVE-14")
@pytest.mark.parametrize("seats", [(), VERSUS], ids=["together", "versus"])
def test_the_shrike_fetches_the_core_and_leaves_with_it(seats: tuple[tuple[str, ...], ...]):
    table = stacks("B", "C", "D", "E", seats=seats)
    shrike = on_errand(table, at=(17, 13))

    acts(table, shrike, 4)

    assert shrike not in table.g.enemies and shrike.at is None
    assert [(one.item.card, one.holder) for one in table.g.lying] == [(CORE, "shrike")]
    assert table.told("left")[0].args["who"] == "shrike" and door_coded(table.g, "D6").open


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-DOOR-02")
def test_on_her_errand_she_opens_locked_doors_as_an_action():
    table = stacks("B", "C", "D", "E")
    shrike = on_errand(table, at=(13, 3))
    assert door_coded(table.g, "D2").lock == 2
    acts(table, shrike)
    assert door_coded(table.g, "D2").open and door_coded(table.g, "D2").lock == 0
    acts(table, shrike)
    assert table.g.lying[0].holder == "shrike"


@pytest.mark.rule("SAGA-TABLE-02")
def test_she_attacks_only_when_she_comes_no_nearer():
    table = stacks("B", "C", "D", "E")
    shrike = on_errand(table, at=(17, 5))
    curby = model_named(table.g, "curby")
    curby.at, curby.facing = (16, 5), "west"
    acts(table, shrike)
    assert not table.told("attacked") and table.g.lying[0].holder == "shrike"


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-BOSS-07")
def test_if_she_falls_she_drops_the_core():
    table = stacks("B", "C", "D", "E")
    shrike = on_errand(table, at=(17, 3))
    acts(table, shrike)
    place = shrike.at
    eliminate(table.g, shrike)
    assert [(one.item.card, one.at) for one in table.g.lying] == [(CORE, place)]


@pytest.mark.rule("SAGA-DOOR-08", "SAGA-TABLE-02")
def test_what_lies_under_a_closed_door_she_takes_once_she_has_opened_it():
    table = stacks("B", "C", "D", "E")
    shrike = on_errand(table, at=(13, 3))
    table.g.flags["taken-Q1"] = "curby"
    lay(table.g, new_item(CORE), (15, 3))
    acts(table, shrike)
    assert door_coded(table.g, "D2").open and table.g.lying[0].holder == ""
    acts(table, shrike)
    assert table.g.lying[0].holder == "shrike"


@pytest.mark.rule("SAGA-TABLE-02")
def test_without_a_core_to_fetch_she_is_free():
    table = stacks("B", "C", "D", "E", seats=VERSUS)
    shrike = on_errand(table, at=(17, 13))
    assert is_bound(table.g, shrike)
    table.g.flags["taken-Q1"] = "curby"
    mercenary_named(table.g, "curby").items.append(new_item(CORE))
    assert not is_bound(table.g, shrike)


# --- Agents and Terminals ---


@pytest.mark.rule("SAGA-ACTION-04", "SAGA-MISSION-11")
def test_an_agent_rolls_a_shelf_as_its_action():
    table = stacks("B", seats=VERSUS)
    guard = table.agent("guard", at=(13, 1), facing="east")
    table.g.nexus.activations, table.g.step = 1, "activations"
    table.answers(
        {
            "activate": guard.name,
            "move": "stay",
            "facing": "east",
            "action": ("mission", "agents-roll", "T2"),
            "slide": "V1",
        }
    )
    table.run(activations_step)
    assert table.told("shelf-rolls")[0].args["shelf"] == "V1"


@pytest.mark.rule("SAGA-AN-06", "SAGA-TABLE-02")
def test_the_artificial_nexus_rolls_a_shelf_instead_of_its_last_activation():
    table = stacks("B")
    near, far = table.agent("guard", at=(13, 2), facing="south"), table.agent("guard", at=(5, 2), facing="south")
    alyse = model_named(table.g, "alyse")
    alyse.at, alyse.facing = (8, 4), "north"
    table.g.nexus.activations, table.g.nexus.target, table.g.step = 1, "alyse", "activations"
    table.any_fate()
    table.run(activations)
    assert table.told("shelf-crushes")[0].args["who"] == ("alyse",) and near.activated and not far.activated


@pytest.mark.rule("SAGA-AN-06", "SAGA-TABLE-02")
@pytest.mark.parametrize(("activations_given", "at"), [(1, (11, 2)), (0, (8, 4))])
def test_it_does_not_if_nobody_is_hit_or_no_activation_is_left(activations_given: int, at: tuple[int, int]):
    table = stacks("B")
    table.agent("guard", at=(13, 2), facing="south")
    model_named(table.g, "alyse").at = at
    table.g.nexus.activations, table.g.nexus.target, table.g.step = activations_given, "alyse", "activations"
    table.any_fate()
    table.run(activations)
    assert not table.told("shelf-crushes") and not table.told("shelf-rolls")
