"""Equipment that is used as an Action: who is healed, what is thrown, which lock is broken."""

from typing import Final

from starboard.games.saga.bots.blows import gain
from starboard.games.saga.bots.healing import healing_worth
from starboard.games.saga.bots.outlook import Outlook
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.hooks import ACTION
from starboard.games.saga.rules.attacks.thrown_items import agents_at, blast_models, flash_squares, grenade_squares
from starboard.games.saga.rules.gear.equipment_effects import locks_in_front, patients
from starboard.games.saga.rules.gear.equipment_use import usable
from starboard.games.saga.rules.missions.bars import ACTIVATE, barred
from starboard.games.saga.rules.places import Place, layout
from starboard.games.saga.state.fields import Mercenary

FRIEND_HIT: Final = 1.6  # how much worse a friend's wounds are than an enemy's are good
STUNNED: Final = 0.35  # what an Agent that does nothing for a Round is worth
WOKEN: Final = 4.0  # what it costs to wake somebody whom the mission keeps still
LOCK_BROKEN: Final = 3.0
CARD_GONE: Final = 0.5  # what a Medi-Pack is worth later
MEDI_PACK: Final = EQUIPMENT["eq-medi-pack"].amount


def remedy_worth(o: Outlook, who: Mercenary) -> float:
    """What the best card that can be used as an Action is worth."""
    return max([card_worth(o, who, card) for card in usable(o.g, who, ACTION)] or [0.0])


def best_card(o: Outlook, who: Mercenary, cards: list[str]) -> str:
    return max(cards, key=lambda card: (card_worth(o, who, card), card))


def card_worth(o: Outlook, who: Mercenary, card: str) -> float:
    if card == "eq-medi-pack":
        return max([healing_worth(o.g, one, MEDI_PACK) - CARD_GONE for one in patients(o.g, who)] or [0.0])
    if card == "eq-grenade":
        return max([blast_worth(o, who, place) for place in grenade_squares(o.g, who)] or [0.0])
    if card == "eq-flash":
        return max([flash_worth(o, who, place) for place in flash_squares(o.g, who)] or [0.0])
    if card == "eq-lock-breaker":
        return LOCK_BROKEN if locks_in_front(o.g, who) else 0.0
    return 0.0


def blast_worth(o: Outlook, who: Mercenary, place: Place) -> float:
    """Everybody at the square, friends and oneself counted against."""
    total = 0.0
    dice = EQUIPMENT["eq-grenade"].dice
    for model in blast_models(o.g, place, layout(o.g)):
        if model.side != who.model.side and barred(o.g, model, ACTIVATE):
            total -= WOKEN  # let sleeping dogs lie
            continue
        worth = gain(dice, o.figures.blue(model), o.figures.worth(model))
        total += worth if model.side != who.model.side else -FRIEND_HIT * worth
    return total


def flash_worth(o: Outlook, who: Mercenary, place: Place) -> float:
    return STUNNED * len(agents_at(o.g, who, place, layout(o.g)))
