"""A secret order of Sectors, where a planet has one, and what has been found out about it (GR1)."""

from collections.abc import Sequence
from itertools import permutations

from starboard.games.vanguard.content.lines import Condition
from starboard.games.vanguard.rules.conditions import next_in_order
from starboard.games.vanguard.state.vanguard import Vanguard


def note_clue(g: Vanguard, word: str, place: int, sector: int) -> None:
    """Everybody knows from now on whether the Sector is at this place of the order."""
    clue = (word, place, sector)
    if clue not in g.clues:
        g.clues.append(clue)
        g.reveals += 1


def note_what_guards_tell(g: Vanguard, guard: Sequence[Condition]) -> None:
    """Whoever tries a station learns whether it was its turn."""
    for condition in guard:
        if condition.word in ("next", "notnext") and g.order and next_in_order(g):
            sector, due = condition.number(0), next_in_order(g)
            note_clue(g, "is" if sector == due else "not", g.order.index(due), sector)


def orders_left(g: Vanguard) -> list[tuple[int, ...]]:
    """Every order that agrees with all clues."""
    return [order for order in permutations(sorted(g.order)) if agrees_with_clues(g, order)]


def agrees_with_clues(g: Vanguard, order: tuple[int, ...]) -> bool:
    return all([_agrees(order, clue) for clue in g.clues])


def _agrees(order: tuple[int, ...], clue: tuple[str, int, int]) -> bool:
    word, place, sector = clue
    return (order[place] == sector) == (word == "is")
