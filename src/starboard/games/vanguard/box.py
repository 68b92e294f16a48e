"""What is printed in the box, for whoever draws the table: facts, numbers, and what each card says.

Of planets only what everybody sees when they arrive is here: the board with its Sectors and Paths. Their cards come to
light one by one, and a screen asks for those it has seen (`words/inspect.py`).
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from starboard.games.vanguard.content.cards import (
    CREW,
    DANGER_TABLES,
    DISCOVERIES,
    EVENTS,
    GEAR,
    INJURY_CARDS,
    MODS,
    RANK_UPS,
    SECTION_CARDS,
    THREATS,
    UNIQUES,
    RankUpCard,
)
from starboard.games.vanguard.content.dice import DANGER_DIE, HAND_LIMITS, INJURY_DIE, SECTION_DICE, SECTIONS, SLOTS
from starboard.games.vanguard.content.landers import LANDERS
from starboard.games.vanguard.content.leads import LEAD_TOKENS
from starboard.games.vanguard.content.lines import Ability
from starboard.games.vanguard.content.planet import Path, Planet, Sector
from starboard.games.vanguard.content.planet_file import PLANETS, planet
from starboard.games.vanguard.words.action_texts import action_facts
from starboard.games.vanguard.words.card_texts import (
    ability,
    about_attacks,
    conversion,
    one_effect,
    only_if,
    outcome,
    priced,
)
from starboard.games.vanguard.words.rank_up_texts import needs
from starboard.kernel.game import Described

Facts = dict[str, Any]


@cache
def box() -> Facts:
    """Everything there is to draw, by what it is and its id."""
    return {
        "sections": list(SECTIONS),
        "slots": {section: {colour: list(by_rank) for colour, by_rank in SLOTS[section].items()} for section in SLOTS},
        "hands": {str(rank): limit for rank, limit in HAND_LIMITS.items()},
        "dice": {
            id: {"colour": die.colour, "kind": die.kind, "faces": list(die.faces)} for id, die in SECTION_DICE.items()
        },
        "injury_die": list(INJURY_DIE.faces),
        "danger_die": list(DANGER_DIE.faces),
        "cards": {
            id: {
                "section": card.section,
                "rank": card.rank,
                "top": said(ability(card.top)),
                "combo": said(priced(card.combo)),
            }
            for id, card in SECTION_CARDS.items()
        },
        "crew": {
            id: {
                "fits": card.fits,
                "charges": card.charges,
                "skill": said(ability(card.skill)),
                "converts": said(conversion(card.colour, card.icon)),
            }
            for id, card in CREW.items()
        },
        "gear": {
            id: {"kind": card.kind, "section": card.section, "base": card.base, "does": all_said(card.abilities)}
            for id, card in GEAR.items()
        },
        "mods": {id: {"kind": card.kind, "does": all_said(card.abilities)} for id, card in MODS.items()},
        "injuries": {
            id: {"copies": card.copies, "entries": {face: said(outcome(line)) for face, line in card.entries.items()}}
            for id, card in INJURY_CARDS.items()
        },
        "dangers": {
            letter: {face: said(outcome(line)) for face, line in table.items()}
            for letter, table in DANGER_TABLES.items()
        },
        "discoveries": {
            id: {"type": card.type, "rarity": card.rarity, "does": all_said(card.abilities)}
            for id, card in DISCOVERIES.items()
        },
        "uniques": {str(number): {"does": all_said(card.abilities)} for number, card in UNIQUES.items()},
        "events": {
            id: {
                "biomes": list(card.biomes),
                "secondary": said(outcome(card.secondary)),
                "primary": said(outcome(card.primary)),
            }
            for id, card in EVENTS.items()
        },
        "threats": {
            id: {
                "secondary": card.secondary,
                "attack": said(outcome(card.attack)),
                "besides": [said(line) for line in about_attacks(card)],
                "spaces": [said(outcome(line)) for line in card.spaces],
                "actions": [action_facts(action) for action in card.actions],
            }
            for id, card in THREATS.items()
        },
        "rank_ups": {id: rank_up_facts(card) for id, card in RANK_UPS.items()},
        "landers": {
            id: {"supplies": card.supplies, "equipment": card.equipment, "discoveries": card.discoveries}
            for id, card in LANDERS.items()
        },
        "leads": {
            id: {"value": token.value, "recycled": token.recycled, "bonus": token.bonus}
            for id, token in LEAD_TOKENS.items()
        },
        "planets": {name: planet_facts(planet(name)) for name in PLANETS},
    }


def said(described: Described) -> Facts:
    """A message and its arguments."""
    return {"text": described.text, "args": described.args}


def all_said(abilities: Sequence[Ability]) -> list[Facts]:
    return [said(ability(one)) for one in abilities]


def rank_up_facts(card: RankUpCard) -> Facts:
    return {
        "needs": [said(one) for one in needs(card)],
        "action": action_facts(card.action) if card.action is not None else None,
    }


# --- boards ---


def planet_facts(board: Planet) -> Facts:
    return {
        "size": list(board.size),
        "lander": board.lander,
        "printed": board.printed.id,
        "sectors": [sector_facts(sector) for sector in board.sectors.values()],
        "paths": [path_facts(path) for path in board.paths],
    }


def sector_facts(sector: Sector) -> Facts:
    """`log` is the number that is printed there, as one sees it before anybody gets there."""
    return {
        "number": sector.number,
        "at": list(sector.at),
        "biomes": list(sector.biomes),
        "icons": list(sector.icons),
        "log": sector.log,
        "closed": sector.closed,
    }


def path_facts(path: Path) -> Facts:
    """Icons in printed order: the Travel icon, or an effect with its words; `of` is its colour or letter."""
    icons = [
        {"icon": "travel"} if icon is None else {"icon": icon.word, "of": icon.text(1), "says": said(one_effect(icon))}
        for icon in path.icons
    ]
    return {
        "start": path.start,
        "end": path.end,
        "one_way": path.one_way,
        "icons": icons,
        "when": said(only_if(path.when)) if path.when else None,
    }
