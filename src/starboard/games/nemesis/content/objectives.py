"""Objectives: what must be true at the end, survival aside (NEM-OBJ)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from starboard.games.nemesis.content.coordinates import EARTH, MARS
from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.content.weaknesses import SLOTS
from starboard.games.nemesis.rules.places import room_of
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import BLUE_CORPSE, EGG, ESCAPED, HIBERNATING

PERSONAL, CORPORATE, COOPERATIVE = "personal", "corporate", "cooperative"
ALL, ANY = "all", "any"  # how Requirements are joined

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


@dataclass(frozen=True)
class Requirement:
    """A condition by its name, or several `parts` joined by ALL or ANY, so that the end can tell which were met.

    `number` is what its words count: Items, or the player it is about.
    """

    name: str
    met: Condition
    number: int = 0
    parts: tuple["Requirement", ...] = ()


def every(*parts: Requirement) -> Requirement:
    """AND: all must be met (NEM-OBJ-04)."""
    return Requirement(ALL, lambda g, who: all([part.met(g, who) for part in parts]), parts=parts)


def some(*parts: Requirement) -> Requirement:
    """OR: one is enough (NEM-OBJ-04)."""
    return Requirement(ANY, lambda g, who: any([part.met(g, who) for part in parts]), parts=parts)


@dataclass(frozen=True)
class Objective:
    """`needs` leaves out the Signal: alone one sends one's own, together the group sends enough (NEM-COOP-04)."""

    id: str
    deck: str
    players: int
    needs: Requirement
    signal: bool = False
    lives_on_mars: bool = False  # its sleeper survives a landing there (NEM-CHECK-06)

    def own_needs(self) -> Requirement:
        """All that must be true for somebody who plays for themselves."""
        return every(SIGNAL_SENT, self.needs) if self.signal else self.needs

    def group_needs(self) -> Requirement:
        """All that must be true where the Objectives are everybody's."""
        return every(ENOUGH_SIGNALS, self.needs) if self.signal else self.needs

    def fulfilled(self, g: Nemesis, who: Character) -> bool:
        return self.own_needs().met(g, who)


def signals_sent(g: Nemesis) -> int:
    return len([who for who in g.players if who.signal])


def signals_needed(g: Nemesis) -> int:
    """As many different Characters as there are shared Objectives that ask for a Signal (NEM-COOP-04)."""
    return len([card for card in g.objectives if OBJECTIVES[card].signal])


def enough_signals(g: Nemesis, who: Character) -> bool:
    return signals_sent(g) >= signals_needed(g)


SIGNAL_SENT: Final = Requirement("signal-sent", signal_sent)
ENOUGH_SIGNALS: Final = Requirement("enough-signals", enough_signals)
_EARTH = Requirement("ship-at-earth", ship_at(EARTH))
_MARS = Requirement("ship-at-mars", ship_at(MARS))
_ALONE = Requirement("only-survivor", only_survivor)
_NEST = Requirement("nest-destroyed", nest_destroyed)
_SHIP = Requirement("ship-destroyed", ship_destroyed)
_QUEEN = Requirement("queen-killed", queen_killed)
_EXPLORED = Requirement("all-explored", all_explored)
_TWO_WEAKNESSES = Requirement("two-weaknesses", two_weaknesses)
_EARTH_OR_ALONE = some(_EARTH, _ALONE)
_NEST_OR_SHIP = some(_NEST, _SHIP)
_QUEEN_OR_SHIP = some(_QUEEN, _SHIP)


def _gone_or_alone(number: int) -> Requirement:
    return some(Requirement("player-gone", player_gone(number), number), _ALONE)


_ALL = (
    Objective("salvaging", PERSONAL, 2, _EARTH_OR_ALONE),
    Objective("quarantine", PERSONAL, 2, some(_MARS, every(_EARTH, _NEST)), lives_on_mars=True),
    Objective("great-hunt", PERSONAL, 2, _QUEEN_OR_SHIP, signal=True),
    Objective(
        "proper-burial", PERSONAL, 2, Requirement("carries-blue-corpse", carries_object(BLUE_CORPSE)), signal=True
    ),
    Objective("hoarder", PERSONAL, 2, Requirement("escaped-with-items", escaped_with_items(7), 7)),
    Objective("investigator", PERSONAL, 2, _EXPLORED, signal=True),
    Objective("oldest-friend", PERSONAL, 3, _EARTH_OR_ALONE),
    Objective("best-friends", PERSONAL, 4, Requirement("another-survives", another_survives)),
    Objective("aliens", PERSONAL, 5, _NEST_OR_SHIP, signal=True),
    Objective("necroscopy", CORPORATE, 2, Requirement("weakness-carcass", weakness_known("carcass")), signal=True),
    Objective("ab-ovo", CORPORATE, 2, Requirement("weakness-egg", weakness_known("egg"))),
    Objective("field-biology", CORPORATE, 2, _TWO_WEAKNESSES),
    Objective("my-precious", CORPORATE, 2, Requirement("carries-egg", carries_object(EGG)), signal=True),
    Objective("strike", CORPORATE, 2, _gone_or_alone(1)),
    Objective("pastures", CORPORATE, 2, _gone_or_alone(2)),
    Objective("old-feud", CORPORATE, 3, _gone_or_alone(3)),
    Objective("takeover", CORPORATE, 4, _gone_or_alone(4)),
    Objective("enlightenment", CORPORATE, 5, _gone_or_alone(5)),
    Objective("clean-up", COOPERATIVE, 1, _NEST_OR_SHIP, signal=True),
    Objective("beheading", COOPERATIVE, 1, _QUEEN_OR_SHIP, signal=True),
    Objective("no-man-left", COOPERATIVE, 1, _EXPLORED, signal=True),
    Objective("destination-earth", COOPERATIVE, 1, _EARTH),
    Objective("special-delivery", COOPERATIVE, 1, Requirement("somebody-carries-egg", somebody_carries(EGG))),
    Objective("first-contact", COOPERATIVE, 1, _TWO_WEAKNESSES),
    Objective("post-mortem", COOPERATIVE, 1, Requirement("corpse-in-surgery", corpse_in_surgery)),
)

OBJECTIVES: Final = {objective.id: objective for objective in _ALL}
PERSONAL_DECK: Final = [o.id for o in _ALL if o.deck == PERSONAL]
CORPORATE_DECK: Final = [o.id for o in _ALL if o.deck == CORPORATE]
COOP_DECK: Final = [o.id for o in _ALL if o.deck == COOPERATIVE]
