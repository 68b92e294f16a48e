"""The rules as part of the product: the ledgers, their look-up and search, and the rulings on open questions."""

from starboard.rules.ledger import LEDGERS, Ledger, Rule, find_rule, ledger, ledgers
from starboard.rules.rulings import Readings, Ruling, rulings
from starboard.rules.search import search
from starboard.rules.translations import translated, translated_rulings, translation_problems

__all__ = [
    "LEDGERS",
    "Ledger",
    "Readings",
    "Rule",
    "Ruling",
    "find_rule",
    "ledger",
    "ledgers",
    "rulings",
    "search",
    "translated",
    "translated_rulings",
    "translation_problems",
]
