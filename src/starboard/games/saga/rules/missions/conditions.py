"""Whether what a mission asks for holds now (docs/decisions/0030)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from starboard.games.saga.content.mission_script import Saying, Ways, text_of
from starboard.games.saga.rules.features.burning_rows import line_row
from starboard.games.saga.rules.lookups import MERCENARIES, crippled
from starboard.games.saga.rules.miniatures import miniatures_left
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.lookups import levels_left, printed_operation
from starboard.games.saga.rules.missions.lost_cards import lost_for
from starboard.games.saga.rules.missions.pieces import piece_is
from starboard.games.saga.rules.missions.selectors import LIVING_OR_LEFT, NOBODY, Bound, selected
from starboard.games.saga.rules.missions.tokens import HERE, tokens_on
from starboard.games.saga.rules.missions.variants import forbidding
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga

Condition: TypeAlias = Callable[[Saga, Saying, Bound], bool]

STANDARD_DEFEAT: Final = 3  # so many Crippled or eliminated at the same time (SAGA-MISSION-14)


def all_hold(g: Saga, conditions: tuple[Saying, ...], bound: Bound = NOBODY) -> bool:
    for condition in conditions:
        if not CONDITIONS[condition.word](g, condition, bound):
            return False
    return True


def one_way_holds(g: Saga, ways: Ways, bound: Bound = NOBODY) -> bool:
    for way in ways:
        for condition in way:
            if not CONDITIONS[condition.word](g, condition, bound):
                break
        else:
            return True
    return False


def way_that_holds(g: Saga, ways: Ways, bound: Bound = NOBODY) -> int:
    """The number of the first of them that holds, counted from 1; 0 for none."""
    for number, way in enumerate(ways, 1):
        if all_hold(g, way, bound):
            return number
    return 0


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


class FactWanted:
    """What a condition wants a fact to be, in the words in which the table keeps facts."""

    __slots__ = ("bounded", "equals", "name", "unequal")

    def __init__(self, condition: Saying) -> None:
        self.name = condition.text("name")
        equals, unequal = condition.value("equals"), condition.value("not")
        self.equals = text_of(equals) if equals is not None else None
        self.unequal = text_of(unequal) if unequal is not None else None
        self.bounded = condition.has("least") or condition.has("most")


def _fact(g: Saga, condition: Saying, bound: Bound) -> bool:
    wanted = condition.worked_out
    if not isinstance(wanted, FactWanted):
        wanted = condition.worked_out = FactWanted(condition)
    value = fact_value(g, wanted.name)
    if wanted.equals is not None and value != wanted.equals:
        return False
    if wanted.unequal is not None and value == wanted.unequal:
        return False
    return not wanted.bounded or _within(condition, int(value))


def _variant(g: Saga, condition: Saying, bound: Bound) -> bool:
    return g.variant == condition.text("equals")


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
    squad = len(g.mercenaries)
    if condition.has("most") and who.text("state") == LIVING_OR_LEFT:
        return number <= min(condition.number("most"), squad - 1)  # a squad of one has lost nobody yet
    if number == squad > 0 and condition.has("least") and who.text("side") == MERCENARIES:
        return not condition.has("most") or number <= condition.number("most")  # never more than the squad had
    return _within(condition, number)


def _wounds(g: Saga, condition: Saying, bound: Bound) -> bool:
    who = condition.saying("who")
    assert who is not None
    return any([model.wounds >= condition.number("least") for model in selected(g, who, bound)])


def _out(g: Saga, condition: Saying) -> list[Mercenary]:
    """The Mercenaries that have left, by these exits if any are named."""
    out = [who for who in g.mercenaries if who.status == "left"]
    exits = condition.texts("exits") if out else ()
    return [who for who in out if who.exit in exits] if exits else out


def _least(g: Saga, condition: Saying) -> int:
    """Never more than the squad had."""
    return min(condition.number("least", 1), len(g.mercenaries))


def _left(g: Saga, condition: Saying, bound: Bound) -> bool:
    return len(_out(g, condition)) >= _least(g, condition)


def _all_out(g: Saga, condition: Saying, bound: Bound) -> bool:
    for who in g.mercenaries:
        if who.status == "playing":
            return False
    out = _out(g, condition)
    if len(out) < _least(g, condition):
        return False
    return not condition.flag("one-exit") or len({who.exit for who in out}) == 1


def _standard_defeat(g: Saga, condition: Saying, bound: Bound) -> bool:
    """Three Mercenaries, or all of a smaller squad, are Crippled or eliminated (SAGA-MISSION-14)."""
    hurt, squad = 0, g.mercenaries
    for who in squad:
        if who.status == "down" or (who.model.wounds and crippled(who.model)):
            hurt += 1
    return hurt >= STANDARD_DEFEAT or hurt >= len(squad)


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


def _lying(g: Saga, condition: Saying, bound: Bound) -> bool:
    return lost_for(g, condition.text("card"), condition.number("whole-rounds"), bound.round_over)


def _level(g: Saga, condition: Saying, bound: Bound) -> bool:
    return levels_left(g, printed_operation(g, condition.text("operation"))) == condition.number("equals")


def _result(g: Saga, condition: Saying, bound: Bound) -> bool:
    """How an earlier mission of the campaign ended the last time; in play this one is not."""
    results = ["won" if one.won else "lost" for one in g.played if one.mission == condition.text("mission", g.mission)]
    return condition.text("equals") == (results[-1] if results else "unplayed")


def _vp(g: Saga, condition: Saying, bound: Bound) -> bool:
    points = [who.victory_points for who in g.mercenaries if who.model.name == bound.actor]
    return bool(points) and points[0] >= condition.number("least")


def _token(g: Saga, condition: Saying, bound: Bound) -> bool:
    at = condition.text("at")
    return _within(condition, tokens_on(g, condition.text("token"), bound.here if at == HERE else at))


def _burn_line(g: Saga, condition: Saying, bound: Bound) -> bool:
    return line_row(g) <= condition.number("row")


def _miniatures(g: Saga, condition: Saying, bound: Bound) -> bool:
    return _within(condition, miniatures_left(g, condition.text("kind")))


CONDITIONS: Final[dict[str, Condition]] = {
    "level": _level,
    "result": _result,
    "vp": _vp,
    "burn-line": _burn_line,
    "miniatures": _miniatures,
    "token": _token,
    "lying": _lying,
    "holds": _holds,
    "any": _any,
    "round": _round,
    "fact": _fact,
    "variant": _variant,
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
    return any([all_hold(g, one.conditions) for one in forbidding(g, word)])
