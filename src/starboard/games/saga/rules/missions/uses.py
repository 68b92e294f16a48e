"""What somebody may do because the mission says so: Mercenaries as an Action, the Nexus for an Activation."""

from typing import Final

from starboard.games.saga.content.hooks import INTERACT
from starboard.games.saga.content.mission_script import May, Order, Saying
from starboard.games.saga.geometry.arcs import front_arc
from starboard.games.saga.geometry.squares import Squares
from starboard.games.saga.rules.action_entry import Action
from starboard.games.saga.rules.features.rolling_shelves import best_for_the_nexus
from starboard.games.saga.rules.lookups import MERCENARIES, is_model, model_named
from starboard.games.saga.rules.missions.conditions import all_hold
from starboard.games.saga.rules.missions.device_flames import burned
from starboard.games.saga.rules.missions.effects import carry_out
from starboard.games.saga.rules.missions.listeners import MAY, note
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.pieces import STANDING, is_revealed, piece_is, squares_coded
from starboard.games.saga.rules.missions.selectors import NOBODY, Bound, selected
from starboard.games.saga.rules.missions.triggers import settle
from starboard.games.saga.rules.missions.variants import mays_of, orders_of
from starboard.games.saga.rules.nexus.cards_in_play import activations_left
from starboard.games.saga.rules.nexus.reactions import react
from starboard.games.saga.rules.places import base_of, engaged, facing_of, layout, squares_of
from starboard.games.saga.rules.story import read_progress
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal

ACTORS_WRITTEN: Final = ("mercenary", "nexus", "agent", "squad")
TIMES_WRITTEN: Final = ("once", "once-each", "once-a-phase", "once-a-round", "many")
WOULD_HIT, USE, FIRST_ACTIVATION, LAST_ACTIVATION = "would-hit", "use", "first-activation", "last-activation"
NOTHING_IN_REACH: Final = Refusal("SAGA-MISSION-11", "nothing-of-the-mission-in-front")


def may_named(g: Saga, id: str) -> May:
    for may in mays_of(g):
        if may.id == id:
            return may
    raise KeyError(f"the mission {g.mission} has no {id}")


def used_key(g: Saga, may: May, here: str) -> str:
    """What the table remembers of a use, so that it does not happen too often; nothing: it may happen again.

    `once-each` is once at each of its pieces.
    """
    if may.times == "many":
        return ""
    if may.times == "once":
        return f"may-{may.id}"
    return f"may-{may.id}-{here}" if may.times == "once-each" else f"may-{may.id}-{g.round}"


def used_flag(may: May, here: str) -> str:
    """What everybody sees of a piece that can be used once: a valve that is open, a pump that was milked."""
    return f"used-{may.id}-{here}"


def can_be_used(g: Saga, may: May, who: str, here: str = "") -> bool:
    return used_key(g, may, here) not in g.answered and all_hold(g, may.conditions, Bound(who, here))


def use(g: Saga, may: May, who: str, here: str = "", chosen: str = "") -> Procedure[None]:
    """It is done: its text, then its effects (SAGA-MISSION-12); `chosen` is what it is directed at."""
    key = used_key(g, may, here)
    if key:
        g.answered.append(key)
    if may.times == "once-each":
        g.flags[used_flag(may, here)] = "yes"
    tell(g, "mission-use", "SAGA-MISSION-11", who=who, use=may.id, at=here)
    note(MAY, may.id)
    if may.say:
        yield from read_progress(g, may.say)
    bound = Bound(who, here)
    bound.chosen = chosen
    yield from carry_out(g, may.effects, bound)


# --- an Action of a Mercenary ---


def usable_by(g: Saga, who: Mercenary) -> list[str]:
    """What it may do with the pieces in its front arc, by the names that the mission gives."""
    return [may.id for may in mays_of(g) if may.who == "mercenary" and pieces_to_use(g, who.model, may)]


def pieces_to_use(g: Saga, model: Model, may: May) -> list[str]:
    """The codes of its pieces, or models, in the front arc of a model or on its square, at which it can be used now."""
    here = base_of(g, model)
    reach = front_arc(layout(g), here, facing_of(model)) | here.mask
    return [code for code in may.at if _stands_at(g, code, reach) and can_be_used(g, may, model.name, code)]


def usable_pieces(g: Saga, model: Model, may: May) -> list[str]:
    """The codes of its pieces at which a model could use it now, wherever they are."""
    there = [code for code in may.at if is_revealed(g, code) and piece_is(g, code, STANDING)]
    return [code for code in there if can_be_used(g, may, model.name, code)]


def _stands_at(g: Saga, code: str, reach: Squares) -> bool:
    """Whether a piece that is still there, or somebody that is meant, stands on one of these squares."""
    if any([base_of(g, one).mask & reach for one in _somebody(g, code)]):
        return True
    squares = squares_of(g, squares_coded(mission_of(g), code))
    return squares & reach != 0 and is_revealed(g, code) and piece_is(g, code, STANDING)


def _somebody(g: Saga, thing: str) -> list[Model]:
    """Those on the board that `group:x` or `boss:x` means; a code means a piece."""
    word, colon, name = thing.partition(":")
    return selected(g, Saying("who", ((word, name),)), NOBODY) if colon else []


def _why_no_use(g: Saga, who: Mercenary) -> Refusal | None:
    return None if usable_by(g, who) else NOTHING_IN_REACH


def _choose_use(g: Saga, who: Mercenary) -> Procedure[None]:
    """It uses a piece; one of scenery as an interaction with it, which the Nexus may answer (SAGA-INTERACT-01)."""
    about = {"who": who.model.name}
    id: str = yield Ask(who.seat, usable_by(g, who), "SAGA-MISSION-11", "mission-use", about=about)
    may = may_named(g, id)
    codes = pieces_to_use(g, who.model, may)
    code: str = yield Ask(who.seat, codes, "SAGA-MISSION-11", "mission-piece", about={**about, "use": id})
    if any([piece.code == code for piece in g.scenery]):
        called_off: bool = yield from react(g, INTERACT, {"who": who.model.name, "what": code})  # SAGA-REACT-01
        if called_off or who.model.at is None:
            return  # whoever falls has not used it up
    yield from use(g, may, who.model.name, code)


MISSION_USE: Final = Action("mission", "SAGA-MISSION-11", _why_no_use, _choose_use, noisy=True)


# --- an Action of a model of the Nexus ---


def uses_of(g: Saga, model: Model) -> list[tuple[str, str]]:
    """What it may do where it stands and looks, each with the piece; nothing in a front arc (SAGA-ACTION-03)."""
    if not g.nexus.aware or model.at is None or engaged(g, model, layout(g)):
        return []
    return [(may.id, code) for may in mays_of(g) if may.who == "agent" for code in pieces_to_use(g, model, may)]


# --- the Nexus, for one of its Activations ---


def usable_by_nexus(g: Saga) -> list[str]:
    if not activations_left(g):
        return []
    return [may.id for may in mays_of(g) if may.who == "nexus" and can_be_used(g, may, "")]


def activations_used(g: Saga) -> int:
    """How many Activations of this Phase were no Agent's, because something was used for them."""
    mays = [may for may in mays_of(g) if may.who == "nexus" and may.times == "once-a-phase"]
    return len([may for may in mays if used_key(g, may, "") in g.answered])


def use_for_an_activation(g: Saga, id: str) -> Procedure[None]:
    g.nexus.made += 1
    yield from use(g, may_named(g, id), "")
    yield from settle(g)


def ordered_use(g: Saga) -> Procedure[None]:
    """The Artificial Nexus does what the mission orders instead of its first Activation."""
    if g.nexus.made:
        return
    for order in orders_of(g):
        if order.order.word == USE and order.order.text("instead-of") == FIRST_ACTIVATION:
            id = order.order.text("use")
            if id in usable_by_nexus(g) and wanted(g, order):
                yield from use_for_an_activation(g, id)
                return


def wanted(g: Saga, order: Order) -> bool:
    plain = tuple([one for one in order.conditions if one.word != WOULD_HIT])
    aimed = [one for one in order.conditions if one.word == WOULD_HIT]
    return all_hold(g, plain + order.during) and all([_would_hit(g, one) for one in aimed])


def _would_hit(g: Saga, condition: Saying) -> bool:
    """Whether one of its aims hits somebody of one side and nobody of the other; deployed pieces are nobody."""
    for effect in may_named(g, condition.text("may")).effects:
        if effect.word == "slide" and condition.text("hits") == MERCENARIES and best_for_the_nexus(g):
            return True
        for aim in effect.texts("aim"):
            hit = [model_named(g, name) for name in burned(g, effect.text("tip"), aim)]
            sides = [one.side == MERCENARIES for one in hit if is_model(one)]
            wanted = condition.text("hits") == MERCENARIES
            if wanted in sides and (not wanted) not in sides:
                return True
    return False
