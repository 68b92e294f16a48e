"""Odds: as often as it really happens, the same for twins, without a trace, and in words."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest

from starboard.kernel.encoding import encode
from starboard.kernel.fate import Fate
from starboard.kernel.game import listen
from starboard.kernel.match import Match
from starboard.kernel.odds import Odds, odds, odds_of_question
from starboard.kernel.pieces import project
from starboard.kernel.requests import Payload
from starboard.kernel.seat_view import event_for
from starboard.texts import Texts
from tests.games.contract.playing import Players, one_decision
from tests.games.contract.reading import Reader
from tests.games.contract.tables import Seating, every_table, some_tables
from tests.games.contract.twins import Recorder, Revealed, step, twin_of

TRIES = 240
SURPRISING = 4.5  # standard deviations
MANY = 20  # options: such a question takes long, and says nothing that others do not


def judged(match: Match, seat: int, tries: int) -> list[tuple[Payload, Odds]]:
    return odds_of_question(match, seat, tries) if len(match.asks[seat].options) <= MANY else []


def with_odds(table: Seating, seed: int, most: int) -> Iterator[tuple[Match, int, Payload, Odds]]:
    """Positions of some games with an option after which something may happen."""
    found = 0
    for number in range(seed, seed + 12):
        if found == most:
            return
        match, dice = table.match(number), Fate(number)
        players = Players(match, number)
        while not match.over and found < most:
            for seat in sorted(match.asks):
                likely = [(option, one) for option, one in judged(match, seat, 60) if one.outcomes]
                if likely:
                    option, _ = dice.pick(likely)
                    found += 1
                    yield match, seat, option, odds(match, seat, option)
                    break
            for _ in range(1 + dice.below(4)):
                if not match.over:
                    players.step()


@some_tables(most=4)
def test_what_is_said_to_happen_happens_as_often(table: Seating):
    looked = 0
    for match, seat, option, found in with_odds(table, seed=40 + 3 * table.number, most=4):
        happened = sampled(match, seat, option)
        for outcome in found.outcomes:
            key = keyed(outcome.said.text, outcome.said.args)
            share = happened[key] / TRIES
            room = SURPRISING * sqrt(max(outcome.chance * (1 - outcome.chance), 1 / TRIES) / TRIES)
            if not found.exact:
                room += outcome.high - outcome.low
            assert abs(share - outcome.chance) <= room, (option, outcome, share)
        said = {keyed(outcome.said.text, outcome.said.args) for outcome in found.outcomes}
        if found.exact:
            assert happened.keys() <= said, "something happened that exact odds do not know"
        looked += 1
    assert looked > 0, "nothing ever had odds"


def sampled(match: Match, seat: int, option: Payload) -> Counter[str]:
    """The answer given in one imagined world after another: how often each thing worth telling happened."""
    counts: Counter[str] = Counter()
    for number in range(TRIES):
        world = match.imagine(seat, Fate(number + 5000))
        reacting = world.window is not None
        world.listen, world.hold_windows = True, True
        listen(world.state)
        world.answer(seat, option)
        if reacting:
            world.close_window()
        seen = [event_for(happening, seat) for _, happening in world.happened]
        told = [said for e in seen for said in match.game.outcomes(world.state, e["kind"], e["args"], seat)]
        counts.update({keyed(said.text, said.args) for said in told})
    return counts


def keyed(text: str, args: dict[str, Any]) -> str:
    return f"{text} {sorted(args.items())}"


# --- From nothing but what the seat may know ---


@some_tables(most=5, alone=False)
def test_the_odds_are_the_same_in_a_twin_game(table: Seating):
    compared = 0
    for seed in range(20 if table.hides else 2):
        compared += compare(table, seed)
        if compared > 5:
            return
    assert compared > 2 or not table.hides, "the test compared nothing"


def compare(table: Seating, seed: int) -> int:
    real = table.match(seed=seed * 10 + table.number, hold_windows=True)
    real.fate = Recorder(seed)
    dice = Fate(seed + table.number)
    players = Players(real, seed)
    compared = 0
    for _ in range(60):
        for _ in range(dice.below(6)):
            if not real.over:
                players.step()
        while real.window:
            real.close_window()
        if real.over:
            break
        compared += beside_a_twin(real, dice.pick(sorted(real.asks)), dice, players)
    return compared


def beside_a_twin(real: Match, seat: int, dice: Fate, players: Players) -> int:
    """Play on beside a twin and compare the odds whenever the seat is asked; how often they had any."""
    twin = twin_of(real, seat, dice.below(1000))
    fate: Any = real.fate
    fate.said.clear()
    compared = 0
    for _ in range(12):
        if real.over or project(real.state, seat) != project(twin.state, seat):
            break  # what has come to light need not be the same in both
        if twin.mark is not None and seat in real.asks and seat in twin.asks:
            mine = seen(judged(real, seat, 40))
            assert mine == seen(judged(twin, seat, 40))
            compared += bool(mine) and encode(real.state) != encode(twin.state)
        try:
            step(real, twin, seat, dice, players)
        except Revealed:
            break
    return compared


def seen(found: list[tuple[Payload, Odds]]) -> object:
    return [
        (option, one.exact, [(said.text, said.args, chance) for said, chance, *_ in one.outcomes])
        for option, one in found
    ]


@some_tables(most=4)
def test_looking_at_the_odds_does_not_touch_the_game(table: Seating):
    match, dice = table.match(seed=table.number), Fate(table.number)
    for decision in range(200):
        if match.over:
            break
        if decision % 10 == 0:
            seat = min(match.asks)
            before = encode(match.state), encode(match.checkpoint), match.journal[:], match.fate.state
            assert seen(judged(match, seat, 40)) == seen(judged(match, seat, 40))
            assert (encode(match.state), encode(match.checkpoint), match.journal, match.fate.state) == before
        one_decision(match, dice)


# --- In words ---


@every_table
def test_every_outcome_is_a_chance_and_is_said_in_every_language(table: Seating, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Texts, "strict", True)
    reader = Reader()
    match, dice = table.match(seed=50 + table.number), Fate(table.number)
    for decision in range(400):
        if match.over:
            break
        if decision % 5 == 0:
            for _, found in judged(match, min(match.asks), 30):
                chances = [outcome.chance for outcome in found.outcomes]
                assert all(0 < chance <= 1 for chance in chances)
                assert chances == sorted(chances, reverse=True)
                for outcome in found.outcomes:
                    reader.say(outcome.said)
        one_decision(match, dice)
