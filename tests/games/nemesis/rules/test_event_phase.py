"""The Event Phase (NEM-EVENT). What the single cards do is tested in test_event_cards."""

import pytest

from starboard.games.nemesis.content.events import EVENTS
from starboard.games.nemesis.rules.injury import injure
from starboard.games.nemesis.rules.play import STEPS
from starboard.games.nemesis.state.pieces import INACTIVE
from starboard.testing import NemesisTable


def event_phase(g):
    """Steps 4 to 8, until the next turn."""
    while g.step != "turn":
        going = STEPS[g.step](g)
        if going is not None:
            yield from going


def play_event_phase(table: NemesisTable) -> None:
    table.g.step = "time"
    table.run(event_phase)


def story(table: NemesisTable, *kinds: str) -> list[str]:
    return [happening.kind for happening in table.g.events if happening.kind in kinds]


@pytest.mark.rule("NEM-EVENT-01", "NEM-TURN-01")
def test_time_attacks_fire_event_and_bag_follow_each_other():
    table = NemesisTable()
    table.character("pilot", at="engine-2")
    table.intruder("adult", at="engine-2")
    table.fire("engine-2")
    table.bag("larva-1", "blank")
    table.fate(attack_card=["slime-5", "scratch-6"], event_card="bulkheads-open", token=["larva-1", "adult-2"])

    play_event_phase(table)

    steps = ("time", "attack", "contaminated", "injured", "injury-check", "event", "token-drawn", "bag-gains")
    assert story(table, *steps) == list(steps)


@pytest.mark.rule("NEM-EVENT-02", "NEM-SELFD-02")
@pytest.mark.parametrize(("marker", "then"), [(INACTIVE, INACTIVE), (0, 1), (3, 4)])
def test_time_advances_one_space_and_an_active_self_destruct_with_it(marker, then):
    table = NemesisTable()
    table.character("pilot")
    table.g.time, table.g.self_destruct = 4, marker

    table.step("time")

    assert (table.g.time, table.g.self_destruct) == (5, then)


@pytest.mark.rule("NEM-EVENT-03", "NEM-MOMENT-03", "NEM-MOMENT-04")
def test_blue_and_yellow_spaces_act_before_the_attacks():
    table = NemesisTable()
    table.character("pilot", at="engine-2")
    table.intruder("adult", at="engine-2")
    table.g.time, table.g.self_destruct = 6, 2
    table.bag()
    table.fate(attack_card="slime-5", event_card="bulkheads-open")

    play_event_phase(table)

    told = story(table, "hibernation-opens", "pod-unlocked", "attack")
    assert told == ["hibernation-opens", *["pod-unlocked"] * 4, "attack"]


@pytest.mark.rule("NEM-EVENT-03", "NEM-GEN-15", "NEM-END-02", "NEM-END-03")
@pytest.mark.parametrize(
    ("time", "marker", "ending", "destroyed"), [(14, INACTIVE, "jump", False), (7, 5, "self-destruct", True)]
)
def test_a_red_space_ends_the_game_before_anybody_attacks(time, marker, ending, destroyed):
    table = NemesisTable()
    table.character("pilot", at="engine-2")
    table.intruder("adult", at="engine-2")
    table.g.time, table.g.self_destruct = time, marker

    play_event_phase(table)

    assert table.ended
    assert (table.g.ending, table.g.ship_destroyed) == (ending, destroyed)
    assert table.told("attack") == []


@pytest.mark.rule("NEM-EVENT-04", "NEM-EVENT-05", "NEM-GEN-12")
def test_every_intruder_with_a_character_attacks_once_by_room_and_rank():
    table = NemesisTable()
    table.character("pilot", at="engine-2")
    table.character("captain", at="cockpit")
    for kind, room in (
        ("larva", "engine-2"),
        ("creeper", "engine-2"),
        ("adult", "engine-3"),  # nobody is here
        ("queen", "engine-2"),
        ("adult", "cockpit"),
        ("breeder", "cockpit"),
    ):
        table.intruder(kind, at=room)
    table.fate(attack_card=["scratch-2", "slime-5", "scratch-3", "scratch-5"])

    table.step("attacks")

    attacks = [(h.args["who"], h.args.get("kind", "larva")) for h in table.g.events if h.kind in ("attack", "infested")]
    assert attacks == [(1, "breeder"), (1, "adult"), (0, "queen"), (0, "creeper"), (0, "larva")]


@pytest.mark.rule("NEM-EVENT-05", "NEM-ATTACK-02")
def test_the_target_is_chosen_when_the_attack_comes():
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit", hand=[], wounds=["body", "hand", "leg"])
    captain = table.character("captain", at="cockpit", hand=["rest"])
    table.intruder("adult", at="cockpit")
    table.intruder("adult", at="cockpit")
    table.fate(attack_card=["scratch-2", "scratch-3"])

    table.step("attacks")

    assert pilot.status == "dead"
    assert captain.light == 1


@pytest.mark.rule("NEM-EVENT-05")
def test_an_intruder_whose_prey_is_dead_does_not_attack():
    table = NemesisTable()
    table.character("pilot", at="cockpit", wounds=["body", "hand", "leg"])
    table.character("captain", at="engine-2")
    table.intruder("adult", at="cockpit")
    table.intruder("creeper", at="cockpit")
    table.fate(attack_card="scratch-2")

    table.step("attacks")

    assert [told.args["kind"] for told in table.told("attack")] == ["adult"]


@pytest.mark.rule("NEM-EVENT-04", "NEM-ATTACK-18")
def test_an_intruder_summoned_in_the_attack_step_does_not_attack_in_it():
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit")
    table.intruder("queen", at="cockpit")
    table.fate(attack_card="summoning-3", token="larva-1")

    table.step("attacks")

    assert [i.kind for i in table.g.intruders] == ["queen", "larva"]
    assert not pilot.larva


@pytest.mark.rule("NEM-EVENT-06")
def test_fire_injures_intruders_once_and_checks_them_at_once():
    table = NemesisTable()
    table.character("pilot", at="cockpit")
    doomed = table.intruder("adult", at="engine-2", injuries=1)
    lucky = table.intruder("creeper", at="engine-3")
    cool = table.intruder("adult", at="engine-1")
    larva = table.intruder("larva", at="engine-3")
    table.fire("engine-2", "engine-3")
    table.fate(attack_card=["scratch-2", "scratch-3"])  # Engine 3 is Room 19, Engine 2 is Room 20

    table.step("fire")

    assert lucky.injuries == 1  # 2 is more than 1
    assert doomed in table.g.intruders and doomed.injuries == 2  # 3 is more than 2
    assert cool.injuries == 0
    assert larva not in table.g.intruders


@pytest.mark.rule("NEM-EVENT-06", "NEM-INJURY-02")
def test_fire_can_kill():
    table = NemesisTable()
    adult = table.intruder("adult", at="engine-2", injuries=2)
    table.fire("engine-2")
    table.fate(attack_card="scratch-3")

    table.step("fire")

    assert adult not in table.g.intruders
    assert (20, "carcass") in table.g.lying


@pytest.mark.rule("NEM-EVENT-07", "NEM-NEST-05", "NEM-NEST-12")
def test_fire_burns_one_uncarried_egg_in_every_burning_room():
    table = NemesisTable(rooms={17: "nest"})
    table.g.eggs, table.g.egg_supply = 3, 5
    pilot = table.character("pilot", at="cockpit", held=["egg"])
    table.lying("nest", "egg")
    table.lying("engine-2", "egg", "egg")
    table.lying("engine-1", "egg")  # where nothing burns
    table.fire("nest", "engine-2", "cockpit")

    table.step("fire")

    assert table.g.eggs == 2
    assert table.g.lying.count((17, "egg")) == 1
    assert table.g.lying.count((20, "egg")) == 1
    assert table.g.lying.count((21, "egg")) == 1
    assert [held.item for held in pilot.held] == ["egg"]
    assert table.g.egg_supply == 2


@pytest.mark.rule("NEM-EVENT-07", "NEM-MARKER-11")
def test_fire_betrays_no_nest_that_nobody_has_found():
    table = NemesisTable()
    table.unexplored(17, "nest", known_to=[0])
    table.fire(17)

    table.step("fire")

    assert table.g.eggs == 5


@pytest.mark.rule("NEM-EVENT-08")
def test_the_fire_step_does_not_hurt_characters():
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit")
    table.fire("cockpit")

    table.step("fire")

    assert (pilot.light, pilot.wounds) == (0, [])


@pytest.mark.rule("NEM-EVENT-09")
def test_one_event_card_moves_the_intruders_first_and_takes_effect_then():
    table = NemesisTable(rooms={6: "cabins"})
    adult = table.intruder("adult", at="hibernatorium")
    table.fate(event_card="damage")  # Adults through 2; Malfunction where Adults are

    table.step("event")

    assert adult.room == table.room("cabins")
    assert [room for room in range(1, 22) if table.g.malfunction[room]] == [6]
    assert len(table.g.events_deck) == 19
    assert table.g.events_deck.discard == ["damage"]


@pytest.mark.rule("NEM-EVENT-10")
def test_those_shown_on_the_card_move_by_its_number_unless_a_character_is_with_them():
    table = NemesisTable(rooms={6: "cabins", 8: "canteen", 18: "storage"})
    table.character("pilot", at="storage")
    moving = [table.intruder("adult", at="cabins"), table.intruder("breeder", at="hibernatorium")]
    staying = [table.intruder(kind, at="canteen") for kind in ("creeper", "queen", "larva")]
    fighting = table.intruder("adult", at="storage")
    table.fate(event_card="bulkheads-open")  # Adults and Breeders through 1

    table.step("event")

    assert [i.room for i in moving] == [7, 15]
    assert [i.room for i in staying] == [8, 8, 8]
    assert fighting.room == 18


@pytest.mark.rule("NEM-EVENT-11")
def test_event_movement_is_simultaneous_so_two_neighbours_change_places():
    table = NemesisTable(rooms={6: "cabins", 7: "canteen"})
    one, other = table.intruder("adult", at="cabins"), table.intruder("breeder", at="canteen")
    table.fate(event_card="bulkheads-open")

    table.step("event")

    assert [one.room, other.room] == [7, 6]


@pytest.mark.rule("NEM-EVENT-11", "NEM-DOOR-05")
def test_intruders_on_both_sides_of_a_closed_door_destroy_it_and_all_stay():
    table = NemesisTable(rooms={6: "cabins", 7: "canteen"})
    three = [table.intruder("adult", at=room) for room in ("cabins", "cabins", "canteen")]
    door = table.door("cabins", "canteen")
    table.fate(event_card="coolant-leak")  # Adults through 1

    table.step("event")

    assert [adult.room for adult in three] == [6, 6, 7]
    assert table.g.doors[door] == 2


@pytest.mark.rule("NEM-EVENT-12", "NEM-TECH-05", "NEM-TECH-06")
def test_a_number_of_the_entrance_makes_an_intruder_vanish_into_the_ducts():
    table = NemesisTable(rooms={15: "cabins"})
    adult = table.intruder("adult", at="cabins", injuries=2, token="adult-4")
    table.noise("cabins", 4)
    table.bag("blank")
    table.fate(event_card="noise-in-ducts")  # Adults and Breeders through 4

    table.step("event")

    assert adult not in table.g.intruders
    assert table.g.bag == ["blank", "adult-4"]
    assert table.g.noise[table.way("cabins", 4)]


@pytest.mark.rule("NEM-EVENT-13", "NEM-DOOR-04", "NEM-GEN-05")
def test_a_closed_door_stops_an_intruder_and_is_destroyed():
    table = NemesisTable(rooms={6: "cabins"})
    adult = table.intruder("adult", at="hibernatorium")
    door = table.door("hibernatorium", "cabins")
    table.fate(event_card="malfunction")  # Adults through 2

    table.step("event")

    assert adult.room == table.room("hibernatorium")
    assert table.g.doors[door] == 2


@pytest.mark.rule("NEM-EVENT-14", "NEM-ENCOUNTER-02")
def test_an_intruder_that_walks_in_is_combat_but_no_encounter():
    table = NemesisTable(rooms={6: "cabins", 7: "canteen"})
    pilot = table.character("pilot", at="canteen", hand=[])
    adult = table.intruder("adult", at="cabins")
    table.noise("canteen")
    bag = table.g.bag[:]
    table.fate(event_card="bulkheads-open")

    table.step("event")

    assert adult.room == pilot.room
    assert table.rolled == [("event-card", "bulkheads-open")]
    assert table.g.bag == bag
    assert table.g.noise.count(True) == 3


@pytest.mark.rule("NEM-EVENT-15")
def test_a_resolved_event_is_discarded_and_an_empty_deck_is_made_new():
    table = NemesisTable()
    table.g.events_deck.cards, table.g.events_deck.discard = [], ["nest", "regeneration"]
    table.fate(event_card="regeneration")

    table.step("event")

    assert table.g.events_deck.cards == ["nest"]
    assert table.g.events_deck.discard == ["regeneration"]


@pytest.mark.rule("NEM-EVENT-16")
@pytest.mark.parametrize("card", sorted(EVENTS))
def test_what_becomes_of_each_event_card(card):
    table = NemesisTable()
    table.character("pilot")
    deck = table.g.events_deck
    other = "nest" if card != "nest" else "damage"
    deck.cards.remove(other)
    deck.discard = [other]
    table.fate(event_card=card)
    if card == "eclosion":
        table.fate(action_card=["rest", "demolition", "interruption", "repairs"])

    table.step("event")

    removed = ("coolant-leak", "life-support-failure", "pod-ejection", "short-circuit")
    if card in removed:
        assert (len(deck), deck.discard) == (19, [])
        assert card not in deck.cards and other in deck.cards
    elif card == "malfunction":
        assert (len(deck), deck.discard) == (19, [other])
        assert card in deck.cards
    else:
        assert (len(deck), deck.discard) == (18, [other, card])


@pytest.mark.rule("NEM-EVENT-17")
def test_every_event_card_shows_two_or_three_grown_intruders_and_one_number():
    assert len(EVENTS) == 20
    for card in EVENTS.values():
        assert len(set(card.kinds)) in (2, 3)
        assert set(card.kinds) <= {"creeper", "adult", "breeder", "queen"}
        assert card.number in (1, 2, 3, 4)
    numbers = [card.number for card in EVENTS.values()]
    assert [numbers.count(number) for number in (1, 2, 3, 4)] == [5, 5, 5, 5]


@pytest.mark.rule("NEM-EVENT-17")
@pytest.mark.parametrize(
    ("name", "kinds", "number"),
    [
        ("regeneration", "BQ", 1),
        ("eclosion", "CBQ", 1),
        ("bulkheads-open", "AB", 1),
        ("damaging-fire", "CA", 1),
        ("coolant-leak", "ABQ", 1),
        ("hunt-2", "CBQ", 2),
        ("damage", "CA", 2),
        ("malfunction", "AB", 2),
        ("egg-protection", "BQ", 2),
        ("life-support-failure", "ABQ", 2),
        ("hunt-3", "BQ", 3),
        ("nest", "CBQ", 3),
        ("hatching", "AB", 3),
        ("scent-of-prey", "CA", 3),
        ("pod-ejection", "ABQ", 3),
        ("lurking", "CA", 4),
        ("consuming-fire", "CBQ", 4),
        ("flammable-compounds", "BQ", 4),
        ("short-circuit", "ABQ", 4),
        ("noise-in-ducts", "AB", 4),
    ],
)
def test_the_printed_symbols_and_number_of_each_event_card(name, kinds, number):
    card = EVENTS[name]

    assert "".join([kind[0].upper() for kind in card.kinds]) == kinds
    assert card.number == number


@pytest.mark.rule("NEM-EVENT-18", "NEM-INJURY-08")
def test_a_card_drawn_for_a_direction_lends_only_its_number():
    table = NemesisTable(rooms={8: "canteen"})
    adult = table.intruder("adult", at="canteen")
    breeder = table.intruder("breeder", at="engine-2")
    table.fire("engine-2")
    table.fate(attack_card="bite-retreat", event_card="consuming-fire")  # 4; not for Adults; spreads Fire

    table.run(injure, adult, 1, "NEM-COMBAT-08")

    assert adult.room == 9
    assert breeder.room == 20
    assert table.g.fire.count(True) == 1
    assert table.g.events_deck.discard == ["consuming-fire"]


@pytest.mark.rule("NEM-EVENT-19")
def test_the_turn_ends_only_after_all_the_bag_brought_is_resolved():
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit", deck=[], discard=[], wounds=["body", "hand", "leg"])
    table.character("captain", at="engine-2", hand=["rest"] * 5)
    table.noise("cockpit", 3)
    table.bag("adult-3", "blank")
    table.fate(token=["adult-3", "adult-3"], noise_die=[3, 1], attack_card="scratch-2")

    table.step("bag")
    table.step(table.g.step)

    told = story(table, "intruder-appears", "surprise", "died", "noise-roll", "turn")
    assert told == ["noise-roll", "intruder-appears", "surprise", "died", "noise-roll", "turn"]
    assert pilot.status == "dead"


@pytest.mark.rule("NEM-EVENT-20", "NEM-GEN-02")
def test_an_event_reaches_the_living_on_board_in_order_pods_included_where_no_room_matters():
    table = NemesisTable(rooms={2: "evac-a"})
    cards = ["rest"] * 4
    crew = [table.character("pilot", deck=cards), table.character("captain", pod=1, deck=cards)]
    for name, status in (("scout", "hibernating"), ("soldier", "escaped"), ("mechanic", "dead")):
        crew.append(table.character(name, status=status, room=0, larva=True, deck=cards))
    table.g.first = 1
    table.fate(event_card="eclosion")

    table.step("event")

    assert [told.args["who"] for told in table.told("eclosion-scan")] == [1, 0]
    assert [who.status for who in crew[2:]] == ["hibernating", "escaped", "dead"]
    assert table.told("died") == []


@pytest.mark.rule("NEM-EVENT-20", "NEM-POD-06")
def test_events_of_rooms_corridors_and_noise_do_not_reach_into_pods():
    table = NemesisTable(rooms={2: "evac-a"})
    table.character("pilot", pod=1, slimed=True, held=["egg"])
    table.character("captain", at="cockpit")
    table.noise("evac-a", 1)

    for card in ("scent-of-prey", "egg-protection", "noise-in-ducts"):
        table.fate(event_card=card)
        table.step("event")

    assert table.g.noise.count(True) == 1
    assert [kind for kind, _ in table.rolled] == ["event-card"] * 3


@pytest.mark.rule("NEM-EVENT-21", "NEM-INJURY-07")
def test_fire_injures_only_once_whoever_retreats_into_another_burning_room():
    table = NemesisTable(rooms={6: "cabins", 7: "canteen"})
    runner, other = table.intruder("adult", at="cabins"), table.intruder("creeper", at="canteen")
    table.fire("cabins", "canteen")
    table.fate(attack_card=["bite-retreat", "scratch-6"], event_card="regeneration")  # 1, from 6 to 7

    table.step("fire")

    assert runner.room == table.room("canteen")
    assert [runner.injuries, other.injuries] == [1, 1]


@pytest.mark.rule("NEM-EVENT-21", "NEM-GEN-12")
def test_fire_goes_by_room_number_and_rank():
    table = NemesisTable(rooms={6: "cabins", 7: "canteen"})
    for kind, room in (("larva", 7), ("adult", 7), ("breeder", 7), ("creeper", 6), ("queen", 7)):
        table.intruder(kind, at=room)
    table.fire("cabins", "canteen")
    high = ["scratch-6", "bite-6", "scratch-5", "claw-5", "slime-5", "claw-4"]
    table.fate(attack_card=high)

    table.step("fire")

    burnt = [told.args["kind"] for told in table.told("injured")]
    assert burnt == ["creeper", "queen", "breeder", "adult", "larva"]


@pytest.mark.rule("NEM-EVENT-21", "NEM-WEAK-03")
def test_vulnerability_to_fire_adds_an_injury_before_the_one_check():
    table = NemesisTable()
    adult = table.intruder("adult", at="engine-2")
    table.weakness("fire")
    table.fire("engine-2")
    table.fate(attack_card="scratch-3")

    table.step("fire")

    assert adult.injuries == 2
    assert len(table.told("injury-check")) == 1
