"""The exact odds of an attack of which some explosions count one level higher (SAGA-ATTACK-12)."""

from functools import lru_cache
from math import factorial
from typing import Final

from starboard.games.saga.content.dice import FACES, HIGHEST_LEVEL
from starboard.games.saga.rules.attacks.attack import raised
from starboard.games.saga.rules.attacks.attack_odds import attack_odds
from starboard.games.saga.rules.attacks.pairing import wounds

MOST_DICE: Final = 8  # of one side; beyond it raises hardly matter and are left out


@lru_cache(maxsize=256)
def raised_odds(attack_dice: int, defence_dice: int, raises: int) -> tuple[int, ...]:
    """As `attack_odds`, with so many explosions raised in the way that gives most wounds."""
    if not raises or attack_dice > MOST_DICE or defence_dice > MOST_DICE:
        return attack_odds(attack_dice, defence_dice)
    found = [0] * (attack_dice + 1)
    for explosions, falls in _falls(attack_dice):
        for shields, others in _falls(defence_dice):
            found[wounds(raised(explosions, shields, raises), shields)] += falls * others
    return tuple(found)


def _falls(dice: int) -> list[tuple[list[int], int]]:
    """Every set of levels that so many dice can show, and in how many ways they do."""
    found: list[tuple[list[int], int]] = []
    for threes in range(dice + 1):
        for twos in range(dice - threes + 1):
            for ones in range(dice - threes - twos + 1):
                counts = [dice - threes - twos - ones, ones, twos, threes]
                ways = factorial(dice)
                levels: list[int] = []
                for level in range(HIGHEST_LEVEL + 1):
                    ways = ways // factorial(counts[level]) * FACES.count(level) ** counts[level]
                    levels += [level] * counts[level]
                found.append((levels, ways))
    return found
