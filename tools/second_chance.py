"""Run the tests, and browser tests that failed once more, alone (docs/decisions/0048-a-second-chance.md).

A browser test plays against the clock of a real browser; with two of them on two cores one in ten thousand can lose.
Whoever loses plays once more with the machine to itself. What fails again has failed; what passes then is named, so
that somebody looks at it. Tests of anything else have no second chance.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LAST_FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
BROWSER = "tests/browser/"
MOST = 5  # more than so many have a reason in common
SOME_FAILED = 1  # the exit code of pytest


def pytest(*arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], cwd=ROOT, check=False).returncode


def failed_tests() -> list[str]:
    return sorted(json.loads(LAST_FAILED.read_text())) if LAST_FAILED.exists() else []


def deserving(failed: list[str]) -> bool:
    """Only browser tests, and few of them."""
    return 0 < len(failed) <= MOST and all(test.startswith(BROWSER) for test in failed)


def main(arguments: list[str]) -> int:
    LAST_FAILED.unlink(missing_ok=True)  # what an earlier run has left
    code = pytest(*arguments)
    failed = failed_tests()
    if code != SOME_FAILED or not deserving(failed):
        return code
    print("\nOnce more, alone:", *failed, sep="\n  ", flush=True)
    again = pytest("-n", "0", *failed)
    print(
        "\nSHAKY: passed alone, after failing beside others:" if not again else "\nFailed twice:", *failed, sep="\n  "
    )
    return again


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
