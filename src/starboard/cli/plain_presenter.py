"""The screens of a game that brings none along: made from the view and the texts alone, playable if not pretty."""

from typing import Any

from rich.text import Text

from starboard.cli.plain_names import Names
from starboard.cli.plain_state import (
    Found,
    Grid,
    Square,
    counters_of,
    grid_of,
    pieces_of,
    pieces_on,
    seats_in,
    square_of,
)
from starboard.cli.winners import who_won
from starboard.games.registry import GAMES
from starboard.render import say
from starboard.texts import Texts

View = dict[str, Any]
EMPTY, WALL = "·", "█"
SOLID = ("wall", "rock", "void")  # grounds that nobody stands on
ON_THE_BOARD = ("seat", "at")  # shown by where it stands and whose line it is in


class PlainPresenter:
    """See `cli.presenter.Presenter`."""

    def __init__(self, game: str) -> None:
        self.game = game

    def name(self, view: View, texts: Texts, seat: int) -> str:
        """What its pieces are called; a seat without pieces goes by its number."""
        names = Names(self.game, texts)
        called = dict.fromkeys(names.piece(piece) for piece in pieces_of(view["state"], seat))
        return " + ".join(called) or texts.text("cli-any-seat", number=seat + 1)

    def title(self, view: View, texts: Texts) -> str:
        names = Names(self.game, texts)
        counters = [f"{names.field(name)}: {names.value(name, one)}" for name, one in counters_of(view["state"])]
        return " · ".join([GAMES[self.game].title, *counters])

    def place(self, texts: Texts, option: dict[str, Any]) -> str:
        """The square, unless the option's text says nothing else."""
        target = option.get("target")
        if not (isinstance(target, list) and len(target) == 2):
            return ""
        square = square_name((target[0], target[1]))
        return "" if say(texts, option) == square else square

    def cost(self, texts: Texts, option: dict[str, Any]) -> str:
        return texts.text("cli-cost", count=option["cost"])

    # --- The board ---

    def picture(self, view: View, texts: Texts) -> list[Text]:
        """The grid, if there is one: a letter for each piece, columns by letter and rows by number."""
        grid = grid_of(view["state"])
        if grid is None:
            return [Text(line) for line in self.linear(view, texts)]
        signs = self._signs(view, texts, grid)
        width = len(grid.ground[0])
        lines = [Text("    " + " ".join(column_name(column) for column in range(width)), style="bright_black")]
        for row in range(len(grid.ground)):
            line = Text(f"{row + 1:>3} ", style="bright_black")
            for column in range(width):
                sign, style = signs[column, row]
                line.append(f"{sign} ", style=style)
            lines.append(line)
        return lines

    def _signs(self, view: View, texts: Texts, grid: Grid) -> dict[Square, tuple[str, str]]:
        names = Names(self.game, texts)
        signs: dict[Square, tuple[str, str]] = {}
        for row, squares in enumerate(grid.ground):
            for column, ground in enumerate(squares):
                solid = any(word in ground for word in SOLID)
                signs[column, row] = (WALL if solid else EMPTY, "not bold bright_black")
        for square, piece in pieces_on(view["state"], grid):
            mine = piece.facts.get("seat") == view["seat"]
            signs[square] = (names.piece(piece)[:1].upper(), "bold cyan" if mine else "not bold default")
        return signs

    def legend(self, view: View, texts: Texts) -> list[str]:
        """Each letter with what stands there."""
        return [f"{line[:1].upper()}  {line}" for line in self._standing(view, texts)]

    def linear(self, view: View, texts: Texts) -> list[str]:
        """What stands where, then everything else of the table, a field in a line."""
        names, state = Names(self.game, texts), view["state"]
        grid = grid_of(state)
        others = [name for name, one in state.items() if isinstance(one, list | dict)]
        shown = [name for name in others if grid is None or (name != grid.field and not _stands(state[name], grid))]
        fields = [f"{names.field(name)}: {names.value(name, state[name])}" for name in shown]
        return [*self._standing(view, texts), *fields]

    def _standing(self, view: View, texts: Texts) -> list[str]:
        grid = grid_of(view["state"])
        found = pieces_on(view["state"], grid) if grid else []
        return [self._placed(texts, square, piece) for square, piece in found]

    def _place(self, texts: Texts, square: Square, piece: Found) -> str:
        return texts.text("cli-any-place", name=Names(self.game, texts).piece(piece), square=square_name(square))

    def _placed(self, texts: Texts, square: Square, piece: Found) -> str:
        place = self._place(texts, square, piece)
        facts = Names(self.game, texts).facts(piece.facts, (*ON_THE_BOARD, "role", "name", "kind"))
        return f"{place}: {facts}" if facts else place

    def here(self, view: View, texts: Texts) -> list[str]:
        """Where the seat's own pieces stand; what they have is in their own lines."""
        own = [(square_of(piece.facts), piece) for piece in pieces_of(view["state"], view["seat"])]
        return [self._place(texts, square, piece) for square, piece in own if square is not None]

    # --- The seats ---

    def mine(self, view: View, texts: Texts) -> list[tuple[str, str]]:
        return [self._line(texts, piece) for piece in pieces_of(view["state"], view["seat"])]

    def others(self, view: View, texts: Texts) -> list[tuple[str, str]]:
        seats = [seat for seat in seats_in(view["state"]) if seat != view["seat"]]
        return [self._line(texts, piece) for seat in seats for piece in pieces_of(view["state"], seat)]

    def _line(self, texts: Texts, piece: Found) -> tuple[str, str]:
        names = Names(self.game, texts)
        return names.piece(piece), names.facts(piece.facts, (*ON_THE_BOARD, "role", "name", "kind"))

    def hand(self, view: View, texts: Texts) -> list[str]:
        hands = [piece.facts.get("hand") for piece in pieces_of(view["state"], view["seat"])]
        cards = [card for hand in hands if isinstance(hand, list) for card in hand]
        return [self._explained(texts, f"{self.game}-card-{card}", card) for card in cards]

    def _explained(self, texts: Texts, message: str, word: str) -> str:
        name = texts.text(message) if texts.has(message) else Names(self.game, texts).word("card", word)
        return f"{name}: {texts.attribute(message, 'text')}" if texts.has(f"{message}.text") else name

    def look(self, view: View, texts: Texts, words: str) -> list[str]:
        """Every component with these words in its name that has a text."""
        wanted = words.strip().casefold()
        described = [m for m in texts.messages(f"{self.game}-") if texts.has(f"{m}.text") and texts.has(m)]
        found = [m for m in described if wanted and wanted in texts.text(m).casefold()]
        return [f"{texts.text(message)}: {texts.attribute(message, 'text')}" for message in found]

    # --- The end ---

    def results(self, view: View, texts: Texts) -> list[str]:
        names, results = Names(self.game, texts), view["results"]
        ending = f"{self.game}-ending-{results['ending']}"
        lines = [texts.text(ending)] if texts.has(ending) else []
        lines += [
            f"{names.field(name)}: {names.value(name, one)}"
            for name, one in results.items()
            if name not in ("ending", "winners")
        ]
        return [*lines, who_won(texts, [self.name(view, texts, seat) for seat in results["winners"]])]


def _stands(value: Any, grid: Grid) -> bool:
    """Whether all of a field is shown on the board already."""
    return bool(value) and not isinstance(value, str) and bool(pieces_on({"one": value}, grid))


def column_name(column: int) -> str:
    """A to Z, then AA."""
    return ("" if column < 26 else column_name(column // 26 - 1)) + chr(ord("A") + column % 26)


def square_name(square: Square) -> str:
    return f"{column_name(square[0])}{square[1] + 1}"
