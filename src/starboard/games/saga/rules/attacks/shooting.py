"""The shots that are legal, and a shot itself (SAGA-SHOOT-01 to SAGA-SHOOT-03, SAGA-SHOOT-05, SAGA-PSI-01)."""

from collections.abc import Sequence

from starboard.games.saga.content.modifiers import SHOOT, SHOT
from starboard.games.saga.content.weapons import WEAPONS, Weapon
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.leaning import View, views_of_squares
from starboard.games.saga.geometry.sight import (
    IN_COVER,
    IN_THE_OPEN,
    MODEL,
    SCENERY,
    wanted_squares,
)
from starboard.games.saga.geometry.squares import ALL_ROUND, FACINGS, Squares
from starboard.games.saga.rules.attacks.aiming import (
    GLASS_STOPS_SHOTS,
    Aimed,
    as_it_looks,
    beside_friends,
    models_to_aim_at,
    possible_targets,
    refused_before_looking,
    scenery_to_aim_at,
    squares_in_reach,
    views_of,
    why_not_at,
)
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.targets_of_attacks import scenery_to_attack
from starboard.games.saga.rules.attacks.template_attack import spray
from starboard.games.saga.rules.attacks.weapons_in_hand import (
    hear,
    usable_weapons,
    uses_template,
    why_not_shoot,
)
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.lookups import model_named, seat_of, stunned
from starboard.games.saga.rules.places import Place, base_of, facing_of, layout, place_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import FATE, Ask, Blocked, Procedure, Refusal

NOBODY_TO_SHOOT = Refusal("SAGA-SHOOT-05", "nobody-to-shoot")


class Shot:
    """One legal shot: with what, at whom or what, drawn from which square, and whether the target is in Cover."""

    __slots__ = ("cover", "leaning", "place", "target", "weapon")

    def __init__(self, weapon: str, target: str, place: Place, leaning: bool, cover: bool) -> None:
        self.weapon = weapon
        self.target = target  # the name of a model or the code of a door or piece of scenery
        self.place = place
        self.leaning = leaning
        self.cover = cover


def legal_shots(g: Saga, model: Model, now: Layout, lifted: bool = False) -> list[Shot]:
    """Every legal shot at one target: each weapon, each target, each square it may be drawn from.

    Weapons with the flame template have no single target: see template_attack.py.
    """
    if model.at is None:
        return []
    return Marksman(g, model, model.at, now, lifted).shots(facing_of(model))


class Marksman:
    """A model where it stands: what it can shoot at from there is known once, and then asked for each way to look."""

    __slots__ = ("_base", "_g", "_place", "_sees", "_views", "aims")

    def __init__(
        self,
        g: Saga,
        model: Model,
        place: Place,
        now: Layout,
        lifted: bool = False,
        usable: list[Weapon] | None = None,  # if it is known already
    ) -> None:
        self._g, self._place, self._base = g, place, base_of(g, model)
        self._views: dict[tuple[str, Squares], list[View]] = {}  # by target and those of its squares that are wanted
        # The targets of each weapon, as far as it does not have to look.
        self.aims = _aims(g, model, now, lifted, usable)
        self._sees = as_it_looks(g, model, now) if self.aims else now

    def shots(self, facing: int, name: str = "") -> list[Shot]:
        """Every legal shot while it looks so, at anybody or at one target."""
        found: list[Shot] = []
        for weapon, target in self.aims:
            if name and target.name != name:
                continue
            if weapon.blind:
                found.append(Shot(weapon.id, target.name, self._place, False, False))
            else:
                found += _shots_from(self._g, weapon, target, self._views_of(target, facing))
        return found

    def can_shoot(self, facing: int, name: str = "") -> bool:
        """Whether it has a legal shot while it looks so, at anybody or at one target."""
        for weapon, target in self.aims:
            if (not name or target.name == name) and (weapon.blind or self._views_of(target, facing)):
                return True
        return False

    def can_turn_and_shoot(self, name: str = "") -> bool:
        """Whether it has a legal shot in any facing, at anybody or at one target."""
        for weapon, target in self.aims:
            if (not name or target.name == name) and (weapon.blind or self._is_seen(target)):
                return True
        return False

    def _is_seen(self, target: Aimed) -> bool:
        """Whether it sees a target in some facing; what fills one square is seen wholly or not at all."""
        if len(target.base.squares) == 1:
            return bool(self._views_of(target, ALL_ROUND))
        return any([bool(self._views_of(target, facing)) for facing in FACINGS])

    def _views_of(self, target: Aimed, facing: int) -> list[View]:
        kind = SCENERY if target.model is None else MODEL
        wanted = wanted_squares(self._sees, self._base, facing, target.base, kind)
        if not wanted:
            return []
        seen = self._views.get((target.name, wanted))
        if seen is None:
            seen = views_of_squares(self._sees, self._base, target.base, wanted, kind, GLASS_STOPS_SHOTS)
            self._views[target.name, wanted] = seen
        return seen


def _aims(g: Saga, model: Model, now: Layout, lifted: bool, usable: list[Weapon] | None) -> list[tuple[Weapon, Aimed]]:
    """Each usable weapon with each target that nothing but its facing and the lines may keep it from."""
    if usable is None:
        usable = usable_weapons(g, model, now, lifted)
    weapons = [one for one in usable if not uses_template(one)]
    if not weapons or stunned(model):
        return []
    found: list[tuple[Weapon, Aimed]] = []
    reaches = [(weapon, squares_in_reach(g, model, weapon, now)) for weapon in weapons]
    targets = _targets_within(g, model, reaches)
    crowded = beside_friends(g, model, now) if targets else 0
    for weapon, reach in reaches if targets else ():
        for target in targets:
            if (
                target.base.mask & reach
                and refused_before_looking(g, model, weapon, target, now, reach, crowded) is None
            ):
                found.append((weapon, target))
    return found if found and value(g, model, SHOOT, now) else []  # SAGA-MODEL-04


def _targets_within(g: Saga, model: Model, reaches: list[tuple[Weapon, Squares]]) -> list[Aimed]:
    """Its possible targets, those left out that no weapon reaches or harms."""
    harmed = harming = 0
    for weapon, reach in reaches:
        harmed |= reach
        if weapon.hits_scenery:
            harming |= reach
    found = models_to_aim_at(g, model, harmed)
    return found + scenery_to_aim_at(g, model, harming) if harming else found


def shots_at(g: Saga, model: Model, weapon: Weapon, target: Aimed, now: Layout) -> list[Shot]:
    """The legal shots of one weapon at one target, those without Cover first."""
    reach = squares_in_reach(g, model, weapon, now)
    if refused_before_looking(g, model, weapon, target, now, reach, beside_friends(g, model, now)) is not None:
        return []
    assert model.at is not None
    if weapon.blind:
        return [Shot(weapon.id, target.name, model.at, False, False)]
    return _shots_from(g, weapon, target, views_of(g, model, target, now))


def _shots_from(g: Saga, weapon: Weapon, target: Aimed, seen: list[View]) -> list[Shot]:
    best_first = [view for view in seen if view.sight == IN_THE_OPEN]
    best_first += [view for view in seen if view.sight == IN_COVER]
    return [
        Shot(weapon.id, target.name, place_of(g, view.square), view.leaning, view.sight == IN_COVER)
        for view in best_first
    ]


def has_a_shot(g: Saga, model: Model, now: Layout, lifted: bool = False) -> bool:
    """Whether there is a legal shot at all."""
    return model.at is not None and Marksman(g, model, model.at, now, lifted).can_shoot(facing_of(model))


# --- shooting ---


def why_no_shot(g: Saga, model: Model, now: Layout, lifted: bool = False) -> Refusal | None:
    """Why the model cannot Shoot from where it stands and looks; a template needs no target (SAGA-TEMPLATE-10)."""
    usable = usable_weapons(g, model, now, lifted)
    refused = why_not_shoot(g, model, now, usable, lifted)
    if refused is not None:
        return refused
    if any([uses_template(one) for one in usable]):
        return None
    if model.at is not None and Marksman(g, model, model.at, now, lifted, usable).can_shoot(facing_of(model)):
        return None
    return NOBODY_TO_SHOOT


def shoot(
    g: Saga, model: Model, among: Sequence[str] = (), lifted: bool = False, sources: tuple[str, ...] = ()
) -> Procedure[int]:
    """The model's player chooses a weapon, a target and where to lean, and the shot is resolved; how many wounds.

    `among`: only shots at these targets; `sources`: cards that grant the shot. Somebody has seen to it that a shot is
    possible, and that a player decides: where nobody does, a shot of `legal_shots` is chosen and fired.
    """
    now, seat = layout(g), seat_of(g, model)
    assert seat != FATE, f"nobody chooses for {model.name}"
    shots = [shot for shot in legal_shots(g, model, now, lifted) if not among or shot.target in among]
    about = {"who": model.name}
    weapons = [
        weapon.id
        for weapon in usable_weapons(g, model, now, lifted)
        if any([shot.weapon == weapon.id for shot in shots]) or (uses_template(weapon) and not among)
    ]
    weapon: str = yield Ask(seat, weapons, "SAGA-SHOOT-02", "weapon", about=about)
    if uses_template(WEAPONS[weapon]):
        return (yield from spray(g, model, weapon))
    shots = [shot for shot in shots if shot.weapon == weapon]
    about = {"who": model.name, "weapon": weapon}
    blocked = NotTheseTargets(g, model, weapon, among, now)
    target: str = yield Ask(seat, _targets(shots), "SAGA-SHOOT-05", "target", about=about, blocked=blocked)
    shot = yield from _choose_view(seat, [shot for shot in shots if shot.target == target], about)
    return (yield from fire(g, model, shot, sources))


def _targets(shots: list[Shot]) -> list[str]:
    found: list[str] = []
    for shot in shots:
        if shot.target not in found:
            found.append(shot.target)
    return found


def _choose_view(seat: int, shots: list[Shot], about: dict[str, str]) -> Procedure[Shot]:
    """Of several leaning squares the shooter chooses (SAGA-LEAN-08); of its own squares the best is used."""
    if not shots[0].leaning or len(shots) == 1:
        return shots[0]
    about = {**about, "target": shots[0].target}
    place: Place = yield Ask(seat, [shot.place for shot in shots], "SAGA-LEAN-08", "lean", about=about)
    return next(shot for shot in shots if shot.place == place)


class NotTheseTargets:
    """The targets that a weapon cannot be fired at, and why: listed when somebody looks."""

    __slots__ = ("among", "g", "model", "now", "weapon")

    def __init__(self, g: Saga, model: Model, weapon: str, among: Sequence[str], now: Layout) -> None:
        self.g, self.model, self.weapon, self.among, self.now = g, model, weapon, among, now

    def __call__(self) -> Blocked:
        found: Blocked = []
        for target in possible_targets(self.g, self.model):
            why = why_not_at(self.g, self.model, WEAPONS[self.weapon], target, self.now)
            if why is not None and (not self.among or target.name in self.among):
                found.append((target.name, why))
        return found


def fire(g: Saga, model: Model, shot: Shot, sources: tuple[str, ...] = ()) -> Procedure[int]:
    """Resolve a shot that has been chosen; how many wounds it inflicts. The model does not move (SAGA-LEAN-05)."""
    hear(g, model, WEAPONS[shot.weapon])
    at_scenery = shot.target in scenery_to_attack(g, model)
    target = None if at_scenery else model_named(g, shot.target)
    scenery = shot.target if at_scenery else ""
    deed = Attack(model, target, SHOT, shot.weapon, shot.cover, scenery=scenery, sources=sources)
    return (yield from attack(g, deed))
