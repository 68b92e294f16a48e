"""Names in sentences: every name has each form that a sentence may ask it for."""

from collections.abc import Iterable, Iterator, Mapping

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from starboard.lint.patterns import Entry, forms_asked
from starboard.texts import OWN_GRAMMAR

NamedBy = Mapping[str, tuple[str, ...]]
"""What each variable can name: the beginnings of messages. A key "message.variable" is for that message alone."""


def form_problems(own: Iterable[Entry], every: Iterable[Entry], named_by: NamedBy) -> Iterator[str]:
    """What the sentences of a game (`own`) ask of names, of all texts of the language, that have no such form."""
    keys = {entry.key for entry in every}
    messages = sorted({entry.message for entry in every})
    endings = {entry.message: forms_asked(entry) for entry in every if entry.message.startswith(OWN_GRAMMAR)}
    told: set[str] = set()
    for entry in own:
        asked = forms_asked(entry).union(*[endings.get(message, set()) for message in references(entry)])
        for name, form in sorted(asked):
            starts = named_by.get(f"{entry.message}.{name}") or named_by.get(name)
            if starts is None:
                yield entry.problem(f"asks ${name} for a form, but the game does not say what ${name} can be")
                continue
            for message in messages:
                missing = f"{message}.form-{form}"
                if message.startswith(starts) and missing not in keys and missing not in told:
                    told.add(missing)
                    yield f"{entry.lang}: {message} has no form “{form}”, which {entry.key} asks for"


def idle_grammar(every: Iterable[Entry]) -> Iterator[str]:
    """Endings that no sentence refers to."""
    used = {message for entry in every for message in references(entry)}
    for entry in every:
        if entry.message.startswith(OWN_GRAMMAR) and entry.message not in used:
            yield entry.problem("is an ending that no sentence uses")


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


def references(entry: Entry) -> set[str]:
    """The other messages that the pattern refers to."""
    visitor = _References()
    visitor.visit(entry.pattern)
    return visitor.found
