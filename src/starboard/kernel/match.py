"""One game being played, as everybody else holds it: answer it, go back in it, fork it.

The rules run in `driver`, what was played is in `history`, other worlds are made in `worlds`.
"""

from collections.abc import Sequence
from typing import Final

from starboard.kernel import worlds
from starboard.kernel.driver import Driver
from starboard.kernel.errors import CannotUndo, Diverged, IllegalAnswer, RuleFault
from starboard.kernel.fate import Fate
from starboard.kernel.faults import fault_of
from starboard.kernel.game import Game, Happening, State
from starboard.kernel.history import Entry, History, Moment, Position
from starboard.kernel.orders import Orders
from starboard.kernel.playout import Policy, play_on
from starboard.kernel.requests import FATE, Anyone, Ask, Payload
from starboard.kernel.script import Script

AGAIN: Final = "-again"  # ends the name of a choice that may be changed
FIRST: Final = "-first-"  # and a number end the name of a question that whoever is first answers


class Match(Driver):
    """One game: answer, undo, fork."""

    def __init__(
        self,
        game: Game,
        state: State,
        fate: Fate,
        listen: bool = True,
        hold_windows: bool = False,
        script: Sequence[Entry] | Script = (),
        orders: Orders | None = None,
        history: History | None = None,
    ) -> None:
        """A match from `state` on, a table at its start or at the checkpoint that the history stands at.

        What the script answers comes first.
        """
        super().__init__(game, fate, history or History(state.clone()), orders or Orders(game), listen, hold_windows)
        self.enter(state, script if isinstance(script, Script) else Script(script))

    # --- what was played ---

    @property
    def start(self) -> State:
        """The table before anything was played."""
        return self.history.start

    @property
    def journal(self) -> list[Entry]:
        return self.history.journal

    @property
    def happened(self) -> list[tuple[int, Happening]]:
        """What was told, each with the length of the journal then. Whoever keeps it elsewhere may clear it."""
        return self.history.happened

    @property
    def checkpoint(self) -> State:
        """The table at the last checkpoint."""
        return self.history.kept[-1].state

    @property
    def mark(self) -> int | None:
        """How much had been played then; None in a world that was imagined since."""
        return None if self.history.imagined else self.history.mark

    # --- answering ---

    def ask_id(self, seat: int) -> str:
        """Names the seat's current question; counted by its own answers, so it tells nothing of the others.

        A choice that may be changed has a name of its own: the question after it must not be mistaken for it. So has a
        question that somebody else may answer: whoever was too slow has not decided anything.
        """
        name = f"{self.history.epoch}-{len(self.history.decided.get(seat, ()))}"
        if isinstance(self.request, Anyone) and seat in self.asks:
            return f"{name}{FIRST}{self.request.turn}"
        return name + AGAIN if self.may_change(seat) else name

    def answer(self, seat: int, answer: Payload, ask_id: str | None = None) -> None:
        """Take a seat's answer, or raise `IllegalAnswer` and leave everything as it was."""
        ask = self.answerable(seat)
        if ask is None:
            raise IllegalAnswer(
                "the game is over" if self.over else "this seat is not asked anything now", seat, answer
            )
        if ask_id is not None and ask_id != self.ask_id(seat):
            raise IllegalAnswer("that question was already decided", seat, answer, ask.rule, ask.options)
        if isinstance(answer, list):
            answer = tuple(answer)
        if not self._allows(ask, answer):
            raise IllegalAnswer("that is not one of the options", seat, answer, ask.rule, ask.options)
        before = Moment(self.history)
        try:
            self.take(ask, answer)
            self.proceed()
        except RuleFault as fault:
            self._failed(before, fault)
            raise

    def _allows(self, ask: Ask, answer: Payload) -> bool:
        """Whether the answer is among the options, which rules may find only now."""
        try:
            return ask.allows(answer)
        except Exception as error:
            raise fault_of(self.game, len(self.journal), ask, error) from error

    def close_window(self) -> None:
        """A held reaction window has lasted its time: whoever did not react lets it pass."""
        if self.window is None:
            raise IllegalAnswer("no reaction window is open", FATE, None)
        before = Moment(self.history)
        try:
            self.close()
        except RuleFault as fault:
            self._failed(before, fault)
            raise

    def follow(self, entries: Sequence[Entry], closes_window: bool = False) -> None:
        """Take what another process has just played from this very position, as if it had been answered here.

        The entries are seats' answers and fate's outcomes, as its journal has them, those by standing orders included;
        `closes_window` says that the held reaction window closed with them. Where they do not fit, `Diverged` is raised
        and this match is of no further use: load it again. Where a rule fails the match is as before.
        """
        if closes_window and self.window is None:
            raise Diverged(0, "no reaction window is open")
        before = Moment(self.history)
        try:
            self.follow_script(Script(entries, complete=True), closes_window)
        except RuleFault as fault:
            self._failed(before, fault)
            raise
        if self.journal[before.length :] != list(entries):
            raise Diverged(len(self.journal) - before.length, "here the rules wait, or it was another rule that asked")

    # --- going back ---

    def undo_stops(self, seat: int) -> tuple[str, str] | None:
        """Why the seat cannot freely take back its last decision (reason and rule), or None when it can."""
        window = self.window
        return self.history.undo_stops(seat, window.rule if window is not None else None)

    def last_decision(self, seat: int) -> int | None:
        """Where in the journal the seat's last decision lies that can be taken back."""
        return self.history.last_decision(seat)

    def undo(self, seat: int, consent: bool = False) -> None:
        """Take back the seat's last decision: free until somebody learned something, beyond that by consent."""
        stops = self.undo_stops(seat)
        last = self.last_decision(seat)
        if last is None or (stops and not consent):
            reason, rule = stops or ("nothing", "")
            raise CannotUndo(reason, rule)
        self.rewind(last)

    def rewind(self, length: int) -> None:
        """Go back to when the journal had this length and a seat was about to decide."""
        history = self.history
        kept, happened = history.kept, [told for told in history.happened if told[0] <= length]
        self._stand_at(history.position_at(length))
        history.remember_before(kept)
        history.happened = happened

    def rewound(self, length: int) -> "Match":
        """Another match, one that has gone back to this length; this one stays as it is."""
        new = self.resumed(self.history.position_at(length))
        new.history.remember_before(self.history.kept)
        return new

    def moment(self) -> Moment:
        """To come back to with `back_to`, until the past is changed otherwise."""
        return Moment(self.history)

    def back_to(self, moment: Moment) -> None:
        """What was played since has not happened: every channel is as it was, but for fate, which speaks anew."""
        history = self.history
        happened = history.happened[: moment.happened]
        try:
            self._stand_at(history.position_then(moment))
        except RuleFault as again:
            raise Diverged(moment.length, "the rules fail where they did not fail before") from again
        history.kept, history.happened = moment.kept, happened

    def _failed(self, before: Moment, fault: RuleFault) -> None:
        """The rules have failed: all is again as it was. A world that is only imagined is of no further use."""
        fault.position = before.length
        if not before.imagined:
            self.back_to(before)

    # --- where it stands ---

    def position(self) -> Position:
        """Where the match stands, from its last checkpoint on."""
        if self.history.imagined:
            raise CannotUndo("an imagined world cannot be left and entered again")
        return self.history.position()

    def resumed(self, position: Position) -> "Match":
        """Another match of the same game and orders that stands at a position; nothing is told again."""
        history = History(self.start, keep=self.history.keep)
        return resume(self.game, position, self.fate, history, self.listen, self.hold_windows, self.orders)

    def _stand_at(self, position: Position) -> None:
        """Go to a position: only what was played since its checkpoint is played again, and nothing is told."""
        script = played_again(self.history.go_back(position), position)
        self.enter(position.kept.state.clone(), script)
        self.history.arrive(position)

    # --- other worlds ---

    def another(self, state: State, fate: Fate, script: Script, history: History) -> "Match":
        """A match of the same game and orders that nobody listens to."""
        return Match(self.game, state, fate, False, False, script, self.orders, history)

    def fork(self, fate: Fate) -> "Match":
        """The same game, to be played on without touching this one."""
        return worlds.fork(self, fate)

    def can_imagine(self, seat: int) -> bool:
        """A seat imagines when it is asked something, or between two actions, when nobody has answered yet."""
        return worlds.can_imagine(self, seat)

    def imagine(self, seat: int, fate: Fate) -> "Match":
        """A world as the seat may believe it to be: a fork with everything it may not know dealt again."""
        return worlds.imagine(self, seat, fate)

    def roll_out(self, fate: Fate, limit: int, policies: Sequence[Policy] | None = None) -> int:
        """Play a fork on, fast and for good: no journal, no checkpoints. Its state is all that is left of it."""
        if self.over:
            return 0
        self.state.events = None
        return play_on(self.game, self.procedure, self.request, self.got, self.state, fate, policies, limit)


def resume(
    game: Game,
    position: Position,
    fate: Fate,
    history: History,
    listen: bool = True,
    hold_windows: bool = False,
    orders: Orders | None = None,
) -> Match:
    """A match that stands at a position, with a history that has only its start yet; nothing is told again."""
    script = played_again(history.go_back(position), position)
    match = Match(game, position.kept.state.clone(), fate, listen, hold_windows, script, orders, history)
    history.arrive(position)
    return match


def played_again(entries: list[Entry], position: Position) -> Script:
    """What led from a position's checkpoint to the position; it was told before, and its windows have passed."""
    return Script(entries, checked=False, complete=True, quiet=True, windows=len(position.passed))
