"""How many Turns the Mercenaries have, and whose counter lies face up (SAGA-TURN-05, SAGA-DEATH-06, SAGA-DEATH-07)."""

from typing import Final

from starboard.games.saga.rules.lookups import playing
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

FEWEST_TURNS: Final = 2  # that deaths leave in a Mercenary Phase (SAGA-DEATH-06)
MERCENARY_PHASE: Final = ("mercenaries", "turn-start", "move", "action", "turn-end", "between")


def turn_up_counters(g: Saga) -> None:
    """As soon as the counters of all living Mercenaries are face down they are turned up again (SAGA-TURN-05)."""
    living = playing(g)
    if living and not any([who.ready for who in living]):
        for who in living:
            who.ready = True
        tell(g, "counters-up", "SAGA-TURN-05")


def acted_in_this_phase(g: Saga, who: Mercenary) -> bool:
    return who.acted > g.turns_taken - g.turns_begun


def leave_the_turns(g: Saga) -> None:
    """A Mercenary has left the board: from the next Phase on there is a Turn fewer, and at least 1 (decision 30)."""
    g.turns = max(1, g.turns - 1)
    tell(g, "turns", "SAGA-MOVE-14", turns=g.turns, left=g.turns_left)


def lose_a_turn(g: Saga, fallen: Mercenary) -> None:
    """A Mercenary was eliminated: from now on there is a Turn fewer in each Phase (SAGA-DEATH-06).

    If it died in the Mercenary Phase before it had a Turn in it, one of the Turns left is lost at once; otherwise its
    own Turn was the lost one (SAGA-DEATH-07). Deaths leave at least 2, also in a Phase as a whole.
    """
    g.turns = max(g.turns - 1, min(g.turns, FEWEST_TURNS))
    if g.step in MERCENARY_PHASE:
        in_all = g.turns_begun + g.turns_left
        if not acted_in_this_phase(g, fallen) and g.turns_left and in_all > FEWEST_TURNS:
            g.turns_left -= 1
    tell(g, "turns", "SAGA-DEATH-06", turns=g.turns, left=g.turns_left)
    turn_up_counters(g)
