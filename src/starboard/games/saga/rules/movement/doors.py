"""Opening and closing doors (SAGA-DOOR-01 to SAGA-DOOR-09)."""

from typing import Final

from starboard.games.saga.geometry.arcs import front_arc
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.rules.action_entry import Action
from starboard.games.saga.rules.gear.carrying import has_card
from starboard.games.saga.rules.lookups import MERCENARIES, door_coded, mercenary_of
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.missions.lookups import key_of
from starboard.games.saga.rules.movement.zones import reveal_behind, unrevealed_behind
from starboard.games.saga.rules.places import base_of, closed, deployed_squares, facing_of, layout, squares_of
from starboard.games.saga.rules.readings import MARKERS_HOLD_DOORS
from starboard.games.saga.state.fields import Door, Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Blocked, Procedure, Refusal

NO_DOOR: Final = Refusal("SAGA-DOOR-03", "no-door-in-front")
LOCKED: Final = Refusal("SAGA-DOOR-02", "door-locked")
DENIED: Final = Refusal("SAGA-DENIED-01", "access-denied")
DESTROYED: Final = Refusal("SAGA-DESTROY-11", "door-destroyed")
IN_THE_DOORWAY: Final = Refusal("SAGA-DOOR-04", "somebody-in-the-doorway")
MARKER_IN_THE_DOORWAY: Final = Refusal("SAGA-DOOR-08", "marker-in-the-doorway")
LEADS_NOWHERE_YET: Final = Refusal("SAGA-DOOR-07", "zone-not-revealed")


def doors_in_front(g: Saga, model: Model, now: Layout) -> list[Door]:
    """The doors with a square in its front arc; of an open one, the squares it would stand on (SAGA-DOOR-03)."""
    arc = front_arc(now, base_of(g, model), facing_of(model))
    return [door for door in g.doors if squares_of(g, door.squares) & arc]


def why_not_use(g: Saga, model: Model, door: Door, now: Layout) -> Refusal | None:
    """Why a model with the door in front cannot open it, or close it if it is open."""
    if door.destroyed:
        return DESTROYED
    if door.denied and not has_key(g, model, door):
        return DENIED
    if door.lock and not has_key(g, model, door):
        return LOCKED
    if door.open:
        return why_not_close(g, door, now)
    if model.side != MERCENARIES and unrevealed_behind(g, door):
        return LEADS_NOWHERE_YET
    return None


def why_not_close(g: Saga, door: Door, now: Layout) -> Refusal | None:
    """What holds an open door, whoever would close it.

    Only models hinder a door from closing; what lies on the floor does not (SAGA-DOOR-04, SAGA-DOOR-08). A deployed
    piece fills its square and hinders it too (SAGA-DEPLOY-05). A table may have it that Downed markers do as well.
    """
    doorway = squares_of(g, door.squares)
    if doorway & (now.models | deployed_squares(g)):
        return IN_THE_DOORWAY
    markers = squares_of(g, [counter.at for counter in g.downed]) if MARKERS_HOLD_DOORS in g.options else 0
    return MARKER_IN_THE_DOORWAY if doorway & markers else None


def has_key(g: Saga, model: Model, door: Door) -> bool:
    """Whether a Mercenary holds the card that the mission names as the key of a door (SAGA-DENIED-02)."""
    key, who = key_of(g, door.code), mercenary_of(g, model)
    return bool(key) and who is not None and has_card(who, key)


def why_no_door(g: Saga, who: Mercenary) -> Refusal | None:
    """Why the Mercenary can neither open nor close any door."""
    now = layout(g)
    refusal: Refusal | None = NO_DOOR
    for door in doors_in_front(g, who.model, now):
        refusal = why_not_use(g, who.model, door, now)
        if refusal is None:
            return None
    return refusal


def choose_door(g: Saga, who: Mercenary) -> Procedure[None]:
    """The Mercenary opens or closes one of the doors in front of it; no dice are rolled (SAGA-DOOR-03)."""
    now = layout(g)
    usable: list[str] = []
    blocked: Blocked = []
    for door in doors_in_front(g, who.model, now):
        refusal = why_not_use(g, who.model, door, now)
        if refusal is None:
            usable.append(door.code)
        else:
            blocked.append((door.code, refusal))
    code: str = yield Ask(
        who.seat, usable, "SAGA-DOOR-03", "door", about={"who": who.model.name}, blocked=lambda: blocked
    )
    yield from use_door(g, who.model, door_coded(g, code))


def use_door(g: Saga, model: Model, door: Door) -> Procedure[None]:
    """It opens a closed door, all its squares at once (SAGA-DOOR-09), or closes an open one.

    Opened by Mercenaries it shows what lies behind (SAGA-DOOR-06).
    """
    if not closed(door):
        close_door(g, door, model.name)
        return
    unlock_by_hand(g, door)
    open_door(g, door, model.name)
    if model.side == MERCENARIES:
        yield from reveal_behind(g, door)


def unlock_by_hand(g: Saga, door: Door) -> None:
    """Whoever opens a locked door with a key has taken its lock off."""
    if door.denied or door.lock:
        door.denied, door.lock = False, 0
        tell(g, "unlocked", "SAGA-DENIED-02", door=door.code)
        happened(g, "unlocked", at=door.code)


def open_door(g: Saga, door: Door, who: str = "", rule: str = "SAGA-DOOR-03") -> None:
    door.open = True
    tell(g, "door-opened", rule, who=who, door=door.code)
    happened(g, "opened", at=door.code)


def close_door(g: Saga, door: Door, who: str = "", rule: str = "SAGA-DOOR-03") -> None:
    """It stands in its doorway again; the zones on both sides stay revealed (SAGA-ZONE-05)."""
    door.open = False
    tell(g, "door-closed", rule, who=who, door=door.code)
    happened(g, "closed", at=door.code)


OPEN_OR_CLOSE: Final = Action("door", "SAGA-DOOR-03", why_no_door, choose_door, noisy=True)
