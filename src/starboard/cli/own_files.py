"""A scenario that somebody wrote, from a file on this machine."""

from pathlib import Path

from starboard.cli.errors import Mistake
from starboard.cli.paths import path_of
from starboard.kernel.errors import BrokenContent
from starboard.kernel.game import Game
from starboard.kernel.own_scenarios import OwnScenarios
from starboard.texts import Texts

SHOWN = 10  # problems at once


def reader_of(game: Game) -> OwnScenarios:
    if game.own_scenarios is None:
        raise Mistake("cli-error-no-own", game=game.title)
    return game.own_scenarios


def read_text(game: Game, file: str) -> str:
    """What is in the file; no more of it is read than such a text may have."""
    path, most = path_of(file), reader_of(game).largest
    try:
        with path.open("rb") as opened:
            data = opened.read(most + 1)
    except OSError as error:
        raise Mistake("cli-error-not-read", path=str(path), reason=error.strerror or "?") from error
    if len(data) > most:
        raise Mistake("cli-error-own-large", path=str(path), most=most // 1024)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Mistake("cli-error-own-letters", path=str(path), place=error.start) from error


def own_text(game: Game, file: str) -> str:
    """The text of a scenario that can be played; what is wrong with another one is said by file and place."""
    if not file:
        return ""
    text = read_text(game, file)
    found = reader_of(game).problems(text, Path(file).name)
    if found:
        raise broken(list(found))
    return text


def broken(problems: list[BrokenContent]) -> Mistake:
    lines = [str(problem) for problem in problems[:SHOWN]]
    return Mistake("cli-error-own-broken", count=len(problems), problems="\n".join([f"  {line}" for line in lines]))


def with_own_words(texts: Texts, game: Game, own: str) -> Texts:
    """The reader's texts, and those that the table's scenario brings."""
    return texts.adding(reader_of(game).texts(own, texts.lang)) if own else texts
