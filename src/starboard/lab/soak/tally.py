"""How many games have passed since the last fault, over many runs, by rules and content and by source.

A fix changes the source but seldom the rules' version, so both are kept: games of an older source say less.
"""

import hashlib
import inspect
import json
import os
from pathlib import Path
from typing import Any

from starboard.kernel import game as kernel_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.lab.soak.faults import Fault


def source_hash(game: Game) -> str:
    """What the game and the kernel are made of."""
    digest = hashlib.sha256()
    for folder in (Path(inspect.getfile(type(game))).parent, Path(kernel_game.__file__).parent):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


class Tally:
    """The figures of all games, in a file if there is one."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.plain: dict[str, Any] = {"soak": 1, "next": {}, "games": {}}
        if path is not None and path.exists():
            try:
                self.plain = json.loads(path.read_text(encoding="utf-8"))
                self.plain["next"], self.plain["games"]
            except (OSError, ValueError, KeyError, TypeError) as error:
                raise StarboardError(f"{path} is not a tally of the soak: {error}") from error

    def first_number(self, seed: int) -> int:
        """Where this seed goes on: no game is played twice."""
        return int(self.plain["next"].get(str(seed), 0))

    def set_next(self, seed: int, number: int) -> None:
        self.plain["next"][str(seed)] = max(number, self.first_number(seed))

    def of(self, game: Game, source: str) -> dict[str, Any]:
        key = f"{game.name} {game.rules_version} {game.content_hash()}"
        entry: dict[str, Any] = self.plain["games"].setdefault(
            key,
            {"games": 0, "since_fault": 0, "decisions": 0, "seconds": 0.0, "faults": {}, "reached": [], "sources": {}},
        )
        entry["sources"].setdefault(source, {"games": 0, "since_fault": 0})
        return entry

    def count(self, game: Game, source: str, decisions: int, fault: Fault | None) -> bool:
        """One more game; whether its fault is a new one."""
        entry = self.of(game, source)
        here = entry["sources"][source]
        entry["games"] += 1
        here["games"] += 1
        entry["decisions"] += decisions
        if fault is None:
            entry["since_fault"] += 1
            here["since_fault"] += 1
            return False
        entry["since_fault"] = here["since_fault"] = 0
        known = entry["faults"].setdefault(fault.place, {"count": 0, "message": fault.message[:300], "source": source})
        known["count"] += 1
        return bool(known["count"] == 1)

    def write(self) -> None:
        if self.path is None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_name(self.path.name + ".part")
        draft.write_text(json.dumps(self.plain, indent=1, sort_keys=True), encoding="utf-8")
        os.replace(draft, self.path)
