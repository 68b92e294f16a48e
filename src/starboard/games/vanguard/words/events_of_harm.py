"""Injuries, dangers and Threats."""

from typing import Any, Final

from starboard.games.vanguard.content.cards import DANGER_TABLES
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.card_texts import outcome
from starboard.games.vanguard.words.choices import as_name
from starboard.games.vanguard.words.event_parts import (
    Args,
    Told,
    a_card,
    a_danger,
    a_letter,
    a_member,
    a_sector,
    a_symbol,
    as_it_is,
)
from starboard.games.vanguard.words.names import member, sector
from starboard.games.vanguard.words.text_parts import yes


def danger_rolled(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"face": a_danger(g, args["dice"][0][1])}


def danger(g: Vanguard, args: Args) -> dict[str, Any]:
    """With what the symbol does under its letter; many do nothing there."""
    effects = DANGER_TABLES[args["letter"]].get(args["face"])
    does = "" if effects is None else as_name(outcome(effects))
    return {"face": a_danger(g, args["face"]), "harmless": yes(effects is None), "does": does}


def attack(g: Vanguard, args: Args) -> dict[str, Any]:
    """On everybody in a Sector, or on whoever comes upon one of its secondary standees."""
    if "who" in args:
        return {"at": "one", "who": member(g, args["who"])}
    return {"at": "sector", "sector": sector(g, args["sector"])}


HARM: Final[dict[str, Told]] = {
    # Injuries
    "injured": Told(who=a_member, injury=a_card),
    "injury-prevented": Told(who=a_member, injury=a_card),
    "injury-softened": Told(who=a_member, injury=a_card),
    "injury-covered": Told(who=a_member, injury=a_card),
    "injury-uncovered": Told(who=a_member, injury=a_card),
    "injury-removed": Told(who=a_member, injury=a_card),
    "injury-die-placed": Told(who=a_member, column=as_it_is),
    "injury-die-removed": Told(who=a_member, column=as_it_is),
    "injury-die-passes": Told(who=a_member, face=a_symbol),
    "injury-die-ignored": Told(face=a_symbol),
    "injury-strikes": Told(who=a_member, injury=a_card, face=a_symbol),
    "died": Told(who=a_member),
    "left-planet": Told(who=a_member),
    # dangers
    "danger-rolled": Told(danger_rolled, who=a_member, letter=a_letter),
    "danger": Told(danger, who=a_member, letter=a_letter),
    "danger-ignored": Told(letter=a_letter, face=a_danger),
    # Threats
    "threat-appeared": Told(threat=a_card, sector=a_sector),
    "threat-moved": Told(threat=a_card, sector=a_sector),
    "threat-spread": Told(threat=a_card, sector=a_sector),
    "threat-attacks": Told(attack, threat=a_card),
    "threat-dulled": Told(threat=a_card, count=as_it_is),
    "attack-dulled": Told(threat=a_card),
    "threat-banished": Told(threat=a_card),
}
