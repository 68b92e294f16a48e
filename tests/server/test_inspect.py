"""Queries of a screen over the socket: answered from what its seat sees, changing nothing, and not too often."""

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.encoding import encode
from starboard.server.network.rate_limits import LIMITS
from tests.kernel.test_inspect import HANDS, Curious
from tests.server.lounge import TOY_TABLE, deal
from tests.server.test_reaction_windows import anonymous


@pytest.fixture(autouse=True)
def curious(monkeypatch):
    monkeypatch.setitem(GAMES, "toy", Curious())


async def curious_table(here, *cards, **wishes):
    deal(here, *cards)
    return await here.party("Ada", "Bob", **{**TOY_TABLE, "open": True, **wishes})


async def test_a_query_is_answered_with_the_eyes_of_whoever_asks(lounge):
    async with lounge() as here:
        party = await curious_table(here, "ace", "stop")
        watching = await (await here.guest("Eve")).look(party.table)
        ada, bob, eve = [await screen.do("inspect", query=HANDS) for screen in (*party.screens, watching)]

        assert ada["is"] == "inspected" and ada["version"] == party.screens[0].version
        assert [reply["answer"]["hands"] for reply in (ada, bob, eve)] == [[["ace"], 1], [1, ["stop"]], [1, 1]]


async def test_a_query_has_no_effect(lounge):
    async with lounge() as here:
        party = await curious_table(here, "ace", "stop")
        first, second = party.screens
        table = here.process.tables[party.table]
        await second.do("inspect", query=HANDS)  # whatever was sent before has arrived
        before, version, heard = encode(table.match.state), table.history.version, len(second.frames)
        await first.do("inspect", query=HANDS)
        assert (encode(table.match.state), table.history.version) == (before, version)
        assert (await first.resync())["view"] == first.view
        await second.do("inspect", query=HANDS)
        assert len(second.frames) == heard + 1, "nobody else is told anything"


async def test_twins_are_answered_alike_until_the_difference_comes_to_light(lounge):
    """Ada may not know what Bob holds; she asks at two tables that differ in nothing else."""
    async with lounge() as here:
        seen = []
        for cards in (("ace", "stop"), ("ace", "king"), ("two", "stop")):
            party = await curious_table(here, *cards)
            for query in (HANDS, {"kind": "broken"}, {"kind": "fly"}):
                await party.screens[0].do("inspect", query=query)
            seen.append([anonymous(party, raw) for raw in party.screens[0].raw])
        assert seen[0] == seen[1]
        assert seen[0] != seen[2], "her own card makes a difference"


async def test_what_the_game_does_not_answer_is_refused(lounge):
    async with lounge() as here:
        party = await curious_table(here, "ace", "stop", start=False)
        first = party.screens[0]
        assert await first.refused("inspect", query=HANDS) == "not-started"
        await party.host.ok("POST", f"{party.path}/start")
        await first.until(lambda screen: screen.view is not None, "the game has started")
        assert await first.refused("inspect", query={"kind": "fly"}) == "bad-request"
        assert await first.refused("inspect", query={"kind": "nonsense"}) == "bad-request"
        assert await first.refused("inspect", query={"kind": "broken"}) == "unexpected"
        assert await first.refused("inspect", query="hands") == "bad-frame"
        assert await first.refused("inspect", query={"kind": {"of": "hands"}}) == "bad-frame"
        assert await first.refused("inspect", query={str(number): 1 for number in range(11)}) == "bad-frame"
        await first.answer()  # and the socket is as good as before


async def test_queries_are_counted_by_person_and_leave_room_for_decisions(lounge):
    async with lounge(rate_limits=True) as here:
        party = await curious_table(here, "ace", "stop")
        first, second = party.screens[0], await party.host.look(party.table)
        most = LIMITS["inspect"].amount
        assert most < LIMITS["message"].amount
        replies = [await first.do("inspect", query=HANDS) for _ in range(most)]
        assert {reply["is"] for reply in replies} == {"inspected"}
        assert await second.refused("inspect", query=HANDS) == "too-many-requests"
        await first.answer()
        assert (await party.screens[1].do("inspect", query=HANDS))["is"] == "inspected"
