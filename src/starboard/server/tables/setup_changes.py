"""The host changes a set-up in the lobby: seats, what they hold, scenario, options, mode."""

from collections.abc import Sequence
from typing import Any

import msgspec

from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game, offer_for
from starboard.kernel.setup import Offer, Roles, Setup, check_choices, filled_roles, first_scenario, fits
from starboard.server.campaigns.trees import tree_of
from starboard.server.refusals import RequestRefused
from starboard.server.running.server_process import ServerProcess
from starboard.server.storage.records import SeatRecord, TableRecord
from starboard.server.tables.own_scenarios import own_titles
from starboard.server.tables.setups import roles_of, setup_refusal

RACES = 8  # how often somebody else may change the table before this change is given up


class KeptSeat(msgspec.Struct):
    """A seat after the change: which one it is now, None for a new one; None for roles that stay or are dealt."""

    seat: int | None = None
    roles: list[str] | None = None


class SetupChange(msgspec.Struct):
    """What shall be otherwise; None is as before."""

    mode: str | None = None
    scenario: str | None = None
    options: list[str] | None = None
    seats: list[KeptSeat] | None = None
    own: str | None = None  # the text of a scenario that has been looked at; "" is one of the box again


async def change_setup(process: ServerProcess, table_id: str, person: str, change: SetupChange) -> TableRecord:
    """All of it or nothing. It need not be possible yet: roles are passed on one by one, and a start looks again."""
    for _ in range(RACES):
        record = await process.record(table_id)
        if record.host != person:
            raise RequestRefused("not-the-host")
        if record.status != "lobby":
            raise RequestRefused("already-started")
        await _refuse_in_chapter(process, record, change)
        after = changed(process.game(record.game), record, change)
        if await process.store.change_setup(after, record.revision):
            return await process.changed(table_id)
    raise RequestRefused("busy")


async def _refuse_in_chapter(process: ServerProcess, record: TableRecord, change: SetupChange) -> None:
    """Mode and options are the campaign's, and only some scenarios go on from where a chapter begins."""
    if record.chapter is None:
        return
    if change.mode not in (None, record.mode) or change.options not in (None, record.options):
        raise RequestRefused("chapter-fixed")
    if change.own:
        raise RequestRefused("wrong-scenario")
    if change.scenario not in (None, record.scenario):
        campaign = await process.store.campaigns.campaign(record.chapter[0])
        assert campaign is not None, f"{record.id} is a chapter of no campaign"
        parent = campaign.chapters[record.chapter[1] - 1].parent
        if change.scenario not in tree_of(campaign).may_follow(parent):
            raise RequestRefused("wrong-scenario")


def changed(game: Game, record: TableRecord, change: SetupChange) -> TableRecord:
    """The table as it will be. What nobody asked to change stays as far as it fits, and else is the usual."""
    own = _own(record, change)
    try:
        offer = offer_for(game, own)
        mode = _mode(offer, record) if change.mode is None else change.mode
        scenario = _scenario(offer, record, mode) if change.scenario is None else change.scenario
        options = _options(offer, record, mode) if change.options is None else sorted(set(change.options))
        seats = _seats(offer, record, mode, scenario, change.seats)
        roles = tuple([tuple(seat.roles) for seat in seats])
        sheet: dict[str, Any] | None = {} if record.chapter else None
        check_choices(offer, Setup(mode, roles, tuple(options), scenario, sheet, own), game.title)
    except StarboardError as error:
        raise setup_refusal(game.name, error) from error
    titles = own_titles(game, own)
    return msgspec.structs.replace(
        record, mode=mode, scenario=scenario, options=options, seats=seats, own=own, own_titles=titles
    )


def _own(record: TableRecord, change: SetupChange) -> str:
    """The text of the table's own scenario; whoever names another one has it no longer."""
    if change.own is not None:
        return change.own
    return (record.own or "") if change.scenario in (None, record.scenario) else ""


def _mode(offer: Offer, record: TableRecord) -> str:
    """A scenario of the host's own may be for other modes."""
    return record.mode if record.mode in [mode.id for mode in offer.modes] else offer.default_mode(len(record.seats))


def _scenario(offer: Offer, record: TableRecord, mode: str) -> str:
    if offer.own:
        return offer.own
    known = [one.id for one in offer.scenarios]
    if not record.scenario or (record.scenario in known and fits(offer.scenario(record.scenario), mode)):
        return record.scenario
    return first_scenario(offer, mode)


def _options(offer: Offer, record: TableRecord, mode: str) -> list[str]:
    fitting = [option.id for option in offer.options_in(mode)]
    return [option for option in record.options if option in fitting]


def _seats(
    offer: Offer, record: TableRecord, mode: str, scenario: str, wanted: Sequence[KeptSeat] | None
) -> list[SeatRecord]:
    """The seats in their new order, each with its person or bot, and with roles."""
    kept = [KeptSeat(seat.seat) for seat in record.seats] if wanted is None else wanted
    numbers = [seat.seat for seat in kept if seat.seat is not None]
    if len(set(numbers)) < len(numbers):
        raise RequestRefused("bad-request", "a seat is named twice")
    if any(number >= len(record.seats) for number in numbers):
        raise RequestRefused("no-such-seat")
    if any(seat.person is not None and seat.seat not in numbers for seat in record.seats):
        raise RequestRefused("seat-taken")
    roles = _roles(offer, record, mode, scenario, kept)
    return [
        msgspec.structs.replace(
            SeatRecord(0) if seat.seat is None else record.seats[seat.seat], seat=at, roles=list(roles[at])
        )
        for at, seat in enumerate(kept)
    ]


def _roles(offer: Offer, record: TableRecord, mode: str, scenario: str, kept: Sequence[KeptSeat]) -> list[Roles]:
    """What was chosen, or held before if it can be held there; to the others what is left over is dealt."""
    before = roles_of(record)
    known = {role.id for role in offer.roles_in(mode, scenario)}
    roles: list[Roles] = []
    to_deal: list[int] = []
    for at, seat in enumerate(kept):
        held = before[seat.seat] if seat.seat is not None else ()
        if seat.roles is None and not (held and known.issuperset(held)):
            to_deal.append(at)
        roles.append(tuple(seat.roles) if seat.roles is not None else held)
    dealt = filled_roles(offer, mode, [() if at in to_deal else held for at, held in enumerate(roles)], scenario)
    return [dealt[at] if at in to_deal else held for at, held in enumerate(roles)]
