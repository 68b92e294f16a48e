"""Conditions of planets: whether something holds now."""

from collections.abc import Sequence

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
    word = condition.word
    if word == "mark":
        return marks(g, condition.text(0), condition.text(2), here) >= condition.number(1)
    if word == "global":
        return is_in_force(g, condition.text(0))
    if word == "allin":
        return is_everybody_in(g, condition.number(0))
    if word == "nomark":
        return not marks(g, condition.text(0), condition.text(1), here)
    if word == "flag":
        return condition.text(0) in g.flags
    if word == "noflag":
        return condition.text(0) not in g.flags
    if word == "done":
        return was_done(g, condition.text(0))
    if word == "notdone":
        return not was_done(g, condition.text(0))
    if word == "up":
        return condition.text(0) in g.missions
    if word == "objective":
        return condition.text(0) in g.objectives
    if word == "act":
        return bool(g.act >= condition.number(0))
    if word == "state":
        return bool(g.state == condition.text(0))
    if word == "visits":
        return bool(g.visits >= condition.number(0))
    if word == "next":
        return next_in_order(g) == condition.number(0)
    if word == "notnext":
        return next_in_order(g) != condition.number(0)
    if word == "core":
        return core_at(g) == condition.number(0)
    if word == "below":
        return value(g.lander, condition.text(0)) < condition.number(1)
    if word == "corehome":
        return bool(g.lander.sector) and core_at(g) == g.lander.sector
    raise NotImplementedError(f"the condition '{word}'")


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
