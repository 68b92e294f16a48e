"""The Emergency Airlock procedure (NEM-AIRLOCK)."""

from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.rules.death import die
from starboard.games.nemesis.rules.doors import close_door
from starboard.games.nemesis.rules.injury import kill
from starboard.games.nemesis.rules.markers import remove_fire
from starboard.games.nemesis.rules.places import intruders_in, together_in
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import CLOSED_DOOR, DESTROYED_DOOR, OPEN_DOOR
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal

NO_YELLOW_ROOM = Refusal("NEM-AIRLOCK-01", "no-yellow-room")


def airlock_targets(g: Nemesis, who: Character) -> list[int]:
    """Explored yellow Rooms other than the control room, without a Destroyed Door around them (NEM-AIRLOCK-01)."""
    return [
        room
        for room in range(1, len(g.tiles))
        if g.explored[room]
        and g.tiles[room] != "airlock-control"
        and TILES[g.tiles[room]].colour == "yellow"
        and not any([g.doors[c] == DESTROYED_DOOR for c, _ in g.board.exits[room]])
    ]


def why_no_airlock(g: Nemesis, who: Character) -> Refusal | None:
    return None if airlock_targets(g, who) else NO_YELLOW_ROOM


def start_airlock(g: Nemesis, who: Character) -> Procedure[None]:
    """Close every Door around the chosen Room and put the token there (NEM-AIRLOCK-02, NEM-AIRLOCK-07)."""
    room: int = yield Ask(who.seat, airlock_targets(g, who), "NEM-AIRLOCK-01", "room")
    around = sorted([corridor for corridor, _ in g.board.exits[room]])
    g.airlock = 0  # one token: an earlier procedure is off
    for corridor in around:
        if g.doors[corridor] == OPEN_DOOR:
            yield from close_door(g, who, corridor, "NEM-AIRLOCK-02", around)
    g.airlock = room
    tell(g, "airlock-started", "NEM-AIRLOCK-02", who=who.seat, room=room)


def vent(g: Nemesis) -> Procedure[None]:
    """At the end of the Player Phase, everything alive in the sealed Room dies (NEM-AIRLOCK-05).

    The Intruders first: it is one moment, and the death of the last Character ends the game.
    """
    room = g.airlock
    if not room:
        return
    g.airlock = 0
    if any([g.doors[corridor] != CLOSED_DOOR for corridor, _ in g.board.exits[room]]):
        return
    tell(g, "vented", "NEM-AIRLOCK-05", room=room)
    remove_fire(g, room, "NEM-AIRLOCK-05")
    for intruder in intruders_in(g, room):
        kill(g, intruder, "NEM-AIRLOCK-05")
    for who in together_in(g, room):
        yield from die(g, who, "airlock")
