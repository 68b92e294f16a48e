"""The exact odds of an attack, without rolling (SAGA-ATTACK-12).

Count the explosions of each level and the shields of each level. An explosion of level 3 needs a shield of level 3, one
of level 2 a shield of level 2 or 3, and so on; so from the top down, whatever the explosions of some level and above
exceed the shields of that level and above gets through, and the greatest such excess is the number of wounds.
"""

from functools import lru_cache
from math import comb

from starboard.games.saga.content.dice import FACES, HIGHEST_LEVEL


def wounds_by_excess(explosions: list[int], shields: list[int]) -> int:
    """How many explosions no shield blocks; both lists say how many dice show each level, from 0."""
    excess = most = 0
    for level in range(HIGHEST_LEVEL, 0, -1):
        excess += explosions[level] - shields[level]
        most = max(most, excess)
    return most


@lru_cache(maxsize=1024)
def attack_odds(attack_dice: int, defence_dice: int) -> tuple[int, ...]:
    """How many of all equally likely rolls inflict 0, 1, 2... wounds: divide by `rolls` of as many dice.

    From the top level down each state is an excess so far and the greatest yet, with the dice of either side still to
    be shared out among the lower levels.
    """
    states: dict[tuple[int, int, int, int], int] = {(attack_dice, defence_dice, 0, 0): 1}
    for level in range(HIGHEST_LEVEL, 0, -1):
        faces = FACES.count(level)
        after: dict[tuple[int, int, int, int], int] = {}
        for (red, blue, excess, most), ways in states.items():
            for explosions in range(red + 1):
                for shields in range(blue + 1):
                    now = excess + explosions - shields
                    state = (red - explosions, blue - shields, now, max(most, now))
                    fall = comb(red, explosions) * comb(blue, shields) * faces ** (explosions + shields)
                    after[state] = after.get(state, 0) + ways * fall
        states = after
    blanks = FACES.count(0)
    found = [0] * (attack_dice + 1)
    for (red, blue, _, most), ways in states.items():
        found[most] += ways * blanks ** (red + blue)
    return tuple(found)


def rolls(attack_dice: int, defence_dice: int) -> int:
    """How many equally likely ways these dice can fall."""
    return int(len(FACES) ** (attack_dice + defence_dice))


def chance_of_wounds(attack_dice: int, defence_dice: int, least: int) -> float:
    """The chance of at least so many wounds."""
    return sum(attack_odds(attack_dice, defence_dice)[least:]) / rolls(attack_dice, defence_dice)


def expected_wounds(attack_dice: int, defence_dice: int) -> float:
    """The average number of wounds."""
    found = attack_odds(attack_dice, defence_dice)
    return sum([wounds * ways for wounds, ways in enumerate(found)]) / rolls(attack_dice, defence_dice)
