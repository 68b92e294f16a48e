"""A table of Lanterns for rule tests: a hall drawn in the test, figures on squares by name, cards in hands."""

from collections.abc import Iterable, Sequence

from starboard.games.lanterns.content.box import CARDS, FLAMES, WANDERERS, all_cards
from starboard.games.lanterns.content.halls import FLOOR, Hall, Square, name_of
from starboard.games.lanterns.content.vows import VOWS
from starboard.games.lanterns.rules.grid import at
from starboard.games.lanterns.state.fields import Keeper, Lantern, Wanderer
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.kernel.game import listen
from starboard.kernel.requests import FATE
from starboard.testing.table import ImpossibleTable, Table

EMPTY = ("......",) * 6


class LanternsTable(Table):
    """A hall in the first round, with nobody in it but the Keeper in the last corner.

    `hall` is drawn as in `content.halls`: "#" a wall, "L" a Lantern, everything else is floor. Figures are placed by
    `wanderer` and `keeper`; squares have the names that players use, such as "C4".
    """

    g: Lanterns

    def __init__(self, *hall: str, mode: str = "hunt", options: Sequence[str] = (), scenario: str = "crossing") -> None:
        super().__init__(Lanterns(mode, sorted(options), scenario, []))
        drawn = (*hall, *EMPTY[len(hall) :])
        printed = Hall(tuple([row.ljust(6, ".") for row in (*drawn[:5], drawn[5] if len(hall) == 6 else ".....k")]))
        self.g.ground = printed.ground
        self.g.lanterns = {name_of(square): Lantern(square) for square in printed.lanterns}
        self.g.keeper = Keeper(FATE, printed.keeper)
        self.g.step, self.g.round, self.g.actions, self.g.choice = "wanderer", 1, 2, "provisions"
        self.g.deck.cards, self.g.vows_left = all_cards(), list(VOWS)
        listen(self.g)

    def wanderer(
        self,
        role: str,
        at: str = "A1",
        hand: Iterable[str] = (),
        oil: int = 1,
        flames: int = FLAMES,
        vow: str = "",
        seat: int | None = None,
    ) -> Wanderer:
        """A Wanderer of the next seat, or of one that is there already; its cards come from the deck."""
        seat = len(self.g.seats) if seat is None else seat
        self._sit(seat, role)
        who = Wanderer(seat, role, square(at))
        who.flames, who.lost, who.pack.oil = flames, FLAMES - flames, oil
        for card in hand:
            self._take(self.g.deck.cards, card)
            who.hand.append(card)
        who.vows, who.vows_known = [vow or self.g.vows_left[0]], [1 << seat]
        self._take(self.g.vows_left, who.vows[0])
        self.g.wanderers.append(who)
        self.g.wanderers.sort(key=lambda one: WANDERERS.index(one.role))
        return who

    def keeper(self, at: str, played: bool = False, dazzled: bool = False) -> Keeper:
        """Moved by the rules, unless it is `played` by the next seat."""
        self.g.keeper.at, self.g.keeper.dazzled = square(at), dazzled
        if played:
            self.g.keeper.seat = len(self.g.seats)
            self._sit(self.g.keeper.seat, "keeper")
        return self.g.keeper

    def light(self, *lanterns: str) -> None:
        for name in lanterns:
            self.g.lanterns[name].lit, self.g.lanterns[name].by = True, "scout"

    def deck(self, *cards: str) -> None:
        """Only these are left in the deck; the others lie on the discard pile."""
        left = self.g.deck.cards
        for card in cards:
            self._take(left, card)
        self.g.deck.cards, self.g.deck.discard = list(cards), left

    def impossible(self) -> list[str]:
        """Figures in walls or on each other."""
        figures = [self.g.keeper.at, *[who.at for who in self.g.wanderers if who.flames > 0]]
        wrong = [f"nobody can stand on {name_of(here)}" for here in figures if at(self.g.ground, here) != FLOOR]
        return wrong if len(set(figures)) == len(figures) else [*wrong, "two figures share a square"]

    def _sit(self, seat: int, role: str) -> None:
        while len(self.g.seats) <= seat:
            self.g.seats.append([])
        self.g.seats[seat].append(role)

    def _take(self, zone: list[str], what: str) -> None:
        if what not in zone:
            raise ImpossibleTable(f"the box has no {'more ' if what in CARDS else ''}{what}")
        zone.remove(what)


def square(name: str) -> Square:
    """C4 is the third square of the fourth row."""
    return "ABCDEF".index(name[0]), int(name[1]) - 1
