"""Other worlds: the same game to be played on elsewhere, and worlds as a seat may believe them to be.

The game is its last checkpoint and the answers since, so a world is made by giving those answers again on a copy.
"""

from typing import TYPE_CHECKING

from starboard.kernel.errors import CannotUndo
from starboard.kernel.fate import Fate
from starboard.kernel.history import History
from starboard.kernel.requests import Together, Window
from starboard.kernel.script import Script

if TYPE_CHECKING:
    from starboard.kernel.match import Match


def fork(match: "Match", fate: Fate) -> "Match":
    """The same game, to be played on without touching the match. It does not listen, and holds no window."""
    history = match.history
    if history.imagined:
        raise CannotUndo("an imagined world can be forked again only after its next checkpoint")
    kept = history.kept[-1]
    since = Script(history.journal[kept.mark :], checked=False, forced=match.forced)
    return match.another(kept.state.clone(), fate, since, History(kept.state))


def can_imagine(match: "Match", seat: int) -> bool:
    """A seat imagines when it is asked something, or between two actions, when nobody has answered yet.

    While others may react it waits: in its imagination they may have nothing to react with, and the game would go on.
    """
    between = match.mark == len(match.history.journal) and not isinstance(match.request, Window)
    return seat in match.asks or between


def imagine(match: "Match", seat: int, fate: Fate) -> "Match":
    """A world as the seat may believe it to be: a fork with everything it may not know dealt again."""
    if not can_imagine(match, seat):
        raise CannotUndo("a seat can imagine the table only when it is asked, or between actions")
    history = match.history
    if match.mark == len(history.journal):  # the question itself is asked anew in the imagined world
        state = match.checkpoint.clone()
        match.game.determinize(state, seat, fate)
        return match.another(state, fate, Script(()), History(state.clone()))
    world = fork(match, fate)
    match.game.determinize(world.state, seat, fate)
    _imagine_answers(world, seat, fate)
    world.history.imagined = True
    return world


def _imagine_answers(world: "Match", seat: int, fate: Fate) -> None:
    """What the others answered in private, or could react with, is unknown to the seat as well."""
    if isinstance(world.request, Together):
        for ask in world.request.asks:
            if ask.seat != seat and ask.seat in world.got:
                world.got[ask.seat] = fate.pick(ask.options)
    elif isinstance(world.request, Window):
        for other in list(world.got):
            if other != seat:
                world.got[other] = None
        for other in list(world.asks):
            if other != seat:
                world.take(world.asks[other], None)
