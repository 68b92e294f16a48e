"""What a table's game is begun with, from what is kept of the table."""

import msgspec

from starboard.games.registry import GAMES
from starboard.kernel.setup import Roles, Setup, dealt_roles
from starboard.server.storage.records import TableRecord


def setup_of(record: TableRecord) -> Setup:
    """The whole set-up, with the sheet a chapter goes on from."""
    assert record.sheet is not msgspec.UNSET, "a list of tables leaves the sheets out"
    return Setup(record.mode, roles_of(record), tuple(record.options), record.scenario, record.sheet)


def roles_of(record: TableRecord) -> tuple[Roles, ...]:
    """What each seat holds. Tables from before roles were kept have those of the box."""
    kept = tuple([tuple(seat.roles) for seat in record.seats])
    if any(kept) or record.game not in GAMES:
        return kept
    return dealt_roles(GAMES[record.game].offer, record.mode, len(kept), record.scenario)
