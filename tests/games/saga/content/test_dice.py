"""The dice, and the exact odds that follow from them."""

import pytest

from starboard.games.saga.content.dice import ATTACK_DIE, DEFENCE_DIE, SUPPLIES_FOUND
from starboard.games.saga.rules.attacks.pairing import wounds
from starboard.kernel.dice import fold, joined, share, weights

# Average wounds and chance of at least one in percent, by attack dice (1 to 5) and Defence dice (1 to 5).
WOUNDS = [
    [(0.36, 36), (0.23, 23), (0.16, 16), (0.12, 12), (0.09, 9)],
    [(0.88, 69), (0.57, 48), (0.39, 34), (0.29, 25), (0.22, 19)],
    [(1.46, 86), (1.03, 70), (0.73, 54), (0.53, 41), (0.40, 32)],
    [(2.08, 94), (1.57, 84), (1.16, 71), (0.86, 57), (0.65, 45)],
    [(2.72, 98), (2.16, 93), (1.67, 83), (1.28, 72), (0.97, 59)],
]

# Chance of at least 1, 2 and 3 successes in percent, by Tech (1 to 5) and Firewall Level (1 to 3).
SUCCESSES = [
    [(36, 0, 0), (23, 0, 0), (16, 0, 0)],
    [(69, 19, 0), (48, 9, 0), (34, 5, 0)],
    [(86, 49, 11), (70, 29, 5), (54, 17, 2)],
    [(94, 72, 35), (84, 52, 18), (71, 35, 10)],
    [(98, 86, 59), (93, 71, 38), (83, 54, 23)],
]


def spread(attack, defence):
    """In how many ways an attack of so many dice inflicts each number of wounds."""

    def sides(die, count):
        return fold([die] * count, (), lambda faces, _, face: tuple(sorted((*faces, face))))

    return joined(sides(ATTACK_DIE, attack), sides(DEFENCE_DIE, defence), wounds)


def average(found):
    return sum(number * ways for number, ways in found.items()) / sum(found.values())


def percent(found, least):
    return round(float(100 * share(found, lambda number: number >= least)))


@pytest.mark.rule("SAGA-DICE-01", "SAGA-DICE-02", "SAGA-DICE-03")
@pytest.mark.parametrize("die", [ATTACK_DIE, DEFENCE_DIE], ids=lambda die: die.name)
def test_a_die_has_two_blanks_two_faces_of_level_1_and_one_each_of_2_and_3(die):
    assert weights(die) == {0: 2, 1: 2, 2: 1, 3: 1}


def test_the_dice_are_told_apart_by_name():
    assert (ATTACK_DIE.name, DEFENCE_DIE.name) == ("attack", "defence")


@pytest.mark.rule("SAGA-SUPPLY-02")
def test_a_level_3_explosion_finds_two_supplies_a_lower_one_finds_one_a_blank_none():
    assert [SUPPLIES_FOUND[level] for level in (0, 1, 2, 3)] == [0, 1, 1, 2]


@pytest.mark.rule("SAGA-DICE-03")
@pytest.mark.parametrize("attack", range(1, 6))
@pytest.mark.parametrize("defence", range(1, 6))
def test_average_wounds_and_the_chance_of_any(attack, defence):
    found = spread(attack, defence)

    assert (round(average(found), 2), percent(found, 1)) == WOUNDS[attack - 1][defence - 1]


@pytest.mark.rule("SAGA-DICE-03")
@pytest.mark.parametrize("tech", range(1, 6))
@pytest.mark.parametrize("firewall", range(1, 4))
def test_chances_of_successes_at_a_terminal(tech, firewall):
    found = spread(tech, firewall)

    assert tuple(percent(found, least) for least in (1, 2, 3)) == SUCCESSES[tech - 1][firewall - 1]


def test_dulinsky_removes_a_guard_in_the_open_with_52_percent():
    assert percent(spread(4, 2), 2) == 52
