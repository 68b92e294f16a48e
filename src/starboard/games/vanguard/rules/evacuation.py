"""Emergency Evacuation: a fourth Injury ends the exploration for everybody (VAN-EVAC-01)."""

from starboard.games.vanguard.rules.cargo import lose_discoveries
from starboard.games.vanguard.rules.deadly_space import is_deadly
from starboard.games.vanguard.rules.ending import end_exploration
from starboard.games.vanguard.rules.lander_damage import damage_lander
from starboard.games.vanguard.rules.lookups import planet_of
from starboard.games.vanguard.rules.moments import LAST_LOG
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure


def evacuate(g: Vanguard, hurt: CrewMember) -> Procedure[None]:
    """Everybody is rescued, ordinary Discoveries are lost, and the mission has failed (VAN-EVAC-03, VAN-EVAC-04)."""
    landing = g.step == "landing"
    tell(g, "landing-aborted" if landing else "evacuated", "VAN-EVAC-01", who=hurt.section)
    if is_deadly(g):  # VAN-DEADLY-02
        hurt.status = "dead"
        g.dead.append(hurt.card)
        tell(g, "died", "VAN-DEADLY-02", who=hurt.section)
    g.ending = "aborted" if landing else "evacuation"
    come_home_damaged(g)
    if not landing:  # a landing is aborted before there is a board with a Log (SHIP-LANDING-10)
        assert LAST_LOG.read is not None
        yield from LAST_LOG.read(g, planet_of(g).evacuation)
    end_exploration(g, g.ending, "VAN-EVAC-01")


def end_with_nobody(g: Vanguard) -> None:
    """Nobody of the team is left on the planet: it has failed, and the Lander is recalled empty (VAN-TEAM-07)."""
    g.ending = "nobody"
    come_home_damaged(g)
    end_exploration(g, "nobody", "VAN-TEAM-07")


def come_home_damaged(g: Vanguard) -> None:
    """Without its ordinary Discoveries (VAN-EVAC-04, SHIP-REPAIR-04)."""
    lose_discoveries(g)
    damage_lander(g)
