"""The abilities of all Nexus cards by name. A module of cards is added here and nowhere else."""

from typing import Final

from starboard.games.saga.rules.nexus.abilities import Ability
from starboard.games.saga.rules.nexus.agent_cards import AGENT_CARDS
from starboard.games.saga.rules.nexus.cards_that_activate import ACTIVATING
from starboard.games.saga.rules.nexus.cards_that_call import CALLING
from starboard.games.saga.rules.nexus.cards_that_hinder import HINDERING
from starboard.games.saga.rules.nexus.cards_that_move import MOVING
from starboard.games.saga.rules.nexus.cards_that_shoot import SHOOTING
from starboard.games.saga.rules.nexus.cards_that_strengthen import STRENGTHENING
from starboard.games.saga.rules.nexus.deck_cards import ALARMS, DECK_CARDS
from starboard.games.saga.rules.nexus.hidden_passage import PASSAGES

# Sub-phase 1 and step 1.
ABILITIES: Final[dict[str, Ability]] = {
    **AGENT_CARDS,
    **DECK_CARDS,
    **ALARMS,
    **STRENGTHENING,
    **SHOOTING,
    **MOVING,
    **CALLING,
    **ACTIVATING,
    **HINDERING,
    **PASSAGES,
}
