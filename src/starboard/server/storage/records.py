"""What is read from the database, as plain typed records."""

from typing import Any, Final, Literal, TypeAlias

import msgspec

Status: TypeAlias = Literal["lobby", "playing", "paused", "over", "archived"]
Pace: TypeAlias = Literal["live", "async"]
Playing: TypeAlias = Literal["human", "bot", "nobody"]

EVERYTHING: Final = -2  # instead of a seat: all hands, because they had the game's file or forked it


class PersonRecord(msgspec.Struct, frozen=True):
    id: str
    name: str
    webhook: str = ""
    account: str | None = None


class SeatRecord(msgspec.Struct):
    """A place at the table: nobody's, a person's, a bot's, or a person's while a bot stands in."""

    seat: int
    person: str | None = None
    bot: str | None = None
    reactions: bool = True
    roles: list[str] = []  # none are kept of tables from before there were any: they have those of the box

    @property
    def playing(self) -> Playing:
        if self.bot is not None:
            return "bot"
        return "human" if self.person is not None else "nobody"


class TableRecord(msgspec.Struct):
    id: str
    name: str
    game: str
    mode: str
    options: list[str]
    rules_version: str
    invite: str
    host: str
    status: Status
    pace: Pace
    open: bool
    odds: bool
    spectators: bool
    tutorial: bool
    reaction_seconds: float
    forked_from: str | None
    created: float
    updated: float
    waiting: list[int]
    results: dict[str, Any] | None
    revision: int = 0  # counts changes of seats, members and settings
    window_open: bool = True  # a reaction window may be open
    scenario: str = ""
    sheet: dict[str, Any] | msgspec.UnsetType | None = None
    """What a chapter of a campaign goes on from; unset in lists of tables, which leave it out."""
    own: str | msgspec.UnsetType = ""  # the text of a scenario that somebody wrote; unset in lists, too
    own_titles: dict[str, str] = msgspec.field(default_factory=dict)  # what it is called, by language
    chapter: tuple[str, int] | None = None  # the campaign it is a chapter of, and which
    seats: list[SeatRecord] = msgspec.field(default_factory=list)
    members: set[str] = msgspec.field(default_factory=set)
    """Who may come in."""
    sent_away: set[str] = msgspec.field(default_factory=set)
    """Who was a member until the host sent them away."""
    seen: dict[str, set[int]] = msgspec.field(default_factory=dict)
    """The seats whose secrets somebody has known in this game, or EVERYTHING; what was seen stays seen."""

    def seat_of(self, person: str) -> int | None:
        return next((seat.seat for seat in self.seats if seat.person == person), None)

    def may_hold(self, person: str, seat: int) -> bool:
        """Nobody sees two hands of one game: who has known one comes back to that one alone."""
        seen = self.seen.get(person, set())
        return not seen or (seat in seen and seen <= {seat, EVERYTHING})

    def only_known_to(self, person: str) -> bool:
        """Whether nobody else sits here or ever knew a hand of this game, be they gone or sent away."""
        people = {seat.person for seat in self.seats if seat.person} | self.seen.keys()
        return people <= {person}

    @property
    def people(self) -> set[str]:
        """Everybody whose name a list of tables shows."""
        return {self.host, *self.know_everything, *[seat.person for seat in self.seats if seat.person]}

    @property
    def know_everything(self) -> list[str]:
        return sorted(person for person, seen in self.seen.items() if EVERYTHING in seen)

    def lets_in(self, person: str | None) -> bool:
        """Members look at their tables, everybody at open ones."""
        return self.open or (person is not None and (person in self.members or self.seat_of(person) is not None))

    def refuses_seat(self, person: str | None, seat: int) -> str:
        """Why this person may not sit down there, as the code of a refusal; "" if they may. None is a newcomer."""
        if self.status in ("over", "archived"):
            return "game-over" if self.status == "over" else "archived"
        if person is not None and self.seat_of(person) is not None:
            return "already-seated"
        if self.seats[seat].person is not None:
            return "seat-taken"
        if person in self.sent_away or not self.lets_in(person):
            return "not-a-member"  # even an open table is closed to whoever was sent away, until they are invited again
        if person is not None and self.status != "lobby" and not self.may_hold(person, seat):
            return "seen-another-seat"
        return ""

    @property
    def lets_watch(self) -> bool:
        """Whether somebody without a seat may look. Before the start and after the end there is nothing to hide."""
        return self.spectators or self.status in ("lobby", "over", "archived")


class ChapterRecord(msgspec.Struct):
    """A chapter of a campaign (`kernel.campaign.Chapter`): its table, and what is known of its end but the sheet."""

    campaign: str
    number: int
    parent: int
    branch: int
    scenario: str
    begun: float
    table: str | None = None  # none if it was brought as a file, and can no longer be played
    following: list[str] | None = None
    ended: float | None = None
    told: list[dict[str, Any]] | None = None  # what happened, in a sentence or two
    players: list[dict[str, Any]] | None = None  # of a chapter that was brought: `{name, bot, roles}` for each seat


class CampaignRecord(msgspec.Struct):
    """A campaign with its chapters; sheets are read one by one."""

    id: str
    name: str
    game: str
    kind: str
    mode: str
    options: list[str]
    host: str
    created: float
    updated: float
    archived: bool = False
    chapters: list[ChapterRecord] = msgspec.field(default_factory=list)


class FaultRecord(msgspec.Struct, frozen=True):
    """A rule that failed after the move `seq`: what can be told of it, and the decision, which may be hidden."""

    table: str
    seq: int
    at: float
    about: dict[str, Any]
    decision: dict[str, Any]


class ChatRecord(msgspec.Struct, frozen=True):
    at: float
    person: str
    seat: int | None
    text: str
