"""The names of things, as messages that each reader's language turns into words."""

from typing import Any

from starboard.games.lanterns.content.halls import name_of
from starboard.kernel.game import ref
from starboard.kernel.requests import Payload

Name = dict[str, Any]


def role(name: str) -> Name:
    return ref(f"lanterns-role-{name}")


def card(name: str) -> Name:
    return ref(f"lanterns-card-{name}")


def vow(name: str) -> Name:
    return ref(f"lanterns-vow-{name}")


def square(at: Payload) -> str:
    return name_of((at[0], at[1]))


def yes(truth: Any) -> str:
    return "yes" if truth else "no"


def spelled(name: str, value: Payload) -> Any:
    """An argument of a question or an event, in words or numbers."""
    if name in ("who", "target"):
        return role(value)
    if name == "to":
        return square(value)
    if name == "card":
        return card(value)
    if name == "cards":
        return [card(one) for one in value]
    if name == "vow":
        return vow(value)
    if name == "vows":
        return [vow(one) for one in value]
    if name in ("lit", "hit"):
        return yes(value)
    if name == "choice":
        return ref(f"lanterns-choice-{value}")
    if name == "scenario":
        return ref(f"lanterns-scenario-{value}")
    return value
