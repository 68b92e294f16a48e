"""A planet may have its team fetched, so that nobody is left there for ever."""

from starboard.games.vanguard.rules.ending import end_exploration
from starboard.games.vanguard.rules.exert import may_exert
from starboard.games.vanguard.rules.lookups import planet_of, team
from starboard.games.vanguard.rules.moments import LAST_LOG
from starboard.games.vanguard.rules.resting import why_no_rest
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure


def is_recalled(g: Vanguard) -> bool:
    """Whether the planet's last round is over, or nobody there can do anything any more."""
    return any([rule.kind == "recall" and (g.round >= rule.rounds or are_helpless(g)) for rule in planet_of(g).rules])


def are_helpless(g: Vanguard) -> bool:
    """No die is Available to anybody, nobody can Rest, and nobody can Exert."""
    return not any([who.available or not why_no_rest(g, who) or may_exert(g, who) for who in team(g)])


def recall(g: Vanguard) -> Procedure[None]:
    """It ends like an Emergency Evacuation, with nobody hurt for it and nothing left behind (VAN-EVAC-03)."""
    tell(g, "recalled", "VAN-EVAC-03", rounds=g.round)
    g.ending = "evacuation"
    assert LAST_LOG.read is not None
    yield from LAST_LOG.read(g, planet_of(g).evacuation)
    end_exploration(g, "evacuation", "VAN-EVAC-03")
