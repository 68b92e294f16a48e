"""Attacks and what becomes of whoever is hit."""

from typing import Any, Final

from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.event_parts import (
    Args,
    Told,
    a_card,
    a_facing,
    a_model,
    a_piece,
    a_square,
    as_it_is,
    dice_rolled,
    faces,
)
from starboard.games.saga.words.names import model, thing, yes


def how_long(g: Saga, args: Args) -> dict[str, Any]:
    """What is over with the Turn of a Mercenary is over with the activation of anybody else."""
    of_a_turn = args["until"] == "turn"
    turns = [who.model.name for who in g.mercenaries]
    return {"until": "activation" if of_a_turn and args["who"] not in turns else args["until"]}


def attack(g: Saga, args: Args) -> dict[str, Any]:
    """Without an attacker it comes from a card, a trap or the mission."""
    said: dict[str, Any] = {"target": thing(g, args["target"]), "armed": yes(args["weapon"]), **dice_rolled(g, args)}
    said["way"] = args["way"] if args["who"] else "hazard"
    if args["who"]:
        said["who"] = model(g, args["who"])
    if args["weapon"]:
        said["weapon"] = a_card(g, args["weapon"])
    return said


def paired(g: Saga, args: Args) -> dict[str, Any]:
    return {"target": thing(g, args["target"])}


def reroll(g: Saga, args: Args) -> dict[str, Any]:
    return {"count": len(args["dice"]), "shown": faces(args, "attack") + faces(args, "defence")}


def victims(g: Saga, args: Args) -> dict[str, Any]:
    return {"hit": [thing(g, name) for name in args["hit"]], "any": yes(args["hit"])}


def flames(g: Saga, args: Args) -> dict[str, Any]:
    """Who lit a device of the mission, unless it was the Nexus."""
    said = {**victims(g, args), "somebody": yes(args["who"])}
    return said | {"who": model(g, args["who"])} if args["who"] else said


def flash(g: Saga, args: Args) -> dict[str, Any]:
    return {"count": faces(args, "attack")}


FIGHTS: Final[dict[str, Told]] = {
    "attacked": Told(attack),
    "rerolled": Told(reroll, who=a_model),
    "soaked": Told(who=a_model, source=a_card),
    "paired": Told(paired, wounds=as_it_is),
    "wounded": Told(who=a_model, wounds=as_it_is, shields=as_it_is),
    "crippled": Told(who=a_model),
    "eliminated": Told(who=a_model),
    "piece-destroyed": Told(who=a_model),
    "destroyed": Told(what=a_piece),
    "healed": Told(who=a_model, counters=as_it_is),
    "recharged": Told(who=a_model, counters=as_it_is),
    "effect": Told(how_long, who=a_model, source=a_card),
    "template": Told(victims, who=a_model, weapon=a_card),
    "device-flames": Told(flames, device=a_piece, aim=a_facing),
    "blast": Told(victims, at=a_square),
    "detonated": Told(who=a_model, at=a_square),
    "flashed": Told(flash, who=a_model, at=a_square),
    "heron-shaken": Told(who=a_model),
    "heron-hurt": Told(who=a_model),
    "withdraws": Told(who=a_model),
    "withdrew": Told(who=a_model),
}
