"""A later visit: how the planet is found, and what has changed since (SHIP-CAMPAIGN-09)."""

from starboard.games.vanguard.content.lines import Effects
from starboard.games.vanguard.content.planet import Revisit
from starboard.games.vanguard.rules.conditions import hold
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import do_all
from starboard.games.vanguard.rules.lookups import planet_of
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure


def state_found(g: Vanguard) -> Revisit | None:
    """The first state that holds; None on a first visit, and if none does."""
    if not g.visits:
        return None
    for revisit in planet_of(g).revisits:
        if hold(g, revisit.when, 0):
            return revisit
    return None


def find_again(g: Vanguard) -> Procedure[None]:
    """What the state changes is changed before anybody lands; its Logs are read on arrival."""
    found = state_found(g)
    if found is None:
        return
    g.state = found.id
    tell(g, "planet-found", "VAN-END-07", planet=g.planet)
    changes = [effect for effect in _said(found) if effect.word != "log"]
    yield from do_all(g, tuple(changes), Doing(g.crew[0], f"state-{found.id}", "VAN-END-07"))


def found_as(g: Vanguard) -> Revisit | None:
    """The state in which this visit has found the planet."""
    for revisit in planet_of(g).revisits:
        if revisit.id == g.state:
            return revisit
    return None


def arrival_logs(g: Vanguard) -> list[str]:
    """Those of the state, or the planet's own if it names none."""
    found = found_as(g)
    named = [effect.text(0) for effect in _said(found) if effect.word == "log"] if found is not None else []
    return named or [planet_of(g).arrive]


def mission_of_visit(g: Vanguard) -> str:
    """The planet's first Mission or its variant; on a later visit that of the state, "" for none (SHIP-BOARD-04)."""
    planet, found = planet_of(g), found_as(g)
    if found is not None and found.mission != planet.first:
        return found.mission
    for conditions, mission in planet.variants:
        if hold(g, conditions, 0):
            return mission
    return planet.first


def _said(revisit: Revisit) -> Effects:
    return revisit.do[0]
