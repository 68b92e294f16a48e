"""The plug is pulled anywhere in a campaign: no chapter is half over, none is begun twice, nothing is lost."""

import asyncio
import random

import httpx
import pytest
from sqlalchemy import select

from starboard.kernel.campaign import grown
from starboard.server.campaigns.trees import tree_of
from starboard.server.settings import Settings
from starboard.server.storage import schema
from starboard.server.storage.chapter_ends import ChapterEnd, ChapterGoesOn
from starboard.server.storage.moves import Move, Summary
from starboard.server.storage.records import CampaignRecord, ChapterRecord, PersonRecord, SeatRecord, TableRecord
from starboard.server.storage.store import Store
from tests.server.lounge import Guest, Lounge, serve_process
from tests.server.voyages import Crew, first_chapter

pytestmark = pytest.mark.usefixtures("voyage")

SHELF = "tests.kernel.toy_campaign"


async def whole(store: Store, campaign: str) -> CampaignRecord:
    """The campaign as it is on disk, if it is a tree, and each chapter is over exactly if its table is."""
    record = await store.campaigns.campaign(campaign)
    grown(tree_of(record).first, tree_of(record).chapters)
    for chapter in record.chapters:
        table = await store.table(chapter.table)
        sheet = await store.campaigns.sheet(campaign, chapter.number)
        over = table.results is not None
        assert (chapter.following is not None, sheet is not None, chapter.ended is not None) == (over, over, over)
        assert table.sheet == await store.campaigns.sheet(campaign, chapter.parent), "it began from the sheet before"
    return record


async def test_a_killed_server_has_lost_no_chapter_and_begun_none_twice(tmp_path):
    dice = random.Random(5)
    async with serve_process(tmp_path, shelf=SHELF) as served:
        ada = await Guest.arrive(served.url, "Ada")
        info = await ada.ok("POST", "/api/campaigns", json={"game": "voyage", "name": "Test"})
        party = Crew([ada], info["id"])
        known = 0  # chapters that were acknowledged as over
        for _ in range(5):
            playing = asyncio.create_task(_sail(party))
            await asyncio.sleep(dice.uniform(0.2, 1.2))
            served.kill()
            await asyncio.wait([playing], timeout=20)
            playing.cancel()
            await ada.look_away()
            store = Store(served.environment["STARBOARD_DATABASE"])
            record = await whole(store, party.campaign)
            await store.close()
            over = sum(chapter.following is not None for chapter in record.chapters)
            assert over >= known
            known = over
            await served.start()
        assert len(record.chapters) >= 2
        await ada.go_home()


async def _sail(party: Crew) -> None:
    """Play on, chapter after chapter: what is not over is finished first, then the next or another branch begins."""
    try:
        while True:
            chapters = (await party.info())["chapters"]
            open_ones = [one for one in chapters if not one["over"]]
            if open_ones:
                party.table = open_ones[0]["table"]
                if open_ones[0]["status"] == "lobby":
                    await party.sit_and_start()
                else:
                    party.screens = [await party.host.look(party.table)]
                await party.play()
                await party.look_away()
            elif chapters and chapters[-1]["following"]:
                await party.begin(chapters[-1]["number"], seats=1)
            else:
                await party.begin(0, branch=len([one for one in chapters if one["parent"] == 0]), seats=1)
    except (httpx.HTTPError, AssertionError, OSError):  # the plug was pulled
        return


# --- two processes ---


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'shared.db'}"
    return Settings(database=request.getfixturevalue("postgres_database")).database


def table(name: str) -> TableRecord:
    return TableRecord(
        id=name, name="T", game="voyage", mode="plain", options=[], rules_version="1", invite="i", host="ada",
        status="playing", pace="live", open=False, odds=True, spectators=True, tutorial=False, reaction_seconds=8.0,
        forked_from=None, created=1.0, updated=1.0, waiting=[], results=None, scenario="harbour",
        seats=[SeatRecord(0, person="ada", roles=["captain"])], members={"ada"},
    )  # fmt: skip


END = Summary("over", [], {"gold": 1}, ended=ChapterEnd({"schema": 1, "of": "one"}, ["reef"]))
BACK = Summary("playing", [0], None, withdrawn=True)


async def shared(address: str) -> tuple[Store, Store]:
    """Two stores over one database, with a campaign whose first chapter is being played."""
    here, there = Store(address), Store(address)
    await here.people.add(PersonRecord("ada", "Ada"), "hash")
    campaign = CampaignRecord("c1", "C", "voyage", "voyage", "plain", [], "ada", 1.0, 1.0)
    assert await here.campaigns.add(campaign, "{}", 10)
    begun = await here.campaigns.begin(ChapterRecord("c1", 0, 0, 0, "harbour", 1.0), table("t1"), 10)
    assert begun.new and begun.chapter.number == 1
    return here, there


def move(seq: int, kind: str = "answer") -> Move:
    return Move("t1", seq, kind, 0, 5.0 + seq, {"entries": []})


async def test_of_many_who_begin_a_chapter_one_does_and_all_get_it(address):
    here, there = await shared(address)
    await here.append(move(0), END)
    wish = ChapterRecord("c1", 0, 1, 0, "reef", 2.0)
    found = await asyncio.gather(
        *[store.campaigns.begin(wish, table(f"n{at}"), 99) for at, store in enumerate([here, there] * 4)]
    )
    assert sorted(one.new for one in found) == [False] * 7 + [True]
    assert len({one.chapter.table for one in found}) == 1 and {one.chapter.number for one in found} == {2}
    with here.engine.connect() as db:
        assert len(db.execute(select(schema.tables.c.id)).all()) == 2, "the losers leave no table behind"
    await here.close()
    await there.close()


@pytest.mark.parametrize("goes_on_first", [False, True])
async def test_an_end_is_taken_back_or_gone_on_from_but_never_both(address, goes_on_first):
    here, there = await shared(address)
    await here.append(move(0), END)
    next_one = there.campaigns.begin(ChapterRecord("c1", 0, 1, 0, "reef", 2.0), table("n"), 99)
    back = here.append(move(1, "undo"), BACK)
    both = await asyncio.gather(*[next_one, back][:: 1 if goes_on_first else -1], return_exceptions=True)
    begun, taken_back = both[:: 1 if goes_on_first else -1]
    record = await here.campaigns.campaign("c1")
    if begun is None:
        assert taken_back is None and record.chapters[0].following is None and len(record.chapters) == 1
        with here.engine.connect() as db:
            assert len(db.execute(select(schema.tables.c.id)).all()) == 1
    else:
        assert isinstance(taken_back, ChapterGoesOn) and record.chapters[0].following == ["reef"]
        assert len(record.chapters) == 2 and len(await here.moves("t1")) == 1
    await here.close()
    await there.close()


async def test_an_end_once_written_is_not_written_over(address):
    """A finished chapter that is begun again by other rules does not change what was gone on from."""
    here, there = await shared(address)
    await here.append(move(0), END)
    other = Summary("over", [], {"gold": 2}, ended=ChapterEnd({"schema": 1, "of": "two"}, []))
    await there.append(move(1, "restart"), other)
    assert (await here.campaigns.sheet("c1", 1))["of"] == "one"
    await here.append(move(2, "undo"), BACK)
    assert await there.campaigns.sheet("c1", 1) is None and (await there.table("t1")).status == "playing"
    await there.append(move(3), other)
    assert (await here.campaigns.sheet("c1", 1))["of"] == "two" and await here.campaigns.ended("c1")
    await here.close()
    await there.close()


async def test_one_move_that_is_refused_keeps_no_other_from_being_written(address):
    here, there = await shared(address)
    await here.append(move(0), END)
    await there.campaigns.begin(ChapterRecord("c1", 0, 1, 0, "reef", 2.0), table("t2"), 99)
    outcomes = await asyncio.gather(
        here.append(Move("t2", 0, "begin", -1, 9.0, {"entries": []}), Summary("playing", [0], None)),
        here.append(move(1, "undo"), BACK),
        here.append(Move("t2", 1, "answer", 0, 9.5, {"entries": []}), Summary("playing", [0], None)),
        return_exceptions=True,
    )
    assert outcomes[0] is None and isinstance(outcomes[1], ChapterGoesOn) and outcomes[2] is None
    assert [len(await there.moves(name)) for name in ("t1", "t2")] == [1, 2]
    await here.close()
    await there.close()


async def test_a_campaign_is_played_across_processes(tmp_path, postgres_database, redis_server):
    both = {"database": postgres_database, "redis": redis_server}
    async with Lounge(tmp_path, **both) as here, Lounge(tmp_path, **both) as there:
        party = await first_chapter(here, "Ada", "Bob")
        bob = Guest(there.url, party.guests[1].token, party.guests[1].person)
        there.guests.append(bob)
        await party.look_away()
        begun = await asyncio.gather(
            party.begin(1, scenario="storm"), party.begin(1, bob, scenario="reef"), party.begin(1, scenario="reef")
        )
        assert sorted(one["new"] for one in begun) == [False, False, True]
        assert len({one["table"]["id"] for one in begun}) == 1

        later = Crew([party.host, bob], party.campaign)
        later.table = begun[0]["table"]["id"]
        await later.sit_and_start()
        await later.play()
        infos = [await later.info(party.host), await later.info(bob)]
        assert infos[0]["ended"] and infos[0]["chapters"][1]["following"] == infos[1]["chapters"][1]["following"] == []
        await whole(here.process.store, party.campaign)


async def test_a_set_up_changed_on_one_process_is_begun_on_the_other(tmp_path, postgres_database, redis_server):
    both = {"database": postgres_database, "redis": redis_server}
    async with Lounge(tmp_path, **both) as here, Lounge(tmp_path, **both) as there:
        ada = await here.guest("Ada")
        far = Guest(there.url, ada.token, ada.person)
        there.guests.append(far)
        for role in ("cook", "diver", "beast"):
            wish = {"game": "voyage", "scenario": "bay", "seats": 2, "bots": 1}
            new = await ada.ok("POST", "/api/tables", json=wish)
            path = f"/api/tables/{new['id']}"
            near, distant = await ada.look(new["id"]), await far.look(new["id"])
            seats = [{"seat": 0}, {"seat": 1, "roles": [role]}]
            await asyncio.gather(
                ada.ask("PATCH", f"{path}/setup", json={"seats": seats}), far.ask("POST", f"{path}/start")
            )
            for screen in (near, distant):
                await screen.until(lambda screen: screen.view, "it has begun")
            assert near.view["state"]["sailors"] == distant.view["state"]["sailors"]
            record = await here.process.store.table(new["id"])
            assert near.view["state"]["sailors"][1]["roles"] == record.seats[1].roles
            for guest in (ada, far):
                await guest.look_away()
