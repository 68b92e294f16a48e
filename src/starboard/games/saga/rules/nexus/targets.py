"""The Target Mercenary: which one the symbols of a Nexus card select (SAGA-TARGET-01 to SAGA-TARGET-10)."""

from starboard.games.saga.content.nexus_cards import CIRCLES, ENGAGED, EXPOSED, FURTHEST, SYMBOLS_OF_COPY, WOUNDED
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.ranges import straight_line
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.attacks.shooting import Marksman
from starboard.games.saga.rules.lookups import NEXUS, mercenary_named, on_board, playing
from starboard.games.saga.rules.missions.whiles import kept_from_acting
from starboard.games.saga.rules.movement.facing import enemies_engaging
from starboard.games.saga.rules.movement.nearness import weakest_first
from starboard.games.saga.rules.nexus.choice import choose
from starboard.games.saga.rules.places import base_of, base_on, facing_of, layout
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

LAST_TURN, ANYBODY = "last-turn", "anybody"  # why somebody is the Target where no symbol says so


def present(g: Saga) -> list[Mercenary]:
    """The Mercenaries on the board; nobody else is ever the Target."""
    return [who for who in playing(g) if who.model.at is not None]


def measure(g: Saga, now: Layout, symbol: str, model: Model) -> int:
    """How much of what a symbol asks for a Mercenary has; the most counts, and nothing never does (SAGA-TARGET-10)."""
    base = base_of(g, model)
    if symbol == FURTHEST:
        return distance(now, base_on(g, [g.start]), base)
    if symbol == WOUNDED:
        return model.wounds + model.shield_wounds  # SAGA-SHIELD-09
    if symbol == ENGAGED:
        return len(enemies_engaging(g, model, now))
    if symbol == EXPOSED:
        return _shot_at_by(g, now, [model])[0]
    return int(mercenary_named(g, model.name).colour == CIRCLES[symbol])


def _shot_at_by(g: Saga, now: Layout, models: list[Model]) -> list[int]:
    """How many models of the Nexus have a legal shot at each of these."""
    found = [0] * len(models)
    for one in on_board(g, NEXUS):
        if one.at is None or kept_from_acting(g, one):
            continue
        marksman = Marksman(g, one, one.at, now)
        for number, model in enumerate(models):
            found[number] += marksman.can_shoot(facing_of(one), model.name)
    return found


def qualified(g: Saga, now: Layout, symbol: str) -> list[Model]:
    """The Mercenaries that qualify equally for a symbol, in the order in which ties are broken (SAGA-TARGET-07)."""
    models = weakest_first([who.model for who in present(g)])
    if symbol == FURTHEST:
        start = base_on(g, [g.start])
        models.sort(key=lambda model: -straight_line(start, base_of(g, model)))
    if symbol == EXPOSED:
        measured = _shot_at_by(g, now, models)
    else:
        measured = [measure(g, now, symbol, model) for model in models]
    most = max(measured, default=0)
    return [model for model, much in zip(models, measured, strict=True) if most and much == most]


def candidates(g: Saga, symbols: tuple[str, ...]) -> tuple[list[Model], str]:
    """Who may be the Target and why: the first symbol that selects anybody, else the last Turn (SAGA-TARGET-07)."""
    now = layout(g)
    for symbol in symbols:
        models = qualified(g, now, symbol)
        if models:
            return models, symbol
    return last_turns(g)


def last_turns(g: Saga) -> tuple[list[Model], str]:
    """The Mercenary that took the last Turn; if it is gone, the one that acted most recently (SAGA-TARGET-10)."""
    acted = [who for who in present(g) if who.acted]
    if acted:
        return [max(acted, key=lambda who: who.acted).model], LAST_TURN
    return weakest_first([who.model for who in present(g)]), ANYBODY


def target_of_the_last_turn(g: Saga) -> Procedure[Model | None]:
    """Where no card has symbols it is the Mercenary that took the last Turn; None: nobody is on the board."""
    models, reason = last_turns(g)
    if not models:
        return None
    names = [model.name for model in models]
    name: str = yield from choose(g, names, "SAGA-TARGET-10", "target", {"reason": reason})
    return mercenary_named(g, name).model


def determine_target(g: Saga, card: str) -> Procedure[Model | None]:
    """The Target Mercenary of a card's symbols is known to all; None: no Mercenary is on the board (SAGA-TARGET-01)."""
    models, reason = candidates(g, SYMBOLS_OF_COPY.get(card, ()))
    if not models:
        g.nexus.target = ""
        return None
    names = [model.name for model in models]
    name: str = yield from choose(g, names, "SAGA-TARGET-07", "target", {"reason": reason})
    g.nexus.target = name
    tell(g, "target", "SAGA-TARGET-01", who=name, reason=reason, card=card)
    return mercenary_named(g, name).model


def target_mercenary(g: Saga) -> Procedure[Model | None]:
    """The Target of this Phase; one that has been eliminated is determined again by the same card (SAGA-AN-17)."""
    for who in present(g):
        if who.model.name == g.nexus.target:
            return who.model
    model: Model | None = yield from determine_target(g, g.nexus.card)
    return model
