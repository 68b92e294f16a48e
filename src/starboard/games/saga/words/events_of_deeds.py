"""Doors, Terminals, searching, equipment, and being noticed or not."""

from typing import Any, Final

from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.event_parts import (
    Args,
    Told,
    a_card,
    a_model,
    a_piece,
    an_operation,
    as_it_is,
    dice_rolled,
    some_cards,
)
from starboard.games.saga.words.names import model, of_mission, square, yes


def a_door(g: Saga, args: Args) -> dict[str, Any]:
    """Somebody opens or closes it, or it does so by itself."""
    who = args.get("who", "")
    said: dict[str, Any] = {"somebody": yes(who), "lock": args.get("lock", 0)}
    return said | {"who": model(g, who)} if who else said


def operations(g: Saga, args: Args) -> dict[str, Any]:
    """What the Terminal offers, and what it says of doors that bear Access Denied (SAGA-DENIED-03)."""
    names = [an_operation(g, one) for one in args["operations"]]
    hints = [of_mission(g, "hint", hint) for _, hint in args["hints"]]
    return {"operations": names, "count": len(names), "hints": hints, "hinted": yes(hints)}


def success(g: Saga, args: Args) -> dict[str, Any]:
    return {"succeeds": yes(args["succeeds"])}


def found(g: Saga, args: Args) -> dict[str, Any]:
    return {"cards": some_cards(g, args["cards"]), "count": len(args["cards"])}


def trade(g: Saga, args: Args) -> dict[str, Any]:
    given, taken = args["given"], args["taken"]
    way = "swap" if given and taken else "gift" if given else "return"
    return {"way": way, "given": some_cards(g, given), "taken": some_cards(g, taken)}


def places(g: Saga, args: Args) -> dict[str, Any]:
    return {"squares": [square((place[0], place[1])) for place in args["at"]]}


DEEDS: Final[dict[str, Told]] = {
    # stealth
    "stealth-test": Told(who=a_model, agent=a_model, drawn=as_it_is),
    "distracted": Told(who=a_model, agent=a_model, squares=as_it_is),
    "detected": Told(who=a_model, agent=a_model),
    # doors
    "door-opened": Told(a_door, door=a_piece),
    "door-closed": Told(a_door, door=a_piece),
    "door-locked": Told(door=a_piece, lock=as_it_is),
    "unlocked": Told(door=a_piece),
    "lock-lowered": Told(who=a_model, door=a_piece, levels=as_it_is, left=as_it_is),
    # Terminals
    "terminal-accessed": Told(operations, who=a_model, terminal=a_piece),
    "nothing-to-hack": Told(who=a_model, terminal=a_piece),
    "hacking-roll": Told(dice_rolled, who=a_model, terminal=a_piece),
    "hacked": Told(who=a_model, successes=as_it_is),
    "data-spike": Told(who=a_model),
    "operation": Told(success, who=a_model, operation=an_operation),
    # searching
    "interacted": Told(who=a_model, what=a_piece),
    "interaction-failed": Told(who=a_model, what=a_piece, needs=a_card),
    "nothing-there": Told(who=a_model, what=a_piece),
    "searched-supplies": Told(who=a_model),
    "supplies-found": Told(found, who=a_model),
    # equipment
    "charge-used": Told(who=a_model, card=a_card, left=as_it_is),
    "item-discarded": Told(who=a_model, card=a_card),
    "worn": Told(who=a_model, card=a_card),
    "scope": Told(who=a_model, weapon=a_card),
    "equipment-taken": Told(who=a_model, fallen=a_model, cards=some_cards),
    "traded": Told(trade, who=a_model, to=a_model),
    "trade-refused": Told(who=a_model, by=a_model),
    "deployed": Told(places, who=a_model, card=a_card),
    "packed-up": Told(who=a_model, card=a_card),
}
