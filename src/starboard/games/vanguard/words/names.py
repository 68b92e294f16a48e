"""What things at the table are called: references to messages, of which each reader's language makes words.

A crew member is called by the name on its card, and by its Section until it has one. Cards stand in quotes inside a
sentence and never inflect (`.form-quoted`).
"""

from collections.abc import Collection
from typing import Final

from starboard.games.vanguard.content.cards import (
    CREW,
    DISCOVERIES,
    EVENTS,
    GEAR,
    INJURY_CARDS,
    MODS,
    RANK_UPS,
    SECTION_CARDS,
    THREATS,
)
from starboard.games.vanguard.content.planet import NOTHING_HERE
from starboard.games.vanguard.rules.lookups import planet_of
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.text_parts import Name, named
from starboard.kernel.game import ref

# Which cards are called by which message, in front of their id.
_CARDS: Final[tuple[tuple[Collection[str], str], ...]] = (
    (SECTION_CARDS, "vanguard-card-"),
    (CREW, "vanguard-skill-"),
    (GEAR, "vanguard-gear-"),
    (MODS, "vanguard-"),
    (DISCOVERIES, "vanguard-discovery-"),
    (EVENTS, "vanguard-event-"),
    (THREATS, "vanguard-threat-"),
    (RANK_UPS, "vanguard-rank-up-"),
    (INJURY_CARDS, "vanguard-injury-"),
)


# --- people and dice ---


def section(id: str) -> Name:
    return ref(f"vanguard-section-{id}")


def member(g: Vanguard, section_id: str) -> Name:
    """Who goes for a Section."""
    for who in g.crew:
        if who.section == section_id:
            return ref(f"vanguard-crew-{who.card}")
    return section(section_id)


def die(kind: str) -> Name:
    """A Section die by its kind: "Red Basic die"."""
    return ref(f"vanguard-die-{kind}")


def icon(face: str) -> Name:
    """What a Section die shows; some faces show two icons."""
    one, plus, other = face.partition("+")
    return named("vanguard-icons-two", one=icon(one), other=icon(other)) if plus else ref(f"vanguard-icon-{one}")


# --- the board ---


def sector(g: Vanguard, number: int) -> Name:
    """A Sector by its number and name: "3 Tool Row"."""
    return named("vanguard-sector", number=number, name=ref(f"vanguard-sector-{g.planet}-{number}"))


def poi(g: Vanguard, id: str) -> Name:
    return ref("vanguard-poi-p000" if id == NOTHING_HERE else f"vanguard-poi-{g.planet}-{id.lower()}")


def mission(id: str) -> Name:
    return ref(f"vanguard-mission-{id.lower()}")


def condition(id: str) -> Name:
    return ref(f"vanguard-condition-{id.lower()}")


def action(g: Vanguard, name: str) -> Name:
    """A Special Action by its full name, "P101:chip-at-the-crust": of a planet's card, a Threat or a Rank-Up card."""
    card_id, _, own = name.partition(":")
    added = any([one.name == name for one in planet_of(g).actions.get(card_id, ())])  # to a Threat of the box too
    of_planet = f"{g.planet}-" if added else ""
    return ref(f"vanguard-act-{of_planet}{card_id.lower()}-{own}")


# --- cards ---


def card(g: Vanguard, id: str) -> Name:
    """Whatever an effect comes from: a card of the box, a POI, a Global Condition, a Log entry, a Path."""
    planet = planet_of(g)
    of_planet = id == planet.printed.id or id in planet.conditions
    if of_planet and not _somebody_has(g, id):
        return condition(id)
    for cards, prefix in _CARDS:
        if id in cards:
            return ref(prefix + id.lower())
    if id.isdigit():
        return ref(f"vanguard-unique-{id}")
    if id.startswith("log-"):
        return ref(f"vanguard-page-{g.planet}-{id.removeprefix('log-')}")
    if id in planet.pois:
        return poi(g, id)
    raise KeyError(f"no card is called {id}")


def _somebody_has(g: Vanguard, id: str) -> bool:
    """Whether somebody has equipment of this number: a few Global Conditions are numbered like equipment."""
    return any([gear.card == id for gear in [*g.gear, *[gear for who in g.crew for gear in who.gear]]])
