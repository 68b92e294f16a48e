"""Whatever cannot be about a table is found, and nothing a stranger sends can stop the search."""

import time

import pytest

from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.games.nemesis.state.conservation import PERSONAL_ITEMS, REMOVABLE_EVENTS
from starboard.games.nemesis.state.fields import Character, Held, Intruder, Pod
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import CARCASS, CLEAN, DEAD, ESCAPED, INFECTED
from starboard.kernel.decks import Deck
from starboard.kernel.encoding import decode, encode
from starboard.kernel.fate import Fate
from starboard.kernel.visibility import SPECTATOR
from tests.games.contract.playing import positions
from tests.games.nemesis.whole.games import open_table

FOUR_PLAYERS, FIVE_WITH_AN_INTRUDER_PLAYER, COOPERATIVE = 6, 8, 5


def middle_of_a_game(table: int = FOUR_PLAYERS, seed: int = 3) -> Nemesis:
    """A checkpoint with Intruders on the board, somebody dead where there is one, and things in hands."""
    best, score = None, -1
    for position in positions(open_table(table, seed), Fate(seed), every=5):
        g = position.checkpoint
        if g.step in ("setup", "checks", "over"):
            continue
        worth = (
            (len([room for room in g.board.slots[0] if g.tiles[room]]) > 1) * 16
            + bool(g.intruders) * 8
            + any(w.held for w in g.players) * 4
            + any(w.status == DEAD for w in g.players) * 2
            + any(w.inventory for w in g.players)
        )
        if worth > score:
            best, score = g, worth
    assert best is not None and best.intruders, "a better seed is needed"
    return decode(Nemesis, encode(best))


@pytest.fixture(scope="module")
def recorded() -> list:
    return encode(middle_of_a_game())


@pytest.fixture
def g(recorded) -> Nemesis:
    return decode(Nemesis, recorded)


def sound(g: Nemesis) -> bool:
    return NEMESIS.impossible(g, at_rest=True) == []


def pieces_of(g: Nemesis):
    """The table and every piece on it, with a name for each."""
    yield "table", g
    for name in ("events_deck", "attacks", "wounds", "red", "yellow", "green", "hunter_deck"):
        yield name, getattr(g, name)
    for who in g.players:
        yield f"seat {who.seat}", who
        for held in who.held:
            yield f"held by {who.seat}", held
    for intruder in g.intruders:
        yield f"intruder {intruder.id}", intruder
    for pod in g.pods:
        yield f"pod {pod.number}", pod


def test_the_middle_of_a_game_is_sound_and_has_every_kind_of_piece(g):
    assert sound(g)
    assert {type(piece) for _, piece in pieces_of(g)} == {Nemesis, Deck, Character, Held, Intruder, Pod}


@pytest.mark.parametrize("value", [10**9, -(10**9)])
def test_every_number_has_a_range(g, value):
    for name, piece in pieces_of(g):
        for field in type(piece).FIELDS:
            before = getattr(piece, field)
            if type(before) is int:
                setattr(piece, field, value)
                assert not sound(g), f"{name}: {field} = {value}"
                setattr(piece, field, before)
            elif isinstance(before, list) and before and type(before[0]) is int:
                for at in range(len(before)):
                    kept, before[at] = before[at], value
                    assert not sound(g), f"{name}: {field}[{at}] = {value}"
                    before[at] = kept
    assert sound(g)


def test_every_word_is_a_known_one(g):
    for name, piece in pieces_of(g):
        for field in type(piece).FIELDS:
            before = getattr(piece, field)
            if type(before) is str:
                setattr(piece, field, "no-such-thing")
                assert not sound(g), f"{name}: {field}"
                setattr(piece, field, before)
            elif isinstance(before, list) and before and type(before[0]) is str:
                for at in range(len(before)):
                    kept, before[at] = before[at], "no-such-thing"
                    assert not sound(g), f"{name}: {field}[{at}]"
                    before[at] = kept
    assert sound(g)


def test_every_list_has_as_many_entries_as_it_must(g):
    """No entry twice, none too few; the table's options are no pieces."""
    for name, piece in pieces_of(g):
        for field in type(piece).FIELDS:
            before = getattr(piece, field)
            if not isinstance(before, list) or not before or field == "options":
                continue
            for at in range(len(before)):
                setattr(piece, field, [*before, before[at]])
                assert not sound(g), f"{name}: {field}[{at}] twice"
                if not may_leave(before[at]):
                    setattr(piece, field, before[:at] + before[at + 1 :])
                    assert not sound(g), f"{name}: {field}[{at}] is gone"
            setattr(piece, field, before)
    assert sound(g)


def may_leave(thing) -> bool:
    """Some pieces leave the game for good, some come back to a supply that nobody counts."""
    if isinstance(thing, Intruder):
        return not thing.token
    name = thing.item if isinstance(thing, Held) else thing[1] if isinstance(thing, tuple) else thing
    return name in REMOVABLE_EVENTS or name in PERSONAL_ITEMS or name in (CARCASS, CLEAN, INFECTED)


def test_a_card_cannot_be_in_two_places(g):
    for source in (g.red, g.attacks, g.events_deck, g.wounds):
        source.discard.append(source.cards[0])
        assert not sound(g)
        source.discard.pop()
    assert sound(g)


def move_token_to_board(g):
    g.intruders[0].token = g.bag[0] if g.bag[0] != g.intruders[0].token else g.bag[1]


def second_queen(g):
    g.placed += 2
    g.intruders += [Intruder(g.placed - 1, "queen", 5, ""), Intruder(g.placed, "queen", 6, "")]


def two_of_one_id(g):
    twin = g.intruders[0].clone()
    twin.token = ""
    g.intruders.append(twin)


def ninth_fire(g):
    g.fire = [False] + [True] * 9 + [False] * 12


def ninth_malfunction(g):
    explored = [room for room in range(1, 22)]
    g.malfunction = [room in explored[:9] for room in range(22)]


def thirteenth_door(g):
    g.doors = [1] * 13 + [0] * (len(g.doors) - 13)


def alive_nowhere(g):
    living(g).room = 0


def alive_in_two_places(g):
    living(g).pod = g.pods[0].number


def living(g):
    return next(who for who in g.players if who.status == "alive" and who.room)


def dead_without_a_corpse(g):
    who = living(g)
    who.status, who.room = DEAD, 0


def escaped_into_a_room(g):
    living(g).status = ESCAPED


def in_a_pod_that_is_gone(g):
    who = living(g)
    who.room, who.pod, g.pods[0].gone = 0, g.pods[0].number, True


def three_in_a_pod(g):
    for who in g.players[:3]:
        who.status, who.room, who.pod = "alive", 0, g.pods[0].number


def somebody_elses_weapon(g):
    living(g).held = [Held("six-shooter", 7)]


def ammo_in_an_egg(g):
    living(g).held = [Held("egg", 1)]
    g.egg_supply -= 1


def nine_eggs(g):
    g.eggs += 1


def a_heavy_item_in_the_inventory(g):
    who = living(g)
    who.inventory.append(g.red.cards.pop(g.red.cards.index("prototype-rifle")))
    who.shown.append(-1)


def a_third_hand(g):
    living(g).held += [Held(card) for card in ("egg", "egg", "egg")]
    g.eggs, g.egg_supply = 0, 8 - 3


def more_infected_than_there_are(g):
    g.infected = 8


def a_contamination_card_from_nowhere(g):
    living(g).hand.append("clean")
    g.contamination, g.unscanned = 27, 27 + sum((w.hand + w.deck + w.discard).count("contamination") for w in g.players)


def a_borrowed_action_card(g):
    a, b = g.players[0], g.players[1]
    a.deck, b.deck = b.deck, a.deck


def a_room_twice(g):
    at = [room for room in g.board.slots[0] if g.tiles[room]]
    g.tiles[at[0]] = g.tiles[at[1]]


def a_special_room_elsewhere(g):
    g.tiles[1], g.tiles[11] = g.tiles[11], g.tiles[1]


def an_unexplored_room_without_a_token(g):
    room = next(room for room in range(1, 22) if not g.explored[room])
    g.tokens[room], g.tokens_known[room] = "-", -1


def everybody_knows_an_undecided_room(g):
    room = next(room for room in range(1, 22) if not g.tiles[room])
    g.tiles_known[room] = -1


def a_broken_nest(g):
    room = next(room for room in g.board.slots[0] if g.explored[room])
    g.basic_left = [tile if tile != "nest" else g.tiles[room] for tile in g.basic_left]
    g.tiles[room], g.malfunction[room] = "nest", True


def an_ending_before_the_end(g):
    g.ending = "jump"


def nobody_acts_in_a_round(g):
    g.step, g.active = "rounds", -1


def an_uninvited_hunter(g):
    g.hunter = 0


def an_objective_twice(g):
    g.players[0].objectives = g.players[1].objectives[:]
    g.players[0].objectives_known = g.players[1].objectives_known[:]


def the_same_character_twice(g):
    g.players[0].name = g.players[1].name


def the_same_number_twice(g):
    g.players[0].number = g.players[1].number


def seats_changed(g):
    g.players.reverse()


def tape_around_one_thing(g):
    who = living(g)
    who.held = who.held[:1] or [Held("egg")]
    who.held[0].tape = 1


def the_other_board(g):
    g.options = [*g.options, "alternative-board"]


def a_set_up_that_has_begun(g):
    g.step = "setup"


def still_looking(g):
    living(g).looking.append(g.red.cards.pop())


MOVES = [
    move_token_to_board, second_queen, two_of_one_id, ninth_fire, ninth_malfunction, thirteenth_door, alive_nowhere,
    alive_in_two_places, dead_without_a_corpse, escaped_into_a_room, in_a_pod_that_is_gone, three_in_a_pod,
    somebody_elses_weapon, ammo_in_an_egg, nine_eggs, a_heavy_item_in_the_inventory, a_third_hand,
    more_infected_than_there_are, a_contamination_card_from_nowhere, a_borrowed_action_card, a_room_twice,
    a_special_room_elsewhere, an_unexplored_room_without_a_token, everybody_knows_an_undecided_room, a_broken_nest,
    an_ending_before_the_end, nobody_acts_in_a_round, an_uninvited_hunter, an_objective_twice, the_same_character_twice,
    the_same_number_twice, seats_changed, tape_around_one_thing, the_other_board, a_set_up_that_has_begun,
    still_looking,
]  # fmt: skip


@pytest.mark.parametrize("move", MOVES, ids=lambda move: move.__name__)
def test_what_cannot_be_is_found(g, move):
    move(g)

    assert not sound(g)


def test_a_card_on_its_way_is_missing_only_while_somebody_is_asked(g):
    g.attacks.cards.pop()

    assert NEMESIS.impossible(g) == []
    assert NEMESIS.impossible(g, at_rest=True) != []


def test_a_table_that_cannot_be_opened_is_impossible(g):
    for field, value in (("mode", "no-such"), ("options", ["no-such"]), ("players", []), ("players", g.players * 100)):
        before = getattr(g, field)
        setattr(g, field, value)
        assert NEMESIS.impossible(g) != [], field
        setattr(g, field, before)


HOSTILE = [None, 10**30, -1, 2.5, "x" * 100_000, [], [[]], [None], [("a", 1)], [10**30] * 1000, ["-"] * 100_000]


@pytest.mark.parametrize("table", [FOUR_PLAYERS, FIVE_WITH_AN_INTRUDER_PLAYER, COOPERATIVE])
def test_nothing_stops_the_search(table):
    """Whatever stands in a field, it neither raises nor hangs nor says more than a few lines."""
    g = middle_of_a_game(table)
    started = time.monotonic()
    for _, piece in pieces_of(g):
        for field in type(piece).FIELDS:
            before = getattr(piece, field)
            for value in HOSTILE:
                try:
                    setattr(piece, field, value)
                except TypeError:  # compiled pieces refuse another kind themselves
                    continue
                found = NEMESIS.impossible(g)
                assert len(found) <= 20 and all(len(line) < 500 for line in found)
            setattr(piece, field, before)
    assert NEMESIS.impossible(g, at_rest=True) == []
    assert time.monotonic() - started < 120


@pytest.mark.parametrize("table", [FOUR_PLAYERS, FIVE_WITH_AN_INTRUDER_PLAYER, COOPERATIVE])
def test_what_a_seat_believes_possible_can_be(table):
    for seed in range(4):
        for position in positions(open_table(table, seed), Fate(seed), every=15):
            for seat in (SPECTATOR, *range(len(position.checkpoint.players))):
                world = position.checkpoint.clone()
                NEMESIS.determinize(world, seat, Fate(seed))

                assert NEMESIS.impossible(world, at_rest=True) == []
