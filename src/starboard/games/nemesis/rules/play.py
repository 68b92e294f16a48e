"""A game of Nemesis from any of its steps to the end. Reads like the rulebook's table of contents."""

from collections.abc import Callable

from starboard.games.nemesis.rules.bag import bag_step
from starboard.games.nemesis.rules.checks import final_checks
from starboard.games.nemesis.rules.ending import GameEnds
from starboard.games.nemesis.rules.event_phase import attack_step, event_step, fire_step, time_step
from starboard.games.nemesis.rules.setup import set_up
from starboard.games.nemesis.rules.turn import end_player_phase, play_rounds, start_turn
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.requests import CHECKPOINT, Procedure

STEPS: dict[str, Callable[[Nemesis], Procedure[None] | None]] = {
    "setup": set_up,
    "turn": start_turn,
    "rounds": play_rounds,
    "airlock": end_player_phase,
    "time": time_step,
    "attacks": attack_step,
    "fire": fire_step,
    "event": event_step,
    "bag": bag_step,
    "checks": final_checks,
}


def play(g: Nemesis) -> Procedure[None]:
    """Step by step, from wherever the game stands, to its end."""
    while g.step != "over":
        try:
            going = STEPS[g.step](g)
            if going is not None:
                yield from going
        except GameEnds:  # whatever was still pending is not resolved (NEM-GEN-15)
            g.step = "checks"
        yield CHECKPOINT
