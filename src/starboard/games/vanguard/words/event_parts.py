"""How an event becomes a message: which of its arguments are spoken, each with the words for it.

The message of a kind is `vanguard-told-<kind>`. What is not spoken (dice, faces) is for whoever draws it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import Described
from starboard.kernel.requests import Payload

Args = Mapping[str, Payload]
Speller = Callable[[Vanguard, Payload], Any]
Own = Callable[[Vanguard, Args], dict[str, Any]]

ABOUT: Final = ("who", "to", "card", "gear", "action", "threat", "sector", "mission", "poi", "event")


class Told:
    """How one kind of event is told: the arguments that are spoken, and what it has words of its own for."""

    __slots__ = ("own", "spoken")

    def __init__(self, own: Own | None = None, **spoken: Speller) -> None:
        self.own = own
        self.spoken = spoken

    def message(self, g: Vanguard, kind: str, args: Args) -> Described:
        said: dict[str, Any] = {name: speller(g, args[name]) for name, speller in self.spoken.items()}
        if self.own is not None:
            said.update(self.own(g, args))
        return Described(f"vanguard-told-{kind}", said, about(args), target=args.get("sector") or None)


def about(args: Args) -> dict[str, Payload]:
    """The pieces of the table that it is about."""
    return {name: args[name] for name in ABOUT if args.get(name)}
