"""Numbers in sentences: counted words need their plurals, and Czech prepositions change with the number behind them."""

import re
from collections.abc import Iterator, Mapping

from starboard.lint.patterns import Entry, counted_in, form_of, neighbours, variable

# Variables that always count something.
COUNTS = ("count", "games", "rows", "seconds", "minutes")

# Words behind a number that are the same for every number, or do not belong to it.
STEADY: Mapping[str, frozenset[str]] = {
    "en": frozenset(["of", "to", "and", "or", "more", "in", "on", "by", "for", "at", "are", "is", "chosen", "further"]),
    "it": frozenset(["di", "da", "a", "e", "o", "su", "in", "per", "con", "al", "alla"]),
    "de": frozenset(["von", "bis", "und", "oder", "in", "an", "für", "im", "zu", "gewählt", "weitere", "Std"]),
    "cs": frozenset(["z", "ze", "až", "a", "i", "nebo", "na", "za", "do", "rozhodnutí"]),
}
CHANGING_PREPOSITION = re.compile(r"(?:^|[\s(„])([zvskZVSK])[ \u00a0]$")
ANYTHING = ("path", "file", "address")  # what nobody reads aloud


def number_problems(entry: Entry, counted: set[str], steady: frozenset[str] = frozenset()) -> Iterator[str]:
    """`counted`: what any language counts by in this message; `steady`: words of the game that have no plural."""
    yield from _uncounted(entry, counted, STEADY[entry.lang] | steady)
    if entry.lang == "cs":
        yield from _prepositions(entry)


def _uncounted(entry: Entry, counted: set[str], steady: frozenset[str]) -> Iterator[str]:
    here = counted_in(entry)
    for _, placeable, behind in neighbours(entry):
        name = variable(placeable)
        word = re.match(r"[ \u00a0]([^\W\d_]{2,})", behind)
        if name and name not in here and (name in counted or name in COUNTS) and word and word[1] not in steady:
            yield entry.problem(f"counts “{word[1]}” by ${name} without a plural")


def _prepositions(entry: Entry) -> Iterator[str]:
    """z 2, but ze 3; v 5, but ve 4: a form of the name has the preposition in it, a number is written 2/3."""
    for before, placeable, _ in neighbours(entry):
        found = CHANGING_PREPOSITION.search(before)
        name = variable(placeable) or form_of(placeable)[0]
        if found and name and name not in ANYTHING:
            yield entry.problem(f"has the preposition {found[1]} before ${name}, which may need {found[1]}e")
