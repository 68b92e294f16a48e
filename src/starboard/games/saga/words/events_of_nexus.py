"""The Nexus: its cards, whom it sends, and why the Artificial Nexus does what it does."""

from typing import Any, Final

from starboard.games.saga.content.nexus_cards import CARD_OF_COPY
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.event_parts import (
    Args,
    Told,
    a_card,
    a_kind,
    a_model,
    a_point,
    anything,
    as_it_is,
    some_cards,
)
from starboard.games.saga.words.names import card, model, piece, square, thing, yes
from starboard.kernel.game import ref

BOSS_ABILITY: Final = "ba-"


def drawn(g: Saga, args: Args) -> dict[str, Any]:
    """Only the Nexus player sees which card it is (SAGA-CARD-06)."""
    said: dict[str, Any] = {"secret": yes("card" in args), "hand": args["hand"]}
    return said | {"card": a_card(g, args["card"])} if "card" in args else said


def looked_at(g: Saga, args: Args) -> dict[str, Any]:
    said: dict[str, Any] = {"secret": yes("cards" in args), "count": args["count"]}
    return said | {"cards": some_cards(g, args["cards"])} if "cards" in args else said


def why(g: Saga, args: Args) -> dict[str, Any]:
    return {"reason": ref(f"saga-reason-{args['reason']}")}


def the_target(g: Saga, args: Args) -> dict[str, Any]:
    """By which symbol of which card; without a card by the last Turn."""
    said = {**why(g, args), "by_card": yes(args["card"])}
    return said | {"card": a_card(g, args["card"])} if args["card"] else said


def the_value(g: Saga, args: Args) -> dict[str, Any]:
    return {"value": CARD_OF_COPY[args["card"]].value}


def tie(g: Saga, args: Args) -> dict[str, Any]:
    """What was equal, and what was taken: the first in the order of the tie-breaks (SAGA-GEOM-08)."""
    asked = args["decision"]
    if "mission" in args:
        return {"asked": "mission"}  # a question of the mission, whose answer is told by itself
    said: dict[str, Any] = {"chosen": anything(g, args["chosen"])}
    if asked == "agent":
        asked = "furthest" if args["furthest"] else "nearest"
        said["target"] = model(g, args["target"])
    return said | {"asked": asked if asked in TIES else "other"}


TIES: Final = ("nearest", "furthest", "target", "call", "point", "door")


def plan(g: Saga, args: Args) -> dict[str, Any]:
    """What an Agent is about to do, at whom, and why (SAGA-TABLE-01)."""
    action, path = args["action"], args["path"]
    said: dict[str, Any] = {"reason": ref(f"saga-reason-{args['reason']}"), "aimed": yes(args["target"])}
    if args["target"]:
        said["target"] = thing(g, args["target"])
    if args["door"]:
        said["door"] = piece(g, args["door"])
    if path:
        said["square"] = square((path[-1][0], path[-1][1]))
    if action.startswith(BOSS_ABILITY):
        return said | {"action": "ability", "ability": card(action)}
    return said | {"action": action or ("walk" if path else "stay")}


def power(g: Saga, args: Args) -> dict[str, Any]:
    names = args["targets"]
    return {"targets": [model(g, name) for name in names], "any": yes(names)}


NEXUS: Final[dict[str, Told]] = {
    "nexus-phase": Told(round=as_it_is),
    "nexus-phase-over": Told(),
    "nexus-drew": Told(drawn),
    "nexus-played": Told(card=a_card, use=as_it_is),
    "nexus-deck-shuffled": Told(cards=as_it_is),
    "looked-at-deck": Told(looked_at),
    "card-to-bottom": Told(who=a_model),
    "event": Told(card=a_card),
    "event-removed": Told(card=a_card),
    "remains-in-play": Told(card=a_card),
    "left-play": Told(card=a_card),
    "agents-effect": Told(source=a_card, until=as_it_is),
    # the Artificial Nexus
    "artificial-card": Told(card=a_card),
    "reinforcement-card": Told(the_value, card=a_card),
    "no-valid-target": Told(card=a_card, acts=lambda g, value: yes(value)),
    "target": Told(the_target, who=a_model),
    "card-used-for": Told(why, card=a_card, who=anything),
    "nexus-decided": Told(tie),
    "plans": Told(plan, who=a_model),
    # whom it sends
    "activated": Told(who=a_model, bonus=lambda g, value: yes(value)),
    "called": Told(kind=a_kind, point=a_point),
    "waits-at": Told(who=a_model, point=a_point),
    "back-to-supply": Told(who=a_model),
    "points-lost": Told(value=as_it_is),
    "turned-into": Told(who=a_model, kind=a_kind),
    "power": Told(power, who=a_model, power=a_card),
    "point-active": Told(point=a_point),
    "point-deactivated": Told(point=a_point),
    "point-placed": Told(point=a_point),
    "point-removed": Told(point=a_point),
}
