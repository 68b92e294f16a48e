"""Abilities as they are printed: the cards that speak at a moment, and who has which of them now (VAN-CARD-07)."""

from collections.abc import Iterable
from typing import Final

from starboard.games.vanguard.content.cards import CREW, DISCOVERIES, GEAR, MODS, SECTION_CARDS, UNIQUES
from starboard.games.vanguard.content.lines import Ability
from starboard.games.vanguard.content.vocabulary import MOMENTS
from starboard.games.vanguard.rules.tutorial_rules import is_reduced
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard

SKILL, CARD, CARRIED, TOKEN = "skill", "card", "gear", "token"
DISCOVERY, UNIQUE, MOD = "discovery", "unique", "mod"
STAYING: Final = (CARRIED, TOKEN, UNIQUE, MOD)  # used once each time the moment comes (V12)
RULES: Final = {
    SKILL: "VAN-SKILL-01",
    CARD: "VAN-CARD-07",
    CARRIED: "VAN-GEAR-07",
    TOKEN: "VAN-GEAR-09",
    DISCOVERY: "VAN-DISCOVERY-05",
    UNIQUE: "VAN-DISCOVERY-05",
    MOD: "VAN-MOD-01",
}
OWN_TURN: Final = "own-turn"  # all moments of the own turn at once
LANDING_WORDS: Final = ("refresh", "unhurt", "soften", "cover", "supply")
SPANS: Final = {"1/turn": "turn", "1/round": "round", "1/mission": "mission"}


class Printed:
    """An ability with its place: the kind of card, the card, and which of its abilities it is."""

    __slots__ = ("ability", "at", "card", "kind", "limits", "rule", "spans", "stays")

    def __init__(self, kind: str, card: str, at: int, ability: Ability) -> None:
        self.kind = kind
        self.card = card
        self.at = at
        self.ability = ability
        self.rule = RULES[kind]
        self.stays = kind in STAYING
        self.limits = tuple([limit for limit in ability.limits if limit not in SPANS])
        self.spans = tuple([SPANS[limit] for limit in ability.limits if limit in SPANS])


def _all_of(kind: str, card: str, abilities: Iterable[Ability]) -> list[Printed]:
    return [Printed(kind, card, at, ability) for at, ability in enumerate(abilities)]


def _everything() -> list[Printed]:
    found: list[Printed] = []
    for id, crew in CREW.items():
        found += _all_of(SKILL, id, [crew.skill])
    for id, section_card in SECTION_CARDS.items():
        found += _all_of(CARD, id, [section_card.top])
    for id, gear in GEAR.items():
        found += _all_of(CARRIED, id, gear.abilities) + _all_of(TOKEN, id, gear.abilities)
    for id, discovery in DISCOVERIES.items():
        found += _all_of(DISCOVERY, id, discovery.abilities)
    for number, unique in UNIQUES.items():
        found += _all_of(UNIQUE, str(number), unique.abilities)
    for id, mod in MODS.items():
        found += _all_of(MOD, id, mod.abilities)
    return found


EVERYTHING: Final = _everything()
PRINTED: Final = {(one.kind, one.card, one.at): one for one in EVERYTHING}


class Said:
    """What is printed for one moment or several, of each kind of card by the card."""

    __slots__ = ("cards", "carried", "discoveries", "mods", "names", "skills", "tokens", "uniques")

    def __init__(self, *moments: str) -> None:
        said = [one for one in EVERYTHING if one.ability.moment in moments and _is_its_place(one)]
        self.skills = _by_card(said, SKILL)
        self.cards = _by_card(said, CARD)
        self.carried = _by_card(said, CARRIED)
        self.tokens = _by_card(said, TOKEN)
        self.discoveries = _by_card(said, DISCOVERY)
        self.uniques = _by_card(said, UNIQUE)
        self.mods = _by_card(said, MOD)
        self.names = frozenset([*self.cards, *self.discoveries])


def _is_its_place(one: Printed) -> bool:
    """What a token on the board offers is for everybody there; its other lines stay with whoever carries the card."""
    return one.kind not in (CARRIED, TOKEN) or ("tok" in one.limits) == (one.kind == TOKEN)


def _by_card(said: list[Printed], kind: str) -> dict[str, list[Printed]]:
    found: dict[str, list[Printed]] = {}
    for one in said:
        if one.kind == kind:
            found.setdefault(one.card, []).append(one)
    return found


SAID: Final = {moment: Said(moment) for moment in MOMENTS}
SAID[OWN_TURN] = Said("action", "special", "own")


def held(g: Vanguard, who: CrewMember, moment: str) -> list[Printed]:
    """Every ability for this moment that the crew member could ever use, in a stable order."""
    said = SAID[moment]
    if g.step == "landing":
        skills = said.skills.get(who.card, []) if who.charges > 0 else []
        return [one for one in skills if _serves_landing(one.ability)]
    found: list[Printed] = []
    if not said.names.isdisjoint(who.hand):
        for card in sorted(set(who.hand)):
            found += said.cards.get(card, ())
    if not is_reduced(g):  # VAN-QUICKSTART-12
        _add_held_beside_hand(g, who, said, found)
    return found


def _add_held_beside_hand(g: Vanguard, who: CrewMember, said: Said, found: list[Printed]) -> None:
    if who.charges > 0 and who.card in said.skills:
        found += said.skills[who.card]
    carried = said.carried
    for gear in who.gear:
        if gear.card in carried:
            found += carried[gear.card]
    for gear in g.gear:
        if gear.card in said.tokens:
            found += said.tokens[gear.card]
    if g.discoveries and not said.names.isdisjoint(g.discoveries):
        for card in sorted(set(g.discoveries)):
            found += said.discoveries.get(card, ())
    for number in g.uniques:
        found += said.uniques.get(str(number), ())
    if said.mods:
        for mod in g.lander.mods:
            if mod in said.mods:
                found += said.mods[mod]


def _serves_landing(skill: Ability) -> bool:
    """On the way down nothing helps but Skills that need no Sector, no deck and no check (SHIP-LANDING-13, X14)."""
    return all([effect.word in LANDING_WORDS for effects in (skill.cost, *skill.outcome) for effect in effects])
