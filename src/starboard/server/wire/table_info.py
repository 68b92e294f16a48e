"""A table as its people see it from outside: seats, settings, votes, chat."""

from typing import Any, Literal, TypeAlias

import msgspec

from starboard.server.storage.records import Pace, Playing, Status

Plain: TypeAlias = Any


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str


class SeatedBot(msgspec.Struct, frozen=True):
    """Who a bot is: a name and a face of the house's own, and how it plays where the game's bots differ in that."""

    who: str
    temper: str = ""
    strength: str = ""


class Seat(msgspec.Struct, frozen=True):
    seat: int
    person: Person | None
    bot: str | None
    playing: Playing
    here: bool
    reactions: bool
    roles: list[str] = []
    bot_is: SeatedBot | None = None


Trouble: TypeAlias = Literal["rule-fault", "storage-trouble"]


class You(msgspec.Struct, frozen=True):
    """The table as it concerns the reader."""

    seat: int | None
    host: bool
    member: bool
    turn: bool
    may_sit: list[int]  # seats that are empty, or held by a bot for nobody, and not closed to the reader


class CannotStart(msgspec.Struct, frozen=True):
    """As a refusal says it: a code, an English sentence, and what it is about."""

    code: str
    message: str
    args: dict[str, Plain]


class ChapterOf(msgspec.Struct, frozen=True):
    """The campaign that a table is a chapter of, and which one."""

    campaign: str
    number: int


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    game: str
    mode: str
    options: list[str]
    status: Status
    pace: Pace
    open: bool
    odds: bool
    spectators: bool
    reaction_seconds: float
    tutorial: bool
    invite: str | None
    host: Person
    created: float
    updated: float
    version: int
    waiting: list[int]
    over: bool
    results: dict[str, Plain] | None
    forked_from: str | None
    seats: list[Seat]
    you: You
    know_everything: list[Person]
    """Who has seen every hand of this game: they took it home as a file, brought it as one, or forked it."""
    trouble: Trouble | None = None  # why it waits though nobody is asked to wait
    other_rules: bool = False  # it was begun by rules of another version, and plays on by those of today
    scenario: str = ""
    own_titles: dict[str, str] = {}  # of a scenario that somebody wrote for this table: what it is called, by language
    chapter: ChapterOf | None = None
    cannot_start: CannotStart | None = None  # in the lobby: what is wrong with its set-up, whoever sits there


class Vote(msgspec.Struct, frozen=True):
    """Somebody asks the table to take back a decision: from event `since` on, which may be the next one.

    A vote that was asked for before this was written down has no `since`.
    """

    seat: int
    yes: list[int]
    needed: list[int]
    since: int | None


class Chat(msgspec.Struct, frozen=True):
    at: float
    who: Person
    seat: int | None
    text: str
