"""What stands on a button is short in every language: where it is not, it is cut off or breaks the line."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import ast

from starboard.lint.patterns import Entry

# The client's sources, which lie beside the package in a checkout; an installed package has none to look at.
CLIENT = Path(__file__).parents[3] / "web" / "src"

BUTTON, TAB = 34, 13  # letters
VARIABLE = 6  # about how long a number or a short name is

# An opening tag with its attributes, whose values are strings or (nested) braces, then what is on the button.
_ATTRIBUTES = r'(?:[^>"{]|"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}|=>)*'
_BUTTON = re.compile(rf"<(Button|button)\b{_ATTRIBUTES}(?<!/)>(.*?)</\1>", re.DOTALL)
_MESSAGE = re.compile(r'(?<!\w)t\("(web-[a-z0-9-]+)"')
_LONGER = re.compile(r"<(p|small|dd|li)\b.*?</\1>", re.DOTALL)  # lines of their own on a large button
_SPOKEN = re.compile(r'\b(?:aria-label|title|label)=\{[^}]*\}+|<span class="vh">.*?</span>', re.DOTALL)


def on_buttons(client: Path = CLIENT) -> set[str]:
    """The messages that the client shows on buttons, as far as its sources name them."""
    sources = [file.read_text(encoding="utf-8") for file in client.rglob("*.svelte")]
    shown = [match[2] for source in sources for match in _BUTTON.finditer(source)]
    return {message for text in shown for message in _MESSAGE.findall(_SPOKEN.sub("", _LONGER.sub("", text)))}


def budgets(*of_games: Mapping[str, int]) -> dict[str, int]:
    """The most letters of messages, by the whole id or by its beginning, which ends with a hyphen."""
    found = dict.fromkeys(on_buttons(), BUTTON) | {"web-play-tab-": TAB}
    for own in of_games:
        found.update(own)
    return found


def length_problems(entry: Entry, most: Mapping[str, int]) -> Iterator[str]:
    if entry.attribute:
        return
    starts = [start for start in most if start.endswith("-") and entry.message.startswith(start)]
    limit = most.get(entry.message, most[starts[0]] if starts else 0)
    length = longest(entry.pattern)
    if limit and length > limit:
        yield entry.problem(f"has {length} letters, and {limit} fit")


def longest(pattern: ast.Pattern) -> int:
    """The letters with the longest variants; a variable counts as a short name."""
    return sum([_longest(element) for element in pattern.elements])


def _longest(element: ast.TextElement | ast.Placeable) -> int:
    if isinstance(element, ast.TextElement):
        return len(element.value or "")
    shown = element.expression
    if isinstance(shown, ast.SelectExpression):
        return max(longest(variant.value) for variant in shown.variants)
    return len(shown.value) if isinstance(shown, ast.StringLiteral) else VARIABLE
