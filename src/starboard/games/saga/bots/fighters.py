"""What a model could attack from each square, and what could attack it there."""

from typing import Final

from starboard.games.saga.bots.blows import Figures, Pair
from starboard.games.saga.bots.healing import healing_worth
from starboard.games.saga.content.modifiers import MOVE
from starboard.games.saga.content.weapons import Weapon
from starboard.games.saga.geometry.arcs import arc_of_sight, behind
from starboard.games.saga.geometry.leaning import views
from starboard.games.saga.geometry.ranges import squares_in_range
from starboard.games.saga.geometry.sight import HIDDEN, IN_COVER, IN_THE_OPEN, MODEL, look
from starboard.games.saga.geometry.squares import ALL_ROUND, Base
from starboard.games.saga.geometry.walking import distances
from starboard.games.saga.rules.attacks.aiming import too_near
from starboard.games.saga.rules.attacks.targets_of_attacks import pieces_to_attack
from starboard.games.saga.rules.attacks.weapons_in_hand import ruler_of, uses_template
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.lookups import enemies_of, friends_of, hidden, is_model, profile, stunned
from starboard.games.saga.rules.missions.bars import ACTIVATE, barred
from starboard.games.saga.rules.places import (
    FACINGS,
    Place,
    base_of,
    base_on,
    board,
    facing_of,
    front_arcs_of_enemies,
    place_of,
    square_of,
)
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

SHOOT, ASSAULT = "shoot", "assault"
FLAME_REACH: Final = 3  # squares that a flame is sure to reach
OFTEN, SELDOM = 0.8, 0.15  # how likely those enemies attack that come first, and the others
ROUND_A_CORNER: Final = 0.6  # a shot by somebody who has to walk into sight first
WAKES_WITHIN: Final = 2
DRAINED: Final = 1  # counter that a Life Drain takes off somebody
PAST_A_CORNER: Final = 2  # squares beyond its Move from which it is counted


class Blow:
    """One attack that is possible from a square: its worth, and the facings it needs."""

    __slots__ = ("facings", "kind", "target", "weapon", "worth")

    def __init__(self, kind: str, target: str, weapon: str, worth: float, facings: tuple[str, ...]) -> None:
        self.kind, self.target, self.weapon, self.worth, self.facings = kind, target, weapon, worth, facings


class Threat:
    """An enemy as a danger: how far it is from everywhere, and what its attacks on the model are worth to it.

    Its attacks are worked out when it turns out to be near enough for one.
    """

    __slots__ = ("_strokes", "at", "base", "enemy", "figures", "move", "prey", "shoots", "steps")

    def __init__(self, figures: Figures, enemy: Model, prey: Model, base: Base, waiting: bool) -> None:
        g, now = figures.g, figures.now
        self.figures, self.enemy, self.prey = figures, enemy, prey
        self.base = base
        self.at = base.squares
        self.move = value(g, enemy, MOVE, now) - (1 if waiting else 0)
        self.steps = distances(now, base)
        self.shoots = bool(profile(enemy).shoot)
        self._strokes: Strokes | None = None

    @property
    def strokes(self) -> "Strokes":
        if self._strokes is None:
            self._strokes = Strokes(self.figures, self.enemy, self.prey, self.base.squares[0])
        return self._strokes


class Strokes:
    """What an Assault, a shot in the open and a shot at somebody in Cover are worth, and how far shots go."""

    __slots__ = ("blow", "covered", "open", "reach")

    def __init__(self, figures: Figures, enemy: Model, prey: Model, square: int) -> None:
        g, at = figures.g, enemy.at
        if at is None:  # it waits to enter
            enemy.at = place_of(g, square)
        pair = Pair(figures, enemy, prey)
        self.blow = pair.blow()
        self.open = pair.best_shot()
        self.covered = pair.best_shot(cover=True)
        self.reach = max([_reach(g, enemy, one) for one in pair.arms.weapons] or [0])
        enemy.at = at


def _reach(g: Saga, model: Model, weapon: Weapon) -> int:
    return FLAME_REACH if uses_template(weapon) else ruler_of(g, model, weapon) or 99


class Fighter:
    """A model that is about to move or to act, with all it has to weigh."""

    __slots__ = (
        "_found", "activations", "arcs", "beside_friends", "figures", "g", "model", "now", "pairs", "relief", "rulers",
        "start", "weapons",
    )  # fmt: skip

    def __init__(self, figures: Figures, model: Model) -> None:
        g = self.g = figures.g
        self.figures = figures
        self.model = model
        assert model.at is not None, f"{model.name} is not on the board"
        self.start = model.at
        self.now = figures.now
        targets = [one for one in enemies_of(g, model) + pieces_to_attack(g, model) if not hidden(one)]
        targets = [one for one in targets if not barred(g, one, ACTIVATE)]  # let sleeping dogs lie
        self.pairs = [Pair(figures, model, one) for one in targets]
        self.weapons = self.pairs[0].arms.weapons if self.pairs else []
        self.rulers = [FLAME_REACH if uses_template(one) else ruler_of(g, model, one) for one in self.weapons]
        self.arcs = front_arcs_of_enemies(g, model, self.now)
        self.beside_friends = 0
        for friend in friends_of(g, model):
            self.beside_friends |= self.now.adjacent_squares(base_of(g, friend))
        self._found: list[Threat] | None = None
        self.activations = g.nexus.activations + 1
        self.relief = 0.0
        if any([weapon.blind for weapon in self.weapons]):  # what a Life Drain heals
            self.relief = max([healing_worth(g, one, DRAINED) for one in g.mercenaries] or [0.0])

    @property
    def threats(self) -> list[Threat]:
        if self._found is None:
            self._found = self._threats()
        return self._found

    def _threats(self) -> list[Threat]:
        g, found = self.g, []
        for enemy in enemies_of(g, self.model):
            if not stunned(enemy) and not barred(g, enemy, ACTIVATE):
                found.append(Threat(self.figures, enemy, self.model, base_of(g, enemy), False))
        if self.model.side == "mercenaries":
            for enemy in g.enemies:
                points = [point for point in g.points if point.code == enemy.waiting and point.active]
                if enemy.at is None and points:
                    base = base_on(g, [points[0].squares[0]])
                    enemy.at = points[0].squares[0]
                    found.append(Threat(self.figures, enemy, self.model, base, True))
                    enemy.at = None
        return found

    # --- what it could do there ---

    def blows(self, place: Place) -> list[Blow]:
        """Every attack that is possible from a square, the best facing chosen."""
        g, now = self.g, self.now
        old = base_of(g, self.model, self.start)
        here = base_of(g, self.model, place)
        now.move_model(old.mask, here.mask)
        found: list[Blow] = []
        caught = here.mask & self.arcs != 0
        near = now.adjacent_squares(here)
        for pair in self.pairs:
            there = base_of(g, pair.target)
            back = is_model(pair.target) and behind(board(g), here, there, facing_of(pair.target))
            if there.mask & near:
                facings = _facing(g, here, there, near)
                if pair.arms.assault and facings:
                    found.append(Blow(ASSAULT, pair.target.name, "", pair.blow(back), facings))
            for weapon, ruler in zip(self.weapons, self.rulers, strict=True):
                if not squares_in_range(board(g), here, ruler) & there.mask:
                    continue
                shot = self._shot(pair, weapon, here, there, caught, back, place)
                if shot is not None:
                    found.append(shot)
        now.move_model(here.mask, old.mask)
        return found

    def _shot(
        self, pair: Pair, weapon: Weapon, here: Base, there: Base, caught: bool, back: bool, place: Place
    ) -> Blow | None:
        g, now = self.g, self.now
        if caught and not weapon.in_front_arc:
            return None
        if weapon.most_entered is not None and place != self.start:
            return None
        facings = _facing(g, here, there, -1)
        if weapon.blind:
            worth = pair.shot(weapon.id, False, back) + self.relief * pair.hits(weapon.id, back)
            return Blow(SHOOT, pair.target.name, weapon.id, worth, tuple(FACINGS))
        if there.mask & self.beside_friends and not uses_template(weapon):
            return None  # SAGA-SHOOT-04
        if too_near(g, here, there, now) and not uses_template(weapon):
            return None  # SAGA-SHOOT-08
        seen = [view.sight for view in views(now, here, ALL_ROUND, there, MODEL, True)]
        if not seen:
            return None
        cover = max(seen) == IN_COVER and not uses_template(weapon)
        return Blow(SHOOT, pair.target.name, weapon.id, pair.shot(weapon.id, cover, back), facings)

    # --- what could be done to it there ---

    def danger(self, place: Place) -> float:
        """What the enemies' next attacks on it would be worth to them."""
        here = base_of(self.g, self.model, place)
        square = square_of(self.g, place)
        found = [self._threat(threat, here, square) for threat in self.threats]
        found.sort(reverse=True)
        total = 0.0
        for number, worth in enumerate(found):
            total += worth * (OFTEN if number < self.activations else SELDOM)
        return total

    def _threat(self, threat: Threat, here: Base, square: int) -> float:
        steps = threat.steps[square]
        sight = self._seen_by(threat, here) if threat.shoots else HIDDEN
        round_a_corner = threat.shoots and 0 < steps <= threat.move + PAST_A_CORNER
        if sight == HIDDEN and not round_a_corner and not 0 < steps <= threat.move + 1:
            return 0.0
        strokes = threat.strokes
        worth = strokes.blow if 0 < steps <= threat.move + 1 else 0.0
        far = threat.base.mask & squares_in_range(board(self.g), here, strokes.reach + threat.move) == 0
        if sight == IN_THE_OPEN and not far:
            return max(worth, strokes.open)
        if sight == IN_COVER and not far:
            return max(worth, strokes.covered)
        return max(worth, strokes.open * ROUND_A_CORNER) if round_a_corner else worth

    def _seen_by(self, threat: Threat, here: Base) -> int:
        best = HIDDEN
        for square in threat.at:
            if here.mask >> square & 1:
                return IN_THE_OPEN  # somebody waits to enter on this very square
            best = max(best, look(self.now, square, threat.base, here, here.mask, True))
        return best

    def caught(self, place: Place) -> bool:
        """Whether it would stand in an enemy's front arc."""
        return base_of(self.g, self.model, place).mask & self.arcs != 0

    def sleepers_near(self, place: Place) -> int:
        """How many enemies that the mission keeps still are so near that they may wake."""
        found = 0
        for one in enemies_of(self.g, self.model):
            if barred(self.g, one, ACTIVATE):
                base = base_of(self.g, one)
                apart = max(base.left - place[0], place[0] - base.right, base.top - place[1], place[1] - base.bottom)
                found += apart <= WAKES_WITHIN
        return found

    def exposed_back(self, place: Place, facing: str) -> int:
        """How many enemies would be behind it."""
        here = base_of(self.g, self.model, place)
        seen = arc_of_sight(board(self.g), here, FACINGS.index(facing))
        return len([threat for threat in self.threats if not threat.base.mask & seen])


def _facing(g: Saga, here: Base, there: Base, near: int) -> tuple[str, ...]:
    """The facings with which a target lies in the arc of sight, among the squares of `near`."""
    found = [name for number, name in enumerate(FACINGS) if arc_of_sight(board(g), here, number) & there.mask & near]
    return tuple(found)
