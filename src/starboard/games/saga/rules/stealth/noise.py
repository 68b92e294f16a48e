"""Noises that the Mercenaries make while the Nexus does not know of them (SAGA-STEALTH-09, SAGA-DETECT-03)."""

from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga


def make_noise(g: Saga, model: Model) -> None:
    """A noisy Action or a shot, where the Mercenary stands that made it: some missions answer it."""
    if not g.nexus.aware:
        happened(g, "noise", kind=model.kind, who=model.name, place=model.at)


def be_heard(g: Saga, model: Model) -> None:
    """A Mercenary's shot, or what is as loud: a noise now, and heard at the end of the Turn (SAGA-DETECT-03)."""
    make_noise(g, model)
    if model.name not in g.heard:
        g.heard.append(model.name)
