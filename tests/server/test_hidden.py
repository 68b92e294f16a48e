"""Whole games, every byte that leaves for a seat: nothing is in it that the projector does not show this seat."""

import asyncio
import random
import re

import pytest

from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.playout import random_answer
from starboard.kernel.visibility import SPECTATOR
from starboard.server.wire.as_json import as_json
from starboard.server.wire.frames import event_line, view_for
from tests.server.lounge import any_legal, play_to_the_end


def words_in(value: object) -> set[str]:
    """Every word and name in a plain value."""
    if isinstance(value, dict):
        return set().union(*[words_in(part) for part in (*value.keys(), *value.values())]) if value else set()
    if isinstance(value, list | tuple):
        return set().union(*[words_in(part) for part in value]) if value else set()
    return {value} if isinstance(value, str) else set()


async def test_nobody_is_ever_sent_what_only_another_seat_may_see(lounge):
    """What a seat was ever sent mentions an objective card only if the seat could see that objective at some moment."""
    async with lounge(seed=5) as here:
        party = await here.party("Ada", "Bob", "Cem", open=True)
        watching = await (await here.guest("Eve")).look(party.table)
        table = here.process.tables[party.table]
        seen: dict[int, set[str]] = {seat: set() for seat in (SPECTATOR, 0, 1, 2)}
        secret: set[str] = set()
        really = table.tell_move

        def noting(move, news):
            """After every move: what each seat may see, and which objectives somebody holds in secret."""
            state = table.match.state
            for seat in seen:
                seen[seat] |= words_in(project(state, seat))
            for who in state.players:
                secret.update(str(objective) for objective in who.objectives)
            really(move, news)

        table.tell_move = noting
        state = table.match.state
        for seat in seen:
            seen[seat] |= words_in(project(state, seat))
        players = [play_to_the_end(screen, any_legal(random.Random(seat))) for seat, screen in enumerate(party.screens)]
        await asyncio.gather(*players)

        assert secret, "objectives were dealt"
        for screen in (*party.screens, watching):
            sent = " ".join(screen.raw[: _before_the_end(screen)])
            seat = SPECTATOR if screen is watching else screen.view["seat"]
            for objective in secret - seen[seat]:
                assert not re.search(rf'"{re.escape(objective)}"', sent), (seat, objective)


def _before_the_end(screen) -> int:
    """At the end everything comes to light."""
    over = [
        at for at, frame in enumerate(screen.frames) if frame["is"] == "update" and [["over"], True] in frame["diff"]
    ]
    return over[0] if over else len(screen.frames)


@pytest.mark.parametrize("seats, seed", [(2, 1), (3, 2), (5, 3)])
def test_what_is_said_to_a_seat_depends_on_nothing_hidden_from_it(seats, seed):
    """In every world the seat may believe in, its view and the sentences of its log are the same, byte for byte."""
    dice = Fate(seed)
    match = Match(NEMESIS, new_table(NEMESIS, seats, "semi-coop", ()), dice, hold_windows=True)
    compared = 0
    while not match.over and compared < 60:
        for seat in (SPECTATOR, *range(seats)):
            if match.can_imagine(seat) and dice.below(6) == 0:
                other = match.imagine(seat, Fate(dice.below(1000)))
                other.history.epoch = match.history.epoch
                told = list(enumerate(happening for _, happening in match.happened))
                for here, there in zip(said(match, told, seat), said(other, told, seat), strict=True):
                    assert here == there, seat
                compared += 1
        if match.window:
            match.close_window()
        else:
            asked = dice.pick(sorted(match.asks))
            match.answer(asked, random_answer(match.asks[asked], dice))
    assert compared > 20


def said(match: Match, told: list, seat: int) -> list[bytes]:
    view = view_for(match, seat)
    for private in ("ask", "undo", "orders"):  # ids count answers, and an imagined world has none before it
        view.pop(private)
    return [as_json(view), *[as_json(event_line(match, number, happening, seat)) for number, happening in told]]
