"""What the box of Nemesis cannot put on a table, however it is arranged.

A test arranges only what it needs and need not empty the supplies for it. So only what is in play is counted here, and
none of it may be more than the box holds; that nothing is lost either is for whole games (`Game.impossible`).
"""

from collections import Counter
from collections.abc import Iterable

from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.content.tokens import (
    CONTAMINATION_CARDS,
    EGGS,
    EXPLORATION_TOKENS,
    INTRUDER_TOKENS,
    SERIOUS_WOUNDS,
)
from starboard.games.nemesis.content.weaknesses import WEAKNESSES
from starboard.games.nemesis.rules.doors import DOOR_TOKENS
from starboard.games.nemesis.rules.injury import CARCASS_TOKENS
from starboard.games.nemesis.rules.intruders import MINIATURES
from starboard.games.nemesis.rules.markers import FIRE_MARKERS, MALFUNCTION_MARKERS, NOISE_MARKERS
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import BLUE_CORPSE, CARCASS, CLOSED_DOOR, CONTAMINATED, CORPSE, EGG

BOX = {
    **{item.id: item.count for item in ITEMS.values()},
    **Counter(INTRUDER_TOKENS),
    **Counter(EXPLORATION_TOKENS),
    **dict.fromkeys(TILES, 1),
    **dict.fromkeys(WEAKNESSES, 1),
    EGG: EGGS,
    CARCASS: CARCASS_TOKENS,
    BLUE_CORPSE: 1,
}


def beyond_the_box(g: Nemesis) -> list[str]:
    """Each thing that is on the table more often than it exists, and each count below nothing."""
    objects = [thing for _, thing in g.lying] + [EGG] * g.eggs
    carried = [thing for who in g.players for thing in carried_by(who)]
    wrong = too_many("", objects + carried)
    wrong += too_many("Intruder token ", [*g.bag, *[i.token for i in g.intruders if i.token]])
    wrong += too_many("Room ", [tile for tile in g.tiles if tile in TILES])
    wrong += too_many("Exploration token ", [token for token in g.tokens if token in BOX])
    wrong += too_many("Weakness ", [card for card in g.weaknesses if card])
    wrong += more_than("Character ", Counter([who.name for who in g.players if who.name]), {})
    wrong += more_than("Objective ", Counter([card for who in g.players for card in who.objectives]), {})
    wrong += more_than("Corpse ", Counter([thing for thing in objects + carried if thing.startswith(CORPSE)]), {})
    wrong += more_than("miniature ", Counter([i.kind for i in g.intruders]), MINIATURES)
    wrong += more_than("Serious Wound ", wounds_of(g), Counter(SERIOUS_WOUNDS))
    wrong += more_than("", markers_on(g), MARKERS)
    return wrong + below_nothing(g)


def carried_by(who: Character) -> list[str]:
    return who.inventory + [thing for held in who.held for thing in (held.item, *held.added)]


def wounds_of(g: Nemesis) -> Counter[str]:
    return Counter([wound for who in g.players for wound in who.wounds + who.dressed])


MARKERS = {
    "Fire marker": FIRE_MARKERS,
    "Malfunction marker": MALFUNCTION_MARKERS,
    "Noise marker": NOISE_MARKERS,
    "closed Door": DOOR_TOKENS,
    "Contamination card": CONTAMINATION_CARDS,
}


def markers_on(g: Nemesis) -> Counter[str]:
    piles = [pile for who in g.players for pile in (who.hand, who.deck, who.discard)]
    return Counter(
        {
            "Fire marker": g.fire.count(True),
            "Malfunction marker": g.malfunction.count(True),
            "Noise marker": g.noise.count(True),
            "closed Door": g.doors.count(CLOSED_DOOR),
            "Contamination card": sum([card in CONTAMINATED for pile in piles for card in pile]),
        }
    )


def too_many(what: str, things: Iterable[str]) -> list[str]:
    return more_than(what, Counter([thing for thing in things if thing in BOX]), BOX)


def more_than(what: str, there: Counter[str], exist: dict[str, int]) -> list[str]:
    """Each kind of which there are more than exist; what is not counted in the box is unique."""
    return [
        f"{what}{kind}: {count} on the table, {exist.get(kind, 1)} in the box"
        for kind, count in sorted(there.items())
        if count > exist.get(kind, 1)
    ]


def below_nothing(g: Nemesis) -> list[str]:
    counts = {
        "egg_supply": g.egg_supply, "eggs": g.eggs, "contamination": g.contamination, "infected": g.infected,
        "unscanned": g.unscanned, "time": g.time, "items in a Room": min(g.items),
        **{f"light wounds of {who.name}": who.light for who in g.players},
        **{f"Ammo of {held.item}": held.ammo for who in g.players for held in who.held},
        **{f"Injuries of Intruder {i.id}": i.injuries for i in g.intruders},
    }  # fmt: skip
    wrong = [f"{name} is {count}" for name, count in counts.items() if count < 0]
    if g.infected > g.unscanned:
        wrong.append(f"{g.infected} Infected cards among {g.unscanned} unscanned ones")
    return wrong
