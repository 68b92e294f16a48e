"""Movement, Careful Movement and Escape (NEM-MOVE, NEM-ESCAPE)."""

from starboard.games.nemesis.rules.attack import attacks_while_leaving
from starboard.games.nemesis.rules.exploration import RESOLVED, explore
from starboard.games.nemesis.rules.markers import place_noise, slime
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.games.nemesis.rules.places import adjacent, alone, can_pass, intruders_in, quiet_places
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Blocked, Procedure, Refusal

NO_WAY = Refusal("NEM-MOVE-01", "no-way")
CLOSED = Refusal("NEM-MOVE-01", "door-closed")
ALL_NOISY = Refusal("NEM-MOVE-07", "all-noisy")
LOUD, CAREFUL, SILENT = "loud", "careful", "silent"  # a Noise roll; a chosen marker; neither


def why_no_move(g: Nemesis, who: Character) -> Refusal | None:
    return None if adjacent(g, who.room) else NO_WAY


def why_no_careful_move(g: Nemesis, who: Character) -> Refusal | None:
    if not adjacent(g, who.room):
        return NO_WAY
    return None if careful_destinations(g, who) else ALL_NOISY


def careful_destinations(g: Nemesis, who: Character) -> list[int]:
    """Adjacent Rooms with a Corridor that has no Noise marker yet (NEM-MOVE-07)."""
    return [room for room in adjacent(g, who.room) if quiet_places(g, room)]


def unreachable(g: Nemesis, who: Character) -> Blocked:
    """Neighbouring Rooms one cannot go to, and why."""
    reachable = adjacent(g, who.room)
    return [(room, CLOSED) for _, room in g.board.exits[who.room] if room not in reachable]


def choose_room(g: Nemesis, who: Character, rule: str) -> Procedure[int]:
    room: int = yield Ask(who.seat, adjacent(g, who.room), rule, "room", blocked=lambda: unreachable(g, who))
    return room


def move(g: Nemesis, who: Character) -> Procedure[None]:
    """To an adjacent Room, with everything that waits there (NEM-ACTION-12)."""
    room: int = yield from choose_room(g, who, "NEM-MOVE-01")
    yield from go(g, who, room, LOUD)


def careful_move(g: Nemesis, who: Character) -> Procedure[None]:
    """To an adjacent Room without a Noise roll, marking a Corridor there instead (NEM-ACTION-13)."""
    noisy: Blocked = [(room, ALL_NOISY) for room in adjacent(g, who.room) if not quiet_places(g, room)]
    rooms = careful_destinations(g, who)
    room: int = yield Ask(who.seat, rooms, "NEM-MOVE-06", "room", blocked=lambda: noisy + unreachable(g, who))
    yield from go(g, who, room, CAREFUL)


def go(g: Nemesis, who: Character, room: int, manner: str) -> Procedure[None]:
    """Walk through the Corridor; its consequences come after arrival (NEM-MOVE-03).

    Whoever finds the last way closed since the Room was chosen stays: a companion who went first may have turned up a
    Doors token (NEM-TOKEN-09, NEM-GEN-14).
    """
    ways = [corridor for corridor, behind in g.board.exits[who.room] if behind == room and can_pass(g, corridor)]
    if not ways:
        tell(g, "way-closed", "NEM-GEN-14", who=who.seat, room=room)
        return
    corridor = ways[0]
    if len(ways) > 1:  # two Corridors join the Rooms; a Doors token will tell them apart (NEM-ALT-02)
        corridor = yield Ask(who.seat, ways, "NEM-ALT-02", "corridor")
    yield from arrive(g, who, room, corridor, manner)


def arrive(g: Nemesis, who: Character, room: int, corridor: int, manner: str) -> Procedure[None]:
    """Be in the new Room, explore it if need be, then roll for Noise if nobody else is there (NEM-MOVE-04, 05)."""
    origin, who.room = who.room, room
    tell(g, "moved", "NEM-MOVE-01", who=who.seat, origin=origin, room=room)
    if manner == CAREFUL:
        yield from mark_carefully(g, who)
    roll_follows = True
    if g.tokens[room] != RESOLVED:
        roll_follows = yield from explore(g, who, corridor, manner != LOUD)
    elif g.tiles[room] == "slime-room":
        slime(g, who, "NEM-ROOM-17")
    if roll_follows and manner == LOUD and who.status == ALIVE and alone(g, who):
        yield from noise_roll(g, who)


def mark_carefully(g: Nemesis, who: Character) -> Procedure[None]:
    """A Noise marker in a Corridor of one's choice, before anything is revealed (NEM-MOVE-06, NEM-MOVE-08)."""
    place: int = yield Ask(who.seat, quiet_places(g, who.room), "NEM-MOVE-06", "place")
    place_noise(g, [place], "NEM-MOVE-06")


def escape(g: Nemesis, who: Character) -> Procedure[None]:
    """Choose the way out, take an attack from every Intruder, and run if still alive (NEM-ESCAPE-02, 03, 06)."""
    room: int = yield from choose_room(g, who, "NEM-ESCAPE-02")
    yield from escape_to(g, who, room)


def escape_to(g: Nemesis, who: Character, room: int) -> Procedure[None]:
    tell(g, "escapes", "NEM-ESCAPE-01", who=who.seat, room=room)
    yield from attacks_while_leaving(g, who, intruders_in(g, who.room))
    if who.status == ALIVE:
        yield from go(g, who, room, LOUD)
