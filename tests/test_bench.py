"""The benchmarks still run: a change to what they measure must not be found out only when figures are wanted."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def run(*arguments: str, given: str = "") -> str:
    """What is printed, by whoever measures the product as it is: without the game that lives in the tests."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("STARBOARD_")}
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=ROOT, env={**plain, "PYTHONPATH": str(ROOT / "src")}, input=given,
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_a_match_does_is_measured():
    names = (
        "play",
        "fork",
        "environment",
        "replay",
        "check-2",
        "sight-warm",
        "sight-cold",
        "template-cold",
        "saga-play-a",
        "vanguard-play-veyra",
        "vanguard-odds",
    )
    commands = [json.dumps({"run": name, "seconds": 0.01}) for name in names]
    replies = [json.loads(line) for line in run("bench.ours", "--serve", given="\n".join(commands) + "\n").splitlines()]
    assert [reply["name"] for reply in replies] == list(names)
    assert all(reply["value"] > 0 for reply in replies)


@pytest.mark.slow
def test_a_server_is_measured():
    printed = run("bench.server", "--tables", "2", "--rate", "20", "--seconds", "2", "--no-services")
    assert "saturation" in printed and "resume a long game" in printed
