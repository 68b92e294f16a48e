"""The rules of the mission that count in the variant that is played (SAGA-CAMPAIGN-01, docs/decisions/0030)."""

from typing import Final

from starboard.games.saga.content.mission import Mission, Square
from starboard.games.saga.content.mission_file import MISSIONS_READ
from starboard.games.saga.content.mission_script import May, Order, Saying, Ways, When, While, text_of
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.state.saga import Saga

USE: Final = "use"  # an order to make use of something: no model is meant by it
ROUND_OVER: Final = ("clock", "moment")  # conditions that hold at the end of a Round alone


def is_played(g: Saga, variant: str) -> bool:
    """A rule of one variant counts in it alone, one of none always."""
    return variant in ("", g.variant)


def when_key(index: int) -> str:
    """By which the table remembers that it was answered."""
    return f"when-{index}"


NOTHING: Final[list[While]] = []


class StandingOrder:
    """An order of the file for whoever it means, as long as all of its conditions hold."""

    __slots__ = ("conditions", "order", "who")

    def __init__(self, written: Order, who: Saying) -> None:
        self.order, self.who = written.order, who
        self.conditions = written.conditions + written.during


class Played:
    """The rules of a mission that count in one variant."""

    __slots__ = (
        "forbidding", "mays", "mission", "orders", "standing", "standing_for", "starts", "triggers", "variant", "whens",
        "whiles", "wins", "wins_at_any_time", "without_trigger",
    )  # fmt: skip

    def __init__(self, mission: Mission, g: Saga) -> None:
        self.mission, self.variant = mission, g.variant
        self.starts = {fact.name: text_of(fact.start) for fact in mission.script.facts}
        # Of each side, first the Mercenaries; and those of them that can hold while a Round goes on.
        self.wins = (mission.script.mercenaries_win, mission.script.nexus_wins)
        self.wins_at_any_time = (_at_any_time(self.wins[0]), _at_any_time(self.wins[1]))
        # Each with its number in the file.
        self.whens = [(index, one) for index, one in enumerate(mission.script.whens) if is_played(g, one.variant)]
        self.without_trigger = [(index, when_key(index), one) for index, one in self.whens if one.trigger is None]
        self.triggers = {one.trigger.word for _, one in self.whens if one.trigger is not None}
        self.mays = [may for may in mission.script.mays if is_played(g, may.variant)]
        self.orders = [order for order in mission.script.orders if is_played(g, order.variant)]
        self.standing: list[StandingOrder] = []
        for one in self.orders:
            who = one.order.saying("who")
            if one.order.word != USE and who is not None:
                self.standing.append(StandingOrder(one, who))
        self.standing_for: dict[tuple[str, Square | None], list[StandingOrder]] = {}  # by card and home, once asked for
        self.whiles = mission.script.whiles
        self.forbidding: dict[str, list[While]] = {}  # by what they forbid
        for each in self.whiles:
            for word in each.forbid:
                self.forbidding.setdefault(word, []).append(each)


def _at_any_time(ways: Ways) -> Ways:
    return tuple([way for way in ways if not any([condition.word in ROUND_OVER for condition in way])])


_played: Final[dict[tuple[str, str], Played]] = {}


class _Latest:
    """What was asked for last: for a long time it is the same mission."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: Played | None = None


_latest: Final = _Latest()


def played(g: Saga) -> Played:
    """What counts at this table; a file is looked through once."""
    found = _latest.found
    if found is None or found.variant != g.variant or g.written or found.mission is not MISSIONS_READ.get(g.mission):
        found = _latest.found = _looked_through(g)
    return found


def _looked_through(g: Saga) -> Played:
    mission = mission_of(g)
    key = (g.mission, g.variant)
    found = _played.get(key)
    if found is None or found.mission is not mission:
        found = _played[key] = Played(mission, g)
    return found


def forbidding(g: Saga, word: str) -> list[While]:
    """What forbids this as long as it holds."""
    return played(g).forbidding.get(word, NOTHING)


def whens_of(g: Saga) -> list[tuple[int, When]]:
    """Each with its number in the file, by which the table remembers that it was answered."""
    return played(g).whens


def mays_of(g: Saga) -> list[May]:
    return played(g).mays


def orders_of(g: Saga) -> list[Order]:
    return played(g).orders
