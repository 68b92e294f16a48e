"""Whole random games at every table: they end, and at every moment the table can be."""

import msgspec

from starboard.kernel.encoding import decode, encode
from starboard.kernel.fate import Fate
from starboard.kernel.playout import playout
from tests.games.contract.playing import MOST_DECISIONS, positions
from tests.games.contract.tables import Seating, every_table


@every_table
def test_random_games_end_without_a_crash(table: Seating):
    for seed in range(table.facts.games):
        g = table.state()
        decisions = playout(table.game, g, Fate(seed * 100 + table.number), limit=MOST_DECISIONS)
        assert table.game.over(g), f"seed {seed} did not end"
        assert 5 <= decisions < MOST_DECISIONS
        results = table.game.results(g)
        assert set(results["winners"]) <= set(range(table.seats))
        assert isinstance(results["ending"], str)
        assert msgspec.json.decode(msgspec.json.encode(results)) == results


@every_table
def test_a_game_is_sound_at_every_checkpoint_and_question(table: Seating):
    match = table.match(seed=table.number)
    for position in positions(match, Fate(table.number)):
        assert table.game.impossible(position.checkpoint, at_rest=True) == []
        assert table.game.impossible(position.state) == []


@every_table
def test_a_table_knows_the_setup_it_was_opened_with(table: Seating):
    match = table.match(seed=table.number)
    wanted = msgspec.structs.replace(table.setup, sheet=None, options=tuple(sorted(table.setup.options)))
    for position in positions(match, Fate(table.number), every=20):
        assert table.game.setup_of(position.state) == wanted


@every_table
def test_what_is_written_of_a_table_is_read_back_whole(table: Seating):
    match = table.match(seed=10 + table.number)
    for position in positions(match, Fate(table.number), every=5):
        written = msgspec.json.encode(encode(position.state))
        again = decode(table.game.state_kind, msgspec.json.decode(written))
        assert encode(again) == encode(position.state)


@every_table
def test_every_copy_is_whole_and_apart(table: Seating):
    match = table.match(seed=600 + table.number)
    for position in positions(match, Fate(table.number), every=30):
        g = position.state
        copy = g.clone()
        assert encode(copy) == encode(g)
        one, other = mutable_parts(g), mutable_parts(copy)
        assert not {id(part) for part in one} & {id(part) for part in other}


def mutable_parts(value: object) -> list[object]:
    """Every piece, list and dictionary inside, at any depth; what a table never changes may be shared."""
    if hasattr(type(value), "FIELDS"):
        fields = [getattr(value, name) for name in type(value).FIELDS if name not in ("options", "seats")]
        return [value, *[part for field in fields for part in mutable_parts(field)]]
    if isinstance(value, list):
        return [value, *[part for one in value for part in mutable_parts(one)]]
    if isinstance(value, dict):
        return [value, *[part for one in value.values() for part in mutable_parts(one)]]
    return []
