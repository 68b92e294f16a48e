"""The first Intruder makes everybody choose (NEM-MOMENT-01)."""

from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, ESCAPED, HIBERNATING, bit
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Together

FIRST, SECOND = "first", "second"  # of the two cards; which they are stays with the player


def choose_objectives(g: Nemesis) -> Procedure[None]:
    """Every player keeps one Objective, in secret and at the same time (NEM-MOMENT-01, NEM-MOMENT-06).

    Whoever sleeps or has escaped still has an Objective to fulfil; the dead have none.
    """
    taking_part = (ALIVE,) if "sleepers-keep-both" in g.options else (ALIVE, HIBERNATING, ESCAPED)
    choosing = [who for who in g.players if who.status in taking_part and len(who.objectives) == 2]
    if not choosing:
        return
    asks = [Ask(who.seat, [FIRST, SECOND], "NEM-MOMENT-06", "objective") for who in choosing]
    tell(g, "first-intruder", "NEM-MOMENT-01")
    kept: dict[int, str] = yield Together(asks)
    for who in choosing:
        keep = 0 if kept[who.seat] == FIRST else 1
        who.objectives = [who.objectives[keep]]
        who.objectives_known = [who.objectives_known[keep]]
        tell(g, "objective-kept", "NEM-MOMENT-01", bit(who.seat), {"objective": who.objectives[0]}, who=who.seat)
