"""The Actions of the red, military Items (NEM-ACTION-05). Energy Charges are tested with the yellow ones."""

import pytest

from starboard.testing import NemesisTable


def refused(table, who, option):
    refusal = table.refusal(who, option)
    return refusal.rule, refusal.key


# --- Grenade ---


def test_a_grenade_hits_one_intruder_hard_and_everybody_else_in_the_room():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["grenade"])
    scout = table.character("scout", at="hibernatorium")
    captain = table.character("captain", at="cockpit")
    adult, creeper = table.intruder("adult", at="hibernatorium"), table.intruder("creeper", at="hibernatorium")
    table.fate(attack_card=["scratch-6", "scratch-5"], wound_card=["leg", "body"])

    table.act(pilot, "item:grenade", throw=adult.id)

    assert (adult.injuries, creeper.injuries) == (2, 1)
    assert (pilot.wounds, scout.wounds, captain.wounds) == (["leg"], ["body"], [])
    assert (pilot.inventory, table.g.red.discard) == ([], ["grenade"])


def test_a_grenade_flies_into_an_adjacent_room_and_leaves_the_thrower_unhurt():
    table = NemesisTable()
    pilot = table.character("pilot", at="hibernatorium", hand=["rest"], items=["grenade"])
    near, far = table.intruder("adult", at=6), table.intruder("adult", at=2)
    table.fate("scratch-6")

    table.act(pilot, "item:grenade")

    assert (near.injuries, far.injuries, pilot.wounds) == (2, 0, [])


@pytest.mark.rule("NEM-DOOR-03")
@pytest.mark.parametrize("item", ["grenade", "molotov"])
def test_nothing_is_thrown_through_a_closed_door_or_two_rooms_away(item):
    table = NemesisTable()
    pilot = table.character("pilot", at="hibernatorium", hand=["rest"], items=[item])
    table.intruder("adult", at=6)
    table.intruder("adult", at=2)
    assert f"item:{item}" in table.options(pilot)

    table.door("hibernatorium", 6)

    assert refused(table, pilot, f"item:{item}") == ("NEM-DOOR-03", "nothing-in-reach")


@pytest.mark.rule("NEM-NEST-09", "NEM-NEST-10")
def test_a_grenade_destroys_two_eggs_hurts_everybody_there_and_is_loud():
    table = NemesisTable(rooms={2: "nest"})
    pilot = table.character("pilot", at="nest", hand=["rest"], items=["grenade"])
    adult = table.intruder("adult", at="nest")
    table.fate(attack_card="scratch-6", wound_card="leg", noise_die=3)

    table.act(pilot, "item:grenade", throw=(2, "egg"))

    assert (table.g.eggs, table.g.egg_supply, adult.injuries, pilot.wounds) == (3, 5, 1, ["leg"])
    assert table.g.noise[table.way("nest", 3)]


@pytest.mark.rule("NEM-NEST-09")
def test_a_grenade_for_an_intruder_spares_the_eggs_beside_it():
    table = NemesisTable(rooms={2: "nest"})
    pilot = table.character("pilot", at="cockpit", hand=["rest"], items=["grenade"])
    adult = table.intruder("adult", at="nest")
    table.fate("scratch-6")

    table.act(pilot, "item:grenade", throw=adult.id)

    assert (table.g.eggs, adult.injuries) == (5, 2)


@pytest.mark.rule("NEM-NEST-12")
def test_eggs_lying_in_an_adjacent_room_can_be_thrown_at_from_afar():
    table = NemesisTable()
    pilot = table.character("pilot", at="hibernatorium", hand=["rest"], items=["grenade"])
    table.lying(6, "egg", "egg", "egg")
    table.fate(noise_die=2)

    table.act(pilot, "item:grenade")

    assert [thing for room, thing in table.g.lying if room == 6] == ["egg"]
    assert (table.g.eggs, pilot.wounds) == (5, [])
    assert table.g.noise[table.way("hibernatorium", 2)]  # where the thrower stands


# --- Smoke Grenade ---


@pytest.mark.rule("NEM-MOVE-11")
def test_a_smoke_grenade_hides_an_escape_and_costs_the_others_a_card():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["rest"], items=["smoke-grenade"])
    scout = table.character("scout", at="comms", hand=["rest", "search", "contamination"])
    captain = table.character("captain", at="comms", hand=["contamination"])
    adult = table.intruder("adult", at="comms")
    table.fate(noise_die="silence")

    table.act(pilot, "item:smoke-grenade", room=1, discard_one="search")

    assert (pilot.room, adult.room, pilot.light, pilot.wounds) == (1, 2, 0, [])
    assert (scout.hand, scout.discard, captain.hand) == (["rest", "contamination"], ["search"], ["contamination"])
    assert table.question("discard-one").options == ["rest", "search"] and table.question("discard-one").private
    assert (table.g.attacks.discard, table.g.red.discard) == ([], ["smoke-grenade"])


@pytest.mark.rule("NEM-ACTION-10", "NEM-MOVE-01")
def test_a_smoke_grenade_needs_combat_and_a_way_out():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["rest"], items=["smoke-grenade"])
    assert refused(table, pilot, "item:smoke-grenade") == ("NEM-ACTION-10", "not-in-combat")

    table.intruder("adult", at="comms")
    table.door("comms", 1)
    table.door("comms", 6)

    assert refused(table, pilot, "item:smoke-grenade") == ("NEM-MOVE-01", "no-way")


# --- Recon Drone ---


@pytest.mark.rule("NEM-GEN-10")
def test_a_recon_drone_shows_one_tile_and_its_token_to_its_owner_only():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["recon-drone"])
    table.character("scout")
    table.fate("nest", "slime-4")

    table.act(pilot, "item:recon-drone", room=9)

    assert (table.g.tiles[9], table.g.tokens[9], table.g.explored[9]) == ("nest", "slime-4", False)
    assert (table.g.tiles_known[9], table.g.tokens_known[9]) == (1 << pilot.seat, 1 << pilot.seat)
    assert table.told("looked-at-room")[0].seats == 1 << pilot.seat
    assert table.question("room").options == [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18]


@pytest.mark.rule("NEM-TURN-14")
def test_a_recon_drone_finds_nothing_on_a_ship_that_is_explored():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["recon-drone"])
    table.g.explored, table.g.tokens = [True] * 22, ["-"] * 22

    assert "item:recon-drone" not in table.options(pilot)


# --- Decoy ---


def test_a_decoy_gathers_the_intruders_of_adjacent_rooms_in_one_of_them():
    table = NemesisTable()
    pilot = table.character("pilot", at="hibernatorium", hand=["rest"], items=["decoy"])
    drawn = [table.intruder("adult", at=6), table.intruder("creeper", at=14), table.intruder("larva", at=15)]
    here, far = table.intruder("adult", at="hibernatorium"), table.intruder("adult", at=2)

    table.act(pilot, "item:decoy", room=14)

    assert [intruder.room for intruder in drawn] == [14, 14, 14]
    assert (here.room, far.room) == (11, 2)
    assert table.question("room").options == [6, 8, 14, 15]
    assert table.g.red.discard == ["decoy"]


def test_a_decoy_draws_an_intruder_through_the_first_corridor_of_the_board_too():
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit", hand=["rest"], items=["decoy"])
    adult = table.intruder("adult", at=2)
    assert table.corridor(1, 2) == 0

    table.act(pilot, "item:decoy", room=3)

    assert adult.room == 3


def test_lured_intruders_in_combat_attack_once_before_they_go():
    table = NemesisTable()
    pilot = table.character("pilot", at="hibernatorium", hand=["rest"], items=["decoy"])
    scout = table.character("scout", at=6, hand=["rest", "search"])
    captain = table.character("captain", at=6, hand=["rest"])
    adult, waiting = table.intruder("adult", at=6), table.intruder("adult", at=14)
    table.fate("scratch-2")

    table.act(pilot, "item:decoy", room=14)

    assert (adult.room, waiting.room) == (14, 14)
    assert (captain.light, scout.light, captain.discard) == (1, 0, ["contamination"])
    assert table.g.attacks.discard == ["scratch-2"]


def test_intruders_already_where_the_decoy_lands_neither_move_nor_attack():
    table = NemesisTable()
    pilot = table.character("pilot", at="hibernatorium", hand=["rest"], items=["decoy"])
    captain = table.character("captain", at=14)
    adult, other = table.intruder("adult", at=14), table.intruder("adult", at=6)

    table.act(pilot, "item:decoy", room=14)

    assert (adult.room, other.room, captain.light) == (14, 14, 0)


@pytest.mark.rule("NEM-TURN-14")
def test_a_decoy_cannot_land_where_it_would_lure_nobody():
    table = NemesisTable()
    pilot = table.character("pilot", at="hibernatorium", hand=["rest"], items=["decoy"])
    assert refused(table, pilot, "item:decoy") == ("NEM-DOOR-03", "nothing-in-reach")

    adult = table.intruder("adult", at=6)
    table.act(pilot, "item:decoy", room=8)

    assert table.question("room").options == [8, 14, 15]
    assert adult.room == 8


@pytest.mark.rule("NEM-GEN-04")
def test_a_decoy_is_not_heard_through_a_closed_door():
    table = NemesisTable()
    pilot = table.character("pilot", at="hibernatorium", hand=["rest"], items=["decoy"])
    behind, open_to = table.intruder("adult", at=6), table.intruder("adult", at=8)
    table.door("hibernatorium", 6)

    table.act(pilot, "item:decoy", room=15)

    assert (behind.room, open_to.room) == (6, 15)
    assert table.question("room").options == [14, 15]


# --- Keys ---


@pytest.mark.rule("NEM-SIGNAL-02", "NEM-COMPUTER-02")
def test_the_comms_key_shows_the_objectives_of_whoever_sent_a_signal():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character(
        "pilot", at="comms", hand=["rest"], items=["comms-key"], objectives=["hoarder"], signal=True
    )
    scout = table.character("scout", objectives=["aliens"], signal=True)
    captain = table.character("captain", objectives=["ab-ovo"])
    mechanic = table.character("mechanic", objectives=["quarantine"], signal=True)

    table.act(pilot, "item:comms-key", character=scout.seat)

    assert table.question("character").options == [scout.seat, mechanic.seat]
    assert scout.objectives_known == [0b0011]
    assert (captain.objectives_known, mechanic.objectives_known) == ([0b0100], [0b1000])
    assert (pilot.inventory, table.g.red.discard) == ([], ["comms-key"])


@pytest.mark.rule("NEM-SIGNAL-02")
def test_the_comms_key_shows_both_objectives_while_nobody_has_chosen():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["rest"], items=["comms-key"])
    scout = table.character("scout", objectives=["aliens", "ab-ovo"], signal=True)

    table.act(pilot, "item:comms-key")

    assert scout.objectives_known == [0b11, 0b11]


@pytest.mark.rule("NEM-COMPUTER-02", "NEM-SIGNAL-02")
def test_the_comms_key_needs_a_working_computer_and_a_signal():
    table = NemesisTable(rooms={2: "comms", 3: "storage"})
    pilot = table.character("pilot", at="comms", hand=["rest"], items=["comms-key"], signal=True)
    scout = table.character("scout", objectives=["aliens"])
    assert refused(table, pilot, "item:comms-key") == ("NEM-SIGNAL-02", "nobody-signalled")

    scout.signal = True
    assert "item:comms-key" in table.options(pilot)
    table.malfunction("comms")
    assert refused(table, pilot, "item:comms-key") == ("NEM-COMPUTER-02", "no-computer")
    pilot.room = 3
    assert refused(table, pilot, "item:comms-key") == ("NEM-COMPUTER-02", "no-computer")


@pytest.mark.rule("NEM-POD-02")
@pytest.mark.parametrize("item", ["evacuation-key", "pilot-key"])
@pytest.mark.parametrize("unlocked", [True, False])
def test_an_evacuation_key_locks_or_unlocks_one_pod_of_its_section(item, unlocked):
    table = NemesisTable(rooms={2: "evac-a"})
    pilot = table.character("pilot", at="evac-a", hand=["rest"], items=[item])
    table.pod(3).unlocked = unlocked

    table.act(pilot, f"item:{item}", pod=3)

    assert table.question("pod").options == [1, 3]
    assert [table.pod(n).unlocked for n in (1, 2, 3, 4)] == [False, False, not unlocked, False]
    assert pilot.inventory == []


@pytest.mark.parametrize("item", ["evacuation-key", "pilot-key"])
def test_an_evacuation_key_fits_only_pods_that_are_still_there(item):
    table = NemesisTable(rooms={2: "evac-b"})
    pilot = table.character("pilot", at="evac-b", hand=["rest"], items=[item])
    table.pod(2).gone = True

    table.act(pilot, f"item:{item}")
    assert table.pod(4).unlocked
    table.give(pilot, item)
    pilot.hand, table.pod(4).gone = ["rest"], True

    assert refused(table, pilot, f"item:{item}") == ("NEM-ROOM-15", "not-in-a-section")
    pilot.room = 11
    assert refused(table, pilot, f"item:{item}") == ("NEM-ROOM-15", "not-in-a-section")


@pytest.mark.rule("NEM-SELFD-01", "NEM-SELFD-04", "NEM-COMPUTER-01")
@pytest.mark.parametrize(("before", "after"), [(-1, 0), (0, -1), (2, -1)])
def test_the_self_destruct_key_starts_or_stops_the_sequence_at_a_computer(before, after):
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["rest"], items=["self-destruct-key"])
    table.g.self_destruct = before

    table.act(pilot, "item:self-destruct-key")

    assert (table.g.self_destruct, table.g.red.discard) == (after, ["self-destruct-key"])


@pytest.mark.rule("NEM-SELFD-05", "NEM-SELFD-03")
def test_the_self_destruct_key_comes_too_late_on_yellow_and_wakes_no_sleeper():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["rest"], items=["self-destruct-key"])
    scout = table.character("scout")
    table.g.self_destruct = 3
    assert refused(table, pilot, "item:self-destruct-key")[0] == "NEM-SELFD-05"

    table.g.self_destruct, scout.status = -1, "hibernating"

    assert refused(table, pilot, "item:self-destruct-key")[0] == "NEM-SELFD-03"
    pilot.room = 11
    assert refused(table, pilot, "item:self-destruct-key")[0] == "NEM-COMPUTER-02"


# --- Extended Magazine ---


@pytest.mark.rule("NEM-ITEM-23", "NEM-ITEM-22")
@pytest.mark.parametrize(("ammo", "after"), [(0, 2), (3, 5), (4, 6)])
def test_an_extended_magazine_costs_nothing_and_adds_two_ammo_and_room_for_them(ammo, after):
    table = NemesisTable()
    scout = table.character("scout", items=["extended-magazine"], held=[("rifle", ammo)])

    table.act(scout, "item:extended-magazine")

    assert (scout.held[0].ammo, scout.held[0].added, scout.inventory) == (after, ["extended-magazine"], [])
    assert table.g.red.discard == []


@pytest.mark.rule("NEM-ITEM-26", "NEM-ROOM-03")
def test_an_extended_magazine_fits_energy_weapons_only():
    table = NemesisTable()
    captain = table.character("captain", items=["extended-magazine"])
    assert refused(table, captain, "item:extended-magazine")[1] == "nothing-to-load"

    table.hold(captain, "prototype-pistol")
    table.act(captain, "item:extended-magazine")

    assert [thing.added for thing in captain.held] == [[], ["extended-magazine"]]


def test_an_extended_weapon_is_charged_to_its_new_capacity():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], items=["energy-charge-r"], held=[("rifle", 1)])
    scout.held[0].added = ["extended-magazine"]

    table.act(scout, "item:energy-charge-r", alternative="load")

    assert scout.held[0].ammo == 6


# --- Prototype weapons ---


def shot(weapon, face, ammo=2, **answers):
    """The Injuries of an Adult and the Ammo left after one shot."""
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], held=[(weapon, ammo)])
    adult = table.intruder("adult", at="hibernatorium")
    table.fate(combat_die=face, attack_card="scratch-6") if answers.pop("hits", True) else table.fate(combat_die=face)
    table.act(scout, "shoot", **answers)
    return adult.injuries, scout.held[0].ammo


@pytest.mark.rule("NEM-COMBAT-10")
def test_the_prototype_pistol_may_reroll_once():
    assert shot("prototype-pistol", ["blank", "double"], reroll="reroll") == (2, 1)
    assert shot("prototype-pistol", ["double", "blank"], reroll="reroll", hits=False) == (0, 1)
    assert shot("prototype-pistol", "hit", reroll="keep") == (1, 1)


@pytest.mark.rule("NEM-COMBAT-10")
def test_the_prototype_rifle_may_spend_one_more_ammo_on_a_double_hit():
    assert shot("prototype-rifle", "double", overcharge="spend") == (3, 0)
    assert shot("prototype-rifle", "double", overcharge="spare") == (2, 1)
    assert shot("prototype-rifle", "double", ammo=1) == (2, 0)
    assert shot("prototype-rifle", "hit") == (1, 1)


@pytest.mark.rule("NEM-COMBAT-10")
@pytest.mark.parametrize(("face", "injuries"), [("blank", 0), ("creeper", 1), ("adult", 1), ("hit", 2), ("double", 3)])
def test_the_prototype_shotgun_always_hurts_but_for_a_blank(face, injuries):
    assert shot("prototype-shotgun", face, hits=injuries > 0) == (injuries, 1)
