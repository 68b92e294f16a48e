"""Step 6: Injury dice strike Injury cards, Danger dice strike whoever rolled them (VAN-INJURYDIE-02, VAN-DANGER-05)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.cards import INJURY_CARDS
from starboard.games.vanguard.rules.check.pool import check_now
from starboard.games.vanguard.rules.danger import resolve_danger
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import carry_out
from starboard.games.vanguard.rules.slots import return_injury_die
from starboard.games.vanguard.state.fields import Check, CrewMember, Injury, RolledDanger, RolledInjury
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

NEXT_INJURY: Final = "next-injury-die"
NEXT_DANGER: Final = "next-danger-die"


def injuries_then_dangers(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """First the Injury dice, one at a time, then the Danger dice, then the Injury dice return (VAN-INJURYDIE-08)."""
    check = check_now(g)
    while [die for die in check.injuries if not die.done]:
        face: str | None = yield from decide(g, partial(_which_injury, check, who))
        if face is not None:
            yield from strike_injury(g, who, next(iter([d for d in check.injuries if not d.done and d.face == face])))
    while [die for die in check.dangers if not die.done]:
        name: tuple[str, str] | None = yield from decide(g, partial(_which_danger, check, who))
        if name is not None:
            yield from resolve_danger(g, who, _danger_named(check.dangers, name))
    yield from return_injury_dice(g, who)


def _which_injury(check: Check, who: CrewMember) -> Ask:
    """None is left if somebody has taken the last one away meanwhile."""
    faces = sorted({die.face for die in check.injuries if not die.done})
    return Ask(who.seat, faces, "VAN-INJURYDIE-02", NEXT_INJURY, about={"who": who.section})


def _which_danger(check: Check, who: CrewMember) -> Ask:
    """None is left if whoever rolled them has left play meanwhile."""
    names = sorted({(die.letter, die.face) for die in check.dangers if not die.done})
    return Ask(who.seat, names, "VAN-DANGER-05", NEXT_DANGER, about={"who": who.section})


def _danger_named(dangers: list[RolledDanger], name: tuple[str, str]) -> RolledDanger:
    return next(iter([die for die in dangers if not die.done and (die.letter, die.face) == name]))


def strike_injury(g: Vanguard, who: CrewMember, die: RolledInjury) -> Procedure[None]:
    """The first face-up card from the left with this symbol and no die on it takes the die, and works at once."""
    die.done = True
    card = card_struck(who, die.face)
    if card is None:
        tell(g, "injury-die-passes", "VAN-INJURYDIE-06", who=who.section, face=die.face)
        return
    card.struck = True
    tell(g, "injury-strikes", "VAN-INJURYDIE-04", who=who.section, injury=card.name, face=die.face)
    effect = INJURY_CARDS[card.name].entries[die.face]
    yield from carry_out(g, effect, Doing(who, card.name, "VAN-INJURYDIE-04"))


def card_struck(who: CrewMember, face: str) -> Injury | None:
    """Cards gained in this step can be struck too; each holds one die (VAN-INJURYDIE-03, -05, VAN-INJURY-10)."""
    for card in who.injuries:
        if not card.covered and not card.struck and face in INJURY_CARDS[card.name].entries:
            return card
    return None


def return_injury_dice(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """Each to the top of a column without one, at the player's choice (VAN-INJURYDIE-07)."""
    check = check_now(g)
    while check.injuries:
        yield from return_injury_die(g, who, "VAN-INJURYDIE-07")
    for card in who.injuries:
        card.struck = False
