"""Doors, scenery and deployed pieces as targets: who may attack what (SAGA-DESTROY-01, SAGA-DEPLOY-04)."""

from starboard.games.saga.geometry.squares import Base
from starboard.games.saga.rules.lookups import MERCENARIES, NEXUS, door_coded, scenery_coded
from starboard.games.saga.rules.places import Place, base_on, closed
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga


def is_door(g: Saga, code: str) -> bool:
    return any([door.code == code for door in g.doors])


def defence_of(g: Saga, code: str) -> int:
    """The dice of a door or piece of scenery; 0: it cannot be attacked (SAGA-DESTROY-05, SAGA-MISSION-17)."""
    return door_coded(g, code).defence if is_door(g, code) else scenery_coded(g, code).defence


def scenery_to_attack(g: Saga, attacker: Model) -> list[str]:
    """The codes of all scenery and closed doors that a model could attack at all.

    Only Mercenaries attack scenery (SAGA-DESTROY-09). A door with the Access Denied counter cannot be destroyed
    (SAGA-DESTROY-08), nor one that the mission protects (SAGA-MISSION-17).
    """
    return [code for code, _ in _scenery_to_attack(g, attacker)]


def bases_to_attack(g: Saga, attacker: Model) -> list[tuple[str, Base]]:
    """The same, each with all its squares (SAGA-DESTROY-13)."""
    return [(code, base_on(g, squares)) for code, squares in _scenery_to_attack(g, attacker)]


def _scenery_to_attack(g: Saga, attacker: Model) -> list[tuple[str, list[Place]]]:
    if attacker.side != MERCENARIES:
        return []
    found = [(piece.code, piece.squares) for piece in g.scenery if piece.defence]
    doors = [door for door in g.doors if door.defence and not door.denied and closed(door)]
    return found + [(door.code, door.squares) for door in doors]


def pieces_to_attack(g: Saga, attacker: Model) -> list[Model]:
    """The deployed pieces that a model may attack: the Nexus, as if they were Mercenaries (SAGA-DEPLOY-04)."""
    if attacker.side != NEXUS or not g.deployed:
        return []
    return [piece for piece in g.deployed if piece.at is not None]
