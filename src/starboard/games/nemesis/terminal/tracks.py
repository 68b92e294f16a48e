"""Time, Self-Destruct, course, Engines, Escape Pods and the Intruder board, as far as the reader knows them."""

from starboard.games.nemesis.content.coordinates import SPACES, destination
from starboard.games.nemesis.content.weaknesses import SLOTS
from starboard.games.nemesis.rules.ending import SELF_DESTRUCT_END, TIME_END
from starboard.games.nemesis.state.pieces import INACTIVE
from starboard.games.nemesis.terminal.words import UNKNOWN, State
from starboard.texts import Ref, Texts


def tracks_above(g: State, texts: Texts) -> list[str]:
    """Beside the bow, above: four short lines."""
    return [
        texts.text("cli-track-time", turn=g["turn"], left=TIME_END - g["time"]),
        self_destruct(g, texts),
        course(g, texts),
        engines(g, texts),
    ]


def tracks_below(g: State, texts: Texts) -> list[str]:
    """Beside the bow, below: four short lines."""
    return [
        texts.text("cli-track-eggs", count=g["eggs"]),
        texts.text("cli-track-pods", pods="".join(pods_in_short(g))),
        texts.text("cli-track-bag", count=sum(g["bag"].values()) if isinstance(g["bag"], dict) else len(g["bag"])),
        texts.text("cli-track-weaknesses", count=len([w for w in g["weaknesses"] if w])),
    ]


def self_destruct(g: State, texts: Texts) -> str:
    if g["self_destruct"] == INACTIVE:
        return texts.text("cli-track-self-destruct-off")
    return texts.text("cli-track-self-destruct", left=SELF_DESTRUCT_END - g["self_destruct"])


def course(g: State, texts: Texts) -> str:
    card = g["coordinates"]
    if card in UNKNOWN:
        return texts.text("cli-track-course-unknown", space=g["destination"])
    planet = destination(card, g["destination"])
    return texts.text("cli-track-course", space=g["destination"], planet=Ref(f"nemesis-planet-{planet}"))


def engines(g: State, texts: Texts) -> str:
    """Signs for Working, Damaged and not known, from Engine 1 to 3."""
    states = [texts.text(f"cli-sign-{'unknown' if state in UNKNOWN else state}") for state in g["engines"][1:]]
    return texts.text("cli-track-engines", states=" ".join(states))


def pods_in_short(g: State) -> list[str]:
    """Section and number; locked ones in brackets, lost ones crossed out."""
    return [pod_in_short(pod) for pod in g["pods"]]


def pod_in_short(pod: dict[str, object]) -> str:
    label = f"{pod['section']}{pod['number']}"
    if pod["gone"]:
        return f" {label}×"
    return f" {label} " if pod["unlocked"] else f"({label})"


# --- In sentences ---


def tracks_in_words(g: State, texts: Texts) -> list[str]:
    lines = [
        texts.text("cli-plain-time", turn=g["turn"], left=TIME_END - g["time"]),
        self_destruct(g, texts) + ".",
        course_in_words(g, texts),
        engines_in_words(g, texts),
        *[pod_in_words(g, texts, pod) for pod in g["pods"]],
    ]
    lines.append(texts.text("cli-plain-intruder-board", eggs=g["eggs"]))
    lines += [
        texts.text(
            "cli-plain-weakness", object=Ref(f"nemesis-object-{slot}"), weakness=Ref(f"nemesis-weakness-{found}")
        )
        for slot, found in zip(SLOTS, g["weaknesses"], strict=True)
        if found
    ]
    return lines


def course_in_words(g: State, texts: Texts) -> str:
    card = g["coordinates"]
    if card in UNKNOWN:
        return texts.text("cli-track-course-unknown", space=g["destination"]) + "."
    known = ", ".join(f"{space} {texts.text(f'nemesis-planet-{destination(card, space)}')}" for space in SPACES)
    return texts.text("cli-plain-course", space=g["destination"], known=known)


def engines_in_words(g: State, texts: Texts) -> str:
    states = [
        texts.text("cli-unknown") if state in UNKNOWN else texts.text(f"nemesis-engine-{state}")
        for state in g["engines"][1:]
    ]
    return texts.text("cli-plain-engines", one=states[0], two=states[1], three=states[2])


def pod_in_words(g: State, texts: Texts, pod: dict[str, object]) -> str:
    state = "gone" if pod["gone"] else "unlocked" if pod["unlocked"] else "locked"
    inside = [Ref(f"nemesis-character-{who['name']}") for who in g["players"] if who["pod"] == pod["number"]]
    return texts.text(
        "cli-plain-pod",
        number=str(pod["number"]),
        section=str(pod["section"]),
        state=state,
        occupied="yes" if inside and not pod["gone"] else "no",
        inside=inside,
    )
