"""The end conditions (NEM-END). Reaching one stops everything at once (NEM-GEN-15)."""

from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, INACTIVE
from starboard.kernel.game import tell

TIME_END = 15  # the jump (NEM-HIB-08)
SELF_DESTRUCT_END = 6  # the skull (NEM-SELFD-08)


class GameEnds(Exception):
    """Raised the moment an end condition is met; caught by the game's main loop."""


def explode(g: Nemesis, cause: str, rule: str) -> None:
    """The ship is destroyed with everybody and everything on board (NEM-END-03)."""
    g.ship_destroyed = True
    end(g, cause, rule)


def jump(g: Nemesis) -> None:
    """The ship jumps; with an active Self-Destruct it is destroyed instead (NEM-END-02, NEM-END-05)."""
    if g.self_destruct != INACTIVE:
        explode(g, "jump-and-self-destruct", "NEM-SELFD-07")
    end(g, "jump", "NEM-END-02")


def end(g: Nemesis, cause: str, rule: str) -> None:
    g.ending = cause
    tell(g, "ending", rule, cause=cause)
    raise GameEnds(cause)


def end_if_nobody_is_awake(g: Nemesis) -> None:
    """With nobody alive and awake on board, the tracks run out at once (NEM-END-04).

    Somebody waiting in a pod that was not launched is still on board (NEM-END-09).
    """
    for who in g.players:
        if who.status == ALIVE:
            return
    g.time = TIME_END
    tell(g, "nobody-awake", "NEM-END-04")
    if g.self_destruct != INACTIVE:
        g.self_destruct = SELF_DESTRUCT_END
        explode(g, "self-destruct", "NEM-END-05")
    jump(g)
