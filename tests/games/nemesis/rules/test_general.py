"""Words and principles that every other rule uses (NEM-GEN)."""

import pytest

from starboard.games.nemesis.content.attack_effects import slime_attack
from starboard.games.nemesis.content.event_effects import hunt, malfunction
from starboard.games.nemesis.content.events import EVENTS
from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.games.nemesis.rules.actions import show_item
from starboard.games.nemesis.rules.attempts import enter_pod
from starboard.games.nemesis.rules.contamination import cure, scan_hand
from starboard.games.nemesis.rules.event_phase import event_movement
from starboard.games.nemesis.rules.hand import discard_card, draw_cards
from starboard.games.nemesis.rules.injury import retreat
from starboard.games.nemesis.rules.intruders import walk
from starboard.games.nemesis.rules.items import discard_item, receive
from starboard.games.nemesis.rules.knowledge import check_coordinates, check_engine, look_at_tile
from starboard.games.nemesis.rules.markers import spread_fire
from starboard.games.nemesis.rules.movement import arrive
from starboard.games.nemesis.rules.noise import danger
from starboard.games.nemesis.rules.places import adjacent, in_combat
from starboard.games.nemesis.rules.play import play
from starboard.games.nemesis.rules.search import find
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import CLOSED_DOOR
from starboard.kernel.errors import Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import State, new_table
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.playout import playout, random_answer
from starboard.kernel.requests import Ask, Payload
from starboard.kernel.saves import dump, load
from starboard.kernel.seat_view import event_for
from starboard.kernel.visibility import SPECTATOR
from starboard.rules.rulings import rulings
from starboard.testing import NemesisTable

DOOR_STATES = [("open", True), ("destroyed", True), ("closed", False)]


# --- Turn, round, order ---


@pytest.mark.rule("NEM-GEN-01")
def test_a_turn_holds_several_rounds_and_ends_after_the_event_phase():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest"] * 3, deck=["rest"] * 5, held=[])

    for room in (1, 3):  # two Actions, one round; then a new round, still the same turn
        table.answers({"action": "move", "pay": "rest", "room": room}).fate(noise_die="silence")
        table.step("rounds")
    assert (table.g.turn, table.g.actions, table.g.step) == (1, 0, "rounds")
    table.answers({"action": "pass", "discard": "none"})
    table.step("rounds")
    assert table.g.turn == 1
    for step in ("airlock", "time", "attacks", "fire"):
        table.step(step)
    table.fate("regeneration")
    table.step("event")
    table.fate("larva-1", "adult-2")
    table.step("bag")
    assert (table.g.turn, table.g.step) == (1, "turn")
    table.step("turn")

    assert (table.g.turn, table.g.step, pilot.passed) == (2, "rounds", False)


@pytest.mark.rule("NEM-GEN-02")
def test_in_order_means_from_the_first_player_clockwise_without_those_who_are_out():
    table = NemesisTable()
    for name in ("captain", "pilot", "scientist", "scout"):
        table.character(name, at="cockpit")
    table.g.first = 2
    table.g.players[3].status = "dead"
    table.bag("adult-2")
    table.fate(noise_die=["silence", "silence", "silence"])

    table.step("bag")

    assert [told.args["who"] for told in table.told("noise-roll")] == [2, 0, 1]


@pytest.mark.rule("NEM-GEN-03")
def test_a_card_beats_the_rule_it_names_and_no_other():
    table = NemesisTable(rooms={3: "armory", 9: "nest"})
    scout = table.character("scout", at="armory", hand=["scavenging", "search", "rest"])
    table.items_in("armory", 0)

    assert table.refusal(scout, "card:search").rule == "NEM-ITEM-19"  # the general rule
    assert "card:scavenging" in table.options(scout)  # says otherwise
    scout.room = 9
    assert table.refusal(scout, "card:scavenging").rule == "NEM-ITEM-20"  # of that it says nothing
    scout.room, scout.hand = 3, ["scavenging"]
    assert table.refusal(scout, "card:scavenging").rule == "NEM-ACTION-01"


# --- Where things are ---


@pytest.mark.rule("NEM-GEN-04")
@pytest.mark.parametrize(("state", "joined"), DOOR_STATES)
def test_a_closed_door_ends_adjacency_in_both_directions(state, joined):
    table = NemesisTable()
    table.door(1, 3, state)

    assert (3 in adjacent(table.g, 1)) is joined
    assert (1 in adjacent(table.g, 3)) is joined
    assert (2 in adjacent(table.g, 1), 7 in adjacent(table.g, 3)) == (True, True)
    assert 7 not in adjacent(table.g, 1)


@pytest.mark.rule("NEM-GEN-04")
@pytest.mark.parametrize(("state", "joined"), DOOR_STATES)
def test_characters_walk_only_to_adjacent_rooms(state, joined):
    table = NemesisTable(rooms={3: "armory", 7: "canteen"})
    pilot = table.character("pilot", at=3, hand=["rest"])
    table.door(1, 3, state)

    if joined:
        table.answers({"room": 1}).fate(noise_die="silence")
    else:
        table.fate(noise_die="silence")  # only one way is left, so nobody is asked
    table.act(pilot, "move")

    assert pilot.room == (1 if joined else 7)


@pytest.mark.rule("NEM-GEN-04")
@pytest.mark.parametrize(("state", "joined"), DOOR_STATES)
def test_danger_hunt_throws_and_fire_reach_only_adjacent_rooms(state, joined):
    table = NemesisTable(rooms={3: "armory", 7: "canteen"})
    soldier = table.character("soldier", at=3, hand=["rest"], items=["grenade"])
    adult = table.intruder("adult", at=1)
    table.door(1, 3, state)
    table.door(1, 2)
    table.door(1, 4)
    table.fire(1)

    assert ("item:grenade" in table.options(soldier)) is joined
    table.run(spread_fire, "NEM-EVENT-15")
    assert table.g.fire[3] is joined
    table.run(hunt)
    assert (adult.room == 3) is joined
    adult.room = 1
    table.run(danger, 3, "NEM-NOISE-04")
    assert (adult.room == 3) is joined
    assert (True in table.g.noise) is not joined


@pytest.mark.rule("NEM-GEN-04")
def test_with_the_option_intruders_throw_themselves_against_the_door_and_no_noise_is_placed():
    table = NemesisTable(rooms={3: "armory"}, options=["doors-block-crew-only"])
    table.character("pilot", at=3)
    adult = table.intruder("adult", at=1)
    corridor = table.door(1, 3)

    assert 1 not in adjacent(table.g, 3)
    table.run(danger, 3, "NEM-NOISE-04")

    assert (adult.room, table.g.doors[corridor]) == (1, 2)
    assert True not in table.g.noise


@pytest.mark.rule("NEM-GEN-05")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_movement_by_number_follows_the_intruders_own_room_and_breaks_a_closed_door(number):
    card = next(event for event in EVENTS.values() if event.number == number and "queen" in event.kinds)
    table = NemesisTable()
    queen = table.intruder("queen", at=11)
    behind = {1: 15, 2: 6, 3: 8, 4: 14}[number]  # as printed on the Hibernatorium
    corridor = table.door(11, behind)

    table.run(event_movement, card)
    assert (queen.room, table.g.doors[corridor]) == (11, 2)
    table.run(event_movement, card)
    assert queen.room == behind


@pytest.mark.rule("NEM-GEN-05")
def test_a_retreat_follows_a_number_against_a_closed_door_too():
    table = NemesisTable()
    adult = table.intruder("adult", at=11)
    corridor = table.door(11, 14)
    table.fate(event_card="lurking")  # its Corridor number is 4

    table.run(retreat, adult, "NEM-INJURY-07")

    assert (adult.room, table.g.doors[corridor]) == (11, 2)


@pytest.mark.rule("NEM-GEN-06")
def test_rooms_with_an_entrance_to_the_technical_corridors_are_not_adjacent():
    table = NemesisTable(rooms={2: "armory", 9: "laboratory"})
    soldier = table.character("soldier", at=2, hand=["rest"], items=["grenade"])
    adult = table.intruder("adult", at=9)
    table.fire(2)

    assert table.board.duct[2] == table.board.duct[9] != -1
    assert adjacent(table.g, 2) == [1, 6]
    assert table.refusal(soldier, "item:grenade").rule == "NEM-DOOR-03"
    table.run(spread_fire, "NEM-EVENT-15")
    table.run(danger, 2, "NEM-NOISE-04")

    assert [room for room in range(1, 22) if table.g.fire[room]] == [1, 2, 6]
    assert adult.room == 9


@pytest.mark.rule("NEM-GEN-07")
def test_combat_begins_and_ends_with_sharing_a_room():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3)
    adult = table.intruder("adult", at=1)

    assert not in_combat(table.g, pilot)
    table.run(walk, adult, 3, "NEM-NOISE-04")
    assert in_combat(table.g, pilot)
    table.run(walk, adult, 7, "NEM-NOISE-04")
    assert not in_combat(table.g, pilot)
    table.run(walk, adult, 3, "NEM-NOISE-04")
    table.g.intruders.clear()
    assert not in_combat(table.g, pilot)


@pytest.mark.rule("NEM-GEN-07")
def test_eggs_and_carcasses_put_nobody_in_combat():
    table = NemesisTable(rooms={3: "nest"})
    pilot = table.character("pilot", at=3, hand=["rest", "rest"])
    table.lying(3, "egg", "carcass")

    assert not in_combat(table.g, pilot)
    assert {"move", "careful", "pick-up", "room"} <= set(table.options(pilot))


@pytest.mark.rule("NEM-GEN-08")
def test_every_figure_stands_in_a_room_all_game_long_or_sits_in_a_pod():
    def watch(g: State, ask: Ask) -> Payload:
        assert isinstance(g, Nemesis)
        for who in g.players:
            if who.status == "alive" and g.step != "setup":
                assert (who.room in range(1, 22)) != (who.pod != 0), f"{who.name} is in {who.room}, pod {who.pod}"
        assert all([intruder.room in range(1, 22) for intruder in g.intruders])
        return random_answer(ask, fate)

    for seed in range(3):
        fate = Fate(seed)
        g = new_table(NEMESIS, 3, "semi-coop")
        assert playout(NEMESIS, g, fate, [watch] * 3, limit=20_000) > 100


@pytest.mark.rule("NEM-GEN-08")
def test_in_a_pod_one_is_in_no_room():
    table = NemesisTable(rooms={3: "evac-a"})
    pilot = table.character("pilot", at=3)
    captain = table.character("captain", at=3, hand=["rest"])
    table.pod(1).unlocked = True
    table.fate(noise_die="silence").answers({"in-pod": "wait"})

    table.run(enter_pod, pilot)

    assert (pilot.room, pilot.pod) == (0, 1)
    assert table.refusal(captain, "trade").rule == "NEM-ACTION-17"


@pytest.mark.rule("NEM-GEN-17")
def test_room_numbers_belong_to_the_place_and_not_to_the_tile():
    table = NemesisTable(rooms={6: "storage", 9: "armory"}, options=["next-intact-room"])
    board = table.board
    table.malfunction(1)
    assert sorted([*board.slots[0], *board.slots[1], *board.special]) == list(range(1, 22))
    assert board.special == {1: "cockpit", 11: "hibernatorium", 19: "engine-3", 20: "engine-2", 21: "engine-1"}

    table.run(malfunction)  # the explored Room with the lowest number breaks

    assert [room for room in range(1, 22) if table.g.malfunction[room]] == [1, 6]


# --- People ---


@pytest.mark.rule("NEM-GEN-09")
@pytest.mark.parametrize("attack", ["shoot", "melee"])
def test_a_character_is_never_the_target_of_an_attack(attack):
    table = NemesisTable(rooms={3: "armory"})
    captain = table.character("captain", at=3, hand=["rest"])
    table.character("pilot", at=3)
    assert table.refusal(captain, attack).rule == "NEM-COMBAT-03"
    larvae = [table.intruder("larva", at=3), table.intruder("larva", at=3)]

    table.fate(combat_die="hit")
    table.act(captain, attack, target=larvae[0].id)

    assert table.question("target").options == [larva.id for larva in larvae]


@pytest.mark.rule("NEM-GEN-09")
def test_a_bystander_is_hurt_by_what_is_aimed_at_an_intruder():
    table = NemesisTable(rooms={3: "armory"})
    captain = table.character("captain", at=1, hand=["rest"], items=["grenade"])
    pilot = table.character("pilot", at=3)
    table.intruder("larva", at=3)
    table.fate(wound_card="body")

    table.act(captain, "item:grenade")

    assert pilot.wounds == ["body"]


# --- Secrets ---


@pytest.mark.rule("NEM-GEN-10")
@pytest.mark.parametrize(
    ("look", "args", "event", "secret"),
    [
        (check_engine, (2, "NEM-ROOM-22"), "checked-engine", {"state": "damaged"}),
        (check_coordinates, (), "checked-coordinates", {"coordinates": 5}),
        (look_at_tile, (3, True, "NEM-ROOM-16"), "looked-at-room", {"tile": "nest", "token": "fire-2"}),
    ],
)
def test_what_a_player_checks_secretly_only_that_player_learns(look, args, event, secret):
    table = NemesisTable()
    pilot = table.character("pilot")
    table.character("captain")
    table.fate(*secret.values())

    table.run(look, pilot, *args)

    seen = {seat: project(table.g, seat) for seat in (SPECTATOR, 0, 1)}
    hidden = ("engines", "coordinates", "tiles", "tokens")
    assert [seen[1][name] for name in hidden] == [seen[SPECTATOR][name] for name in hidden]
    learned = [seen[0]["engines"][2], seen[0]["coordinates"], seen[0]["tiles"][3], seen[0]["tokens"][3]]
    unknown = [seen[1]["engines"][2], seen[1]["coordinates"], seen[1]["tiles"][3], seen[1]["tokens"][3]]
    assert set(secret.values()) <= set(learned)
    assert unknown == ["?", "?", "?", "?"]
    (happening,) = table.told(event)
    assert {name: event_for(happening, 0)["args"].get(name) for name in secret} == secret
    assert not set(secret) & set(event_for(happening, 1)["args"])


LOOKS = [
    (check_engine, (2, "NEM-ROOM-22")),
    (check_coordinates, ()),
    (look_at_tile, (3, True, "NEM-ROOM-16")),
    (scan_hand, ("NEM-CHAR-06",)),
    (cure, ("NEM-ROOM-11",)),
    (draw_cards, (1, "NEM-TURN-12")),
    (discard_card, ("rest",)),
    (find, ("red",)),
    (discard_item, ("medkit", "NEM-ITEM-14")),
    (show_item, ("medkit",)),
    (receive, ("prototype-rifle", 1, 0)),
    (arrive, (6, 9, "quiet")),
]


@pytest.mark.rule("NEM-GEN-10", "NEM-GEN-11")
@pytest.mark.parametrize(("look", "args"), LOOKS)
def test_nobody_can_go_back_behind_something_a_player_has_learned(look, args):
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest", "contamination"], items=["medkit"], held=[])
    table.g.reveals, table.g.red.cards = 5, ["grenade"]
    table.any_fate()

    table.run(look, pilot, *args)

    assert table.g.reveals > 5


@pytest.mark.rule("NEM-ITEM-04", "NEM-GEN-11")
def test_discarding_what_everybody_knows_teaches_nobody_anything():
    table = NemesisTable()
    pilot = table.character("pilot")
    table.give(pilot, "medkit", known=True)

    table.run(discard_item, pilot, "medkit", "NEM-ITEM-14")

    assert table.g.reveals == 0


@pytest.mark.rule("NEM-GEN-11")
def test_others_see_how_many_cards_one_has_but_not_which():
    table = NemesisTable()
    table.character(
        "pilot", hand=["rest", "piloting"], deck=["search"], items=["medkit", "tools"], objectives=["hoarder", "ab-ovo"]
    )
    table.character("captain")

    mine, theirs = project(table.g, 0)["players"][0], project(table.g, 1)["players"][0]

    assert (mine["hand"], mine["deck"]) == (["rest", "piloting"], 1)  # the order of one's own deck is hidden too
    assert (mine["inventory"], mine["objectives"]) == (["medkit", "tools"], ["hoarder", "ab-ovo"])
    assert (theirs["hand"], theirs["deck"]) == (2, 1)
    assert (theirs["inventory"], theirs["objectives"]) == (["?green", "?yellow"], ["?", "?"])


@pytest.mark.rule("NEM-GEN-11")
def test_hands_wounds_slime_signal_and_larva_are_open_to_all():
    table = NemesisTable()
    table.character(
        "pilot", held=[("shotgun", 1), "egg"], wounds=["arm"], dressed=["leg"], light=1, slimed=True, signal=True,
        larva=True,
    )  # fmt: skip
    table.character("captain")

    seen = project(table.g, 1)["players"][0]

    assert [(held["item"], held["ammo"]) for held in seen["held"]] == [("shotgun", 1), ("egg", 0)]
    assert (seen["wounds"], seen["dressed"], seen["light"]) == (["arm"], ["leg"], 1)
    assert (seen["slimed"], seen["signal"], seen["larva"]) == (True, True, True)


# --- Order and decisions the rulebook leaves open ---


@pytest.mark.rule("NEM-GEN-12")
def test_rooms_are_resolved_in_ascending_room_number():
    table = NemesisTable(rooms={9: "armory", 3: "canteen", 16: "shower"})
    for name, room in (("captain", 16), ("pilot", 3), ("scout", 9)):
        table.character(name, at=room)
    for room in (16, 3, 9):
        table.intruder("larva", at=room)
    table.fire(8, 3)

    table.step("attacks")
    table.run(spread_fire, "NEM-EVENT-15")

    assert [told.args["who"] for told in table.told("infested")] == [1, 2, 0]
    assert [told.args["room"] for told in table.told("fire")] == [1, 4, 7, 9, 11]


@pytest.mark.rule("NEM-GEN-13")
def test_a_decision_nobody_was_named_for_falls_to_whoever_caused_it():
    table = NemesisTable(rooms={16: "armory"})
    table.character("captain", at=1)
    mechanic = table.character("mechanic", at=16, hand=["rest"], items=["tools"])
    table.g.doors[:12] = [CLOSED_DOOR] * 12  # every Door token is in use

    table.answers({"NEM-ACTION-05": 17, "NEM-DOOR-08": 4})
    table.act(mechanic, "item:tools")  # nothing is broken here, so it can only be a Door

    assert (table.g.first, table.question("NEM-DOOR-08").seat) == (0, mechanic.seat)
    assert (table.g.doors[4], table.g.doors[17]) == (0, CLOSED_DOOR)


@pytest.mark.rule("NEM-GEN-14")
def test_what_cannot_be_done_is_skipped_and_the_rest_happens():
    table = NemesisTable()
    pilot = table.character("pilot")
    creeper = table.intruder("creeper", at="hibernatorium")
    table.g.contamination = 0

    table.run(slime_attack, creeper, pilot)

    assert (pilot.slimed, pilot.discard) == (True, [])


@pytest.mark.rule("NEM-GEN-14")
def test_the_ninth_marker_is_not_skipped_because_a_rule_says_what_happens():
    table = NemesisTable()
    table.fire(1, 2, 3, 4, 5, 6, 7, 8)

    table.run(spread_fire, "NEM-EVENT-15")

    assert (table.ended, table.g.ship_destroyed) == (True, True)


@pytest.mark.rule("NEM-GEN-15")
def test_the_end_of_the_game_stops_action_round_and_phase_at_once():
    table = NemesisTable(rooms={16: "armory"})
    mechanic = table.character("mechanic", at=16, hand=["pyrotechnics", "rest", "search"], items=["tools"], held=[])
    table.character("captain", hand=["rest"])
    table.fire(1, 2, 3, 4, 5, 6, 7, 8)
    table.g.time = 2
    table.answers({"action": "card:pyrotechnics", "pay": "rest"})

    table.run(play)

    assert (table.g.step, table.g.ending, table.g.time) == ("over", "ninth-fire", 2)
    assert not table.g.fire[16]
    assert (mechanic.light, mechanic.hand) == (0, ["search"])
    assert not table.told("event") and not table.told("passed")


# --- Piles and options ---


@pytest.mark.rule("NEM-GEN-16")
def test_every_deck_has_a_discard_pile_of_its_own_face_up():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest", "search"], items=["tools", "medkit"], dressed=["leg"])
    adult = table.intruder("adult", at=20)
    table.malfunction(3)

    table.act(pilot, "item:tools", pay="rest", alternative="repair")
    table.act(pilot, "item:medkit")
    table.fate(event_card="eclosion")
    table.run(retreat, adult, "NEM-INJURY-07")
    table.intruder("adult", at=3)
    table.fate(attack_card="tail-2")
    table.step("attacks")

    seen = project(table.g, SPECTATOR)
    assert seen["players"][0]["discard"] == ["rest", "search"]
    assert (seen["yellow"]["discard"], seen["green"]["discard"], seen["red"]["discard"]) == (["tools"], ["medkit"], [])
    assert (seen["wounds"]["discard"], seen["events_deck"]["discard"]) == (["leg"], ["eclosion"])
    assert seen["attacks"]["discard"] == ["tail-2"]


@pytest.mark.rule("NEM-GEN-16")
def test_discarded_contamination_lies_on_its_owners_pile_until_it_is_removed():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["contamination", "rest"], items=["alcohol"])
    captain = table.character("captain")
    table.answers({"action": "pass", "discard": "contamination"})

    table.step("rounds")
    assert (pilot.discard, captain.discard, pilot.hand) == (["contamination"], [], ["rest"])
    pilot.hand, pilot.discard = ["contamination", "rest"], []
    table.fate(scan="clean")
    table.act(pilot, "item:alcohol")

    assert (pilot.hand, pilot.discard) == ([], ["rest"])


@pytest.mark.rule("NEM-GEN-18")
def test_every_ruling_of_the_ledger_is_an_option_and_off_unless_chosen():
    assert {ruling.id for ruling in rulings("nemesis")} == {option.id for option in NEMESIS.offer.options} - {
        "intruder-player",
        "alternative-board",
    }
    assert new_table(NEMESIS, 2, "semi-coop").options == []
    with pytest.raises(Unknown, match="no-such-option"):
        new_table(NEMESIS, 2, "semi-coop", ["no-such-option"])


@pytest.mark.rule("NEM-GEN-18")
def test_options_are_visible_to_all_and_kept_with_the_save():
    chosen = ["next-intact-room", "queen-token-returns"]
    match = Match(NEMESIS, new_table(NEMESIS, 2, "semi-coop", chosen), Fate(1))

    again = load(dump(match), {"nemesis": NEMESIS}, Fate(1)).match

    assert [project(match.state, seat)["options"] for seat in (SPECTATOR, 0, 1)] == [chosen] * 3
    assert again.state.options == chosen


@pytest.mark.rule("NEM-GEN-18")
def test_options_never_change_during_a_game():
    g = new_table(NEMESIS, 2, "semi-coop", ["next-intact-room"])

    playout(NEMESIS, g, Fate(4), limit=20_000)

    assert (g.step, g.options) == ("over", ["next-intact-room"])
