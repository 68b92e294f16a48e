"""What Bosses do when their activation begins and ends, and in the End Phase (SAGA-BOSS-01)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.card_list import ABILITIES
from starboard.games.saga.content.modifiers import MOVE
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.ranges import SHORT, in_range
from starboard.games.saga.geometry.sight import can_see
from starboard.games.saga.geometry.squares import Base, list_of
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.attacks.elimination import take_off
from starboard.games.saga.rules.attacks.granted_shots import (
    ANY_TARGET,
    AT_THE_TARGET,
    GrantedShot,
    best_shot,
    fire_granted,
    granted_shots,
    turn_and_shoot,
)
from starboard.games.saga.rules.attacks.wounds import heal, put_effect
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.lookups import (
    MERCENARIES,
    crippled,
    friends_of,
    model_named,
    on_board,
    profile,
    stunned,
)
from starboard.games.saga.rules.missions.whiles import kept_from_acting
from starboard.games.saga.rules.movement.breaking_away import first_squares, free_attacks
from starboard.games.saga.rules.movement.movement import walk, walks
from starboard.games.saga.rules.movement.passing import point_squares, seen_by
from starboard.games.saga.rules.nexus.hand import has_player
from starboard.games.saga.rules.nexus.reinforcements import active_points
from starboard.games.saga.rules.nexus.targets import target_mercenary
from starboard.games.saga.rules.places import Place, base_of, base_on, board, engaged, facing_of, layout, place_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

HOLD_LINE, WITHDRAW, VANISH, REGROWTH = "ba-hold-line", "ba-withdraw", "ba-vanish", "ba-regrowth"
SHOOT_AND_GO = "ba-shoot-and-go"
LINE: Final = ("ag-guard", "ag-marine", "ag-heavy")  # who holds it


# --- Withdraw ---


def withdraw(g: Saga, boss: Model) -> Procedure[bool]:
    """Crippled at the start of her activation she only goes to the nearest active point, and is gone on reaching it.

    She Breaks Away if she must (SAGA-BREAK-01). Whether that is her whole activation.
    """
    if not crippled(boss) or not active_points(g) or boss.at is None:
        return False
    tell(g, "withdraws", "SAGA-BOSS-01", who=boss.name)
    left = value(g, boss, MOVE)
    if _steps_out(g, boss, boss.at) and engaged(g, boss, layout(g)):  # on a point she need not move
        first = first_squares(g, boss, layout(g), left)
        if not first:
            return True
        place = min(first, key=lambda one: (_steps_out(g, boss, one), one[1], one[0]))
        survived: bool = yield from free_attacks(g, boss, place)
        if not survived:
            return True
        walk(g, boss, [place])
        left -= 1
    going = walks(g, boss, layout(g), left)
    ends = [place_of(g, corner) for corner in list_of(going.ends)]
    goal = min(ends, key=lambda one: (_steps_out(g, boss, one), one[1], one[0]))
    walk(g, boss, [place_of(g, corner) for corner in going.path_to(base_of(g, boss, goal).squares[0])])
    if _steps_out(g, boss, goal) == 0:
        tell(g, "withdrew", "SAGA-BOSS-01", who=boss.name)
        take_off(g, boss)
    return True


def _steps_out(g: Saga, boss: Model, place: Place) -> int:
    """From a square to the nearest active point; 0 on one of its squares."""
    base, now = base_of(g, boss, place), layout(g)
    points = [base_on(g, point.squares) for point in active_points(g)]
    if any([base.mask & point.mask for point in points]):
        return 0
    return min([max(1, distance(now, base, point)) for point in points])


# --- Hold the Line ---


def hold_line(g: Saga, boss: Model) -> Procedure[None]:
    """One Guard, Marine or Heavy Marine within Short of her may turn and Shoot; by the rules the one with most dice."""
    here = base_of(g, boss)
    line = [
        one for one in friends_of(g, boss) if one.kind in LINE and not stunned(one) and not kept_from_acting(g, one)
    ]
    near = [one for one in line if in_range(board(g), here, base_of(g, one), SHORT)]
    if not g.nexus.aware or not granted_shots(g, near):
        return
    if has_player(g):
        able = [one.name for one in near if granted_shots(g, [one])]
        name: str | None = yield Ask(g.nexus.seat, able, "SAGA-BOSS-01", "agent-for-card", 0, about={"card": HOLD_LINE})
        if name is not None:
            yield from turn_and_shoot(g, model_named(g, name))
        return
    target: Model | None = yield from target_mercenary(g)
    if target is None:
        return
    shots, reason = granted_shots(g, near, target.name), AT_THE_TARGET
    if not shots:
        shots, reason = granted_shots(g, near), ANY_TARGET
    chosen: GrantedShot = yield from best_shot(g, shots, HOLD_LINE, reason, target)
    yield from fire_granted(g, chosen)


# --- Vanish ---


def seen_by_mercenaries(g: Saga, boss: Model) -> bool:
    """Whether any Mercenary has her in its arc and line of sight, without leaning (SAGA-LOS-01, SAGA-LOS-02)."""
    return seen_on(g, layout(g), base_of(g, boss))


def seen_on(g: Saga, now: Layout, there: Base) -> bool:
    """Whether any Mercenary sees these squares; its own force fields hide nothing from it."""
    squad = on_board(g, MERCENARIES)
    return any([can_see(seen_by(g, one, now), base_of(g, one), facing_of(one), there) for one in squad])


def vanish(g: Saga, boss: Model) -> Procedure[None]:
    """If nobody sees her when her activation ends, she cannot be chosen as a target until she next attacks."""
    if not seen_by_mercenaries(g, boss):
        put_effect(g, boss, VANISH, "card", "SAGA-LOS-01")
    yield from ()


# --- Shoot and Go ---


def go_out_of_sight(g: Saga, boss: Model, left: int) -> None:
    """By the rules she walks up to 2 squares with what is left of her Move to where no Mercenary sees her, and which
    is no Reinforcement Point (SAGA-AN-21)."""
    if not seen_by_mercenaries(g, boss) or left <= 0:
        return
    now, here = layout(g), base_of(g, boss)
    going = walks(g, boss, now, min(left, ABILITIES[SHOOT_AND_GO].amount))
    hidden: list[tuple[int, int]] = []
    for corner in list_of(going.ends & ~(1 << going.start) & ~point_squares(g)):
        there = base_of(g, boss, place_of(g, corner))
        now.move_model(here.mask, there.mask)
        if not seen_on(g, now, there):
            hidden.append((len(going.path_to(corner)), corner))
        now.move_model(there.mask, here.mask)
    if hidden:
        walk(g, boss, [place_of(g, corner) for corner in going.path_to(min(hidden)[1])])


# --- Regrowth ---


def regrowth(g: Saga) -> Procedure[None]:
    """In the End Phase it loses a Wound counter, unless a template or blast wounded it this Round (SAGA-WOUND-04)."""
    for boss in [one for one in g.enemies if REGROWTH in profile(one).abilities and one.at is not None]:
        if not any([effect.source == REGROWTH for effect in boss.effects]):
            heal(g, boss, ABILITIES[REGROWTH].amount)
    yield from ()


AT_ITS_START: Final[dict[str, Callable[[Saga, Model], Procedure[bool]]]] = {WITHDRAW: withdraw}
AT_ITS_END: Final[dict[str, Callable[[Saga, Model], Procedure[None]]]] = {HOLD_LINE: hold_line, VANISH: vanish}
