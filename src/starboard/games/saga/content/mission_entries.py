"""Typed reading of what a mission's author wrote. Whatever is not expected is refused by file, place and key."""

import re

from starboard.games.saga.content.mission import Square
from starboard.kernel.errors import BrokenContent

LONGEST_NAME = 40
LONGEST_LIST = 60
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_CODE = re.compile(r"[A-Za-z][1-9]|B[A-Z]")


class Entry:
    """One table of the file. Each key is asked for once; `finish` refuses those nobody asked for."""

    def __init__(self, file: str, place: str, table: dict[str, object]) -> None:
        self.file = file
        self.place = place
        self.table = table
        self.asked: list[str] = []

    def broken(self, key: str, message: str) -> BrokenContent:
        return BrokenContent(self.file, self.place, key, message)

    def has(self, key: str) -> bool:
        return key in self.table

    def value(self, key: str) -> object:
        self.asked.append(key)
        return self.table.get(key)

    def written(self) -> list[str]:
        return list(self.table)

    def finish(self) -> None:
        for key in self.table:
            if key not in self.asked:
                raise self.broken(quoted(key), "is no key of this table; there are " + ", ".join(sorted(self.asked)))

    # --- values ---

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.value(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise self.broken(key, f"must be true or false, not {described(value)}")
        return value

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value = self.value(key)
        if value is None and default is not None:
            return default
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.broken(key, f"must be a number from {least} to {most}, not {described(value)}")
        return value

    def name(self, key: str, default: str | None = None) -> str:
        """Small letters, digits and hyphens, as in `cold-house`."""
        value = self.value(key)
        if value is None and default is not None:
            return default
        return self.checked_name(key, value)

    def one_of(self, key: str, words: tuple[str, ...], default: str | None = None) -> str:
        value = self.value(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, str) or value not in words:
            raise self.broken(key, f"must be one of {', '.join(words)}, not {described(value)}")
        return value

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.broken(key, f"must be a text between ''' and ''', not {described(value)}")
        return value

    def square(self, key: str) -> Square | None:
        value = self.value(key)
        return None if value is None else self.checked_square(key, value)

    # --- lists and tables ---

    def items(self, key: str) -> list[object]:
        value = self.value(key)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.broken(key, f"must be a list, not {described(value)}")
        if len(value) > LONGEST_LIST:
            raise self.broken(key, f"holds more than {LONGEST_LIST} things")
        return value

    def names(self, key: str) -> tuple[str, ...]:
        found = [self.checked_name(key, value) for value in self.items(key)]
        return self.all_different(key, found)

    def codes(self, key: str) -> tuple[str, ...]:
        found = [self.checked_code(key, value) for value in self.items(key)]
        return self.all_different(key, found)

    def squares(self, key: str) -> tuple[Square, ...]:
        return tuple([self.checked_square(key, value) for value in self.items(key)])

    def entry(self, key: str) -> "Entry":
        """The table of that name; an absent one is empty."""
        value = self.value(key)
        if value is None:
            value = {}
        if not isinstance(value, dict):
            raise self.broken(key, f"must be a table, not {described(value)}")
        return Entry(self.file, self.inside(key), value)

    def inside(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place else key

    def entries(self, key: str) -> list["Entry"]:
        """A list of tables, called by their place in it, counted from 1."""
        found: list[Entry] = []
        for number, value in enumerate(self.items(key), 1):
            if not isinstance(value, dict):
                raise self.broken(key, f"number {number} must be a table in braces, not {described(value)}")
            found.append(Entry(self.file, f"{self.inside(key)} number {number}", value))
        return found

    # --- shapes ---

    def checked_name(self, key: str, value: object) -> str:
        if not isinstance(value, str) or len(value) > LONGEST_NAME or not _NAME.fullmatch(value):
            raise self.broken(key, f"must be a name like cold-house, not {described(value)}")
        return value

    def checked_code(self, key: str, value: object) -> str:
        if not isinstance(value, str) or not _CODE.fullmatch(value):
            raise self.broken(key, f"must be a code of the map like D1, not {described(value)}")
        return value

    def checked_square(self, key: str, value: object) -> Square:
        if isinstance(value, list) and len(value) == 2:
            x, y = value
            if type(x) is int and type(y) is int and 0 <= x < 100 and 0 <= y < 100:
                return (x, y)
        raise self.broken(key, f"must be a square like [12, 7], column and row, not {described(value)}")

    def all_different(self, key: str, found: list[str]) -> tuple[str, ...]:
        for word in found:
            if found.count(word) > 1:
                raise self.broken(key, f"names {word} twice")
        return tuple(found)


def described(value: object) -> str:
    """What somebody wrote, short enough for a message whatever it is."""
    if value is None:
        return "left out"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) < 1_000_000:
        return str(value)
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    return "something else"


def quoted(text: str) -> str:
    return repr(text if len(text) <= LONGEST_NAME else text[:LONGEST_NAME] + "…")
