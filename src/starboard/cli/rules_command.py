"""`starboard rules`: the ledgers on the command line."""

import argparse
import sys

from rich.console import Console

from starboard.cli.language import find_texts
from starboard.cli.lookup import contents, rule_lines


def run(args: argparse.Namespace) -> int:
    texts = find_texts(args.lang)
    words = " ".join(args.words).strip()
    lines = rule_lines(texts, words) if words else contents(texts)
    if sys.stdout.isatty():
        for line in lines:
            Console().print(line, highlight=False, markup=False)
    else:
        print("\n".join(lines))
    return 0
