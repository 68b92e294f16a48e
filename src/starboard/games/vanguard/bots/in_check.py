"""Decisions within a Dice Check: which dice, which cards, which payments."""

from typing import Final

from starboard.games.vanguard.bots.checks import CheckView
from starboard.games.vanguard.bots.worth import Judge
from starboard.games.vanguard.content.icons import ACCIDENT, BASIC, VANGUARD, icons_of
from starboard.games.vanguard.content.lines import Ability, Effect
from starboard.games.vanguard.content.spelling import read
from starboard.games.vanguard.rules.abilities import ability_of
from starboard.games.vanguard.rules.check.combos import line_of
from starboard.games.vanguard.rules.check.payments import payments
from starboard.games.vanguard.rules.check.pool import DieName, die_name, purse
from starboard.games.vanguard.rules.filters import pool_die_matches
from starboard.games.vanguard.rules.lookups import member
from starboard.games.vanguard.rules.offered_actions import action_named
from starboard.games.vanguard.rules.spending import named
from starboard.games.vanguard.rules.words.dice import faces_to
from starboard.games.vanguard.state.fields import Check, CheckDie
from starboard.kernel.requests import Ask, Payload

BETTER: Final = ("reroll", "set", "add", "pull", "double", "convert")  # words that may raise a result
CHANCE: Final = 0.35  # of what is missing, what an ability may be expected to bring
ENOUGH: Final = 0.25  # a gain that is worth a card
MANY: Final = 3  # advances that a good roll brings
ALIKE: Final = 1e-9  # a difference that is none
MOST_WAYS: Final = 40  # payments that are looked at


def view_of(judge: Judge) -> CheckView | None:
    """The action that is being checked; None for the check of Prepare."""
    check = judge.g.check
    if check is None:
        return None
    action = action_named(judge.g, check.action)
    return CheckView(judge, member(judge.g, check.who), action, check.sector) if action is not None else None


def _check(judge: Judge) -> Check:
    assert judge.g.check is not None
    return judge.g.check


# --- steps 1 and 2 ---


def dice(judge: Judge, ask: Ask) -> Payload:
    """By the exact odds; for a check of Prepare none."""
    view = view_of(judge)
    if ask.least >= len(ask.options):
        return tuple(ask.options)
    chosen = view.best_dice(ask.options)[0] if view is not None else []
    return tuple(chosen) if len(chosen) >= ask.least else tuple(ask.options[: ask.least])


def assist(judge: Judge, ask: Ask) -> Payload:
    """A die is given if it brings more than it costs its owner."""
    view = view_of(judge)
    if view is None:
        return None
    pool = [die.kind for die in _check(judge).dice]
    helper = member(judge.g, ask.about["who"])
    now, price = view.worth(pool), judge.prices.die(helper, len(helper.available) - 1)
    gains = {die: view.worth([*pool, die]) - now for die in ask.options}
    best = max(gains, key=lambda die: gains[die])
    return best if gains[best] > price else None


# --- step 4 ---


def modify(judge: Judge, ask: Ask) -> Payload:
    """A card is played where the roll falls short of what could be had."""
    view = view_of(judge)
    if view is None:
        return None
    missing = best_there_is(view) - view.pool(_check(judge).dice)
    harm = _harm_ahead(judge)
    gains: dict[int, float] = {}
    for at, use in enumerate(ask.options):
        ability = ability_of((use[0], use[1], use[2], use[3]))
        hope = CHANCE * missing if bends(judge, view, ability, use[1]) else 0.0
        gains[at] = _gain(judge, ability, hope, harm) + judge.effects(ability.cost)
    best = max(gains, key=lambda at: gains[at])
    return ask.options[best] if gains[best] > ENOUGH else None


def best_there_is(view: CheckView) -> float:
    """The best row, or as many advances as there are dice."""
    rows = max(view.rows.values(), default=0.0)
    return rows + max(0.0, view.steps("green", MANY))


def bends(judge: Judge, view: CheckView, ability: Ability, owner: str) -> bool:
    """Whether it could raise the result: something joins or counts for more, or a die lies there that it may change."""
    return any([_bends(judge, view, effect, owner) for effect in ability.outcome[0] if effect.word in BETTER])


def _bends(judge: Judge, view: CheckView, effect: Effect, owner: str) -> bool:
    if effect.word not in ("reroll", "set"):
        return True
    pool = list(_check(judge).dice)
    dice = [die for die in pool if pool_die_matches(die, effect.text(1), owner)]
    if effect.word == "reroll":
        return any([is_spare(view, pool, die_name(die)) for die in dice])
    turned = [(die, face) for die in dice for face in faces_to(die, effect.text(2))]
    return any([view.pool(_turned(pool, (*die_name(die), face))) > view.pool(pool) + ALIKE for die, face in turned])


def is_spare(view: CheckView, pool: list[CheckDie], die: DieName) -> bool:
    """Whether the result is as good without it."""
    return view.pool(_without(pool, (die,))) >= view.pool(pool) - ALIKE


def _gain(judge: Judge, ability: Ability, hope: float, harm: float) -> float:
    """`hope`: what it may be expected to add to the result."""
    words = [effect.word for effect in ability.outcome[0]]
    found = sum([judge.effect(one) for one in ability.outcome[0] if one.word not in BETTER]) + hope
    if any([word in ("uninjury", "undanger", "reinjury", "redanger") for word in words]) and not harm:
        found -= 1.0
    return found - 0.5


def _harm_ahead(judge: Judge) -> float:
    """How many Injury and Danger dice show something."""
    check = _check(judge)
    shown = [die.face for die in check.injuries] + [die.face for die in check.dangers]
    return len([face for face in shown if face not in ("", "blank")])


def pick_dice(judge: Judge, ask: Ask) -> Payload:
    """Dice that the result can do without, Accidents first; for anything but a reroll as few as may be."""
    view = view_of(judge)
    if view is None or ask.about.get("word") != "reroll":
        return tuple(ask.options[: ask.least])
    pool = list(_check(judge).dice)
    free = [name for name in ask.options if is_spare(view, pool, name)]
    free.sort(key=lambda name: ACCIDENT not in icons_of(name[2]))
    chosen = free[: ask.most]
    return tuple(chosen) if len(chosen) >= ask.least else tuple(ask.options[: ask.least])


def turn_die(judge: Judge, ask: Ask) -> Payload:
    """The face that makes the pool best; of several the one that is any icon, and of a die that is of no use now."""
    view = view_of(judge)
    if view is None:
        return None
    pool = list(_check(judge).dice)
    gains = {turned: view.pool(_turned(pool, turned)) for turned in ask.options}
    most = max(gains.values())
    if most <= view.pool(pool) + ALIKE:
        return None
    best = [turned for turned in ask.options if gains[turned] >= most - ALIKE]
    return max(best, key=lambda turned: (ACCIDENT in icons_of(turned[2]), turned[3] == VANGUARD, turned[3] != BASIC))


def join(judge: Judge, ask: Ask) -> Payload:
    """As many dice as may join."""
    return tuple(ask.options[: ask.most])


# --- step 5 ---


def combo(judge: Judge, ask: Ask) -> Payload:
    """One whose effect is worth more than what its dice would have brought."""
    worth = {one: _combo(judge, one) for one in ask.options}
    best = max(worth, key=lambda one: worth[one])
    return best if worth[best] > ENOUGH else None


def _combo(judge: Judge, one: Payload) -> float:
    g = judge.g
    check = _check(judge)
    who = member(g, check.who)
    line = line_of(g, (one[0], one[1], one[2]))
    assert line.requirement is not None
    view = view_of(judge)
    dice_now = purse(g, who, accidents=False)
    ways = named(dice_now, payments(dice_now, line.requirement, 1))[:MOST_WAYS]
    lost = 0.0
    if view is not None and ways:
        lost = view.pool(check.dice) - max([view.pool(_without(list(check.dice), way)) for way in ways])
    return judge.outcome(line.outcome) - lost - 0.2


# --- steps 7 to 9 ---


def pay(judge: Judge, ask: Ask) -> Payload:
    """Whatever leaves the best pool."""
    view = view_of(judge)
    ways = list(ask.options)[:MOST_WAYS]
    if view is None:
        return min(ways, key=len)
    pool = list(_check(judge).dice)
    return max(ways, key=lambda way: (view.pool(_without(pool, way)), -len(way)))


def times(judge: Judge, ask: Ask) -> Payload:
    """Wild icons are added to what is good, and kept from what is not."""
    worth = judge.effects(read(ask.about["does"]))
    view = view_of(judge)
    for effect in read(ask.about["does"]):
        if effect.word == "track" and view is not None:
            worth += view.steps(effect.text(1), effect.number(0))
    return max(ask.options) if worth > 0 else min(ask.options)


def treat_as(judge: Judge, ask: Ask) -> Payload:
    """Against an icon that must not be missing a Vanguard counts as it; towards a result nobody wants it does not."""
    return "yes" if ask.rule == "VAN-IMMEDIATE-03" else "no"


def mark_row(judge: Judge, ask: Ask) -> Payload:
    return "yes"


def keep(judge: Judge, ask: Ask) -> Payload:
    return ask.options[0]


# --- pools as they would be ---


def _without(pool: list[CheckDie], names: tuple[DieName, ...]) -> list[CheckDie]:
    left = list(pool)
    for name in names:
        for die in left:
            if die_name(die) == tuple(name):
                left.remove(die)
                break
    return left


def _turned(pool: list[CheckDie], turned: tuple[str, str, str, str]) -> list[CheckDie]:
    left = _without(pool, ((turned[0], turned[1], turned[2]),))
    return [*left, CheckDie(turned[1], turned[0], turned[3])]
