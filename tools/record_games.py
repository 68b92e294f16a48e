"""Record whole games into tests/replays/, one for every mode, board, player count and mix of bots.

CI replays them to their recorded end. Record anew only when a rules change breaks them, and say so in the commit; the
old ones are kept in `rules-<version>/`, where they must still open with their result.
"""

import hashlib
import sys
from pathlib import Path

import msgspec

from starboard.bots import make_bot
from starboard.games.nemesis.game import NEMESIS
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.saves import SUFFIX, write
from starboard.kernel.views import project

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "replays"

VARIANTS: tuple[tuple[str, ...], ...] = (
    (),
    ("alternative-board",),
    ("doors-block-crew-only", "next-intact-room", "queen-token-returns"),
    ("no-eggs-in-dead-nest", "target-by-action-cards", "summoning-is-encounter"),
    ("leaving-a-pod-passes", "ejection-saves-occupants", "attached-cards-count"),
)
TABLES = [
    *[(seats, "semi-coop", (*options, *extra)) for seats in (2, 3, 4, 5)
      for options, extra in zip(VARIANTS, ((), ("intruder-player",), (), ("intruder-player",), ()), strict=True)],
    *[(seats, "coop", options) for seats, options in zip((1, 2, 3, 4, 5), VARIANTS, strict=True)],
    *[(seats, "coop", ("two-coop-objectives",)) for seats in (2, 3)],
    *[(1, "solo", options) for options in VARIANTS],
]  # fmt: skip


def record(number: int, seats: int, mode: str, options: tuple[str, ...]) -> Match:
    """A game of scripted bots, with a random one among them now and then."""
    match = Match(NEMESIS, NEMESIS.new(seats, mode, options), Fate(1000 + number))
    kinds = ["random" if (number + seat) % 4 == 3 and seats > 1 else "scripted" for seat in range(seats)]
    bots = [make_bot(kind, "nemesis", number * 10 + seat) for seat, kind in enumerate(kinds)]
    while not match.over:
        seat = sorted(match.asks)[0]
        match.answer(seat, bots[seat].answer(project(match.state, seat), match.asks[seat]))
    return match


def fingerprint(match: Match) -> str:
    """The whole table at the end, in short."""
    return hashlib.sha256(msgspec.json.encode(match.state.row())).hexdigest()


def main() -> None:
    for old in FOLDER.glob("*" + SUFFIX):
        old.unlink()
    for number, (seats, mode, options) in enumerate(TABLES):
        match = record(number, seats, mode, options)
        results = NEMESIS.results(match.state)
        path = FOLDER / f"{number:02d}-{mode}-{seats}{SUFFIX}"
        write(match, path, {"results": results, "end": fingerprint(match), "events": len(match.happened)})
        print(f"{path.name}: {len(match.journal)} entries, {results['ending']}, winners {results['winners']}")
    print(f"{len(TABLES)} games recorded", file=sys.stderr)


if __name__ == "__main__":
    main()
