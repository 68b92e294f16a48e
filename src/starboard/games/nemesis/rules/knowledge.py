"""Secret looks: who learns what, and nobody else (NEM-GEN-10)."""

from starboard.games.nemesis.content.coordinates import COORDINATES
from starboard.games.nemesis.content.rooms import ENGINE_ROOMS
from starboard.games.nemesis.rules.exploration import RESOLVED, settle_tile, settle_token
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import bit
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Chance, Procedure, Refusal

NOTHING_HIDDEN = Refusal("NEM-ROOM-16", "nothing-hidden")
WORKING, DAMAGED = "working", "damaged"


def unexplored(g: Nemesis) -> list[int]:
    return [room for room in range(1, len(g.tiles)) if not g.explored[room]]


def hidden_rooms(g: Nemesis) -> list[int]:
    """Rooms where a tile or its token lies face down."""
    return [room for room in range(1, len(g.tiles)) if not g.explored[room] or g.tokens[room] != RESOLVED]


def why_nothing_hidden(g: Nemesis, who: Character) -> Refusal | None:
    return None if hidden_rooms(g) else NOTHING_HIDDEN


def why_nothing_unexplored(g: Nemesis, who: Character) -> Refusal | None:
    return None if unexplored(g) else NOTHING_HIDDEN


def look_at_tile(g: Nemesis, who: Character, room: int, token_too: bool, rule: str) -> Procedure[None]:
    """Secretly look at a face-down tile, and its Exploration token if the effect says so (NEM-ROOM-16)."""
    tile: str = yield from settle_tile(g, room, rule)
    g.tiles_known[room] |= bit(who.seat)
    seen: dict[str, object] = {"tile": tile}
    if token_too and g.tokens[room] != RESOLVED:
        token: str = yield from settle_token(g, room, rule)
        g.tokens_known[room] |= bit(who.seat)
        seen["token"] = token
    g.reveals += 1
    tell(g, "looked-at-room", rule, bit(who.seat), seen, who=who.seat, room=room)


def choose_and_look(g: Nemesis, who: Character, token_too: bool, rule: str) -> Procedure[None]:
    rooms = hidden_rooms(g) if token_too else unexplored(g)
    room: int = yield Ask(who.seat, rooms, rule, "room")
    yield from look_at_tile(g, who, room, token_too, rule)


def check_engine(g: Nemesis, who: Character, engine: int, rule: str) -> Procedure[str]:
    """Secretly look at the top token of an Engine (NEM-ENGINE-02)."""
    yield from settle_engine(g, engine, rule)
    g.engines_known[engine] |= bit(who.seat)
    g.reveals += 1
    state = g.engines[engine]
    tell(g, "checked-engine", rule, bit(who.seat), {"state": state}, who=who.seat, engine=engine)
    return state


def settle_engine(g: Nemesis, engine: int, rule: str) -> Procedure[None]:
    if not g.engines[engine]:
        g.engines[engine] = yield Chance((WORKING, DAMAGED), rule, "engine-token")


def engine_here(g: Nemesis, who: Character) -> int:
    """The Engine of the Room, or 0."""
    return ENGINE_ROOMS.get(g.tiles[who.room], 0)


def work_on_engine(g: Nemesis, who: Character) -> Procedure[None]:
    """Take both tokens, look, put them back in either order; only the swap itself is told (NEM-ENGINE-03, 04)."""
    engine = engine_here(g, who)
    yield from check_engine(g, who, engine, "NEM-ENGINE-03")
    chosen: str = yield Ask(
        who.seat, [WORKING, DAMAGED], "NEM-ENGINE-03", "engine", about={"engine": engine, "state": g.engines[engine]}
    )
    changed = chosen != g.engines[engine]
    g.engines[engine] = chosen
    g.reveals += 1  # everybody learns whether they were swapped, and with it perhaps more
    tell(g, "worked-on-engine", "NEM-ENGINE-04", who=who.seat, engine=engine, changed=changed)


def check_coordinates(g: Nemesis, who: Character) -> Procedure[None]:
    """Secretly look at the Coordinates card and put it back (NEM-COORD-02)."""
    yield from settle_coordinates(g, "NEM-COORD-02")
    g.coordinates_known |= bit(who.seat)
    g.reveals += 1
    shown = {"coordinates": g.coordinates}
    tell(g, "checked-coordinates", "NEM-COORD-02", bit(who.seat), shown, who=who.seat)


def settle_coordinates(g: Nemesis, rule: str) -> Procedure[None]:
    if not g.coordinates:
        g.coordinates = yield Chance(list(COORDINATES), rule, "coordinates")


def look_at_objective(g: Nemesis, who: Character, other: Character, rule: str, all_of_them: bool) -> Procedure[None]:
    """See an Objective of another player: the one asked for, or the only one left."""
    chosen = list(range(len(other.objectives)))
    if not all_of_them and len(chosen) > 1:
        which: str = yield Ask(who.seat, ["first", "second"], rule, "whose-objective", about={"target": other.seat})
        chosen = [0 if which == "first" else 1]
    for at in chosen:
        other.objectives_known[at] |= bit(who.seat)
    g.reveals += 1
    shown = {"objectives": tuple([other.objectives[at] for at in chosen])}
    tell(g, "saw-objective", rule, bit(who.seat), shown, who=who.seat, target=other.seat)
