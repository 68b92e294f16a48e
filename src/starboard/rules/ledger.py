"""The rules ledger: every rule of a game as one entry with an id that never changes meaning."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec

from starboard.games.folders import folders
from starboard.kernel.errors import Unknown
from starboard.rules.entries import broken, read_document, read_entries, read_table

RULES, RULINGS = "rules.toml", "rulings.toml"


def _found() -> Iterator[tuple[str, Path]]:
    """A game's ledger is called like the game; a further one (`ledger/ship.toml`) also has a name of its own."""
    for game, folder in folders().items():
        files = sorted(file for file in (folder / "ledger").glob("*.toml") if file.name != RULINGS)
        for file in sorted(files, key=lambda file: file.name != RULES):
            yield (game if file.name == RULES else f"{game}-{file.stem}"), file


# What a ledger is called in the product, and its file.
LEDGERS: Mapping[str, Path] = MappingProxyType(dict(_found()))

RuleId = Annotated[str, msgspec.Meta(pattern=r"^[A-Z]+-[A-Z]+-[0-9]{2,}$")]
OptionId = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Words = Annotated[str, msgspec.Meta(min_length=1)]


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One atomic, testable rule, in our own words."""

    id: RuleId
    title: Words
    text: Words
    source: Literal["seed", "public", "authored"]
    confidence: Literal["high", "medium", "low"] | None = None
    see: tuple[RuleId, ...] = ()
    owner: tuple[RuleId, ...] = ()
    """Rules of the companion ledger that own the facts this one restates."""
    options: tuple[OptionId, ...] = ()
    """The options whose reading the text gives too, under the title that players see."""
    ruling: bool = False
    """The rulebook is silent or contradicts itself here; this is the project's decision."""
    retired: bool = False
    """Obsolete, kept only so that the id is never used again."""

    def __post_init__(self) -> None:
        if (self.source == "public") != (self.confidence is not None):
            raise ValueError("field `confidence` goes with source public, and only with it")

    @property
    def chapter(self) -> str:
        """WALK for ABC-WALK-06."""
        return self.id.split("-")[1]


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    game: Words
    complete: bool = False
    """The game is finished: every rule has a test, or the build fails."""
    rule_count: int
    """Entries in the file, retired ones included: what is lost in an edit is noticed."""


@dataclass(frozen=True, eq=False)
class Ledger:
    """All rules of one ledger, in the order of its file."""

    name: str
    rules: tuple[Rule, ...]
    lang: str = "en"
    """The language its titles and texts are in."""
    complete: bool = False
    """Every rule of it is played, and has a test."""

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._by_id

    def __getitem__(self, rule_id: str) -> Rule:
        if rule_id not in self._by_id:
            raise Unknown("rule", rule_id, self._near(rule_id))
        return self._by_id[rule_id]

    @property
    def prefix(self) -> str:
        """ABC for ABC-WALK-06; every ledger has its own."""
        return self.rules[0].id.partition("-")[0]

    @cached_property
    def current(self) -> tuple[Rule, ...]:
        """The rules in force: all but the retired."""
        return tuple(rule for rule in self.rules if not rule.retired)

    @cached_property
    def chapters(self) -> Mapping[str, tuple[Rule, ...]]:
        """The rules in force by chapter, for a table of contents."""
        chapters: dict[str, list[Rule]] = {}
        for rule in self.current:
            chapters.setdefault(rule.chapter, []).append(rule)
        return MappingProxyType({name: tuple(rules) for name, rules in chapters.items()})

    def related(self, rule_id: str) -> tuple[Rule, ...]:
        """What the rule points at, then what points at it, each once."""
        pointed_at = self[rule_id].see
        pointing = tuple(rule.id for rule in self.rules if rule_id in rule.see)
        return tuple(self[other] for other in dict.fromkeys(pointed_at + pointing))

    def _near(self, rule_id: str) -> list[str]:
        """The ids of the same chapter; without one, the chapters."""
        chapter = rule_id.rpartition("-")[0]
        near = [rule.id for rule in self.rules if rule.id.rpartition("-")[0] == chapter]
        return near or list(dict.fromkeys(rule.id.rpartition("-")[0] for rule in self.rules))

    @cached_property
    def _by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rules}


def read_ledger(name: str, file: Path) -> Ledger:
    """Read one ledger file and refuse it, naming entry and field, when it is broken."""
    document = read_document(file)
    meta = read_table(file, document, "meta", Meta)
    rules = read_entries(file, document, "rule", Rule)
    if meta.rule_count != len(rules):
        raise broken(file, "meta", "rule_count", f"says {meta.rule_count}, but there are {len(rules)} rules")
    known = {rule.id for rule in rules}
    for rule in rules:
        if rule.id.partition("-")[0] != rules[0].id.partition("-")[0]:
            raise broken(file, rule.id, "id", f"does not begin like {rules[0].id}")
        _check_references(file, rule, "see", rule.see, known)
    return Ledger(name, rules, complete=meta.complete)


@cache
def ledger(name: str) -> Ledger:
    """One of the product's ledgers, by its name in LEDGERS."""
    if name not in LEDGERS:
        raise Unknown("ledger", name, list(LEDGERS))
    return read_ledger(name, LEDGERS[name])


@cache
def ledgers() -> tuple[Ledger, ...]:
    """All ledgers, with what they say of each other checked."""
    every = tuple(ledger(name) for name in LEDGERS)
    known = {rule.id for one in every for rule in one}
    for one in every:
        for rule in one:
            _check_references(LEDGERS[one.name], rule, "owner", rule.owner, known)
    return every


def find_rule(rule_id: str) -> Rule:
    """A rule of any ledger."""
    every = ledgers()
    prefix = rule_id.partition("-")[0]
    for one in every:
        if one.prefix == prefix:
            return one[rule_id]
    raise Unknown("rule", rule_id, [f"{one.prefix}-…" for one in every])


def _check_references(file: Path, rule: Rule, field: str, ids: tuple[str, ...], known: set[str]) -> None:
    for other in ids:
        if other not in known:
            raise broken(file, rule.id, field, f"names {other}, which is no rule")
