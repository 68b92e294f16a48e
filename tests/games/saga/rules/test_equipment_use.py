"""Using equipment cards: when, how often, on whom, and which cards nobody has written yet."""

import pytest

from starboard.games.saga.content.agents import AGENTS
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.hooks import ACTION, FREE, PERMANENT, TURN_START
from starboard.games.saga.rules.attacks.shields import shield_boxes
from starboard.games.saga.rules.attacks.thrown_items import flash_squares, grenade_squares
from starboard.games.saga.rules.attacks.wounding import BY_ITEM
from starboard.games.saga.rules.attacks.wounds import put_effect
from starboard.games.saga.rules.campaign.outfitting import outfit
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.gear.equipment_use import USES, unusable, usable, use_at, use_card, why_no_use
from starboard.games.saga.rules.gear.trading import exchange
from starboard.games.saga.rules.lookups import stunned
from starboard.games.saga.rules.turn_moments import MOMENTS
from starboard.games.saga.rules.turns import begin_turn, start_turn
from starboard.games.saga.testing.table import SagaTable


def cards(who):
    return [item.card for item in who.items]


def using(*rows: str, who: str = "dulinsky", **mercenary):
    table = SagaTable(*(rows or ("....", "....", "....")))
    return table, table.mercenary(who, at=(1, 1), **mercenary)


def test_what_the_charges_do_is_the_business_of_missions():
    """The other cards that speak are found in the tables of their moments."""
    speaking = [card.id for card in EQUIPMENT.values() if card.use != PERMANENT or card.hooks]
    written = [*USES, *MOMENTS[TURN_START], *BY_ITEM, "eq-pass"]  # a key is found by the door

    assert [card for card in speaking if card not in written] == ["eq-charges"]


# --- the frame ---


@pytest.mark.rule("SAGA-EQUIP-04")
def test_a_card_says_whether_it_is_an_action_or_free_at_a_moment():
    table, dulinsky = using(items=["eq-medi-pack", "eq-stim", "eq-auto-medic", "eq-vest"], wounds=1)

    assert usable(table.g, dulinsky, ACTION) == ["eq-medi-pack"]
    assert usable(table.g, dulinsky, FREE, TURN_START) == ["eq-stim", "eq-auto-medic"]
    assert usable(table.g, dulinsky, FREE, "hack") == []


@pytest.mark.rule("SAGA-EQUIP-04")
def test_without_a_card_to_use_there_is_no_such_action():
    table, dulinsky = using(items=["eq-vest", "eq-stim"])

    assert why_no_use(table.g, dulinsky).key == "nothing-to-use"


@pytest.mark.rule("SAGA-ACTION-03", "SAGA-EQUIP-04")
def test_in_a_front_arc_only_cards_that_say_so_and_free_ones_are_used():
    table, dulinsky = using(items=["eq-medi-pack", "eq-flash", "eq-auto-medic"], wounds=1)
    table.agent("guard", at=(1, 0), facing="south")

    assert usable(table.g, dulinsky, ACTION) == ["eq-flash"]
    assert [(card, why.rule) for card, why in unusable(table.g, dulinsky, ACTION)] == [
        ("eq-medi-pack", "SAGA-ACTION-03")
    ]
    assert usable(table.g, dulinsky, FREE, TURN_START) == ["eq-auto-medic"]


@pytest.mark.rule("SAGA-EQUIP-04")
def test_charges_are_used_up_and_the_card_stays():
    table, dulinsky = using(items=["eq-auto-medic"], wounds=2)
    dulinsky.items[0].charges = 1
    table.answers({"use-free": "eq-auto-medic"})

    table.run(use_at, dulinsky, TURN_START)

    assert (dulinsky.model.wounds, dulinsky.items[0].charges, cards(dulinsky)) == (1, 0, ["eq-auto-medic"])
    dulinsky.used = []
    assert [why.key for _, why in unusable(table.g, dulinsky, FREE, TURN_START)] == ["no-charges"]


@pytest.mark.rule("SAGA-EQUIP-04")
def test_what_works_once_a_turn_does_not_work_twice():
    table, dulinsky = using(items=["eq-auto-medic"], wounds=2)
    table.answers({"use-free": "eq-auto-medic"})

    table.run(use_at, dulinsky, TURN_START)

    assert (dulinsky.model.wounds, dulinsky.used) == (1, ["eq-auto-medic"])
    assert [why.key for _, why in unusable(table.g, dulinsky, FREE, TURN_START)] == ["used-already"]


@pytest.mark.rule("SAGA-EQUIP-04", "SAGA-SUPPLY-05")
def test_a_card_that_is_discarded_after_use_is_out_for_the_mission():
    table, dulinsky = using(items=["eq-medi-pack", "eq-medi-pack"], wounds=1)

    table.run(use_card, dulinsky)

    assert (cards(dulinsky), table.g.supply.discard) == (["eq-medi-pack"], ["eq-medi-pack"])
    assert why_no_use(table.g, dulinsky).rule == "SAGA-WOUND-04"


@pytest.mark.rule("SAGA-EQUIP-01", "SAGA-EQUIP-05")
def test_base_equipment_comes_with_the_card_of_the_mercenary():
    table = SagaTable("..")

    ogan = outfit(table.g, 0, "mc-ogan", "yellow", ["eq-jump-pack"], ["sk-plus-tech"])

    assert [(item.card, item.charges) for item in ogan.items] == [
        ("dp-sentry", 0), ("dp-damper", 0), ("eq-jump-pack", 2),
    ]  # fmt: skip
    assert ogan.attributes == ["dwarf", "shooting", "tech"]


@pytest.mark.rule("SAGA-CREDIT-06")
def test_skills_that_somebody_brings_are_nobody_elses():
    table = SagaTable("..")

    ogan = outfit(table.g, 0, "mc-ogan", "yellow", [], ["sk-plus-tech"])

    assert ogan.skills == ["sk-plus-tech"] and "sk-plus-tech" not in table.g.skills
    with pytest.raises(ValueError):
        outfit(table.g, 0, "mc-devil", "orange", [], ["sk-plus-tech"])


@pytest.mark.rule("SAGA-SETUP-11")
@pytest.mark.parametrize(("carried", "was_crippled"), [(0, False), (1, False), (2, True)])
def test_a_mission_starts_without_counters_but_those_carried_over(carried, was_crippled):
    table = SagaTable("..")

    curby = outfit(table.g, 0, "mc-curby", "blue", ["eq-shield-gen"], [], wounds=carried)

    assert (curby.model.wounds, curby.model.shield_wounds, curby.model.at) == (carried, 0, None)
    assert (curby.was_crippled, curby.frame) == (was_crippled, "md-bulwark")


# --- shields from equipment ---


@pytest.mark.rule("SAGA-SHIELD-01", "SAGA-SHIELD-02")
def test_shield_boxes_of_all_sources_are_one_row():
    table = SagaTable("..")
    curby = table.mercenary("curby", at=(0, 0))
    assert shield_boxes(table.g, curby.model) == 2
    dulinsky = table.mercenary("dulinsky", at=(1, 0), items=["eq-shield-gen"])
    assert shield_boxes(table.g, dulinsky.model) == 2

    curby.skills, curby.items = ["sk-capacitors"], dulinsky.items
    dulinsky.items = []

    assert (shield_boxes(table.g, curby.model), shield_boxes(table.g, dulinsky.model)) == (5, 0)


@pytest.mark.rule("SAGA-SHIELD-02")
def test_counters_go_with_the_boxes_of_a_shield_that_changes_hands():
    table = SagaTable("..")
    curby = table.mercenary("curby", at=(0, 0), items=["eq-shield-gen"])
    alyse = table.mercenary("alyse", at=(1, 0))
    curby.model.shield_wounds = 3

    table.run(exchange, curby, alyse, ("eq-shield-gen",), ())

    assert (curby.model.shield_wounds, alyse.model.shield_wounds) == (2, 0)
    assert shield_boxes(table.g, alyse.model) == 2


# --- Medi-Pack ---


@pytest.mark.rule("SAGA-WOUND-04")
def test_a_medi_pack_heals_itself_or_a_neighbour():
    table, dulinsky = using(items=["eq-medi-pack"], wounds=1)
    curby = table.mercenary("curby", at=(2, 2), seat=0, wounds=3)
    table.mercenary("alyse", at=(3, 1), seat=0, wounds=1)
    table.mercenary("devil", at=(0, 0), seat=0)
    table.answers({"patient": "curby"})

    table.run(use_card, dulinsky)

    assert table.question("patient").options == ["dulinsky", "curby"]
    assert curby.model.wounds == 1


@pytest.mark.rule("SAGA-EQUIP-04")
def test_another_players_mercenary_may_refuse_and_the_card_is_kept():
    table, dulinsky = using(items=["eq-medi-pack"])
    curby = table.mercenary("curby", at=(2, 2), wounds=3)
    table.answers({(1, "accept-help"): "refuse"})

    table.run(use_card, dulinsky)

    assert (curby.model.wounds, cards(dulinsky)) == (3, ["eq-medi-pack"])


@pytest.mark.rule("SAGA-EQUIP-04")
@pytest.mark.parametrize(("then", "wounds", "kept"), [("none", 2, True), ("dulinsky", 0, False)])
def test_after_a_refusal_somebody_else_may_be_healed_or_nobody(then: str, wounds: int, kept: bool):
    table, dulinsky = using(items=["eq-medi-pack"], wounds=2)
    table.mercenary("curby", at=(2, 2), wounds=3)
    table.answers({"patient": ["curby", then], (1, "accept-help"): "refuse"})

    table.run(use_card, dulinsky)

    assert (dulinsky.model.wounds, cards(dulinsky) == ["eq-medi-pack"]) == (wounds, kept)


@pytest.mark.rule("SAGA-EQUIP-04")
def test_another_players_mercenary_may_accept():
    table, dulinsky = using(items=["eq-medi-pack"])
    curby = table.mercenary("curby", at=(2, 2), wounds=3)
    table.answers({(1, "accept-help"): "accept"})

    table.run(use_card, dulinsky)

    assert (curby.model.wounds, cards(dulinsky)) == (1, [])


@pytest.mark.rule("SAGA-WOUND-04")
def test_nobody_is_healed_whose_counters_may_not_be_removed():
    table, dulinsky = using(items=["eq-medi-pack", "eq-auto-medic"], wounds=1)
    put_effect(table.g, dulinsky.model, "aa-infectious", "round", "SAGA-WOUND-04")

    assert why_no_use(table.g, dulinsky).rule == "SAGA-WOUND-04"
    assert usable(table.g, dulinsky, FREE, TURN_START) == []


# --- Stim Shot ---


@pytest.mark.rule("SAGA-EQUIP-04", "SAGA-ATTACK-05")
def test_a_stim_shot_lasts_for_the_turn_and_for_the_round():
    table, dulinsky = using(items=["eq-stim"])
    table.answers({"use-free": "eq-stim"})

    table.run(use_at, dulinsky, TURN_START)

    assert value(table.g, dulinsky.model, "move") == 7
    assert [(effect.source, effect.until) for effect in dulinsky.model.effects] == [
        ("eq-stim", "turn"), ("eq-stim", "round"),
    ]  # fmt: skip
    dulinsky.model.effects.pop(0)
    assert value(table.g, dulinsky.model, "move") == 5
    assert cards(dulinsky) == []


@pytest.mark.rule("SAGA-EQUIP-04")
def test_a_stim_shot_does_nothing_for_robots():
    table, curby = using(who="curby", items=["eq-stim"])

    assert [why.key for _, why in unusable(table.g, curby, FREE, TURN_START)] == ["not-for-robots"]


# --- Lock Breaker ---


@pytest.mark.rule("SAGA-EQUIP-04", "SAGA-HACK-08", "SAGA-XP-02")
@pytest.mark.parametrize(("lock", "left", "points"), [(1, 0, 1), (2, 0, 2), (4, 2, 2)])
def test_a_lock_breaker_lowers_a_lock_in_front_of_its_owner(lock, left, points):
    table = SagaTable(".D..", "....", campaign=True)
    dulinsky = table.mercenary("dulinsky", at=(2, 1), items=["eq-lock-breaker"])
    table.door("D1", lock=lock)

    table.run(use_card, dulinsky)

    assert (table.door("D1").lock, table.door("D1").open, dulinsky.experience) == (left, False, points)
    assert cards(dulinsky) == []


@pytest.mark.rule("SAGA-EQUIP-04", "SAGA-DENIED-01")
def test_a_lock_breaker_needs_a_lock_in_the_front_arc_and_no_access_denied():
    table = SagaTable(".D..", "....", "....")
    dulinsky = table.mercenary("dulinsky", at=(2, 1), items=["eq-lock-breaker"])
    assert why_no_use(table.g, dulinsky).key == "no-lock-in-front"
    table.door("D1", denied=True)
    assert why_no_use(table.g, dulinsky).rule == "SAGA-DENIED-01"
    table.door("D1", denied=False, lock=1)
    assert why_no_use(table.g, dulinsky) is None
    dulinsky.model.facing = "south"
    assert why_no_use(table.g, dulinsky).key == "no-lock-in-front"


# --- Flash Charge ---


@pytest.mark.rule("SAGA-EQUIP-04", "SAGA-MODEL-08")
def test_a_flash_charge_stuns_agents_that_roll_an_explosion():
    table, dulinsky = using("......", "......", "......", items=["eq-flash"])
    dulinsky.model.facing = "east"
    near, far = table.agent("guard", at=(4, 0)), table.agent("guard", at=(3, 2))
    apart = table.agent("guard", at=(0, 2))  # nobody rolls for it
    boss = table.boss("okoro", at=(3, 0))
    friend = table.mercenary("alyse", at=(4, 2))
    table.answers({"throw-at": (4, 1)}).fate(flash=(1, 0))

    table.run(use_card, dulinsky)

    assert (stunned(near), stunned(far), stunned(boss), stunned(friend.model)) == (True, False, False, False)
    assert not stunned(apart) and table.question("throw-at").seat == dulinsky.seat
    assert near.effects[0].until == "round"
    assert (table.g.heard, table.g.attacked, cards(dulinsky)) == (["dulinsky"], [], [])


@pytest.mark.rule("SAGA-EQUIP-04")
def test_a_flash_charge_needs_an_agent_at_a_square_in_sight_and_within_short_range():
    table, dulinsky = using("........", "........", "........", items=["eq-flash"])
    table.agent("guard", at=(1, 2))
    dulinsky.model.facing = "east"

    assert {(1, 1), (2, 1)} <= set(flash_squares(table.g, dulinsky))  # its own square too
    assert (0, 1) not in flash_squares(table.g, dulinsky)  # behind its back
    table.g.enemies[0].at = (7, 1)
    assert (6, 1) not in flash_squares(table.g, dulinsky)
    table.g.enemies[0].at = None
    assert why_no_use(table.g, dulinsky).key == "nobody-in-reach"


# --- Frag Grenade ---


@pytest.mark.rule("SAGA-EQUIP-04", "SAGA-TEMPLATE-09")
def test_a_grenade_attacks_everybody_at_a_square_friends_and_scenery_too():
    table, dulinsky = using(".....c", "......", "......", items=["eq-grenade"])
    dulinsky.model.facing = "east"
    guard = table.agent("guard", at=(4, 2), facing="west")
    alyse = table.mercenary("alyse", at=(3, 0), facing="west")
    table.answers({"throw-at": (4, 1)}).fate(
        attack=[(1, 0, 0, 0, 0, 0), (3, 0, 0, *[0] * defence_of_guard()), (1, 0, 0, 0, 0)]
    )

    table.run(use_card, dulinsky)

    assert alyse.model.wounds == 1
    assert guard.wounds == 1 or guard not in table.g.enemies
    assert table.g.scenery == []
    assert (table.g.heard, table.g.attacked, cards(dulinsky)) == (["dulinsky"], [guard.name], [])


@pytest.mark.rule("SAGA-SUPPLY-05", "SAGA-DEATH-04")
def test_whoever_falls_by_its_own_grenade_has_used_it_up():
    table, dulinsky = using("......", "......", items=["eq-grenade", "eq-vest"], wounds=4)
    table.mercenary("alyse", at=(5, 1))
    dulinsky.model.facing = "east"
    here = dulinsky.model.at
    table.answers({"throw-at": here}).any_fate().fate(attack=[(3, *[0] * 8)[: 2 + 2]])

    table.run(use_card, dulinsky)

    assert dulinsky.status == "down" and table.g.supply.discard == ["eq-grenade"]
    assert [item.card for item in table.g.downed[0].items] == ["eq-vest"]


@pytest.mark.rule("SAGA-EQUIP-04", "SAGA-ROUND-02")
def test_a_grenade_that_ends_the_mission_is_used_up():
    table, dulinsky = using("......", "......", items=["eq-grenade", "eq-vest"], wounds=4)
    dulinsky.model.facing = "east"
    table.answers({"throw-at": (1, 1)}).fate(attack=(3, 3, 0, 0))

    table.run(use_card, dulinsky)

    assert table.ended and table.g.supply.discard == ["eq-grenade"]
    assert [item.card for item in table.g.downed[0].items] == ["eq-vest"]


def defence_of_guard() -> int:
    return AGENTS["ag-guard"].defence


@pytest.mark.rule("SAGA-EQUIP-04", "SAGA-ATTACK-05")
def test_a_crippled_thrower_rolls_a_die_fewer():
    table, dulinsky = using(".....c", "......", "......", items=["eq-grenade"], wounds=3)
    dulinsky.model.facing = "east"
    table.answers({"throw-at": (4, 1)}).fate(attack=(0, 0, 0, 0))

    table.run(use_card, dulinsky)

    assert len(table.g.scenery) == 1


@pytest.mark.rule("SAGA-EQUIP-04")
def test_a_grenade_is_thrown_within_short_range_and_in_sight_where_it_hits_something():
    table, dulinsky = using("..........", "..........", "..........", items=["eq-grenade"])
    dulinsky.model.facing = "east"
    guard = table.agent("guard", at=(8, 1), facing="east")
    assert why_no_use(table.g, dulinsky) is None  # its own square is one of them
    assert (6, 1) not in grenade_squares(table.g, dulinsky)
    guard.at = (6, 1)
    assert (5, 1) in grenade_squares(table.g, dulinsky)
    assert (0, 1) not in grenade_squares(table.g, dulinsky)  # behind its back
    assert (4, 1) not in grenade_squares(table.g, dulinsky)  # nobody is there


@pytest.mark.rule("SAGA-SHOOT-03", "SAGA-ACTION-03")
def test_nobody_throws_a_grenade_in_a_front_arc():
    table, dulinsky = using(items=["eq-grenade"])
    table.agent("guard", at=(1, 0), facing="south")

    assert why_no_use(table.g, dulinsky).rule == "SAGA-ACTION-03"


# --- at the start of a Turn ---


@pytest.mark.rule("SAGA-EQUIP-04", "SAGA-LEVEL-02")
def test_a_turn_starts_with_what_is_learned_worn_and_used():
    table, dulinsky = using(items=["eq-vest", "eq-cloak", "eq-stim"])
    dulinsky.tokens = 1
    table.run(begin_turn, dulinsky)
    table.answers({"growth": "none", "wear": "eq-cloak", "use-free": "eq-stim"})

    table.run(start_turn)

    assert (table.g.step, cards(dulinsky)) == ("move", ["eq-cloak", "eq-vest"])
    assert value(table.g, dulinsky.model, "move") == 7


@pytest.mark.rule("SAGA-EQUIP-04")
def test_what_works_once_a_turn_works_again_in_the_next():
    table, dulinsky = using(items=["eq-auto-medic"], skills=["sk-resourceful"])
    dulinsky.used = ["eq-auto-medic", "sk-resourceful"]

    table.run(begin_turn, dulinsky)

    assert dulinsky.used == ["sk-resourceful"]  # once a Round
