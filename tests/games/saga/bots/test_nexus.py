"""The judgements of Nexus bots, each on a prepared table."""

from starboard.games.saga.bots.nexus_cards import ability_worth, calling_worth, to_call_with
from starboard.games.saga.bots.nexus_moves import Prey, place_worth
from starboard.games.saga.testing.mission_table import MissionTable
from starboard.games.saga.testing.table import SagaTable
from tests.games.saga.bots.asking import answer, move, outlook


def nexus_table(*rows: str, hand: tuple[str, ...] = ()) -> SagaTable:
    table = SagaTable(*rows)
    table.nexus_player(hand, seat=0)
    return table


def test_it_activates_whoever_can_attack_at_once():
    table = nexus_table("..........", "..........", "..........")
    table.mercenary("dulinsky", (0, 1), "east", seat=1)
    far = table.agent("guard", (9, 1), "east")
    near = table.agent("guard", (3, 1), "west")

    assert answer(table, "activate", [far.name, near.name], least=0, left=2) == near.name


def test_an_agent_comes_nearer_when_it_cannot_attack():
    table = nexus_table("............")
    table.mercenary("dulinsky", (0, 0), "east", seat=1)
    agent = table.agent("technician", (11, 0), "west")

    assert move(table, agent.name, 5) == ("to", 6, 0)


def test_an_agent_that_can_shoot_takes_cover_when_that_costs_nothing():
    table = nexus_table(".......", "..c....", ".......", ".......")
    table.mercenary("dulinsky", (0, 1), "east", seat=1)
    agent = table.agent("marine", (6, 3), "west")
    o = outlook(table)
    fighter = o.fighter(o.model(agent.name))
    prey = Prey(o)

    assert place_worth(o, fighter, prey, (3, 1)) != place_worth(o, fighter, prey, (6, 1))
    assert fighter.danger((3, 1)) < fighter.danger((3, 3))


def test_it_throws_no_blast_among_its_own_agents():
    """Of two squares at which a Mercenary is hit it takes the one that spares the Guards."""
    table = nexus_table(".......", ".......", ".......", hand=("nx-frag-toss-a",))
    table.mercenary("dulinsky", (3, 1), "east", seat=1)
    for place in ((4, 0), (4, 1), (4, 2)):
        table.agent("guard", place, "west")
    table.agent("marine", (0, 1), "east")

    assert answer(table, "throw-at", [(4, 1), (2, 1)], who="marine-4", card="nx-frag-toss") == (2, 1)


def test_agents_are_called_to_the_nearest_point():
    table = nexus_table("R..........R")
    table.mercenary("dulinsky", (9, 0), "east", seat=1)

    assert answer(table, "point", ["R1", "R2"], kind="ag-guard") == "R2"


def test_the_dearest_agent_that_can_be_paid_is_called():
    table = nexus_table("....")
    table.mercenary("dulinsky", (0, 0), seat=1)

    assert answer(table, "call", ["ag-technician", "ag-guard"], least=0, left=3) == "ag-guard"


def test_interrupts_and_reactions_are_kept_where_something_else_can_be_discarded():
    table = nexus_table("....", hand=("nx-ambush-a", "nx-patch-up-a"))
    table.mercenary("dulinsky", (0, 0), seat=1)

    assert answer(table, "discard", ["nx-ambush-a", "nx-patch-up-a"]) == "nx-patch-up-a"


def test_an_interrupt_is_played_when_its_moment_comes():
    table = nexus_table("....", hand=("nx-ambush-a",))
    table.mercenary("dulinsky", (0, 0), seat=1)

    assert answer(table, "interrupt", ["nx-ambush-a"], least=0) == "nx-ambush-a"


def test_alarms_are_played_and_a_card_of_high_value_calls_agents():
    table = nexus_table("....", hand=("nx-red-alarm-a", "nx-no-way-out-a"))
    table.mercenary("dulinsky", (0, 0), seat=1)
    table.g.nexus.kinds, table.g.nexus.max_cost = ["ag-guard", "ag-marine"], 3
    o = outlook(table)

    assert to_call_with(o) == "nx-no-way-out-a"
    assert calling_worth(o, "nx-no-way-out-a") > ability_worth(o, "nx-no-way-out-a")
    assert answer(table, "ability", ["nx-red-alarm-a"], least=0) == "nx-red-alarm-a"


def test_no_card_is_spent_on_a_bonus_when_nobody_can_attack():
    table = nexus_table("............", hand=("nx-patch-up-a",))
    table.mercenary("dulinsky", (0, 0), seat=1)
    table.agent("technician", (11, 0), "west")

    assert answer(table, "bonus", ["nx-patch-up-a"], least=0) is None


def test_the_one_who_is_nearest_to_falling_is_the_victim():
    table = nexus_table("....")
    table.mercenary("dulinsky", (0, 0), seat=1)
    table.mercenary("devil", (1, 0), seat=1, wounds=4)

    assert answer(table, "victim", ["dulinsky", "devil"], card="nx-concentrated-fire") == "devil"


def test_the_door_that_the_squad_needs_next_is_locked():
    table = MissionTable("b", ["nexus"], ["mercenaries"]).set_up()

    assert answer(table, "door", ["D4", "D1"], card="nx-lockdown") == "D1"


def test_an_agent_opens_a_door_that_leads_to_the_mercenaries():
    table = nexus_table("...D...")
    table.mercenary("dulinsky", (0, 0), seat=1)
    agent = table.agent("technician", (4, 0), "west")

    assert answer(table, "action", [("door", "D1")], least=0, who=agent.name) == ("door", "D1")
