"""Deployable equipment: nothing while it is carried, a piece of its own on the board (SAGA-DEPLOY-01 to -03, -06)."""

from typing import Final

from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.geometry.arcs import front_arc
from starboard.games.saga.geometry.squares import Squares, list_of
from starboard.games.saga.rules.features.burning_rows import burning
from starboard.games.saga.rules.gear.carrying import take_out
from starboard.games.saga.rules.lookups import MERCENARIES
from starboard.games.saga.rules.places import (
    Place,
    base_of,
    base_on,
    facing_of,
    layout,
    place_of,
    square_of,
    squares_of,
)
from starboard.games.saga.state.fields import Effect, Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal

NOTHING_TO_DEPLOY: Final = Refusal("SAGA-DEPLOY-02", "nothing-to-deploy")
NO_FREE_SQUARE: Final = Refusal("SAGA-DEPLOY-06", "no-free-square")
JUST_DEPLOYED: Final = "deployed"  # the effect that lies on a piece in the Turn in which an Action deployed it


def carried(who: Mercenary) -> list[str]:
    """The Deployables it carries; they do nothing yet (SAGA-DEPLOY-01)."""
    return [item.card for item in who.items if item.card in DEPLOYABLES]


def free_squares(g: Saga) -> Squares:
    """Where a piece may stand: free, never on a Reinforcement Point (SAGA-DEPLOY-06), nor where the map burns."""
    points = 0
    for point in g.points:
        points |= squares_of(g, point.squares)
    return layout(g).free & ~points & ~burning(g)


def squares_in_front(g: Saga, who: Mercenary) -> Squares:
    """The free squares adjacent to it in its front arc."""
    return free_squares(g) & front_arc(layout(g), base_of(g, who.model), facing_of(who.model))


def places_for(g: Saga, who: Mercenary, card: str) -> list[tuple[Place, ...]]:
    """Where the pieces of a card can be put.

    A card with two pieces needs two squares adjacent to each other, at least one of them as for a single piece.
    """
    first = [place_of(g, square) for square in list_of(squares_in_front(g, who))]
    if DEPLOYABLES[card].pieces == 1:
        return [(place,) for place in first]
    found: list[tuple[Place, ...]] = []
    for place in first:
        beside = layout(g).adjacent_squares(base_on(g, [place])) & free_squares(g)
        for other in [place_of(g, square) for square in list_of(beside)]:
            pair = (place, other) if square_of(g, place) < square_of(g, other) else (other, place)
            if pair not in found:
                found.append(pair)
    return found


def why_no_deployment(g: Saga, who: Mercenary) -> Refusal | None:
    cards = carried(who)
    if not cards:
        return NOTHING_TO_DEPLOY
    return None if any([places_for(g, who, card) for card in cards]) else NO_FREE_SQUARE


def deploy(g: Saga, who: Mercenary) -> Procedure[None]:
    """Put the pieces of a carried card on the board (SAGA-DEPLOY-02, SAGA-DEPLOY-06)."""
    cards = [card for card in carried(who) if places_for(g, who, card)]
    card: str = yield Ask(who.seat, cards, "SAGA-DEPLOY-02", "deploy", about={"who": who.model.name})
    about = {"who": who.model.name, "card": card}
    places: tuple[Place, ...] = yield Ask(
        who.seat, places_for(g, who, card), "SAGA-DEPLOY-06", "deploy-at", about=about
    )
    for piece in put_on_board(g, who, card, places):
        piece.effects.append(Effect(JUST_DEPLOYED, "turn", g.round))


def put_on_board(g: Saga, who: Mercenary, card: str, places: tuple[Place, ...]) -> list[Model]:
    """The card lies beside the board from now on and its pieces stand on theirs (SAGA-DEPLOY-03)."""
    take_out(who, card)
    pieces: list[Model] = []
    name = card.removeprefix("dp-")
    for number, place in enumerate(places, 1):
        piece = Model(name if len(places) == 1 else f"{name}-{number}", card, MERCENARIES, place, who.model.facing)
        piece.owner = who.model.name
        pieces.append(piece)
    g.deployed += pieces
    tell(g, "deployed", "SAGA-DEPLOY-03", who=who.model.name, card=card, at=places)
    return pieces
