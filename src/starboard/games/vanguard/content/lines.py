"""What a line of the cards' language says, once it has been read (`grammar`): plain values that rules interpret."""

from typing import Final

Arg = int | str


class Condition:
    """Something that holds or does not: `mark(kind,1)`, `up(M12)`."""

    __slots__ = ("args", "word")

    def __init__(self, word: str, args: tuple[Arg, ...]) -> None:
        self.word = word
        self.args = args

    def number(self, at: int, default: int = 1) -> int:
        value = self.args[at] if at < len(self.args) else default
        assert isinstance(value, int), f"{self.word}: {value!r} is no number"
        return value

    def text(self, at: int, default: str = "") -> str:
        value = self.args[at] if at < len(self.args) else default
        assert isinstance(value, str), f"{self.word}: {value!r} is no word"
        return value


class Effect:
    """One word with all its arguments, and what must hold for it to be carried out."""

    __slots__ = ("args", "guard", "word")

    def __init__(self, word: str, args: tuple[Arg, ...], guard: tuple[Condition, ...] = ()) -> None:
        self.word = word
        self.args = args
        self.guard = guard

    def number(self, at: int) -> int:
        value = self.args[at]
        assert isinstance(value, int), f"{self.word}: {value!r} is no number"
        return value

    def text(self, at: int) -> str:
        value = self.args[at]
        assert isinstance(value, str), f"{self.word}: {value!r} is no word"
        return value


Effects = tuple[Effect, ...]  # all of them, in this order
Outcome = tuple[Effects, ...]  # one of them, at the player's choice (VAN-CHOICE-01)

NOTHING: Final[Outcome] = ((Effect("none", ()),),)


def says_anything(outcome: Outcome) -> bool:
    """Whether an effect is printed at all, not only that nothing happens."""
    return any([effect.word != "none" for effects in outcome for effect in effects])


class Requirement:
    """Icons and dice that must be paid: one of the alternatives (VAN-RESULT-02), or an icon that must be absent.

    Elements are icons ("scout"), the Any icon ("any"), or dice of a colour ("red") or of any ("die").
    """

    __slots__ = ("absent", "alternatives")

    def __init__(self, alternatives: tuple[tuple[str, ...], ...], absent: str = "") -> None:
        self.alternatives = alternatives
        self.absent = absent


class Priced:
    """A Dice Combo, a Special Effect or a row: what it takes, what comes of it, and the result it is linked to."""

    __slots__ = ("link", "outcome", "requirement")

    def __init__(self, requirement: Requirement | None, outcome: Outcome, link: str = "") -> None:
        self.requirement = requirement
        self.outcome = outcome
        self.link = link


class Counted:
    """A track or a Time track: how many advances it takes, what comes of it, and the result it is linked to."""

    __slots__ = ("length", "link", "outcome")

    def __init__(self, length: int, outcome: Outcome, link: str = "") -> None:
        self.length = length
        self.outcome = outcome
        self.link = link


class Ability:
    """What a card lets somebody do: when, within which limits, at which cost, and what it does."""

    __slots__ = ("cost", "limits", "moment", "outcome")

    def __init__(self, moment: str, limits: tuple[str, ...], cost: Effects, outcome: Outcome) -> None:
        self.moment = moment
        self.limits = limits
        self.cost = cost
        self.outcome = outcome
