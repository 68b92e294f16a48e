"""Intruder miniatures and their tokens: appearing, moving, vanishing (NEM-INTRUDER, NEM-TECH)."""

from starboard.games.nemesis.content.weaknesses import weakness
from starboard.games.nemesis.rules.doors import destroy_door
from starboard.games.nemesis.rules.objective_choice import choose_objectives
from starboard.games.nemesis.rules.places import fighting
from starboard.games.nemesis.state.fields import Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import CLOSED_DOOR, token_kind
from starboard.kernel.game import tell
from starboard.kernel.requests import Chance, Procedure

MINIATURES = {"larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1}  # NEM-INTRUDER-01


def miniatures_left(g: Nemesis, kind: str) -> int:
    """Larvae on Character boards are a state, not a piece, and take no miniature (NEM-INTRUDER-12)."""
    return MINIATURES[kind] - len([i for i in g.intruders if i.kind == kind])


def place_intruder(g: Nemesis, kind: str, room: int, token: str, rule: str) -> Procedure[Intruder]:
    """Put a miniature into a Room; the first of the game makes everybody choose an Objective (NEM-MOMENT-09)."""
    g.placed += 1
    intruder = Intruder(g.placed, kind, room, token)
    g.intruders.append(intruder)
    tell(g, "intruder-appears", rule, intruder=intruder.id, kind=kind, room=room)
    if not g.met:
        g.met = True
        yield from choose_objectives(g)  # before anything else (NEM-MOMENT-06)
    empty_the_pods(g, room)
    return intruder


def free_miniatures(g: Nemesis, kind: str, rule: str) -> Procedure[None]:
    """Without a miniature left, all of the kind that are not in Combat return to the bag (NEM-INTRUDER-04)."""
    if miniatures_left(g, kind) == 0:
        for intruder in [i for i in g.intruders if i.kind == kind and not fighting(g, i)]:
            yield from return_to_bag(g, intruder, rule)


def return_to_bag(g: Nemesis, intruder: Intruder, rule: str) -> Procedure[None]:
    """Off the board, Injuries gone, its token back into the bag: its own or one of its kind (NEM-INTRUDER-07)."""
    g.intruders.remove(intruder)
    tell(g, "intruder-vanishes", rule, intruder=intruder.id, kind=intruder.kind, room=intruder.room)
    if intruder.token:
        g.bag.append(intruder.token)
    else:
        yield from pool_to_bag(g, intruder.kind, rule)


def take_from_pool(g: Nemesis, kind: str, rule: str) -> Procedure[str]:
    """A random token of the kind from the pool, or an empty string (NEM-BAG-16)."""
    tokens = [token for token in g.pool if token_kind(token) == kind]
    if not tokens:
        return ""
    token: str = yield Chance(tokens, rule, "token")
    g.pool.remove(token)
    return token


def pool_to_bag(g: Nemesis, kind: str, rule: str) -> Procedure[None]:
    token: str = yield from take_from_pool(g, kind, rule)
    if token:
        g.bag.append(token)
        tell(g, "bag-gains", rule, kind=kind)


def move_through(g: Nemesis, intruder: Intruder, number: int, rule: str) -> Procedure[None]:
    """Move through the Corridor of its Room that bears the number, or vanish into the ducts (NEM-GEN-05)."""
    place = g.board.way[intruder.room][number]
    if g.board.is_corridor(place):
        move_along(g, [(intruder, place)], rule)
    else:
        yield from return_to_bag(g, intruder, "NEM-TECH-05")


def move_along(g: Nemesis, moves: list[tuple[Intruder, int]], rule: str) -> None:
    """Intruders move through Corridors together; before a Closed Door they destroy it and stay (NEM-DOOR-05)."""
    stopped = [(intruder, c) for intruder, c in moves if g.doors[c] == CLOSED_DOOR]
    passing = [(intruder, c) for intruder, c in moves if g.doors[c] != CLOSED_DOOR]
    for intruder, corridor in stopped:
        if breaks_doors(g, intruder):
            destroy_door(g, corridor, "NEM-DOOR-04")
        else:
            tell(g, "door-holds", "NEM-WEAK-05", intruder=intruder.id, kind=intruder.kind, place=corridor)
    for intruder, corridor in passing:
        walk(g, intruder, g.board.beyond(intruder.room, corridor), rule)


def breaks_doors(g: Nemesis, intruder: Intruder) -> bool:
    """Everything does, until The Way of Moving is known (NEM-WEAK-05)."""
    return intruder.kind in ("breeder", "queen") or not weakness(g, "doors_hold")


def walk(g: Nemesis, intruder: Intruder, room: int, rule: str) -> None:
    """Into another Room: Combat if somebody is there, but never an Encounter (NEM-ENCOUNTER-02)."""
    origin, intruder.room = intruder.room, room
    tell(g, "intruder-moves", rule, intruder=intruder.id, kind=intruder.kind, origin=origin, room=room)
    empty_the_pods(g, room)


def empty_the_pods(g: Nemesis, room: int) -> None:
    """An Intruder in the Section throws everybody out of its pods (NEM-POD-11)."""
    if not g.explored[room] or g.tiles[room] not in ("evac-a", "evac-b"):
        return
    section = g.tiles[room][-1].upper()
    inside = [pod.number for pod in g.pods if pod.section == section and not pod.gone]
    for who in g.players:
        if who.pod and who.pod in inside:
            who.pod, who.room = 0, room
            tell(g, "thrown-out", "NEM-POD-11", who=who.seat, room=room)
