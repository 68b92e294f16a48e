"""What a card, a weapon, an ability or a kind of model does, found by its name."""

from starboard.games.saga.checks import NAMED
from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.terminal.boards import meaning
from starboard.games.saga.terminal.words import SEPARATOR, card_name
from starboard.texts import Texts

MOST = 6  # components shown at once; the names of the others follow
CHARACTERISTICS = ("move", "shoot", "assault", "defence", "tech")


def look(texts: Texts, words: str) -> list[str]:
    found = list({id_of(message): message for message in reversed(matching(texts, as_typed(words)))}.values())[::-1]
    lines = [line for message in found[:MOST] for line in described(texts, message)]
    if len(found) > MOST:
        rest = dict.fromkeys([texts.text(message) for message in found[MOST:]])
        lines.append(texts.text("cli-look-more", names=", ".join(rest)))
    return lines


def matching(texts: Texts, wanted: str) -> list[str]:
    """The messages of those called exactly so, or else of those whose name begins with it, or else has it somewhere."""
    messages = [f"{kind}-{name}" for kind, names in NAMED.items() for name in dict.fromkeys(names)]
    names = [(message, as_typed(texts.text(message))) for message in messages]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        if found := [message for message, said in names if wanted and fits(said, wanted)]:
            return found
    return []


def as_typed(text: str) -> str:
    """Names are compared as people type them: small letters, the straight apostrophe, ordinary spaces."""
    return " ".join(text.casefold().replace("’", "'").split())


def id_of(message: str) -> str:
    """The card it names; a model has a name on its card and one in sentences."""
    return message.removeprefix("saga-kind-").removeprefix("saga-card-")


def described(texts: Texts, message: str) -> list[str]:
    """Its name, for a model its numbers, and what it does."""
    card = id_of(message)
    if card in PROFILES:
        return [f"{texts.text(message)}: {numbers(texts, card)}", *[f"  {line}" for line in abilities(texts, card)]]
    said = texts.attribute(message, "text") if texts.has(f"{message}.text") else ""
    return [texts.text(message), f"  {said}"] if said else [texts.text(message)]


def numbers(texts: Texts, card: str) -> str:
    printed = PROFILES[card]
    values = [(name, getattr(printed, name)) for name in CHARACTERISTICS]
    parts = [f"{texts.text(f'web-saga-stat-{name}')} {value}" for name, value in values if value]
    return SEPARATOR.join([*parts, texts.text("cli-saga-boxes", count=printed.boxes)])


def abilities(texts: Texts, card: str) -> list[str]:
    printed = PROFILES[card]
    said = [(one, meaning(texts, one)) for one in [*printed.weapons, *printed.abilities]]
    return [f"{card_name(texts, one)}: {text}" if text else card_name(texts, one) for one, text in said]
