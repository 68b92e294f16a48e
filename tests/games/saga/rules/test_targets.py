"""The Target Mercenary, symbol by symbol, with ties and fallbacks (SAGA-TARGET-01 to SAGA-TARGET-10)."""

import pytest

from starboard.games.saga.rules.nexus.choice import decider
from starboard.games.saga.rules.nexus.targets import candidates, determine_target, target_mercenary
from starboard.games.saga.rules.readings import TIES_ASKED
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.requests import FATE

FURTHEST, WOUNDED, ENGAGED, EXPOSED = "furthest", "wounded", "engaged", "exposed"
BLUE_THEN_WOUNDED = "nx-preparations-b"  # Curby's colour, then the most wounded
MOST_WOUNDED, MOST_ENGAGED, MOST_EXPOSED = "nx-scrambler-a", "nx-adrenaline-a", "nx-target-acquired-a"


def hall(**options: object) -> SagaTable:
    return SagaTable("S.......", "........", "........", **options)


def names(table: SagaTable, *symbols: str) -> list[str]:
    return [model.name for model in candidates(table.g, symbols)[0]]


@pytest.mark.rule("SAGA-TARGET-02", "SAGA-TARGET-10")
def test_a_circle_selects_the_mercenary_of_its_colour_if_it_is_there():
    table = hall()
    table.mercenary("curby", at=(1, 0))
    alyse = table.mercenary("alyse", at=(2, 0))

    assert names(table, "circle-green") == ["alyse"]
    alyse.status, alyse.model.at = "down", None
    assert candidates(table.g, ("circle-green", "circle-blue"))[1] == "circle-blue"


@pytest.mark.rule("SAGA-TARGET-03", "SAGA-TARGET-10")
def test_the_furthest_is_counted_in_steps_from_the_start():
    table = SagaTable("S.#.", "..#.", "....")
    table.mercenary("curby", at=(3, 0))  # behind the wall: 4 steps
    table.mercenary("alyse", at=(0, 2))
    assert names(table, FURTHEST) == ["curby"]

    table = hall()
    table.mercenary("curby", at=(0, 0)).acted = 1
    assert candidates(table.g, (FURTHEST,))[1] == "last-turn"  # nobody has gone anywhere


@pytest.mark.rule("SAGA-TARGET-04", "SAGA-TARGET-07", "SAGA-SHIELD-09")
def test_the_most_wounded_counts_shields_too_and_nobody_without_a_counter():
    table = hall()
    table.mercenary("curby", at=(1, 0), wounds=1).model.shield_wounds = 1
    table.mercenary("alyse", at=(2, 0), wounds=1)
    assert names(table, WOUNDED) == ["curby"]

    table = hall()
    table.mercenary("curby", at=(1, 0)).acted = 1
    table.mercenary("alyse", at=(2, 0)).acted = 2
    assert candidates(table.g, (WOUNDED,)) == ([table.g.mercenaries[1].model], "last-turn")


@pytest.mark.rule("SAGA-TARGET-05")
def test_the_most_engaged_is_in_most_front_arcs():
    table = hall()
    table.mercenary("curby", at=(1, 1))
    table.mercenary("alyse", at=(6, 1))
    table.agent("guard", at=(1, 0), facing="south")
    table.agent("guard", at=(2, 1), facing="east")  # Curby is behind it
    table.agent("guard", at=(5, 1), facing="east")
    table.agent("guard", at=(7, 1), facing="west")

    assert names(table, ENGAGED) == ["alyse"]


@pytest.mark.rule("SAGA-TARGET-06", "SAGA-TARGET-10")
def test_the_most_exposed_can_be_shot_by_most_from_where_they_stand_and_look():
    table = hall()
    table.mercenary("curby", at=(1, 0), facing="west")
    table.mercenary("alyse", at=(7, 2), facing="east")
    table.agent("marine", at=(4, 0), facing="west")
    table.agent("marine", at=(4, 1), facing="west")
    table.agent("marine", at=(4, 2), facing="east")
    assert names(table, EXPOSED) == ["curby"]

    for model in table.g.enemies:
        model.facing = "east"
    assert names(table, EXPOSED) == ["alyse"]


@pytest.mark.rule("SAGA-TARGET-10")
def test_the_first_symbol_that_qualifies_counts():
    table = hall()
    table.mercenary("alyse", at=(1, 0), wounds=1)
    table.mercenary("devil", at=(2, 0))

    table.run(determine_target, BLUE_THEN_WOUNDED)

    assert table.g.nexus.target == "alyse"
    assert table.told("target")[0].args == {"who": "alyse", "reason": "wounded", "card": BLUE_THEN_WOUNDED}


@pytest.mark.rule("SAGA-TARGET-07", "SAGA-SETUP-13", "SAGA-AN-16")
def test_ties_without_a_player_go_to_the_one_with_fewest_free_boxes_and_are_told():
    table = hall()
    table.mercenary("alyse", at=(1, 0), wounds=1)  # 5 boxes
    table.mercenary("ogan", at=(0, 0), wounds=1)
    table.mercenary("devil", at=(2, 0), wounds=1)

    table.run(determine_target, MOST_WOUNDED)

    decided = table.told("nexus-decided")[0].args
    assert decided["chosen"] == "ogan" and decided["among"] == ("ogan", "alyse", "devil")  # map reading order
    assert decided["decision"] == "target" and decided["reason"] == "wounded"


@pytest.mark.rule("SAGA-SETUP-09", "SAGA-SETUP-13")
def test_a_table_that_wants_it_asks_the_player_to_the_left_of_the_last_turn():
    table = hall(options=[TIES_ASKED])
    table.mercenary("alyse", at=(1, 0), wounds=1).acted = 1
    table.mercenary("ogan", at=(0, 0), wounds=1).acted = 3
    table.mercenary("devil", at=(2, 0), wounds=1).acted = 2
    assert decider(table.g) == 2
    table.answers({(2, "SAGA-TARGET-07"): "devil"})

    table.run(determine_target, MOST_WOUNDED)

    assert table.g.nexus.target == "devil"
    table.g.mercenaries[2].acted = 4
    assert decider(table.g) == 0  # round the table


@pytest.mark.rule("SAGA-SETUP-13")
def test_otherwise_nobody_is_asked():
    table = hall()
    table.mercenary("alyse", at=(1, 0)).acted = 1

    assert decider(table.g) == FATE
    table.nexus_player()
    assert decider(table.g) == 1


@pytest.mark.rule("SAGA-TARGET-10", "SAGA-TARGET-07")
def test_if_the_last_to_act_is_dead_it_is_the_living_one_that_acted_most_recently():
    table = hall()
    for number, name in enumerate(("alyse", "ogan", "devil"), 1):
        table.mercenary(name, at=(number, 0)).acted = number
    table.g.mercenaries[2].status, table.g.mercenaries[2].model.at = "down", None

    assert candidates(table.g, ()) == ([table.g.mercenaries[1].model], "last-turn")


@pytest.mark.rule("SAGA-TARGET-10", "SAGA-TARGET-09")
def test_if_nobody_has_acted_the_nexus_chooses():
    table = hall()
    table.mercenary("alyse", at=(1, 0), wounds=2)
    table.mercenary("ogan", at=(0, 0))

    models, reason = candidates(table.g, ())

    assert [model.name for model in models] == ["alyse", "ogan"] and reason == "anybody"


@pytest.mark.rule("SAGA-AN-17", "SAGA-TARGET-01")
def test_the_target_stays_until_it_is_gone_and_is_then_found_by_the_same_card():
    table = hall()
    ogan = table.mercenary("ogan", at=(0, 0), wounds=2)
    table.mercenary("devil", at=(2, 0), wounds=1)
    table.g.nexus.card, table.g.nexus.target = MOST_WOUNDED, "devil"
    assert table.run(target_mercenary).name == "devil"

    table.g.mercenaries[1].status, table.g.mercenaries[1].model.at = "down", None

    assert table.run(target_mercenary) is ogan.model and table.g.nexus.target == "ogan"
