"""A crew member dies or leaves the planet while the others stay (VAN-TEAM-07)."""

from typing import Final

from starboard.games.vanguard.content.cards import GEAR
from starboard.games.vanguard.rules.counters import look_at_rank_up
from starboard.games.vanguard.rules.ending import spend_whole_pool
from starboard.games.vanguard.rules.evacuation import end_with_nobody
from starboard.games.vanguard.rules.lookups import deciding_seat, others_in_sector, seat_of_section, team
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.decks import Deck
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

DEAD: Final = "dead"
TAKE_OVER: Final = "take-over"
START_TOKEN: Final = "start-token"


def leave_play(g: Vanguard, who: CrewMember, fate: str) -> Procedure[None]:
    """Figure and Turn token go at once, dice, cards and Injuries to where they came from (VAN-TEAM-07)."""
    yield from hand_over_gear(g, who)
    drop_core(g, who)
    who.status, who.ended = fate, True
    put_away(g, who)
    if fate == DEAD:
        g.dead.append(who.card)
    tell(g, "died" if fate == DEAD else "left-planet", "VAN-TEAM-07", who=who.section)
    if not team(g):
        end_with_nobody(g)
    look_at_rank_up(g)  # its Injuries count no more
    if g.start == who.section:
        yield from pass_on_start_token(g)


def hand_over_gear(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """Others in the Sector may take what they may carry; the rest goes to the Armory (VAN-GEAR-05, VAN-GEAR-10)."""
    takers = [one.section for one in others_in_sector(g, who)]
    for gear in [one for one in who.gear if not one.sector and GEAR[one.card].section is None]:
        if not takers:
            break
        about = {"card": gear.card, "who": who.section}
        section: str | None = yield Ask(deciding_seat(g), takers, "VAN-TEAM-07", TAKE_OVER, 0, about=about)
        if section is not None:
            who.gear.remove(gear)
            next(iter([one for one in g.crew if one.section == section])).gear.append(gear)
            tell(g, "gear-taken-over", "VAN-TEAM-07", gear=gear.card, who=section)
    who.gear = []


def drop_core(g: Vanguard, who: CrewMember) -> None:
    """It lies in the Sector of whoever has carried it, and is taken up with an action (OP2)."""
    if who.core:
        who.core, g.core = False, who.sector
        tell(g, "core-dropped", "VAN-SETUP-08", who=who.section, sector=who.sector)


def put_away(g: Vanguard, who: CrewMember) -> None:
    """Dice and Section cards go to the Section compartment, Injuries to their deck, Injury dice to the supply."""
    leave_check(g, who)
    who.sacrificed += [*who.available, *who.spent]
    deck = who.deck
    who.removed += [*who.hand, *deck.top, *deck.cards, *deck.bottom, *deck.discard]
    for injury in who.injuries:
        g.injuries[injury.name] += 1
    who.available, who.spent, who.hand, who.injuries, who.injury_dice = [], [], [], [], []
    who.deck = Deck([])
    who.charges = 0


def leave_check(g: Vanguard, who: CrewMember) -> None:
    """Its dice leave the Roll Pool; a check of its own is over, and its helpers have Spent theirs."""
    check = g.check
    if check is None:
        return
    who.sacrificed += [die.kind for die in check.dice if die.owner == who.section]
    check.dice = [die for die in check.dice if die.owner != who.section]
    if check.who == who.section:
        spend_whole_pool(g)
        check.injuries, check.dangers = [], []


def pass_on_start_token(g: Vanguard) -> Procedure[None]:
    """The Recon Section's player gives it to somebody else; the order of this round stays (VAN-ROUND-04)."""
    sections = [one.section for one in team(g)]
    g.start = yield Ask(seat_of_section(g, "recon"), sections, "VAN-ROUND-04", START_TOKEN)
    tell(g, "start-token", "VAN-ROUND-04", who=g.start)
