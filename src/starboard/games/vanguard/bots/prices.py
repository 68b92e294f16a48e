"""What losses cost whoever they befall: dice, Supplies, Injuries, and what a Danger die may bring.

A die is dearer the fewer are left and the fewer Rests there are; an Injury the more somebody has, since a fourth ends
the exploration for everybody.
"""

from typing import Final

from starboard.games.vanguard.bots.tempers import Temper
from starboard.games.vanguard.content.cards import DANGER_TABLES, INJURY_CARDS
from starboard.games.vanguard.content.dice import DANGER_DIE, INJURY_DIE
from starboard.games.vanguard.content.lines import Effect, Outcome
from starboard.games.vanguard.rules.danger import letter_now
from starboard.games.vanguard.rules.exert import may_exert
from starboard.games.vanguard.rules.filters import matches
from starboard.games.vanguard.rules.lookups import dice_in_play, team
from starboard.games.vanguard.rules.paying import FEW_DICE
from starboard.games.vanguard.rules.supplies import unlimited
from starboard.games.vanguard.rules.tutorial_rules import only_scratches
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard

INJURIES: Final = (2.2, 3.4, 6.0, 30.0)  # the price of the first, second, third and fourth of somebody
LIGHT: Final = {"just-a-scratch": 0.5, "exhausted": 0.9, "shaken": 0.8, "disoriented": 0.8}  # of what others cost
SACRIFICE: Final = 1.3  # price of a die that does not come back
FEWER: Final = 0.25  # and more of it for each die that is gone already
FULL: Final = 6  # dice of somebody who has lost none
LAST_DICE: Final = (0.5, 0.2)  # what the last Available die costs besides, and the last but one

# Price of a die by how many Rests each member of the team can still have.
DIE_BY_RESTS: Final = ((2.0, 0.25), (1.0, 0.3), (0.4, 0.38), (0.0, 0.5))
FREE_DIE: Final = 0.12  # with unlimited Supplies
SUPPLY_BY_RESTS: Final = ((2.0, 0.5), (1.0, 0.65), (0.0, 0.8))

OTHER: Final = {"discard": 0.35, "losecharge": 0.4, "time": 0.6, "lure": 0.4, "move": 0.2, "uncover": 1.0}
STRUCK: Final = 0.7  # of an Injury die's full price: it may fall where no card answers


class Prices:
    """For one table, by one temper."""

    def __init__(self, g: Vanguard, temper: Temper) -> None:
        self.g = g
        self.caution = temper.caution
        self.rests = g.lander.supplies / max(1, len(team(g)))
        self._dangers: dict[tuple[str, str], float] = {}

    # --- dice ---

    def die(self, who: CrewMember, left: int) -> float:
        """Of an Available die after which so many are left."""
        if unlimited(self.g):
            return FREE_DIE
        base = next(iter([price for rests, price in DIE_BY_RESTS if self.rests >= rests]))
        return base + (LAST_DICE[left] if left < len(LAST_DICE) else 0.0)

    def spend(self, who: CrewMember, number: int, kind: str = "any") -> float:
        """Of so many dice; one that is missing is replaced by a sacrifice, or by Exerting."""
        fitting = len([die for die in who.available if matches(die, kind)])
        left = len(who.available)
        found = 0.0
        for _ in range(number):
            if fitting > 0:
                fitting, left = fitting - 1, left - 1
                found += self.die(who, left)
            else:
                found += self.sacrifice(who) - (0.6 if may_exert(self.g, who) else 0.0)
        return found

    def sacrifice(self, who: CrewMember) -> float:
        """With three dice or fewer it is an Injury."""
        dice = dice_in_play(self.g, who)
        if dice <= FEW_DICE:
            return self.injury(who, "exhausted")
        return SACRIFICE + FEWER * max(0, FULL - dice)

    # --- harm ---

    def injury(self, who: CrewMember, name: str) -> float:
        """In the Tutorial a second one is never gained."""
        if only_scratches(self.g):
            return 0.0 if who.injuries or name != "just-a-scratch" else 1.0
        number = min(len(who.injuries), len(INJURIES) - 1)
        light = LIGHT.get(name, 1.0) if number < len(INJURIES) - 1 else 1.0
        return INJURIES[number] * light * self.caution

    def danger(self, who: CrewMember, letter: str) -> float:
        """Of a Danger die on average."""
        key = who.section, letter
        if key not in self._dangers:
            table = DANGER_TABLES[letter_now(self.g, letter)]
            faces = [str(face) for face in DANGER_DIE.faces]
            costs = [self.outcome(who, table[face]) for face in faces if face in table]
            self._dangers[key] = sum(costs) / len(faces)
        return self._dangers[key]

    def injury_dice(self, who: CrewMember) -> float:
        """Of the Injury dice that somebody rolls with every check."""
        found = 0.0
        for face in [str(face) for face in INJURY_DIE.faces]:
            for card in who.injuries:
                entry = INJURY_CARDS[card.name].entries.get(face)
                if entry is not None and not card.covered:
                    found += self.outcome(who, entry) / len(INJURY_DIE.faces)
                    break
        return STRUCK * found * len(who.injury_dice)

    def outcome(self, who: CrewMember, line: Outcome) -> float:
        """The cheapest way."""
        return min([sum([self.effect(who, effect) for effect in effects]) for effects in line])

    def effect(self, who: CrewMember, effect: Effect) -> float:
        """Of a loss that befalls one crew member."""
        word = effect.word
        if word == "spend":
            return self.spend(who, effect.number(0), effect.text(1))
        if word == "sac":
            return effect.number(0) * self.sacrifice(who)
        if word == "hurt":
            return self.injury(who, effect.text(0))
        if word == "danger":
            return effect.number(0) * self.danger(who, effect.text(1))
        if word == "losesupply":
            return min(effect.number(0), self.g.lander.supplies) * self.supply()
        number = effect.args[0] if effect.args and isinstance(effect.args[0], int) else 1
        return OTHER.get(word, 0.0) * number

    # --- Supplies ---

    def supply(self) -> float:
        if unlimited(self.g):
            return 0.0
        return next(iter([price for rests, price in SUPPLY_BY_RESTS if self.rests >= rests]))
