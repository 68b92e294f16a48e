"""What is read from the database, as plain typed records."""

from typing import Any, Literal, TypeAlias

import msgspec

Status: TypeAlias = Literal["lobby", "playing", "paused", "over", "archived"]
Pace: TypeAlias = Literal["live", "async"]
Playing: TypeAlias = Literal["human", "bot", "nobody"]


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
    seats: list[SeatRecord] = msgspec.field(default_factory=list)
    members: dict[str, int | None] = msgspec.field(default_factory=dict)
    """Who may come in, and the seat whose secrets they have seen, if any."""
    sent_away: dict[str, int | None] = msgspec.field(default_factory=dict)
    """Who was a member until the host sent them away, and what they have seen all the same."""

    def seat_of(self, person: str) -> int | None:
        return next((seat.seat for seat in self.seats if seat.person == person), None)

    def seen_by(self, person: str) -> int | None:
        """The seat whose secrets they have seen: nobody sees two hands of one game."""
        return self.members.get(person, self.sent_away.get(person))

    def lets_in(self, person: str | None) -> bool:
        """Members look at their tables, everybody at open ones."""
        return self.open or (person is not None and (person in self.members or self.seat_of(person) is not None))

    @property
    def lets_watch(self) -> bool:
        """Whether somebody without a seat may look. Before the start and after the end there is nothing to hide."""
        return self.spectators or self.status in ("lobby", "over", "archived")


class ChatRecord(msgspec.Struct, frozen=True):
    at: float
    person: str
    seat: int | None
    text: str
