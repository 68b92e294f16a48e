"""A table as it concerns one person, for the list of tables and for whoever looks at it."""

from starboard.bots.people import BotPlayer, seated_bots
from starboard.games.registry import GAMES
from starboard.kernel.saves import made_by_others
from starboard.server.people.names import Names
from starboard.server.storage.records import TableRecord
from starboard.server.tables.setups import roles_of, why_not_yet
from starboard.server.wire.table_info import CannotStart, ChapterOf, Seat, SeatedBot, TableInfo, You


def describe(
    names: Names, record: TableRecord, person: str | None, here: set[int] | None = None, version: int = 0
) -> TableInfo:
    """The table as it concerns one person. Invitations are for members."""
    member = person is not None and (person in record.members or record.seat_of(person) is not None)
    seat = record.seat_of(person) if person else None
    bots = seated_bots(record.game, [(place.seat, place.bot) for place in record.seats if place.bot is not None])
    seats = [
        Seat(
            place.seat, names.person(place.person) if place.person else None, place.bot, place.playing,
            place.seat in (here or ()), place.reactions, list(roles), _bot(bots.get(place.seat)),
        )
        for place, roles in zip(record.seats, roles_of(record), strict=True)
    ]  # fmt: skip
    asked = record.status == "playing" and seat in record.waiting
    turn = asked and seat is not None and record.seats[seat].bot is None
    may_sit = [place.seat for place in record.seats if not record.refuses_seat(person, place.seat)]
    return TableInfo(
        id=record.id, name=record.name, game=record.game, mode=record.mode, options=record.options,
        status=record.status, pace=record.pace, open=record.open, odds=record.odds,
        spectators=record.spectators, reaction_seconds=record.reaction_seconds, tutorial=record.tutorial,
        invite=record.invite if member else None, host=names.person(record.host), created=record.created,
        updated=record.updated, version=version, waiting=record.waiting, over=record.results is not None,
        results=record.results, forked_from=record.forked_from, seats=seats,
        you=You(seat, person == record.host, member, turn, may_sit),
        know_everything=[names.person(who) for who in record.know_everything],
        other_rules=_by_other_rules(record), scenario=record.scenario, cannot_start=_why_not_yet(record),
        chapter=ChapterOf(*record.chapter) if record.chapter else None, own_titles=record.own_titles,
    )  # fmt: skip


def _bot(player: BotPlayer | None) -> SeatedBot | None:
    return SeatedBot(player.who, player.temper, player.strength) if player else None


def _why_not_yet(record: TableRecord) -> CannotStart | None:
    refusal = why_not_yet(record)
    return CannotStart(refusal.code, refusal.message, dict(refusal.args_for_text)) if refusal else None


def _by_other_rules(record: TableRecord) -> bool:
    game = GAMES.get(record.game)
    return game is not None and record.status != "lobby" and bool(made_by_others(game, record.rules_version))
