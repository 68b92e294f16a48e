"""Everything that can be asked, chosen, refused or told has words in every language."""

import pytest

from starboard.bots.base import ANY_GAME, bots_for
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.kernel.requests import Ask
from starboard.kernel.seat_view import events, question
from starboard.kernel.visibility import OPEN
from starboard.rules.ledger import find_rule
from starboard.texts import Texts
from tests.games.contract.playing import eyes_of, one_step
from tests.games.contract.reading import Reader
from tests.games.contract.tables import Seating, every_game, every_table


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


def read_question(reader: Reader, match: Match, ask: Ask) -> None:
    asked = question(match, ask)
    reader.say(asked["prompt"])
    assert find_rule(asked["rule"])
    for option in (*asked["options"], *asked["blocked"]):
        reader.say(option)
        assert find_rule(option["rule"])
    for refused in asked["blocked"]:
        reader.message(refused["why"])
    if not ask.many and ask.least == 0:
        reader.say(match.game.describe(match.state, ask, None))


@every_table
def test_a_whole_game_can_be_read_in_every_language(table: Seating):
    reader = Reader()
    for seed in range(2):
        match = table.match(seed=30 + seed, hold_windows=True)
        dice, told = Fate(seed + table.number), 0
        for _ in range(1_000):
            for ask in match.asks.values():
                read_question(reader, match, ask)
            for eyes in (OPEN, *eyes_of(match)):
                for event in events(match, eyes, told):
                    assert find_rule(event["rule"])
                    reader.say(match.game.story(match.state, event["kind"], event["args"]))
            told = len(match.happened)
            if match.over:
                break
            one_step(match, dice)


@every_game
def test_what_a_table_can_be_opened_with_has_a_name(game: Game):
    reader, offer = Reader(), game.offer
    named = {"mode": offer.modes, "scenario": offer.scenarios, "campaign": offer.campaigns, "option": offer.options}
    if len(offer.roles) > 1:
        named["role"] = offer.roles
    for kind, entries in named.items():
        for entry in entries:
            reader.message(f"{game.name}-{kind}-{entry.id}")


@every_game
def test_every_kind_of_bot_has_a_name(game: Game):
    reader = Reader()
    for kind in set(bots_for(game.name)) - set(ANY_GAME):
        reader.message(f"{game.name}-bot-{kind}")


@every_table
def test_an_ending_has_a_name(table: Seating):
    reader = Reader()
    match, dice = table.match(seed=60 + table.number), Fate(table.number)
    while not match.over:
        one_step(match, dice)
    ending = table.game.results(match.state)["ending"]
    if ending:
        reader.message(f"{table.game.name}-ending-{ending}")
