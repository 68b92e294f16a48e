"""The planet: its cards, markers, Time tracks and Missions, and what the team has."""

from typing import Any, Final

from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.event_parts import (
    Args,
    Told,
    a_card,
    a_condition,
    a_flag,
    a_gear,
    a_mark,
    a_mission,
    a_poi,
    a_sector,
    a_timed_card,
    as_it_is,
)
from starboard.games.vanguard.words.names import sector
from starboard.games.vanguard.words.text_parts import yes


def part(g: Vanguard, args: Args) -> dict[str, Any]:
    """A Path ("4-5") or a Sector ("9")."""
    start, dash, end = args["part"].partition("-")
    said: dict[str, Any] = {"path": yes(dash), "start": sector(g, int(start))}
    return said | {"end": sector(g, int(end))} if dash else said


def placed(g: Vanguard, args: Args) -> dict[str, Any]:
    """A marker by its name, or that an action is done there for good."""
    return {"done": yes(":" in args["mark"]), "mark": a_mark(g, args["mark"])}


def project(g: Vanguard, args: Args) -> dict[str, Any]:
    """Research Projects are known by their number."""
    return {"number": int("".join([sign for sign in args["project"] if sign.isdigit()]))}


PLANETS: Final[dict[str, Told]] = {
    # the board
    "poi-placed": Told(poi=a_poi, sector=a_sector),
    "condition-changed": Told(condition=a_condition),
    "marked": Told(placed, sector=a_sector),
    "unmarked": Told(placed, sector=a_sector),
    "opened": Told(part),
    "shut": Told(part),
    "clue": Told(clue=as_it_is, sector=a_sector),
    # time
    "time-advanced": Told(card=a_timed_card, at=as_it_is),
    "time-moved-back": Told(card=a_timed_card, at=as_it_is),
    "time-reset": Told(card=a_timed_card),
    "time-held": Told(card=a_timed_card, round=as_it_is),
    # Missions and Rank-Up
    "mission-revealed": Told(mission=a_mission),
    "mission-completed": Told(mission=a_mission),
    "mission-fulfilled": Told(mission=a_mission),
    "mission-failed": Told(mission=a_mission),
    "rank-up-completed": Told(card=a_card),
    # what the team has
    "supplies-counted": Told(count=as_it_is),
    "supplies-gained": Told(count=as_it_is),
    "supplies-lost": Told(count=as_it_is),
    "success": Told(count=as_it_is),
    "success-lost": Told(count=as_it_is),
    "flagged": Told(flag=a_flag),
    "gear-won": Told(gear=a_gear),
    "project-won": Told(project),
}
