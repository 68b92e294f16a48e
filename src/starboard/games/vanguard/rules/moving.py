"""Coming to a Sector, by whatever way (VAN-TRAVEL-06, VAN-LOG-04)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.cards import THREATS
from starboard.games.vanguard.rules.counters import look_at_rank_up
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import BY_ITSELF, Doing
from starboard.games.vanguard.rules.effects import carry_out
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.lookups import connected, immovable, log_in, sector_piece
from starboard.games.vanguard.rules.readings import LOGS_IN_OWN_TURN
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

STEP_TO: Final = "step-to"


def arrive(g: Vanguard, who: CrewMember, sector: int, rule: str, travelled: bool = False) -> Procedure[None]:
    """The figure is put there; the Log of the Sector is read on every arrival, in anybody's turn (VAN-LOG-04)."""
    if who.sector == sector:
        return
    who.sector = sector
    sector_piece(g, sector).visited = True
    tell(g, "arrived", rule, who=who.section, sector=sector)
    look_at_rank_up(g)
    log = log_in(g, sector)
    if log and (g.active == who.section or LOGS_IN_OWN_TURN not in g.options):
        yield from read_log(g, log, who, sector)
    if travelled:
        yield from _meet_secondary(g, who, sector)


def _meet_secondary(g: Vanguard, who: CrewMember, sector: int) -> Procedure[None]:
    """Whoever travels to where a secondary standee is suffers the attack of its Threat once."""
    for threat in list(g.threats):
        if sector in threat.secondary and who.sector == sector:
            tell(g, "threat-attacks", "VAN-THREAT-02", threat=threat.card, who=who.section)
            doing = Doing(who, threat.card, "VAN-THREAT-02", sector, kind=BY_ITSELF)
            yield from carry_out(g, THREATS[threat.card].attack, doing)


def move(g: Vanguard, who: CrewMember, number: int) -> Procedure[None]:
    """Along up to so many Paths without their icons; not out of a Sector that holds it fast (VAN-SECTOR-03)."""
    for left in range(number, 0, -1):
        step: int | None = yield from decide(g, partial(_where, g, who, left))
        if step is None:
            return
        yield from arrive(g, who, step, "VAN-SECTOR-02")


def _where(g: Vanguard, who: CrewMember, left: int) -> Ask:
    """Nowhere for whoever is held fast, or has left play."""
    about = {"who": who.section, "left": left}
    sectors = connected(g, who.sector) if who.status == "exploring" and not immovable(g, who) else []
    return Ask(who.seat, sectors, "VAN-SECTOR-02", STEP_TO, 0, about=about)
