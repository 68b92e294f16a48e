"""What every weapon in the box does: the property on its card, its type and its capacity (NEM-COMBAT-10)."""

import pytest

from starboard.games.nemesis.content.cards import CHARACTERS
from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.rules.combat import shoot
from starboard.games.nemesis.state.fields import Character, Intruder
from starboard.games.nemesis.state.pieces import DEAD
from starboard.testing import NemesisTable

TOUGH = ["scratch-6", "bite-6"]  # blood of a Queen that survives anything here

# weapon: capacity, whether it is an Energy weapon
PRINTED = {
    "six-shooter": (6, False),
    "shotgun": (2, True),
    "sawed-off": (2, True),
    "assault-rifle": (5, True),
    "rifle": (4, True),
    "pistol": (3, True),
    "prototype-pistol": (3, True),
    "prototype-rifle": (6, True),
    "prototype-shotgun": (2, True),
    "flamethrower": (4, False),
}

# Injuries to the Queen, whom the Creeper and Adult faces miss: blank, creeper, adult, hit, double
PROPERTIES = {
    "six-shooter": (0, 0, 0, 1, 3),
    "shotgun": (0, 0, 0, 2, 3),
    "sawed-off": (0, 0, 0, 2, 2),
    "assault-rifle": (0, 0, 0, 2, 3),
    "rifle": (0, 0, 0, 1, 2),
    "pistol": (0, 0, 0, 1, 1),
    "prototype-shotgun": (0, 1, 1, 2, 3),
    "flamethrower": (0, 1, 1, 1, 2),
}
FACES = ("blank", "creeper", "adult", "hit", "double")
SHOTS = [(w, face, dealt) for w, row in PROPERTIES.items() for face, dealt in zip(FACES, row, strict=True)]


def duel(weapon: str, kind: str = "queen", ammo: int | None = None) -> tuple[NemesisTable, Character, Intruder]:
    table = NemesisTable()
    gun = weapon if ammo is None else (weapon, ammo)
    shooter = table.character("scout", hand=["rest", "search"], held=[gun])
    return table, shooter, table.intruder(kind, at="hibernatorium")


@pytest.mark.rule("NEM-COMBAT-10", "NEM-ITEM-22", "NEM-ITEM-26")
def test_every_weapon_has_its_printed_capacity_and_type_and_fills_a_hand():
    weapons = {item.id: item.weapon for item in ITEMS.values() if item.weapon}

    assert {name: (weapon.capacity, weapon.energy) for name, weapon in weapons.items()} == PRINTED
    assert all(ITEMS[name].heavy for name in weapons)


@pytest.mark.rule("NEM-COMBAT-10")
@pytest.mark.parametrize(
    ("character", "weapon"),
    [
        ("captain", "six-shooter"),
        ("pilot", "shotgun"),
        ("mechanic", "sawed-off"),
        ("soldier", "assault-rifle"),
        ("scout", "rifle"),
        ("scientist", "pistol"),
    ],
)
def test_every_character_starts_with_its_own_weapon_fully_loaded(character: str, weapon: str):
    table = NemesisTable()

    who = table.character(character)

    assert CHARACTERS[character].weapon == weapon
    assert [(held.item, held.ammo) for held in who.held] == [(weapon, PRINTED[weapon][0])]


@pytest.mark.rule("NEM-COMBAT-10")
@pytest.mark.parametrize(("weapon", "face", "dealt"), SHOTS)
def test_a_weapon_reads_the_die_in_its_own_way(weapon: str, face: str, dealt: int):
    table, shooter, queen = duel(weapon)
    table.fate(combat_die=face)
    if dealt:
        table.fate(attack_card=TOUGH)

    table.run(shoot, shooter)

    assert queen.injuries == dealt
    assert shooter.held[0].ammo == PRINTED[weapon][0] - 1


@pytest.mark.rule("NEM-COMBAT-10")
@pytest.mark.parametrize(("weapon", "dealt"), [("shotgun", 2), ("assault-rifle", 2), ("rifle", 1), ("pistol", 1)])
def test_more_whenever_at_least_one_counts_on_every_face_that_hits(weapon: str, dealt: int):
    table, shooter, creeper = duel(weapon, "creeper")
    table.fate(combat_die="creeper", attack_card="scratch-6")

    table.run(shoot, shooter)

    assert creeper.injuries == dealt


# --- Prototypes ---


@pytest.mark.rule("NEM-COMBAT-10")
def test_the_prototype_pistol_rerolls_once_a_shot_and_the_second_roll_stands():
    table, shooter, queen = duel("prototype-pistol")
    table.fate(combat_die=["double", "blank"])
    table.answers({"reroll": "reroll"})

    table.run(shoot, shooter)

    assert queen.injuries == 0
    assert shooter.held[0].ammo == 2


@pytest.mark.rule("NEM-COMBAT-10")
def test_the_prototype_pistol_may_keep_its_first_roll():
    table, shooter, queen = duel("prototype-pistol")
    table.fate(combat_die="double", attack_card=TOUGH)
    table.answers({"reroll": "keep"})

    table.run(shoot, shooter)

    assert queen.injuries == 2


@pytest.mark.rule("NEM-COMBAT-10")
@pytest.mark.parametrize(("choice", "dealt", "ammo"), [("spend", 3, 4), ("spare", 2, 5)])
def test_the_prototype_rifle_may_spend_another_ammo_on_a_double_hit(choice: str, dealt: int, ammo: int):
    table, shooter, queen = duel("prototype-rifle")
    table.fate(combat_die="double", attack_card=TOUGH)
    table.answers({"overcharge": choice})

    table.run(shoot, shooter)

    assert (queen.injuries, shooter.held[0].ammo) == (dealt, ammo)


@pytest.mark.rule("NEM-COMBAT-10")
@pytest.mark.parametrize(("face", "ammo", "dealt"), [("hit", 6, 1), ("double", 1, 2)])
def test_the_prototype_rifle_has_no_offer_on_other_faces_or_without_ammo(face: str, ammo: int, dealt: int):
    table, shooter, queen = duel("prototype-rifle", ammo=ammo)
    table.fate(combat_die=face, attack_card=TOUGH)

    table.run(shoot, shooter)

    assert (queen.injuries, shooter.held[0].ammo) == (dealt, ammo - 1)


@pytest.mark.rule("NEM-COMBAT-10", "NEM-COMBAT-12")
@pytest.mark.parametrize("weapon", ["prototype-pistol", "prototype-rifle", "prototype-shotgun", "flamethrower"])
def test_a_weapon_with_the_combat_icon_may_still_shoot_at_eggs(weapon: str):
    table = NemesisTable(rooms={3: "nest"})
    scout = table.character("scout", at="nest", hand=["rest"], held=[weapon])

    assert "shoot" in table.options(scout)
    assert f"item:{weapon}" not in table.options(scout)


# --- Cards that shoot ---


@pytest.mark.rule("NEM-COMBAT-10")
@pytest.mark.parametrize(("face", "dealt"), [("blank", 3), ("hit", 4), ("double", 5)])
def test_full_auto_adds_an_injury_for_two_ammo_and_the_rifle_its_own_even_on_a_miss(face: str, dealt: int):
    table = NemesisTable()
    soldier = table.character("soldier", hand=["full-auto"])
    queen = table.intruder("queen", at="hibernatorium")
    table.fate(combat_die=face, attack_card=TOUGH)

    table.act(soldier, "card:full-auto")

    assert (queen.injuries, soldier.held[0].ammo) == (dealt, 0)


@pytest.mark.rule("NEM-COMBAT-10")
def test_full_auto_with_a_single_ammo_adds_nothing_to_a_miss():
    table = NemesisTable()
    soldier = table.character("soldier", hand=["full-auto"], held=[("assault-rifle", 1)])
    queen = table.intruder("queen", at="hibernatorium")
    table.fate(combat_die="blank")

    table.act(soldier, "card:full-auto")

    assert (queen.injuries, soldier.held[0].ammo) == (0, 0)


@pytest.mark.rule("NEM-COMBAT-10")
def test_taking_aim_allows_a_reroll_with_an_energy_weapon_only():
    table = NemesisTable()
    soldier = table.character("soldier", hand=["taking-aim"], held=["assault-rifle", "flamethrower"])
    queen = table.intruder("queen", at="hibernatorium")
    table.fate(combat_die=["blank", "hit"], attack_card=TOUGH)

    table.act(soldier, "card:taking-aim", reroll="reroll")

    assert queen.injuries == 2
    assert [held.ammo for held in soldier.held] == [4, 4]


@pytest.mark.rule("NEM-COMBAT-10")
def test_taking_aim_and_the_prototype_pistol_allow_a_reroll_each():
    table = NemesisTable()
    soldier = table.character("soldier", hand=["taking-aim"], held=["prototype-pistol"])
    table.intruder("queen", at="hibernatorium")
    table.fate(combat_die=["blank", "blank", "blank"])
    table.answers({"reroll": ["reroll", "reroll"]})

    table.act(soldier, "card:taking-aim")

    assert table.rolled == [("combat-die", "blank")] * 3
    assert len(table.told("missed")) == 1


# --- Loading ---


@pytest.mark.rule("NEM-ITEM-26")
@pytest.mark.parametrize("weapon", [name for name, (_, energy) in PRINTED.items() if energy])
def test_an_energy_charge_fills_an_energy_weapon(weapon: str):
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], held=[(weapon, 0)], items=["energy-charge-r"])

    table.act(scout, "item:energy-charge-r", alternative="load")

    assert scout.held[0].ammo == PRINTED[weapon][0]
    assert scout.inventory == []


@pytest.mark.rule("NEM-ITEM-26")
@pytest.mark.parametrize("weapon", ["six-shooter", "flamethrower"])
def test_an_energy_charge_never_loads_a_classic_weapon(weapon: str):
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], held=[(weapon, 0)], items=["energy-charge-r"])
    corridor = table.way("hibernatorium", 1)

    table.act(scout, "item:energy-charge-r", corridor=corridor)  # only its other use is left

    assert scout.held[0].ammo == 0


@pytest.mark.rule("NEM-ITEM-26")
def test_chemicals_fill_a_flamethrower_and_nothing_else():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], held=[("flamethrower", 1)], items=["chemicals"])
    pilot = table.character("pilot", hand=["rest"], held=[("shotgun", 0)], items=["chemicals"])

    assert "item:chemicals" not in table.options(pilot)
    table.act(scout, "item:chemicals")

    assert scout.held[0].ammo == 4
    assert scout.inventory == []


@pytest.mark.rule("NEM-ITEM-26")
def test_the_six_shooter_is_reloaded_one_by_one_with_the_captains_card():
    table = NemesisTable()
    captain = table.character("captain", hand=["reload"])
    assert "card:reload" not in table.options(captain)

    captain.held[0].ammo = 4
    table.act(captain, "card:reload")

    assert captain.held[0].ammo == 5


@pytest.mark.rule("NEM-ITEM-22")
def test_the_extended_magazine_adds_two_ammo_and_room_for_them():
    table = NemesisTable()
    scout = table.character(
        "scout", held=[("rifle", 4), "six-shooter"], items=["extended-magazine", "energy-charge-y"], hand=["rest"]
    )

    table.act(scout, "item:extended-magazine")
    assert (scout.held[0].ammo, scout.inventory) == (6, ["energy-charge-y"])

    scout.held[0].ammo = 1
    table.act(scout, "item:energy-charge-y", alternative="load")
    assert scout.held[0].ammo == 6


# --- Crafted weapons ---


@pytest.mark.rule("NEM-COMBAT-10")
@pytest.mark.parametrize(("face", "burns"), [("hit", False), ("creeper", False), ("double", True)])
def test_a_double_hit_of_the_flamethrower_sets_the_room_alight(face: str, burns: bool):
    table, shooter, _ = duel("flamethrower")
    table.fate(combat_die=face, attack_card=TOUGH)

    table.run(shoot, shooter)

    assert table.g.fire[shooter.room] == burns
    assert table.g.fire.count(True) == int(burns)


@pytest.mark.rule("NEM-COMBAT-10")
def test_the_flamethrowers_fire_stays_where_it_was_lit_though_the_noise_kills_the_shooter():
    table = NemesisTable(rooms={3: "nest"})
    scout = table.character("scout", at="nest", held=["flamethrower"], wounds=["body", "body"])
    table.character("pilot")
    table.noise("nest")
    table.fate(combat_die="double", noise_die=1, token="adult-2", attack_card="bite-4")

    table.run(shoot, scout)

    assert scout.status == DEAD
    assert [room for room, burns in enumerate(table.g.fire) if burns] == [3]
    assert table.g.eggs == 3


@pytest.mark.rule("NEM-CRAFT-02")
def test_a_crafted_flamethrower_comes_loaded():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], held=[], items=["chemicals", "tools"])

    table.act(scout, "craft")

    assert [(held.item, held.ammo) for held in scout.held] == [("flamethrower", 4)]


@pytest.mark.rule("NEM-INJURY-15", "NEM-ITEM-16")
def test_the_taser_injures_an_intruder_and_drives_it_off():
    table = NemesisTable(rooms={6: "cabins"})
    scout = table.character("scout", hand=["rest"], items=["taser"])
    adult = table.intruder("adult", at="hibernatorium")
    table.fate(attack_card="scratch-6", event_card="damage")  # through Corridor 2

    table.act(scout, "item:taser")

    assert (adult.injuries, adult.room) == (1, table.room("cabins"))
    assert scout.inventory == []
    assert table.g.crafted.count("taser") == 3


@pytest.mark.rule("NEM-INJURY-15")
def test_the_taser_kills_a_larva_which_then_flees_no_more():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], items=["taser"])
    table.intruder("larva", at="hibernatorium")

    table.act(scout, "item:taser")

    assert table.g.intruders == []


@pytest.mark.rule("NEM-GEN-09")
def test_the_taser_makes_a_character_here_drop_its_cards_without_hurting_it():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], items=["taser"])
    pilot = table.character("pilot", hand=["contamination", "rest"], discard=["interruption"])

    table.act(scout, "item:taser")

    assert pilot.hand == []
    assert sorted(pilot.discard) == ["contamination", "interruption", "rest"]
    assert pilot.light == 0 and not pilot.wounds


def molotov_scene() -> tuple[NemesisTable, Character, Character, Intruder, Intruder]:
    """A thrower in the Hibernatorium; an Adult, a Larva and somebody unlucky next door."""
    table = NemesisTable(rooms={6: "cabins"})
    scout = table.character("scout", hand=["rest"], items=["molotov"])
    victim = table.character("pilot", at="cabins")
    return table, scout, victim, table.intruder("adult", at="cabins"), table.intruder("larva", at="cabins")


@pytest.mark.rule("NEM-GEN-09", "NEM-ITEM-16")
def test_a_molotov_burns_the_room_and_hurts_everybody_in_it():
    table, scout, victim, adult, larva = molotov_scene()
    table.fate(attack_card="scratch-6", wound_card="leg")

    table.act(scout, "item:molotov")

    assert table.g.fire[table.room("cabins")] and table.g.fire.count(True) == 1
    assert adult.injuries == 1
    assert larva not in table.g.intruders
    assert (victim.wounds, scout.wounds) == (["leg"], [])
    assert scout.inventory == []


@pytest.mark.rule("NEM-DOOR-03")
def test_a_molotov_needs_an_intruder_within_reach_and_no_closed_door_between():
    table, scout, *_ = molotov_scene()
    table.door("hibernatorium", "cabins")

    assert table.refusal(scout, "item:molotov").rule == "NEM-DOOR-03"


@pytest.mark.rule("NEM-GEN-09")
def test_a_molotov_thrown_at_ones_own_feet_wounds_the_thrower():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], items=["molotov"])
    creeper = table.intruder("creeper", at="hibernatorium")
    table.fate(attack_card="scratch-6", wound_card="arm")

    table.act(scout, "item:molotov")

    assert (creeper.injuries, scout.wounds) == (1, ["arm"])


@pytest.mark.rule("NEM-GEN-09", "NEM-ITEM-16")
def test_a_grenade_deals_two_to_its_target_and_one_to_everybody_else_in_the_room():
    table, scout, victim, adult, larva = molotov_scene()
    queen = table.intruder("queen", at="cabins")
    scout.inventory[0] = "grenade"
    table.fate(attack_card=["scratch-6", "bite-6", "claw-5"], wound_card="hand")

    table.act(scout, "item:grenade", throw=adult.id)

    assert (adult.injuries, queen.injuries) == (2, 1)
    assert larva not in table.g.intruders
    assert (victim.wounds, scout.wounds) == (["hand"], [])


@pytest.mark.rule("NEM-GEN-09")
def test_no_weapon_can_be_aimed_at_a_character():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], items=["grenade", "molotov"])
    table.character("pilot")

    assert not {"shoot", "melee", "item:grenade", "item:molotov"} & set(table.options(scout))
