"""Exact odds of attacks, against the tables of the facts and against every roll counted."""

from itertools import product

import pytest

from starboard.games.saga.content.dice import FACES
from starboard.games.saga.rules.attacks.attack_odds import (
    attack_odds,
    chance_of_wounds,
    expected_wounds,
    rolls,
    wounds_by_excess,
)
from starboard.games.saga.rules.attacks.pairing import wounds

# Average wounds and the chance of at least one, in percent, by attack dice and then by defence dice.
TABLE = {
    1: [(0.36, 36), (0.23, 23), (0.16, 16), (0.12, 12), (0.09, 9)],
    2: [(0.88, 69), (0.57, 48), (0.39, 34), (0.29, 25), (0.22, 19)],
    3: [(1.46, 86), (1.03, 70), (0.73, 54), (0.53, 41), (0.40, 32)],
    4: [(2.08, 94), (1.57, 84), (1.16, 71), (0.86, 57), (0.65, 45)],
    5: [(2.72, 98), (2.16, 93), (1.67, 83), (1.28, 72), (0.97, 59)],
}


@pytest.mark.rule("SAGA-DICE-03")
@pytest.mark.rule("SAGA-ATTACK-13")
@pytest.mark.parametrize("red", TABLE)
@pytest.mark.parametrize("blue", [1, 2, 3, 4, 5])
def test_odds_are_those_of_the_facts(red: int, blue: int):
    average, chance = TABLE[red][blue - 1]

    assert round(expected_wounds(red, blue), 2) == average
    assert round(100 * chance_of_wounds(red, blue, 1)) == chance


@pytest.mark.parametrize(
    ("red", "blue", "health", "chance"), [(4, 2, 2, 52), (3, 1, 2, 49), (5, 3, 3, 23), (5, 2, 4, 12), (4, 5, 1, 45)],
)  # fmt: skip
def test_the_chance_to_remove_an_agent_or_door(red: int, blue: int, health: int, chance: int):
    assert round(100 * chance_of_wounds(red, blue, health)) == chance


@pytest.mark.rule("SAGA-ATTACK-12")
@pytest.mark.parametrize(("red", "blue"), [(1, 1), (2, 2), (3, 2), (2, 3)])
def test_odds_count_every_roll(red: int, blue: int):
    found = [0] * (red + 1)
    for faces in product(FACES, repeat=red + blue):
        found[wounds(faces[:red], faces[red:])] += 1

    assert attack_odds(red, blue) == tuple(found)
    assert sum(found) == rolls(red, blue)


@pytest.mark.rule("SAGA-ATTACK-12")
def test_the_greatest_excess_is_what_the_pairing_leaves():
    for explosions in product(range(4), repeat=4):
        for shields in product(range(4), repeat=3):
            counted = wounds_by_excess([explosions.count(n) for n in range(4)], [shields.count(n) for n in range(4)])
            assert counted == wounds(explosions, shields)


@pytest.mark.rule("SAGA-DICE-04")
def test_there_is_no_limit_of_dice():
    assert sum(attack_odds(12, 11)) == rolls(12, 11)
