"""AutoDoc revival in the cooperative mode (NEM-COOP-05)."""

from starboard.games.nemesis.rules.places import intruder_in, room_of
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, CORPSE, DEAD
from starboard.kernel.game import tell


def revive_the_dead(g: Nemesis) -> None:
    """Corpses lying in a working Emergency Room return to play there (NEM-COOP-05)."""
    room = room_of(g, "emergency")
    if not room or g.malfunction[room] or intruder_in(g, room):
        return
    for who in g.players:
        corpse = (room, f"{CORPSE}-{who.name}")
        if who.status == DEAD and corpse in g.lying:
            g.lying.remove(corpse)
            who.status, who.room, who.light = ALIVE, room, 0
            who.dressed += who.wounds
            who.wounds = []
            who.left_behind = False
            g.fates[who.seat] = ""
            tell(g, "revived", "NEM-COOP-05", who=who.seat, room=room)
