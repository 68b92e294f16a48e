"""Pools of dice in closed form, against every single way in which the dice can fall."""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, permutations, product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.kernel import dice
from starboard.kernel.requests import Die, Roll

D6 = Die((1, 2, 3, 4, 5, 6))
RED = Die(("basic", "basic", "wild", "accident"), "red")
BLUE = Die(("tech", "basic", ("tech", "science")), "blue")

SOME_DICE = st.sampled_from(
    [Die("aab"), Die("abc"), Die("abc", "red"), Die("ad"), Die("a", "stone"), Die("bccdd", "blue"), Die("abcd")]
)
POOLS = st.lists(SOME_DICE, max_size=5)


def every_roll(pool):
    return list(product(*[die.faces for die in pool]))


def by_hand(pool, wanted):
    rolls = every_roll(pool)
    return Fraction(sum(1 for faces in rolls if wanted(faces)), len(rolls))


@given(POOLS)
@settings(max_examples=60, deadline=None)
def test_every_way_to_fall_is_counted_once_and_weighs_what_it_should(pool):
    found = dice.ways_to_fall(pool)
    names = [(die.name, die.faces) for die in pool]

    def without_order(faces):
        return frozenset(Counter(zip(names, faces, strict=True)).items())

    expected = Counter(without_order(faces) for faces in every_roll(pool))
    assert {without_order(faces): ways for faces, ways in found} == expected
    assert len(found) == len(expected) == dice.combinations(pool)
    assert all(Roll(pool, "TOY-ROLL-01").allows(faces) for faces, _ in found)


@given(POOLS, st.integers(0, 5))
@settings(max_examples=60, deadline=None)
def test_counting_adding_and_asking_agree_with_every_single_roll(pool, wanted):
    value = {"a": 0, "b": 1, "c": 2, "d": 5}
    assert dice.sums(pool, value.__getitem__) == Counter(sum(map(value.get, faces)) for faces in every_roll(pool))
    assert dice.counted(pool, "ac") == Counter(sum(f in "ac" for f in faces) for faces in every_roll(pool))

    def enough(faces):
        return sum(map(value.get, faces)) >= wanted

    assert dice.chance_of(pool, enough) == by_hand(pool, enough)
    assert dice.share(dice.sums(pool, value.__getitem__), lambda total: total >= wanted) == by_hand(pool, enough)


def test_two_pools_against_each_other():
    hits, blocks = dice.counted([D6] * 3, [5, 6]), dice.counted([D6] * 2, [6])
    wounds = dice.joined(hits, blocks, lambda hit, block: max(0, hit - block))

    def wounded(faces):
        return sum(f > 4 for f in faces[:3]) > sum(f == 6 for f in faces[3:])

    assert dice.share(wounds, lambda wound: wound > 0) == by_hand([D6] * 5, wounded)


@pytest.mark.parametrize("times", [1, 2])
def test_a_face_that_is_rolled_again(times):
    again = dice.rerolled(D6, [1, 2], times)
    rolls = list(product(D6.faces, repeat=times + 1))

    def outcome(throws):
        return next((face for face in throws[:-1] if face not in (1, 2)), throws[-1])

    expected = Counter(map(outcome, rolls))
    assert {f: Fraction(n, len(again.faces)) for f, n in dice.weights(again).items()} == {
        f: Fraction(n, len(rolls)) for f, n in expected.items()
    }


def test_a_face_that_counts_as_another():
    assert dice.converted(RED, {"basic": "tech"}).faces == ("tech", "tech", "wild", "accident")


# --- paying with dice ---


def uses(die, face):
    """Icons pay for themselves, wild ones for any; a red Basic may be converted; every die is a die of its colour."""
    if face == "wild":
        return [["tech"], ["science"], [die.name]]
    if face == "basic" and die.name == "red":
        return [["science"], [die.name]]
    return [[face] if isinstance(face, str) else list(face), [die.name]]


def can_pay(pool, faces, price):
    """Whether some way of using the dice pays everything, tried one by one."""
    for chosen in product(*[[(), *uses(die, face)] for die, face in zip(pool, faces, strict=True)]):
        paid = Counter(thing for things in chosen for thing in things)
        if all(paid[thing] >= needed for thing, needed in price.items()):
            return True
    return False


@given(
    st.lists(st.sampled_from([RED, BLUE]), max_size=4),
    st.lists(st.dictionaries(st.sampled_from(["tech", "science", "red", "blue"]), st.integers(0, 2)), max_size=2),
)
@settings(max_examples=60, deadline=None)
def test_the_chance_to_pay_is_that_of_the_best_use_of_every_roll(pool, prices):
    expected = by_hand(pool, lambda faces: any(can_pay(pool, faces, price) for price in prices))
    assert dice.chance_to_pay(pool, prices, uses) == expected


def test_one_die_pays_once_in_one_way_only():
    assert dice.chance_to_pay([Die(("wild",), "red")], [{"tech": 1, "science": 1}], uses) == 0
    assert dice.chance_to_pay([Die((("tech", "science"),), "blue")], [{"tech": 1, "science": 1}], uses) == 1
    assert dice.chance_to_pay([Die((("tech", "science"),), "blue")], [{"tech": 1, "blue": 1}], uses) == 0


# --- rolling again ---


@given(st.lists(st.sampled_from([Die("aab"), Die("abc", "red"), Die("ad")]), max_size=4), st.integers(0, 4))
@settings(max_examples=40, deadline=None)
def test_the_best_dice_are_rolled_again(pool, most):
    def wanted(faces):
        return faces.count("a") >= 2 and faces.count("b") <= 1

    def best(faces):
        chances = []
        for count in range(min(most, len(pool)) + 1):
            for chosen in {tuple(sorted(some)) for some in permutations(range(len(pool)), count)}:
                sides = [die.faces if at in chosen else (faces[at],) for at, die in enumerate(pool)]
                after = list(product(*sides))
                chances.append(Fraction(sum(map(wanted, after)), len(after)))
        return max(chances)

    rolls = every_roll(pool)
    assert dice.chance_with_rerolls(pool, wanted, most) == sum(map(best, rolls)) / len(rolls)


# --- a roll as odds see it ---


def test_a_roll_is_looked_at_once_for_each_combination_of_equal_dice():
    found = dice.ways_of_roll(Roll([D6, RED, D6], "TOY-ROLL-01"), 1000)
    assert len(found) == 21 * 3
    assert sum(ways for _, ways in found) == 6 * 6 * 4
    assert ((1, "wild", 2), 2) in found and (2, "wild", 1) not in [faces for faces, _ in found]


def test_where_order_matters_every_roll_is_looked_at():
    found = dice.ways_of_roll(Roll([RED, RED], "TOY-ROLL-01", ordered=True), 1000)
    assert len(found) == 9
    assert (("basic", "wild"), 2) in found and (("wild", "basic"), 2) in found


def test_rolls_that_lead_to_the_same_are_merged():
    def hits(faces):
        return sum(face > 4 for face in faces)

    found = dice.ways_of_roll(Roll([D6] * 10, "TOY-ROLL-01", alike=hits), 20)
    assert {hits(faces): ways for faces, ways in found} == {n: comb(10, n) * 2**n * 4 ** (10 - n) for n in range(11)}
    assert dice.ways_of_roll(Roll([D6] * 10, "TOY-ROLL-01", alike=hits), 10) is None


def test_too_much_is_said_to_be_too_much():
    assert dice.ways_of_roll(Roll([D6] * 6, "TOY-ROLL-01"), 400) is None
    assert dice.ways_of_roll(Roll([D6] * 3, "TOY-ROLL-01", ordered=True), 100) is None
    many = [Die(range(1, 7), str(n)) for n in range(8)]
    assert dice.ways_of_roll(Roll(many, "TOY-ROLL-01", alike=sum), 400) is None
    with pytest.raises(ValueError, match="too many ways"):
        dice.chance_of(many, lambda faces: True)


def test_ten_dice_are_exact():
    sure = list(combinations_with_replacement(range(1, 7), 10))
    assert dice.combinations([D6] * 10) == len(sure) == 3003
    assert dice.chance_of([D6] * 10, lambda faces: sum(faces) >= 35) == dice.share(
        dice.sums([D6] * 10), lambda total: total >= 35
    )
    assert sum(dice.sums([D6] * 10).values()) == 6**10
