"""Setting the table (NEM-SETUP)."""

import pytest

from starboard.games.nemesis.content.cards import CHARACTERS
from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.content.objectives import COOP_DECK, OBJECTIVES
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.games.nemesis.rules.airlock import start_airlock
from starboard.games.nemesis.rules.death import die
from starboard.games.nemesis.rules.exploration import RESOLVED, settle_tile, settle_token
from starboard.games.nemesis.rules.injury import kill
from starboard.games.nemesis.rules.intruders import miniatures_left
from starboard.games.nemesis.rules.knowledge import settle_coordinates, settle_engine
from starboard.games.nemesis.rules.markers import place_fire, place_malfunction, place_noise
from starboard.games.nemesis.rules.setup import set_up
from starboard.games.nemesis.rules.weakness_discovery import analysable, analyse
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import INACTIVE
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import new_table
from starboard.kernel.pieces import project
from starboard.kernel.visibility import SPECTATOR
from starboard.testing import NemesisTable, Table

DRAFT = ("captain", "pilot", "scientist", "scout", "soldier", "mechanic")  # by player number, the next one declined


def table_for(players: int, mode: str = "semi-coop", numbers: tuple[int, ...] = ()) -> Table:
    """A table about to be set up: who gets which number and Character is scripted, the rest is left to fate."""
    table = Table(Nemesis(players, mode, []))
    table.any_fate()
    table.fate(number=list(numbers or range(1, players + 1)))
    table.fate(character=[card for at in range(players) for card in DRAFT[at : at + 2]])
    table.answers({"draft": list(DRAFT[:players])})
    return table


def ready(players: int, mode: str = "semi-coop", numbers: tuple[int, ...] = ()) -> Table:
    table = table_for(players, mode, numbers)
    table.run(set_up)
    return table


# --- The board ---


@pytest.mark.rule("NEM-SETUP-01", "NEM-SETUP-02")
def test_eleven_basic_rooms_and_five_of_nine_additional_ones_lie_face_down():
    table = ready(2)
    g = table.g
    basic, additional = g.board.slots
    assert not any([g.explored[room] or g.tiles_known[room] for room in (*basic, *additional)])

    for room in (*additional, *basic):
        table.run(settle_tile, room, "NEM-EXPLORE-02")

    assert (len(basic), len(additional)) == (11, 5)
    assert sorted([g.tiles[room] for room in basic]) == sorted([t.id for t in TILES.values() if t.set == 1])
    assert {TILES[g.tiles[room]].set for room in additional} == {2}
    assert (g.basic_left, len(g.additional_left)) == ([], 4)


@pytest.mark.rule("NEM-SETUP-01", "NEM-SETUP-02", "NEM-SETUP-03", "NEM-SETUP-05", "NEM-SETUP-09", "NEM-SETUP-10")
def test_nobody_sees_what_was_laid_face_down_or_returned_to_the_box():
    table = ready(3)

    for seat in (SPECTATOR, 0, 1, 2):
        seen = project(table.g, seat)
        slots = (*table.g.board.slots[0], *table.g.board.slots[1])

        assert {seen["tiles"][room] for room in slots} == {"?"}
        assert {seen["tokens"][room] for room in slots} == {"?"}
        assert (seen["basic_left"], seen["additional_left"], seen["tokens_left"]) == (11, 9, 20)
        assert (seen["coordinates"], seen["engines"][1:]) == ("?", ["?", "?", "?"])
        assert (seen["weaknesses"], seen["weaknesses_left"]) == (["", "", ""], 8)


@pytest.mark.rule("NEM-SETUP-03")
def test_sixteen_of_twenty_exploration_tokens_are_used():
    table = ready(2)
    g = table.g
    slots = (*g.board.slots[0], *g.board.slots[1])
    assert len(g.tokens_left) == 20

    for room in slots:
        table.run(settle_token, room, "NEM-EXPLORE-03")

    assert len([room for room in slots if g.tokens[room] != RESOLVED]) == 16
    assert len(g.tokens_left) == 4


@pytest.mark.rule("NEM-SETUP-04")
def test_special_rooms_are_explored_and_have_neither_token_nor_counter():
    g = ready(2).g

    explored = [room for room in range(1, 22) if g.explored[room]]

    assert {room: g.tiles[room] for room in explored} == {
        1: "cockpit", 11: "hibernatorium", 19: "engine-3", 20: "engine-2", 21: "engine-1",
    }  # fmt: skip
    assert [g.tokens[room] for room in explored] == [RESOLVED] * 5
    assert [g.items[room] for room in explored] == [0] * 5


@pytest.mark.rule("NEM-SETUP-05")
def test_any_of_eight_coordinates_cards_may_lie_beside_the_cockpit():
    seen = set()
    for card in range(1, 9):
        table = ready(2)
        table.fate(coordinates=card)
        table.run(settle_coordinates, "NEM-COORD-02")
        seen.add(table.g.coordinates)

    assert seen == {1, 2, 3, 4, 5, 6, 7, 8}


@pytest.mark.rule("NEM-SETUP-06", "NEM-SETUP-13")
def test_the_tracks_start_at_b_at_the_green_space_and_without_self_destruct():
    g = ready(2).g

    assert (g.destination, g.time, g.self_destruct) == ("B", 0, INACTIVE)


@pytest.mark.rule("NEM-SETUP-07", "NEM-SETUP-08")
@pytest.mark.parametrize(
    ("players", "mode", "drawn", "dealt"),
    [
        (1, "solo", [4, 2], [(2, "A"), (4, "B")]),
        (2, "semi-coop", [3, 1], [(1, "A"), (3, "B")]),
        (3, "semi-coop", [4, 3, 1], [(1, "A"), (3, "B"), (4, "A")]),
        (4, "semi-coop", [2, 3, 4], [(2, "A"), (3, "B"), (4, "A")]),
        (5, "semi-coop", [2, 1, 4, 3], [(1, "A"), (2, "B"), (3, "A"), (4, "B")]),
    ],
)
def test_pods_are_drawn_at_random_and_dealt_to_the_sections_by_number(players, mode, drawn, dealt):
    table = table_for(players, mode)
    table.fate(pod=drawn)

    table.run(set_up)

    assert [(pod.number, pod.section) for pod in table.g.pods] == dealt
    assert not any([pod.unlocked or pod.gone for pod in table.g.pods])


@pytest.mark.rule("NEM-SETUP-09")
@pytest.mark.parametrize("state", ["working", "damaged"])
@pytest.mark.parametrize("engine", [1, 2, 3])
def test_either_token_of_an_engine_may_lie_on_top(engine, state):
    table = ready(2)
    table.fate(engine_token=state)

    table.run(settle_engine, engine, "NEM-ENGINE-02")

    assert table.g.engines[engine] == state


@pytest.mark.rule("NEM-SETUP-10")
def test_five_eggs_are_in_the_nest_and_three_in_supply():
    g = ready(2).g

    assert (g.eggs, g.egg_supply) == (5, 3)


@pytest.mark.rule("NEM-SETUP-10")
def test_three_of_eight_weaknesses_are_in_play_one_for_each_object():
    table = NemesisTable()
    scientist = table.character("scientist", at="laboratory")
    table.lying("laboratory", "egg", "carcass", "blue-corpse")
    assert len(table.g.weaknesses_left) == 8

    for slot, card in (("egg", "fire"), ("corpse", "energy"), ("carcass", "moving")):
        table.fate(weakness_card=card)
        table.answers({"object": slot} if slot != "carcass" else {})  # nothing to choose for the last one
        table.run(analyse, scientist, scientist.room)

    assert table.g.weaknesses == ["energy", "fire", "moving"]  # Corpse, Egg, Carcass
    assert (len(table.g.weaknesses_left), analysable(table.g, scientist.room)) == (5, [])


# --- Bag, decks, supplies ---


@pytest.mark.rule("NEM-SETUP-11")
@pytest.mark.parametrize(("players", "adults"), [(1, 4), (2, 5), (3, 6), (4, 7), (5, 8)])
def test_the_bag_starts_with_three_adults_and_one_more_for_every_player(players, adults):
    table = ready(players, "coop")

    everything = project(table.g, SPECTATOR)

    assert everything["bag"] == {"adult": adults, "blank": 1, "creeper": 1, "larva": 4, "queen": 1}
    assert everything["pool"] == {"adult": 12 - adults, "breeder": 2, "creeper": 2, "larva": 4}


@pytest.mark.rule("NEM-SETUP-11")
def test_the_adults_in_the_bag_are_drawn_at_random_from_all_twelve():
    table = table_for(2)
    table.fate(token=["adult-4", "adult-4", "adult-4", "adult-2", "adult-3"])

    table.run(set_up)

    assert sorted([t for t in table.g.bag if t.startswith("adult")]) == ["adult-2", "adult-3", *["adult-4"] * 3]
    assert sorted([t for t in table.g.pool if t.startswith("adult")]) == ["adult-2"] * 3 + ["adult-3"] * 4


@pytest.mark.rule("NEM-SETUP-12")
def test_the_decks_are_whole_and_closed_but_the_crafted_items_lie_open():
    seen = project(ready(2).g, SPECTATOR)

    sizes = {name: seen[name]["cards"] for name in ("events_deck", "attacks", "wounds", "red", "yellow", "green")}
    assert sizes == {"events_deck": 20, "attacks": 20, "wounds": 16, "red": 30, "yellow": 30, "green": 30}
    assert [seen[name]["discard"] for name in sizes] == [[]] * 6
    assert seen["contamination"] == 27
    assert seen["crafted"] == ["antidote"] * 3 + ["taser"] * 3 + ["flamethrower"] * 3 + ["molotov"] * 3


@pytest.mark.rule("NEM-SETUP-14")
def test_there_are_eight_fire_markers():
    table = NemesisTable()
    table.fire(*range(1, 8))

    table.run(place_fire, 8, "NEM-EVENT-15")
    assert not table.ended
    table.run(place_fire, 9, "NEM-EVENT-15")
    assert table.ended


@pytest.mark.rule("NEM-SETUP-14")
def test_there_are_eight_malfunction_markers():
    names = ("armory", "comms", "emergency", "generator", "laboratory", "storage", "surgery", "canteen", "cabins")
    table = NemesisTable()
    rooms = [table.room(name) for name in names]
    table.malfunction(*rooms[:7])

    table.run(place_malfunction, rooms[7], "NEM-EVENT-15")
    assert not table.ended
    table.run(place_malfunction, rooms[8], "NEM-EVENT-15")
    assert table.ended


@pytest.mark.rule("NEM-SETUP-14")
def test_there_are_thirty_noise_markers_even_on_the_board_with_more_corridors():
    table = NemesisTable(options=["alternative-board"])
    places = list(range(len(table.g.noise)))

    table.run(place_noise, places, "NEM-TOKEN-04")

    assert len(places) > 30
    assert table.g.noise.count(True) == 30


@pytest.mark.rule("NEM-SETUP-14")
def test_the_twelfth_door_token_is_the_last():
    table = NemesisTable(rooms={9: "airlock-control", 10: "generator"})
    mechanic = table.character("mechanic", at="airlock-control")
    table.g.doors[15:25] = [1] * 10  # ten tokens in use; the Generator needs two more

    table.run(start_airlock, mechanic)
    assert table.g.doors.count(1) == 12
    table.g.doors[table.corridor(10, 5)] = table.g.doors[table.corridor(10, 13)] = 0
    table.g.doors[0] = 2
    table.answers({"NEM-DOOR-08": 0})
    table.run(start_airlock, mechanic)

    assert (table.g.doors.count(1), table.g.doors.count(2)) == (12, 0)


@pytest.mark.rule("NEM-SETUP-14")
def test_the_ninth_dead_intruder_leaves_no_carcass():
    table = NemesisTable()
    table.lying("cockpit", *["carcass"] * 6)
    table.character("captain", held=["carcass"])
    eighth, ninth = table.intruder("adult", at="laboratory"), table.intruder("adult", at="laboratory")

    table.run(kill, eighth, "NEM-INJURY-02")
    table.run(kill, ninth, "NEM-INJURY-02")

    assert table.g.lying.count((table.room("laboratory"), "carcass")) == 1


@pytest.mark.rule("NEM-SETUP-14")
def test_five_dead_characters_leave_five_corpses_beside_the_blue_one():
    table = NemesisTable()
    everybody = [table.character(name) for name in DRAFT[:5]]

    for who in everybody:
        table.run(die, who, "fire")

    assert sorted([thing for _, thing in table.g.lying]) == [
        "blue-corpse", "corpse-captain", "corpse-pilot", "corpse-scientist", "corpse-scout", "corpse-soldier",
    ]  # fmt: skip


# --- Players ---


@pytest.mark.rule("NEM-SETUP-15", "NEM-SETUP-20")
def test_help_cards_give_each_player_a_number_and_number_one_starts():
    table = ready(4, numbers=(3, 1, 4, 2))

    assert [who.number for who in table.g.players] == [3, 1, 4, 2]
    assert [project(table.g, SPECTATOR)["players"][seat]["number"] for seat in range(4)] == [3, 1, 4, 2]
    assert table.g.first == 1


@pytest.mark.rule("NEM-SETUP-16")
@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 7), (4, 8), (5, 9)])
def test_everybody_gets_one_objective_of_each_kind_made_for_so_many_players(players, cards):
    g = ready(players).g

    for who in g.players:
        assert [OBJECTIVES[card].deck for card in who.objectives] == ["personal", "corporate"]
    for left, deck in ((g.personal_left, "personal"), (g.corporate_left, "corporate")):
        dealt = [card for who in g.players for card in who.objectives if OBJECTIVES[card].deck == deck]
        assert len(set(left + dealt)) == len(left) + len(dealt) == cards
        assert all([OBJECTIVES[card].players <= players for card in left + dealt])


@pytest.mark.rule("NEM-SETUP-16")
def test_an_objective_for_more_players_cannot_be_dealt():
    table = table_for(2)
    table.fate(objective=["oldest-friend"])

    with pytest.raises(AssertionError, match="oldest-friend"):
        table.run(set_up)


@pytest.mark.rule("NEM-SETUP-16")
def test_dealt_objectives_are_secret_and_come_before_the_characters():
    table = ready(2)

    assert project(table.g, 0)["players"][0]["objectives"] == table.g.players[0].objectives
    assert project(table.g, 1)["players"][0]["objectives"] == ["?", "?"]
    assert (project(table.g, 1)["personal_left"], project(table.g, 1)["corporate_left"]) == (4, 4)
    kinds = [kind for kind, _ in table.rolled]
    assert kinds.index("character") > max([at for at, kind in enumerate(kinds) if kind == "objective"])


@pytest.mark.rule("NEM-SETUP-17")
def test_the_draft_goes_by_number_and_the_declined_card_comes_back():
    table = Table(Nemesis(2, "semi-coop", []))
    table.any_fate().fate(number=[2, 1], character=["scout", "soldier", "soldier", "mechanic"])
    table.answers({(1, "draft"): "scout", (0, "draft"): "soldier"})

    table.run(set_up)

    assert [(ask.seat, ask.options) for ask in table.asked] == [(1, ["scout", "soldier"]), (0, ["soldier", "mechanic"])]
    assert [who.name for who in table.g.players] == ["soldier", "scout"]
    drawn = [told.args["characters"] for told in table.told("drafted")]
    assert drawn == [("scout", "soldier"), ("soldier", "mechanic")]


@pytest.mark.rule("NEM-SETUP-17")
def test_a_character_that_was_taken_cannot_be_drawn_again():
    table = table_for(2)
    table._fate_by_kind["character"] = ["captain", "pilot", "captain"]

    with pytest.raises(AssertionError, match="captain"):
        table.run(set_up)


@pytest.mark.rule("NEM-SETUP-18", "NEM-SETUP-19")
@pytest.mark.parametrize(
    ("name", "weapon", "ammo", "quests"),
    [
        ("captain", "six-shooter", 6, ["log-key", "intercom"]),
        ("pilot", "shotgun", 2, ["maneuvering-system", "pilot-key"]),
        ("scientist", "pistol", 3, ["holo-computer", "lab-equipment"]),
        ("scout", "rifle", 4, ["motion-scanner", "security-key"]),
        ("soldier", "assault-rifle", 5, ["autoloader", "armor"]),
        ("mechanic", "sawed-off", 2, ["plasma-torch", "flashlight"]),
    ],
)
def test_a_character_starts_in_the_hibernatorium_with_ten_cards_and_a_loaded_weapon(name, weapon, ammo, quests):
    table = Table(Nemesis(1, "solo", []))
    other = next(card for card in CHARACTERS if card != name)
    table.any_fate().fate(character=[name, other]).answers({"draft": name})

    table.run(set_up)

    who = table.g.players[0]
    assert (who.name, table.g.tiles[who.room]) == (name, "hibernatorium")
    assert (len(who.deck), who.hand, who.discard) == (10, [], [])
    assert [(held.item, held.ammo) for held in who.held] == [(weapon, ammo)]
    assert ITEMS[weapon].heavy
    assert (who.quests, who.inventory) == (quests, [])


@pytest.mark.rule("NEM-SETUP-21")
def test_the_blue_corpse_in_the_hibernatorium_is_an_ordinary_object():
    table = NemesisTable()
    captain = table.character("captain", hand=["rest"], held=[])
    assert ready(2).g.lying == [(11, "blue-corpse")]

    table.act(captain, "pick-up")

    assert [held.item for held in captain.held] == ["blue-corpse"]


@pytest.mark.rule("NEM-SETUP-22")
def test_the_ship_is_quiet_at_the_start():
    g = ready(5).g

    assert set(g.doors) == {0}
    assert not any([*g.noise, *g.fire, *g.malfunction])
    assert g.intruders == []
    assert miniatures_left(g, "adult") == 8


@pytest.mark.rule("NEM-SETUP-23")
@pytest.mark.parametrize(("mode", "counts"), [("semi-coop", [2, 3, 4, 5]), ("coop", [1, 2, 3, 4, 5]), ("solo", [1])])
def test_each_mode_takes_so_many_players_and_no_others(mode, counts):
    for players in range(7):
        if players in counts:
            assert len(new_table(NEMESIS, players, mode).players) == players
        else:
            with pytest.raises(StarboardError, match=r"is for .* player"):
                new_table(NEMESIS, players, mode)


@pytest.mark.rule("NEM-SETUP-23")
def test_cooperative_and_solo_games_replace_the_objectives():
    together, alone = ready(3, "coop").g, ready(1, "solo").g

    assert [who.objectives for who in together.players] == [[], [], []]
    assert len(together.objectives) == 3 and set(together.objectives) <= set(COOP_DECK)
    assert len(alone.players[0].objectives) == 2 and set(alone.players[0].objectives) <= set(COOP_DECK)
