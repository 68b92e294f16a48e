"""Tables with unlike roles and scenarios: opened from the catalogue, changed in the lobby, started only if possible."""

import asyncio

import pytest

from starboard.games.registry import GAMES
from starboard.server.storage.records import SeatRecord
from starboard.server.tables.setups import roles_of, setup_of
from tests.server.lounge import until

pytestmark = pytest.mark.usefixtures("voyage")

TABLE = {"game": "voyage", "mode": "plain", "scenario": "bay", "name": "Test"}


def roles(table) -> list[list[str]]:
    return [seat["roles"] for seat in table["seats"]]


async def test_the_catalogue_says_everything_a_table_can_be_opened_with(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")
        game = next(one for one in await ada.ok("GET", "/api/games") if one["name"] == "voyage")

    assert game["title"] == "Voyage"
    assert game["modes"][1] == {"name": "hard", "least": 2, "most": 4}
    beast = {"name": "beast", "side": "sea", "least": 0, "most": 1, "automaton": True, "shared": False, "modes": []}
    assert game["roles"][3] == beast and game["roles"][1]["shared"]
    reef = {"name": "reef", "modes": [], "roles": [], "seats": [1, 3], "most": {}, "campaign": "voyage", "alone": False}
    assert game["scenarios"][1] == reef and game["scenarios"][2]["roles"] == ["captain", "diver"]
    assert game["options"][1] == {"name": "fog", "rule": "", "modes": ["hard"]}
    assert game["campaigns"] == [{"name": "voyage", "modes": [], "first": ["harbour"]}]
    assert game["bots"]


async def test_any_role_for_the_host_a_bot_somebody_else_or_several_for_one(lounge):
    async with lounge() as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        seats = [
            {"who": "bot", "roles": ["captain"]},
            {"who": "me", "roles": ["beast"]},
            {"who": "open", "roles": ["cook", "diver"]},
        ]
        table = await ada.ok("POST", "/api/tables", json={**TABLE, "seats": seats})
        assert roles(table) == [["captain"], ["beast"], ["cook", "diver"]]
        assert (table["you"]["seat"], table["seats"][0]["playing"], table["scenario"]) == (1, "bot", "bay")
        await bob.ok("POST", f"/api/tables/{table['id']}/join", json={"invite": table["invite"]})
        await bob.ok("POST", f"/api/tables/{table['id']}/seats/2/sit")
        await ada.ok("POST", f"/api/tables/{table['id']}/start")

        screen = await bob.look(table["id"])
        await screen.until(lambda screen: screen.ask, "Bob is asked")
        assert [sailor["roles"] for sailor in screen.view["state"]["sailors"]] == roles(table)
        await here.restart()
        again = await ada.look(table["id"])
        assert again.view["state"]["scenario"] == "bay"
        record = await here.process.store.table(table["id"])
        assert setup_of(record) == GAMES["voyage"].setup_of(here.process.tables[table["id"]].match.start)


async def test_what_is_left_open_is_the_usual(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")
        assert await ada.refused("POST", "/api/tables", json={"name": "which game?"}) == "bad-request"
        table = await ada.ok("POST", "/api/tables", json={"game": "voyage", "bots": 3})
        assert (table["mode"], table["scenario"]) == ("plain", "harbour")
        assert roles(table) == [["captain"], ["diver"], ["diver"], ["cook"]]
        assert [seat["playing"] for seat in table["seats"]] == ["human", "bot", "bot", "bot"]
        two = await ada.ok("POST", "/api/tables", json={**TABLE, "seats": [{"who": "me"}, {"roles": ["cook"]}]})
        assert roles(two) == [["captain"], ["cook"]]


@pytest.mark.parametrize(
    ("wishes", "code", "args"),
    [
        ({"seats": 5}, "setup-players", {"least": 1, "most": 4, "seats": 5}),
        ({"scenario": "reef"}, "setup-campaign-only", {"scenario": {"ref": "voyage-scenario-reef"}}),
        ({"mode": "hard"}, "setup-scenario-mode", {"scenario": {"ref": "voyage-scenario-bay"}}),
        ({"options": ["fog"]}, "setup-option-mode", {"option": {"ref": "voyage-option-fog"}}),
        ({"seats": [{"roles": ["captain", "cook"]}]}, "setup-role-alone", {"role": {"ref": "voyage-role-captain"}}),
        ({"seats": [{"who": "me"}, {"who": "me"}]}, "bad-request", {}),
        ({"seats": [{"roles": ["pirate"]}]}, "bad-request", {}),
        ({"scenario": "moon"}, "bad-request", {}),
        ({"seats": [{"who": "bot", "bot": "nobody"}]}, "bad-request", {}),
        ({"game": "chess"}, "no-such-game", {}),
    ],
)
async def test_an_impossible_table_is_refused_and_told_why(lounge, wishes, code, args):
    async with lounge() as here:
        ada = await here.guest("Ada")
        error = (await ada.ask("POST", "/api/tables", json={**TABLE, **wishes})).json()["error"]

        assert (error["code"], error["args"]) == (code, args)
        assert await ada.ok("GET", "/api/tables") == []


async def test_the_host_changes_everything_in_the_lobby_and_people_move_with_their_seats(lounge):
    async with lounge() as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await ada.ok("POST", "/api/tables", json={**TABLE, "seats": 3, "bots": 1})
        path = f"/api/tables/{table['id']}"
        await bob.ok("POST", f"{path}/join", json={"invite": table["invite"]})
        await bob.ok("POST", f"{path}/seats/1/sit")
        screen = await bob.look(table["id"])

        seats = [{"seat": 1, "roles": ["captain"]}, {}, {"seat": 0, "roles": ["beast"]}]
        after = await ada.ok("PATCH", f"{path}/setup", json={"seats": seats})
        assert roles(after) == [["captain"], ["diver"], ["beast"]]
        assert [seat["person"] and seat["person"]["name"] for seat in after["seats"]] == ["Bob", None, "Ada"]
        await screen.until(lambda screen: screen.closed, "who moved looks again with other eyes")

        harder = await ada.ok("PATCH", f"{path}/setup", json={"mode": "hard", "options": ["fog"]})
        assert (harder["mode"], harder["scenario"], harder["options"]) == ("hard", "harbour", ["fog"])
        easier = await ada.ok("PATCH", f"{path}/setup", json={"mode": "plain", "scenario": "bay"})
        assert easier["options"] == [] and roles(easier) == roles(after)

        await bob.ok("POST", f"{path}/seats/0/leave")
        await bob.ok("POST", f"{path}/seats/1/sit")  # people swap roles by sitting elsewhere
        assert await ada.refused("POST", f"{path}/start") == "seats-empty"
        fewer = await ada.ok("PATCH", f"{path}/setup", json={"seats": [{"seat": 1, "roles": ["captain"]}, {"seat": 2}]})
        assert roles(fewer) == [["captain"], ["beast"]]
        started = await ada.ok("POST", f"{path}/start")
        assert (started["status"], started["you"]["seat"]) == ("playing", 1)
        assert await ada.refused("PATCH", f"{path}/setup", json={"options": []}) == "already-started"


async def test_a_role_may_be_nobody_s_for_a_while_but_not_when_the_game_starts(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")
        table = await ada.ok("POST", "/api/tables", json={**TABLE, "seats": 2, "bots": 1})
        path = f"/api/tables/{table['id']}"
        assert table["cannot_start"] is None
        role = {"role": {"ref": "voyage-role-captain"}, "count": 0, "least": 1, "most": 1}

        without = await ada.ok("PATCH", f"{path}/setup", json={"seats": [{"seat": 0, "roles": ["cook"]}, {"seat": 1}]})
        assert without["cannot_start"]["code"] == "setup-role-count" and without["cannot_start"]["args"] == role
        refused = (await ada.ask("POST", f"{path}/start")).json()["error"]
        assert (refused["code"], refused["args"]) == ("setup-role-count", role)

        await ada.ok("PATCH", f"{path}/setup", json={"seats": [{"seat": 0}, {"seat": 1, "roles": ["captain"]}]})
        assert (await ada.ok("POST", f"{path}/start"))["cannot_start"] is None


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": [{"seat": 0}]}, "seat-taken"),
        ({"seats": [{"seat": 0}, {"seat": 0}, {"seat": 1}]}, "bad-request"),
        ({"seats": [{"seat": 0}, {"seat": 1}, {"seat": 9}]}, "no-such-seat"),
        ({"seats": [{"seat": 0}, {"seat": 1}, {}, {}, {}]}, "setup-players"),
        ({"seats": [{"seat": 0, "roles": ["pirate"]}, {"seat": 1}]}, "bad-request"),
        ({"scenario": "reef"}, "setup-campaign-only"),
        ({"mode": "none"}, "bad-request"),
        ({"options": ["fog"]}, "setup-option-mode"),
    ],
)
async def test_a_change_that_cannot_be_changes_nothing(lounge, change, code):
    async with lounge() as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await ada.ok("POST", "/api/tables", json={**TABLE, "seats": 2})
        path = f"/api/tables/{table['id']}"
        await bob.ok("POST", f"{path}/join", json={"invite": table["invite"]})
        before = await bob.ok("POST", f"{path}/seats/1/sit")

        assert await ada.refused("PATCH", f"{path}/setup", json=change) == code
        assert await bob.refused("PATCH", f"{path}/setup", json={"options": []}) == "not-the-host"
        assert (await bob.ok("GET", path))["seats"] == before["seats"]


async def test_a_game_is_begun_with_the_set_up_that_is_on_disk_whoever_is_faster(lounge):
    """The host changes roles again and again while another window starts the game."""
    async with lounge() as here:
        ada = await here.guest("Ada")
        for _ in range(5):
            table = await ada.ok("POST", "/api/tables", json={**TABLE, "seats": 2, "bots": 1})
            path = f"/api/tables/{table['id']}"
            await ada.look(table["id"])
            changes = [
                ada.ask("PATCH", f"{path}/setup", json={"seats": [{"seat": 0}, {"seat": 1, "roles": [role]}]})
                for role in ("cook", "diver", "beast")
            ]
            await asyncio.gather(changes[0], ada.ask("POST", f"{path}/start"), *changes[1:])
            live = here.process.tables[table["id"]]
            await until(lambda live=live: live.history.match is not None, "it has begun")

            record = await here.process.store.table(table["id"])
            assert setup_of(record) == GAMES["voyage"].setup_of(live.match.start)
            await ada.look_away()


async def test_the_file_of_a_game_keeps_its_roles_and_scenario(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")
        seats = [{"who": "bot", "roles": ["captain"]}, {"who": "me", "roles": ["cook", "diver"]}]
        table = await ada.ok("POST", "/api/tables", json={**TABLE, "seats": seats, "options": ["calm"]})
        await ada.ok("POST", f"/api/tables/{table['id']}/start")
        screen = await ada.look(table["id"])
        await screen.until(lambda screen: screen.ask, "asked")
        file = (await ada.ask("GET", f"/api/tables/{table['id']}/export")).content

        copy = await ada.ok("POST", "/api/import?name=Copy", content=file)

        assert roles(copy) == roles(table)
        assert (copy["scenario"], copy["options"], copy["mode"]) == ("bay", ["calm"], "plain")


async def test_a_table_from_before_roles_were_kept_has_those_of_the_box(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")
        table = await ada.ok("POST", "/api/tables", json={**TABLE, "seats": 3, "bots": 2})
        record = await here.process.store.table(table["id"])
        record.seats = [SeatRecord(seat.seat, seat.person, seat.bot) for seat in record.seats]

        assert roles_of(record) == (("captain",), ("diver",), ("diver",))
