"""Full-text search over a ledger: type a few words, or a rule id, and get the likeliest rules first."""

import math
from collections import Counter
from dataclasses import dataclass
from functools import cache

from starboard.rules.ledger import Ledger, Rule
from starboard.rules.stems import telling_words, words

TITLE_WEIGHT = 4  # a word in the title says what the rule is about; in the text it may only be mentioned
SHORTEST_PREFIX = 3  # from here on a word still being typed matches the words it begins
PREFIX_WEIGHT = 0.5


@dataclass(frozen=True)
class Index:
    rules: tuple[Rule, ...]
    weights: tuple[dict[str, float], ...]
    """For every rule, how much each of its words says about it."""
    rules_with: Counter[str]

    def rarity(self, word: str) -> float:
        return math.log(1 + len(self.rules) / self.rules_with[word])


def search(ledger: Ledger, query: str, limit: int = 10) -> list[Rule]:
    """The rules in force that best answer the query, best first; equally good ones in ledger order."""
    index = _index(ledger)
    wanted = list(dict.fromkeys(telling_words(query, ledger.lang)))
    if named := _named(index, query):
        return named[:limit]
    scored = [(_score(index, number, wanted), number) for number in range(len(index.rules))]
    found = sorted((-score, number) for score, number in scored if score > 0)
    return [index.rules[number] for _, number in found[:limit]]


def _named(index: Index, query: str) -> list[Rule]:
    """ABC-WALK-06 is that rule, ABC-WALK its chapter."""
    start = query.strip().upper()
    if "-" not in start:
        return []
    return [rule for rule in index.rules if rule.id == start or rule.id.startswith(start.rstrip("-") + "-")]


def _score(index: Index, number: int, wanted: list[str]) -> float:
    """Rare words count more, and a rule that has all of them beats one that repeats a single one."""
    gains = [_gain(index, number, word) for word in wanted]
    found = sum(gain > 0 for gain in gains)
    return sum(gains) * found**2


def _gain(index: Index, number: int, word: str) -> float:
    weights = index.weights[number]
    if word in weights:
        return weights[word] * index.rarity(word)
    if len(word) < SHORTEST_PREFIX:
        return 0.0
    begun = (weights[other] * index.rarity(other) for other in weights if other.startswith(word))
    return PREFIX_WEIGHT * max(begun, default=0.0)


@cache
def _index(ledger: Ledger) -> Index:
    weights = tuple(_weights(rule, ledger.lang) for rule in ledger.current)
    rules_with = Counter(word for of_rule in weights for word in of_rule)
    return Index(ledger.current, weights, rules_with)


def _weights(rule: Rule, lang: str) -> dict[str, float]:
    title, text, chapter = set(words(rule.title, lang)), Counter(words(rule.text, lang)), set(words(rule.chapter, lang))
    # The third mention of a word says little more than the second, and long texts mention many.
    length = 1 + math.log(1 + text.total() / 40)
    return {
        word: TITLE_WEIGHT * (word in title) + (word in chapter) + math.sqrt(text[word]) / length
        for word in title | chapter | set(text)
    }
