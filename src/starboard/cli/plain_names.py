"""Words of a state in the reader's language, as far as the game has messages for them; otherwise as they are.

A field is the message `<game>-field-<field>`, a word in it `<game>-<field>-<word>` with the field in the singular; the
browser does the same (web/src/kit/plain/names.ts).
"""

import re
from typing import Any

from starboard.cli.plain_state import Found
from starboard.texts import Texts

ANYWHERE = ("card", "item", "role")  # what lies in hands, decks and piles, whatever the field is called
SAY_WHAT_IT_IS = ("name", "role", "kind", "type")


class Names:
    """How one game's things are called in one language."""

    def __init__(self, game: str, texts: Texts) -> None:
        self.game = game
        self.texts = texts

    def field(self, field: str) -> str:
        return self._first(f"{self.game}-field-{_hyphened(field)}") or spaced(field)

    def word(self, field: str, word: str) -> str:
        name = _hyphened(field)
        kinds = dict.fromkeys((name.removesuffix("s"), name, *ANYWHERE))
        found = self._first(*[f"{self.game}-{kind}-{word}" for kind in kinds], f"{self.game}-{word}")
        return found or spaced(word)

    def piece(self, piece: Found) -> str:
        """By what it says it is, else by where it was found."""
        for name in SAY_WHAT_IT_IS:
            word = piece.facts.get(name)
            if isinstance(word, str) and word:
                return self.word(name, word)
        return self.field(piece.field.removesuffix("s"))

    def value(self, field: str, value: Any) -> str:
        """A value of the state as a reader can take it in, in one line."""
        if isinstance(value, bool):
            return self.texts.text("cli-any-yes" if value else "cli-any-no")
        if value in (None, "", [], {}):
            return "–"
        if isinstance(value, str):
            return self.word(field, value)
        if isinstance(value, list):
            return ", ".join(self.value(field, one) for one in value)
        if isinstance(value, dict):
            return f"({self.facts(value)})"
        return str(value)

    def facts(self, facts: dict[str, Any], without: tuple[str, ...] = ()) -> str:
        """All fields of a piece beside each other."""
        shown = [(name, one) for name, one in facts.items() if name not in without]
        return "; ".join(f"{self.field(name)}: {self.value(name, one)}" for name, one in shown)

    def _first(self, *messages: str) -> str:
        return next((self.texts.text(message) for message in messages if self.texts.has(message)), "")


def _hyphened(field: str) -> str:
    return field.replace("_", "-")


def spaced(word: str) -> str:
    """`last_round` and `blue-key` as people write them."""
    words = re.sub(r"[-_]+", " ", word).strip()
    return words[:1].upper() + words[1:]
