"""Whole games over real sockets: what every screen shows is what the table is."""

import asyncio
import random

import msgspec
import pytest

from starboard.kernel.visibility import SPECTATOR
from starboard.server.wire.frames import view_for
from tests.server.lounge import any_legal, play_to_the_end, until


def as_sent(value):
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize(
    "people, bots, mode", [(1, 1, "semi-coop"), (2, 1, "coop"), (3, 1, "semi-coop"), (2, 3, "semi-coop")]
)
async def test_screens_show_the_table_at_every_step_of_a_whole_game(lounge, people, bots, mode):
    async with lounge(seed=people * 10 + bots) as here:
        party = await here.party(*["Ada", "Bob", "Cem", "Dot"][:people], bots=bots, mode=mode, open=True)
        watching = await (await here.guest("Eve")).look(party.table)
        screens = [*party.screens, watching]
        table = here.process.tables[party.table]

        players = [
            asyncio.create_task(play_to_the_end(screen, any_legal(random.Random(seat))))
            for seat, screen in enumerate(party.screens)
        ]
        compared = 0
        while not all(player.done() for player in players):
            async with table.lock:
                views = [as_sent(view_for(table.match, seat)) for seat in (SPECTATOR, *range(people))]
                wanted = {view["seat"]: view for view in views}
                version = table.history.version
                await until(
                    lambda now=version: all(screen.version == now for screen in screens), "everybody is in step"
                )
                await asyncio.sleep(0)
                for screen in screens:
                    if screen.version == version and not table.match.window:
                        assert screen.view == wanted[screen.view["seat"]]
                        compared += 1
        await asyncio.gather(*players)

        assert compared > 20
        for screen in screens:
            await screen.until(lambda screen: screen.over and screen.table["status"] == "over", "the end")
            before = screen.view, screen.version, screen.log
            fresh = await screen.resync()
            assert (fresh["view"], fresh["version"]) == before[:2]
            assert [event["n"] for event in fresh["events"]] == [
                event["n"] for event in before[2][-len(fresh["events"]) :]
            ]
            assert not screen.broken
