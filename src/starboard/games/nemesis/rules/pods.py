"""Escape Pods (NEM-POD)."""

from starboard.games.nemesis.rules.ending import end_if_nobody_is_awake
from starboard.games.nemesis.rules.places import room_of
from starboard.games.nemesis.state.fields import Character, Pod
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ESCAPED
from starboard.kernel.game import tell

PLACES = 2


def pod_of(g: Nemesis, who: Character) -> Pod:
    return next(pod for pod in g.pods if pod.number == who.pod)


def section_of(g: Nemesis, number: int) -> int:
    """The Evacuation Section a pod belongs to, as a Room."""
    pod = next(pod for pod in g.pods if pod.number == number)
    return room_of(g, f"evac-{pod.section.lower()}")


def occupants(g: Nemesis, pod: Pod) -> list[Character]:
    return [who for who in g.players if who.pod == pod.number]


def free_pods(g: Nemesis, section: str) -> list[Pod]:
    """Unlocked pods of the Section with a free place (NEM-ROOM-06)."""
    return [
        pod
        for pod in g.pods
        if pod.section == section and pod.unlocked and not pod.gone and len(occupants(g, pod)) < PLACES
    ]


def unlock_all(g: Nemesis, rule: str) -> None:
    for pod in g.pods:
        if not pod.gone and not pod.unlocked:
            set_lock(g, pod, True, rule)


def set_lock(g: Nemesis, pod: Pod, unlocked: bool, rule: str) -> None:
    pod.unlocked = unlocked
    tell(g, "pod-unlocked" if unlocked else "pod-locked", rule, pod=pod.number)


def board_pod(g: Nemesis, who: Character, pod: Pod) -> None:
    """In the pod the Character is in no Room (NEM-POD-06)."""
    who.room, who.pod = 0, pod.number
    tell(g, "boarded", "NEM-POD-05", who=who.seat, pod=pod.number)


def leave_pod(g: Nemesis, who: Character, rule: str) -> None:
    room = section_of(g, who.pod)
    who.pod, who.room = 0, room
    tell(g, "left-pod", rule, who=who.seat, room=room)


def launch(g: Nemesis, who: Character) -> None:
    """The pod is gone with everybody in it: they have escaped (NEM-POD-09, NEM-POD-10)."""
    pod = pod_of(g, who)
    pod.gone = True
    tell(g, "launched", "NEM-POD-09", who=who.seat, pod=pod.number)
    launch_pod(g, pod)
    end_if_nobody_is_awake(g)


def launch_pod(g: Nemesis, pod: Pod) -> None:
    for inside in occupants(g, pod):
        inside.pod, inside.status = 0, ESCAPED
        g.fates[inside.seat] = "escaped"
        tell(g, "escaped", "NEM-POD-09", who=inside.seat)
    pod.gone = True
