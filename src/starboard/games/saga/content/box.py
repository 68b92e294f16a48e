"""What is printed in the box, in plain facts and numbers, for whoever draws the table; each is read off its owner.

Of missions only what everybody reads before the first Round is here: their maps are revealed zone by zone
(SAGA-ZONE-01).
"""

from collections.abc import Sequence
from typing import Any, Final

from starboard.games.saga.content.agents import AGENTS, MINIATURES, Agent
from starboard.games.saga.content.bosses import BOSSES, Boss
from starboard.games.saga.content.campaign import SHIPMENTS
from starboard.games.saga.content.card_list import ABILITIES, COPIES
from starboard.games.saga.content.deployables import DEPLOYABLES, Deployable
from starboard.games.saga.content.dice import FACES
from starboard.games.saga.content.equipment import EQUIPMENT, Equipment
from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.content.hooks import PERMANENT
from starboard.games.saga.content.mercenaries import MERCENARIES, MODES, Mercenary
from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_file import MISSIONS, mission
from starboard.games.saga.content.modifiers import ACTIVATIONS, ASSAULT, DEFENCE, MOVE, SHOOT, TECH, Modifier
from starboard.games.saga.content.nexus_cards import NEXUS_CARDS, NexusCard
from starboard.games.saga.content.psychic_powers import PSYCHIC_POWERS
from starboard.games.saga.content.scenery import SCENERY
from starboard.games.saga.content.skills import HIGHEST, SKILLS, Skill
from starboard.games.saga.content.weapons import WEAPONS, Weapon

Facts = dict[str, Any]

CHARACTERISTICS: Final = (MOVE, SHOOT, ASSAULT, DEFENCE, TECH)
AGENT_SIZE: Final = 1  # squares of each side of its base


def box() -> Facts:
    """Everything there is to draw, by what it is and its id."""
    return {
        "mercenaries": {id: mercenary_facts(card) for id, card in MERCENARIES.items()},
        "agents": {id: agent_facts(card) for id, card in AGENTS.items()},
        "bosses": {id: boss_facts(card) for id, card in BOSSES.items()},
        "deployables": {id: deployable_facts(card) for id, card in DEPLOYABLES.items()},
        "weapons": {id: weapon_facts(weapon) for id, weapon in WEAPONS.items()},
        "equipment": {id: equipment_facts(card) for id, card in EQUIPMENT.items()},
        "skills": {id: skill_facts(card) for id, card in SKILLS.items()},
        "nexus": {id: nexus_facts(card) for id, card in NEXUS_CARDS.items()},
        "events": {
            id: {"helps": card.helps, "remains": card.remains, "activations": more_activations(card.modifiers)}
            for id, card in EVENTS.items()
        },
        "powers": {id: {"reach": card.reach, "dice": card.dice} for id, card in PSYCHIC_POWERS.items()},
        "abilities": {
            id: {"use": ability.use, "limit": ability.limit, "crippled": ability.only_crippled}
            for id, ability in ABILITIES.items()
        },
        "modes": list(MODES),
        "miniatures": dict(MINIATURES),
        "scenery": {
            id: {"sight": kind.sight, "defence": kind.defence, "width": kind.width, "depth": kind.depth}
            for id, kind in SCENERY.items()
        },
        "missions": {id: mission_facts(mission(id)) for id in MISSIONS},
        "highest": {SHOOT: HIGHEST, ASSAULT: HIGHEST},
        "shipments": list(SHIPMENTS),
        "die": list(FACES),
    }


def mercenary_facts(card: Mercenary) -> Facts:
    return {
        "colour": card.colour,
        "keywords": list(card.keywords),
        "cost": card.cost,
        "move": card.move,
        "shoot": card.shoot,
        "assault": card.assault,
        "defence": card.defence,
        "tech": card.tech,
        "green": card.green,
        "red": card.red,
        "blue": card.blue,
        "size": AGENT_SIZE,
        "weapons": list(card.weapons),
        "gear": list(card.gear),
        "abilities": list(card.abilities),
        "feats": list(card.feats),
    }


def agent_facts(card: Agent) -> Facts:
    """A characteristic of 0 is printed as a dash (SAGA-MODEL-04)."""
    return {
        "miniature": card.miniature,
        "cost": card.cost,
        "move": card.move,
        "shoot": card.shoot,
        "assault": card.assault,
        "defence": card.defence,
        "health": card.health,
        "size": AGENT_SIZE,
        "keywords": [card.keyword],
        "weapons": [card.weapon] if card.weapon else [],
        "abilities": list(card.abilities),
    }


def boss_facts(card: Boss) -> Facts:
    return {
        "keywords": list(card.keywords),
        "move": card.move,
        "shoot": card.shoot,
        "assault": card.assault,
        "defence": card.defence,
        "tech": card.tech,
        "green": card.green,
        "red": card.red,
        "size": card.size,
        "weapons": [card.weapon] if card.weapon else [],
        "abilities": list(card.abilities),
    }


def deployable_facts(card: Deployable) -> Facts:
    return {
        "piece": card.piece,
        "pieces": card.pieces,
        "credits": card.credits,
        "defence": card.defence,
        "health": card.health,
        "dice": card.dice,
        "reach": card.reach,
    }


def weapon_facts(weapon: Weapon) -> Facts:
    return {"reach": weapon.reach, "silent": weapon.silent, "ranged": weapon.ranged}


def equipment_facts(card: Equipment) -> Facts:
    """`credits` is none for cards that are not for sale (SAGA-CREDIT-03)."""
    return {
        "colour": card.colour,
        "copies": card.copies,
        "credits": card.credits,
        "use": card.use,
        "slot": card.slot,
        "discarded": card.discarded,
        "charges": card.charges,
        "weapon": card.weapon,
        "dice": card.dice,
        "raises": raised_by(card.modifiers) if card.use == PERMANENT else {},
    }


def skill_facts(card: Skill) -> Facts:
    return {"keyword": card.keyword, "credits": card.credits, "raises": raised_by(card.modifiers)}


def raised_by(modifiers: tuple[Modifier, ...]) -> dict[str, int]:
    """The characteristics that a card changes as long as somebody has it."""
    always = [one for one in modifiers if one.kind in CHARACTERISTICS and not one.condition and not one.until]
    return {one.kind: one.amount for one in always}


def nexus_facts(card: NexusCard) -> Facts:
    """`symbols` are those of each copy (SAGA-TARGET-10)."""
    return {
        "level": card.level,
        "value": card.value,
        "type": card.type,
        "starter": card.starter,
        "alarm": card.alarm,
        "activations": more_activations(card.modifiers),
        "copies": COPIES["nexus"][card.id],
        "symbols": [list(copy) for copy in card.copies],
    }


def more_activations(modifiers: Sequence[Modifier]) -> int:
    """How many the Nexus has more in each Phase while the card is in play (SAGA-ACTIVATE-01)."""
    return sum([modifier.amount for modifier in modifiers if modifier.kind == ACTIVATIONS])


def mission_facts(found: Mission) -> Facts:
    return {
        "kind": found.kind,
        "variants": list(found.variants),
        "turns": found.turns,
        "clock": found.clock,
        "firewall": found.firewall,
        "credits": found.squad.credits,
        "fixed": found.squad.fixed,
        "squad": list(found.squad.mercenaries),
        "activations": found.nexus.activations,
        "max_cost": found.nexus.max_cost,
        "allowed": list(found.nexus.allowed),
    }
