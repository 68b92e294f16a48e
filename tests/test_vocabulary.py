"""The pages of the vocabulary say what the rules really ask, roll and tell."""

import pytest

from starboard.games.folders import folders
from starboard.games.registry import GAMES
from starboard.kernel.fate import Fate
from starboard.kernel.game import listen, new_table
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import Anyone, Ask, Chance, Roll
from starboard.kernel.setup import first_scenario
from tools import vocabulary


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_page_is_current(game):
    kept = vocabulary.page_of(game).read_text(encoding="utf-8")

    assert kept == vocabulary.page(game), "python tools/vocabulary.py writes it again"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_whole_games_use_no_word_that_is_not_on_the_page(game):
    found = vocabulary.vocabulary(folders()[game.name])
    for seed in range(20):
        asked, rolled, told = words_of(game, seed)

        assert asked <= found["Ask"].keys()
        assert rolled <= found["Chance"].keys()
        assert told <= found["tell"].keys()


def words_of(game, seed):
    """The kinds of questions, rolls and events of one random game."""
    mode = game.offer.modes[seed % len(game.offer.modes)]
    seats = game.offer.counts(mode.id, first_scenario(game.offer, mode.id))[1]
    state = new_table(game, seats, mode.id)
    listen(state)
    fate, asked, rolled = Fate(seed), set(), set()
    going = game.play(state)
    answer = None
    while True:
        try:
            request = going.send(answer)
        except StopIteration:
            return asked, rolled, {happening.kind for happening in state.events}
        if isinstance(request, Chance):
            rolled.add(request.kind)
            answer = fate.draw(request)
        elif isinstance(request, Roll):
            rolled.add(request.kind)
            answer = fate.roll(request)
        elif isinstance(request, Ask):
            asked.add(request.kind)
            answer = request.only_answer() if request.forced() else random_answer(request, fate)
        elif isinstance(request, Anyone):
            first = request.asks[0]
            asked |= {ask.kind for ask in request.asks}
            answer = first.seat, first.only_answer() if first.forced() else random_answer(first, fate)
        elif hasattr(request, "asks"):
            asked |= {ask.kind for ask in request.asks}
            answer = {ask.seat: random_answer(ask, fate) for ask in request.asks}
        else:
            answer = None
