"""What happened, in words, from what its reader may know of it."""

from typing import Final

from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.event_parts import Args, Told
from starboard.games.vanguard.words.events_of_cards import CARDS
from starboard.games.vanguard.words.events_of_checks import CHECKS
from starboard.games.vanguard.words.events_of_harm import HARM
from starboard.games.vanguard.words.events_of_landings import LANDINGS
from starboard.games.vanguard.words.events_of_planets import PLANETS
from starboard.games.vanguard.words.events_of_turns import TURNS
from starboard.kernel.errors import Unknown
from starboard.kernel.game import Described

EVENTS: Final[dict[str, Told]] = {**TURNS, **CHECKS, **CARDS, **HARM, **PLANETS, **LANDINGS}


def describe_event(g: Vanguard, kind: str, args: Args) -> Described:
    """The message of the event with everything its reader was told."""
    if kind not in EVENTS:
        raise Unknown("event", kind, list(EVENTS))
    return EVENTS[kind].message(g, kind, args)
