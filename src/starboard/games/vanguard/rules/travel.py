"""The Travel action: along one Path, all its icons, then the arrival (VAN-TRAVEL-01)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.content.planet import Path
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing, Travelling
from starboard.games.vanguard.rules.effects import carry_out
from starboard.games.vanguard.rules.lookups import condition_now, held_fast, in_play, other_end, paths_from
from starboard.games.vanguard.rules.moving import arrive
from starboard.games.vanguard.rules.paying import spend
from starboard.games.vanguard.rules.reactions import before_walking
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

PATH: Final = "path"


def ways(g: Vanguard, who: CrewMember) -> list[tuple[str, int]]:
    """Paths that can be taken, by name and the Sector they lead to; none while something holds it (VAN-SECTOR-03)."""
    if held_fast(g, who):
        return []
    return [(path.name, other_end(path, who.sector)) for path in paths_from(g, who.sector)]


def travel(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """Choose a Path first (VAN-TRAVEL-02)."""
    way: tuple[str, int] = yield from decide(g, partial(_which, g, who))
    yield from walk(g, who, way)


def _which(g: Vanguard, who: CrewMember) -> Ask:
    return Ask(who.seat, ways(g, who), "VAN-TRAVEL-02", PATH, about={"who": who.section})


def walk(g: Vanguard, who: CrewMember, way: tuple[str, int]) -> Procedure[None]:
    """Every icon in its order; until they are done it counts as where it started (VAN-TRAVEL-03, VAN-TRAVEL-05).

    Whoever is put elsewhere meanwhile ends up there (VAN-TRAVEL-07); a Sector that has left play is not reached.
    """
    start = who.sector
    path = next(iter([one for one in paths_from(g, who.sector) if one.name == way[0]]))
    travelling = Travelling(who, way[1], icons_from(g, path, who.sector))
    tell(g, "travels", "VAN-TRAVEL-01", who=who.section, sector=way[1])
    yield from before_walking(g, travelling)
    while travelling.icons and who.status == "exploring":
        yield from resolve_icon(g, who, travelling.icons.pop(0))
    if who.status != "exploring":
        return  # VAN-TEAM-07
    if who.core:
        yield from spend(g, who, 1)  # the core is heavy (OP2)
    if who.sector == start and in_play(g, way[1]):
        yield from arrive(g, who, way[1], "VAN-TRAVEL-06", travelled=True)


def icons_from(g: Vanguard, path: Path, sector: int) -> list[Effect | None]:
    """In the order in which they are met (VAN-TRAVEL-08); a calm planet ignores Danger icons on its Paths."""
    icons = list(path.icons) if path.start == sector else list(path.icons)[::-1]
    return [icon for icon in icons if not (g.calm and icon is not None and icon.word == "danger")]


def resolve_icon(g: Vanguard, who: CrewMember, icon: Effect | None) -> Procedure[None]:
    """The Travel icon means what the Global Condition says (VAN-TRAVEL-04)."""
    if icon is None:
        condition = condition_now(g)
        yield from carry_out(g, condition.travel, Doing(who, condition.id, "VAN-TRAVEL-04"))
    else:
        yield from carry_out(g, ((icon,),), Doing(who, "path", "VAN-TRAVEL-03"))
