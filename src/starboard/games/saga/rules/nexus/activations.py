"""Activations: who may be activated, and what an activated Agent does (SAGA-ACTIVATE-01 to SAGA-ACTIVATE-06)."""

from typing import Final

from starboard.games.saga.content.modifiers import MOVE
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.rules.attacks.assault import assault, assault_targets, choose_assault, why_no_assault
from starboard.games.saga.rules.attacks.shooting import NOBODY_TO_SHOOT, fire, has_a_shot, shoot, why_no_shot
from starboard.games.saga.rules.automaton.activation_table import decide
from starboard.games.saga.rules.automaton.agent_plans import ASSAULT, DOOR, MISSION, SHOOT, TAKE, Plan
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.features.spore_beds import end_movement
from starboard.games.saga.rules.lookups import door_coded, is_boss, is_there, model_named, profile, stunned
from starboard.games.saga.rules.missions.bars import misses_activation
from starboard.games.saga.rules.missions.triggers import settle
from starboard.games.saga.rules.missions.uses import (
    may_named,
    usable_by_nexus,
    use,
    use_for_an_activation,
    uses_of,
)
from starboard.games.saga.rules.missions.whiles import kept_from_acting
from starboard.games.saga.rules.movement.move_choices import Course
from starboard.games.saga.rules.movement.movement import enter, leave, turn, walk
from starboard.games.saga.rules.movement.moving import enter_and_move, move
from starboard.games.saga.rules.movement.nexus_doors import doors_in_reach, use_door, why_no_door
from starboard.games.saga.rules.nexus.boss_actions import BOSS_ACTIONS, INSTEAD_OF_NOTHING, actions_of, sweep, sweeps
from starboard.games.saga.rules.nexus.boss_moments import AT_ITS_END, AT_ITS_START, SHOOT_AND_GO, go_out_of_sight
from starboard.games.saga.rules.nexus.cards_in_play import activations_left
from starboard.games.saga.rules.nexus.hand import has_player
from starboard.games.saga.rules.nexus.reinforcements import can_enter, entry_squares
from starboard.games.saga.rules.orders.errand_cards import take_card
from starboard.games.saga.rules.orders.order_plans import is_bound
from starboard.games.saga.rules.orders.orders import followed
from starboard.games.saga.rules.orders.patrols import slip_away
from starboard.games.saga.rules.orders.walks import quarry
from starboard.games.saga.rules.places import FACINGS, layout
from starboard.games.saga.rules.stealth.detection import look_for_intruders
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import CHECKPOINT, Ask, Blocked, Payload, Procedure, Refusal

UNAWARE_MOVE, UNAWARE_BONUS_MOVE = 1, 2  # SAGA-STEALTH-11

UNAWARE: Final = Refusal("SAGA-STEALTH-12", "nexus-unaware")
STUNNED: Final = Refusal("SAGA-BREAK-08", "stunned")
POINT_BLOCKED: Final = Refusal("SAGA-ACTIVATE-06", "point-blocked")
BARRED: Final = Refusal("SAGA-MISSION-12", "kept-by-the-mission")


# --- who ---


def why_not_activate(g: Saga, model: Model, now: Layout | None = None) -> Refusal | None:
    """Why a model can do nothing if it is activated: stunned, kept from it, or Waiting where it cannot enter."""
    if model.effects and stunned(model):
        return STUNNED
    if kept_from_acting(g, model):
        return BARRED
    if model.at is None and not can_enter(g, model, now):
        return POINT_BLOCKED
    return None


def able_to_act(g: Saga, models: list[Model]) -> list[Model]:
    """Those of them that can do something if they are activated."""
    now = layout(g)
    return [model for model in models if why_not_activate(g, model, now) is None]


def why_not_now(g: Saga, model: Model) -> Refusal | None:
    """Why a model cannot be activated in sub-phase 2 (SAGA-ACTIVATE-03, SAGA-BOSS-03)."""
    if model.activated:
        return Refusal("SAGA-ACTIVATE-03", "activated-already")
    if not is_boss(model) and not activations_left(g):
        return Refusal("SAGA-ACTIVATE-01", "no-activations-left")
    return why_not_activate(g, model)


def activations_step(g: Saga) -> Procedure[None]:
    """Sub-phase 2: so many different Agents as there are Activations, each Boss for nothing (SAGA-ACTIVATE-01, -05).

    Activations that nobody can use are lost (SAGA-ACTIVATE-04).
    """
    while True:
        left = activations_left(g)
        ready = [model for model in g.enemies if not model.activated and (left or is_boss(model))]
        able: list[Payload] = [model.name for model in able_to_act(g, ready)]
        able += [(MISSION, id) for id in usable_by_nexus(g)]
        if not able:
            return
        name: Payload = yield Ask(
            g.nexus.seat, able, "SAGA-ACTIVATE-01", "activate", 0, about={"left": activations_left(g)},
            blocked=lambda: _not_now(g),
        )  # fmt: skip
        if name is None:
            return
        if name in [(MISSION, id) for id in usable_by_nexus(g)]:
            yield from use_for_an_activation(g, name[1])
            yield CHECKPOINT
            continue
        model = model_named(g, name)
        model.activated = True
        if not is_boss(model):
            g.nexus.made += 1
        yield from activate(g, model, "SAGA-BOSS-03" if is_boss(model) else "SAGA-ACTIVATE-01")
        yield CHECKPOINT


def _not_now(g: Saga) -> Blocked:
    found: Blocked = []
    for model in g.enemies:
        why_not = why_not_now(g, model)
        if why_not is not None:
            found.append((model.name, why_not))
    return found


# --- what ---


def activate(g: Saga, model: Model, rule: str, bonus: bool = False, plan: Plan | None = None) -> Procedure[None]:
    """It may Move and then take one Action (SAGA-ACTIVATE-02); a Waiting one enters the board (SAGA-MOVE-12).

    `plan`: what it does has been decided already.
    """
    g.acting, g.moved, g.path, g.broke_away, g.heard, g.attacked = model.name, 0, [], False, [], []
    tell(g, "activated", rule, who=model.name, bonus=bonus)
    if misses_activation(g, model):
        tell(g, "activation-missed", "SAGA-MISSION-12", who=model.name)
        _end_what_was_for_it(model)
        g.acting = ""
        return
    squares = move_of(g, model, bonus)
    target, g.nexus.target = g.nexus.target, quarry(g, model) or g.nexus.target
    done: bool = yield from _at_its_start(g, model)
    if done:
        pass  # an ability has taken the place of the activation
    elif has_player(g) and not is_bound(g, model):
        yield from _as_the_player_likes(g, model, squares)
    else:
        yield from carry_out(g, model, plan or decide(g, model, squares))
    for ability in profile(model).abilities:
        if ability in AT_ITS_END and model.at is not None:
            yield from AT_ITS_END[ability](g, model)
    _end_what_was_for_it(model)
    look_for_intruders(g)  # SAGA-DETECT-08
    g.nexus.target = target
    slip_away(g, model)
    followed(g, model)
    g.acting, g.moved, g.path, g.broke_away = "", 0, [], False
    yield from settle(g)


def _end_what_was_for_it(model: Model) -> None:
    """What a card gave it for this activation alone is over, missed or not."""
    model.effects = [effect for effect in model.effects if effect.until != "turn"]


def _at_its_start(g: Saga, model: Model) -> Procedure[bool]:
    """What its abilities do first; whether one of them has been its whole activation."""
    for ability in profile(model).abilities:
        if ability in AT_ITS_START:
            done: bool = yield from AT_ITS_START[ability](g, model)
            if done:
                return True
    return False


def move_of(g: Saga, model: Model, bonus: bool) -> int:
    """Its Move; while the Nexus is unaware it patrols slowly (SAGA-STEALTH-11)."""
    if g.nexus.aware:
        return value(g, model, MOVE)
    return UNAWARE_BONUS_MOVE if bonus else UNAWARE_MOVE


def _as_the_player_likes(g: Saga, model: Model, squares: int) -> Procedure[None]:
    if is_there(model):
        yield from move(g, model, Course(squares))
    else:
        yield from enter_and_move(g, model, entry_squares(g, model), squares)
    goes_on = is_there(model) and not stunned(model)  # unless a free attack was too much for it
    if g.moved:
        goes_on = yield from end_movement(g, model)
    if not goes_on:
        return
    now = layout(g)
    options: list[Payload] = []
    if g.nexus.aware and has_a_shot(g, model, now):
        options.append(SHOOT)
    if g.nexus.aware and assault_targets(g, model, now):
        options.append(ASSAULT)
    options += actions_of(g, model)
    options += [(DOOR, door.code) for door in doors_in_reach(g, model, now)]
    options += [(MISSION, id, code) for id, code in uses_of(g, model)]
    action: Payload = yield Ask(
        g.nexus.seat, options, "SAGA-ACTIVATE-02", "action", 0, about={"who": model.name},
        blocked=lambda: _no_actions(g, model, options),
    )  # fmt: skip
    if action == SHOOT:
        yield from shoot(g, model)
    elif action == ASSAULT:
        yield from choose_assault(g, model)
    elif action in BOSS_ACTIONS:
        yield from BOSS_ACTIONS[action].deed(g, model)
    elif action is not None and action[0] == MISSION:
        yield from use(g, may_named(g, action[1]), model.name, action[2])
    elif action is not None:
        use_door(g, model, door_coded(g, action[1]))


def _no_actions(g: Saga, model: Model, options: list[Payload]) -> Blocked:
    """Why the other Actions of Agents are not possible (SAGA-ACTION-04)."""
    now = layout(g)
    found: Blocked = []
    if SHOOT not in options:
        found.append((SHOOT, why_no_shot(g, model, now) or NOBODY_TO_SHOOT))
    if ASSAULT not in options:
        found.append((ASSAULT, why_no_assault(g, model, now) or UNAWARE))
    if not g.nexus.aware:
        found = [(word, UNAWARE) for word, _ in found]
    if not any([not isinstance(option, str) and option[0] == DOOR for option in options]):
        why_not = why_no_door(g, model, now)
        if why_not is not None:
            found.append((DOOR, why_not))
    return found


def carry_out(g: Saga, model: Model, plan: Plan) -> Procedure[None]:
    """Do what the activation table has decided, after telling what and why (SAGA-TABLE-01, SAGA-AN-16)."""
    tell(
        g, "plans", plan.rule, who=model.name, action=plan.action, target=plan.target, reason=plan.reason,
        path=tuple(plan.path), door=plan.door,
    )  # fmt: skip
    facings = None
    if plan.entry is not None:
        facing = FACINGS.index(plan.facing) if not plan.path else _first_facing(plan)
        enter(g, model, plan.entry, FACINGS[facing])
        facings = [facing]
    if plan.path:
        walk(g, model, plan.path, facings)
    turn(g, model, plan.facing, "SAGA-TABLE-08")
    if g.moved:
        goes_on: bool = yield from end_movement(g, model)
        if not goes_on:
            return
    if plan.leaves:
        leave(g, model)
    else:
        yield from _act(g, model, plan)


def _act(g: Saga, model: Model, plan: Plan) -> Procedure[None]:
    """What it does from where it stands now; a Boss for which the table has no Action does something by the rules."""
    if plan.action == SHOOT:
        assert plan.shot is not None
        yield from fire(g, model, plan.shot)
        if SHOOT_AND_GO in profile(model).abilities and model.at is not None:
            go_out_of_sight(g, model, move_of(g, model, False) - g.moved)
    elif plan.action == ASSAULT and sweeps(g, model):
        yield from sweep(g, model)
    elif plan.action in BOSS_ACTIONS:
        yield from BOSS_ACTIONS[plan.action].deed(g, model)
    elif plan.action == ASSAULT:
        yield from assault(g, model, model_named(g, plan.target))
    elif plan.action == TAKE:
        take_card(g, model, plan.card)
    elif plan.action == MISSION:
        yield from use(g, may_named(g, plan.use[0]), model.name, plan.use[1])
    elif plan.action == DOOR:
        use_door(g, model, door_coded(g, plan.door))
    else:
        for ability in actions_of(g, model):
            if ability in INSTEAD_OF_NOTHING:
                yield from BOSS_ACTIONS[ability].deed(g, model)
                return


def _first_facing(plan: Plan) -> int:
    """Who enters in the dark faces where its first step goes (SAGA-DARK-08)."""
    assert plan.entry is not None
    dx, dy = plan.path[0][0] - plan.entry[0], plan.path[0][1] - plan.entry[1]
    if dx:
        return FACINGS.index("east" if dx > 0 else "west")
    return FACINGS.index("south" if dy > 0 else "north")
