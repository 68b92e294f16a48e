"""Paying a requirement with dice of the Roll Pool (VAN-RESULT-02, VAN-RESULT-03, VAN-EFFECT-11)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from starboard.games.vanguard.content.grammar import ANY, DIE
from starboard.games.vanguard.content.icons import ACCIDENT, COLOURS, FACE_ICONS, VANGUARD
from starboard.games.vanguard.content.lines import Requirement
from starboard.games.vanguard.rules.check.purse import Purse, shown_any
from starboard.games.vanguard.rules.lookups import colour_of
from starboard.games.vanguard.state.fields import CheckDie
from starboard.kernel.dice import Purse as Price

Paid = tuple[int, ...]  # places of dice in the pool, in ascending order

NOTHING_PAID: Final = 1  # of a price


def payments(purse: Purse, requirement: Requirement, times: int = 1) -> list[Paid]:
    """Every set of dice that pays so many times and has no die too many; alike dice count once (VAN-EFFECT-05)."""
    if is_simple(requirement):
        return _simple_payments(purse, requirement, times)
    if asks_for_colours(requirement):
        return _payments_in_colours(purse, requirement.alternatives[0], times)
    return _mixed_payments(purse, requirement, times)


def _mixed_payments(purse: Purse, requirement: Requirement, times: int, counted: bool = False) -> list[Paid]:
    """All choices of dice are tried, small ones first; where wild icons are `counted` they are offered rightly too."""
    wanted = [elements for elements in wanted_lists(purse, requirement, times) if not purse.lacks(elements)]
    places = [at for at in range(len(purse.dice)) if purse.usable(at) and _helps(purse, at, wanted)]
    most = max([len(elements) for elements in wanted], default=0)
    found: list[Paid] = []
    for size in range(1, min(most, len(places)) + 1):
        for chosen in choices_of_alike(_alike(purse, places), size):
            if _has_smaller(chosen, found) or not _pays_any(purse, chosen, wanted):
                continue
            if not counted or _offered_rightly(purse, requirement, times, chosen):
                found.append(chosen)
    return found


def _pays_any(purse: Purse, chosen: Paid, wanted: list[tuple[str, ...]]) -> bool:
    for elements in wanted:
        if pays(purse, chosen, elements):
            return True
    return False


def counted_payments(purse: Purse, requirement: Requirement, times: int) -> list[Paid]:
    """Those of a Special Effect: all natural icons count, so wild ones that are offered raise the number if they can.

    Hence no wild icon pays to save a natural one while it could pay once more (VAN-EFFECT-05, VAN-EFFECT-11).
    """
    if times == most_times(purse, requirement):
        return payments(purse, requirement, times)
    if is_simple(requirement):
        found = _simple_payments(purse, requirement, times)
        return [paid for paid in found if _offered_rightly(purse, requirement, times, paid)]
    return _mixed_payments(purse, requirement, times, counted=True)


def _offered_rightly(purse: Purse, requirement: Requirement, times: int, paid: Paid) -> bool:
    """Whether wild icons of some of these dice can be offered so that they pay, and pay no further time.

    A die that can pay as it lies need not offer any: a Vanguard as a die, a Basic as a Basic.
    """
    if most_times(purse.offering(paid), requirement) == times:
        return True
    natural, wanted = purse.offering(()), wanted_lists(purse, requirement, times)
    either = [at for at in paid if purse.offers(at) != natural.offers(at) and _helps(natural, at, wanted)]
    others = [at for at in paid if at not in either]
    for size in range(len(either)):
        for chosen in choices(either, size):
            some = purse.offering((*others, *chosen))
            if most_times(some, requirement) == times and any([pays(some, paid, elements) for elements in wanted]):
                return True
    return False


def can_pay(purse: Purse, requirement: Requirement, times: int = 1) -> bool:
    if asks_singly(requirement):
        return purse.singly(requirement.alternatives[0]) >= times
    if is_simple(requirement):
        return sum([_worth(purse, requirement, at) for at in range(len(purse.dice))]) >= times
    places = tuple([at for at in range(len(purse.dice)) if purse.usable(at)])
    for elements in wanted_lists(purse, requirement, times):
        if not purse.lacks(elements) and (looked_at_singly(elements) or pays(purse, places, elements)):
            return True
    return False


def looked_at_singly(elements: tuple[str, ...]) -> bool:
    """Whether nothing that pays one of them is missing for another: all are the same, or dice of colours."""
    return elements.count(elements[0]) == len(elements) or all([element in COLOURS for element in elements])


def asks_singly(requirement: Requirement) -> bool:
    """Whether there is one way to pay it, and nothing that pays one element of it is missing for another."""
    first = requirement.alternatives[0]
    return len(requirement.alternatives) == 1 and ANY not in first and looked_at_singly(first)


def most_times(purse: Purse, requirement: Requirement) -> int:
    """The largest number of times the requirement can be paid at the same moment (VAN-EFFECT-11)."""
    if asks_singly(requirement):
        return purse.singly(requirement.alternatives[0])
    if is_simple(requirement):
        return sum([_worth(purse, requirement, at) for at in range(len(purse.dice))])
    if len(requirement.alternatives) == 1 and ANY not in requirement.alternatives[0]:
        times = purse.singly(requirement.alternatives[0])  # not more often, and seldom less
        while times and not can_pay(purse, requirement, times):
            times -= 1
        return times
    times = 0
    while can_pay(purse, requirement, times + 1):
        times += 1
    return times


def paid_as(purse: Purse, requirement: Requirement, times: int) -> tuple[str, ...]:
    """What all these dice stood for when they paid: natural icons for themselves, wild ones for what was missing."""
    places = tuple(range(len(purse.dice)))
    for among in (Purse(purse.dice, (), purse.doubled, wild=False), purse):
        for elements in wanted_lists(among, requirement, times):
            if pays(among, places, elements):
                return elements
    raise AssertionError(f"dice that do not pay {requirement.alternatives} were spent on it")


# --- requirements of one element, which most are: each die is worth so many payments by itself ---


def is_simple(requirement: Requirement) -> bool:
    return all([len(way) == 1 and way[0] != ANY for way in requirement.alternatives])


def _worth(purse: Purse, requirement: Requirement, at: int) -> int:
    """How often the die alone pays: by each of its icons that fits, or once as a die."""
    if not purse.usable(at):
        return 0
    if len(requirement.alternatives) == 1:
        return purse.worth(at).get(requirement.alternatives[0][0], 0)
    wanted = [way[0] for way in requirement.alternatives]
    as_die = 1 if DIE in wanted or colour_of(purse.dice[at].kind) in wanted else 0
    by_icons = max([len([1 for o in way if any([icon in wanted for icon in o])]) for way in purse.offers(at)])
    return max(as_die, by_icons)


def _simple_payments(purse: Purse, requirement: Requirement, times: int) -> list[Paid]:
    """Alike dice are taken together: so many of each, enough in all, and none of them too many."""
    alike: dict[tuple[str, str, str], list[int]] = {}
    for at, die in enumerate(purse.dice):
        if _worth(purse, requirement, at):
            alike.setdefault(_like(die), []).append(at)
    groups = [(places, _worth(purse, requirement, places[0])) for places in alike.values()]
    found: list[Paid] = []
    _choose(groups, times, (), [], found)
    return found


def _choose(groups: list[tuple[list[int], int]], left: int, chosen: Paid, worths: list[int], found: list[Paid]) -> None:
    if not groups:
        if left <= 0 and all([left + worth > 0 for worth in worths]):
            found.append(tuple(sorted(chosen)))
        return
    places, worth = groups[0]
    for number in range(len(places) + 1):
        taken = (*chosen, *places[:number])
        _choose(groups[1:], left - number * worth, taken, worths + [worth] * min(number, 1), found)


# --- requirements of dice in colours alone: each colour is paid by itself ---


def asks_for_colours(requirement: Requirement) -> bool:
    ways = requirement.alternatives
    return len(ways) == 1 and all([element in COLOURS for element in ways[0]])


def _payments_in_colours(purse: Purse, elements: tuple[str, ...], times: int) -> list[Paid]:
    """So many of each colour, of alike dice any; in the order in which all choices would be tried."""
    found: list[Paid] = [()]
    for colour in dict.fromkeys(elements):
        alike: dict[tuple[str, str, str], list[int]] = {}
        for at, die in enumerate(purse.dice):
            if purse.usable(at) and colour_of(die.kind) == colour:
                alike.setdefault(_like(die), []).append(at)
        chosen: list[Paid] = []
        _choose([(places, 1) for places in alike.values()], times * elements.count(colour), (), [], chosen)
        found = [tuple(sorted((*before, *paid))) for before in found for paid in chosen]
    return sorted(found)


# --- all others ---


def wanted_lists(purse: Purse, requirement: Requirement, times: int) -> Sequence[tuple[str, ...]]:
    """All that has to be paid, for every way to choose among the alternatives and for every meaning of Any."""
    return _wanted_lists(requirement.alternatives, purse.vanguard_is_any, times)


@lru_cache(maxsize=1000)
def _wanted_lists(
    alternatives: tuple[tuple[str, ...], ...], vanguard_is_any: bool, times: int
) -> tuple[tuple[str, ...], ...]:
    lists: tuple[tuple[str, ...], ...] = ((),)
    for _ in range(times):
        grown: list[tuple[str, ...]] = []
        for alternative in alternatives:
            for meaning in meanings(alternative, vanguard_is_any):
                grown += [tuple(sorted((*before, *meaning))) for before in lists]
        lists = tuple(dict.fromkeys(grown))
    return lists


def meanings(elements: tuple[str, ...], vanguard_is_any: bool = True) -> list[tuple[str, ...]]:
    """All Any icons of a requirement are the same icon, never an Accident (VAN-COMBO-08, VAN-COMBO-13)."""
    if ANY not in elements:
        return [elements]
    icons = [icon for icon in FACE_ICONS if icon != ACCIDENT]
    if not vanguard_is_any:
        icons = [shown_any(icon) for icon in icons if icon != VANGUARD]
    return [tuple([icon if element == ANY else element for element in elements]) for icon in icons]


def pays(purse: Purse, chosen: Sequence[int], elements: tuple[str, ...]) -> bool:
    """Whether these dice pay all elements, each as a die, which gives no icon then, or by its icons (VAN-RESULT-03)."""
    if _falls_short(purse, chosen, elements):
        return False
    if looked_at_singly(elements):
        return True
    price, paid = _price(elements), NOTHING_PAID
    for at in chosen:
        paid = price.with_one_of(paid, purse.uses(at, elements))
        if price.full(paid):
            return True
    return False


@lru_cache(maxsize=1000)
def _price(elements: tuple[str, ...]) -> Price:
    return Price({element: elements.count(element) for element in elements})


def _falls_short(purse: Purse, chosen: Sequence[int], elements: tuple[str, ...]) -> bool:
    """Whether one element alone asks for more than these dice together could pay of it."""
    for element in dict.fromkeys(elements):
        missing = elements.count(element)
        for at in chosen:
            missing -= purse.worth(at).get(element, 0)
        if missing > 0:
            return True
    return False


def _helps(purse: Purse, at: int, wanted: Sequence[tuple[str, ...]]) -> bool:
    """Whether the die could pay anything at all of this."""
    worth = purse.worth(at)
    return any([element in worth for elements in wanted for element in elements])


def choices(places: list[int], size: int) -> list[Paid]:
    """Every choice of so many places, in ascending order."""
    found: list[Paid] = [()]
    for _ in range(size):
        found = [(*one, at) for one in found for at in places if not one or at > one[-1]]
    return found


def choices_of_alike(groups: list[list[int]], size: int) -> list[Paid]:
    """The same where groups of places lie alike: of each group the first ones, so no choice is like another."""
    found: list[list[int]] = [[]]
    for places in groups:
        found = [[*one, *places[:number]] for one in found for number in range(min(size - len(one), len(places)) + 1)]
    return sorted([tuple(sorted(one)) for one in found if len(one) == size])


def _has_smaller(chosen: Paid, found: list[Paid]) -> bool:
    """Whether some of these dice do alone."""
    for paid in found:
        if all([at in chosen for at in paid]):
            return True
    return False


def _alike(purse: Purse, places: list[int]) -> list[list[int]]:
    """Places of dice, alike ones together."""
    found: dict[tuple[str, str, str], list[int]] = {}
    for at in places:
        found.setdefault(_like(purse.dice[at]), []).append(at)
    return list(found.values())


def _like(die: CheckDie) -> tuple[str, str, str]:
    return die.kind, die.owner, die.face
