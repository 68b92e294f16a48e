"""A sensible player of either side: goes to the next dark Lantern, or as the Keeper to the next Wanderer."""

from collections.abc import Collection
from typing import Any, Final

from starboard.games.lanterns.bots.tempers import EVEN, Temper
from starboard.games.lanterns.content.box import HAND
from starboard.games.lanterns.content.halls import COLUMNS, ROWS, Square
from starboard.games.lanterns.rules.grid import apart, around, paths, sees
from starboard.games.lanterns.rules.options import CORNERS_BLOCK
from starboard.games.lanterns.rules.striking import STRIKE_REACH
from starboard.kernel.fate import Fate
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import Ask, Payload

View = dict[str, Any]
FAR: Final = COLUMNS * ROWS
PERCENT: Final = 100


class Lamplighter:
    """Decides from its seat's view alone; what it has no opinion about it decides by its seed."""

    needs_view = True

    def __init__(self, seed: int, temper: Temper = EVEN, slips: float = 0.0) -> None:
        self.temper = temper
        self._fate = Fate(seed)
        self._slips = round(slips * PERCENT)

    def answer(self, view: View, ask: Ask) -> Payload:
        if self._fate.below(PERCENT) < self._slips:
            return random_answer(ask, self._fate)
        answer = choose(view, ask, self.temper)
        return answer if answer is not None and ask.allows(answer) else random_answer(ask, self._fate)


def choose(view: View, ask: Ask, temper: Temper = EVEN) -> Payload:
    """The answer it prefers; None where it does not care."""
    if ask.kind == "act":
        return best_action(view, figure(view, ask.about["who"]), ask.options, temper)
    if ask.kind in ("walk-to", "leap-to"):
        return nearest(view, ask.options, dark_lanterns(view))
    if ask.kind == "throw-at":
        return min(ask.options, key=lambda square: apart(square, keepers_square(view)))
    if ask.kind == "fuel":
        return min(temper.oil, max(ask.options))
    if ask.kind == "react":
        return ask.options[0]
    if ask.kind == "prowl":
        return next(option for option in ("strike", "douse", "prowl", "wait") if option in ask.options)
    if ask.kind == "prowl-to":
        return nearest(view, ask.options, [square_of(who) for who in alive(view)])
    if ask.kind == "strike-whom":
        return min(ask.options, key=lambda role: int(figure(view, role)["flames"]))
    return None


def best_action(view: View, who: View, options: Collection[Payload], temper: Temper) -> Payload:
    """Kindle; blind a Keeper who is about to strike; take what is free; walk on."""
    wanted = ["kindle"]
    cared_for = alive(view) if temper.guards else [who]
    if any(threatened(view, one, temper.wary) for one in cared_for) and not view["keeper"]["dazzled"]:
        wanted.append("throw")
    wanted.append("play-oil")
    if temper.hoards:
        wanted += to_rest(who)
    if not any(apart(square_of(who), square) == 1 for square in dark_lanterns(view)):
        wanted.append("walk")
    return next((option for option in [*wanted, *to_rest(who), "walk", "wait"] if option in options), None)


def to_rest(who: View) -> list[str]:
    """For another card, while the hand has room for one."""
    return ["rest"] if isinstance(who["hand"], list) and len(who["hand"]) < HAND else []


def threatened(view: View, who: View, wary: int) -> bool:
    here, there = square_of(who), keepers_square(view)
    return apart(here, there) <= STRIKE_REACH + wary and sees(
        view["ground"], here, there, CORNERS_BLOCK in view["options"]
    )


def nearest(view: View, squares: Collection[Square], goals: Collection[Square]) -> Square:
    """The square from which the way to one of the goals is shortest."""

    def way(square: Square) -> int:
        found = {square: [], **paths(view["ground"], square, FAR, ())}
        return min([len(found[near]) for goal in goals for near in around(goal) if near in found], default=FAR)

    return min(squares, key=lambda square: (way(square), square))


# --- Reading the view ---


def figure(view: View, role: str) -> View:
    found: View = next(who for who in view["wanderers"] if who["role"] == role)
    return found


def alive(view: View) -> list[View]:
    return [who for who in view["wanderers"] if who["flames"] > 0]


def square_of(thing: View) -> Square:
    column, row = thing["at"]
    return column, row


def keepers_square(view: View) -> Square:
    return square_of(view["keeper"])


def dark_lanterns(view: View) -> list[Square]:
    return [square_of(lantern) for lantern in view["lanterns"].values() if not lantern["lit"]]
