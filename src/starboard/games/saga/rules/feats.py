"""Feats: instead of a whole Turn, each once per mission (SAGA-FEAT-01 to SAGA-FEAT-06)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.mercenaries import MERCENARIES as CARDS
from starboard.games.saga.rules import feat_deeds as deeds
from starboard.games.saga.rules.event_effects import too_sleepy
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Blocked, Payload, Procedure, Refusal

FEAT: Final = "feat"
USED: Final = Refusal("SAGA-FEAT-02", "feat-used")
TOO_SLEEPY: Final = Refusal("SAGA-EVENT-01", "too-sleepy")

# What each Feat does, by its id.
FEATS: Final[dict[str, Callable[[Saga, Mercenary], Procedure[None]]]] = {
    "ft-coordinated": deeds.coordinated_assault,
    "ft-root": deeds.root_access,
    "ft-energy-drain": deeds.energy_drain,
    "ft-hellfire": deeds.hellfire,
    "ft-dance": deeds.dance_of_blades,
    "ft-crossfire": deeds.crossfire,
}


def feats_to_use(g: Saga, who: Mercenary) -> list[Payload]:
    """The Feats of its card that it has not used in this mission, front arcs or not (SAGA-FEAT-02, SAGA-FEAT-04)."""
    if too_sleepy(g, who.model):
        return []
    return [(FEAT, feat) for feat in CARDS[who.model.kind].feats if feat not in who.feats_used]


def feats_used(g: Saga, who: Mercenary) -> Blocked:
    """Why the other Feats of its card are not on offer."""
    used = [feat for feat in CARDS[who.model.kind].feats if feat in who.feats_used]
    left = [feat for feat in CARDS[who.model.kind].feats if feat not in used and too_sleepy(g, who.model)]
    return [*[((FEAT, feat), USED) for feat in used], *[((FEAT, feat), TOO_SLEEPY) for feat in left]]


def use_feat(g: Saga, who: Mercenary, feat: str) -> Procedure[None]:
    """It uses a Feat: no movement, facing or other Action unless the Feat says so (SAGA-FEAT-01, SAGA-FEAT-06)."""
    who.feats_used.append(feat)
    tell(g, "feat", "SAGA-FEAT-01", who=who.model.name, feat=feat)
    yield from FEATS[feat](g, who)
