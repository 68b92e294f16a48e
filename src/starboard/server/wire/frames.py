"""What a seat is shown, ready for the wire: its view, and what happened, each told in message ids.

Everything here comes from `kernel.seat_view` and has passed the projector; this module only leaves out what is empty.
The results are plain dicts of the shapes `seat_view.View` and `seat_view.GameEvent`.
"""

from typing import Any

from starboard.kernel.game import Happening
from starboard.kernel.match import Match
from starboard.kernel.seat_view import event_for, own, view
from starboard.kernel.visibility import OPEN, knows

TABLE_EVENTS = ("undone", "restarted")  # what the table tells beside the game's own events

EMPTY: tuple[Any, ...] = (None, "", {})


def view_for(match: Match, seat: int) -> Any:
    """The view of a seat (or SPECTATOR, or OPEN), without empty members in what is said."""
    return _without_empty(view(match, seat))


def own_view_for(match: Match, seat: int) -> Any:
    """Of the same only what is the seat's own, for those who keep the rest in a mirror."""
    return _without_empty(own(match, seat))


def _without_empty(seen: dict[str, Any]) -> dict[str, Any]:
    chosen = seen["chosen"]
    for ask in (seen["ask"], chosen and chosen["ask"]):
        if ask is not None:
            ask["prompt"] = _lean(ask["prompt"])
            ask["options"] = [_lean(option) for option in ask["options"]]
            ask["blocked"] = [_lean(option) for option in ask["blocked"]]
    return seen


def event_line(match: Match, number: int, happening: Happening, seat: int) -> Any:
    """Something that happened, as the seat may know it: what moved, and the sentence that says it."""
    seen = event_for(happening, seat)
    if happening.kind in TABLE_EVENTS:
        spoken = {"number": seen["args"]["who"] + 1} if "who" in seen["args"] else {}
        return {"n": number, **seen, "say": {"text": f"table-log-{happening.kind}", "args": spoken}}
    said = match.game.story(match.state, seen["kind"], seen["args"]).plain()
    line = {"n": number, "kind": seen["kind"], "rule": seen["rule"], "args": seen["args"], "say": _lean(said)}
    if happening.secret and seat != OPEN and knows(happening.seats, seat):
        line["private"] = True
    return line


def _lean(said: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in said.items() if name == "value" or value not in EMPTY}
