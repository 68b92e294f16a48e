"""What things at the table are called: references to messages, of which each reader's language makes words.

A model is named by its kind and, if there may be several, its number (`saga-kind-…`, `saga-model-numbered`); a piece of
the map by what it is and where (`saga-piece-…`, `saga-piece-at`), for its code is nobody's word. Cards stand in quotes
inside a sentence and never inflect (`.form-quoted`).
"""

import re
from collections.abc import Iterable
from typing import Any, Final

from starboard.games.saga.content.mission_file import MISSIONS
from starboard.games.saga.content.mission_letters import NUMBERED
from starboard.games.saga.content.nexus_cards import CARD_OF_COPY
from starboard.games.saga.content.operations import STANDARD_OPERATIONS
from starboard.games.saga.rules.lookups import all_models
from starboard.games.saga.rules.missions.glass import panes
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.pieces import squares_coded
from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import ref
from starboard.kernel.requests import Payload

Name = dict[str, Any]  # a `ref`, with the arguments of the message it names, if any
Place = tuple[int, int]

_SIDE: Final = re.compile("-(north|east|south|west|ne|se|sw|nw)$")
_KINDS: Final = ("mc-", "ag-", "bs-", "dp-")  # the cards that have models or pieces on the board
_PREFIXES: Final = {"wp": "weapon", "ab": "ability", "cr": "ability", "ft": "ability",
                    "md": "ability", "aa": "ability", "ba": "ability"}  # fmt: skip


def named(message: str, **args: Any) -> Name:
    """A reference to a message that has variables of its own."""
    return {"ref": message, "args": args}


def yes(truth: object) -> str:
    """How a message asks for a fact: Fluent selects by word."""
    return "yes" if truth else "no"


# --- models ---


def kind(card: str) -> Name:
    """A kind of model: "Security Guard"."""
    return ref(f"saga-kind-{card}")


def kind_of(g: Saga, name: str) -> str:
    """The card of a model, also of one that is no longer at the table."""
    for one in all_models(g):
        if one.name == name:
            return one.kind
    base, _, number = name.rpartition("-")
    for stem in (base if number.isdigit() else name, name):
        for prefix in _KINDS:
            if prefix + stem in PROFILES:
                return prefix + stem
    raise KeyError(f"nobody was ever called {name}")


def model(g: Saga, name: str) -> Name:
    """One model by its name: "Curby", "Security Guard 3"."""
    number = name.rpartition("-")[2]
    what = kind(kind_of(g, name))
    return named("saga-model-numbered", kind=what, number=int(number)) if number.isdigit() else what


def models(g: Saga, names: Iterable[str]) -> list[Name]:
    return [model(g, name) for name in names]


# --- cards ---


def card(id: str) -> Name:
    """A card, a weapon, an ability or a mode by its id; a card of the Nexus deck also by the id of its copy."""
    id = CARD_OF_COPY[id].id if id in CARD_OF_COPY else id
    return ref(f"saga-{_PREFIXES.get(id.partition('-')[0], 'card')}-{id}")


def cards(ids: Iterable[str]) -> list[Name]:
    return [card(id) for id in ids]


def attribute(id: str) -> Name:
    return ref(f"saga-keyword-{id}")


# --- places ---


def square(at: Place) -> str:
    """As players say it: C4 is the third square of the fourth row; after Z come AA, AB and so on."""
    column, row = at
    letters = chr(ord("A") + column % 26)
    return f"{'A' * (column // 26)}{letters}{row + 1}"


def facing(side: str) -> Name:
    return ref(f"saga-facing-{side}")


def zone(g: Saga, letter: str) -> Name:
    """A zone by what the mission of the box calls it; those that somebody wrote have letters."""
    names = dict(mission_of(g).zones)
    return ref(f"saga-zone-{names[letter]}") if g.mission in MISSIONS else named("saga-zone", letter=letter)


# --- pieces of the map ---


def piece(g: Saga, code: str) -> Name:
    """A door, a piece of scenery, a point or another piece of the map by its code, also one that is gone."""
    places = squares_of_piece(g, code)
    what = ref(f"saga-piece-{kind_of_piece(g, code)}")
    return named("saga-piece-at", piece=what, square=square(places[0])) if places else what


def kind_of_piece(g: Saga, code: str) -> str:
    """What it is; devices, marks and exits have a name in their mission, where sides tell equal ones apart."""
    printed = mission_of(g)
    names = {one.code: one.name for one in printed.devices}
    names |= {one.code: one.name for one in printed.marks}
    names |= {one.code: one.name for one in printed.exits}
    if code in names:
        return without_side(names[code])
    for one in g.scenery:
        if one.code == code:
            return one.kind
    sort = NUMBERED.get(code[:1], "glass")
    return "double-door" if sort == "door" and len(squares_of_piece(g, code)) > 1 else sort


def without_side(name: str) -> str:
    return _SIDE.sub("", name)


def squares_of_piece(g: Saga, code: str) -> list[Place]:
    """Where it stands, or where the map has it."""
    for one in g.scenery:
        if one.code == code:
            return list(one.squares)
    for door in g.doors:
        if door.code == code:
            return list(door.squares)
    for point in g.points:
        if point.code == code:
            return list(point.squares)
    for counter in g.darkness:
        if counter.code == code:
            return [counter.at]
    for pane, place in panes(mission_of(g)):
        if pane == code:
            return [place]
    return list(squares_coded(mission_of(g), code))


def thing(g: Saga, name: str) -> Name:
    """A target: a model by its name or a piece of the map by its code."""
    return piece(g, name) if is_code(name) else model(g, name)


def is_code(name: str) -> bool:
    """Whether this is the code of a piece of the map, "c1" or "D2", and no model's name."""
    return name[1:2].isdigit()


def place_of(g: Saga, name: str) -> Place | None:
    """The square that stands for a model or a piece on the board."""
    if is_code(name):
        places = squares_of_piece(g, name)
        return places[0] if places else None
    for one in all_models(g):
        if one.name == name:
            return one.at
    return None


# --- missions ---


def mission(id: str) -> Name:
    return ref(f"saga-scenario-{id}")


def of_mission(g: Saga, sort: str, thing: Payload) -> Name:
    """Something that the mission itself names, by its sort: "operation", "use", "ask", "answer" or "variant"."""
    return ref(f"saga-mission-{g.mission}-{sort}-{thing}")


def operation(g: Saga, id: str) -> Name:
    """What a Terminal can do: one of the standard operations, or one that the mission adds."""
    return ref(f"saga-operation-{id}") if id in STANDARD_OPERATIONS else of_mission(g, "operation", id)
