"""The slow checks, now and then: whatever a table does with a match beside answering.

Each check is given a match at a decision and dice of its own, leaves the match as it was, and raises when something is
not as it should be. `prepared` says that the table was not as `Game.new` gives it.
"""

from collections.abc import Callable
from typing import Final

from starboard.kernel.encoding import decode, encode
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game, State
from starboard.kernel.history import Entry
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import FATE, Ask, Chance, Payload, Roll
from starboard.kernel.saves import dump, load
from starboard.kernel.seat_view import events, view
from starboard.kernel.visibility import OPEN, SPECTATOR
from starboard.lab.soak.coverage import Coverage
from starboard.lab.soak.faults import SoakFault
from starboard.lab.soak.playing import MOST_DECISIONS
from starboard.lab.soak.tempers import SeatTempers

EVERY: Final = 12  # decisions between two looks, on average


def seats_of(match: Match) -> list[int]:
    """All seats and the spectators; never those who see everything."""
    return [SPECTATOR, *range(len(match.game.setup_of(match.state).seats))]


def same(what: str, one: object, other: object) -> None:
    if one != other:
        raise SoakFault(what, "the table is another one afterwards")


def views(match: Match, fate: Fate, prepared: bool) -> None:
    """Everybody can be shown the table, the question with all its options, and what happened, in words."""
    for seat in (OPEN, *seats_of(match)):
        view(match, seat)
        for event in events(match, seat, max(0, len(match.happened) - 30)):
            match.game.story(match.state, event["kind"], event["args"])
    for ask in match.asks.values():
        for option in ask.options:
            if not ask.many and not ask.allows(option):
                raise SoakFault("refused", f"an option of {ask.kind} by {ask.rule} is not accepted: {option!r}")


def saves(match: Match, fate: Fate, prepared: bool) -> None:
    """Saved and loaded, or resumed from the checkpoint, it is the same game with the same question."""
    if prepared:  # such a table cannot be set up from a save
        state = decode(match.game.state_kind, encode(match.checkpoint))
        other = Match(match.game, state, fate, script=match.journal[match.mark :])
    else:
        loaded = load(dump(match), {match.game.name: match.game}, fate)
        if loaded.notice:
            raise SoakFault("save", loaded.notice)
        other = loaded.match
    same("save", encode(other.state), encode(match.state))
    same("save", sorted(other.asks), sorted(match.asks))


def undo(match: Match, fate: Fate, prepared: bool) -> None:
    """An answer taken back leaves the table as it was, and given again the same as before."""
    if match.over:
        return
    before, told = encode(match.state), len(match.happened)
    length = len(match.journal)
    seat, reacting = fate.pick(sorted(match.asks)), match.window is not None
    answer = random_answer(match.asks[seat], fate)
    match.answer(seat, answer)
    after, played = encode(match.state), match.journal[length:]
    if reacting and answer is None:  # to let a window pass is no decision that can be taken back
        match.rewind(length)
    else:
        match.undo(seat, consent=True)
    same("undo", encode(match.state), before)
    same("undo", (len(match.journal), len(match.happened)), (length, told))
    again = match.fork(fate)
    again.follow(played)
    same("redo", encode(again.state), after)


def fork(match: Match, fate: Fate, prepared: bool) -> None:
    """A copy is the same game, and playing it on does not touch this one."""
    before = encode(match.state)
    other = match.fork(fate)
    same("fork", encode(other.state), before)
    for _ in range(6):
        if not other.over:
            seat = fate.pick(sorted(other.asks))
            other.answer(seat, random_answer(other.asks[seat], fate))
    same("fork", encode(match.state), before)


def imagine(match: Match, fate: Fate, prepared: bool) -> None:
    """A world that a seat imagines looks the same to it, and can be played to its end."""
    seat = fate.pick(seats_of(match))
    if match.over or not match.can_imagine(seat):
        return
    world = match.imagine(seat, fate)
    same("imagine", project(world.state, seat), project(match.state, seat))
    world.roll_out(fate, MOST_DECISIONS)


CHECKS: Final[dict[str, Callable[[Match, Fate, bool], None]]] = {
    "views": views,
    "saves": saves,
    "undo": undo,
    "fork": fork,
    "imagine": imagine,
}


class CheckFailed(Exception):
    """One of the slow checks failed: which, and with which dice; the reason is its cause."""

    def __init__(self, check: str, check_seed: int) -> None:
        self.check = check
        self.check_seed = check_seed
        super().__init__(f"the check of {check} failed")


def look(match: Match, name: str, seed: int, prepared: bool) -> None:
    """Run one check; what goes wrong says which it was."""
    try:
        CHECKS[name](match, Fate(seed), prepared)
    except Exception as error:
        raise CheckFailed(name, seed) from error


class RecordingFate(Fate):
    """Fate that remembers its words: a match that refuses an answer after a fault has forgotten them."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.words: list[Entry] = []

    def draw(self, chance: Chance) -> Payload:
        outcome = super().draw(chance)
        self.words.append((FATE, outcome, chance.rule))
        return outcome

    def roll(self, roll: Roll) -> tuple[Payload, ...]:
        faces = super().roll(roll)
        self.words.append((FATE, faces, roll.rule))
        return faces


class Watched:
    """A whole game played by the driver of tables, with the slow checks now and then."""

    def __init__(
        self, game: Game, state: State, seed: int, seats: SeatTempers, prepared: bool, coverage: Coverage
    ) -> None:
        self.game = game
        self.fate = RecordingFate(seed)
        self.seats = seats
        self.prepared = prepared
        self.coverage = coverage
        self.journal: list[Entry] = []  # up to what is being tried
        self.decisions = 0
        self.heard = 0
        self.state = state

    def play(self) -> None:
        dice = self.seats.fate
        self.match = Match(self.game, self.state, self.fate)
        while not self.match.over:
            self.journal = self.match.journal[:]
            if dice.below(EVERY) == 0:
                self.look(dice.pick(list(CHECKS)), dice.below(1 << 30))
            seat = dice.pick(sorted(self.match.asks))
            ask = self.match.asks[seat]
            self.decide(ask, self.seats.answer(self.match.state, ask))
        self.journal = self.match.journal[:]
        for name in CHECKS:
            self.look(name, dice.below(1 << 30))

    def look(self, name: str, seed: int) -> None:
        self.fate.words = []
        look(self.match, name, seed, self.prepared)

    def decide(self, ask: Ask, answer: Payload) -> None:
        self.fate.words = []
        self.journal.append((ask.seat, answer, ask.rule))
        self.match.answer(ask.seat, answer)
        self.coverage.asked(ask, answer)
        self.coverage.told([happening for _, happening in self.match.happened[self.heard :]])
        self.heard = len(self.match.happened)
        found = self.game.impossible(self.match.checkpoint, True)
        found += self.game.impossible(self.match.state, self.match.over)
        if found:
            raise SoakFault("impossible", "; ".join(found))
        self.decisions += 1
        if self.decisions > MOST_DECISIONS:
            raise SoakFault("endless", f"more than {MOST_DECISIONS} decisions")

    def whole_journal(self) -> list[Entry]:
        """All that led to a fault: what was decided before, the last answer, and fate's words on it."""
        return self.journal + self.fate.words
