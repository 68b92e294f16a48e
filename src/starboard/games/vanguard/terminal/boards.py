"""Crew boards: of one's own Sections whole, of the others what everybody sees at a glance."""

from starboard.games.vanguard.content.cards import CREW, GEAR, SECTION_CARDS
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.terminal.words import (
    SEPARATOR,
    card_name,
    dice,
    injuries,
    member_name,
    said,
    sector_name,
)
from starboard.games.vanguard.words.card_texts import ability, conversion, priced
from starboard.texts import Texts

Line = tuple[str, str]


def mine(g: Vanguard, texts: Texts, seat: int) -> list[Line]:
    return [board_line(g, texts, who) for who in g.crew if who.seat == seat]


def others(g: Vanguard, texts: Texts, seat: int) -> list[Line]:
    return [board_line(g, texts, who) for who in g.crew if who.seat != seat]


def board_line(g: Vanguard, texts: Texts, who: CrewMember) -> Line:
    """Where it is, its dice, its Injuries, its cards and what it carries."""
    name = member_name(g, texts, who.section)
    if who.status != "exploring":
        return name, texts.text(f"cli-vanguard-status-{who.status}")
    parts = [
        sector_name(g, texts, who.sector),
        texts.text("cli-vanguard-available", dice=dice(texts, who.available)),
        texts.text("cli-vanguard-spent", dice=dice(texts, who.spent)),
    ]
    if who.injury_dice:
        parts.append(texts.text("cli-vanguard-injury-dice", count=len(who.injury_dice)))
    if who.injuries:
        parts.append(texts.text("cli-vanguard-injuries", injuries=injuries(texts, who)))
    if who.charges:
        parts.append(texts.text("cli-vanguard-charges", count=who.charges))
    things = [*who.hand, *[gear.card for gear in who.gear]]
    if things:
        parts.append(", ".join([card_name(g, texts, card) for card in things]))
    return name, SEPARATOR.join(parts)


def hand_in_full(g: Vanguard, texts: Texts, seat: int) -> list[str]:
    """Skills, cards and equipment of the seat's crew, with what they do."""
    lines: list[str] = []
    for who in g.crew:
        if who.seat == seat:
            name = member_name(g, texts, who.section)
            lines += [f"{name}, {card_name(g, texts, card)}: {what}" for card, what in things_of(texts, who)]
    return lines


def things_of(texts: Texts, who: CrewMember) -> list[tuple[str, str]]:
    crew = CREW[who.card]
    skill = f"{said(texts, ability(crew.skill))} {said(texts, conversion(crew.colour, crew.icon))}"
    found = [(who.card, skill)]
    found += [(card, card_in_words(texts, card)) for card in dict.fromkeys(who.hand)]
    return [*found, *[(gear.card, gear_in_words(texts, gear.card)) for gear in who.gear]]


def card_in_words(texts: Texts, card: str) -> str:
    """Its upper half, then its Dice Combo."""
    printed = SECTION_CARDS[card]
    return f"{said(texts, ability(printed.top))} {said(texts, priced(printed.combo))}"


def gear_in_words(texts: Texts, card: str) -> str:
    return " ".join([said(texts, ability(one)) for one in GEAR[card].abilities])
