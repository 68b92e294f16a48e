"""The codec: what was written comes back, in this version and in every later one, and nothing broken gets in."""

import copy
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.registry import GAMES
from starboard.kernel.encoding import decode, encode
from starboard.kernel.errors import BrokenState
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.pieces import Field, Piece, plan_for
from starboard.kernel.playout import random_answer
from starboard.kernel.shapes import INT, LARGEST, LONGEST_LIST, LONGEST_WORD, WORD, Many
from starboard.kernel.visibility import PUBLIC
from tests.kernel.kinds import Made, families, field, types
from tests.kernel.toy import Toy
from tools.fieldgen.reading import Kind

OFTEN = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


def through_json(plain):
    return json.loads(json.dumps(plain))


# --- what was written comes back ---


@OFTEN
@given(st.data())
def test_whatever_a_piece_holds_comes_back_through_json(data):
    family = data.draw(families())
    piece = data.draw(family.piece(family.root.name))

    again = decode(family.kind, through_json(encode(piece)))

    assert encode(again) == encode(piece)
    assert values(again) == values(piece)


def values(piece):
    """Everything in a piece with the types it has in Python, so that a tuple is not a list."""
    if isinstance(piece, Piece):
        return {name: values(getattr(piece, name)) for name in type(piece).FIELDS}
    if isinstance(piece, list):
        return [values(one) for one in piece]
    if isinstance(piece, dict):
        return {name: values(one) for name, one in piece.items()}
    return (type(piece), piece)


@OFTEN
@given(st.data())
def test_a_row_that_is_generated_is_the_row_that_the_plan_gives(data):
    family = data.draw(families())
    piece = data.draw(family.piece(family.root.name))
    assert piece.row() == Piece.row(piece)


@OFTEN
@given(st.data())
def test_what_is_encoded_shares_nothing_with_the_piece(data):
    family = data.draw(families())
    piece = data.draw(family.piece(family.root.name))
    before = values(piece)
    spoil(encode(piece)["state"])
    assert values(piece) == before


def spoil(plain):
    """Change everything that can be changed."""
    if isinstance(plain, list | dict):
        for one in plain.values() if isinstance(plain, dict) else plain:
            spoil(one)
        plain.clear()


# --- through the ages ---


@OFTEN
@given(st.data())
def test_fields_that_come_go_and_move_find_their_places(data):
    """A later version has some of the fields in another order, and some that are new."""
    old = data.draw(families())
    piece = data.draw(old.piece(old.root.name))
    plain = through_json(encode(piece))
    later, added, gone = data.draw(successors(old))

    again = decode(later.kind, plain)

    assert [one.name for one in later.root.fields] == list(type(again).FIELDS)
    for name in type(again).FIELDS:
        if name in added:
            assert values(getattr(again, name)) == values(getattr(later.kind.fresh(), name))
        else:
            assert plain_of(again, name) == plain_of(piece, name)
    assert not gone & set(type(again).FIELDS)
    assert encode(decode(later.kind, through_json(encode(again)))) == encode(again)


def plain_of(piece, name):
    return piece.row()[list(type(piece).FIELDS).index(name)]


@st.composite
def successors(draw, old: Made):
    """The root kind of the next version: fields removed, added, and all of them moved about."""
    removable = [one.name for one in old.root.fields if one.name.startswith("f")]
    gone = set(draw(st.lists(st.sampled_from(removable), unique=True))) if removable else set()
    kept = [one for one in old.root.fields if one.name not in gone]
    new = [field(f"n{number}", draw(types(["Deck"]))) for number in range(draw(st.integers(0, 3)))]
    moved = draw(st.permutations([*kept, *new]))
    kinds = [kind for kind in old.kinds.values() if kind.name != old.root.name]
    later = Made([*kinds, Kind(old.root.name, "Piece", "", list(moved))])
    return later, {one.name for one in new}, gone


class Before(Piece):
    FIELDS = {"first": Field(PUBLIC, INT), "second": Field(PUBLIC, WORD)}  # noqa: RUF012

    def __init__(self):
        self.first, self.second = 1, "a"

    @staticmethod
    def blank():
        return Before()


def test_a_changed_field_is_brought_over_by_its_migration():
    """`second` was a word and is now a list of words called `all`; schema version 3 doubles `first`."""

    class After(Piece):
        FIELDS = {"all": Field(PUBLIC, Many(WORD)), "first": Field(PUBLIC, INT)}  # noqa: RUF012
        SCHEMA = 3
        MIGRATIONS = {  # noqa: RUF012
            1: lambda named: named.update({"all": [named.pop("second")]}),
            2: lambda named: named.update({"first": named["first"] * 2}),
        }

        @staticmethod
        def blank():
            return After()

    after = decode(After, through_json(encode(Before())))
    assert (after.all, after.first) == (["a"], 2)
    with pytest.raises(BrokenState, match=r"a After with named fields expected|schema version 1 to the next: KeyError"):
        decode(After, {**encode(Before()), "fields": {"Before": "first third"}})


def test_a_state_from_the_future_says_what_to_do():
    with pytest.raises(
        BrokenState, match=r"newer Starboard .*schema version 2.*update Starboard to open it"
    ) as refused:
        decode(Before, {**encode(Before()), "schema": 2})
    assert refused.value.newer


def test_a_field_without_a_default_that_is_missing_is_named():
    state = encode(Toy(2, "plain", []))
    state["fields"]["Player"] = "hand guess"
    state["state"][3] = [[["a"], "high"], [[], ""]]
    with pytest.raises(BrokenState, match=r"players\[0\]\.seat: it is missing and has no default"):
        decode(Toy, state)


def test_positional_state_is_read_only_where_there_was_any():
    with pytest.raises(BrokenState, match="a Before with named fields expected, not a list of 2"):
        decode(Before, [1, "a"])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_change_of_fields_has_a_schema_version(game):
    """What a game writes has changed: raise `SCHEMA`, add the new lines to its `SCHEMAS`, and record what the version
    before has written (tests/old/README.md)."""
    for kind in [game.state_kind, *([game.sheet_kind] if game.sheet_kind else [])]:
        assert max(kind.SCHEMAS) == kind.SCHEMA
        assert kind.SCHEMAS[kind.SCHEMA] == plan_for(kind).header
        assert set(kind.MIGRATIONS) <= set(range(kind.SCHEMA))


# --- nothing broken gets in ---


def played(decisions: int = 60) -> Nemesis:
    match, dice = Match(NEMESIS, new_table(NEMESIS, 3, "semi-coop", ()), Fate(3)), Fate(4)
    for _ in range(decisions):
        seat = min(match.asks)
        match.answer(seat, random_answer(match.asks[seat], dice))
    return match.state


STATE = encode(played())
NAMES = {name: at for at, name in enumerate(Nemesis.FIELDS)}


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("players", 2, 7), [1], r"players\[2\]\.hand\[0\]: a word expected, not 1"),
        (("players", 2, 7), "rest", r"players\[2\]\.hand: a list expected, not 'rest'"),
        (("players", 0, 3), "asleep", r"players\[0\]\.status: one of 'alive', .* expected, not 'asleep'"),
        (("players", 1), [], r"players\[1\]: Character: 27 fields expected, not 0"),
        (("players", 1), {}, r"players\[1\]: a Character expected, not 0 values by name"),
        (("turn",), "7", r"turn: a whole number expected, not '7'"),
        (("turn",), True, r"turn: a whole number expected, not True"),
        (("turn",), 1.0, r"turn: a whole number expected, not 1\.0"),
        (("turn",), None, r"turn: a whole number expected, not nothing"),
        (("turn",), LARGEST + 1, r"turn: a number of at most"),
        (("turn",), 10**400, r"turn: a number of at most"),
        (("met",), 1, r"met: true or false expected, not 1"),
        (("doing",), "x" * (LONGEST_WORD + 1), r"doing: a word of at most 1000 letters expected, not 1001"),
        (("bag",), ["larva-1"] * (LONGEST_LIST + 1), r"bag: a list of at most 10000 expected, not of 10001"),
        (("lying",), [[1, "egg", 2]], r"lying\[0\]: 2 values expected, not a list of 3"),
        (("lying",), [[1, 2]], r"lying\[0\]\[1\]: a word expected, not 2"),
        (("red", 1), ["knife"], r"red\.top: 1 elements, but top_known says who knows 0"),
        (("engines_known",), [0], r"engines: 4 elements, but engines_known says who knows 1"),
        (("map",), "garden", r"map: one of 'basic', 'alternative' expected, not 'garden'"),
    ],
)
def test_what_is_broken_is_named(path, value, message):
    state = copy.deepcopy(STATE)
    *way, last = [NAMES[path[0]], *path[1:]]
    place = state["state"]
    for step in way:
        place = place[step]
    place[last] = value
    with pytest.raises(BrokenState, match=message):
        decode(Nemesis, state)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=5), inside, max_size=4),
    max_leaves=12,
)


@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_anything_that_json_can_say_is_a_sound_state_or_refused(data):
    """A state with something else in some places of it, or altogether something else."""
    state = copy.deepcopy(STATE)
    for _ in range(data.draw(st.integers(1, 3))):
        state = replaced(state, data)
    try:
        read = decode(Nemesis, state)
    except BrokenState:
        return
    assert encode(decode(Nemesis, through_json(encode(read)))) == encode(read)
    plan_for(Nemesis).check(read.row(), "")
    NEMESIS.impossible(read)
    NEMESIS.impossible(read.clone())


def replaced(plain, data):
    """Go down somewhere and put something else there."""
    keys = list(plain) if isinstance(plain, dict) else list(range(len(plain))) if isinstance(plain, list) else []
    if not keys or data.draw(st.integers(0, 5)) == 0:
        return data.draw(JSON)
    key = data.draw(st.sampled_from(keys))
    plain[key] = replaced(plain[key], data)
    return plain


@settings(max_examples=80, deadline=None)
@given(JSON, JSON, JSON)
def test_a_strange_header_is_refused(schema, fields, state):
    for plain in (
        {"schema": schema, "kind": "Nemesis", "fields": STATE["fields"], "state": state},
        {"schema": 1, "kind": "Nemesis", "fields": fields, "state": state},
        {"schema": 0, "kind": "Nemesis", "fields": {"Nemesis": "a=Nemesis"}, "state": state},
    ):
        with pytest.raises(BrokenState):
            decode(Nemesis, plain)


def test_pieces_in_pieces_without_end_are_refused():
    row = []
    for _ in range(900):
        row = [row]
    with pytest.raises(BrokenState, match="without end"):
        decode(Nemesis, {"schema": 0, "kind": "A", "fields": {"A": "a=A"}, "state": row})


@OFTEN
@given(st.data())
def test_the_quick_check_and_the_one_that_names_the_place_agree(data):
    family = data.draw(families())
    piece = data.draw(family.piece(family.root.name))
    plain = replaced(through_json(encode(piece)["state"]), data)
    whole = {**encode(piece), "state": plain}
    try:
        plan_for(family.kind).check(plain, "")
    except BrokenState as expected:
        with pytest.raises(BrokenState) as refused:
            decode(family.kind, whole)
        assert str(refused.value) == str(expected)
    else:
        decode(family.kind, whole)
