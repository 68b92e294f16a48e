"""Looking at a game somebody brings, before any table is opened with it. All of this runs in a limited process.

A file is hostile until it is shown to be a game: it is small and flat enough, its journal plays from its own set-up by
today's rules, or, where the rules have changed since, its table can be and can be played on.
"""

import re
from typing import Any, Final

import msgspec

from starboard.games.registry import GAMES
from starboard.kernel import saves
from starboard.kernel.errors import BrokenSave
from starboard.kernel.game import Game
from starboard.kernel.history import Entry
from starboard.kernel.requests import FATE
from starboard.kernel.setup import Setup
from starboard.kernel.trials import trial
from starboard.server.refusals import RequestRefused
from starboard.server.storage.moves import Move
from starboard.server.tables import move_log
from starboard.server.tables.fate import fate_for
from starboard.server.tables.table_history import TableHistory, restart_at

LONGEST_JOURNAL: Final = 20_000  # entries; a long game has about 2,000
DEEPEST: Final = 12  # lists and objects in one another, the envelope included
MOST_OPTIONS: Final = 60
LARGEST_SHEET: Final = 256 * 1024  # bytes as JSON
LARGEST_OWN: Final = 64 * 1024  # letters of a scenario that somebody wrote
LONGEST_WORD: Final = 100  # of an answer or a rule's id
LARGEST_NUMBER: Final = 2**53  # that every reader of JSON has

TRIAL_SEEDS: Final = (1, 2, 3, 4)
TRIAL_DECISIONS: Final = 400  # from each seed; mostly the game is over before

REFUSALS: Final = {  # why a save is broken, and how a table says so
    "damaged": "bad-file",
    "newer": "file-newer",
    "other-game": "file-other-game",
    "unplayable": "file-unplayable",
    "impossible": "file-impossible",
}


class Opening(msgspec.Struct):
    """How a table with a past begins: its set-up, its first move, and what the list of tables shows of it."""

    game: str
    setup: Setup
    kind: str
    body: dict[str, Any]
    waiting: list[int]
    results: dict[str, Any] | None


def examine_file(data: bytes, seed: int | None) -> dict[str, Any]:
    """The opening that a file makes possible, as plain data, or a refusal that says what is wrong with it."""
    check_depth(data)
    try:
        body = saves.open_save(data)
        check_sizes(body)
        loaded = saves.play(body, GAMES, fate_for(seed, "import"))
    except BrokenSave as error:
        raise RequestRefused(REFUSALS[error.why], str(error)) from error
    except (*saves.DOES_NOT_FIT, msgspec.MsgspecError) as error:  # made by hand, to see what happens
        raise RequestRefused("bad-file") from error
    return opening_of(loaded, seed)


def opening_of(loaded: saves.Loaded, seed: int | None) -> dict[str, Any]:
    """How a table goes on from a save; a refusal if it cannot."""
    match = loaded.match
    kind, first = move_log.BEGIN, {"entries": match.journal}
    if loaded.notice:
        if not loaded.other_rules:
            raise RequestRefused("file-unplayable", loaded.notice)
        _check_entries(match.journal, len(loaded.setup.seats))
        wrong = trial(match.game, match.checkpoint, TRIAL_SEEDS, TRIAL_DECISIONS)
        if wrong:
            raise RequestRefused("file-impossible", wrong)
        kind, first = move_log.RESTART, restart_at(match)
    return _opening(match.game, loaded.setup, kind, first, seed)


def examine_journal(name: str, setup: Setup, entries: list[Entry], seed: int | None) -> dict[str, Any]:
    """The opening of a table that goes on from a part of another one's journal."""
    return _opening(GAMES[name], setup, move_log.BEGIN, {"entries": entries}, seed)


def _opening(game: Game, setup: Setup, kind: str, body: dict[str, Any], seed: int | None) -> dict[str, Any]:
    """Play the first move as a table will play it."""
    history = TableHistory(game, setup, fate_for(seed, "import"))
    try:
        history.follow(Move("", 0, kind, FATE, 0.0, msgspec.json.decode(msgspec.json.encode(body))))
    except saves.DOES_NOT_FIT as error:
        raise RequestRefused("file-unplayable", str(error)) from error
    match = history.live
    results = game.results(match.state) if match.over else None
    opening: dict[str, Any] = msgspec.to_builtins(Opening(game.name, setup, kind, body, match.waiting, results))
    return opening


# --- before anything is played ---

_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_ALL_BUT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))


def check_depth(data: bytes, deepest: int = DEEPEST) -> None:
    """Nothing deeper than a save is. Each turn takes the innermost brackets away."""
    brackets = _STRINGS.sub(b"", data).translate(None, _ALL_BUT_BRACKETS)
    for _ in range(deepest):
        brackets = brackets.replace(b"[]", b"").replace(b"{}", b"")
    if brackets:
        raise RequestRefused("bad-file", "its brackets do not match, or are nested deeper than in any game")


def check_sizes(body: saves.Body) -> None:
    if len(body.journal) > LONGEST_JOURNAL:
        raise RequestRefused("file-too-long", f"no game has more than {LONGEST_JOURNAL} entries in its journal")
    setup = body.setup or Setup(body.mode, (), tuple(body.options))
    if max(len(setup.options), len(setup.seats), *map(len, setup.seats), body.seats) > MOST_OPTIONS:
        raise RequestRefused("file-too-long", f"no table has more than {MOST_OPTIONS} options, seats or roles")
    if len(setup.own) > LARGEST_OWN:
        raise RequestRefused("file-too-long", f"no scenario has more than {LARGEST_OWN} bytes")
    if setup.sheet is not None and len(msgspec.json.encode(setup.sheet)) > LARGEST_SHEET:
        raise RequestRefused("file-too-long", f"no campaign's sheet has more than {LARGEST_SHEET} bytes")


def _check_entries(journal: list[Entry], seats: int) -> None:
    """A past that cannot be played again is at least made of what a journal is made of."""
    for seat, answer, rule in journal:
        if not (FATE <= seat < seats and _is_word(rule) and _is_answer(answer)):
            raise RequestRefused("bad-file", "its journal holds what no journal holds")


def _is_answer(answer: Any, depth: int = 4) -> bool:
    if isinstance(answer, tuple):
        return depth > 0 and len(answer) <= LONGEST_WORD and all(_is_answer(part, depth - 1) for part in answer)
    if type(answer) is int:
        return abs(answer) <= LARGEST_NUMBER
    return answer is None or type(answer) is bool or _is_word(answer)


def _is_word(word: Any) -> bool:
    return type(word) is str and len(word) <= LONGEST_WORD
