"""Saves of every version before this one open, show what they showed then, and are played to their end."""

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.encoding import decode, encode
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import FATE
from starboard.kernel.saves import dump, load, open_save, read, with_tuples
from starboard.kernel.visibility import OPEN
from tests.old import FOLDER, SAVES, differences, name_of

MOST_DECISIONS = 20_000
REPLAYS = sorted((FOLDER.parent / "games").glob("*/replays/*.starboard"))


def test_there_are_recordings_of_every_kind():
    names = " ".join(path.name for path in SAVES)
    assert len(SAVES) >= 13
    assert all(kind in names for kind in ("window", "middle", "over", "exported", "solo", "coop-5", "semi-coop-5"))


def written_with(path):
    """The game of a save, and the schema version of the state in it; 0 is from the time before fields had names."""
    body = open_save(path.read_bytes())
    return body.game, body.checkpoint["schema"] if isinstance(body.checkpoint, dict) else 0


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_there_are_recordings_of_every_earlier_schema_version(game):
    """A migration is tested on what was really written before it (docs/state.md)."""
    recorded = {version for name, version in map(written_with, SAVES) if name == game.name}
    assert recorded >= set(game.state_kind.SCHEMAS) - {game.state_kind.SCHEMA}


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_an_old_save_opens_and_shows_what_it_showed(path):
    loaded = read(path, GAMES, Fate(1))
    facts = loaded.extra.get("facts")

    assert loaded.notice == "" or loaded.other_rules or "restarted" in path.name
    if facts is None:
        return  # an export of the server
    assert loaded.match.orders.plain() == facts["orders"]
    if loaded.notice == "":
        assert len(loaded.match.journal) >= facts["journal"]
        if facts["asked"] or facts["over"]:  # else a window that nobody could use was let pass
            assert differences(facts["state"], project(loaded.match.state, OPEN)) == []
            assert sorted(loaded.match.asks) == facts["asked"]


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_an_old_save_is_played_to_its_end(path):
    match = read(path, GAMES, Fate(1)).match
    dice = Fate(2)
    decisions = 0
    while not match.over:
        seat = min(match.asks)
        match.answer(seat, random_answer(match.asks[seat], dice))
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end"

    again = load(dump(match), GAMES, Fate(3))
    assert again.notice == "" or again.match.history.past
    assert again.match.over and again.match.game.results(again.match.state) == match.game.results(match.state)
    assert all(seat == FATE or 0 <= seat < 10 for seat, _, _ in match.journal)


@pytest.mark.parametrize("path", [*SAVES, *REPLAYS], ids=name_of)
def test_the_checkpoint_in_an_old_save_is_read_and_led_where_its_journal_led(path):
    body = open_save(path.read_bytes())
    game = GAMES[body.game]

    checkpoint = decode(game.state_kind, body.checkpoint)

    assert game.impossible(checkpoint, at_rest=True) == []
    since = [(seat, with_tuples(answer), rule) for seat, answer, rule in body.journal[body.mark :]]
    resumed = Match(game, checkpoint.clone(), Fate(1), script=since)
    loaded = read(path, GAMES, Fate(1))
    if not loaded.notice:
        assert encode(resumed.state) == encode(loaded.match.state)
    assert encode(decode(game.state_kind, encode(checkpoint))) == encode(checkpoint)
