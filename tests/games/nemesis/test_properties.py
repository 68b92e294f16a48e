"""What holds in every game, whatever the players and fate do."""

from collections import Counter

import pytest

from starboard.games.nemesis.content.attacks import ATTACK_DECK
from starboard.games.nemesis.content.cards import CHARACTERS
from starboard.games.nemesis.content.events import EVENTS, REMOVED
from starboard.games.nemesis.content.items import BLUE, GREEN, ITEMS, RED, YELLOW, deck_of
from starboard.games.nemesis.content.tokens import INTRUDER_TOKENS, SERIOUS_WOUNDS
from starboard.games.nemesis.game import NEMESIS
from starboard.games.nemesis.rules.intruders import MINIATURES
from starboard.games.nemesis.state import CONTAMINATED, DEAD, Nemesis
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.playout import playout
from starboard.kernel.present import events, view
from starboard.kernel.saves import dump, load
from starboard.kernel.views import OPEN, SPECTATOR, decode, encode
from tests.games.nemesis.whole_games import MOST_DECISIONS, TABLES, one_decision, open_table, positions

GAMES = {"nemesis": NEMESIS}


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_thousands_of_random_games_end_without_a_crash(table):
    seats, mode, options = TABLES[table]
    for seed in range(150):
        g = NEMESIS.new(seats, mode, options)
        decisions = playout(NEMESIS, g, Fate(seed * 100 + table), limit=MOST_DECISIONS)
        assert g.step == "over", f"seed {seed} did not end"
        assert 5 < decisions < MOST_DECISIONS


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_pieces_are_conserved(table):
    match = open_table(table, seed=table)
    for position in positions(match, Fate(table)):
        if position.state.step not in ("setup", "over"):
            check_pieces(position.checkpoint)


def check_pieces(g: Nemesis) -> None:
    people = g.players
    if g.step in ("setup", "over", "checks"):
        return
    on_board = [i.token for i in g.intruders if i.token]
    assert Counter(g.bag + g.pool + on_board) == Counter(INTRUDER_TOKENS)
    for kind, count in MINIATURES.items():
        assert len([i for i in g.intruders if i.kind == kind]) <= count
    carried = [held for who in people for held in who.held]
    items = [i for who in people for i in who.inventory + who.looking if i in ITEMS]
    items += [card for held in carried for card in (held.item, *held.added) if card in ITEMS]
    for deck in (g.red, g.yellow, g.green):
        items += deck.cards + deck.top + deck.bottom + deck.discard
    items += g.crafted
    for colour in (RED, YELLOW, GREEN, BLUE):
        assert Counter(i for i in items if ITEMS[i].colour == colour) == Counter(deck_of(colour)), colour
    attacks = g.attacks.cards + g.attacks.top + g.attacks.bottom + g.attacks.discard
    assert Counter(attacks) == Counter(ATTACK_DECK)
    wounds = g.wounds.cards + g.wounds.discard + [w for who in people for w in who.wounds + who.dressed]
    assert Counter(wounds) == Counter(SERIOUS_WOUNDS)
    cards = g.events_deck.cards + g.events_deck.top + g.events_deck.bottom + g.events_deck.discard
    assert len(cards) == len(set(cards))
    assert {c for c in EVENTS if c not in cards} <= {c for c in EVENTS if EVENTS[c].afterwards == REMOVED}
    lying = [thing for _, thing in g.lying] + [held.item for held in carried]
    assert g.eggs + g.egg_supply + lying.count("egg") == 8
    assert lying.count("blue-corpse") == 1 and lying.count("carcass") <= 8
    assert g.fire.count(True) <= 8 and g.malfunction.count(True) <= 8
    assert len([door for door in g.doors if door]) <= 12 and g.noise.count(True) <= 30
    for who in people:
        own = [card for card in who.hand + who.deck + who.discard if card not in CONTAMINATED]
        assert Counter(own) == Counter(CHARACTERS[who.name].deck())
        assert (f"corpse-{who.name}" in lying) == (who.status == DEAD)


def fingerprint(match: Match) -> object:
    seats = range(SPECTATOR, len(match.state.players))
    return encode(match.state), match.journal, [events(match, s) for s in (OPEN, *seats)], sorted(match.asks)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_journal_replays_to_the_same_states_and_events(table):
    match = open_table(table, seed=100 + table)
    for position in positions(match, Fate(table), every=40):
        seats, mode, options = TABLES[table]
        again = Match(NEMESIS, NEMESIS.new(seats, mode, options), Fate(999), script=position.journal)
        assert fingerprint(again) == fingerprint(position)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_game_resumes_from_every_checkpoint(table):
    match = open_table(table, seed=200 + table)
    for position in positions(match, Fate(table), every=3):
        state = decode(Nemesis, encode(position.checkpoint))
        resumed = Match(NEMESIS, state, Fate(1), script=position.journal[position.mark :])
        assert encode(resumed.state) == encode(position.state)
        assert resumed.asks.keys() == position.asks.keys()


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_save_loads_to_the_same_game(table):
    match = open_table(table, seed=300 + table)
    for position in positions(match, Fate(table), every=50):
        loaded = load(dump(position), GAMES, Fate(5))
        assert loaded.notice == ""
        assert fingerprint(loaded.match) == fingerprint(position)
        assert [loaded.match.undo_stops(s) for s in range(5)] == [position.undo_stops(s) for s in range(5)]


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_undo_takes_back_exactly_the_last_decision(table):
    match = open_table(table, seed=400 + table)
    dice = Fate(table)
    for position in positions(match, dice, every=10):
        if position.over:
            return
        before, told = encode(position.state), len(position.happened)
        journal = position.journal[:]
        seat = one_decision(position, dice)
        position.undo(seat, consent=True)
        assert encode(position.state) == before
        assert position.journal == journal
        assert len(position.happened) == told


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_fork_does_not_touch_the_original(table):
    match = open_table(table, seed=500 + table)
    for position in positions(match, Fate(table), every=15):
        if position.over:
            return
        before = fingerprint(position)
        fork = position.fork(Fate(7))
        assert encode(fork.state) == encode(position.state)
        for _ in range(5):
            if not fork.over:
                one_decision(fork, Fate(8))
        assert fingerprint(position) == before


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_copy_is_whole_and_apart(table):
    match = open_table(table, seed=600 + table)
    for position in positions(match, Fate(table), every=30):
        g = position.state
        copy = g.clone()
        assert encode(copy) == encode(g)
        one, other = mutable_parts(g), mutable_parts(copy)
        assert not {id(part) for part in one} & {id(part) for part in other}


def mutable_parts(piece, found=None):
    found = [] if found is None else found
    for name in type(piece).FIELDS:
        value = getattr(piece, name)
        if name != "options" and isinstance(value, list):
            found.append(value)
        for part in value if isinstance(value, list) else [value]:
            if hasattr(type(part), "FIELDS"):
                found.append(part)
                mutable_parts(part, found)
    return found


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_an_imagined_world_looks_the_same_to_the_seat_that_imagines_it(table):
    match = open_table(table, seed=700 + table)
    dice = Fate(table)
    different = 0
    for position in positions(match, Fate(table), every=12):
        for seat in range(SPECTATOR, len(position.state.players)):
            if not position.can_imagine(seat):
                continue
            world = position.imagine(seat, dice)
            assert seen(world, seat) == seen(position, seat)
            different += encode(world.state) != encode(position.state)
    assert different > 0, "nothing was ever dealt again"


def seen(match: Match, seat: int) -> object:
    whole = view(match, seat)
    if whole["ask"]:
        del whole["ask"]["id"]
    return [whole[part] for part in ("state", "waiting", "window", "ask", "over", "results")]
