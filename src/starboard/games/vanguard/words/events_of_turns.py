"""Setting up, rounds and turns, actions, Events, the story, and what changes hands."""

from typing import Any, Final

from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.event_parts import (
    Args,
    Told,
    a_card,
    a_gear,
    a_member,
    a_planet,
    a_sector,
    an_action,
    as_it_is,
    looked_at,
)
from starboard.games.vanguard.words.names import member, section
from starboard.games.vanguard.words.text_parts import yes
from starboard.kernel.game import ref
from starboard.kernel.pages import CHOSEN, PAGE


def joins(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"who": ref(f"vanguard-crew-{args['card']}"), "section": section(args["who"])}


def log(g: Vanguard, args: Args) -> dict[str, Any]:
    """A Log by its number; its title comes to a client with the page. The first one has no number."""
    number = args["page"].removeprefix(f"{g.planet}-")
    return {"numbered": yes(number.isdigit()), "number": number}


def chosen(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"choice": ref(f"vanguard-choice-{args['page']}-{args['choice']}")}


def event(g: Vanguard, args: Args) -> dict[str, Any]:
    """Whether its biome fits the Sector: then its primary effect is resolved (VAN-EVENT-02)."""
    return {"event": a_card(g, args["event"]), "matched": yes(args["matched"])}


def against(g: Vanguard, args: Args) -> dict[str, Any]:
    """The crew members of the seat that does not agree."""
    return {"who": [member(g, one.section) for one in g.crew if one.seat == args["seat"]]}


TURNS: Final[dict[str, Told]] = {
    # set-up
    "board-laid-out": Told(planet=a_planet),
    "joined": Told(joins),
    "loaded": Told(who=a_member, gear=a_gear),
    "rank-up-chosen": Told(card=a_card),
    # the story
    PAGE: Told(log),
    CHOSEN: Told(chosen),
    # rounds and turns
    "round-begun": Told(round=as_it_is),
    "start-token": Told(who=a_member),
    "turn-begun": Told(who=a_member),
    "turn-ended": Told(who=a_member),
    "event-revealed": Told(event, who=a_member),
    "event-ignored": Told(who=a_member),
    "event-weakened": Told(who=a_member),
    "scried": Told(looked_at, who=a_member),
    # actions
    "special-action": Told(who=a_member, action=an_action),
    "travels": Told(who=a_member, sector=a_sector),
    "arrived": Told(who=a_member, sector=a_sector),
    "rests": Told(who=a_member),
    "prepares": Told(who=a_member),
    "exerted": Told(who=a_member),
    "lift-off": Told(who=a_member),
    "lift-off-refused": Told(against),
    # what changes hands
    "traded": Told(who=a_member, to=a_member, gear=a_gear),
    "help-refused": Told(who=a_member, card=a_card),
    "drawn-by-lot": Told(who=a_member),
    "core-taken": Told(who=a_member),
    "core-handed": Told(who=a_member, to=a_member),
    "core-dropped": Told(who=a_member, sector=a_sector),
    "core-gone": Told(),
    "gear-taken-over": Told(who=a_member, gear=a_gear),
}
