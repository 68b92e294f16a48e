"""What things on the table are called: references to messages, from public facts or what a seat may know."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from starboard.games.nemesis.content.coordinates import COORDINATES
from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.rules.action_list import ACTIONS
from starboard.games.nemesis.rules.exploration import RESOLVED
from starboard.games.nemesis.state.fields import Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import CONTAMINATED, CORPSE
from starboard.kernel.game import ref
from starboard.kernel.requests import Payload
from starboard.kernel.visibility import SPECTATOR, knows

Name = dict[str, Any]  # a `ref`, with the arguments of the message it names, if any

DOORS: Final = ("open", "closed", "destroyed")


def named(message: str, **args: Any) -> Name:
    """A reference to a message that has variables of its own."""
    return {"ref": message, "args": args}


def yes(truth: object) -> str:
    """How a message asks for a fact: Fluent selects by word."""
    return "yes" if truth else "no"


def character(g: Nemesis, seat: int) -> Name:
    """By Character; before the draft by player number, and before that by seat."""
    name = g.players[seat].name
    return ref(f"nemesis-character-{name}") if name else player(g, seat)


def player(g: Nemesis, seat: int) -> Name:
    number = g.players[seat].number
    return named("nemesis-player", number=number) if number else seat_name(seat)


def seat_name(seat: int) -> Name:
    return named("nemesis-seat", number=seat + 1)


def room(g: Nemesis, number: int, seat: int = SPECTATOR) -> Name:
    """A Room by its tile once that lies face up; what the seat alone has seen of it is said as such."""
    if g.explored[number]:
        return ref(f"nemesis-room-{g.tiles[number]}")
    seen = secrets_of(g, number, seat)
    if seen:
        return named("nemesis-room-seen", number=number, seen=seen)
    return named("nemesis-room-unexplored", number=number)


def secrets_of(g: Nemesis, number: int, seat: int) -> list[Name]:
    """The face-down tile and token of a Room, as far as the seat has looked at them."""
    seen: list[Name] = []
    if g.tiles[number] and not g.explored[number] and knows(g.tiles_known[number], seat):
        seen.append(ref(f"nemesis-room-{g.tiles[number]}"))
    token = g.tokens[number]
    if token and token != RESOLVED and knows(g.tokens_known[number], seat):
        seen.append(exploration_token(token))
    return seen


def exploration_token(token: str) -> Name:
    effect, _, number = token.partition("-")
    return named("nemesis-token-numbered", token=ref(f"nemesis-token-{effect}"), count=int(number))


def place(g: Nemesis, at: int) -> Name:
    """A Corridor by its numbers and the two Rooms it joins, or the Technical Corridors."""
    if g.board.is_corridor(at):
        a, b = g.board.corridors[at]
        numbers = "/".join([str(number) for number in g.board.numbers[at]])
        return named("nemesis-corridor", numbers=numbers, one=room(g, a), other=room(g, b))
    if g.board.networks == 1:
        return ref("nemesis-ducts")
    return named("nemesis-ducts-network", number=at - len(g.board.corridors) + 1)


def door(g: Nemesis, corridor: int) -> Name:
    return ref(f"nemesis-door-{DOORS[g.doors[corridor]]}")


def thing(item: str) -> Name:
    """An Item or an Object; a Corpse by whose it is."""
    if item in ITEMS:
        return ref(f"nemesis-item-{item}")
    if item.startswith(CORPSE + "-"):
        return named("nemesis-corpse-of", who=ref("nemesis-character-" + item.removeprefix(CORPSE + "-")))
    return ref(f"nemesis-object-{item}")


def card(name: str) -> Name:
    """An Action card, or a Contamination card as far as its owner knows it."""
    return ref(f"nemesis-contamination-{name}" if name in CONTAMINATED else f"nemesis-card-{name}")


def intruder_kind(kind: str) -> Name:
    return ref(f"nemesis-intruder-{kind}")


def intruder(g: Nemesis, id: int) -> Intruder | None:
    """The Intruder with that id, if it is still on the board."""
    return next((i for i in g.intruders if i.id == id), None)


def bag_token(token: str) -> Name:
    kind, _, number = token.partition("-")
    if kind == "blank":
        return ref("nemesis-bag-blank")
    return named("nemesis-bag-token", kind=intruder_kind(kind), number=int(number))


def die_face(face: str | int) -> Name:
    """Noise and Combat dice share no face."""
    noise = face in ("silence", "danger") or isinstance(face, int)
    return ref(f"nemesis-noise-{face}" if noise else f"nemesis-combat-{face}")


def course(coordinates: int) -> list[Name]:
    """Where the four spaces of the Destination track lead, from A to D."""
    return [ref(f"nemesis-planet-{planet}") for planet in COORDINATES[coordinates]]


def action(option: str) -> Name:
    """An Action as chosen in a round, such as "move" or "card:search", or the Interruption of one."""
    if option == "interruption" or not ACTIONS[option].of:
        return ref(f"nemesis-action-{option}")
    what = ACTIONS[option]
    if what.kind == "card":
        return named("nemesis-action-card", card=card(what.of))
    return named(f"nemesis-action-{what.kind}", item=thing(what.of))


def several(name: Callable[[Any], Name], values: Iterable[Payload]) -> list[Name]:
    return [name(value) for value in values]


def prefixed(prefix: str) -> Callable[[Any], Name]:
    """For things whose id is all of their message's."""
    return lambda value: ref(prefix + value)


# What an argument of an event or a question means, by its name; what is not listed is a number or a word.
_NAMED: Final[dict[str, Callable[[Any], Name]]] = {
    "item": thing,
    "weapon": thing,
    "card": card,
    "kind": intruder_kind,
    "face": die_face,
    "action": action,
    "event": prefixed("nemesis-event-"),
    "attack": prefixed("nemesis-attack-"),
    "tile": prefixed("nemesis-room-"),
    "character": prefixed("nemesis-character-"),
    "wound": prefixed("nemesis-wound-"),
    "weakness": prefixed("nemesis-weakness-"),
    "cause": prefixed("nemesis-cause-"),
    "objective": prefixed("nemesis-objective-"),
    "planet": prefixed("nemesis-planet-"),
    "colour": prefixed("nemesis-colour-"),
    "hunt": prefixed("nemesis-hunter-"),
    "state": prefixed("nemesis-engine-"),
}
_LISTED: Final[dict[str, Callable[[Any], Name]]] = {
    "items": thing,
    "components": thing,
    "given": thing,
    "taken": thing,
    "offer": thing,
    "mine": thing,
    "cards": card,
    "characters": prefixed("nemesis-character-"),
    "objectives": prefixed("nemesis-objective-"),
    "engines": prefixed("nemesis-engine-"),
}


def spelled(g: Nemesis, name: str, value: Payload) -> Any:
    """An argument as its message wants it."""
    if name in ("who", "target", "actor"):
        return character(g, value)
    if name in ("room", "origin"):
        return room(g, value)
    if name == "place":
        return place(g, value)
    if name in _NAMED:
        return _NAMED[name](value)
    if name in _LISTED:
        return several(_LISTED[name], value)
    return yes(value) if isinstance(value, bool) else value
