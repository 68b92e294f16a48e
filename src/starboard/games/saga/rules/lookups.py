"""Who is who at the table: models by name, friends and enemies, the living, those on the board."""

from starboard.games.saga.rules.profiles import AGENT, BOSS, DEPLOYED, PROFILES, Profile
from starboard.games.saga.state.fields import Door, Mercenary, Model, Point, Scenery
from starboard.games.saga.state.saga import Saga

MERCENARIES, NEXUS = "mercenaries", "nexus"  # the two sides (SAGA-MODEL-02)


def profile(model: Model) -> Profile:
    """What is printed on its card."""
    return PROFILES[model.kind]


def model_named(g: Saga, name: str) -> Model:
    for one in all_models(g):
        if one.name == name:
            return one
    raise KeyError(f"nobody at the table is called {name}")


def mercenary_named(g: Saga, name: str) -> Mercenary:
    for who in g.mercenaries:
        if who.model.name == name:
            return who
    raise KeyError(f"no Mercenary is called {name}")


def mercenary_of(g: Saga, model: Model) -> Mercenary | None:
    """The Mercenary whose miniature this is, if it is one's."""
    if model.side == NEXUS:
        return None
    for who in g.mercenaries:
        if who.model is model:
            return who
    return None


def is_there(model: Model) -> bool:
    """Whether it is on the board now.

    To be asked again after anything was asked of players or fate: of `model.at` itself the compiler believes what a
    function has once found out, whatever has happened meanwhile.
    """
    return model.at is not None


def all_models(g: Saga) -> list[Model]:
    """Mercenaries, Agents, Bosses, allies and deployed pieces, wherever they are."""
    return [*[who.model for who in g.mercenaries], *g.enemies, *g.allies, *g.deployed]


def on_board(g: Saga, side: str = "") -> list[Model]:
    """The Mercenaries, Agents and Bosses on the board; deployed pieces are none of them (SAGA-DEPLOY-05)."""
    if side:
        found = [one for one in g.enemies if one.at is not None and one.side == side]
    else:
        found = [one for one in g.enemies if one.at is not None]
    if side == NEXUS:
        return found
    return [who.model for who in g.mercenaries if who.model.at is not None] + found


def enemies_of(g: Saga, model: Model) -> list[Model]:
    """Models of the other side on the board (SAGA-MODEL-02)."""
    if model.side == MERCENARIES:
        return [one for one in g.enemies if one.side == NEXUS and one.at is not None]
    found = [who.model for who in g.mercenaries if who.model.at is not None]
    for one in g.enemies:
        if one.side == MERCENARIES and one.at is not None:
            found.append(one)
    return found


def friends_of(g: Saga, model: Model) -> list[Model]:
    """The other models of its side on the board."""
    return [one for one in on_board(g, model.side) if one is not model]


def playing(g: Saga) -> list[Mercenary]:
    """The Mercenaries that live and have not left the board."""
    return [who for who in g.mercenaries if who.status == "playing"]


def seat_of(g: Saga, model: Model) -> int:
    """Who decides for a model: its Mercenary's seat, or the Nexus; FATE where the rules play the Nexus."""
    who = mercenary_named(g, model.owner) if model.owner else mercenary_of(g, model)
    if who is None and model.side == MERCENARIES:
        who = g.mercenaries[0]  # an ally of the squad
    return who.seat if who is not None else g.nexus.seat


def is_agent(model: Model) -> bool:
    return PROFILES[model.kind].sort == AGENT


def is_boss(model: Model) -> bool:
    return PROFILES[model.kind].sort == BOSS


def is_model(model: Model) -> bool:
    """Whether it is a Mercenary, an Agent or a Boss, and no deployed piece (SAGA-DEPLOY-05)."""
    return profile(model).sort != DEPLOYED


def has_fallen(attacker: Model) -> bool:
    """Whether whoever began an attack is no longer there; a deployed piece may be used up by its own.

    Who Waits has not come yet: it may be asked what it could do.
    """
    return attacker.at is None and not attacker.waiting and is_model(attacker)


def crippled(model: Model) -> bool:
    """No green box is free, a red one is; Agents never are (SAGA-WOUND-03)."""
    if not model.wounds:
        return False
    card = PROFILES[model.kind]
    return 0 < card.green <= model.wounds < card.boxes


def stunned(model: Model) -> bool:
    """It can do nothing, but keeps its front arc (SAGA-BREAK-08)."""
    return bool(model.effects) and any([effect.source in STUNNING for effect in model.effects])


def hidden(model: Model) -> bool:
    """It cannot be chosen as a target; templates and blasts may still hit it."""
    return bool(model.effects) and any([effect.source in HIDING for effect in model.effects])


HIDING = ("ba-vanish",)
STUNNING = ("ab-stunning-blow", "eq-flash")


def door_coded(g: Saga, code: str) -> Door:
    for door in g.doors:
        if door.code == code:
            return door
    raise KeyError(f"no door {code} is on the board")


def scenery_coded(g: Saga, code: str) -> Scenery:
    for piece in g.scenery:
        if piece.code == code:
            return piece
    raise KeyError(f"no scenery {code} is on the board")


def point_coded(g: Saga, code: str) -> Point:
    for point in g.points:
        if point.code == code:
            return point
    raise KeyError(f"no Reinforcement Point {code} is on the board")
