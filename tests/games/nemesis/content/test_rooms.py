"""The Rooms and their Actions, the Signal and the Computers (NEM-ROOM, NEM-SIGNAL, NEM-COMPUTER)."""

import pytest

from starboard.games.nemesis.content.event_effects import life_support_failure
from starboard.games.nemesis.content.objectives import OBJECTIVES
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.rules.computers import has_computer
from starboard.games.nemesis.rules.exploration import flip_tile
from starboard.games.nemesis.rules.movement import LOUD, arrive
from starboard.games.nemesis.state.pieces import CLOSED_DOOR, DEAD, DESTROYED_DOOR, HIBERNATING, OPEN_DOOR
from starboard.kernel.pieces import project
from starboard.kernel.seat_view import event_for
from starboard.testing import NemesisTable

COST = ["rest", "search"]
CARD = "contamination"
BASIC = [
    "armory",
    "comms",
    "emergency",
    "evac-a",
    "evac-b",
    "fire-control",
    "generator",
    "laboratory",
    "nest",
    "storage",
    "surgery",
]
ADDITIONAL = [
    "airlock-control",
    "cabins",
    "canteen",
    "command-center",
    "engine-control",
    "hatch-control",
    "monitoring",
    "slime-room",
    "shower",
]
SPECIAL = ["cockpit", "hibernatorium", "engine-1", "engine-2", "engine-3"]
COLOURS = {
    "red": "armory storage command-center monitoring",
    "yellow": "comms fire-control generator airlock-control engine-control",
    "green": "emergency laboratory surgery canteen",
    "white": "evac-a evac-b cabins hatch-control shower",
    "none": "nest slime-room cockpit hibernatorium engine-1 engine-2 engine-3",
}
COMPUTERS = {"comms", "fire-control", "generator", "laboratory", "command-center", "engine-control", "monitoring"}


def somebody_in(tile, name="pilot", companion="scout", **character):
    """A Character about to use a Room, and another far away so that no death ends the game."""
    table = NemesisTable()
    character.setdefault("hand", COST)
    who = table.character(name, at=tile, **character)
    return table, who, table.character(companion, at="engine-2")


# --- Which Rooms there are ---


@pytest.mark.rule("NEM-ROOM-01")
def test_all_basic_rooms_and_five_of_the_nine_additional_ones_are_aboard():
    table = NemesisTable().any_fate(3)
    slots = [room for room in range(1, 22) if room not in table.board.special]
    before = project(table.g, 0)

    for room in slots:
        table.run(flip_tile, room)

    found = {table.g.tiles[room] for room in slots}
    assert {before["tiles"][room] for room in slots} == {"?"}
    assert (before["additional_left"], sorted(table.g.additional_left)) == (9, sorted(set(ADDITIONAL) - found))
    assert set(BASIC) <= found and len(found & set(ADDITIONAL)) == 5


@pytest.mark.rule("NEM-ROOM-02")
def test_the_colour_of_every_room():
    colours = {tile: colour for colour, tiles in COLOURS.items() for tile in tiles.split()}

    assert {tile.id: tile.colour for tile in TILES.values()} == colours
    assert set(colours) == {*BASIC, *ADDITIONAL, *SPECIAL}


@pytest.mark.rule("NEM-ROOM-02")
def test_effects_choose_explored_rooms_by_colour_only():
    table = NemesisTable()
    for tile in ("laboratory", "storage", "cabins"):
        table.room(tile)
    table.unexplored(18, "surgery")

    table.run(life_support_failure)

    assert [room for room, broken in enumerate(table.g.malfunction) if broken] == [table.room("laboratory")]


@pytest.mark.rule("NEM-ROOM-02")
@pytest.mark.parametrize(("tile", "decks"), [("armory", ["red"]), ("cabins", ["red", "yellow", "green"])])
def test_the_colour_decides_which_deck_is_searched(tile, decks):
    table, pilot, _ = somebody_in(tile, hand=["search"])
    table.fate("grenade", "decoy")
    table.answers({"keep-item": "decoy"} | ({"deck": "red"} if len(decks) > 1 else {}))

    table.act(pilot, "card:search")

    assert [ask.options for ask in table.asked if ask.kind == "deck"] == ([decks] if len(decks) > 1 else [])
    assert pilot.inventory == ["decoy"]


@pytest.mark.rule("NEM-ROOM-02", "NEM-ROOM-17", "NEM-ROOM-21", "NEM-ROOM-22")
@pytest.mark.parametrize("tile", COLOURS["none"].split())
def test_rooms_without_a_colour_cannot_be_searched(tile):
    table, pilot, _ = somebody_in(tile, hand=["search"])
    table.items_in(tile, 2)

    refusal = table.refusal(pilot, "card:search")

    assert refusal.rule == "NEM-ITEM-20"


# --- Basic Rooms ---


@pytest.mark.rule("NEM-ROOM-03")
@pytest.mark.parametrize(
    ("name", "weapon", "ammo", "loaded"),
    [("scout", "rifle", 1, 3), ("scout", "rifle", 3, 4), ("pilot", "shotgun", 0, 2)],
)
def test_the_armory_adds_two_ammo_up_to_the_capacity(name, weapon, ammo, loaded):
    table, who, _ = somebody_in("armory", name, held=[(weapon, ammo)], companion="captain")

    table.act(who, "room")

    assert who.held[0].ammo == loaded


@pytest.mark.rule("NEM-ROOM-03")
def test_the_armory_loads_only_one_of_several_weapons():
    table, scout, _ = somebody_in("armory", "scout", held=[("rifle", 0), ("prototype-rifle", 0)], companion="captain")

    table.act(scout, "room", weapon="prototype-rifle")

    assert [held.ammo for held in scout.held] == [0, 2]


@pytest.mark.rule("NEM-ROOM-03")
@pytest.mark.parametrize("weapon", ["six-shooter", "flamethrower"])
def test_classic_weapons_cannot_be_recharged_in_the_armory(weapon):
    table, captain, _ = somebody_in("armory", "captain", held=[(weapon, 0)])

    refusal = table.refusal(captain, "room")

    assert refusal.rule == "NEM-ROOM-03"


@pytest.mark.rule("NEM-ROOM-03")
def test_there_is_nothing_to_load_into_a_full_weapon():
    table, scout, _ = somebody_in("armory", "scout", held=[("rifle", 4)], companion="captain")

    refusal = table.refusal(scout, "room")

    assert refusal.rule == "NEM-ROOM-03"


@pytest.mark.rule("NEM-ROOM-04", "NEM-SIGNAL-01")
def test_the_comms_room_sends_a_signal_of_ones_own_for_good():
    table, pilot, scout = somebody_in("comms")

    table.act(pilot, "room")
    table.malfunction("comms")
    for step in ("airlock", "time", "attacks", "fire"):
        table.step(step)

    assert (pilot.signal, scout.signal) == (True, False)
    assert project(table.g, scout.seat)["players"][pilot.seat]["signal"] is True


@pytest.mark.rule("NEM-SIGNAL-02")
def test_a_signal_counts_for_ones_own_objective_only():
    table = NemesisTable()
    sender = table.character("pilot", held=["blue-corpse"], status=HIBERNATING, signal=True)
    table.character("scout", status=HIBERNATING, signal=True)
    burial = OBJECTIVES["proper-burial"]

    assert burial.fulfilled(table.g, sender)
    sender.signal = False  # that somebody else sent one is of no avail
    assert not burial.fulfilled(table.g, sender)


@pytest.mark.rule("NEM-SIGNAL-02", "NEM-COMPUTER-01")
def test_the_comms_key_reads_the_objective_of_somebody_who_sent_a_signal():
    table, pilot, scout = somebody_in("comms", hand=["rest"], items=["comms-key"])
    scout.objectives, scout.objectives_known = ["quarantine"], [2]
    refusal = table.refusal(pilot, "item:comms-key")

    scout.signal = True
    table.act(pilot, "item:comms-key")

    assert refusal.rule == "NEM-SIGNAL-02"
    assert project(table.g, pilot.seat)["players"][scout.seat]["objectives"] == ["quarantine"]


@pytest.mark.rule("NEM-SIGNAL-02")
def test_otherwise_a_signal_changes_nothing_in_play():
    table, pilot, _ = somebody_in("hibernatorium")
    before = table.options(pilot)

    pilot.signal = True

    assert table.options(pilot) == before


@pytest.mark.rule("NEM-ROOM-05")
@pytest.mark.parametrize(
    ("choice", "wounds", "dressed", "light"),
    [
        ("dress-all", [], ["leg", "arm", "arm"], 2),
        ("heal-dressed", ["arm", "arm"], [], 2),
        ("heal-all-light", ["arm", "arm"], ["leg"], 0),
    ],
)
def test_the_emergency_room_does_one_of_three_things(choice, wounds, dressed, light):
    table, pilot, _ = somebody_in("emergency", wounds=["arm", "arm"], dressed=["leg"], light=2)

    table.act(pilot, "room", alternative=choice)

    assert table.question("alternative").options == ["dress-all", "heal-dressed", "heal-all-light"]
    assert (pilot.wounds, pilot.dressed, pilot.light) == (wounds, dressed, light)


@pytest.mark.rule("NEM-ROOM-05")
def test_the_emergency_room_heals_only_one_dressed_wound_and_offers_only_what_helps():
    table, pilot, _ = somebody_in("emergency", dressed=["leg", "hand"])

    table.act(pilot, "room", wound="hand")

    assert pilot.dressed == ["leg"]
    assert [ask.kind for ask in table.asked] == ["wound"]


@pytest.mark.rule("NEM-ROOM-06")
@pytest.mark.parametrize(("tile", "own"), [("evac-a", [1, 3]), ("evac-b", [2, 4])])
def test_an_evacuation_section_leads_to_its_own_unlocked_pods(tile, own):
    table, pilot, _ = somebody_in(tile)
    for pod in table.g.pods:
        pod.unlocked = True
    table.fate("silence")

    table.act(pilot, "room", pod=own[0], in_pod="wait")

    assert table.question("pod").options == own
    assert (pilot.pod, pilot.room) == (own[0], 0)


@pytest.mark.rule("NEM-ROOM-06")
def test_without_an_unlocked_pod_with_a_free_place_nobody_may_try():
    table, pilot, _ = somebody_in("evac-a")
    locked = table.refusal(pilot, "room")
    table.pod(1).unlocked = table.pod(2).unlocked = True
    with_a_place = "room" in table.options(pilot)
    for name in ("captain", "soldier"):
        table.character(name, pod=1)

    full = table.refusal(pilot, "room")

    assert (locked.rule, with_a_place, full.rule) == ("NEM-ROOM-06", True, "NEM-ROOM-06")


@pytest.mark.rule("NEM-ROOM-06")
def test_nobody_may_try_with_an_intruder_in_the_section():
    table, pilot, _ = somebody_in("evac-a")
    table.pod(1).unlocked = True
    table.intruder("larva", at="evac-a")

    options = table.options(pilot)

    assert "room" not in options


@pytest.mark.rule("NEM-ROOM-07")
def test_fire_control_puts_out_a_fire_and_scatters_the_intruders_there():
    table, pilot, _ = somebody_in("fire-control")
    adult, creeper = table.intruder("adult", at=11), table.intruder("creeper", at=11)
    table.intruder("adult", at="cockpit")
    table.fire(11, 10)
    table.fate(event_card=["hunt-2", "lurking"])  # numbers 2 and 4

    table.act(pilot, "room", room=11)

    assert table.question("room").options == [1, 10, 11]
    assert (table.g.fire[11], table.g.fire[10]) == (False, True)
    assert (adult.room, creeper.room) == (6, 14)
    assert table.g.events_deck.discard == ["hunt-2", "lurking"]


@pytest.mark.rule("NEM-ROOM-07")
def test_fire_control_may_chase_an_intruder_out_of_a_room_without_fire():
    table, pilot, _ = somebody_in("fire-control")
    queen = table.intruder("queen", at=11)
    table.fate("regeneration")  # number 1, though the card shows other things

    table.act(pilot, "room")

    assert queen.room == 15


@pytest.mark.rule("NEM-ROOM-26")
def test_a_door_destroyed_by_the_first_fleeing_intruder_no_longer_stops_the_next():
    table, pilot, _ = somebody_in("fire-control")
    first, second = table.intruder("adult", at=11), table.intruder("adult", at=11)
    corridor = table.door(11, 6)
    table.fate("hunt-2", "damage")  # both number 2

    table.act(pilot, "room")

    assert (first.room, second.room, table.g.doors[corridor]) == (11, 6, DESTROYED_DOOR)


@pytest.mark.rule("NEM-ROOM-09")
@pytest.mark.parametrize(("thing", "slot"), [("blue-corpse", 0), ("corpse-captain", 0), ("egg", 1), ("carcass", 2)])
def test_the_laboratory_reveals_the_weakness_of_an_object_lying_there(thing, slot):
    table, pilot, _ = somebody_in("laboratory")
    table.lying("laboratory", thing)
    table.fate("energy")

    table.act(pilot, "room")

    assert table.g.weaknesses == ["energy" if at == slot else "" for at in range(3)]
    assert (pilot.room, thing) in table.g.lying


@pytest.mark.rule("NEM-ROOM-09")
def test_the_laboratory_takes_objects_carried_by_anybody_in_it_who_may_drop_them_for_free():
    table, pilot, scout = somebody_in("laboratory", held=["egg"])
    scout.room = pilot.room
    table.hold(scout, "carcass")
    table.fate("fire")

    table.act(pilot, "room", object="carcass")

    assert table.question("object").options == ["egg", "carcass"]
    assert table.g.weaknesses[2] == "fire"
    assert [held.item for held in scout.held] == ["rifle", "carcass"]
    assert "drop" in table.options(scout)


@pytest.mark.rule("NEM-ROOM-09")
def test_the_laboratory_needs_an_object_whose_weakness_is_not_known():
    table, pilot, _ = somebody_in("laboratory")
    nothing = table.refusal(pilot, "room")
    table.lying("laboratory", "egg")
    table.weakness("fire", "egg")

    known = table.refusal(pilot, "room")

    assert (nothing.rule, known.rule) == ("NEM-ROOM-09", "NEM-ROOM-09")


@pytest.mark.rule("NEM-ROOM-10")
def test_the_storage_yields_one_of_two_cards_of_any_deck_and_keeps_its_counter():
    table, pilot, _ = somebody_in("storage")
    table.fate("medkit", "alcohol")

    table.act(pilot, "room", deck="green", keep_item="medkit")

    assert table.question("deck").options == ["red", "yellow", "green"]
    assert (pilot.inventory, table.g.green.bottom) == (["medkit"], ["alcohol"])
    assert table.g.items[pilot.room] == 2


@pytest.mark.rule("NEM-ROOM-10")
def test_a_broken_storage_can_still_be_searched():
    table, pilot, _ = somebody_in("storage", hand=["search", "rest"])
    table.malfunction("storage")

    options = table.options(pilot)

    assert "card:search" in options and "room" not in options


@pytest.mark.rule("NEM-ROOM-11", "NEM-CONTAM-11", "NEM-ROOM-28")
def test_surgery_removes_infected_cards_and_larva_then_wounds_passes_and_reshuffles():
    table, pilot, _ = somebody_in(
        "surgery", hand=[*COST, "demolition", CARD], deck=["repairs", CARD], discard=[CARD], larva=True
    )
    table.fate("infected", "clean", "infected")

    table.act(pilot, "room", pay=("rest", "search"))

    assert (pilot.larva, pilot.light, pilot.passed) == (False, 1, True)
    assert (pilot.hand, pilot.discard) == ([], [])
    assert sorted(pilot.deck) == ["clean", "demolition", "repairs", "rest", "search"]
    assert [ask.kind for ask in table.asked] == ["pay"]


@pytest.mark.rule("NEM-ROOM-11", "NEM-ROOM-28")
def test_whoever_dies_in_surgery_dies_of_it_and_without_the_larva():
    table, pilot, _ = somebody_in("surgery", hand=COST, larva=True, wounds=["arm", "leg", "body"])

    table.act(pilot, "room")

    assert (pilot.status, table.g.fates[pilot.seat], table.g.intruders) == ("dead", "surgery", [])


@pytest.mark.rule("NEM-ROOM-28")
def test_whoever_dies_in_surgery_dies_without_the_larva():
    table, pilot, _ = somebody_in("surgery", larva=True, wounds=["leg", "leg", "hand"])

    table.act(pilot, "room")

    assert (pilot.status, pilot.larva) == (DEAD, False)
    assert table.g.intruders == []
    happened = [happening.kind for happening in table.g.events]
    assert happened.index("larva-removed") < happened.index("died")


# --- Additional Rooms ---


@pytest.mark.rule("NEM-ROOM-12", "NEM-MARKER-12")
@pytest.mark.parametrize(("trouble", "cards"), [("", 6), ("malfunction", 5), ("intruder", 5), ("fire", 6)])
def test_quiet_working_cabins_give_a_sixth_card(trouble, cards):
    table, pilot, scout = somebody_in("cabins", hand=[], deck=["rest"] * 10)
    scout.deck = ["search"] * 10
    if trouble == "intruder":
        table.intruder("larva", at="cabins")
    elif trouble:
        getattr(table, trouble)("cabins")

    table.step("turn")

    assert (len(pilot.hand), len(scout.hand)) == (cards, 5)
    assert "room" not in table.options(pilot)


@pytest.mark.rule("NEM-ROOM-13")
def test_the_canteen_heals_one_light_wound_before_the_scan():
    table, pilot, _ = somebody_in("canteen", hand=[*COST, CARD], light=2)
    table.fate("clean")

    table.act(pilot, "room", scan="scan")

    assert (pilot.light, pilot.hand, pilot.larva) == (1, [], False)
    happened = [happening.kind for happening in table.g.events]
    assert happened.index("light-healed") < happened.index("scanned")


@pytest.mark.rule("NEM-ROOM-13", "NEM-ROOM-18")
@pytest.mark.parametrize("tile", ["canteen", "shower"])
def test_a_second_infection_found_there_is_fatal_and_leaves_a_creeper(tile):
    table, pilot, _ = somebody_in(tile, hand=[*COST, CARD], larva=True)
    room = pilot.room
    table.fate("infected")

    table.act(pilot, "room", scan="scan")

    assert pilot.status == DEAD
    assert [(intruder.kind, intruder.room) for intruder in table.g.intruders] == [("creeper", room)]


@pytest.mark.rule("NEM-ROOM-27", "NEM-ROOM-13", "NEM-ROOM-18")
@pytest.mark.parametrize("tile", ["canteen", "shower"])
def test_the_scan_takes_all_contamination_cards_in_hand_and_none_elsewhere(tile):
    table, pilot, _ = somebody_in(tile, hand=[*COST, CARD, CARD], deck=[CARD, "repairs"], discard=[CARD])
    table.fate("infected", "clean")

    table.act(pilot, "room", scan="scan")

    assert table.question("scan").options == ["scan", "no-scan"]
    assert (pilot.hand, pilot.deck, pilot.discard) == (["infected"], [CARD, "repairs"], [CARD, *COST])
    assert pilot.larva


@pytest.mark.rule("NEM-ROOM-27", "NEM-ROOM-13", "NEM-ROOM-18")
@pytest.mark.parametrize("tile", ["canteen", "shower"])
def test_nobody_need_be_scanned(tile):
    table, pilot, _ = somebody_in(tile, hand=[*COST, CARD], light=1, slimed=True)

    table.act(pilot, "room", scan="no-scan")

    assert (pilot.hand, pilot.larva) == ([CARD], False)
    assert (pilot.light, pilot.slimed) == ((0, True) if tile == "canteen" else (1, False))


@pytest.mark.rule("NEM-ROOM-14")
def test_the_command_center_opens_and_closes_doors_around_any_room_each_as_one_likes():
    table, pilot, _ = somebody_in("command-center")
    opening, closing, staying = table.door(11, 6), table.corridor(11, 8), table.door(11, 14)

    table.act(pilot, "room", room=11, doors=(closing, opening))

    assert table.question("room").options == list(range(1, 22))
    assert [table.g.doors[door] for door in (opening, closing, staying)] == [OPEN_DOOR, CLOSED_DOOR, CLOSED_DOOR]
    assert table.g.doors[table.corridor(11, 15)] == OPEN_DOOR


@pytest.mark.rule("NEM-ROOM-15")
def test_hatch_control_flips_one_pod_of_either_section_either_way():
    table, pilot, _ = somebody_in("hatch-control")
    table.pod(1).unlocked = True

    table.act(pilot, "room", pod=1)
    pilot.hand = COST[:]
    table.act(pilot, "room", pod=4)

    assert table.question("pod").options == [1, 2, 3, 4]
    assert [pod.unlocked for pod in table.g.pods] == [False, False, False, True]


@pytest.mark.rule("NEM-ROOM-15")
def test_hatch_control_reaches_no_pod_that_is_gone():
    table, pilot, _ = somebody_in("hatch-control")
    for pod in table.g.pods:
        pod.gone = True

    refusal = table.refusal(pilot, "room")

    assert refusal.rule == "NEM-ROOM-15"


@pytest.mark.rule("NEM-ROOM-16")
def test_the_monitoring_room_shows_one_face_down_room_and_its_token_to_one_player():
    table, pilot, scout = somebody_in("monitoring")
    table.unexplored(18, "surgery", "danger-3")

    table.act(pilot, "room", room=18)

    own, others = project(table.g, pilot.seat), project(table.g, scout.seat)
    assert (own["tiles"][18], own["tokens"][18]) == ("surgery", "danger-3")
    assert (others["tiles"][18], others["tokens"][18]) == ("?", "?")
    assert event_for(table.told("looked-at-room")[0], scout.seat)["args"] == {"who": 0, "room": 18}
    assert not table.g.explored[18]


@pytest.mark.rule("NEM-ROOM-16")
def test_the_monitoring_room_looks_at_unexplored_rooms_only():
    table, pilot, _ = somebody_in("monitoring")
    table.lay_tile(18, "surgery")
    hidden = [room for room in range(1, 22) if not table.g.explored[room]]

    with table.refuses("NEM-ROOM-16"):
        table.act(pilot, "room", room=18)

    assert table.question("room").options == hidden


@pytest.mark.rule("NEM-ROOM-13", "NEM-TURN-14")
def test_the_canteen_has_nothing_for_the_healthy():
    table, pilot, _ = somebody_in("canteen", hand=COST)

    assert table.refusal(pilot, "room").rule == "NEM-TURN-14"


@pytest.mark.rule("NEM-ROOM-10", "NEM-ITEM-25")
def test_the_storage_has_nothing_when_every_item_deck_is_empty():
    table, pilot, _ = somebody_in("storage")
    for deck in (table.g.red, table.g.yellow, table.g.green):
        deck.cards = []
    assert "room" not in table.options(pilot)

    table.g.green.discard = ["medkit"]

    assert "room" in table.options(pilot)


@pytest.mark.rule("NEM-ROOM-17")
@pytest.mark.parametrize("explored", [True, False])
def test_whoever_enters_the_slimy_room_is_slimed(explored):
    table = NemesisTable(rooms={15: "slime-room"})
    if not explored:
        table.unexplored(15, "slime-room", "fire-1")
    pilot = table.character("pilot")
    table.fate(1)

    table.run(arrive, pilot, 15, table.corridor(11, 15), LOUD)

    assert pilot.slimed


@pytest.mark.rule("NEM-ROOM-18", "NEM-ROOM-19")
def test_a_shower_washes_off_slime_and_puts_out_no_fire():
    table, pilot, _ = somebody_in("shower", slimed=True)
    table.fire("shower")

    table.act(pilot, "room")

    assert not pilot.slimed
    assert table.g.fire[pilot.room]


@pytest.mark.rule("NEM-ROOM-23")
def test_engine_control_shows_all_three_engines_to_one_player_whatever_is_broken_there():
    table, pilot, scout = somebody_in("engine-control")
    table.malfunction("engine-1", "engine-2", "engine-3")
    table.fate("working", "damaged", "working")

    table.act(pilot, "room")

    assert project(table.g, pilot.seat)["engines"][1:] == ["working", "damaged", "working"]
    assert project(table.g, scout.seat)["engines"][1:] == ["?", "?", "?"]
    assert table.asked == []


@pytest.mark.rule("NEM-ROOM-23")
def test_a_broken_engine_control_shows_nothing():
    table, pilot, _ = somebody_in("engine-control")
    table.malfunction("engine-control")

    refusal = table.refusal(pilot, "room")

    assert refusal.rule == "NEM-ACTION-07"


# --- Special Rooms ---


@pytest.mark.rule("NEM-ROOM-21", "NEM-COORD-03")
def test_the_cockpit_offers_two_things_unless_it_is_broken():
    table, pilot, _ = somebody_in("cockpit")
    table.act(pilot, "room", alternative="set-destination", destination="D")
    pilot.hand = COST[:]

    table.malfunction("cockpit")

    assert table.question("alternative").options == ["check-coordinates", "set-destination"]
    assert table.refusal(pilot, "room").rule == "NEM-ACTION-07"


@pytest.mark.rule("NEM-ROOM-22")
@pytest.mark.parametrize("engine", [1, 2, 3])
def test_an_engine_room_checks_its_own_engine(engine):
    table, pilot, _ = somebody_in(f"engine-{engine}", companion="scout")
    table.g.players[1].room = 1
    table.fate("damaged")

    table.act(pilot, "room")

    expected = ["damaged" if number == engine else "?" for number in (1, 2, 3)]
    assert project(table.g, pilot.seat)["engines"][1:] == expected


@pytest.mark.rule("NEM-ROOM-24")
def test_the_hibernatorium_lets_one_sleep_once_its_chambers_are_open():
    table, pilot, _ = somebody_in("hibernatorium")
    closed = table.refusal(pilot, "room")
    table.g.hibernation_open = True
    table.fate("silence")

    table.act(pilot, "room")

    assert closed.rule == "NEM-HIB-01"
    assert (pilot.status, pilot.room) == (HIBERNATING, 0)


# --- Computers ---


@pytest.mark.rule("NEM-COMPUTER-03")
@pytest.mark.parametrize("tile", [*BASIC, *ADDITIONAL, *SPECIAL])
def test_which_rooms_have_a_computer(tile):
    table = NemesisTable()

    room = table.room(tile)

    assert has_computer(table.g, room) is (tile in COMPUTERS)


@pytest.mark.rule("NEM-COMPUTER-02", "NEM-MARKER-12")
def test_a_broken_computer_is_as_good_as_none():
    table, pilot, _ = somebody_in("comms", hand=["piloting", "rest"], items=["self-destruct-key"])
    working = table.options(pilot)

    table.malfunction("comms")

    assert {"card:piloting", "item:self-destruct-key"} <= set(working)
    assert table.refusal(pilot, "item:self-destruct-key").rule == "NEM-COMPUTER-02"
    assert table.refusal(pilot, "card:piloting").rule == "NEM-COMPUTER-02"


@pytest.mark.rule("NEM-COMPUTER-02", "NEM-COMPUTER-01")
def test_the_intranet_reaches_working_computer_rooms_only():
    table, scientist, _ = somebody_in("comms", "scientist", hand=["intranet", "rest"])
    for tile in ("engine-control", "generator", "hatch-control"):
        table.room(tile)
    table.malfunction("generator")
    table.fate("working", "working", "working")

    table.act(scientist, "card:intranet", room=table.room("engine-control"))

    assert table.question("room").options == sorted([table.room("comms"), table.room("engine-control")])


@pytest.mark.rule("NEM-COMPUTER-01")
@pytest.mark.parametrize(("tile", "reached"), [("comms", True), ("storage", False)])
def test_the_icon_decides_where_computer_skills_and_keys_work(tile, reached):
    table, pilot, _ = somebody_in(tile, hand=["piloting", "rest", "search"], items=["self-destruct-key"])

    options = set(table.options(pilot))

    assert ({"card:piloting", "item:self-destruct-key"} <= options) is reached
    assert {"room", "move", "card:search"} <= options  # all the rest works without
