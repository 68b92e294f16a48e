"""Every test meets two games: those of the product, and the one that lives in the tests.

Where that lies is in the environment before anything of Starboard is imported; processes that tests start know it too.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

MINIATURE = Path(__file__).parent / "games" / "miniature" / "games"

_places = [place for place in os.environ.get("STARBOARD_GAMES", "").split(os.pathsep) if place]
if str(MINIATURE) not in _places:
    os.environ["STARBOARD_GAMES"] = os.pathsep.join([*_places, str(MINIATURE)])

_shelf: set[str] = set()  # the games that every test meets


def pytest_collection_finish() -> None:
    from starboard.games.registry import GAMES

    _shelf.update(GAMES)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """A test that puts a game on the shelf takes it down again; later tests would meet it."""
    yield
    from starboard.games.registry import GAMES

    left = set(GAMES) - _shelf
    assert not left, f"left on the shelf: {sorted(left)}"
