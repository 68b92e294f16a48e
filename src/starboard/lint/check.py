"""All linters over all texts: what `starboard check` adds to what is missing or does not parse."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from starboard.games.folders import part_of
from starboard.games.registry import GAMES
from starboard.lint.forms import form_problems, idle_grammar
from starboard.lint.lengths import budgets, length_problems
from starboard.lint.numbers import number_problems
from starboard.lint.patterns import Entry, counted_in, entries
from starboard.lint.rule_texts import rule_text_problems
from starboard.lint.typography import typography_problems
from starboard.texts import LANGUAGES, game_locales


def lint_problems() -> list[str]:
    """Everything a careful reader would mark, each in a line."""
    found = list(rule_text_problems(GAMES))
    every = {lang: entries(lang) for lang in LANGUAGES}
    counted = _counted(every)
    most = budgets(*[_of(game, "SHORT") for game in GAMES])
    for lang, mine in every.items():
        steady = frozenset(word for game in GAMES for word in _of(game, "STEADY").get(lang, ()))
        for entry in mine:
            found += typography_problems(entry)
            found += number_problems(entry, counted[entry.key], steady)
            found += length_problems(entry, most)
        found += idle_grammar(mine)
        found += _forms(lang, mine)
    return found


def _counted(every: Mapping[str, list[Entry]]) -> dict[str, set[str]]:
    """By key, the variables that some language counts by."""
    found: dict[str, set[str]] = defaultdict(set)
    for mine in every.values():
        for entry in mine:
            found[entry.key] |= counted_in(entry)
    return found


def _forms(lang: str, every: list[Entry]) -> Iterator[str]:
    for game, place in game_locales().items():
        own = entries(lang, sorted((place / lang).glob("*.ftl")))
        yield from form_problems(own, every, _of(game, "NAMED_BY"))


def _of(game: str, name: str) -> Mapping[str, Any]:
    """What the game declares about its words in its `checks`, if it declares it."""
    checks = part_of(game, "checks")
    found: Mapping[str, Any] = getattr(checks, name, {}) if checks else {}
    return found
