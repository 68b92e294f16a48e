"""Campaigns over the API: created, continued, branched, read; the sheet is written with a chapter's last decision."""

import asyncio

import pytest
from sqlalchemy import update

from starboard.server.campaigns import chapters
from starboard.server.storage import schema
from tests.server.lounge import until
from tests.server.voyages import CAMPAIGN, Crew, crew, first_chapter

pytestmark = pytest.mark.usefixtures("voyage")


def places(info) -> list[tuple[int, int, int, str]]:
    return [(one["number"], one["parent"], one["branch"], one["scenario"]) for one in info["chapters"]]


async def test_a_campaign_begins_with_its_first_sheet_and_no_chapter(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")
        info = await ada.ok("POST", "/api/campaigns", json={**CAMPAIGN, "options": ["calm"]})

        assert (info["mode"], info["options"], info["chapters"]) == ("plain", ["calm"], [])
        assert (info["first"], info["ended"], info["archived"], info["sheet_of"]) == (["harbour"], False, False, 0)
        assert info["sheet"] == {"gold": 0, "visited": [], "secrets": []}
        assert (info["host"]["name"], info["you"]) == ("Ada", {"host": True})
        assert info == await ada.ok("GET", f"/api/campaigns/{info['id']}")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"kind": "odyssey"}, "bad-request"),
        ({"mode": "none"}, "bad-request"),
        ({"options": ["fog"]}, "setup-option-mode"),
        ({"game": "nemesis"}, "bad-request"),
        ({"game": "chess"}, "no-such-game"),
        ({"name": " "}, "bad-name"),
    ],
)
async def test_a_campaign_that_cannot_be_is_refused(lounge, wish, code):
    async with lounge() as here:
        ada = await here.guest("Ada")
        assert await ada.refused("POST", "/api/campaigns", json={**CAMPAIGN, **wish}) == code
        assert await ada.ok("GET", "/api/campaigns") == []


async def test_two_chapters_with_other_people_in_other_roles(lounge):
    async with lounge() as here:
        party = await first_chapter(here, "Ada", "Bob")
        info = await party.info()
        one = info["chapters"][0]
        assert (one["over"], one["following"], one["status"]) == (True, ["reef", "storm"], "over")
        assert [(seat["name"], seat["roles"]) for seat in one["seats"]] == [("Ada", ["captain"]), ("Bob", ["diver"])]
        assert info["sheet_of"] == 1 and info["sheet"]["visited"] == ["harbour"]
        assert info["sheet"]["gold"] == one["results"]["gold"]
        await party.look_away()

        cem = await here.guest("Cem")
        two = await party.begin(1, scenario="reef", seats=[{"who": "open"}, {"who": "me", "roles": ["cook"]}])
        assert two["new"] and two["chapter"]["number"] == 2
        assert [seat["roles"] for seat in two["table"]["seats"]] == [["captain"], ["cook"]]
        await cem.ok("POST", f"/api/tables/{party.table}/join", json={"invite": two["table"]["invite"]})
        later = Crew([cem, party.host], party.campaign)
        later.table = party.table
        await later.sit_and_start()
        assert later.screens[0].view["state"]["gold"] == info["sheet"]["gold"]
        await later.play()

        info = await party.info(cem)
        assert info["ended"] and info["chapters"][1]["following"] == [] and info["sheet"]["visited"][-1] == "reef"
        assert await party.host.refused("POST", f"{party.path}/chapters", json={"after": 2}) == "campaign-over"
        assert [person["name"] for person in info["people"]] == sorted(["Ada", "Bob", "Cem"])


async def test_what_does_not_go_on_is_refused(lounge):
    async with lounge() as here:
        party = await crew(here, "Ada")
        path = f"{party.path}/chapters"
        ada = party.host
        assert await ada.refused("POST", path, json={"after": 1}) == "no-such-chapter"
        assert await ada.refused("POST", path, json={"after": 0, "scenario": "reef"}) == "wrong-scenario"
        assert await ada.refused("POST", path, json={"after": 0, "branch": 1}) == "bad-request"
        assert await ada.refused("POST", path, json={"after": 0, "seats": 5}) == "setup-players"
        assert await ada.refused("POST", path, json={"after": 0, "seats": [{"roles": ["pirate"]}]}) == "bad-request"
        await party.begin(0, seats=1)
        assert await ada.refused("POST", path, json={"after": 1}) == "chapter-not-over"
        await party.sit_and_start()
        await party.play("home")
        assert await ada.refused("POST", path, json={"after": 1, "scenario": "storm"}) == "wrong-scenario"
        await ada.ok("PATCH", party.path, json={"archived": True})
        assert await ada.refused("POST", path, json={"after": 1}) == "campaign-archived"
        assert await ada.refused("GET", "/api/campaigns/none") == "no-such-campaign"
        assert await ada.refused("GET", f"{party.path}/chapters/2") == "no-such-chapter"


async def test_the_same_chapter_is_begun_once_and_a_branch_stands_beside_it(lounge):
    async with lounge() as here:
        party = await first_chapter(here, "Ada", "Bob")
        both = await asyncio.gather(
            party.begin(1, party.guests[0], scenario="reef"), party.begin(1, party.guests[1], scenario="storm")
        )
        assert sorted(one["new"] for one in both) == [False, True]
        assert both[0]["table"]["id"] == both[1]["table"]["id"]

        branch = await party.begin(1, branch=1, scenario="storm")
        again = await party.begin(0, branch=1)
        assert (branch["new"], again["new"], again["chapter"]["scenario"]) == (True, True, "harbour")
        info = await party.info()
        first = both[0]["chapter"]["scenario"]
        assert places(info) == [(1, 0, 0, "harbour"), (2, 1, 0, first), (3, 1, 1, "storm"), (4, 0, 1, "harbour")]
        assert not (await party.begin(1, branch=1))["new"]


async def test_a_chapter_begins_like_the_one_before_and_its_people_may_come_in(lounge):
    async with lounge() as here:
        party = await first_chapter(here, "Ada", "Bob", course="away")
        two = await party.begin(1, party.guests[1], scenario="storm")
        table = two["table"]
        assert [seat["roles"] for seat in table["seats"]] == [["captain"], ["diver"]]
        assert [seat["person"] and seat["person"]["name"] for seat in table["seats"]] == [None, "Bob"]
        assert table["host"]["name"] == "Bob" and table["chapter"] == {"campaign": party.campaign, "number": 2}
        mine = await party.host.ok("GET", "/api/tables")
        assert table["id"] in [one["id"] for one in mine]
        await party.host.ok("POST", f"/api/tables/{table['id']}/seats/0/sit")


async def test_in_a_chapter_s_lobby_mode_and_options_stay_and_only_some_scenarios_fit(lounge):
    async with lounge() as here:
        party = await first_chapter(here, "Ada")
        two = await party.begin(1)
        path = f"/api/tables/{two['table']['id']}/setup"
        ada = party.host
        assert (await ada.ok("PATCH", path, json={"scenario": "storm"}))["scenario"] == "storm"
        assert (await party.info())["chapters"][1]["scenario"] == "storm"
        assert await ada.refused("PATCH", path, json={"scenario": "harbour"}) == "wrong-scenario"
        assert await ada.refused("PATCH", path, json={"mode": "hard"}) == "chapter-fixed"
        assert await ada.refused("PATCH", path, json={"options": ["calm"]}) == "chapter-fixed"
        assert (await ada.ok("PATCH", path, json={"mode": "plain", "options": []}))["cannot_start"] is None


async def test_a_stranger_sees_nothing_and_a_player_changes_nothing(lounge):
    async with lounge() as here:
        party = await first_chapter(here, "Ada", "Bob")
        bob, eve = party.guests[1], await here.guest("Eve")
        for method, path in (("GET", party.path), ("GET", f"{party.path}/chapters/1"), ("PATCH", party.path)):
            assert await eve.refused(method, path, json={}) == "not-a-member"
        assert await eve.refused("POST", f"{party.path}/chapters", json={"after": 1}) == "not-a-member"
        assert await eve.ok("GET", "/api/campaigns") == []
        assert await bob.refused("PATCH", party.path, json={"name": "Bob's"}) == "not-the-host"
        assert [one["id"] for one in await bob.ok("GET", "/api/campaigns")] == [party.campaign]


async def test_campaigns_that_changed_at_the_same_moment_are_all_listed(lounge, monkeypatch):
    monkeypatch.setattr("starboard.server.storage.campaigns.LISTED", 2)
    async with lounge() as here:
        ada = await here.guest("Ada")
        made = {(await ada.ok("POST", "/api/campaigns", json=CAMPAIGN))["id"] for _ in range(5)}
        await here.process.store.access.write(lambda db: db.execute(update(schema.campaigns).values(updated=1000.5)))
        found, page = [], await ada.ok("GET", "/api/campaigns")
        while page:
            found += [one["id"] for one in page]
            path = f"/api/campaigns?before={page[-1]['updated']!r}&before_id={page[-1]['id']}"
            page = await ada.ok("GET", path)
        assert len(found) == 5 and set(found) == made


async def test_lists_are_paged_renamed_and_archived(lounge, monkeypatch):
    monkeypatch.setattr("starboard.server.storage.campaigns.LISTED", 3)
    async with lounge(campaigns_per_person=5) as here:
        party = await first_chapter(here, "Ada")
        ada = party.host
        for number in range(4):
            await ada.ok("POST", "/api/campaigns", json={**CAMPAIGN, "name": f"n{number}"})
        assert await ada.refused("POST", "/api/campaigns", json=CAMPAIGN) == "campaigns-full"
        page = await ada.ok("GET", "/api/campaigns")
        rest = await ada.ok("GET", f"/api/campaigns?before={page[-1]['updated']}")
        assert [one["name"] for one in [*page, *rest]] == ["n3", "n2", "n1", "n0", "Test"]
        assert (rest[1]["chapters"], rest[1]["playing"], rest[1]["scenario"]) == (1, [], "harbour")

        renamed = await ada.ok("PATCH", party.path, json={"name": "Deep water", "archived": True})
        assert (renamed["name"], renamed["archived"]) == ("Deep water", True)
        assert (await ada.ok("GET", "/api/campaigns"))[0]["archived"]
        await ada.ok("POST", "/api/campaigns", json=CAMPAIGN)
        assert await ada.refused("PATCH", party.path, json={"archived": False}) == "campaigns-full"


async def test_a_campaign_and_a_person_have_bounds(lounge, monkeypatch):
    monkeypatch.setattr(chapters, "MOST_CHAPTERS", 2)
    async with lounge(tables_per_person=1) as here:
        party = await first_chapter(here, "Ada")
        await party.begin(1)
        assert (
            await party.host.refused("POST", f"{party.path}/chapters", json={"after": 0, "branch": 1})
            == "campaign-full"
        )
        monkeypatch.setattr(chapters, "MOST_CHAPTERS", 9)
        assert (
            await party.host.refused("POST", f"{party.path}/chapters", json={"after": 0, "branch": 1}) == "table-full"
        )
        assert len((await party.info())["chapters"]) == 2


async def test_the_chronicle_tells_what_happened(lounge):
    async with lounge() as here:
        party = await first_chapter(here, "Ada", "Bob")
        await here.restart()
        page = await party.host.ok("GET", f"{party.path}/chapters/1")

        assert (page["before"]["visited"], page["after"]["visited"]) == ([], ["harbour"])
        assert page["after"]["gold"] == page["chapter"]["results"]["gold"]
        assert page["table"]["id"] == party.table
        assert [line["kind"] for line in page["last"]] == ["found", "found", "dived", "dived", "sailed"]
        assert page["last"][-1]["say"] == {"text": "voyage-log-sailed", "args": {"how": "away"}}
        await party.begin(1)
        lobby = await party.host.ok("GET", f"{party.path}/chapters/2")
        assert (lobby["before"]["visited"], lobby["after"], lobby["last"]) == (["harbour"], None, [])


# --- the end of a chapter ---


async def test_the_end_of_a_chapter_can_be_taken_back_until_the_next_one_begins(lounge):
    async with lounge() as here:
        party = await first_chapter(here, "Ada", "Bob", course="home")
        ada, bob = party.screens
        store = here.process.store.campaigns
        assert await store.sheet(party.campaign, 1)
        replay = await party.host.ok("GET", f"/api/tables/{party.table}/replay?eyes=0")
        assert replay["steps"][-1]["events"][0]["args"] == {"how": "home"}

        await ada.done("undo")
        await bob.until(lambda screen: screen.vote, "Bob is asked: what was hidden lies open")
        assert await store.sheet(party.campaign, 1), "nothing is withdrawn before everybody agrees"
        await bob.done("vote", yes=True)
        await ada.until(lambda screen: screen.ask and screen.ask["kind"] == "course", "Ada decides anew")
        await ada.until(lambda screen: screen.table["status"] == "playing", "it is no longer over")
        info = await party.info()
        assert (info["chapters"][0]["following"], info["chapters"][0]["over"], info["sheet_of"]) == (None, False, 0)
        assert await store.sheet(party.campaign, 1) is None
        assert await party.host.refused("POST", f"{party.path}/chapters", json={"after": 1}) == "chapter-not-over"
        assert await party.host.refused("GET", f"/api/tables/{party.table}/replay?eyes=0") == "not-over"

        await ada.answer("away")
        await bob.until(lambda screen: screen.over and screen.table["status"] == "over", "over again")
        replay = await party.host.ok("GET", f"/api/tables/{party.table}/replay?eyes=0")
        assert replay["steps"][-1]["events"][0]["args"] == {"how": "away"}
        assert (await party.info())["chapters"][0]["following"] == ["reef", "storm"]

        await party.begin(1)
        await ada.done("undo")
        await bob.until(lambda screen: screen.vote)
        assert await bob.refused("vote", yes=True) == "chapter-goes-on"
        assert await store.sheet(party.campaign, 1)
        assert bob.view["over"] and (await party.info())["chapters"][0]["over"]


async def test_whoever_plays_alone_takes_the_end_back_at_once(lounge):
    async with lounge() as here:
        party = await first_chapter(here, "Ada")
        await party.screens[0].done("undo")
        await party.screens[0].until(lambda screen: screen.ask)
        await party.begin(0, branch=1)
        await party.screens[0].answer("home")
        assert (await party.info())["chapters"][0]["following"] == ["reef"]


async def test_a_game_outside_of_campaigns_stays_over(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")
        table = await ada.ok("POST", "/api/tables", json={"game": "voyage", "scenario": "bay", "seats": 1})
        party = Crew([ada], "")
        party.table = table["id"]
        await party.sit_and_start()
        await party.play()
        assert await party.screens[0].refused("undo") == "game-over"


async def test_what_cannot_be_written_ends_no_chapter(lounge, monkeypatch):
    async with lounge() as here:
        party = await crew(here, "Ada")
        await party.begin(0, seats=1)
        await party.sit_and_start()
        await party.play(most=1)

        def failing(*_):
            raise RuntimeError("something in the middle of a transaction")

        with monkeypatch.context() as broken:
            broken.setattr("starboard.server.storage.moves.write_ends", failing)
            screen = party.screens[0]
            assert await screen.refused("answer", ask=screen.ask["id"], pick="home") == "storage-trouble"
        assert not (await party.info())["chapters"][0]["over"]
        record = await here.process.store.table(party.table)
        assert (record.status, record.results) == ("playing", None)
        assert [move.kind for move in await here.process.store.moves(party.table)] == ["begin", "answer"]
        await party.play("home")
        assert (await party.info())["chapters"][0]["following"] == ["reef"]


async def test_a_game_that_cannot_say_what_it_carries_has_a_fault_and_the_table_goes_back(lounge, monkeypatch):
    from tests.kernel.toy_campaign import VoyageGame

    async with lounge() as here:
        party = await crew(here, "Ada")
        await party.begin(0, seats=1)
        await party.sit_and_start()
        await party.play(most=1)
        screen = party.screens[0]
        with monkeypatch.context() as broken:
            broken.setattr(VoyageGame, "carry", lambda self, g: g.nothing)
            assert await screen.refused("answer", ask=screen.ask["id"], pick="home") == "rule-fault"
        assert not screen.over and screen.ask["kind"] == "course"
        await screen.answer("home")
        assert (await party.info())["chapters"][0]["following"] == ["reef"]


# --- what a sheet hides ---


async def test_a_finished_chapter_is_not_laid_open_while_its_campaign_keeps_secrets(lounge):
    async with lounge() as here:
        party = await first_chapter(here, "Ada", "Bob")
        ada, bob = party.guests
        path = f"/api/tables/{party.table}"
        assert (await party.info())["secret"]
        await ada.ok("GET", f"{path}/replay?eyes=0")
        for refused in (f"{path}/replay?eyes=1", f"{path}/replay?eyes=open", f"{path}/export"):
            assert await ada.refused("GET", refused) == "campaign-secret"
        assert await bob.refused("POST", f"{path}/fork", json={"step": 0, "seat": 1}) == "campaign-secret"
        await party.look_away()

        await party.begin(1, scenario="storm")
        await party.sit_and_start()
        await party.play()

        assert not (await party.info())["secret"], "the campaign has come to its end"
        for allowed in (f"{path}/replay?eyes=1", f"{path}/replay?eyes=open", f"{path}/export"):
            assert (await ada.ask("GET", allowed)).status_code == 200


async def test_whoever_plays_a_campaign_alone_sees_everything(lounge):
    async with lounge() as here:
        party = await first_chapter(here, "Ada")
        assert not (await party.info())["secret"]
        assert (await party.host.ask("GET", f"/api/tables/{party.table}/export")).status_code == 200
        await party.host.ok("GET", f"/api/tables/{party.table}/replay?eyes=open")


async def test_a_sheet_is_seen_with_the_eyes_one_had_in_the_chapter_that_wrote_it(lounge):
    async with lounge() as here:
        party = await first_chapter(here, "Ada", "Bob")
        ada, bob = party.guests
        words = [sailor.word for sailor in here.process.tables[party.table].match.state.sailors]
        assert all(words)

        seen = {guest.person["name"]: (await party.info(guest))["sheet"]["secrets"] for guest in (ada, bob)}
        assert [secret["word"] for secret in seen["Ada"]] == [words[0], None]
        assert [secret["word"] for secret in seen["Bob"]] == [None, words[1]]

        two = await party.begin(1, bob, seats=[{"who": "me", "roles": ["captain"]}, {"roles": ["diver"]}])
        page = await bob.ok("GET", f"{party.path}/chapters/2")
        assert [secret["word"] for secret in page["before"]["secrets"]] == [None, words[1]]
        cem = await here.guest("Cem")
        await cem.ok("POST", f"/api/tables/{two['table']['id']}/join", json={"invite": two["table"]["invite"]})
        assert [secret["word"] for secret in (await party.info(cem))["sheet"]["secrets"]] == [None, None]


async def test_a_chapter_that_is_over_is_told_in_the_words_of_its_game(lounge):
    async with lounge() as here:
        party = await first_chapter(here, "Ada")
        chapter = (await party.info())["chapters"][0]
        page = await party.host.ok("GET", f"{party.path}/chapters/1")
        assert chapter["over"] and chapter["told"] == [page["last"][-1]["say"]]
        second = await party.begin(1)
        assert second["chapter"]["told"] == []


async def test_people_who_look_at_a_table_of_the_campaign_are_here(lounge):
    async with lounge() as here:
        party = await first_chapter(here, "Ada", "Bob")
        ada, bob = [guest.person["id"] for guest in party.guests]
        await party.look_away()
        await until(lambda: not any(table.viewers for table in here.process.tables.values()), "everybody has left")
        assert (await party.info())["here"] == [ada]
        table = (await party.info())["chapters"][0]["table"]
        await party.guests[1].look(table)
        assert sorted((await party.info())["here"]) == sorted([ada, bob])
