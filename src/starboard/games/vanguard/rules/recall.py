"""A planet may have its team fetched after so many rounds, so that nobody is left there for ever."""

from starboard.games.vanguard.rules.ending import end_exploration
from starboard.games.vanguard.rules.lookups import planet_of
from starboard.games.vanguard.rules.moments import LAST_LOG
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure


def is_recalled(g: Vanguard) -> bool:
    """Whether the last round of a planet that has one is over."""
    return any([rule.kind == "recall" and g.round >= rule.rounds for rule in planet_of(g).rules])


def recall(g: Vanguard) -> Procedure[None]:
    """It ends like an Emergency Evacuation, with nobody hurt for it and nothing left behind (VAN-EVAC-03)."""
    tell(g, "recalled", "VAN-EVAC-03", rounds=g.round)
    g.ending = "evacuation"
    assert LAST_LOG.read is not None
    yield from LAST_LOG.read(g, planet_of(g).evacuation)
    end_exploration(g, "evacuation", "VAN-EVAC-03")
