"""Orders of the mission to models of the Nexus: who has which one (SAGA-TABLE-02, docs/decisions/0030).

`[[orders]]` of the file are for the Artificial Nexus alone. An order that something in play has given is followed
whoever plays the Nexus. A model follows one order: the last that it was given, else the last of the file that means it.
"""

from typing import Final

from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.content.mission_script_checks import all_effects
from starboard.games.saga.rules.missions.conditions import all_hold, one_way_holds
from starboard.games.saga.rules.missions.facts import last_round
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.selectors import NOBODY, Bound, bound_to, may_mean, means, selected
from starboard.games.saga.rules.missions.variants import StandingOrder, played
from starboard.games.saga.rules.nexus.hand import has_player
from starboard.games.saga.state.fields import Model, Ordered
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

# About paths, and not what a model does: they count besides its order.
ABOUT_PATHS: Final = ("avoid", "ignore")
ATTACKED: Final = "attacked"


def orders_to_give(mission: Mission) -> list[Saying]:
    """Every order that something in the mission gives, in the order of its file."""
    return [effect for effect in all_effects(mission) if effect.word == "order"]


def kind_of(order: Saying) -> str:
    """What is ordered: the word of the file's table, or what an effect says."""
    return order.text("order") if order.word == "order" else order.word


def give_order(g: Saga, effect: Saying, bound: Bound) -> None:
    """The models concerned follow it from now on, and no earlier one."""
    who = effect.saying("who")
    assert who is not None
    index = orders_to_give(mission_of(g)).index(effect)
    until = effect.text("until")
    last = 0 if until == ATTACKED else last_round(g, until)
    for model in selected(g, who, bound):
        g.ordered = [one for one in g.ordered if one.who != model.name]
        g.ordered.append(Ordered(model.name, index, last))
        tell(g, "ordered", "SAGA-MISSION-12", who=model.name, order=kind_of(effect))


def given_order(g: Saga, model: Model) -> Ordered | None:
    """The order that something in play has given to a model."""
    for one in g.ordered:
        if one.who == model.name:
            return one
    return None


def order_of(g: Saga, model: Model) -> Saying | None:
    """What a model is ordered to do now."""
    return _order_among(g, model, written_orders(g, model))


def orders_about(g: Saga, model: Model) -> tuple[Saying | None, list[Saying]]:
    """What a model is ordered to do now, and all that the file orders it, what is about its paths too."""
    written = written_orders(g, model)
    return _order_among(g, model, written), written


def _order_among(g: Saga, model: Model, written: list[Saying]) -> Saying | None:
    """What it was given last, else the last of these."""
    given = given_order(g, model)
    if given is not None:
        order = orders_to_give(mission_of(g))[given.order]
        if not is_over(g, order, model):
            return order
    found: Saying | None = None
    for order in written:
        if order.word not in ABOUT_PATHS:
            found = order
    return found


def written_orders(g: Saga, model: Model) -> list[Saying]:
    """The orders of the file that mean a model now; none where somebody plays the Nexus."""
    if has_player(g):
        return []
    found: list[Saying] = []
    for one in _standing_orders(g, model):
        if means(g, one.who, model, NOBODY) and all_hold(g, one.conditions) and not is_over(g, one.order, model):
            found.append(one.order)
    return found


def _standing_orders(g: Saga, model: Model) -> list[StandingOrder]:
    """Those of the file that can mean a model with this card and this home at all."""
    rules = played(g)
    key = (model.kind, model.home)
    found = rules.standing_for.get(key)
    if found is None:
        found = rules.standing_for[key] = [one for one in rules.standing if may_mean(g, one.who, model)]
    return found


def is_over(g: Saga, order: Saying, model: Model) -> bool:
    """Whether one of the ways holds in which an order says that it ends; it is looked at again each time."""
    until = order.value("until")
    if not isinstance(until, tuple):
        return False
    ways = [tuple([each for each in way if isinstance(each, Saying)]) for way in until if isinstance(way, tuple)]
    return one_way_holds(g, tuple(ways), bound_to(model))


# --- how long ---


def followed(g: Saga, model: Model) -> None:
    """An activation is over; an order for so many of them may be done."""
    given, order = given_order(g, model), order_of(g, model)
    if given is None or order is None:
        return
    given.done += 1
    if order.has("activations") and given.done >= order.number("activations"):
        end_order(g, model.name)


def end_order(g: Saga, name: str) -> None:
    """It does as it likes again."""
    g.ordered = [one for one in g.ordered if one.who != name]
    tell(g, "order-over", "SAGA-MISSION-12", who=name)


def end_if_attacked(g: Saga, model: Model) -> None:
    """An attack on a model frees it of an order that lasts until then."""
    given = given_order(g, model)
    if given is not None and orders_to_give(mission_of(g))[given.order].text("until") == ATTACKED:
        end_order(g, model.name)


def end_quiet_orders(g: Saga) -> None:
    """The Nexus has become aware: nobody goes on with a walk of so many steps in each End Phase."""
    for one in list(g.ordered):
        if orders_to_give(mission_of(g))[one.order].has("each"):
            end_order(g, one.who)


def end_orders(g: Saga) -> None:
    """A Round is over, and so are the orders that lasted to its end, and those of models that are gone."""
    here = [model.name for model in g.enemies]
    for one in list(g.ordered):
        if one.who not in here or 0 < one.round <= g.round:
            end_order(g, one.who)
