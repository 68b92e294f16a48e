"""What the tests of the fighting rules share: attacks by the pieces of a table, and pools to look at."""

from typing import Any

from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.dice_pools import attack_pool, defence_pool
from starboard.games.saga.rules.places import layout
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.requests import Procedure

HALL = ("...........",) * 7


def strike(
    g: Saga, attacker: Model | None, target: Model, way: str, weapon: str = "", cover: bool = False,
    dice: int | None = None, sources: tuple[str, ...] = (),
) -> Procedure[int]:  # fmt: skip
    """An attack on a model, for `table.run`."""
    return (yield from attack(g, Attack(attacker, target, way, weapon, cover, dice, sources=sources)))


def batter(g: Saga, attacker: Model, code: str, way: str, weapon: str = "") -> Procedure[int]:
    """An attack on a door or a piece of scenery, for `table.run`."""
    return (yield from attack(g, Attack(attacker, None, way, weapon, scenery=code)))


def red(table: SagaTable, attacker: Model | None, target: Model | str, way: str, **more: Any) -> list[tuple[str, int]]:
    """The parts of the attacker's pool."""
    return attack_pool(table.g, _deed(attacker, target, way, more), layout(table.g)).parts


def blue(table: SagaTable, attacker: Model | None, target: Model | str, way: str, **more: Any) -> list[tuple[str, int]]:
    """The parts of the defender's pool."""
    return defence_pool(table.g, _deed(attacker, target, way, more), layout(table.g)).parts


def _deed(attacker: Model | None, target: Model | str, way: str, more: dict[str, Any]) -> Attack:
    if isinstance(target, str):
        return Attack(attacker, None, way, scenery=target, **more)
    return Attack(attacker, target, way, **more)
