"""Nemesis in words: the question a seat is asked. Options and events stand beside it."""

from collections.abc import Callable
from typing import Any, Final

from starboard.games.nemesis.rules.places import intruders_in
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.words.names import intruder, intruder_kind, spelled, yes
from starboard.games.nemesis.words.rules import PURPOSES
from starboard.kernel.game import Described
from starboard.kernel.requests import Ask


def describe_ask(g: Nemesis, ask: Ask) -> Described:
    """The question as its seat reads it: what for, and what it is about."""
    own = OWN_WORDS.get(ask.kind)
    args = own(g, ask) if own else {}
    for name, value in ask.about.items():
        if name not in args and name != "intruder":
            args[name] = spelled(g, name, value)
    if ask.kind in PURPOSES:
        args["purpose"] = PURPOSES[ask.kind].get(ask.rule, "other")
    part_of = {"action": g.doing} if g.doing else None
    return Described(f"nemesis-ask-{ask.kind}", args, part_of, rule=ask.rule)


# --- Questions whose context means something of its own ---


def action(g: Nemesis, ask: Ask) -> dict[str, Any]:
    return {"unbound": yes(g.players[ask.seat].unbound), "number": ask.about["actions"] + 1}


def escape(g: Nemesis, ask: Ask) -> dict[str, Any]:
    """How many will strike at whoever runs."""
    return {"attackers": len(intruders_in(g, g.players[ask.seat].room))}


def reaction(g: Nemesis, ask: Ask) -> dict[str, Any]:
    """To an Action of somebody, or to an Intruder's Surprise Attack."""
    return attacker(g, ask) if "intruder" in ask.about else {}


def attacker(g: Nemesis, ask: Ask) -> dict[str, Any]:
    """A Larva draws no card, so its attack has no name."""
    found = intruder(g, ask.about["intruder"])
    assert found is not None, f"Intruder {ask.about['intruder']} attacks from nowhere"
    args: dict[str, Any] = {"kind": intruder_kind(found.kind)}
    if "attack" in ask.about:
        args["named"] = yes(ask.about["attack"])
        if not ask.about["attack"]:
            args["attack"] = ""
    return args


def answer(g: Nemesis, ask: Ask) -> dict[str, Any]:
    """What is offered and, to a swap, what one offered first."""
    offer = ask.about["offer"]
    if "mine" not in ask.about:
        return {"stage": "offer" if offer else "nothing"}
    if ask.about["mine"]:
        return {"stage": "swap" if offer else "demand"}
    return {"stage": "gift" if offer else "idle"}


def spending(g: Nemesis, ask: Ask) -> dict[str, Any]:
    return {"purpose": "quest" if "item" in ask.about else "card"}


OWN_WORDS: Final[dict[str, Callable[[Nemesis, Ask], dict[str, Any]]]] = {
    "action": action,
    "room": escape,
    "react": reaction,
    "shrug-off": attacker,
    "trade-answer": answer,
    "spend-item": spending,
    "discard": lambda g, ask: {"count": len(ask.options)},
    "rooms": lambda g, ask: {"count": ask.most},
}
