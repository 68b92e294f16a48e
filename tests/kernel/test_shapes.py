"""Shapes: which of them a field may have, and that clone, projector and mirror follow all of these exactly."""

import copy
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from starboard.kernel.decks import Deck
from starboard.kernel.diffs import patched
from starboard.kernel.errors import ImpossibleField
from starboard.kernel.mirror import Mirror
from starboard.kernel.pieces import Field, Piece, plan_for, project
from starboard.kernel.shapes import FLAG, INT, WORD, Many, Maybe, Named, Row
from starboard.kernel.visibility import COUNT, NEVER, OPEN, OWNER, PUBLIC, SPECTATOR, Face, Known, Tally
from tests.kernel.kinds import families
from tests.kernel.test_codec import values

OFTEN = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
EYES = [SPECTATOR, 0, 1, 2]


# --- what is refused, before anything is played ---


def kind_of(**fields):
    return type("Odd", (Piece,), {"FIELDS": fields})


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"x": Field(COUNT, INT)}, r"Odd\.x: only what is in a list"),
        ({"x": Field(OWNER, INT)}, r"Odd\.x: there is no field seat"),
        ({"x": Field(OWNER, INT), "seat": Field(PUBLIC, WORD)}, r"Odd\.x: .*needs a field seat"),
        ({"x": Field(Known("y"), INT)}, r"Odd\.x: there is no field y"),
        ({"x": Field(Known("y"), INT), "y": Field(NEVER, WORD)}, r"Odd\.x: y must be a whole number"),
        ({"x": Field(Known("y"), Many(WORD)), "y": Field(NEVER, INT)}, r"Odd\.x: y must be a list of whole numbers"),
        ({"x": Field(Known("y"), Many(Deck)), "y": Field(NEVER, Many(INT))}, r"Odd\.x: who knows each element"),
        ({"x": Field(Known("y"), Many(Many(INT))), "y": Field(NEVER, Many(INT))}, r"Odd\.x: who knows each element"),
        ({"x": Field(Known("y"), Named(INT)), "y": Field(NEVER, INT)}, r"Odd\.x: only a list or a single value"),
        ({"x": Field(Face(str), Many(Deck)), "seat": Field(PUBLIC, INT)}, r"Odd\.x: only elements of a list"),
        ({"x": Field(Tally(str), Named(INT))}, r"Odd\.x: only elements of a list"),
        ({"x": Field(PUBLIC, kind_of(y=Field(PUBLIC, INT)))}, r"Odd\.x: two kinds of piece are called Odd"),
        ({"x": Field(PUBLIC, Many(kind_of(y=Field(COUNT, INT))))}, r"Odd\.y: only what is in a list"),
    ],
)
def test_what_nobody_could_follow_is_refused_with_its_place(fields, reason):
    with pytest.raises(ImpossibleField, match=reason):
        plan_for(kind_of(**fields))


@pytest.mark.parametrize(
    "shape",
    [float, object, "int", None, int, dict, lambda: Row(Many(INT)), lambda: Row(Deck), lambda: Maybe(Maybe(INT))],
)
def test_what_is_no_shape_is_refused_when_the_class_is_made(shape):
    with pytest.raises(ImpossibleField):
        Field(PUBLIC, shape() if callable(shape) and not isinstance(shape, type) else shape)


def test_a_piece_cannot_hold_its_own_kind():
    endless = kind_of(x=Field(PUBLIC, INT))
    endless.FIELDS["x"] = Field(PUBLIC, Many(endless))
    with pytest.raises(ImpossibleField, match="pieces of its own kind"):
        plan_for(endless)


def test_every_game_on_the_shelf_can_be_followed():
    from starboard.games.registry import GAMES

    assert all(plan_for(game.state_kind).header for game in GAMES.values())


# --- what is followed ---


@OFTEN
@given(st.data())
def test_a_clone_is_equal_and_apart_at_any_depth(data):
    family = data.draw(families())
    piece = data.draw(family.piece(family.root.name))
    before = values(piece)

    clone = piece.clone()
    assert values(clone) == before
    change(clone, data)
    spoil(clone)
    assert values(piece) == before


def spoil(value):
    """Empty everything that can change."""
    if isinstance(value, Piece):
        for name in type(value).FIELDS:
            spoil(getattr(value, name))
    elif isinstance(value, list | dict):
        for one in value.values() if isinstance(value, dict) else value:
            spoil(one)
        value.clear()


@OFTEN
@given(st.data())
def test_a_mirror_shows_what_the_projector_shows_whatever_changes(data):
    family = data.draw(families())
    piece = data.draw(family.piece(family.root.name))
    mirror = Mirror(piece, EYES)
    screens = {eyes: {"state": copy.deepcopy(mirror.view(eyes))} for eyes in EYES}

    for _ in range(data.draw(st.integers(1, 4))):
        if data.draw(st.booleans()):
            piece = piece.clone()  # as after an undo
        change(piece, data, family)
        held = {eyes: (mirror.view(eyes), copy.deepcopy(mirror.view(eyes))) for eyes in EYES}
        for_all, changes = mirror.update(piece)
        for eyes in EYES:
            sent = [(path, value) for path, value in json.loads(json.dumps([*for_all, *changes[eyes]]))]
            screens[eyes] = patched(screens[eyes], sent)
            assert mirror.view(eyes) == project(piece, eyes)
            assert screens[eyes]["state"] == json.loads(json.dumps(project(piece, eyes)))
            assert held[eyes][0] == held[eyes][1], "a view that somebody holds was written to"


def change(piece, data, family=None):
    """One field of the piece, or of one somewhere in it, becomes something else, as a whole or inside."""
    names = [name for name in type(piece).FIELDS if not name.startswith(("hidden", "secret"))]
    name = data.draw(st.sampled_from(names))
    value = getattr(piece, name)
    inside = [one for one in pieces_in(value)]
    if inside and data.draw(st.booleans()):
        change(data.draw(st.sampled_from(inside)), data, family)
    elif isinstance(value, list) and value and data.draw(st.booleans()):
        shake(value, data)
    elif isinstance(value, dict) and value and data.draw(st.booleans()):
        value.pop(data.draw(st.sampled_from(sorted(value))))
    elif family and type(piece).__name__ in family.kinds:
        declared = next(one for one in family.kinds[type(piece).__name__].fields if one.name == name)
        setattr(piece, name, data.draw(st.integers(0, 2) if name == "seat" else family.value(declared.type)))
    if "hidden" in type(piece).FIELDS and data.draw(st.booleans()):
        piece.hidden_known = [data.draw(st.integers(-1, 7)) for _ in piece.hidden]
        piece.secret_known = data.draw(st.integers(-1, 7))


def shake(value, data):
    """A list changes in place: deep inside, in its order or in its length."""
    at = data.draw(st.integers(0, len(value) - 1))
    if isinstance(value[at], list) and value[at] and data.draw(st.booleans()):
        shake(value[at], data)
    elif data.draw(st.booleans()):
        value.reverse()
    else:
        value.pop(at)


def pieces_in(value):
    if isinstance(value, Piece):
        return [value] if not isinstance(value, Deck) else []
    if isinstance(value, list | dict):
        return [piece for one in (value.values() if isinstance(value, dict) else value) for piece in pieces_in(one)]
    return []


class Board(Piece):
    """By hand, to see a few things plainly."""

    FIELDS = {  # noqa: RUF012
        "seat": Field(PUBLIC, INT),
        "grid": Field(PUBLIC, Many(Many(INT))),
        "flags": Field(PUBLIC, Named(FLAG)),
        "decks": Field(PUBLIC, Named(Deck)),
        "spare": Field(PUBLIC, Maybe(Deck)),
        "mine": Field(OWNER, Many(Deck)),
        "word": Field(OWNER, WORD),
    }

    def __init__(self):
        self.seat, self.grid, self.flags, self.word = 0, [[1, 2], [3]], {"a": True}, "secret"
        self.decks, self.spare, self.mine = {"red": Deck(["x"])}, None, [Deck(["y"])]

    @staticmethod
    def blank():
        return Board()


def seen_after(act):
    """What is sent to seat 0 and to seat 1 when this happens on a board."""
    board = Board()
    mirror = Mirror(board, [0, 1])
    act(board)
    for_all, changes = mirror.update(board)
    assert all(mirror.view(seat) == project(board, seat) for seat in (0, 1))
    return [[*for_all, *changes[0]], [*for_all, *changes[1]]]


def test_a_list_in_a_list_sends_its_change():
    sent = [(["state", "grid", 0], [1, 7])]
    assert seen_after(lambda board: board.grid[0].__setitem__(1, 7)) == [sent, sent]


def test_a_dictionary_sends_its_change():
    sent = [(["state", "flags", "a"], False)]
    assert seen_after(lambda board: board.flags.update(a=False)) == [sent, sent]


def test_a_piece_by_name_sends_what_changed_in_it():
    sent = [(["state", "decks", "red", "discard"], ["x"])]
    assert seen_after(lambda board: board.decks["red"].discard.append("x")) == [sent, sent]


def test_a_piece_that_comes_is_sent_whole():
    sent = [(["state", "spare"], {"cards": 1, "top": [], "bottom": [], "discard": []})]
    assert seen_after(lambda board: setattr(board, "spare", Deck(["z"]))) == [sent, sent]


def test_a_piece_in_the_place_of_another_is_seen_and_followed_from_then_on():
    board = Board()
    mirror = Mirror(board, [0, 1])

    board.decks["red"] = Deck(["x", "y"])
    assert mirror.update(board)[0] == [(["state", "decks", "red", "cards"], 2)]

    board.decks["red"].discard.append("z")
    assert mirror.update(board)[0] == [(["state", "decks", "red", "discard"], ["z"])]


def test_a_piece_that_came_is_followed_from_then_on():
    board = Board()
    mirror = Mirror(board, [0, 1])
    board.spare = Deck(["x"])
    mirror.update(board)

    board.spare.discard.append("z")
    assert mirror.update(board)[0] == [(["state", "spare", "discard"], ["z"])]


def test_a_piece_that_only_its_owner_sees_is_sent_to_nobody_else():
    assert seen_after(lambda board: board.mine[0].discard.append("q")) == [
        [(["state", "mine", 0, "discard"], ["q"])],
        [],
    ]


def test_who_owns_a_piece_may_change():
    mine, others = seen_after(lambda board: setattr(board, "seat", 1))
    assert (["state", "word"], None) in mine and (["state", "word"], "secret") in others


def test_all_is_shown_when_everything_lies_open():
    assert project(Board(), OPEN)["mine"][0]["cards"] == ["y"]
