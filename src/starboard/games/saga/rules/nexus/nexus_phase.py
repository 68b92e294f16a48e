"""The Nexus Phase from its first sub-phase to its last, for a player and by the rules (SAGA-NEXUS-01, SAGA-AN-02)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.rules.automaton import artificial_nexus
from starboard.games.saga.rules.lookups import all_models
from starboard.games.saga.rules.missions.bars import TO_PHASE_END, lift_over
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.missions.uses import ordered_use
from starboard.games.saga.rules.nexus.activations import activations_step
from starboard.games.saga.rules.nexus.bonus import bonus_step
from starboard.games.saga.rules.nexus.card_play import abilities_step
from starboard.games.saga.rules.nexus.cards_in_play import discard_from_play
from starboard.games.saga.rules.nexus.hand import draw_up, forced_discard, has_player
from starboard.games.saga.rules.nexus.reinforcements import reinforcements_step
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import CHECKPOINT, Procedure

AFTER: Final = "end"  # the End Phase


def nexus_phase(g: Saga) -> Procedure[None]:
    """Sub-phase by sub-phase from wherever the Phase stands; the End Phase comes next (SAGA-DRAW-05)."""
    while g.step in STEPS:
        yield from STEPS[g.step](g)
        yield CHECKPOINT


def special_abilities(g: Saga) -> Procedure[None]:
    """Sub-phase 1, or step 1 (SAGA-CARD-01, SAGA-AN-03); an unaware Nexus has no abilities (SAGA-STEALTH-10)."""
    begin(g)
    if not has_player(g):
        yield from artificial_nexus.special_abilities(g)
    elif g.nexus.aware:
        yield from abilities_step(g)
    g.step = "activations"


def activations(g: Saga) -> Procedure[None]:
    """Sub-phase 2, or step 2 (SAGA-ACTIVATE-01, SAGA-AN-06)."""
    if has_player(g):
        yield from activations_step(g)
    else:
        yield from ordered_use(g)
        yield from artificial_nexus.activations(g)
    g.step = "reinforcements"


def reinforcements(g: Saga) -> Procedure[None]:
    """Sub-phase 3, or step 3, which is the last one of the Artificial Nexus (SAGA-REINFORCE-03, SAGA-AN-11)."""
    if not has_player(g):
        yield from artificial_nexus.reinforcements(g)
        end(g)
        return
    if g.nexus.aware:
        yield from reinforcements_step(g)
    g.step = "bonus"


def bonus_activations(g: Saga) -> Procedure[None]:
    """Sub-phase 4, unaware or not (SAGA-BONUS-01, SAGA-STEALTH-10)."""
    yield from bonus_step(g)
    g.step = "cards"


def nexus_cards(g: Saga) -> Procedure[None]:
    """Sub-phase 5, which is mandatory (SAGA-NEXUS-02); an unaware Nexus does neither part of it (SAGA-STEALTH-14)."""
    if g.nexus.aware:
        yield from forced_discard(g)
        yield from draw_up(g)
    end(g)


def begin(g: Saga) -> None:
    """Nobody has been activated yet, and what lasted to this Phase is over."""
    nexus = g.nexus
    nexus.extra, nexus.made, nexus.reinforced, nexus.bonus_used = 0, 0, False, False
    nexus.target = ""
    for model in all_models(g):
        model.activated = model.bonus = False
        model.effects = [effect for effect in model.effects if effect.until != "nexus-phase"]
    for card in [one.card for one in nexus.in_play if one.until == "nexus-phase"]:
        discard_from_play(g, card)
    tell(g, "nexus-phase", "SAGA-NEXUS-01", round=g.round)


def end(g: Saga) -> None:
    """After the last sub-phase the Phase ends; which cards were played in this Round matters no more (SAGA-DRAW-05)."""
    g.nexus.played = False
    g.nexus.target = ""
    lift_over(g, TO_PHASE_END)
    happened(g, "phase-end")
    g.step = AFTER
    tell(g, "nexus-phase-over", "SAGA-DRAW-05", round=g.round)


STEPS: Final[dict[str, Callable[[Saga], Procedure[None]]]] = {
    "abilities": special_abilities,
    "activations": activations,
    "reinforcements": reinforcements,
    "bonus": bonus_activations,
    "cards": nexus_cards,
}
