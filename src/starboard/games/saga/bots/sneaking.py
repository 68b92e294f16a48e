"""While the Nexus is unaware: who would see or hear a Mercenary on a square, and which attacks are quiet enough."""

from typing import Final

from starboard.games.saga.bots.fighters import Blow, Fighter
from starboard.games.saga.bots.outlook import Outlook
from starboard.games.saga.content.modifiers import MOVE
from starboard.games.saga.content.weapons import WEAPONS
from starboard.games.saga.geometry.ranges import LONG, SHORT, squares_in_range
from starboard.games.saga.geometry.sight import IN_THE_OPEN, sight
from starboard.games.saga.geometry.squares import ALL_ROUND, Base
from starboard.games.saga.geometry.walking import distances
from starboard.games.saga.rules.attacks.attack_odds import chance_of_wounds, expected_wounds
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.lookups import NEXUS, on_board
from starboard.games.saga.rules.missions.bars import DETECT, SEE, TEST, barred
from starboard.games.saga.rules.places import Place, base_of, board, facing_of, square_of
from starboard.games.saga.state.fields import Mercenary, Model

SEEN: Final = 12.0  # what it costs to end a Turn in an Agent's sight
MAY_TURN: Final = 0.8  # what it costs to stand where an Agent near by sees one when it turns round
DRAWN: Final = 0.5  # what each square costs by which an Agent comes nearer
SILENCED: Final = 2.0  # what it is worth to eliminate an Agent that has noticed nothing
ALARMED: Final = 5.0  # what it costs if it survives


def sneaking(o: Outlook) -> bool:
    return not o.g.nexus.aware


def exposure(o: Outlook, who: Mercenary, fighter: Fighter, place: Place) -> float:
    """What it costs to end a movement here (SAGA-DETECT-02, SAGA-STEALTH-03, SAGA-STEALTH-06)."""
    here = base_of(o.g, who.model, place)
    steps = distances(fighter.now, base_of(o.g, who.model, fighter.start))[square_of(o.g, place)]
    unused = max(0, value(o.g, who.model, MOVE) - max(0, steps))
    cost = 0.0
    for agent in on_board(o.g, NEXUS):
        cost += _noticing(o, fighter, agent, here, unused)
    return cost


def _noticing(o: Outlook, fighter: Fighter, agent: Model, here: Base, unused: int) -> float:
    there = base_of(o.g, agent)
    seen = not barred(o.g, agent, SEE) and sight(fighter.now, there, facing_of(agent), here) == IN_THE_OPEN
    cost = SEEN if seen and not barred(o.g, agent, DETECT) and not fighter.now.in_the_dark(here) else 0.0
    if barred(o.g, agent, TEST):
        return cost
    near = squares_in_range(board(o.g), here, SHORT) & there.mask != 0
    far = squares_in_range(board(o.g), here, LONG) & there.mask != 0
    if far and not seen and sight(fighter.now, there, ALL_ROUND, here) == IN_THE_OPEN:
        cost += MAY_TURN
    dice = (2 if near else 1 if far else 0) + int(seen)
    return cost + (DRAWN * expected_wounds(dice, unused) if dice else 0.0)


def quiet_worth(fighter: Fighter, blow: Blow) -> float:
    """An attack that nobody hears and nobody survives; a loud one is never worth it (SAGA-DETECT-03, -04)."""
    if blow.weapon and not WEAPONS[blow.weapon].silent:
        return -ALARMED
    for pair in fighter.pairs:
        if pair.target.name == blow.target:
            dice = pair.arms.shots[blow.weapon] if blow.weapon else pair.arms.assault
            falls = chance_of_wounds(max(1, dice), max(1, pair.blue), pair.worth.left)
            return SILENCED * falls - ALARMED * (1 - falls)
    return -ALARMED
