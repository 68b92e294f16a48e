"""Whether the overlay of zones says what the plan says (SAGA-ZONE-01)."""

from starboard.games.saga.content.mission import Mission, Square
from starboard.games.saga.content.mission_letters import DOORWAY, GLASS, PANE, WALL
from starboard.games.saga.content.mission_map import is_doorway, is_void
from starboard.games.saga.content.mission_walks import areas
from starboard.kernel.errors import BrokenContent


def overlay_problems(mission: Mission) -> list[BrokenContent]:
    """The overlay says what the plan says: walls, doors, glass, and one letter for each closed area."""
    found: list[BrokenContent] = []
    board = mission.board
    for square in board.squares():
        wanted = sign_of(board.code(square))
        if wanted != board.zone(square) and (wanted or board.zone(square) in (WALL, DOORWAY, PANE)):
            meant = f"{wanted} belongs here" if wanted else "a letter belongs here"
            found.append(broken_overlay(mission, square, f"{board.zone(square)}: {meant}"))
    return found or letter_problems(mission)


def sign_of(code: str) -> str:
    """What the overlay has for this code, or nothing where it has a zone's letter."""
    if is_void(code):
        return WALL
    if is_doorway(code):
        return DOORWAY
    return PANE if code == GLASS else ""


def letter_problems(mission: Mission) -> list[BrokenContent]:
    found: list[BrokenContent] = []
    board = mission.board
    used: list[str] = []
    for area in areas(board):
        letter = board.zone(area[0])
        for square in area:
            if board.zone(square) != letter:
                found.append(broken_overlay(mission, square, f"{board.zone(square)}: no door parts it from {letter}"))
        if letter in used:
            found.append(broken_overlay(mission, area[0], f"{letter}: is another area than the first {letter}"))
        used.append(letter)
    if not found and board.zone(board.start) != "A":
        found.append(broken_overlay(mission, board.start, "the start position lies in zone A"))
    return found


def broken_overlay(mission: Mission, square: Square, message: str) -> BrokenContent:
    return BrokenContent(mission.file, f"overlay row {square[1]}, column {square[0]}", "", message)
