"""What a seat would want to know the odds of before it decides: which events count, and how they are said."""

from collections.abc import Callable
from typing import Any, Final

from starboard.games.vanguard.content.cards import DANGER_TABLES, EVENTS
from starboard.games.vanguard.content.icons import ACCIDENT
from starboard.games.vanguard.rules.lookups import condition_now
from starboard.games.vanguard.rules.offered_actions import action_named
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.card_texts import outcome
from starboard.games.vanguard.words.event_parts import (
    Args,
    a_card,
    a_letter,
    a_member,
    a_mission,
    a_type,
    a_unique,
)
from starboard.games.vanguard.words.text_parts import yes
from starboard.kernel.game import Described

TUTORIAL: Final = "tutorial"  # the biome
Outcome = Callable[[Vanguard, Args], dict[str, Any] | None]  # the arguments of its message; None: it is not worth odds


def outcomes(g: Vanguard, kind: str, args: Args, seat: int) -> list[Described]:
    """The event as what may happen. Everything here is open to all seats and matters to all of them."""
    found = OUTCOMES.get(kind)
    if found is None:
        return []
    message, speak = found
    said = speak(g, args)
    return [] if said is None else [Described(message, said)]


def nothing_more(g: Vanguard, args: Args) -> dict[str, Any]:
    return {}


def somebody(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"who": a_member(g, args["who"])}


def accident(g: Vanguard, args: Args) -> dict[str, Any] | None:
    """Of a roll only whether an Accident is among it, where one does something: what dice pay is known later."""
    return {} if ACCIDENT in [face for _, face in args["dice"]] and accidents_matter(g) else None


def accidents_matter(g: Vanguard) -> bool:
    """Whether a Special Effect of what is being checked waits for Accidents (VAN-EFFECT-03)."""
    action = None if g.check is None else action_named(g, g.check.action)
    effects = [] if action is None else [*action.effects, *condition_now(g).effects]
    wanted = [one.requirement for one in effects if one.requirement is not None]
    return any([ACCIDENT in way for one in wanted for way in one.alternatives])


def row(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"row": args["row"]}


def injury(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"who": a_member(g, args["who"]), "injury": a_card(g, args["injury"])}


def danger(g: Vanguard, args: Args) -> dict[str, Any] | None:
    """What the symbol does under its letter, unless that is nothing."""
    effects = DANGER_TABLES[args["letter"]].get(args["face"])
    if effects is None:
        return None
    return {"letter": a_letter(g, args["letter"]), "does": outcome(effects).args["effects"]}


def threat(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"threat": a_card(g, args["threat"])}


def event(g: Vanguard, args: Args) -> dict[str, Any] | None:
    """On Tutorial ground every Event fits: nobody has to be told before each answer."""
    if TUTORIAL in EVENTS[args["event"]].biomes:
        return None
    return {"matched": yes(args["matched"])}


def discovery(g: Vanguard, args: Args) -> dict[str, Any]:
    """Its type; which card it is would be a long list."""
    return {"type": a_type(g, args["type"])}


def unique(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"card": a_unique(g, args["number"])}


def mission(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"mission": a_mission(g, args["mission"])}


def ending(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"how": args["how"]}


def number(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"count": args["count"]}


# Each kind with its message and what the message speaks of.
OUTCOMES: Final[dict[str, tuple[str, Outcome]]] = {
    "rolled": ("vanguard-odds-accident", accident),
    "result": ("vanguard-odds-result", row),
    "injured": ("vanguard-odds-injured", injury),
    "injury-strikes": ("vanguard-odds-injury-strikes", injury),
    "evacuated": ("vanguard-odds-evacuated", nothing_more),
    "landing-aborted": ("vanguard-odds-landing-aborted", nothing_more),
    "lander-damaged": ("vanguard-odds-lander-damaged", nothing_more),
    "died": ("vanguard-odds-died", somebody),
    "danger": ("vanguard-odds-danger", danger),
    "threat-attacks": ("vanguard-odds-threat-attacks", threat),
    "event-revealed": ("vanguard-odds-event", event),
    "discovered": ("vanguard-odds-discovered", discovery),
    "unique-found": ("vanguard-odds-unique", unique),
    "success": ("vanguard-odds-success", number),
    "mission-completed": ("vanguard-odds-mission-completed", mission),
    "mission-failed": ("vanguard-odds-mission-failed", mission),
    "exploration-over": ("vanguard-odds-over", ending),
}
