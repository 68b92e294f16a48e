"""Scenarios that somebody wrote: refused whole, or played from their text alone, by everybody who holds it."""

import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from starboard.bots.base import good_bot, make_bot
from starboard.games.registry import GAMES
from starboard.kernel import saves
from starboard.kernel.encoding import decode, encode
from starboard.kernel.errors import BrokenContent, BrokenSave, ImpossibleSetup
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game, new_table, offer_for
from starboard.kernel.match import Match
from starboard.kernel.own_scenarios import MOST_KEPT
from starboard.kernel.pieces import project
from starboard.kernel.setup import Setup, set_up
from starboard.lab.games import Plan, play_one
from starboard.render import say
from starboard.texts import Texts
from tests.games.contract.facts import facts_of
from tests.games.contract.playing import eyes_of, one_decision, played

WITH_OWN = [game for game in GAMES.values() if game.own_scenarios is not None]
WITHOUT = [game for game in GAMES.values() if game.own_scenarios is None]

NUMBERS = count(1)

every_game_with_own = pytest.mark.parametrize("game", WITH_OWN, ids=lambda game: game.name)


def example(game: Game) -> str:
    """The scenario that the game's facts bring for these tests."""
    found = facts_of(game.name).own
    assert found, f"{game.name} plays scenarios of one's own: its facts need an example"
    return found


def modes(game: Game) -> list[str]:
    return [mode.id for mode in offer_for(game, example(game)).modes]


def begun(game: Game, mode: str = "") -> Match:
    return Match(game, new_table(game, 2, mode or modes(game)[0], own=example(game)), Fate(1))


def other(text: str) -> str:
    """The same for a reader, and yet a text that nobody has seen."""
    return f"{text}\n# {next(NUMBERS)}\n"


def forget(game: Game) -> None:
    """So many others are read that the example is kept no longer."""
    for _ in range(MOST_KEPT):
        game.own_scenarios.read(other(example(game)))


def words_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, one in value.items():
            yield from (str(key), *words_in(one))
    elif isinstance(value, list | tuple):
        for one in value:
            yield from words_in(one)
    elif isinstance(value, str):
        yield value


# --- played ---


@every_game_with_own
def test_the_example_is_offered_beside_the_box_and_has_no_problems(game: Game):
    text = example(game)
    scenario = game.own_scenarios.read(text)

    assert list(game.own_scenarios.problems(text)) == []
    offer = offer_for(game, text)
    assert offer.own == scenario.id and offer.scenarios == (*game.offer.scenarios, scenario)
    assert scenario.id not in [one.id for one in game.offer.scenarios]


@every_game_with_own
def test_bots_play_it_to_its_end_in_all_its_modes(game: Game):
    for mode in modes(game):
        for bot in ("random", good_bot(game.name)):
            outcome = play_one(game, Plan(game.name, 2, mode, (), (bot,), 5, own=example(game)), 0)

            assert outcome.results["ending"]


@every_game_with_own
def test_undo_and_forks_stay_in_it(game: Game):
    match = played(begun(game), 12)
    before = encode(match.state)

    seat = one_decision(match, Fate(3))
    match.undo(seat, consent=True)

    assert encode(match.state) == before
    assert game.setup_of(played(match.fork(Fate(9)), 5).state).own == example(game)


# --- carried ---


@every_game_with_own
def test_a_save_carries_it_into_a_process_that_never_saw_the_file(game: Game, tmp_path):
    file = tmp_path / "game.starboard"
    saves.write(played(begun(game), 25), file)
    script = (
        "import sys; from pathlib import Path\n"
        "from starboard.games.registry import GAMES\n"
        "from starboard.kernel import saves; from starboard.kernel.fate import Fate\n"
        "loaded = saves.read(Path(sys.argv[1]), GAMES, Fate(1))\n"
        "title = loaded.match.game.own_scenarios.titles(loaded.setup.own)['en']\n"
        "print(loaded.notice or 'fits', title, end='')"
    )

    told = subprocess.run([sys.executable, "-c", script, str(file)], capture_output=True, text=True, check=True).stdout

    assert told == f"fits {game.own_scenarios.titles(example(game))['en']}"


@every_game_with_own
def test_a_state_alone_is_enough_even_where_the_text_was_forgotten(game: Game):
    plain = encode(played(begun(game), 25).state)
    forget(game)

    state = decode(game.state_kind, plain)

    assert game.impossible(state) == []
    assert game.setup_of(state).own == example(game)


@every_game_with_own
def test_no_seat_sees_the_text(game: Game):
    lines = [line for line in example(game).splitlines() if " = " in line]
    for mode in modes(game):
        match = played(begun(game, mode), 10)
        for eyes in eyes_of(match):
            shown = "\n".join(words_in(project(match.state, eyes)))

            assert [line for line in lines if line in shown] == []


@every_game_with_own
def test_a_bot_that_knows_the_text_can_think_about_a_view(game: Game):
    match = played(begun(game), 8)
    forget(game)
    seat = sorted(match.asks)[0]
    game.own_scenarios.read(example(game))

    pick = make_bot(good_bot(game.name), game.name, 1).answer(project(match.state, seat), match.asks[seat])

    assert match.asks[seat].allows(pick)


# --- refused ---


@every_game_with_own
def test_another_text_is_another_scenario(game: Game):
    text, mode = example(game), modes(game)[0]
    setup = set_up(offer_for(game, text), mode, 2, own=text)

    assert game.own_scenarios.read(other(text)).id != setup.scenario
    with pytest.raises(ImpossibleSetup):
        game.new(Setup(setup.mode, setup.seats, (), setup.scenario, None, other(text)))


@pytest.mark.parametrize("game", WITHOUT, ids=lambda game: game.name)
def test_a_game_without_own_scenarios_refuses_the_text(game: Game):
    setup = set_up(game.offer, game.offer.default_mode(2), 2)

    with pytest.raises(ImpossibleSetup):
        new_table(game, 2, own="a text")
    with pytest.raises(ImpossibleSetup):
        game.new(Setup(setup.mode, setup.seats, (), setup.scenario, None, "a text"))


@every_game_with_own
def test_a_save_with_a_broken_text_is_refused(game: Game):
    body = saves.open_save(saves.dump(played(begun(game), 5)))
    body.setup = Setup(body.setup.mode, body.setup.seats, (), body.setup.scenario, None, "nonsense")

    with pytest.raises(BrokenSave):
        saves.play(body, GAMES, Fate(1))


@every_game_with_own
@pytest.mark.parametrize(
    "text",
    [
        "",
        "x" * 70_000,
        "a = " + "[" * 5000,
        "a = " + "[" * 390,
        ".".join("a" * 300) + " = 1",
        "\n" * 20_000,
        "id = 1\nid = 2",
        "\x00",
    ],
)
def test_hostile_texts_are_refused_with_one_short_reason(game: Game, text: str):
    found = game.own_scenarios.problems(text)

    assert found and all(len(str(one)) < 600 for one in found)
    with pytest.raises(BrokenContent):
        game.own_scenarios.read(text)


# --- shown ---


@every_game_with_own
def test_markup_in_a_text_stays_what_it_is(game: Game):
    title = game.own_scenarios.titles(example(game))["en"]
    odd = example(game).replace(f'title = "{title}"', "title = '<b>{ $x }</b> \"[red]\\ {\"'")
    texts = Texts("en").adding(game.own_scenarios.texts(odd, "en"))

    said = say(texts, {"text": f"{game.name}-scenario-{game.own_scenarios.read(odd).id}", "args": {"x": "shown"}})

    assert said == '<b>{ $x }</b> "[red]\\ {"'


@every_game_with_own
def test_a_language_that_lacks_its_texts_has_the_main_ones(game: Game):
    reader, text = game.own_scenarios, example(game)

    assert "cs" not in reader.titles(text)
    assert reader.texts(text, "cs") == reader.texts(text, "en")
    assert reader.texts(text, "it").keys() == reader.texts(text, "en").keys()
    assert reader.texts(text, "it")[f"{game.name}-scenario-{reader.read(text).id}"] == reader.titles(text)["it"]


@every_game_with_own
def test_the_picture_holds_no_word_of_the_author(game: Game):
    picture = game.own_scenarios.picture(example(game))

    assert picture.startswith("<svg") and "<script" not in picture
    assert [text for text in game.own_scenarios.texts(example(game), "en").values() if text in picture] == []
