"""Words that act on the dice of a check (VAN-ROLL-14)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.dice import SECTION_DICE
from starboard.games.vanguard.content.grammar import ANY
from starboard.games.vanguard.content.icons import icons_of
from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.rules.check.pool import (
    DieName,
    check_now,
    conversions,
    die_name,
    find_die,
    fits_on_board,
    spend_from_pool,
)
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.filters import matches, pool_die_matches
from starboard.games.vanguard.rules.lookups import member
from starboard.games.vanguard.rules.words.word_table import WORD_TABLE, Word, at_once
from starboard.games.vanguard.state.fields import CheckDie, CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Payload, Procedure, Roll

ANY_FACE: Final = "*"
MARKING: Final = 8  # the step in which a result is marked
PICK_DICE: Final = "pick-dice"


def in_check(g: Vanguard) -> bool:
    return g.check is not None


def pool_dice(g: Vanguard, doing: Doing, wanted: str) -> list[CheckDie]:
    """Dice of the collective pool that match, whoever owns them, without those that pay for it (VAN-ROLL-14)."""
    if g.check is None:
        return []
    mine = doing.user.section
    found: list[CheckDie] = []
    for die in g.check.dice:
        if die.face and (wanted == "any" or pool_die_matches(die, wanted, mine)):
            found.append(die)
    if not doing.leaving:
        return found
    return [die for die in found if not any([die is paying for paying in doing.leaving])]


def pick_dice(
    g: Vanguard, doing: Doing, dice: list[CheckDie], least: int, most: int, word: str
) -> Procedure[list[CheckDie]]:
    """Dice of the pool by what they are, of alike ones any: the active player decides (VAN-ROLL-03)."""
    about = {"card": doing.card, "word": word, "who": doing.user.section}
    picked: tuple[DieName, ...] = yield from decide(g, partial(_which_dice, g, dice, least, most, about))
    found: list[CheckDie] = []
    for name in picked:
        found.append(next(iter([die for die in dice if die_name(die) == name and die not in found])))
    return found


def _which_dice(g: Vanguard, dice: list[CheckDie], least: int, most: int, about: dict[str, Payload]) -> Ask:
    """Somebody may have left play meanwhile, with dice of the pool."""
    check = check_now(g)
    names = sorted([die_name(die) for die in dice if any([die is one for one in check.dice])])
    most = min(most, len(names))
    return Ask(
        member(g, check.who).seat, names, "VAN-ROLL-14", PICK_DICE, min(least, most), most, many=True, about=about
    )


# --- rolling again, turning ---


def reroll(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """Up to so many dice are rolled again, together, once."""
    dice = yield from pick_dice(g, doing, pool_dice(g, doing, effect.text(1)), 0, effect.number(0), "reroll")
    if dice:
        yield from roll_again(g, dice)


def roll_again(g: Vanguard, dice: list[CheckDie]) -> Procedure[None]:
    roll = Roll([SECTION_DICE[die.kind].die for die in dice], "VAN-ROLL-14", "reroll", ordered=True)
    faces: tuple[str, ...] = yield roll
    for die, face in zip(dice, faces, strict=True):
        die.face = face
    tell(g, "rerolled", "VAN-ROLL-14", dice=roll.shown(faces))


def some_die(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return bool(pool_dice(g, doing, effect.text(1)))


def turnable(g: Vanguard, effect: Effect, doing: Doing) -> list[CheckDie]:
    """Dice that have such a face of their own and do not show it yet (VAN-ROLL-16)."""
    return [die for die in pool_dice(g, doing, effect.text(1)) if faces_to(die, effect.text(2))]


def faces_to(die: CheckDie, icon: str) -> list[str]:
    found: list[str] = []
    for face in SECTION_DICE[die.kind].sides:
        if face != die.face and (icon == ANY_FACE or icon in icons_of(face)):
            found.append(face)
    return found


def set_dice(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """Up to so many dice are turned, one after another, each to a face of its own."""
    for _ in range(effect.number(0)):
        turned: tuple[str, str, str, str] | None = yield from decide(g, partial(_which_turn, g, effect, doing))
        if turned is None:
            return
        find_die(g, (turned[0], turned[1], turned[2])).face = turned[3]
        tell(g, "die-turned", "VAN-ROLL-16", who=turned[0], die=turned[1], face=turned[3])


def _which_turn(g: Vanguard, effect: Effect, doing: Doing) -> Ask:
    options = sorted({(*die_name(die), face) for die in turnable(g, effect, doing) for face in _to(die, effect)})
    about = {"card": doing.card, "who": doing.user.section}
    return Ask(doing.decider(g), options, "VAN-ROLL-16", "turn-die", 0, about=about)


def _to(die: CheckDie, effect: Effect) -> list[str]:
    return faces_to(die, effect.text(2))


def can_turn(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    icon = effect.text(2)
    for die in pool_dice(g, doing, effect.text(1)):
        if faces_to(die, icon):
            return True
    return False


# --- dice join, leave, stay ---


def add(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """Up to so many Available dice of the user are rolled and join the pool (VAN-ROLL-19)."""
    yield from _join(g, effect, doing, "add")


def pull(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """The same from its Spent Pool."""
    yield from _join(g, effect, doing, "pull")


def _join(g: Vanguard, effect: Effect, doing: Doing, word: str) -> Procedure[None]:
    picked: tuple[str, ...] = yield from decide(g, partial(_which_join, g, effect, doing, word))
    yield from join_pool(g, doing.user, picked, _joining_from(doing.user, word))


def _joining_from(who: CrewMember, word: str) -> list[str]:
    return who.available if word == "add" else who.spent


def _which_join(g: Vanguard, effect: Effect, doing: Doing, word: str) -> Ask:
    dice = sorted([die for die in _joining_from(doing.user, word) if matches(die, effect.text(1))])
    most = min(effect.number(0), len(dice))
    about = {"card": doing.card, "word": word, "who": doing.user.section}
    return Ask(doing.decider(g), dice, "VAN-ROLL-19", "join", 0, most, many=True, about=about)


def join_pool(g: Vanguard, who: CrewMember, dice: tuple[str, ...], place: list[str]) -> Procedure[None]:
    """Dice are rolled at once and belong to the pool from then on."""
    joined: list[CheckDie] = []
    for die in dice:
        place.remove(die)
        joined.append(CheckDie(die, who.section, ""))
    check_now(g).dice += joined
    if joined:
        yield from roll_again(g, joined)


def can_add(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return in_check(g) and any([matches(die, effect.text(1)) for die in doing.user.available])


def can_pull(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return in_check(g) and any([matches(die, effect.text(1)) for die in doing.user.spent])


def drop(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """Pool dice go to their owners' Spent Pools, whoever owns them: up to so many (V2)."""
    dice = yield from pick_dice(g, doing, pool_dice(g, doing, effect.text(1)), 0, effect.number(0), "drop")
    _dropped(g, dice)


def drop_as_cost(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """As a cost exactly so many."""
    number = effect.number(0)
    dice = yield from pick_dice(g, doing, pool_dice(g, doing, effect.text(1)), number, number, "drop")
    _dropped(g, dice)


def _dropped(g: Vanguard, dice: list[CheckDie]) -> None:
    names = tuple([die_name(die) for die in dice])
    spend_from_pool(g, dice)
    tell(g, "dice-dropped", "VAN-ROLL-05", dice=names)


def enough_to_drop(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return len(pool_dice(g, doing, effect.text(1))) >= effect.number(0)


def keep(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """In step 9 up to so many unused dice return to the board."""
    check_now(g).kept.append((effect.number(0), effect.text(1)))


def could_keep(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    """Whether a die could be left over; once results are marked, nothing more makes room for one (V4)."""
    left = pool_dice(g, doing, effect.text(1))
    return any([check_now(g).step < MARKING or fits_on_board(g, die) for die in left])


def convert(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """A further Convert Ability until the check ends (VAN-CONVERT-04)."""
    check_now(g).converts.append((effect.text(0), effect.text(1)))
    tell(g, "converts", "VAN-CONVERT-01", who=doing.user.section, colour=effect.text(0), icon=effect.text(1))


def converts_anew(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    """Whether the active crew member, its card and equipment included, cannot convert so already (V4)."""
    if g.check is None:
        return False
    colours = [colour for colour, icon in conversions(g, member(g, g.check.who)) if icon == effect.text(1)]
    return effect.text(0) not in colours and ANY not in colours


def double(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """Every natural icon counts twice until the check ends (X12)."""
    check_now(g).doubled.append(effect.text(0))
    tell(g, "doubled", "VAN-EFFECT-06", who=doing.user.section, icon=effect.text(0))


def doubles_anew(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return g.check is not None and effect.text(0) not in g.check.doubled


WORD_TABLE.update(
    {
        "reroll": Word(reroll, some_die),
        "set": Word(set_dice, can_turn),
        "add": Word(add, can_add),
        "pull": Word(pull, can_pull),
        "drop": Word(drop, some_die, enough_to_drop, drop_as_cost),
        "keep": Word(at_once(keep), could_keep),
        "convert": Word(at_once(convert), converts_anew),
        "double": Word(at_once(double), doubles_anew),
    }
)
