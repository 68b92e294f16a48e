"""The Lift-Off action: from the Lander Sector, if all agree; whoever is elsewhere dies (VAN-LIFTOFF-01)."""

from typing import Final

from starboard.games.vanguard.rules.ending import end_exploration
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.lookups import planet_of, team
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

AGREE, REFUSE = "agree", "refuse"
CONSENT: Final = "lift-off-consent"


def at_lander(g: Vanguard, who: CrewMember) -> bool:
    return bool(g.lander.sector) and who.sector == g.lander.sector


def lift_off(g: Vanguard, who: CrewMember) -> Procedure[bool]:
    """Everybody else is asked; one refusal and nothing has happened, which costs nothing (VAN-LIFTOFF-04)."""
    left_behind = [one.section for one in team(g) if not at_lander(g, one)]
    for seat in dict.fromkeys([one.seat for one in team(g)]):
        if seat != who.seat:
            about = {"who": who.section, "behind": tuple(left_behind)}
            answer: str = yield Ask(seat, [AGREE, REFUSE], "VAN-LIFTOFF-04", CONSENT, about=about)
            if answer == REFUSE:
                tell(g, "lift-off-refused", "VAN-LIFTOFF-04", seat=seat)
                return False
    tell(g, "lift-off", "VAN-LIFTOFF-01", who=who.section)
    g.ending = "lift-off"
    for one in team(g):
        if not at_lander(g, one):
            one.status = "dead"
            g.dead.append(one.card)
            tell(g, "died", "VAN-LIFTOFF-02", who=one.section)
    yield from read_log(g, planet_of(g).lift_off, who, g.lander.sector)
    end_exploration(g, "lift-off", "VAN-END-02")
    return True
