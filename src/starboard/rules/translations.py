"""The ledgers and rulings in a reader's language; what a translation lacks is said in English."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec

from starboard.games.folders import folders
from starboard.kernel.errors import BrokenContent
from starboard.rules.entries import broken, read_document, read_table
from starboard.rules.ledger import LEDGERS, RULINGS, Ledger, Rule, Words, ledger
from starboard.rules.rulings import Readings, Ruling, rulings


class RuleWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of a rule; everything else about it is the same in every language."""

    title: Words
    text: Words


class RulingWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    question: Words
    off: Words
    on: Words


@cache
def translated(name: str, lang: str) -> Ledger:
    """A ledger in a language, rule by rule."""
    english = ledger(name)
    said = rule_words(ledger_file(name, lang)) if lang in languages() else {}
    if not said:
        return english
    return replace(english, rules=tuple(_in_words(rule, said.get(rule.id)) for rule in english), lang=lang)


@cache
def translated_rulings(game: str, lang: str) -> tuple[Ruling, ...]:
    """The rulings of a game in a language, one by one."""
    said = ruling_words(rulings_file(game, lang)) if game in LEDGERS and lang in languages() else {}
    return tuple(_in_other_words(ruling, said.get(ruling.id)) for ruling in rulings(game))


def languages(ledgers: Mapping[str, Path] = LEDGERS) -> list[str]:
    """Those that somebody has translated into: a folder of each beside the ledger."""
    return sorted({path.name for file in ledgers.values() for path in file.parent.iterdir() if path.is_dir()})


def ledger_file(name: str, lang: str, ledgers: Mapping[str, Path] = LEDGERS) -> Path:
    return ledgers[name].parent / lang / ledgers[name].name


def rulings_file(game: str, lang: str, ledgers: Mapping[str, Path] = LEDGERS) -> Path:
    return ledgers[game].parent / lang / RULINGS


def rule_words(file: Path) -> dict[str, RuleWords]:
    """The translated rules by id; none where there is no file."""
    document = read_document(file) if file.exists() else {}
    return {rule_id: read_table(file, document, rule_id, RuleWords) for rule_id in document}


def ruling_words(file: Path) -> dict[str, RulingWords]:
    document = read_document(file) if file.exists() else {}
    return {option: read_table(file, document, option, RulingWords) for option in document}


def _in_words(rule: Rule, words: RuleWords | None) -> Rule:
    return msgspec.structs.replace(rule, title=words.title, text=words.text) if words else rule


def _in_other_words(ruling: Ruling, words: RulingWords | None) -> Ruling:
    if words is None:
        return ruling
    return msgspec.structs.replace(ruling, question=words.question, readings=Readings(words.off, words.on))


# --- What is wrong with the translations ---


def translation_problems(ledgers: Mapping[str, Path] = LEDGERS) -> list[str]:
    """Everything a translator should look at again, by file, entry and field."""
    found: list[str] = []
    for lang in languages(ledgers):
        for name in _begun(ledgers):
            try:
                found += _ledger_problems(name, ledger_file(name, lang, ledgers))
                if name in folders():  # they lie beside the main one
                    found += _ruling_problems(name, rulings_file(name, lang, ledgers))
            except BrokenContent as error:
                found.append(str(error))
    return found


def _begun(ledgers: Mapping[str, Path]) -> list[str]:
    """The ledgers that any language has: then all should."""
    langs = languages(ledgers)
    return [name for name in ledgers if any(ledger_file(name, lang, ledgers).exists() for lang in langs)]


def _ledger_problems(name: str, file: Path) -> Iterator[str]:
    english = {rule.id: rule.text for rule in ledger(name).current}
    said = rule_words(file)
    yield from _other_ids(file, english, said)
    for rule_id, text in english.items():
        if rule_id in said:
            yield from _lost(file, rule_id, "text", text, said[rule_id].text)


def _ruling_problems(game: str, file: Path) -> Iterator[str]:
    english = {ruling.id: ruling for ruling in rulings(game)}
    said = ruling_words(file)
    yield from _other_ids(file, english, said)
    for option, one in english.items():
        if option in said:
            other = said[option]
            yield from _lost(file, option, "question", one.question, other.question)
            yield from _lost(file, option, "off", one.readings.off, other.off)
            yield from _lost(file, option, "on", one.readings.on, other.on)


def _other_ids(file: Path, english: Mapping[str, object], said: Mapping[str, object]) -> Iterator[str]:
    for missing in english:
        if missing not in said:
            yield str(broken(file, missing, "id", "is not translated"))
    for extra in said:
        if extra not in english:
            yield str(broken(file, extra, "id", "is not in English, or retired there"))


def _lost(file: Path, entry: str, field: str, english: str, said: str) -> Iterator[str]:
    """Facts of the English text that the translation does not have."""
    if english == said:
        yield str(broken(file, entry, field, "is still in English"))
    for fact in facts(english):
        if fact not in facts(said):
            yield str(broken(file, entry, field, f"does not say {fact}"))


def facts(text: str) -> list[str]:
    """What must survive a translation as it is: rule ids and numbers."""
    ids = re.findall(r"\b[A-Z]+-[A-Z]+-[0-9]{2,}\b", text)
    for word in ids:
        text = text.replace(word, " ")
    return list(dict.fromkeys([*ids, *re.findall(r"\d+", text)]))
