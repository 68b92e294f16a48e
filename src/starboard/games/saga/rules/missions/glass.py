"""Panes of glass: seen through, in everybody's way, broken by Mercenaries and by Bosses of 2x2 (docs/decisions/0030).

A pane comes with the zone on its west or north side, and is floor of that zone once it is broken.
"""

from typing import Final

from starboard.games.saga.content.mission import Board, Mission, Square
from starboard.games.saga.content.scenery import SCENERY
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import Squares
from starboard.games.saga.rules.attacks.destroying import destroy
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.places import base_of, squares_of
from starboard.games.saga.rules.profiles import BOSS, PROFILES
from starboard.games.saga.state.fields import Model, Scenery
from starboard.games.saga.state.saga import Saga

PANE: Final = "G."  # on the plan
GLASS: Final = "glass"
AROUND: Final = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
HOMEWARDS: Final = ((-1, 0), (0, -1), (1, 0), (0, 1))  # west, north, then the others


# --- on the map ---


def panes(mission: Mission) -> list[tuple[str, Square]]:
    """All panes in the order in which a map is read, each with a code of its own."""
    squares = [square for square in mission.board.squares() if mission.board.code(square) == PANE]
    return [(f"G{number}", square) for number, square in enumerate(squares, 1)]


def home_of(mission: Mission, pane: Square) -> str:
    """The zone on its west or north side, also across other panes."""
    for dx, dy in HOMEWARDS:
        place = (pane[0] + dx, pane[1] + dy)
        while mission.board.has(place) and mission.board.code(place) == PANE:
            place = (place[0] + dx, place[1] + dy)
        letter = _letter(mission, place)
        if letter:
            return letter
    return ""


def _letter(mission: Mission, place: Square) -> str:
    board: Board = mission.board
    letters = [letter for letter, _ in mission.zones]
    return board.zone(place) if board.has(place) and board.zone(place) in letters else ""


def zones_around(mission: Mission, pane: Square) -> list[str]:
    """The zones that a pane borders on, past its corners too."""
    found: list[str] = []
    for dx, dy in AROUND:
        letter = _letter(mission, (pane[0] + dx, pane[1] + dy))
        if letter and letter not in found:
            found.append(letter)
    return found


def panes_in(mission: Mission, letter: str) -> list[Scenery]:
    """The panes that come with a zone."""
    kind = SCENERY[GLASS]
    return [
        Scenery(code, GLASS, [square], kind.sight, kind.defence)
        for code, square in panes(mission)
        if home_of(mission, square) == letter
    ]


# --- Bosses that break them ---


BREAKING_GLASS: Final = [card for card, printed in PROFILES.items() if printed.sort == BOSS and printed.size > 1]


def breakable(g: Saga, model: Model) -> list[Scenery]:
    """The panes that a Large Boss breaks by walking onto them: none that borders an unrevealed zone."""
    if model.kind not in BREAKING_GLASS:
        return []
    whole = [piece for piece in g.scenery if piece.kind == GLASS]
    return [pane for pane in whole if _among_known_zones(g, pane.squares[0])]


def _among_known_zones(g: Saga, pane: Square) -> bool:
    return all([letter in g.zones for letter in zones_around(mission_of(g), pane)])


def without_breakable(g: Saga, model: Model, now: Layout) -> Layout:
    """The board as a model walks on it that breaks panes."""
    if not now.glass or model.kind not in BREAKING_GLASS:
        return now
    squares: Squares = 0
    for pane in breakable(g, model):
        squares |= squares_of(g, pane.squares)
    if not squares & now.glass:
        return now
    found = now.copy()
    found.set_glass(now.glass & ~squares)
    return found


def break_panes(g: Saga, model: Model) -> None:
    """It stands on them now: they are gone."""
    under = base_of(g, model).mask
    for pane in breakable(g, model):
        if squares_of(g, pane.squares) & under:
            destroy(g, pane.code)
