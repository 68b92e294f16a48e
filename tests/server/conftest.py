"""Tests of the server are coroutines; each runs in an event loop of its own, with a limit to its patience."""

import asyncio
import gc
import inspect
import uuid
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn.server
from argon2 import PasswordHasher

from starboard.games.registry import GAMES
from starboard.server.people import identity, passwords
from starboard.server.running import garbage_collection, health, server_process
from starboard.server.running.garbage_collection import GarbageCollection
from starboard.server.running.limited_workers import LimitedWorkers
from starboard.server.tables import backoff, reaction_windows, timers
from tests.kernel import toy_campaign
from tests.kernel.toy import TOY, put_on_shelf
from tests.kernel.toy_campaign import VOYAGE
from tests.server import services
from tests.server.lounge import Lounge, run_aside

LONGEST_TEST = 150.0
QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
QUICK_DECOY = QUICK_HASHER.hash("nobody has this password")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    run_aside(pyfuncitem.obj(**wanted), LONGEST_TEST)
    return True


@pytest.fixture
def lounge(tmp_path: Path) -> Callable[..., Lounge]:
    """`async with lounge() as here:` opens the server; settings as arguments."""

    def opened(**settings: Any) -> Lounge:
        return Lounge(tmp_path, **settings)

    return opened


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody in these tests needs the moments that bots and other processes are given."""
    monkeypatch.setattr(reaction_windows, "BOTS_MOMENT", 0.02)
    monkeypatch.setattr(health, "LAGS", 60.0)  # a busy machine is no trouble of the server
    monkeypatch.setattr(reaction_windows, "LEAST_WHILE", 0.02)
    monkeypatch.setattr(reaction_windows, "USUAL_WHILE", 0.0)
    monkeypatch.setattr(backoff, "FIRST", 0.02)
    monkeypatch.setattr(timers, "ELSEWHERE_FIRST", 0.05)
    monkeypatch.setattr(uvicorn.server, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": a_tenth}))
    monkeypatch.setattr(server_process, "GarbageCollection", WithoutFirstLook)
    for module in (passwords, identity):  # a password is tried in no time
        monkeypatch.setattr(module, "HASHER", QUICK_HASHER)
        monkeypatch.setattr(module, "DECOY", QUICK_DECOY)


def a_tenth(seconds: float) -> Coroutine[Any, Any, None]:
    """Uvicorn looks every tenth of a second whether it shall end, and waits another before it does."""
    return asyncio.sleep(seconds / 10)


class WithoutFirstLook(GarbageCollection):
    """A server that opens looks through all there is for rings: here that is every test of this process."""

    def start(self) -> None:
        gc.freeze()
        gc.set_threshold(garbage_collection.YOUNG, garbage_collection.NEVER, garbage_collection.NEVER)


@pytest.fixture
def toy() -> Iterator[str]:
    """The kernel's tiny game on the shelf: a deck, a die, a reaction, everything within a dozen decisions."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "toy", TOY)
        patch.setattr(LimitedWorkers, "get_ready", staticmethod(put_on_shelf))
        yield "toy"


@pytest.fixture
def voyage() -> Iterator[str]:
    """The tiny game with unlike roles, scenarios and a campaign on the shelf."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "voyage", VOYAGE)
        patch.setattr(LimitedWorkers, "get_ready", staticmethod(toy_campaign.put_on_shelf))
        yield "voyage"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with services.postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    with services.redis() as address:
        yield address


@pytest.fixture
def own_redis() -> Iterator[services.RedisServer]:
    """A Redis that the test may end or freeze."""
    server = services.RedisServer()
    yield server
    server.end()


@pytest.fixture
def postgres_database(postgres_server: str) -> str:
    return services.new_database(postgres_server, f"t{uuid.uuid4().hex}")
