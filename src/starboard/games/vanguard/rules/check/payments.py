"""Paying a requirement with dice of the Roll Pool (VAN-RESULT-02, VAN-RESULT-03, VAN-EFFECT-11).

A die offers the icons of its face. Each may stand for itself; a Vanguard for any icon, a Basic of the right colour for
the icon of a Convert Ability. Where those are wanted they are called wild. A die that pays as a die gives no icon.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from starboard.games.vanguard.content.grammar import ANY, DIE
from starboard.games.vanguard.content.icons import ACCIDENT, BASIC, COLOURS, FACE_ICONS, ICONS, VANGUARD, icons_of
from starboard.games.vanguard.content.lines import Requirement
from starboard.games.vanguard.rules.lookups import colour_of
from starboard.games.vanguard.state.fields import CheckDie
from starboard.kernel.dice import Purse as Price

Conversion = tuple[str, str]  # Basic of this colour ("any": of each) counts as this icon (VAN-CONVERT-01)
Offer = tuple[str, ...]  # what one icon of a die may stand for
Paid = tuple[int, ...]  # places of dice in the pool, in ascending order
Use = tuple[str, ...]  # what one die pays at once

NOTHING_PAID: Final = 1  # of a price
STANDS_FOR_ANY: Final = (*ICONS, BASIC, VANGUARD)  # a Vanguard is never an Accident (VAN-COMBO-10, VAN-EFFECT-04)


class Terms:
    """What makes dice count for more, and what each face is worth then: looked at once, whoever rolls it again."""

    __slots__ = ("conversions", "doubled", "offers", "uses", "vanguard_is_any", "worth")

    def __init__(self, conversions: Sequence[Conversion], doubled: Sequence[str], vanguard_is_any: bool) -> None:
        self.conversions = conversions
        self.doubled = doubled
        self.vanguard_is_any = vanguard_is_any
        self.offers: dict[tuple[str, str, bool], list[list[Offer]]] = {}  # by kind, face, and whether it is wild
        self.worth: dict[tuple[str, str, bool], dict[str, int]] = {}  # how much of each element by itself
        self.uses: dict[tuple[str, str, bool, tuple[str, ...]], tuple[Use, ...]] = {}  # for elements that are wanted

    def ways(self, colour: str, face: str, wild: bool) -> list[list[Offer]]:
        """The ways in which a die gives icons: one without conversion, and one for each ability (VAN-CONVERT-04)."""
        ways = [self._icons(face, wild, "")]
        if wild and BASIC in icons_of(face):
            for converted, icon in self.conversions:
                if converted in (ANY, colour):
                    ways.append(self._icons(face, wild, icon))
        return ways

    def _icons(self, face: str, wild: bool, converted: str) -> list[Offer]:
        found: list[Offer] = []
        for icon in icons_of(face):
            if icon == VANGUARD and wild:
                found.append(STANDS_FOR_ANY)
            elif icon == BASIC and converted:
                found.append(self._shown(BASIC, converted))
            else:
                found.append(self._shown(icon))
                if icon in self.doubled:
                    found.append(self._shown(icon))
        return found

    def _shown(self, *icons: str) -> Offer:
        """What is no Vanguard may always stand for Any: that is told apart where a Vanguard may not."""
        return icons if self.vanguard_is_any else (*icons, *[shown_any(icon) for icon in icons])


MOST_TERMS: Final = 1000  # that are remembered
_terms: Final[dict[tuple[tuple[Conversion, ...], tuple[str, ...], bool], Terms]] = {}


def terms_of(conversions: Sequence[Conversion], doubled: Sequence[str], vanguard_is_any: bool) -> Terms:
    key = tuple(conversions), tuple(doubled), vanguard_is_any
    found = _terms.get(key)
    if found is None:
        if len(_terms) >= MOST_TERMS:
            _terms.clear()
        found = _terms[key] = Terms(*key)
    return found


class Purse:
    """Dice that may pay as they lie now, with what makes them count for more."""

    def __init__(
        self,
        dice: Sequence[CheckDie],
        conversions: Sequence[Conversion] = (),
        doubled: Sequence[str] = (),
        wild: bool = True,
        accidents: bool = True,
        vanguard_is_any: bool = True,
        offered: Sequence[int] | None = None,
        terms: Terms | None = None,
    ) -> None:
        self.dice = dice
        self.conversions = conversions
        self.doubled = doubled
        self.wild = wild  # Vanguards and conversions count
        self.accidents = accidents  # dice that show an Accident may pay: not for combos (VAN-COMBO-07)
        self.vanguard_is_any = vanguard_is_any  # a Vanguard may stand for Any (VAN-COMBO-08)
        self.offered = offered  # the dice whose wild icons count, by their places; None: of all of them
        self._terms = terms or terms_of(conversions, doubled, vanguard_is_any)
        self._most: dict[str, int] = {}  # of each element, once somebody has looked

    def offering(self, places: Sequence[int]) -> "Purse":
        """The same dice, and only of these the wild icons (VAN-EFFECT-04)."""
        return self._with(self.wild, places)

    def as_they_lie(self) -> "Purse":
        """The same dice with their natural icons alone."""
        return self._with(False, self.offered)

    def _with(self, wild: bool, offered: Sequence[int] | None) -> "Purse":
        return Purse(
            self.dice, self.conversions, self.doubled, wild, self.accidents, self.vanguard_is_any, offered, self._terms
        )

    def is_wild(self, at: int) -> bool:
        return self.wild and (self.offered is None or at in self.offered)

    def lacks(self, elements: tuple[str, ...]) -> bool:
        """Whether one of them alone asks for more than all usable dice together could pay of it."""
        most = self._most or self._count()
        for element in elements:
            if elements.count(element) > most.get(element, 0):
                return True
        return False

    def singly(self, elements: tuple[str, ...]) -> int:
        """How often they can be paid if nothing that pays one of them is missing for another."""
        most = self._most or self._count()
        return min([most.get(element, 0) // elements.count(element) for element in elements])

    def _count(self) -> dict[str, int]:
        """How much of each element the dice could pay if they paid nothing else."""
        most = self._most = {DIE: 0}
        for at in range(len(self.dice)):
            if self.usable(at):
                for element, number in self.worth(at).items():
                    most[element] = most.get(element, 0) + number
        return most

    def usable(self, at: int) -> bool:
        return self.accidents or ACCIDENT not in icons_of(self.dice[at].face)

    def offers(self, at: int) -> list[list[Offer]]:
        """The ways in which a die gives icons, in each of them what every icon may stand for."""
        die = self.dice[at]
        key = die.kind, die.face, self.is_wild(at)
        ways = self._terms.offers.get(key)
        if ways is None:
            ways = self._terms.offers[key] = self._terms.ways(colour_of(die.kind), die.face, key[2])
        return ways

    def worth(self, at: int) -> dict[str, int]:
        """How much of each element a die could pay if it paid nothing else: a die, one of its colour, icons."""
        die = self.dice[at]
        key = die.kind, die.face, self.wild and (self.offered is None or at in self.offered)
        found = self._terms.worth.get(key)
        if found is None:
            found = self._terms.worth[key] = {DIE: 1, colour_of(die.kind): 1, **alone(self.offers(at))}
        return found

    def uses(self, at: int, elements: tuple[str, ...]) -> tuple[Use, ...]:
        """What of these elements a die can pay: as a die, or by its icons, converted in one way at the most."""
        die = self.dice[at]
        key = die.kind, die.face, self.is_wild(at), elements
        found = self._terms.uses.get(key)
        if found is None:
            uses: list[Use] = [(element,) for element in (DIE, colour_of(die.kind)) if element in elements]
            for way in self.offers(at):
                together: list[Use] = [()]
                for offer in way:
                    wanted = [icon for icon in offer if icon in elements]
                    together = [(*before, icon) for before in together for icon in wanted] or together
                uses += [tuple(sorted(use)) for use in together if use]
            found = self._terms.uses[key] = tuple(dict.fromkeys(uses))
        return found


def shown_any(icon: str) -> str:
    """Any as this icon, which a die has to show."""
    return f"{ANY}-{icon}"


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


def alone(ways: list[list[Offer]]) -> dict[str, int]:
    """How often a die could show each icon, in the best of its ways."""
    found: dict[str, int] = {}
    for way in ways:
        if len(way) == 1:
            for icon in way[0]:
                found.setdefault(icon, 1)
        else:
            for icon in dict.fromkeys([icon for offer in way for icon in offer]):
                found[icon] = max(found.get(icon, 0), len([1 for offer in way if icon in offer]))
    return found


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
