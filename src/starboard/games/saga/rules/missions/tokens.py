"""Markers that a mission lays on pieces of its map (docs/decisions/0030, word `token`)."""

from typing import Final

from starboard.games.saga.state.fields import Token
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

HERE: Final = "here"  # the piece at which something is done


def tokens_on(g: Saga, name: str, code: str) -> int:
    """How many markers of this name lie on a piece."""
    return sum([one.count for one in g.tokens if (one.name, one.at) == (name, code)])


def pieces_with(g: Saga, name: str) -> list[str]:
    return [one.at for one in g.tokens if one.name == name]


def add_tokens(g: Saga, name: str, code: str, number: int) -> None:
    """Lay markers on a piece, or take them away; there are never fewer than none."""
    before = tokens_on(g, name, code)
    after = max(0, before + number)
    if after == before:
        return
    g.tokens = [one for one in g.tokens if (one.name, one.at) != (name, code)]
    if after:
        g.tokens.append(Token(name, code, after))
    tell(g, "tokens", "SAGA-MISSION-12", token=name, piece=code, number=after)
