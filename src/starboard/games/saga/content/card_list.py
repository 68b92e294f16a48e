"""All cards of the box by kind, and the modifiers of everything that has any."""

from typing import Final

from starboard.games.saga.content.abilities import Ability
from starboard.games.saga.content.agents import AGENT_ABILITIES, AGENTS
from starboard.games.saga.content.bosses import BOSS_ABILITIES, BOSSES
from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.content.mercenaries import MERCENARIES, MERCENARY_ABILITIES, MODES
from starboard.games.saga.content.modifiers import Modifier
from starboard.games.saga.content.nexus_cards import NEXUS_CARDS
from starboard.games.saga.content.psychic_powers import PSYCHIC_POWERS
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.content.weapons import WEAPONS

ABILITIES: Final[dict[str, Ability]] = {**MERCENARY_ABILITIES, **AGENT_ABILITIES, **BOSS_ABILITIES}

# How many cards there are of each name, by kind of card.
COPIES: Final[dict[str, dict[str, int]]] = {
    "mercenary": dict.fromkeys(MERCENARIES, 1),
    "agent": dict.fromkeys(AGENTS, 1),
    "boss": dict.fromkeys(BOSSES, 1),
    "psychic-power": dict.fromkeys(PSYCHIC_POWERS, 1),
    "nexus": {card.id: len(card.copies) for card in NEXUS_CARDS.values()},
    "event": dict.fromkeys(EVENTS, 1),
    "skill": dict.fromkeys(SKILLS, 1),
    "equipment": {card.id: card.copies for card in EQUIPMENT.values()},
    "deployable": dict.fromkeys(DEPLOYABLES, 1),
}


def _modifiers() -> dict[str, tuple[Modifier, ...]]:
    found: dict[str, tuple[Modifier, ...]] = {}
    for ability in ABILITIES.values():
        found[ability.id] = ability.modifiers
    for mode in MODES.values():
        found[mode.id] = mode.modifiers
    for skill in SKILLS.values():
        found[skill.id] = skill.modifiers
    for item in EQUIPMENT.values():
        found[item.id] = item.modifiers
    for piece in DEPLOYABLES.values():
        found[piece.id] = piece.modifiers
    for card in NEXUS_CARDS.values():
        found[card.id] = card.modifiers
    for event in EVENTS.values():
        found[event.id] = event.modifiers
    return {source: modifiers for source, modifiers in found.items() if modifiers}


_MODIFIERS: Final = _modifiers()
_NOTHING: Final[tuple[Modifier, ...]] = ()
CARDS_WITH_MODIFIERS: Final = tuple(_MODIFIERS)


def modifiers_of(source: str) -> tuple[Modifier, ...]:
    """What an ability, mode, skill, piece of equipment or card in force changes. A weapon's are on the weapon."""
    return _MODIFIERS.get(source, _NOTHING)


def weapon_modifiers(weapon: str) -> tuple[Modifier, ...]:
    """What the weapon of an attack changes in it."""
    return WEAPONS[weapon].modifiers
