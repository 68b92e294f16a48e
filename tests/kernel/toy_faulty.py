"""Games whose rules fail when a test wants it."""

from typing import Any

from starboard.kernel.requests import Chance, Window

SECRET = "the card that nobody may see"


class Faulty:
    """A game whose rules fail when a test wants it: after so many more requests, by raising or by never ending."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.left = -1  # requests until it fails; negative: never
        self.endless = False
        self.failed = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def play(self, g: Any) -> Any:
        inner = self.game.play(g)
        answer = None
        while True:
            self.left -= 1
            if self.left == -1:
                yield from self.fail(g)
            try:
                request = inner.send(answer)
            except StopIteration:
                return
            answer = yield request
            yield from self.answered(g, request, answer)

    def answered(self, g: Any, request: Any, answer: Any) -> Any:
        """Games that fail because of an answer do it here."""
        yield from ()

    def fail(self, g: Any) -> Any:
        self.failed += 1
        if g.events is not None:
            g.events.append(None)  # half told
        g.reveals += 1
        while self.endless:
            yield Chance([1, 2], "TOY-LOOP-01", "loop")
        raise KeyError(SECRET)


class FailsOnAnswers(Faulty):
    """Rules that fail whenever one of these answers was given, or when a reaction window has passed."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.bad: set[Any] = set()
        self.tries = 0

    def answered(self, g: Any, request: Any, answer: Any) -> Any:
        word = "window" if isinstance(request, Window) else answer
        if isinstance(word, str) and word in self.bad:
            self.tries += 1
            raise KeyError(SECRET)
        yield from ()
