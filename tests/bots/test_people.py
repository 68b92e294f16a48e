"""The people that bots are: at every game, named once at a table, and no word of a game may be mistaken for them."""

import re
from pathlib import Path

import pytest

from starboard.bots.base import bots_for, make_bot
from starboard.bots.people import PEOPLE, BotPlayer, bot_players, seated_bots, strengths, usual_player
from starboard.games.folders import part_of
from starboard.games.registry import GAMES

WEB = Path(__file__).parents[2] / "web" / "src" / "kit" / "portraits"


@pytest.mark.parametrize("game", [*GAMES, "unheard-of"])
def test_everybody_can_play_every_game_at_every_strength(game: str):
    players = bot_players(game)

    assert {(player.who, player.strength) for player in players.values()} == {
        (who, strength) for who in PEOPLE for strength in strengths(game) or ("",)
    }
    for name in players:
        assert make_bot(name, game, 1) is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_temper_is_there_only_where_the_games_bots_can_play_it(game: str):
    tempers = getattr(part_of(game, "bots"), "TEMPERS", ())

    for player in bot_players(game).values():
        assert player.temper == (PEOPLE[player.who] if PEOPLE[player.who] in tempers else "")


@pytest.mark.parametrize("game", GAMES)
def test_a_name_is_either_a_kind_a_strength_or_somebody(game: str):
    names = [*bots_for(game), *strengths(game), *bot_players(game)]

    assert len(names) == len(set(names)) and max(len(name) for name in names) <= 40


def test_nobody_is_seated_twice_while_others_are_free():
    taken: list[str] = []
    for _ in PEOPLE:
        taken.append(usual_player("nemesis", "easy", taken))

    known = bot_players("nemesis")
    assert [known[bot].who for bot in taken] == list(PEOPLE)
    assert usual_player("nemesis", "", taken) == "odile-sharp", "then they come again"


def test_a_bot_known_by_its_kind_alone_goes_by_a_free_name():
    seated = seated_bots("nemesis", [(0, "scripted"), (2, "odile-easy"), (3, "random")])

    assert seated == {
        0: BotPlayer("scripted", "sefu", "", ""),
        2: BotPlayer("odile-easy", "odile", "cautious", "easy"),
        3: BotPlayer("random", "brack", "", ""),
    }


def test_everybody_has_a_face():
    drawn = re.findall(r"^  (\w+): \{ skin", (WEB / "botFaces.ts").read_text(), re.MULTILINE)

    assert drawn == list(PEOPLE)


def test_every_temper_has_a_mark():
    marked = re.findall(r"^  (\w+): \"", (WEB / "tempers.ts").read_text(), re.MULTILINE)

    assert set(marked) == set(PEOPLE.values())
