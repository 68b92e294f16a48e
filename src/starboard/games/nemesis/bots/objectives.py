"""What each Objective asks of a crew member, how far it is met, and which of two is the easier."""

from dataclasses import dataclass
from typing import Final

from starboard.games.nemesis.bots.reading import Reading, holds, items_owned, rooms_of, self_destructing, unexplored
from starboard.games.nemesis.content.weaknesses import SLOTS

NO_RETURN: Final = 3  # from this space on, the Self-Destruct cannot be stopped


@dataclass(frozen=True)
class Needs:
    """The parts of an Objective somebody can work on, and how easy it is by experience (1 is a gift)."""

    ease: float
    signal: bool = False
    planet: str = ""  # where the ship must arrive
    blast: bool = False  # the destruction of the ship is enough
    nest: bool = False  # … or that of the Nest
    carry: str = ""  # an Object to leave with
    items: int = 0  # Items to escape with
    explore: bool = False
    weaknesses: tuple[str, ...] = ()  # Weaknesses that help …
    count: int = 0  # … and how many are needed
    alone: bool = False  # … or nobody else survives
    rival: int = 0  # the player who must not survive
    friend: bool = False  # somebody else must survive
    burial: bool = False  # the blue Corpse belongs into the Surgery


NEEDS: Final = {
    "salvaging": Needs(0.7, planet="earth", alone=True),
    "oldest-friend": Needs(0.7, planet="earth", alone=True),
    "quarantine": Needs(0.25, planet="mars"),
    "great-hunt": Needs(0.2, signal=True, blast=True),
    "proper-burial": Needs(0.35, signal=True, carry="blue-corpse"),
    "hoarder": Needs(0.15, items=7),
    "investigator": Needs(0.15, signal=True, explore=True),
    "best-friends": Needs(0.5, friend=True),
    "aliens": Needs(0.2, signal=True, blast=True, nest=True),
    "necroscopy": Needs(0.15, signal=True, weaknesses=("carcass",), count=1),
    "ab-ovo": Needs(0.2, weaknesses=("egg",), count=1),
    "field-biology": Needs(0.2, weaknesses=SLOTS, count=2),
    "my-precious": Needs(0.2, signal=True, carry="egg"),
    "strike": Needs(0.85, rival=1),
    "pastures": Needs(0.85, rival=2),
    "old-feud": Needs(0.85, rival=3),
    "takeover": Needs(0.85, rival=4),
    "enlightenment": Needs(0.85, rival=5),
    "clean-up": Needs(0.5, signal=True, blast=True, nest=True),
    "beheading": Needs(0.45, signal=True, blast=True),
    "no-man-left": Needs(0.35, signal=True, explore=True),
    "destination-earth": Needs(0.4, planet="earth"),
    "special-delivery": Needs(0.5, carry="egg"),
    "first-contact": Needs(0.5, weaknesses=SLOTS, count=2),
    "post-mortem": Needs(0.6, burial=True),
}


def pursued(r: Reading) -> list[str]:
    """The Objectives one works on: the group's, or one's own; of two, the easier."""
    if r.view["objectives"]:
        return [card for card in r.view["objectives"] if card in NEEDS]
    own = [card for card in r.me["objectives"] if card in NEEDS]
    return [max(own, key=lambda card: ease(r, card))] if own else []


def ease(r: Reading, card: str) -> float:
    """How likely it seems to meet an Objective as things stand."""
    needs = NEEDS[card]
    if needs.rival:
        return _rival_ease(r, needs)
    if not unfinished(r, card):
        return 1.0
    odds = needs.ease
    for tile, wanted in (("comms", needs.signal), ("laboratory", needs.count), ("nest", needs.carry == "egg")):
        if wanted and rooms_of(r, tile):
            odds += 0.08
    if needs.explore:
        odds += 0.04 * (8 - len(unexplored(r)))
    if needs.planet and self_destructing(r):
        odds -= 0.2
    if len(r.others) < 2:
        odds -= 0.1 if needs.explore or needs.friend else 0.0
    return odds


def _rival_ease(r: Reading, needs: Needs) -> float:
    rival = next((who for who in r.others if who["number"] == needs.rival), None)
    if rival is None:  # one's own number: everybody else would have to die
        return 0.02 + (0.5 if all(who["status"] == "dead" for who in r.others) else 0.0)
    if rival["status"] != "alive":
        return 1.0 if rival["status"] == "dead" else 0.1
    return needs.ease


def unfinished(r: Reading, card: str) -> list[str]:
    """The parts of an Objective that one can still do something about."""
    needs = NEEDS[card]
    parts: list[str] = []
    if needs.signal and not r.me["signal"] and not _signals_enough(r):
        parts.append("signal")
    if needs.planet and int(r.view["self_destruct"]) < NO_RETURN:
        parts.append("planet")
    if needs.blast and not self_destructing(r) and not r.view["nest_destroyed" if needs.nest else "queen_killed"]:
        parts.append("blast")
    if needs.carry and not holds(r, needs.carry) and not _carried_by_another(r, needs.carry):
        parts.append("carry")
    if needs.items > items_owned(r):
        parts.append("items")
    if needs.explore and unexplored(r):
        parts.append("explore")
    if needs.count > len(known_weaknesses(r, needs)):
        parts.append("weakness")
    if needs.burial and not _buried(r):
        parts.append("burial")
    return parts


def known_weaknesses(r: Reading, needs: Needs) -> list[str]:
    return [slot for at, slot in enumerate(SLOTS) if slot in needs.weaknesses and r.view["weaknesses"][at]]


def _signals_enough(r: Reading) -> bool:
    """The group needs as many Signals as Objectives ask for; on one's own only one's own counts."""
    wanted = len([card for card in r.view["objectives"] if card in NEEDS and NEEDS[card].signal])
    return 0 < wanted <= len([who for who in r.view["players"] if who["signal"]])


def _carried_by_another(r: Reading, thing: str) -> bool:
    """In the cooperative mode one carrier is enough."""
    return bool(r.view["objectives"]) and any(
        held["item"] == thing for who in r.others if who["status"] != "dead" for held in who["held"]
    )


def _buried(r: Reading) -> bool:
    surgery = rooms_of(r, "surgery")
    return bool(surgery) and any(room == surgery[0] and what == "blue-corpse" for room, what in r.view["lying"])


def needs_ship(r: Reading) -> bool:
    """Whether the ship must not be destroyed for what one works on."""
    return any(NEEDS[card].planet for card in pursued(r))


def wants_blast(r: Reading) -> bool:
    """Whether one gains by the destruction of the ship, or loses nothing and a rival may."""
    return not needs_ship(r) and any(NEEDS[card].blast or NEEDS[card].rival for card in pursued(r))


def planet_wanted(r: Reading) -> str:
    for card in pursued(r):
        if NEEDS[card].planet:
            return NEEDS[card].planet
    return "earth"


def work_left(r: Reading) -> list[str]:
    """Everything unfinished of all one works on."""
    return [part for card in pursued(r) for part in unfinished(r, card)]
