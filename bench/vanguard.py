"""ISS Vanguard: random explorations of every planet, copies and forks, the bots, exact odds of checks."""

from collections.abc import Callable

from bench.timing import Measure, microseconds, per_second
from starboard.bots.base import make_bot
from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.planet import GlobalCondition
from starboard.games.vanguard.content.planet_file import PLANETS, planet
from starboard.games.vanguard.own_planets import EXPEDITION
from starboard.games.vanguard.plugin import GAME
from starboard.games.vanguard.rules.check.odds import CheckOdds
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.playout import playout, random_answer
from starboard.kernel.seat_view import view

SEATS = (1, 2, 4)
STOPS = (20, 50)  # decisions after which an exploration is looked at
# Ten dice as a crew member of Rank 3 and three helpers can bring them.
TEN_DICE = (
    "red-basic", "red-physical", "red-universal", "green-basic", "green-scout", "green-expert", "blue-basic",
    "blue-tech", "blue-science", "blue-wild",
)  # fmt: skip


def table(name: str, seats: int) -> Vanguard:
    return new_table(GAME, seats, EXPEDITION, (), name)


def play(names: tuple[str, ...]) -> Callable[[], Measure]:
    """Random explorations of these planets, in turn with few and many seats."""
    games = [(name, seats) for name in names for seats in SEATS]

    def game(number: int) -> int:
        return playout(GAME, table(*games[number % len(games)]), Fate(number))

    return lambda: per_second(game, "decisions/s")


def standing() -> list[tuple[Match, int]]:
    """Matches of all planets in the middle, each with a seat that is asked."""
    found: list[tuple[Match, int]] = []
    for name in PLANETS:
        for seats in SEATS:
            for stop in STOPS:
                match, dice = Match(GAME, table(name, seats), Fate(stop)), Fate(stop)
                for _ in range(stop):
                    if not match.over:
                        seat = match.waiting[0]
                        match.answer(seat, random_answer(match.asks[seat], dice))
                if not match.over:
                    found.append((match, match.waiting[0]))
    return found


def clone() -> Measure:
    states = [match.state for match, _ in standing()]
    return microseconds(lambda n: states[n % len(states)].clone(), "µs/copy")


def fork() -> Measure:
    matches, fate = [match for match, _ in standing()], Fate(1)
    return microseconds(lambda n: matches[n % len(matches)].fork(fate), "µs/fork")


def bot() -> Measure:
    """One answer of a scripted player, from its view of the table."""
    asked = [(view(match, seat)["state"], match.asks[seat]) for match, seat in standing()]
    player = make_bot("scripted", GAME.name, 1)
    return microseconds(lambda n: player.answer(*asked[n % len(asked)]), "µs/answer")


def odds() -> Measure:
    """Exact odds of a check with ten dice and a conversion, of every action under every Global Condition in turn."""
    checks: list[tuple[SpecialAction, GlobalCondition]] = []
    for board in [planet(name) for name in PLANETS]:
        actions = [action for actions in board.actions.values() for action in actions if action.free is None]
        for condition in (board.printed, *board.conditions.values()):
            checks += [(action, condition) for action in actions]

    def one(number: int) -> None:
        action, condition = checks[number % len(checks)]
        weighed = CheckOdds(action, [("red", "physical")], condition.effects)
        if action.rows:
            weighed.of_rows(TEN_DICE)
        if action.tracks:
            weighed.of_tracks(TEN_DICE)

    return microseconds(one, "µs/check")


MEASURES: dict[str, Callable[[], Measure]] = {
    "vanguard-play": play(PLANETS),
    **{f"vanguard-play-{name}": play((name,)) for name in PLANETS},
    "vanguard-clone": clone,
    "vanguard-fork": fork,
    "vanguard-bot": bot,
    "vanguard-odds": odds,
}
