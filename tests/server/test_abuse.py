"""Whoever knocks: too large, too often, from elsewhere, or with nonsense in hand; nothing breaks and nothing leaks."""

import asyncio
import contextlib

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from starboard.server import app as application
from starboard.server.app import create_app
from starboard.server.settings import Settings
from tests.server.lounge import PATIENCE, Screen

STRICT = ("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "connect-src 'self'")

CHECKS = [not_a_server_error, response_schema_conformance, content_type_conformance, status_code_conformance]


def assert_protected(answer: httpx.Response) -> None:
    policy = answer.headers["content-security-policy"]
    assert all(part in policy for part in STRICT), policy
    assert "unsafe-eval" not in policy and "script-src 'self' " not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"


async def test_every_answer_is_protected_refusals_and_failures_included(lounge, monkeypatch):
    async with lounge() as here:
        ada = await here.guest()
        answers = [
            await ada.ask(method, path, **more)
            for method, path, more in (
                ("GET", "/api/me", {}), ("GET", "/api/nothing", {}), ("GET", "/", {}), ("GET", "/table/x", {}),
                ("GET", "/assets/none.js", {}), ("DELETE", "/api/me", {}), ("POST", "/api/tables", {"content": b"{"}),
                ("POST", "/api/guest", {"headers": {"origin": "https://evil.example"}}), ("GET", "/health", {}),
                ("GET", "/metrics", {}), ("POST", "/api/tables", {"content": b"x" * 70_000}),
                ("GET", "/api/openapi.json", {}),
                ("GET", "/api/tables/nosuch", {}), ("OPTIONS", "/api/me", {}), ("HEAD", "/api/me", {}),
            )
        ]  # fmt: skip

        async def failing(*_):
            raise ZeroDivisionError

        monkeypatch.setattr(here.process.store, "tables_of", failing)
        failed = await ada.ask("GET", "/api/tables")

        assert (failed.status_code, failed.json()["error"]["code"]) == (500, "unexpected")
        for answer in (*answers, failed):
            assert_protected(answer)
        assert all(answer.headers["cache-control"] == "no-store" for answer in answers if "/api/me" in str(answer.url))


async def chunks(total: int):
    for _ in range(total // 1000):
        yield b"x" * 1000


async def test_a_body_too_large_is_refused_whether_or_not_it_says_so(lounge):
    async with lounge() as here:
        ada = await here.guest()
        for path, size in (("/api/guest", 100_000), ("/api/tables", 300_000), ("/api/import", 5_000_000)):
            for content in (b"x" * size, chunks(size)):
                answer = await ada.ask("POST", path, content=content)
                assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")
                assert_protected(answer)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "evil"])
async def test_other_sites_change_nothing(lounge, origin):
    async with lounge() as here:
        ada = await here.guest()
        headers = {"origin": origin}

        assert await ada.refused("POST", "/api/tables", json={"game": "nemesis"}, headers=headers) == "wrong-origin"
        assert await ada.refused("PATCH", "/api/me", json={"name": "Eve"}, headers=headers) == "wrong-origin"
        assert (await ada.ok("GET", "/api/tables")) == []
        assert (await ada.ok("POST", "/api/tables", json={"game": "nemesis"}, headers={"origin": here.url}))["id"]


async def test_other_sites_change_nothing_without_saying_who_they_are(lounge):
    async with lounge() as here:
        ada = await here.guest()

        assert (
            await ada.refused("POST", "/api/tables", json={"game": "nemesis"}, headers={"sec-fetch-site": "cross-site"})
            == "wrong-origin"
        )
        assert (
            await ada.refused("POST", "/api/tables", json={"game": "nemesis"}, headers={"sec-fetch-site": "same-site"})
            == "wrong-origin"
        )


async def test_other_sites_open_no_socket(lounge):
    async with lounge(origins=["https://friend.example"]) as here:
        ada = await here.guest()
        table = (await ada.ok("POST", "/api/tables", json={"game": "nemesis", "seats": 2}))["id"]
        wrong = dict.fromkeys(("https://evil.example", "null", "http://["), "wrong-origin")
        for origin, reason in {**wrong, here.url: "", "https://friend.example": ""}.items():
            screen = Screen(here.url, table, {**ada.headers, "origin": origin})
            ada.screens.append(screen)
            await screen.connect()
            await screen.until(lambda screen: screen.closed or screen.frames)
            assert screen.close_reason == reason
            assert bool(screen.frames) is not bool(reason)


async def test_sockets_of_tables_that_are_not_there_are_closed(lounge):
    async with lounge() as here:
        ada = await here.guest()
        for table, reason in (("nosuch", "no-such-table"), ("x" * 3000, "no-such-table"), ("%00", "no-such-table")):
            screen = await ada.look(table)
            await screen.until(lambda screen: screen.closed)
            assert (screen.close_code, screen.close_reason) == (4403, reason)
        with contextlib.suppress(websockets.InvalidStatus):
            async with websockets.connect(f"{here.url.replace('http', 'ws')}/ws/elsewhere", proxy=None):
                pytest.fail("there is nothing there")


async def test_who_asks_too_often_is_told_to_wait(lounge):
    async with lounge(rate_limits=True) as here, httpx.AsyncClient(base_url=here.url, verify=False, timeout=60) as http:
        answers = [await http.post("/api/login", json={"login": "ada", "password": "wrong"}) for _ in range(12)]
        assert [answer.status_code for answer in answers] == [401] * 10 + [429] * 2
        assert answers[-1].headers["retry-after"] and answers[-1].json()["error"]["code"] == "too-many-requests"
        guests = [(await http.post("/api/guest", json={"name": f"G {n}"})).status_code for n in range(32)]
        assert guests == [201] * 30 + [429] * 2


async def test_nobody_opens_tables_all_the_time(lounge):
    async with lounge(rate_limits=True) as here:
        ada = await here.guest()
        answers = [await ada.ask("POST", "/api/tables", json={"game": "nemesis"}) for _ in range(32)]
        assert [answer.status_code for answer in answers] == [201] * 30 + [429] * 2


async def test_a_chatterbox_is_slowed_down_and_stays(lounge):
    async with lounge(rate_limits=True) as here:
        party = await here.party("Ada", "Bob", start=False)
        ada = party.screens[0]

        replies = [await ada.do("chat", text=str(number)) for number in range(23)]

        assert [reply.get("code", "done") for reply in replies] == ["done"] * 20 + ["too-many-requests"] * 3
        for _ in range(120):
            await ada.send({"do": "resync"})
        await ada.until(
            lambda screen: [f for f in screen.frames if f.get("code") == "too-many-requests" and not f["n"]]
        )
        assert not ada.closed


async def test_reading_is_limited_too_even_for_nobody_in_particular(lounge, monkeypatch):
    from limits import parse

    from starboard.server.network.rate_limits import LIMITS

    monkeypatch.setitem(LIMITS, "read", parse("5/minute"))
    async with lounge(rate_limits=True) as here, httpx.AsyncClient(base_url=here.url, verify=False) as http:
        for path in ("/api/games", "/api/tables?whose=open"):
            codes = [(await http.get(path)).status_code for _ in range(7)]
            assert codes[-1] == 429


async def test_files_outside_the_client_are_not_served(lounge, tmp_path, monkeypatch):
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>client</title>")
    (client / "assets" / "app-1.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("the secret")
    monkeypatch.setattr(application, "CLIENT", client)
    async with lounge() as here:
        raw = []
        for path in ("/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt",
                     "/assets/..%2f..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/....//secret.txt", "/%00",
                     "/a%00b", "/assets/%00", "//etc/passwd",
                     "/" + "a" * 5000, "/..%5csecret.txt", "/etc/passwd", "/%2fetc%2fpasswd"):  # fmt: skip
            reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
            writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
            raw.append(await asyncio.wait_for(reader.read(), PATIENCE))
            writer.close()
        assert all(b"the secret" not in answer and b"root:" not in answer for answer in raw)
        assert all(b" 500 " not in answer.split(b"\r\n")[0] for answer in raw)

        ada = await here.guest()
        script = await ada.ask("GET", "/assets/app-1.js")
        page = await ada.ask("GET", "/join/x/invitation")
        assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
        assert page.text.startswith("<!doctype html>") and page.headers["cache-control"] == "no-cache"
        for answer in (script, page):
            assert_protected(answer)
        assert (await ada.ask("GET", "/api/none")).status_code == 404


async def test_invitations_are_compared_without_telling_how_much_was_right(lounge, monkeypatch):
    from starboard.server.tables import lobby

    compared = []
    really = lobby.secrets.compare_digest
    monkeypatch.setattr(lobby.secrets, "compare_digest", lambda a, b: compared.append((a, b)) or really(a, b))
    async with lounge() as here:
        party = await here.party("Ada", "Bob", start=False)
        eve = await here.guest("Eve")

        assert await eve.refused("POST", f"{party.path}/join", json={"invite": "x"}) == "wrong-invite"
        assert compared


# --- schemathesis: everything the description says, and what it does not ---


@pytest.mark.filterwarnings("ignore:Using `httpx`")
def test_nothing_that_fits_or_misfits_the_description_breaks_the_server(tmp_path):
    from starlette.testclient import TestClient

    settings_for = Settings(database=f"sqlite:///{tmp_path}/s.db", bot_workers=0, rate_limits=False, seed=1)
    app = create_app(settings_for)
    with TestClient(app) as client:
        me = client.post("/api/guest", json={"name": "Ada", "program": True}).json()
        schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
        headers = {"authorization": f"Bearer {me['token']}"}
        tables = [
            client.post("/api/tables", json={"game": "nemesis", "seats": 2, "bots": 1}, headers=headers).json()["id"]
            for _ in range(2)
        ]
        client.post(f"/api/tables/{tables[0]}/start", headers=headers)

        for operation in schema.get_all_operations():
            _knock_on(operation.ok(), headers, tables)


def _knock_on(operation, headers, tables) -> None:
    @given(case=operation.as_strategy())
    @settings(max_examples=6, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    def knock(case) -> None:
        if case.path.endswith("/logout"):
            return
        wanted = (case.path_parameters or {}).get("table_id")
        if wanted is not None and len(str(wanted)) % 2:
            case.path_parameters["table_id"] = tables[0]
        answer = case.call(headers=headers)
        case.validate_response(answer, checks=CHECKS)

    knock()


@pytest.mark.parametrize(
    "path", ["/ws/tables/", "/ws/tables/none", "/ws/tables/a/b", "/ws/tables/%2e%2e%2fx", "/ws/else", "/ws"]
)
async def test_a_socket_to_no_table_is_refused_and_nothing_breaks(lounge, path):
    async with lounge() as here:
        ada = await here.guest("Ada")
        address = here.url.replace("http", "ws", 1) + path
        try:
            async with websockets.connect(address, additional_headers=ada.headers, proxy=None) as socket:
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await socket.recv()
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "no-such-table")
        except websockets.InvalidStatus as refused:  # no socket is offered at such an address at all
            assert refused.response.status_code == 403 and not path.startswith("/ws/tables/")
        assert (await ada.ok("GET", "/health"))["status"] == "ok"
