"""What is thrown: a square in sight within Short range, and everybody on it or next to it.

A blast attacks each of them separately, friends and the thrower too, and for Mercenaries scenery; nobody is in Cover
(SAGA-TEMPLATE-05, SAGA-TEMPLATE-06, SAGA-TEMPLATE-09, SAGA-DESTROY-06).
"""

from typing import Final

from starboard.games.saga.content.dice import ATTACK_DIE, BLANK
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.modifiers import BLAST
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.ranges import SHORT, squares_in_range
from starboard.games.saga.geometry.sight import HIDDEN, SCENERY, sight
from starboard.games.saga.geometry.squares import Base, Squares, list_of
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.targets_of_attacks import bases_to_attack, scenery_to_attack
from starboard.games.saga.rules.attacks.wounds import put_effect
from starboard.games.saga.rules.lookups import enemies_of, is_agent, model_named, on_board
from starboard.games.saga.rules.movement.passing import seen_by
from starboard.games.saga.rules.places import Place, base_of, base_on, board, facing_of, layout, place_of
from starboard.games.saga.rules.stealth.noise import be_heard
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal, Roll

NOBODY_IN_REACH: Final = Refusal("SAGA-EQUIP-04", "nobody-in-reach")


def squares_in_sight(g: Saga, model: Model, now: Layout, wanted: Squares, thrown: bool = False) -> list[Place]:
    """Of these the squares within Short range that it sees without leaning, its own too; no closed doors.

    What is `thrown` does not pass glass, no more than a shot does.
    """
    here, now = base_of(g, model), seen_by(g, model, now)
    found: list[Place] = []
    for square in list_of(wanted & squares_in_range(board(g), here, SHORT) & board(g).floor & ~now.closed_doors):
        there = board(g).base(square)
        if there.mask == here.mask or sight(now, here, facing_of(model), there, SCENERY, thrown) != HIDDEN:
            found.append(place_of(g, square))
    return found


def around(g: Saga, place: Place, now: Layout) -> Squares:
    """A square and those adjacent to it (SAGA-GEOM-05)."""
    here = base_on(g, [place])
    return now.adjacent_squares(here) | here.mask


def squares_hitting(now: Layout, bases: list[Base]) -> Squares:
    """The squares at which something thrown reaches one of these: theirs and those adjacent to them."""
    found = 0
    for base in bases:
        found |= now.adjacent_squares(base) | base.mask
    return found


def heard(g: Saga, who: Mercenary) -> None:
    """It is heard like a shot (SAGA-DETECT-03)."""
    be_heard(g, who.model)


# --- Frag Grenade ---


def blast_models(g: Saga, place: Place, now: Layout) -> list[Model]:
    """Everybody at a square, deployed pieces included."""
    near = around(g, place, now)
    return [one for one in _standing(g) if base_of(g, one).mask & near]


def _standing(g: Saga) -> list[Model]:
    return on_board(g) + [piece for piece in g.deployed if piece.at is not None]


def blast_scenery(g: Saga, by: Model, place: Place, now: Layout) -> list[str]:
    near = around(g, place, now)
    return [code for code, base in bases_to_attack(g, by) if base.mask & near]


def grenade_squares(g: Saga, who: Mercenary) -> list[Place]:
    """Where a grenade would hit something."""
    now = layout(g)
    bases = [base_of(g, one) for one in _standing(g)]
    bases += [base for _, base in bases_to_attack(g, who.model)]
    return squares_in_sight(g, who.model, now, squares_hitting(now, bases), thrown=True)


def why_no_grenade(g: Saga, who: Mercenary) -> Refusal | None:
    return None if grenade_squares(g, who) else NOBODY_IN_REACH


def grenade(g: Saga, who: Mercenary) -> Procedure[bool]:
    """A blast at a square: it is a shot, but no target is chosen, so nobody is too near to a friend (SAGA-SHOOT-04)."""
    about = {"who": who.model.name, "card": "eq-grenade"}
    place: Place = yield Ask(who.seat, grenade_squares(g, who), "SAGA-EQUIP-04", "throw-at", about=about)
    heard(g, who)
    yield from blast(g, who.model, place, EQUIPMENT["eq-grenade"].dice)
    return True


def blast(g: Saga, by: Model, place: Place, dice: int) -> Procedure[None]:
    """A separate attack on everyone and everything at a square. Who is hit is settled before the first roll."""
    now = layout(g)
    names = [one.name for one in blast_models(g, place, now)]
    codes = blast_scenery(g, by, place, now)
    tell(g, "blast", "SAGA-TEMPLATE-09", who=by.name, at=place, hit=tuple(names + codes))
    for name in names:
        yield from attack(g, Attack(by, model_named(g, name), BLAST, dice=dice))
    for code in codes:
        if code in scenery_to_attack(g, by):  # a zone seen meanwhile may have cost it
            yield from attack(g, Attack(by, None, BLAST, dice=dice, scenery=code))


# --- Flash Charge ---


def agents_at(g: Saga, who: Mercenary, place: Place, now: Layout) -> list[Model]:
    """The Agents at a square; Bosses are none (SAGA-MODEL-08)."""
    near = around(g, place, now)
    return [one for one in enemies_of(g, who.model) if is_agent(one) and base_of(g, one).mask & near]


def flash_squares(g: Saga, who: Mercenary) -> list[Place]:
    """Where a flash would reach an Agent."""
    now = layout(g)
    bases = [base_of(g, one) for one in enemies_of(g, who.model) if is_agent(one)]
    return squares_in_sight(g, who.model, now, squares_hitting(now, bases), thrown=True)


def why_no_flash(g: Saga, who: Mercenary) -> Refusal | None:
    return None if flash_squares(g, who) else NOBODY_IN_REACH


def flash(g: Saga, who: Mercenary) -> Procedure[bool]:
    """A die for each Agent at a square: an explosion stuns it until the end of the Round. It is no attack."""
    about = {"who": who.model.name, "card": "eq-flash"}
    place: Place = yield Ask(who.seat, flash_squares(g, who), "SAGA-EQUIP-04", "throw-at", about=about)
    dazzled = agents_at(g, who, place, layout(g))
    heard(g, who)
    roll = Roll([ATTACK_DIE] * len(dazzled), "SAGA-EQUIP-04", "flash", ordered=True)
    faces: tuple[int, ...] = yield roll
    tell(g, "flashed", "SAGA-EQUIP-04", who=who.model.name, at=place, dice=roll.shown(faces))
    for agent, face in zip(dazzled, faces, strict=True):
        if face != BLANK:
            put_effect(g, agent, "eq-flash", "round", "SAGA-MODEL-06")
    return True
