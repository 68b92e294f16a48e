"""The driver: a match answers what the rules yield and remembers every answer.

The game is its last checkpoint and the answers since; undo, fork and recovery all restore the one and give the other
again. The journal keeps outcomes, human or fate's, never seeds.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any, Final

from starboard.kernel.errors import CannotUndo, Diverged, IllegalAnswer, RuleFault
from starboard.kernel.fate import Fate
from starboard.kernel.faults import BUDGET, fault_of, stop
from starboard.kernel.game import Game, Happening, State, listen
from starboard.kernel.history import Barrier, Entry, Kept, Position, spread
from starboard.kernel.orders import Orders
from starboard.kernel.playout import Policy, play_on
from starboard.kernel.requests import FATE, Ask, Chance, Checkpoint, Payload, Roll, Together, Window

KEPT_CHECKPOINTS: Final = 32
_WAITING: Final = object()


class Moment:
    """What a match must remember of itself to come back here when what follows fails."""

    __slots__ = ("barriers", "checkpoint", "happened", "kept", "length", "mark", "windows")

    def __init__(self, match: "Match") -> None:
        self.length = len(match.journal)
        self.windows = len(match.passed)
        self.barriers = len(match.barriers)
        self.happened = len(match.happened)
        self.mark = match.mark
        self.checkpoint = match.checkpoint
        self.kept = match.kept


class Match:
    """One game being played: answer, view, undo, fork."""

    def __init__(
        self,
        game: Game,
        state: State,
        fate: Fate,
        listen: bool = True,
        hold_windows: bool = False,
        script: Sequence[Entry] = (),
        start: State | None = None,
        played: Sequence[Entry] = (),
        orders: Orders | None = None,
        trusted: bool = False,
        keep: int = KEPT_CHECKPOINTS,
        position: Position | None = None,
    ) -> None:
        """A match from `state` on. `script` is answered first; `played` led from `start` to this checkpoint.

        A `trusted` script was just played by the same rules and is not looked over again. `keep` says how many
        checkpoints to hold for undo; what lies before them is played again from the start. With a `position` (see
        `resumed`) the match stands where that one stood, and nothing is told again.
        """
        self.game = game
        self.fate = fate
        self.listen = listen
        self.hold_windows = hold_windows
        self.orders = orders or Orders(game)
        self.trusted = trusted
        self._watcher: Callable[[Any], None] | None = None
        self.keep = keep
        self.start = start or state.clone()
        self.journal: list[Entry] = list(played)
        self.past = len(played)  # so much was played by rules that may have changed: it is not taken back
        self.decided: dict[int, list[int]] = {}  # the journal positions of each seat's own decisions
        self._count_decisions()
        self.barriers: list[Barrier] = []  # in the order of the journal
        self.reacted: set[int] = set()  # journal positions answered in a reaction window, which names nobody
        self.happened: list[tuple[int, Happening]] = []
        self.passed: list[int] = []  # the length of the journal at each reaction window that has passed
        self.epoch = 0  # how often the past was changed, so that an answer to a vanished question is stale
        self._steps = 0  # what the rules yielded since the last decision
        self._windows_before = 0  # so many reaction windows pass by themselves: they have passed before
        if position is None:
            self.restore(state, len(self.journal), script, tell_again=listen)
        else:
            self._resume(position)

    def watch(self, watcher: Callable[[Any], None] | None) -> None:
        """Whenever something is told the watcher gets the table as it is then; it must not fail or change anything.

        What fails or is taken back has been told all the same: the match goes on with another state object.
        """
        self._watcher = watcher
        if self.state.events is not None:
            self.state.watcher = watcher

    # --- what is waiting ---

    @property
    def over(self) -> bool:
        return self._request is None

    @property
    def window(self) -> Window | None:
        """The open reaction window, asked of nobody in particular."""
        return self._request if isinstance(self._request, Window) else None

    @property
    def waiting(self) -> list[int]:
        """The seats everybody may know are deciding; a reaction window names nobody."""
        return [] if self.window else sorted(self.asks)

    def ask_id(self, seat: int) -> str:
        """Names the seat's current question; counted by its own answers, so it tells nothing of the others."""
        return f"{self.epoch}-{len(self.decided.get(seat, ()))}"

    # --- answering ---

    def answer(self, seat: int, answer: Payload, ask_id: str | None = None) -> None:
        """Take a seat's answer, or raise `IllegalAnswer` and leave everything as it was."""
        ask = self.asks.get(seat)
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
        before = Moment(self)
        try:
            self._take(ask, answer)
            self._proceed()
        except RuleFault as fault:
            self._failed(before, fault)
            raise

    def close_window(self) -> None:
        """A held reaction window has lasted its time: whoever did not react lets it pass."""
        if self.window is None:
            raise IllegalAnswer("no reaction window is open", FATE, None)
        before = Moment(self)
        try:
            for ask in list(self.asks.values()):
                self._take(ask, None)
            self._run(self._got)
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
        moment = Moment(self)
        try:
            self._follow(entries, closes_window)
        except RuleFault as fault:
            self._failed(moment, fault)
            raise

    def _follow(self, entries: Sequence[Entry], closes_window: bool) -> None:
        before = len(self.journal)
        self._script, self._at, self._following = entries, 0, True
        while self.asks and self._at < len(entries):
            self._answer_from_script()
        if closes_window:
            if self.asks:
                raise Diverged(self._at, f"the window cannot close: seats {sorted(self.asks)} are still asked")
            self._run(self._got)
        elif self._at:
            self._proceed()
        self._script, self._at, self._following = (), 0, False
        if self.journal[before:] != list(entries):
            raise Diverged(len(self.journal) - before, "here the rules wait, or it was another rule that asked")

    def _allows(self, ask: Ask, answer: Payload) -> bool:
        """Whether the answer is among the options, which rules may find only now."""
        try:
            return ask.allows(answer)
        except Exception as error:
            raise fault_of(self.game, len(self.journal), ask, error) from error

    def _take(self, ask: Ask, answer: Payload) -> None:
        self._steps = 0
        if isinstance(self._request, Window):
            self.reacted.add(len(self.journal))
        self._latest = len(self.journal)
        self.decided.setdefault(ask.seat, []).append(self._latest)
        self.journal.append((ask.seat, answer, ask.rule))
        self._got[ask.seat] = answer
        del self.asks[ask.seat]

    def _proceed(self) -> None:
        """Go on once everybody asked has answered."""
        if self.asks or (self.window and self.hold_windows):
            return
        if isinstance(self._request, Ask):
            self._run(self._got[self._request.seat])
        else:
            self._run(self._got)

    # --- running the rules ---

    def restore(
        self, state: State, mark: int, script: Sequence[Entry], tell_again: bool, following: bool = False
    ) -> None:
        """Enter the game at a checkpoint whose journal length is `mark`, giving again the answers of the script.

        What happens meanwhile is told only if asked for; after an undo it was told before.
        """
        self.state = state
        self.mark: int | None = mark
        self.checkpoint = self.start if mark == 0 else state.clone()
        self.kept: list[Kept] = [Kept(mark, len(self.passed), self.checkpoint)]
        self._script = script
        self._at = 0
        self._steps = 0
        self._following = following
        self._quiet = not tell_again
        self._reveals = state.reveals
        self.asks: dict[int, Ask] = {}
        self._got: dict[int, Payload] = {}
        self._request: Any = None
        state.events = None
        if self.listen and not self._quiet:
            listen(state, self._watcher)
        self._procedure = self.game.play(state)
        self._run(None)

    def _play_again(self, kept: Kept, length: int, windows: int) -> None:
        """From a checkpoint to where the journal had this length and so many reaction windows had passed.

        Nothing is told, no orders are obeyed: what they answered is in the journal.
        """
        script = self.journal[kept.mark : length]
        self.journal = self.journal[: kept.mark]
        self._count_decisions()
        self.barriers = [barrier for barrier in self.barriers if barrier[0] <= kept.mark]
        self.reacted = {at for at in self.reacted if at < kept.mark}
        self.passed = self.passed[: kept.windows]
        self._windows_before = windows
        trusted, self.trusted = self.trusted, True
        self.restore(kept.state.clone(), kept.mark, script, tell_again=False, following=True)
        self._script_ends()
        self._following, self._windows_before, self.trusted = False, 0, trusted
        if len(self.journal) != length:
            raise Diverged(len(self.journal), "here the rules wait")

    def moment(self) -> Moment:
        """To come back to with `back_to`, until the past is changed otherwise."""
        return Moment(self)

    def _failed(self, before: Moment, fault: RuleFault) -> None:
        """The rules have failed: all is again as it was. A world that is only imagined is of no further use."""
        fault.position = before.length
        if before.mark is not None:
            self.back_to(before)

    def back_to(self, moment: Moment) -> None:
        """What was played since has not happened: every channel is as it was, but for fate, which speaks anew."""
        barriers = self.barriers[: moment.barriers]
        happened = self.happened[: moment.happened]
        try:
            self._play_again(moment.kept[-1], moment.length, moment.windows)
        except RuleFault as again:
            raise Diverged(moment.length, "the rules fail where they did not fail before") from again
        self.mark, self.checkpoint, self.kept = moment.mark, moment.checkpoint, moment.kept
        self.barriers, self.happened = barriers, happened

    def _script_ends(self) -> None:
        """From here on it is the present: people listen again."""
        self._script, self._at = (), 0
        if self._quiet and self.listen:
            listen(self.state, self._watcher)
        self._quiet = False

    def _run(self, answer: Payload) -> None:
        """Let the rules go on until they need a seat, or raise `RuleFault` somewhere on the way."""
        send = self._procedure.send
        request: Any = self._request
        try:
            while True:
                if isinstance(self._request, Window):
                    self._window_passed(self._request)
                    self.passed.append(len(self.journal))
                self._steps += 1
                if self._steps > BUDGET:
                    stop(self._procedure)
                try:
                    request = send(answer)
                except StopIteration:
                    self._request = None
                    break
                answer = self._fulfil(request)
                if answer is _WAITING:
                    break
            self._note_reveals()
        except (Diverged, RuleFault):
            raise
        except Exception as error:
            raise fault_of(self.game, len(self.journal), request, error) from error
        self._harvest()

    def _note_reveals(self) -> None:
        """Somebody learned something since the last decision: undo stops here."""
        if self.state.reveals != self._reveals:
            self._reveals = self.state.reveals
            self._raise_barrier("revealed", "")

    def _raise_barrier(self, reason: str, rule: str) -> None:
        """Undo stops at the first barrier after a decision; any further one before the next decision never matters."""
        if not self.barriers or self.barriers[-1][0] <= self._latest:
            self.barriers.append((len(self.journal), reason, rule))

    def _fulfil(self, request: Any) -> Payload:
        if isinstance(request, Chance):
            return self._chance(request)
        if isinstance(request, Checkpoint):
            self._keep_checkpoint()
            return None
        if isinstance(request, Ask):
            answered = not request.private and request.forced()
            return request.only_answer() if answered else self._wait(request, [request])
        if isinstance(request, Roll):
            return self._chance(request)
        if isinstance(request, Window):
            self._window_passed(request)
        return self._wait(request, request.asks)

    def _window_passed(self, window: Window) -> None:
        """Undo stops at both ends of a reaction window, whoever was asked in it."""
        self._raise_barrier("window", window.rule)
        self._request = None

    def _chance(self, chance: Chance | Roll) -> Payload:
        if self._at < len(self._script):
            outcome = self._scripted(FATE, chance.rule)
            if not self.trusted and not chance.allows(outcome):
                raise Diverged(self._at - 1, f"{outcome!r} cannot come up for {chance.rule}")
        else:
            if self._following:
                raise Diverged(self._at, f"fate's word on {chance.rule} is missing")
            if self._script or self._quiet:
                self._script_ends()
            outcome = self.fate.draw(chance) if isinstance(chance, Chance) else self.fate.roll(chance)
        self.journal.append((FATE, outcome, chance.rule))
        self._raise_barrier("fate", chance.rule)
        return outcome

    def _keep_checkpoint(self) -> None:
        self.checkpoint = self.state.clone()
        self.mark = len(self.journal)
        kept = Kept(self.mark, len(self.passed), self.checkpoint)
        before = self.kept if self.kept[-1].mark < self.mark else self.kept[:-1]
        self.kept = spread([*before, kept], self.keep)  # a new list: a `Moment` may hold the old one

    def _wait(self, request: Any, asks: list[Ask]) -> Payload:
        """Wait for the seats, unless the script or standing orders already answer for them."""
        self._note_reveals()
        self._request = request
        self._got = {}
        self.asks = {ask.seat: ask for ask in asks}
        if self.asks and min(self.asks) < 0:
            raise ValueError(f"only seats are asked, not {min(self.asks)}")
        if isinstance(request, Together):
            for ask in asks:
                if ask.forced():
                    self._got[ask.seat] = ask.only_answer()
                    del self.asks[ask.seat]
        while self.asks and self._at < len(self._script):
            self._answer_from_script()
        if isinstance(request, Window) and not self._following:  # what was ordered is among the entries followed
            self._obey_orders()
        held = isinstance(request, Window) and self.hold_windows and self._at == len(self._script)
        if self.asks or (held and len(self.passed) >= self._windows_before):
            if self._script or self._quiet:
                self._script_ends()
            return _WAITING
        return self._got[request.seat] if isinstance(request, Ask) else self._got

    def _obey_orders(self) -> None:
        for ask in list(self.asks.values()):
            if self.orders.declines(self.state, ask):
                self._take(ask, None)

    def _answer_from_script(self) -> None:
        seat, answer, rule = self._script[self._at]
        ask = self.asks.get(seat)
        if ask is None:
            raise Diverged(self._at, f"seat {seat} answered {rule}, but seats {sorted(self.asks)} are asked")
        self._scripted(seat, ask.rule)
        if not self.trusted and not ask.allows(answer):
            raise Diverged(self._at - 1, f"{answer!r} is not on offer for {ask.rule}")
        self._take(ask, answer)

    def _scripted(self, seat: int, rule: str) -> Payload:
        who, outcome, _ = self._script[self._at]
        if who != seat:
            raise Diverged(self._at, f"the rules ask {'fate' if seat == FATE else f'seat {seat}'} for {rule}")
        self._at += 1
        return outcome

    def _harvest(self) -> None:
        if self.state.events:
            stamp = len(self.journal)
            for happening in self.state.events:
                self.happened.append((stamp, happening))
            self.state.events = []

    # --- undo ---

    def undo_stops(self, seat: int) -> tuple[str, str] | None:
        """Why the seat cannot freely take back its last decision (reason and rule), or None when it can."""
        last = self.last_decision(seat)
        if last is None:
            return "nothing", ""
        if self.window is not None:
            return "window", self.window.rule
        first = bisect_right(self.barriers, last, key=_position)
        barrier = self.barriers[first] if first < len(self.barriers) else None
        for at in range(last + 1, barrier[0] - 1 if barrier else len(self.journal)):
            who, _, rule = self.journal[at]
            if who != FATE and at not in self.reacted:
                return "decided", rule
        return (barrier[1], barrier[2]) if barrier else None

    def last_decision(self, seat: int) -> int | None:
        decided = self.decided.get(seat)
        return decided[-1] if decided and decided[-1] >= self.past else None

    def _count_decisions(self) -> None:
        self.decided = {}
        self._latest = -1  # the position of the last decision of any seat
        for at, entry in enumerate(self.journal):
            if entry[0] != FATE:
                self._latest = at
                self.decided.setdefault(entry[0], []).append(at)

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
        nearest = self._nearest(length)
        earlier = [kept for kept in self.kept if kept.mark < nearest.mark]
        self.happened = [(stamp, happening) for stamp, happening in self.happened if stamp <= length]
        self.epoch += 1
        self._play_again(nearest, length, bisect_right(self.passed, length))
        self.kept = spread([*earlier, *self.kept], self.keep)

    def rewound(self, length: int) -> "Match":
        """Another match, one that has gone back to this length; this one stays as it is."""
        nearest = self._nearest(length)
        barriers = [barrier for barrier in self.barriers if barrier[0] <= length]
        reacted = {at for at in self.reacted if at < length}
        passed = self.passed[: bisect_right(self.passed, length)]
        there = Position(nearest, self.journal[:length], self.past, passed, barriers, reacted, self.epoch + 1)
        new = self.resumed(there)
        earlier = [kept for kept in self.kept if kept.mark < new.kept[0].mark]
        new.kept = spread([*earlier, *new.kept], self.keep)
        return new

    def reaches(self, length: int) -> bool:
        """Whether it can go back so far; what was played by older rules lies behind."""
        return length >= self.past and (self.past == 0 or self.kept[0].mark <= length)

    def _nearest(self, length: int) -> Kept:
        """The last checkpoint before the journal grew beyond this length."""
        if not self.reaches(length):
            raise CannotUndo("nothing")
        nearest = Kept(0, 0, self.start)
        for kept in self.kept:
            if nearest.mark <= kept.mark <= length:
                nearest = kept
        return nearest

    # --- where it stands ---

    def position(self) -> Position:
        """Where the match stands, from its last checkpoint on."""
        if self.mark is None:
            raise CannotUndo("an imagined world cannot be left and entered again")
        journal, passed = self.journal[:], self.passed[:]
        return Position(self.kept[-1], journal, self.past, passed, self.barriers[:], set(self.reacted), self.epoch)

    def resumed(self, position: Position) -> "Match":
        """Another match of the same game and orders that stands at a position; nothing is told again."""
        return Match(
            self.game,
            self.start,
            self.fate,
            self.listen,
            self.hold_windows,
            start=self.start,
            orders=self.orders,
            keep=self.keep,
            position=position,
        )

    def _resume(self, position: Position) -> None:
        """Stand where another match stood: only what was played since its checkpoint is played again."""
        self.journal = position.journal
        self.past = position.past
        self.passed = position.passed
        self.epoch = position.epoch
        self._play_again(position.kept, len(position.journal), len(position.passed))
        self.barriers = position.barriers
        self.reacted = position.reacted

    # --- other worlds ---

    def fork(self, fate: Fate) -> "Match":
        """The same game, to be played on without touching this one."""
        if self.mark is None:
            raise CannotUndo("an imagined world can be forked again only after its next checkpoint")
        past = self.journal[self.mark :]
        start = self.checkpoint
        return Match(self.game, start.clone(), fate, False, False, past, start, orders=self.orders, trusted=True)

    def roll_out(self, fate: Fate, limit: int, policies: Sequence[Policy] | None = None) -> int:
        """Play a fork on, fast and for good: no journal, no checkpoints. Its state is all that is left of it."""
        if self.over:
            return 0
        self.state.events = None
        return play_on(self.game, self._procedure, self._request, self._got, self.state, fate, policies, limit)

    def can_imagine(self, seat: int) -> bool:
        """A seat imagines when it is asked something, or between two actions, when nobody has answered yet."""
        return seat in self.asks or self.mark == len(self.journal)

    def imagine(self, seat: int, fate: Fate) -> "Match":
        """A world as the seat may believe it to be: a fork with everything it may not know dealt again."""
        if not self.can_imagine(seat):
            raise CannotUndo("a seat can imagine the table only when it is asked, or between actions")
        if self.mark == len(self.journal):  # the question itself is asked anew in the imagined world
            state = self.checkpoint.clone()
            self.game.determinize(state, seat, fate)
            return Match(self.game, state, fate, False, orders=self.orders)
        new = self.fork(fate)
        self.game.determinize(new.state, seat, fate)
        new._imagine_answers(seat, fate)
        new.mark = None
        return new

    def _imagine_answers(self, seat: int, fate: Fate) -> None:
        """What the others answered in private, or could react with, is unknown to the seat as well."""
        if isinstance(self._request, Together):
            for ask in self._request.asks:
                if ask.seat != seat and ask.seat in self._got:
                    self._got[ask.seat] = fate.pick(ask.options)
        elif isinstance(self._request, Window):
            for other in list(self._got):
                if other != seat:
                    self._got[other] = None
            for other in list(self.asks):
                if other != seat:
                    self._take(self.asks[other], None)


def _position(stamped: tuple[Any, ...]) -> int:
    position: int = stamped[0]
    return position
