"""What a card does, found by its name."""

from collections.abc import Iterator

from starboard.games.vanguard.content.cards import (
    CREW,
    DISCOVERIES,
    EVENTS,
    GEAR,
    INJURY_CARDS,
    MODS,
    SECTION_CARDS,
    THREATS,
    UNIQUES,
)
from starboard.games.vanguard.terminal.boards import card_in_words, gear_in_words
from starboard.games.vanguard.terminal.words import said
from starboard.games.vanguard.words.card_texts import ability, about_attacks, outcome
from starboard.texts import Texts

MOST = 6  # components shown at once; the names of the others follow


def look(texts: Texts, words: str) -> list[str]:
    wanted = as_typed(words)
    messages = [(message, texts.text(message)) for message, _ in everything(texts)]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [message for message, name in messages if wanted and fits(as_typed(name), wanted)]
        if found:
            return described(texts, found)
    return []


def described(texts: Texts, found: list[str]) -> list[str]:
    does = dict(everything(texts))
    lines = []
    for message in found[:MOST]:
        lines += [texts.text(message), *([f"  {does[message]}"] if does[message] else [])]
    if len(found) > MOST:
        rest = dict.fromkeys([texts.text(message) for message in found[MOST:]])
        lines.append(texts.text("cli-look-more", names=", ".join(rest)))
    return lines


def as_typed(text: str) -> str:
    """Names are compared as people type them: small letters, the straight apostrophe, ordinary spaces."""
    return " ".join(text.casefold().replace("’", "'").split())


def everything(texts: Texts) -> Iterator[tuple[str, str]]:
    """The message of every card, and what the card does."""
    for id in SECTION_CARDS:
        yield f"vanguard-card-{id}", card_in_words(texts, id)
    for id, crew in CREW.items():
        yield f"vanguard-skill-{id}", said(texts, ability(crew.skill))
    for id in GEAR:
        yield f"vanguard-gear-{id.lower()}", gear_in_words(texts, id)
    for id, mod in MODS.items():
        yield f"vanguard-{id.lower()}", " ".join([said(texts, ability(one)) for one in mod.abilities])
    for id, found in DISCOVERIES.items():
        sort = f"{texts.text(f'vanguard-type-{found.type}')}, {texts.text(f'vanguard-rarity-{found.rarity}')}."
        yield f"vanguard-discovery-{id}", " ".join([sort, *[said(texts, ability(one)) for one in found.abilities]])
    for number, unique in UNIQUES.items():
        yield f"vanguard-unique-{number}", " ".join([said(texts, ability(one)) for one in unique.abilities])
    for id, event in EVENTS.items():
        yield f"vanguard-event-{id}", f"{said(texts, outcome(event.secondary))} {said(texts, outcome(event.primary))}"
    for id, threat in THREATS.items():
        yield (
            f"vanguard-threat-{id}",
            " ".join([said(texts, one) for one in (outcome(threat.attack), *about_attacks(threat))]),
        )
    for id, injury in INJURY_CARDS.items():
        entries = [said(texts, outcome(line)) for line in injury.entries.values()]
        yield f"vanguard-injury-{id}", " ".join(entries)
