"""Intruder Weaknesses: discovering them and what each changes (NEM-WEAK).

The Hibernatorium's Corridor 2 leads to Room 6 and its Corridor 3 to Room 8; the Event cards Damage and Hunt bear those
numbers.
"""

import pytest

from starboard.games.nemesis.content.weaknesses import SLOTS, WEAKNESSES
from starboard.games.nemesis.rules.attack import intruder_attack
from starboard.games.nemesis.rules.combat import melee, shoot
from starboard.games.nemesis.rules.encounter import encounter
from starboard.games.nemesis.rules.injury import injure
from starboard.games.nemesis.rules.intruders import move_through
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.pieces import ALIVE, CLOSED_DOOR, DEAD, DESTROYED_DOOR
from starboard.testing import NemesisTable

TOUGH = ["scratch-6", "bite-6"]


def lab(**status: object) -> tuple[NemesisTable, Character]:
    table = NemesisTable(rooms={3: "laboratory", 6: "cabins"})
    return table, table.character("pilot", at="laboratory", **{"hand": ["rest", "search", "repairs"], **status})


# --- Discovering ---


@pytest.mark.rule("NEM-WEAK-01")
def test_three_of_eight_weaknesses_lie_unknown_beside_corpse_egg_and_carcass():
    table = NemesisTable()

    assert SLOTS == ("corpse", "egg", "carcass")
    assert table.g.weaknesses == ["", "", ""]
    assert sorted(table.g.weaknesses_left) == sorted(WEAKNESSES)
    assert len(WEAKNESSES) == 8


@pytest.mark.rule("NEM-WEAK-01", "NEM-WEAK-02")
@pytest.mark.parametrize(("thing", "slot"), [("blue-corpse", 0), ("corpse-captain", 0), ("egg", 1), ("carcass", 2)])
def test_analysing_an_object_reveals_the_weakness_of_its_slot_and_keeps_the_object(thing: str, slot: int):
    table, pilot = lab()
    table.lying("laboratory", thing)
    table.fate(weakness_card="energy")

    table.act(pilot, "room", pay=("rest", "search"))

    assert table.g.weaknesses == ["energy" if at == slot else "" for at in range(3)]
    assert "energy" not in table.g.weaknesses_left
    assert (pilot.room, thing) in table.g.lying


@pytest.mark.rule("NEM-WEAK-02")
def test_of_several_objects_one_is_chosen_and_a_carried_one_will_do():
    table, pilot = lab(held=["egg"])
    table.lying("laboratory", "carcass")
    table.fate(weakness_card="fire")

    table.act(pilot, "room", pay=("rest", "search"), object="egg")

    assert table.question("object").options == ["egg", "carcass"]
    assert table.g.weaknesses == ["", "fire", ""]
    assert [held.item for held in pilot.held] == ["egg"]


@pytest.mark.rule("NEM-WEAK-02")
def test_a_revealed_weakness_serves_every_player():
    table, pilot = lab(held=["carcass"])
    scout = table.character("scout", at="cockpit")
    adult = table.intruder("adult", at="cockpit")
    table.fate(weakness_card="energy")
    table.act(pilot, "room", pay=("rest", "search"))

    table.fate(combat_die="hit", attack_card="scratch-6")
    table.run(shoot, scout)

    assert adult.injuries == 2


@pytest.mark.rule("NEM-WEAK-04")
def test_a_revealed_weakness_cannot_be_analysed_again():
    table, pilot = lab()
    table.lying("laboratory", "egg", "egg")
    assert "room" in table.options(pilot)

    table.weakness("fire", slot="egg")

    assert table.refusal(pilot, "room").rule == "NEM-ROOM-09"


@pytest.mark.rule("NEM-WEAK-04")
def test_another_object_can_still_be_analysed():
    table, pilot = lab()
    table.lying("laboratory", "egg", "carcass")
    table.weakness("fire", slot="egg")
    table.fate(weakness_card="danger")

    table.act(pilot, "room", pay=("rest", "search"))

    assert table.g.weaknesses == ["", "fire", "danger"]


# --- What each of them does (NEM-WEAK-03) ---


@pytest.mark.rule("NEM-WEAK-03", "NEM-DIE-07")
@pytest.mark.parametrize(("kind", "dealt"), [("adult", 1), ("creeper", 0), ("breeder", 0), ("queen", 0)])
def test_vital_places_make_a_blank_a_single_hit_on_adults_only(kind: str, dealt: int):
    table = NemesisTable()
    scout = table.character("scout")
    target = table.intruder(kind, at="hibernatorium")
    table.weakness("vital-places")
    table.fate(combat_die="blank")
    if dealt:
        table.fate(attack_card="scratch-6")

    table.run(shoot, scout)

    assert target.injuries == dealt


@pytest.mark.rule("NEM-WEAK-03")
@pytest.mark.parametrize(("revealed", "dealt"), [(False, 1), (True, 2)])
def test_vulnerability_to_fire_counts_for_the_fire_step_molotov_and_flamethrower(revealed: bool, dealt: int):
    table = NemesisTable()
    scout = table.character("scout", held=["flamethrower"], hand=["rest"], items=["molotov"])
    adult = table.intruder("adult", at="hibernatorium")
    table.fire("hibernatorium")
    if revealed:
        table.weakness("fire")

    table.fate(attack_card="scratch-6")
    table.step("fire")
    assert adult.injuries == dealt
    table.fate(combat_die="hit", attack_card="bite-6")
    table.run(shoot, scout)
    assert adult.injuries == 2 * dealt
    adult.injuries = 0
    table.fate(attack_card="claw-5", wound_card="leg")
    table.act(scout, "item:molotov")

    assert adult.injuries == dealt


@pytest.mark.rule("NEM-WEAK-03")
def test_vulnerability_to_fire_adds_nothing_where_the_fire_missed_or_to_other_weapons():
    table = NemesisTable()
    scout = table.character("scout", held=["flamethrower", "rifle"])
    queen = table.intruder("queen", at="hibernatorium")
    table.weakness("fire")

    table.fate(combat_die="blank")
    table.answers({"weapon": "flamethrower"})
    table.run(shoot, scout)
    assert queen.injuries == 0
    table.fate(combat_die="hit", attack_card=TOUGH)
    table.answers({"weapon": "rifle"})
    table.run(shoot, scout)

    assert queen.injuries == 1


@pytest.mark.rule("NEM-WEAK-03")
@pytest.mark.parametrize(
    ("weapon", "face", "dealt"),
    [("rifle", "hit", 2), ("rifle", "blank", 0), ("shotgun", "hit", 3), ("six-shooter", "hit", 1)],
)
def test_vulnerability_to_energy_adds_one_to_an_energy_weapon_that_hits(weapon: str, face: str, dealt: int):
    table = NemesisTable()
    scout = table.character("scout", held=[weapon])
    queen = table.intruder("queen", at="hibernatorium")
    table.weakness("energy")
    table.fate(combat_die=face)
    if dealt:
        table.fate(attack_card=TOUGH)

    table.run(shoot, scout)

    assert queen.injuries == dealt


@pytest.mark.rule("NEM-WEAK-03")
def test_vulnerability_to_energy_is_of_no_use_in_melee():
    table = NemesisTable()
    scout = table.character("scout", held=["rifle"])
    queen = table.intruder("queen", at="hibernatorium")
    table.weakness("energy")
    table.fate(combat_die="hit", attack_card=TOUGH)

    table.run(melee, scout)

    assert queen.injuries == 1


@pytest.mark.rule("NEM-WEAK-03")
@pytest.mark.parametrize(
    ("token", "cards", "surprised"),
    [("adult-4", 3, False), ("adult-4", 2, True), ("adult-2", 1, False), ("creeper-1", 0, True)],
)
def test_reaction_to_danger_lowers_token_numbers_by_one_but_not_below_one(token: str, cards: int, surprised: bool):
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest", "search", "search"][:cards])
    table.weakness("danger")
    table.fate(token=token)
    if surprised:
        table.fate(attack_card="tail-2")

    table.run(encounter, pilot)

    assert bool(table.told("surprise")) == surprised


@pytest.mark.rule("NEM-WEAK-03")
def test_different_weaknesses_add_up():
    table = NemesisTable()
    scout = table.character("scout")
    adult = table.intruder("adult", at="hibernatorium")
    table.weakness("energy", slot="corpse")
    table.weakness("extinction", slot="egg")
    table.weakness("vital-places", slot="carcass")
    table.fate(combat_die="blank", attack_card="claw-3")  # 1 hit, 1 for Energy; blood 3 counts as 2

    table.run(shoot, scout)

    assert adult not in table.g.intruders


@pytest.mark.rule("NEM-WEAK-03")
def test_a_weakness_still_face_down_changes_nothing():
    table = NemesisTable()
    scout = table.character("scout")
    adult = table.intruder("adult", at="hibernatorium")
    table.fate(combat_die="blank")

    table.run(shoot, scout)

    assert adult.injuries == 0


@pytest.mark.rule("NEM-WEAK-05")
@pytest.mark.parametrize(
    ("kind", "door"),
    [
        ("larva", CLOSED_DOOR),
        ("creeper", CLOSED_DOOR),
        ("adult", CLOSED_DOOR),
        ("breeder", DESTROYED_DOOR),
        ("queen", DESTROYED_DOOR),
    ],
)
def test_with_the_way_of_moving_known_closed_doors_hold_against_all_but_breeder_and_queen(kind: str, door: int):
    table = NemesisTable(rooms={6: "cabins"})
    intruder = table.intruder(kind, at="hibernatorium")
    corridor = table.door("hibernatorium", "cabins")
    table.weakness("moving")

    table.run(move_through, intruder, 2, "NEM-EVENT-10")

    assert (intruder.room, table.g.doors[corridor]) == (11, door)


@pytest.mark.rule("NEM-WEAK-05")
@pytest.mark.parametrize("order", [("adult", "queen"), ("queen", "adult")])
def test_an_adult_does_not_slip_through_the_door_a_queen_destroys_at_the_same_time(order: tuple[str, str]):
    table = NemesisTable(rooms={6: "cabins"})
    pair = [table.intruder(kind, at="hibernatorium") for kind in order]
    corridor = table.door("hibernatorium", "cabins")
    table.weakness("moving")
    table.fate(event_card="life-support-failure")  # moves both through Corridor 2

    table.step("event")

    assert [intruder.room for intruder in pair] == [11, 11]
    assert table.g.doors[corridor] == DESTROYED_DOOR


@pytest.mark.rule("NEM-WEAK-05")
def test_without_the_weakness_an_adult_destroys_the_door():
    table = NemesisTable(rooms={6: "cabins"})
    adult = table.intruder("adult", at="hibernatorium")
    corridor = table.door("hibernatorium", "cabins")

    table.run(move_through, adult, 2, "NEM-EVENT-10")

    assert (adult.room, table.g.doors[corridor]) == (11, DESTROYED_DOOR)


@pytest.mark.rule("NEM-WEAK-06")
def test_phosphates_injure_before_the_flight_and_an_arrow_is_no_second_retreat():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=["fire-extinguisher"])
    adult = table.intruder("adult", at="hibernatorium", injuries=5)
    table.weakness("phosphates")
    table.fate(attack_card="claw-retreat", event_card="damage")

    table.act(pilot, "item:fire-extinguisher")

    assert (adult.room, adult.injuries) == (6, 6)
    assert table.g.events_deck.discard == ["damage"]


@pytest.mark.rule("NEM-WEAK-06")
def test_an_intruder_killed_by_phosphates_does_not_flee():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=["fire-extinguisher"])
    table.intruder("adult", at="hibernatorium", injuries=1)
    table.weakness("phosphates")
    table.fate(attack_card="scratch-2")

    table.act(pilot, "item:fire-extinguisher")

    assert table.g.intruders == []
    assert (11, "carcass") in table.g.lying
    assert table.g.events_deck.discard == []


@pytest.mark.rule("NEM-WEAK-06")
def test_the_fire_control_system_uses_phosphates_on_every_intruder_of_the_room():
    table = NemesisTable(rooms={3: "fire-control"})
    pilot = table.character("pilot", at="fire-control", hand=["rest", "search"])
    adult = table.intruder("adult", at="hibernatorium")
    larva = table.intruder("larva", at="hibernatorium")
    elsewhere = table.intruder("adult", at="engine-1")
    table.weakness("phosphates")
    table.fate(attack_card="scratch-6", event_card="hunt-3")

    table.act(pilot, "room", room=11)

    assert (adult.room, adult.injuries) == (8, 1)
    assert larva not in table.g.intruders
    assert elsewhere.injuries == 0


@pytest.mark.rule("NEM-WEAK-06")
def test_in_the_fire_control_system_too_an_arrow_is_no_second_retreat():
    table = NemesisTable(rooms={3: "fire-control"})
    pilot = table.character("pilot", at="fire-control", hand=["rest", "search"])
    adult = table.intruder("adult", at="hibernatorium", injuries=5)
    table.weakness("phosphates")
    table.fate(attack_card="claw-retreat", event_card="hunt-3")

    table.act(pilot, "room")

    assert (adult.room, adult.injuries) == (8, 6)
    assert table.g.events_deck.discard == ["hunt-3"]


@pytest.mark.rule("NEM-WEAK-07")
@pytest.mark.parametrize(
    ("kind", "serious", "light", "status"),
    [
        ("adult", 0, 1, ALIVE),
        ("adult", 1, 1, ALIVE),
        ("adult", 2, 0, DEAD),
        ("breeder", 1, 0, ALIVE),
    ],
)
def test_with_the_way_of_fighting_known_only_an_adults_bite_is_softer(kind: str, serious: int, light: int, status: str):
    table = NemesisTable()
    pilot = table.character("pilot", dressed=["leg"] * serious)
    table.character("captain", at="cockpit")
    intruder = table.intruder(kind, at="hibernatorium")
    table.weakness("fighting")
    table.fate(attack_card="bite-4")
    if kind == "breeder":
        table.fate(wound_card="hand")

    table.run(intruder_attack, intruder, pilot)

    assert (pilot.light, pilot.status) == (light, status)
    assert pilot.wounds == (["hand"] if kind == "breeder" else [])


@pytest.mark.rule("NEM-WEAK-08")
@pytest.mark.parametrize(
    ("kind", "cards", "injuries", "killed"),
    [
        ("adult", ["claw-3"], 2, True),
        ("adult", ["claw-3"], 1, False),
        ("queen", ["scratch-2", "bite-4"], 5, True),
        ("queen", ["scratch-2", "bite-4"], 4, False),
    ],
)
def test_on_the_brink_of_extinction_the_blood_compared_is_one_lower(
    kind: str, cards: list[str], injuries: int, killed: bool
):
    table = NemesisTable()
    intruder = table.intruder(kind, at="hibernatorium")
    table.weakness("extinction")
    table.fate(attack_card=cards)

    table.run(injure, intruder, injuries, "NEM-INJURY-01")

    assert (intruder not in table.g.intruders) == killed


@pytest.mark.rule("NEM-WEAK-08")
def test_a_retreat_arrow_saves_even_on_the_brink_of_extinction():
    table = NemesisTable()
    adult = table.intruder("adult", at="hibernatorium")
    table.weakness("extinction")
    table.fate(attack_card="bite-retreat", event_card="damage")

    table.run(injure, adult, 9, "NEM-INJURY-01")

    assert (adult.room, adult.injuries) == (6, 9)
