"""Which dice pay a requirement (VAN-RESULT-02, VAN-RESULT-03, VAN-EFFECT-11)."""

import itertools
import random
from collections import Counter

import pytest

from starboard.games.vanguard.content.dice import SECTION_DICE
from starboard.games.vanguard.content.grammar import Place, requirement
from starboard.games.vanguard.content.icons import icons_of
from starboard.games.vanguard.rules.check.payments import can_pay, counted_payments, most_times, payments, wanted_lists
from starboard.games.vanguard.rules.check.purse import Purse
from starboard.games.vanguard.rules.spending import named
from starboard.games.vanguard.state.fields import CheckDie

HERE = Place("test", "", "")


def pool(*faces: str) -> list[CheckDie]:
    """Dice by colour and face: "red:gather"."""
    found = [face.split(":") for face in faces]
    return [CheckDie(f"{colour}-basic", "recon", face) for colour, face in found]


def paid(text: str, *faces: str, times: int = 1, **how) -> list[tuple[str, ...]]:
    dice = pool(*faces)
    ways = payments(Purse(dice, **how), requirement(text, HERE), times)
    return sorted(tuple(sorted(faces[at] for at in way)) for way in ways)


@pytest.mark.rule("VAN-RESULT-02")
def test_one_alternative_suffices_and_plus_asks_for_all():
    assert paid("Scout / red + blue", "green:scout", "red:basic", "blue:accident") == [
        ("blue:accident", "red:basic"),
        ("green:scout",),
    ]
    assert paid("Scout + Tech", "green:scout", "blue:science") == []


@pytest.mark.rule("VAN-RESULT-03", "VAN-EFFECT-06")
def test_two_icons_of_a_die_pay_two_elements_but_a_die_used_as_a_die_gives_no_icon():
    assert paid("Gather + Defend", "red:gather+defend") == [("red:gather+defend",)]
    assert paid("Gather + red", "red:gather+defend") == []
    assert paid("Gather + red", "red:gather+defend", "red:accident") == [("red:accident", "red:gather+defend")]


@pytest.mark.rule("VAN-DICE-06", "VAN-EFFECT-04")
def test_a_vanguard_stands_for_any_icon_where_wild_icons_count_but_never_for_an_accident():
    assert paid("Scout", "red:vanguard") == [("red:vanguard",)]
    assert paid("Scout", "red:vanguard", wild=False) == []
    assert paid("Accident", "red:vanguard") == []


@pytest.mark.rule("VAN-CONVERT-01", "VAN-CONVERT-03", "VAN-CONVERT-08")
def test_a_basic_of_the_colour_counts_as_the_icon_and_keeps_its_colour():
    assert paid("Tech", "green:basic", "red:basic", conversions=[("green", "tech")]) == [("green:basic",)]
    assert paid("Tech + green", "green:basic", conversions=[("green", "tech")]) == []


@pytest.mark.rule("VAN-CONVERT-04")
def test_a_die_is_converted_in_one_way_only():
    both = [("green", "tech"), ("green", "scout")]
    assert paid("Tech + Scout", "green:basic", conversions=both) == []
    assert paid("Tech + Scout", "green:basic", "green:basic", conversions=both) == [("green:basic", "green:basic")]


@pytest.mark.rule("VAN-CONVERT-07")
def test_both_basics_of_a_face_are_converted_under_one_ability():
    assert paid("Tech + Tech", "green:basic+basic", conversions=[("green", "tech")]) == [("green:basic+basic",)]


@pytest.mark.rule("VAN-COMBO-08", "VAN-COMBO-10", "VAN-COMBO-11", "VAN-COMBO-13")
def test_all_any_icons_are_the_same_icon_and_no_accident():
    assert paid("Any + Any", "red:gather", "green:scout") == []
    assert paid("Any + Any", "red:gather", "green:vanguard") == [("green:vanguard", "red:gather")]
    assert paid("Any + Any", "red:vanguard", "green:vanguard") == [("green:vanguard", "red:vanguard")]
    assert paid("Any + Any", "red:gather+gather") == [("red:gather+gather",)]
    assert paid("Any + Any", "red:accident", "green:accident") == []


@pytest.mark.rule("VAN-EFFECT-05")
def test_no_die_is_spent_needlessly():
    assert paid("Gather", "red:gather", "red:gather+gather", times=2) == [
        ("red:gather+gather",),
    ]
    assert paid("Gather + Gather", "red:gather", "red:gather", "red:gather+gather") == [
        ("red:gather", "red:gather"),
        ("red:gather+gather",),
    ]


@pytest.mark.rule("VAN-EFFECT-05", "VAN-EFFECT-11")
@pytest.mark.parametrize(
    "text, faces, ways",
    [
        ("blue + Tech", ("blue:tech", *["blue:vanguard"] * 3), [("blue:tech", "blue:vanguard")]),
        ("die + Tech", ("blue:tech", *["blue:basic"] * 3), [("blue:basic", "blue:tech")]),
        ("Basic + Tech", ("blue:tech", *["blue:basic"] * 3), [("blue:basic", "blue:tech")]),
        ("Tech / red + green", ("red:vanguard", "green:basic", "red:vanguard"), [("green:basic", "red:vanguard")]),
        (
            "Tech / red + green",
            ("red:vanguard", "green:basic", "red:gather"),
            [("green:basic", "red:gather"), ("green:basic", "red:vanguard")],
        ),
    ],
)
def test_a_wild_icon_that_is_not_offered_may_pay_as_a_die_or_as_what_it_shows(text, faces, ways):
    purse, asked = Purse(pool(*faces), [("blue", "tech")]), requirement(text, HERE)
    assert most_times(purse.offering(()), asked) == 1 < most_times(purse, asked)

    found = {tuple(sorted(faces[at] for at in paid)) for paid in counted_payments(purse, asked, 1)}

    assert found == set(ways)


@pytest.mark.rule("VAN-EFFECT-04", "VAN-EFFECT-05", "VAN-EFFECT-11")
@pytest.mark.parametrize("seed", range(40))
def test_whatever_wild_icons_are_offered_the_ways_to_pay_as_often_are_found(seed):
    """All natural icons count, and of each choice of Vanguards and Basics that are offered, as often as possible."""
    fate = random.Random(seed)
    dice = []
    for _ in range(fate.randrange(2, 6)):
        die = SECTION_DICE[fate.choice(["red-basic", "red-expert", "green-universal", "green-basic", "blue-wild"])]
        dice.append(CheckDie(die.id, "recon", fate.choice(die.faces)))
    purse = Purse(dice, fate.choice([[], [("green", "tech")], [("any", "scout"), ("red", "gather")]]))
    for text in ("Scout / red + blue", "Gather / blue + red", "Any + Scout / die + die / Scout", "Basic + Basic"):
        asked = requirement(text, HERE)
        ways: dict[int, set[tuple]] = {}
        for size in range(len(dice) + 1):
            for offered in itertools.combinations(range(len(dice)), size):
                some = purse.offering(offered)
                times = most_times(some, asked)
                ways.setdefault(times, set()).update(named(some, payments(some, asked, times) if times else []))

        for times in range(max(1, most_times(purse.offering(()), asked)), most_times(purse, asked) + 1):
            least = {one for one in ways[times] if not any(Counter(other) < Counter(one) for other in ways[times])}
            assert set(named(purse, counted_payments(purse, asked, times))) == least, (text, times, dice)


@pytest.mark.rule("VAN-EFFECT-11", "VAN-EFFECT-07")
@pytest.mark.parametrize(
    "text, faces, natural, most",
    [
        ("Gather", ("red:gather+gather", "red:gather", "red:vanguard"), 3, 4),
        ("red + blue", ("red:basic", "red:accident", "blue:tech"), 1, 1),
        ("die + die", ("red:basic", "red:accident", "blue:tech", "blue:basic", "green:scout"), 2, 2),
        ("Physical / Tech", ("red:physical", "blue:tech", "blue:vanguard"), 2, 3),
        ("Physical + Tech", ("red:physical", "red:physical", "blue:tech", "blue:vanguard"), 1, 2),
        ("Scout", ("red:accident",), 0, 0),
    ],
)
def test_the_number_of_payments_is_the_largest_at_the_same_moment(text, faces, natural, most):
    dice = pool(*faces)
    asked = requirement(text, HERE)
    assert (most_times(Purse(dice, wild=False), asked), most_times(Purse(dice), asked)) == (natural, most)


@pytest.mark.rule("VAN-COMBO-07")
def test_dice_with_an_accident_pay_no_combo_even_as_dice():
    assert can_pay(Purse(pool("red:accident")), requirement("red", HERE))
    assert not can_pay(Purse(pool("red:accident"), accidents=False), requirement("red", HERE))


def test_double_counts_natural_icons_twice():
    asked = requirement("Tech", HERE)
    assert most_times(Purse(pool("blue:tech", "blue:vanguard"), doubled=["tech"]), asked) == 3


def slow_can_pay(dice: list[CheckDie], text: str, conversions) -> bool:
    """Every way to give each die a meaning: as a die, or its icons in any reading."""
    wanted = [sorted(way) for one in requirement(text, HERE).alternatives for way in [one]]
    uses = []
    for die in dice:
        colour = die.kind.split("-")[0]
        readings = [["die"], [colour], []]
        for into in [None, *[icon for of, icon in conversions if of in (colour, "any")]]:
            icons = [
                [into or "basic"] if icon == "basic" else EVERY if icon == "vanguard" else [icon]
                for icon in icons_of(die.face)
            ]
            readings += [list(one) for one in itertools.product(*icons)]
        uses.append(readings)
    for given in itertools.product(*uses):
        have = [thing for things in given for thing in things]
        for way in wanted:
            if all(have.count(thing) >= way.count(thing) for thing in way):
                return True
    return False


EVERY = ["scout", "tech", "gather", "basic", "physical"]


@pytest.mark.parametrize("seed", range(60))
def test_payments_agree_with_trying_everything(seed):
    fate = random.Random(seed)
    dice = []
    for _ in range(fate.randrange(1, 4)):
        die = fate.choice(list(SECTION_DICE.values()))
        dice.append(CheckDie(f"{die.colour}-basic", "recon", fate.choice(die.faces)))
    conversions = fate.choice([[], [("green", "tech")], [("any", "scout"), ("red", "gather")]])
    texts = [
        "Scout",
        "Tech + Gather",
        "Scout / red + blue",
        "die + Tech",
        "Gather + Gather",
        "Basic + Scout",
        "Physical + green",
    ]
    for text in texts:
        purse = Purse(dice, conversions)
        assert can_pay(purse, requirement(text, HERE)) == slow_can_pay(dice, text, conversions), (
            text,
            [d.face for d in dice],
        )


def slow_pays(purse: Purse, places: tuple[int, ...], elements: Counter[str]) -> bool:
    """Every use of one die after the other: as a die, or each of its icons for something or for nothing."""
    if not elements or not places:
        return not elements
    die = purse.dice[places[0]]
    uses = [("die",), (SECTION_DICE[die.kind].colour,)]
    for way in purse.offers(places[0]):
        uses += itertools.product(*[("nothing", *offer) for offer in way])
    for use in dict.fromkeys(uses):
        used = Counter([one for one in use if one != "nothing"])
        if used <= elements and slow_pays(purse, places[1:], elements - used):
            return True
    return False


def slow_payments(purse: Purse, asked, times: int) -> list[tuple[int, ...]]:
    """Every choice of usable dice that pays while no smaller one of it does; of alike dice the first."""
    wanted = [Counter(elements) for elements in wanted_lists(purse, asked, times)]
    usable = [at for at in range(len(purse.dice)) if purse.usable(at)]
    found: dict[tuple, tuple[int, ...]] = {}
    for size in range(1, len(usable) + 1):
        for places in itertools.combinations(usable, size):
            dice = Counter([(purse.dice[at].kind, purse.dice[at].owner, purse.dice[at].face) for at in places])
            smaller = [one for one in found if Counter(one) <= dice]
            if not smaller and any(slow_pays(purse, places, elements) for elements in wanted):
                found[tuple(sorted(dice.elements()))] = places
    return list(found.values())


@pytest.mark.rule("VAN-EFFECT-05", "VAN-COMBO-08", "VAN-COMBO-07", "VAN-CONVERT-04")
@pytest.mark.parametrize("seed", range(60))
def test_the_ways_to_pay_are_those_that_trying_every_choice_of_dice_finds(seed):
    fate = random.Random(seed)
    dice = []
    for _ in range(fate.randrange(1, 6)):
        die = SECTION_DICE[fate.choice(["red-basic", "red-expert", "green-universal", "green-basic", "blue-wild"])]
        dice.append(CheckDie(die.id, fate.choice(["recon", "science"]), fate.choice(die.faces)))
    purse = Purse(
        dice,
        fate.choice([[], [("green", "tech")], [("any", "scout"), ("red", "gather")]]),
        fate.choice([[], ["physical", "basic"]]),
        wild=fate.random() < 0.8,
        accidents=fate.random() < 0.5,
        vanguard_is_any=fate.random() < 0.7,
        offered=fate.choice([None, None, [0, 2]]),
    )
    for text in ("Any + Any", "Any + Physical / Basic + Basic", "Physical + Physical", "Scout + Basic", "red + Gather"):
        for times in (1, 2):
            asked = requirement(text, HERE)
            ways = slow_payments(purse, asked, times)

            assert payments(purse, asked, times) == ways, (text, [die.face for die in dice])
            assert can_pay(purse, asked, times) == bool(ways)


@pytest.mark.rule("VAN-EFFECT-07", "VAN-EFFECT-05")
@pytest.mark.parametrize("seed", range(30))
def test_dice_of_colours_are_paid_in_every_way_that_trying_finds(seed):
    fate = random.Random(seed)
    dice = []
    for _ in range(fate.randrange(2, 9)):
        die = SECTION_DICE[fate.choice(["red-basic", "red-physical", "green-basic", "blue-basic"])]
        dice.append(CheckDie(die.id, fate.choice(["recon", "science"]), fate.choice(["basic", "vanguard", "accident"])))
    for text, times in (("red + green + blue", 1), ("red + green + blue", 2), ("red + red + green", 1)):
        asked = requirement(text, HERE)
        wanted = sorted(asked.alternatives[0] * times)
        found: dict[tuple, tuple[int, ...]] = {}  # of alike dice the first
        for places in itertools.combinations(range(len(dice)), len(wanted)):
            if sorted(SECTION_DICE[dice[at].kind].colour for at in places) == wanted:
                found.setdefault(tuple(sorted((dice[at].kind, dice[at].owner, dice[at].face) for at in places)), places)

        assert payments(Purse(dice), asked, times) == sorted(found.values())


@pytest.mark.rule("VAN-EFFECT-07")
def test_ways_to_pay_for_the_written_exam_with_many_dice_are_found_at_once():
    dice = [
        CheckDie(f"{colour}-{kind}", owner, face)
        for colour in ("red", "green", "blue")
        for owner, kind, face in (
            ("recon", "basic", "basic"), ("recon", "basic", "vanguard"), ("recon", "wild", "accident"),
            ("science", "basic", "basic"), ("science", "basic", "vanguard"), ("science", "wild", "accident"),
        )
    ]  # fmt: skip
    asked = requirement("red + green + blue", HERE)

    assert len(payments(Purse(dice), asked, 3)) == 20**3 and most_times(Purse(dice), asked) == 6
