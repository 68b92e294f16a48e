"""One table of words: what each does, whether it would do anything, and whether it can be paid in full."""

from collections.abc import Callable
from typing import Final

from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.requests import Procedure

Done = Callable[[Vanguard, Effect, Doing], Procedure[None]]
Looked = Callable[[Vanguard, Effect, Doing], bool]


def at_once(deed: Callable[[Vanguard, Effect, Doing], None]) -> Done:
    """A word that asks nobody anything."""

    def done(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
        deed(g, effect, doing)
        yield from ()

    return done


def always(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return True


class Word:
    """`do` carries it out, `pay` does so where it is a cost.

    `could` says whether it would do anything now, `payable` whether it can be paid in full.
    """

    __slots__ = ("could", "do", "pay", "payable")

    def __init__(
        self, do: Done, could: Looked = always, payable: Looked | None = None, pay: Done | None = None
    ) -> None:
        self.do = do
        self.pay = pay or do
        self.could = could
        self.payable = payable or always


WORD_TABLE: Final[dict[str, Word]] = {}
