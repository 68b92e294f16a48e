"""Rule texts speak to players: options under the titles players see, and no word about how the table is made."""

import re
from collections.abc import Iterable, Iterator

from starboard.rules.ledger import LEDGERS, Ledger, ledger
from starboard.rules.rulings import rulings
from starboard.rules.translations import translated, translated_rulings
from starboard.texts import LANGUAGES, Texts

# Words of whoever writes the rules down, never of whoever plays by them.
WORKSHOP = {
    "en": r"\bledgers?\b|\bcompendium\b|\btranscription\b|\bthe engine must\b",
    "it": r"\bcompendi[oa]?\b|\btrascrizione\b",
    "de": r"Kompendium|Regelverzeichnis|\bAbschrift\b",
    "cs": r"\bkompendi\w+|\bpřepis\w*",
}


def rule_text_problems(games: Iterable[str], languages: Iterable[str] = LANGUAGES) -> Iterator[str]:
    """What players should not read in the rules of the games they can play."""
    for game in games:
        names = [name for name in LEDGERS if name == game or name.startswith(f"{game}-")]
        options = [ruling.id for ruling in rulings(game)]
        for lang in languages:
            titles = {option: Texts(lang).text(f"{game}-option-{option}") for option in options}
            for name in names:
                book = translated(name, lang) if lang != "en" else ledger(name)
                yield from of_ledger(book, lang, options, titles)
            for ruling in translated_rulings(game, lang):
                said = (ruling.question, ruling.readings.off, ruling.readings.on)
                yield from of_words(f"{lang}: ruling {ruling.id}", " ".join(said), lang, options)


def of_ledger(book: Ledger, lang: str, options: Iterable[str], titles: dict[str, str]) -> Iterator[str]:
    for rule in book.current:
        yield from of_words(f"{lang}: {rule.id}", f"{rule.title} {rule.text}", lang, options)
        for option in rule.options:
            if titles[option] not in rule.text:
                yield f"{lang}: {rule.id} does not call the option {option} by its title “{titles[option]}”"


def of_words(entry: str, text: str, lang: str, options: Iterable[str]) -> Iterator[str]:
    for option in options:
        if re.search(rf"(?<![\w-]){re.escape(option)}(?![\w-])", text):
            yield f"{entry} shows the id {option}"
    if found := re.search(WORKSHOP[lang], text):
        yield f"{entry} speaks of the workshop: {found[0]}"
    if found := re.search(r"['\"]", text):
        yield f"{entry} has the straight quote {found[0]}"
