"""Quotes, apostrophes, dots and spaces as each language writes them."""

import re
from collections.abc import Iterator

from starboard.lint.patterns import Entry, neighbours, texts_of, variable

NBSP = "\u00a0"
QUOTES = {"en": "“”", "it": "«»", "de": "„“", "cs": "„“"}
ALL_QUOTES = "“”„«»‹›‚‘"
NUMBER_SIGNS = {"it": "n.", "de": "Nr.", "cs": "č."}  # what stands before a number and keeps it in the line
UNITS = ("s", "h", "Std.")


def typography_problems(entry: Entry) -> Iterator[str]:
    for text in texts_of(entry):
        yield from _quotes(entry, text)
        yield from _dots(entry, text)
        yield from _spaces(entry, text)
    yield from _spaces_around_variables(entry)


def _quotes(entry: Entry, text: str) -> Iterator[str]:
    for straight in sorted(set("'\"") & set(text)):
        yield entry.problem(f"has the straight quote {straight}")
    for foreign in sorted(set(ALL_QUOTES) - set(QUOTES[entry.lang]) & set(ALL_QUOTES)):
        if foreign in text:
            yield entry.problem(f"has the quote {foreign} of another language")


def _dots(entry: Entry, text: str) -> Iterator[str]:
    if "..." in text:
        yield entry.problem("has three dots instead of …")
    ends = re.search(r"\w( ?|\u00a0)…(?=$|[?)\n])", text)  # at the end of what is said, not between two words
    if ends and entry.lang == "de" and ends[1] != NBSP:
        yield entry.problem("needs a non-breaking space before …")
    if ends and entry.lang != "de" and ends[1]:
        yield entry.problem("has a space before …")


def _spaces(entry: Entry, text: str) -> Iterator[str]:
    if entry.lang == "en":
        if re.search(r"\d[ \u00a0]%", text):
            yield entry.problem("has a space before %")
    elif re.search(r"\d ?%", text) and not re.search(r"95-%|95%", text):
        yield entry.problem("needs a non-breaking space before %")
    sign = NUMBER_SIGNS.get(entry.lang)
    if sign and re.search(rf"(?<!\w){re.escape(sign)} \d", text):
        yield entry.problem(f"needs a non-breaking space behind {sign}")


def _spaces_around_variables(entry: Entry) -> Iterator[str]:
    sign = NUMBER_SIGNS.get(entry.lang)
    for before, placeable, behind in neighbours(entry):
        if sign and before.endswith(f"{sign} "):
            yield entry.problem(f"needs a non-breaking space behind {sign}")
        if behind.startswith(" %") or (behind.startswith("%") and entry.lang != "en"):
            yield entry.problem("needs a non-breaking space before %")
        if behind.startswith(("\u00a0%", " %")) and entry.lang == "en":
            yield entry.problem("has a space before %")
        unit = re.match(r" (\S+?)(?=[\s,;:)(]|$)", behind)
        if variable(placeable) and unit and unit[1] in UNITS:
            yield entry.problem(f"needs a non-breaking space before the unit {unit[1]}")
