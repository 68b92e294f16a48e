"""Connections that say nothing, half of something or too slowly; and more of them than there is room for."""

import asyncio
import contextlib
import socket
import subprocess
import sys

import httpx
import pytest
import websockets

from starboard.server.network import protocols
from starboard.server.network.connection_limits import RESERVED, ConnectionLimits, Proxies
from starboard.server.settings import Settings
from tests.server.lounge import (
    PATIENCE,
    ROOT,
    TOY_TABLE,
    Guest,
    Screen,
    first_legal,
    play_to_the_end,
    serve_process,
    until,
)

HALF = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"
HALF_A_BODY = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"
WHOLE = b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def knock(port: int, said: bytes = b"") -> Line:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)
    return reader, writer


async def ended(line: Line) -> bytes:
    """What was said on the line until it was closed from the other side."""
    reader, writer = line
    with contextlib.suppress(ConnectionError):
        said = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        return said
    return b""


@pytest.mark.parametrize("said", [b"", b"GET", HALF, HALF_A_BODY, WHOLE[:-2] + b"X: "], ids=repr)
async def test_what_does_not_arrive_in_time_is_given_up(lounge, said):
    async with lounge(head_seconds=0.3, body_seconds=0.3) as here:
        line = await knock(here.port, said)

        assert await ended(line) == b""
        assert (await here.guest("Ada")).token


async def test_a_letter_now_and_then_is_no_request_either(lounge):
    async with lounge(head_seconds=0.4) as here:
        reader, writer = await knock(here.port)
        with contextlib.suppress(ConnectionError):
            for letter in HALF * 20:
                writer.write(bytes([letter]))
                await writer.drain()
                await asyncio.sleep(0.02)
                if reader.at_eof():
                    return
        assert reader.at_eof() or reader.exception()


async def test_the_next_request_on_a_line_has_a_time_too(lounge):
    async with lounge(head_seconds=0.3) as here:
        reader, writer = await knock(here.port, WHOLE)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        writer.write(HALF)

        await ended((reader, writer))


async def test_a_long_request_that_arrives_in_time_is_answered(lounge):
    async with lounge(head_seconds=0.3, body_seconds=20) as here:
        body = b'{"name": "Ada", "program": true}'
        head = "POST /api/guest HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(body)}\r\n\r\n"
        line = await knock(here.port, head.encode())
        for part in (body[:9], body[9:20], body[20:]):
            await asyncio.sleep(0.15)
            line[1].write(part)

        assert (await ended(line)).startswith(b"HTTP/1.1 201")


async def test_sockets_and_long_answers_are_not_hurried(lounge, toy, monkeypatch):
    async with lounge(head_seconds=0.2, body_seconds=0.2) as here:
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        really = here.process.store.tables_of

        async def slowly(*args, **kwargs):
            await asyncio.sleep(0.6)
            return await really(*args, **kwargs)

        monkeypatch.setattr(here.process.store, "tables_of", slowly)
        assert len(await party.host.ok("GET", "/api/tables")) == 1
        await party.screens[0].answer("walk")
        assert not party.screens[1].closed


async def test_who_is_silent_makes_room_for_who_is_not(lounge):
    lounge = lounge(head_seconds=60, connections_per_address=30)
    lounge.descriptors = RESERVED + 40
    async with lounge as here:
        door = here.server.config.limits
        lines = [await knock(here.port, HALF) for _ in range(60)]

        ada = await here.guest("Ada")
        table = await ada.ok("POST", "/api/tables", json={"game": "nemesis", "seats": 2, "bots": 1})
        screen = await ada.look(table["id"])

        assert (await ada.ok("GET", "/api/me"))["person"]["name"] == "Ada" and not screen.closed
        assert (door.most, door.most_of_one) == (40, 20) and len(door._inside) <= 20
        for line in lines[:30]:
            await ended(line)
        for _, writer in lines:
            writer.close()
        await until(lambda: len(door._inside) <= 2, "the door forgets who has gone")


async def test_when_everybody_inside_is_somebody_the_next_is_refused_in_words(lounge, toy):
    lounge = lounge(head_seconds=60)
    lounge.descriptors = RESERVED + 12
    async with lounge as here:
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        await party.guests[0].http.aclose()
        await party.guests[1].http.aclose()
        watching = 0
        with pytest.raises((websockets.InvalidStatus, websockets.InvalidMessage, OSError)):
            for _ in range(10):
                screen = Screen(here.url, party.table, party.host.headers)
                await screen.connect()
                party.host.screens.append(screen)
                watching += 1
        async with httpx.AsyncClient(base_url=here.url, verify=False) as http:
            refused = await http.get("/api/me")

        assert watching >= 3
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "too-many-connections")
        await party.screens[0].answer("walk")
        await party.host.screens[-1].turn_off()
        await party.host.screens[-2].turn_off()
        async with httpx.AsyncClient(base_url=here.url, verify=False, timeout=PATIENCE) as http:
            assert (await http.get("/api/me")).status_code == 200


async def test_a_socket_that_takes_nothing_is_given_up(lounge, toy, monkeypatch):
    monkeypatch.setattr(protocols, "STALLED_SECONDS", 0.3)
    async with lounge() as here:
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        table = here.process.tables[party.table]
        before = set(table.viewers)
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(deaf, ("127.0.0.1", here.port))
            head = (
                f"GET /ws/tables/{party.table} HTTP/1.1\r\nHost: 127.0.0.1:{here.port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                f"Authorization: Bearer {party.host.token}\r\n\r\n"
            )
            await loop.sock_sendall(deaf, head.encode())
            viewer = await until(lambda: next(iter(set(table.viewers) - before), None), "it looks at the table")
            for _ in range(100):
                viewer.send_encoded(b'"' + b"x" * 200_000 + b'"')

            await until(lambda: viewer not in table.viewers, "it is given up")
        await party.screens[0].answer("walk")


async def test_what_is_asked_for_and_not_taken_is_given_up(lounge, monkeypatch):
    monkeypatch.setattr(protocols, "STALLED_SECONDS", 0.3)
    async with lounge() as here:
        door = here.server.config.limits
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(deaf, ("127.0.0.1", here.port))
            asked = b"GET /api/texts/en/nemesis HTTP/1.1\r\nHost: x\r\n\r\n" * 60
            await loop.sock_sendall(deaf, asked)
            await until(lambda: len(door._inside) == 1, "it is inside")

            await until(lambda: not door._inside, "it is given up")


async def test_a_server_full_of_half_sent_requests_plays_on(tmp_path):
    """With room for few descriptors: guests come in and the process of a bot starts."""
    async with serve_process(tmp_path, descriptors=300, bot_workers=1, head_seconds=120) as served:
        lines = []
        for _ in range(290):
            with contextlib.suppress(OSError):
                lines.append(await knock(served.port, HALF))
        ada = await Guest.arrive(served.url, "Ada")
        table = await ada.ok(
            "POST",
            "/api/tables",
            json={"game": "nemesis", "seats": 2, "bots": 1, "reaction_seconds": 0, "name": "Test"},
        )
        screen = await ada.look(table["id"])
        await ada.ok("POST", f"/api/tables/{table['id']}/start")
        await play_to_the_end(screen, first_legal, most=5)

        assert screen.version >= 4
        assert "Too many open files" not in served.log.read_text()
        for _, writer in lines:
            writer.close()
        await ada.go_home()


def test_a_server_takes_all_descriptors_it_may_have():
    script = """
import resource
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))
from starboard.server.network.connection_limits import raise_descriptor_limit
print(raise_descriptor_limit(), resource.getrlimit(resource.RLIMIT_NOFILE)[0], hard)
"""
    ran = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(ROOT / "src")},
        timeout=60,
    )
    said, soft, hard = map(int, ran.stdout.split())
    assert said == soft == min(hard, 65536) and soft > 64


class FakeLine:
    """A transport, as far as a door knows one."""

    def __init__(self) -> None:
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_proxies_bring_as_many_as_they_like_and_the_crowd_makes_room_first():
    door = ConnectionLimits(Settings(connections=6, connections_per_address=2, proxies="10.0.0.0/8"), 1000)
    crowd = [FakeLine() for _ in range(5)]
    assert all(door.enter(line, "10.1.2.3") for line in crowd)
    lone, next_one = FakeLine(), FakeLine()
    assert door.enter(lone, "192.0.2.1")

    assert door.enter(next_one, "192.0.2.2")

    assert [line.aborted for line in crowd] == [True, False, False, False, False] and not lone.aborted
    for line in (*crowd, lone, next_one):
        door.has_spoken(line)
    assert not door.enter(FakeLine(), "192.0.2.3")
    door.leave(lone)
    assert door.enter(FakeLine(), "192.0.2.3")


def test_nobody_s_word_is_taken_for_another_s_unless_the_operator_says_so():
    assert "127.0.0.1" not in Proxies("") and Settings().proxies == ""
    assert "127.0.0.1" in Proxies("127.0.0.1, 10.0.0.0/8") and "10.9.9.9" in Proxies("127.0.0.1, 10.0.0.0/8")
    assert "::1" not in Proxies("127.0.0.1") and "anything" not in Proxies("10.0.0.0/8") and "x" in Proxies("*")
    with pytest.raises(ValueError):
        Settings(proxies="nginx")
