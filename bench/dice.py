"""Pools of two, six and ten dice: a check in closed form, and the odds of a `Roll` through the driver."""

from collections.abc import Callable
from typing import Any, ClassVar

from starboard.kernel import dice
from starboard.kernel.fate import Fate
from starboard.kernel.game import Described, State, tell
from starboard.kernel.match import Match
from starboard.kernel.odds import odds
from starboard.kernel.pieces import Field
from starboard.kernel.requests import Ask, Die, Roll

RED = Die(("basic", "basic", "basic", "physical", "vanguard", "accident"), "red")
GREEN = Die(("scout", "scout", "basic", "biology", "vanguard", "accident"), "green")
BLUE = Die((("tech", "science"), "tech", "science", "basic", "vanguard", "accident"), "blue")
POOLS = {2: [RED, GREEN], 6: [RED] * 2 + [GREEN] * 2 + [BLUE] * 2, 10: [RED] * 4 + [GREEN] * 3 + [BLUE] * 3}
PRICES = ({"physical": 2, "scout": 2, "tech": 1}, {"red": 1, "scout": 3})


def uses(die: Die, face: Any) -> list[list[str]]:
    """A wild face stands for any icon, a red Basic may be converted, a double face pays both its icons."""
    if face == "vanguard":
        return [["physical"], ["scout"], ["tech"], [die.name]]
    if face == "basic" and die.name == "red":
        return [["scout"], ["red"]]
    return [list(face) if isinstance(face, tuple) else [face], [die.name]]


def check(count: int) -> Callable[[], Callable[[int], object]]:
    """The exact chance of a check with two rows, conversions, and accidents that are rolled again."""

    def prepared() -> Callable[[int], object]:
        def measured(number: int) -> object:
            pool = [dice.rerolled(die, ["accident"]) for die in POOLS[count]]
            return dice.chance_to_pay(pool, PRICES, uses)

        return measured

    return prepared


class Pools(State):
    """A table with nothing on it."""

    FIELDS: ClassVar[dict[str, Field]] = {}
    __slots__ = ()

    def __init__(self) -> None:
        self.events, self.reveals = None, 0

    def clone(self) -> "Pools":
        return Pools()


class PoolGame:
    """Somebody chooses how many dice to roll and wants four hits."""

    name = "pools"

    def play(self, g: Pools) -> Any:
        count = yield Ask(0, [2, 6, 10], "POOL-01", "dice")
        faces = yield Roll([(0, 0, 0, 1, 1, 2)] * count, "POOL-02", alike=sum)
        tell(g, "hits", "POOL-02", enough=sum(faces) >= 4)

    def determinize(self, g: Pools, seat: int, fate: Fate) -> None:
        """Nothing is hidden."""

    def outcomes(self, g: Pools, kind: str, args: Any, seat: int) -> list[Described]:
        return [Described("enough")] if args["enough"] else []


def roll_odds(count: int) -> Callable[[], Callable[[int], object]]:
    """The odds of rolling so many dice, as a table would show them."""

    def prepared() -> Callable[[int], object]:
        game: Any = PoolGame()
        match = Match(game, Pools(), Fate(1))

        def measured(number: int) -> object:
            found = odds(match, 0, count)
            assert found.exact
            return found

        return measured

    return prepared


MEASURES = {f"check-{count}": check(count) for count in POOLS} | {f"odds-{count}": roll_odds(count) for count in POOLS}
