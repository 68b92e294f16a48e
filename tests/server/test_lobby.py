"""Around the game: opening a table, coming in, seats, bots, pausing, and what others may see of it."""

import asyncio

import httpx
import pytest
from sqlalchemy import update

from starboard.server.storage import schema
from tests.server.lounge import first_legal, play_to_the_end


async def opened(guest, **wishes):
    return await guest.ok(
        "POST", "/api/tables", json={"game": "nemesis", "name": "Test", "reaction_seconds": 0, **wishes}
    )


async def test_every_mode_opens_with_every_number_of_seats_it_allows(lounge):
    async with lounge() as here:
        ada = await here.guest()
        for game in await ada.ok("GET", "/api/games"):
            for mode in game["modes"]:
                for seats in (mode["least"], mode["most"]):
                    table = await opened(ada, game=game["name"], mode=mode["name"], seats=seats)
                    assert (table["mode"], len(table["seats"])) == (mode["name"], seats)
                too_many = {"game": game["name"], "mode": mode["name"], "seats": mode["most"] + 1}
                assert await ada.refused("POST", "/api/tables", json=too_many) == "setup-players"


async def test_every_option_is_kept_and_an_unknown_one_is_refused(lounge):
    async with lounge() as here:
        ada = await here.guest()
        for game in await ada.ok("GET", "/api/games"):
            for option in game["options"]:
                mode = (option["modes"] or [game["modes"][0]["name"]])[0]
                table = await opened(ada, game=game["name"], mode=mode, seats=3, options=[option["name"]])
                assert table["options"] == [option["name"]]

        assert (
            await ada.refused("POST", "/api/tables", json={"game": "nemesis", "options": ["more-monsters"]})
            == "bad-request"
        )


@pytest.mark.parametrize(
    "wish", [{"seats": 0}, {"seats": 21}, {"game": "chess"}, {"mode": "duel"}, {"bot": "deep-blue"}, {"pace": "slow"},
             {"reaction_seconds": -1}, {"reaction_seconds": 1e9}, {"name": ""}, {"surprise": 1}, {"bots": -1}]
)  # fmt: skip
async def test_a_table_that_cannot_be_is_refused(lounge, wish):
    async with lounge() as here:
        ada = await here.guest()

        assert await ada.refused("POST", "/api/tables", json={"game": "nemesis", **wish}) in (
            "bad-request",
            "no-such-game",
            "bad-name",
        )
        assert await ada.ok("GET", "/api/tables") == []


async def test_the_host_sits_first_and_bots_sit_last(lounge):
    async with lounge() as here:
        ada = await here.guest()

        table = await opened(ada, seats=4, bots=2)

        assert [seat["playing"] for seat in table["seats"]] == ["human", "nobody", "bot", "bot"]
        assert table["you"] == {"seat": 0, "host": True, "member": True, "turn": False, "may_sit": []}
        assert (await opened(ada, seats=2, bots=9))["seats"][0]["playing"] == "human"


async def test_a_friend_comes_in_by_the_invitation_and_not_without(lounge):
    async with lounge() as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await opened(ada, seats=2)
        path = f"/api/tables/{table['id']}"

        assert await bob.refused("GET", path) == "not-a-member"
        assert await bob.refused("POST", f"{path}/seats/1/sit") == "not-a-member"
        assert await bob.refused("POST", f"{path}/join", json={"invite": "wrong"}) == "wrong-invite"
        assert await bob.refused("POST", f"{path}/join", json={"invite": "é"}) == "wrong-invite"
        assert await bob.ok("GET", "/api/tables") == []

        assert (await bob.ok("POST", f"{path}/join", json={"invite": table["invite"]}))["you"]["member"]
        assert (await bob.ok("POST", f"{path}/seats/1/sit"))["you"]["seat"] == 1
        assert [mine["id"] for mine in await bob.ok("GET", "/api/tables")] == [table["id"]]


async def test_open_tables_are_listed_for_everybody_without_their_invitation(lounge):
    async with lounge() as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        public, private = await opened(ada, open=True), await opened(ada)

        listed = await bob.ok("GET", "/api/tables?whose=open")

        assert [table["id"] for table in listed] == [public["id"]]
        assert listed[0]["invite"] is None
        assert public["invite"] and private["invite"]
        assert await bob.ok("GET", "/api/tables?whose=mine") == []
        assert await bob.refused("GET", f"/api/tables/{private['id']}") == "not-a-member"
        assert await bob.refused("GET", "/api/tables/nosuch") == "no-such-table"


async def test_of_two_people_who_sit_down_at_once_one_does(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")
        table = await opened(ada, seats=2, open=True)
        people = [await here.guest(f"Guest {number}") for number in range(5)]

        path = f"/api/tables/{table['id']}/seats/1/sit"
        answers = await asyncio.gather(*[person.ask("POST", path) for person in people])

        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
        sitting = (await ada.ok("GET", f"/api/tables/{table['id']}"))["seats"][1]["person"]["id"]
        assert sitting in [person.person["id"] for person in people]


async def test_one_person_does_not_sit_on_two_seats_even_at_once(lounge):
    async with lounge() as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await opened(ada, seats=4, open=True)

        paths = [f"/api/tables/{table['id']}/seats/{seat}/sit" for seat in (1, 2, 3)]
        answers = await asyncio.gather(*[bob.ask("POST", path) for path in paths])

        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        seats = (await ada.ok("GET", f"/api/tables/{table['id']}"))["seats"]
        assert [seat["person"] and seat["person"]["name"] for seat in seats].count("Bob") == 1


async def test_seats_are_taken_left_given_to_bots_and_cleared(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", seats=4, start=False)
        ada, bob = party.guests
        seats = f"{party.path}/seats"

        assert await bob.refused("POST", f"{seats}/0/sit") == "already-seated"
        assert await bob.refused("POST", f"{seats}/2/bot", json={}) == "not-the-host"
        assert await bob.refused("POST", f"{seats}/0/leave") == "not-your-seat"
        assert await bob.refused("POST", f"{seats}/0/kick") == "not-the-host"
        assert await ada.refused("POST", f"{seats}/9/sit") == "no-such-seat"
        assert await ada.refused("POST", f"{seats}/1/bot", json={}) == "not-your-seat"
        assert await ada.refused("POST", f"{seats}/2/bot", json={"bot": "hal"}) == "bad-request"
        assert await ada.refused("POST", f"{seats}/0/kick") == "not-your-seat"
        assert await ada.refused("POST", f"{seats}/2/kick") == "seat-empty"
        assert await ada.refused("POST", f"{seats}/1/clear") == "seat-taken"

        assert (await ada.ok("POST", f"{seats}/2/bot", json={"bot": "random"}))["seats"][2]["bot"] == "random"
        assert (await ada.ok("POST", f"{seats}/2/clear"))["seats"][2]["playing"] == "nobody"
        assert (await bob.ok("POST", f"{seats}/1/leave"))["seats"][1]["playing"] == "nobody"
        assert (await bob.ok("POST", f"{seats}/3/sit"))["you"]["seat"] == 3
        assert (await ada.ok("POST", f"{seats}/3/kick"))["seats"][3]["playing"] == "nobody"
        assert await bob.refused("POST", f"{seats}/3/sit") == "not-a-member"


async def test_a_game_starts_only_with_every_seat_filled_and_only_once(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", seats=3, start=False)
        ada, bob = party.guests

        assert await ada.refused("POST", f"{party.path}/start") == "seats-empty"
        assert await bob.refused("POST", f"{party.path}/start") == "not-the-host"
        await ada.ok("POST", f"{party.path}/seats/2/bot", json={})
        answers = await asyncio.gather(*[ada.ask("POST", f"{party.path}/start") for _ in range(3)])

        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        assert await ada.refused("POST", f"{party.path}/start") == "already-started"
        assert await ada.refused("POST", f"{party.path}/seats/2/clear") == "already-started"
        assert (await ada.ok("GET", party.path))["status"] == "playing"


async def test_a_bot_stands_in_and_the_seat_comes_back(lounge):
    async with lounge() as here:
        party = await here.party("Ada", bots=1)
        ada, screen = party.host, party.screens[0]

        await ada.ok("POST", f"{party.path}/seats/0/bot", json={})
        version = screen.version
        await screen.until(lambda screen: screen.version > version + 6, "the bot plays for Ada")
        assert await screen.refused("undo") == "not-your-seat"
        back = await ada.ok("POST", f"{party.path}/seats/0/back")

        assert back["seats"][0]["playing"] == "human"
        await screen.resync()
        await screen.answer()
        assert not screen.broken


async def test_another_bot_takes_over_in_the_middle_of_a_thought(lounge, monkeypatch):
    async with lounge() as here:
        party = await here.party("Ada", bots=1)
        pool, thinking, go = here.process.bots, asyncio.Event(), asyncio.Event()
        really = pool.answer

        async def slow(table, bot, *question):
            if bot == "scripted":
                thinking.set()
                await go.wait()
            return await really(table, bot, *question)

        monkeypatch.setattr(pool, "answer", slow)
        seats = f"{party.path}/seats"
        await party.host.ok("POST", f"{seats}/0/bot", json={"bot": "scripted"})
        await party.host.ok("POST", f"{seats}/1/bot", json={"bot": "random"})
        await asyncio.wait_for(thinking.wait(), 20)
        await party.host.ok("POST", f"{seats}/0/bot", json={"bot": "random"})
        version = party.screens[0].version
        go.set()

        await party.screens[0].until(lambda screen: screen.version > version + 3, "the other bot plays")


async def test_when_somebody_leaves_a_bot_plays_on_and_they_see_no_more_than_a_spectator(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", bots=1)
        bob = party.guests[1]
        stood_up = party.screens[1]

        table = await bob.ok("POST", f"{party.path}/seats/1/leave")

        assert table["seats"][1]["playing"] == "bot" and table["seats"][1]["person"] is None
        await stood_up.until(lambda screen: screen.closed, "Bob's socket closes")
        again = await bob.look(party.table)
        assert again.view["seat"] == -1 and again.view["ask"] is None
        playing = asyncio.create_task(play_to_the_end(party.screens[0], first_legal))
        await again.until(lambda screen: screen.version > 25 or screen.over, "the game goes on")
        playing.cancel()


async def test_who_is_kicked_in_a_private_game_sees_nothing_more(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", bots=1)

        await party.host.ok("POST", f"{party.path}/seats/1/kick")

        await party.screens[1].until(lambda screen: screen.closed, "the socket closes")
        again = await party.guests[1].look(party.table)
        await again.until(lambda screen: screen.closed)
        assert (again.close_code, again.close_reason, again.frames) == (4403, "not-a-member", [])
        assert await party.guests[1].refused("GET", party.path) == "not-a-member"


async def test_whoever_sits_down_on_a_bots_seat_gets_its_eyes(lounge):
    async with lounge() as here:
        party = await here.party("Ada", bots=1, open=True)
        bob = await here.guest("Bob")
        watching = await bob.look(party.table)
        assert watching.view["seat"] == -1

        await bob.ok("POST", f"{party.path}/seats/1/sit")

        await watching.until(lambda screen: screen.closed, "the spectator's eyes close")
        assert (await bob.look(party.table)).view["seat"] == 1


async def test_nobody_sees_two_hands_of_one_game(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", bots=1)
        bob = party.guests[1]
        await bob.ok("POST", f"{party.path}/seats/1/leave")

        assert await bob.refused("POST", f"{party.path}/seats/2/sit") == "seen-another-seat"

        back = await bob.ok("POST", f"{party.path}/seats/1/sit")
        assert back["you"]["seat"] == 1


async def test_who_was_kicked_and_is_invited_again_still_knows_the_first_hand(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", bots=1)
        bob = party.guests[1]
        await party.host.ok("POST", f"{party.path}/seats/1/kick")
        assert party.table not in [table["id"] for table in await bob.ok("GET", "/api/tables?whose=mine")]

        invite = (await party.host.ok("GET", party.path))["invite"]
        joined = await bob.ok("POST", f"{party.path}/join", json={"invite": invite})

        assert joined["you"]["member"]
        assert await bob.refused("POST", f"{party.path}/seats/2/sit") == "seen-another-seat"
        assert (await bob.ok("POST", f"{party.path}/seats/1/sit"))["you"]["seat"] == 1


async def test_who_was_kicked_from_an_open_table_watches_and_sits_down_only_when_invited(lounge):
    async with lounge() as here:
        party = await here.party("Ada", bots=2, open=True)
        bob = await here.guest("Bob")
        await bob.ok("POST", f"{party.path}/seats/1/sit")
        await party.host.ok("POST", f"{party.path}/seats/1/kick")

        for seat in (1, 2):
            assert await bob.refused("POST", f"{party.path}/seats/{seat}/sit") == "not-a-member"
        assert (await bob.look(party.table)).view["seat"] == -1
        assert (await bob.ok("GET", party.path))["invite"] is None

        invite = (await party.host.ok("GET", party.path))["invite"]
        await bob.ok("POST", f"{party.path}/join", json={"invite": invite})
        assert await bob.refused("POST", f"{party.path}/seats/2/sit") == "seen-another-seat"


async def test_who_was_kicked_before_the_start_has_seen_nothing(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", seats=3, start=False)
        bob = party.guests[1]
        await party.host.ok("POST", f"{party.path}/seats/1/kick")
        invite = (await party.host.ok("GET", party.path))["invite"]
        await bob.ok("POST", f"{party.path}/join", json={"invite": invite})

        assert (await bob.ok("POST", f"{party.path}/seats/2/sit"))["you"]["seat"] == 2


async def test_the_table_tells_everybody_where_they_may_sit_down(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", bots=2, open=True)
        ada, bob = party.guests
        eve, nobody = await here.guest("Eve"), httpx.AsyncClient(base_url=here.url)

        async def may_sit(guest):
            return (await guest.ok("GET", party.path))["you"]["may_sit"]

        assert await may_sit(ada) == []
        assert await may_sit(eve) == [2, 3]
        assert (await nobody.get(party.path)).json()["you"]["may_sit"] == [2, 3]
        await nobody.aclose()

        await bob.ok("POST", f"{party.path}/seats/1/leave")
        assert await may_sit(bob) == [1]  # whose hand he knows
        assert await may_sit(eve) == [1, 2, 3]

        await ada.ok("POST", f"{party.path}/seats/0/bot", json={})
        assert await may_sit(eve) == [1, 2, 3]  # a stand-in holds a seat for its owner

        await ada.ok("POST", f"{party.path}/archive")
        assert await may_sit(eve) == []


async def test_a_friend_invited_late_takes_a_bots_seat_where_nobody_may_watch(lounge):
    async with lounge() as here:
        party = await here.party("Ada", bots=2, spectators=False)
        bob = await here.guest("Bob")
        assert await bob.refused("POST", f"{party.path}/seats/1/sit") == "not-a-member"

        invite = (await party.host.ok("GET", party.path))["invite"]
        joined = await bob.ok("POST", f"{party.path}/join", json={"invite": invite})
        assert joined["you"]["may_sit"] == [1, 2]
        seated = await bob.ok("POST", f"{party.path}/seats/2/sit")

        assert (seated["you"]["seat"], seated["seats"][2]["playing"]) == (2, "human")
        assert (await bob.look(party.table)).view["seat"] == 2


async def test_who_was_sent_away_may_sit_nowhere_until_invited_again(lounge):
    async with lounge() as here:
        party = await here.party("Ada", bots=2, open=True)
        bob = await here.guest("Bob")
        await bob.ok("POST", f"{party.path}/seats/1/sit")
        await party.host.ok("POST", f"{party.path}/seats/1/kick")
        assert (await bob.ok("GET", party.path))["you"]["may_sit"] == []

        invite = (await party.host.ok("GET", party.path))["invite"]
        joined = await bob.ok("POST", f"{party.path}/join", json={"invite": invite})

        assert joined["you"]["may_sit"] == [1]


async def test_spectators_only_where_they_are_allowed(lounge):
    async with lounge() as here:
        eve = await here.guest("Eve")
        welcome = await here.party("Ada", "Bob", open=True)
        private = await here.party("Ada", "Bob")
        unwanted = await here.party("Ada", "Bob", open=True, spectators=False)

        assert (await eve.look(welcome.table)).view["seat"] == -1
        for party, reason in ((private, "not-a-member"), (unwanted, "no-spectators")):
            screen = await eve.look(party.table)
            await screen.until(lambda screen: screen.closed)
            assert (screen.close_code, screen.close_reason, screen.frames) == (4403, reason, [])


async def test_spectators_leave_when_the_host_wants_none_or_the_game_begins_without_them(lounge):
    async with lounge() as here:
        eve = await here.guest("Eve")
        party = await here.party("Ada", "Bob", open=True)
        watching = await eve.look(party.table)
        await party.host.ok("PATCH", party.path, json={"spectators": False})
        await watching.until(lambda screen: screen.closed, "Eve is sent away")

        lobby = await here.party("Ada", "Bob", open=True, spectators=False, start=False)
        waiting = await eve.look(lobby.table)
        await lobby.host.ok("POST", f"{lobby.path}/start")
        await waiting.until(lambda screen: screen.closed, "Eve is sent away")
        assert waiting.view is None and "update" not in waiting.kinds()


async def test_a_spectator_answers_nothing(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", open=True)
        watching = await (await here.guest("Eve")).look(party.table)
        ask = (await party.asked()).ask

        for what, body in (("answer", {"ask": ask["id"], "pick": first_legal(ask)}), ("undo", {}),
                           ("vote", {"yes": True}),
                           ("let-pass", {"window": "1"}), ("reactions", {"on": False}), ("odds", {"ask": ask["id"]}),
                           ("orders", {"reaction": "interruption", "order": "never"})):  # fmt: skip
            assert await watching.refused(what, **body) == "not-your-seat"
        assert watching.version == 1


async def test_a_paused_table_takes_no_answers_and_goes_on_where_it_was(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob")
        ada, bob = party.guests
        screen = await party.asked()
        assert await bob.refused("POST", f"{party.path}/resume") == "not-paused"

        await bob.ok("POST", f"{party.path}/pause")
        await screen.until(lambda screen: screen.table["status"] == "paused")
        ask = screen.ask
        assert await screen.refused("answer", ask=ask["id"], pick=first_legal(ask)) == "paused"
        assert await ada.refused("POST", f"{party.path}/pause") == "paused"
        await ada.ok("POST", f"{party.path}/resume")

        await screen.answer()


async def test_a_pause_stops_bots_even_in_the_middle_of_their_thoughts(lounge):
    async with lounge() as here:
        party = await here.party("Ada", bots=3)
        await party.host.ok("POST", f"{party.path}/seats/0/bot", json={"bot": "random"})
        for _ in range(5):
            await party.host.ok("POST", f"{party.path}/pause")
            stopped = here.process.tables[party.table].history.version
            await asyncio.sleep(0.1)
            assert here.process.tables[party.table].history.version == stopped
            assert (await party.host.ok("GET", party.path))["status"] == "paused"
            await party.host.ok("POST", f"{party.path}/resume")
            await party.screens[0].until(lambda screen, before=stopped: screen.version > before + 2, "they go on")


async def test_where_no_person_plays_stand_ins_take_their_time(lounge):
    async with lounge(stand_in_seconds=60) as here:
        party = await here.party("Ada", bots=3)
        screen = await party.asked()
        table = here.process.tables[party.table]
        await party.host.ok("POST", f"{party.path}/seats/0/bot", json={"bot": "random"})
        version = table.history.version
        await asyncio.sleep(0.3)
        assert table.history.version == version  # without the pause the game would be over in seconds

        await party.host.ok("POST", f"{party.path}/seats/0/back")
        await screen.answer()
        await screen.until(lambda screen: screen.version > version)


async def test_a_stand_in_keeps_nobody_waiting_who_plays(lounge):
    async with lounge(stand_in_seconds=60) as here:
        party = await here.party("Ada", "Bob", bots=2)
        screen = await party.asked()
        seat = screen.table["you"]["seat"]
        guest = party.guests[seat]
        await guest.ok("POST", f"{party.path}/seats/{seat}/bot", json={"bot": "random"})

        await party.screens[1 - seat].until(lambda screen: screen.ask is not None, "the other is asked")


async def test_an_archived_table_rests_and_comes_back_paused(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob")
        ada, bob = party.guests
        screen = await party.asked()

        assert await bob.refused("POST", f"{party.path}/archive") == "not-the-host"
        assert (await ada.ok("POST", f"{party.path}/archive"))["status"] == "archived"
        assert await screen.refused("answer", ask=screen.ask["id"], pick=first_legal(screen.ask)) == "archived"
        assert await bob.refused("POST", f"{party.path}/seats/1/leave") == "archived"
        assert await bob.refused("POST", f"{party.path}/pause") == "archived"

        assert (await ada.ok("POST", f"{party.path}/resume"))["status"] == "paused"
        assert (await ada.ok("POST", f"{party.path}/resume"))["status"] == "playing"
        await screen.until(lambda screen: screen.table["status"] == "playing")
        await screen.answer()


async def test_settings_are_the_hosts(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", start=False)
        changes = {"name": "Night shift", "open": True, "pace": "async", "reaction_seconds": 60, "odds": False}

        assert await party.guests[1].refused("PATCH", party.path, json=changes) == "not-the-host"
        table = await party.host.ok("PATCH", party.path, json={**changes, "spectators": False})

        assert {name: table[name] for name in changes} == changes and not table["spectators"]
        await party.screens[1].until(lambda screen: screen.table["name"] == "Night shift")
        assert await party.host.refused("PATCH", party.path, json={"name": "\x07"}) == "bad-name"
        assert await party.host.refused("PATCH", party.path, json={"host": "me"}) == "bad-request"


async def test_a_person_may_not_hoard_tables(lounge):
    async with lounge(tables_per_person=2) as here:
        ada = await here.guest()
        for _ in range(2):
            table = await opened(ada)

        assert await ada.refused("POST", "/api/tables", json={"game": "nemesis"}) == "table-full"
        await ada.ok("POST", f"/api/tables/{table['id']}/archive")
        await opened(ada)


async def test_the_archive_does_not_make_room_for_more_than_there_may_be(lounge, monkeypatch):
    """Every open table counts, also one too old to be listed; the archive gives one back only if there is room."""
    monkeypatch.setattr("starboard.server.storage.rows.TABLES_LISTED", 2)
    async with lounge(tables_per_person=4) as here:
        ada = await here.guest()
        tables = [await opened(ada) for _ in range(4)]
        for _ in range(3):  # one goes to the archive, another comes: never more than four are open
            await ada.ok("POST", f"/api/tables/{tables[0]['id']}/archive")
            tables = [*tables[1:], await opened(ada), tables[0]]
            assert await ada.refused("POST", "/api/tables", json={"game": "nemesis"}) == "table-full"
            assert await ada.refused("POST", f"/api/tables/{tables.pop()['id']}/resume") == "table-full"

        answers = await asyncio.gather(*[ada.ask("POST", "/api/tables", json={"game": "nemesis"}) for _ in range(6)])

        assert [answer.status_code for answer in answers] == [409] * 6


async def test_many_tables_opened_at_once_are_counted_one_by_one(lounge):
    async with lounge(tables_per_person=3) as here:
        ada = await here.guest()

        answers = await asyncio.gather(*[ada.ask("POST", "/api/tables", json={"game": "nemesis"}) for _ in range(8)])

        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [409] * 5


async def test_a_long_list_of_tables_is_read_page_by_page(lounge, monkeypatch):
    monkeypatch.setattr("starboard.server.storage.rows.TABLES_LISTED", 3)
    async with lounge() as here:
        ada = await here.guest()
        tables = [(await opened(ada, open=True))["id"] for _ in range(8)]
        for whose in ("mine", "open"):
            found, page = [], await ada.ok("GET", f"/api/tables?whose={whose}")
            while page:
                assert len(page) <= 3
                found += [table["id"] for table in page]
                page = await ada.ok("GET", f"/api/tables?whose={whose}&before={page[-1]['updated']!r}")
            assert found == tables[::-1]
        assert await ada.refused("GET", "/api/tables?before=nan") == "bad-request"


async def test_tables_that_changed_at_the_same_moment_are_all_listed(lounge, monkeypatch):
    monkeypatch.setattr("starboard.server.storage.rows.TABLES_LISTED", 3)
    async with lounge() as here:
        ada = await here.guest()
        tables = {(await opened(ada, open=True))["id"] for _ in range(8)}
        await here.process.store.access.write(lambda db: db.execute(update(schema.tables).values(updated=1000.5)))
        for whose in ("mine", "open"):
            found, page = [], await ada.ok("GET", f"/api/tables?whose={whose}")
            while page:
                found += [table["id"] for table in page]
                path = f"/api/tables?whose={whose}&before={page[-1]['updated']!r}&before_id={page[-1]['id']}"
                page = await ada.ok("GET", path)
            assert len(found) == 8 and set(found) == tables


async def test_everybody_sees_who_is_here(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", start=False)
        first, second = party.screens
        await first.until(lambda screen: screen.table["seats"][1]["here"], "Bob is here")

        await second.turn_off()

        await first.until(lambda screen: not screen.table["seats"][1]["here"], "Bob is away")


async def test_people_talk_and_the_talk_is_kept(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", open=True, start=False)
        first, second = party.screens

        await first.done("chat", text="  hello <b>there</b>\x07\u202e\nBob ")
        await second.until(lambda screen: screen.chat)

        assert second.chat[0]["text"] == "hello <b>there</b>\nBob"
        assert (second.chat[0]["who"]["name"], second.chat[0]["seat"]) == ("Ada", 0)
        assert await first.refused("chat", text=" \x07 ") == "bad-frame"
        assert await first.refused("chat", text="x" * 1001) == "bad-frame"
        await here.restart()
        await party.gather_again()
        assert [chat["text"] for chat in party.screens[1].chat] == ["hello <b>there</b>\nBob"]
