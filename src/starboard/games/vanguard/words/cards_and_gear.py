"""Cards in hand, what cards let one choose, and equipment on the board: questions and options (VAN-CARD-05)."""

from typing import Final

from starboard.games.vanguard.content.cards import DANGER_TABLES, EVENTS, SECTION_CARDS
from starboard.games.vanguard.content.spelling import read
from starboard.games.vanguard.rules.hands import hand_limit
from starboard.games.vanguard.rules.lookups import member
from starboard.games.vanguard.rules.reactions import PRIMARY, SECONDARY
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words import names
from starboard.games.vanguard.words.card_texts import ability, joined, outcome, priced
from starboard.games.vanguard.words.choices import (
    Describer,
    Prompt,
    a_card,
    a_member,
    a_sector,
    a_use,
    as_name,
    card_at,
    plain,
    quoted,
    spelled,
    worded,
)
from starboard.games.vanguard.words.text_parts import Name, named, yes
from starboard.kernel.game import Described, ref
from starboard.kernel.requests import Ask


def discarding(g: Vanguard, ask: Ask) -> Described:
    """With the reason where the hand is too full (VAN-CARD-04)."""
    if ask.rule != "VAN-CARD-04":
        return plain(g, ask)
    limit = hand_limit(member(g, ask.about["who"]))
    return Described("vanguard-ask-discard-limit", {**spelled(g, ask), "limit": limit})


def before_an_event(g: Vanguard, ask: Ask) -> Described:
    """With the Event that lies open, and what comes of it."""
    card, which = EVENTS[g.event], ask.about["effects"]
    does = [as_name(outcome(card.secondary))] if which != PRIMARY else []
    does += [as_name(outcome(card.primary))] if which != SECONDARY else []
    args = {"who": spelled(g, ask)["who"], "event": quoted(names.card(g, g.event))}
    text = "vanguard-ask-before-event" if ask.options else "vanguard-ask-before-event-nothing"
    return Described(text, {**args, "does": joined("vanguard-joined-sentences", does)})


def before_a_danger(g: Vanguard, ask: Ask) -> Described:
    """With what the symbol brings, if it brings anything."""
    effects = DANGER_TABLES[ask.about["letter"]].get(ask.about["face"])
    if effects is None:
        return plain(g, ask)
    return Described("vanguard-ask-before-danger-does", {**spelled(g, ask), "does": as_name(outcome(effects))})


def before_an_injury(g: Vanguard, ask: Ask) -> Described:
    """Of the one who may use something, or of somebody else in the Sector."""
    own = ask.about["who"] == ask.about["hurt"]
    return Described("vanguard-ask-before-injury", {**spelled(g, ask), "own": yes(own)})


def effects_of_an_option(g: Vanguard, ask: Ask, at: int) -> Described:
    """What would be done, all of it (VAN-CHOICE-01)."""
    described = outcome((read(ask.about["options"][at]),))
    described.at.update(card_at(ask.about["card"]))
    return described


def a_place_in_the_deck(g: Vanguard, ask: Ask, option: tuple[str, str]) -> Described:
    """With all that the card says: it lies in nobody's hand, where it could be read."""
    card, place = option
    args = {"card": names.card(g, card), "says": _of_an_event(card) if card in EVENTS else _of_a_section_card(card)}
    return Described(f"vanguard-choice-put-back-{place}", args, {"card": card, "place": place})


def _of_an_event(id: str) -> Name:
    """Both halves: which of them will be resolved, the ground decides (VAN-EVENT-02)."""
    card = EVENTS[id]
    fits = [ref(f"vanguard-biome-{biome}") for biome in card.biomes]
    primary, secondary = as_name(outcome(card.primary)), as_name(outcome(card.secondary))
    return named("vanguard-halves-of-event", biomes=fits, primary=primary, secondary=secondary)


def _of_a_section_card(id: str) -> Name:
    card = SECTION_CARDS[id]
    return joined("vanguard-joined-sentences", [as_name(ability(card.top)), as_name(priced(card.combo))])


PROMPTS: Final[dict[str, Prompt]] = {
    "option": plain,
    "whom": plain,
    "discard": discarding,
    "lose-charge": plain,
    "recover": plain,
    "put-back": plain,
    "before-danger": before_a_danger,
    "before-injury": before_an_injury,
    "before-event": before_an_event,
    "before-travel": plain,
    "before-rest": plain,
    "before-lead": plain,
    "upgrades": plain,
    "other-end": plain,
    "drive": plain,
}

OPTIONS: Final[dict[str, Describer]] = {
    "option": effects_of_an_option,
    "whom": a_member,
    "discard": a_card,
    "lose-charge": worded,
    "recover": a_card,
    "put-back": a_place_in_the_deck,
    "before-danger": a_use,
    "before-injury": a_use,
    "before-event": a_use,
    "before-travel": a_use,
    "before-rest": a_use,
    "before-lead": a_use,
    "upgrades": a_card,
    "other-end": a_sector,
    "drive": a_sector,
}
