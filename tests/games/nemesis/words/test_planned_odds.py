"""The odds of Actions before they are paid for: Escape, Melee, Shoot and Pass, as often as it really happens."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

from starboard.games.nemesis.rules.action_list import ACTIONS
from starboard.games.nemesis.rules.combat import loaded_weapons, targets
from starboard.games.nemesis.rules.places import action_cards, adjacent
from starboard.games.nemesis.state.pieces import ALIVE
from starboard.kernel.fate import Fate
from starboard.kernel.game import listen
from starboard.kernel.match import Match
from starboard.kernel.odds import Odds, Planned, odds
from starboard.kernel.seat_view import event_for
from tests.games.contract.test_odds import keyed
from tests.games.contract.twins import twin_of
from tests.games.nemesis.words.test_odds import chance_of, questions

TRIES = 240
SURPRISING = 4.5  # standard deviations


def plan(g, seat: int, action: str) -> list[Planned]:
    """One way to go the Action: the first cards that pay, the first weapon, the last target, the first Room."""
    who = g.players[seat]
    if action == "pass":
        return [("discard", ())]
    cost = ACTIONS[action].price(who)
    paid: list[Planned] = [("pay", tuple(sorted(action_cards(who))[:cost]))]
    if action == "escape":
        return [*paid, ("room", adjacent(g, who.room)[0])]
    weapon: list[Planned] = [("weapon", loaded_weapons(who)[0])] if action == "shoot" else []
    return [*paid, *weapon, ("target", targets(g, who)[-1])]


def chosen(action: str, most: int, alone: bool = True) -> Iterator[tuple[Match, int, list[Planned]]]:
    """Moments of random games at which the Action is on offer in Combat, or at all if it is to pass."""
    found = 0
    for match, seat, ask in questions("action"):
        if action not in ask.options or (action != "pass" and not targets(match.state, match.state.players[seat])):
            continue
        if not alone and len(match.state.players) == 1:
            continue
        yield match, seat, plan(match.state, seat, action)
        found += 1
        if found == most:
            return


def sampled(match: Match, seat: int, action: str, then: list[Planned]) -> Counter[str]:
    """The plan carried out in one imagined world after another, nobody reacting: how often each thing happened."""
    counts: Counter[str] = Counter()
    for number in range(TRIES):
        world = match.imagine(seat, Fate(number + 9000))
        world.listen, world.hold_windows = True, True
        listen(world.state)
        world.answer(seat, action)
        for kind, answer in then:
            if world.window:
                world.close_window()
            if seat in world.asks and world.asks[seat].kind == kind:
                world.answer(seat, answer)
        told = [event_for(happening, seat) for _, happening in world.happened]
        said = [one for e in told for one in match.game.outcomes(world.state, e["kind"], e["args"], seat)]
        counts.update({keyed(one.text, one.args) for one in said})
    return counts


@pytest.mark.parametrize("action", ["escape", "melee", "shoot", "pass"])
def test_what_a_plan_may_bring_happens_as_often(action: str):
    compared = 0
    for match, seat, then in chosen(action, most=5):
        found = odds(match, seat, action, then=then)
        happened = sampled(match, seat, action, then)
        for outcome in found.outcomes:
            share = happened[keyed(outcome.said.text, outcome.said.args)] / TRIES
            room = SURPRISING * sqrt(max(outcome.chance * (1 - outcome.chance), 1 / TRIES) / TRIES)
            if not found.exact:
                room += outcome.high - outcome.low
            assert abs(share - outcome.chance) <= room, (then, outcome, share)
            compared += 1
    assert compared > 4, "nothing was compared"


@pytest.mark.rule("NEM-DIE-01", "NEM-COMBAT-06", "NEM-COMBAT-07")
def test_a_melee_contaminates_for_certain_and_a_miss_is_a_serious_wound():
    for match, seat, then in chosen("melee", most=4):
        found = odds(match, seat, "melee", then=then)
        if then[-1][1] == "egg":
            continue
        assert chance_of(found, "contaminated") == 1.0
        missed = chance_of(found, "missed")
        hurt = chance_of(found, "serious-wound") + chance_of(found, "death")
        assert hurt == pytest.approx(missed, abs=1e-6)


def still_play(g, seat: int) -> bool:
    return any(who.seat != seat and who.status == ALIVE and not who.passed for who in g.players)


@pytest.mark.rule("NEM-TURN-07")
def test_whoever_passes_last_meets_the_event_phase_and_whoever_does_not_waits_for_others():
    last = before = 0
    for match, seat, then in chosen("pass", most=400):
        g = match.state
        who = g.players[seat]
        unhurt = "bleeding" not in who.wounds and not (who.room and g.fire[who.room])
        if still_play(g, seat) and unhurt and before < 8:
            assert odds(match, seat, "pass", then=then) == ([], True, "others")
            before += 1
        elif not still_play(g, seat) and len(g.players) > 1 and last < 8:
            found = odds(match, seat, "pass", then=then)
            assert (found.outcomes and found.until != "others") or not g.events_deck.cards
            last += 1
    assert before and last


@pytest.mark.parametrize("action", ["escape", "shoot", "pass"])
def test_the_odds_of_a_plan_are_the_same_in_a_twin_game(action: str):
    compared = 0
    for match, seat, then in chosen(action, most=6, alone=False):
        mine = told(odds(match, seat, action, then=then))
        for number in range(2):
            assert told(odds(twin_of(match, seat, number), seat, action, then=then)) == mine
            compared += 1
    assert compared > 2, "the test compared nothing"


def told(found: Odds) -> object:
    return found.exact, found.until, [(said.text, said.args, chance) for said, chance, *_ in found.outcomes]
