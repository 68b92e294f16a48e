"""Death of a Character (NEM-DEATH)."""

from starboard.games.nemesis.rules.ending import end_if_nobody_is_awake
from starboard.games.nemesis.rules.intruders import miniatures_left, place_intruder
from starboard.games.nemesis.rules.items import discard_everything, drop_objects
from starboard.games.nemesis.rules.pods import section_of, unlock_all
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, COOP, CORPSE, CREEPER, DEAD, NOBODY
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure


def die(g: Nemesis, who: Character, cause: str, hatches: bool = False) -> Procedure[None]:
    """The Character is out: Corpse and carried Objects stay where it fell (NEM-DEATH-02, NEM-DEATH-03)."""
    if who.status != ALIVE:
        return
    room = who.room or section_of(g, who.pod)  # NEM-DEATH-11
    who.status, who.room, who.pod = DEAD, 0, 0
    who.larva = who.larva and hatches  # NEM-DEATH-08
    tell(g, "died", "NEM-DEATH-01", who=who.seat, cause=cause, room=room)
    g.fates[who.seat] = cause
    g.lying.append((room, f"{CORPSE}-{who.name}"))
    leave_belongings(g, who, room)
    if g.first_death == NOBODY:
        g.first_death = who.seat
        unlock_all(g, "NEM-MOMENT-02")
    if hatches:
        who.larva = False
        yield from hatch(g, room)
    end_if_nobody_is_awake(g)


def leave_belongings(g: Nemesis, who: Character, room: int) -> None:
    """Objects are Dropped; Item cards are discarded, or stay with the Corpse in the cooperative mode (NEM-DEATH-05)."""
    drop_objects(g, who, room)
    if g.mode == COOP:
        who.left_behind = True
    else:
        discard_everything(g, who)


def hatch(g: Nemesis, room: int) -> Procedure[None]:
    """A Creeper without a token crawls out of the Corpse, if there is a miniature (NEM-DEATH-07, NEM-DEATH-10)."""
    if miniatures_left(g, CREEPER) > 0:
        yield from place_intruder(g, CREEPER, room, "", "NEM-DEATH-07")
