"""Whom a mission means: the models that fit everything a selector says (docs/decisions/0030)."""

from typing import Final

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.geometry.squares import Base
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.lookups import MERCENARIES, crippled, is_agent, is_boss, mercenary_of, on_board
from starboard.games.saga.rules.mission_lookups import mission_of
from starboard.games.saga.rules.places import Place, base_of, base_on, layout
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

KEYS_WRITTEN: Final = (
    "side", "mercenary", "boss", "kind", "in", "near", "within", "state", "not-state", "actor",
)  # fmt: skip
ELIMINATED, LEFT, CRIPPLED, LIVING_OR_LEFT = "eliminated", "left", "crippled", "living-or-left"


class Bound:
    """Names bound by what happened: the Mercenary that did it, the piece it was done at, and the moment."""

    __slots__ = ("actor", "here", "round_over")

    def __init__(self, actor: str = "", here: str = "", round_over: bool = False) -> None:
        self.actor, self.here, self.round_over = actor, here, round_over


NOBODY: Final = Bound()


def selected(g: Saga, who: Saying, bound: Bound) -> list[Model]:
    """The models that fit. Without `state` they stand on the board; the actor is meant wherever it is."""
    return [model for model in _candidates(g, who, bound) if _fits(g, model, who)]


def _candidates(g: Saga, who: Saying, bound: Bound) -> list[Model]:
    if who.flag("actor"):
        return [one.model for one in g.mercenaries if one.model.name == bound.actor]
    state = who.text("state")
    if state in (ELIMINATED, LEFT, LIVING_OR_LEFT):
        wanted = {ELIMINATED: ("down",), LEFT: ("left",), LIVING_OR_LEFT: ("playing", "left")}[state]
        return [one.model for one in g.mercenaries if one.status in wanted]
    return on_board(g)


def _fits(g: Saga, model: Model, who: Saying) -> bool:
    if who.text("state") == CRIPPLED and not crippled(model):
        return False
    if who.has("not-state") and _is_in_state(g, model, who.text("not-state")):
        return False
    return fits_kind(model.kind, who) and _fits_side(model, who) and _fits_place(g, model, who)


def _is_in_state(g: Saga, model: Model, state: str) -> bool:
    if state == CRIPPLED:
        return crippled(model)
    owner = mercenary_of(g, model)
    return owner is not None and owner.status == ("down" if state == ELIMINATED else "left")


def fits_kind(kind: str, who: Saying) -> bool:
    """Whether a card is one of those that are named; also asked about models that are gone."""
    if who.has("mercenary") and kind != who.text("mercenary"):
        return False
    if who.has("boss") and not (kind == who.text("boss") or (who.text("boss") == "any" and kind.startswith("bs-"))):
        return False
    return not who.has("kind") or kind in who.texts("kind")


def _fits_side(model: Model, who: Saying) -> bool:
    side = who.text("side", "all")
    if side == MERCENARIES:
        return model.side == MERCENARIES
    if side == "agents":
        return is_agent(model)
    return side == "all" or is_agent(model) or is_boss(model)


def _fits_place(g: Saga, model: Model, who: Saying) -> bool:
    zone = g.ground[model.at[1]][model.at[0]] if model.at is not None else ""
    if who.has("in") and zone not in who.texts("in"):
        return False
    if not who.has("near"):
        return True
    if model.at is None:
        return False
    return _near(g, base_of(g, model), who.text("near"), who.number("within", 1))


def near_enough(g: Saga, places: list[Place], near: str, within: int) -> bool:
    """Whether a thing on these squares is so few steps from a piece or a zone (SAGA-GEOM-08)."""
    return _near(g, base_on(g, places), near, within)


def _near(g: Saga, base: Base, near: str, within: int) -> bool:
    board = mission_of(g).board
    there = [place for place in board.squares() if near in (board.code(place), board.zone(place))]
    return distance(layout(g), base, base_on(g, there)) <= within
