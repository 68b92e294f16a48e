"""Moments that change the game: first Intruder, first death, coloured spaces (NEM-MOMENT)."""

import pytest

from starboard.games.nemesis.rules.contamination import scan_hand
from starboard.games.nemesis.rules.death import die
from starboard.games.nemesis.rules.encounter import encounter
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.games.nemesis.rules.objective_choice import choose_objectives
from starboard.kernel.pieces import project
from starboard.kernel.requests import Together
from starboard.testing import NemesisTable


def unmet(**arrangement) -> NemesisTable:
    """A ship on which no Intruder has been seen yet."""
    table = NemesisTable(**arrangement)
    table.g.met = False
    return table


@pytest.mark.rule("NEM-MOMENT-01", "NEM-MOMENT-06")
@pytest.mark.parametrize("token", ["larva-1", "creeper-1", "adult-4", "queen-4"])
def test_the_first_intruder_of_any_type_makes_everybody_keep_one_objective(token):
    table = unmet()
    pilot = table.character("pilot", at="cockpit", hand=["rest"] * 4, objectives=["quarantine", "ab-ovo"])
    captain = table.character("captain", at="engine-2", objectives=["hoarder", "my-precious"])
    table.fate(token=token).answers({(0, "objective"): "first", (1, "objective"): "second"})

    table.run(encounter, pilot)

    assert (pilot.objectives, captain.objectives) == (["quarantine"], ["my-precious"])
    assert table.g.met


@pytest.mark.rule("NEM-MOMENT-01")
def test_no_later_intruder_makes_anybody_choose():
    table = unmet()
    pilot = table.character("pilot", at="cockpit", hand=["rest"] * 4, objectives=["quarantine", "ab-ovo"])
    table.fate(token="larva-1").answers({"objective": "first"})
    table.run(encounter, pilot)

    table.fate(token="creeper-1")
    table.run(encounter, pilot)

    assert len(table.asked) == 1
    assert pilot.objectives == ["quarantine"]


@pytest.mark.rule("NEM-MOMENT-01", "NEM-MOMENT-06")
def test_everybody_chooses_but_the_dead():
    table = unmet()
    table.character("pilot", at="cockpit", objectives=["quarantine", "ab-ovo"])
    table.character("captain", pod=1, objectives=["hoarder", "my-precious"])
    dead = table.character("scout", status="dead", room=0, objectives=["investigator", "necroscopy"])

    request = next(choose_objectives(table.g))

    assert [ask.seat for ask in request.asks] == [0, 1]
    assert len(dead.objectives) == 2


@pytest.mark.rule("NEM-MOMENT-06")
def test_all_choose_at_the_same_time_and_before_the_surprise_attack():
    table = unmet()
    pilot = table.character("pilot", at="cockpit", hand=[], objectives=["quarantine", "ab-ovo"])
    table.character("captain", at="engine-2", objectives=["hoarder", "my-precious"])
    together = next(choose_objectives(table.g))
    table.fate(token="adult-2", attack_card="scratch-2")
    table.answers({(0, "objective"): "first", (1, "objective"): "second"})

    table.run(encounter, pilot)

    assert isinstance(together, Together)
    story = [h.kind for h in table.g.events if h.kind in ("intruder-appears", "objective-kept", "surprise", "attack")]
    assert story == ["intruder-appears", "objective-kept", "objective-kept", "surprise", "attack"]


@pytest.mark.rule("NEM-MOMENT-06", "NEM-POD-11")
def test_the_choice_comes_before_the_pods_of_the_section_are_emptied():
    table = unmet(rooms={2: "evac-a"})
    pilot = table.character("pilot", at="evac-a", hand=["rest"] * 4, objectives=["quarantine", "ab-ovo"])
    captain = table.character("captain", pod=1, objectives=["hoarder", "my-precious"])
    table.fate(token="adult-4").answers({"objective": ["first", "second"]})

    table.run(encounter, pilot)

    assert captain.room == pilot.room
    story = [h.kind for h in table.g.events if h.kind in ("objective-kept", "thrown-out")]
    assert story == ["objective-kept", "objective-kept", "thrown-out"]


@pytest.mark.rule("NEM-MOMENT-06", "NEM-GEN-11")
def test_neither_the_kept_nor_the_discarded_objective_is_ever_shown_to_others():
    table = unmet()
    pilot = table.character("pilot", at="cockpit", hand=["rest"] * 4, objectives=["quarantine", "ab-ovo"])
    table.character("captain", at="engine-2")
    table.fate(token="larva-1").answers({"objective": "second"})

    table.run(encounter, pilot)

    assert table.question("objective").options == ["first", "second"]
    assert project(table.g, 0)["players"][0]["objectives"] == ["ab-ovo"]
    assert project(table.g, 1)["players"][0]["objectives"] == ["?"]
    (kept,) = table.told("objective-kept")
    assert (kept.seats, kept.secret) == (1, {"objective": "ab-ovo"})
    assert "objective" not in kept.args
    assert "quarantine" not in str([(h.args, h.secret) for h in table.g.events])


@pytest.mark.rule("NEM-MOMENT-06")
def test_a_blank_makes_nobody_choose():
    table = unmet()
    pilot = table.character("pilot", at="cockpit", objectives=["quarantine", "ab-ovo"])
    table.fate(token="blank")

    table.run(encounter, pilot)

    assert table.asked == []
    assert not table.g.met


@pytest.mark.rule("NEM-MOMENT-02", "NEM-DEATH-04")
def test_only_the_first_death_unlocks_the_pods():
    table = NemesisTable()
    crew = [table.character(name, at="cockpit") for name in ("pilot", "captain", "scout")]
    locked_before = [pod.unlocked for pod in table.g.pods]

    table.run(die, crew[1], "intruder")
    after_the_first = [pod.unlocked for pod in table.g.pods]
    table.pod(2).unlocked = False
    table.run(die, crew[0], "intruder")

    assert locked_before == [False] * 4
    assert after_the_first == [True] * 4
    assert [pod.unlocked for pod in table.g.pods] == [True, False, True, True]


@pytest.mark.rule("NEM-MOMENT-03", "NEM-EVENT-03")
@pytest.mark.parametrize(("time", "opens"), [(5, False), (6, True), (9, True)])
def test_the_chambers_open_on_the_first_blue_space_and_stay_open(time, opens):
    table = NemesisTable()
    table.character("pilot")
    table.g.time = time

    table.step("time")
    first = table.g.hibernation_open
    table.step("time")

    assert first is opens
    assert table.g.hibernation_open


@pytest.mark.rule("NEM-MOMENT-04", "NEM-SELFD-05", "NEM-EVENT-03")
@pytest.mark.parametrize(("marker", "unlocked"), [(0, False), (1, False), (2, True)])
def test_the_first_yellow_space_unlocks_all_pods(marker, unlocked):
    table = NemesisTable()
    table.character("pilot")
    table.g.self_destruct = marker

    table.step("time")

    assert [pod.unlocked for pod in table.g.pods] == [unlocked] * 4


@pytest.mark.rule("NEM-MOMENT-07")
def test_the_next_yellow_spaces_unlock_nothing_again():
    table = NemesisTable()
    table.character("pilot")
    table.g.self_destruct = 2

    table.step("time")
    table.pod(3).unlocked = False
    table.step("time")

    assert table.g.self_destruct == 4
    assert not table.pod(3).unlocked


@pytest.mark.rule("NEM-MOMENT-05", "NEM-GEN-07")
def test_finding_and_taking_eggs_is_no_meeting_with_an_intruder():
    table = unmet()
    pilot = table.character("pilot", at="engine-2", hand=["rest"] * 3, objectives=["quarantine", "ab-ovo"])
    table.unexplored(17, "nest", "silence-1")

    table.act(pilot, "move", pay="rest", room=17)
    table.fate(noise_die="silence")
    table.act(pilot, "room")

    assert [held.item for held in pilot.held] == ["shotgun", "egg"]
    assert not table.g.met
    assert len(pilot.objectives) == 2
    assert "escape" not in table.options(pilot)


@pytest.mark.rule("NEM-MOMENT-08", "NEM-CHECK-11")
@pytest.mark.parametrize(
    ("objectives", "wins"),
    [(["hoarder", "ab-ovo"], True), (["ab-ovo", "hoarder"], True), (["hoarder", "necroscopy"], False)],
)
def test_whoever_never_met_an_intruder_wins_with_either_objective(objectives, wins):
    table = unmet()
    table.character("pilot", status="escaped", room=0, objectives=objectives)
    table.weakness("fire", slot="egg")  # what Ab Ovo asks for
    table.g.ship_destroyed = True

    table.step("checks")

    assert table.g.winners == ([0] if wins else [])


@pytest.mark.rule("NEM-MOMENT-09", "NEM-DEATH-07")
def test_a_creeper_out_of_a_corpse_is_a_first_appearance():
    table = unmet()
    pilot = table.character("pilot", at="cockpit", larva=True, hand=["contamination"])
    captain = table.character("captain", at="engine-2", objectives=["hoarder", "my-precious"])
    table.fate(scan="infected").answers({"objective": "first"})

    table.run(scan_hand, pilot, "NEM-CHAR-06")

    assert [i.kind for i in table.g.intruders] == ["creeper"]
    assert captain.objectives == ["hoarder"]


@pytest.mark.rule("NEM-MOMENT-09", "NEM-BAG-06")
def test_the_queen_out_of_the_bag_is_a_first_appearance():
    table = unmet(rooms={17: "nest"})
    pilot = table.character("pilot", at="nest", hand=["rest"] * 4, objectives=["hoarder", "my-precious"])
    table.bag("queen-4", "blank")
    table.fate(token="queen-4").answers({"objective": "first"})

    table.step("bag")

    assert pilot.objectives == ["hoarder"]


@pytest.mark.rule("NEM-MOMENT-09", "NEM-CONTAM-07")
def test_a_larva_found_by_a_scan_is_no_first_appearance():
    table = unmet()
    pilot = table.character("pilot", hand=["contamination"], objectives=["hoarder", "my-precious"])
    table.fate(scan="infected")

    table.run(scan_hand, pilot, "NEM-CHAR-06")

    assert pilot.larva
    assert not table.g.met
    assert len(pilot.objectives) == 2


@pytest.mark.rule("NEM-MOMENT-09")
def test_danger_without_an_intruder_is_no_first_appearance():
    table = unmet()
    pilot = table.character("pilot", at="cockpit", objectives=["hoarder", "my-precious"])
    table.fate(noise_die="danger")

    table.run(noise_roll, pilot)

    assert not table.g.met
