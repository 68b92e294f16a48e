"""Write every kind of event of a game in four languages, as recorded games tell it, for a person to read.

Templates hide what a name or a number does to a sentence; this shows it. The samples come from the recorded games of
`tests/games/<game>/replays` and, for what those never tell, from `SELDOM` in its `words/seldom_events.py`. A test
checks that the pages are current: `python tools/event_texts.py` writes them again.
"""

import importlib
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from starboard.games.registry import GAMES
from starboard.kernel.fate import Fate
from starboard.kernel.game import Described, Game
from starboard.kernel.saves import SUFFIX, read
from starboard.kernel.seat_view import event_for
from starboard.kernel.visibility import OPEN, SPECTATOR
from starboard.render import say
from starboard.texts import LANGUAGES, Texts

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests" / "games"
ALIKE = 2  # samples of the same shape, with different names in them

Samples = dict[str, dict[tuple[Any, ...], list[Described]]]


def recorded() -> list[Game]:
    """The games that whole games were recorded of."""
    return [game for game in GAMES.values() if (TESTS / game.name / "replays").is_dir()]


def pages(game: Game) -> Path:
    return TESTS / game.name / "words" / "rendered"


def page(game: Game, lang: str, found: Samples) -> str:
    texts = Texts(lang)
    lines = [f"# Every kind of event of {game.title}. Written by tools/event_texts.py."]
    for kind in sorted(found):
        said = [say(texts, described) for shape in found[kind].values() for described in shape]
        lines += ["", f"## {kind}", *dict.fromkeys(said)]
    return "\n".join(lines) + "\n"


def samples(game: Game) -> Samples:
    """By kind and shape, the first few of each."""
    found: Samples = {}
    for described, kind in told(game):
        alike = found.setdefault(kind, {}).setdefault(shape(described), [])
        if len(alike) < ALIKE and names(described) not in [names(one) for one in alike]:
            alike.append(described)
    return found


def told(game: Game) -> Iterator[tuple[Described, str]]:
    """Every event of the recorded games, as everybody hears it and as it is told with its secrets."""
    for path in sorted((TESTS / game.name / "replays").glob("*" + SUFFIX)):
        match = read(path, GAMES, Fate(0)).match
        for _, happening in match.happened:
            for reader in (SPECTATOR, OPEN):
                event = event_for(happening, reader)
                yield game.story(match.state, event["kind"], event["args"]), event["kind"]
    for state, kind, args in seldom(game):
        yield game.story(state, kind, args), kind


def seldom(game: Game) -> list[tuple[Any, str, Mapping[str, Any]]]:
    if not (TESTS / game.name / "words" / "seldom_events.py").is_file():
        return []
    if str(ROOT) not in sys.path:
        sys.path.append(str(ROOT))  # for the tests' own samples
    module = importlib.import_module(f"tests.games.{game.name}.words.seldom_events")
    return [(module.table(kind), kind, args) for kind, args in module.SELDOM]


def shape(described: Described) -> tuple[Any, ...]:
    """What chooses between the variants of a message: words, and numbers as far as a language tells them apart."""
    return (described.text, *[(name, _kind(value)) for name, value in sorted(described.args.items())])


def _kind(value: Any) -> Any:
    if isinstance(value, Mapping):  # a name made of others, such as a Corridor or an Action, is of a kind of its own
        return value["ref"] if value.get("args") else "a name"
    if isinstance(value, list | tuple):
        return ("several", min(len(value), 2))
    if isinstance(value, int):
        return value if value < 2 else "few" if value < 5 else "many"
    return value if value in ("yes", "no") or value.isalpha() else "a word"


def names(described: Described) -> list[str]:
    return [str(value) for _, value in sorted(described.args.items()) if isinstance(value, Mapping | list)]


def main() -> None:
    for game in recorded():
        write_pages(game)


def write_pages(game: Game) -> None:
    found = samples(game)
    pages(game).mkdir(parents=True, exist_ok=True)
    for lang in LANGUAGES:
        (pages(game) / f"{lang}.txt").write_text(page(game, lang, found), encoding="utf-8")


if __name__ == "__main__":
    main()
