"""What happened, in words, from what its reader may know of it."""

from typing import Final

from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.event_parts import Args, Told
from starboard.games.saga.words.events_of_campaigns import CAMPAIGNS
from starboard.games.saga.words.events_of_deeds import DEEDS
from starboard.games.saga.words.events_of_fights import FIGHTS
from starboard.games.saga.words.events_of_missions import MISSIONS
from starboard.games.saga.words.events_of_nexus import NEXUS
from starboard.games.saga.words.events_of_turns import TURNS
from starboard.kernel.errors import Unknown
from starboard.kernel.game import Described

EVENTS: Final[dict[str, Told]] = {**TURNS, **FIGHTS, **DEEDS, **NEXUS, **CAMPAIGNS, **MISSIONS}


def describe_event(g: Saga, kind: str, args: Args) -> Described:
    """The message of the event with everything its reader was told."""
    if kind not in EVENTS:
        raise Unknown("event", kind, list(EVENTS))
    return EVENTS[kind].message(g, kind, args)
