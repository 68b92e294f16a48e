"""How a seat plays in the soak: at random, or in ways that lead where random play seldom comes."""

from collections.abc import Callable
from typing import Any, Final

from starboard.kernel.fate import Fate
from starboard.kernel.game import Hardships
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import Ask, Payload

RANDOM, RARE, EAGER, IDLE, SOCIAL = "random", "rare", "eager", "idle", "social"
TEMPERS: Final = (RANDOM, RARE, EAGER, IDLE, SOCIAL)
PATIENCE: Final = 5_000  # answers; people who get nowhere try something else, and a game without a clock may then end

Answer = Callable[[Any, Ask, Fate], Payload]


def label(ask: Ask, option: Payload) -> str:
    """What kind of choice an option is: its word, or just that it answers this kind of question."""
    return f"{ask.kind} {option}" if isinstance(option, str) else ask.kind


class SeatTempers:
    """The seats of one game with their tempers."""

    def __init__(self, tempers: tuple[str, ...], fate: Fate, hardships: Hardships | None) -> None:
        self.tempers = tempers
        self.fate = fate
        self.hardships = hardships
        self.all_random = all(temper == RANDOM for temper in tempers)
        self.picked: dict[str, int] = {}
        self.answered = 0

    def answer(self, g: Any, ask: Ask) -> Payload:
        """Whoever stands by and is first steps in: there is nothing else to choose from."""
        self.answered += 1
        if self.all_random or ask.standby or self.answered > PATIENCE:
            return random_answer(ask, self.fate)
        temper = self.tempers[ask.seat] if ask.seat < len(self.tempers) else RANDOM
        if temper == RARE:
            return self.rarest(ask)
        if temper == EAGER:
            return self.most(ask)
        if temper == IDLE:
            return self.least(ask)
        if temper == SOCIAL and self.hardships is not None and not ask.many:
            wanted = self.hardships.answer(g, ask, self.fate)
            if wanted is not None:
                return wanted
        return random_answer(ask, self.fate)

    def rarest(self, ask: Ask) -> Payload:
        """What was chosen least often in this game."""
        if ask.many or not ask.options:
            return random_answer(ask, self.fate)
        counts = [self.picked.get(label(ask, option), 0) for option in ask.options]
        least = min(counts)
        chosen = self.fate.pick([option for option, count in zip(ask.options, counts, strict=True) if count == least])
        name = label(ask, chosen)
        self.picked[name] = self.picked.get(name, 0) + 1
        return chosen

    def most(self, ask: Ask) -> Payload:
        """React whenever one can; take as many as one may."""
        if ask.many:
            options = list(ask.options)
            self.fate.shuffle(options)
            return tuple(options[: ask.most])
        return self.fate.pick(ask.options) if ask.options else None

    def least(self, ask: Ask) -> Payload:
        """Never react; take as few as one must."""
        if ask.many:
            options = list(ask.options)
            self.fate.shuffle(options)
            return tuple(options[: ask.least])
        return None if ask.least == 0 else self.fate.pick(ask.options)
