"""Shields against explosions (SAGA-ATTACK-10 to 13)."""

from itertools import combinations_with_replacement, permutations

import pytest

from starboard.games.saga.rules.attacks.pairing import unblocked, wounds

LEVELS = (0, 1, 2, 3)


def most_blocked(explosions, shields):
    """The most explosions that any way of giving shields to explosions can block, by trying all of them."""
    real = [level for level in explosions if level]
    slots = [*shields, *[0] * len(real)]
    return max(
        sum(0 < explosion <= shield for explosion, shield in zip(real, order, strict=False))
        for order in set(permutations(slots, len(real)))
    )


@pytest.mark.rule("SAGA-ATTACK-10")
def test_blanks_neither_hit_nor_block():
    assert unblocked([0, 0], []) == []
    assert unblocked([0, 1], [0, 0]) == [1]
    assert unblocked([0], [3]) == []


@pytest.mark.rule("SAGA-ATTACK-11")
@pytest.mark.parametrize("explosion", [1, 2, 3])
@pytest.mark.parametrize("shield", [1, 2, 3])
def test_a_shield_blocks_one_explosion_of_its_level_or_lower(explosion, shield):
    assert unblocked([explosion], [shield]) == ([] if shield >= explosion else [explosion])
    assert unblocked([1, 1], [shield]) == [1]


@pytest.mark.rule("SAGA-ATTACK-12")
def test_as_many_explosions_as_possible_are_blocked():
    assert unblocked([3, 1], [3, 1]) == []
    assert unblocked([2, 1, 1], [1, 2]) == [1]
    assert unblocked([3, 2], [2, 2]) == [3]


@pytest.mark.rule("SAGA-ATTACK-12")
def test_a_shield_takes_the_highest_explosion_it_can_block():
    assert unblocked([1, 2], [2]) == [1]
    assert unblocked([3, 1], [3]) == [1]


@pytest.mark.rule("SAGA-ATTACK-12")
@pytest.mark.parametrize("dice", range(1, 5))
def test_no_pairing_blocks_more(dice):
    for explosions in combinations_with_replacement(LEVELS, dice):
        for shields in combinations_with_replacement(LEVELS, 3):
            hits = sum(level > 0 for level in explosions)
            best = hits - most_blocked(explosions, shields) if hits else 0
            assert wounds(explosions, shields) == best, (explosions, shields)


@pytest.mark.rule("SAGA-ATTACK-13")
def test_each_unblocked_explosion_is_one_wound_whatever_its_level():
    assert wounds([3, 3, 1], [0]) == 3
    assert wounds([3, 2, 1], [1]) == 2
    assert wounds([1, 1], [2, 3]) == 0


def test_what_is_left_comes_from_the_highest_and_the_dice_are_not_touched():
    explosions, shields = [1, 3, 2], [1, 0]

    assert unblocked(explosions, shields) == [3, 2]
    assert (explosions, shields) == ([1, 3, 2], [1, 0])
