"""Down to the planet and home again: the landing, the end of the exploration, the docking."""

from typing import Any, Final

from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.event_parts import (
    Args,
    Told,
    a_card,
    a_danger,
    a_member,
    a_planet,
    a_sector,
    a_unique,
    as_it_is,
)


def landing_rolled(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"face": a_danger(g, args["dice"][0][1]), "left": args["left"]}


def used_up(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"card": a_unique(g, args["number"])}


LANDINGS: Final[dict[str, Told]] = {
    "planet-found": Told(planet=a_planet),
    "landing-rolled": Told(landing_rolled),
    "landing-aborted": Told(who=a_member),
    "touchdown": Told(sector=a_sector),
    "lander-moved": Told(sector=a_sector),
    "lander-damaged": Told(),
    # the end
    "evacuated": Told(who=a_member),
    "recalled": Told(rounds=as_it_is),
    "exploration-over": Told(how=as_it_is),
    # docking
    "left-behind": Told(card=a_card),
    "unique-used-up": Told(used_up),
    "production-advances": Told(planet=a_planet),
    "promoted": Told(who=a_member, rank=as_it_is),
    "dice-bought": Told(price=as_it_is),
}
