"""What the arguments of the cards' words are called: what a message is given for each kind of argument.

Most languages need to know more than a name: whether it begins the sentence, which case it is in, how many there are.
Whatever a message has to choose by is a word or a number; whatever it only shows is a reference.
"""

from typing import Any, Final

from starboard.games.vanguard.content.icons import COLOURS
from starboard.games.vanguard.content.lines import Arg
from starboard.games.vanguard.content.planet import NOTHING_HERE
from starboard.kernel.game import ref

Name = dict[str, Any]  # a `ref`, with the arguments of the message it names, if any

# How an effect is said.
START: Final = "start"  # it begins the sentence
DO: Final = "do"  # inside a sentence
THEN: Final = "then"  # behind "then" or "if you do"
MAY: Final = "may"  # behind "you may"

# Arguments of which a message chooses by the word itself.
_WORDS: Final = ("track", "row", "type", "rarity", "action", "capacity", "stat", "clue", "thing", "colour", "fate")
_NAMED: Final = {
    "icon": ("icon", "vanguard-icon-"),
    "injury": ("injury", "vanguard-injury-"),
    "letter": ("letter", "vanguard-letter-"),
    "mission": ("name", "vanguard-mission-"),
    "mark": ("name", "vanguard-mark-"),
    "flag": ("name", "vanguard-flag-"),
    "state": ("name", "vanguard-state-"),
}
_NUMBERED: Final = ("log", "project", "objective")  # known by the number on them


def named(message: str, **args: Any) -> Name:
    """A reference to a message that has variables of its own."""
    return {"ref": message, "args": args}


def yes(truth: object) -> str:
    """How a message asks for a fact: Fluent selects by word."""
    return "yes" if truth else "no"


def somebody(who: str, form: str, chosen: bool) -> Name:
    """Whom a who-word means; who has been `chosen` before is "that crew member"."""
    if who.startswith("@"):
        return named("vanguard-who-sector", form=form, number=int(who[1:]))
    return named("vanguard-who-chosen" if chosen else f"vanguard-who-{who}", form=form)


def part(kind: str, value: Arg, first: str, where: str) -> dict[str, Any]:
    """What one argument adds to the message; `first`: "start" if it begins the sentence; `where`: a place's form."""
    if isinstance(value, int):
        return {"n": abs(value), "way": "down" if value < 0 else "up"}
    if kind in _WORDS:
        return {kind: value}
    if kind in _NAMED:
        name, prefix = _NAMED[kind]
        return {name: ref(prefix + value.lower())}
    if kind in _NUMBERED:
        return {"number": _number(value)}
    if kind == "filter":
        return _filter(value)
    if kind == "face":
        return {"whatever": yes(value == "*"), "shown": ref(f"vanguard-icon-{'any' if value == '*' else value}")}
    if kind in ("place", "sector"):
        return {"where": place(value, where)}
    return _card(kind, value, first)


def place(value: str, form: str) -> Name:
    """A Sector with its preposition: "into the Lander Sector", "in Sector 4"."""
    if value.startswith("@"):
        return named("vanguard-place-sector", form=form, number=int(value[1:]))
    return named(f"vanguard-place-{value}", form=form)


def _filter(value: str) -> dict[str, Any]:
    """Which dice: their colour, whose they are, what they show."""
    words = value.split(".")
    colours = [word for word in words if word in COLOURS]
    faces = [ref(f"vanguard-icon-{word}") for word in words if word not in COLOURS and word not in ("any", "own")]
    found: dict[str, Any] = {
        "colour": colours[0] if colours else "any", "own": yes("own" in words), "showing": yes(faces),
    }  # fmt: skip
    if faces:
        found["face"] = faces
    return found


def _card(kind: str, value: str, first: str) -> dict[str, Any]:
    """A card of the box or of a planet."""
    if kind == "threat":
        if value == "this":
            return {"threat": named("vanguard-the-threat", form=first)}
        return {"threat": named("vanguard-the-threat-named", form=first, name=_on_board(value))}
    if kind == "clock":
        return {"this": "yes"} if value == "this" else {"this": "no", "name": _on_board(value)}
    if kind == "global":
        return {"printed": "yes"} if value == "printed" else {"printed": "no", "name": _on_board(value)}
    if kind == "poi":
        return {"nothing": yes(value == NOTHING_HERE), "number": _number(value)}
    if kind == "gear":
        mod = value.startswith("mod-")
        return {"mod": yes(mod), "name": ref(f"vanguard-{value.lower()}" if mod else f"vanguard-gear-{value.lower()}")}
    assert kind == "part", f"an argument of the kind {kind} has no words"
    start, dash, end = value.partition("-")
    return {"path": yes(dash), "number": int(start), "end": int(end) if dash else 0}


def _on_board(card: str) -> Name:
    """A Threat or a Global Condition by its id."""
    return ref(f"vanguard-threat-{card}" if card.startswith("th") else f"vanguard-condition-{card.lower()}")


def _number(value: str) -> int:
    """The number in an id: 102 of P102."""
    return int("".join([sign for sign in value if sign.isdigit()]))
