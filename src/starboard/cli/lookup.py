"""Rules by id or by words, from the ledgers, in the reader's language."""

from starboard.kernel.errors import Unknown
from starboard.rules.ledger import LEDGERS, Ledger, Rule, find_rule, ledger
from starboard.rules.search import search
from starboard.rules.translations import translated
from starboard.texts import Texts

MOST_FOUND = 8
MOST_LETTERS = 200  # of what is looked for


def rule_lines(texts: Texts, words: str, names: tuple[str, ...] = tuple(LEDGERS)) -> list[str]:
    """One rule in full, or the likeliest ones for the words; `Unknown` for an id that does not exist."""
    words = words.strip()
    if is_rule_id(words):
        return one_rule(texts, find_rule(words.upper()))
    if chapter := chapter_of(texts, words):
        return [rule_in_short(rule) for rule in chapter]
    words = words[:MOST_LETTERS]
    found = [rule for name in names for rule in search(translated(name, texts.lang), words, MOST_FOUND)][:MOST_FOUND]
    if not found:
        return [texts.text("cli-rules-nothing", words=words)]
    if len(found) == 1:
        return one_rule(texts, found[0])
    return [rule_in_short(rule) for rule in found]


def rule_in_short(rule: Rule) -> str:
    return f"{rule.id}  {rule.title}\n    {rule.text}"


def chapter_of(texts: Texts, words: str) -> list[Rule]:
    """The rules of a chapter called like ABC-WALK; none if there is no such chapter."""
    prefix, _, chapter = words.upper().partition("-")
    books = [translated(name, texts.lang) for name in LEDGERS if ledger(name).prefix == prefix]
    return [rule for book in books for rule in book.chapters.get(chapter, ())]


def is_rule_id(words: str) -> bool:
    prefix, _, rest = words.upper().partition("-")
    return bool(rest) and rest[-1:].isdigit() and any(prefix == ledger(name).prefix for name in LEDGERS)


def one_rule(texts: Texts, rule: Rule) -> list[str]:
    """Its title and text, and the rules around it."""
    book = ledger_of(rule, texts.lang)
    lines = [f"{rule.id}  {book[rule.id].title}", f"    {book[rule.id].text}"]
    related = [f"{other.id} {other.title}" for other in book.related(rule.id)]
    if related:
        lines.append("    " + texts.text("cli-rules-see", rules="; ".join(related)))
    return lines


def ledger_of(rule: Rule, lang: str) -> Ledger:
    for name in LEDGERS:
        if rule.id in ledger(name):
            return translated(name, lang)
    raise Unknown("rule", rule.id, [])


def contents(texts: Texts, names: tuple[str, ...] = tuple(LEDGERS)) -> list[str]:
    """The chapters of every ledger, for those who do not know what to look for."""
    lines = []
    for name in names:
        book = ledger(name)
        lines.append(texts.text("cli-rules-ledger", name=name, count=len(book.current)))
        lines += [f"    {book.prefix}-{chapter} ({len(rules)})" for chapter, rules in book.chapters.items()]
    return lines
