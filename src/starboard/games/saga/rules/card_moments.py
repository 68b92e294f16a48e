"""Fills the tables of moments that are kept before the cards: Reactions, Interrupts, Events, the End Phase.

The chapters that open a moment come before the modules of the cards, so they cannot import them; whoever plays Rounds
calls `fill_moments`.
"""

from typing import Final

from starboard.games.saga.rules.attacks.elimination import WHEN_REMOVED
from starboard.games.saga.rules.end_phase import AT_THE_END, AT_THE_START
from starboard.games.saga.rules.nexus.boss_moments import REGROWTH, regrowth
from starboard.games.saga.rules.nexus.cards_that_activate import AMBUSH, ambush, can_ambush
from starboard.games.saga.rules.nexus.event_effects import EVENTS_DRAWN
from starboard.games.saga.rules.nexus.events import EVENT_EFFECTS
from starboard.games.saga.rules.nexus.events_of_agents import OUTBREAK, outbreak
from starboard.games.saga.rules.nexus.hidden_passage import PASSAGE, can_open_passage, close_passage, open_passage
from starboard.games.saga.rules.nexus.reaction_cards import REACTION_CARDS
from starboard.games.saga.rules.nexus.reactions import REACTIONS, Reaction
from starboard.games.saga.rules.orders.walks import walk_in_the_end_phase

INTERRUPTS: Final[dict[str, Reaction]] = {
    AMBUSH: Reaction(can_ambush, ambush),
    PASSAGE: Reaction(can_open_passage, open_passage),
}


def fill_moments() -> None:
    """Every card is in the table of its moment from here on."""
    REACTIONS.update(REACTION_CARDS)
    REACTIONS.update(INTERRUPTS)
    AT_THE_END[PASSAGE] = close_passage
    AT_THE_START[REGROWTH] = regrowth
    AT_THE_START["ordered-walks"] = walk_in_the_end_phase
    EVENT_EFFECTS.update(EVENTS_DRAWN)
    WHEN_REMOVED[OUTBREAK] = outbreak
