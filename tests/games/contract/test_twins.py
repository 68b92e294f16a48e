"""Two tables that differ only in what a seat may not know look the same to it on every channel.

At every step the seat's view, question, blocked options, events with their words, errors, undo and answers to queries
must be identical, byte for byte, until something hidden is legally shown.
"""

from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from tests.games.contract.playing import eyes_of, one_step
from tests.games.contract.tables import Seating, every_table
from tests.games.contract.twins import Recorder, follow


@every_table
def test_twins_look_the_same_on_every_channel(table: Seating):
    steps = sum([compare(table, seed) for seed in range(4 if table.hides else 1)])
    assert steps > 20 or not table.hides, "the twins parted at once; the test compared nothing"


def compare(table: Seating, seed: int) -> int:
    real = table.match(seed=seed * 10 + table.number, hold_windows=True)
    dice = Fate(seed + table.number)
    return beside_twins(real, dice, seed)


@every_table
def test_twins_look_the_same_from_a_hard_board_on(table: Seating):
    """Boards that random games seldom come to, as the soak prepares them."""
    hard = table.game.hardships()
    if hard is None:
        return
    for seed in range(3):
        start = table.match(seed * 10 + table.number)
        dice = Fate(seed)
        for _ in range(20):
            if not start.over:
                one_step(start, dice)
        if start.over:
            continue
        g = start.checkpoint.clone()
        hard.prepare(g, dice)
        if table.game.impossible(g, at_rest=True) == []:
            beside_twins(Match(table.game, g, Fate(seed), hold_windows=True), dice, seed, rounds=15)


def beside_twins(real: Match, dice: Fate, seed: int, rounds: int = 1_000) -> int:
    """Play on a little alone, then beside a twin, again and again; how many steps were compared."""
    real.fate = Recorder(seed)
    compared = 0
    for _ in range(rounds):
        for _ in range(dice.below(12)):
            if not real.over:
                one_step(real, dice)
        while real.window:
            real.close_window()
        if real.over:
            break
        seat = dice.pick(eyes_of(real))
        if real.can_imagine(seat):
            compared += follow(real, seat, dice)
    return compared
