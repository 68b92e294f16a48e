"""What somebody may do because the mission says so: Mercenaries as an Action, the Nexus for an Activation."""

from typing import Final

from starboard.games.saga.content.mission_script import May, Order, Saying
from starboard.games.saga.geometry.arcs import front_arc
from starboard.games.saga.rules.action_entry import Action
from starboard.games.saga.rules.cards_in_play import activations_left
from starboard.games.saga.rules.device_flames import burned
from starboard.games.saga.rules.lookups import MERCENARIES, model_named
from starboard.games.saga.rules.mission_conditions import all_hold
from starboard.games.saga.rules.mission_effects import carry_out
from starboard.games.saga.rules.mission_lookups import mission_of
from starboard.games.saga.rules.mission_pieces import STANDING, is_revealed, piece_is, squares_coded
from starboard.games.saga.rules.mission_selectors import Bound
from starboard.games.saga.rules.mission_triggers import say, settle
from starboard.games.saga.rules.places import base_of, base_on, facing_of, layout
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal

ACTORS_WRITTEN: Final = ("mercenary", "nexus")
TIMES_WRITTEN: Final = ("once", "once-each", "once-a-phase", "once-a-round", "many")
WOULD_HIT, USE, FIRST_ACTIVATION = "would-hit", "use", "first-activation"
NOTHING_IN_REACH: Final = Refusal("SAGA-MISSION-11", "nothing-of-the-mission-in-front")


def may_named(g: Saga, id: str) -> May:
    for may in mission_of(g).script.mays:
        if may.id == id:
            return may
    raise KeyError(f"the mission {g.mission} has no {id}")


def used_key(g: Saga, may: May, who: str) -> str:
    """What the table remembers of a use, so that it does not happen too often; nothing: it may happen again."""
    if may.times == "many":
        return ""
    if may.times == "once":
        return f"may-{may.id}"
    return f"may-{may.id}-{who}" if may.times == "once-each" else f"may-{may.id}-{g.round}"


def can_be_used(g: Saga, may: May, who: str) -> bool:
    return used_key(g, may, who) not in g.answered and all_hold(g, may.conditions, Bound(who))


def use(g: Saga, may: May, who: str, here: str = "") -> Procedure[None]:
    """It is done: its text, then its effects (SAGA-MISSION-12)."""
    key = used_key(g, may, who)
    if key:
        g.answered.append(key)
    tell(g, "mission-use", "SAGA-MISSION-11", who=who, use=may.id)
    if may.say:
        say(g, may.say)
    yield from carry_out(g, may.effects, Bound(who, here))


# --- an Action of a Mercenary ---


def usable_by(g: Saga, who: Mercenary) -> list[str]:
    """What it may do with the pieces in its front arc, by the names that the mission gives."""
    found: list[str] = []
    for may in mission_of(g).script.mays:
        if may.who == "mercenary" and can_be_used(g, may, who.model.name) and _piece_in_front(g, who, may):
            found.append(may.id)
    return found


def _piece_in_front(g: Saga, who: Mercenary, may: May) -> str:
    """The code of the first of its pieces that stands in the front arc of a Mercenary, or on whose square it stands."""
    here = base_of(g, who.model)
    reach = front_arc(layout(g), here, facing_of(who.model)) | here.mask
    for code in may.at:
        squares = base_on(g, squares_coded(mission_of(g), code)).mask
        if squares & reach and is_revealed(g, code) and piece_is(g, code, STANDING):
            return code
    return ""


def _why_no_use(g: Saga, who: Mercenary) -> Refusal | None:
    return None if usable_by(g, who) else NOTHING_IN_REACH


def _choose_use(g: Saga, who: Mercenary) -> Procedure[None]:
    about = {"who": who.model.name}
    id: str = yield Ask(who.seat, usable_by(g, who), "SAGA-MISSION-11", "mission-use", about=about)
    may = may_named(g, id)
    yield from use(g, may, who.model.name, _piece_in_front(g, who, may))


MISSION_USE: Final = Action("mission", "SAGA-MISSION-11", _why_no_use, _choose_use, noisy=True)


# --- the Nexus, for one of its Activations ---


def usable_by_nexus(g: Saga) -> list[str]:
    if not activations_left(g):
        return []
    return [may.id for may in mission_of(g).script.mays if may.who == "nexus" and can_be_used(g, may, "")]


def use_for_an_activation(g: Saga, id: str) -> Procedure[None]:
    g.nexus.made += 1
    yield from use(g, may_named(g, id), "")
    yield from settle(g)


def ordered_use(g: Saga) -> Procedure[None]:
    """The Artificial Nexus does what the mission orders instead of its first Activation."""
    if g.nexus.made:
        return
    for order in mission_of(g).script.orders:
        if order.order.word == USE and order.order.text("instead-of") == FIRST_ACTIVATION:
            id = order.order.text("use")
            if id in usable_by_nexus(g) and _wanted(g, order):
                yield from use_for_an_activation(g, id)
                return


def _wanted(g: Saga, order: Order) -> bool:
    plain = tuple([one for one in order.conditions if one.word != WOULD_HIT])
    aimed = [one for one in order.conditions if one.word == WOULD_HIT]
    return all_hold(g, plain + order.during) and all([_would_hit(g, one) for one in aimed])


def _would_hit(g: Saga, condition: Saying) -> bool:
    """Whether one of its aims hits somebody of one side and nobody of the other."""
    for effect in may_named(g, condition.text("may")).effects:
        for aim in effect.texts("aim"):
            sides = [model_named(g, name).side == MERCENARIES for name in burned(g, effect.text("tip"), aim)]
            wanted = condition.text("hits") == MERCENARIES
            if wanted in sides and (not wanted) not in sides:
                return True
    return False
