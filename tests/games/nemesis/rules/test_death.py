"""Death of a Character (NEM-DEATH)."""

import pytest

from starboard.games.nemesis.rules.contamination import infection_found
from starboard.games.nemesis.rules.death import die
from starboard.games.nemesis.rules.intruders import move_through
from starboard.games.nemesis.rules.passing import pass_automatically
from starboard.games.nemesis.rules.wounds import suffer_light, suffer_serious
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.pieces import ALIVE, DEAD, ESCAPED, HIBERNATING
from starboard.testing import NemesisTable

THREE = ["body", "leg", "leg"]


def doomed(mode: str = "semi-coop", at: str = "engine-2", **status: object) -> tuple[NemesisTable, Character]:
    """A Pilot about to die; the Captain lives on elsewhere, so the game does too."""
    table = NemesisTable(mode=mode)
    pilot = table.character("pilot", at=at, **status)
    table.character("captain", at="cockpit")
    return table, pilot


def lying_in(table: NemesisTable, room: str | int) -> list[str]:
    return sorted(thing for where, thing in table.g.lying if where == table.room(room))


@pytest.mark.rule("NEM-DEATH-01")
@pytest.mark.parametrize("suffer", [suffer_light, suffer_serious])
@pytest.mark.parametrize("light", [0, 2])
def test_any_wound_kills_a_character_with_three_serious_wounds(suffer: object, light: int):
    table, pilot = doomed(wounds=THREE, light=light)

    table.run(suffer, pilot, "NEM-TURN-13", "fire")

    assert pilot.status == DEAD
    assert table.rolled == []


@pytest.mark.rule("NEM-DEATH-01")
def test_the_third_serious_wound_is_not_yet_fatal():
    table, pilot = doomed(wounds=["body"], dressed=["leg"], light=2)
    table.fate(wound_card="hand")

    table.run(suffer_light, pilot, "NEM-TURN-13", "fire")

    assert (pilot.status, pilot.wounds) == (ALIVE, ["body", "hand"])


@pytest.mark.rule("NEM-DEATH-02")
def test_a_corpse_lies_where_the_character_died():
    table, pilot = doomed()

    table.run(die, pilot, "intruder")

    assert (pilot.status, pilot.room) == (DEAD, 0)
    assert lying_in(table, "engine-2") == ["corpse-pilot"]


@pytest.mark.rule("NEM-DEATH-02")
def test_whoever_dies_in_an_escape_lies_in_the_room_it_tried_to_leave():
    table, pilot = doomed(wounds=["body", "leg"], hand=["rest", "search"])
    table.intruder("adult", at="engine-2")
    table.fate(attack_card="bite-4")

    table.act(pilot, "escape", room=17)

    assert lying_in(table, "engine-2") == ["corpse-pilot"]


@pytest.mark.rule("NEM-DEATH-03", "NEM-DEATH-05")
def test_objects_fall_and_item_cards_are_discarded_for_good():
    table, pilot = doomed(items=["medkit", "tools"], held=["egg", "prototype-rifle"])

    table.run(die, pilot, "intruder")

    assert lying_in(table, "engine-2") == ["corpse-pilot", "egg"]
    assert (pilot.held, pilot.inventory) == ([], [])
    assert (table.g.green.discard, table.g.yellow.discard) == (["medkit"], ["tools"])
    assert table.g.red.discard == ["prototype-rifle"]


@pytest.mark.rule("NEM-DEATH-05")
def test_a_starting_weapon_leaves_the_game_with_its_owner():
    table, pilot = doomed()

    table.run(die, pilot, "intruder")

    assert pilot.held == []
    assert table.g.red.discard == []
    assert lying_in(table, "engine-2") == ["corpse-pilot"]


@pytest.mark.rule("NEM-DEATH-03", "NEM-DEATH-05")
def test_in_the_cooperative_game_items_stay_with_the_corpse_but_objects_fall():
    table, pilot = doomed(mode="coop", items=["medkit"], held=["egg", "shotgun"])

    table.run(die, pilot, "intruder")

    assert lying_in(table, "engine-2") == ["corpse-pilot", "egg"]
    assert (pilot.inventory, [held.item for held in pilot.held]) == (["medkit"], ["shotgun"])
    assert table.g.green.discard == []


@pytest.mark.rule("NEM-DEATH-04")
def test_the_first_death_unlocks_every_pod_and_the_next_one_none():
    table, pilot = doomed()
    scout = table.character("scout")

    table.run(die, pilot, "intruder")
    assert [pod.unlocked for pod in table.g.pods] == [True] * 4
    table.pod(2).unlocked = False
    table.run(die, scout, "intruder")

    assert [pod.unlocked for pod in table.g.pods] == [True, False, True, True]


@pytest.mark.rule("NEM-DEATH-04", "NEM-POD-09")
def test_only_a_locked_pod_that_is_still_there_is_unlocked():
    table, pilot = doomed()
    table.pod(1).unlocked = table.pod(3).gone = True

    table.run(die, pilot, "intruder")

    assert [happening.args["pod"] for happening in table.told("pod-unlocked")] == [2, 4]


@pytest.mark.rule("NEM-DEATH-06")
def test_an_effect_that_kills_does_so_without_a_wound_and_like_any_other_death():
    table = NemesisTable(rooms={3: "generator"})
    pilot = table.character("pilot", at="generator", held=["egg"])
    table.character("captain", at="cockpit")
    for corridor, _ in table.board.exits[3]:
        table.door(3, table.board.beyond(3, corridor))
    table.g.airlock = 3

    table.step("airlock")

    assert (pilot.status, pilot.wounds, pilot.light) == (DEAD, [], 0)
    assert lying_in(table, "generator") == ["corpse-pilot", "egg"]
    assert all(pod.unlocked for pod in table.g.pods)


@pytest.mark.rule("NEM-DEATH-07", "NEM-DEATH-10")
def test_a_second_infection_hatches_a_creeper_without_a_token():
    table, pilot = doomed(larva=True, hand=["rest", "contamination"])
    table.fate(scan="infected")

    table.act(pilot, "card:rest")

    assert (pilot.status, pilot.larva) == (DEAD, False)
    assert lying_in(table, "engine-2") == ["corpse-pilot"]
    assert [(i.kind, i.room, i.token) for i in table.g.intruders] == [("creeper", 20, "")]


@pytest.mark.rule("NEM-DEATH-07")
def test_eclosion_kills_whoever_carries_a_larva_and_spares_the_clean():
    table, pilot = doomed(larva=True)
    captain = table.g.players[1]
    captain.deck = ["rest", "search", "search", "order", "reload"]
    table.fate(event_card="eclosion", action_card=["rest", "search", "search", "order"])

    table.step("event")

    assert (pilot.status, captain.status, captain.larva) == (DEAD, ALIVE, False)
    assert table.g.fates[pilot.seat] == "larva"
    assert [(i.kind, i.room) for i in table.g.intruders] == [("creeper", 20)]


@pytest.mark.rule("NEM-DEATH-07", "NEM-INTRUDER-06")
def test_without_a_creeper_miniature_nothing_hatches():
    table, pilot = doomed(larva=True)
    creepers = [table.intruder("creeper", at="cockpit") for _ in range(3)]
    creepers[0].room = table.room("engine-1")  # not even though this one is not in Combat

    table.run(infection_found, pilot)

    assert pilot.status == DEAD
    assert table.g.intruders == creepers


@pytest.mark.rule("NEM-DEATH-07", "NEM-INTRUDER-01")
def test_the_last_creeper_miniature_can_still_hatch():
    table, pilot = doomed(larva=True)
    for _ in range(2):
        table.intruder("creeper", at="cockpit")

    table.run(infection_found, pilot)

    assert [(i.kind, i.room) for i in table.g.intruders[2:]] == [("creeper", table.room("engine-2"))]


@pytest.mark.rule("NEM-DEATH-08")
def test_in_any_other_death_the_larva_just_goes():
    table, pilot = doomed(larva=True)
    pool = table.g.pool[:]

    table.run(die, pilot, "intruder")

    assert not pilot.larva
    assert table.g.intruders == []
    assert table.g.pool == pool


@pytest.mark.rule("NEM-DEATH-09")
def test_the_dead_have_no_more_rounds_draws_or_rolls():
    table, pilot = doomed(deck=["rest", "search"])
    captain = table.g.players[1]
    table.run(die, pilot, "intruder")
    table.any_fate()

    table.step("turn")

    assert pilot.hand == []
    assert (table.g.first, table.g.active) == (captain.seat, captain.seat)


@pytest.mark.rule("NEM-DEATH-09")
def test_a_death_in_ones_own_round_hands_the_round_on_without_a_fire_wound():
    table, pilot = doomed(wounds=[*THREE[:2], "bleeding"])
    table.fire("engine-2")
    table.g.active = pilot.seat
    table.answers({"action": "pass"})

    table.step("rounds")

    assert pilot.status == DEAD
    assert table.g.active == 1
    assert len(table.told("died")) == 1


@pytest.mark.rule("NEM-DEATH-10", "NEM-INTRUDER-07")
def test_a_hatched_creeper_returns_to_the_bag_with_a_token_from_the_pool_if_there_is_one():
    table = NemesisTable(rooms={2: "laboratory"})
    for pool, gained in ((["creeper-1", "larva-1"], ["creeper-1"]), (["larva-1"], [])):
        creeper = table.intruder("creeper", at="laboratory", token="")
        table.g.bag, table.g.pool = ["blank"], list(pool)

        table.run(move_through, creeper, 1, "NEM-TECH-05")

        assert table.g.intruders == []
        assert table.g.bag == ["blank", *gained]
        assert table.g.pool == ["larva-1"]


@pytest.mark.rule("NEM-DEATH-11")
def test_a_death_in_a_pod_leaves_everything_in_its_section():
    table = NemesisTable(rooms={12: "evac-b"})
    pilot = table.character("pilot", pod=2, held=["egg"], wounds=["bleeding", *THREE[1:]])
    table.character("captain", at="cockpit")

    table.run(pass_automatically, pilot)

    assert (pilot.status, pilot.pod, pilot.room) == (DEAD, 0, 0)
    assert lying_in(table, "evac-b") == ["corpse-pilot", "egg"]


@pytest.mark.rule("NEM-DEATH-11", "NEM-DEATH-07")
def test_a_creeper_hatched_in_a_pod_throws_the_others_out():
    table = NemesisTable(rooms={12: "evac-a"})
    pilot = table.character("pilot", pod=1, larva=True)
    scout = table.character("scout", pod=1)

    table.run(infection_found, pilot)

    assert [(i.kind, i.room) for i in table.g.intruders] == [("creeper", 12)]
    assert (scout.pod, scout.room) == (0, 12)
    assert lying_in(table, "evac-a") == ["corpse-pilot"]


@pytest.mark.rule("NEM-DEATH-11")
def test_sleepers_and_escaped_who_die_leave_nothing_on_the_board():
    table = NemesisTable()
    sleeper = table.character("pilot", held=["egg"], status=HIBERNATING, room=0)
    fugitive = table.character("scout", held=["carcass"], status=ESCAPED, room=0, larva=True, deck=["contamination"])
    table.g.ending = "jump"
    for engine in (1, 2, 3):
        table.engine(engine, "working")
    table.coordinates(1)  # its space B is Mars

    table.step("checks")

    assert (sleeper.status, fugitive.status) == (DEAD, DEAD)
    assert table.g.lying == [(11, "blue-corpse")]
    assert table.g.intruders == []
