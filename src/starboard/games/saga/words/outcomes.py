"""What a seat would want to know the odds of before it decides: which events count, and how they are said."""

from collections.abc import Callable
from typing import Any, Final

from starboard.games.saga.rules.lookups import on_board
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.event_parts import Args, a_card
from starboard.games.saga.words.names import model, operation, piece, thing
from starboard.kernel.game import Described

Outcome = Callable[[Saga, Args], dict[str, Any] | None]  # the arguments of its message; None: it is not worth odds


def outcomes(g: Saga, kind: str, args: Args, seat: int) -> list[Described]:
    """The event as what may happen. Everything here is open to all seats and matters to all of them."""
    if kind == "supplies-found":
        return [Described("saga-odds-find", {"card": a_card(g, card)}) for card in sorted(set(args["cards"]))]
    found = OUTCOMES.get(kind)
    if found is None:
        return []
    message, speak = found
    said = speak(g, args)
    return [] if said is None else [Described(message, said)]


def somebody(g: Saga, args: Args) -> dict[str, Any]:
    return {"who": model(g, args["who"])}


def nothing_more(g: Saga, args: Args) -> dict[str, Any]:
    return {}


def unharmed(g: Saga, args: Args) -> dict[str, Any] | None:
    """What gets through is told as wounds, or as something destroyed."""
    return None if args["wounds"] else {"target": thing(g, args["target"])}


def wounds(g: Saga, args: Args) -> dict[str, Any] | None:
    """Of whoever is gone afterwards only that is told."""
    if not any([one.name == args["who"] for one in on_board(g)]):
        return None
    return {"who": model(g, args["who"]), "wounds": args["wounds"]}


def scenery(g: Saga, args: Args) -> dict[str, Any]:
    return {"what": piece(g, args["what"])}


def a_door(g: Saga, args: Args) -> dict[str, Any]:
    return {"door": piece(g, args["door"])}


def lowered(g: Saga, args: Args) -> dict[str, Any] | None:
    """A lock that is gone is told as such."""
    return {"door": piece(g, args["door"]), "left": args["left"]} if args["left"] else None


def hack(g: Saga, args: Args) -> dict[str, Any]:
    return {"successes": args["successes"]}


def an_operation(g: Saga, args: Args) -> dict[str, Any] | None:
    return {"operation": operation(g, args["operation"])} if args["succeeds"] else None


def test_of_stealth(g: Saga, args: Args) -> dict[str, Any]:
    return {"agent": model(g, args["agent"]), "drawn": args["drawn"]}


def distraction(g: Saga, args: Args) -> dict[str, Any]:
    return {"agent": model(g, args["agent"]), "squares": args["squares"]}


def noticed(g: Saga, args: Args) -> dict[str, Any]:
    return {"agent": model(g, args["agent"])}


def recovery(g: Saga, args: Args) -> dict[str, Any]:
    return {"who": model(g, args["who"]), "wounds": args["wounds"]}


def victory(g: Saga, args: Args) -> dict[str, Any]:
    return {"side": args["side"]}


def called(g: Saga, args: Args) -> dict[str, Any]:
    """A card that the Artificial Nexus turns up."""
    return {"card": a_card(g, args["card"])}


# Each kind with its message and what the message speaks of.
OUTCOMES: Final[dict[str, tuple[str, Outcome]]] = {
    "paired": ("saga-odds-unharmed", unharmed),
    "wounded": ("saga-odds-wounds", wounds),
    "crippled": ("saga-odds-crippled", somebody),
    "eliminated": ("saga-odds-eliminated", somebody),
    "piece-destroyed": ("saga-odds-piece-destroyed", somebody),
    "destroyed": ("saga-odds-destroyed", scenery),
    "healed": ("saga-odds-healed", somebody),
    "unlocked": ("saga-odds-unlocked", a_door),
    "lock-lowered": ("saga-odds-lock-lowered", lowered),
    "hacked": ("saga-odds-hacked", hack),
    "operation": ("saga-odds-operation", an_operation),
    "stealth-test": ("saga-odds-stealth", test_of_stealth),
    "distracted": ("saga-odds-distracted", distraction),
    "detected": ("saga-odds-detected", noticed),
    "recovered": ("saga-odds-recovered", recovery),
    "heron-hurt": ("saga-odds-heron-hurt", nothing_more),
    "nothing-there": ("saga-odds-nothing", nothing_more),
    "event": ("saga-odds-event", called),
    "won": ("saga-odds-won", victory),
}
