"""What can be done at any time, by anybody, whoever decides now (VAN-EXERT-01, VAN-SKILL-02, VAN-EXERT-07)."""

from starboard.games.vanguard.rules.abilities import may_use, use_ability, uses_at
from starboard.games.vanguard.rules.deciding import ANY_TIME
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.exert import exert, may_exert
from starboard.games.vanguard.rules.lookups import member, team
from starboard.games.vanguard.rules.printed_abilities import held
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.requests import Payload, Procedure


def could_step_in(g: Vanguard, seat: int, others: bool) -> bool:
    """Whether a crew member of the seat could do any of it now, or of one of the others.

    What it is need not be listed for that. Exert comes first, before all cards are looked through: mostly one could.
    """
    if g.ending:
        return False
    for who in g.crew:
        if who.spent and (who.seat != seat) == others and may_exert(g, who):
            return True
    for who in g.crew:
        if (who.seat != seat) == others and _could_use(g, who):
            return True
    return False


def one_could_step_in(g: Vanguard, who: CrewMember) -> bool:
    return not g.ending and (may_exert(g, who) or _could_use(g, who))


def _could_use(g: Vanguard, who: CrewMember) -> bool:
    abilities = held(g, who, "any") if who.status == "exploring" else []
    if not abilities:
        return False
    looking = Doing(who, "", "VAN-SKILL-02", helping=True)
    for ability in abilities:
        if may_use(g, who, ability, looking):
            return True
    return False


def asides(g: Vanguard, seat: int) -> list[Payload]:
    """Everything that the crew members of a seat could do now: Exert, and abilities that name no other moment."""
    if g.ending:
        return []
    found: list[Payload] = []
    for who in team(g):
        if who.seat == seat:
            if may_exert(g, who):
                found.append(("aside", "exert", who.section))
            found += [("aside", *use) for use in uses_at(g, who, "any", Doing(who, "", "VAN-SKILL-02"))]
    return found


def step_in(g: Vanguard, aside: Payload) -> Procedure[None]:
    """It is done at once; the question that was open is asked again afterwards."""
    if aside[1] == "exert":
        yield from exert(g, member(g, aside[2]))
    else:
        _, kind, section, card, at = aside
        who = member(g, section)
        yield from use_ability(g, (kind, section, card, at), Doing(who, "", "VAN-SKILL-02"))


ANY_TIME.may = one_could_step_in
ANY_TIME.seat_may = could_step_in
ANY_TIME.find = asides
ANY_TIME.do = step_in
