"""Star Saga's geometry on a full map: a line of sight cold and warm, a whole look at a target, the template, a walk."""

from collections.abc import Callable
from random import Random

from starboard.games.saga.geometry.flame import shape_of
from starboard.games.saga.geometry.layout import Layout, Piece
from starboard.games.saga.geometry.leaning import views
from starboard.games.saga.geometry.lines import WORKED_OUT, Lines
from starboard.games.saga.geometry.sight import line_of_sight, sight
from starboard.games.saga.geometry.squares import ALL_ROUND, EAST, FACINGS, Base, board_of, list_of
from starboard.games.saga.geometry.template import aims_over, axis_to, template
from starboard.games.saga.geometry.walking import Walks, distance

# Walls, Obstacles (o), cabinets (k), closed doors (+) and models (m) about as dense as in a mission.
MAP = [
    "####################",
    "###.........o.#o..o#",
    "###...........#....#",
    "####.##..##...+.mm.#",
    "###..##..##m..+....#",
    "###o..........#....#",
    "..#...........###+##",
    "..+....m....k..k...#",
    "..+..#.....#....mm.#",
    "..#...........+...k#",
    "..#o.m...........m.#",
    "###.........m#.oo.o#",
    "###..##..##..####+##",
    "###..##..##...#....#",
    "###........m..+.mm.#",
    "###.........o.#...k#",
    "####################",
]
PAIRS = 2000
MOVE = 5


def layout() -> Layout:
    board = board_of(MAP)
    drawn = {character: [at for at, one in enumerate("".join(MAP)) if one == character] for character in "ok+m"}
    pieces = [Piece(f"{kind}{at}", board.base(at), kind == "k") for kind in "ok" for at in drawn[kind]]
    return Layout(board, doors=[1 << at for at in drawn["+"]], models=sum(1 << at for at in drawn["m"]), pieces=pieces)


def pairs(table: Layout) -> list[tuple[Base, Base]]:
    """Two different squares where models could stand, the same ones in every run."""
    dice, places = Random(1), list_of(table.free | table.models)
    found = [dice.sample(places, 2) for _ in range(PAIRS)]
    return [(table.board.base(here), table.board.base(there)) for here, there in found]


def sight_warm() -> Callable[[int], object]:
    """Whether one square sees another, once their line is known."""
    table = layout()
    asked = [(here.squares[0], there.squares[0]) for here, there in pairs(table)]
    for here, there in asked:
        line_of_sight(table, here, there)
    return lambda n: line_of_sight(table, *asked[n % PAIRS])


def sight_cold() -> Callable[[int], object]:
    """The same with nothing known: the exact angles of all squares in between."""
    table = layout()
    asked = [(here.squares[0], there.squares[0]) for here, there in pairs(table)]

    def measured(number: int) -> object:
        WORKED_OUT.clear()
        table.board.lines = Lines(table.board.width, table.board.height)
        return line_of_sight(table, *asked[number % PAIRS])

    return measured


def sight_in_full() -> Callable[[int], object]:
    """Arc of sight, line of sight and Cover."""
    table = layout()
    asked = pairs(table)
    for here, there in asked:
        sight(table, here, ALL_ROUND, there)
    return lambda n: sight(table, asked[n % PAIRS][0], FACINGS[n % 4], asked[n % PAIRS][1])


def sight_leaning() -> Callable[[int], object]:
    """All squares from which a model may shoot at another."""
    table = layout()
    asked = pairs(table)
    for here, there in asked:
        views(table, here, ALL_ROUND, there)
    return lambda n: views(table, asked[n % PAIRS][0], FACINGS[n % 4], asked[n % PAIRS][1])


def template_warm() -> Callable[[int], object]:
    table = layout()
    shooter = table.board.base(table.board.square(8, 8))
    aims = [aim for aim, _ in aims_over(table.board, shooter, EAST, 0)]
    for aim in aims:
        template(table, shooter, EAST, *aim)
    return lambda n: template(table, shooter, EAST, *aims[n % len(aims)])


def template_cold() -> Callable[[int], object]:
    """The shape of the template in a direction, worked out anew; the first use of a direction takes so much longer."""
    board = layout().board
    shooter = board.base(0)
    axes = [axis_to(shooter, *aim) for aim, _ in aims_over(board, shooter, EAST, 0)]
    return lambda n: shape_of(1, 1, axes[n % len(axes)])


def walk() -> Callable[[int], object]:
    """Everywhere a model can go."""
    table = layout()
    asked = pairs(table)
    return lambda n: Walks(table, asked[n % PAIRS][0], MOVE)


def walking_distance() -> Callable[[int], object]:
    """How far two squares are from each other, the first time that somebody asks."""
    table = layout()
    asked = pairs(table)

    def measured(number: int) -> object:
        table.distances.clear()
        return distance(table, *asked[number % PAIRS])

    return measured


MEASURES: dict[str, Callable[[], Callable[[int], object]]] = {
    "sight-warm": sight_warm,
    "sight-cold": sight_cold,
    "sight-in-full": sight_in_full,
    "sight-leaning": sight_leaning,
    "template-warm": template_warm,
    "template-cold": template_cold,
    "walk": walk,
    "distance": walking_distance,
}
