"""Where the spore beds of a mission are, and whom they harm (docs/decisions/0030)."""

from typing import Final

from starboard.games.saga.geometry.squares import Squares
from starboard.games.saga.rules.lookups import is_boss, profile
from starboard.games.saga.rules.missions.feature_numbers import has_feature, printed, word
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.pieces import squares_coded
from starboard.games.saga.rules.places import squares_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

BEDS: Final = "spore-beds"
BED: Final = "~."  # on the plan
BOSS: Final = "boss"


def bed_squares(g: Saga) -> Squares:
    """All beds, unless they are gone."""
    if not has_feature(g, BEDS) or word(g, BEDS, "state", "on") == "off":
        return 0
    return squares_of(g, squares_coded(mission_of(g), BED))


def spared(g: Saga, model: Model) -> bool:
    """Whether the beds do nothing to it: by a keyword of its card, or because it is a Boss.

    An attribute that a Mercenary has gained makes nobody a Robot (SAGA-ATTRIBUTE-02).
    """
    spares = printed(g, BEDS).texts("spares")
    return (is_boss(model) and BOSS in spares) or any([keyword in spares for keyword in profile(model).keywords])


def beds_to_shun(g: Saga, model: Model) -> Squares:
    """The beds that would harm a model that ends there."""
    beds = bed_squares(g)
    return beds if beds and not spared(g, model) else 0
