"""The worked example of docs/writing-a-planet.md, to be played, and to be broken in one place by each test."""

from pathlib import Path

from starboard.games.vanguard.own_planets import OWN_PLANETS

FILE = Path(__file__).parents[4] / "docs" / "examples" / "lantern-rock.toml"
LANTERN_ROCK = FILE.read_text(encoding="utf-8")


def changed(*changes: tuple[str, str]) -> str:
    """The example with other words in it; each must be there once."""
    text = LANTERN_ROCK
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        text = text.replace(old, new)
    return text


def problems(text: str) -> list[str]:
    return [str(problem) for problem in OWN_PLANETS.problems(text, FILE.name)]
