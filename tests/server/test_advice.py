"""Advice over the socket: what a good bot would answer, knowing what the seat knows, at tables with a coach alone."""

from typing import ClassVar

import pytest

from starboard.bots import base
from starboard.games.registry import GAMES
from starboard.kernel.encoding import encode
from starboard.server.network.rate_limits import LIMITS
from tests.kernel.test_inspect import Curious
from tests.server.lounge import TOY_TABLE, deal, values


class Wise:
    """Takes the last option, and shows what it was shown."""

    needs_view = True
    seen: ClassVar[list] = []

    def __init__(self, seed):
        pass

    def answer(self, view, ask):
        Wise.seen.append([player["hand"] for player in view["players"]])
        return "fly" if ask.kind == Wise.confused_by else ask.options[-1]

    confused_by = ""


@pytest.fixture(autouse=True)
def wise(monkeypatch):
    monkeypatch.setitem(GAMES, "toy", Curious())
    monkeypatch.setattr(base, "ANY_GAME", {"wise": Wise})
    monkeypatch.setattr(Wise, "seen", [])
    monkeypatch.setattr(Wise, "confused_by", "")


async def taught(here, *cards, **wishes):
    deal(here, *cards)
    return await here.party("Ada", "Bob", **{**TOY_TABLE, "bot": "", "open": True, "tutorial": True, **wishes})


async def test_advice_is_an_answer_to_the_question_by_what_the_seat_sees(lounge):
    async with lounge() as here:
        party = await taught(here, "ace", "stop")
        ada = party.screens[0]
        table = here.process.tables[party.table]
        before = encode(table.match.state), table.history.version

        reply = await ada.do("advise", ask=ada.ask["id"])

        assert reply == {"is": "advice", "n": ada.said, "ask": ada.ask["id"], "pick": values(ada.ask)[-1]}
        assert Wise.seen == [[["ace"], 1]], "the other hand is only counted"
        assert (encode(table.match.state), table.history.version) == before
        await ada.answer(reply["pick"])


async def test_only_tables_with_a_coach_give_advice(lounge):
    async with lounge() as here:
        party = await taught(here, "ace", "stop", tutorial=False)
        ada = party.screens[0]
        assert await ada.refused("advise", ask=ada.ask["id"]) == "advice-off"
        assert Wise.seen == []


async def test_only_whoever_is_asked_gets_advice(lounge):
    async with lounge() as here:
        party = await taught(here, "ace", "stop")
        ada, bob = party.screens
        eve = await (await here.guest("Eve")).look(party.table)
        asked = ada.ask["id"]
        assert await bob.refused("advise", ask=asked) == "not-asked"
        assert await eve.refused("advise", ask=asked) == "not-your-seat"
        await ada.answer()
        assert await ada.refused("advise", ask=asked) == "not-asked"


async def test_advice_that_is_no_answer_is_not_given(lounge, monkeypatch):
    async with lounge() as here:
        party = await taught(here, "ace", "stop")
        ada = party.screens[0]
        monkeypatch.setattr(Wise, "confused_by", ada.ask["kind"])
        assert await ada.refused("advise", ask=ada.ask["id"]) == "unexpected"
        await ada.answer()


async def test_advice_is_counted_by_person_and_leaves_room_for_decisions(lounge):
    async with lounge(rate_limits=True) as here:
        party = await taught(here, "ace", "stop")
        ada, again = party.screens[0], await party.host.look(party.table)
        for _ in range(LIMITS["advice"].amount):
            assert (await ada.do("advise", ask=ada.ask["id"]))["is"] == "advice"
        assert await again.refused("advise", ask=ada.ask["id"]) == "too-many-requests"
        await ada.answer()
