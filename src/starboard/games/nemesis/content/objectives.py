"""Objectives: what must be true at the end, survival aside (NEM-OBJ)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from starboard.games.nemesis.content.coordinates import EARTH, MARS
from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.content.weaknesses import SLOTS
from starboard.games.nemesis.rules.places import room_of
from starboard.games.nemesis.state import BLUE_CORPSE, EGG, ESCAPED, HIBERNATING, Character, Nemesis

PERSONAL, CORPORATE, COOPERATIVE = "personal", "corporate", "cooperative"

Condition = Callable[[Nemesis, Character], bool]


def survived(who: Character) -> bool:
    return who.status in (ESCAPED, HIBERNATING)


def only_survivor(g: Nemesis, who: Character) -> bool:
    """No other Character is alive (NEM-OBJ-08)."""
    return not any([survived(other) for other in g.players if other is not who])


def another_survives(g: Nemesis, who: Character) -> bool:
    return not only_survivor(g, who)


def signal_sent(g: Nemesis, who: Character) -> bool:
    """Only one's own Signal counts (NEM-OBJ-06)."""
    return who.signal


def ship_at(planet: str) -> Condition:
    """The ship came through and the Destination marker points there (NEM-OBJ-11)."""

    def condition(g: Nemesis, who: Character) -> bool:
        return not g.ship_destroyed and g.reached == planet

    return condition


def ship_destroyed(g: Nemesis, who: Character) -> bool:
    return g.ship_destroyed


def queen_killed(g: Nemesis, who: Character) -> bool:
    """Killed on the board, or on board a ship that was destroyed (NEM-OBJ-09)."""
    return g.queen_killed


def nest_destroyed(g: Nemesis, who: Character) -> bool:
    """Destroyed itself or with the ship (NEM-OBJ-10)."""
    return g.nest_destroyed or g.ship_destroyed


def all_explored(g: Nemesis, who: Character) -> bool:
    """Every tile face up (NEM-OBJ-15)."""
    return all(g.explored[1:])


def carries_object(thing: str) -> Condition:
    """Finished with that Object in hand (NEM-OBJ-12)."""

    def condition(g: Nemesis, who: Character) -> bool:
        return survived(who) and any([held.item == thing for held in who.held])

    return condition


def somebody_carries(thing: str) -> Condition:
    def condition(g: Nemesis, who: Character) -> bool:
        return any([carries_object(thing)(g, other) for other in g.players])

    return condition


def weakness_known(slot: str) -> Condition:
    """Face up at the end, whoever discovered it (NEM-OBJ-13)."""

    def condition(g: Nemesis, who: Character) -> bool:
        return g.weaknesses[SLOTS.index(slot)] != ""

    return condition


def two_weaknesses(g: Nemesis, who: Character) -> bool:
    return len([card for card in g.weaknesses if card]) >= 2


def escaped_with_items(count: int) -> Condition:
    """Escaped by pod with at least so many Items (NEM-OBJ-14)."""

    def condition(g: Nemesis, who: Character) -> bool:
        return who.status == ESCAPED and items_carried(g, who) >= count

    return condition


def items_carried(g: Nemesis, who: Character) -> int:
    """Item cards; one Added to another counts with it unless the table chose otherwise (NEM-OBJ-14)."""
    weapons = [held for held in who.held if held.item in ITEMS]
    added = sum([len(held.added) for held in weapons]) if "attached-cards-count" in g.options else 0
    return len(who.inventory) + len(weapons) + added


def player_gone(number: int) -> Condition:
    """That player's Character is not alive; of no use against oneself (NEM-OBJ-07)."""

    def condition(g: Nemesis, who: Character) -> bool:
        return any([p.number == number and p is not who and not survived(p) for p in g.players])

    return condition


def corpse_in_surgery(g: Nemesis, who: Character) -> bool:
    surgery = room_of(g, "surgery")
    return surgery != 0 and (surgery, BLUE_CORPSE) in g.lying


def every(*conditions: Condition) -> Condition:
    """AND: all must be met (NEM-OBJ-04)."""
    return lambda g, who: all([condition(g, who) for condition in conditions])


def some(*conditions: Condition) -> Condition:
    """OR: one is enough (NEM-OBJ-04)."""
    return lambda g, who: any([condition(g, who) for condition in conditions])


@dataclass(frozen=True)
class Objective:
    """`met` leaves out the Signal, which the cooperative mode counts over the whole group (NEM-COOP-04)."""

    id: str
    deck: str
    players: int
    met: Condition
    signal: bool = False
    lives_on_mars: bool = False  # its sleeper survives a landing there (NEM-CHECK-06)

    def fulfilled(self, g: Nemesis, who: Character) -> bool:
        return self.met(g, who) and (who.signal or not self.signal)


_EARTH_OR_ALONE = some(ship_at(EARTH), only_survivor)
_NEST_OR_SHIP = some(nest_destroyed, ship_destroyed)
_QUEEN_OR_SHIP = some(queen_killed, ship_destroyed)

_ALL = (
    Objective("salvaging", PERSONAL, 2, _EARTH_OR_ALONE),
    Objective(
        "quarantine", PERSONAL, 2, some(ship_at(MARS), every(ship_at(EARTH), nest_destroyed)), lives_on_mars=True
    ),
    Objective("great-hunt", PERSONAL, 2, _QUEEN_OR_SHIP, signal=True),
    Objective("proper-burial", PERSONAL, 2, carries_object(BLUE_CORPSE), signal=True),
    Objective("hoarder", PERSONAL, 2, escaped_with_items(7)),
    Objective("investigator", PERSONAL, 2, all_explored, signal=True),
    Objective("oldest-friend", PERSONAL, 3, _EARTH_OR_ALONE),
    Objective("best-friends", PERSONAL, 4, another_survives),
    Objective("aliens", PERSONAL, 5, _NEST_OR_SHIP, signal=True),
    Objective("necroscopy", CORPORATE, 2, weakness_known("carcass"), signal=True),
    Objective("ab-ovo", CORPORATE, 2, weakness_known("egg")),
    Objective("field-biology", CORPORATE, 2, two_weaknesses),
    Objective("my-precious", CORPORATE, 2, carries_object(EGG), signal=True),
    Objective("strike", CORPORATE, 2, some(player_gone(1), only_survivor)),
    Objective("pastures", CORPORATE, 2, some(player_gone(2), only_survivor)),
    Objective("old-feud", CORPORATE, 3, some(player_gone(3), only_survivor)),
    Objective("takeover", CORPORATE, 4, some(player_gone(4), only_survivor)),
    Objective("enlightenment", CORPORATE, 5, some(player_gone(5), only_survivor)),
    Objective("clean-up", COOPERATIVE, 1, _NEST_OR_SHIP, signal=True),
    Objective("beheading", COOPERATIVE, 1, _QUEEN_OR_SHIP, signal=True),
    Objective("no-man-left", COOPERATIVE, 1, all_explored, signal=True),
    Objective("destination-earth", COOPERATIVE, 1, ship_at(EARTH)),
    Objective("special-delivery", COOPERATIVE, 1, somebody_carries(EGG)),
    Objective("first-contact", COOPERATIVE, 1, two_weaknesses),
    Objective("post-mortem", COOPERATIVE, 1, corpse_in_surgery),
)

OBJECTIVES: Final = {objective.id: objective for objective in _ALL}
PERSONAL_DECK: Final = [o.id for o in _ALL if o.deck == PERSONAL]
CORPORATE_DECK: Final = [o.id for o in _ALL if o.deck == CORPORATE]
COOP_DECK: Final = [o.id for o in _ALL if o.deck == COOPERATIVE]
