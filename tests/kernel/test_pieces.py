"""Decks, fate and visibility on their own."""

from collections import Counter
from typing import ClassVar

import pytest

from starboard.kernel.decks import Deck, draw
from starboard.kernel.encoding import decode, encode
from starboard.kernel.errors import BrokenState
from starboard.kernel.fate import Fate
from starboard.kernel.pieces import Field, Piece, project
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import Ask, Chance
from starboard.kernel.shapes import INT, WORD, Many, Row
from starboard.kernel.visibility import (  # fmt: skip
    COUNT,
    EVERYBODY,
    NEVER,
    OPEN,
    OWNER,
    PUBLIC,
    SPECTATOR,
    Face,
    Known,
    Tally,
    knows,
)


def drawn(deck: Deck, *outcomes: str) -> str | None:
    """Draw from a deck, fate saying these outcomes."""
    going = draw(deck, "R")
    said = list(outcomes)
    try:
        request = next(going)
        while True:
            assert isinstance(request, Chance)
            request = going.send(said.pop(0))
    except StopIteration as done:
        assert not said
        return done.value


def test_a_deck_without_order_is_drawn_by_fate():
    deck = Deck(["a", "b", "b"])
    assert drawn(deck, "b") == "b"
    assert sorted(deck.cards) == ["a", "b"]


def test_known_cards_come_first_from_the_top_and_last_from_the_bottom():
    deck = Deck(["x"])
    deck.put_on_top("t1", 1)
    deck.put_on_top("t2", 2)
    deck.put_under("b1", 1)
    deck.put_under("b2", 1)
    assert len(deck) == 5
    assert [drawn(deck), drawn(deck), drawn(deck, "x"), drawn(deck), drawn(deck)] == ["t2", "t1", "x", "b1", "b2"]
    assert deck.top_known == deck.bottom_known == []


def test_an_empty_deck_takes_its_discard_pile_and_two_empty_ones_give_nothing():
    deck = Deck([])
    deck.discard = ["a", "b"]
    assert drawn(deck, "a") == "a"
    assert deck.discard == [] and deck.cards == ["b"]
    assert drawn(Deck([])) is None


def test_shuffling_in_forgets_what_was_known():
    deck = Deck(["x"])
    deck.put_on_top("t", 1)
    deck.put_under("b", 1)
    deck.shuffle_in("new")
    assert sorted(deck.cards) == ["b", "new", "t", "x"] and not deck.top and not deck.bottom
    deck.discard = ["d"]
    deck.shuffle_in_discard()
    assert sorted(deck.cards) == ["b", "d", "new", "t", "x"] and deck.discard == []


def test_fate_is_repeatable_even_and_bounded():
    assert [Fate(7).below(1000) for _ in range(1)] == [Fate(7).below(1000)]
    fate = Fate(42)
    counts = Counter(fate.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_neighbouring_seeds_start_differently():
    assert len({Fate(seed).below(1_000_000) for seed in range(200)}) > 190


def test_a_shuffle_reaches_every_order():
    fate = Fate(5)
    seen = set()
    for _ in range(300):
        cards = [1, 2, 3]
        fate.shuffle(cards)
        seen.add(tuple(cards))
    assert len(seen) == 6


def test_random_answers_are_legal_and_reach_every_option():
    fate = Fate(3)
    optional = Ask(0, ["a", "b"], "R", least=0)
    assert {random_answer(optional, fate) for _ in range(60)} == {"a", "b", None}
    several = Ask(0, ["a", "b", "b"], "R", least=1, most=2)
    answers = {random_answer(several, fate) for _ in range(200)}
    assert all(several.allows(answer) for answer in answers)
    assert ("b", "b") in answers and ("a",) in answers


class Hidden(Piece):
    FIELDS: ClassVar = {
        "seat": Field(PUBLIC, INT),
        "open": Field(PUBLIC, Many(Row(INT, WORD))),
        "mine": Field(OWNER, Many(WORD)),
        "word": Field(OWNER, WORD),
        "count": Field(COUNT, Many(INT)),
        "seen": Field(Known("masks", lambda card: "back"), Many(WORD)),
        "masks": Field(NEVER, Many(INT)),
        "faces": Field(Face(str.upper), Many(WORD)),
        "bag": Field(Tally(lambda token: token[0]), Many(WORD)),
    }

    def __init__(self):
        self.seat, self.open, self.mine, self.word = 1, [(1, "a")], ["x", "y"], "secret"
        self.count, self.seen, self.masks = [1, 2, 3], ["p", "q", "r"], [0b10, 0, EVERYBODY]
        self.faces, self.bag = ["b"], ["b1", "a2", "b3"]

    @staticmethod
    def blank():
        return Hidden()


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (1, {"mine": ["x", "y"], "word": "secret", "count": 3, "seen": ["p", "back", "r"], "faces": ["b"]}),
        (0, {"mine": 2, "word": None, "count": 3, "seen": ["back", "back", "r"], "faces": ["B"]}),
        (SPECTATOR, {"mine": 2, "word": None, "count": 3, "seen": ["back", "back", "r"], "faces": ["B"]}),
        (OPEN, {"mine": ["x", "y"], "word": "secret", "count": [1, 2, 3], "seen": ["p", "q", "r"], "faces": ["b"]}),
    ],
)
def test_a_view_is_what_its_seat_may_see(seat, expected):
    seen = project(Hidden(), seat)
    assert {name: seen[name] for name in expected} == expected
    assert seen["open"] == [[1, "a"]]
    assert "masks" not in seen
    assert seen["bag"] == (["b1", "a2", "b3"] if seat == OPEN else {"a": 1, "b": 2})


def test_spectators_know_only_what_lies_open():
    assert not knows(0b1111, SPECTATOR) and knows(EVERYBODY, SPECTATOR) and knows(0, OPEN)


def test_encoding_keeps_everything_tuples_included():
    piece = Hidden()
    copy = decode(Hidden, encode(piece))
    assert encode(copy) == encode(piece)
    assert copy.open == [(1, "a")]


def test_decoding_refuses_the_wrong_number_of_fields():
    with pytest.raises(BrokenState, match="Hidden: 9 fields expected, not 2"):
        decode(Hidden, {**encode(Hidden()), "state": [1, 2]})
