"""Twin games: two tables that differ only in what a seat may not know look the same to it on every channel.

The twin is the real game with everything hidden from the seat dealt again. Both are then played on with the same
answers and the same public outcomes; what the others draw or hold may differ. At every step the seat's view, events,
question, blocked options, errors and undo must be identical, byte for byte, until something hidden is legally shown.
Reaction windows are held open, as at a live table.
"""

import msgspec
import pytest

from starboard.games.nemesis.hardships import NASTY
from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.errors import Diverged, IllegalAnswer
from starboard.kernel.fate import Fate
from starboard.kernel.game import listen
from starboard.kernel.match import Match
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import Chance
from starboard.kernel.seat_view import events, view
from starboard.kernel.visibility import SPECTATOR
from starboard.testing import NemesisTable
from tests.games.nemesis.whole.games import TABLES, open_table

# Draws that only the player who makes them sees; a twin may draw something else.
PRIVATE = {
    "action-card",
    "item-card",
    "scan",
    "hunter-card",
    "tile",
    "exploration-token",
    "engine-token",
    "coordinates",
}


class Revealed(Diverged):
    """The twins part legally: something hidden comes to light and is not the same in both."""

    def __init__(self) -> None:
        super().__init__(0, "what comes to light is not the same in both games")


class Recorder(Fate):
    """Fate of the real game, remembering what it said."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.said: list[tuple[str, object]] = []

    def draw(self, chance: Chance) -> object:
        outcome = super().draw(chance)
        self.said.append((chance.kind, outcome))
        return outcome


class Echo(Fate):
    """Fate of the twin: says the same where it can."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.heard: list[tuple[str, object]] = []

    def draw(self, chance: Chance) -> object:
        if not self.heard:
            raise Revealed
        kind, outcome = self.heard.pop(0)
        if kind != chance.kind:
            raise Revealed
        if outcome in chance.outcomes:
            return outcome
        if kind in PRIVATE:
            return super().draw(chance)
        raise Revealed


def channels(match: Match, seat: int, since: int) -> bytes:
    """Everything that leaves for the seat, as the bytes that would go over the wire."""
    whole = view(match, seat)
    if whole["ask"]:
        del whole["ask"]["id"]  # counts the answers since the beginning, and a twin begins in the middle
    undo = whole.pop("undo")
    told = events(match, seat, since)
    error = ""
    try:
        match.answer(seat, "no such option")
    except IllegalAnswer as refused:
        error = str(refused)
    return msgspec.json.encode([whole, undo, told, error])


def twin_of(real: Match, seat: int, seed: int) -> Match:
    twin = real.imagine(seat, Fate(seed))
    twin.fate = Echo(seed)
    twin.listen, twin.hold_windows = True, True
    listen(twin.state)
    return twin


def step(real: Match, twin: Match, seat: int, dice: Fate) -> None:
    """One decision in both games: the seat's own, or another's that both allow."""
    if real.window:
        real.close_window()
        hear(real, twin)
        twin.close_window()
        return
    asked = dice.pick(sorted(real.asks))
    for _ in range(40):
        answer = random_answer(real.asks[asked], dice)
        other = twin.asks.get(asked)
        if other is not None and other.rule == real.asks[asked].rule and other.allows(answer):
            break
        assert asked != seat, "the seat itself is asked something else"
    else:
        raise Revealed  # the other player does something that its twin cannot
    real.answer(asked, answer)
    hear(real, twin)
    twin.answer(asked, answer)


def hear(real: Match, twin: Match) -> None:
    twin.fate.heard = real.fate.said[:]
    real.fate.said.clear()


@pytest.mark.rule("NEM-GEN-10", "NEM-GEN-11")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_twins_look_the_same_on_every_channel(table):
    steps = sum(compare_twins(table, seed) for seed in range(4))
    assert steps > 50 or len(TABLES) == 1, "the twins parted at once; the test compared nothing"


def compare_twins(table: int, seed: int) -> int:
    real = open_table(table, seed=seed * 10 + table, hold_windows=True)
    real.fate = Recorder(seed)
    dice = Fate(seed + table)
    seats = [SPECTATOR, *range(len(real.state.players))]
    compared = 0
    while not real.over:
        for _ in range(dice.below(12)):  # play on a little, alone
            if not real.over:
                alone(real, dice)
        while real.window:
            real.close_window()
        if real.over:
            return compared
        seat = dice.pick(list(seats))
        if real.can_imagine(seat):
            compared += follow(real, seat, dice)
    return compared


@pytest.mark.rule("NEM-GEN-10", "NEM-GEN-11")
@pytest.mark.parametrize("table", range(1, len(TABLES)))
def test_twins_look_the_same_from_a_hard_board_on(table):
    """Quest Items at work, hands full of Contamination, reactions: what random games seldom come to."""
    for seed in range(3):
        real, dice = hard_board(table, seed * 10 + table), Fate(seed)
        for _ in range(15):
            if real.over:
                break
            for _ in range(dice.below(5)):
                if not real.over:
                    alone(real, dice)
            while real.window:
                real.close_window()
            seat = dice.pick([SPECTATOR, *range(len(real.state.players))])
            if not real.over and real.can_imagine(seat):
                follow(real, seat, dice)


def hard_board(table: int, seed: int) -> Match:
    """A table as the soak prepares it, from the first checkpoint on."""
    match = open_table(table, seed)
    dice = Fate(seed)
    while not match.over and match.checkpoint.step == "setup":
        alone(match, dice)
    g = next(kept.state for kept in match.kept if kept.state.step != "setup").clone()
    NASTY.prepare(g, dice)
    return Match(NEMESIS, g, Recorder(seed), hold_windows=True)


def alone(real: Match, dice: Fate) -> None:
    if real.window:
        real.close_window()
    else:
        asked = dice.pick(sorted(real.asks))
        real.answer(asked, random_answer(real.asks[asked], dice))


def follow(real: Match, seat: int, dice: Fate) -> int:
    """Play the game and a twin of it side by side until they legally part; how many steps that was."""
    twin = twin_of(real, seat, dice.below(1000))
    real.fate.said.clear()
    since = len(real.happened)
    shown = 0
    undo_known = False  # a twin does not know the decisions before it began
    for steps in range(25):
        if real.over:
            return steps
        mine, theirs = channels(real, seat, since), channels(twin, seat, 0)
        undo_known = undo_known or (bool(real.journal) and seat >= 0 and decided_since(twin, seat))
        if without_undo(mine) != without_undo(theirs):
            # Another player's cards may come to light; nothing else may ever differ.
            assert shown > 0, first_difference(without_undo(mine), without_undo(theirs))
            return steps
        if undo_known:
            assert mine == theirs
        before = real.state.reveals + twin.state.reveals
        try:
            step(real, twin, seat, dice)
        except Revealed:
            return steps
        shown = real.state.reveals + twin.state.reveals - before
    return 25


def decided_since(twin: Match, seat: int) -> bool:
    return twin.last_decision(seat) is not None


def without_undo(sent: bytes) -> object:
    whole, _, told, error = msgspec.json.decode(sent)
    return whole, told, error


def first_difference(one: object, other: object, path: str = "") -> str:
    """Where two messages part, for the failure's message."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *[k for k in other if k not in one]]:
            if one.get(key) != other.get(key):
                return first_difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        for at, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return first_difference(a, b, f"{path}[{at}]")
    return f"{path}: {one!r} is not {other!r}"


# --- Questions that must not depend on hidden cards ---


def prepared(hand: list[str], place: str) -> Nemesis:
    """The scout with a Motion Scanner before the bag is developed, or about to eat; the captain looks on."""
    table = NemesisTable(rooms={2: "canteen"})
    scout = table.character("scout", at="canteen", hand=hand, held=["motion-scanner"], light=1, deck=["rest"])
    table.character("captain", at="cockpit", hand=["rest"])
    if place == "bag":
        table.bag("adult-4")
        table.g.step = "bag"
    scout.hand.sort()
    return table.g


class Fixed(Fate):
    """Fate that says the first thing it can, in both games."""

    def draw(self, chance: Chance) -> object:
        return sorted(chance.outcomes, key=str)[0]


@pytest.mark.rule("NEM-GEN-11", "NEM-NOISE-01", "NEM-ROOM-27")
@pytest.mark.parametrize(
    ("place", "one", "other", "answers"),
    [
        ("bag", ["rest"], ["contamination"], [None]),
        ("meal", ["rest", "search", "contamination"], ["rest", "search", "scavenging"], ["room", ("rest", "search")]),
    ],
)
def test_whether_a_question_is_asked_tells_nothing_of_the_hand(place, one, other, answers):
    matches = [Match(NEMESIS, prepared(hand, place), Fixed(0), hold_windows=True) for hand in (one, other)]

    for answer in answers:
        assert_alike(*matches)
        for match in matches:
            match.answer(0, answer)
            while match.window:
                match.close_window()
    assert_alike(*matches)


def assert_alike(one: Match, other: Match) -> None:
    for seat in (SPECTATOR, 1):
        mine, theirs = (without_undo(channels(match, seat, 0)) for match in (one, other))
        assert mine == theirs, first_difference(mine, theirs)
