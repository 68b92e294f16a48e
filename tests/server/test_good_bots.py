"""Wherever a bot is seated that nobody asked for by name, it is the game's good one."""

from pathlib import Path
from typing import Any

import pytest

from starboard.bots.base import bots_for, good_bot
from starboard.games.registry import GAMES

RECORDED = Path(__file__).parents[1] / "games" / "nemesis" / "replays" / "05-semi-coop-3.starboard"
GOOD = good_bot("nemesis")


def bots_at(table: dict[str, Any]) -> list[str | None]:
    return [seat["bot"] for seat in table["seats"]]


@pytest.mark.parametrize("game", GAMES)
def test_the_good_bot_does_not_play_at_random_where_a_better_one_knows_the_game(game: str):
    assert good_bot(game) == bots_for(game)[0] != "random"
    assert bots_for(game)[-1] == "random"


def test_a_game_without_a_bot_of_its_own_has_the_random_one():
    assert good_bot("unheard-of") == "random"


async def test_the_list_of_games_says_which_bot_is_the_good_one_and_has_it_first(lounge):
    async with lounge() as here:
        ada = await here.guest()

        for game in await ada.ok("GET", "/api/games"):
            assert game["bots"][0] == game["good_bot"] == good_bot(game["name"])


async def test_a_new_table_has_good_bots_and_random_ones_only_by_name(lounge):
    async with lounge() as here:
        ada = await here.guest()

        for wish in ({}, {"bot": ""}):
            table = await ada.ok("POST", "/api/tables", json={"game": "nemesis", "seats": 3, "bots": 2, **wish})
            assert bots_at(table) == [None, GOOD, GOOD]
        table = await ada.ok("POST", "/api/tables", json={"game": "nemesis", "seats": 3, "bots": 2, "bot": "random"})
        assert bots_at(table) == [None, "random", "random"]


async def test_a_seat_filled_a_stand_in_and_who_follows_those_who_go_are_good_bots(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", "Cid", seats=4, start=False)
        ada, bob, _ = party.guests
        await ada.ok("POST", f"{party.path}/seats/3/bot", json={})
        await ada.ok("POST", f"{party.path}/start")

        await ada.ok("POST", f"{party.path}/seats/0/bot", json={})
        await bob.ok("POST", f"{party.path}/seats/1/leave")
        table = await ada.ok("POST", f"{party.path}/seats/2/kick")

        assert bots_at(table) == [GOOD] * 4


async def test_an_imported_and_a_forked_game_have_good_bots(lounge):
    async with lounge() as here:
        ada = await here.guest()
        recorded = RECORDED.read_bytes()

        table = await ada.ok("POST", "/api/import", content=recorded)
        fork = await ada.ok("POST", f"/api/tables/{table['id']}/fork", json={"step": 20, "seat": 1})

        assert bots_at(table) == [None, GOOD, GOOD]
        assert bots_at(fork) == [GOOD, None, GOOD]
