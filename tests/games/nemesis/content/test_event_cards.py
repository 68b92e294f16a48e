"""What each of the twenty Event cards does, after its Intruders have moved (NEM-EVENT-15)."""

import pytest

from starboard.testing import NemesisTable

ROOMS = range(1, 22)


def resolve(table: NemesisTable, card: str) -> None:
    """Step 7 with this card on top of the deck."""
    table.fate(event_card=card)
    table.step("event")


def noisy_places(table: NemesisTable) -> list[int]:
    return [place for place, noisy in enumerate(table.g.noise) if noisy]


def burning(table: NemesisTable) -> list[int]:
    return [room for room in ROOMS if table.g.fire[room]]


def broken(table: NemesisTable) -> list[int]:
    return [room for room in ROOMS if table.g.malfunction[room]]


# --- Regeneration, Eclosion, Bulkheads Open ---


@pytest.mark.rule("NEM-EVENT-15", "NEM-INTRUDER-10")
def test_regeneration_heals_two_injuries_of_every_intruder_and_never_more_than_it_has():
    table = NemesisTable()
    table.character("pilot", at="cockpit")
    intruders = [table.intruder("creeper", at="cockpit", injuries=3), table.intruder("adult", at=20, injuries=1)]

    resolve(table, "regeneration")

    assert [intruder.injuries for intruder in intruders] == [1, 0]


@pytest.mark.rule("NEM-EVENT-15", "NEM-DEATH-07")
def test_eclosion_kills_those_with_a_larva_and_a_creeper_crawls_out():
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit", larva=True)
    captain = table.character("captain", at="engine-2", deck=["rest"] * 4)

    resolve(table, "eclosion")

    assert pilot.status == "dead"
    assert (1, "corpse-pilot") in table.g.lying
    assert [(i.kind, i.room) for i in table.g.intruders] == [("creeper", 1)]
    assert captain.status == "alive" and not captain.larva


@pytest.mark.rule("NEM-EVENT-20", "NEM-CONTAM-07")
def test_eclosion_finds_an_infection_though_there_are_fewer_than_four_cards():
    table = NemesisTable()
    pilot = table.character("pilot", deck=["infected"])

    resolve(table, "eclosion")

    assert pilot.larva and pilot.discard == ["infected"]
    assert table.g.reveals > 0


@pytest.mark.rule("NEM-EVENT-15", "NEM-DEATH-11", "NEM-EVENT-20")
def test_eclosion_reaches_into_a_pod_and_throws_out_the_other_occupant():
    table = NemesisTable(rooms={2: "evac-a"})
    table.character("pilot", pod=1, larva=True)
    captain = table.character("captain", pod=1, deck=["rest"] * 4)

    resolve(table, "eclosion")

    assert (2, "corpse-pilot") in table.g.lying
    assert [(i.kind, i.room) for i in table.g.intruders] == [("creeper", 2)]
    assert (captain.pod, captain.room) == (0, 2)


@pytest.mark.rule("NEM-EVENT-15", "NEM-TURN-12")
@pytest.mark.parametrize(("face", "larva"), [("infected", True), ("clean", False)])
def test_eclosion_scans_four_cards_of_everybody_else_and_discards_them(face, larva):
    table = NemesisTable()
    pilot = table.character(
        "pilot", hand=["contamination"], deck=["rest", "rest"], discard=["contamination", "search", "search"]
    )
    table.fate(action_card=["rest", "rest", "contamination", "search"], scan=face)

    resolve(table, "eclosion")

    assert pilot.larva is larva
    assert pilot.status == "alive"
    assert pilot.hand == ["contamination"]  # the hand is not scanned
    assert pilot.deck == ["search"]
    assert sorted(pilot.discard) == sorted(["rest", "rest", "search", face])


@pytest.mark.rule("NEM-EVENT-15", "NEM-DOOR-11")
def test_bulkheads_open_opens_all_closed_doors_and_leaves_destroyed_ones():
    table = NemesisTable()
    closed = [table.door(1, 2), table.door(11, 14)]
    destroyed = table.door(1, 3, "destroyed")

    resolve(table, "bulkheads-open")

    assert [table.g.doors[corridor] for corridor in closed] == [0, 0]
    assert table.g.doors[destroyed] == 2


# --- Fire ---


@pytest.mark.rule("NEM-EVENT-15", "NEM-MARKER-21", "NEM-MARKER-17")
def test_damaging_fire_breaks_burning_rooms_and_then_spreads_but_not_through_closed_doors():
    table = NemesisTable(rooms={17: "armory"})
    table.fire("armory", 4)
    table.door("armory", "engine-3")

    resolve(table, "damaging-fire")

    assert burning(table) == [1, 4, 8, 14, 17, 20]
    assert broken(table) == [17]  # neither the unexplored Room nor those set alight just now


@pytest.mark.rule("NEM-EVENT-15", "NEM-MARKER-21")
def test_consuming_fire_leaves_nothing_to_find_in_burning_rooms_and_then_spreads():
    table = NemesisTable(rooms={17: "armory", 14: "cabins"})
    table.fire("armory")

    resolve(table, "consuming-fire")

    assert burning(table) == [14, 17, 19, 20]
    assert (table.g.items[17], table.g.items[14]) == (0, 2)


@pytest.mark.rule("NEM-EVENT-15", "NEM-MARKER-09")
def test_spreading_fire_may_end_the_game_with_the_ninth_marker():
    table = NemesisTable()
    table.fire(6, 11, 1, 2, 3)

    resolve(table, "consuming-fire")

    assert table.ended
    assert table.g.ending == "ninth-fire"
    assert burning(table) == [1, 2, 3, 4, 5, 6, 7, 11]  # 8 would be the ninth


@pytest.mark.rule("NEM-EVENT-15")
def test_flammable_compounds_set_the_hibernatorium_alight():
    table = NemesisTable()

    resolve(table, "flammable-compounds")

    assert burning(table) == [11]


@pytest.mark.rule("NEM-EVENT-15", "NEM-GEN-04", "NEM-MARKER-21")
@pytest.mark.parametrize("options", [[], ["doors-block-crew-only"]])
def test_flammable_compounds_spread_around_a_burning_hibernatorium(options):
    table = NemesisTable(options=options)
    table.fire("hibernatorium")
    table.door("hibernatorium", 8)

    resolve(table, "flammable-compounds")

    assert burning(table) == [6, 11, 14, 15]


# --- Malfunctions ---


@pytest.mark.rule("NEM-EVENT-15", "NEM-MARKER-17")
def test_damage_breaks_every_explored_room_with_an_adult_a_breeder_or_the_queen():
    table = NemesisTable(rooms={2: "armory", 17: "nest"})
    table.character("pilot", at="armory")
    for kind, room in (("adult", "armory"), ("breeder", "engine-2"), ("queen", "engine-3"), ("adult", "nest")):
        table.intruder(kind, at=room)
    table.intruder("creeper", at="cockpit")  # moves through 2 to the unexplored Room 3
    table.intruder("larva", at="engine-1")
    table.intruder("breeder", at=18)  # unexplored

    resolve(table, "damage")

    assert broken(table) == [2, 19, 20]


@pytest.mark.rule("NEM-EVENT-23", "NEM-GEN-17")
def test_malfunction_breaks_the_cockpit_the_lowest_explored_room():
    table = NemesisTable(rooms={2: "armory"})

    resolve(table, "malfunction")

    assert broken(table) == [1]


@pytest.mark.rule("NEM-EVENT-23", "NEM-MARKER-14")
def test_malfunction_places_nothing_once_the_cockpit_is_broken():
    table = NemesisTable(rooms={2: "armory"})
    table.malfunction("cockpit")

    resolve(table, "malfunction")

    assert broken(table) == [1]


@pytest.mark.rule("NEM-EVENT-23")
def test_with_the_option_malfunction_takes_the_next_intact_room_that_can_break():
    table = NemesisTable(options=["next-intact-room"], rooms={2: "nest", 5: "armory"})
    table.malfunction("cockpit")

    resolve(table, "malfunction")

    assert broken(table) == [1, 5]


@pytest.mark.rule("NEM-EVENT-15")
def test_life_support_failure_breaks_every_explored_green_room():
    table = NemesisTable(rooms={2: "emergency", 3: "laboratory", 6: "canteen", 4: "armory", 7: "cabins", 8: "shower"})
    table.unexplored(5, "surgery", known_to=[0])

    resolve(table, "life-support-failure")

    assert broken(table) == [2, 3, 6]


@pytest.mark.rule("NEM-EVENT-15")
def test_short_circuit_breaks_every_explored_yellow_room_with_a_computer():
    table = NemesisTable(
        rooms={
            2: "comms",
            3: "fire-control",
            4: "laboratory",
            6: "airlock-control",
            7: "engine-control",
            8: "monitoring",
        }
    )
    table.unexplored(5, "generator", known_to=[0])

    resolve(table, "short-circuit")

    assert broken(table) == [2, 3, 7]


@pytest.mark.rule("NEM-EVENT-15", "NEM-SELFD-01", "NEM-SELFD-03")
def test_coolant_leak_starts_the_self_destruct_of_a_broken_generator_even_over_sleepers():
    table = NemesisTable(rooms={2: "generator"})
    table.character("pilot", status="hibernating", room=0)
    table.malfunction("generator")

    resolve(table, "coolant-leak")

    assert table.g.self_destruct == 0


@pytest.mark.rule("NEM-EVENT-15", "NEM-SELFD-09")
@pytest.mark.parametrize(("is_broken", "marker", "then"), [(False, -1, -1), (True, 2, 2)])
def test_coolant_leak_does_nothing_to_a_working_generator_or_a_running_sequence(is_broken, marker, then):
    table = NemesisTable(rooms={2: "generator"})
    if is_broken:
        table.malfunction("generator")
    table.g.self_destruct = marker

    resolve(table, "coolant-leak")

    assert table.g.self_destruct == then


# --- Hunting and lurking ---


@pytest.mark.rule("NEM-EVENT-22")
@pytest.mark.parametrize("card", ["hunt-2", "hunt-3"])
def test_hunt_moves_every_adult_out_of_combat_next_door_to_a_character(card):
    table = NemesisTable(rooms={6: "cabins", 7: "canteen", 8: "shower", 15: "monitoring"})
    table.character("pilot", at="canteen", hand=[])
    table.character("captain", at="monitoring")
    hunters = [table.intruder("adult", at="hibernatorium"), table.intruder("adult", at="cabins")]
    fighting = table.intruder("adult", at="monitoring")
    far_away = table.intruder("adult", at="engine-3")
    larva = table.intruder("larva", at="cabins")
    table.noise("canteen")

    resolve(table, card)

    assert [hunter.room for hunter in hunters] == [15, 7]
    assert [fighting.room, far_away.room, larva.room] == [15, 19, 6]
    assert table.rolled == [("event-card", card)]  # nobody attacks and nothing is drawn
    assert table.g.noise.count(True) == 3


@pytest.mark.rule("NEM-EVENT-22")
def test_an_adult_between_two_characters_hunts_in_the_lower_room_number():
    table = NemesisTable(rooms={6: "cabins", 8: "canteen"})
    table.character("pilot", at="canteen")
    table.character("captain", at="cabins")
    adult = table.intruder("adult", at="hibernatorium")

    resolve(table, "hunt-2")

    assert adult.room == 6


@pytest.mark.rule("NEM-EVENT-22", "NEM-GEN-04")
def test_adults_do_not_hunt_through_closed_doors():
    table = NemesisTable(rooms={6: "cabins", 8: "canteen"})
    table.character("pilot", at="canteen")
    table.character("captain", at="cabins")
    adult = table.intruder("adult", at="hibernatorium")
    door = table.door("hibernatorium", "cabins")

    resolve(table, "hunt-2")

    assert adult.room == 8
    assert table.g.doors[door] == 1


@pytest.mark.rule("NEM-EVENT-22", "NEM-GEN-04", "NEM-DOOR-05")
def test_where_doors_block_the_crew_only_hunting_adults_break_the_door_and_all_stay():
    table = NemesisTable(options=["doors-block-crew-only"], rooms={6: "cabins"})
    table.character("captain", at="cabins")
    adults = [table.intruder("adult", at="hibernatorium") for _ in range(2)]
    door = table.door("hibernatorium", "cabins")

    resolve(table, "hunt-2")

    assert [adult.room for adult in adults] == [11, 11]
    assert table.g.doors[door] == 2


@pytest.mark.rule("NEM-EVENT-15", "NEM-INTRUDER-07")
def test_lurking_takes_all_intruders_off_the_board_that_are_not_in_combat():
    table = NemesisTable()
    table.character("pilot", at="cockpit")
    fighting = table.intruder("adult", at="cockpit", token="adult-2")
    table.intruder("larva", at="engine-2", token="larva-1")
    table.intruder("queen", at="engine-3", token="queen-4")
    table.intruder("breeder", at="engine-3", token="")  # came without a token
    table.bag("blank")
    table.fate(token="breeder-4")

    resolve(table, "lurking")

    assert table.g.intruders == [fighting]
    assert sorted(table.g.bag) == ["blank", "breeder-4", "larva-1", "queen-4"]


# --- Nest and Eggs ---


@pytest.mark.rule("NEM-EVENT-15", "NEM-ENCOUNTER-01", "NEM-GEN-02")
def test_egg_protection_is_an_encounter_for_everybody_in_the_nest_or_with_an_egg():
    table = NemesisTable(rooms={17: "nest"})
    table.character("pilot", at="nest", hand=["rest"] * 4, held=["egg"])
    table.character("captain", at="cockpit", hand=["rest"] * 4)
    table.character("scout", at="engine-1", hand=["rest"] * 4, held=["egg"])
    table.g.first = 1
    table.noise("engine-1")
    table.fate(token=["adult-2", "creeper-1"])

    resolve(table, "egg-protection")

    assert [(i.kind, i.room) for i in table.g.intruders] == [("adult", 21), ("creeper", 17)]
    assert noisy_places(table) == []


@pytest.mark.rule("NEM-EVENT-15", "NEM-ENCOUNTER-16", "NEM-ENCOUNTER-06")
def test_egg_protection_spares_nobody_in_combat_and_may_surprise():
    table = NemesisTable(rooms={17: "nest"})
    pilot = table.character("pilot", at="nest", hand=["rest"])
    table.intruder("creeper", at="nest")
    table.fate(token="adult-2", attack_card="scratch-2")

    resolve(table, "egg-protection")

    assert len(table.g.intruders) == 2
    assert pilot.light == 1


@pytest.mark.rule("NEM-EVENT-15", "NEM-NOISE-12")
def test_the_nest_event_fills_the_quiet_corridors_of_an_explored_nest():
    table = NemesisTable(rooms={2: "nest"})
    table.noise("nest", 3)

    resolve(table, "nest")

    assert noisy_places(table) == sorted(table.board.places[2])  # the ducts among them
    assert table.g.intruders == []


@pytest.mark.rule("NEM-EVENT-15")
def test_the_nest_event_says_nothing_of_a_nest_nobody_found():
    table = NemesisTable()
    table.unexplored(2, "nest", known_to=[0])

    resolve(table, "nest")

    assert noisy_places(table) == []


@pytest.mark.rule("NEM-EVENT-15", "NEM-NEST-13", "NEM-BAG-18")
def test_hatching_adds_a_larva_to_the_bag_when_nobody_helpless_is_in_the_nest():
    table = NemesisTable(rooms={17: "nest"})
    pilot = table.character("pilot", at="nest", hand=["rest"])
    captain = table.character("captain", at="cockpit", hand=[])
    table.bag("blank")

    resolve(table, "hatching")

    assert (table.g.eggs, table.g.egg_supply) == (4, 4)
    assert sorted(table.g.bag) == ["blank", "larva-1"]
    assert not pilot.larva and not captain.larva


@pytest.mark.rule("NEM-EVENT-15", "NEM-NEST-13")
def test_hatching_infests_everybody_without_action_cards_in_the_nest():
    table = NemesisTable(rooms={17: "nest"})
    pilot = table.character("pilot", at="nest", hand=["contamination"])
    captain = table.character("captain", at="nest", hand=[], larva=True)
    table.bag("blank")

    resolve(table, "hatching")

    assert pilot.larva and captain.larva
    assert (pilot.discard, captain.discard) == (["contamination"], ["contamination"])
    assert table.g.bag == ["blank"]
    assert captain.status == "alive"


@pytest.mark.rule("NEM-NEST-13", "NEM-NEST-03")
def test_the_last_egg_to_hatch_leaves_the_nest_destroyed():
    table = NemesisTable()
    table.g.eggs, table.g.egg_supply = 1, 7

    resolve(table, "hatching")

    assert table.g.nest_destroyed
    assert table.told("noise-roll") == []


@pytest.mark.rule("NEM-EVENT-15", "NEM-GEN-14")
def test_without_an_egg_the_rest_of_the_hatching_is_still_carried_out():
    table = NemesisTable(rooms={17: "nest"})
    pilot = table.character("pilot", at="nest", hand=[])
    table.g.eggs, table.g.egg_supply = 0, 8
    table.bag("blank")

    resolve(table, "hatching")

    assert (pilot.larva, pilot.discard, table.g.bag) == (True, ["contamination"], ["blank"])
    assert (table.g.eggs, table.g.egg_supply, table.told("nest-egg-gone")) == (0, 8, [])


# --- Noise ---


@pytest.mark.rule("NEM-EVENT-15", "NEM-NOISE-12")
def test_scent_of_prey_fills_the_quiet_corridors_around_the_slimed():
    table = NemesisTable(rooms={2: "armory"})
    table.character("pilot", at="armory", slimed=True)
    table.character("captain", at="engine-2")
    table.noise("armory", 4)

    resolve(table, "scent-of-prey")

    assert noisy_places(table) == sorted(table.board.places[2])
    assert table.g.intruders == []


@pytest.mark.rule("NEM-EVENT-15", "NEM-TECH-03")
def test_noise_in_technical_corridors_marks_the_quiet_ducts_and_nobody_rolls():
    table = NemesisTable(rooms={2: "armory"})
    table.character("pilot", at="armory")

    resolve(table, "noise-in-ducts")

    assert noisy_places(table) == [len(table.board.corridors)]
    assert table.told("noise-roll") == []


@pytest.mark.rule("NEM-EVENT-15", "NEM-NOISE-14", "NEM-NOISE-07")
def test_in_noisy_ducts_everybody_at_an_entrance_rolls_in_order_even_in_combat():
    table = NemesisTable(rooms={2: "armory"})
    table.character("pilot", at="armory")
    table.character("captain", at="cockpit")
    table.character("scout", at="engine-1", hand=["rest"])
    table.intruder("creeper", at="engine-1")
    table.noise("armory", 1)
    table.g.first = 1
    table.fate(noise_die=[2, 2], token="larva-1")

    resolve(table, "noise-in-ducts")

    assert [told.args["who"] for told in table.told("noise-roll")] == [2, 0]
    assert [i.kind for i in table.g.intruders] == ["creeper", "larva"]  # the scout's roll met the noise
    assert noisy_places(table) == [len(table.board.corridors)]  # cleared by that, marked anew by the pilot


# --- Pods ---


@pytest.mark.rule("NEM-EVENT-15", "NEM-POD-15")
def test_pod_ejection_loses_the_lowest_pod_and_puts_its_occupants_back_first():
    table = NemesisTable(rooms={2: "evac-a", 3: "evac-b"})
    table.pod(1).gone = True
    pilot = table.character("pilot", pod=2)
    captain = table.character("captain", pod=3)

    resolve(table, "pod-ejection")

    assert [pod.gone for pod in table.g.pods] == [True, True, False, False]
    assert (pilot.status, pilot.pod, pilot.room) == ("alive", 0, 3)
    assert captain.pod == 3


@pytest.mark.rule("NEM-POD-15", "NEM-POD-09")
def test_by_option_an_ejected_pod_saves_its_occupants():
    table = NemesisTable(options=["ejection-saves-occupants"], rooms={2: "evac-a"})
    pilot = table.character("pilot", pod=1)
    captain = table.character("captain", at="cockpit")

    resolve(table, "pod-ejection")

    assert table.pod(1).gone
    assert (pilot.status, captain.status) == ("escaped", "alive")


@pytest.mark.rule("NEM-EVENT-15", "NEM-GEN-14")
def test_pod_ejection_does_nothing_when_all_pods_are_gone():
    table = NemesisTable()
    for pod in table.g.pods:
        pod.gone = True

    resolve(table, "pod-ejection")

    assert table.told("pod-lost") == []
