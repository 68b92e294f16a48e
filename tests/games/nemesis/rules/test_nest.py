"""The Nest and its Eggs (NEM-NEST)."""

import pytest

from starboard.games.nemesis.content.event_effects import hatching
from starboard.games.nemesis.rules.nest import destroy_eggs
from starboard.testing import NemesisTable

NEST = 5  # neighbours 6 (Corridor 3) and 10 (Corridors 1 and 2), Entrance 4


def nest_table(name="scout", eggs=5, at="nest", **character):
    table = NemesisTable(rooms={NEST: "nest"})
    table.g.eggs, table.g.egg_supply = eggs, 8 - eggs
    character.setdefault("hand", ["rest"])
    return table, table.character(name, at=at, **character)


def noise_rolls(table):
    return [kind for kind, _ in table.rolled].count("noise-die")


def eggs_held(who):
    return [held.item for held in who.held].count("egg")


@pytest.mark.rule("NEM-NEST-01", "NEM-NEST-02", "NEM-ROOM-25")
def test_an_egg_is_taken_from_the_intruder_board_and_a_noise_roll_follows():
    table, scout = nest_table(hand=["rest", "search"])
    table.character("pilot", at="nest")  # company does not spare the roll
    table.fate(1)

    table.act(scout, "room")

    assert (table.g.eggs, table.g.egg_supply, eggs_held(scout)) == (4, 3, 1)
    assert table.g.noise[table.way(NEST, 1)]


@pytest.mark.rule("NEM-NEST-02")
def test_with_full_hands_something_is_dropped_for_the_egg():
    table, scout = nest_table(hand=["rest", "search"], held=["rifle", "carcass"])
    table.fate("silence")

    table.act(scout, "room", drop="carcass")

    assert [held.item for held in scout.held] == ["rifle", "egg"]
    assert (NEST, "carcass") in table.g.lying


@pytest.mark.rule("NEM-NEST-02")
def test_without_eggs_on_the_intruder_board_there_is_none_to_take():
    table, scout = nest_table(eggs=0, hand=["rest", "search"])
    table.lying(NEST, "egg")

    refusal = table.refusal(scout, "room")

    assert refusal.rule == "NEM-NEST-02"


@pytest.mark.rule("NEM-NEST-03")
def test_taking_the_last_egg_destroys_the_nest_although_eggs_are_carried_and_lie_around():
    table, scout = nest_table(eggs=1, hand=["rest", "search"], held=["egg"])
    table.lying(NEST, "egg")
    table.fate("silence")

    table.act(scout, "room")

    assert (table.g.nest_destroyed, eggs_held(scout)) == (True, 2)


@pytest.mark.rule("NEM-NEST-03", "NEM-NEST-01")
def test_the_nest_is_destroyed_with_its_last_egg_and_not_before():
    table, _ = nest_table(eggs=2)

    table.run(destroy_eggs, NEST, 1, "NEM-NEST-07")
    with_one_left = table.g.nest_destroyed
    table.run(destroy_eggs, NEST, 1, "NEM-NEST-07")

    assert (with_one_left, table.g.nest_destroyed, table.g.eggs) == (False, True, 0)


@pytest.mark.rule("NEM-NEST-04")
def test_a_destroyed_nest_stays_destroyed_when_the_queen_lays_another_egg():
    table, scout = nest_table(eggs=1, hand=["rest", "search"])
    table.run(destroy_eggs, NEST, 1, "NEM-NEST-07")
    scout.room = 1
    table.fate("queen-4")
    table.step("bag")

    scout.room = NEST

    assert (table.g.eggs, table.g.nest_destroyed) == (1, True)
    assert {"room", "shoot", "melee"} <= set(table.options(scout))


@pytest.mark.rule("NEM-NEST-04")
def test_eggs_added_to_a_destroyed_nest_still_burn():
    table, _ = nest_table(eggs=1)
    table.g.nest_destroyed = True
    table.fire(NEST)

    table.step("fire")

    assert (table.g.eggs, table.g.nest_destroyed) == (0, True)
    assert table.told("nest-destroyed") == []


@pytest.mark.rule("NEM-NEST-05", "NEM-NEST-12")
def test_fire_destroys_one_uncarried_egg_in_every_burning_room_and_no_carried_one():
    table, scout = nest_table(held=["egg"])
    table.lying(NEST, "egg")
    table.lying("cockpit", "egg", "egg")
    table.fire(NEST, "cockpit", 10)

    table.step("fire")

    assert (table.g.eggs, eggs_held(scout)) == (3, 1)  # the Intruder board comes first
    assert table.g.lying.count((NEST, "egg")) == 1
    assert table.g.lying.count((1, "egg")) == 1


@pytest.mark.rule("NEM-NEST-05")
def test_fire_in_a_nest_nobody_found_betrays_nothing():
    table = NemesisTable()
    table.unexplored(NEST, "nest")
    table.fire(NEST)

    table.step("fire")

    assert table.g.eggs == 5


@pytest.mark.rule("NEM-NEST-06")
def test_the_nest_cannot_be_searched():
    table, scout = nest_table(hand=["search", "scavenging", "rest"])
    table.items_in(NEST, 3)

    refusals = [table.refusal(scout, card).rule for card in ("card:search", "card:scavenging")]

    assert refusals == ["NEM-ITEM-20", "NEM-ITEM-20"]


@pytest.mark.rule("NEM-NEST-07", "NEM-NEST-08", "NEM-NEST-10")
@pytest.mark.parametrize(("face", "destroyed"), [("blank", 0), ("creeper", 1), ("adult", 1), ("hit", 1), ("double", 1)])
def test_a_melee_attack_on_eggs_is_safe_but_noisy(face, destroyed):
    table, scout = nest_table()
    table.fate(face, "silence")

    table.act(scout, "melee")

    assert table.g.eggs == 5 - destroyed
    assert (scout.wounds, scout.light, scout.discard) == ([], 0, ["rest"])
    assert noise_rolls(table) == 1


@pytest.mark.rule("NEM-NEST-07", "NEM-NEST-10", "NEM-NEST-11")
@pytest.mark.parametrize(("face", "destroyed"), [("blank", 0), ("creeper", 1), ("adult", 1), ("hit", 1), ("double", 2)])
def test_shooting_at_eggs_spends_ammo_and_every_injury_destroys_one(face, destroyed):
    table, scout = nest_table(held=[("rifle", 3)])
    table.fate(face, "silence")

    table.act(scout, "shoot")

    assert (table.g.eggs, scout.held[0].ammo) == (5 - destroyed, 2)
    assert noise_rolls(table) == 1


@pytest.mark.rule("NEM-NEST-11")
@pytest.mark.parametrize(("eggs", "face", "left"), [(5, "hit", 3), (5, "double", 2), (1, "double", 0), (5, "blank", 5)])
def test_weapon_bonuses_destroy_further_eggs_while_there_are_any(eggs, face, left):
    table, soldier = nest_table("soldier", eggs=eggs)
    table.fate(face, "silence")

    table.act(soldier, "shoot")

    assert table.g.eggs == left


@pytest.mark.rule("NEM-NEST-07")
def test_carried_eggs_and_empty_nests_are_no_targets():
    table, scout = nest_table(eggs=0, held=[("rifle", 1), "egg"])

    refusals = [table.refusal(scout, attack).rule for attack in ("shoot", "melee")]

    assert refusals == ["NEM-COMBAT-03", "NEM-COMBAT-03"]


@pytest.mark.rule("NEM-NEST-10")
def test_the_noise_of_an_attempt_can_bring_an_intruder_even_into_company():
    table, scout = nest_table(hand=["rest", "search"])
    table.character("pilot", at="nest")
    table.noise(NEST, 3)
    table.fate("blank", 3, "larva-1")

    table.act(scout, "melee", pay="rest")

    assert [(intruder.kind, intruder.room) for intruder in table.g.intruders] == [("larva", NEST)]


@pytest.mark.rule("NEM-NEST-10")
def test_the_noise_comes_after_the_whole_attempt_so_the_fire_stays_though_its_maker_dies():
    table, scout = nest_table(held=[("flamethrower", 2)], wounds=["leg", "leg", "hand"])
    table.character("pilot", at="cockpit")
    table.noise(NEST, 3)
    scratch = next(card for card in table.g.attacks.cards if card.startswith("scratch"))
    table.fate("double", 3, "adult-4", scratch)

    table.act(scout, "shoot")

    assert (scout.status, table.g.eggs) == ("dead", 3)
    assert [room for room, fire in enumerate(table.g.fire) if fire] == [NEST]


@pytest.mark.rule("NEM-NEST-09", "NEM-NEST-10")
@pytest.mark.parametrize(("eggs", "left"), [(5, 3), (1, 0)])
def test_a_grenade_thrown_at_the_nest_destroys_two_eggs(eggs, left):
    table, scout = nest_table(eggs=eggs, at=6, items=["grenade"])
    table.fate("silence")

    table.act(scout, "item:grenade")

    assert (table.g.eggs, scout.inventory) == (left, [])
    assert noise_rolls(table) == 1


@pytest.mark.rule("NEM-NEST-09", "NEM-NEST-10")
def test_a_molotov_thrown_at_the_nest_destroys_one_egg():
    table, scout = nest_table(at=6, items=["molotov"])
    table.fate(1)

    table.act(scout, "item:molotov")

    assert (table.g.eggs, table.g.fire[NEST]) == (4, True)
    assert table.g.noise[table.way(6, 1)]  # rolled where the thrower stands


@pytest.mark.rule("NEM-NEST-09")
def test_a_grenade_aimed_at_an_intruder_in_the_nest_leaves_the_eggs_alone():
    table, scout = nest_table(at=6, items=["grenade"])
    larva = table.intruder("larva", at=NEST)

    table.act(scout, "item:grenade", throw=larva.id)

    assert table.question("throw").options == [larva.id, (NEST, "egg")]
    assert (table.g.eggs, table.g.intruders, noise_rolls(table)) == (5, [], 0)


@pytest.mark.rule("NEM-NEST-09")
def test_nothing_is_thrown_at_a_nest_nobody_found():
    table = NemesisTable()
    table.unexplored(NEST, "nest", known_to=[0])
    scout = table.character("scout", at=6, hand=["rest"], items=["grenade", "molotov"])

    options = table.options(scout)

    assert "item:grenade" not in options and "item:molotov" not in options


@pytest.mark.rule("NEM-NEST-12")
def test_an_egg_dropped_elsewhere_can_be_attacked_or_picked_up_and_is_none_of_the_nest():
    table, scout = nest_table(at="storage", hand=["rest", "search"])
    table.lying("storage", "egg", "egg")
    table.fate("hit", "silence")

    table.act(scout, "melee", pay="rest")
    table.act(scout, "pick-up")

    assert (table.g.eggs, table.g.nest_destroyed, eggs_held(scout)) == (5, False, 1)
    assert [thing for room, thing in table.g.lying if room == scout.room] == []


@pytest.mark.rule("NEM-NEST-12")
def test_attacks_in_the_nest_hit_its_own_eggs_before_dropped_ones():
    table, scout = nest_table(eggs=1)
    table.lying(NEST, "egg", "egg")
    table.fate("double", "silence")

    table.act(scout, "shoot")

    assert (table.g.eggs, table.g.nest_destroyed) == (0, True)
    assert table.g.lying.count((NEST, "egg")) == 1


@pytest.mark.rule("NEM-NEST-13")
def test_a_hatched_egg_is_gone_from_the_nest_without_a_noise_roll():
    table, _ = nest_table(eggs=1, at="cockpit")
    larvae = table.g.bag.count("larva-1")

    table.run(hatching)

    assert (table.g.eggs, table.g.nest_destroyed) == (0, True)
    assert table.g.bag.count("larva-1") == larvae + 1
    assert noise_rolls(table) == 0
