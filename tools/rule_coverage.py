"""Rule coverage: which rules of the ledgers a test exercises, which are exempt, and which are missing.

A test says what it exercises with @pytest.mark.rule("ABC-WALK-06", ...). Only tests that are really collected count,
and only those that always run: one marked skip, skipif or xfail proves nothing on some machine. The ledgers are those
of the games that the tests themselves meet, so they are looked for only when the tests have been collected.
"""

import argparse
import contextlib
import io
import os
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from starboard.rules.ledger import Ledger

ROOT = Path(__file__).resolve().parent.parent
UNPROVEN = ("skip", "skipif", "xfail")


@dataclass
class Marks:
    """A pytest plugin that notes the rule ids on the collected tests."""

    tests_of: dict[str, list[str]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            marks = list(item.iter_markers("rule"))
            if any(not mark.args or mark.kwargs for mark in marks):
                self.problems.append(f"{item.nodeid}: the mark `rule` wants one or more rule ids")
            if not any(item.get_closest_marker(name) for name in UNPROVEN):
                self._note(item.nodeid, [str(rule) for mark in marks for rule in mark.args])

    def _note(self, test: str, rules: Iterable[str]) -> None:
        for rule in rules:
            self.tests_of.setdefault(rule, []).append(test)


@dataclass(frozen=True)
class Coverage:
    """How far the tests reach into one ledger."""

    ledger: "Ledger"
    covered: frozenset[str]
    exempt: frozenset[str]

    @property
    def line(self) -> str:
        total = len(self.ledger.current)
        return f"{self.ledger.name} covered={len(self.covered)} exempt={len(self.exempt)} total={total}"

    @property
    def missing(self) -> list[str]:
        return [rule.id for rule in self.ledger.current if rule.id not in self.covered | self.exempt]


def coverage(ledger: "Ledger", marked: Iterable[str], exempt: Iterable[str]) -> Coverage:
    current = {rule.id for rule in ledger.current}
    return Coverage(ledger, frozenset(current & set(marked)), frozenset(current & set(exempt)))


def contradictions(
    every: Iterable["Ledger"], tests_of: Mapping[str, list[str]], exempt: Mapping[str, str]
) -> list[str]:
    """What is wrong whatever the coverage: ids that are no rule, and exemptions that excuse nothing."""
    current = {rule.id for ledger in every for rule in ledger.current}
    unknown = [
        f"{tests[0]}: the mark names {rule}, which is unknown or retired"
        for rule, tests in tests_of.items()
        if rule not in current
    ]
    idle = [f"rules_exempt.toml: {rule} is unknown or retired" for rule in exempt if rule not in current]
    both = [f"rules_exempt.toml: {rule} is covered by {tests_of[rule][0]}" for rule in exempt if rule in tests_of]
    empty = [f"rules_exempt.toml: {rule} has no reason" for rule, reason in exempt.items() if not reason.strip()]
    return unknown + idle + both + empty


def collect(tests: Path) -> Marks:
    """Let pytest collect the tests without running them; its own words are shown only when it fails."""
    marks, output = Marks(), io.StringIO()
    options = ["--collect-only", "--quiet", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml")]
    with contextlib.redirect_stdout(output):
        code = pytest.main([*options, "--rootdir", str(ROOT), str(tests)], plugins=[marks])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        marks.problems.append(f"the tests cannot be collected:\n{output.getvalue()}")
    return marks


def read_exemptions(file: Path) -> dict[str, str]:
    entries = tomllib.loads(file.read_text(encoding="utf-8"))
    return {rule: reason if isinstance(reason, str) else "" for rule, reason in entries.items()}


def missing_by_chapter(found: Coverage) -> Iterator[str]:
    missing = set(found.missing)
    for chapter, rules in found.ledger.chapters.items():
        gaps = [rule for rule in rules if rule.id in missing]
        if gaps:
            yield f"\nmissing in {found.ledger.name}, {chapter} ({len(gaps)} of {len(rules)}):"
            yield from (f"  {rule.id}  {rule.title}" for rule in gaps)


def report(found: Iterable[Coverage], problems: Iterable[str]) -> tuple[str, bool]:
    """The text to show, and whether the gate holds."""
    found, problems = list(found), list(problems)
    gated = [one for one in found if one.ledger.complete]
    lines = [one.line for one in found]
    lines += [line for one in gated for line in missing_by_chapter(one)]
    lines += ["", *problems] if problems else []
    return "\n".join(lines), not problems and not any(one.missing for one in gated)


def main() -> int:
    parser = argparse.ArgumentParser(description="Which rules of the ledgers a test exercises.")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests", help="folder or file of the tests")
    parser.add_argument("--exempt", type=Path, help="rules without a test (default: each game's rules_exempt.toml)")
    asked = parser.parse_args()

    files = [asked.exempt] if asked.exempt else sorted(asked.tests.glob("games/*/rules_exempt.toml"))
    exempt = {rule: reason for file in files for rule, reason in read_exemptions(file).items()}
    marks = collect(asked.tests)
    every = found_ledgers()
    found = [coverage(ledger, marks.tests_of, exempt) for ledger in every]
    text, holds = report(found, marks.problems + contradictions(every, marks.tests_of, exempt))
    show(text)
    return 0 if holds else 1


def found_ledgers() -> tuple["Ledger", ...]:
    from starboard.rules.ledger import ledgers

    return ledgers()


def show(text: str) -> None:
    try:
        print(text, flush=True)
    except BrokenPipeError:  # `make rules | head` has read enough; keep Python from complaining about it at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
