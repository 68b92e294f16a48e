"""The texts as their linters read them: each pattern with its key, and the pieces of text and variables in it."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from starboard.texts import parsed, text_files


@dataclass(frozen=True)
class Entry:
    """A value or an attribute of a message."""

    lang: str
    message: str
    attribute: str
    pattern: ast.Pattern

    @property
    def key(self) -> str:
        return f"{self.message}.{self.attribute}" if self.attribute else self.message

    def problem(self, what: str) -> str:
        return f"{self.lang}: {self.key} {what}"


def entries(lang: str, files: list[Path] | None = None) -> list[Entry]:
    """Every pattern of a language, of all its files or of these."""
    found: list[Entry] = []
    for path in text_files(lang) if files is None else files:
        for entry in parsed(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found.append(Entry(lang, entry.id.name, "", entry.value))
                found += [Entry(lang, entry.id.name, one.id.name, one.value) for one in entry.attributes]
    return found


def runs(pattern: ast.Pattern) -> Iterator[list[ast.TextElement | ast.Placeable]]:
    """The pattern and every variant in it, each as its line of elements."""
    yield list(pattern.elements)
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from runs(variant.value)


def neighbours(entry: Entry) -> Iterator[tuple[str, ast.Placeable, str]]:
    """Every placeable with the text before and behind it in its own line."""
    for line in runs(entry.pattern):
        for at, element in enumerate(line):
            if isinstance(element, ast.Placeable):
                before = line[at - 1] if at else None
                behind = line[at + 1] if at + 1 < len(line) else None
                yield _text(before), element, _text(behind)


def _text(element: object) -> str:
    return element.value or "" if isinstance(element, ast.TextElement) else ""


def texts_of(entry: Entry) -> list[str]:
    """The pieces of plain text: no variables, no literals in braces."""
    return [
        element.value or "" for line in runs(entry.pattern) for element in line if isinstance(element, ast.TextElement)
    ]


def variable(placeable: ast.Placeable) -> str:
    """The variable a placeable shows as it is, empty if it shows something else."""
    shown = placeable.expression
    return shown.id.name if isinstance(shown, ast.VariableReference) else ""


def form_of(placeable: ast.Placeable) -> tuple[str, str]:
    """The variable and the form of `{ FORM($who, "the") }`; empty ones for anything else."""
    shown = placeable.expression
    return form_call(shown) if isinstance(shown, ast.FunctionReference) else ("", "")


def form_call(call: ast.FunctionReference) -> tuple[str, str]:
    asked = call.arguments.positional if call.id.name == "FORM" else []
    name, form = asked if len(asked) == 2 else (None, None)
    if not isinstance(name, ast.VariableReference) or not isinstance(form, ast.StringLiteral):
        return "", ""
    return name.id.name, form.value


class _Forms(Visitor):
    def __init__(self) -> None:
        self.asked: set[tuple[str, str]] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.asked.add(form_call(node))


def forms_asked(entry: Entry) -> set[tuple[str, str]]:
    """Every variable and form that the pattern asks for by FORM, also to select by it."""
    visitor = _Forms()
    visitor.visit(entry.pattern)
    return visitor.asked - {("", "")}


PLURALS = {"zero", "one", "two", "few", "many"}


class _Counted(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        words = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        one = any(isinstance(variant.key, ast.NumberLiteral) and variant.key.value == "1" for variant in node.variants)
        if isinstance(node.selector, ast.VariableReference) and (one or words & PLURALS):
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def counted_in(entry: Entry) -> set[str]:
    """The variables that the pattern counts by: it has a variant for one, few or many of them."""
    visitor = _Counted()
    visitor.visit(entry.pattern)
    return visitor.found
