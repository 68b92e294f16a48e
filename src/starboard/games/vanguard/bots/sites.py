"""What there is to do in a Sector for somebody, and how far away it is."""

from typing import Final

from starboard.games.vanguard.bots.checks import CheckView
from starboard.games.vanguard.bots.worth import HIDDEN, Judge, possible_orders, waits_for_its_turn
from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.cards import THREATS
from starboard.games.vanguard.content.lines import Condition, Effect
from starboard.games.vanguard.content.planet import Path
from starboard.games.vanguard.rules.conditions import hold, holds
from starboard.games.vanguard.rules.later_visits import mission_of_visit
from starboard.games.vanguard.rules.lookups import (
    condition_now,
    crew_in,
    icons_in,
    in_play,
    log_in,
    other_end,
    paths_from,
    planet_of,
    team,
    threats_in,
    top_poi,
)
from starboard.games.vanguard.rules.missions import required_left
from starboard.games.vanguard.rules.offered_actions import actions_on
from starboard.games.vanguard.rules.paying import FEW_DICE
from starboard.games.vanguard.rules.supplies import unlimited
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard

AWAY: Final = 0.78  # what is left of a site's worth for each Sector on the way
GATHER: Final = 9.0  # worth of being where a Mission wants everybody, once nothing else is missing
SOON: Final = 0.6  # of it, while something else is missing
HOME: Final = 40.0  # worth of being at the Lander, once everything is done
IDLE: Final = 1.5  # worth of being there for somebody with nothing better to do
CROWD: Final = 0.75  # what is left of it if somebody of the team is there already
LATER: Final = 0.4  # of what an action brings whose turn in a secret order has not come, what being there is worth
LOOKING_ABOUT: Final = 8  # Rounds of a visit that has no Mission
THREAT: Final = 1.0  # of what its attack costs, what a Threat in a Sector costs whoever goes there
STAYING: Final = 0.92  # of what a place is worth that one is at already: going elsewhere must be better by more


class Sites:
    """All Sectors in the eyes of one crew member."""

    def __init__(self, judge: Judge, who: CrewMember) -> None:
        self.judge = judge
        self.g = judge.g
        self.who = who
        self.going_home = is_settled(self.g)
        self.dice = dice_to_come(self.g, who)
        self.values = {
            sector.number: self.value(sector.number) for sector in self.g.sectors if in_play(self.g, sector.number)
        }
        self.potential = self.potentials()

    # --- what is there ---

    def value(self, sector: int) -> float:
        """The best of what can be done there."""
        g, here = self.g, sector == self.who.sector
        found = [self.gathering(sector), IDLE if sector == g.lander.sector else 0.0]
        if self.going_home:
            found.append(HOME if sector == g.lander.sector else 0.0)
            return max(found)
        found += [self.action(action, sector) for action in self.actions(sector)]
        if log_in(g, sector) and log_in(g, sector) not in g.read and not here:
            found.append(1.0 + self.judge.log(log_in(g, sector)))
        best = max(found)
        others = [one for one in crew_in(g, sector) if one is not self.who]
        if others and best < GATHER:
            best *= CROWD
        attacks = sum([self.judge.prices.outcome(self.who, THREATS[one.card].attack) for one in threats_in(g, sector)])
        return best - THREAT * attacks

    def gathering(self, sector: int) -> float:
        """A Mission waits for everybody there, or for what this one carries."""
        g = self.g
        best = 0.0
        for name in g.missions:
            mission = planet_of(g).missions[name]
            left = [one for one in mission.when if one.word not in HIDDEN and not holds(g, one, 0)]
            if any([self._is_wanted_at(one, sector) for one in left]):
                share = 1.0 if all([_by_going(one) for one in left]) else SOON
                best = max(best, share * GATHER * (1.2 if mission.required else 0.6) * self.judge.temper.haste)
        return best

    def _is_wanted_at(self, condition: Condition, sector: int) -> bool:
        if condition.word == "allin":
            return condition.number(0) == sector
        if condition.word == "core":
            return self.who.core and condition.number(0) == sector
        return condition.word == "corehome" and self.who.core and sector == self.g.lander.sector

    def actions(self, sector: int) -> list[SpecialAction]:
        """Those that could be performed there, as far as anybody knows."""
        g = self.g
        found = list(actions_on(g, top_poi(g, sector)))
        for threat in threats_in(g, sector):
            found += actions_on(g, threat.card)
        return [action for action in found if self._possible(action, sector)]

    def _possible(self, action: SpecialAction, sector: int) -> bool:
        if any([one.action == action.name and one.sector in (0, sector) for one in self.g.marked]):
            return False
        sure = tuple([one for one in action.need if one.word not in HIDDEN])
        return hold(self.g, sure, sector)

    def action(self, action: SpecialAction, sector: int) -> float:
        """What can be expected of it with the dice that the crew member will have, and what others there will add."""
        judge = self.judge
        if action.free is not None:
            return judge.outcome(action.free)
        place = sector if action.card == top_poi(self.g, sector) else 0
        now = CheckView(judge, self.who, action, place).roughly(self.dice)
        if not waits_for_its_turn(self.g, sector) or len(possible_orders(self.g)) > 1:
            return now
        judge.hopeful = True
        later = CheckView(judge, self.who, action, place).roughly(self.dice)
        judge.hopeful = False
        return max(now, LATER * later)

    # --- how far it is ---

    def potentials(self) -> dict[int, float]:
        """Of each Sector: the best of what is there and of what lies behind its Paths, less for every step."""
        found = dict(self.values)
        ways = {sector: self._ways(sector) for sector in found}
        for _ in range(len(found)):
            before = dict(found)
            for sector in found:
                ahead = [AWAY * before[end] - price for end, price in ways[sector] if end in before]
                found[sector] = max([found[sector], *ahead])
            if found == before:
                break
        return found

    def _ways(self, sector: int) -> list[tuple[int, float]]:
        """Where one can go from there, and what it costs; nowhere from a Sector that holds whoever comes."""
        if "nomove" in icons_in(self.g, sector) and sector != self.who.sector:
            return []
        return [(other_end(path, sector), self.price(path)) for path in paths_from(self.g, sector)]

    def price(self, path: Path) -> float:
        """What the icons of a Path cost."""
        return -sum([self._icon(icon) for icon in path.icons])

    def _icon(self, icon: Effect | None) -> float:
        return self.judge.outcome(condition_now(self.g).travel) if icon is None else self.judge.effect(icon)

    def going(self, name: str, sector: int) -> float:
        """What it brings to travel there: how much nearer that is to what is worth most."""
        path = next(iter([one for one in paths_from(self.g, self.who.sector) if one.name == name]))
        return self.potential[sector] - STAYING * self.potential[self.who.sector] - self.price(path)


def _by_going(condition: Condition) -> bool:
    """Whether a condition is met by going somewhere."""
    return condition.word in ("allin", "core", "corehome")


def dice_to_come(g: Vanguard, who: CrewMember) -> list[str]:
    """Those that somebody can have when it gets somewhere: all of them, if it can Rest or Exert before."""
    if g.lander.supplies or unlimited(g) or len(who.available) + len(who.spent) > FEW_DICE:
        return [*who.available, *who.spent]
    return list(who.available)


def is_settled(g: Vanguard) -> bool:
    """Whether everything required is done, or something required cannot be done any more.

    A visit without a Mission is over when the Supplies are gone, or after some Rounds of looking about.
    """
    if g.state and not mission_of_visit(g):
        return not g.lander.supplies or g.round > LOOKING_ABOUT
    missions = planet_of(g).missions
    failed = any([missions[name].required for name in g.failed])
    return failed or (bool(g.completed) and not required_left(g))


def all_at_lander(judge: Judge) -> bool:
    return all([who.sector == judge.g.lander.sector for who in team(judge.g)])
