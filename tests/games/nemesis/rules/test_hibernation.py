"""Hibernation and the Time track (NEM-HIB)."""

import pytest

from starboard.games.nemesis.content.event_effects import take_effect
from starboard.games.nemesis.rules.attempts import hibernate
from starboard.games.nemesis.rules.self_destruct import advance_tracks
from starboard.games.nemesis.state.pieces import ALIVE, HIBERNATING
from starboard.testing import NemesisTable

HAND = ["search", "search", "rest", "demolition", "repairs"]


def at_the_chambers(opened=True, **character) -> tuple:
    """The pilot in the Hibernatorium, the scout far away in the Cockpit."""
    table = NemesisTable()
    pilot = table.character("pilot", at="hibernatorium", **{"hand": HAND, **character})
    scout = table.character("scout", at="cockpit", hand=["search", "search"])
    table.g.hibernation_open = opened
    return table, pilot, scout


@pytest.mark.rule("NEM-HIB-01")
def test_the_chambers_stay_closed_until_time_reaches_a_blue_space():
    table, pilot, _ = at_the_chambers(opened=False)
    table.g.time = 5

    table.run(advance_tracks)
    assert table.refusal(pilot, "room").rule == "NEM-HIB-01"
    table.run(advance_tracks)

    assert "room" in table.options(pilot)


@pytest.mark.rule("NEM-HIB-08")
def test_blue_is_reached_on_the_seventh_advance_and_the_jump_on_the_fifteenth():
    table, _, _ = at_the_chambers(opened=False)
    opened = []

    while not table.ended:
        table.run(advance_tracks)
        opened.append(table.g.hibernation_open)

    assert opened == [False] * 6 + [True] * 9
    assert table.g.ending == "jump"


@pytest.mark.rule("NEM-HIB-02")
def test_a_broken_hibernatorium_takes_nobody():
    table, pilot, _ = at_the_chambers()

    table.malfunction("hibernatorium")

    assert table.refusal(pilot, "room").rule == "NEM-ACTION-07"


@pytest.mark.rule("NEM-HIB-02")
def test_nobody_falls_asleep_beside_an_intruder():
    table, pilot, _ = at_the_chambers()

    table.intruder("larva", at="hibernatorium")

    assert table.refusal(pilot, "room").rule == "NEM-ACTION-08"


@pytest.mark.rule("NEM-HIB-03", "NEM-HIB-05")
def test_the_noise_roll_is_made_in_company_too_and_a_marker_does_not_matter():
    table, pilot, _ = at_the_chambers()
    table.character("captain", at="hibernatorium")
    table.fate(noise_die=3)

    table.act(pilot, "room", pay=("search", "search"))

    assert table.g.noise[table.way("hibernatorium", 3)]
    assert pilot.status == HIBERNATING


@pytest.mark.rule("NEM-HIB-04")
def test_an_encounter_keeps_the_character_awake_and_the_price_paid():
    table, pilot, _ = at_the_chambers()
    table.noise("hibernatorium")
    table.fate(noise_die=3, token="adult-2")

    table.act(pilot, "room", pay=("search", "search"))

    assert (pilot.status, pilot.room) == (ALIVE, table.room("hibernatorium"))
    assert len(pilot.hand) == 3


@pytest.mark.rule("NEM-HIB-04")
def test_an_intruder_lured_by_danger_keeps_the_character_awake():
    table, pilot, _ = at_the_chambers()
    adult = table.intruder("adult", at=table.neighbour("hibernatorium", 2))
    table.fate(noise_die="danger")

    table.run(hibernate, pilot)

    assert adult.room == pilot.room
    assert pilot.status == ALIVE


@pytest.mark.rule("NEM-HIB-04")
def test_a_larva_that_infests_at_once_keeps_the_character_awake():
    table, pilot, _ = at_the_chambers(hand=[])
    table.noise("hibernatorium")
    table.fate(noise_die=3, token="larva-1")

    table.run(hibernate, pilot)

    assert pilot.larva and pilot.status == ALIVE


@pytest.mark.rule("NEM-HIB-05")
@pytest.mark.parametrize("face", ["silence", "danger"])
def test_what_brings_no_intruder_lets_the_character_sleep_with_all_it_carries(face):
    table, pilot, _ = at_the_chambers(held=["egg", ("shotgun", 1)], items=["medkit"])
    table.fate(noise_die=face)

    table.run(hibernate, pilot)

    assert (pilot.status, pilot.room) == (HIBERNATING, 0)
    assert [held.item for held in pilot.held] == ["egg", "shotgun"] and pilot.inventory == ["medkit"]
    assert not table.ended


@pytest.mark.rule("NEM-HIB-05")
def test_a_blank_token_lets_the_character_sleep():
    table, pilot, _ = at_the_chambers()
    table.noise("hibernatorium")
    table.fate(noise_die=3, token="blank")

    table.run(hibernate, pilot)

    assert pilot.status == HIBERNATING


@pytest.mark.rule("NEM-HIB-05")
def test_a_sleeper_takes_no_further_part_and_nothing_reaches_it():
    table, pilot, scout = at_the_chambers(status=HIBERNATING, room=0, larva=True)
    scout.deck, scout.hand = ["rest"] * 4, []
    table.fire("hibernatorium")
    table.intruder("adult", at="hibernatorium")

    table.step("attacks")
    table.run(take_effect, "eclosion")
    table.step("turn")

    assert (pilot.status, pilot.light, pilot.hand) == (HIBERNATING, 0, HAND)
    assert table.g.first == table.g.active == scout.seat


@pytest.mark.rule("NEM-HIB-06")
def test_with_a_sleeper_the_course_is_fixed_but_may_still_be_read():
    table, _, scout = at_the_chambers(status=HIBERNATING, room=0)
    table.coordinates(6)

    table.act(scout, "room")

    assert table.asked == []  # no alternative was left to choose from
    assert table.told("checked-coordinates") and not table.told("destination")


@pytest.mark.rule("NEM-HIB-06")
def test_with_everybody_awake_the_course_may_be_set():
    table, _, scout = at_the_chambers()

    table.act(scout, "room", alternative="set-destination", destination="D")

    assert table.g.destination == "D"


@pytest.mark.rule("NEM-HIB-06")
def test_with_a_sleeper_players_cannot_start_the_self_destruct():
    table, pilot, _ = at_the_chambers()
    mechanic = table.character("mechanic", at="generator", hand=["search", "search"], items=["self-destruct-key"])
    assert {"room", "item:self-destruct-key"} <= set(table.options(mechanic))

    pilot.status, pilot.room = HIBERNATING, 0

    assert table.refusal(mechanic, "room").rule == "NEM-SELFD-03"
    assert table.refusal(mechanic, "item:self-destruct-key").rule == "NEM-SELFD-03"


@pytest.mark.rule("NEM-HIB-07")
def test_fire_and_malfunction_in_the_hibernatorium_do_not_touch_the_sleepers():
    table, pilot, _ = at_the_chambers(status=HIBERNATING, room=0, wounds=["arm", "leg", "hand"])
    for engine in (1, 2, 3):
        table.engine(engine, "working")
    table.coordinates(6)  # B is Earth
    table.g.ending = "jump"

    table.fire("hibernatorium")
    table.malfunction("hibernatorium")
    table.step("checks")

    assert pilot.status == HIBERNATING
