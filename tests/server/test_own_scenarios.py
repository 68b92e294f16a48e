"""Scenarios of people's own at a table: looked at in a limited process, brought by the host, kept with the table."""

import copy

import pytest

from starboard.games.registry import GAMES
from starboard.server.network import rate_limits
from starboard.server.refusals import RequestRefused
from starboard.server.tables import own_scenarios
from starboard.server.tables.setups import setup_of
from tests.games.saga.own.cold_store import COLD_STORE, changed
from tests.games.vanguard.own.lantern_rock import LANTERN_ROCK

OWN = GAMES["saga"].own_scenarios
SEATS = [{"who": "me"}, {"who": "open"}]
TABLE = {"game": "saga", "mode": "together", "name": "Test", "own": COLD_STORE, "seats": SEATS}


async def test_a_host_looks_at_a_mission_before_opening_a_table(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")
        games = {game["name"]: game["own_scenarios"] for game in await ada.ok("GET", "/api/games")}
        seen = await ada.ok("POST", "/api/games/saga/own-scenarios", json={"text": COLD_STORE})

        assert (games["saga"], games["nemesis"]) == (64 * 1024, 0)
        assert seen["titles"] == {"en": "The Cold Store", "it": "La cella frigorifera"}
        assert seen["scenario"]["name"] == OWN.read(COLD_STORE).id and seen["scenario"]["most"] == {"mercenaries": 2}
        assert seen["picture"].startswith("<svg")
        assert await ada.refused("POST", "/api/games/nemesis/own-scenarios", json={"text": "x"}) == "setup-not-own"
        assert await ada.refused("POST", "/api/games/nothing/own-scenarios", json={"text": "x"}) == "no-such-game"


async def test_what_is_wrong_is_told_by_row_and_column(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")
        broken = changed(("D1........gW", "D1........gX"))
        for path, body in (
            ("/api/games/saga/own-scenarios", {"text": broken}),
            ("/api/tables", {**TABLE, "own": broken}),
        ):
            answer = await ada.ask("POST", path, json=body)
            error = answer.json()["error"]
            assert (answer.status_code, error["code"]) == (422, "own-broken")
            assert error["args"]["problems"] == ["mission.toml: map row 3, column 10: 'gX' is no code of a map"]
        large = "#" * (70 * 1024)
        assert (await ada.ask("POST", "/api/tables", json={**TABLE, "own": large})).status_code in (413, 422)
        assert (await ada.ask("POST", "/api/tables", json={**TABLE, "own": "#" * 400_000})).status_code == 413


async def test_a_table_with_a_mission_of_its_own_is_played_and_kept(lounge):
    async with lounge() as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await ada.ok("POST", "/api/tables", json=TABLE)
        assert table["own_titles"]["en"] == "The Cold Store" and table["scenario"].startswith("own-")
        path = f"/api/tables/{table['id']}"
        await ada.ok("POST", f"{path}/seats/1/bot", json={})
        await ada.ok("POST", f"{path}/start")

        screen = await ada.look(table["id"])
        await screen.until(lambda screen: screen.ask, "Ada is asked")
        words = (await ada.ask("GET", f"{path}/own-texts/it")).text
        page = (await ada.ask("GET", f"{path}/passages/{table['scenario']}-briefing/it")).text
        assert "La cella frigorifera" in words and "Twelve degrees below" not in words
        assert "Twelve degrees below" in page
        assert (await bob.ask("GET", f"{path}/own-texts/en")).status_code == 403
        assert COLD_STORE[:40] not in str(screen.view) and "ice-chute" not in str(screen.view)

        await here.restart()
        again = await ada.look(table["id"])
        await again.until(lambda screen: screen.ask, "Ada is asked again")
        record = await here.process.store.table(table["id"])
        assert setup_of(record).own == COLD_STORE
        listed = await ada.ok("GET", "/api/tables")
        assert listed[0]["own_titles"] == OWN.titles(COLD_STORE)


async def test_only_the_host_brings_a_mission_into_the_lobby(lounge):
    async with lounge() as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await ada.ok("POST", "/api/tables", json={**TABLE, "own": "", "scenario": "b"})
        path = f"/api/tables/{table['id']}/setup"
        await bob.ok("POST", f"/api/tables/{table['id']}/join", json={"invite": table["invite"]})
        await bob.ok("POST", f"/api/tables/{table['id']}/seats/1/sit")

        assert await bob.refused("PATCH", path, json={"own": COLD_STORE}) == "not-the-host"
        own = await ada.ok("PATCH", path, json={"own": COLD_STORE})
        assert own["scenario"] == OWN.read(COLD_STORE).id and own["own_titles"] and own["cannot_start"] is None
        assert await ada.refused("PATCH", path, json={"own": changed(("turns = 2", "turns = 77"))}) == "own-broken"
        back = await ada.ok("PATCH", path, json={"scenario": "b"})
        assert (back["scenario"], back["own_titles"]) == ("b", {})
        assert (await here.process.store.table(table["id"])).own == ""


async def test_a_table_takes_the_mode_that_its_own_scenario_is_for(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")
        body = {"game": "vanguard", "mode": "tutorial", "scenario": "cinder", "name": "Test", "seats": SEATS[:1]}
        table = await ada.ok("POST", "/api/tables", json=body)
        path = f"/api/tables/{table['id']}"

        own = await ada.ok("PATCH", f"{path}/setup", json={"own": LANTERN_ROCK})
        assert (own["mode"], own["own_titles"]["en"], own["cannot_start"]) == ("expedition", "Lantern Rock", None)
        hostile = LANTERN_ROCK.replace("lander = 1 ", "lander = 77 ")
        assert await ada.refused("PATCH", f"{path}/setup", json={"own": hostile}) == "own-broken"

        await ada.ok("POST", f"{path}/start")
        screen = await ada.look(table["id"])
        await screen.until(lambda screen: screen.ask, "Ada is asked")
        words = (await ada.ask("GET", f"{path}/own-texts/en")).text
        assert "The Chimney" in words and ".goal" in words and "ninety wicks" not in words


async def test_a_game_without_such_missions_takes_none(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")
        body = {"game": "nemesis", "own": COLD_STORE, "seats": 2}
        assert await ada.refused("POST", "/api/tables", json=body) == "setup-not-own"


def test_a_mission_that_fails_when_it_is_tried_is_refused(monkeypatch):
    monkeypatch.setattr(own_scenarios, "trial", lambda *_: "it cannot be played on: KeyError")

    with pytest.raises(RequestRefused) as refused:
        own_scenarios.examine("saga", COLD_STORE)

    assert refused.value.plain()["args"]["problems"] == ["it cannot be played on: KeyError"]


async def test_nobody_brings_too_many(lounge, monkeypatch):
    limits = copy.copy(rate_limits.LIMITS)
    limits["own"] = rate_limits.parse("1/minute")
    monkeypatch.setattr(rate_limits, "LIMITS", limits)
    async with lounge(rate_limits=True) as here:
        ada = await here.guest("Ada")
        broken = {"text": "nonsense"}
        assert await ada.refused("POST", "/api/games/saga/own-scenarios", json=broken) == "own-broken"
        assert await ada.refused("POST", "/api/games/saga/own-scenarios", json=broken) == "too-many-requests"
