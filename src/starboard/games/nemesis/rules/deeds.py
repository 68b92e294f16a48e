"""A deed: something that can be done, or a reason why not. Cards, Items and Rooms are tables of deeds."""

from collections.abc import Callable
from typing import TypeAlias

from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.requests import Ask, Blocked, Procedure, Refusal

WhyNot: TypeAlias = Callable[[Nemesis, Character], Refusal | None]
Do: TypeAlias = Callable[[Nemesis, Character], Procedure[None] | None]  # plain when it asks nothing


def always(g: Nemesis, who: Character) -> Refusal | None:
    return None


class Deed:
    """What an Action does once it is paid, and the condition without which it may not be chosen (NEM-TURN-14)."""

    __slots__ = ("deed", "why_not")

    def __init__(self, deed: Do, why_not: WhyNot = always) -> None:
        self.deed = deed
        self.why_not = why_not

    def do(self, g: Nemesis, who: Character) -> Procedure[None]:
        going = self.deed(g, who)
        if going is not None:
            yield from going


def either(rule: str, alternatives: dict[str, Deed], private: bool = False) -> Deed:
    """Alternatives joined by OR: exactly one is chosen, and it must be possible (NEM-ACTION-11).

    `private` where what is possible follows from cards that others do not see.
    """

    def why_not(g: Nemesis, who: Character) -> Refusal | None:
        refusal: Refusal | None = None
        for deed in alternatives.values():
            refusal = deed.why_not(g, who)
            if refusal is None:
                return None
        return refusal

    def blocked(g: Nemesis, who: Character) -> Blocked:
        refusals = [(name, deed.why_not(g, who)) for name, deed in alternatives.items()]
        return [(name, refusal) for name, refusal in refusals if refusal is not None]

    def do(g: Nemesis, who: Character) -> Procedure[None]:
        possible = [name for name, deed in alternatives.items() if deed.why_not(g, who) is None]
        if not possible:  # none is left since it was chosen, so nothing happens (NEM-GEN-14)
            return
        chosen: str = yield Ask(
            who.seat, possible, rule, "alternative", blocked=lambda: blocked(g, who), private=private
        )
        yield from alternatives[chosen].do(g, who)

    return Deed(do, why_not)
