"""Attempts that noise can spoil: entering a pod or a hibernation chamber (NEM-POD-03, NEM-HIB-03)."""

from starboard.games.nemesis.rules.ending import end_if_nobody_is_awake
from starboard.games.nemesis.rules.items import drop_something, objects
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.games.nemesis.rules.passing import pass_automatically
from starboard.games.nemesis.rules.places import intruder_in
from starboard.games.nemesis.rules.pods import board_pod, free_pods, launch, leave_pod, pod_of
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, HIBERNATING
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Blocked, Procedure, Refusal

NO_POD = Refusal("NEM-ROOM-06", "no-free-pod")
INTRUDER_HERE = Refusal("NEM-ROOM-06", "intruder-here")
CHAMBERS_CLOSED = Refusal("NEM-HIB-01", "chambers-closed")
POD_LOCKED = Refusal("NEM-POD-13", "pod-locked")
WAIT, LAUNCH, LEAVE, DROP = "wait", "launch", "leave", "drop"


def undisturbed(g: Nemesis, who: Character) -> Procedure[bool]:
    """Make the Noise roll; whether no Intruder appeared or reached the Room because of it (NEM-POD-04, NEM-HIB-04)."""
    room, placed = who.room, g.placed
    yield from noise_roll(g, who)
    # A Larva that infests at once has appeared all the same, so what was placed counts, not only what is left.
    return g.placed == placed and who.status == ALIVE and not intruder_in(g, room)


def section_letter(g: Nemesis, who: Character) -> str:
    return g.tiles[who.room][-1].upper()


def why_no_pod(g: Nemesis, who: Character) -> Refusal | None:
    if intruder_in(g, who.room):
        return INTRUDER_HERE
    return None if free_pods(g, section_letter(g, who)) else NO_POD


def enter_pod(g: Nemesis, who: Character) -> Procedure[None]:
    """Make a Noise roll, board a free Unlocked pod if nothing came, and decide what next (NEM-ROOM-06)."""
    safe: bool = yield from undisturbed(g, who)
    if not safe:
        tell(g, "attempt-failed", "NEM-POD-04", who=who.seat)
        return
    pods = free_pods(g, section_letter(g, who))
    number: int = yield Ask(who.seat, [pod.number for pod in pods], "NEM-POD-05", "pod")
    board_pod(g, who, next(pod for pod in pods if pod.number == number))
    yield from decide_in_pod(g, who, "NEM-POD-07")


def decide_in_pod(g: Nemesis, who: Character, rule: str) -> Procedure[str]:
    """Wait, which passes; launch; or go back for free (NEM-POD-07, NEM-POD-08); before that, drop things."""
    chosen: str = yield from choose_in_pod(g, who, rule)
    while chosen == DROP:
        yield from drop_something(g, who)
        chosen = yield from choose_in_pod(g, who, rule)
    if chosen == LAUNCH:
        launch(g, who)
    elif chosen == LEAVE:
        leave_pod(g, who, rule)
    else:
        yield from pass_automatically(g, who)
    return chosen


def choose_in_pod(g: Nemesis, who: Character, rule: str) -> Procedure[str]:
    """What to do now; it is the player's own round, so an Object may be Dropped into the Section (NEM-ITEM-15).

    To lose Items in a pod would change nothing, so that alone is not on offer.
    """
    locked = not pod_of(g, who).unlocked
    options = [WAIT, LEAVE] if locked else [LAUNCH, WAIT, LEAVE]
    if objects(who):
        options.append(DROP)
    blocked: Blocked = [(LAUNCH, POD_LOCKED)] if locked else []
    chosen: str = yield Ask(who.seat, options, rule, "in-pod", about={"pod": who.pod}, blocked=lambda: blocked)
    return chosen


def why_no_hibernation(g: Nemesis, who: Character) -> Refusal | None:
    if not g.hibernation_open:
        return CHAMBERS_CLOSED
    return INTRUDER_HERE if intruder_in(g, who.room) else None


def hibernate(g: Nemesis, who: Character) -> Procedure[None]:
    """Make a Noise roll and fall asleep if nothing came; things carried stay along (NEM-HIB-03 to 05)."""
    safe: bool = yield from undisturbed(g, who)
    if not safe:
        tell(g, "attempt-failed", "NEM-HIB-04", who=who.seat)
        return
    who.status, who.room = HIBERNATING, 0
    g.fates[who.seat] = "hibernating"
    tell(g, "hibernates", "NEM-HIB-05", who=who.seat)
    end_if_nobody_is_awake(g)
