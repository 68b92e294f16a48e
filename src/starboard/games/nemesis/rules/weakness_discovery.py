"""Analysing Objects to discover Weaknesses (NEM-ROOM-09, NEM-WEAK-02)."""

from starboard.games.nemesis.content.weaknesses import SLOTS
from starboard.games.nemesis.rules.places import characters_in
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import CORPSE
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Chance, Procedure, Refusal

NOTHING_TO_ANALYSE = Refusal("NEM-ROOM-09", "nothing-to-analyse")


def slot_of(thing: str) -> str:
    """Every Character Corpse, the blue one too, belongs to one slot (NEM-SETUP-21)."""
    return CORPSE if CORPSE in thing else thing


def analysable(g: Nemesis, room: int) -> list[str]:
    """Slots not yet revealed whose Object lies in the Room or is carried there (NEM-WEAK-04)."""
    present = [slot_of(thing) for where, thing in g.lying if where == room]
    for who in characters_in(g, room):
        present += [slot_of(held.item) for held in who.held]
    return [slot for at, slot in enumerate(SLOTS) if slot in present and not g.weaknesses[at]]


def analyse(g: Nemesis, who: Character, room: int) -> Procedure[None]:
    """Reveal the Weakness of one Object in the Room; it counts for everybody from now on (NEM-WEAK-02)."""
    slot: str = yield Ask(who.seat, analysable(g, room), "NEM-ROOM-09", "object")
    weakness: str = yield Chance(g.weaknesses_left, "NEM-WEAK-02", "weakness-card")
    g.weaknesses_left.remove(weakness)
    g.weaknesses[SLOTS.index(slot)] = weakness
    tell(g, "weakness", "NEM-WEAK-02", who=who.seat, item=slot, weakness=weakness)
