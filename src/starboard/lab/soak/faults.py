"""A fault of the rules: where it is, and a file that replays it."""

import json
import re
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from starboard.kernel.encoding import decode, encode
from starboard.kernel.errors import StarboardError
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game, State, new_table
from starboard.kernel.history import Entry
from starboard.kernel.match import Match
from starboard.kernel.saves import SUFFIX, dump, with_tuples

FORMAT: Final = 1
ENDING: Final = ".fault.json"


class SoakFault(Exception):
    """Something a game must never do: `kind` says what, `message` how it showed."""

    def __init__(self, kind: str, message: str) -> None:
        self.kind = kind
        super().__init__(message)


@dataclass(frozen=True)
class Fault:
    """A fault with all that is needed to see it again.

    `start` is the whole prepared table, or None for one as `Game.new` gives it; `journal` all answers of seats and
    fate up to and with the one that failed. `check` is the slow check that failed there, with its dice, if it was one.
    """

    game: str
    rules_version: str
    content: str
    seats: int
    mode: str
    options: list[str]
    seed: int
    number: int
    place: str
    message: str
    trace: str
    start: Any
    journal: list[Any]
    check: str = ""
    check_seed: int = 0
    scenario: str = ""


def root(error: BaseException) -> BaseException:
    """What was raised first, under what the drivers made of it."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error


def place_of(error: BaseException) -> str:
    """The same for the same fault, however often it shows: where it was raised, or what it says without numbers."""
    error = root(error)
    if isinstance(error, SoakFault):
        return f"{error.kind}: " + re.sub(r"\d+", "#", re.sub(r": .*", "", str(error)))[:120]
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return type(error).__name__
    last = frames[-1]
    return f"{type(error).__name__} in {Path(last.filename).stem}.{last.name}:{last.lineno}"


def fault_of(
    game: Game,
    table: Any,
    error: BaseException,
    start: State | None,
    journal: Sequence[Entry],
    where: Mapping[str, int],
) -> Fault:
    """The fault as it is written down. `table` has seats, mode, scenario and options; `where` seed and number."""
    return Fault(
        game=game.name,
        rules_version=game.rules_version,
        content=game.content_hash(),
        seats=table.seats,
        mode=table.mode,
        options=list(table.options),
        seed=where["seed"],
        number=where["number"],
        place=place_of(error),
        message=str(root(error))[:2000],
        trace="".join(traceback.format_exception(error))[-8000:],
        start=None if start is None else encode(start),
        journal=[list(entry) for entry in journal],
        check=getattr(error, "check", ""),
        check_seed=getattr(error, "check_seed", 0),
        scenario=table.scenario,
    )


def file_name(fault: Fault) -> str:
    words = re.sub(r"[^A-Za-z0-9]+", "-", fault.place).strip("-").lower()[:80]
    return f"{fault.game}-{words}-{fault.seed}-{fault.number}"


def write_fault(fault: Fault, folder: Path, game: Game) -> Path:
    """The fault, and beside it a save of the position before the last answer where a table can load one."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / (file_name(fault) + ENDING)
    path.write_text(json.dumps({"soak": FORMAT, **asdict(fault)}, indent=1), encoding="utf-8")
    save = position_before(fault, game)
    if save is not None:
        (folder / (file_name(fault) + SUFFIX)).write_bytes(save)
    return path


def position_before(fault: Fault, game: Game) -> bytes | None:
    """A save file of the last position that can still be played, for people who want to look at the table."""
    if fault.start is not None:
        return None
    journal = entries(fault)
    for length in range(len(journal) - 1, max(-1, len(journal) - 40), -1):
        if length and journal[length][0] >= 0:  # before a seat's decision
            try:
                match = Match(game, table_of(fault, game), Fate(0), script=journal[:length])
                if len(match.journal) == length:
                    return dump(match)
            except Exception:  # the fault itself, met a little earlier
                continue
    return None


def entries(fault: Fault) -> list[Entry]:
    return [(seat, with_tuples(answer), rule) for seat, answer, rule in fault.journal]


def read_fault(path: Path) -> Fault:
    try:
        plain = json.loads(path.read_text(encoding="utf-8"))
        if plain.pop("soak") != FORMAT:
            raise StarboardError(f"{path.name} is of another version of the soak")
        return Fault(**plain)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise StarboardError(f"{path.name} is not a fault of the soak: {error}") from error


def table_of(fault: Fault, game: Game) -> State:
    """The table as it was before the first answer."""
    if fault.start is None:
        fresh: State = new_table(game, fault.seats, fault.mode, fault.options, fault.scenario)
        return fresh
    prepared: State = decode(game.state_kind, fault.start)
    return prepared
