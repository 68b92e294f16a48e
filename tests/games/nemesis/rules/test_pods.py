"""Escape Pods (NEM-POD)."""

import pytest

from starboard.games.nemesis.content.event_effects import take_effect
from starboard.games.nemesis.rules.airlock import vent
from starboard.games.nemesis.rules.attempts import enter_pod
from starboard.games.nemesis.rules.bag import bag_step
from starboard.games.nemesis.rules.intruders import move_through, place_intruder
from starboard.games.nemesis.rules.places import in_combat
from starboard.games.nemesis.rules.self_destruct import advance_tracks
from starboard.games.nemesis.rules.setup import place_pods
from starboard.games.nemesis.rules.turn import end_round
from starboard.games.nemesis.rules.wounds import suffer_serious
from starboard.games.nemesis.state.pieces import ALIVE, DEAD, ESCAPED
from starboard.testing import NemesisTable

HAND = ["search", "search", "rest", "demolition", "repairs"]


def at_the_section(unlocked=(1,), **character) -> tuple:
    """A table with Section A next to the Cabins, the pilot in the Section, and these pods Unlocked."""
    table = NemesisTable(corridors={1: ("evac-a", "cabins")})
    pilot = table.character("pilot", at="evac-a", **{"hand": HAND, **character})
    for number in unlocked:
        table.pod(number).unlocked = True
    return table, pilot


# --- The pods and their locks ---


@pytest.mark.rule("NEM-POD-01")
def test_pods_are_dealt_to_the_two_sections_by_number_and_start_locked():
    table = NemesisTable()
    for name in ("pilot", "scout", "captain"):
        table.character(name)
    table.fate(pod=[4, 1, 3])

    table.run(place_pods)

    assert [(pod.number, pod.section) for pod in table.g.pods] == [(1, "A"), (3, "B"), (4, "A")]
    assert not any(pod.unlocked or pod.gone for pod in table.g.pods)


@pytest.mark.rule("NEM-POD-01")
def test_a_pod_holds_two_characters_and_no_third():
    table, pilot = at_the_section(unlocked=[1])
    table.character("scout", pod=1)
    assert "room" in table.options(pilot)

    table.character("captain", pod=1)

    assert table.refusal(pilot, "room").rule == "NEM-ROOM-06"


@pytest.mark.rule("NEM-POD-01")
def test_a_section_leads_only_to_its_own_pods():
    table, pilot = at_the_section(unlocked=[2, 4])

    refusal = table.refusal(pilot, "room")

    assert (refusal.rule, refusal.key) == ("NEM-ROOM-06", "no-free-pod")


@pytest.mark.rule("NEM-POD-02")
def test_the_first_death_unlocks_every_pod_and_the_second_none():
    table, _ = at_the_section(unlocked=[])
    victims = [table.character(name, wounds=["arm", "leg", "hand"]) for name in ("scout", "captain")]

    table.run(suffer_serious, victims[0], "NEM-ATTACK-14", "intruder")
    assert [pod.unlocked for pod in table.g.pods] == [True] * 4
    table.pod(2).unlocked = False
    table.run(suffer_serious, victims[1], "NEM-ATTACK-14", "intruder")

    assert [pod.unlocked for pod in table.g.pods] == [True, False, True, True]


@pytest.mark.rule("NEM-POD-02")
def test_the_first_yellow_space_of_the_self_destruct_unlocks_every_pod():
    table, _ = at_the_section(unlocked=[])
    table.g.self_destruct = 1

    table.run(advance_tracks)
    assert not any(pod.unlocked for pod in table.g.pods)
    table.run(advance_tracks)

    assert all(pod.unlocked for pod in table.g.pods)


@pytest.mark.rule("NEM-POD-02")
def test_hatch_control_flips_one_pod_at_a_time():
    table = NemesisTable()
    pilot = table.character("pilot", at="hatch-control", hand=["search", "search", "rest", "demolition"])
    table.pod(2).unlocked = True

    table.act(pilot, "room", pay=("search", "search"), pod=3)
    assert [pod.unlocked for pod in table.g.pods] == [False, True, True, False]
    table.act(pilot, "room", pod=2)

    assert [pod.unlocked for pod in table.g.pods] == [False, False, True, False]


@pytest.mark.rule("NEM-POD-02")
@pytest.mark.parametrize("key", ["evacuation-key", "pilot-key"])
def test_a_key_flips_one_pod_of_the_section_one_stands_in(key):
    table, pilot = at_the_section(unlocked=[], items=[key])

    table.act(pilot, f"item:{key}", pay="rest", pod=3)

    assert table.question("pod").options == [1, 3]
    assert [pod.unlocked for pod in table.g.pods] == [False, False, True, False]


# --- Entering ---


@pytest.mark.rule("NEM-POD-03", "NEM-POD-05")
def test_entering_begins_with_a_noise_roll_and_a_mere_marker_does_not_matter():
    table, pilot = at_the_section()
    table.character("scout", at="evac-a")  # company spares nobody this roll
    table.fate(noise_die=2)
    table.answers({"in-pod": "wait", "discard": "none"})

    table.run(enter_pod, pilot)

    assert table.g.noise[table.way("evac-a", 2)]
    assert (pilot.pod, pilot.room) == (1, 0)


@pytest.mark.rule("NEM-POD-04")
def test_an_encounter_spoils_the_attempt_and_the_price_stays_paid():
    table, pilot = at_the_section()
    table.noise("evac-a")
    table.fate(noise_die=1, token="adult-3")

    table.act(pilot, "room", pay=("search", "search"))

    assert (pilot.pod, pilot.room) == (0, table.room("evac-a"))
    assert sorted(pilot.discard) == ["search", "search"]
    assert table.told("attempt-failed")


@pytest.mark.rule("NEM-POD-04")
def test_an_intruder_lured_by_danger_spoils_the_attempt():
    table, pilot = at_the_section()
    adult = table.intruder("adult", at="cabins")
    table.fate(noise_die="danger")

    table.run(enter_pod, pilot)

    assert adult.room == pilot.room == table.room("evac-a")
    assert pilot.pod == 0


@pytest.mark.rule("NEM-POD-05")
def test_danger_that_brings_nobody_does_not_spoil_the_attempt():
    table, pilot = at_the_section()
    table.fate(noise_die="danger")
    table.answers({"in-pod": "wait", "discard": "none"})

    table.run(enter_pod, pilot)

    assert pilot.pod == 1
    assert all(table.g.noise[table.way("evac-a", number)] for number in (1, 2, 3, 4))


@pytest.mark.rule("NEM-POD-04", "NEM-POD-05")
def test_a_larva_that_infests_at_once_has_appeared_all_the_same():
    table, pilot = at_the_section(hand=[])
    table.noise("evac-a")
    table.fate(noise_die=1, token="larva-1")

    table.run(enter_pod, pilot)

    assert pilot.larva and table.g.intruders == []
    assert (pilot.pod, pilot.room) == (0, table.room("evac-a"))


@pytest.mark.rule("NEM-POD-05")
def test_a_blank_token_does_not_spoil_the_attempt():
    table, pilot = at_the_section()
    table.noise("evac-a")
    table.fate(noise_die=1, token="blank")
    table.answers({"in-pod": "wait", "discard": "none"})

    table.run(enter_pod, pilot)

    assert pilot.pod == 1


@pytest.mark.rule("NEM-POD-05")
def test_the_player_picks_among_the_unlocked_pods_of_the_section_with_a_free_place():
    table, pilot = at_the_section(unlocked=[1, 2, 3])
    table.character("scout", pod=3)
    table.fate(noise_die="silence")
    table.answers({"pod": 3, "in-pod": "wait", "discard": "none"})

    table.run(enter_pod, pilot)

    assert table.question("NEM-POD-05").options == [1, 3]
    assert pilot.pod == 3


@pytest.mark.rule("NEM-POD-12")
def test_a_broken_section_lets_nobody_into_its_pods():
    table, pilot = at_the_section()
    assert "room" in table.options(pilot)

    table.malfunction("evac-a")

    assert table.refusal(pilot, "room").rule == "NEM-ACTION-07"


# --- Inside ---


@pytest.mark.rule("NEM-POD-06")
def test_whoever_sits_in_a_pod_is_out_of_reach_but_on_board():
    table, pilot = at_the_section(pod=1)
    scout = table.character("scout", at="cabins")
    table.fire("evac-a")
    table.g.airlock = table.room("evac-a")
    for corridor, _ in table.board.exits[table.room("evac-a")]:
        table.g.doors[corridor] = 1
    table.bag("adult-3")

    table.run(end_round, pilot)
    table.run(vent)
    table.fate(noise_die="silence")  # the scout's roll, and no other
    table.run(bag_step)

    assert [happening.args["who"] for happening in table.told("noise-roll")] == [scout.seat]
    assert (pilot.light, pilot.status, pilot.pod) == (0, ALIVE, 1)
    assert not in_combat(table.g, pilot)
    assert not table.ended


@pytest.mark.rule("NEM-POD-07")
def test_waiting_in_the_pod_passes_for_this_turn():
    table, pilot = at_the_section()
    table.fate(noise_die="silence")
    table.answers({"action": "room", "pay": ("search", "search"), "in-pod": "wait", "discard": ("rest",)})

    table.step("rounds")

    assert table.question("NEM-POD-07").options == ["launch", "wait", "leave"]
    assert pilot.passed and pilot.pod == 1
    assert sorted(pilot.hand) == ["demolition", "repairs"]
    assert table.g.step == "airlock"


@pytest.mark.rule("NEM-POD-07")
def test_going_back_to_the_section_at_once_is_free_and_the_second_action_is_still_owed():
    table, pilot = at_the_section()
    table.fate(noise_die="silence")
    table.answers({"action": "room", "pay": ("search", "search"), "in-pod": "leave"})

    table.step("rounds")

    assert (pilot.pod, pilot.room, pilot.passed) == (0, table.room("evac-a"), False)
    assert (table.g.step, table.g.active, table.g.actions) == ("rounds", pilot.seat, 1)


@pytest.mark.rule("NEM-POD-07", "NEM-POD-09")
def test_launching_at_once_takes_the_character_and_the_pod_off_the_board():
    table, pilot = at_the_section()
    table.character("scout", at="cabins")
    table.fate(noise_die="silence")

    table.act(pilot, "room", pay=("search", "search"), in_pod="launch")

    assert (pilot.status, pilot.pod, pilot.room) == (ESCAPED, 0, 0)
    assert [pod.number for pod in table.g.pods if pod.gone] == [1]
    assert not table.ended


@pytest.mark.rule("NEM-POD-08")
def test_in_a_later_turn_the_waiting_character_may_launch_wait_or_leave_before_any_action():
    table, pilot = at_the_section(pod=1)
    table.answers({"in-pod": "wait", "discard": "none"})

    table.step("rounds")

    assert table.asked[0].rule == "NEM-POD-08"
    assert table.asked[0].options == ["launch", "wait", "leave"]
    assert pilot.passed and pilot.pod == 1


@pytest.mark.rule("NEM-POD-08")
def test_leaving_in_a_later_turn_is_followed_by_a_normal_round_of_two_actions():
    table, pilot = at_the_section(pod=1, held=[])
    table.character("scout", at="cabins")
    table.lying("evac-a", "carcass", "egg")
    table.answers({"in-pod": "leave"})

    table.step("rounds")
    assert (pilot.room, pilot.passed, table.g.actions) == (table.room("evac-a"), False, 0)
    table.answers({"action": "pick-up", "pay": "search", "object": "carcass"})
    table.step("rounds")
    table.answers({"action": "pick-up", "pay": "search", "drop": "none"})
    table.step("rounds")

    assert [held.item for held in pilot.held] == ["carcass", "egg"]
    assert table.g.active == 1 and not pilot.passed


@pytest.mark.rule("NEM-POD-09", "NEM-POD-10")
def test_a_newcomer_may_launch_at_once_with_everybody_inside_unasked():
    table, pilot = at_the_section()
    scout = table.character("scout", pod=1, passed=True)
    captain = table.character("captain", pod=3)
    table.fate(noise_die="silence")

    table.act(pilot, "room", pay=("search", "search"), in_pod="launch")

    assert {ask.seat for ask in table.asked} == {pilot.seat}
    assert [who.status for who in (pilot, scout, captain)] == [ESCAPED, ESCAPED, ALIVE]
    assert table.g.fates == ["escaped", "escaped", ""]


@pytest.mark.rule("NEM-POD-10")
def test_the_first_occupant_may_launch_in_its_round_without_the_second():
    table, pilot = at_the_section(pod=1)
    scout = table.character("scout", pod=1)
    table.character("captain", at="cabins")
    table.answers({(pilot.seat, "in-pod"): "launch"})

    table.step("rounds")

    assert scout.status == pilot.status == ESCAPED
    assert table.g.active == 2  # the scout takes no further round


@pytest.mark.rule("NEM-POD-13")
def test_a_locked_pod_cannot_be_launched_but_can_be_left():
    table, pilot = at_the_section(unlocked=[], pod=1)
    table.answers({"in-pod": "leave"})

    table.step("rounds")

    ask = table.question("in-pod")
    assert ask.options == ["wait", "leave"]
    assert [(option, refusal.rule) for option, refusal in ask.blocked()] == [("launch", "NEM-POD-13")]
    assert pilot.room == table.room("evac-a")


@pytest.mark.rule("NEM-POD-07", "NEM-POD-13")
def test_in_an_unlocked_pod_nothing_is_refused():
    table, pilot = at_the_section(pod=1)
    table.answers({"in-pod": "leave"})

    table.step("rounds")

    ask = table.question("in-pod")
    assert ask.options == ["launch", "wait", "leave"]
    assert ask.blocked() == []
    assert pilot.room == table.room("evac-a")


@pytest.mark.rule("NEM-POD-14")
def test_what_a_character_carries_comes_along_and_takes_no_place():
    table, pilot = at_the_section(held=["egg", "blue-corpse"], items=["medkit"])
    table.character("scout", pod=1, held=["carcass", ("rifle", 1)])
    table.fate(noise_die="silence")

    table.act(pilot, "room", pay=("search", "search"), in_pod="launch")

    assert pilot.status == ESCAPED
    assert [held.item for held in pilot.held] == ["egg", "blue-corpse"]
    assert pilot.inventory == ["medkit"]


@pytest.mark.rule("NEM-POD-16")
def test_a_malfunction_after_boarding_changes_nothing_for_those_inside():
    table, pilot = at_the_section(pod=1)
    table.character("scout", at="cabins")
    table.malfunction("evac-a")
    table.answers({"in-pod": "launch"})

    table.step("rounds")

    assert table.question("in-pod").options == ["launch", "wait", "leave"]
    assert pilot.status == ESCAPED


# --- Thrown out ---


@pytest.mark.rule("NEM-POD-11")
def test_an_intruder_appearing_in_the_section_throws_everybody_out_of_all_its_pods():
    table, pilot = at_the_section(unlocked=[1, 2, 3])
    scout = table.character("scout", pod=1, passed=True)
    captain = table.character("captain", pod=3)
    soldier = table.character("soldier", pod=2)  # of Section B
    table.room("evac-b")

    table.run(place_intruder, "adult", pilot.room, "adult-2", "NEM-ENCOUNTER-05")

    assert [who.room for who in (scout, captain)] == [pilot.room, pilot.room]
    assert scout.pod == captain.pod == 0 and soldier.pod == 2
    assert in_combat(table.g, scout)
    assert scout.passed and not captain.passed
    assert table.rolled == []  # neither a Noise roll nor an attack follows


@pytest.mark.rule("NEM-POD-11")
def test_an_intruder_walking_into_the_section_throws_them_out_too():
    table, pilot = at_the_section(pod=1)
    adult = table.intruder("adult", at="cabins")

    table.run(move_through, adult, 1, "NEM-EVENT-10")

    assert pilot.room == adult.room == table.room("evac-a")
    assert table.rolled == []


@pytest.mark.rule("NEM-POD-11", "NEM-POD-04")
def test_a_failed_attempt_throws_out_others_and_only_the_trying_character_is_surprised():
    table, pilot = at_the_section(hand=[])
    scout = table.character("scout", pod=1)
    table.noise("evac-a")
    table.fate(noise_die=1, token="adult-2", attack_card="slime-5")

    table.run(enter_pod, pilot)

    assert scout.room == pilot.room
    assert pilot.slimed and not scout.slimed


@pytest.mark.rule("NEM-POD-11", "NEM-MOMENT-06")
def test_the_choice_of_objectives_comes_before_anybody_is_thrown_out():
    table, pilot = at_the_section(pod=1, objectives=["hoarder", "ab-ovo"])
    table.g.met = False
    table.answers({"objective": "first"})

    table.run(place_intruder, "adult", table.room("evac-a"), "adult-2", "NEM-ENCOUNTER-05")

    kinds = [happening.kind for happening in table.g.events]
    assert kinds == ["intruder-appears", "first-intruder", "objective-kept", "thrown-out"]
    assert pilot.room == table.room("evac-a")


@pytest.mark.rule("NEM-POD-15")
def test_whoever_waits_in_a_pod_lost_by_an_event_is_put_back_first():
    table, _ = at_the_section()
    scout = table.character("scout", pod=1, passed=True)
    captain = table.character("captain", pod=3)

    table.run(take_effect, "pod-ejection")

    assert [pod.number for pod in table.g.pods if pod.gone] == [1]
    assert (scout.status, scout.room, scout.pod) == (ALIVE, table.room("evac-a"), 0)
    assert captain.pod == 3


@pytest.mark.rule("NEM-POD-06")
def test_a_character_in_a_pod_takes_no_part_in_a_fight_in_another_room():
    table, pilot = at_the_section(pod=1)
    adult = table.intruder("adult", at="cabins")
    scout = table.character("scout", at="cabins", hand=HAND[:4], wounds=["arm", "arm", "arm"])
    table.fate(attack_card="bite-4")

    table.step("attacks")

    assert (scout.status, pilot.status) == (DEAD, ALIVE)
    assert adult.room == table.room("cabins")
