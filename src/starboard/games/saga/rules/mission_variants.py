"""The rules of the mission that count in the variant that is played (SAGA-CAMPAIGN-01, docs/decisions/0030)."""

from typing import Final

from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_script import May, Order, Saying, When
from starboard.games.saga.rules.mission_lookups import mission_of
from starboard.games.saga.state.saga import Saga

USE: Final = "use"  # an order to make use of something: no model is meant by it


def is_played(g: Saga, variant: str) -> bool:
    """A rule of one variant counts in it alone, one of none always."""
    return variant in ("", g.variant)


def when_key(index: int) -> str:
    """By which the table remembers that it was answered."""
    return f"when-{index}"


class StandingOrder:
    """An order of the file for whoever it means, as long as all of its conditions hold."""

    __slots__ = ("conditions", "order", "who")

    def __init__(self, written: Order, who: Saying) -> None:
        self.order, self.who = written.order, who
        self.conditions = written.conditions + written.during


class Played:
    """The rules of a mission that count in one variant."""

    __slots__ = ("mays", "mission", "orders", "standing", "triggers", "whens", "without_trigger")

    def __init__(self, mission: Mission, g: Saga) -> None:
        self.mission = mission
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


_played: Final[dict[tuple[str, str], Played]] = {}


def played(g: Saga) -> Played:
    """What counts at this table; a file is looked through once."""
    mission, key = mission_of(g), (g.mission, g.variant)
    found = _played.get(key)
    if found is None or found.mission is not mission:
        found = _played[key] = Played(mission, g)
    return found


def whens_of(g: Saga) -> list[tuple[int, When]]:
    """Each with its number in the file, by which the table remembers that it was answered."""
    return played(g).whens


def mays_of(g: Saga) -> list[May]:
    return played(g).mays


def orders_of(g: Saga) -> list[Order]:
    return played(g).orders


def standing_orders(g: Saga) -> list[StandingOrder]:
    return played(g).standing
