"""Encounters and Surprise Attacks (NEM-ENCOUNTER).

In these scenarios the Laboratory has Room Number 2: its Corridor 3 leads to the Cockpit, Corridor 4 to Room 6, and
behind 1 and 2 is an Entrance to the Technical Corridors.
"""

import pytest

from starboard.games.nemesis.rules.encounter import encounter
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.games.nemesis.state.pieces import ALIVE, CLOSED_DOOR
from starboard.testing import NemesisTable

FULL_HAND = ["rest", "search", "search", "repairs", "piloting"]
MISS = "tail-2"  # an attack card for the Queen alone


def laboratory() -> NemesisTable:
    return NemesisTable(rooms={2: "laboratory", 6: "cabins"})


def kinds(table: NemesisTable) -> list[str]:
    return [intruder.kind for intruder in table.g.intruders]


def noisy_places(table: NemesisTable) -> list[int]:
    return [place for place, noisy in enumerate(table.g.noise) if noisy]


@pytest.mark.rule("NEM-ENCOUNTER-01")
def test_egg_protection_is_an_encounter_for_whoever_is_in_the_nest_or_carries_an_egg():
    table = NemesisTable(rooms={2: "laboratory", 3: "nest"})
    thief = table.character("pilot", at="laboratory", hand=FULL_HAND, held=["egg"])
    intruding = table.character("scout", at="nest", hand=FULL_HAND)
    table.character("captain", at="cockpit", hand=FULL_HAND)
    table.noise("laboratory")
    table.fate(event_card="egg-protection", token=["adult-3", "creeper-1"])

    table.step("event")

    assert [(i.kind, i.room) for i in table.g.intruders] == [("adult", thief.room), ("creeper", intruding.room)]
    assert noisy_places(table) == []


@pytest.mark.rule("NEM-ENCOUNTER-01")
def test_the_queen_in_bag_development_meets_who_is_in_the_nest_with_all_steps():
    table = NemesisTable(rooms={3: "nest"})
    pilot = table.character("pilot", at="nest", hand=["rest", "search", "search"])
    table.noise("nest", 1)
    table.fate(token="queen-4", attack_card="claw-3")

    table.step("bag")

    assert kinds(table) == ["queen"]
    assert noisy_places(table) == []
    assert pilot.light == 2


@pytest.mark.rule("NEM-ENCOUNTER-02", "NEM-INTRUDER-08")
def test_an_intruder_that_walks_in_causes_no_encounter():
    table = laboratory()
    pilot = table.character("pilot", at="laboratory")
    adult = table.intruder("adult", at="cabins")
    table.noise("laboratory")
    table.fire("laboratory")
    table.malfunction("laboratory")
    tokens = table.g.bag[:]
    table.fate(event_card="hunt-2")

    table.step("event")

    assert adult.room == pilot.room
    assert len(noisy_places(table)) == len(table.board.places[pilot.room])
    assert table.g.bag == tokens
    assert not table.told("surprise")
    assert pilot.light == 0 and not pilot.wounds


@pytest.mark.rule("NEM-ENCOUNTER-03")
def test_an_encounter_silences_the_corridors_of_the_room_and_the_ducts_but_no_others():
    table = laboratory()
    pilot = table.character("pilot", at="laboratory", hand=FULL_HAND)
    table.noise("laboratory")
    table.noise(12, 3)
    table.fate(token="adult-3")

    table.run(encounter, pilot)

    assert noisy_places(table) == [table.way(12, 3)]


@pytest.mark.rule("NEM-ENCOUNTER-03")
def test_without_an_entrance_the_noise_in_the_ducts_stays():
    table = laboratory()
    pilot = table.character("pilot", at="hibernatorium", hand=FULL_HAND)
    table.noise("hibernatorium")
    table.noise("laboratory", 1)
    table.fate(token="adult-3")

    table.run(encounter, pilot)

    assert noisy_places(table) == [table.way("laboratory", 1)]


@pytest.mark.rule("NEM-ENCOUNTER-04")
def test_the_token_is_drawn_at_random_from_the_whole_bag_and_leaves_it():
    table = laboratory()
    pilot = table.character("pilot", at="laboratory", hand=FULL_HAND)
    table.bag("blank", "larva-1", "larva-1", "adult-2")
    chance = next(encounter(table.g.clone(), pilot.clone()))
    table.fate(token="larva-1")

    table.run(encounter, pilot)

    assert sorted(chance.outcomes) == ["adult-2", "blank", "larva-1", "larva-1"]
    assert sorted(table.g.bag) == ["adult-2", "blank", "larva-1"]


@pytest.mark.rule("NEM-ENCOUNTER-05", "NEM-INTRUDER-09")
@pytest.mark.parametrize(
    ("token", "kind"),
    [
        ("larva-1", "larva"),
        ("creeper-1", "creeper"),
        ("adult-4", "adult"),
        ("breeder-3", "breeder"),
        ("queen-4", "queen"),
    ],
)
def test_the_token_says_what_appears_in_the_room(token: str, kind: str):
    table = laboratory()
    pilot = table.character("pilot", at="laboratory", hand=FULL_HAND)
    table.bag(token)
    table.fate(token=token)

    table.run(encounter, pilot)

    assert [(i.kind, i.room, i.injuries) for i in table.g.intruders] == [(kind, pilot.room, 0)]


@pytest.mark.rule("NEM-ENCOUNTER-06")
@pytest.mark.parametrize(
    ("token", "hand", "surprised"),
    [
        ("adult-3", ["rest", "search"], True),
        ("adult-3", ["rest", "contamination"], True),
        ("adult-3", ["rest", "search", "contamination"], False),
        ("adult-3", ["contamination"] * 3, False),
        ("adult-4", ["rest", "search", "search"], True),
        ("adult-2", ["rest", "search"], False),
        ("creeper-1", [], True),
        ("creeper-1", ["contamination"], False),
    ],
)
def test_a_hand_smaller_than_the_number_is_surprised(token: str, hand: list[str], surprised: bool):
    table = laboratory()
    pilot = table.character("pilot", at="laboratory", hand=hand)
    table.fate(token=token)
    if surprised:
        table.fate(attack_card=MISS)

    table.run(encounter, pilot)

    assert bool(table.told("surprise")) == surprised


@pytest.mark.rule("NEM-ENCOUNTER-07", "NEM-INTRUDER-07")
def test_the_token_stays_with_the_intruder_outside_bag_and_pool():
    table = laboratory()
    pilot = table.character("pilot", at="laboratory", hand=FULL_HAND)
    table.bag("blank", "adult-4")
    pool = table.g.pool[:]
    table.fate(token="adult-4")

    table.run(encounter, pilot)

    assert [intruder.token for intruder in table.g.intruders] == ["adult-4"]
    assert table.g.bag == ["blank"]
    assert table.g.pool == pool


@pytest.mark.rule("NEM-ENCOUNTER-08")
def test_an_intruder_comes_out_of_a_corridor_with_a_closed_door_and_leaves_it_closed():
    table = laboratory()
    pilot = table.character("pilot", at="laboratory", hand=FULL_HAND)
    table.noise("laboratory", 4)
    corridor = table.door("laboratory", "cabins")
    table.fate(4, "adult-3")

    table.run(noise_roll, pilot)

    assert [intruder.room for intruder in table.g.intruders] == [pilot.room]
    assert table.g.doors[corridor] == CLOSED_DOOR


@pytest.mark.rule("NEM-ENCOUNTER-09")
def test_a_surprise_attack_is_one_attack_by_the_newcomer_alone():
    table = laboratory()
    pilot = table.character("pilot", at="laboratory")
    table.intruder("queen", at="laboratory")
    table.fate(token="adult-3", attack_card=MISS)  # the Queen herself could use it

    table.run(encounter, pilot)

    attacks = [happening.args for happening in table.told("attack")]
    assert [(args["kind"], args["hits"]) for args in attacks] == [("adult", False)]
    assert not pilot.wounds


@pytest.mark.rule("NEM-ENCOUNTER-09")
def test_a_surprise_attack_that_hits_does_what_its_card_says():
    table = laboratory()
    pilot = table.character("pilot", at="laboratory")
    table.fate(token="adult-3", attack_card="claw-3")

    table.run(encounter, pilot)

    assert pilot.light == 2
    assert pilot.discard == ["contamination"]


@pytest.mark.rule("NEM-ENCOUNTER-09")
def test_nerves_of_steel_ignore_a_surprise_attack_before_its_card_is_drawn():
    table = laboratory()
    soldier = table.character("soldier", at="laboratory", hand=["nerves-of-steel"])
    table.fate(token="adult-3")
    table.answers({"react": "nerves-of-steel"})

    table.run(encounter, soldier)

    assert not table.told("attack")
    assert soldier.discard == ["nerves-of-steel"]


@pytest.mark.rule("NEM-ENCOUNTER-10", "NEM-ENCOUNTER-12", "NEM-ENCOUNTER-04")
def test_the_blank_fills_every_corridor_with_noise_and_returns_to_the_bag():
    table = laboratory()
    pilot = table.character("pilot", at="laboratory")
    table.bag("blank", "larva-1")
    table.fate(token="blank")

    table.run(encounter, pilot)

    assert noisy_places(table) == sorted(table.board.places[pilot.room])
    assert table.way("laboratory", 1) in noisy_places(table)
    assert kinds(table) == []
    assert sorted(table.g.bag) == ["blank", "larva-1"]


@pytest.mark.rule("NEM-ENCOUNTER-11", "NEM-ENCOUNTER-12")
def test_the_blank_as_the_last_token_brings_one_adult_into_the_bag():
    table = laboratory()
    pilot = table.character("pilot", at="laboratory")
    table.bag("blank")
    table.fate(token=["blank", "adult-4"])

    table.run(encounter, pilot)

    assert sorted(table.g.bag) == ["adult-4", "blank"]
    assert table.g.pool.count("adult-4") == 2


@pytest.mark.rule("NEM-ENCOUNTER-11")
def test_without_an_adult_in_the_pool_the_last_blank_returns_alone():
    table = laboratory()
    pilot = table.character("pilot", at="laboratory")
    table.bag("blank")
    table.g.pool = ["larva-1", "breeder-3"]

    table.run(encounter, pilot)

    assert table.g.bag == ["blank"]
    assert table.g.pool == ["larva-1", "breeder-3"]


@pytest.mark.rule("NEM-ENCOUNTER-13")
def test_walking_into_an_intruder_is_combat_at_once_but_no_encounter():
    table = laboratory()
    pilot = table.character("pilot", at="cabins", hand=["rest"])
    table.intruder("adult", at="laboratory")
    table.noise("laboratory")
    tokens = table.g.bag[:]

    table.act(pilot, "move", room=table.room("laboratory"))

    assert table.g.bag == tokens
    assert len(noisy_places(table)) == len(table.board.places[pilot.room])
    assert not table.told("attack")
    assert table.refusal(pilot, "escape").rule == "NEM-ACTION-01"  # in Combat, but no card left to pay
    assert "move" not in table.options(pilot)


@pytest.mark.rule("NEM-ENCOUNTER-14")
@pytest.mark.parametrize(("hand", "surprised"), [(3, True), (4, False)])
def test_cards_paid_for_the_action_no_longer_count_in_the_encounter(hand: int, surprised: bool):
    table = laboratory()
    pilot = table.character("pilot", at="cabins", hand=FULL_HAND[:hand])
    table.noise("laboratory")
    table.fate(noise_die=1, token="adult-3")
    if surprised:
        table.fate(attack_card=MISS)

    table.act(pilot, "move", pay="rest", room=table.room("laboratory"))

    assert bool(table.told("surprise")) == surprised


@pytest.mark.rule("NEM-ENCOUNTER-15", "NEM-ATTACK-08")
def test_others_in_the_room_are_in_combat_but_are_never_surprised():
    table = laboratory()
    pilot = table.character("pilot", at="laboratory", hand=FULL_HAND)
    scout = table.character("scout", at="laboratory")
    table.fate(token="adult-3")

    table.run(encounter, pilot)

    assert not table.told("surprise")
    assert "move" not in table.options(scout)


@pytest.mark.rule("NEM-ENCOUNTER-15", "NEM-ATTACK-08")
def test_the_surprise_attack_strikes_whose_encounter_it_is_even_beside_a_smaller_hand():
    table = laboratory()
    pilot = table.character("pilot", at="laboratory", hand=["rest", "search"])
    scout = table.character("scout", at="laboratory")
    table.fate(token="adult-3", attack_card="claw-3")

    table.run(encounter, pilot)

    assert (pilot.light, scout.light) == (2, 0)


@pytest.mark.rule("NEM-ENCOUNTER-16", "NEM-INTRUDER-02")
def test_an_encounter_adds_to_the_intruders_already_there():
    table = laboratory()
    pilot = table.character("pilot", at="laboratory", hand=FULL_HAND)
    for _ in range(3):
        table.intruder("adult", at="laboratory")
    table.fate(token="creeper-1")

    table.run(encounter, pilot)

    assert kinds(table) == ["adult", "adult", "adult", "creeper"]
    assert {intruder.room for intruder in table.g.intruders} == {pilot.room}


@pytest.mark.rule("NEM-ENCOUNTER-17")
def test_an_encounter_spoils_the_attempt_to_hibernate_but_not_its_cost():
    table = NemesisTable()
    table.g.hibernation_open = True
    pilot = table.character("pilot", at="hibernatorium", hand=FULL_HAND)
    table.noise("hibernatorium")
    table.fate(noise_die=1, token="larva-1")

    table.act(pilot, "room", pay=("rest", "repairs"))

    assert (pilot.status, pilot.room) == (ALIVE, table.room("hibernatorium"))
    assert sorted(pilot.discard) == ["repairs", "rest"]
    assert table.g.actions == 1


@pytest.mark.rule("NEM-ENCOUNTER-17")
def test_a_larva_that_infests_at_once_spoils_the_way_into_a_pod():
    table = NemesisTable(rooms={12: "evac-a"})
    table.pod(1).unlocked = True
    pilot = table.character("pilot", at="evac-a", hand=["rest", "repairs"])
    table.noise("evac-a")
    table.fate(noise_die=1, token="larva-1")

    table.act(pilot, "room")

    assert (pilot.pod, pilot.room, pilot.larva) == (0, 12, True)
    assert kinds(table) == []
    assert table.told("attempt-failed")
