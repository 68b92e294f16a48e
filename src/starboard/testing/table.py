"""A scripted driver for one procedure: what is not scripted fails, and every scenario is run twice.

The second run starts from a copy of the arranged state and gets the recorded answers; it must end in the same state.
So a test cannot pass by accident, and a rule cannot depend on anything but the state and the answers.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from starboard.kernel.encoding import encode
from starboard.kernel.errors import IllegalAnswer
from starboard.kernel.fate import Fate
from starboard.kernel.game import Happening, State, listen
from starboard.kernel.pieces import Piece, plan_of
from starboard.kernel.requests import FATE, Anyone, Ask, Chance, Checkpoint, Payload, Procedure, Roll
from starboard.testing.remembered import Place, Remembered, covers


class UnscriptedQuestion(AssertionError):
    """The rules asked something, of a seat or of fate, that the test did not answer."""


class UnusedScript(AssertionError):
    """The test scripted a roll or an answer that nobody asked for."""


class ImpossibleTable(AssertionError):
    """The test arranged what the box cannot give: a unique thing twice, too many tokens, less than nothing."""


class Table:
    """The part of a test table that knows no game."""

    def __init__(self, g: State) -> None:
        self.g: Any = g
        self.ended = False
        self.asked: list[Ask] = []
        self.rolled: list[tuple[str, Payload]] = []
        self._fate: list[Payload] = []
        self._fate_by_kind: dict[str, list[Payload]] = {}
        self._answers: dict[Any, list[Payload]] = {}
        self._rest: Fate | None = None
        self._journal: list[tuple[int, Payload, str]] = []
        self._script: list[tuple[int, Payload, str]] | None = None
        self._spans = False  # one script for several runs

    # --- arranging ---

    def impossible(self) -> list[str]:
        """What no box could put on this table; a game's own table knows."""
        return []

    def _check_possible(self) -> None:
        if wrong := self.impossible():
            raise ImpossibleTable("; ".join(wrong))

    # --- scripting ---

    def fate(self, *outcomes: Payload, **by_kind: Payload) -> "Table":
        """What fate will say: outcomes in the order they are needed, or by kind (`noise_die=3`, lists for several).

        The kind of a chance is the third argument of its `Chance` or `Roll`, with underscores for hyphens; its rule id
        does as well (`TOY_DIE_01=3`). A roll of several dice is a tuple, one face for each die: `attack=(3, 0, 1)`.
        """
        self._fate += outcomes
        for kind, outcome in by_kind.items():
            several = outcome if isinstance(outcome, list) else [outcome]
            self._fate_by_kind.setdefault(kind.replace("_", "-"), []).extend(several)
        return self

    def any_fate(self, seed: int = 0) -> "Table":
        """Whatever is not scripted may fall as it likes; for what a test does not care about."""
        self._rest = Fate(seed)
        return self

    def answers(self, script: dict[Any, Payload]) -> "Table":
        """Answers by rule id or by kind of question; a list for several in turn; a key (seat, rule) for one seat.

        "all" and "none" stand for every option and for none of them, where several may be picked.
        """
        for key, answer in script.items():
            self._answers.setdefault(key, []).extend(answer if isinstance(answer, list) else [answer])
        return self

    @contextmanager
    def script(self) -> Iterator[None]:
        """One script for everything that is done inside: only at its end nothing of it may be left over."""
        assert not self._spans, "a script is already open"
        self._spans = True
        try:
            yield
        finally:
            self._spans = False
        self._check_nothing_left()

    # --- acting ---

    def run(self, procedure: Callable[..., Any] | Procedure[Any], *args: Any) -> Any:
        """Run a procedure of the rules with the table as its first argument: `table.run(noise_roll, pilot)`.

        A procedure already called, `table.run(noise_roll(table.g, pilot))`, works too. After an illegal answer the
        table is as it was before the run: nothing is paid.
        """
        self._check_possible()
        if not callable(procedure):
            procedure, args = _function_of(procedure), _arguments_of(procedure)
        before = self.g.clone()
        # Found now, because the run may take pieces off the table.
        copied = tuple([_counterpart(arg, self.g, before) for arg in args])
        if self.g.events is None:
            listen(self.g)
        start = len(self._journal)
        remembered = Remembered(self.g)
        try:
            result = self._drive(procedure, self.g, args)
        except IllegalAnswer:
            remembered.put_back()
            del self._journal[start:]
            raise
        if not self._spans:
            self._check_nothing_left()
        self._run_again(procedure, before, copied, self._journal[start:])
        return result

    def _run_again(self, procedure: Callable[..., Any], before: Any, args: tuple[Any, ...], journal: Any) -> None:
        again = Table(before)
        again._script = list(journal)
        again._catch = self._catch  # type: ignore[method-assign]
        again._drive(procedure, before, args)
        assert not again._script, f"the second run did not ask for {again._script}"
        assert encode(before) == encode(self.g), "the same answers led to another state"

    def _drive(self, procedure: Callable[..., Any], g: Any, args: tuple[Any, ...]) -> Any:
        try:
            going = procedure(g, *args)
            if not hasattr(going, "send"):
                return going
            answer: Payload = None
            while True:
                answer = self._fulfil(going.send(answer))
        except StopIteration as done:
            return done.value
        except Exception as error:
            if not self._catch(error):
                raise
            self.ended = True
            return None

    def _catch(self, error: Exception) -> bool:
        """Whether an exception is the game's own way of ending."""
        return False

    def _fulfil(self, request: Any) -> Payload:
        if isinstance(request, (Chance, Roll)):
            return self._record(FATE, self._outcome(request), request.rule)
        if isinstance(request, Checkpoint):
            return None
        if isinstance(request, Ask):
            return request.only_answer() if request.forced() else self._ask(request)
        if isinstance(request, Anyone):
            return self._first(request)
        return {ask.seat: self._ask(ask) for ask in request.asks}

    def _first(self, request: Anyone) -> Payload:
        """Whoever has an answer of its own in the script is first, those who stand by before all; else the first."""
        if request.forced():
            return request.asks[0].seat, request.asks[0].only_answer()
        if self._script is not None:
            ask = next(ask for ask in request.asks if ask.seat == self._script[0][0])
        else:
            asks = sorted(request.asks, key=lambda ask: not ask.standby)
            own = [ask for ask in asks if self._answers.get((ask.seat, ask.rule))]
            own += [ask for ask in asks if self._answers.get((ask.seat, ask.kind))]
            ask = (own or request.asks)[0]
        return ask.seat, self._ask(ask)

    def _record(self, seat: int, answer: Payload, rule: str) -> Payload:
        self._journal.append((seat, answer, rule))
        return answer

    def _outcome(self, request: Chance | Roll) -> Payload:
        if self._script is not None:
            return self._scripted(FATE, request.rule)
        outcome = self._forced(request)
        assert request.allows(outcome), f"{outcome!r} cannot come up for {request.kind}: {_possible(request)}"
        self.rolled.append((request.kind, outcome))
        return outcome

    def _forced(self, request: Chance | Roll) -> Payload:
        """What the test wants fate to say now."""
        for key in (request.kind, request.rule):
            if self._fate_by_kind.get(key):
                return self._fate_by_kind[key].pop(0)
        if isinstance(request, Chance):
            if len(set(request.outcomes)) == 1:
                return request.outcomes[0]
        elif all(len(set(die.faces)) == 1 for die in request.dice):
            return tuple(die.faces[0] for die in request.dice)
        if self._fate:
            outcome = self._fate.pop(0)
            return tuple(outcome) if isinstance(outcome, list) else outcome
        if self._rest is not None:
            return self._rest.draw(request) if isinstance(request, Chance) else self._rest.roll(request)
        raise UnscriptedQuestion(f"fate is asked for {request.kind} ({request.rule}): {_possible(request)}")

    def _ask(self, ask: Ask) -> Payload:
        if self._script is not None:
            return self._scripted(ask.seat, ask.rule)
        self.asked.append(ask)
        for key in ((ask.seat, ask.rule), (ask.seat, ask.kind), ask.rule, ask.kind):
            if self._answers.get(key):
                answer = _meaning(self._answers[key].pop(0), ask)
                if not ask.allows(answer):
                    raise IllegalAnswer("that is not one of the options", ask.seat, answer, ask.rule, ask.options)
                return self._record(ask.seat, answer, ask.rule)
        if ask.confirm and list(ask.options) == [ask.only_answer()]:  # whatever there is to read is read
            return self._record(ask.seat, ask.only_answer(), ask.rule)
        raise UnscriptedQuestion(f"seat {ask.seat} is asked {ask.kind} ({ask.rule}): {list(ask.options)}")

    def _scripted(self, seat: int, rule: str) -> Payload:
        assert self._script, f"the second run asks for more: {rule}"
        who, answer, asked = self._script.pop(0)
        assert (who, asked) == (seat, rule), f"the second run asks {rule} of {seat} instead of {asked} of {who}"
        return answer

    def _check_nothing_left(self) -> None:
        left = [*self._fate, *[f"{kind}: {o}" for kind, many in self._fate_by_kind.items() for o in many]]
        if left:
            raise UnusedScript(f"nobody rolled or drew: {left}")
        unused = {key: many for key, many in self._answers.items() if many}
        if unused:
            raise UnusedScript(f"nobody asked: {unused}")

    # --- looking back ---

    def question(self, key: str) -> Ask:
        """The last question asked under a rule id or of a kind."""
        for ask in reversed(self.asked):
            if key in (ask.rule, ask.kind):
                return ask
        raise AssertionError(f"nobody was asked {key}; asked were {[(a.rule, a.kind) for a in self.asked]}")

    def told(self, kind: str) -> list[Happening]:
        """What happened of this kind."""
        return [happening for happening in self.g.events or [] if happening.kind == kind]

    @contextmanager
    def refuses(self, rule: str) -> Iterator[None]:
        """The answer scripted inside is not legal under this rule, and nothing has changed by giving it."""
        kept = self._left()
        try:
            yield
        except IllegalAnswer as error:
            assert error.rule == rule, f"refused by {error.rule}, not by {rule}"
            self._fate, self._fate_by_kind, self._answers = kept if self._spans else ([], {}, {})
            return
        raise AssertionError(f"{rule} refused nothing")

    def _left(self) -> tuple[list[Payload], dict[str, list[Payload]], dict[Any, list[Payload]]]:
        """What of the script is still to come."""
        by_kind = {kind: many[:] for kind, many in self._fate_by_kind.items()}
        return self._fate[:], by_kind, {key: many[:] for key, many in self._answers.items()}

    @contextmanager
    def only_changes(self, *places: Place) -> Iterator[None]:
        """What is done inside changes each of these places and nothing else.

        A place is written as `"noise"` or `"players[0].hand"`, or is a piece (`pilot`), or a field of one
        (`(pilot, "hand")`); a piece covers all its fields.
        """
        before = Remembered(self.g)
        yield
        changed = before.changed()
        named = [before.place_of(place) for place in places]
        besides = [place for place in changed if not any(covers(name, place) for name in named)]
        assert not besides, f"also changed: {', '.join(besides)}"
        untouched = [name for name in named if not any(covers(name, place) for place in changed)]
        assert not untouched, f"did not change: {', '.join(untouched)}"


def _possible(request: Chance | Roll) -> str:
    """What fate may say, for a message."""
    if isinstance(request, Chance):
        return f"one of {sorted(set(map(str, request.outcomes)))}"
    return f"a face of each of the {len(request.dice)} dice {request.dice}"


def _meaning(answer: Payload, ask: Ask) -> Payload:
    if ask.many and answer == "all":
        return tuple(ask.options)
    if answer == "none":
        return () if ask.many else None
    if ask.many and isinstance(answer, (str, int)):
        return (answer,)
    return answer


def _function_of(going: Any) -> Callable[..., Any]:
    frame = going.gi_frame
    function: Callable[..., Any] = frame.f_globals[going.__name__]
    return function


def _arguments_of(going: Any) -> tuple[Any, ...]:
    code = going.gi_code
    names = code.co_varnames[1 : code.co_argcount]
    return tuple([going.gi_frame.f_locals[name] for name in names])


def _counterpart(arg: Any, g: Any, other: Any) -> Any:
    """The same piece on the copied table."""
    if isinstance(arg, list):
        return [_counterpart(part, g, other) for part in arg]
    if isinstance(arg, Piece):
        return next((copy for piece, copy in _pairs(g, other) if piece is arg), arg)
    return arg


def _pairs(value: Any, copy: Any) -> Iterator[tuple[Piece, Piece]]:
    """Every piece inside, with the one in its place in the copy."""
    if isinstance(value, Piece):
        yield value, copy
        for name in plan_of(value).names:
            yield from _pairs(getattr(value, name), getattr(copy, name))
    elif isinstance(value, list):
        for one, other in zip(value, copy, strict=True):
            yield from _pairs(one, other)
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from _pairs(one, copy[name])
