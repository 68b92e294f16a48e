"""What deployed pieces do at a moment of the Turn of the Mercenary that deployed them (SAGA-DEPLOY-03)."""

from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.rules.attacks.thrown_items import blast, heard
from starboard.games.saga.rules.gear.deploying import JUST_DEPLOYED
from starboard.games.saga.rules.gear.turrets import fire_turret, turret_targets
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.places import layout
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure


def own_pieces(g: Saga, who: Mercenary, card: str) -> list[Model]:
    """Its pieces of a card on the board, if no Action of this Turn put them there."""
    return [
        piece
        for piece in g.deployed
        if piece.kind == card
        and piece.owner == who.model.name
        and not any([effect.source == JUST_DEPLOYED for effect in piece.effects])
    ]


# --- Sentry Turret ---


def ready_sentries(g: Saga, who: Mercenary) -> list[Model]:
    return [piece for piece in own_pieces(g, who, "dp-sentry") if turret_targets(g, piece, layout(g))]


def can_fire(g: Saga, who: Mercenary) -> bool:
    return bool(ready_sentries(g, who))


def fire_sentry(g: Saga, who: Mercenary) -> Procedure[bool]:
    """One shot in each Turn of its owner, also after a Feat."""
    fired: bool = yield from fire_turret(g, ready_sentries(g, who)[0])
    return fired


# --- Demolition Charge ---


def can_detonate(g: Saga, who: Mercenary) -> bool:
    return bool(own_pieces(g, who, "dp-charge"))


def detonate(g: Saga, who: Mercenary) -> Procedure[bool]:
    """A blast where the charge lies, at any distance. It is gone, and heard as a shot of who deployed it."""
    names = [piece.name for piece in own_pieces(g, who, "dp-charge")]
    name: str = yield Ask(who.seat, names, "SAGA-DEPLOY-03", "charge", about={"who": who.model.name})
    charge = model_named(g, name)
    place = charge.at
    assert place is not None
    g.deployed.remove(charge)
    charge.at = None
    tell(g, "detonated", "SAGA-DEPLOY-03", who=who.model.name, at=place)
    heard(g, who)
    yield from blast(g, charge, place, DEPLOYABLES["dp-charge"].dice)
    return True
