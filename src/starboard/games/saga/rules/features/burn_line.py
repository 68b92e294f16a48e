"""The burn line that climbs the map from the south; what it has passed is gone (feature `burn-line`)."""

from typing import Final

from starboard.games.saga.content.modifiers import FLAT, HAZARD
from starboard.games.saga.geometry.squares import Squares
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.destroying import destroy
from starboard.games.saga.rules.features.burning_rows import BURN_LINE, ROW, burning, fireproof, line_row
from starboard.games.saga.rules.lookups import on_board
from starboard.games.saga.rules.missions.feature_numbers import number, set_parameter, word
from starboard.games.saga.rules.missions.happenings import check_ends, happened
from starboard.games.saga.rules.missions.lookups import printed_feature
from starboard.games.saga.rules.movement.zones import reveal_behind
from starboard.games.saga.rules.places import base_of, squares_of
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

HOLD: Final = "hold"


def rows_due(g: Saga, now: int) -> int:
    """How many rows it rises in a Round, if nothing holds it."""
    if now < number(g, BURN_LINE, "first-round"):
        return 0
    faster = number(g, BURN_LINE, "faster-from")
    return number(g, BURN_LINE, "faster-rows" if faster and now >= faster else "rows")


def next_row(g: Saga) -> int:
    """Where it will be at the end of this Round, which is always shown."""
    held = number(g, BURN_LINE, HOLD)
    return max(0, line_row(g) - (0 if held else rows_due(g, g.round)))


def burn(g: Saga) -> Procedure[None]:
    """At the start of the End Phase it rises, unless it is held; then whoever stands in the fire suffers dice."""
    if printed_feature(g, BURN_LINE) is None:
        return
    held = number(g, BURN_LINE, HOLD)
    if held:
        set_parameter(g, BURN_LINE, HOLD, held - 1)
    else:
        yield from rise(g, rows_due(g, g.round))
    fire = burning(g)
    victims = [model for model in on_board(g) if base_of(g, model).mask & fire and not fireproof(g, model)]
    way = FLAT if word(g, BURN_LINE, "way") == "ranged" else HAZARD
    for model in victims:
        if model.at is not None:
            yield from attack(g, Attack(None, model, way, dice=number(g, BURN_LINE, "dice")))
            happened(g, "struck", at=BURN_LINE, kind=model.kind, who=model.name)


def rise(g: Saga, rows: int) -> Procedure[None]:
    """It reaches further rows, and destroys what stands and lies there; victory is looked for at once."""
    if not rows:
        return
    set_parameter(g, BURN_LINE, ROW, max(0, line_row(g) - rows))
    tell(g, BURN_LINE, "SAGA-MISSION-12", row=line_row(g))
    yield from _burn_doors(g)
    _burn_pieces(g)
    check_ends(g)


def _burn_doors(g: Saga) -> Procedure[None]:
    """What lies behind a door that burns is revealed, so the fire never enters a zone that is not."""
    for door in [door for door in g.doors if squares_of(g, door.squares) & burning(g) and not door.destroyed]:
        destroy(g, door.code)
        yield from reveal_behind(g, door)


def _burn_pieces(g: Saga) -> None:
    """Scenery, deployed pieces, what the fallen have dropped, and Reinforcement Points with who waits there."""
    fire = burning(g)
    for code in [piece.code for piece in g.scenery if squares_of(g, piece.squares) & fire]:
        destroy(g, code)
    for piece in [piece for piece in g.deployed if piece.at is not None and base_of(g, piece).mask & fire]:
        g.deployed.remove(piece)
        tell(g, "piece-destroyed", "SAGA-DEPLOY-05", who=piece.name)
    for downed in g.downed:
        if squares_of(g, [downed.at]) & fire and downed.items:
            downed.items = []
            tell(g, "items-burnt", "SAGA-MISSION-12", fallen=downed.who)
    for lying in [one for one in g.lying if one.at is not None and squares_of(g, [one.at]) & fire]:
        g.lying.remove(lying)
        tell(g, "card-burnt", "SAGA-MISSION-12", card=lying.item.card)
    for point in [point for point in g.points if squares_of(g, point.squares) & fire]:
        g.points.remove(point)
        tell(g, "point-burnt", "SAGA-MISSION-12", point=point.code)
        _send_on(g, point.code)


def _send_on(g: Saga, code: str) -> None:
    """Whoever waits at a point that is gone goes back into the box (SAGA-REINFORCE-09)."""
    for model in [one for one in g.enemies if one.at is None and one.waiting == code]:
        g.enemies.remove(model)
        tell(g, "removed", "SAGA-MISSION-12", who=model.name)


def floor_gives(g: Saga) -> Procedure[None]:
    """The Event: it rises one more row at once, held or not."""
    yield from rise(g, 1)


def squares_to_avoid(g: Saga) -> Squares:
    """The rows that will burn at the end of this Round."""
    row = next_row(g)
    return ((1 << (g.height - row) * g.width) - 1) << row * g.width
