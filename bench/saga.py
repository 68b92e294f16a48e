"""Star Saga: random play of every mission, one activation of the automaton, copies and forks, the bots, odds of a walk.

Between two decisions of the players lies whatever the Nexus does by itself, often a whole Phase: decisions a second say
as much about that as about the questions. `saga-activation` is what one Agent of it takes to make up its mind.
"""

from collections.abc import Callable

from bench.timing import Measure, microseconds, per_second
from starboard.bots.base import make_bot
from starboard.games.saga.content.mission_file import MISSIONS
from starboard.games.saga.plugin import GAME, TOGETHER, VERSUS
from starboard.games.saga.rules.automaton.activation_table import decide
from starboard.games.saga.rules.lookups import is_agent
from starboard.games.saga.rules.nexus.activations import why_not_activate
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.odds import odds_of_question
from starboard.kernel.playout import playout, random_answer
from starboard.kernel.requests import Ask
from starboard.kernel.seat_view import view

MODES = (TOGETHER, VERSUS)
MOVE = 5  # squares that an Agent may go in the measured activations
STOPS = (20, 50)  # decisions after which a game is looked at


def table(mission: str, mode: str) -> Saga:
    """With as many seats as there can be."""
    return new_table(GAME, GAME.offer.counts(mode, mission)[1], mode, (), mission)


def play(missions: tuple[str, ...], modes: tuple[str, ...] = MODES) -> Callable[[], Measure]:
    """Random games of these missions, in turn in these modes."""
    games = [(mission, mode) for mission in missions for mode in modes]

    def game(number: int) -> int:
        mission, mode = games[number % len(games)]
        return playout(GAME, table(mission, mode), Fate(number))

    return lambda: per_second(game, "decisions/s")


def questions(wanted: Callable[[Match, Ask], bool], modes: tuple[str, ...] = MODES) -> list[tuple[Match, int]]:
    """Matches of all missions that stand at a question of this sort, each with the seat that is asked."""
    found: list[tuple[Match, int]] = []
    for mission in MISSIONS:
        for mode in modes:
            for stop in STOPS:
                match, dice = Match(GAME, table(mission, mode), Fate(stop)), Fate(stop)
                decided = 0
                while not match.over:
                    seat = sorted(match.asks)[0]
                    ask = match.asks[seat]
                    if decided >= stop and wanted(match, ask):
                        found.append((match, seat))
                        break
                    match.answer(seat, random_answer(ask, dice))
                    decided += 1
    return found


def anything(match: Match, ask: Ask) -> bool:
    return True


def clone() -> Measure:
    states = [match.state for match, _ in questions(anything)]
    return microseconds(lambda n: states[n % len(states)].clone(), "µs/copy")


def fork() -> Measure:
    matches, fate = [match for match, _ in questions(anything)], Fate(1)
    return microseconds(lambda n: matches[n % len(matches)].fork(fate), "µs/fork")


def activation() -> Measure:
    """What an Agent of the Artificial Nexus will do, from where it stands in the middle of a game."""
    agents: list[tuple[Saga, Model]] = []
    for match, _ in questions(anything, (TOGETHER,)):
        g = match.state
        assert isinstance(g, Saga)
        g.nexus.aware = True
        agents += [(g, one) for one in g.enemies if is_agent(one) and one.at and why_not_activate(g, one) is None]
    return microseconds(lambda n: decide(*agents[n % len(agents)], MOVE), "µs/activation")


def bot() -> Measure:
    """One answer of a scripted player, from its view of the table."""
    asked = [(view(match, seat)["state"], match.asks[seat]) for match, seat in questions(anything)]
    player = make_bot("scripted", GAME.name, 1)
    return microseconds(lambda n: player.answer(*asked[n % len(asked)]), "µs/answer")


def odds_of_walk() -> Measure:
    """The odds of every option where somebody walks and may be seen: the most that a table shows at once."""
    asked = questions(lambda match, ask: ask.kind == "move" and len(ask.options) > 8)
    return microseconds(lambda n: odds_of_question(*asked[n % len(asked)]), "µs/question")


MEASURES: dict[str, Callable[[], Measure]] = {
    "saga-play": play(MISSIONS),
    **{f"saga-play-{mode}": play(MISSIONS, (mode,)) for mode in MODES},
    **{f"saga-play-{mission}": play((mission,)) for mission in MISSIONS},
    "saga-activation": activation,
    "saga-clone": clone,
    "saga-fork": fork,
    "saga-bot": bot,
    "saga-odds-of-walk": odds_of_walk,
}
