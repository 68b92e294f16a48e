"""Nexus cards that are played for an Agent: stronger, moved, activated, shooting (SAGA-CARD-01, SAGA-CARD-05)."""

import pytest

from starboard.games.saga.content.modifiers import MOVE
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.end_phase import end_effects
from starboard.games.saga.rules.nexus.nexus_phase import begin
from starboard.games.saga.rules.nexus.reinforcements import call
from starboard.games.saga.testing.table import SagaTable
from tests.games.saga.rules.nexus_cards import drawn, played, refused, used_for

ADRENALINE, DIG, FRENZY, ADVANCE = "nx-adrenaline-a", "nx-dig-in-a", "nx-blood-frenzy-a", "nx-stealthy-advance-a"
ACQUIRED, CONCENTRATED, FRAG, OVERDRIVE = (
    "nx-target-acquired-a",
    "nx-concentrated-fire-a",
    "nx-frag-toss-a",
    "nx-overdrive-a",
)
HALL = ("............", "............", "............")
NOTHING = (0,) * 4  # no explosion on 3 dice and no shield


def hall(rows: tuple[str, ...] = HALL, mercenary: str = "dulinsky", at: tuple[int, int] = (8, 1)) -> SagaTable:
    """A Mercenary in the east that looks east, away from everybody."""
    table = SagaTable(*rows)
    table.mercenary(mercenary, at=at, facing="east").acted = 1
    return table


def lasting(model) -> list[tuple[str, str]]:
    return [(effect.source, effect.until) for effect in model.effects]


# --- Adrenaline, Dig In, Blood Frenzy ---


@pytest.mark.rule("SAGA-CARD-01", "SAGA-ATTACK-09")
def test_adrenaline_lets_one_agent_move_further_until_the_end_of_the_round():
    table = hall()
    guard, other = table.agent("guard", at=(0, 0)), table.agent("guard", at=(1, 0))
    before = value(table.g, guard, MOVE)

    played(table, ADRENALINE, {"agent-for-card": guard.name})

    assert lasting(guard) == [("nx-adrenaline", "round")] and other.effects == []
    assert value(table.g, guard, MOVE) == before + 2
    end_effects(table.g)
    assert value(table.g, guard, MOVE) == before


@pytest.mark.rule("SAGA-CARD-05")
@pytest.mark.parametrize("card", [ADRENALINE, DIG, OVERDRIVE, ADVANCE, "nx-patch-up-a"])
def test_a_card_for_agents_needs_one_on_the_board_that_is_not_stunned(card: str):
    table = hall(("R...........", *HALL[1:]))
    table.agent("guard", waiting="R1")
    table.effect(table.agent("guard", at=(2, 2), wounds=1), "eq-flash")
    table.boss("okoro", at=(4, 2), wounds=1)

    assert refused(table, card)


@pytest.mark.rule("SAGA-AN-03", "SAGA-TARGET-08")
def test_by_the_rules_adrenaline_is_for_the_nearest_agent_without_a_ranged_weapon():
    table = hall()
    table.agent("guard", at=(6, 1))
    near, _ = table.agent("technician", at=(3, 1)), table.agent("technician", at=(0, 0))

    drawn(table, ADRENALINE)

    assert used_for(table) == [(near.name, "nearest-to-target")] and lasting(near) == [("nx-adrenaline", "round")]


@pytest.mark.rule("SAGA-CARD-01")
def test_dig_in_is_for_up_to_two_agents_until_the_next_nexus_phase():
    table = hall()
    first, second, third = [table.agent("guard", at=(column, 0)) for column in range(3)]

    played(table, DIG, {"agents-for-card": (first.name, third.name)})

    assert [len(one.effects) for one in (first, second, third)] == [1, 0, 1]
    begin(table.g)
    assert first.effects == []


@pytest.mark.rule("SAGA-AN-03")
def test_by_the_rules_the_two_nearest_dig_in():
    table = hall()
    far, near, next_to_it = [table.agent("guard", at=(column, 0)) for column in (0, 6, 3)]

    drawn(table, DIG)

    assert [len(one.effects) for one in (far, near, next_to_it)] == [0, 1, 1]
    assert [who for who, _ in used_for(table)] == [near.name, next_to_it.name]


@pytest.mark.rule("SAGA-CARD-01", "SAGA-ATTACK-09")
def test_blood_frenzy_is_for_all_agents_those_that_come_later_too_until_the_end_of_the_next_round():
    table = hall(("R...........", *HALL[1:]))
    here, boss = table.agent("technician", at=(0, 1)), table.boss("okoro", at=(4, 2))
    moves = value(table.g, here, MOVE), value(table.g, boss, MOVE)

    played(table, FRENZY)
    later = call(table.g, "ag-technician", table.g.points[0], "SAGA-REINFORCE-04")

    assert [value(table.g, one, MOVE) for one in (here, later, boss)] == [moves[0] + 1, moves[0] + 1, moves[1]]
    end_effects(table.g)
    assert value(table.g, here, MOVE) == moves[0] + 1
    table.g.round += 1
    end_effects(table.g)
    assert value(table.g, here, MOVE) == moves[0]


# --- Stealthy Advance ---


@pytest.mark.rule("SAGA-MOVE-15", "SAGA-CARD-01")
def test_stealthy_advance_leads_an_agent_through_front_arcs():
    table = hall()
    table.mercenary("curby", at=(3, 1), facing="west")
    guard = table.agent("guard", at=(0, 1))

    played(table, ADVANCE, {"move": ("to", 4, 0), "facing": "south"})

    assert guard.at == (4, 0) and guard.facing == "south" and not guard.activated


@pytest.mark.rule("SAGA-CARD-05")
def test_an_agent_in_a_front_arc_cannot_advance():
    table = hall()
    table.mercenary("curby", at=(3, 1), facing="west")
    table.agent("guard", at=(2, 1))

    assert refused(table, ADVANCE)


@pytest.mark.rule("SAGA-AN-03", "SAGA-TABLE-08")
def test_by_the_rules_the_nearest_agent_goes_behind_the_target():
    table = hall(at=(4, 1))
    table.g.mercenaries[0].model.facing = "west"
    near, far = table.agent("guard", at=(1, 1)), table.agent("guard", at=(11, 1))

    drawn(table, ADVANCE)

    assert near.at == (5, 0) or near.at == (5, 1) or near.at == (5, 2)
    assert near.facing in ("west", "south", "north") and far.at == (11, 1)


@pytest.mark.rule("SAGA-AN-03")
def test_by_the_rules_it_goes_as_near_as_it_can():
    table = hall(at=(11, 1))
    guard = table.agent("guard", at=(0, 1))

    drawn(table, ADVANCE)

    assert guard.at is not None and guard.at[0] == 5 and guard.facing == "east"


# --- Target Acquired, Concentrated Fire ---


@pytest.mark.rule("SAGA-CARD-01", "SAGA-MOVE-03", "SAGA-SHOOT-05")
def test_target_acquired_lets_one_agent_turn_and_shoot_with_a_die_more_at_somebody_in_the_open():
    table = hall()
    guard = table.agent("guard", at=(4, 1), facing="west")
    table.any_fate()

    played(table, ACQUIRED, {"facing": "east"})

    shot = table.told("attacked")[0].args
    assert (shot["who"], shot["target"], guard.facing) == (guard.name, "dulinsky", "east")
    assert ("nx-target-acquired", 1) in shot["attack"] and not guard.activated


@pytest.mark.rule("SAGA-CARD-01", "SAGA-COVER-04")
def test_target_acquired_adds_no_die_against_cover():
    table = hall(("............", ".......c....", "............"))
    table.agent("guard", at=(4, 1), facing="east")
    table.any_fate()

    played(table, ACQUIRED, {"facing": "east"})

    assert all([reason != "nx-target-acquired" for reason, _ in table.told("attacked")[0].args["attack"]])


@pytest.mark.rule("SAGA-CARD-05")
@pytest.mark.parametrize("card", [ACQUIRED, CONCENTRATED, "nx-suppressing-fire-a"])
def test_a_card_that_shoots_needs_a_legal_shot(card: str):
    table = hall()
    table.agent("technician", at=(4, 1))  # it has no Ranged Weapon

    assert refused(table, card)


@pytest.mark.rule("SAGA-AN-03", "SAGA-AN-16")
def test_by_the_rules_the_agent_with_most_dice_shoots_at_the_target():
    table = hall()
    table.agent("guard", at=(6, 1))
    marine = table.agent("heavy", at=(4, 0), facing="north")
    table.any_fate()

    drawn(table, ACQUIRED)

    assert used_for(table) == [(marine.name, "shot-at-target")]
    assert table.told("attacked")[0].args["who"] == marine.name and marine.facing == "east"


@pytest.mark.rule("SAGA-AN-03")
def test_by_the_rules_it_shoots_at_anybody_if_nobody_can_shoot_at_the_target():
    table = SagaTable("............", "#######.####", "............")
    table.mercenary("dulinsky", at=(11, 2), facing="east").acted = 1
    table.mercenary("curby", at=(6, 0), facing="east")
    guard = table.agent("guard", at=(2, 0), facing="west")
    table.any_fate()

    drawn(table, ACQUIRED)

    assert used_for(table) == [(guard.name, "shot-at-any")] and table.told("attacked")[0].args["target"] == "curby"


@pytest.mark.rule("SAGA-CARD-01")
def test_concentrated_fire_is_up_to_three_shots_at_one_mercenary():
    table = hall()
    names = [table.agent("guard", at=(4, row), facing="east").name for row in range(3)]
    table.agent("guard", at=(3, 0), facing="east")
    table.fate(NOTHING, NOTHING, NOTHING)

    played(table, CONCENTRATED, {"agent-for-card": names, "facing": ["east"] * 3})

    assert [one.args["who"] for one in table.told("attacked")] == names


@pytest.mark.rule("SAGA-AN-03")
def test_by_the_rules_those_with_most_dice_shoot_first():
    table = hall()
    table.agent("technician", at=(0, 0))
    guard, marine = table.agent("guard", at=(5, 0)), table.agent("heavy", at=(5, 2))
    table.fate((0,) * 5, (0,) * 3)

    drawn(table, CONCENTRATED)

    assert [one.args["who"] for one in table.told("attacked")] == [marine.name, guard.name]


# --- Frag Toss ---


@pytest.mark.rule("SAGA-CARD-01", "SAGA-TEMPLATE-05")
def test_frag_toss_hits_everybody_at_a_square_friends_too():
    table = hall(at=(4, 1))
    table.agent("guard", at=(1, 1), facing="east")
    friend = table.agent("guard", at=(5, 0), facing="east")
    table.any_fate()

    played(table, FRAG, {"throw-at": (4, 0)})

    assert table.told("blast")[0].args["hit"] == ("dulinsky", friend.name)
    assert [one.args["attack"][0] for one in table.told("attacked")] == [("fixed", 3), ("fixed", 3)]


@pytest.mark.rule("SAGA-CARD-05", "SAGA-SHOOT-03")
def test_frag_toss_needs_a_human_in_no_front_arc_that_can_hit_a_mercenary():
    table = hall(at=(4, 1))
    table.agent("victim", at=(1, 1), facing="east")
    table.agent("guard", at=(5, 1), facing="west")

    assert refused(table, FRAG)  # the one is no Human, the other in the front arc


@pytest.mark.rule("SAGA-AN-03", "SAGA-AN-04")
def test_by_the_rules_nobody_throws_where_as_many_agents_as_mercenaries_are_hit():
    table = hall(at=(4, 1))
    table.agent("guard", at=(5, 0), facing="west")
    table.any_fate()

    drawn(table, FRAG)

    assert table.told("no-valid-target") and not table.told("blast")


@pytest.mark.rule("SAGA-AN-03")
def test_by_the_rules_the_throw_hits_as_many_mercenaries_as_possible():
    table = hall(at=(4, 1))
    table.mercenary("curby", at=(5, 0), facing="east")
    table.agent("guard", at=(1, 1), facing="east")
    table.any_fate()

    drawn(table, FRAG)

    assert set(table.told("blast")[0].args["hit"]) == {"dulinsky", "curby"}


# --- Overdrive ---


@pytest.mark.rule("SAGA-CARD-01", "SAGA-ACTIVATE-02")
def test_overdrive_activates_two_agents_with_a_die_more_in_their_actions():
    table = hall()
    near, far = table.agent("guard", at=(4, 1)), table.agent("guard", at=(4, 0))
    table.any_fate()

    played(
        table, OVERDRIVE,
        {"agent-for-card": [near.name, far.name], "move": ["stay", "stay"], "facing": ["east", "east"],
         "action": ["shoot", "none"]},
    )  # fmt: skip

    assert [one.args["who"] for one in table.told("activated")] == [near.name, far.name]
    assert ("nx-overdrive", 1) in table.told("attacked")[0].args["attack"]
    assert not near.activated and near.effects == []


@pytest.mark.rule("SAGA-AN-03", "SAGA-AN-19")
def test_by_the_rules_overdrive_is_for_the_two_nearest():
    table = hall()
    far, near, middle = [table.agent("technician", at=(column, 1)) for column in (0, 6, 4)]
    table.any_fate()

    drawn(table, OVERDRIVE)

    assert [one.args["who"] for one in table.told("activated")] == [near.name, middle.name] and far.at == (0, 1)
