"""Rounds and Turns, the story, the mission's own doings, and who moves where."""

from typing import Any, Final

from starboard.games.saga.rules.missions.bars import ACTIVATE, DETECT
from starboard.games.saga.rules.missions.facts import fact_at_the_start
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.event_parts import (
    Args,
    Told,
    a_card,
    a_facing,
    a_mission,
    a_model,
    a_piece,
    a_point,
    a_square,
    a_zone,
    as_it_is,
    what_matters,
)
from starboard.games.saga.words.names import Name, model, named, of_mission, square, thing, yes
from starboard.kernel.game import ref
from starboard.kernel.pages import CHOSEN, PAGE
from starboard.kernel.requests import Payload

SQUAD: Final = "squad"


def the_story(g: Saga, args: Args) -> dict[str, Any]:
    """By the title of its page, which a client gets with the page; without one it is a page of the mission."""
    return {"title": named(f"saga-page-{args['page']}", instead=a_mission(g, g.mission))}


def an_answer(g: Saga, value: Payload) -> Name:
    return of_mission(g, "answer", value)


def a_variant(g: Saga, value: Payload) -> Name:
    return of_mission(g, "variant", value)


def counters(g: Saga, args: Args) -> dict[str, Any]:
    dealt = [
        named("saga-log-counter-of", who=model(g, name), colour=ref(f"saga-log-colour-{colour}"))
        for name, colour in args["counters"]
    ]
    return {"counters": dealt}


def used_in_mission(g: Saga, args: Args) -> dict[str, Any]:
    """What only this mission offers; if nobody did it, then the whole squad or the Nexus."""
    said: dict[str, Any] = {"use": of_mission(g, "use", args["use"]), "somebody": yes(args["who"])}
    if args["who"]:
        return said | {"who": model(g, args["who"])}
    squads = [may.id for may in mission_of(g).script.mays if may.who == SQUAD]
    return said | {"somebody": SQUAD} if args["use"] in squads else said


def camera(g: Saga, args: Args) -> dict[str, Any]:
    return {"figures": len(args["figures"])}


def a_walk(g: Saga, args: Args) -> dict[str, Any]:
    path = args["path"]
    return {"square": square((path[-1][0], path[-1][1])), "steps": len(path)}


def pushed_by(g: Saga, args: Args) -> dict[str, Any]:
    """A model, a piece of the board, or what the mission moves by itself."""
    by = args["by"]
    return {"somebody": "yes", "by": thing(g, by)} if by else {"somebody": "no"}


def grown(g: Saga, args: Args) -> dict[str, Any]:
    return {"count": len(args["squares"])}


def remembered(g: Saga, args: Args) -> dict[str, Any]:
    """For good, or to the end of a Round; what is again as it was at the start is forgotten."""
    over = args["value"] == fact_at_the_start(g, args["name"])
    return {"how": "over" if over else "kept", "until": args["until"]}


def points(g: Saga, args: Args) -> dict[str, Any]:
    """Victory Points are gained, or paid."""
    return {"points": args["points"], "lost": max(0, -args["points"])}


def kept_from(g: Saga, args: Args) -> dict[str, Any]:
    """Somebody that may not test or detect acts as ever, but tells nobody of the Mercenaries."""
    return {"how": "blind" if DETECT in args["cannot"] and ACTIVATE not in args["cannot"] else "held"}


TURNS: Final[dict[str, Told]] = {
    # the story and the mission
    PAGE: Told(the_story),
    CHOSEN: Told(choice=an_answer),
    "variant": Told(mission=a_mission, variant=a_variant),
    "won": Told(side=as_it_is),
    "pointed-out": Told(pieces=what_matters),
    "mission-use": Told(used_in_mission),
    "fact": Told(remembered),
    "clock": Told(round=as_it_is),
    "activations": Told(activations=as_it_is),
    "aware": Told(aware=as_it_is),
    "victory-points": Told(points, who=a_model),
    "lock-set": Told(door=a_piece, lock=as_it_is),
    "exit-turned": Told(exit=a_piece, to=as_it_is),
    "point-grown": Told(grown, point=a_point),
    "barred": Told(kept_from, who=a_model),
    "unbarred": Told(who=a_model),
    "ordered": Told(who=a_model, order=as_it_is),
    "order-over": Told(who=a_model),
    "activation-missed": Told(who=a_model),
    # Rounds and Turns
    "round": Told(round=as_it_is),
    "turn": Told(who=a_model, left=as_it_is),
    "turns": Told(turns=as_it_is),
    "turns-forfeited": Told(turns=as_it_is),
    "counters-up": Told(),
    "counter-down": Told(who=a_model),
    "made-ready": Told(who=a_model, by=a_model),
    "counters-dealt": Told(counters),
    "action": Told(who=a_model, action=as_it_is),
    "feat": Told(who=a_model, feat=a_card),
    "mode": Told(who=a_model, mode=a_card),
    # who stands where
    "placed": Told(who=a_model, at=a_square),
    "moved": Told(a_walk, who=a_model),
    "turned": Told(who=a_model, facing=a_facing),
    "entered": Told(who=a_model, at=a_square),
    "landed": Told(who=a_model, at=a_square),
    "left": Told(who=a_model),
    "break-away": Told(who=a_model, to=a_square),
    "break-away-called-off": Told(who=a_model),
    "slipped-past": Told(who=a_model),
    "pushed": Told(pushed_by, who=a_model, at=a_square),
    # what is seen of the board
    "zone-revealed": Told(zone=a_zone),
    "camera": Told(camera, zone=a_zone),
    "darkness-placed": Told(at=a_square),
    "darkness-removed": Told(at=a_square),
}
