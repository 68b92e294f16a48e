"""Words about the Injury dice and Danger dice that were rolled with a check (VAN-INJURYDIE-06, VAN-DANGER-05)."""

from collections.abc import Callable
from functools import partial

from starboard.games.vanguard.content.cards import DANGER_TABLES
from starboard.games.vanguard.content.dice import DANGER_DIE, INJURY_DIE
from starboard.games.vanguard.content.icons import BLANK
from starboard.games.vanguard.content.lines import NOTHING, Effect, says_anything
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.tutorial_rules import is_tutorial
from starboard.games.vanguard.rules.words.word_table import WORD_TABLE, Word
from starboard.games.vanguard.state.fields import RolledDanger, RolledInjury
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Roll

FindInjuries = Callable[[Vanguard], list[RolledInjury]]
FindDangers = Callable[[Vanguard, Doing], list[RolledDanger]]


def open_injuries(g: Vanguard) -> list[RolledInjury]:
    """Rolled Injury dice that nothing has come of yet; in the Tutorial they cannot be changed (VAN-TUTORIAL-10)."""
    if g.check is None or is_tutorial(g):
        return []
    return [die for die in g.check.injuries if not die.done and die.face]


def harmful_injuries(g: Vanguard) -> list[RolledInjury]:
    """Those that could match a card: on a blank one there is nothing to ignore (V4)."""
    return [die for die in open_injuries(g) if die.face != BLANK]


def open_dangers(g: Vanguard, doing: Doing) -> list[RolledDanger]:
    """Those of the check; of the one that is about to work and others rolled with it, that one first (V5)."""
    danger = doing.danger
    if danger is not None and not danger.done:
        return [danger]
    if g.check is None or (danger is not None and not any([die is danger for die in g.check.dangers])):
        return []  # it was rolled by itself
    return [die for die in g.check.dangers if not die.done and die.face]


def harmful_dangers(g: Vanguard, doing: Doing) -> list[RolledDanger]:
    """Those whose symbol is listed under their letter: about the others there is nothing to ignore (V4)."""
    return [die for die in open_dangers(g, doing) if _does_something(die)]


def _does_something(die: RolledDanger) -> bool:
    return says_anything(DANGER_TABLES[die.letter].get(die.face, NOTHING))


def uninjury(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """So many rolled Injury dice match no card in step 6."""
    for _ in range(min(effect.number(0), len(harmful_injuries(g)))):
        die = yield from _one_injury(g, doing, harmful_injuries)
        if die is None:
            return
        die.done = True
        tell(g, "injury-die-ignored", "VAN-INJURYDIE-06", face=die.face)


def reinjury(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """So many rolled Injury dice are rolled again."""
    for _ in range(min(effect.number(0), len(open_injuries(g)))):
        die = yield from _one_injury(g, doing, open_injuries)
        if die is None:
            return
        roll = Roll([INJURY_DIE], "VAN-ROLL-14", "injury")
        faces: tuple[str, ...] = yield roll
        die.face = faces[0]
        tell(g, "rerolled", "VAN-ROLL-14", dice=roll.shown(faces))


def _one_injury(g: Vanguard, doing: Doing, among: FindInjuries) -> Procedure[RolledInjury | None]:
    """None if somebody has taken the last one away meanwhile."""
    face: str | None = yield from decide(g, partial(_which_injury, g, doing, among))
    return next(iter([die for die in among(g) if die.face == face]), None)


def _which_injury(g: Vanguard, doing: Doing, among: FindInjuries) -> Ask:
    faces = sorted({die.face for die in among(g)})
    return Ask(doing.decider(g), faces, "VAN-ROLL-14", "which-injury-die", about={"card": doing.card})


def undanger(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """So many rolled Danger dice have no effect."""
    for _ in range(effect.number(0)):
        if not harmful_dangers(g, doing):
            return
        die = yield from _one_danger(g, doing, harmful_dangers)
        if die is None:
            return
        die.done = True
        tell(g, "danger-ignored", "VAN-DANGER-01", letter=die.letter, face=die.face)


def redanger(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """So many rolled Danger dice are rolled again."""
    for _ in range(min(effect.number(0), len(open_dangers(g, doing)))):
        die = yield from _one_danger(g, doing, open_dangers)
        if die is None:
            return
        roll = Roll([DANGER_DIE], "VAN-DANGER-01", "danger")
        faces: tuple[str, ...] = yield roll
        die.face = faces[0]
        tell(g, "rerolled", "VAN-DANGER-01", dice=roll.shown(faces))


def _one_danger(g: Vanguard, doing: Doing, among: FindDangers) -> Procedure[RolledDanger | None]:
    """None if whoever rolled them has left play meanwhile."""
    name: tuple[str, str] | None = yield from decide(g, partial(_which_danger, g, doing, among))
    return next(iter([die for die in among(g, doing) if (die.letter, die.face) == name]), None)


def _which_danger(g: Vanguard, doing: Doing, among: FindDangers) -> Ask:
    names = sorted({(die.letter, die.face) for die in among(g, doing)})
    return Ask(doing.decider(g), names, "VAN-DANGER-01", "which-danger-die", about={"card": doing.card})


def some_injury(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return bool(open_injuries(g))


def some_harmful_injury(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return bool(harmful_injuries(g))


def some_danger(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    """What speaks when a Danger die shows its symbol speaks of that one."""
    danger = doing.danger
    return not danger.done if danger is not None else bool(open_dangers(g, doing))


def some_harmful_danger(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return some_danger(g, effect, doing) and bool(harmful_dangers(g, doing))


WORD_TABLE.update(
    {
        "uninjury": Word(uninjury, some_harmful_injury),
        "reinjury": Word(reinjury, some_injury),
        "undanger": Word(undanger, some_harmful_danger),
        "redanger": Word(redanger, some_danger),
    }
)
