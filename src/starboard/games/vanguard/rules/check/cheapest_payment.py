"""The payment with the fewest dice, found without looking at all others: for odds, which ask for it again and again."""

from starboard.games.vanguard.content.grammar import DIE
from starboard.games.vanguard.content.icons import VANGUARD, icons_of
from starboard.games.vanguard.content.lines import Requirement
from starboard.games.vanguard.rules.check.payments import Paid, looked_at_singly, pays, wanted_lists
from starboard.games.vanguard.rules.check.purse import Purse, alone
from starboard.games.vanguard.rules.lookups import colour_of


def cheapest(purse: Purse, requirement: Requirement, times: int) -> Paid:
    """Of all payments one with the fewest dice, of those with the fewest Vanguards; of several the first."""
    lists = wanted_lists(purse, requirement, times)
    choices = [Choices(purse, elements) for elements in lists]
    certain = len(lists) == 1 and looked_at_singly(lists[0])
    for size in range(min([one.fewest for one in choices]), len(purse.dice) + 1):
        found: list[Paid] = []
        for one in choices:
            found += one.of(size)
        if certain and found:
            return min([(_vanguards(purse, paid), paid) for paid in found])[1]
        for _, paid in sorted([(_vanguards(purse, paid), paid) for paid in found]):
            for elements in lists:
                if pays(purse, paid, elements):
                    return paid
    raise AssertionError(f"{requirement.alternatives} cannot be paid {times} times")


def _vanguards(purse: Purse, paid: Paid) -> int:
    return len([at for at in paid if VANGUARD in icons_of(purse.dice[at].face)])


class Choices:
    """Ways to choose so many dice that there is enough of every element, each looked at by itself.

    Of alike dice the first ones are chosen. Whoever cannot get enough any more is not followed further.
    """

    def __init__(self, purse: Purse, elements: tuple[str, ...]) -> None:
        kinds = sorted(set(elements))
        self.needed = [elements.count(kind) for kind in kinds]
        self.groups: list[list[int]] = []  # places of alike dice that have any of it
        self.worth: list[list[int]] = []  # of a die of each group, by element
        self.most = 1  # that any die could pay at once
        for places in _alike(purse):
            offers, colour = purse.offers(places[0]), colour_of(purse.dice[places[0]].kind)
            icons = alone(offers)
            worth = [1 if kind in (DIE, colour) else icons.get(kind, 0) for kind in kinds]
            if any(worth):
                self.groups.append(places)
                self.worth.append(worth)
                self.most = max(self.most, *[len(way) for way in offers])
        self.fewest = -(-len(elements) // self.most)  # dice that could do, rounded up
        self.left: list[list[int]] = [[0] * len(kinds)]  # what a group and all after it have, by element
        for places, worth in zip(reversed(self.groups), reversed(self.worth), strict=True):
            self.left.insert(0, [had + len(places) * one for had, one in zip(self.left[0], worth, strict=True)])

    def of(self, size: int) -> list[Paid]:
        found: list[Paid] = []
        self._choose(0, size, self.needed, (), found)
        return found

    def _choose(self, at: int, size: int, needed: list[int], chosen: Paid, found: list[Paid]) -> None:
        missing = [number for number in needed if number > 0]
        if not size:
            if not missing:
                found.append(tuple(sorted(chosen)))
            return
        if at == len(self.groups) or sum(missing) > size * self.most:
            return
        for number, most in zip(needed, self.left[at], strict=True):
            if number > most:
                return
        places, worth = self.groups[at], self.worth[at]
        for count in range(min(size, len(places)) + 1):
            rest = [number - count * one for number, one in zip(needed, worth, strict=True)]
            self._choose(at + 1, size - count, rest, (*chosen, *places[:count]), found)


def _alike(purse: Purse) -> list[list[int]]:
    """Places of usable dice, alike ones together."""
    found: dict[tuple[str, str, str], list[int]] = {}
    for at, die in enumerate(purse.dice):
        if purse.usable(at):
            found.setdefault((die.kind, die.owner, die.face), []).append(at)
    return list(found.values())
