"""Who of the squad does what: every want goes to whoever is nearest and fit for it, and the others go along."""

from typing import Final

from starboard.games.saga.bots.finding_wants import Seeker
from starboard.games.saga.bots.terrain import FAR, Field, Terrain
from starboard.games.saga.bots.wants import HACK, KILL, LEAVE, OPEN, STAND, Want, who_can
from starboard.games.saga.content.modifiers import TECH
from starboard.games.saga.rules.attacks.attack_odds import chance_of_wounds, expected_wounds
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.hacking.hacking import complexity, firewall
from starboard.games.saga.rules.lookups import playing
from starboard.games.saga.rules.missions.lookups import printed_operation
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga

FOR_ALL: Final = (LEAVE, STAND, KILL)  # what everybody does together
SQUARES_A_TURN: Final = 5
KILL_COST: Final = 25.0  # what a Boss costs, in squares
MOST_TRIES: Final = 9.0


class Aim:
    """What one Mercenary is after: how far everything is from it, and whether it is its own or it goes along."""

    __slots__ = ("field", "leads", "want")

    def __init__(self, want: Want, field: Field, leads: bool) -> None:
        self.want = want
        self.field = field
        self.leads = leads


def aims(g: Saga, terrain: Terrain) -> dict[str, Aim]:
    """The aim of each Mercenary on the board, by name."""
    squad = [who for who in playing(g) if who.model.at is not None]
    found: dict[str, Aim] = {}
    open_wants = reachable_wants(g, terrain, squad)
    costs: list[tuple[float, int, str, Want]] = []
    for number, want in enumerate(open_wants):
        field = field_of(terrain, want)
        for who in who_can(want, squad):
            costs.append((cost_for(g, terrain, who, want, field), number, who.model.name, want))
    costs.sort(key=lambda one: (one[0], one[1], one[2]))
    taken: list[str] = []
    for cost, _, name, want in costs:
        if name in found or cost >= FAR:
            continue
        if purpose(want) in taken and want.kind not in FOR_ALL:
            continue
        taken.append(purpose(want))
        found[name] = Aim(want, field_of(terrain, want), True)
    for who in squad:
        if who.model.name not in found:
            nearest = [(cost, number, want) for cost, number, _, want in costs if cost < FAR]
            if nearest:
                want = min(nearest, key=lambda one: (one[0], one[1]))[2]
                found[who.model.name] = Aim(want, field_of(terrain, want), False)
    return found


def purpose(want: Want) -> str:
    """What a want is for: a door can be unlocked at several Terminals, and once is enough."""
    return str(want.goal) if want.kind == HACK else f"{want.kind} {want.code}"


def field_of(terrain: Terrain, want: Want) -> Field:
    goals = terrain.beside(want.squares) if want.beside else want.squares
    if want.kind == "use":
        goals = tuple([*want.squares, *terrain.beside(want.squares)])
    if want.kind == HACK or want.kind == "use":
        goals = tuple([place for place in goals if place not in terrain.blocked])
    return terrain.field(goals)


def reachable_wants(g: Saga, terrain: Terrain, squad: list[Mercenary]) -> list[Want]:
    """The wants, each with the locked doors on its way opened first."""
    seeker = Seeker(g, lambda want: cost_of(g, terrain, squad, want))
    waiting = list(seeker.to_win())
    found: list[Want] = []
    looked: list[tuple[str, str, str]] = []
    while waiting:
        want = waiting.pop(0)
        if want.key in looked:
            continue
        looked.append(want.key)
        behind = locked_door_before(g, terrain, squad, want)
        if behind == "":
            found.append(want)
            continue
        before = len(seeker.found)
        seeker.open_piece(behind, 0)
        waiting += seeker.found[before:]
    return found


def locked_door_before(g: Saga, terrain: Terrain, squad: list[Mercenary], want: Want) -> str:
    """The first door on the way of whoever is nearest, if it has to be unlocked; "": there is none."""
    field = field_of(terrain, want)
    able = [who.model.at for who in who_can(want, squad) if who.model.at is not None]
    if not able:
        return ""
    start = min(able, key=lambda place: (terrain.at(field, place), place))
    door = terrain.first_door(field, start, g.doors)
    if door is None or not (door.lock or door.denied) or (want.kind == OPEN and want.code == door.code):
        return ""
    return door.code


def cost_of(g: Saga, terrain: Terrain, squad: list[Mercenary], want: Want) -> float:
    """What a want costs whoever gets it done soonest."""
    field = field_of(terrain, want)
    costs = [cost_for(g, terrain, who, want, field) for who in who_can(want, squad)]
    return min(costs, default=float(FAR)) + (KILL_COST if want.kind == KILL else 0.0)


def cost_for(g: Saga, terrain: Terrain, who: Mercenary, want: Want, field: Field) -> float:
    """Roughly how many squares it takes this Mercenary to get it done."""
    assert who.model.at is not None
    far = float(terrain.at(field, who.model.at))
    if want.kind == HACK and far < FAR:
        far += SQUARES_A_TURN * (tries(g, who, want) - 1)
    return far


def tries(g: Saga, who: Mercenary, want: Want) -> float:
    """How many Hacks it takes on average."""
    tech = value(g, who.model, TECH)
    if not tech:
        return FAR
    wall = firewall(g)
    kind, code = want.goal
    if kind == "operation":
        operation = printed_operation(g, code)
        if not operation.levels:
            return min(MOST_TRIES, 1 / max(0.01, chance_of_wounds(tech, wall, complexity(g, operation))))
        levels = operation.levels
    else:
        levels = max([door.lock for door in g.doors if door.code == code] or [1])
    return max(1.0, min(MOST_TRIES, levels / max(0.05, expected_wounds(tech, wall))))
