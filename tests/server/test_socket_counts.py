"""How many windows anybody may have open, and how many may look at one table."""

import asyncio
import contextlib

import pytest
import websockets

from starboard.server.tables import viewer
from starboard.server.wire.server_frames import ByeFrame
from tests.server.lounge import TOY_TABLE, Screen, until

pytestmark = pytest.mark.usefixtures("toy")


async def test_a_person_has_so_many_windows_and_no_more(lounge):
    async with lounge(sockets_per_person=3) as here:
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        ada = party.host
        more = [await ada.look(party.table) for _ in range(2)]

        refused = await ada.look(party.table)
        await refused.until(lambda screen: screen.closed, "turned away")

        assert (refused.close_code, refused.close_reason) == (4403, "too-many-windows")
        await party.screens[0].answer("walk")
        assert not more[0].closed and not party.screens[1].closed
        await more[0].turn_off()
        await until(
            lambda: here.app.state.socket_counts._open["person", ada.person["id"]] == 2, "it is counted no more"
        )
        again = await ada.look(party.table)
        assert again.view and not again.closed


async def test_many_windows_at_once_are_counted_too(lounge):
    async with lounge(sockets_per_person=5) as here:
        party = await here.party("Ada", "Bob", **TOY_TABLE)

        screens = await asyncio.gather(*[party.host.look(party.table) for _ in range(20)])
        await asyncio.gather(*[screen.until(lambda screen: screen.closed or screen.view) for screen in screens])

        assert len([screen for screen in screens if screen.view]) == 4
        await party.host.look_away()
        await party.guests[1].look_away()
        await until(lambda: not here.app.state.socket_counts._open, "nobody is counted any more")


async def test_an_address_has_so_many_sockets_behind_a_proxy_as_well(lounge):
    async with lounge(connections_per_address=3, proxies="127.0.0.1") as here:
        party = await here.party("Ada", "Bob", open=True, **TOY_TABLE)

        async def watch(address: str) -> Screen:
            screen = Screen(here.url, party.table, {"x-forwarded-for": address})
            party.host.screens.append(screen)
            await screen.connect()
            await screen.until(lambda screen: screen.closed or screen.view)
            return screen

        screens = [await watch("192.0.2.1") for _ in range(4)]
        other = await watch("192.0.2.2")

        assert [screen.close_reason for screen in screens] == ["", "", "", "too-many-connections"]
        assert other.view


async def test_a_crowded_table_lets_its_players_in(lounge):
    async with lounge(viewers_per_table=3) as here:
        party = await here.party("Ada", "Bob", open=True, **TOY_TABLE)
        eve = await here.guest("Eve")
        first, second = await eve.look(party.table), await eve.look(party.table)
        await second.until(lambda screen: screen.closed, "turned away")

        assert first.view and second.close_reason == "table-crowded"
        assert (await party.host.look(party.table)).view


async def test_who_leaves_while_the_door_opens_is_not_counted(lounge, monkeypatch):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        opened, go, knocking = here.process.table, asyncio.Event(), asyncio.Event()

        async def slowly(table_id):
            knocking.set()
            await go.wait()
            return await opened(table_id)

        monkeypatch.setattr(here.process, "table", slowly)
        screen = Screen(here.url, party.table, party.host.headers)
        looking = asyncio.create_task(screen.connect())
        await knocking.wait()
        looking.cancel()
        with contextlib.suppress(asyncio.CancelledError, websockets.WebSocketException, OSError):
            await looking
        go.set()

        await until(lambda: here.app.state.socket_counts._open.total() == 4, "only the two who are there are counted")
        assert len(here.process.tables[party.table].viewers) == 2
        await party.screens[0].answer("walk")


async def test_too_many_bytes_for_one_screen_send_it_away(lounge, monkeypatch):
    monkeypatch.setattr(viewer, "LARGEST_QUEUE", 10_000)
    async with lounge() as here:
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        slow = next(iter(here.process.tables[party.table].viewers))
        for _ in range(20):
            slow.send(ByeFrame("x" * 1000))  # nothing runs between

        assert slow.gone
