"""The Dice Check: ten steps in this order, each once and never again (VAN-ROLL-02)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.dice import DANGER_DIE, INJURY_DIE, SECTION_DICE
from starboard.games.vanguard.content.icons import ACCIDENT, icons_of
from starboard.games.vanguard.rules.abilities import forget
from starboard.games.vanguard.rules.check.combos import dice_combos
from starboard.games.vanguard.rules.check.dangers import injuries_then_dangers
from starboard.games.vanguard.rules.check.effects import special_effects
from starboard.games.vanguard.rules.check.modifying import modify_outcomes
from starboard.games.vanguard.rules.check.pool import (
    DieName,
    check_now,
    die_name,
    find_die,
    fits_on_board,
    put_back_on_board,
    spend_from_pool,
)
from starboard.games.vanguard.rules.check.results import after_failing, mark_result, resolve_results
from starboard.games.vanguard.rules.clocks import advance_card
from starboard.games.vanguard.rules.counters import count
from starboard.games.vanguard.rules.danger import letter_now
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.filters import pool_die_matches
from starboard.games.vanguard.rules.lookups import biomes, others_in_sector, planet_of
from starboard.games.vanguard.rules.tutorial_script import (
    dice_of_first_check,
    dice_of_second_check,
    given_faces,
    is_first_lesson,
    rolls_again,
)
from starboard.games.vanguard.state.fields import Check, CheckDie, CrewMember, RolledDanger, RolledInjury
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Roll

PREPARE: Final = "prepare"
DICE: Final = "dice"
ASSIST: Final = "assist"


def dice_check(g: Vanguard, who: CrewMember, action: SpecialAction | None, sector: int = 0) -> Procedure[None]:
    """The ten steps; without an action it is the check of Prepare, which has no rows and no tracks (VAN-PREPARE-02)."""
    check = Check(who.section, action.name if action is not None else PREPARE, sector)
    check.helpers = [one.section for one in others_in_sector(g, who)]
    g.check = check
    made_at = who.sector  # whatever moves it meanwhile
    tell(g, "check-begun", "VAN-ROLL-01", who=who.section, action=check.action)
    yield from choose_dice(g, who)  # 1
    if breaks_off(g, who):
        return
    add_required_dice(g, who, action)  # 2
    yield from roll(g, who)  # 3
    for step, resolve in ((4, modify_outcomes), (5, dice_combos), (6, injuries_then_dangers)):
        check.step = step
        yield from resolve(g, who)
        if breaks_off(g, who):
            return
    check.step = 7
    check.echo = is_heard(g, check, made_at)
    jump: str = yield from special_effects(g, who, action)
    if breaks_off(g, who):
        return
    if not jump:
        check.step = 8
        yield from mark_result(g, who, action)
        yield from after_failing(g, who, action)
    check.step = 9
    yield from spend_the_rest(g, who, all_of_it=bool(jump))
    if breaks_off(g, who):
        return
    g.check = None
    forget(g, "check")
    yield from resolve_results(g, who, action, check, jump)  # 10
    if check.echo:
        yield from echo(g)


def breaks_off(g: Vanguard, who: CrewMember) -> bool:
    """Whoever dies or leaves in the middle of its check does not finish it (VAN-TEAM-07)."""
    if who.status == "exploring":
        return False
    g.check = None
    forget(g, "check")
    return True


# --- steps 1 to 3 ---


def choose_dice(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """Any number of its Available dice, none included; then each helper may add one (VAN-ROLL-06, VAN-ASSIST-02).

    In the Tutorial's first checks nobody is asked to yet (VAN-TUTORIAL-09).
    """
    check = check_now(g)
    chosen: tuple[str, ...] = yield from decide(g, partial(_which_dice, g, who))
    for die in chosen:
        _pick_up(check, who, die)
    if who.status != "exploring":
        return  # VAN-TEAM-07
    check.helpers = [one.section for one in others_in_sector(g, who)]  # somebody may have come or gone meanwhile
    for helper in others_in_sector(g, who) if not is_first_lesson(g) else []:
        if helper.available:
            about = {"who": helper.section, "for": who.section, "action": check.action}
            dice = sorted(set(helper.available))
            given: str | None = yield Ask(helper.seat, dice, "VAN-ASSIST-02", ASSIST, 0, about=about)
            if given is not None:
                _pick_up(check, helper, given)
                count(g, "assists", 1)
                tell(g, "assisted", "VAN-ASSIST-02", who=helper.section, die=given)


def _which_dice(g: Vanguard, who: CrewMember) -> Ask:
    """All of its dice are on offer; in the scripted round of the Tutorial those of the script (VAN-TUTORIAL-09)."""
    given = dice_of_first_check(g, who.available)
    dice = list(given) or sorted(who.available)
    least = len(dice) if given or dice_of_second_check(g) else 0
    about = {"who": who.section, "action": check_now(g).action}
    return Ask(who.seat, dice, "VAN-ROLL-06", DICE, least, len(dice), many=True, about=about)


def _pick_up(check: Check, who: CrewMember, die: str) -> None:
    """Into the hand: it shows nothing yet (VAN-DICE-01)."""
    who.available.remove(die)
    check.dice.append(CheckDie(die, who.section, ""))


def add_required_dice(g: Vanguard, who: CrewMember, action: SpecialAction | None) -> None:
    """All Injury dice of the active crew member, never those of helpers, and the action's Danger dice (VAN-ROLL-08)."""
    check = check_now(g)
    check.step = 2
    check.injuries = [RolledInjury("") for _ in who.injury_dice]
    who.injury_dice = []
    letters = action.danger if action is not None else ()
    check.dangers = [RolledDanger(letter_now(g, letter), "") for letter in letters]


def roll(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """All dice at once; there are no free rerolls (VAN-ROLL-10)."""
    check = check_now(g)
    check.step = 3
    dice = [SECTION_DICE[die.kind].die for die in check.dice]
    rolled = Roll(
        [*dice, *[INJURY_DIE] * len(check.injuries), *[DANGER_DIE] * len(check.dangers)],
        "VAN-ROLL-10", "check", ordered=True,
    )  # fmt: skip
    while True:
        faces = given_faces(g, check)
        if rolled.dice and not faces:
            faces = yield rolled
        _show(check, faces)
        tell(g, "rolled", "VAN-ROLL-10", who=who.section, dice=rolled.shown(faces))
        if not rolls_again(g, check):
            return


def _show(check: Check, faces: tuple[str, ...]) -> None:
    """The dice in the order in which they were rolled: Section dice, Injury dice, Danger dice."""
    section, injury = len(check.dice), len(check.dice) + len(check.injuries)
    for pool_die, face in zip(check.dice, faces[:section], strict=True):
        pool_die.face = face
    for injury_die, face in zip(check.injuries, faces[section:injury], strict=True):
        injury_die.face = face
    for danger_die, face in zip(check.dangers, faces[injury:], strict=True):
        danger_die.face = face


# --- step 9 and after ---


def spend_the_rest(g: Vanguard, who: CrewMember, all_of_it: bool) -> Procedure[None]:
    """Unused dice go to their owners' Spent Pools, but for those that are kept (VAN-ROLL-20)."""
    check = check_now(g)
    if not all_of_it:
        for number, kind in check.kept:
            yield from _keep(g, who, number, kind)
    spend_from_pool(g, list(check.dice))


def _keep(g: Vanguard, who: CrewMember, number: int, kind: str) -> Procedure[None]:
    """Up to so many unused dice return to their owners' boards, where a slot is free (X4)."""
    for left in range(number, 0, -1):
        kept: DieName | None = yield from decide(g, partial(_which_to_keep, g, who, kind, left))
        if kept is None:
            return
        put_back_on_board(g, find_die(g, kept))
        tell(g, "kept", "VAN-ROLL-20", who=kept[0], die=kept[1])


def _which_to_keep(g: Vanguard, who: CrewMember, kind: str, left: int) -> Ask:
    fitting = [die for die in check_now(g).dice if pool_die_matches(die, kind, who.section) and fits_on_board(g, die)]
    names = sorted({die_name(die) for die in fitting})
    return Ask(who.seat, names, "VAN-ROLL-20", "keep", 0, about={"who": who.section, "left": left})


def is_heard(g: Vanguard, check: Check, sector: int) -> bool:
    """Where a planet says so, an Accident that lies in the pool when step 7 begins is heard by its Threat (OP1)."""
    here = any([rule.biome in biomes(g, sector) for rule in planet_of(g).rules_of["echo"]])
    return here and any([ACCIDENT in icons_of(die.face) for die in check.dice])


def echo(g: Vanguard) -> Procedure[None]:
    """After the check the Time track of the Threat advances."""
    for rule in planet_of(g).rules_of["echo"]:
        yield from advance_card(g, rule.clock, 1)
