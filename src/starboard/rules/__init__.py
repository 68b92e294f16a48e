"""The rules as part of the product: the ledgers, their look-up and search, and the rulings on open questions."""

from starboard.rules.ledger import LEDGERS, Ledger, Rule, find_rule, ledger, ledgers
from starboard.rules.rulings import Readings, Ruling, rulings
from starboard.rules.search import search

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
]
