"""Step 4: cards, equipment and Skills bend the roll (VAN-ROLL-12)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.lines import Ability
from starboard.games.vanguard.rules.abilities import Use, ability_of, use_ability, uses_at
from starboard.games.vanguard.rules.check.pool import check_now
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.lookups import in_order_from
from starboard.games.vanguard.rules.printed_abilities import CARD, SKILL
from starboard.games.vanguard.rules.tutorial_script import FIRST_USE, plays_first_card
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.requests import Ask, Procedure

MODIFY: Final = "modify"


def modify_outcomes(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """One effect at a time, until the active crew member and all helpers decline (VAN-ROLL-15)."""
    while True:
        yield from _of_seat(g, who, who.seat)
        used = False
        if len(g.seats) > 1:
            for seat in dict.fromkeys([one.seat for one in in_order_from(g, who)]):
                if seat != who.seat:
                    used = (yield from _of_seat(g, who, seat)) or used
        if not used:
            return


def _of_seat(g: Vanguard, who: CrewMember, seat: int) -> Procedure[bool]:
    """Everything that a seat wants to use now; whether it was anything."""
    used = False
    while True:
        use: Use | None = yield from decide(g, partial(_which, g, who, seat))
        if use is None:
            return used
        used = True
        if use[0] == CARD and use[1] != who.section:
            check_now(g).helped.append(use[1])  # its one card (VAN-ASSIST-04)
        yield from use_ability(g, use, Doing(who, "", "VAN-ROLL-12"))


def _which(g: Vanguard, who: CrewMember, seat: int) -> Ask:
    """Any of it or nothing; in the Tutorial's first check the card of the script (VAN-TUTORIAL-09)."""
    uses = offered(g, who, seat)
    if plays_first_card(g, uses):
        return Ask(seat, [FIRST_USE], "VAN-ROLL-12", MODIFY, about={"who": who.section}, confirm=True)
    return Ask(seat, uses, "VAN-ROLL-12", MODIFY, 0, about={"who": who.section})


def offered(g: Vanguard, who: CrewMember, seat: int) -> list[Use]:
    """What this seat may use: as the active one anything, as a helper one card, and its Skill (VAN-ASSIST-06)."""
    like = Doing(who, "", "VAN-ROLL-12")
    found = uses_at(g, who, "check", like) if who.seat == seat else []
    for other in in_order_from(g, who) if len(g.crew) > 1 else []:
        if other.seat == seat and other is not who:
            near = other.sector == who.sector or other.section in check_now(g).helpers
            found += [use for use in uses_at(g, other, "check", like) if _may_help_with(g, use, near)]
    return found


def _may_help_with(g: Vanguard, use: Use, near: bool) -> bool:
    """In the Sector with its Skill and one card, also if it came since; from elsewhere with a Skill that reaches."""
    if not near:
        return use[0] == SKILL and reaches_far(ability_of(use))
    return use[0] == SKILL or (use[0] == CARD and use[1] not in check_now(g).helped)


def reaches_far(ability: Ability) -> bool:
    """Whether it lets dice from other Sectors join: then its user may be in one too."""
    return any([effect.word == "assist" and effect.text(1) == "far" for line in ability.outcome for effect in line])
