"""What can go wrong around the rules, and what to say about it."""

from collections.abc import Sequence

from starboard.kernel.asks import Payload


class StarboardError(Exception):
    """Anything a person can be told and do something about."""


class IllegalAnswer(StarboardError):
    """An answer that changes nothing: illegal, stale, duplicated, malformed or from the wrong seat."""

    def __init__(
        self, reason: str, seat: int, answer: Payload, rule: str = "", options: Sequence[Payload] = ()
    ) -> None:
        self.reason = reason
        self.seat = seat
        self.answer = answer
        self.rule = rule
        self.options = list(options)
        offered = f" Legal here ({rule}): {', '.join(map(str, self.options))}." if rule else ""
        super().__init__(f"Seat {seat} cannot answer {answer!r}: {reason}.{offered}")


class CannotUndo(StarboardError):
    """Undo stops here; `reason` is one of the journal's barriers, `rule` says where it was raised."""

    def __init__(self, reason: str, rule: str = "") -> None:
        self.reason = reason
        self.rule = rule
        super().__init__(f"undo stops here: {reason}" + (f" ({rule})" if rule else ""))


class Diverged(StarboardError):
    """A journal does not fit the rules it is replayed with."""

    def __init__(self, at: int, message: str) -> None:
        self.at = at
        super().__init__(f"the journal stops fitting the rules at entry {at}: {message}")


class BrokenSave(StarboardError):
    """A save that cannot be played; the file is left alone.

    `why`: "damaged" (also cut off, or no save at all), "newer", "other-game", "unplayable" (its journal does not follow
    the rules) or "impossible" (the table in it cannot be).
    """

    def __init__(self, message: str, why: str = "damaged") -> None:
        self.why = why
        super().__init__(message)


class BrokenContent(StarboardError):
    """Content that contradicts itself, found on load."""

    def __init__(self, file: str, entry: str, field: str, message: str) -> None:
        self.file, self.entry, self.field = file, entry, field
        super().__init__(f"{file}: {entry}: {field}: {message}")


class Unknown(StarboardError):
    """A name nobody knows, with the names that are known."""

    def __init__(self, what: str, name: str, valid: Sequence[str]) -> None:
        self.what, self.name, self.valid = what, name, list(valid)
        super().__init__(f"unknown {what} {name!r}; choose from: {', '.join(self.valid)}")
