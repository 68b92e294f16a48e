"""Rules that fail: what is told of it, and how long they may go on without asking anybody.

An exception's message may hold anything that lies hidden on the table, so only its type and the place in the code are
kept.
"""

import traceback
from pathlib import PurePath
from types import TracebackType
from typing import Any, Final

from starboard.kernel.errors import RuleFault
from starboard.kernel.game import Game
from starboard.kernel.requests import Anyone, Ask, Chance, Procedure, Roll, Together, Window

BUDGET: Final = 10_000  # requests between two decisions; whole games of random play never come to 50
TRACED: Final = 40  # calls, the innermost ones


class NeverEnds(Exception):
    """The rules have yielded their whole budget of requests and still nobody was asked."""


def stop(procedure: Procedure[None]) -> None:
    """Raise `NeverEnds` at the place where the rules are, so that the trace shows it."""
    error = NeverEnds("a rule that never ends")
    procedure.throw(error)
    raise error


def fault_of(game: Game, position: int, request: Any, error: Exception) -> RuleFault:
    """What can be told of a rule that failed; `request` is what the rules yielded last."""
    calls = _calls(error.__traceback__)
    rule, kind = _asked(request)
    fault = RuleFault(
        game.name,
        game.rules_version,
        game.content_hash(),
        position,
        rule,
        kind,
        type(error).__name__,
        place_of(error),
        "\n".join([*calls, type(error).__name__]),
    )
    fault.__cause__ = error  # compiled code leaves it out of `raise … from`
    return fault


def place_of(error: Exception) -> str:
    """Where in the code it was raised, without its message, which may hold what is hidden."""
    calls = _calls(error.__traceback__)
    return calls[-1].partition("\n")[0] if calls else "an unknown place"


def _asked(request: Any) -> tuple[str, str]:
    """The rule and the kind of a request, whatever the rules yielded."""
    if isinstance(request, (Together, Anyone)) and request.asks:
        request = request.asks[0]
    if isinstance(request, Window):
        return request.rule, "window"
    if isinstance(request, (Ask, Chance, Roll)):
        return request.rule, request.kind
    return "", ""


def _calls(trace: TracebackType | None) -> list[str]:
    """Each call as its place in the code and the line that is written there, the innermost last."""
    return [
        f"{_short(call.filename)}:{call.lineno} in {call.name}" + (f"\n    {call.line}" if call.line else "")
        for call in traceback.extract_tb(trace, limit=-TRACED)
    ]


def _short(filename: str) -> str:
    """A file below the package, without the folders of whoever installed it."""
    parts = PurePath(filename).parts
    if "starboard" in parts:
        last = len(parts) - 1 - parts[::-1].index("starboard")
        return "/".join(parts[last + 1 :])
    return "/".join(parts[-2:])
