"""The Self-Destruct sequence and the Time track (NEM-SELFD, NEM-HIB-08)."""

from starboard.games.nemesis.rules.ending import SELF_DESTRUCT_END, TIME_END, explode, jump
from starboard.games.nemesis.rules.pods import unlock_all
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import HIBERNATING, INACTIVE
from starboard.kernel.game import tell
from starboard.kernel.requests import Refusal

FIRST_BLUE = 7
FIRST_YELLOW = 3

SOMEBODY_SLEEPS = Refusal("NEM-SELFD-03", "somebody-sleeps")
NO_RETURN = Refusal("NEM-SELFD-05", "no-return")


def somebody_hibernates(g: Nemesis) -> bool:
    return any([who.status == HIBERNATING for who in g.players])


def why_not_switch(g: Nemesis, who: Character) -> Refusal | None:
    """Start it unless somebody sleeps; stop it unless a yellow space was reached (NEM-SELFD-03 to 05)."""
    if g.self_destruct == INACTIVE:
        return SOMEBODY_SLEEPS if somebody_hibernates(g) else None
    return NO_RETURN if g.self_destruct >= FIRST_YELLOW else None


def switch_self_destruct(g: Nemesis, who: Character) -> None:
    """Start the sequence, or stop it when it runs (NEM-ROOM-08, NEM-SELFD-09)."""
    if g.self_destruct == INACTIVE:
        start_self_destruct(g, "NEM-SELFD-01")
    else:
        g.self_destruct = INACTIVE
        tell(g, "self-destruct-stopped", "NEM-SELFD-04", who=who.seat)


def start_self_destruct(g: Nemesis, rule: str) -> None:
    if g.self_destruct == INACTIVE:
        g.self_destruct = 0
        tell(g, "self-destruct-started", rule)


def advance_tracks(g: Nemesis) -> None:
    """Step 4: both markers move, and the spaces reached act at once (NEM-EVENT-02, NEM-EVENT-03)."""
    g.time += 1
    if g.self_destruct != INACTIVE:
        g.self_destruct += 1
    tell(g, "time", "NEM-EVENT-02", time=g.time, left=TIME_END - g.time, self_destruct=g.self_destruct)
    if g.self_destruct >= SELF_DESTRUCT_END:
        explode(g, "self-destruct", "NEM-SELFD-06")
    if g.time >= TIME_END:
        jump(g)
    if g.time >= FIRST_BLUE and not g.hibernation_open:
        g.hibernation_open = True
        tell(g, "hibernation-opens", "NEM-MOMENT-03")
    if g.self_destruct >= FIRST_YELLOW and not g.pods_opened:
        g.pods_opened = True
        unlock_all(g, "NEM-MOMENT-04")
