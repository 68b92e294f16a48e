"""Hacking a Terminal: one goal, chosen before the dice, against the Firewall (SAGA-HACK-01 to SAGA-HACK-12)."""

from typing import Final

from starboard.games.saga.content.dice import ATTACK_DIE, DEFENCE_DIE
from starboard.games.saga.content.hooks import HACK
from starboard.games.saga.content.mission import MissionOperation
from starboard.games.saga.content.modifiers import COMPLEXITY, FIREWALL, HACKING, TECH
from starboard.games.saga.geometry.arcs import front_arc
from starboard.games.saga.geometry.ranges import SHORT, in_range
from starboard.games.saga.geometry.sight import SCENERY, can_see
from starboard.games.saga.rules.attacks.pairing import wounds
from starboard.games.saga.rules.attacks.rerolls import Opposed, rerolls, roll_again
from starboard.games.saga.rules.characteristics import abilities_in_force, value
from starboard.games.saga.rules.experience import gain_experience
from starboard.games.saga.rules.gear.equipment_use import added_by, use_at
from starboard.games.saga.rules.hacking.hack_moments import after_success
from starboard.games.saga.rules.hacking.operations import operation_of
from starboard.games.saga.rules.lookups import door_coded, scenery_coded
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.missions.lookups import (
    hints,
    levels_flag,
    levels_left,
    operations_at,
    printed_operation,
    unlocks_doors,
)
from starboard.games.saga.rules.movement.locks import locked_doors, lower_lock
from starboard.games.saga.rules.movement.passing import seen_by
from starboard.games.saga.rules.nexus.cards_in_play import changed_by_cards
from starboard.games.saga.rules.places import base_of, base_on, board, closed, facing_of, layout
from starboard.games.saga.state.fields import Mercenary, Scenery
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Blocked, Payload, Procedure, Refusal, Roll

UNLOCK, OPERATION = "unlock", "operation"  # the two kinds of goal: ("unlock", door), ("operation", id)
TERMINAL: Final = "terminal"
UPLINKS: Final = ("ab-uplink",)  # abilities that reach a Terminal within Short range and in sight
EASIEST: Final = 1  # Complexity never falls below

NO_TECH: Final = Refusal("SAGA-MODEL-04", "no-tech")
NO_TERMINAL_LEFT: Final = Refusal("SAGA-HACK-11", "no-terminal-left")
NO_TERMINAL_IN_FRONT: Final = Refusal("SAGA-HACK-01", "no-terminal-in-front")
ACCESS_DENIED: Final = Refusal("SAGA-DENIED-01", "access-denied")
NO_DOORS_HERE: Final = Refusal("SAGA-HACK-06", "no-doors-from-here")
DONE_ALREADY: Final = Refusal("SAGA-HACK-10", "done-already")


# --- which Terminals ---


def terminals(g: Saga) -> list[Scenery]:
    """Those on the board; a destroyed one is gone (SAGA-HACK-11)."""
    return [piece for piece in g.scenery if piece.kind == TERMINAL]


def terminals_in_reach(g: Saga, who: Mercenary) -> list[Scenery]:
    """Those in its front arc (SAGA-HACK-01), and with an uplink those that it sees within Short range."""
    now = seen_by(g, who.model, layout(g))
    here, facing = base_of(g, who.model), facing_of(who.model)
    arc = front_arc(now, here, facing)
    uplink = any([card in UPLINKS for card in abilities_in_force(who.model)])
    found: list[Scenery] = []
    for piece in terminals(g):
        there = base_on(g, piece.squares)
        seen = uplink and in_range(board(g), here, there, SHORT) and can_see(now, here, facing, there, SCENERY)
        if there.mask & arc or seen:
            found.append(piece)
    return found


def why_no_hack(g: Saga, who: Mercenary) -> Refusal | None:
    """Only a Mercenary with Tech can, at a Terminal in its front arc. Whether there is a goal it learns there."""
    if not value(g, who.model, TECH):
        return NO_TECH
    if terminals_in_reach(g, who):
        return None
    return NO_TERMINAL_IN_FRONT if terminals(g) else NO_TERMINAL_LEFT


# --- what can be wanted of it ---


def offered_operations(g: Saga, terminal: Scenery) -> list[str]:
    """The operations that would have an effect now, on the revealed board (SAGA-HACK-02, SAGA-HACK-10)."""
    found: list[str] = []
    for id in operations_at(g, terminal.code):
        if not is_done(g, id) and operation_of(id).targets(g, terminal):
            found.append(id)
    return found


def goals(g: Saga, terminal: Scenery) -> list[Payload]:
    """Every locked door on the board (SAGA-HACK-06) and the operations of this Terminal."""
    doors = locked_doors(g) if unlocks_doors(g, terminal.code) else []
    return [
        *[(UNLOCK, door.code) for door in doors],
        *[(OPERATION, id) for id in offered_operations(g, terminal)],
    ]


def refused_goals(g: Saga, terminal: Scenery) -> Blocked:
    """Doors that cannot be unlocked from here, and what was done once and cannot be done again."""
    found: Blocked = [((UNLOCK, door.code), ACCESS_DENIED) for door in g.doors if door.denied and closed(door)]
    if not unlocks_doors(g, terminal.code):
        found += [((UNLOCK, door.code), NO_DOORS_HERE) for door in locked_doors(g)]
    found += [((OPERATION, id), DONE_ALREADY) for id in operations_at(g, terminal.code) if is_done(g, id)]
    return found


# --- the Action ---


def hack(g: Saga, who: Mercenary) -> Procedure[None]:
    """Choose a Terminal in reach and hack it (SAGA-HACK-01)."""
    codes = [piece.code for piece in terminals_in_reach(g, who)]
    code: str = yield Ask(who.seat, codes, "SAGA-HACK-01", TERMINAL, about={"who": who.model.name})
    yield from hack_terminal(g, who, code)


def hack_terminal(g: Saga, who: Mercenary, code: str, scored: int | None = None) -> Procedure[None]:
    """Access a Terminal, choose a goal, roll, and do what the successes allow (SAGA-HACK-03, SAGA-HACK-04).

    `scored` are successes that a card gives instead of the roll.
    """
    terminal = scenery_coded(g, code)
    announce(g, who, terminal)
    wanted = goals(g, terminal)
    if not wanted:
        tell(g, "nothing-to-hack", "SAGA-HACK-10", who=who.model.name, terminal=code)
        return
    about: dict[str, Payload] = {"who": who.model.name, "terminal": code, "firewall": firewall(g)}
    goal: Payload = yield Ask(
        who.seat, wanted, "SAGA-HACK-03", "goal", about=about, blocked=lambda: refused_goals(g, terminal)
    )
    successes = scored
    if successes is None:
        successes = yield from hacking_roll(g, who, code)
    if goal[0] == UNLOCK:
        lower_lock(g, door_coded(g, goal[1]), successes, who, "SAGA-HACK-07")
    else:
        yield from operate(g, who, terminal, goal[1], successes)
    if successes:
        yield from after_success(g, who)


def announce(g: Saga, who: Mercenary, terminal: Scenery) -> None:
    """Whoever declares a Hack hears the operations and the hints about revealed doors (SAGA-HACK-02, -DENIED-03)."""
    g.reveals += 1
    tell(
        g, "terminal-accessed", "SAGA-HACK-02", who=who.model.name, terminal=terminal.code,
        operations=tuple(offered_operations(g, terminal)), hints=tuple(hints(g)),
    )  # fmt: skip


def firewall(g: Saga) -> int:
    """The Firewall Level of all Terminals with what cards change in it; at 0 nothing is rolled against a Hack."""
    return max(0, g.firewall + changed_by_cards(g, FIREWALL))


def hacking_roll(g: Saga, who: Mercenary, code: str) -> Procedure[int]:
    """Tech against Firewall, resolved like an attack; no standard modifier counts (SAGA-HACK-04, SAGA-HACK-05)."""
    used: list[str] = yield from use_at(g, who, HACK)
    tech = value(g, who.model, TECH) + added_by(used, TECH)
    cards = rerolls(g, who.model, HACKING)
    roll = Roll(
        [ATTACK_DIE] * tech + [DEFENCE_DIE] * firewall(g), "SAGA-HACK-04", "hack",
        alike=None if cards else lambda faces: wounds(faces[:tech], faces[tech:]),
    )  # fmt: skip
    faces: tuple[int, ...] = yield roll
    tell(g, "hacking-roll", "SAGA-HACK-04", who=who.model.name, terminal=code, dice=roll.shown(faces))
    lock = Opposed(code, faces[tech:])
    explosions: list[int] = yield from roll_again(g, who.model, cards, ATTACK_DIE, list(faces[:tech]), lock)
    successes = wounds(explosions, faces[tech:])
    tell(g, "hacked", "SAGA-HACK-04", who=who.model.name, terminal=code, successes=successes)
    return successes


# --- operations ---


def complexity(g: Saga, operation: MissionOperation) -> int:
    """With what cards in play change, and never below 1."""
    return max(EASIEST, operation.complexity + changed_by_cards(g, COMPLEXITY))


def operate(g: Saga, who: Mercenary, terminal: Scenery, id: str, successes: int) -> Procedure[None]:
    """It succeeds if this single roll has as many successes as its Complexity, or else nothing happens (SAGA-HACK-09).

    One with levels is worn down over several Hacks as a lock is. Surplus successes are lost (SAGA-HACK-12).
    """
    operation = printed_operation(g, id)
    if operation.levels:
        worn = min(successes, levels_left(g, operation))
        points, succeeds = worn, wear_down(g, operation, worn)
    else:
        needed = complexity(g, operation)
        succeeds = successes >= needed
        points = needed if succeeds else 0
    tell(g, "operation", "SAGA-HACK-09", who=who.model.name, operation=id, succeeds=int(succeeds))
    if succeeds:
        if operation.once:
            g.flags[done_flag(id)] = who.model.name
        targets = operation_of(id).targets(g, terminal)
        about: dict[str, Payload] = {"who": who.model.name, "operation": id}
        target: Payload = yield Ask(who.seat, targets, "SAGA-HACK-09", "operation-target", about=about)
        gain_experience(g, who, points, "SAGA-XP-02")
        yield from operation_of(id).deed(g, target)
    else:
        gain_experience(g, who, points, "SAGA-XP-02")


def done_flag(id: str) -> str:
    """What the table remembers of an operation that can be done once."""
    return f"done-{id}"


def is_done(g: Saga, id: str) -> bool:
    return done_flag(id) in g.flags


def wear_down(g: Saga, operation: MissionOperation, levels: int) -> bool:
    """Take levels off an operation; whether none is left. Then it is done for good."""
    before = levels_left(g, operation)
    left = before - levels
    g.flags[levels_flag(operation.id)] = str(left)
    for level in range(before - 1, left - 1, -1):
        happened(g, "level", at=operation.id, kind=str(level))
    if not left:
        g.flags[done_flag(operation.id)] = "yes"
    return left == 0
