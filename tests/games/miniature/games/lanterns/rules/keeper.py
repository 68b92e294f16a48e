"""The Keeper's turn: a player's, or, where nobody is the Keeper, the rules' own (LAN-KEEPER-01)."""

from starboard.games.lanterns.content.box import KEEPER, STEPS
from starboard.games.lanterns.content.halls import COLUMNS, ROWS, Square
from starboard.games.lanterns.rules.grid import apart, around, paths
from starboard.games.lanterns.rules.places import in_play, keepers_ways, lanterns_beside, taken, wanderer
from starboard.games.lanterns.rules.striking import strike, within_reach
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.kernel.game import tell
from starboard.kernel.requests import FATE, Ask, Blocked, Chance, Procedure, Refusal

PROWL, STRIKE, DOUSE, WAIT = "prowl", "strike", "douse", "wait"


def keeper_acts(g: Lanterns) -> Procedure[None]:
    if g.keeper.seat == FATE:
        yield from moved_by_the_rules(g)
    else:
        yield from moved_by_a_player(g)


# --- A player ---


def moved_by_a_player(g: Lanterns) -> Procedure[None]:
    """Prowl, strike, douse or wait (LAN-KEEPER-02)."""

    def blocked() -> Blocked:
        found = [] if within_reach(g) else [(STRIKE, Refusal("LAN-STRIKE-01", "nobody-in-sight"))]
        if not lanterns_beside(g, g.keeper.at, lit=True):
            found.append((DOUSE, Refusal("LAN-DOUSE-01", "nothing-burns")))
        if not keepers_ways(g):
            found.append((PROWL, Refusal("LAN-WALK-01", "walled-in")))
        return found

    refused = [option for option, _ in blocked()]
    possible = [option for option in (PROWL, STRIKE, DOUSE, WAIT) if option not in refused]
    seat = g.keeper.seat
    chosen: str = yield Ask(seat, possible, "LAN-KEEPER-02", "prowl", about={"left": g.actions}, blocked=blocked)
    if chosen == PROWL:
        to: Square = yield Ask(seat, sorted(keepers_ways(g)), "LAN-WALK-01", "prowl-to")
        prowl(g, keepers_ways(g)[to])
    elif chosen == STRIKE:
        near = [who.role for who in within_reach(g)]
        role: str = yield Ask(seat, near, "LAN-STRIKE-01", "strike-whom")
        yield from strike(g, wanderer(g, role))
    elif chosen == DOUSE:
        name: str = yield Ask(seat, lanterns_beside(g, g.keeper.at, lit=True), "LAN-DOUSE-01", "douse-which")
        douse(g, name)
    else:
        tell(g, "keeper-waited", "LAN-KEEPER-02")


def prowl(g: Lanterns, path: list[Square]) -> None:
    g.keeper.at = path[-1]
    tell(g, "prowled", "LAN-WALK-01", to=path[-1], path=tuple(path))


def douse(g: Lanterns, name: str) -> None:
    """A burning Lantern beside the Keeper goes out (LAN-DOUSE-01)."""
    g.lanterns[name].lit, g.lanterns[name].by = False, ""
    tell(g, "doused", "LAN-DOUSE-01", lantern=name)


# --- The rules ---


def moved_by_the_rules(g: Lanterns) -> Procedure[None]:
    """It strikes at the nearest it sees, else douses, else goes the shortest way to somebody (LAN-KEEPER-01)."""
    near = within_reach(g)
    if near:
        closest = min([apart(g.keeper.at, who.at) for who in near])
        roles = [who.role for who in near if apart(g.keeper.at, who.at) == closest]
        role: str = yield Chance(roles, "LAN-KEEPER-01", "keepers-prey")
        yield from strike(g, wanderer(g, role))
        return
    burning = lanterns_beside(g, g.keeper.at, lit=True)
    if burning:
        name: str = yield Chance(burning, "LAN-KEEPER-01", "keepers-lantern")
        douse(g, name)
        return
    steps = next_steps(g)
    if steps:
        square: Square = yield Chance(list(steps), "LAN-KEEPER-01", "keepers-way")
        prowl(g, steps[square])


def next_steps(g: Lanterns) -> dict[Square, list[Square]]:
    """Where a shortest way to a Wanderer leads with one walk; the squares beside each Wanderer are where it ends."""
    ways = paths(g.ground, g.keeper.at, COLUMNS * ROWS, taken(g))
    ends = [near for who in in_play(g) for near in around(who.at) if near in ways]
    if not ends:
        return {}
    shortest = min([len(ways[end]) for end in ends])
    walks = [ways[end][: STEPS[KEEPER]] for end in ends if len(ways[end]) == shortest]
    return {walk[-1]: walk for walk in walks}
