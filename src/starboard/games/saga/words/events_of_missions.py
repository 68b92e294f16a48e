"""What single missions do: force fields, cards that lie about, fire that rises, reactors that strike."""

from typing import Any, Final

from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.event_parts import (
    Args,
    Told,
    a_card,
    a_model,
    a_piece,
    a_point,
    a_square,
    an_operation,
    as_it_is,
)
from starboard.games.saga.words.events_of_turns import a_walk, an_answer
from starboard.games.saga.words.names import kind, model, yes


def struck(g: Saga, args: Args) -> dict[str, Any]:
    return {"hit": [model(g, name) for name in args["hit"]], "any": yes(args["hit"])}


def crushed(g: Saga, args: Args) -> dict[str, Any]:
    return {"hit": [model(g, name) for name in args["who"]]}


def callable_now(g: Saga, args: Args) -> dict[str, Any]:
    return {"kinds": [kind(one) for one in args["kinds"]]}


def fire_line(g: Saga, args: Args) -> dict[str, Any]:
    """Rows are counted from 1, as on the board; the fire fills all from this one on."""
    return {"row": args["row"] + 1}


def changed(g: Saga, args: Args) -> dict[str, Any]:
    """What is changed of which feature, and what it is now; words and numbers are told apart."""
    value = str(args["value"])
    number = int(value) if value.isdigit() else 0
    return {"feature": args["feature"], "change": f"{args['feature']}-{args['key']}", "value": value, "number": number}


MISSIONS: Final[dict[str, Told]] = {
    "mission-answer": Told(answer=an_answer),
    "feature-changed": Told(changed),
    "complexity": Told(operation=an_operation, complexity=as_it_is),
    "kinds": Told(callable_now),
    "ally": Told(who=a_model),
    "removed": Told(who=a_model),
    "tokens": Told(token=as_it_is, piece=a_piece, number=as_it_is),
    "device-turned": Told(device=a_piece, to=as_it_is),
    # shelves on rails
    "slide-chosen": Told(shelf=a_piece),
    "shelf-rolls": Told(shelf=a_piece),
    "shelf-crushes": Told(crushed, shelf=a_piece),
    # conveyor belts
    "carried": Told(a_walk, who=a_model),
    "card-carried": Told(card=a_card, at=a_square),
    "counter-carried": Told(who=a_model, at=a_square),
    # cards that lie about
    "card-lies": Told(card=a_card, at=a_square),
    "card-taken": Told(who=a_model, card=a_card),
    "card-dropped": Told(who=a_model, card=a_card, at=a_square),
    "card-burnt": Told(card=a_card),
    # doors
    "door-sealed": Told(door=a_piece),
    "field-opened": Told(field=a_piece),
    "field-closed": Told(field=a_piece),
    "field-blocked": Told(field=a_piece),
    # what strikes by itself
    "spores": Told(who=a_model),
    "pulse": Told(struck, sector=as_it_is),
    "burn-line": Told(fire_line),
    "items-burnt": Told(fallen=a_model),
    "point-burnt": Told(point=a_point),
}
