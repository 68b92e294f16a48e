"""Wherever a bot is seated that nobody asked for by name, it is somebody, and plays as well as the game's bots can."""

from pathlib import Path
from typing import Any

import pytest

from starboard.bots.base import bots_for, good_bot
from starboard.bots.people import PEOPLE, bot_players, strengths
from starboard.games.registry import GAMES

RECORDED = Path(__file__).parents[1] / "games" / "nemesis" / "replays" / "05-semi-coop-3.starboard"
STAND_IN = good_bot("nemesis")


def bots_at(table: dict[str, Any]) -> list[str | None]:
    return [seat["bot"] for seat in table["seats"]]


def best(*people: str | None) -> list[str | None]:
    """These people at their strongest, as seats keep them."""
    return [None if who is None else f"{who}-{strengths('nemesis')[-1]}" for who in people]


def people_at(table: dict[str, Any]) -> list[str | None]:
    return [seat["bot_is"] and seat["bot_is"]["who"] for seat in table["seats"]]


@pytest.mark.parametrize("game", GAMES)
def test_the_good_bot_does_not_play_at_random_where_a_better_one_knows_the_game(game: str):
    assert good_bot(game) == bots_for(game)[0] != "random"
    assert bots_for(game)[-1] == "random"


def test_a_game_without_a_bot_of_its_own_has_the_random_one():
    assert good_bot("unheard-of") == "random"


async def test_the_list_of_games_says_which_bot_is_the_good_one_and_who_can_be_seated(lounge):
    async with lounge() as here:
        ada = await here.guest()

        for game in await ada.ok("GET", "/api/games"):
            assert game["bots"][0] == game["good_bot"] == good_bot(game["name"])
            assert [one["name"] for one in game["bot_players"]] == list(bot_players(game["name"]))
            assert game["strengths"] == list(strengths(game["name"]))
            assert {one["who"] for one in game["bot_players"]} == set(PEOPLE)


async def test_a_new_table_has_good_bots_and_random_ones_only_by_name(lounge):
    async with lounge() as here:
        ada = await here.guest()

        for wish in ({}, {"bot": ""}):
            table = await ada.ok("POST", "/api/tables", json={"game": "nemesis", "seats": 3, "bots": 2, **wish})
            assert bots_at(table) == best(None, "odile", "sefu")
        table = await ada.ok("POST", "/api/tables", json={"game": "nemesis", "seats": 3, "bots": 2, "bot": "random"})
        assert bots_at(table) == [None, "random", "random"]
        assert people_at(table) == [None, "odile", "sefu"], "somebody all the same"


async def test_bots_are_asked_for_by_strength_by_who_they_are_or_one_by_one(lounge):
    async with lounge() as here:
        ada = await here.guest()

        table = await ada.ok("POST", "/api/tables", json={"game": "nemesis", "seats": 4, "bots": 3, "bot": "easy"})
        path = f"/api/tables/{table['id']}"
        assert [seat["bot_is"] for seat in table["seats"]] == [
            None,
            {"who": "odile", "temper": "cautious", "strength": "easy"},
            {"who": "sefu", "temper": "loyal", "strength": "easy"},
            {"who": "brack", "temper": "reckless", "strength": "easy"},
        ]
        table = await ada.ok("POST", f"{path}/seats/2/bot", json={"bot": "wren-steady"})
        assert bots_at(table)[1:] == ["odile-easy", "wren-steady", "brack-easy"]
        table = await ada.ok("POST", f"{path}/seats/2/bot", json={"bot": ""})
        assert people_at(table) == [None, "odile", "sefu", "brack"], "nobody twice"
        for wrong in ("nobody", "wren-brave", "wren"):
            assert await ada.refused("POST", f"{path}/seats/2/bot", json={"bot": wrong}) == "bad-request"
        seats = [{"who": "me"}, {"who": "bot", "bot": "noor-easy"}, {"who": "bot"}, {"who": "bot", "bot": "steady"}]
        table = await ada.ok("POST", "/api/tables", json={"game": "nemesis", "seats": seats})
        assert bots_at(table) == [None, "noor-easy", "odile-sharp", "sefu-steady"]


async def test_a_seat_filled_a_stand_in_and_who_follows_those_who_go_are_good_bots(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", "Cid", seats=4, start=False)
        ada, bob, _ = party.guests
        await ada.ok("POST", f"{party.path}/seats/3/bot", json={})
        await ada.ok("POST", f"{party.path}/start")

        await ada.ok("POST", f"{party.path}/seats/0/bot", json={})
        await bob.ok("POST", f"{party.path}/seats/1/leave")
        table = await ada.ok("POST", f"{party.path}/seats/2/kick")

        assert bots_at(table) == [STAND_IN, *best("sefu", "brack", "odile")]
        assert people_at(table) == ["noor", "sefu", "brack", "odile"], "a stand-in is nobody who is here already"


async def test_an_imported_and_a_forked_game_have_good_bots(lounge):
    async with lounge() as here:
        ada = await here.guest()
        recorded = RECORDED.read_bytes()

        table = await ada.ok("POST", "/api/import", content=recorded)
        fork = await ada.ok("POST", f"/api/tables/{table['id']}/fork", json={"step": 20, "seat": 1})

        assert bots_at(table) == best(None, "odile", "sefu")
        assert bots_at(fork) == best("odile", None, "sefu")
