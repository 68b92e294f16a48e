"""Playing one game with bots, without a journal or events: as fast as the rules go."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from starboard.bots.base import Bot, make_bot
from starboard.kernel.errors import StarboardError
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game, State, new_table
from starboard.kernel.mirror import Mirror
from starboard.kernel.playout import Policy, playout
from starboard.kernel.requests import Ask, Payload
from starboard.kernel.setup import Roles

MOST_DECISIONS = 50_000  # a game is a few hundred; this bound only stops a bug


@dataclass(frozen=True)
class Plan:
    """What to simulate."""

    game: str
    seats: int
    mode: str
    options: tuple[str, ...]
    bots: tuple[str, ...]  # kinds, or "role:kind" for whoever holds that role
    seed: int
    scenario: str = ""
    own: str = ""  # the text of a scenario that somebody wrote


@dataclass(frozen=True)
class Outcome:
    """How one simulated game went; `bots` by seat."""

    bots: tuple[str, ...]
    decisions: int
    results: dict[str, Any]


def seating(bots: Sequence[str], seats: Sequence[Roles], number: int) -> tuple[str, ...]:
    """Who plays each seat: the bot that is named for a role of its, or else the bots that are named for none.

    Those take turns around the table, one seat further every game, so that no seat is always the same kind's.
    """
    for_roles = dict([bot.split(":", 1) for bot in bots if ":" in bot])
    others = [bot for bot in bots if ":" not in bot] or list(for_roles.values())
    found: list[str] = []
    for seat, roles in enumerate(seats):
        named = [for_roles[role] for role in roles if role in for_roles]
        found.append(named[0] if named else others[(seat + number) % len(others)])
    return tuple(found)


def policies(bots: Sequence[Bot], g: State) -> list[Policy]:
    """Bots as the fast driver wants them: each is shown its seat's view, never the state.

    What they see is kept in one mirror, which looks only at what has changed since the last question.
    """
    mirror = Mirror(g, [seat for seat, bot in enumerate(bots) if bot.needs_view])
    return [watching(bot, mirror, seat) if bot.needs_view else blind(bot) for seat, bot in enumerate(bots)]


def watching(bot: Bot, mirror: Mirror, seat: int) -> Policy:
    def answer(g: State, ask: Ask) -> Payload:
        mirror.update(g)
        return bot.answer(mirror.view(seat), ask)

    return answer


def blind(bot: Bot) -> Policy:
    def answer(g: State, ask: Ask) -> Payload:
        return bot.answer({}, ask)

    return answer


def play_one(game: Game, plan: Plan, number: int) -> Outcome:
    """The game with this number of a plan; the same number is the same game, whoever plays it."""
    seed = plan.seed * 1_000_003 + number
    g = new_table(game, plan.seats, plan.mode, plan.options, plan.scenario, plan.own)
    kinds = seating(plan.bots, game.setup_of(g).seats, number)
    bots = [make_bot(kind, game.name, seed * 31 + seat) for seat, kind in enumerate(kinds)]
    decisions = playout(game, g, Fate(seed), policies(bots, g), MOST_DECISIONS)
    if not game.over(g):
        raise StarboardError(f"game {number} of seed {plan.seed} did not end within {MOST_DECISIONS} decisions")
    return Outcome(kinds, decisions, game.results(g))
