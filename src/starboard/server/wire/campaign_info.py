"""A campaign as its people see it: the tree of its chapters, who played them, its sheets."""

from typing import Any

import msgspec

from starboard.server.storage.records import Status
from starboard.server.wire.seat_view import GameEvent, Said
from starboard.server.wire.table_info import Person, TableInfo


class ChapterSeat(msgspec.Struct, frozen=True):
    """Who held which roles. Of a chapter that was brought as a file only the name is known."""

    name: str
    person: Person | None
    bot: str | None
    roles: list[str]


class ChapterInfo(msgspec.Struct, frozen=True):
    number: int
    parent: int  # the chapter it goes on from; 0: the campaign begins with it
    branch: int  # 0 for the first that went on from there
    scenario: str
    table: str | None  # none: it was brought as a file, and can no longer be played again
    status: Status | None
    seats: list[ChapterSeat]
    seat: int | None  # the reader's
    over: bool
    following: list[str] | None  # the scenarios that may come next, once it is over; none left: the campaign ends here
    results: dict[str, Any] | None
    begun: float
    ended: float | None
    told: list[Said]  # what happened, in a sentence or two; none of a chapter that was brought, or ended long ago


class CampaignSummary(msgspec.Struct, frozen=True):
    """A campaign in a list."""

    id: str
    name: str
    game: str
    kind: str
    mode: str
    host: Person
    created: float
    updated: float
    archived: bool
    ended: bool  # some branch has come to the campaign's end
    chapters: int
    playing: list[str]  # the tables of chapters that are not over, the latest first
    scenario: str  # of the chapter that was begun last


class CampaignYou(msgspec.Struct, frozen=True):
    """The campaign as it concerns the reader."""

    host: bool


class CampaignInfo(msgspec.Struct, frozen=True):
    """A campaign with all its chapters, by number.

    `first` are the scenarios it can begin with. `sheet` is what it has come to, as the reader may see it: written by
    chapter `sheet_of`, or the one it begins with (0).
    """

    id: str
    name: str
    game: str
    kind: str
    mode: str
    options: list[str]
    host: Person
    created: float
    updated: float
    archived: bool
    ended: bool
    secret: bool  # finished chapters still hide something from the reader
    first: list[str]
    chapters: list[ChapterInfo]
    sheet: dict[str, Any] | None
    sheet_of: int
    people: list[Person]  # who may look at it
    here: list[str]  # the ids of those of them who look at one of its tables now, and of the reader
    you: CampaignYou


class ChapterPage(msgspec.Struct, frozen=True):
    """What happened in a chapter: the sheet before and after, and the last lines of its log, as the reader may know."""

    chapter: ChapterInfo
    table: TableInfo | None
    before: dict[str, Any] | None
    after: dict[str, Any] | None
    last: list[GameEvent]


class BegunChapterInfo(msgspec.Struct, frozen=True):
    """A chapter that was begun now, or (`new` false) a moment ago by somebody else."""

    chapter: ChapterInfo
    table: TableInfo | None
    new: bool
