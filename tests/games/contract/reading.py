"""Reading what a game says in every language, each in its own words."""

import re
from typing import Any

from starboard.kernel.game import Described
from starboard.kernel.requests import Anyone, Ask, Payload, Together, Window
from starboard.render import say
from starboard.texts import LANGUAGES, Texts


def asks_of(request: Any) -> list[Ask]:
    """The questions of a request: one, or those that several seats are asked at once."""
    if isinstance(request, Ask):
        return [request]
    return list(request.asks) if isinstance(request, Anyone | Window | Together) else []


def refused_in(ask: Ask) -> list[tuple[Payload, str]]:
    """The options that are not on offer, each with the key of its refusal."""
    return [(option, refusal.key) for option, refusal in ask.blocked()] if ask.blocked is not None else []


def words_of(described: Described, lang: str = "en") -> str:
    """The text as a reader of that language has it."""
    return say(Texts(lang), described.plain())


def own_words(texts: Texts, message: str) -> bool:
    """Whether the reader's own language has the message: English does not fill a gap."""
    return message in texts._shelves[0].keys


class Reader:
    """Reads what is said in every language, each message with the same arguments once."""

    def __init__(self) -> None:
        self.languages = [Texts(lang) for lang in LANGUAGES]
        self.read: set[str] = set()

    def say(self, said: Described | dict[str, Any]) -> None:
        plain = said.plain() if isinstance(said, Described) else said
        key = f"{plain['text']} {plain.get('args')}"
        if key in self.read:
            return
        self.read.add(key)
        for texts in self.languages:
            assert own_words(texts, plain["text"]), f"{texts.lang}: {plain['text']}"
            complete(say(texts, plain))

    def message(self, message: str) -> None:
        for texts in self.languages:
            assert own_words(texts, message), f"{texts.lang}: {message}"


def complete(text: str) -> None:
    """Nothing is left out and nothing unspoken shows."""
    assert text.strip(), "a text is empty"
    assert not re.search(r"\{|\}|\bNone\b|  ", text), text
