"""Who stands where, and what can be seen and reached from there."""

from starboard.games.lanterns.content.box import KEEPER, STEPS
from starboard.games.lanterns.content.halls import COLUMNS, ROWS, WALL, Square
from starboard.games.lanterns.rules.grid import apart, around, at, paths, sees
from starboard.games.lanterns.rules.options import corners_block
from starboard.games.lanterns.state.fields import Lantern, Wanderer
from starboard.games.lanterns.state.lanterns import Lanterns


def in_play(g: Lanterns) -> list[Wanderer]:
    """The Wanderers who still have a flame (LAN-OUT-01)."""
    return [who for who in g.wanderers if who.flames > 0]


def wanderer(g: Lanterns, role: str) -> Wanderer:
    for who in g.wanderers:
        if who.role == role:
            return who
    raise AssertionError(f"nobody here is the {role}")


def taken(g: Lanterns) -> list[Square]:
    """The squares with a figure on them."""
    return [g.keeper.at, *[who.at for who in in_play(g)]]


def ways(g: Lanterns, who: Wanderer) -> dict[Square, list[Square]]:
    """Where a Wanderer can walk, and how (LAN-WALK-01)."""
    return paths(g.ground, who.at, STEPS[who.role], taken(g))


def keepers_ways(g: Lanterns) -> dict[Square, list[Square]]:
    return paths(g.ground, g.keeper.at, STEPS[KEEPER], taken(g))


def in_sight(g: Lanterns, square: Square, reach: int) -> list[Square]:
    """The squares without a wall within reach that can be seen from here, row by row."""
    return [
        (x, y)
        for y in range(ROWS)
        for x in range(COLUMNS)
        if (x, y) != square
        and apart(square, (x, y)) <= reach
        and at(g.ground, (x, y)) != WALL
        and sees(g.ground, square, (x, y), corners_block(g))
    ]


def lanterns_beside(g: Lanterns, square: Square, lit: bool) -> list[str]:
    """The Lanterns next to a square that burn, or those that do not, by name."""
    beside = around(square)
    return [name for name, lantern in g.lanterns.items() if lantern.at in beside and lantern.lit == lit]


def burning(g: Lanterns) -> list[Lantern]:
    return [lantern for lantern in g.lanterns.values() if lantern.lit]
