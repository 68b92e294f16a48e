"""Stealth tests while the Nexus is unaware, and Distract (SAGA-STEALTH-01 to -15, SAGA-DISTRACT-01 to -05)."""

from typing import Final

from starboard.games.saga.content.dice import ATTACK_DIE, DEFENCE_DIE
from starboard.games.saga.content.modifiers import ATTACK_DICE, DEFENCE, DEFENCE_DICE, STEALTH
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.ranges import LONG, SHORT, in_range, straight_line
from starboard.games.saga.geometry.sight import sees_walker
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.geometry.walking import distance, enters
from starboard.games.saga.rules.action_entry import Action
from starboard.games.saga.rules.attacks.aiming import as_it_looks
from starboard.games.saga.rules.attacks.pairing import wounds
from starboard.games.saga.rules.attacks.rerolls import Opposed, rerolls, roll_again
from starboard.games.saga.rules.characteristics import changes, value
from starboard.games.saga.rules.lookups import MERCENARIES, NEXUS, model_named, on_board, profile
from starboard.games.saga.rules.missions.bars import SEE, TEST, barred
from starboard.games.saga.rules.movement.darkness import facings_of_step
from starboard.games.saga.rules.movement.movement import turn, walk, walks
from starboard.games.saga.rules.nexus.choice import choose
from starboard.games.saga.rules.places import (
    FACINGS,
    Place,
    base_of,
    board,
    facing_of,
    front_arcs_of_enemies,
    layout,
    place_of,
    square_of,
)
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Payload, Procedure, Refusal, Roll

NOISY_DICE: Final = 3  # Defence dice after a noisy Action (SAGA-STEALTH-09)
STOP: Final = "stop"
NEVER_DISTRACTED: Final = ("aa-mindless",)  # abilities whose owners follow no noise

AWARE: Final = Refusal("SAGA-DISTRACT-01", "nexus-aware")
NOBODY_TO_DISTRACT: Final = Refusal("SAGA-DISTRACT-01", "no-agent-on-the-board")


def movement_test(g: Saga, who: Mercenary, move: int) -> Procedure[None]:
    """After its movement, also one of no squares, and before any Action (SAGA-STEALTH-02, SAGA-STEALTH-04).

    It defends itself with as many dice as it left squares unused (SAGA-STEALTH-06).
    """
    assert who.model.at is not None
    yield from stealth_test(g, who.model, g.path or [who.model.at], max(0, move - g.moved))


def noise_test(g: Saga, who: Mercenary) -> Procedure[None]:
    """After a noisy Action, with its own square as the only one crossed (SAGA-STEALTH-09, SAGA-STEALTH-14)."""
    assert who.model.at is not None
    yield from stealth_test(g, who.model, [who.model.at], NOISY_DICE)


def stealth_test(g: Saga, who: Model, crossed: list[Place], unused: int) -> Procedure[None]:
    """One test for each Agent that qualifies, each with a fresh roll (SAGA-STEALTH-07)."""
    if g.nexus.aware:
        return
    for name in [agent.name for agent in on_board(g, NEXUS)]:
        agent = model_named(g, name)
        now = layout(g)
        red = 0 if barred(g, agent, TEST) else agent_dice(g, agent, who, crossed, now)
        if not red:
            continue
        blue = unused + sum([amount for _, amount in changes(g, who, DEFENCE_DICE, STEALTH, None, now)])
        cards = rerolls(g, who, STEALTH) if blue else []
        roll = Roll([ATTACK_DIE] * red + [DEFENCE_DIE] * blue, "SAGA-STEALTH-02", "stealth")
        faces: tuple[int, ...] = yield roll
        shields: list[int] = yield from roll_again(
            g, who, cards, DEFENCE_DIE, list(faces[red:]), Opposed(name, faces[:red])
        )
        drawn = wounds(faces[:red], shields)
        tell(g, "stealth-test", "SAGA-STEALTH-02", who=who.name, agent=name, dice=roll.shown(faces), drawn=drawn)
        yield from draw_near(g, agent, who, drawn)


def agent_dice(g: Saga, agent: Model, who: Model, crossed: list[Place], now: Layout) -> int:
    """2 dice within Short range of the Mercenary or 1 within Long, and 1 if it sees a square crossed (SAGA-STEALTH-03).

    An Agent adjacent to any Mercenary rolls none (SAGA-STEALTH-05).
    """
    base = base_of(g, agent)
    for mercenary in on_board(g, MERCENARIES):
        if now.adjacent(base, base_of(g, mercenary)):
            return 0
    here = base_of(g, who)
    dice = 2 if in_range(board(g), here, base, SHORT) else 1 if in_range(board(g), here, base, LONG) else 0
    walked = [square_of(g, place) for place in crossed]
    if not barred(g, agent, SEE) and sees_walker(as_it_looks(g, agent, now), base, facing_of(agent), walked, here):
        dice += 1
    if dice:
        dice += sum([amount for _, amount in changes(g, agent, ATTACK_DICE, STEALTH, None, now)])
    return dice


# --- Agents on the move ---


def draw_near(g: Saga, agent: Model, who: Model, squares: int) -> Procedure[None]:
    """It goes so many squares towards the Mercenary by a shortest path that the Nexus chooses (SAGA-STEALTH-08)."""
    bound: list[int] | None = None
    last: tuple[int, int] | None = None
    for _ in range(squares):
        near: list[Payload] = list(nearer_squares(g, agent, who, bound))
        if not near:
            break
        place: Place = yield from choose(g, near, "SAGA-STEALTH-08", "draw-near", {"who": agent.name})
        last = _direction(agent, place)
        stopped = _enters_a_front_arc(g, agent, place)
        bound = walk(g, agent, [place], bound)
        if stopped:
            break
    if last is not None:
        sides: list[Payload] = [FACINGS[facing] for facing in facings_of_step(*last)]
        facing: str = yield from choose(g, sides, "SAGA-STEALTH-14", "facing", {"who": agent.name})
        turn(g, agent, facing, "SAGA-STEALTH-14")


def nearer_squares(g: Saga, agent: Model, goal: Model, bound: list[int] | None) -> list[Place]:
    """The legal steps that shorten the walk to somebody, in the order of GEOM-08."""
    now, there = layout(g), base_of(g, goal)
    apart = distance(now, base_of(g, agent), there)
    going = walks(g, agent, now, 1, bound)
    near: list[tuple[int, int]] = []
    for corner in list_of(going.ends & ~(1 << going.start)):
        base = base_of(g, agent, place_of(g, corner))
        if distance(now, base, there) < apart:
            near.append((straight_line(base, there), corner))
    return [place_of(g, corner) for _, corner in sorted(near)]


def _direction(model: Model, place: Place) -> tuple[int, int]:
    assert model.at is not None
    return place[0] - model.at[0], place[1] - model.at[1]


def _enters_a_front_arc(g: Saga, model: Model, place: Place) -> bool:
    """Whether a step brings it into an enemy's front arc, where it stops (SAGA-STEALTH-14, SAGA-DISTRACT-05).

    What a Large one has covered before it does not enter (SAGA-LARGE-09).
    """
    return enters(base_of(g, model), base_of(g, model, place), front_arcs_of_enemies(g, model, layout(g)))


# --- Distract ---


def to_distract(g: Saga) -> list[Model]:
    """The Agents and Bosses on the board, but for the mindless."""
    there = on_board(g, NEXUS)
    return [one for one in there if not any([card in NEVER_DISTRACTED for card in profile(one).abilities])]


def why_no_distract(g: Saga, who: Mercenary) -> Refusal | None:
    if g.nexus.aware:
        return AWARE
    return None if to_distract(g) else NOBODY_TO_DISTRACT


def distract(g: Saga, who: Mercenary) -> Procedure[None]:
    """A noise for one Agent, seen or not and however far, which may lead it astray (SAGA-DISTRACT-01 to -03)."""
    names = [agent.name for agent in to_distract(g)]
    name: str = yield Ask(who.seat, names, "SAGA-DISTRACT-01", "distract", about={"who": who.model.name})
    agent = model_named(g, name)
    red = 2 if in_range(board(g), base_of(g, who.model), base_of(g, agent), SHORT) else 1
    blue = max(1, value(g, agent, DEFENCE))
    roll = Roll([ATTACK_DIE] * red + [DEFENCE_DIE] * blue, "SAGA-DISTRACT-02", "distract")
    faces: tuple[int, ...] = yield roll
    squares = wounds(faces[:red], faces[red:])
    tell(g, "distracted", "SAGA-DISTRACT-02", who=who.model.name, agent=name, dice=roll.shown(faces), squares=squares)
    yield from lead_astray(g, who, agent, squares)


def lead_astray(g: Saga, who: Mercenary, agent: Model, squares: int) -> Procedure[None]:
    """The Mercenary's player may move it a square at a time, each step legal (SAGA-DISTRACT-03, SAGA-DISTRACT-05)."""
    bound: list[int] | None = None
    last: tuple[int, int] | None = None
    about: dict[str, Payload] = {"who": agent.name}
    for _ in range(squares):
        going = walks(g, agent, layout(g), 1, bound)
        steps: list[Payload] = [("step", *place_of(g, corner)) for corner in list_of(going.ends & ~(1 << going.start))]
        choice: Payload = yield Ask(who.seat, [*steps, STOP], "SAGA-DISTRACT-03", "lead-astray", about=about)
        if choice == STOP:
            break
        place = (choice[1], choice[2])
        last = _direction(agent, place)
        stopped = _enters_a_front_arc(g, agent, place)
        bound = walk(g, agent, [place], bound)
        if stopped:
            break
    if last is not None:
        sides = [FACINGS[facing] for facing in facings_of_step(*last)]
        facing: str = yield Ask(who.seat, sides, "SAGA-DISTRACT-05", "facing", about=about)
        turn(g, agent, facing, "SAGA-DISTRACT-05")


DISTRACT: Final = Action("distract", "SAGA-DISTRACT-01", why_no_distract, distract)
