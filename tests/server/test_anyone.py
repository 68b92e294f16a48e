"""A question that anybody may answer: the first counts, the slower are told so, and bots leave it to people."""

import asyncio

import pytest

from starboard.games.registry import GAMES
from tests.kernel.test_anyone import VOLUNTEERS
from tests.server.lounge import TOY_TABLE, until

TABLE = {**TOY_TABLE, "game": "volunteers", "open": True}


@pytest.fixture(autouse=True)
def volunteers(monkeypatch):
    monkeypatch.setitem(GAMES, "volunteers", VOLUNTEERS)


async def in_round(screen, number: int) -> None:
    await screen.until(lambda screen: screen.view["state"]["round"] == number, f"round {number}")


async def test_the_first_decides_and_the_slower_are_told_so(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", "Cem", **TABLE)
        ada, bob, cem = party.screens
        late = ada.ask["id"]

        await bob.answer("far")
        await in_round(ada, 1)

        assert await ada.refused("answer", ask=late, pick="near") == "already-decided"
        assert ada.ask["id"] != late and cem.view["waiting"] == [0, 1, 2]
        await ada.answer("near")
        await in_round(cem, 2)
        assert [player["guess"] for player in cem.view["state"]["players"]] == ["near", "far", ""]


async def test_of_two_who_answer_at_once_one_is_first(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", "Cem", **TABLE)
        asks = [screen.ask["id"] for screen in party.screens]

        answers = await asyncio.gather(
            *[screen.do("answer", ask=ask, pick="far") for screen, ask in zip(party.screens, asks, strict=True)]
        )

        assert sorted(answer["is"] for answer in answers) == ["done", "refused", "refused"]
        await in_round(party.screens[0], 1)


async def test_bots_leave_it_to_people_and_decide_where_there_are_none(lounge):
    async with lounge(stand_in_seconds=0) as here:
        party = await here.party("Ada", bots=2, **TABLE)
        ada, table = party.screens[0], here.process.tables[party.table]
        await asyncio.sleep(0.2)
        assert ada.view["state"]["round"] == 0 and ada.view["waiting"] == [0, 1, 2]
        await ada.answer("near")
        await in_round(ada, 1)

        await party.host.ok("POST", f"{party.path}/seats/0/bot", json={})

        await until(lambda: table.match.over, "the bots have played to the end")


async def test_the_table_comes_back_with_the_same_question(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", **TABLE)
        await party.screens[1].answer("far")
        await in_round(party.screens[0], 1)
        before = party.screens[0].ask["id"]

        await here.restart()
        await party.gather_again()

        assert party.screens[0].ask["id"] == before
        await party.screens[0].answer("near")
        await in_round(party.screens[1], 2)
