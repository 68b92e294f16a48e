"""Feats: instead of a whole Turn, each once per mission (SAGA-FEAT-01 to SAGA-FEAT-06)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.mercenaries import MERCENARIES as CARDS
from starboard.games.saga.rules.gear import feat_deeds as deeds
from starboard.games.saga.rules.nexus.event_effects import too_sleepy
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Blocked, Payload, Procedure, Refusal

FEAT: Final = "feat"
COORDINATED: Final = "ft-coordinated"
USED: Final = Refusal("SAGA-FEAT-02", "feat-used")
TOO_SLEEPY: Final = Refusal("SAGA-EVENT-01", "too-sleepy")
NOBODY_TO_LEAD: Final = Refusal("SAGA-FEAT-01", "nobody-to-lead")
TURN_BEGUN: Final = Refusal("SAGA-FEAT-01", "turn-begun")
# What is done at the start of a normal Turn alone: a mode that was changed, a card that was used for this Turn.
OF_A_NORMAL_TURN: Final = ("ab-modes", "eq-stim")

# What each Feat does, by its id.
FEATS: Final[dict[str, Callable[[Saga, Mercenary], Procedure[None]]]] = {
    COORDINATED: deeds.coordinated_assault,
    "ft-root": deeds.root_access,
    "ft-energy-drain": deeds.energy_drain,
    "ft-hellfire": deeds.hellfire,
    "ft-dance": deeds.dance_of_blades,
    "ft-crossfire": deeds.crossfire,
}


def has_begun_a_normal_turn(who: Mercenary) -> bool:
    for_this_turn = [effect.source for effect in who.model.effects if effect.until == "turn"]
    return any([card in who.used or card in for_this_turn for card in OF_A_NORMAL_TURN])


def why_no_feat(g: Saga, who: Mercenary, feat: str) -> Refusal | None:
    """Once in a mission (SAGA-FEAT-02), instead of a whole Turn, and not where it could do nothing (SAGA-FEAT-01)."""
    if feat in who.feats_used:
        return USED
    if too_sleepy(g, who.model):
        return TOO_SLEEPY
    if has_begun_a_normal_turn(who):
        return TURN_BEGUN
    if feat == COORDINATED and not deeds.friends_in_earshot(g, who):
        return NOBODY_TO_LEAD
    return None


def feats_to_use(g: Saga, who: Mercenary) -> list[Payload]:
    """The Feats of its card that it may use now, front arcs or not (SAGA-FEAT-04)."""
    return [(FEAT, feat) for feat in CARDS[who.model.kind].feats if why_no_feat(g, who, feat) is None]


def feats_refused(g: Saga, who: Mercenary) -> Blocked:
    found: Blocked = []
    for feat in CARDS[who.model.kind].feats:
        refusal = why_no_feat(g, who, feat)
        if refusal is not None:
            found.append(((FEAT, feat), refusal))
    return found


def use_feat(g: Saga, who: Mercenary, feat: str) -> Procedure[None]:
    """It uses a Feat: no movement, facing or other Action unless the Feat says so (SAGA-FEAT-01, SAGA-FEAT-06)."""
    who.feats_used.append(feat)
    who.used.append(feat)  # until its next Turn: what follows may depend on it
    tell(g, "feat", "SAGA-FEAT-01", who=who.model.name, feat=feat)
    yield from FEATS[feat](g, who)
