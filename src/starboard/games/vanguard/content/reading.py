"""Reading entries of a content file. Whatever does not fit is refused with file, entry and field."""

from collections.abc import Sequence
from typing import Any, Final

from starboard.games.vanguard.content.grammar import Place, ability, conditions, counted, outcome, priced
from starboard.games.vanguard.content.lines import NOTHING, Ability, Condition, Counted, Outcome, Priced
from starboard.kernel.errors import BrokenContent
from starboard.kernel.own_files import LONGEST_LINE, document

LARGEST_NUMBER: Final = 999
LONGEST_LIST: Final = 300
LONGEST_SHOWN: Final = 60  # of a value in a message


class Entry:
    """One table of a file. Every key is asked for once; `finish` refuses those that nobody has asked for."""

    def __init__(self, file: str, name: str, values: dict[str, Any]) -> None:
        self.file = file
        self.name = name
        self._left = dict(values)

    def place(self, field: str) -> Place:
        return Place(self.file, self.name, field)

    def _take(self, field: str, default: Any, kind: type) -> Any:
        if field not in self._left:
            if default is None:
                raise self.place(field).wrong("is missing")
            return default
        value = self._left.pop(field)
        if type(value) is not kind:
            raise self.place(field).wrong(f"{shown(value)} is no {kind.__name__}")
        return value

    def _list(self, field: str) -> list[Any]:
        found: list[Any] = self._take(field, [], list)
        if len(found) > LONGEST_LIST:
            raise self.place(field).wrong(f"holds more than {LONGEST_LIST} things")
        return found

    def text(self, field: str, default: str | None = None) -> str:
        return self._line(field, self._take(field, default, str))

    def _line(self, field: str, value: Any) -> str:
        if not isinstance(value, str):
            raise self.place(field).wrong(f"{shown(value)} is no text")
        if len(value) > LONGEST_LINE:
            raise self.place(field).wrong(f"is longer than {LONGEST_LINE} characters")
        return value

    def number(self, field: str, default: int | None = None) -> int:
        return self._whole(field, self._take(field, default, int))

    def _whole(self, field: str, value: Any) -> int:
        if type(value) is not int or abs(value) > LARGEST_NUMBER:
            raise self.place(field).wrong(f"{shown(value)} is no whole number up to {LARGEST_NUMBER}")
        return value

    def flag(self, field: str) -> bool:
        return bool(self._take(field, False, bool))

    def one_of(self, field: str, known: Sequence[str], default: str | None = None) -> str:
        found = self.text(field, default)
        if found not in known and found != default:
            raise self.place(field).wrong(f"'{found}' is not known; there are {', '.join(known)}")
        return found

    def texts(self, field: str, known: Sequence[str] | None = None) -> tuple[str, ...]:
        found = self._list(field)
        for one in found:
            if self._line(field, one) and known is not None and one not in known:
                raise self.place(field).wrong(f"'{one}' is not known; there are {', '.join(known)}")
        return tuple(found)

    def numbers(self, field: str) -> tuple[int, ...]:
        found = self._list(field)
        return tuple([self._whole(field, one) for one in found])

    def pair(self, field: str) -> tuple[int, int]:
        found = self.numbers(field)
        if len(found) != 2:
            raise self.place(field).wrong("wants two numbers")
        return found[0], found[1]

    def entries(self, field: str) -> list["Entry"]:
        found = self._list(field)
        return [self._entry(field, number, one) for number, one in enumerate(found, 1)]

    def entry(self, field: str) -> "Entry":
        return self._entry(field, 0, self._take(field, {}, dict))

    def has(self, field: str) -> bool:
        return field in self._left

    def written(self) -> list[str]:
        """Every key that nobody has asked for yet."""
        return list(self._left)

    def values(self, field: str) -> list[Any]:
        """A list of whatever."""
        return self._list(field)

    def value(self, field: str) -> Any:
        """Whatever stands there."""
        return self._left.pop(field)

    def _entry(self, field: str, number: int, values: Any) -> "Entry":
        if not isinstance(values, dict):
            raise self.place(field).wrong(f"{shown(values)} is no table")
        key = values.get("id", values.get("number", number or ""))
        return Entry(self.file, f"{self.name} {field} {str(key)[:LONGEST_SHOWN]}".strip(), values)

    # --- the cards' language ---

    def outcome(self, field: str, default: Outcome | None = NOTHING) -> Outcome:
        if default is not None and field not in self._left:
            return default
        return outcome(self.text(field), self.place(field))

    def abilities(self, field: str) -> tuple[Ability, ...]:
        return tuple([ability(line, self.place(field)) for line in self.texts(field)])

    def ability(self, field: str) -> Ability:
        return ability(self.text(field), self.place(field))

    def priced(self, field: str) -> Priced | None:
        return priced(self.text(field), self.place(field)) if field in self._left else None

    def all_priced(self, field: str) -> tuple[Priced, ...]:
        found = [priced(line, self.place(field)) for line in self.texts(field)]
        if any([one.requirement is None for one in found]):
            raise self.place(field).wrong("each line wants a requirement: 'Scout: refresh(1)'")
        if any([one.link for one in found]):
            raise self.place(field).wrong("only the results of rows and tracks are linked")
        return tuple(found)

    def counted(self, field: str) -> Counted | None:
        return counted(self.text(field), self.place(field)) if field in self._left else None

    def time_track(self) -> Counted | None:
        found = self.counted("time")
        if found is not None and found.link:
            raise self.place("time").wrong("only the results of rows and tracks are linked")
        return found

    def conditions(self, field: str) -> tuple[Condition, ...]:
        return conditions(self.text(field), self.place(field)) if field in self._left else ()

    def finish(self) -> None:
        if self._left:
            raise BrokenContent(self.file, self.name, sorted(self._left)[0], "is not a key that is known here")


def shown(value: object) -> str:
    """A value in a message: as it was written, if it is short."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def read_toml(file: str, text: str) -> Entry:
    return Entry(file, "", document(text.encode(), file))
