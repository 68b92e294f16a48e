"""Computers in Rooms (NEM-COMPUTER)."""

from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.requests import Refusal

NO_COMPUTER = Refusal("NEM-COMPUTER-02", "no-computer")


def has_computer(g: Nemesis, room: int) -> bool:
    """An explored Room with the icon and no Malfunction (NEM-COMPUTER-02)."""
    return bool(g.explored[room] and TILES[g.tiles[room]].computer and not g.malfunction[room])


def at_a_computer(g: Nemesis, who: Character) -> bool:
    return who.room != 0 and has_computer(g, who.room)
