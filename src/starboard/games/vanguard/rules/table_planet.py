"""The planet of the table: the board's file, which players learn only bit by bit (VAN-SETUP-08)."""

from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.content.planet_file import READ, is_kept, own_planet, planet
from starboard.games.vanguard.state.vanguard import Vanguard


def planet_of(g: Vanguard) -> Planet:
    """One that is not of the box is read from the table itself, if nobody has here."""
    found = READ.get(g.planet)
    if found is not None:
        return found
    if g.written and not is_kept(g.planet):
        return own_planet("\n".join(g.written))
    return planet(g.planet)
