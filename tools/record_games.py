"""Record whole games into tests/games/<game>/replays/, one for each table in its `tables.toml`.

CI replays them to their recorded end. Record anew only when a rules change breaks them, and say so in the commit; the
old ones are kept in `rules-<version>/`, where they must still open with their result. The pages of events in four
languages (`tools/event_texts.py`), which tell these games, are written again with them.
"""

import argparse
import hashlib
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from starboard.bots.base import good_bot, make_bot
from starboard.games.registry import find_game
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.saves import SUFFIX, write
from starboard.kernel.setup import Setup, set_up
from tools.event_texts import write_pages

GAMES = Path(__file__).resolve().parent.parent / "tests" / "games"


def tables(game: Game) -> Iterator[Setup]:
    file = GAMES / game.name / "replays" / "tables.toml"
    for table in tomllib.loads(file.read_text(encoding="utf-8"))["table"]:
        yield set_up(game.offer, table["mode"], table["seats"], table["options"], table.get("scenario", ""))


def record(game: Game, number: int, setup: Setup) -> Match:
    """A game of good bots, with a random one among them now and then."""
    match = Match(game, game.new(setup), Fate(1000 + number))
    seats = range(len(setup.seats))
    kinds = ["random" if (number + seat) % 4 == 3 and len(seats) > 1 else good_bot(game.name) for seat in seats]
    bots = [make_bot(kind, game.name, number * 10 + seat) for seat, kind in enumerate(kinds)]
    while not match.over:
        seat = min([seat for seat, ask in match.asks.items() if not ask.standby])
        match.answer(seat, bots[seat].answer(project(match.state, seat), match.asks[seat]))
    return match


def named(setup: Setup) -> str:
    return "-".join([setup.mode, *([setup.scenario] if setup.scenario else []), str(len(setup.seats))])


def fingerprint(match: Match) -> str:
    """The whole table at the end, in short."""
    return hashlib.sha256(msgspec.json.encode(match.state.row())).hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("numbers", nargs="*", type=int, help="record only these anew (default: all)")
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    folder = GAMES / game.name / "replays"
    for old in folder.glob("*" + SUFFIX):
        if not arguments.numbers or int(old.name[:2]) in arguments.numbers:
            old.unlink()
    for number, setup in enumerate(tables(game)):
        if arguments.numbers and number not in arguments.numbers:
            continue
        match = record(game, number, setup)
        results = match.game.results(match.state)
        path = folder / f"{number:02d}-{named(setup)}{SUFFIX}"
        write(match, path, {"results": results, "end": fingerprint(match), "events": len(match.happened)})
        print(f"{path.name}: {len(match.journal)} entries, {results['ending']}, winners {results['winners']}")
    write_pages(game)


if __name__ == "__main__":
    main()
