"""The title, and beside the map what everybody shares: Supplies, Missions, the Global Condition, Threats."""

from starboard.games.vanguard.rules.clocks import clock_at, clocks_in_play, length_of
from starboard.games.vanguard.rules.lookups import condition_now
from starboard.games.vanguard.rules.supplies import unlimited
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.terminal.words import SEPARATOR, card_name, member_name, sector_name, spoken
from starboard.games.vanguard.words.names import condition, mission
from starboard.texts import Texts


def title(g: Vanguard, texts: Texts) -> str:
    """The planet, the round, whose turn it is and what is left of it."""
    parts = [texts.text("cli-game-vanguard"), texts.text(f"vanguard-scenario-{g.planet}")]
    if g.round:
        parts.append(texts.text("cli-vanguard-round", round=g.round))
    if g.active and g.step == "turn":
        parts.append(texts.text("cli-vanguard-turn", who=member_name(g, texts, g.active), left=g.actions))
    return SEPARATOR.join(parts)


def panel(g: Vanguard, texts: Texts) -> list[str]:
    """What lies beside the board."""
    supplies = texts.text("cli-vanguard-unlimited") if unlimited(g) else str(g.lander.supplies)
    lines = [
        texts.text("cli-vanguard-supplies", supplies=supplies),
        texts.text("cli-vanguard-success", count=g.success),
    ]
    lines += [texts.text("cli-vanguard-mission", mission=spoken(texts, mission(name))) for name in g.missions]
    lines += [texts.text("cli-vanguard-mission-done", mission=spoken(texts, mission(name))) for name in g.completed]
    lines.append(texts.text("cli-vanguard-condition", condition=spoken(texts, condition(condition_now(g).id))))
    lines += clock_lines(g, texts)
    for threat in g.threats:
        name = card_name(g, texts, threat.card)
        lines.append(texts.text("cli-vanguard-threat", threat=name, sector=sector_name(g, texts, threat.sector)))
    if g.event:
        lines.append(texts.text("cli-vanguard-event", event=card_name(g, texts, g.event)))
    return lines


def clock_lines(g: Vanguard, texts: Texts) -> list[str]:
    """Every Time track on the table."""
    lines = []
    for name in clocks_in_play(g):
        clock = clock_at(g, name)
        at, length = clock.at if clock is not None else 0, length_of(g, name)
        lines.append(texts.text("cli-vanguard-time", card=card_name(g, texts, name[0]), at=at, length=length))
    return lines
