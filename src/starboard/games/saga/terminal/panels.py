"""The title, and beside the map what the Nexus is about and who stands against the Mercenaries."""

from starboard.games.saga.rules.nexus.cards_in_play import activations_left
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.terminal.words import (
    ARROWS,
    SEPARATOR,
    card_name,
    health,
    is_boss,
    model_name,
    sign,
)
from starboard.texts import Texts

PHASES = {"turn-start": "mercenaries", "move": "mercenaries", "action": "mercenaries", "turn-end": "mercenaries",
          "between": "mercenaries"}  # fmt: skip


def title(g: Saga, texts: Texts) -> str:
    """The mission, the Round, the Phase and what is left of it."""
    parts = [texts.text("cli-game-saga"), texts.text(f"saga-scenario-{g.mission}")]
    if g.round:
        parts.append(texts.text("web-saga-round", round=g.round))
    parts.append(texts.text(f"web-saga-phase-{PHASES.get(g.step, g.step)}"))
    if PHASES.get(g.step, g.step) == "mercenaries":
        parts.append(texts.text("cli-saga-turns", left=g.turns_left, turns=g.turns))
    if g.clock:
        parts.append(texts.text("cli-saga-clock", left=max(0, g.clock - g.round)))
    return SEPARATOR.join(parts)


def panel(g: Saga, texts: Texts, height: int) -> list[str]:
    """The Nexus, then its models on the board, as many as there is room for, then those that wait."""
    lines = [*nexus_lines(g, texts), ""]
    standing = [one for one in g.enemies if one.at is not None]
    shown = sorted(standing, key=lambda one: not is_boss(one))
    waiting = [texts.text("cli-saga-waiting-count", point=point.code, count=count)
               for point in g.points
               if (count := len([one for one in g.enemies if one.waiting == point.code]))]  # fmt: skip
    room = max(1, height - len(lines) - len(waiting))
    if len(shown) > room:
        more = texts.text("cli-saga-more", count=len(shown) - room + 1)
        return [*lines, *[enemy_line(g, texts, one) for one in shown[: room - 1]], more, *waiting]
    return [*lines, *[enemy_line(g, texts, one) for one in shown], *waiting]


def nexus_lines(g: Saga, texts: Texts) -> list[str]:
    nexus = g.nexus
    lines = [texts.text("cli-saga-nexus", activations=activations_left(g))]
    lines.append(texts.text("cli-saga-deck", count=nexus.deck_size))
    lines.append(texts.text("cli-saga-firewall", level=g.firewall))
    if not nexus.aware:
        lines.append(texts.text("cli-saga-unaware"))
    if nexus.card:
        lines.append(texts.text("cli-saga-card", card=card_name(texts, nexus.card)))
    if nexus.target:
        lines.append(texts.text("cli-saga-target", who=model_name(g, texts, nexus.target)))
    if nexus.in_play:
        cards = ", ".join([card_name(texts, one.card) for one in nexus.in_play])
        lines.append(texts.text("cli-saga-in-play", cards=cards))
    return lines


def enemy_line(g: Saga, texts: Texts, one: Model) -> str:
    done = "*" if one.activated else " "
    return f"{sign(texts, one):<2}{ARROWS[one.facing]}{done}{model_name(g, texts, one.name)} {health(g, texts, one)}"
