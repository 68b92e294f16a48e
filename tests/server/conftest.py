"""Tests of the server are coroutines; each runs in an event loop of its own, with a limit to its patience."""

import inspect
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from starboard.games.registry import GAMES
from starboard.server.running import health
from starboard.server.running.limited_workers import LimitedWorkers
from starboard.server.tables import backoff, reaction_windows, timers
from tests.kernel import toy_campaign
from tests.kernel.toy import TOY, put_on_shelf
from tests.kernel.toy_campaign import VOYAGE
from tests.server import services
from tests.server.lounge import Lounge, run_aside

LONGEST_TEST = 150.0


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
