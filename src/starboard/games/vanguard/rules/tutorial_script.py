"""The scripted first round of the Tutorial (VAN-TUTORIAL-09): what is on offer, step by step, and how the dice fall.

A step that cannot be carried out lets its crew member do whatever is legal, and the script goes on (VAN-TUTORIAL-19).
"""

from collections.abc import Sequence
from typing import Final

from starboard.games.vanguard.content.icons import ACCIDENT, BASIC, icons_of
from starboard.games.vanguard.content.lines import Outcome
from starboard.games.vanguard.rules.tutorial_rules import is_tutorial
from starboard.games.vanguard.state.fields import Check
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.requests import Payload

# For each turn of the first round the beginning of what is done with the first and with the second action.
STEPS: Final[tuple[tuple[tuple[Payload, ...], tuple[Payload, ...]], ...]] = (
    (("special", "S1:force-the-jammed-hatch"), ("travel", "1-5")),
    (("special", "S2:drag-out-the-packs"), ("rest",)),
    (("special", "P101:chip-at-the-crust"), ("travel", "1-5")),
    (("travel", "2-4"), ("prepare",)),
)
FIRST_DICE: Final = ("blue-basic", "red-basic")
FIRST_FACES: Final = {"blue-basic": BASIC, "red-basic": ACCIDENT}
FIRST_USE: Final = ("card", "science", "sc01", 0)  # Trial Run
MANY_ACCIDENTS: Final = 3  # so many, and the second crew member rolls all its dice again


def turn_number(g: Vanguard) -> int:
    """Which turn of the scripted round it is, from 1; 0 where nothing is scripted."""
    if g.round != 1 or not is_tutorial(g):
        return 0
    return 1 + len([who for who in g.crew if who.ended])


def scripted(g: Vanguard, options: list[Payload]) -> list[Payload]:
    """What of a turn's options the script allows: its step if that is possible, else all of them."""
    turn = turn_number(g)
    if not turn or not g.actions:
        return options
    step = STEPS[turn - 1][2 - g.actions]
    found = [option for option in options if tuple(option[: len(step)]) == step]
    return found or options


def dice_of_first_check(g: Vanguard, available: list[str]) -> tuple[str, ...]:
    """The dice that the first check is made with; none where they are chosen freely."""
    if turn_number(g) == 1 and all([die in available for die in FIRST_DICE]):
        return FIRST_DICE
    return ()


def plays_first_card(g: Vanguard, uses: Sequence[Payload]) -> bool:
    """In step 4 of the first check its card is played."""
    return turn_number(g) == 1 and FIRST_USE in uses


def dice_of_second_check(g: Vanguard) -> bool:
    """The second crew member rolls all its dice."""
    return turn_number(g) == 2


def is_first_lesson(g: Vanguard) -> bool:
    """In the first two checks nobody assists with dice, and step 5 is skipped: helping and combos are told of later."""
    return turn_number(g) in (1, 2)


def options_of_first_walk(g: Vanguard, outcome: Outcome, rule: str, legal: list[int]) -> list[int]:
    """The first walk rolls the Danger die, whatever else the Travel icon offers."""
    if turn_number(g) != 1 or rule != "VAN-TRAVEL-04":
        return legal
    return [at for at in legal if outcome[at][0].word == "danger"] or legal


def only_draws(g: Vanguard) -> bool:
    """The fourth crew member Prepares as its second action, with the draw alone."""
    return turn_number(g) == len(STEPS) and not g.actions


def given_faces(g: Vanguard, check: Check) -> tuple[str, ...]:
    """How the dice of the first check fall; none where fate decides."""
    if turn_number(g) != 1 or tuple(sorted([die.kind for die in check.dice])) != FIRST_DICE:
        return ()
    return tuple([FIRST_FACES[die.kind] for die in check.dice])


def rolls_again(g: Vanguard, check: Check) -> bool:
    """With three Accidents or more the second crew member rolls everything again."""
    accidents = [die for die in check.dice if ACCIDENT in icons_of(die.face)]
    return turn_number(g) == 2 and len(accidents) >= MANY_ACCIDENTS
