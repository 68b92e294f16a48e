"""What happened, in words, from what its reader may know of it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from starboard.games.nemesis.rules.ending import SELF_DESTRUCT_END
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import INACTIVE, contamination_face
from starboard.games.nemesis.words.names import (
    action,
    bag_token,
    card,
    character,
    course,
    exploration_token,
    intruder,
    intruder_kind,
    named,
    player,
    seat_name,
    several,
    spelled,
    yes,
)
from starboard.kernel.game import Described, ref
from starboard.kernel.requests import Payload

Args = Mapping[str, Payload]

# What only some readers are told; the message has a variant with and one without it.
SECRETS: Final = {
    "drew": "cards",
    "looked-at-items": "items",
    "found": "item",
    "scanned": "infected",
    "looked-at-room": "tile",
    "checked-engine": "state",
    "checked-coordinates": "coordinates",
    "objective-dealt": "objective",
    "objective-kept": "objective",
    "saw-objective": "objectives",
    "looked-at-event": "event",
    "hunter-drew": "hunt",
}


def describe_event(g: Nemesis, kind: str, args: Args) -> Described:
    """The message of the event with everything its reader was told."""
    secret = SECRETS.get(kind)
    own = OWN_WORDS.get(kind)
    told: dict[str, Any] = own(g, args) if own else {}
    for name, value in args.items():
        if name not in told and name not in UNSPOKEN:
            told[name] = spelled(g, name, value)
    if secret:
        told["secret"] = yes(secret in args)
    return Described(f"nemesis-log-{kind}", told, at=where(args))


def where(args: Args) -> dict[str, Payload]:
    """The pieces of the table it is about."""
    at = {name: args[name] for name in ("room", "place", "intruder", "pod", "engine") if args.get(name)}
    if "place" in args:
        at["place"] = args["place"]  # the first Corridor is number 0
    if "who" in args:
        at["seat"] = args["who"]
    return at


# --- Events whose arguments mean something of their own ---


UNSPOKEN: Final = ("intruder", "coordinates")  # told by other arguments


def at_what(g: Nemesis, args: Args) -> dict[str, Any]:
    """A target may be gone by now, and then only the log knew what it was; 0 is an Egg."""
    if args["intruder"] == 0:
        return {"target": "egg"}
    found = intruder(g, args["intruder"])
    kind = args.get("kind") or (found.kind if found else "")
    return {"target": "known", "kind": intruder_kind(kind)} if kind else {"target": "gone"}


def death(g: Nemesis, args: Args) -> dict[str, Any]:
    """Whoever is lost with the ship or in a pod leaves no Room behind."""
    return {"somewhere": "yes"} if args["room"] else {"somewhere": "no", "room": 0}


def time(g: Nemesis, args: Args) -> dict[str, Any]:
    armed = args["self_destruct"] != INACTIVE
    return {"armed": yes(armed), "self_destruct": SELF_DESTRUCT_END - args["self_destruct"] if armed else 0}


def trade(g: Nemesis, args: Args) -> dict[str, Any]:
    if args["given"] and args["taken"]:
        return {"way": "swap"}
    return {"way": "gift" if args["given"] else "return"}


def injury_check(g: Nemesis, args: Args) -> dict[str, Any]:
    """An arrow has no blood value."""
    return {"retreat": yes(0 in args["blood"]), "blood": sum(args["blood"])}


def look(g: Nemesis, args: Args) -> dict[str, Any]:
    """By the Room's number: by now its tile may be known to everybody."""
    said = {"number": args["room"], "token_too": yes("token" in args)}
    return said | {"token": exploration_token(args["token"])} if "token" in args else said


def coordinates(g: Nemesis, args: Args) -> dict[str, Any]:
    if "coordinates" not in args:
        return {}
    a, b, c, d = course(args["coordinates"])
    return {"a": a, "b": b, "c": c, "d": d}


def final_draw(g: Nemesis, args: Args) -> dict[str, Any]:
    """All cards drawn lie open, but a scanned card looks like any other Contamination card."""
    return {"cards": several(card, [contamination_face(name) for name in args["cards"]])}


def chosen(g: Nemesis, args: Args) -> dict[str, Any]:
    """The Action with the Character who chose it: in some languages its verb agrees with them."""
    name = action(args["action"])
    return {"action": named(name["ref"], **name.get("args", {}), who=character(g, args["who"]))}


def engines(g: Nemesis, args: Args) -> dict[str, Any]:
    """Three alike are said together."""
    first, second, third = args["engines"]
    return {"same": first if first == second == third else "no"}


OWN_WORDS: Final[dict[str, Callable[[Nemesis, Args], dict[str, Any]]]] = {
    "player-number": lambda g, args: {"who": seat_name(args["who"])},
    "action": chosen,
    "drafted": lambda g, args: {"who": player(g, args["who"])},
    "joined": lambda g, args: {"who": player(g, args["who"])},
    "explored": lambda g, args: {"number": args["room"]},
    "token-drawn": lambda g, args: {"token": bag_token(args["token"]), "blank": yes(args["token"] == "blank")},
    "token-revealed": lambda g, args: {"token": ref(f"nemesis-token-{args['token']}")},
    "ending": lambda g, args: {"cause": ref(f"nemesis-ending-{args['cause']}")},
    "looked-at-room": look,
    "checked-coordinates": coordinates,
    "shoots": at_what,
    "melee": at_what,
    "died": death,
    "time": time,
    "traded": trade,
    "injury-check": injury_check,
    "final-draw": final_draw,
    "engines-revealed": engines,
}
