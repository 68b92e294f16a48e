"""A seat's own Mercenaries or Nexus cards, and what everybody sees of the others."""

from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.content.nexus_cards import CARD_OF_COPY
from starboard.games.saga.rules.campaign.team import NEXUS
from starboard.games.saga.state.fields import Item, Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.terminal.words import SEPARATOR, card_name, health, model_name, where
from starboard.games.saga.words.names import card
from starboard.texts import Texts

Line = tuple[str, str]


def mine(g: Saga, texts: Texts, seat: int, hand: list[str]) -> list[Line]:
    lines = [mercenary_line(g, texts, who) for who in g.mercenaries if who.seat == seat]
    if NEXUS in g.seats[seat]:
        cards = SEPARATOR.join([card_in_short(texts, one) for one in hand])
        lines.append((texts.text("saga-role-nexus"), cards or texts.text("cli-saga-no-cards")))
    return lines


def others(g: Saga, texts: Texts, seat: int, hand: list[str] | int) -> list[Line]:
    lines = [mercenary_line(g, texts, who) for who in g.mercenaries if who.seat != seat]
    if g.nexus.seat >= 0 and NEXUS not in g.seats[seat]:
        count = hand if isinstance(hand, int) else len(hand)
        lines.append((texts.text("saga-role-nexus"), texts.text("cli-saga-cards", count=count)))
    return lines


def mercenary_line(g: Saga, texts: Texts, who: Mercenary) -> Line:
    """Where it is, how it is, whether it can act, and what it has."""
    name = model_name(g, texts, who.model.name)
    if who.status != "playing":
        return name, texts.text(f"web-saga-status-{who.status}")
    parts = [where(texts, who.model), health(g, texts, who.model)]
    parts.append(texts.text("cli-saga-ready") if who.ready else texts.text("cli-saga-spent"))
    parts += [item_in_short(texts, item) for item in who.items]
    parts += [card_name(texts, skill) for skill in who.skills]
    parts += [card_name(texts, effect.source) for effect in who.model.effects]
    feats = [feat for feat in MERCENARIES[who.model.kind].feats if feat not in who.feats_used]
    parts += [texts.text("cli-saga-feat", card=card_name(texts, feat)) for feat in feats]
    return name, SEPARATOR.join([part for part in parts if part])


def item_in_short(texts: Texts, item: Item) -> str:
    name = card_name(texts, item.card)
    return texts.text("cli-saga-charges", card=name, count=item.charges) if item.charges else name


def card_in_short(texts: Texts, copy: str) -> str:
    """A Nexus card with its level and Reinforcement Value."""
    printed = CARD_OF_COPY[copy]
    return texts.text("cli-saga-nexus-card", card=card_name(texts, copy), level=printed.level, value=printed.value)


def hand_in_full(g: Saga, texts: Texts, seat: int, hand: list[str]) -> list[str]:
    """Nexus cards, and the weapons, abilities, items and skills of one's Mercenaries, with what they do."""
    lines = [f"{card_in_short(texts, one)}: {meaning(texts, one)}" for one in hand]
    for who in g.mercenaries:
        if who.seat == seat:
            printed = MERCENARIES[who.model.kind]
            ids = [*printed.weapons, *printed.abilities, *printed.feats]
            ids += [*[item.card for item in who.items], *who.skills]
            lines += [f"{model_name(g, texts, who.model.name)}, {explained(texts, id)}" for id in dict.fromkeys(ids)]
    return lines


def explained(texts: Texts, id: str) -> str:
    said = meaning(texts, id)
    return f"{card_name(texts, id)}: {said}" if said else card_name(texts, id)


def meaning(texts: Texts, id: str) -> str:
    message = card(id)["ref"]
    return texts.attribute(message, "text") if texts.has(f"{message}.text") else ""
