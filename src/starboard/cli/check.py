"""`starboard check`: ledgers, rulings, content and texts, with file, entry and field of whatever is wrong.

With a game or a file it looks at scenarios instead (`check_scenario`).
"""

import argparse
from collections.abc import Iterator

from starboard.cli import check_scenario
from starboard.cli.language import find_texts
from starboard.games.folders import part_of
from starboard.games.registry import GAMES
from starboard.kernel.errors import BrokenContent
from starboard.lint.check import lint_problems
from starboard.lint.languages import translation_gaps
from starboard.rules.ledger import LEDGERS, ledger, ledgers
from starboard.rules.rulings import rulings
from starboard.rules.translations import translation_problems
from starboard.texts import LANGUAGES, Texts

SHOWN = 40
FAILED = 1


def run(args: argparse.Namespace) -> int:
    texts = find_texts(args.lang)
    if args.game or args.mission:
        return check_scenario.run(args, texts)
    try:
        lines = list(summary(texts))
        found = [*content_problems(texts), *translation_gaps(), *translation_problems(), *lint_problems()]
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
        checks = part_of(game, "checks")
        for kind, count in checks.content_counts().items() if checks else ():
            yield texts.text("cli-check-content", game=GAMES[game].title, kind=kind, count=count)
    yield texts.text("cli-check-languages", languages=", ".join(LANGUAGES))


def content_problems(texts: Texts) -> Iterator[str]:
    """What each game finds wrong with its own box (`games/<game>/checks.py`)."""
    for game in GAMES:
        checks = part_of(game, "checks")
        if checks is not None:
            yield from checks.content_problems(texts)
