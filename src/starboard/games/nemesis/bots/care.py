"""Looking after oneself and the ship, and looking around."""

from typing import Final

from starboard.games.nemesis.bots.errands import Errand
from starboard.games.nemesis.bots.objectives import NEEDS, pursued, work_left
from starboard.games.nemesis.bots.reading import Reading, can_repair, free_pods, rooms_of, section_rooms, unexplored
from starboard.games.nemesis.bots.wayoff import LIFE, infection, overdue

RISKY: Final = 0.2  # an infection worth a visit to the Surgery
LOST: Final = 20.0  # to find the pods at all
MISSING: Final = 8.0  # to find another Room one needs
REPAIR: Final = (0.0, 0.0, 0.0, 0.0, 1.0, 4.0, 8.0, 12.0, 30.0)  # one Malfunction less, by how many there are
FOUND_IN: Final = {
    "signal": "comms", "weakness": "laboratory", "items": "storage", "burial": "surgery", "blast": "generator",
}  # fmt: skip


# --- Health ---


def health(r: Reading) -> list[Errand]:
    """Wounds, infection and Slime, each as far as it is worth a walk."""
    found: list[Errand] = []
    if r.serious >= 2 or (r.serious and r.me["light"] == 2):
        found.append(Errand("heal", tuple(rooms_of(r, "emergency")), 12.0 + 12.0 * r.serious))
    elif "bleeding" in r.me["wounds"]:
        found.append(Errand("heal", tuple(rooms_of(r, "emergency")), 15.0))
    if r.me["larva"] or infection(r) > RISKY:
        value = LIFE * infection(r) + (8.0 if r.me["larva"] else 0.0)
        found.append(Errand("surgery", tuple(rooms_of(r, "surgery")), value))
    if r.me["slimed"]:
        found.append(Errand("shower", tuple(rooms_of(r, "shower")), 8.0))
    return found


# --- The ship ---


def upkeep(r: Reading) -> list[Errand]:
    """Repairs and fire fighting before there are nine markers of a kind; the pods' Sections above all."""
    found: list[Errand] = []
    if can_repair(r):
        broken = [room for room in range(1, len(r.tiles)) if r.malfunction[room]]
        sections = section_rooms(r, free_pods(r, unlocked=False))
        found.append(Errand("mend", tuple(broken), r.temper.upkeep * repair_value(r), "mend"))
        found.append(
            Errand("mend", tuple([room for room in broken if room in sections]), r.temper.upkeep * 18.0, "mend")
        )
    if any(r.fire):
        value = 8.0 + min(6.0, 1.5 * r.fire.count(True))
        found.append(Errand("fight-fire", tuple(rooms_of(r, "fire-control")), r.temper.upkeep * value))
    return found


def repair_value(r: Reading) -> float:
    """The ninth Malfunction tears the hull."""
    return REPAIR[min(8, r.malfunction.count(True))]


# --- Looking around ---


def exploring(r: Reading) -> list[Errand]:
    """Unexplored Rooms: most for what one still has to find, a little for their own sake early on."""
    hidden = unexplored(r)
    basic = tuple([room for room in hidden if room in r.board.slots[0]])
    early = max(0.0, 10.0 - r.view["turn"]) - repair_value(r)
    missing = len([tile for tile in wanted_tiles(r) if not rooms_of(r, tile)])
    lost = 0.0 if rooms_of(r, "evac-a", "evac-b") else LOST
    return [
        Errand("explore", basic, early + lost + min(20.0, MISSING * missing), ""),
        Errand("explore", tuple(hidden), early, ""),
    ]


def wanted_tiles(r: Reading) -> list[str]:
    """Tiles one would like to find; what is badly wanted counts twice."""
    wanted = [FOUND_IN[part] for part in work_left(r) if part in FOUND_IN]
    if not rooms_of(r, "evac-a", "evac-b"):
        wanted.append("evac-a")
    if any(NEEDS[card].carry == "egg" or "egg" in NEEDS[card].weaknesses for card in pursued(r)):
        wanted.append("nest")
    if overdue(r):
        wanted += ["generator", "generator"]
    return wanted
