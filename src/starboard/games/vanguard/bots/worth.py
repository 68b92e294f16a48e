"""What an effect is worth to the team, in the measure of one Success token being 3."""

from itertools import permutations
from typing import Final

from starboard.games.vanguard.bots.leading import leading
from starboard.games.vanguard.bots.tempers import Temper
from starboard.games.vanguard.content.lines import Effect, Effects, Outcome
from starboard.games.vanguard.rules.conditions import hold, marks
from starboard.games.vanguard.rules.lookups import planet_of, team
from starboard.games.vanguard.rules.missions import required_left
from starboard.games.vanguard.rules.secret_order import agrees_with_clues
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard

HIDDEN: Final = ("next", "notnext")  # conditions that nobody can be sure of
UNSURE: Final = 0.5
HARDER: Final = 1.35  # what each Injury that somebody has adds to the price of the next: a fourth ends everything
HARMFUL: Final = ("hurt", "danger", "strike")

# Each once, for whoever it concerns.
GOOD: Final = {
    "success": 3.0, "refresh": 0.9, "draw": 0.7, "recover": 0.6, "peek": 0.2, "supply": 1.1, "stock": 0.5,
    "charge": 0.7, "lead": 0.7, "sift": 0.3, "find": 1.8, "fetch": 2.6, "unique": 3.0, "cure": 3.0, "undie": 1.4,
    "cover": 1.2, "unhurt": 4.0, "soften": 2.0, "back": 1.0, "hush": 1.0, "noevent": 1.2, "upper": 0.5, "scry": 0.3,
    "banish": 2.5, "shove": 1.0, "dull": 0.8, "sleep": 1.2, "open": 2.0, "calm": 1.5, "clue": 4.0, "gear": 1.5,
    "project": 1.0, "flag": 0.6, "do": 1.2, "move": 0.4, "place": 0.3, "skip": 0.6, "swap": 0.2, "token": 0.6,
    "drive": 0.4, "reroll": 0.6, "set": 0.9, "add": 0.5, "pull": 0.8, "keep": 0.5, "convert": 0.7, "double": 0.8,
    "uninjury": 1.0, "reinjury": 0.5, "undanger": 1.2, "redanger": 0.6, "assist": 0.5, "energy": 0.3, "command": 0.3,
    "morale": 0.3,
}  # fmt: skip
BAD: Final = {
    "spend": 0.8, "sac": 2.2, "discard": 0.6, "losesupply": 1.1, "losecharge": 0.6, "loss": 3.0, "hurt": 4.0,
    "uncover": 1.5, "danger": 1.3, "time": 0.6, "strike": 2.0, "hunt": 0.8, "roam": 0.3, "spread": 1.0, "appear": 1.5,
    "shut": 0.8, "drop": 0.5, "toss": 0.3, "give": 0.3, "fail": 6.0, "depart": 6.0, "damage": 1.5, "turn": 0.6,
}  # fmt: skip
GREEDY: Final = ("lead", "find", "fetch", "unique", "draw", "gear")
LIGHT: Final = {"just-a-scratch": 0.4, "exhausted": 0.8}  # of what an Injury costs
PRINTED: Final = 0.7  # worth of a Log that nobody has read
DEEPEST: Final = 4  # Logs within Logs


class Judge:
    """Weighs for one table, by one temper."""

    def __init__(self, g: Vanguard, temper: Temper) -> None:
        self.g = g
        self.temper = temper
        self.leading = leading(g.planet)
        self.harm = temper.caution * (HARDER ** max([len(who.injuries) for who in team(g)], default=0))

    def outcome(self, line: Outcome, depth: int = 0) -> float:
        """The best of its options."""
        return max([self.effects(effects, depth) for effects in line])

    def effects(self, effects: Effects, depth: int = 0) -> float:
        return sum([self._guarded(effect, depth) for effect in effects])

    def _guarded(self, effect: Effect, depth: int) -> float:
        if any([condition.word in HIDDEN for condition in effect.guard]):
            return self._likely(effect) * self.effect(effect, depth)
        return self.effect(effect, depth) if hold(self.g, effect.guard, 0) else 0.0

    def _likely(self, effect: Effect) -> float:
        """How likely what the secret order has to say for it is, by all that has been found out (GR1)."""
        orders = possible_orders(self.g)
        if not orders:
            return UNSURE
        condition = effect.guard[0]
        due = [_first_without_mark(self.g, order) for order in orders]
        share = due.count(condition.number(0)) / len(due)
        return share if condition.word == "next" else 1.0 - share

    def effect(self, effect: Effect, depth: int = 0) -> float:
        word = effect.word
        if word in GOOD:
            greed = self.temper.greed if word in GREEDY else 1.0
            return GOOD[word] * greed * self._times(effect)
        if word in BAD:
            light = LIGHT.get(effect.text(0), 1.0) if word == "hurt" else 1.0
            weight = self.harm if word in HARMFUL else self.temper.caution
            return -BAD[word] * light * weight * self._times(effect)
        if word == "log":
            return self.log(effect.text(0), depth)
        if word == "clock":
            return -0.6 * effect.number(1)
        if word == "end":
            return -20.0 if required_left(self.g) else 20.0
        return self._leading(effect)

    def _leading(self, effect: Effect) -> float:
        """Of the story: as far as it leads to a required Mission, and nothing that is there already."""
        g, word = self.g, effect.word
        if word in ("poi", "stack"):
            return self.temper.haste * self.leading.get(("poi", effect.text(0)), 0.3)
        if word == "done" and effect.text(0) not in g.missions:
            return 0.0
        if word == "mission" and effect.text(0) in [*g.missions, *g.completed]:
            return 0.0
        if word in ("mark", "mission", "done", "carry", "condition"):
            return self.temper.haste * self.leading.get((word, effect.text(0)), 0.2)
        return 0.0

    def log(self, name: str, depth: int = 0) -> float:
        """What it does, what can be chosen on it, and that it is a page nobody has read."""
        log = planet_of(self.g).logs.get(name)
        if log is None or depth >= DEEPEST:
            return 0.0
        new = PRINTED if name not in self.g.read else 0.0
        chosen = max([self.outcome(choice.do, depth + 1) for choice in log.choices], default=0.0)
        return new + self.outcome(log.do, depth + 1) + chosen

    def _times(self, effect: Effect) -> float:
        """How often, and for how many: a number comes first, a who-word last."""
        number = effect.args[0] if effect.args and isinstance(effect.args[0], int) else 1
        people = effect.args[-1] if effect.args and isinstance(effect.args[-1], str) else "me"
        if people == "all":
            return number * len(team(self.g))
        return number * (1.5 if people == "here" else 1.0)

    def die(self, who: CrewMember) -> float:
        """What it costs to use a die now: more when few are left, or no Supplies to rest with."""
        left = len(who.available)
        scarce = 0.25 if left <= 2 else 0.0
        return 0.2 + scarce + (0.25 if not self.g.lander.supplies else 0.0)


def possible_orders(g: Vanguard) -> list[tuple[int, ...]]:
    """Every secret order that agrees with the clues; none where the planet has no such order."""
    for rule in planet_of(g).rules:
        if rule.kind == "secret-order":
            return [order for order in permutations(rule.sectors) if agrees_with_clues(g, order)]
    return []


def _first_without_mark(g: Vanguard, order: tuple[int, ...]) -> int:
    mark = next(iter([rule.mark for rule in planet_of(g).rules if rule.kind == "secret-order"]))
    return next(iter([sector for sector in order if not marks(g, mark, f"@{sector}", 0)]), 0)
