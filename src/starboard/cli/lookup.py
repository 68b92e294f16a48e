"""Rules by id or by words, from the ledgers."""

from starboard.kernel.errors import Unknown
from starboard.rules import LEDGERS, Ledger, Rule, find_rule, ledger, search
from starboard.texts import Texts

MOST_FOUND = 8


def rule_lines(texts: Texts, words: str, names: tuple[str, ...] = tuple(LEDGERS)) -> list[str]:
    """One rule in full, or the likeliest ones for the words; `Unknown` for an id that does not exist."""
    words = words.strip()
    if is_rule_id(words):
        return one_rule(texts, find_rule(words.upper()))
    found = [rule for name in names for rule in search(ledger(name), words, MOST_FOUND)][:MOST_FOUND]
    if not found:
        return [texts.text("cli-rules-nothing", words=words)]
    if len(found) == 1:
        return one_rule(texts, found[0])
    return [f"{rule.id}  {rule.title}\n    {rule.text}" for rule in found]


def is_rule_id(words: str) -> bool:
    prefix, _, rest = words.upper().partition("-")
    return bool(rest) and rest[-1:].isdigit() and any(prefix == ledger(name).prefix for name in LEDGERS)


def one_rule(texts: Texts, rule: Rule) -> list[str]:
    """Its title and text, and the rules around it."""
    lines = [f"{rule.id}  {rule.title}", f"    {rule.text}"]
    related = [f"{other.id} {other.title}" for other in ledger_of(rule).related(rule.id)]
    if related:
        lines.append("    " + texts.text("cli-rules-see", rules="; ".join(related)))
    return lines


def ledger_of(rule: Rule) -> Ledger:
    for name in LEDGERS:
        if rule.id in ledger(name):
            return ledger(name)
    raise Unknown("rule", rule.id, [])


def contents(texts: Texts, names: tuple[str, ...] = tuple(LEDGERS)) -> list[str]:
    """The chapters of every ledger, for those who do not know what to look for."""
    lines = []
    for name in names:
        book = ledger(name)
        lines.append(texts.text("cli-rules-ledger", name=name, count=len(book.current)))
        lines += [f"    {book.prefix}-{chapter} ({len(rules)})" for chapter, rules in book.chapters.items()]
    return lines
