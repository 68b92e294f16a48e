"""What nobody else may know of a seat shows in no question, and in no twin of a game."""

import pytest

from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.requests import Chance
from starboard.kernel.visibility import SPECTATOR
from starboard.testing import NemesisTable
from tests.games.contract.tables import tables_of
from tests.games.contract.test_twins import beside_twins
from tests.games.contract.twins import channels, first_difference, without_undo

FOUR_PLAYERS, WITH_HUNTER = 6, 8


@pytest.mark.rule("NEM-GEN-10", "NEM-GEN-11")
@pytest.mark.parametrize("number", [FOUR_PLAYERS, WITH_HUNTER])
def test_what_lies_hidden_is_hidden_on_every_channel(number):
    match = tables_of("nemesis")[number].match(seed=90 + number, hold_windows=True)

    assert beside_twins(match, Fate(number), number) > 20


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
