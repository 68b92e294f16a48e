"""What deployed turrets do: they fire all round, and never at enemies next to a Mercenary (SAGA-DEPLOY-03)."""

from typing import Final

from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.content.deployables import TURRET as TURRET_PIECE
from starboard.games.saga.content.modifiers import TURRET
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.ranges import in_range
from starboard.games.saga.geometry.sight import HIDDEN, IN_COVER, MODEL, SCENERY, sight
from starboard.games.saga.geometry.squares import ALL_ROUND
from starboard.games.saga.rules.attacks.aiming import GLASS_STOPS_SHOTS, Aimed, beside_friends, possible_targets
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.thrown_items import heard
from starboard.games.saga.rules.attacks.weapons_in_hand import RULERS
from starboard.games.saga.rules.lookups import mercenary_named, seat_of
from starboard.games.saga.rules.movement.passing import seen_by
from starboard.games.saga.rules.places import base_of, board, layout
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Procedure

NO_CARDS: Final[tuple[str, ...]] = ()


def turrets_of(g: Saga, who: Mercenary) -> list[Model]:
    """The turrets on the board that this Mercenary deployed."""
    return [
        piece
        for piece in g.deployed
        if piece.at is not None and piece.owner == who.model.name and DEPLOYABLES[piece.kind].piece == TURRET_PIECE
    ]


def turret_targets(g: Saga, piece: Model, now: Layout) -> list[Aimed]:
    """Whom and what it can fire at from its square, without leaning."""
    return [target for target in possible_targets(g, piece) if _may_fire_at(g, piece, target, now)]


def _may_fire_at(g: Saga, piece: Model, target: Aimed, now: Layout) -> bool:
    here = base_of(g, piece)
    if not in_range(board(g), here, target.base, RULERS[DEPLOYABLES[piece.kind].reach]):
        return False
    # Other pieces are no models and hinder nobody; Mercenaries do (SAGA-SHOOT-04).
    if target.model is not None and target.base.mask & beside_friends(g, piece, now):
        return False
    return _seen(g, piece, target, now) != HIDDEN


def _seen(g: Saga, piece: Model, target: Aimed, now: Layout) -> int:
    kind = SCENERY if target.model is None else MODEL
    return sight(seen_by(g, piece, now), base_of(g, piece), ALL_ROUND, target.base, kind, GLASS_STOPS_SHOTS)


def fire_turret(g: Saga, piece: Model, sources: tuple[str, ...] = NO_CARDS) -> Procedure[bool]:
    """Its owner may choose a target, and it fires; whether it has. It is heard as its owner's shot (SAGA-DETECT-03)."""
    now = layout(g)
    targets = turret_targets(g, piece, now)
    names = [target.name for target in targets]
    about = {"who": piece.name, "by": piece.owner}
    name: str | None = yield Ask(seat_of(g, piece), names, "SAGA-DEPLOY-03", "turret-target", 0, about=about)
    if name is None:
        return False
    target = next(one for one in targets if one.name == name)
    heard(g, mercenary_named(g, piece.owner))
    cover = _seen(g, piece, target, now) == IN_COVER
    scenery = "" if target.model is not None else name
    dice = DEPLOYABLES[piece.kind].dice
    yield from attack(g, Attack(piece, target.model, TURRET, cover=cover, dice=dice, scenery=scenery, sources=sources))
    return True
