"""What an effect is worth to the team, in the measure of a required Mission being 12."""

from itertools import permutations
from typing import Final

from starboard.games.vanguard.bots.leading import leading
from starboard.games.vanguard.bots.prices import Prices
from starboard.games.vanguard.bots.tempers import Temper
from starboard.games.vanguard.content.lines import Effect, Effects, Outcome
from starboard.games.vanguard.rules.conditions import hold, marks
from starboard.games.vanguard.rules.lookups import active, crew_in, planet_of, team
from starboard.games.vanguard.rules.missions import required_left
from starboard.games.vanguard.rules.secret_order import agrees_with_clues
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard

HIDDEN: Final = ("next", "notnext")  # conditions that nobody can be sure of
UNSURE: Final = 0.5
LOSSES: Final = ("spend", "sac", "hurt", "danger", "losesupply", "discard", "losecharge", "uncover")

# Each once, for whoever it concerns.
GOOD: Final = {
    "success": 0.9, "draw": 0.4, "recover": 0.4, "peek": 0.1, "supply": 0.8, "stock": 0.3, "charge": 0.5, "lead": 0.3,
    "sift": 0.1, "find": 0.7, "fetch": 0.8, "unique": 0.9, "cure": 3.0, "undie": 1.2, "cover": 1.2, "unhurt": 3.0,
    "soften": 1.5, "back": 0.8, "hush": 0.8, "noevent": 0.7, "upper": 0.3, "scry": 0.1, "banish": 1.5, "shove": 0.6,
    "dull": 0.6, "sleep": 0.8, "open": 1.0, "calm": 0.8, "gear": 0.6, "project": 0.4, "flag": 0.2, "do": 0.8,
    "move": 0.4, "place": 0.3, "skip": 0.5, "swap": 0.1, "token": 0.4, "drive": 0.3, "reroll": 0.5, "set": 0.7,
    "add": 0.4, "pull": 0.6, "keep": 0.4, "convert": 0.5, "double": 0.6, "uninjury": 0.7, "reinjury": 0.3,
    "undanger": 0.8, "redanger": 0.4, "assist": 0.4, "energy": 0.1, "command": 0.1, "morale": 0.1,
}  # fmt: skip
BAD: Final = {
    "loss": 0.9, "time": 0.6, "strike": 1.5, "hunt": 0.6, "roam": 0.3, "spread": 0.6, "appear": 1.0, "shut": 0.8,
    "drop": 0.3, "toss": 0.2, "give": 0.2, "fail": 12.0, "depart": 8.0, "damage": 0.6, "turn": 0.5, "lure": 0.5,
}  # fmt: skip
GREEDY: Final = ("success", "lead", "find", "fetch", "unique", "draw", "gear")
REFRESHED: Final = 0.42  # worth of a die that comes back
LOW: Final = (0.5, 0.25)  # and more for somebody with no Available die, or with one
NEWS: Final = 0.7  # worth of a Log that nobody has read
CLUE: Final = 6.0  # worth of knowing the secret order, for somebody who knows nothing of it
DEEPEST: Final = 4  # Logs within Logs


class Judge:
    """Weighs for one table, by one temper; `who` is the crew member that an effect befalls unless it says otherwise."""

    def __init__(self, g: Vanguard, temper: Temper, who: CrewMember | None = None) -> None:
        self.g = g
        self.temper = temper
        self.leading = leading(g.planet)
        self.prices = Prices(g, temper)
        self.who = who if who is not None else _somebody(g)
        self.hopeful = False  # whether it takes for granted that the secret order wants what is next to be done

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
        condition = effect.guard[0]
        if self.hopeful:
            return 1.0 if condition.word == "next" else 0.0
        orders = possible_orders(self.g)
        if not orders:
            return UNSURE
        due = [_first_without_mark(self.g, order) for order in orders]
        share = due.count(condition.number(0)) / len(due)
        return share if condition.word == "next" else 1.0 - share

    def effect(self, effect: Effect, depth: int = 0) -> float:
        word = effect.word
        if word in LOSSES:
            return -sum([self.prices.effect(who, effect) for who in self.concerned(effect)])
        if word == "refresh":
            return sum([self.refreshing(who, effect.number(0)) for who in self.concerned(effect)])
        if word in GOOD:
            greed = self.temper.greed if word in GREEDY else 1.0
            return GOOD[word] * greed * _number(effect) * len(self.concerned(effect))
        if word in BAD:
            return -BAD[word] * self.temper.caution * _number(effect)
        if word == "log":
            return self.log(effect.text(0), depth)
        if word == "clock":
            return -0.6 * effect.number(1)
        if word == "clue":
            return self.clue(effect.text(0))
        if word == "unmark":
            return -self.leading.get(("mark", effect.text(0)), 0.0) * marks(self.g, effect.text(0), "everywhere", 0)
        if word == "end":
            return -20.0 if required_left(self.g) else 20.0
        return self._leading(effect)

    def concerned(self, effect: Effect) -> list[CrewMember]:
        """Whom an effect befalls: the last argument says so."""
        people = effect.args[-1] if effect.args and isinstance(effect.args[-1], str) else "me"
        if people == "all":
            return team(self.g)
        if people == "here":
            return crew_in(self.g, self.who.sector) or [self.who]
        if people.startswith("@") and people[1:].isdigit():
            return crew_in(self.g, int(people[1:]))
        return [self.who]

    def refreshing(self, who: CrewMember, number: int) -> float:
        """Of so many dice coming back, as far as any are spent."""
        left = len(who.available)
        found = 0.0
        for at in range(min(number, len(who.spent))):
            found += REFRESHED + (LOW[left + at] if left + at < len(LOW) else 0.0)
        return found

    def _leading(self, effect: Effect) -> float:
        """Of the story: as far as it leads to a required Mission, and nothing that is there already."""
        g, word = self.g, effect.word
        if word in ("poi", "stack"):
            return self.temper.haste * self.leading.get(("poi", effect.text(0)), 0.1)
        if word == "done" and effect.text(0) not in g.missions:
            return 0.0
        if word == "mission" and effect.text(0) in [*g.missions, *g.completed]:
            return 0.0
        if word in ("mark", "mission", "done", "carry", "condition"):
            return self.temper.haste * self.leading.get((word, effect.text(0)), 0.1)
        return 0.0

    def log(self, name: str, depth: int = 0) -> float:
        """What it does, what can be chosen on it, and that it is a page nobody has read."""
        log = planet_of(self.g).logs.get(name)
        if log is None or depth >= DEEPEST:
            return 0.0
        new = NEWS if name not in self.g.read else 0.0
        chosen = max([self.outcome(choice.do, depth + 1) for choice in log.choices], default=0.0)
        return new + self.outcome(log.do, depth + 1) + chosen

    def clue(self, kind: str) -> float:
        """By how many of the possible orders it may rule out."""
        orders = possible_orders(self.g)
        if len(orders) < 2:
            return 0.0
        place = 0 if kind in ("first", "notfirst") else -1
        shares = [len([one for one in orders if one[place] == number]) / len(orders) for number in orders[0]]
        left = sum([share * share for share in shares])
        return CLUE * (1.0 - left) * (0.5 if kind == "notfirst" else 1.0)


def _somebody(g: Vanguard) -> CrewMember:
    """Whoever has the turn; before the first one, anybody."""
    if g.active:
        return active(g)
    return next(iter([*g.crew, CrewMember(0, "recon", "", 1)]))


def _number(effect: Effect) -> int:
    """How often; of a Unique Discovery the number says which."""
    if effect.word == "unique":
        return 1
    return effect.args[0] if effect.args and isinstance(effect.args[0], int) else 1


def waits_for_its_turn(g: Vanguard, sector: int) -> bool:
    """Whether the secret order has a place for the Sector that has not come yet."""
    rules = [rule for rule in planet_of(g).rules if rule.kind == "secret-order" and sector in rule.sectors]
    return any([not marks(g, rule.mark, f"@{sector}", 0) for rule in rules])


def possible_orders(g: Vanguard) -> list[tuple[int, ...]]:
    """Every secret order that agrees with the clues; none where the planet has no such order."""
    for rule in planet_of(g).rules:
        if rule.kind == "secret-order":
            return [order for order in permutations(rule.sectors) if agrees_with_clues(g, order)]
    return []


def _first_without_mark(g: Vanguard, order: tuple[int, ...]) -> int:
    mark = next(iter([rule.mark for rule in planet_of(g).rules if rule.kind == "secret-order"]))
    return next(iter([sector for sector in order if not marks(g, mark, f"@{sector}", 0)]), 0)
