"""The solo game and the fully cooperative mode (NEM-SOLO, NEM-COOP)."""

import pytest

from starboard.games.nemesis.content.objectives import COOP_DECK
from starboard.games.nemesis.rules.death import die
from starboard.games.nemesis.rules.exploration import set_item_counter
from starboard.games.nemesis.rules.intruders import place_intruder
from starboard.games.nemesis.rules.revival import revive_the_dead
from starboard.games.nemesis.rules.setup import deal_objectives
from starboard.games.nemesis.state.pieces import ALIVE, DEAD, ESCAPED
from starboard.kernel.pieces import project
from starboard.kernel.visibility import SPECTATOR
from starboard.testing import NemesisTable


def judged(mode, characters, objectives=(), known=(), signals=(), **world) -> NemesisTable:
    """The end of a game of these Characters (name: status), the ship blown up behind them."""
    table = NemesisTable(mode)
    for name, status in characters.items():
        table.character(name, status=status, room=0, signal=name in signals, **world)
    if mode == "coop":
        table.g.objectives = list(objectives)
    else:
        table.g.players[0].objectives, table.g.players[0].objectives_known = list(objectives), [1] * len(objectives)
    for slot, weakness in zip(known, ("fire", "energy"), strict=False):
        table.weakness(weakness, slot)
    table.g.ending, table.g.ship_destroyed = "self-destruct", True
    table.step("checks")
    return table


# --- Solo ---


@pytest.mark.rule("NEM-SOLO-01")
def test_a_solo_player_draws_two_solo_objectives_and_keeps_one():
    table = NemesisTable("solo")
    pilot = table.character("pilot")
    table.g.met = False
    table.fate(objective=["clean-up", "post-mortem"])

    table.run(deal_objectives)
    assert pilot.objectives == ["clean-up", "post-mortem"]
    assert sorted([*pilot.objectives, *table.g.personal_left]) == sorted(COOP_DECK)
    table.answers({"objective": "second"})
    table.run(place_intruder, "larva", table.room("cabins"), "larva-1", "NEM-ENCOUNTER-05")

    assert pilot.objectives == ["post-mortem"]


@pytest.mark.rule("NEM-SOLO-02")
@pytest.mark.parametrize(("number", "items"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_item_numbers_are_halved_upwards_for_a_solo_player_alone(number, items):
    solo, together = NemesisTable("solo"), NemesisTable("semi-coop")

    solo.run(set_item_counter, solo.room("armory"), number)
    together.run(set_item_counter, together.room("armory"), number)

    assert solo.g.items[solo.room("armory")] == items
    assert together.g.items[together.room("armory")] == number


@pytest.mark.rule("NEM-SOLO-02")
def test_a_solo_player_entering_a_room_finds_the_halved_number():
    table = NemesisTable("solo")
    pilot = table.character("pilot", at="cockpit", hand=["rest"])
    table.unexplored(2, tile="storage", token="malfunction-3")
    table.fate(noise_die="silence")

    table.act(pilot, "move", room=2)

    assert table.g.items[2] == 2


@pytest.mark.rule("NEM-SOLO-03")
@pytest.mark.parametrize(("status", "known", "winners"), [(ESCAPED, True, [0]), (ESCAPED, False, []), (DEAD, True, [])])
def test_the_solo_player_wins_by_surviving_and_meeting_the_objective(status, known, winners):
    table = judged("solo", {"pilot": status}, ["first-contact"], known=("egg", "corpse") if known else ())

    assert table.g.winners == winners


# --- Cooperative ---


@pytest.mark.rule("NEM-COOP-01")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_group_draws_one_open_objective_for_each_player(players):
    table = NemesisTable("coop")
    for name in ("pilot", "scout", "captain", "soldier", "mechanic")[:players]:
        table.character(name)
    table.fate(objective=COOP_DECK[:players])

    table.run(deal_objectives)

    assert project(table.g, SPECTATOR)["objectives"] == COOP_DECK[:players]
    assert all(who.objectives == [] for who in table.g.players)


@pytest.mark.rule("NEM-COOP-01")
def test_the_first_intruder_makes_nobody_discard_an_open_objective():
    table = NemesisTable("coop")
    table.character("pilot")
    table.character("scout")
    table.g.met, table.g.objectives = False, ["clean-up", "beheading"]

    table.run(place_intruder, "adult", table.room("cabins"), "adult-2", "NEM-ENCOUNTER-05")

    assert table.asked == [] and table.g.met
    assert table.g.objectives == ["clean-up", "beheading"]


@pytest.mark.rule("NEM-COOP-02")
@pytest.mark.parametrize(
    ("scout", "known", "winners"),
    [
        (ESCAPED, ("egg", "carcass"), [0, 1]),
        (ESCAPED, ("egg",), []),  # one Objective is not met
        (DEAD, ("egg", "carcass"), []),  # nobody is left
    ],
)
def test_the_group_wins_together_if_all_objectives_are_met_and_somebody_lives(scout, known, winners):
    table = judged(
        "coop", {"pilot": DEAD, "scout": scout}, ["first-contact", "clean-up"], known=known, signals=["pilot"]
    )

    assert table.g.winners == winners


@pytest.mark.rule("NEM-COOP-03")
def test_the_last_survivor_lost_to_contamination_loses_the_game_for_all():
    infested = {"larva": True, "deck": ["contamination"] * 4}
    clean = {"deck": ["rest"] * 4}

    assert judged("coop", {"pilot": ESCAPED}, ["first-contact"], ("egg", "corpse"), **clean).g.winners == [0]
    assert judged("coop", {"pilot": ESCAPED}, ["first-contact"], ("egg", "corpse"), **infested).g.winners == []


@pytest.mark.rule("NEM-COOP-03")
@pytest.mark.parametrize(("larva", "winners"), [(False, [0, 1]), (True, [])])
def test_an_egg_counts_only_with_a_carrier_who_passed_the_contamination_check(larva, winners):
    table = NemesisTable("coop")
    table.character("pilot", status=ESCAPED, room=0, held=["egg"], larva=larva, deck=["contamination"] * 4)
    table.character("scout", status=ESCAPED, room=0)
    table.scanned_clean()
    table.g.objectives = ["special-delivery"]
    table.g.ending, table.g.ship_destroyed = "self-destruct", True

    table.step("checks")

    assert table.g.winners == winners


@pytest.mark.rule("NEM-COOP-04", "NEM-OBJ-06")
@pytest.mark.parametrize(
    ("objectives", "signals", "won"),
    [
        (["clean-up"], [], False),
        (["clean-up"], ["scout"], True),
        (["clean-up", "beheading"], ["scout"], False),
        (["clean-up", "beheading"], ["scout", "pilot"], True),
        (["first-contact", "beheading"], ["pilot"], True),
    ],
)
def test_as_many_different_characters_must_signal_as_cards_ask_for_it(objectives, signals, won):
    table = judged("coop", {"pilot": ESCAPED, "scout": ESCAPED}, objectives, ("egg", "corpse"), signals)

    assert table.g.winners == ([0, 1] if won else [])


def with_a_corpse_in_the_emergency_room(mode="coop") -> tuple:
    table = NemesisTable(mode)
    pilot = table.character("pilot", deck=["rest"] * 5)
    wounds = {"light": 1, "wounds": ["arm", "leg"], "dressed": ["hand"]}
    captain = table.character("captain", status=DEAD, room=0, left_behind=True, deck=["rest"] * 5, **wounds)
    table.g.fates[captain.seat] = "fire"
    table.lying("emergency", "corpse-captain")
    return table, pilot, captain


@pytest.mark.rule("NEM-COOP-05")
def test_at_the_start_of_a_turn_a_corpse_in_the_emergency_room_returns_to_play():
    table, _, captain = with_a_corpse_in_the_emergency_room()

    table.step("turn")

    assert (captain.status, captain.room) == (ALIVE, table.room("emergency"))
    assert (captain.light, captain.wounds, sorted(captain.dressed)) == (0, [], ["arm", "hand", "leg"])
    assert (table.room("emergency"), "corpse-captain") not in table.g.lying
    assert len(captain.hand) == 5
    assert (captain.left_behind, table.g.fates[captain.seat]) == (False, "")  # no Corpse to take Items from


@pytest.mark.rule("NEM-COOP-05")
@pytest.mark.parametrize("trouble", ["malfunction", "intruder", "elsewhere", "carried"])
def test_no_revival_in_a_broken_or_invaded_emergency_room_or_anywhere_else(trouble):
    table, pilot, captain = with_a_corpse_in_the_emergency_room()
    if trouble == "malfunction":
        table.malfunction("emergency")
    elif trouble == "intruder":
        table.intruder("larva", at="emergency")
    else:
        table.g.lying.remove((table.room("emergency"), "corpse-captain"))
        if trouble == "elsewhere":
            table.lying("surgery", "corpse-captain")
        else:
            pilot.room = table.room("emergency")
            table.hold(pilot, "corpse-captain")

    table.run(revive_the_dead)

    assert captain.status == DEAD


@pytest.mark.rule("NEM-COOP-05")
def test_nobody_is_revived_outside_the_cooperative_mode():
    table, _, captain = with_a_corpse_in_the_emergency_room("semi-coop")

    table.step("turn")

    assert captain.status == DEAD


@pytest.mark.rule("NEM-COOP-06")
@pytest.mark.parametrize(("mode", "kept"), [("coop", True), ("semi-coop", False)])
def test_only_a_cooperative_corpse_keeps_its_items_and_objects_fall_in_any_case(mode, kept):
    table = NemesisTable(mode)
    table.character("pilot")
    captain = table.character("captain", at="cabins", items=["medkit"], held=["egg", ("six-shooter", 3)])

    table.run(die, captain, "intruder")

    assert captain.inventory == (["medkit"] if kept else [])
    assert [(held.item, held.ammo) for held in captain.held] == ([("six-shooter", 3)] if kept else [])
    assert (table.room("cabins"), "egg") in table.g.lying
    assert captain.left_behind is kept


@pytest.mark.rule("NEM-COOP-07")
def test_the_game_ends_with_the_last_one_awake_although_a_corpse_could_be_revived():
    table, pilot, captain = with_a_corpse_in_the_emergency_room()

    table.run(die, pilot, "intruder")

    assert table.ended and table.g.time == 15
    assert captain.status == DEAD
