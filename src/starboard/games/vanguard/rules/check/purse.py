"""Dice that may pay as they lie now, and what each of them may stand for (VAN-RESULT-03, VAN-CONVERT-01).

A die offers the icons of its face. Each may stand for itself; a Vanguard for any icon, a Basic of the right colour for
the icon of a Convert Ability. Where those are wanted they are called wild. A die that pays as a die gives no icon.
"""

from collections.abc import Sequence
from typing import Final

from starboard.games.vanguard.content.grammar import ANY, DIE
from starboard.games.vanguard.content.icons import ACCIDENT, BASIC, ICONS, VANGUARD, icons_of
from starboard.games.vanguard.rules.lookups import colour_of
from starboard.games.vanguard.state.fields import CheckDie

Conversion = tuple[str, str]  # Basic of this colour ("any": of each) counts as this icon (VAN-CONVERT-01)
Offer = tuple[str, ...]  # what one icon of a die may stand for
Use = tuple[str, ...]  # what one die pays at once

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
