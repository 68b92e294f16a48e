"""Hidden Passage: a Reinforcement Point that was on no map, until the end of the Round (SAGA-REINFORCE-01)."""

from typing import Final

from starboard.games.saga.content.nexus_cards import NEXUS_CARDS
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.features.burning_rows import burning
from starboard.games.saga.rules.lookups import MERCENARIES, on_board
from starboard.games.saga.rules.movement.passing import point_squares
from starboard.games.saga.rules.nexus.abilities import NO_TARGET, Ability
from starboard.games.saga.rules.nexus.cards_that_call import activate_one_of, call_for_card, can_call
from starboard.games.saga.rules.nexus.choice import choose
from starboard.games.saga.rules.nexus.reactions import Context
from starboard.games.saga.rules.nexus.reinforcements import active_points
from starboard.games.saga.rules.places import Place, base_of, base_on, board, layout, place_of
from starboard.games.saga.state.fields import Model, Point
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal

PASSAGE = "nx-hidden-passage"
CODE: Final = "hidden-passage"  # of its point
FAR_ENOUGH: Final = 3  # squares from every Mercenary


def passage_squares(g: Saga) -> list[Place]:
    """The free squares beside a wall, at least 3 squares from every Mercenary; all outside the map is wall.

    Where the map burns nobody enters.
    """
    now, map_ = layout(g), board(g)
    found: list[Place] = []
    people = [base_of(g, one) for one in on_board(g, MERCENARIES)]
    for square in list_of(now.free & ~point_squares(g) & ~burning(g)):
        here = map_.base(square)
        at_edge = here.left == 0 or here.top == 0 or here.right == g.width - 1 or here.bottom == g.height - 1
        if not at_edge and not map_.touching(here.mask) & now.walls:
            continue
        if all([distance(now, here, one) >= FAR_ENOUGH for one in people]):
            found.append(place_of(g, square))
    return found


def can_open_passage(g: Saga, about: Context) -> bool:
    return bool(passage_squares(g))


def open_passage(g: Saga, about: Context) -> Procedure[bool]:
    """A new point: reinforcements worth 3 come there, and one of them acts (SAGA-INTERRUPT-01)."""
    about_it = {"card": PASSAGE}
    place: Place = yield Ask(g.nexus.seat, passage_squares(g), "SAGA-INTERRUPT-01", "square", about=about_it)
    point = Point(CODE, [place])
    g.points.append(point)
    tell(g, "point-placed", "SAGA-REINFORCE-01", point=CODE, at=place)
    called: list[Model] = yield from call_for_card(g, NEXUS_CARDS[PASSAGE].amount, point)
    yield from activate_one_of(g, called, PASSAGE)
    return False


def why_no_passage(g: Saga) -> Refusal | None:
    """The Artificial Nexus opens none: it calls at the points there are."""
    return None if can_call(g, NEXUS_CARDS[PASSAGE].amount) else NO_TARGET


def automaton_passage(g: Saga) -> Procedure[None]:
    """Reinforcements worth 3 at the free point nearest to the Target; the most expensive that can enter acts."""
    called: list[Model] = yield from call_for_card(g, NEXUS_CARDS[PASSAGE].amount)
    yield from activate_one_of(g, called, PASSAGE)


def close_passage(g: Saga) -> Procedure[None]:
    """At the end of the Round the counter leaves; who waits there goes to the nearest active point, if there is one,
    and otherwise back to the supply.

    The counter leaves last: whoever is asked sees everybody Waiting somewhere.
    """
    passage = [point for point in g.points if point.code == CODE]
    if not passage:
        return
    now, here = layout(g), base_on(g, passage[0].squares)
    others = [point for point in active_points(g) if point.code != CODE]
    steps = [(distance(now, here, base_on(g, point.squares)), point.code) for point in others]
    for agent in [one for one in g.enemies if one.waiting == CODE]:
        if not steps:
            g.enemies.remove(agent)
            tell(g, "back-to-supply", "SAGA-REINFORCE-06", who=agent.name)
            continue
        nearest = [code for count, code in steps if count == min(steps)[0]]
        code: str = yield from choose(g, nearest, "SAGA-GEOM-08", "point", {"kind": agent.kind})
        agent.waiting = code
        tell(g, "waits-at", "SAGA-REINFORCE-07", who=agent.name, point=code)
    g.points = [point for point in g.points if point.code != CODE]
    tell(g, "point-removed", "SAGA-END-01", point=CODE)


PASSAGES: Final[dict[str, Ability]] = {PASSAGE: Ability(why_no_passage, automaton_passage)}
