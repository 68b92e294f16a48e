"""Cards that come into the hands of a side for the first time: some missions answer that (docs/decisions/0030)."""

from starboard.games.saga.rules.lookups import MERCENARIES
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.missions.variants import whens_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

TAKEN = "taken"


def taken(g: Saga, model: Model, card: str) -> None:
    """A card was found, picked up or handed over. Whoever takes it is the actor, if it is a Mercenary."""
    key = f"{TAKEN}-{model.side}-{card}"
    if card not in _answered_cards(g) or key in g.answered:
        return
    g.answered.append(key)
    happened(g, TAKEN, kind=card, who=model.name, place=model.at, actor=model.name if model.side == MERCENARIES else "")


def brought_along(g: Saga) -> None:
    """What the Mercenaries have with them when the mission begins has not been taken in it."""
    for card in _answered_cards(g):
        if any([item.card == card for who in g.mercenaries for item in who.items]):
            g.answered.append(f"{TAKEN}-{MERCENARIES}-{card}")


def _answered_cards(g: Saga) -> list[str]:
    """Those whose taking the mission speaks of."""
    triggers = [when.trigger for _, when in whens_of(g)]
    return [one.text("card") for one in triggers if one is not None and one.word == TAKEN]
