"""Whether the Nexus detects the intruders at the end of a Turn or activation (SAGA-DETECT-01 to SAGA-DETECT-09)."""

from typing import Final

from starboard.games.saga.geometry.ranges import LONG, in_range
from starboard.games.saga.geometry.sight import IN_THE_OPEN, sight
from starboard.games.saga.rules.lookups import MERCENARIES, NEXUS, mercenary_named, on_board, playing
from starboard.games.saga.rules.missions.bars import DETECT, SEE, barred
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.orders.orders import end_quiet_orders
from starboard.games.saga.rules.places import base_of, board, facing_of, layout
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

ALARM: Final = "alarm-raised"  # in which Turn, counted from the start of the mission


def look_for_intruders(g: Saga) -> bool:
    """At the end of a Turn or activation: whether an unaware Nexus becomes aware now, for good (SAGA-DETECT-06).

    Only Agents still on the board see, hear or have survived (SAGA-DETECT-05).
    """
    if g.nexus.aware:
        return False
    found = seen(g) or heard(g) or survived(g)
    if found is None:
        return False
    become_aware(g, *found)
    return True


def become_aware(g: Saga, rule: str, agent: str = "", who: str = "") -> None:
    """The Nexus knows of the Mercenaries, for good; nobody goes on with what was ordered in the quiet of the night."""
    g.nexus.aware = True
    tell(g, "detected", rule, agent=agent, who=who)
    end_quiet_orders(g)
    happened(g, "detected", who=agent)


def raise_the_alarm(g: Saga, rule: str) -> None:
    """The Nexus becomes aware by itself: all counters are turned up, and no more Turns follow in this Phase (-07)."""
    if not g.nexus.aware:
        become_aware(g, rule)
        g.flags[ALARM] = str(g.turns_taken)
        g.turns_left = 0
        for one in playing(g):
            one.ready = True


def alarm_raised(g: Saga) -> bool:
    """Whether the mission has raised the alarm since the Turn began that is going on, or was the last."""
    return g.flags.get(ALARM) == str(g.turns_taken)


Found = tuple[str, str, str]  # the rule, the Agent, the Mercenary


def watchful(g: Saga) -> list[Model]:
    """The models that see and hear: not those that the mission keeps from seeing, or from noticing anything."""
    return [agent for agent in on_board(g, NEXUS) if not barred(g, agent, SEE) and not barred(g, agent, DETECT)]


def seen(g: Saga) -> Found | None:
    """An Agent sees a Mercenary that is neither in Cover from it nor in the dark; it does not lean (SAGA-DETECT-09)."""
    now = layout(g)
    for agent in watchful(g):
        for who in on_board(g, MERCENARIES):
            base = base_of(g, who)
            if now.in_the_dark(base):
                continue
            if sight(now, base_of(g, agent), facing_of(agent), base) == IN_THE_OPEN:
                return "SAGA-DETECT-02", agent.name, who.name
    return None


def heard(g: Saga) -> Found | None:
    """A Mercenary within Long range of an Agent has Shot in this Turn, and not with a Silent weapon; walls or not."""
    for name in g.heard:
        shooter = mercenary_named(g, name).model
        if shooter.at is None:
            continue
        for agent in watchful(g):
            if in_range(board(g), base_of(g, agent), base_of(g, shooter), LONG):
                return "SAGA-DETECT-03", agent.name, name
    return None


def survived(g: Saga) -> Found | None:
    """An Agent that was attacked in this Turn, wounded or not, is still there. To Distract it is no attack."""
    for agent in on_board(g, NEXUS):
        if agent.name in g.attacked and not barred(g, agent, DETECT):
            return "SAGA-DETECT-04", agent.name, g.acting
    return None
