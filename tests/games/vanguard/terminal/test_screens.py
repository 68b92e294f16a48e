"""ISS Vanguard on a terminal: the drawn planet, its panels, the same in sentences, cards looked up, the end."""

from typing import Any

import pytest

from starboard.cli.language import find_texts
from starboard.cli.presenter import presenter_for
from starboard.games.vanguard.content.planet_file import PLANETS
from starboard.games.vanguard.plugin import GAME
from starboard.games.vanguard.terminal.look import everything, look
from starboard.games.vanguard.terminal.planet_map import draw
from starboard.games.vanguard.testing.table import VanguardTable
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.playout import random_answer
from starboard.kernel.seat_view import view
from starboard.kernel.setup import set_up
from starboard.texts import Texts

LANGUAGES = ("en", "it", "de", "cs")
TEXTS = Texts("en")


def rows(table: VanguardTable, numbered: dict[int, int] | None = None) -> list[str]:
    return [line.plain.rstrip() for line in draw(table.g, TEXTS, 0, numbered or {})]


def test_crew_lander_and_threats_stand_in_their_sectors():
    table = VanguardTable()
    table.crew("security", 1)
    table.crew("engineering", 1)
    table.threat("th01", 3)
    drawn = "\n".join(rows(table))
    assert "[1 SE▲]" in drawn
    assert "[3 !]" in drawn
    assert "[2]" in drawn


def test_sectors_of_the_question_have_the_number_of_their_option():
    table = VanguardTable()
    table.crew("science", 1)
    assert "[2]=4" in "\n".join(rows(table, {2: 4}))


def test_a_sector_that_is_not_in_play_is_drawn_in_round_brackets():
    table = VanguardTable()
    table.crew("science", 1)
    table.sector(4).shut = True
    assert "(4)" in "\n".join(rows(table))


@pytest.mark.parametrize("lang, planet", list(zip(LANGUAGES, PLANETS, strict=True)))
def test_every_screen_of_a_whole_game_can_be_shown(lang: str, planet: str):
    texts, shows = find_texts(lang), presenter_for("vanguard")
    mode = "tutorial" if planet == "cinder" else "expedition"
    match = Match(GAME, GAME.new(set_up(GAME.offer, mode, 2, scenario=planet)), Fate(3))
    fate = Fate(4)
    for number in range(300):
        if match.over:
            break
        seat = min([seat for seat, ask in match.asks.items() if not ask.standby])
        if number % 15 == 0:
            for said in screens(shows, view(match, seat), texts, seat):
                assert "{" not in said and "vanguard-" not in said, said
        match.answer(seat, random_answer(match.asks[seat], fate))


def screens(shows: Any, seen: dict[str, Any], texts: Texts, seat: int) -> list[str]:
    """Everything that the terminal can say of a view."""
    lines = [shows.name(seen, texts, seat), shows.title(seen, texts), *shows.legend(seen, texts)]
    if seen["state"]["sectors"]:
        lines += [line.plain for line in shows.picture(seen, texts)]
        lines += [*shows.linear(seen, texts), *shows.here(seen, texts), *shows.hand(seen, texts)]
        lines += [" ".join(line) for line in [*shows.mine(seen, texts), *shows.others(seen, texts)]]
    return lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_looked_up(lang: str):
    texts = find_texts(lang)
    cards = list(everything(texts))
    assert [message for message, does in cards if not does] == ["vanguard-unique-1"], "it is of use on the ship alone"
    assert not [message for message, does in cards if "{" in does]
    for message, _ in cards[::25]:
        assert texts.text(message) in "\n".join(look(texts, texts.text(message)))


def test_whoever_looks_for_part_of_a_name_finds_it():
    assert look(TEXTS, "hold the l")[0] == "Hold the Line"
    assert look(TEXTS, "no such thing at all") == []
