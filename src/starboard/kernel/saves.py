"""Saving and loading a match: the whole journal, and the last checkpoint with the answers since.

Loading replays the journal, which restores the log and proves the save. Where the rules have changed so that it no
longer fits, the game goes on from its last checkpoint and says so. A file that is damaged, cut off, not ours or from
the future is refused with a reason and left alone. Files of every earlier format are read.
"""

import hashlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from starboard.kernel.encoding import decode, encode
from starboard.kernel.errors import BrokenSave, BrokenState, Diverged, RuleFault
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game, State
from starboard.kernel.history import Entry, History
from starboard.kernel.match import Match
from starboard.kernel.setup import Setup, set_up
from starboard.kernel.shapes import Plain

FORMAT = 3  # 2: only the number of seats was written, with mode and options; 1: no names of fields, no `past`
SUFFIX = ".starboard"


class Envelope(msgspec.Struct):
    """What a save file is on the outside: a version, a checksum, and the body it belongs to."""

    starboard: int
    sha256: str
    body: msgspec.Raw


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What is inside. `setup` is what the table was opened with; older formats have `seats`, `mode` and `options`.

    `past`: so many entries of the journal were played by rules that had changed before it was saved. The checkpoint is
    read only if the journal does not fit.
    """

    game: str
    rules_version: str
    content: str
    journal: list[tuple[int, Any, str]]
    mark: int
    checkpoint: Any
    barriers: list[tuple[int, str, str]]
    epoch: int
    orders: list[list[Any]]
    extra: dict[str, Any]
    past: int = 0
    setup: Setup | None = None
    seats: int = 0
    mode: str = ""
    options: list[str] = []


class Loaded:
    """A match from a save; `notice` says why its journal does not fit: then the game goes on from its checkpoint.

    `other_rules` says which rules or content of another version it was made by, if it was.
    """

    def __init__(
        self, match: Match, setup: Setup, extra: dict[str, Any], notice: str = "", other_rules: str = ""
    ) -> None:
        self.match = match
        self.setup = setup
        self.extra = extra
        self.notice = notice
        self.other_rules = other_rules


def dump(match: Match, extra: Mapping[str, Plain] | None = None, sheet: dict[str, Plain] | None = None) -> bytes:
    """The match as the bytes of a save file. `extra` is for whoever runs the table: names, bots, language.

    `sheet` is what the match was begun with, if it is a chapter of a campaign.
    """
    if match.mark is None:
        raise BrokenSave("an imagined world cannot be saved")
    body = msgspec.json.encode(
        Body(
            game=match.game.name,
            rules_version=match.game.rules_version,
            content=match.game.content_hash(),
            setup=msgspec.structs.replace(match.game.setup_of(match.start), sheet=sheet),
            journal=match.journal,
            mark=match.mark,
            checkpoint=encode(match.checkpoint),
            barriers=match.history.barriers,
            epoch=match.history.epoch,
            orders=match.orders.plain(),
            extra=dict(extra or {}),
            past=match.history.past,
        )
    )
    return msgspec.json.encode(Envelope(FORMAT, hashlib.sha256(body).hexdigest(), msgspec.Raw(body))) + b"\n"


def load(data: bytes, games: Mapping[str, Game], fate: Fate) -> Loaded:
    """The match in a save file, or `BrokenSave` with what is wrong with it."""
    return play(open_save(data), games, fate)


def play(body: Body, games: Mapping[str, Game], fate: Fate) -> Loaded:
    """The match in an opened save."""
    game = games.get(body.game)
    if game is None:
        known = ", ".join(sorted(games))
        raise BrokenSave(f"this save is of the game {body.game!r}; known are: {known}", "other-game")
    try:
        setup = setup_in(body, game)
        start = game.new(setup)
    except Exception as error:
        raise BrokenSave(f"the table inside cannot be set up: {error}") from error
    match, notice = _replay(game, start, body, fate)
    match.orders.restore(body.orders)
    match.history.barriers = body.barriers
    match.history.epoch = body.epoch + 1
    return Loaded(match, setup, body.extra, notice, made_by_others(game, body.rules_version, body.content, body.past))


def setup_in(body: Body, game: Game) -> Setup:
    """What the table was opened with; in an older file the seats had no roles yet, and get those of the box."""
    return body.setup or set_up(game.offer, body.mode, body.seats, body.options)


def made_by_others(game: Game, rules_version: str, content: str | None = None, past: int = 0) -> str:
    """By which other rules or content something was made; empty if by those of today."""
    if rules_version != game.rules_version:
        return f"by rules {rules_version[:40]!r} (today: {game.rules_version!r})"
    if content is not None and content != game.content_hash():
        return f"with the content {content[:40]!r} (today: {game.content_hash()!r})"
    return f"by rules that had changed after {past} entries of its journal" if past else ""


# What the rules may stumble over when a journal or a state was made by other rules, or by somebody malicious.
DOES_NOT_FIT = (
    Diverged, RuleFault, BrokenState, LookupError, ValueError, TypeError, AttributeError, AssertionError, RuntimeError,
)  # fmt: skip


def _replay(game: Game, start: State, body: Body, fate: Fate) -> tuple[Match, str]:
    """The whole journal if it fits; else the checkpoint with the answers since; else the checkpoint alone."""
    journal: list[Entry] = [(seat, with_tuples(answer), rule) for seat, answer, rule in body.journal]
    try:
        match = Match(game, start.clone(), fate, script=journal)
        if len(match.journal) >= len(journal):  # it may run on by itself: a window that stood open is let pass
            return match, ""
        reason = "the game now ends earlier"
    except DOES_NOT_FIT as error:
        reason = str(error)
    try:
        checkpoint: State = decode(game.state_kind, body.checkpoint)
    except BrokenState as error:
        why = "newer" if error.newer else "impossible"
        raise BrokenSave(f"its journal does not fit ({reason}), and of its checkpoint: {error}", why) from error
    wrong = _other_set_up(game, start, checkpoint) or game.impossible(checkpoint, at_rest=True)
    if wrong:
        raise BrokenSave(
            f"its journal cannot be played ({reason}), and the table in it cannot be: {wrong[0]}", "impossible"
        )
    notice = reason
    past = journal[: body.mark]
    for script in (journal[body.mark :], ()):
        try:
            history = History(start, past, checkpoint)
            return Match(game, checkpoint.clone(), fate, script=script, history=history), notice
        except DOES_NOT_FIT as error:
            reason = str(error)
    raise BrokenSave(f"neither its journal nor its checkpoint can be played ({reason})", "unplayable")


def _other_set_up(game: Game, start: State, checkpoint: State) -> list[str]:
    """A table stays as it was opened: the same seats, mode, scenario and options."""
    same = game.setup_of(checkpoint) == game.setup_of(start)
    return [] if same else ["it was opened with other seats, another mode or other options"]


def check_seal(written: int, newest: int, body: msgspec.Raw, sha256: str) -> None:
    """Refuse a file whose format is not known here, and one that was damaged or edited."""
    if not 1 <= written <= newest:
        reads = f"its format is {written}; this Starboard reads formats 1 to {newest}"
        raise BrokenSave(f"{reads}; update Starboard to open it", "newer")
    if hashlib.sha256(body).hexdigest() != sha256:
        raise BrokenSave("its checksum does not match: the file was damaged or edited")


def open_save(data: bytes) -> Body:
    """What is inside a save file, if the file is whole."""
    try:
        envelope = msgspec.json.decode(data, type=Envelope)
    except msgspec.DecodeError as error:
        whole = data.rstrip().endswith(b"}")
        reason = "it is not a Starboard save" if whole or not data.startswith(b'{"starboard"') else "it is cut off"
        raise BrokenSave(f"{reason} ({error})") from error
    check_seal(envelope.starboard, FORMAT, envelope.body, envelope.sha256)
    try:
        return msgspec.json.decode(envelope.body, type=Body)
    except msgspec.DecodeError as error:
        raise BrokenSave(f"its contents are not as they should be ({error})") from error


def with_tuples(answer: Any) -> Any:
    """JSON has no tuples; in an answer every list was one."""
    return tuple([with_tuples(part) for part in answer]) if isinstance(answer, list) else answer


def write(
    match: Match, path: Path, extra: Mapping[str, Plain] | None = None, sheet: dict[str, Plain] | None = None
) -> None:
    """Put the save on disk whole or not at all."""
    write_whole(path, dump(match, extra, sheet))


def write_whole(path: Path, data: bytes) -> None:
    """A file that is there as it was, or as it shall be, and never in between."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part")
    try:
        with open(draft, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def read(path: Path, games: Mapping[str, Game], fate: Fate) -> Loaded:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BrokenSave(f"{path.name} cannot be read: {error.strerror}", "unreadable", path.name) from error
    try:
        return load(data, games, fate)
    except BrokenSave as error:
        raise BrokenSave(f"{path.name} is refused: {error}", error.why, path.name) from error
