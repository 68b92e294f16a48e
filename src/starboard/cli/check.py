"""`starboard check`: ledgers, rulings, content and texts, with file, entry and field of whatever is wrong."""

import argparse
from collections.abc import Iterator

from starboard.cli.nemesis_check import content_counts, content_problems
from starboard.games.registry import GAMES
from starboard.kernel.errors import BrokenContent
from starboard.rules import LEDGERS, ledger, ledgers, rulings, translation_problems
from starboard.texts import LANGUAGES, Texts, problems

SHOWN = 40
FAILED = 1


def run(args: argparse.Namespace) -> int:
    texts = Texts("en")
    try:
        lines = list(summary(texts))
        found = [*content_problems(texts), *problems(), *translation_problems()]
    except BrokenContent as error:
        print(texts.text("cli-check-broken", count=1))
        print(f"  {error}")
        return FAILED
    print("\n".join(lines))
    if not found:
        print(texts.text("cli-check-fine"))
        return 0
    print(texts.text("cli-check-broken", count=len(found)))
    shown = found if args.all else found[:SHOWN]
    print("\n".join(f"  {problem}" for problem in shown))
    if len(shown) < len(found):
        print(texts.text("cli-check-more", count=len(found) - len(shown)))
    return FAILED


def summary(texts: Texts) -> Iterator[str]:
    """What there is; reading it already refuses what is broken."""
    ledgers()
    for name in LEDGERS:
        yield texts.text("cli-check-ledger", name=name, count=len(ledger(name).current))
    for game in GAMES:
        yield texts.text("cli-check-rulings", name=game, count=len(rulings(game)))
    for kind, count in content_counts().items():
        yield texts.text("cli-check-content", kind=kind, count=count)
    yield texts.text("cli-check-languages", languages=", ".join(LANGUAGES))
