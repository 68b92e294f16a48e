"""Conditions of planets: whether something holds now."""

from collections.abc import Callable, Sequence
from typing import Final

from starboard.games.vanguard.content.lines import Condition
from starboard.games.vanguard.rules.lander import value
from starboard.games.vanguard.rules.table_planet import planet_of
from starboard.games.vanguard.state.vanguard import Vanguard


def hold(g: Vanguard, conditions: Sequence[Condition], here: int) -> bool:
    """Whether all of them hold; `here` is the Sector of whatever asks."""
    for condition in conditions:
        if not holds(g, condition, here):
            return False
    return True


def holds(g: Vanguard, condition: Condition, here: int) -> bool:
    return CONDITION_TABLE[condition.word](g, condition, here)


def marks(g: Vanguard, name: str, where: str, here: int) -> int:
    """How many marks of this name lie in a Sector, or on the whole board (VAN-SECTOR-06)."""
    if where == "everywhere":
        number = 0
        for sector in g.sectors:
            if sector.marks:
                number += sector.marks.get(name, 0)
        return number
    meant = sector_meant(where, here)
    for sector in g.sectors:
        if sector.number == meant:
            return sector.marks.get(name, 0)
    return 0


def sector_meant(where: str, here: int) -> int:
    """The Sector of a word such as "@4"; "here" is that of the card."""
    return int(where[1:]) if where.startswith("@") else here


def was_done(g: Vanguard, mission: str) -> bool:
    """Completed now or on an earlier visit."""
    return mission in g.completed or mission in g.done_before


def is_in_force(g: Vanguard, name: str) -> bool:
    """Whether the Global Condition is the one in force; without a card that is the printed one (VAN-GLOBAL-01)."""
    return bool(g.condition == name) or (not g.condition and planet_of(g).printed.id == name)


def is_everybody_in(g: Vanguard, sector: int) -> bool:
    """Whoever of the Away Team is on the planet."""
    for who in g.crew:
        if who.sector != sector and who.status == "exploring":
            return False
    return True


def next_in_order(g: Vanguard) -> int:
    """The first Sector of the secret order that has no mark yet; 0 if all have (GR1)."""
    for rule in planet_of(g).rules_of["secret-order"]:
        for number in g.order:
            if not marks(g, rule.mark, f"@{number}", 0):
                return number
    return 0


def core_at(g: Vanguard) -> int:
    """The Sector in which the core is, carried or lying; 0 while it is seated (OP2)."""
    for who in g.crew:
        if who.core and who.status == "exploring":
            return who.sector
    return g.core


CONDITION_TABLE: Final[dict[str, Callable[[Vanguard, Condition, int], bool]]] = {
    "mark": lambda g, said, here: marks(g, said.text(0), said.text(2), here) >= said.number(1),
    "nomark": lambda g, said, here: not marks(g, said.text(0), said.text(1), here),
    "flag": lambda g, said, here: said.text(0) in g.flags,
    "noflag": lambda g, said, here: said.text(0) not in g.flags,
    "done": lambda g, said, here: was_done(g, said.text(0)),
    "notdone": lambda g, said, here: not was_done(g, said.text(0)),
    "up": lambda g, said, here: said.text(0) in g.missions,
    "objective": lambda g, said, here: said.text(0) in g.objectives,
    "act": lambda g, said, here: g.act >= said.number(0),
    "global": lambda g, said, here: is_in_force(g, said.text(0)),
    "state": lambda g, said, here: g.state == said.text(0),
    "allin": lambda g, said, here: is_everybody_in(g, said.number(0)),
    "visits": lambda g, said, here: g.visits >= said.number(0),
    "next": lambda g, said, here: next_in_order(g) == said.number(0),
    "notnext": lambda g, said, here: next_in_order(g) != said.number(0),
    "core": lambda g, said, here: core_at(g) == said.number(0),
    "corehome": lambda g, said, here: bool(g.lander.sector) and core_at(g) == g.lander.sector,
    "below": lambda g, said, here: value(g.lander, said.text(0)) < said.number(1),
}
