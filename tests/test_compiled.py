"""The same seed is the same game everywhere: in another process, with another hash seed, pure and compiled.

Run on a compiled copy of the package (`make test` does), this process is compiled and the other one pure.
"""

import ast
import hashlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec

from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.kernel.encoding import encode
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.playout import playout
from tests.games.nemesis.whole.games import TABLES
from tools.compile import modules

ROOT = Path(__file__).resolve().parent.parent


def fingerprints() -> list[str]:
    """What twelve random games of each table end in."""
    found = []
    for seats, mode, options in TABLES:
        ends = hashlib.sha256()
        for seed in range(12):
            g = new_table(NEMESIS, seats, mode, options)
            decisions = playout(NEMESIS, g, Fate(seed))
            ends.update(msgspec.json.encode([decisions, encode(g)]))
        found.append(ends.hexdigest())
    return found


def test_games_are_the_same_in_another_process_pure_or_compiled():
    command = [sys.executable, "-c", "from tests.test_compiled import fingerprints; print(*fingerprints())"]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    pure = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "7"}
    there = subprocess.run(command, env=pure, cwd=ROOT, check=True, capture_output=True, text=True)
    assert there.stdout.split() == fingerprints()


def test_nothing_that_the_compiler_stumbles_over_is_written_where_it_compiles():
    """A star within `x in (a, *b)` ends the compiler with an error that names no cause."""
    assert [
        f"{module}:{node.lineno}"
        for module in modules(ROOT / "src")
        for node in ast.walk(ast.parse((ROOT / "src" / module).read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn)
        if any(_has_a_star(right) for right in node.comparators)
    ] == []


def test_what_may_change_while_others_decide_is_looked_up_anew():
    """Of an attribute that was found not to be None the compiler believes it to the end of the function.

    Whoever asks players or fate in between, and looks at it again, asks a function about it instead.
    """
    assert [
        f"{module}:{function.name}: {attribute}"
        for module in modules(ROOT / "src")
        for function in ast.walk(ast.parse((ROOT / "src" / module).read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        for attribute in _looked_at_again(function)
    ] == []


def _looked_at_again(function: ast.FunctionDef) -> list[str]:
    """Attributes that are compared with None before and after a `yield`."""
    asked = [node.lineno for node in ast.walk(function) if isinstance(node, ast.Yield | ast.YieldFrom)]
    looked: dict[str, list[int]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and _is_none(node.comparators[0]):
            looked.setdefault(ast.unparse(node.left), []).append(node.lineno)
    return [name for name, lines in looked.items() if any(min(lines) < line < max(lines) for line in asked)]


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _has_a_star(sequence: ast.expr) -> bool:
    literal = isinstance(sequence, ast.List | ast.Tuple | ast.Set)
    return literal and any(isinstance(part, ast.Starred) for part in sequence.elts)  # type: ignore[attr-defined]
