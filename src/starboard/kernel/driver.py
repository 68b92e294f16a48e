"""Running a game's rules: what they yield is answered by seats, by fate or by a script, and written down."""

from collections.abc import Callable
from typing import Any, Final

from starboard.kernel.errors import Diverged, RuleFault
from starboard.kernel.fate import Fate
from starboard.kernel.faults import BUDGET, fault_of, stop
from starboard.kernel.game import Game, State, listen
from starboard.kernel.history import History
from starboard.kernel.orders import Orders
from starboard.kernel.requests import Anyone, Ask, Chance, Checkpoint, Payload, Roll, Together, Window
from starboard.kernel.script import Script

_WAITING: Final = object()


class Driver:
    """The rules of one game, run from a checkpoint to where a seat must decide, and on from there.

    Without `listen` nothing is told. With `hold_windows` a reaction window stays open until it is closed, even if
    nobody can react.
    """

    def __init__(
        self, game: Game, fate: Fate, history: History, orders: Orders, listen: bool, hold_windows: bool
    ) -> None:
        self.game = game
        self.fate = fate
        self.history = history
        self.orders = orders
        self.listen = listen
        self.hold_windows = hold_windows
        self._watcher: Callable[[Any], None] | None = None

    def watch(self, watcher: Callable[[Any], None] | None) -> None:
        """Whenever something is told the watcher gets the table as it is then; it must not fail or change anything.

        What fails or is taken back has been told all the same: the match goes on with another state object.
        """
        self._watcher = watcher
        if self.state.events is not None:
            self.state.watcher = watcher

    def enter(self, state: State, script: Script) -> None:
        """Run the rules from the last checkpoint of the history on; the script's answers come first."""
        self.state = state
        self.asks: dict[int, Ask] = {}  # who is asked what
        self.request: Any = None  # what the rules wait for
        self.got: dict[int, Payload] = {}  # who has answered it
        self._script: Script | None = script  # None: this is the present
        self._steps = 0  # what the rules have yielded since the last decision
        self._questions = 0  # asked of a single seat since the last checkpoint
        self.forced: list[int] = []  # those of them that had one answer, by their number
        self._reveals = state.reveals
        state.events = None
        if self.listen and not script.quiet:
            listen(state, self._watcher)
        self.procedure = self.game.play(state)
        self.run(None)
        if script.complete:
            self._script_ends()
            if script.more():
                raise Diverged(len(self.history.journal), "here the rules wait")

    # --- what is waiting ---

    @property
    def over(self) -> bool:
        return self.request is None

    @property
    def window(self) -> Window | None:
        """The open reaction window, asked of nobody in particular."""
        return self.request if isinstance(self.request, Window) else None

    @property
    def waiting(self) -> list[int]:
        """The seats everybody may know are deciding; a reaction window names nobody."""
        return [] if self.window else sorted([seat for seat, ask in self.asks.items() if not ask.standby])

    def may_change(self, seat: int) -> Ask | None:
        """The choice that the seat has made on a page which others still read: it counts only when all have read."""
        request = self.request
        if not isinstance(request, Together) or request.page is None or not self.asks or seat not in self.got:
            return None
        for ask in request.asks:
            if ask.seat == seat and not ask.only_confirms():
                return ask
        return None

    def answerable(self, seat: int) -> Ask | None:
        """What the seat may answer now: the question it is asked, or its choice on a page, anew."""
        return self.asks.get(seat) or self.may_change(seat)

    # --- answers ---

    def take(self, ask: Ask, answer: Payload) -> None:
        """A seat has answered; the rules do not go on yet."""
        self._steps = 0
        if isinstance(self.request, Window):
            self.history.note_reaction(ask.seat, answer, ask.rule)
        else:
            self.history.note_decision(ask.seat, answer, ask.rule)
        self.got[ask.seat] = answer
        if isinstance(self.request, Anyone):
            self.asks = {}  # the others come too late
        else:
            self.asks.pop(ask.seat, None)

    def proceed(self) -> None:
        """Go on once everybody asked has answered."""
        if not self.asks and not (self.hold_windows and self.window):
            self.run(self._whole_answer())

    def close(self) -> None:
        """The open window has lasted its time: whoever did not react lets it pass."""
        for ask in list(self.asks.values()):
            self.take(ask, None)
        self.run(self.got)

    def follow_script(self, script: Script, closes_window: bool) -> None:
        """Answer from a complete script, and close the open window if it was closed with it."""
        self._script = script
        self._take_scripted(script)
        if closes_window:
            if self.asks:
                raise Diverged(script.at, f"the window cannot close: seats {sorted(self.asks)} are still asked")
            self.run(self.got)
        elif script.at:
            self.proceed()
        self._script = None

    def _take_scripted(self, script: Script) -> None:
        while self.asks and script.more():
            ask = self.may_change(script.next_seat()) or script.ask_for_next(self.asks)
            self.take(ask, script.seats_word(ask))

    def _whole_answer(self) -> Payload:
        """What the rules get: the seat's answer, who was first with which, or those of all that were asked together."""
        if isinstance(self.request, Ask):
            return self.got[self.request.seat]
        return next(iter(self.got.items())) if isinstance(self.request, Anyone) else self.got

    # --- running ---

    def run(self, answer: Payload) -> None:
        """Let the rules go on until they need a seat, or raise `RuleFault` somewhere on the way."""
        send = self.procedure.send
        request: Any = self.request
        try:
            if isinstance(request, Window):
                self._window_passes(request)
            while True:
                self._steps += 1
                if self._steps > BUDGET:
                    stop(self.procedure)
                try:
                    request = send(answer)
                except StopIteration:
                    self.request = None
                    break
                if isinstance(request, Chance):
                    answer = self._say(request)
                elif isinstance(request, Ask):
                    answer = self._ask(request)
                elif isinstance(request, Checkpoint):
                    self.history.note_checkpoint(self.state)
                    self._questions, self.forced = 0, []
                    answer = None
                elif isinstance(request, Roll):
                    answer = self._say(request)
                else:
                    answer = self._ask_several(request)
                if answer is _WAITING:
                    break
            self._note_reveals()
        except (Diverged, RuleFault):
            raise
        except Exception as error:
            raise fault_of(self.game, len(self.history.journal), request, error) from error
        self._note_events()

    def _say(self, request: Chance | Roll) -> Payload:
        """Fate's word."""
        script = self._script
        if script is not None and script.at < len(script.entries):
            outcome = script.fates_word(request)
        else:
            if script is not None:
                if script.complete:
                    raise Diverged(script.at, f"fate's word on {request.rule} is missing")
                self._script_ends()
            outcome = self.fate.draw(request) if isinstance(request, Chance) else self.fate.roll(request)
        self.history.note_fate(outcome, request.rule)
        return outcome

    def _ask(self, ask: Ask) -> Payload:
        """A seat's word, unless there is no choice."""
        self._questions += 1
        if not ask.private and self._is_forced(ask):
            self.forced.append(self._questions)
            return ask.only_answer()
        self._note_reveals()
        if ask.seat < 0:
            raise ValueError(f"only seats are asked, not {ask.seat}")
        script = self._script
        if script is not None:
            if script.at < len(script.entries):
                if self.state.events:
                    self._note_events()
                answer = script.seats_word(ask)
                self._steps = 0
                self.history.note_decision(ask.seat, answer, ask.rule)
                return answer
            self._script_ends()
        self.request = ask
        self.got = {}
        self.asks = {ask.seat: ask}
        return _WAITING

    def _is_forced(self, ask: Ask) -> bool:
        """Whether there is one answer. Of a question that is asked again it may be known, and nothing is listed."""
        if self._script is not None and self._script.forced is not None:
            return self._questions in self._script.forced
        return ask.forced()

    def _ask_several(self, request: Any) -> Payload:
        """The word of seats that choose at the same time, or may react."""
        if isinstance(request, Window):
            self.history.raise_barrier("window", request.rule)
        self._note_reveals()
        self.request = request
        self.got = {}
        self.asks = {ask.seat: ask for ask in request.asks}
        if self.asks and min(self.asks) < 0:
            raise ValueError(f"only seats are asked, not {min(self.asks)}")
        if isinstance(request, Together):
            self._answer_forced(request)
        elif isinstance(request, Anyone) and request.forced():
            self.got, self.asks = {request.asks[0].seat: request.asks[0].only_answer()}, {}
        self._note_events()  # before orders or a script answer, so that both stamp what was told alike
        script = self._script
        if script is not None:
            self._take_scripted(script)
        if isinstance(request, Window):
            if script is None or not script.complete:  # what was ordered is among the answers of a complete script
                self._obey_orders()
            if self.asks or self._is_held(script):
                self._script_ends()
                return _WAITING
            self._window_passes(request)
        elif self.asks:
            self._script_ends()
            return _WAITING
        return self._whole_answer()

    def _answer_forced(self, together: Together) -> None:
        for ask in together.asks:
            if ask.forced():
                self.got[ask.seat] = ask.only_answer()
                del self.asks[ask.seat]

    def _obey_orders(self) -> None:
        for ask in list(self.asks.values()):
            if self.orders.declines(self.state, ask):
                self.take(ask, None)

    def _is_held(self, script: Script | None) -> bool:
        """Whether a window that everybody has answered stays open; one that has passed before does not."""
        if not self.hold_windows or (script is not None and script.more()):
            return False
        return script is None or len(self.history.passed) >= script.windows

    def _window_passes(self, window: Window) -> None:
        """Undo stops at both ends of a reaction window, whoever was asked in it."""
        self.history.raise_barrier("window", window.rule)
        self.history.passed.append(len(self.history.journal))
        self.request = None

    def _note_events(self) -> None:
        """What was told since the last decision."""
        if self.state.events:
            self.history.note_events(self.state.events)
            self.state.events = []

    def _note_reveals(self) -> None:
        """Somebody learned something since the last decision: undo stops here."""
        if self.state.reveals != self._reveals:
            self._reveals = self.state.reveals
            self.history.raise_barrier("revealed", "")

    def _script_ends(self) -> None:
        """From here on it is the present: people listen again."""
        if self._script is not None:
            if self._script.quiet and self.listen:
                listen(self.state, self._watcher)
            self._script = None
