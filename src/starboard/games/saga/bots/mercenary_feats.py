"""What the Feats of the Mercenaries would bring now, each once in a mission (SAGA-FEAT-01)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.bots.fighters import ASSAULT, FLAME_REACH, SHOOT
from starboard.games.saga.bots.outlook import Outlook
from starboard.games.saga.bots.tasks import HACK_WORTH, too_soon
from starboard.games.saga.bots.wants import HACK, Want
from starboard.games.saga.content.mercenaries import MERCENARY_ABILITIES
from starboard.games.saga.geometry.ranges import LONG, SHORT, squares_in_range
from starboard.games.saga.geometry.walking import distances
from starboard.games.saga.rules.hacking.hacking import complexity
from starboard.games.saga.rules.lookups import enemies_of, playing
from starboard.games.saga.rules.missions.bars import ACTIVATE, barred
from starboard.games.saga.rules.missions.lookups import printed_operation
from starboard.games.saga.rules.places import base_of, board, square_of
from starboard.games.saga.state.fields import Mercenary

NEVER: Final = -1e5
KEPT: Final = 0.8  # what it costs that a Feat is gone


def feat_worth(o: Outlook, who: Mercenary, feat: str) -> float:
    """What it would bring, as attacks are valued, less what it is worth to keep it."""
    judge = JUDGES.get(feat)
    if judge is None:
        return NEVER
    worth = judge(o, who)
    return worth - KEPT if worth > 0 else NEVER


def _coordinated(o: Outlook, who: Mercenary) -> float:
    """What the others within Long range could attack from where they stand."""
    near = squares_in_range(board(o.g), base_of(o.g, who.model), LONG)
    total = 0.0
    for one in playing(o.g):
        if one is not who and one.model.at is not None and base_of(o.g, one.model).mask & near:
            blows = o.fighter(one.model).blows(one.model.at)
            total += max([blow.worth for blow in blows] or [0.0])
    return total * o.temper.rage


def root_goal(o: Outlook) -> Want | None:
    """A Hack that is wanted and that three successes get done, the first by name."""
    most = MERCENARY_ABILITIES["ft-root"].amount
    for aim in sorted(o.aims.values(), key=lambda one: one.want.key):
        want = aim.want
        if want.kind != HACK or too_soon(o, want) or any([o.g.ground[y][x] == "#" for x, y in want.squares]):
            continue
        kind, code = want.goal
        if kind == "operation":
            operation = printed_operation(o.g, code)
            needed = operation.levels or complexity(o.g, operation)
        else:
            needed = max([door.lock for door in o.g.doors if door.code == code] or [9])
        if needed <= most:
            return want
    return None


def _root(o: Outlook, who: Mercenary) -> float:
    return HACK_WORTH + 1.5 if root_goal(o) is not None else 0.0


def _drain(o: Outlook, who: Mercenary) -> float:
    """Everybody within Short range, if there are two or more and nobody sleeps there."""
    fighter = o.fighter(who.model)
    near = squares_in_range(board(o.g), base_of(o.g, who.model), SHORT)
    if any([base_of(o.g, one).mask & near and barred(o.g, one, ACTIVATE) for one in enemies_of(o.g, who.model)]):
        return 0.0
    hit = [pair for pair in fighter.pairs if base_of(o.g, pair.target).mask & near and "wp-drain" in pair.arms.shots]
    return sum([pair.shot("wp-drain", False, False) for pair in hit]) if len(hit) > 1 else 0.0


def _hellfire(o: Outlook, who: Mercenary) -> float:
    fighter = o.fighter(who.model)
    assert who.model.at is not None
    near = squares_in_range(board(o.g), base_of(o.g, who.model), FLAME_REACH)
    hit = [pair for pair in fighter.pairs if base_of(o.g, pair.target).mask & near]
    by_facing: dict[str, float] = {}
    for blow in fighter.blows(who.model.at):
        for facing in blow.facings if blow.kind == SHOOT else ():
            by_facing[facing] = by_facing.get(facing, 0.0) + blow.worth
    return max(by_facing.values()) if len(hit) > 1 and by_facing else 0.0


def _dance(o: Outlook, who: Mercenary) -> float:
    """Up to three enemies within its reach."""
    fighter = o.fighter(who.model)
    steps = distances(fighter.now, base_of(o.g, who.model))
    amount = MERCENARY_ABILITIES["ft-dance"].amount
    near = [
        pair.blow()
        for pair in fighter.pairs
        if pair.target.at is not None and 0 < steps[square_of(o.g, pair.target.at)] <= amount - 1
    ]
    near.sort(reverse=True)
    return sum(near[:3]) * 0.8 if len(near) > 1 else 0.0


def _crossfire(o: Outlook, who: Mercenary) -> float:
    """Each turret of its own fires, those it carries too."""
    fighter = o.fighter(who.model)
    near = squares_in_range(board(o.g), base_of(o.g, who.model), LONG)
    targets = [pair for pair in fighter.pairs if base_of(o.g, pair.target).mask & near]
    carried = len([item for item in who.items if item.card == "dp-sentry"])
    standing = len([piece for piece in o.g.deployed if piece.owner == who.model.name and piece.kind == "dp-sentry"])
    return 1.1 * min(len(targets), carried + standing) + 0.8 * min(1, carried) if targets else 0.0


JUDGES: Final[dict[str, Callable[[Outlook, Mercenary], float]]] = {
    "ft-coordinated": _coordinated,
    "ft-root": _root,
    "ft-energy-drain": _drain,
    "ft-hellfire": _hellfire,
    "ft-dance": _dance,
    "ft-crossfire": _crossfire,
}
ATTACKS: Final = (SHOOT, ASSAULT)
