"""The rules of the mission that count in the variant that is played (SAGA-CAMPAIGN-01, docs/decisions/0030)."""

from starboard.games.saga.content.mission_script import May, Order, When
from starboard.games.saga.rules.mission_lookups import mission_of
from starboard.games.saga.state.saga import Saga


def is_played(g: Saga, variant: str) -> bool:
    """A rule of one variant counts in it alone, one of none always."""
    return variant in ("", g.variant)


def whens_of(g: Saga) -> list[tuple[int, When]]:
    """Each with its number in the file, by which the table remembers that it was answered."""
    return [(index, when) for index, when in enumerate(mission_of(g).script.whens) if is_played(g, when.variant)]


def mays_of(g: Saga) -> list[May]:
    return [may for may in mission_of(g).script.mays if is_played(g, may.variant)]


def orders_of(g: Saga) -> list[Order]:
    return [order for order in mission_of(g).script.orders if is_played(g, order.variant)]
