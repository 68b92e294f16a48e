"""Whom a mission means: the models that fit everything a selector says (docs/decisions/0030)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.geometry.arcs import in_front_arc
from starboard.games.saga.geometry.ranges import LONG, SHORT, in_range, straight_line
from starboard.games.saga.geometry.squares import Base
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.lookups import (
    MERCENARIES,
    NEXUS,
    crippled,
    mercenary_of,
    on_board,
    profile,
)
from starboard.games.saga.rules.missions.bars import has_front_arc
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.places import squares_named
from starboard.games.saga.rules.places import Place, base_of, base_on, board, facing_of, layout, squares_of
from starboard.games.saga.rules.profiles import AGENT, BOSS, MERCENARY, PROFILES
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

KEYS_WRITTEN: Final = (
    "side", "mercenary", "boss", "kind", "group", "not-group", "printed", "in", "wholly-in", "near", "within", "state",
    "not-state", "actor", "chosen", "range", "in-front-arc-of", "not-ordered", "nearest-to", "ally",
)  # fmt: skip
CHOSEN, NOISE, SELF = "chosen", "noise", "self"
ELIMINATED, LEFT, CRIPPLED, LIVING_OR_LEFT = "eliminated", "left", "crippled", "living-or-left"
# Mercenaries that may not be on the board, by their state.
STATUSES: Final = {ELIMINATED: ("down",), LEFT: ("left",), LIVING_OR_LEFT: ("playing", "left")}
# The side of the models on the board that a word can mean.
SIDES: Final = {MERCENARIES: MERCENARIES, "agents": NEXUS}


class Bound:
    """Names bound by what happened: the Mercenary that did it, the piece it was done at, and the moment."""

    __slots__ = ("actor", "agent", "chosen", "here", "noise", "place", "round_over")

    def __init__(self, actor: str = "", here: str = "", round_over: bool = False) -> None:
        self.actor, self.here, self.round_over = actor, here, round_over
        self.chosen = ""  # the name of the Agent, or the letter of the zone, that `choose` asked for
        self.noise: Place | None = None  # where it was made
        self.agent = ""  # in orders the Agent itself
        self.place: Place | None = None  # where it happened to a model that is gone


def bound_to(model: Model) -> Bound:
    """For the conditions of an order: the Agent that has it."""
    bound = Bound()
    bound.agent = model.name
    return bound


NOBODY: Final = Bound()


def selected(g: Saga, who: Saying, bound: Bound) -> list[Model]:
    """The models that fit. Without `state` they stand on the board; the actor is meant wherever it is."""
    tests = _tests_of(who)
    found = _candidates(g, tests, bound)
    if tests.all:
        found = [model for model in found if _passes(g, model, who, bound, tests)]
    return _nearest(g, found, tests.nearest_to) if tests.nearest_to else found


def means(g: Saga, who: Saying, model: Model, bound: Bound) -> bool:
    """Whether a model is one of those that fit."""
    tests = _tests_of(who)
    if tests.nearest_to:
        return any([model is one for one in selected(g, who, bound)])
    return _passes(g, model, who, bound, tests) and any([model is one for one in _candidates(g, tests, bound)])


def may_mean(g: Saga, who: Saying, model: Model) -> bool:
    """Whether it is meant as far as its card and its home say, which stay as they are."""
    tests = [test for test in _tests_of(who).all if test in LASTING_TESTS]
    return all([test(g, model, who, NOBODY) for test in tests])


def _nearest(g: Saga, models: list[Model], near: str) -> list[Model]:
    """The one nearest to a thing, with ties broken (SAGA-GEOM-08); nobody, if the thing is nowhere."""
    there, standing = squares_named(g, near), [model for model in models if model.at is not None]
    if not there or not standing:
        return []
    now, goal = layout(g), base_on(g, there)

    def key(model: Model) -> tuple[int, int, int, int, int]:
        base = base_of(g, model)
        boxes = profile(model).boxes - model.wounds
        return distance(now, base, goal), straight_line(base, goal), boxes, base.top, base.left

    return [min(standing, key=key)]


def _candidates(g: Saga, tests: "Tests", bound: Bound) -> list[Model]:
    if not tests.somewhere_else:
        return on_board(g, tests.side)
    if tests.actor:
        return [one.model for one in g.mercenaries if one.model.name == bound.actor]
    if tests.chosen:
        return [model for model in on_board(g) if model.name == bound.chosen]
    if tests.ally:
        return list(g.allies)
    if tests.boss and tests.state == ELIMINATED:
        return list(g.fallen)
    if tests.state in STATUSES:
        wanted = STATUSES[tests.state]
        return [one.model for one in g.mercenaries if one.status in wanted]
    return on_board(g, tests.side) + (g.allies if tests.boss else [])


def _passes(g: Saga, model: Model, who: Saying, bound: Bound, tests: "Tests") -> bool:
    for test in tests.all:
        if not test(g, model, who, bound):
            return False
    return True


class Tests:
    """What has to be looked at to know whether a model fits a selector: only what it says anything about."""

    __slots__ = ("actor", "all", "ally", "boss", "chosen", "nearest_to", "side", "somewhere_else", "state")

    def __init__(self, who: Saying) -> None:
        # Whether it means others than the models on the board.
        self.somewhere_else = any([who.has(key) for key in ("actor", "chosen", "ally", "state", "boss")])
        self.actor, self.chosen, self.ally = who.flag("actor"), who.flag("chosen"), who.flag("ally")
        self.boss, self.state, self.nearest_to = who.has("boss"), who.text("state"), who.text("nearest-to")
        self.side = SIDES.get(who.text("side"), "")  # on which alone they can be
        self.all = [test for keys, test in TESTS if any([who.has(key) for key in keys])]


def _tests_of(who: Saying) -> Tests:
    found = who.worked_out
    if not isinstance(found, Tests):
        found = who.worked_out = Tests(who)
    return found


def _fits_state(g: Saga, model: Model, who: Saying, bound: Bound) -> bool:
    if who.text("state") == CRIPPLED and not crippled(model):
        return False
    return not who.has("not-state") or not _is_in_state(g, model, who.text("not-state"))


def _has_no_order(g: Saga, model: Model, who: Saying, bound: Bound) -> bool:
    return not who.flag("not-ordered") or not any([one.who == model.name for one in g.ordered])


def _fits_card(g: Saga, model: Model, who: Saying, bound: Bound) -> bool:
    return fits_kind(model.kind, who)


def _fits_side(g: Saga, model: Model, who: Saying, bound: Bound) -> bool:
    return fits_side(model.kind, who)


def _fits_home(g: Saga, model: Model, who: Saying, bound: Bound) -> bool:
    """Whether the map shows it, and among those that the mission names as a group."""
    if who.flag("printed") and model.home is None:
        return False
    if who.has("group") and model.home not in _homes(g, who.text("group")):
        return False
    return not any([model.home in _homes(g, name) for name in who.texts("not-group")])


def _homes(g: Saga, group: str) -> tuple[Place, ...]:
    """The squares of a group of the mission's file."""
    for name, squares in mission_of(g).groups:
        if name == group:
            return squares
    return ()


def _fits_arc(g: Saga, model: Model, who: Saying, bound: Bound) -> bool:
    """Whether it stands in the front arc of a Boss, or of any model of the Nexus: `any`."""
    if model.at is None:
        return False
    boss, now, here = who.text("in-front-arc-of"), layout(g), base_of(g, model)
    watching = [one for one in on_board(g, NEXUS) if boss in (one.kind, "any") and has_front_arc(g, one)]
    return any([in_front_arc(now, here, base_of(g, one), facing_of(one)) for one in watching])


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


def fits_side(kind: str, who: Saying) -> bool:
    """Whether a card is one of the side that is named; also asked about models that are gone."""
    side = who.text("side", "all")
    sort = PROFILES[kind].sort
    if side == MERCENARIES:
        return sort == MERCENARY
    if side == "agents":
        return sort == AGENT
    return side == "all" or sort in (AGENT, BOSS)


def _fits_place(g: Saga, model: Model, who: Saying, bound: Bound) -> bool:
    zone = g.ground[model.at[1]][model.at[0]] if model.at is not None else ""
    if who.has("in") and zone not in [bound.chosen if one == CHOSEN else one for one in who.texts("in")]:
        return False
    if who.has("wholly-in") and not _wholly_in(g, model, who.texts("wholly-in")):
        return False
    if not who.has("near"):
        return True
    if model.at is None:
        return False
    there = _things(g, who.text("near"), bound)
    if who.has("range"):
        ruler = SHORT if who.text("range") == "short" else LONG
        return any([in_range(board(g), base_of(g, model), one, ruler) for one in there])
    now = layout(g)
    return any([distance(now, base_of(g, model), one) <= who.number("within", 1) for one in there])


# By the keys of a selector that they are about; what is looked up fastest comes first.
Test: TypeAlias = Callable[[Saga, Model, Saying, Bound], bool]
TESTS: Final[tuple[tuple[tuple[str, ...], Test], ...]] = (
    (("mercenary", "boss", "kind"), _fits_card),
    (("side",), _fits_side),
    (("state", "not-state"), _fits_state),
    (("not-ordered",), _has_no_order),
    (("printed", "group", "not-group"), _fits_home),
    (("in-front-arc-of",), _fits_arc),
    (("in", "wholly-in", "near"), _fits_place),
)


LASTING_TESTS: Final[tuple[Test, ...]] = (_fits_card, _fits_side, _fits_home)


def _wholly_in(g: Saga, model: Model, zones: tuple[str, ...]) -> bool:
    """Whether all squares of its base lie in these zones, none of them in a doorway."""
    if model.at is None:
        return False
    inside = [place for place in mission_of(g).board.squares() if mission_of(g).board.zone(place) in zones]
    return base_of(g, model).mask & ~squares_of(g, inside) == 0


def near_enough(g: Saga, places: list[Place], near: str, within: int) -> bool:
    """Whether a thing on these squares is so few steps from a piece or a zone (SAGA-GEOM-08)."""
    now, base = layout(g), base_on(g, places)
    return any([distance(now, base, one) <= within for one in _things(g, near, NOBODY)])


def _things(g: Saga, near: str, bound: Bound) -> list[Base]:
    """What something is near to: a piece, a zone, the Agent itself, where a noise was made; none: it is nowhere."""
    if near == NOISE:
        return [base_on(g, [bound.noise])] if bound.noise is not None else []
    if near == SELF:
        return [base_of(g, model) for model in on_board(g, NEXUS) if model.name == bound.agent]
    places = squares_named(g, near)
    return [base_on(g, places)] if places else []
