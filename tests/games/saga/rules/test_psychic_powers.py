"""Psychic Powers: the pile, its targets, and what each card does (SAGA-PSI-01, SAGA-PSI-02)."""

import pytest

from starboard.games.saga.content.psychic_powers import PSYCHIC_POWERS
from starboard.games.saga.rules.movement.breaking_away import first_squares
from starboard.games.saga.rules.nexus.activations import activate
from starboard.games.saga.rules.nexus.psychic_powers import POWERS, use_power
from starboard.games.saga.rules.places import layout
from starboard.games.saga.rules.turns import end_turn
from starboard.games.saga.testing.table import SagaTable

HALL = tuple(["...................."] * 5)
STORM, COMPEL, HUSH, HANDS, PRESSURE = list(PSYCHIC_POWERS)


def hall(*pile: str, at: tuple[int, int] = (4, 1), name: str = "dulinsky") -> SagaTable:
    """Chovar in the west, with these powers used before, so that they come in this order."""
    table = SagaTable(*HALL)
    table.boss("chovar", at=(0, 0), facing="south")
    table.mercenary(name, at=at, facing="east").acted = 1
    table.g.nexus.powers_used = list(pile)
    return table


def use(table: SagaTable) -> SagaTable:
    table.run(use_power, table.g.enemies[0])
    return table


def test_every_power_has_an_effect():
    assert set(POWERS) == set(PSYCHIC_POWERS)


@pytest.mark.rule("SAGA-PSI-01")
def test_the_top_card_is_turned_used_and_put_under_the_pile():
    table = hall()
    table.g.nexus.powers = [STORM, HUSH]
    table.fate(HUSH)

    use(table)

    assert (table.g.nexus.powers, table.g.nexus.powers_used) == ([STORM], [HUSH])


@pytest.mark.rule("SAGA-PSI-01")
def test_a_power_without_a_legal_target_makes_way_for_the_next():
    table = hall(HUSH, STORM, COMPEL)
    table.mercenary("curby", at=(18, 4))  # too far away
    table.g.mercenaries[0].ready = False
    table.any_fate()

    use(table)

    assert [one.args["power"] for one in table.told("power")] == [HUSH, STORM]
    assert table.g.nexus.powers_used == [COMPEL, HUSH, STORM]


@pytest.mark.rule("SAGA-PSI-01", "SAGA-SHIELD-03")
def test_mind_storm_is_two_dice_on_shields_first_and_a_player_chooses_the_victim():
    table = hall(STORM)
    curby = table.mercenary("curby", at=(5, 3)).model
    table.nexus_player()
    table.answers({"victim": "curby"})
    table.fate((1, 0, 0, 0))

    use(table)

    assert (curby.wounds, curby.shield_wounds) == (0, 1)


@pytest.mark.rule("SAGA-PSI-01", "SAGA-AN-16")
def test_by_the_rules_it_is_the_target_or_else_the_nearest():
    table = hall(STORM, at=(6, 1))
    table.mercenary("curby", at=(4, 3))
    table.g.nexus.target = "dulinsky"
    table.any_fate()
    assert use(table).told("attacked")[0].args["target"] == "dulinsky"

    table = hall(STORM, at=(6, 1))
    table.mercenary("curby", at=(4, 3))
    table.any_fate()
    assert use(table).told("attacked")[0].args["target"] == "curby"


@pytest.mark.rule("SAGA-MOVE-15")
def test_compel_moves_its_target_without_free_attacks():
    table = hall(COMPEL)
    table.agent("guard", at=(4, 0), facing="south")
    table.nexus_player()
    table.answers({"move": ("to", 4, 3), "facing": "north"})

    use(table)

    model = table.g.mercenaries[0].model
    assert (model.at, model.facing) == ((4, 3), "north") and not table.told("attacked")


@pytest.mark.rule("SAGA-MOVE-15", "SAGA-AN-16")
def test_by_the_rules_compel_leads_into_front_arcs():
    table = hall(COMPEL, at=(5, 4))
    table.agent("guard", at=(5, 1), facing="south")

    use(table)

    assert table.g.mercenaries[0].model.at in ((4, 2), (5, 2), (6, 2))


@pytest.mark.rule("SAGA-TURN-05")
def test_hush_turns_a_counter_down_and_the_last_one_turns_all_up():
    table = hall(HUSH)
    other = table.mercenary("curby", at=(18, 4))
    use(table)
    assert not table.g.mercenaries[0].ready and other.ready

    table = hall(HUSH)
    table.mercenary("curby", at=(18, 4), ready=False)
    use(table)
    assert [who.ready for who in table.g.mercenaries] == [True, True]


@pytest.mark.rule("SAGA-ASSAULT-02", "SAGA-ASSAULT-04", "SAGA-XP-08")
def test_borrowed_hands_strike_a_friend_with_two_dice_and_nothing_else():
    table = hall(HANDS, name="wrath")
    victim = table.mercenary("curby", at=(4, 2), facing="north").model
    table.g.nexus.target = "wrath"
    table.fate((1, 0, 0, 0))

    use(table)

    blow = table.told("attacked")[0].args
    assert (blow["who"], blow["target"], blow["attack"]) == ("wrath", "curby", (("fixed", 2),))
    assert (victim.wounds, victim.shield_wounds) == (1, 0) and table.g.mercenaries[0].experience == 0


@pytest.mark.rule("SAGA-PSI-01")
def test_with_nobody_beside_it_the_target_turns_away():
    table = hall(HANDS)
    table.g.mercenaries[0].model.facing = "west"

    use(table)

    assert table.g.mercenaries[0].model.facing == "east" and not table.told("attacked")


@pytest.mark.rule("SAGA-MOVE-15", "SAGA-BREAK-01")
def test_deep_pressure_pushes_everybody_within_short_and_holds_them_for_a_turn():
    table = hall(PRESSURE, at=(3, 1))
    far = table.mercenary("curby", at=(12, 0)).model

    use(table)

    model = table.g.mercenaries[0].model
    assert model.at == (4, 2) and model.facing == "east" and far.at == (12, 0) and not far.effects
    table.agent("guard", at=(5, 2), facing="west")
    assert not first_squares(table.g, model, layout(table.g), 5)
    table.g.acting = "dulinsky"
    table.answers({"use-ability": "none"})
    table.run(end_turn)
    assert first_squares(table.g, model, layout(table.g), 5)


# --- Chovar by the rules ---


@pytest.mark.rule("SAGA-PSI-02", "SAGA-TABLE-03")
def test_in_a_front_arc_chovar_uses_a_power_all_the_same():
    table = hall(HUSH, at=(1, 2))
    table.g.mercenaries[0].model.facing = "north"

    table.run(activate, table.g.enemies[0], "SAGA-BOSS-06")

    assert [one.args["power"] for one in table.told("power")] == [HUSH] and not table.told("attacked")


@pytest.mark.rule("SAGA-TABLE-03")
def test_he_assaults_whoever_wounded_him_in_this_round():
    table = hall(HUSH, at=(1, 2))
    table.effect(table.g.mercenaries[0].model, "ba-psychic")
    table.any_fate()

    table.run(activate, table.g.enemies[0], "SAGA-BOSS-06")

    assert table.told("attacked")[0].args["target"] == "dulinsky" and not table.told("power")


@pytest.mark.rule("SAGA-TABLE-03")
def test_he_moves_only_if_nobody_is_within_long():
    table = hall(HUSH, at=(18, 1))

    table.run(activate, table.g.enemies[0], "SAGA-BOSS-06")

    assert table.told("moved") and not table.told("power")


@pytest.mark.rule("SAGA-ACTIVATE-02", "SAGA-PSI-01")
def test_a_nexus_player_may_choose_a_power_as_the_action():
    table = hall(HUSH)
    table.nexus_player()
    table.answers({"move": "stay", "facing": "south", "action": "ba-psychic"})

    table.run(activate, table.g.enemies[0], "SAGA-BOSS-03")

    assert table.told("counter-down")
