"""What a table's game is begun with: from what is kept of the table, and why it cannot be begun like this."""

from collections.abc import Sequence
from typing import Any

import msgspec

from starboard.games.registry import GAMES
from starboard.kernel.errors import ImpossibleSetup, StarboardError
from starboard.kernel.game import Game, offer_for, ref
from starboard.kernel.setup import Roles, Setup, check_setup, dealt_roles, filled_roles, first_scenario
from starboard.server.refusals import RequestRefused
from starboard.server.storage.records import TableRecord

USUAL_SEATS = 4  # or as many as can sit there
NAMED = ("role", "scenario", "option", "campaign")  # what a refusal is about, by a name of the game's own


def setup_of(record: TableRecord) -> Setup:
    """The whole set-up, with the sheet a chapter goes on from."""
    assert record.sheet is not msgspec.UNSET and record.own is not msgspec.UNSET, "a list of tables leaves these out"
    return Setup(record.mode, roles_of(record), tuple(record.options), record.scenario, record.sheet, record.own)


def roles_of(record: TableRecord) -> tuple[Roles, ...]:
    """What each seat holds. Tables from before roles were kept have those of the box."""
    kept = tuple([tuple(seat.roles) for seat in record.seats])
    if any(kept) or record.game not in GAMES:
        return kept
    return dealt_roles(GAMES[record.game].offer, record.mode, len(kept), record.scenario)


def wished_setup(
    game: Game, mode: str, scenario: str, options: Sequence[str], seats: Sequence[Roles] | None, own: str = ""
) -> Setup:
    """The set-up that somebody asks for; what they leave open is the usual. Nothing of it is checked yet.

    A scenario's text has been looked at before (`own_scenarios`).
    """
    try:
        offer = offer_for(game, own)
        mode = mode or offer.default_mode(len(seats) if seats else None)
        scenario = scenario or first_scenario(offer, mode, len(seats) if seats else None)
        least, most = offer.counts(mode, scenario)
        chosen = seats or [()] * min(max(USUAL_SEATS, least), most)
        roles = filled_roles(offer, mode, chosen, scenario)
    except StarboardError as error:
        raise setup_refusal(game.name, error) from error
    return Setup(mode, roles, tuple(sorted(set(options))), scenario, own=own)


def refuse_impossible(game: Game, setup: Setup) -> None:
    """Refuse a table that nobody can sit down at, and say why."""
    try:
        game.new(setup)
    except StarboardError as error:
        raise setup_refusal(game.name, error) from error


def why_not_yet(record: TableRecord) -> RequestRefused | None:
    """Why a table in the lobby cannot be started as it is, whoever sits there; None if it can."""
    game = GAMES.get(record.game)
    if game is None or record.status != "lobby":
        return None
    sheet: dict[str, Any] | None = {} if record.chapter else None  # lists leave it out, and it is not looked into here
    try:
        if record.own is msgspec.UNSET and record.own_titles:  # in a list; its scenario was looked at before
            return None
        own = record.own or ""
        setup = Setup(record.mode, roles_of(record), tuple(record.options), record.scenario, sheet, own)
        check_setup(offer_for(game, own), setup, game.title)
    except StarboardError as error:
        return setup_refusal(record.game, error)
    return None


def setup_refusal(game: str, error: StarboardError) -> RequestRefused:
    """What is wrong with a set-up, in a form that every language has a sentence for."""
    if not isinstance(error, ImpossibleSetup):
        return RequestRefused("bad-request", str(error))
    refused = RequestRefused(f"setup-{error.why}", str(error))
    for name, about in error.about.items():
        refused.args_for_text[name] = ref(f"{game}-{name}-{about}") if name in NAMED and about else about
    return refused
