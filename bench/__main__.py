"""`make bench`: Starboard, pure and compiled, beside other engines, measured in one run.

Rounds are interleaved, so that a machine that drifts drifts for everybody; figures are medians with their spread, and
only ratios inside one run mean anything. Everything goes to `bench/out/results.json` as well.
"""

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from starboard.games.saga.content.mission_file import MISSIONS
from starboard.games.vanguard.content.planet_file import PLANETS

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEER_PYTHON = HERE / ".venv" / "bin" / "python"
COMPILED = ROOT / "build" / "compiled"
OUT = HERE / "out" / "results.json"

PEERS = ("tic-tac-toe", "kuhn-poker", "uno", "mahjong", "connect-four", "chess")
COPIES = ("tic-tac-toe-clone", "kuhn-poker-clone", "connect-four-deepcopy", "chess-copy")
OURS = (
    "play", "clone", "fork", "search", "environment", "replay", "undo", "resume", "view", "snapshot", "restore",
    "snapshot-size", "save-size", "check-2", "check-6", "check-10", "odds-2", "odds-6", "odds-10",
    "sight-warm", "sight-cold", "sight-in-full", "sight-leaning", "template-warm", "template-cold", "walk", "distance",
    "saga-play", "saga-play-together", "saga-play-versus", *[f"saga-play-{mission}" for mission in MISSIONS],
    "saga-activation", "saga-clone", "saga-fork", "saga-bot", "saga-odds-of-walk",
    "vanguard-play", *[f"vanguard-play-{name}" for name in PLANETS],
    "vanguard-clone", "vanguard-fork", "vanguard-bot", "vanguard-odds",
)  # fmt: skip
COMPARED = {
    "play": PEERS, "environment": ("connect-four",), "clone": COPIES, "fork": COPIES,
    "saga-play": PEERS, "saga-clone": COPIES, "saga-fork": COPIES,
    "vanguard-play": PEERS, "vanguard-clone": COPIES, "vanguard-fork": COPIES,
}  # fmt: skip


class Contestant:
    """A subprocess that answers one command a line."""

    def __init__(self, command: list[str], environment: dict[str, str] | None = None) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT,
            env={**os.environ, **(environment or {})},
        )  # fmt: skip

    def run(self, name: str, seconds: float) -> dict[str, Any]:
        assert self._process.stdin and self._process.stdout
        try:
            self._process.stdin.write(json.dumps({"run": name, "seconds": seconds}) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        reply: dict[str, Any] = json.loads(line) if line else {"name": name, "error": "it stopped"}
        return reply

    def close(self) -> None:
        with contextlib.suppress(BrokenPipeError):
            assert self._process.stdin
            self._process.stdin.close()
        self._process.wait(30)


def prepare(console: Console, arguments: argparse.Namespace) -> dict[str, Contestant]:
    """Install the peers for the benchmark only, compile a copy of ours, start everybody."""
    if not arguments.no_peers and not PEER_PYTHON.exists():
        console.print("installing the peers into bench/.venv (once) …")
        subprocess.run([sys.executable, "-m", "venv", str(HERE / ".venv")], check=True)
        requirements = str(HERE / "requirements.txt")
        subprocess.run([str(PEER_PYTHON), "-m", "pip", "install", "-q", "-r", requirements], check=True)
    if not arguments.no_compiled and not arguments.keep_compiled:
        console.print("compiling a copy of the kernel and the rules (some minutes) …")
        subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py"), "--into", str(COMPILED)], check=True)
    ours = [sys.executable, "-m", "bench.ours", "--serve"]
    contestants = {"pure": Contestant(ours)}
    if COMPILED.exists() and not arguments.no_compiled:
        contestants["compiled"] = Contestant(ours, {"PYTHONPATH": str(COMPILED)})
    if not arguments.no_peers:
        contestants["peers"] = Contestant([str(PEER_PYTHON), str(HERE / "peers.py"), "--serve"])
    return contestants


def programme(contestants: dict[str, Contestant]) -> list[tuple[str, str]]:
    """Who measures what in every round, in turn."""
    entries: list[tuple[str, str]] = [
        (kind, name) for name in OURS for kind in ("pure", "compiled") if kind in contestants
    ]
    if "peers" in contestants:
        entries += [("peers", name) for name in (*PEERS, *COPIES)]
    return entries


def rounds(contestants: dict[str, Contestant], count: int, seconds: float) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for kind, name in programme(contestants):  # once to warm up, not counted
        contestants[kind].run(name, min(seconds, 0.2))
    entries = programme(contestants) * count
    for kind, name in track(entries, "measuring", console=Console(file=sys.stderr), transient=True):
        yield kind, name, contestants[kind].run(name, seconds)


def results_of(samples: dict[tuple[str, str], list[float]], units: dict[tuple[str, str], str]) -> list[dict[str, Any]]:
    """One entry a figure, and one more for every peer it is compared with."""
    results: list[dict[str, Any]] = []
    for (kind, name), values in samples.items():
        median = statistics.median(values)
        entry = {
            "name": f"{name} ({kind})" if kind != "peers" else name,
            "value": median,
            "unit": units[kind, name],
            "spread": [min(values), max(values)],
            "peer": None,
            "ratio": None,
        }
        results.append(entry)
        for peer in COMPARED.get(name, ()):
            if kind != "peers" and ("peers", peer) in samples:
                theirs = statistics.median(samples["peers", peer])
                better = median / theirs if units[kind, name].endswith("/s") else theirs / median
                results.append({**entry, "peer": peer, "ratio": round(better, 3)})
    return results


def show(console: Console, results: list[dict[str, Any]]) -> None:
    table = Table(title="Starboard beside its peers (medians; ratio above 1 = we are faster)")
    for column in ("measure", "median", "spread", "unit", "peer", "ratio"):
        table.add_column(column, justify="left" if column in ("measure", "unit", "peer") else "right")
    for entry in results:
        low, high = entry["spread"]
        ratio = f"{entry['ratio']:.2f}" if entry["ratio"] else ""
        table.add_row(
            entry["name"], f"{entry['value']:,.1f}", f"{low:,.1f} – {high:,.1f}", entry["unit"], entry["peer"] or "",
            ratio,
        )  # fmt: skip
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds (default 5)")
    parser.add_argument("--seconds", type=float, default=0.6, help="for each figure in each round (default 0.6)")
    parser.add_argument("--no-peers", action="store_true", help="measure only Starboard")
    parser.add_argument("--no-compiled", action="store_true", help="measure only pure Python")
    parser.add_argument("--keep-compiled", action="store_true", help="use the compiled copy of an earlier run")
    arguments = parser.parse_args()
    console = Console(width=140)
    contestants = prepare(console, arguments)
    samples: dict[tuple[str, str], list[float]] = {}
    units: dict[tuple[str, str], str] = {}
    for kind, name, reply in rounds(contestants, arguments.rounds, arguments.seconds):
        if "error" in reply:
            console.print(f"{name}: {reply['error']}")
            continue
        samples.setdefault((kind, name), []).append(float(reply["value"]))
        units[kind, name] = str(reply["unit"])
    for contestant in contestants.values():
        contestant.close()
    results = results_of(samples, units)
    show(console, results)
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    console.print(f"written to {OUT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
