"""The abilities of all Nexus cards by name. A module of cards is added here and nowhere else."""

from typing import Final

from starboard.games.saga.rules.nexus_abilities import Ability
from starboard.games.saga.rules.nexus_agent_cards import AGENT_CARDS
from starboard.games.saga.rules.nexus_deck_cards import ALARMS, DECK_CARDS

ABILITIES: Final[dict[str, Ability]] = {**AGENT_CARDS, **DECK_CARDS, **ALARMS}  # sub-phase 1 and step 1
