"""Playing one game of the soak fast: rules and fate, a journal, and the invariants at every checkpoint."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from starboard.kernel.errors import Diverged
from starboard.kernel.fate import Fate
from starboard.kernel.faults import BUDGET
from starboard.kernel.game import Game, State, new_table
from starboard.kernel.history import Entry
from starboard.kernel.playout import first_to_answer
from starboard.kernel.requests import FATE, Anyone, Ask, Chance, Checkpoint, Payload, Roll, Together
from starboard.lab.soak.coverage import Coverage
from starboard.lab.soak.faults import SoakFault
from starboard.lab.soak.tables import Plan
from starboard.lab.soak.tempers import SeatTempers

MOST_DECISIONS: Final = 50_000  # of a whole game, which has a few hundred
IN_QUESTIONS: Final = 100  # the invariants are looked at once in so many questions, beside those at checkpoints

Answer = Callable[[Any, Ask], Payload]


class Going:
    """A game that is being played, and what led here."""

    def __init__(
        self, game: Game, state: State, fate: Fate, answer: Answer, coverage: Coverage, every: int = 1
    ) -> None:
        self.game = game
        self.state: Any = state
        self.fate = fate
        self.answer = answer
        self.coverage = coverage
        self.journal: list[Entry] = []
        self.decisions = 0
        self.steps = 0  # since the last decision
        self.every = every  # the invariants are looked at once in so many checkpoints
        self.checkpoints = 0

    def play(self) -> None:
        """To the end, or until something is wrong."""
        going = self.game.play(self.state)
        request: Any = next(going, None)
        while request is not None:
            reply = self.reply(request)
            try:
                request = going.send(reply)
            except StopIteration:
                break
        self.finished()

    def whole_journal(self) -> list[Entry]:
        """All that led to a fault."""
        return self.journal

    def reply(self, request: Any) -> Payload:
        self.steps += 1
        if self.steps > BUDGET:
            raise SoakFault("budget", f"more than {BUDGET} steps between two decisions")
        if isinstance(request, Chance):
            return self.chance(request)
        if isinstance(request, Ask):
            if not request.private and request.forced():
                return request.only_answer()
            return self.ask(request)
        if isinstance(request, Checkpoint):
            self.checkpoint()
            return None
        if isinstance(request, Roll):
            return self.noted(request.rule, self.fate.roll(request))
        if isinstance(request, Anyone):
            if request.forced():
                return request.asks[0].seat, request.asks[0].only_answer()
            first = self.first(request)
            return first.seat, self.ask(first)
        alone = isinstance(request, Together)
        return {ask.seat: ask.only_answer() if alone and ask.forced() else self.ask(ask) for ask in request.asks}

    def first(self, request: Anyone) -> Ask:
        """The question that is answered, where whoever is first answers for all."""
        return first_to_answer(request, self.fate)

    def chance(self, chance: Chance) -> Payload:
        if not chance.outcomes:
            raise SoakFault("chance", f"nothing can come up for {chance.rule}")
        return self.noted(chance.rule, self.fate.draw(chance))

    def noted(self, rule: str, outcome: Payload) -> Payload:
        """What fate said."""
        self.journal.append((FATE, outcome, rule))
        self.coverage.note(rule)
        return outcome

    def ask(self, ask: Ask) -> Payload:
        self.decisions += 1
        self.steps = 0
        if self.decisions > MOST_DECISIONS:
            raise SoakFault("endless", f"more than {MOST_DECISIONS} decisions")
        if not ask.options and ask.least and not ask.standby:
            raise SoakFault("no option", f"{ask.kind} by {ask.rule} has nothing to choose from")
        answer = self.answer(self.state, ask)
        self.journal.append((ask.seat, answer, ask.rule))
        if not ask.allows(answer):
            raise SoakFault("refused", f"an option of {ask.kind} by {ask.rule} is not accepted: {answer!r}")
        self.coverage.asked(ask, answer)
        if self.decisions % IN_QUESTIONS == 0:
            self.sound(at_rest=False)
        return answer

    def checkpoint(self) -> None:
        self.checkpoints += 1
        if self.checkpoints % self.every == 0:
            self.sound(at_rest=True)
        if self.state.events:
            self.coverage.told(self.state.events)
            self.state.events = []

    def sound(self, at_rest: bool) -> None:
        found = self.game.impossible(self.state, at_rest)
        if found:
            raise SoakFault("impossible", "; ".join(found))

    def finished(self) -> None:
        self.sound(at_rest=True)
        if not self.game.over(self.state):
            raise SoakFault("end", "the rules have stopped, but the game is not over")
        results = self.game.results(self.state)
        if "winners" not in results:
            raise SoakFault("end", f"the results name no winners: {sorted(results)}")


class Scripted:
    """A fate and an answer for every seat out of a journal, for seeing a fault again."""

    def __init__(self, journal: Sequence[Entry]) -> None:
        self.left = list(journal)

    def next(self, seat: int, rule: str) -> Payload:
        """The next word of fate or of a seat; seats that were asked together may have answered in any order."""
        for at, (who, what, asked) in enumerate(self.left):
            if who == seat and asked == rule:
                del self.left[at]
                return what
            if who == seat or FATE in (who, seat):
                raise Diverged(at, f"{rule} asks {seat}, but {who} had the word: this fault does not show any more")
        raise Diverged(0, f"the journal has ended, and {rule} asks on: this fault does not show any more")

    def first(self, request: Anyone) -> Ask:
        """The question of whoever had the word, where anybody might have had it."""
        if self.left:
            who, _, asked = self.left[0]
            for ask in request.asks:
                if (ask.seat, ask.rule) == (who, asked):
                    return ask
        return request.asks[0]  # and `next` says what had been asked instead

    def answer(self, g: Any, ask: Ask) -> Payload:
        """The last answer may be the fault itself; what was accepted before it must be again."""
        answer = self.next(ask.seat, ask.rule)
        if self.left and not ask.allows(answer):
            raise Diverged(0, f"{answer!r} is not on offer for {ask.rule}: this fault does not show any more")
        return answer


class ScriptedFate(Fate):
    """Fate's words out of the same journal."""

    def __init__(self, script: Scripted) -> None:
        super().__init__(0)
        self.script = script

    def draw(self, chance: Chance) -> Payload:
        return self.said(chance)

    def roll(self, roll: Roll) -> tuple[Payload, ...]:
        faces: tuple[Payload, ...] = self.said(roll)
        return faces

    def said(self, request: Chance | Roll) -> Payload:
        outcome = self.script.next(FATE, request.rule)
        if not request.allows(outcome):
            raise Diverged(0, f"{outcome!r} cannot come up for {request.rule}: this fault does not show any more")
        return outcome


class GoingAgain(Going):
    """A game that is played once more as its journal says."""

    def __init__(self, game: Game, state: State, journal: Sequence[Entry]) -> None:
        self.script = Scripted(journal)
        super().__init__(game, state, ScriptedFate(self.script), self.script.answer, Coverage())

    def first(self, request: Anyone) -> Ask:
        return self.script.first(request)


def set_up(game: Game, plan: Plan, fate: Fate, seats: SeatTempers) -> State:
    """A prepared table: played to its first checkpoint, then made as hard as the game can."""
    g: Any = new_table(game, plan.seats, plan.mode, plan.options, plan.scenario)
    first = Going(game, g, fate, seats.answer, Coverage())
    going = game.play(g)
    request: Any = next(going)
    while not isinstance(request, Checkpoint):
        request = going.send(first.reply(request))
    hardships = game.hardships()
    assert hardships is not None
    hardships.prepare(g, fate)
    found = game.impossible(g, at_rest=True)
    if found:
        raise SoakFault("prepared", "; ".join(found))
    prepared: State = g
    return prepared
