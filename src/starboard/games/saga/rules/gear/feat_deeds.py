"""What each Feat does. Attacks in them obey the rules of their kind, except where the Feat says more (SAGA-FEAT-03)."""

from typing import Final

from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.content.deployables import TURRET as TURRET_PIECE
from starboard.games.saga.content.mercenaries import MERCENARY_ABILITIES
from starboard.games.saga.content.modifiers import SHOT
from starboard.games.saga.content.weapons import WEAPONS
from starboard.games.saga.geometry.arcs import front_arc
from starboard.games.saga.geometry.ranges import LONG, SHORT, in_range
from starboard.games.saga.rules.attacks.assault import assault, choose_assault, why_no_assault
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.shields import recharge
from starboard.games.saga.rules.attacks.shooting import shoot, why_no_shot
from starboard.games.saga.rules.attacks.template_attack import aims, resolve_template, victims
from starboard.games.saga.rules.attacks.thrown_items import squares_in_sight
from starboard.games.saga.rules.attacks.weapons_in_hand import hear
from starboard.games.saga.rules.features.spore_beds import end_movement
from starboard.games.saga.rules.gear.deploying import carried, free_squares, put_on_board
from starboard.games.saga.rules.gear.turrets import fire_turret, turret_targets, turrets_of
from starboard.games.saga.rules.hacking.hacking import TERMINAL, hack_terminal, terminals
from starboard.games.saga.rules.lookups import enemies_of, hidden, mercenary_named, model_named, playing
from starboard.games.saga.rules.movement.move_choices import STAY, STEP, Course, about_move, may_end_here, next_moves
from starboard.games.saga.rules.movement.movement import is_dark_for, turn, walk
from starboard.games.saga.rules.movement.moving import choose_facing, move_by_effect, path_to
from starboard.games.saga.rules.movement.passing import walking_layout
from starboard.games.saga.rules.nexus.reactions import shoot_in_a_feat
from starboard.games.saga.rules.places import (
    FACING,
    FACINGS,
    Place,
    base_of,
    board,
    layout,
)
from starboard.games.saga.rules.stealth.stealth import movement_test
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Blocked, Payload, Procedure

MOVE, ATTACK, SHOOT, ASSAULT, STOP = "move", "attack", "shoot", "assault", "stop"
MOST_TEMPLATES: Final = MERCENARY_ABILITIES["ft-hellfire"].amount
MOST_BLADES: Final = 3  # Assaults in one Dance of Blades


def face_anew(g: Saga, model: Model, seat: int, rule: str = "SAGA-FEAT-03") -> Procedure[None]:
    """A new facing that a card gives, also in the dark."""
    facing: str = yield Ask(seat, FACINGS, rule, "facing", about={"who": model.name})
    turn(g, model, facing, rule)


# --- Coordinated Assault ---


def coordinated_assault(g: Saga, who: Mercenary) -> Procedure[None]:
    """Every other Mercenary within Long range, in the order that its captain chooses, may move or turn and attack."""
    waiting = [one.model.name for one in friends_in_earshot(g, who)]
    while waiting:
        about = {"who": who.model.name, "feat": "ft-coordinated"}
        name: str = yield Ask(who.seat, waiting, "SAGA-FEAT-01", "feat-next", about=about)
        yield from _follow_orders(g, mercenary_named(g, name))
        waiting = [one for one in waiting if one != name and model_named(g, one).at is not None]


def friends_in_earshot(g: Saga, who: Mercenary) -> list[Mercenary]:
    """The other Mercenaries within Long range: without any the Feat does nothing."""
    if who.model.at is None:
        return []
    here, others = base_of(g, who.model), [one for one in playing(g) if one is not who and one.model.at is not None]
    return [one for one in others if in_range(board(g), here, base_of(g, one.model), LONG)]


def _follow_orders(g: Saga, friend: Mercenary) -> Procedure[None]:
    """Its own player decides; its counter stays as it is."""
    about = {"who": friend.model.name, "feat": "ft-coordinated"}
    deed: str | None = yield Ask(friend.seat, [MOVE, ATTACK], "SAGA-FEAT-01", "orders", 0, about=about)
    if deed == MOVE:
        squares = MERCENARY_ABILITIES["ft-coordinated"].amount
        yield from move_by_effect(g, friend.model, squares, friend.seat)
    elif deed == ATTACK:
        yield from face_anew(g, friend.model, friend.seat)
        yield from granted_attack(g, friend)


def granted_attack(g: Saga, who: Mercenary) -> Procedure[None]:
    """One Shoot or Assault with all its rules, or none (SAGA-FEAT-03)."""
    now = layout(g)
    reasons = {SHOOT: why_no_shot(g, who.model, now), ASSAULT: why_no_assault(g, who.model, now)}
    options = [deed for deed, refusal in reasons.items() if refusal is None]
    blocked: Blocked = [(deed, refusal) for deed, refusal in reasons.items() if refusal is not None]
    deed: str | None = yield Ask(
        who.seat, options, "SAGA-FEAT-03", "granted-attack", 0, about={"who": who.model.name}, blocked=lambda: blocked
    )
    if deed == SHOOT:
        yield from shoot_in_a_feat(g, who, shoot(g, who.model))
    elif deed == ASSAULT:
        yield from choose_assault(g, who.model)


# --- Root Access ---


def root_access(g: Saga, who: Mercenary) -> Procedure[None]:
    """All shields are recharged; then it may hack any Terminal on the board with successes that need no dice."""
    recharge(g, who.model, who.model.shield_wounds, "SAGA-FEAT-01")
    codes = [piece.code for piece in terminals(g)]
    about = {"who": who.model.name, "feat": "ft-root"}
    code: str | None = yield Ask(who.seat, codes, "SAGA-FEAT-01", TERMINAL, 0, about=about)
    if code is not None:
        yield from hack_terminal(g, who, code, MERCENARY_ABILITIES["ft-root"].amount)


# --- Energy Drain ---


def energy_drain(g: Saga, who: Mercenary) -> Procedure[None]:
    """Shots without a line of sight are shots all the same (SAGA-PSI-03)."""
    yield from shoot_in_a_feat(g, who, _drain_everybody(g, who))


def _drain_everybody(g: Saga, who: Mercenary) -> Procedure[None]:
    """Life Drain once against every enemy within Short range, front arcs or not (SAGA-MODEL-07).

    Who is attacked is settled now; somebody eliminated in the meantime drops out. Who has vanished is no target.
    """
    here = base_of(g, who.model)
    enemies = [enemy for enemy in enemies_of(g, who.model) if not hidden(enemy)]
    near = [enemy for enemy in enemies if in_range(board(g), here, base_of(g, enemy), SHORT)]
    waiting = [enemy.name for enemy in near]
    while waiting:
        about = {"who": who.model.name, "feat": "ft-energy-drain"}
        name: str = yield Ask(who.seat, waiting, "SAGA-MODEL-07", "target", about=about)
        hear(g, who.model, WEAPONS["wp-drain"])
        yield from attack(g, Attack(who.model, model_named(g, name), SHOT, "wp-drain"))
        there = [enemy.name for enemy in enemies_of(g, who.model)]
        waiting = [one for one in waiting if one != name and one in there]


# --- Hellfire ---


def hellfire(g: Saga, who: Mercenary) -> Procedure[None]:
    """A turn, then up to three templates, front arcs or not; nobody and nothing is attacked twice."""
    yield from face_anew(g, who.model, who.seat)
    yield from shoot_in_a_feat(g, who, _burn(g, who))


def _burn(g: Saga, who: Mercenary) -> Procedure[None]:
    """Each aim is chosen when the template before it is finished."""
    burnt: list[str] = []
    for number in range(MOST_TEMPLATES):
        now = layout(g)
        options: list[Payload] = [*aims(g, who.model, now, tuple(burnt)), STOP]
        about: dict[str, Payload] = {"who": who.model.name, "weapon": "wp-flamer", "left": MOST_TEMPLATES - number}
        about["spared"] = tuple(burnt)
        aim: Payload = yield Ask(who.seat, options, "SAGA-TEMPLATE-02", "aim", about=about)
        if aim == STOP:
            return
        hit = victims(g, who.model, aim, now).all
        yield from resolve_template(g, who.model, "wp-flamer", aim, tuple(burnt))
        burnt += [one for one in hit if one not in burnt]


# --- Dance of Blades ---


def dance_of_blades(g: Saga, who: Mercenary) -> Procedure[None]:
    """It moves past front arcs, and may turn and Assault before, between and after its steps, each enemy once.

    Where it ends it has ended its movement (SAGA-MISSION-12). While the Nexus is unaware there is one test then, and no
    square counts as unused (SAGA-STEALTH-02).
    """
    model = who.model
    course = Course(MERCENARY_ABILITIES["ft-dance"].amount, slipping=True)
    struck: list[str] = []
    while True:
        options = [*next_moves(g, model, walking_layout(g, model), course), *_blades(g, model, struck)]
        about: dict[str, Payload] = {**about_move(model, course), "feat": "ft-dance"}
        choice: Payload = yield Ask(who.seat, options, "SAGA-FEAT-01", "move", about=about)
        if choice == STAY:
            break
        if choice[0] == ASSAULT:
            struck.append(choice[1])
            yield from _turn_and_strike(g, who, course, model_named(g, choice[1]))
        else:
            place = (choice[1], choice[2])
            path = [place] if choice[0] == STEP else path_to(g, model, walking_layout(g, model), course, place)
            course.begun(walk(g, model, path, course.facings, slipping=True), len(path))
    yield from choose_facing(g, model, who.seat, course.facings)
    if g.path:
        goes_on: bool = yield from end_movement(g, model)
        if goes_on:
            yield from movement_test(g, who, g.moved)


def _blades(g: Saga, model: Model, struck: list[str]) -> list[Payload]:
    """The enemies it can turn to and Assault from a square where it may stand."""
    if len(struck) == MOST_BLADES or not may_end_here(g, model):
        return []
    near = [enemy for enemy in enemies_of(g, model) if not hidden(enemy) and _facings_to(g, model, enemy)]
    return [(ASSAULT, enemy.name) for enemy in near if enemy.name not in struck]


def _facings_to(g: Saga, model: Model, enemy: Model) -> list[str]:
    """The facings with which it has an enemy in its front arc."""
    now, there = layout(g), base_of(g, enemy).mask
    return [facing for facing in FACINGS if front_arc(now, base_of(g, model), FACING[facing]) & there]


def _turn_and_strike(g: Saga, who: Mercenary, course: Course, enemy: Model) -> Procedure[None]:
    model = who.model
    facing: str = yield Ask(who.seat, _facings_to(g, model, enemy), "SAGA-FEAT-03", "facing", about={"who": model.name})
    turn(g, model, facing, "SAGA-FEAT-03")
    if is_dark_for(model, layout(g), base_of(g, model)):
        course.facings = [FACING[facing]]  # there it goes on straight ahead (SAGA-DARK-06)
    yield from assault(g, model, enemy)


# --- Crossfire ---


def crossfire(g: Saga, who: Mercenary) -> Procedure[None]:
    """It deploys carried turrets on squares in sight within Short range; then each of its turrets fires once."""
    yield from _deploy_turrets(g, who)
    waiting = [piece.name for piece in turrets_of(g, who)]
    while waiting := [name for name in waiting if turret_targets(g, model_named(g, name), layout(g))]:
        about = {"who": who.model.name, "feat": "ft-crossfire"}
        name: str = yield Ask(who.seat, waiting, "SAGA-FEAT-01", "feat-next", about=about)
        waiting = [one for one in waiting if one != name]
        piece = model_named(g, name)
        fired: bool = yield from fire_turret(g, piece, ("ft-crossfire",))
        if fired:
            who.used.append(piece.kind)  # one shot in each Turn of its owner


def _deploy_turrets(g: Saga, who: Mercenary) -> Procedure[None]:
    while True:
        cards = [card for card in carried(who) if DEPLOYABLES[card].piece == TURRET_PIECE]
        places = turret_places(g, who)
        about = {"who": who.model.name, "feat": "ft-crossfire"}
        card: str | None = yield Ask(who.seat, cards if places else [], "SAGA-DEPLOY-02", "deploy", 0, about=about)
        if card is None:
            return
        place: Place = yield Ask(who.seat, places, "SAGA-DEPLOY-02", "deploy-at", about={**about, "card": card})
        put_on_board(g, who, card, (place,))


def turret_places(g: Saga, who: Mercenary) -> list[Place]:
    """The free squares in sight within Short range; never a Reinforcement Point (SAGA-MOVE-09)."""
    return squares_in_sight(g, who.model, layout(g), free_squares(g))
