"""The deck in sentences, for screen readers, pipes and narrow terminals."""

from starboard.games.saga.rules.movement.facing import enemies_engaging
from starboard.games.saga.rules.places import base_of, layout
from starboard.games.saga.rules.profiles import DEPLOYED, PROFILES
from starboard.games.saga.state.fields import Door, Model
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.terminal.panels import nexus_lines
from starboard.games.saga.terminal.words import card_name, health, model_name, spoken, where
from starboard.games.saga.words.names import piece, square
from starboard.texts import Texts


def linear(g: Saga, texts: Texts) -> list[str]:
    """The Nexus, everybody on the board and Waiting, then doors, points, scenery and what lies about."""
    lines = nexus_lines(g, texts)
    lines += [model_line(g, texts, who.model) for who in g.mercenaries if who.model.at is not None]
    for one in [*g.enemies, *g.allies, *g.deployed]:
        if one.at is not None or one.waiting:
            lines.append(model_line(g, texts, one))
    lines += [f"{spoken(texts, piece(g, door.code))}: {door_in_words(texts, door)}." for door in g.doors]
    for point in g.points:
        state = texts.text("cli-saga-point-active" if point.active else "cli-saga-point-inactive")
        lines.append(f"{spoken(texts, piece(g, point.code))}: {state}.")
    lines += [spoken(texts, piece(g, one.code)) for one in g.scenery]
    lines += [f"{spoken(texts, piece(g, one.code))}." for one in g.darkness]
    for counter in g.downed:
        lines.append(texts.text("cli-saga-downed", who=model_name(g, texts, counter.who), square=square(counter.at)))
    for lying in g.lying:
        if lying.at is not None:
            lines.append(texts.text("cli-saga-lying", card=card_name(texts, lying.item.card), square=square(lying.at)))
    return lines


def here(g: Saga, texts: Texts, seat: int) -> list[str]:
    """The seat's own models on the board, with whoever has them in a front arc."""
    own = [who.model for who in g.mercenaries if who.seat == seat]
    if g.nexus.seat == seat:
        own += g.enemies
    return [model_line(g, texts, one) for one in own if one.at is not None]


def model_line(g: Saga, texts: Texts, one: Model) -> str:
    if PROFILES[one.kind].sort == DEPLOYED:
        return f"{model_name(g, texts, one.name)}: {square(one.at) if one.at else ''}"
    parts = [where(texts, one), health(g, texts, one)]
    if one.at is not None and layout(g).in_the_dark(base_of(g, one)):
        parts.append(texts.text("cli-saga-in-the-dark"))
    if one.at is not None:
        near = [model_name(g, texts, enemy.name) for enemy in enemies_engaging(g, one, layout(g))]
        if near:
            parts.append(texts.text("cli-saga-engaged", names=", ".join(near)))
    return f"{model_name(g, texts, one.name)}: {'; '.join(parts)}"


def door_in_words(texts: Texts, door: Door) -> str:
    if door.destroyed:
        return texts.text("cli-saga-door-destroyed")
    if door.open:
        return texts.text("cli-saga-door-open")
    if door.denied:
        return texts.text("cli-saga-door-denied")
    return texts.text("cli-saga-door-closed", lock=door.lock)
