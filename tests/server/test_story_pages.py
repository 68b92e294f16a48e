"""Story pages at a table: everybody sees who has read, bots read at once, and nobody waits for ever for the absent."""

import asyncio

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.pages import READ
from starboard.server.api import passages
from starboard.server.tables import page_timer
from tests.kernel.test_pages import LETTER_FACTS, STORY
from tests.server.lounge import TOY_TABLE, until

STORY_TABLE = {**TOY_TABLE, "game": "story", "open": True}

TEXTS = """
# A captain writes.
story-page-letter = A letter
toy-letter-1 = Come home, { -friend }.
toy-letter-2 = { toy-signed }
toy-signed = The captain
toy-offer-1 = Nobody may read this yet.
-friend = friend
-enemy = enemy
"""


@pytest.fixture(autouse=True)
def story(monkeypatch):
    monkeypatch.setitem(GAMES, "story", STORY)


@pytest.fixture
def soon(monkeypatch):
    monkeypatch.setattr(page_timer, "AWAY_SECONDS", 0.1)


async def shown(screen, page, *read):
    """Until the screen shows that these have read the page."""
    await screen.until(
        lambda screen: screen.view["page"] and screen.view["page"]["page"] == page
        and screen.view["page"]["read"] == list(read), f"{page} is read by {read}",
    )  # fmt: skip


async def go_away(here, party, seat):
    guest = party.guests[seat]
    await guest.look_away()
    table = here.process.tables[party.table]
    await until(lambda: seat not in table.presence.seats(), "the table has noticed")
    return table


async def test_everybody_sees_the_page_and_who_has_read_it(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", "Cem", **STORY_TABLE)
        watching = await (await here.guest("Eve")).look(party.table)
        for screen in (*party.screens, watching):
            assert screen.view["page"] == {**LETTER_FACTS, "read": []}
            assert [event["kind"] for event in screen.log] == ["page"]
        await party.screens[1].answer(READ)
        for screen in (*party.screens, watching):
            await shown(screen, "letter", 1)
        assert party.screens[1].ask is None and party.screens[0].ask["confirm"]
        await party.screens[0].answer(READ)
        await party.screens[2].answer(READ)
        for screen in (*party.screens, watching):
            await shown(screen, "offer")
        for screen in party.screens:
            await screen.answer("accept")
        await watching.until(lambda screen: screen.over, "the story is over")
        assert watching.view["page"] is None


async def test_what_others_choose_on_a_page_is_not_shown_before_all_have_read(lounge):
    async with lounge() as here:
        seen = []
        for choice in ("accept", "refuse"):
            party = await here.party("Ada", "Bob", "Cem", **STORY_TABLE)
            for screen in party.screens:
                await screen.answer(READ)
            await party.screens[1].answer(choice)
            await shown(party.screens[0], "offer", 1)
            seen.append([frame for frame in party.screens[0].frames if frame["is"] == "update"])
        assert seen[0] == seen[1]


async def test_a_choice_may_be_changed_until_all_have_read(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", "Cem", **STORY_TABLE)
        ada, bob, cem = party.screens
        for screen in party.screens:
            await screen.answer(READ)
        await shown(ada, "offer")
        await ada.answer("accept")
        await shown(bob, "offer", 0)
        chosen = ada.view["chosen"]
        assert chosen["value"] == "accept" and bob.view["chosen"] is None
        await ada.done("answer", ask=chosen["ask"]["id"], pick="refuse")
        await ada.until(lambda screen: screen.view["chosen"]["value"] == "refuse", "another choice")
        assert await ada.refused("answer", ask=ada.view["chosen"]["ask"]["id"], pick="steal") == "illegal-answer"
        await shown(bob, "offer", 0)  # she has read it all the while
        late = ada.view["chosen"]["ask"]["id"]
        await bob.answer("refuse")
        await cem.answer("accept")
        await ada.until(lambda screen: screen.over, "all have read")
        assert ada.view["chosen"] is None
        assert ada.log[-1]["args"] == {"page": "offer", "choice": "refuse"}
        assert await ada.refused("answer", ask=late, pick="accept") in ("game-over", "already-decided")


async def test_bots_read_at_once(lounge):
    async with lounge() as here:
        party = await here.party("Ada", bots=2, **STORY_TABLE)
        await shown(party.screens[0], "letter", 1, 2)
        await party.screens[0].answer(READ)
        await party.screens[0].until(lambda screen: screen.view["page"]["page"] == "offer", "the next page")


async def test_somebody_who_is_away_does_not_hold_up_a_page_that_the_others_have_read(lounge, soon):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", "Cem", **STORY_TABLE)
        await go_away(here, party, 2)
        await party.screens[0].answer(READ)
        await asyncio.sleep(0.3)
        assert party.screens[0].view["page"]["read"] == [0], "Bob is here and reads"
        await party.screens[1].answer(READ)
        await shown(party.screens[0], "offer")
        again = await party.guests[2].look(party.table)
        assert [event["kind"] for event in again.log] == ["page", "page"], "the page is in the log"


async def test_whoever_comes_back_in_time_still_reads(lounge, monkeypatch):
    monkeypatch.setattr(page_timer, "AWAY_SECONDS", 60.0)
    async with lounge() as here:
        party = await here.party("Ada", "Bob", "Cem", **STORY_TABLE)
        table = await go_away(here, party, 2)
        for screen in party.screens[:2]:
            await screen.answer(READ)
        await until(lambda: table.timers.pages.busy, "somebody is waited for")
        back = await party.guests[2].look(party.table)
        await until(lambda: not table.timers.pages.busy, "Cem reads")
        await back.answer(READ)
        await shown(party.screens[0], "offer")


async def test_nobodys_choice_is_made_for_them_and_an_empty_table_waits(lounge, soon):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", "Cem", **STORY_TABLE)
        for seat in range(3):
            table = await go_away(here, party, seat)
        await asyncio.sleep(0.3)
        assert table.match.waiting == [0, 1, 2], "nobody has read it"
        await party.gather_again()
        for screen in party.screens:
            await screen.answer(READ)
        await go_away(here, party, 2)
        for screen in party.screens[:2]:
            await screen.answer("accept")
        await asyncio.sleep(0.3)
        assert table.match.waiting == [2], "Cem has a choice to make"


async def test_at_a_table_over_days_the_absent_have_half_a_day(lounge, soon, monkeypatch):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", "Cem", **STORY_TABLE, pace="async")
        table = await go_away(here, party, 2)
        for screen in party.screens[:2]:
            await screen.answer(READ)
        await asyncio.sleep(0.3)
        assert table.match.waiting == [2]
        table.history.at -= page_timer.ASYNC_SECONDS
        await go_away(here, party, 1)
        party.screens[1] = await party.guests[1].look(party.table)
        table.timers.pages.stop()
        table.timers.pages.watch()
        await shown(party.screens[0], "offer")


async def test_a_passage_is_sent_when_the_table_has_reached_it(lounge, monkeypatch, tmp_path):
    file = tmp_path / "story.ftl"
    file.write_text(TEXTS)
    passages._story.cache_clear()
    monkeypatch.setattr(passages, "story_files", lambda lang, game: [file])
    async with lounge() as here:
        party = await here.party("Ada", "Bob", "Cem", **{**STORY_TABLE, "open": False})
        path = f"{party.path}/passages"
        sent = await party.guests[1].ask("GET", f"{path}/letter/de")
        assert sent.status_code == 200 and sent.headers["content-type"].startswith("text/plain")
        assert sent.text.splitlines() == [
            "story-page-letter = A letter", "", "toy-letter-1 = Come home, { -friend }.", "",
            "toy-letter-2 = { toy-signed }", "", "-friend = friend", "", "toy-signed = The captain",
        ]  # fmt: skip
        assert await party.host.refused("GET", f"{path}/offer/en") == "no-such-page"
        assert await party.host.refused("GET", f"{path}/letter/xx") == "bad-request"
        assert await (await here.guest("Eve")).refused("GET", f"{path}/letter/en") == "not-a-member"
        for screen in party.screens:
            await screen.answer(READ)
        assert "Nobody may read" in (await party.host.ask("GET", f"{path}/offer/en")).text
    passages._story.cache_clear()
