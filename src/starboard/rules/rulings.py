"""Rulings: where the printed rules can be read in two ways, both readings and the one played by default."""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from starboard.games.folders import folders
from starboard.rules.entries import broken, read_document, read_entries
from starboard.rules.ledger import LEDGERS, RULINGS, Ledger, OptionId, RuleId, Words, ledger


class Readings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is true at the table with the option off, and with it on."""

    off: Words
    on: Words


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An open question about a rule; its id is also the name of the option at set-up."""

    id: OptionId
    rule: RuleId
    question: Words
    readings: Readings
    default: Literal["off", "on"]
    toggle: bool
    """Whether a table may choose the other reading at set-up."""
    in_ledger: bool = True
    """Whether the ledger itself names the option; false for a question found in play."""


def read_rulings(file: Path, of: Ledger) -> tuple[Ruling, ...]:
    """Read a file of rulings and refuse it where it disagrees with its ledger."""
    rulings = read_entries(file, read_document(file), "ruling", Ruling)
    named = {option: rule.id for rule in of.current for option in rule.options}
    for ruling in rulings:
        if ruling.rule not in of:
            raise broken(file, ruling.id, "rule", f"names {ruling.rule}, which is no rule")
        named_by = named.pop(ruling.id, None)
        if ruling.in_ledger and named_by != ruling.rule:
            raise broken(file, ruling.id, "rule", f"{ruling.rule} names no option {ruling.id}")
        if not ruling.in_ledger and named_by:
            raise broken(file, ruling.id, "in_ledger", f"{named_by} does name this option")
    for option, rule in named.items():
        raise broken(file, option, "id", f"{rule} names this option, but it has no [[ruling]]")
    return rulings


@cache
def rulings(game: str) -> tuple[Ruling, ...]:
    """The rulings of one game, in the order of its ledger; they lie beside its main one, a further one has none."""
    file = LEDGERS[game].with_name(RULINGS) if game in folders() and game in LEDGERS else Path()
    return read_rulings(file, ledger(game)) if file.is_file() else ()
