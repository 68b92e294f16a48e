"""What can go wrong around the rules, and what to say about it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from starboard.kernel.requests import Payload

NOTHING: Final[Mapping[str, str | int]] = MappingProxyType({})


class StarboardError(Exception):
    """Anything a person can be told and do something about.

    Its own words are English, for logs. `text` is the id of the message that says it to a person in their language,
    with its variables in `values`; the command line shows that where there is one.
    """

    text: str = ""
    values: Mapping[str, str | int] = NOTHING

    def said(self, text: str, **values: str | int) -> "StarboardError":
        """This error, with the message a person reads instead."""
        self.text, self.values = text, values
        return self


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


class RuleFault(StarboardError):
    """A rule raised, or went on without end. The match that ran it is as it was before.

    Everything in here can be shown while the game runs: names of the rules and places in the code, never a value.
    """

    def __init__(
        self,
        game: str,
        rules_version: str,
        content: str,
        position: int,
        rule: str,
        kind: str,
        error: str,
        place: str,
        trace: str,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.content = content  # the hash of what is in the box
        self.position = position  # the length of the journal that the match is left with
        self.rule = rule  # of the last thing the rules asked
        self.kind = kind
        self.error = error  # the exception's type
        self.place = place
        self.trace = trace
        super().__init__(game, rules_version, content, position, rule, kind, error, place, trace)

    def __str__(self) -> str:
        asked = f" after {self.rule}" if self.rule else ""
        where = f"{self.error} in {self.place} (journal: {self.position})"
        return f"a rule of {self.game} {self.rules_version} fails{asked}: {where}"

    def plain(self) -> dict[str, str | int]:
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "content": self.content,
            "position": self.position,
            "rule": self.rule,
            "kind": self.kind,
            "error": self.error,
            "place": self.place,
            "trace": self.trace,
        }


class BrokenSave(StarboardError):
    """A save that cannot be played; the file is left alone.

    `why`: "damaged" (also cut off, or no save at all), "newer", "other-game", "unplayable" (its journal does not follow
    the rules), "impossible" (the table in it cannot be) or "unreadable" (the system does not give it out). `file` is
    its name, where it is known.
    """

    def __init__(self, message: str, why: str = "damaged", file: str = "") -> None:
        self.why = why
        self.file = file
        super().__init__(message)


class BrokenState(StarboardError):
    """Encoded state that cannot be read: of the wrong shape, out of bounds, or from the future.

    `place` says where it is wrong, as in `players[2].hand[4]`; it is empty where it is wrong as a whole. `newer`: a
    later version of Starboard wrote it.
    """

    def __init__(self, place: str, message: str, newer: bool = False) -> None:
        self.place = place.removeprefix(".")
        self.newer = newer
        super().__init__(f"{self.place}: {message}" if self.place else message)


class ImpossibleField(StarboardError):
    """A kind of piece is declared in a way that the codec, the projector or the mirror could not follow."""


class BrokenContent(StarboardError):
    """Content that contradicts itself, found on load.

    `field` is empty where an entry is wrong as a whole, and `entry` too where the file is.
    """

    def __init__(self, file: str, entry: str, field: str, message: str) -> None:
        self.file, self.entry, self.field = file, entry, field
        super().__init__(": ".join([part for part in (file, entry, field, message) if part]))


class ImpossibleSetup(StarboardError):
    """A table that nobody can sit down at. `why` names the reason and `args` what it is about, for a translation.

    "players" (least, most, seats), "scenario-mode" (scenario), "campaign-only" (scenario), "no-campaign" (scenario),
    "campaign-mode" (campaign), "option-mode" (option), "no-role" (seat, counted from 1), "role-alone" (role),
    "role-count" (role, count, least, most), "not-own" (a scenario's text that is not what the set-up plays).
    """

    def __init__(self, why: str, message: str, args: Mapping[str, str | int]) -> None:
        self.why = why
        self.about = dict(args)
        super().__init__(message)


class Unknown(StarboardError):
    """A name nobody knows, with the names that are known."""

    def __init__(self, what: str, name: str, valid: Sequence[str]) -> None:
        self.what, self.name, self.valid = what, name, list(valid)
        super().__init__(f"unknown {what} {name!r}; choose from: {', '.join(self.valid)}")
