"""Light: kindling a Lantern, and throwing burning Oil at what hides in the dark."""

from typing import Final

from starboard.games.lanterns.content.box import SPARK, SPARK_DIE, SPARKS
from starboard.games.lanterns.content.halls import WALL, Square
from starboard.games.lanterns.rules.grid import around, at
from starboard.games.lanterns.rules.places import in_sight, lanterns_beside
from starboard.games.lanterns.state.fields import Wanderer
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Payload, Procedure, Roll

THROW_REACH: Final = 4


def sparks(faces: tuple[Payload, ...]) -> bool:
    """One spark is enough."""
    return SPARK in faces


def kindle(g: Lanterns, who: Wanderer) -> Procedure[None]:
    """Pour as much Oil as you like, roll a die for it and for your skill; one spark lights it (LAN-KINDLE-01)."""
    unlit = lanterns_beside(g, who.at, lit=False)
    name: str = yield Ask(who.seat, unlit, "LAN-KINDLE-01", "kindle-which", about={"who": who.role})
    pours = list(range(who.pack.oil + 1))
    oil: int = yield Ask(who.seat, pours, "LAN-KINDLE-02", "fuel", about={"who": who.role, "lantern": name})
    who.pack.oil -= oil
    roll = Roll([SPARK_DIE] * (SPARKS[who.role] + oil), "LAN-KINDLE-02", "kindle", alike=sparks)
    faces: tuple[Payload, ...] = yield roll
    lit = sparks(faces)
    if lit:
        g.lanterns[name].lit, g.lanterns[name].by = True, who.role
        who.kindled += 1
    tell(g, "kindled", "LAN-KINDLE-02", who=who.role, lantern=name, dice=roll.shown(faces), lit=int(lit))


def burnt(g: Lanterns, square: Square) -> list[Square]:
    """What burning Oil reaches: the square it falls on and those beside it, but for walls (LAN-THROW-01)."""
    return [square, *[near for near in around(square) if at(g.ground, near) != WALL]]


def throw(g: Lanterns, who: Wanderer) -> Procedure[None]:
    """One Oil, thrown to a square in sight; a Keeper whom it reaches is dazzled (LAN-THROW-01)."""
    targets = in_sight(g, who.at, THROW_REACH)
    square: Square = yield Ask(who.seat, targets, "LAN-THROW-01", "throw-at", about={"who": who.role})
    who.pack.oil -= 1
    hit = g.keeper.at in burnt(g, square)
    g.keeper.dazzled = g.keeper.dazzled or hit
    tell(g, "threw", "LAN-THROW-01", who=who.role, to=square, hit=int(hit))
