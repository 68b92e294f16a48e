"""The languages beside each other: what one has and another lacks, lines that do not parse, ids given twice."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from starboard.texts import LANGUAGES, LOCALE, OWN_GRAMMAR, patterns, resources


def translation_gaps(languages: Iterable[str] = LANGUAGES, directory: Path = LOCALE) -> list[str]:
    """What is wrong with the translations, each in a line; English is always read, as the measure of the others."""
    wanted = ["en", *(lang for lang in languages if lang != "en")]
    english = _uses("en", directory)
    found: list[str] = []
    for lang in wanted:
        found += _misspelt(lang, directory)
        found += _differences(lang, _uses(lang, directory), english)
    return found


def _differences(lang: str, uses: "Uses", english: "Uses") -> Iterator[str]:
    for key in sorted(uses.keys() | english.keys()):
        # Each language has the grammatical forms and endings it needs.
        if ".form-" not in key and not key.startswith(OWN_GRAMMAR):
            if key not in uses:
                yield f"{lang}: {key} is missing"
                continue
            if key not in english:
                yield f"{lang}: {key} is not in English"
            elif not english[key].variables <= uses[key].variables <= english[key].given:
                yield f"{lang}: {key} uses {_named(uses[key].variables)}, English {_named(english[key].variables)}"
        for reference in sorted(uses[key].references - uses.keys() - english.keys()) if key in uses else ():
            yield f"{lang}: {key} refers to {reference}, which does not exist"


def _named(variables: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variables"


def _misspelt(lang: str, directory: Path) -> Iterator[str]:
    """Lines that are not Fluent, and ids given twice."""
    keys: Counter[str] = Counter()
    for file, resource in resources(lang, directory):
        keys.update(key for key, _ in patterns(resource))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                reasons = "; ".join(str(note.message) for note in entry.annotations or [])
                yield f"{lang}: {file} does not parse at {(entry.content or '').strip().splitlines()[0]!r}: {reasons}"
    yield from (f"{lang}: {key} is given {count} times" for key, count in sorted(keys.items()) if count > 1)


class _Use(Visitor):
    """The variables and the other messages that one pattern uses."""

    def __init__(self, declared: set[str]) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self._declared = declared

    @property
    def given(self) -> set[str]:
        """The variables that a translation may use: those of the pattern, and those its comment names beside them."""
        return self.variables | self._declared

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


Uses = dict[str, _Use]


def _uses(lang: str, directory: Path) -> Uses:
    uses: Uses = {}
    for _, resource in resources(lang, directory):
        declared = _declared(resource)
        for key, pattern in patterns(resource):
            uses[key] = _Use(declared[key.partition(".")[0]])
            uses[key].visit(pattern)
    return uses


def _declared(resource: ast.Resource) -> dict[str, set[str]]:
    """The variables that the comment right above each message speaks of."""
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    return {
        entry.id.name: set(re.findall(r"\$([a-z_]+)", entry.comment.content or "") if entry.comment else ())
        for entry in messages
    }
