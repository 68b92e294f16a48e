"""How often anybody may ask, counted in Redis by all processes together, and what happens while Redis is away."""

import subprocess
import tempfile
from collections.abc import Iterator

import pytest

from starboard.server.network import rate_limits
from starboard.server.network.rate_limits import LIMITS, Limiter
from starboard.server.refusals import RequestRefused
from starboard.server.settings import Settings
from tests.server import services
from tests.server.lounge import free_port

MOST = LIMITS["login"].amount


def limiter(redis: str = "") -> Limiter:
    return Limiter(Settings(redis=redis, rate_limits=True))


async def let_through(one: Limiter, who: str, times: int, what: str = "login") -> int:
    """How many of so many requests are not refused."""
    passed = 0
    for _ in range(times):
        try:
            await one.check(what, who)
            passed += 1
        except RequestRefused as refused:
            assert refused.code == "too-many-requests"
    return passed


@pytest.fixture
def mortal_redis() -> Iterator[tuple[str, subprocess.Popen]]:
    """A Redis of one's own, that may be frozen or killed."""
    services.redis_or_skip()
    port = free_port()
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=tempfile.gettempdir())
    try:
        services.wait_for_redis(port)
        yield f"redis://127.0.0.1:{port}/0", process
    finally:
        process.kill()
        process.wait()


async def test_two_processes_count_together(redis_server):
    here, there = limiter(redis_server), limiter(redis_server)

    assert await let_through(here, "ada@1", MOST - 3) == MOST - 3
    assert await let_through(there, "ada@1", MOST) == 3
    assert await let_through(here, "ada@1", 1) == 0
    assert await let_through(here, "bob@2", 1) == 1  # nobody pays for another


async def test_tries_at_an_account_are_counted_and_forgiven_together(redis_server):
    here, there = limiter(redis_server), limiter(redis_server)
    most = LIMITS["account"].amount

    assert await let_through(here, "ada", most, "account") == most
    assert await let_through(there, "ada", 1, "account") == 0
    await there.forgive("account", "ada")
    assert await let_through(here, "ada", most, "account") == most


async def test_what_one_socket_says_is_counted_where_it_is(redis_server):
    """Two sockets in two processes may have the same number, and no message waits for Redis."""
    here, there = limiter(redis_server), limiter(redis_server)
    most = LIMITS["message"].amount

    assert await let_through(here, "1", most + 5, "message") == most
    assert await let_through(there, "1", most, "message") == most


async def test_without_redis_each_counts_for_itself():
    here, there = limiter(), limiter()

    assert await let_through(here, "ada@1", MOST + 2) == MOST
    assert await let_through(there, "ada@1", 1) == 1


@pytest.mark.parametrize("how", ["kill", "freeze"])
async def test_when_redis_goes_nobody_is_locked_out_and_nobody_is_without_a_limit(mortal_redis, monkeypatch, how):
    monkeypatch.setattr(rate_limits, "REDIS_SECONDS", 0.2)
    address, process = mortal_redis
    one = limiter(address)
    assert await let_through(one, "ada@1", MOST + 1) == MOST

    if how == "kill":
        process.kill()
        process.wait()
    else:
        process.send_signal(19)  # SIGSTOP: it keeps its connections and answers nothing

    assert await let_through(one, "bob@2", MOST + 5) == MOST


async def test_when_redis_comes_back_all_count_together_again(mortal_redis, monkeypatch):
    monkeypatch.setattr(rate_limits, "REDIS_SECONDS", 0.2)
    monkeypatch.setattr(rate_limits, "AWAY_SECONDS", 0.0)
    address, process = mortal_redis
    here, there = limiter(address), limiter(address)
    process.send_signal(19)
    assert await let_through(here, "ada@1", 2) == 2

    process.send_signal(18)  # SIGCONT
    services.wait_for_redis(int(address.split(":")[2].split("/")[0]))
    counted = await let_through(here, "cem@3", MOST)

    assert counted == MOST
    assert await let_through(there, "cem@3", 1) == 0


async def test_a_server_whose_redis_is_gone_still_opens_its_door(lounge, mortal_redis, monkeypatch):
    monkeypatch.setattr(rate_limits, "REDIS_SECONDS", 0.2)
    address, process = mortal_redis
    async with lounge(redis=address, rate_limits=True) as here:
        await here.guest("Ada")
        process.kill()
        process.wait()

        bob = await here.guest("Bob")

        assert (await bob.ok("GET", "/api/me"))["person"]["name"] == "Bob"
        party = await here.party("Cem", "Dan")
        await (await party.asked()).answer()
