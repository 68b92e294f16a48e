"""How an event becomes a message: which of its arguments are spoken, each with the words for it.

The message of a kind is `saga-log-<kind>`. What is not spoken (dice, paths, plans) is for whoever draws it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from starboard.games.saga.content.nexus_cards import CARD_OF_COPY
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.nexus.hidden_passage import CODE as PASSAGE
from starboard.games.saga.rules.places import FACING
from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.names import (
    Name,
    attribute,
    card,
    facing,
    is_code,
    kind,
    mission,
    model,
    named,
    operation,
    piece,
    square,
    zone,
)
from starboard.kernel.game import Described, ref
from starboard.kernel.requests import Payload

Args = Mapping[str, Payload]
Speller = Callable[[Saga, Payload], Any]
Own = Callable[[Saga, Args], dict[str, Any]]

ABOUT: Final = ("who", "target", "agent", "by", "to", "door", "what", "terminal", "point", "device", "card", "zone")
GROUP: Final = "group:"
WHERE: Final = ("at", "to", "aim")


class Told:
    """How one kind of event is told: the arguments that are spoken, and what it has words of its own for."""

    __slots__ = ("own", "spoken")

    def __init__(self, own: Own | None = None, **spoken: Speller) -> None:
        self.own = own
        self.spoken = spoken

    def message(self, g: Saga, kind: str, args: Args) -> Described:
        said: dict[str, Any] = {name: speller(g, args[name]) for name, speller in self.spoken.items()}
        if self.own is not None:
            said.update(self.own(g, args))
        return Described(f"saga-log-{kind}", said, about(args), target=where(args), line=way(args))


def about(args: Args) -> dict[str, Payload]:
    """The pieces of the table that it is about."""
    return {name: args[name] for name in ABOUT if isinstance(args.get(name), str) and args[name]}


def where(args: Args) -> Payload:
    """The square where it happened."""
    for name in WHERE:
        if is_place(args.get(name)):
            return tuple(args[name])
    path = way(args)
    return path[-1] if path else None


def way(args: Args) -> list[Payload]:
    return [tuple(place) for place in args.get("path", ())]


def is_place(value: Payload) -> bool:
    return isinstance(value, list | tuple) and len(value) == 2 and all([type(one) is int for one in value])


# --- spelling one argument ---


def a_model(g: Saga, value: Payload) -> Name:
    return model(g, value)


def a_card(g: Saga, value: Payload) -> Name:
    """Copies of a Nexus card are called like their card."""
    copied = CARD_OF_COPY.get(value)
    return card(copied.id if copied is not None else value)


def some_cards(g: Saga, value: Payload) -> list[Name]:
    return [a_card(g, one) for one in value]


def a_kind(g: Saga, value: Payload) -> Name:
    return kind(value)


def a_piece(g: Saga, value: Payload) -> Name:
    return piece(g, value)


def a_point(g: Saga, value: Payload) -> Name:
    """A Reinforcement Point, of the map or one that a card has brought."""
    for point in g.points:
        if point.code == value:
            return named("saga-piece-at", piece=ref("saga-piece-point"), square=square(point.squares[0]))
    return piece(g, value) if is_code(value) else ref("saga-piece-point")


def a_square(g: Saga, value: Payload) -> str:
    return square((value[0], value[1]))


def a_zone(g: Saga, value: Payload) -> Name:
    return zone(g, value)


def a_facing(g: Saga, value: Payload) -> Name:
    return facing(value)


def a_mission(g: Saga, value: Payload) -> Name:
    return mission(value)


def an_attribute(g: Saga, value: Payload) -> Name:
    return attribute(value)


def as_it_is(g: Saga, value: Payload) -> Payload:
    """A number, or a word that the message chooses by."""
    return value


def an_operation(g: Saga, value: Payload) -> Name:
    return operation(g, value)


def anything(g: Saga, value: Payload) -> Any:
    """Whatever may be chosen: a square, a side, a kind of model, a piece of the map, a model, a card."""
    if is_place(value):
        return a_square(g, value)
    if value in FACING:
        return facing(value)
    if value in PROFILES:
        return kind(value)
    if value == PASSAGE:
        return a_point(g, value)
    if is_code(value):
        return piece(g, value)
    return a_card(g, value) if value in CARD_OF_COPY else model(g, value)


def what_matters(g: Saga, value: Payload) -> list[Any]:
    """Pieces and Bosses of a mission; of a group of Agents that it names, who belongs to it."""
    found: list[Any] = []
    for one in value:
        found += a_group(g, one.removeprefix(GROUP)) if one.startswith(GROUP) else [anything(g, one)]
    return found


def a_group(g: Saga, name: str) -> list[Name]:
    """The kinds of the Agents that the map shows on the squares of a group."""
    squares = [place for group, places in mission_of(g).groups if group == name for place in places]
    return [kind(agent.kind) for agent in mission_of(g).agents if agent.square in squares]


# --- dice ---


def faces(args: Args, die: str) -> int:
    """How many dice of one colour show anything; the others are blank."""
    return len([one for one in args["dice"] if one[0] == die and one[1]])


def dice_rolled(g: Saga, args: Args) -> dict[str, Any]:
    return {"hits": faces(args, "attack"), "blocks": faces(args, "defence")}
