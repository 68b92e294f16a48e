"""What the Nexus player decides, and ties of the Artificial Nexus: questions and options (SAGA-ACTIVATE-01)."""

from typing import Final

from starboard.games.saga.content.agents import AGENTS
from starboard.games.saga.rules.lookups import is_boss
from starboard.games.saga.rules.nexus.cards_in_play import reinforcement_value
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.choices import (
    Describer,
    Prompt,
    a_card,
    a_model,
    a_piece,
    asked,
    found,
    plain,
)
from starboard.games.saga.words.names import card, kind, of_mission
from starboard.kernel.game import Described
from starboard.kernel.requests import Ask, Payload

# --- questions ---


def whom_to_activate(g: Saga, ask: Ask) -> Described:
    """In sub-phase 2 so many times, or once for a Bonus."""
    return plain(g, ask) if "left" in ask.about else asked("bonus", g, ask)


def an_agent_for_a_card(g: Saga, ask: Ask) -> Described:
    return asked("shoot", g, ask) if "target" in ask.about else plain(g, ask)


def which_point(g: Saga, ask: Ask) -> Described:
    """Where somebody waits, where a card works, where a hacker shuts one, or where the Artificial Nexus calls."""
    for name in ("kind", "card", "source"):
        if name in ask.about:
            return asked(name, g, ask)
    return plain(g, ask)


def what_to_answer(g: Saga, ask: Ask) -> Described:
    """A Reaction to a search, to a Break Away or to a shot."""
    return asked("search" if "what" in ask.about else "break-away" if "to" in ask.about else "shot", g, ask)


# --- options ---


def somebody_to_activate(g: Saga, ask: Ask, option: Payload) -> Described:
    """An Agent or a Boss, or what the mission lets the Nexus do for an Activation."""
    if isinstance(option, tuple):
        return Described(of_mission(g, "use", option[1])["ref"], at={"use": option[1]}, cost=1)
    described = a_model(g, ask, option)
    one = found(g, option)
    if "left" in ask.about and one is not None and not is_boss(one):
        described.cost = 1
    return described


def a_reinforcement(g: Saga, ask: Ask, card_of: str) -> Described:
    """A kind of Agent with its cost."""
    return Described(kind(card_of)["ref"], at={"card": card_of}, cost=AGENTS[card_of].cost)


def a_card_to_spend(g: Saga, ask: Ask, id: str) -> Described:
    """A Nexus card with the Agents it would bring."""
    described = a_card(g, ask, id)
    number = described.args.get("number", 0)
    args = {"card": card(id), "value": reinforcement_value(g, id), "number": number}
    return Described("saga-choice-reinforce", args, {"card": id})


PROMPTS: Final[dict[str, Prompt]] = {
    "ability": plain,
    "reinforce": plain,
    "bonus": plain,
    "discard": plain,
    "interrupt": plain,
    "reaction": what_to_answer,
    "activate": whom_to_activate,
    "agent": plain,
    "agent-for-card": an_agent_for_a_card,
    "agents-for-card": plain,
    "patch-up": plain,
    "call": plain,
    "point": which_point,
    "override": plain,
    "next-card": plain,
}

OPTIONS: Final[dict[str, Describer]] = {
    "ability": a_card,
    "reinforce": a_card_to_spend,
    "bonus": a_card,
    "discard": a_card,
    "interrupt": a_card,
    "reaction": a_card,
    "activate": somebody_to_activate,
    "agent": a_model,
    "agent-for-card": a_model,
    "agents-for-card": a_model,
    "patch-up": a_model,
    "call": a_reinforcement,
    "point": a_piece,
    "override": a_piece,
    "next-card": a_card,
}
