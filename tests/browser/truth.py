"""What is really so at a table, read from the server's own file, to hold against what a screen was told."""

import json
import sqlite3
from contextlib import closing
from typing import Any

from starboard.games.registry import GAMES
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.seat_view import event_for
from starboard.server.storage.moves import Move
from starboard.server.tables import move_log
from tests.browser.serving import Server


def match_at(server: Server, table: str) -> Match:
    """The match as the moves on disk have made it."""
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as file:
        game, mode, options = file.execute("SELECT game, mode, options FROM tables WHERE id = ?", (table,)).fetchone()
        (seats,) = file.execute("SELECT count(*) FROM seats WHERE table_id = ?", (table,)).fetchone()
        rows = file.execute("SELECT seq, kind, seat, at, body FROM moves WHERE table_id = ? ORDER BY seq", (table,))
        moves = [Move(table, seq, kind, seat, at, json.loads(body)) for seq, kind, seat, at, body in rows]
    entries = [
        (seat, with_tuples(answer), rule)
        for logged in move_log.folded(moves).moves
        if logged.move.kind in move_log.PLAYED
        for seat, answer, rule in logged.move.body["entries"]
    ]
    rules = GAMES[game]
    return Match(rules, new_table(rules, seats, mode, json.loads(options)), Fate(0), hold_windows=True, script=entries)


def with_tuples(plain: Any) -> Any:
    return tuple(with_tuples(part) for part in plain) if isinstance(plain, list) else plain


def secrets_from(match: Match, seat: int) -> set[str]:
    """Names of cards and Objectives that others hold and that this seat has no way to know."""
    state: Any = match.state
    held: set[str] = set()
    for player in state.players:
        if player.seat != seat:
            held |= {*player.hand, *player.objectives, *player.inventory, *player.quests}
    return held - _known_to(match, seat)


def _known_to(match: Match, seat: int) -> set[str]:
    """Every word in what this seat may see now, and in all that it has been told."""
    heard = [event_for(happening, seat)["args"] for _, happening in match.happened]
    plain = json.dumps([project(match.state, seat), heard], default=str)
    return words_in(json.loads(plain))


def words_in(plain: Any) -> set[str]:
    """Every word that stands somewhere in plain data."""
    if isinstance(plain, str):
        return {plain}
    parts = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ()
    return set().union(*(words_in(part) for part in parts))
