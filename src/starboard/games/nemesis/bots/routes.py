"""Ways through the ship: what it costs to walk into each Room, and the cheapest way everywhere."""

from heapq import heappop, heappush
from typing import Final

from starboard.games.nemesis.bots.odds import attacks_cost, encounter_odds, entry_odds
from starboard.games.nemesis.bots.reading import Reading, intruders_in, neighbours, people_in, quiet_places

ENCOUNTER: Final = 8.0  # what meeting an Intruder costs, in cards
CAREFUL: Final = 2.0
MARKER: Final = 4.0  # every Noise marker makes the next Encounter likelier
INTRUDER: Final = 2.0  # what it costs to get away from one again, besides its attack
FAR_AWAY: Final = 0.4  # Intruders further off may have moved on by then
FIRE: Final = 2.5
FAR: Final = 1000.0
STIRRING: Final = 0.55  # how often the bag makes everybody roll for Noise
COMPANY: Final = 0.7  # everybody rolls, and what comes is there for all
PROWLING: Final = 1.0  # a neighbouring Intruder may walk in


def meeting(r: Reading) -> float:
    """What meeting an Intruder costs somebody of this temper, in cards."""
    return ENCOUNTER * r.temper.fear


def entry_cost(r: Reading, room: int) -> float:
    """Cards, and dangers counted in cards, for walking into a Room."""
    if people_in(r, room):
        cost = 1.0 + r.temper.aloof  # nobody rolls for Noise where somebody is
    else:
        loud = 1.0 + meeting(r) * entry_odds(r, room)
        cost = MARKER + (min(loud, CAREFUL) if quiet_places(r, room) else loud)
    waiting = intruders_in(r, room)
    if waiting:
        cost += (INTRUDER + attacks_cost(r, waiting)) * (1.0 if room in neighbours(r, r.room) else FAR_AWAY)
    if r.fire[room]:
        cost += FIRE
    if r.tiles[room] == "slime-room":
        cost += 2.0
    if r.view["airlock"] == room:
        cost += 50.0
    return cost


def night_cost(r: Reading, room: int) -> float:
    """What an Event Phase in the Room costs on average: a Noise roll as often as not, and neighbours on the prowl."""
    rolls = 1.0 + COMPANY * len(people_in(r, room))
    cost = STIRRING * meeting(r) * encounter_odds(r, room) * rolls
    for near in neighbours(r, room):
        cost += PROWLING * len(intruders_in(r, near))
    return cost + (FIRE if r.fire[room] else 0.0)


def night_after_moving(r: Reading, room: int) -> float:
    """The same for a Room one walks into now, which may add a Noise marker."""
    added = 0.0 if people_in(r, room) else 0.15 * STIRRING * meeting(r)
    return night_cost(r, room) + added


class Routes:
    """The cheapest ways from one's Room to all others."""

    __slots__ = ("cost", "first")

    def __init__(self, r: Reading, start: int = 0) -> None:
        rooms = len(r.tiles)
        self.cost: list[float] = [FAR] * rooms
        self.first: list[int] = [0] * rooms  # the next Room on the way
        self._walk(r, start or r.room)

    def _walk(self, r: Reading, start: int) -> None:
        entry: dict[int, float] = {}
        self.cost[start] = 0.0
        ahead: list[tuple[float, int]] = [(0.0, start)]
        while ahead:
            cost, room = heappop(ahead)
            if cost > self.cost[room]:
                continue
            for other in neighbours(r, room):
                if other not in entry:
                    entry[other] = entry_cost(r, other)
                if cost + entry[other] < self.cost[other]:
                    self.cost[other] = cost + entry[other]
                    self.first[other] = self.first[room] or other
                    heappush(ahead, (self.cost[other], other))

    def reaches(self, room: int) -> bool:
        return self.cost[room] < FAR

    def nearest(self, rooms: list[int]) -> int:
        """The cheapest Room to get to, or 0."""
        near = [room for room in rooms if self.reaches(room)]
        return min(near, key=lambda room: (self.cost[room], room)) if near else 0
