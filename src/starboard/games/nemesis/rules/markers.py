"""Fire, Malfunction, Noise and Slime markers (NEM-MARKER)."""

from starboard.games.nemesis.rules.ending import explode
from starboard.games.nemesis.rules.places import adjacent
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.game import tell

FIRE_MARKERS = 8
MALFUNCTION_MARKERS = 8
NOISE_MARKERS = 30  # more than the basic board has places for (NEM-NOISE-15), fewer than the alternative one
UNBREAKABLE = ("nest", "slime-room")  # no Malfunction, no Search, no item counter (NEM-MARKER-13)


def place_noise(g: Nemesis, places: list[int], rule: str) -> None:
    """Mark the Corridors that have no Noise marker yet (NEM-NOISE-12), while the supply lasts (NEM-GEN-14)."""
    for place in places:
        if not g.noise[place] and g.noise.count(True) < NOISE_MARKERS:
            g.noise[place] = True
            tell(g, "noise", rule, place=place)


def place_fire(g: Nemesis, room: int, rule: str) -> None:
    """Set a Room alight; the ninth Fire marker blows up the ship (NEM-MARKER-08, NEM-MARKER-09)."""
    if g.fire[room]:
        return
    if g.fire.count(True) == FIRE_MARKERS:
        explode(g, "ninth-fire", "NEM-MARKER-09")
    g.fire[room] = True
    tell(g, "fire", rule, room=room)


def remove_fire(g: Nemesis, room: int, rule: str) -> None:
    if g.fire[room]:
        g.fire[room] = False
        tell(g, "fire-out", rule, room=room)


def spread_fire(g: Nemesis, rule: str) -> None:
    """Fire leaps to every Room next to one that burns now; the newly burning do not spread (NEM-MARKER-21).

    It never passes a Closed Door, whatever doors-block-crew-only says of Intruders.
    """
    reached: set[int] = set()
    for room in range(1, len(g.fire)):
        if g.fire[room]:
            reached.update(adjacent(g, room))
    for room in sorted(reached):
        place_fire(g, room, rule)


def can_break(g: Nemesis, room: int) -> bool:
    """Whether a Malfunction may lie here: explored, and neither Nest nor slime (NEM-MARKER-13, NEM-MARKER-17)."""
    return g.explored[room] and g.tiles[room] not in UNBREAKABLE


def place_malfunction(g: Nemesis, room: int, rule: str) -> None:
    """Break a Room; the ninth Malfunction marker tears the hull (NEM-MARKER-14, NEM-MARKER-15)."""
    if not can_break(g, room) or g.malfunction[room]:
        return
    if g.malfunction.count(True) == MALFUNCTION_MARKERS:
        explode(g, "ninth-malfunction", "NEM-MARKER-15")
    g.malfunction[room] = True
    tell(g, "malfunction", rule, room=room)


def remove_malfunction(g: Nemesis, room: int, rule: str) -> None:
    if g.malfunction[room]:
        g.malfunction[room] = False
        tell(g, "repaired", rule, room=room)


def slime(g: Nemesis, who: Character, rule: str) -> None:
    """A Character has at most one Slime marker (NEM-MARKER-04)."""
    if not who.slimed:
        who.slimed = True
        tell(g, "slimed", rule, who=who.seat)


def wash(g: Nemesis, who: Character, rule: str) -> None:
    if who.slimed:
        who.slimed = False
        tell(g, "washed", rule, who=who.seat)
