"""One game of the soak from its plan, in whichever process: what came of it, and the fault if there was one."""

import signal
import sys
from dataclasses import dataclass
from types import FrameType
from typing import Any, Final

from starboard.kernel.fate import Fate
from starboard.kernel.game import Game, State, listen, new_table
from starboard.kernel.match import Match
from starboard.lab.soak.coverage import Coverage
from starboard.lab.soak.faults import Fault, SoakFault, entries, fault_of, table_of
from starboard.lab.soak.playing import Going, GoingAgain, set_up
from starboard.lab.soak.tables import Plan
from starboard.lab.soak.tempers import SeatTempers
from starboard.lab.soak.thorough import Watched, look

LONGEST_GAME: Final = 120  # seconds, for rules that loop without a step that could be counted


@dataclass(frozen=True)
class Played:
    """What one game came to."""

    decisions: int
    fault: Fault | None


def play_plan(game: Game, plan: Plan, coverage: Coverage) -> Played:
    """The game of the plan; whatever is raised becomes a fault that can be replayed."""
    fate = plan.fate
    seats = SeatTempers(plan.tempers, fate, game.hardships())
    start: State | None = None
    going: Going | Watched | None = None
    try:
        if plan.prepared:
            start = set_up(game, plan, fate, seats)
        state = new_table(game, plan.seats, plan.mode, plan.options, plan.scenario) if start is None else start.clone()
        if plan.thorough:
            going = Watched(game, state, plan.number, seats, plan.prepared, coverage)
        else:
            going = Going(game, state, fate, seats.answer, coverage, plan.every)
            state.events = None
            if plan.listening:
                listen(state)
        with Alarm():
            going.play()
        return Played(going.decisions, None)
    except Exception as error:
        journal = going.whole_journal() if going else []
        where = {"seed": plan.seed, "number": plan.number}
        return Played(going.decisions if going else 0, fault_of(game, plan, error, start, journal, where))


def replay(fault: Fault, game: Game) -> None:
    """Play the fault again: it raises what it raised then, or `Diverged` when it does not show any more."""
    state: Any = table_of(fault, game)
    if not fault.check:
        GoingAgain(game, state, entries(fault)).play()
        return
    match = Match(game, state, Fate(0), script=entries(fault))
    look(match, fault.check, fault.check_seed, fault.start is not None)


class Alarm:
    """Ends a game that takes far too long; nothing is cut off where there are no such signals."""

    def __enter__(self) -> None:
        if sys.platform != "win32":
            signal.signal(signal.SIGALRM, self.ring)
            signal.alarm(LONGEST_GAME)

    def __exit__(self, *_: object) -> None:
        if sys.platform != "win32":
            signal.alarm(0)

    def ring(self, number: int, frame: FrameType | None) -> None:
        raise SoakFault("endless", f"the game was still going after {LONGEST_GAME} seconds")
