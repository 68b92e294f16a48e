"""Attacks with the flame template: everybody it touches is attacked, friends too (SAGA-TEMPLATE-01 to 11)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.card_list import ABILITIES
from starboard.games.saga.content.modifiers import TEMPLATE
from starboard.games.saga.content.weapons import WEAPONS
from starboard.games.saga.geometry.layout import Burst, Layout
from starboard.games.saga.geometry.squares import Squares
from starboard.games.saga.geometry.template import aims_over, template
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.targets_of_attacks import bases_to_attack, scenery_to_attack
from starboard.games.saga.rules.attacks.weapons_in_hand import hear
from starboard.games.saga.rules.characteristics import abilities_in_force
from starboard.games.saga.rules.lookups import NEXUS, is_agent, model_named, on_board, seat_of
from starboard.games.saga.rules.movement.passing import seen_by
from starboard.games.saga.rules.movement.pushing import offer_push
from starboard.games.saga.rules.places import Place, base_of, facing_of, layout
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import FATE, Ask, Procedure

GLASS_STOPS_FLAMES: Final = True  # like shots


class Victims:
    """Whom and what one template attacks, each once (SAGA-TEMPLATE-11)."""

    __slots__ = ("models", "scenery")

    def __init__(self, models: list[str], scenery: list[str]) -> None:
        self.models = models  # deployed pieces too
        self.scenery = scenery

    @property
    def all(self) -> list[str]:
        return self.models + self.scenery


def burst(g: Saga, model: Model, aim: Place, now: Layout) -> Burst:
    """What the template touches and affects when it is pointed at the centre of a square."""
    return template(seen_by(g, model, now), base_of(g, model), facing_of(model), aim[0], aim[1], GLASS_STOPS_FLAMES)


def victims(g: Saga, model: Model, aim: Place, now: Layout) -> Victims:
    """Every model on an affected square but the shooter, and for Mercenaries scenery (SAGA-TEMPLATE-05, -09, -10)."""
    return Targets(g, model).on(burst(g, model, aim, now).affected)


class Targets:
    """Everybody and everything that a template of this model could hit, and where it is."""

    __slots__ = ("everything", "models", "scenery")

    def __init__(self, g: Saga, model: Model) -> None:
        standing = on_board(g) + [piece for piece in g.deployed if piece.at is not None]
        self.models = [(one.name, base_of(g, one).mask) for one in standing if one is not model]
        self.scenery = [(code, base.mask) for code, base in bases_to_attack(g, model)]
        self.everything: Squares = 0
        for _, under in self.models + self.scenery:
            self.everything |= under

    def on(self, affected: Squares) -> Victims:
        """Those on these squares."""
        if not affected & self.everything:
            return Victims([], [])
        hit = [name for name, under in self.models if under & affected]
        return Victims(hit, [code for code, under in self.scenery if under & affected])


def aims(g: Saga, model: Model, now: Layout, spared: tuple[str, ...] = ()) -> list[Place]:
    """One aim square for each different set of victims, on the map or off it (SAGA-TEMPLATE-02, SAGA-TEMPLATE-11).

    Of all directions that hit the same the one nearest to straight ahead stands for the others; a direction in which
    nothing is hit is offered as well, for a template needs no enemy (SAGA-TEMPLATE-10). Whom it attacks no more, those
    that are `spared`, make no difference.
    """
    found: dict[tuple[str, ...], Place] = {}
    targets = Targets(g, model)
    for aim, touching in aims_over(now.board, base_of(g, model), facing_of(model), targets.everything):
        hit: tuple[str, ...] = ()
        if touching:
            hit = tuple([one for one in targets.on(burst(g, model, aim, now).affected).all if one not in spared])
        if hit not in found:
            found[hit] = aim
    return list(found.values())


def spray(g: Saga, model: Model, weapon: str, spared: tuple[str, ...] = ()) -> Procedure[int]:
    """The model's player points the template, and it is resolved; how many wounds in all."""
    seat = seat_of(g, model)
    assert seat != FATE, f"nobody chooses for {model.name}"
    about = {"who": model.name, "weapon": weapon}
    aim: Place = yield Ask(seat, (), "SAGA-TEMPLATE-02", "aim", about=about, find=lambda: aims(g, model, layout(g)))
    return (yield from resolve_template(g, model, weapon, aim, spared))


def resolve_template(g: Saga, model: Model, weapon: str, aim: Place, spared: tuple[str, ...] = ()) -> Procedure[int]:
    """A separate attack on everyone hit, models before scenery; one Action in all (SAGA-TEMPLATE-09).

    Who is hit is settled before the first roll. `spared` are not attacked again.
    """
    hear(g, model, WEAPONS[weapon])
    hit = victims(g, model, aim, layout(g))
    tell(g, "template", "SAGA-TEMPLATE-05", who=model.name, weapon=weapon, aim=aim, hit=tuple(hit.all))
    wounds = 0
    wounded: list[str] = []
    for name in hit.models:
        if name not in spared:
            inflicted: int = yield from attack(g, Attack(model, model_named(g, name), TEMPLATE, weapon))
            wounds += inflicted
            if inflicted:
                wounded.append(name)
    for code in hit.scenery:
        if code not in spared and code in scenery_to_attack(g, model):  # a zone seen meanwhile may have cost it
            wounds += yield from attack(g, Attack(model, None, TEMPLATE, weapon, scenery=code))
    for ability in abilities_in_force(model):
        if ability in AFTER_TEMPLATE:
            yield from AFTER_TEMPLATE[ability](g, model, wounded)
    return wounds


# --- what abilities do when a template is finished ---


def _flush_out(g: Saga, model: Model, wounded: list[str]) -> Procedure[None]:
    """The Agents it has wounded and not eliminated may be pushed away; no Bosses (SAGA-MODEL-08)."""
    squares = ABILITIES["ab-flush-out"].amount
    for agent in [one for one in on_board(g, NEXUS) if one.name in wounded and is_agent(one)]:
        yield from offer_push(g, agent, model, squares, seat_of(g, model), "ab-flush-out")


AFTER_TEMPLATE: Final[dict[str, Callable[[Saga, Model, list[str]], Procedure[None]]]] = {"ab-flush-out": _flush_out}
