"""What a table is opened with, as a request says it: game, mode, scenario, options, and who holds which roles."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.server.api.dependencies import Body
from starboard.server.refusals import RequestRefused
from starboard.server.storage.records import Pace, SeatRecord
from starboard.server.tables.lobby import Wishes, put_bots
from starboard.server.tables.own_scenarios import LARGEST_OWN
from starboard.server.tables.setup_changes import KeptSeat, SetupChange

MOST_SEATS = 20
LIVE_SECONDS, ASYNC_SECONDS = 8.0, 12 * 3600.0

Name = Annotated[str, Field(max_length=60)]
TableName = Annotated[str, Field(max_length=200)]
ReactionSeconds = Annotated[float, Field(ge=0, le=7 * 24 * 3600)]
BotName = Annotated[
    str,
    Field(max_length=40, description="a bot player or kind of bot by name; a strength, or nothing: whoever is free"),
]
OwnText = Annotated[str, Field(max_length=LARGEST_OWN)]
OptionNames = Annotated[list[Name], Field(max_length=60)]
RoleNames = Annotated[list[Name], Field(max_length=20)]


class TableWishes(Body):
    """How a table is to be, beside what its game is begun with."""

    name: TableName = ""
    open: bool = False
    pace: Pace = "live"
    reaction_seconds: ReactionSeconds | None = Field(
        None, description="how long a reaction window waits (default: 8 seconds live, 12 hours over days)"
    )
    odds: bool = True
    spectators: bool = True
    tutorial: bool = False

    def wishes(self, name: str) -> Wishes:
        """`name` is what the table is called if nobody says otherwise."""
        seconds = self.reaction_seconds
        if seconds is None:
            seconds = LIVE_SECONDS if self.pace == "live" else ASYNC_SECONDS
        return Wishes(self.name or name, self.open, self.pace, seconds, self.odds, self.spectators, self.tutorial)


class SeatBody(Body):
    """A seat of a new table."""

    who: Literal["me", "open", "bot"] = "open"
    bot: BotName = ""
    roles: RoleNames = Field(default_factory=list, description="what it holds; none named: dealt from what is left")


class KeptSeatBody(Body):
    """A seat of a table in the lobby, by its number; a new one has none."""

    seat: Annotated[int, Field(ge=0, le=MOST_SEATS)] | None = None
    roles: RoleNames | None = Field(None, description="none named: as before, or dealt from what is left")


class SetupBody(Body):
    """What shall be otherwise. A seat that is left out of `seats` is taken away."""

    mode: Name | None = None
    scenario: Name | None = None
    options: OptionNames | None = None
    own: OwnText | None = Field(None, description="the text of a scenario of one's own; empty: one of the box again")
    seats: Annotated[list[KeptSeatBody], Field(min_length=1, max_length=MOST_SEATS)] | None = None

    def change(self) -> SetupChange:
        seats = None if self.seats is None else [KeptSeat(seat.seat, seat.roles) for seat in self.seats]
        return SetupChange(self.mode, self.scenario, self.options, seats, self.own)


def chosen_game(name: str) -> Game:
    """The game that is named; where there is only one, that one."""
    if not name and len(GAMES) == 1:
        return next(iter(GAMES.values()))
    if not name:
        raise RequestRefused("bad-request", f"say which game: {', '.join(GAMES)}")
    if name not in GAMES:
        raise RequestRefused("no-such-game")
    return GAMES[name]


def chosen_seats(game: Game, person: str, wanted: Sequence[SeatBody]) -> list[SeatRecord]:
    """Who sits where from the beginning."""
    if [seat.who for seat in wanted].count("me") > 1:
        raise RequestRefused("bad-request", "you sit on one seat; it can hold several roles")
    seats = [
        SeatRecord(number, person=person if seat.who == "me" else None, roles=seat.roles)
        for number, seat in enumerate(wanted)
    ]
    for number, seat in enumerate(wanted):
        if seat.who == "bot":
            put_bots(game.name, seat.bot, seats, [number])
    return seats


def usual_seats(game: Game, person: str, count: int, bots: int, bot: str) -> list[SeatRecord]:
    """The host sits down first, bots take the last seats."""
    seats = [SeatRecord(seat) for seat in range(count)]
    seats[0].person = person
    put_bots(game.name, bot, seats, range(count - min(bots, count - 1), count))
    return seats
