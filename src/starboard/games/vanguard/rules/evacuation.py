"""Emergency Evacuation: a fourth Injury ends the exploration for everybody (VAN-EVAC-01)."""

from starboard.games.vanguard.rules.deadly_space import is_deadly
from starboard.games.vanguard.rules.ending import end_exploration
from starboard.games.vanguard.rules.lookups import planet_of
from starboard.games.vanguard.rules.moments import LAST_LOG
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure


def evacuate(g: Vanguard, hurt: CrewMember) -> Procedure[None]:
    """Everybody is rescued, ordinary Discoveries are lost, and the mission has failed (VAN-EVAC-03, VAN-EVAC-04)."""
    tell(g, "evacuated", "VAN-EVAC-01", who=hurt.section)
    if is_deadly(g):  # VAN-DEADLY-02
        hurt.status = "dead"
        g.dead.append(hurt.card)
        tell(g, "died", "VAN-DEADLY-02", who=hurt.section)
    g.discoveries = []
    g.ending = "evacuation"
    assert LAST_LOG.read is not None
    yield from LAST_LOG.read(g, planet_of(g).evacuation)
    end_exploration(g, "evacuation", "VAN-EVAC-01")
