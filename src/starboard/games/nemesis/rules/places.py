"""Who and what is where: Rooms, adjacency, Combat. Nothing here changes the table."""

from starboard.games.nemesis.state.fields import Character, Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, CLOSED_DOOR

# In a Room, Intruders act in this order (NEM-EVENT-05, NEM-ESCAPE-04).
RANK = {"queen": 0, "breeder": 1, "adult": 2, "creeper": 3, "larva": 4}


def in_order(g: Nemesis) -> list[Character]:
    """The players from the First Player clockwise, without those who no longer take part (NEM-GEN-02)."""
    count = len(g.players)
    seated = [g.players[(g.first + step) % count] for step in range(count)]
    return [who for who in seated if who.status == ALIVE]


def adjacent(g: Nemesis, room: int) -> list[int]:
    """The Rooms a Character can walk to: one Corridor away, no Closed Door (NEM-GEN-04)."""
    rooms: list[int] = []
    for corridor, other in g.board.exits[room]:
        if g.doors[corridor] != CLOSED_DOOR and other not in rooms:
            rooms.append(other)
    return rooms


def adjacent_to_effects(g: Nemesis, room: int) -> list[int]:
    """The Rooms that count as adjacent for everything but the movement of Characters (NEM-GEN-04)."""
    if "doors-block-crew-only" not in g.options:
        return adjacent(g, room)
    rooms: list[int] = []
    for _, other in g.board.exits[room]:
        if other not in rooms:
            rooms.append(other)
    return rooms


def can_pass(g: Nemesis, corridor: int) -> bool:
    return g.doors[corridor] != CLOSED_DOOR


def open_corridor(g: Nemesis, room: int, other: int) -> int:
    """A Corridor without a Closed Door between two Rooms, or -1."""
    for corridor, behind in g.board.exits[room]:
        if behind == other and g.doors[corridor] != CLOSED_DOOR:
            return corridor
    return -1


def corridor_towards(g: Nemesis, room: int, other: int) -> int:
    """The Corridor to a neighbouring Room, if possible one without a Closed Door."""
    corridor = open_corridor(g, room, other)
    if corridor >= 0:
        return corridor
    return next(corridor for corridor, behind in g.board.exits[room] if behind == other)


def quiet_places(g: Nemesis, room: int) -> list[int]:
    """Corridors around the Room without a Noise marker, Technical Corridors included (NEM-MOVE-09)."""
    return [place for place in g.board.places[room] if not g.noise[place]]


def characters_in(g: Nemesis, room: int) -> list[Character]:
    """The living Characters standing in the Room, by seat."""
    return [who for who in g.players if who.room == room and who.status == ALIVE]


def together_in(g: Nemesis, room: int) -> list[Character]:
    """Those in the Room by player number, for what may kill several at once (NEM-INTPLAYER-01)."""
    return sorted(characters_in(g, room), key=player_number)


def player_number(who: Character) -> int:
    return who.number


def companions(g: Nemesis, who: Character) -> list[Character]:
    return [other for other in g.players if other.room == who.room and other is not who and other.status == ALIVE]


def intruders_in(g: Nemesis, room: int) -> list[Intruder]:
    """The Intruders in the Room, in the order in which they act."""
    found = [intruder for intruder in g.intruders if intruder.room == room]
    if len(found) > 1:
        found.sort(key=rank)
    return found


def rank(intruder: Intruder) -> tuple[int, int]:
    return RANK[intruder.kind], intruder.id


def intruder_in(g: Nemesis, room: int) -> bool:
    return any(intruder.room == room for intruder in g.intruders)


def in_combat(g: Nemesis, who: Character) -> bool:
    """A Character and an Intruder are in Combat exactly while they share a Room (NEM-GEN-07)."""
    return who.room != 0 and intruder_in(g, who.room)


def fighting(g: Nemesis, intruder: Intruder) -> bool:
    return any(who.room == intruder.room and who.status == ALIVE for who in g.players)


def alone(g: Nemesis, who: Character) -> bool:
    """Whether neither another Character nor an Intruder is in the Room (NEM-MOVE-05)."""
    return not companions(g, who) and not intruder_in(g, who.room)


def room_of(g: Nemesis, tile: str) -> int:
    """Where an explored Room lies, or 0 while nobody found it."""
    for room in range(1, len(g.tiles)):
        if g.explored[room] and g.tiles[room] == tile:
            return room
    return 0


def by_seat_order(g: Nemesis, who: Character) -> int:
    """How far the player sits from the First Player, clockwise."""
    return (who.seat - g.first) % len(g.players)


def smallest_hand(g: Nemesis, candidates: list[Character], only_action_cards: bool = False) -> Character:
    """The Character with the fewest cards in hand; a tie goes to the closest to the First Player (NEM-ATTACK-03)."""
    best = candidates[0]
    for who in candidates[1:]:
        size, best_size = hand_size(who, only_action_cards), hand_size(best, only_action_cards)
        if size < best_size or (size == best_size and by_seat_order(g, who) < by_seat_order(g, best)):
            best = who
    return best


def hand_size(who: Character, only_action_cards: bool = False) -> int:
    return len(action_cards(who)) if only_action_cards else len(who.hand)


def action_cards(who: Character) -> list[str]:
    """The cards in hand that can pay: Contamination never does (NEM-ACTION-02)."""
    return [card for card in who.hand if card != "contamination" and card != "infected" and card != "clean"]
