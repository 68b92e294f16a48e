"""What an attack is worth: the dice of both sides, their exact odds, and what wounds mean to the target."""

from functools import lru_cache
from typing import Final

from starboard.games.saga.content.modifiers import ATTACKING, CLOSE, COVER, DEFENCE, SHOT
from starboard.games.saga.content.weapons import Weapon
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.rules.attacks.attack_odds import attack_odds, chance_of_wounds, rolls
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.dice_pools import attack_pool
from starboard.games.saga.rules.attacks.weapons_in_hand import ranged_weapons
from starboard.games.saga.rules.characteristics import ignores, value
from starboard.games.saga.rules.lookups import crippled, is_boss, mercenary_of, profile, stunned
from starboard.games.saga.rules.missions.conditions import STANDARD_DEFEAT
from starboard.games.saga.rules.places import layout
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

WOUND: Final = 1.0  # what a wound on a Mercenary is worth
CRIPPLING, FELLING = 1.5, 2.5  # what it is worth beside the wounds to cripple or eliminate one
DEFEAT: Final = (4.0, 1.0)  # what it is worth more if it is the last but none, the last but one before the defeat
MOST_DICE: Final = 12  # beyond that the odds hardly change


class Worth:
    """What wounds on a model are worth to its enemies."""

    __slots__ = ("crippling", "each", "felling", "green", "left")

    def __init__(self, g: Saga, model: Model, hunted: bool = False) -> None:
        card = profile(model)
        who = mercenary_of(g, model)
        self.left = max(1, card.boxes - model.wounds)
        self.green = max(0, card.green - model.wounds) if card.green else 0
        if who is not None:
            self.each, self.crippling, self.felling = WOUND, CRIPPLING, FELLING
            if not crippled(model):
                self.crippling += defeat_worth(g)
                self.felling += defeat_worth(g)
        elif is_boss(model):  # it has so many boxes that one fights it only if one must
            self.each, self.crippling, self.felling = (0.8, 0.6, 6.0) if hunted else (0.3, 0.3, 2.0)
        else:
            self.each, self.crippling, self.felling = 0.25, 0.0, 0.45 + 0.35 * card.cost

    @property
    def key(self) -> tuple[float, float, float, int, int]:
        return self.each, self.crippling, self.felling, self.green, self.left


def defeat_worth(g: Saga) -> float:
    """What another Crippled Mercenary is worth because of all that are Crippled or down already (SAGA-MISSION-14)."""
    out = len([who for who in g.mercenaries if who.status == "down" or crippled(who.model)])
    left = min(STANDARD_DEFEAT, len(g.mercenaries)) - out
    return DEFEAT[left - 1] if 1 <= left <= len(DEFEAT) else 0.0


def wounds_to_defeat(g: Saga) -> int:
    """How many wounds the Nexus needs at least to win by them."""
    whole = [who.model for who in g.mercenaries if who.status == "playing" and not crippled(who.model)]
    out = len([who for who in g.mercenaries if who.status == "down" or crippled(who.model)])
    left = sorted([max(1, profile(model).green - model.wounds) for model in whole])
    return sum(left[: max(0, min(STANDARD_DEFEAT, len(g.mercenaries)) - out)])


@lru_cache(maxsize=4096)
def _gain(red: int, blue: int, worth: tuple[float, float, float, int, int]) -> float:
    each, crippling, felling, green, left = worth
    total = 0.0
    for wounds, ways in enumerate(attack_odds(red, blue)):
        if wounds:
            gain = each * min(wounds, left)
            if wounds >= left:
                gain += felling
            elif green and wounds >= green:
                gain += crippling
            total += gain * ways
    return total / rolls(red, blue)


def gain(red: int, blue: int, worth: Worth) -> float:
    """The average worth of an attack with so many dice on either side."""
    return _gain(max(1, min(red, MOST_DICE)), max(1, min(blue, MOST_DICE)), worth.key)


class Arms:
    """What a model attacks with: the dice of its Assault and of a shot with each weapon, against whomever."""

    __slots__ = ("assault", "marks", "shots", "weapons")

    def __init__(self, g: Saga, attacker: Model, target: Model, now: Layout) -> None:
        able = bool(profile(attacker).shoot) and not stunned(attacker)
        self.weapons: list[Weapon] = ranged_weapons(g, attacker) if able else []
        self.assault = attack_pool(g, Attack(attacker, target, CLOSE), now).dice if profile(attacker).assault else 0
        self.shots: dict[str, int] = {}
        self.marks: dict[str, bool] = {}  # whether Cover does not matter
        for weapon in self.weapons:
            deed = Attack(attacker, target, SHOT, weapon.id)
            self.shots[weapon.id] = attack_pool(g, deed, now).dice
            self.marks[weapon.id] = ignores(g, attacker, COVER, ATTACKING, deed, now)


class Figures:
    """The numbers of all models as they stand, each worked out once."""

    __slots__ = ("_arms", "_blues", "_worths", "g", "hunted", "now")

    def __init__(self, g: Saga, hunted: frozenset[str] = frozenset()) -> None:
        self.g = g
        self.hunted = hunted  # the enemies that the squad has to eliminate
        self.now = layout(g)
        self._arms: dict[str, Arms] = {}
        self._blues: dict[str, int] = {}
        self._worths: dict[str, Worth] = {}

    def arms(self, attacker: Model, target: Model) -> Arms:
        found = self._arms.get(attacker.name)
        if found is None:
            found = self._arms[attacker.name] = Arms(self.g, attacker, target, self.now)
        return found

    def blue(self, target: Model) -> int:
        """Its Defence dice, Cover and backs aside."""
        found = self._blues.get(target.name)
        if found is None:
            card = profile(target)
            hurt = int(0 < card.green <= target.wounds)
            found = self._blues[target.name] = max(1, value(self.g, target, DEFENCE, self.now) - hurt)
        return found

    def worth(self, target: Model) -> Worth:
        found = self._worths.get(target.name)
        if found is None:
            found = self._worths[target.name] = Worth(self.g, target, target.name in self.hunted)
        return found


class Pair:
    """An attacker and a target: what a shot and an Assault are worth, wherever they stand."""

    __slots__ = ("arms", "figures", "target", "worth")

    def __init__(self, figures: Figures, attacker: Model, target: Model) -> None:
        self.target = target
        self.figures = figures
        self.arms = figures.arms(attacker, target)
        self.worth = figures.worth(target)

    @property
    def blue(self) -> int:
        return self.figures.blue(self.target)

    def shot(self, weapon: str, cover: bool, behind: bool) -> float:
        blue = self.blue + (1 if cover and not self.arms.marks[weapon] else 0) - (1 if behind else 0)
        return gain(self.arms.shots[weapon], blue, self.worth)

    def hits(self, weapon: str, behind: bool) -> float:
        """How likely a shot in the open wounds."""
        dice = max(1, min(self.arms.shots[weapon], MOST_DICE))
        return chance_of_wounds(dice, max(1, self.blue - (1 if behind else 0)), 1)

    def best_shot(self, cover: bool = False) -> float:
        return max([self.shot(weapon, cover, False) for weapon in self.arms.shots] or [0.0])

    def blow(self, behind: bool = False) -> float:
        return gain(self.arms.assault, self.blue - (1 if behind else 0), self.worth) if self.arms.assault else 0.0
