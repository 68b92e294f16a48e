"""Agents and Bosses of a Nexus player: whom to activate, where it goes, what it does there."""

from typing import Final

from starboard.games.saga.bots.aims import Aim
from starboard.games.saga.bots.fighters import Blow, Fighter
from starboard.games.saga.bots.outlook import Outlook
from starboard.games.saga.content.modifiers import MOVE
from starboard.games.saga.geometry.arcs import arc_of_sight
from starboard.games.saga.geometry.walking import distances
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.lookups import MERCENARIES, model_named, on_board
from starboard.games.saga.rules.missions.device_flames import burned
from starboard.games.saga.rules.missions.uses import may_named
from starboard.games.saga.rules.movement.move_choices import BREAK_AWAY, STAY, TO
from starboard.games.saga.rules.places import FACINGS, Place, base_of, base_on, board, closed, layout, square_of
from starboard.games.saga.state.fields import Model
from starboard.kernel.requests import Ask, Payload

NEAR: Final = 0.09  # what a square nearer to a Mercenary is worth
HOLDING: Final = 0.45  # what it is worth to have a Mercenary in one's front arc
RISK: Final = 0.22  # of what the Mercenaries' answer is worth to them
GUARDING: Final = 0.05  # what a square nearer to what the Mercenaries want is worth
CORNERED: Final = 0.5  # free attacks at a Break Away, for each enemy
STRUCK: Final = 0.3  # what it costs to stand where the mission strikes
FAR: Final = 60


class Prey:
    """How far every square is from the nearest Mercenary, and from where the squad wants to go."""

    __slots__ = ("goal", "steps")

    def __init__(self, o: Outlook) -> None:
        now = layout(o.g)
        targets = on_board(o.g, MERCENARIES)
        size = o.g.width * o.g.height
        self.steps = [FAR] * size
        for one in targets:
            for square, steps in enumerate(distances(now, base_of(o.g, one))):
                if 0 <= steps < self.steps[square]:
                    self.steps[square] = steps
        self.goal = _goal(o)

    def near(self, o: Outlook, place: Place) -> float:
        worth = -NEAR * self.steps[square_of(o.g, place)]
        if self.goal is not None:
            worth -= GUARDING * min(12, o.terrain.at(self.goal.field, place))
        return worth


def _goal(o: Outlook) -> Aim | None:
    """What the Mercenary wants that is nearest to its aim: everybody knows the mission's ends."""
    found: list[tuple[int, str, Aim]] = []
    for name, aim in o.aims.items():
        at = model_named(o.g, name).at
        if at is not None and aim.leads:
            found.append((o.terrain.at(aim.field, at), name, aim))
    return min(found, key=lambda one: (one[0], one[1]))[2] if found else None


def best_blow(fighter: Fighter, place: Place, facing: str = "") -> Blow | None:
    blows = [blow for blow in fighter.blows(place) if not facing or facing in blow.facings]
    return max(blows, key=lambda blow: blow.worth) if blows else None


def place_worth(o: Outlook, fighter: Fighter, prey: Prey, place: Place) -> float:
    """The best attack from a square, how near it is, what answer is to be feared."""
    blow = best_blow(fighter, place) if o.g.nexus.aware else None
    worth = blow.worth * o.temper.rage if blow is not None else 0.0
    worth += prey.near(o, place)
    worth -= RISK * o.temper.caution * fighter.danger(place)
    if prey.steps[square_of(o.g, place)] == 1:
        worth += HOLDING
    if o.struck >> square_of(o.g, place) & 1:
        worth -= STRUCK
    return worth


def choose_move(o: Outlook, ask: Ask) -> Payload:
    model = o.model(ask.about["who"])
    assert model.at is not None
    fighter, prey = o.fighter(model), Prey(o)
    best, most = STAY if STAY in ask.options else ask.options[0], -1e9
    for option in ask.options:
        worth = -1e6
        if option == STAY:
            worth = place_worth(o, fighter, prey, model.at)
        elif option[0] == TO:
            worth = place_worth(o, fighter, prey, (option[1], option[2]))
        elif option[0] == BREAK_AWAY:
            worth = prey.near(o, (option[1], option[2])) - CORNERED - fighter.danger(model.at) * 0.5
        if worth > most:
            best, most = option, worth
    return best


def choose_entry(o: Outlook, ask: Ask) -> Payload:
    prey = Prey(o)
    return min(ask.options, key=lambda place: (prey.steps[square_of(o.g, place)], place))


def choose_facing(o: Outlook, ask: Ask) -> Payload:
    """The facing with the best attack, then with the most Mercenaries before it."""
    model = o.model(ask.about["who"])
    if model.at is None:
        return ask.options[0]
    fighter = o.fighter(model)
    here = base_of(o.g, model)
    best, most = ask.options[0], -1e9
    for facing in ask.options:
        blow = best_blow(fighter, model.at, facing) if o.g.nexus.aware else None
        seen = arc_of_sight(board(o.g), here, FACINGS.index(facing))
        near = fighter.now.adjacent_squares(here)
        worth = blow.worth if blow is not None else 0.0
        for one in on_board(o.g, MERCENARIES):
            mask = base_of(o.g, one).mask
            worth += 0.1 * (mask & seen != 0) + HOLDING * (mask & seen & near != 0)
        if worth > most:
            best, most = facing, worth
    return best


def choose_action(o: Outlook, ask: Ask) -> Payload:
    """The best attack, an ability of its own, or a door on the way to the Mercenaries."""
    model = o.model(ask.about["who"])
    assert model.at is not None
    fighter = o.fighter(model)
    options = list(ask.options)
    blows = [one for one in fighter.blows(model.at) if model.facing in one.facings and one.kind in options]
    if blows:
        return max(blows, key=lambda blow: blow.worth).kind
    for word in ("shoot", "assault"):
        if word in options:
            return word
    own = [option for option in options if isinstance(option, str)]
    if own:
        return own[0]
    for option in options:
        if option[0] == "door" and _leads_to_prey(o, model, option[1]):
            return option
    return None


def _leads_to_prey(o: Outlook, model: Model, code: str) -> bool:
    """Whether a closed door, once open, shortens the way to a Mercenary."""
    door = next(one for one in o.g.doors if one.code == code)
    if not closed(door):
        return False
    before = Prey(o)
    assert model.at is not None
    here = before.steps[square_of(o.g, model.at)]
    door.open = True
    after = Prey(o).steps[square_of(o.g, model.at)]
    door.open = False
    return after < here


# --- whom to activate ---


def choose_agent(o: Outlook, ask: Ask) -> Payload:
    """Whoever can attack best, else whoever is nearest to attacking; what the mission offers where it hits."""
    prey = Prey(o)
    best, most = None, -1e9
    for option in ask.options:
        if isinstance(option, str):
            worth = agent_worth(o, o.model(option), prey)
        else:
            worth = mission_worth(o, option[1])
        if worth > most:
            best, most = option, worth
    return best


def agent_worth(o: Outlook, model: Model, prey: Prey) -> float:
    """What its activation may bring: an attack from where it stands or after a walk."""
    place = model.at
    if place is None:
        points = [point for point in o.g.points if point.code == model.waiting]
        if not points:
            return -1.0
        place = points[0].squares[0]
    steps = prey.steps[square_of(o.g, place)]
    move = value(o.g, model, MOVE)
    if model.at is not None:
        fighter = o.fighter(model)
        blow = best_blow(fighter, place) if o.g.nexus.aware else None
        if blow is not None:
            return 1.0 + blow.worth
        pairs = fighter.pairs
        strongest = max([max(pair.blow(), pair.best_shot()) for pair in pairs] or [0.0])
    else:
        strongest = 0.5
    turns = max(1.0, (steps - 1) / max(1, move))
    return strongest / turns + (0.5 if turns <= 1 else 0.0) - 0.01 * steps


def mission_worth(o: Outlook, id: str) -> float:
    """What the mission lets the Nexus do, such as a burner: worth it where it hits more Mercenaries than Agents."""
    best = -1.0
    for effect in may_named(o.g, id).effects:
        for aim in effect.texts("aim"):
            best = max(best, flame_worth(o, effect.text("tip"), aim))
    return best


def flame_worth(o: Outlook, tip: str, aim: str) -> float:
    total = 0.0
    for name in burned(o.g, tip, aim):
        total += 1.3 if model_named(o.g, name).side == MERCENARIES else -0.6
    return total


def nearest_point(o: Outlook, codes: list[str]) -> str:
    """The Reinforcement Point from which Agents are with the Mercenaries soonest."""
    prey = Prey(o)

    def key(code: str) -> tuple[int, int, str]:
        point = next(one for one in o.g.points if one.code == code)
        squares = base_on(o.g, point.squares).squares
        waiting = len([one for one in o.g.enemies if one.waiting == code])
        return min([prey.steps[square] for square in squares]) + 2 * waiting, waiting, code

    return min(codes, key=key)
