"""A campaign as one file: taken home, brought to another server, and every way to bring something that is none."""

import hashlib
import json

import msgspec
import pytest

from starboard.server.campaigns import import_checks
from starboard.server.campaigns.import_checks import examine_campaign
from starboard.server.network import request_guard
from starboard.server.refusals import RequestRefused
from tests.server.lounge import Lounge
from tests.server.voyages import Crew, first_chapter

pytestmark = pytest.mark.usefixtures("voyage")


def sealed(body: bytes) -> bytes:
    envelope = {"starboard_campaign": 1, "sha256": hashlib.sha256(body).hexdigest(), "body": msgspec.Raw(body)}
    return msgspec.json.encode(envelope)


def places(info) -> list[tuple[int, int, int, str, bool]]:
    return [(one["number"], one["parent"], one["branch"], one["scenario"], one["over"]) for one in info["chapters"]]


async def goes_on(party: Crew) -> None:
    """A second chapter, and beside it a branch that is being played."""
    await party.look_away()
    await party.begin(1, scenario="reef")
    await party.sit_and_start()
    await party.play()
    await party.look_away()
    await party.begin(1, branch=1, scenario="storm")
    await party.sit_and_start()
    await party.play(most=1)


async def told(here: Lounge) -> Crew:
    """A campaign that Ada has played alone: two chapters, a branch that is being played, one in the lobby."""
    party = await first_chapter(here, "Ada")
    await goes_on(party)
    await party.begin(0, branch=1)
    await party.look_away()
    return party


async def test_a_campaign_goes_home_as_one_file_and_on_at_another_server(lounge, tmp_path):
    async with lounge() as here:
        party = await told(here)
        answer = await party.host.ask("GET", f"{party.path}/export")
        assert answer.status_code == 200 and "voyage-" in answer.headers["content-disposition"]
        before, data = await party.info(), answer.content

    async with Lounge(tmp_path, database=f"sqlite:///{tmp_path / 'other.db'}") as there:
        eve = await there.guest("Eve")
        info = await eve.ok("POST", "/api/campaigns/import", content=data)
        assert places(info) == places(before)[:3], "what nobody has started yet is left out"
        assert (info["name"], info["host"]["name"], info["ended"]) == ("Test", "Eve", True)
        assert info["sheet"]["gold"] == before["sheet"]["gold"]
        assert [one["results"] for one in info["chapters"]] == [one["results"] for one in before["chapters"][:3]]
        assert [one["told"] for one in info["chapters"]] == [one["told"] for one in before["chapters"][:3]]
        assert info["chapters"][0]["told"], "the chronicle says as much as at home"
        assert [seat["name"] for seat in info["chapters"][0]["seats"]] == ["Ada"]

        await eve.ok("GET", f"/api/tables/{info['chapters'][1]['table']}/replay?eyes=open")
        page = await eve.ok("GET", f"/api/campaigns/{info['id']}/chapters/2")
        assert page["before"]["visited"] == ["harbour"] and page["after"]["visited"] == ["harbour", "reef"]
        branch = Crew([eve], info["id"])
        branch.table = info["chapters"][2]["table"]
        branch.screens = [await eve.look(branch.table)]
        await branch.play()
        await branch.begin(1, branch=2, scenario="reef")
        info = await branch.info()
        assert info["chapters"][2]["over"] and len(info["chapters"]) == 4

        again = (await eve.ask("GET", f"/api/campaigns/{info['id']}/export")).content
        copy = await eve.ok("POST", "/api/campaigns/import", content=again)
        assert places(copy) == places(info)[:3]
        assert [seat["name"] for seat in copy["chapters"][0]["seats"]] == ["Ada"], "who played stays known"


async def test_a_file_shows_nobody_s_hand(lounge):
    async with lounge() as here:
        party = await first_chapter(here, "Ada", "Bob")
        for guest in party.guests:
            assert await guest.refused("GET", f"{party.path}/export") == "campaign-secret"
        await goes_on(party)

        data = (await party.guests[1].ask("GET", f"{party.path}/export")).content

        assert [one["scenario"] for one in json.loads(data)["body"]["chapters"]] == ["harbour", "reef"]
        eve = await here.guest("Eve")
        assert await eve.refused("GET", f"{party.path}/export") == "not-a-member"


async def test_what_is_brought_has_bounds(lounge, monkeypatch):
    async with lounge(campaigns_per_person=2, tables_per_person=2) as here:
        party = await told(here)
        ada, data = party.host, (await party.host.ask("GET", f"{party.path}/export")).content
        assert await ada.refused("POST", "/api/campaigns/import", content=data) == "table-full"
        assert len(await ada.ok("GET", "/api/campaigns")) == 1 and len(await ada.ok("GET", "/api/tables")) == 4
        eve = await here.guest("Eve")
        for _ in range(2):
            await eve.ok("POST", "/api/campaigns/import", content=data)
        assert await eve.refused("POST", "/api/campaigns/import", content=data) == "campaigns-full"
        monkeypatch.setitem(request_guard.FILES, "/api/campaigns/import", len(data) - 1)
        assert await eve.refused("POST", "/api/campaigns/import", content=data) == "too-large"
        assert len(await eve.ok("GET", "/api/tables")) == 6


async def test_bringing_campaigns_is_rare(lounge):
    async with lounge(rate_limits=True) as here:
        ada = await here.guest("Ada")
        codes = [await ada.refused("POST", "/api/campaigns/import", content=b"{}") for _ in range(12)]
        assert codes[0] == "bad-file" and codes[-1] == "too-many-requests"


async def test_a_campaign_that_is_none_is_refused_and_leaves_nothing(lounge, monkeypatch):
    async with lounge() as here:
        party = await told(here)
        ada = party.host
        data = (await ada.ask("GET", f"{party.path}/export")).content
        game = (await ada.ask("GET", f"/api/tables/{(await party.info())['chapters'][0]['table']}/export")).content
    body = json.loads(data)["body"]

    def changed(**changes) -> bytes:
        return sealed(msgspec.json.encode({**body, **changes}))

    def chapter(number, **changes) -> bytes:
        chapters = [*body["chapters"]]
        chapters[number - 1] = {**chapters[number - 1], **changes}
        return changed(chapters=chapters)

    rich = json.loads(json.dumps(body["chapters"][1]["sheet"]))
    rich["state"][0] += 50
    many = [{**body["chapters"][0]}] * 501
    words = {"name": "x" * 41, "bot": None, "roles": ["captain"]}
    hostile = {
        "nothing": (b"", "bad-file"),
        "a list": (b"[]", "bad-file"),
        "a game": (game, "bad-file"),
        "cut off": (data[:-40], "bad-file"),
        "edited": (data.replace(b'"reef"', b'"wreck"', 1), "bad-file"),
        "deep": (sealed(b"[" * 900 + b"]" * 900), "bad-file"),
        "deeper": (b"[" * 200_000, "bad-file"),
        "newer": (data.replace(b'"starboard_campaign":1', b'"starboard_campaign":2', 1), "file-newer"),
        "another game": (changed(game="chess"), "file-other-game"),
        "a game without campaigns": (changed(game="nemesis"), "file-impossible"),
        "too many chapters": (changed(chapters=many), "file-too-long"),
        "too many seats": (chapter(1, seats=[{"name": "", "bot": None, "roles": []}] * 61), "file-too-long"),
        "a long name": (chapter(1, seats=[words]), "file-too-long"),
        "a large sheet": (changed(sheet={**body["sheet"], "more": ["x" * 1000] * 300}), "file-too-long"),
        "no time": (chapter(1, begun=-5.0), "bad-file"),
        "a sheet nobody wrote": (chapter(2, sheet=rich), "file-unplayable"),
        "a sheet of nothing": (chapter(2, sheet={}), "file-impossible"),
        "a chapter from nowhere": (chapter(2, parent=3), "file-impossible"),
        "another chapter's game": (chapter(2, save=body["chapters"][0]["save"]), "file-impossible"),
        "a long journal": (chapter(1, save=_longer(body["chapters"][0]["save"])), "file-too-long"),
        "a name of nothing": (changed(name="\x00"), "bad-name"),
        "unknown fields": (changed(surprise=1), "bad-file"),
        "null": (sealed(b"null"), "bad-file"),
    }
    for what, (file, code) in hostile.items():
        if what != "a name of nothing":
            with pytest.raises(RequestRefused) as refused:
                examine_campaign(file, 1)
            assert refused.value.code == code, what
    async with lounge() as here:
        eve = await here.guest("Eve")
        for what in ("nothing", "a sheet nobody wrote", "a chapter from nowhere", "a name of nothing"):
            file, code = hostile[what]
            assert await eve.refused("POST", "/api/campaigns/import", content=file) == code, what
        assert await eve.ok("GET", "/api/campaigns") == [] and await eve.ok("GET", "/api/tables") == []


def _longer(save):
    body = {**save["body"], "journal": [[0, 1, "X"]] * 20_001}
    raw = msgspec.json.encode(body)
    return {**save, "body": body, "sha256": hashlib.sha256(raw).hexdigest()}


async def test_a_chapter_that_other_rules_played_is_kept_without_its_game(lounge, monkeypatch):
    async with lounge() as here:
        party = await first_chapter(here, "Ada")
        data = json.loads((await party.host.ask("GET", f"{party.path}/export")).content)
    one = data["body"]["chapters"][0]
    save = {**one["save"]["body"], "rules_version": "0", "journal": [[0, "fly", "VOY-OLD-01"]], "checkpoint": []}
    raw = msgspec.json.encode(save)
    one["save"] = {**one["save"], "body": save, "sha256": hashlib.sha256(raw).hexdigest()}
    file = sealed(msgspec.json.encode(data["body"]))

    brought = examine_campaign(file, 1)["chapters"][0]
    assert brought["opening"] is None and brought["sheet"] == one["sheet"]
    one["sheet"]["state"][0] = 10**6
    with pytest.raises(RequestRefused, match="gold"):
        examine_campaign(sealed(msgspec.json.encode(data["body"])), 1)

    async with lounge() as here:
        eve = await here.guest("Eve")
        info = await eve.ok("POST", "/api/campaigns/import", content=file)
        assert (info["chapters"][0]["table"], info["chapters"][0]["over"]) == (None, True)
        page = await eve.ok("GET", f"/api/campaigns/{info['id']}/chapters/1")
        assert page["after"]["visited"] == ["harbour"] and page["last"] == [] and page["table"] is None
        later = Crew([eve], info["id"])
        begun = await later.begin(1, scenario="reef")
        assert begun["table"]["scenario"] == "reef"
        await later.sit_and_start()
        await later.play()
        again = (await eve.ask("GET", f"{later.path}/export")).content
        assert places(await eve.ok("POST", "/api/campaigns/import", content=again)) == places(await later.info())


def test_the_examination_itself_is_bounded(monkeypatch):
    monkeypatch.setattr(import_checks, "open_campaign", lambda data: pytest.fail("it is opened"))
    with pytest.raises(RequestRefused, match="brackets"):
        examine_campaign(b"{" * 100_000, None)
