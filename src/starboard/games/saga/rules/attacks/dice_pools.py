"""Both pools of an attack, with the reason for every die (SAGA-ATTACK-02 to SAGA-ATTACK-09)."""

from typing import Final

from starboard.games.saga.content.modifiers import (
    ASSAULT,
    ATTACK_DICE,
    ATTACKING,
    BEHIND,
    BLAST,
    COVER,
    CRIPPLED,
    DARKNESS,
    DEFENCE,
    DEFENCE_DICE,
    DEFENDING,
    ENEMY_ATTACK_DICE,
    OUTNUMBERED,
    SHOOT,
)
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.targets_of_attacks import defence_of
from starboard.games.saga.rules.characteristics import changes, ignores, value
from starboard.games.saga.rules.lookups import is_model
from starboard.games.saga.rules.missions.whiles import suffers
from starboard.games.saga.rules.movement.facing import from_behind, outnumbered_by
from starboard.games.saga.rules.places import base_of
from starboard.games.saga.rules.readings import OUTNUMBERED_BY_EACH
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

FEWEST: Final = 1  # SAGA-ATTACK-04
FIXED: Final = "fixed"  # the reason for dice whose number a card or weapon gives
MISSING: Final = "no-defence"  # SAGA-MODEL-04


class Pool:
    """The dice of one side: each reason with the dice it gives or takes, the characteristic first."""

    __slots__ = ("parts",)

    def __init__(self, reason: str, dice: int) -> None:
        self.parts: list[tuple[str, int]] = [(reason, dice)]

    def change(self, reason: str, dice: int) -> None:
        self.parts.append((reason, dice))

    @property
    def dice(self) -> int:
        """The sum of all parts, but never below one die (SAGA-ATTACK-04, SAGA-ATTACK-09)."""
        return max(FEWEST, sum([dice for _, dice in self.parts]))

    def told(self) -> tuple[tuple[str, int], ...]:
        """For an event: the reasons and their dice."""
        return tuple(self.parts)


def attack_pool(g: Saga, deed: Attack, now: Layout) -> Pool:
    """The attacker's red dice (SAGA-ATTACK-02)."""
    pool = _attack_dice(g, deed, now)
    attacker = deed.attacker
    if deed.modified:
        if attacker is not None and _is_hurt(g, attacker, ATTACKING, deed, now):
            pool.change(CRIPPLED, -1)
        if attacker is not None:
            _outnumber(g, pool, attacker, ATTACKING, deed, now)
        if _into_darkness(g, deed, now):
            pool.change(DARKNESS, -1)
    if attacker is not None:
        for source, dice in changes(g, attacker, ATTACK_DICE, ATTACKING, deed, now):
            pool.change(source, dice)
    if deed.target is not None:
        for source, dice in changes(g, deed.target, ENEMY_ATTACK_DICE, DEFENDING, deed, now):
            pool.change(source, dice)
    return pool


def _attack_dice(g: Saga, deed: Attack, now: Layout) -> Pool:
    if deed.dice is not None:
        return Pool(FIXED, deed.dice)
    assert deed.attacker is not None
    kind = ASSAULT if deed.close else SHOOT
    return Pool(kind, value(g, deed.attacker, kind, now))


def defence_pool(g: Saga, deed: Attack, now: Layout) -> Pool:
    """The defender's blue dice (SAGA-ATTACK-03); scenery has no modifiers (SAGA-DESTROY-05)."""
    target = deed.target
    if target is None:
        return Pool(DEFENCE, defence_of(g, deed.scenery))
    defence = value(g, target, DEFENCE, now)
    pool = Pool(DEFENCE, defence) if defence else Pool(MISSING, FEWEST)
    if deed.modified:
        if _is_hurt(g, target, DEFENDING, deed, now):
            pool.change(CRIPPLED, -1)
        if _from_behind(g, deed, now):
            pool.change(BEHIND, -1)
        if deed.in_cover and not ignores(g, deed.attacker, COVER, ATTACKING, deed, now):
            pool.change(COVER, 1)  # SAGA-ATTACK-07
        _outnumber(g, pool, target, DEFENDING, deed, now)
    for source, dice in changes(g, target, DEFENCE_DICE, DEFENDING, deed, now):
        pool.change(source, dice)
    return pool


def _is_hurt(g: Saga, model: Model, roll: str, deed: Attack, now: Layout) -> bool:
    """Crippled: one die fewer in every pool of its own (SAGA-ATTACK-05)."""
    return suffers(g, model) and not ignores(g, model, CRIPPLED, roll, deed, now)


def _outnumber(g: Saga, pool: Pool, model: Model, roll: str, deed: Attack, now: Layout) -> None:
    """In an Assault each fighter by itself, whatever the number of further enemies (SAGA-ATTACK-08, SAGA-ATTACK-14).

    A table may have it that each of them counts.
    """
    more = outnumbered_by(g, model, now) if deed.close else 0
    if more and not ignores(g, model, OUTNUMBERED, roll, deed, now):
        pool.change(OUTNUMBERED, -more if OUTNUMBERED_BY_EACH in g.options else -1)


def _from_behind(g: Saga, deed: Attack, now: Layout) -> bool:
    """The attacker is behind the defender (SAGA-ATTACK-06); a charge that goes off somewhere has no back and front."""
    attacker = deed.attacker
    if attacker is None or (deed.way == BLAST and not is_model(attacker)):
        return False
    return from_behind(g, attacker, deed.target) and not ignores(g, deed.target, BEHIND, DEFENDING, deed, now)


def _into_darkness(g: Saga, deed: Attack, now: Layout) -> bool:
    """Directed at somebody in a Dark square (SAGA-DARK-03, SAGA-DARK-13); a Large one wholly (SAGA-LARGE-10)."""
    if deed.target is None or not now.in_the_dark(base_of(g, deed.target)):
        return False
    return not ignores(g, deed.attacker, DARKNESS, ATTACKING, deed, now)
