"""What the Mercenaries' own abilities do at a moment of the Turn, or as an Action."""

from typing import Final

from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.content.deployables import TURRET as TURRET_PIECE
from starboard.games.saga.content.mercenaries import MERCENARIES, MERCENARY_ABILITIES, MODES, ROBOT
from starboard.games.saga.geometry.arcs import front_arc
from starboard.games.saga.geometry.ranges import LONG, in_range
from starboard.games.saga.rules.action_entry import Action
from starboard.games.saga.rules.attacks.healing import heal_by_card
from starboard.games.saga.rules.attacks.wounds import can_be_healed
from starboard.games.saga.rules.consent import accepts_help
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.gear.trading import neighbours
from starboard.games.saga.rules.gear.turrets import turrets_of
from starboard.games.saga.rules.lookups import crippled, mercenary_named, mercenary_of, model_named, playing, profile
from starboard.games.saga.rules.movement.moving import move_by_effect
from starboard.games.saga.rules.places import base_of, board, engaged, facing_of, layout
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal

NO_TURRET_IN_FRONT: Final = Refusal("SAGA-DEPLOY-06", "no-turret-in-front")
NOTHING_TO_REPAIR: Final = Refusal("SAGA-WOUND-04", "nothing-to-repair")


# --- Adaptive Frame ---


def has_modes(g: Saga, who: Mercenary) -> bool:
    return True


def change_mode(g: Saga, who: Mercenary) -> Procedure[bool]:
    """Another mode, kept to the start of its next Turn or longer (SAGA-ATTACK-09)."""
    others = [mode for mode in MODES if mode != who.frame]
    mode: str = yield Ask(who.seat, others, "SAGA-ATTACK-09", "mode", about={"who": who.model.name})
    who.frame = mode
    tell(g, "mode", "SAGA-ATTACK-09", who=who.model.name, mode=mode)
    return True


# --- Field Command ---


def used_a_feat(who: Mercenary) -> bool:
    """Whether it used a Feat in this Turn."""
    return any([feat in who.used for feat in MERCENARIES[who.model.kind].feats])


def friends_within_long(g: Saga, who: Mercenary) -> list[Mercenary]:
    """The other living Mercenaries within Long range of it."""
    here = base_of(g, who.model)
    others = [one for one in playing(g) if one is not who and one.model.at is not None]
    return [one for one in others if in_range(board(g), here, base_of(g, one.model), LONG)]


def friends_to_command(g: Saga, who: Mercenary) -> list[str]:
    now = layout(g)
    return [one.model.name for one in friends_within_long(g, who) if not engaged(g, one.model, now)]


def can_command(g: Saga, who: Mercenary) -> bool:
    """Never after a Turn in which it used a Feat."""
    return not used_a_feat(who) and bool(friends_to_command(g, who))


def field_command(g: Saga, who: Mercenary) -> Procedure[bool]:
    """A friend in no front arc may go some squares; its own player walks it (SAGA-MOVE-15). No stealth test is made.

    Another player's may refuse; then somebody else can be commanded, or nobody.
    """
    names, least = friends_to_command(g, who), 1
    while names:
        name: str | None = yield Ask(who.seat, names, "SAGA-MOVE-15", "friend", least, about={"who": who.model.name})
        if name is None:
            return False
        friend = mercenary_named(g, name)
        willing: bool = yield from accepts_help(friend, who, "ab-field-command")
        if willing:
            printed = MERCENARY_ABILITIES["ab-field-command"]
            squares = printed.crippled_amount if crippled(who.model) else printed.amount
            yield from move_by_effect(g, friend.model, squares, friend.seat)
            return True
        names, least = [other for other in names if other != name], 0
    return False


# --- Pack Up ---


def turrets_in_front(g: Saga, who: Mercenary) -> list[Model]:
    """Its own turrets in its front arc."""
    arc = front_arc(layout(g), base_of(g, who.model), facing_of(who.model))
    return [piece for piece in turrets_of(g, who) if base_of(g, piece).mask & arc]


def why_no_packing(g: Saga, who: Mercenary) -> Refusal | None:
    return None if turrets_in_front(g, who) else NO_TURRET_IN_FRONT


def pack_up(g: Saga, who: Mercenary) -> Procedure[None]:
    """It takes a turret back and carries the card again, without the damage."""
    names = [piece.name for piece in turrets_in_front(g, who)]
    name: str = yield Ask(who.seat, names, "SAGA-DEPLOY-06", "turret", about={"who": who.model.name})
    piece = model_named(g, name)
    assert DEPLOYABLES[piece.kind].piece == TURRET_PIECE
    g.deployed.remove(piece)
    who.items.append(new_item(piece.kind))
    tell(g, "packed-up", "SAGA-DEPLOY-06", who=who.model.name, card=piece.kind)


# --- Field Repair ---


def to_repair(g: Saga, who: Mercenary) -> list[Model]:
    """Deployed pieces and other Robots next to it that are damaged."""
    now, here = layout(g), base_of(g, who.model)
    pieces = [one for one in g.deployed if one.at is not None and now.adjacent(here, base_of(g, one))]
    robots = [one.model for one in neighbours(g, who) if ROBOT in profile(one.model).keywords]
    return [one for one in pieces + robots if can_be_healed(one)]


def why_no_repair(g: Saga, who: Mercenary) -> Refusal | None:
    return None if to_repair(g, who) else NOTHING_TO_REPAIR


def field_repair(g: Saga, who: Mercenary) -> Procedure[None]:
    """Two counters are taken off a deployed piece or a Robot (SAGA-WOUND-04).

    Another player's may refuse; then something else can be repaired, or nothing.
    """
    names, least = [one.name for one in to_repair(g, who)], 1
    while names:
        name: str | None = yield Ask(who.seat, names, "SAGA-WOUND-04", "patient", least, about={"who": who.model.name})
        if name is None:
            return
        patient = model_named(g, name)
        robot = mercenary_of(g, patient)
        willing = True
        if robot is not None:
            willing = yield from accepts_help(robot, who, "ab-field-repair")
        if willing:
            yield from heal_by_card(g, patient, MERCENARY_ABILITIES["ab-field-repair"].amount)
            return
        names, least = [other for other in names if other != name], 0


PACK_UP: Final = Action("pack-up", "SAGA-DEPLOY-06", why_no_packing, pack_up, ability="ab-pack-up")
FIELD_REPAIR: Final = Action("repair", "SAGA-WOUND-04", why_no_repair, field_repair, ability="ab-field-repair")
