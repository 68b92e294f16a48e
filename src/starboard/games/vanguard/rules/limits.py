"""Limits of abilities: one table says of each when it holds (V11)."""

from collections.abc import Callable
from typing import Final

from starboard.games.vanguard.content.vocabulary import BIOMES
from starboard.games.vanguard.rules.gear_tokens import may_be_added
from starboard.games.vanguard.rules.lookups import biomes, others_in_sector, threats_in, threats_near
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard

Limit = Callable[[Vanguard, CrewMember, str], bool]  # for this user of this card


def is_alone(g: Vanguard, who: CrewMember, card: str) -> bool:
    return not others_in_sector(g, who)


def has_company(g: Vanguard, who: CrewMember, card: str) -> bool:
    return bool(others_in_sector(g, who))


def meets_threat(g: Vanguard, who: CrewMember, card: str) -> bool:
    return bool(threats_in(g, who.sector))


def threat_is_near(g: Vanguard, who: CrewMember, card: str) -> bool:
    return bool(threats_near(g, who.sector))


def is_hurt(g: Vanguard, who: CrewMember, card: str) -> bool:
    return bool(who.injuries)


def is_low(g: Vanguard, who: CrewMember, card: str) -> bool:
    return len(who.available) <= 2


def is_at_lander(g: Vanguard, who: CrewMember, card: str) -> bool:
    return bool(g.lander.sector) and who.sector == g.lander.sector


def prepares(g: Vanguard, who: CrewMember, card: str) -> bool:
    return g.check is not None and g.check.action == "prepare"


def is_experienced(g: Vanguard, who: CrewMember, card: str) -> bool:
    return bool(who.rank >= 2)


def token_lies(g: Vanguard, who: CrewMember, card: str) -> bool:
    return any([gear.card == card for gear in g.gear])


def is_at_token(g: Vanguard, who: CrewMember, card: str) -> bool:
    for gear in g.gear:
        if gear.card == card and who.sector in (gear.sector, gear.other_end):
            return True
    return False


# Once per turn and the like are remembered; "one" and "far" say whose moments count; between which "ends" somebody
# travels, and whether Leads come from what an upgrade "belongs" to, their words look at themselves.
LIMITS: Final[dict[str, Limit]] = {
    "alone": is_alone,
    "team": has_company,
    "threat": meets_threat,
    "foe": threat_is_near,
    "hurt": is_hurt,
    "low": is_low,
    "lander": is_at_lander,
    "prepare": prepares,
    "r2": is_experienced,
    "base": may_be_added,
    "placed": token_lies,
    "tok": is_at_token,
}


def holds(g: Vanguard, who: CrewMember, limits: tuple[str, ...], card: str) -> bool:
    """Whether all limits of an ability of this card hold for its user."""
    for limit in limits:
        if limit in LIMITS:
            if not LIMITS[limit](g, who, card):
                return False
        elif limit in BIOMES and limit not in biomes(g, who.sector):
            return False
    return True
