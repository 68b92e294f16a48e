"""Whether what a mission asks for holds now (docs/decisions/0030)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from starboard.games.saga.content.mission_script import Saying, Ways
from starboard.games.saga.rules.lookups import crippled
from starboard.games.saga.rules.mission_facts import fact_value, text_of
from starboard.games.saga.rules.mission_lookups import mission_of
from starboard.games.saga.rules.mission_pieces import piece_is
from starboard.games.saga.rules.mission_selectors import NOBODY, Bound, selected
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga

Condition: TypeAlias = Callable[[Saga, Saying, Bound], bool]

STANDARD_DEFEAT: Final = 3  # so many Crippled or eliminated at the same time (SAGA-MISSION-14)


def all_hold(g: Saga, conditions: tuple[Saying, ...], bound: Bound = NOBODY) -> bool:
    return all([CONDITIONS[condition.word](g, condition, bound) for condition in conditions])


def one_way_holds(g: Saga, ways: Ways, bound: Bound = NOBODY) -> bool:
    return any([all_hold(g, way, bound) for way in ways])


def _within(condition: Saying, number: int) -> bool:
    """Whether a number is not below `least` and not above `most`."""
    if condition.has("least") and number < condition.number("least"):
        return False
    return not condition.has("most") or number <= condition.number("most")


def _any(g: Saga, condition: Saying, bound: Bound) -> bool:
    ways = condition.value("ways")
    assert isinstance(ways, tuple)
    for way in ways:
        assert isinstance(way, tuple)
        if all_hold(g, tuple([each for each in way if isinstance(each, Saying)]), bound):
            return True
    return False


def _round(g: Saga, condition: Saying, bound: Bound) -> bool:
    if g.round < condition.number("from") or (condition.has("to") and g.round > condition.number("to")):
        return False
    return not (condition.flag("odd") and g.round % 2 == 0) and not (condition.flag("even") and g.round % 2 == 1)


def _fact(g: Saga, condition: Saying, bound: Bound) -> bool:
    value = fact_value(g, condition.text("name"))
    if condition.has("equals") and value != text_of(condition.value("equals")):
        return False
    if condition.has("not") and value == text_of(condition.value("not")):
        return False
    return not (condition.has("least") or condition.has("most")) or _within(condition, int(value))


def _piece(g: Saga, condition: Saying, bound: Bound) -> bool:
    return piece_is(g, condition.text("at"), condition.text("state"))


def _revealed(g: Saga, condition: Saying, bound: Bound) -> bool:
    return condition.text("zone") in g.zones


def _aware(g: Saga, condition: Saying, bound: Bound) -> bool:
    return g.nexus.aware == condition.flag("equals")


def _models(g: Saga, condition: Saying, bound: Bound) -> bool:
    who = condition.saying("who")
    assert who is not None
    number = len(selected(g, who, bound))
    others = condition.saying("more-than")
    if others is not None and number <= len(selected(g, others, bound)):
        return False
    return _within(condition, number)


def _wounds(g: Saga, condition: Saying, bound: Bound) -> bool:
    who = condition.saying("who")
    assert who is not None
    return any([model.wounds >= condition.number("least") for model in selected(g, who, bound)])


def _out(g: Saga, condition: Saying) -> list[Mercenary]:
    """The Mercenaries that have left, by these exits if any are named."""
    exits = condition.texts("exits")
    return [who for who in g.mercenaries if who.status == "left" and (not exits or who.exit in exits)]


def _least(g: Saga, condition: Saying) -> int:
    """Never more than the squad had."""
    return min(condition.number("least", 1), len(g.mercenaries))


def _left(g: Saga, condition: Saying, bound: Bound) -> bool:
    return len(_out(g, condition)) >= _least(g, condition)


def _all_out(g: Saga, condition: Saying, bound: Bound) -> bool:
    out = _out(g, condition)
    if any([who.status == "playing" for who in g.mercenaries]) or len(out) < _least(g, condition):
        return False
    return not condition.flag("one-exit") or len({who.exit for who in out}) == 1


def _standard_defeat(g: Saga, condition: Saying, bound: Bound) -> bool:
    """Three Mercenaries, or all of a smaller squad, are Crippled or eliminated (SAGA-MISSION-14)."""
    hurt = [who for who in g.mercenaries if who.status == "down" or crippled(who.model)]
    return len(hurt) >= min(STANDARD_DEFEAT, len(g.mercenaries))


def _clock(g: Saga, condition: Saying, bound: Bound) -> bool:
    """The End Phase of the clock's Round is over."""
    return bound.round_over and 0 < g.clock <= g.round


def _moment(g: Saga, condition: Saying, bound: Bound) -> bool:
    return bound.round_over


def _holds(g: Saga, condition: Saying, bound: Bound) -> bool:
    """One of them holds the card, with so many charges left; `not`: none does."""
    who = condition.saying("who")
    assert who is not None
    card, charges = condition.text("card"), condition.number("charges")
    names = [model.name for model in selected(g, who, bound)]
    items = [item for one in g.mercenaries if one.model.name in names for item in one.items]
    held = any([item.card == card and item.charges >= charges for item in items])
    return held != condition.flag("not")


CONDITIONS: Final[dict[str, Condition]] = {
    "holds": _holds,
    "any": _any,
    "round": _round,
    "fact": _fact,
    "piece": _piece,
    "revealed": _revealed,
    "aware": _aware,
    "models": _models,
    "wounds": _wounds,
    "left": _left,
    "all-out": _all_out,
    "standard-defeat": _standard_defeat,
    "clock": _clock,
    "moment": _moment,
}


# --- what holds for a while ---


def forbidden(g: Saga, word: str) -> bool:
    """Whether the mission forbids something to everybody now."""
    whiles = [one for one in mission_of(g).script.whiles if word in one.forbid]
    return any([all_hold(g, one.conditions) for one in whiles])
