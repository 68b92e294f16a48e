"""A game that breaks the contract is found out: each of these is Lanterns with one thing wrong."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar

import pytest

from starboard.bots.base import RandomBot
from starboard.games.lanterns import bots
from starboard.games.lanterns.plugin import LanternsGame
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.kernel.errors import StarboardError
from starboard.kernel.fate import Fate
from starboard.kernel.game import Described
from starboard.kernel.match import Match
from starboard.kernel.odds import Odds, odds
from starboard.kernel.requests import Ask, Payload, Procedure
from starboard.kernel.setup import Setup
from starboard.kernel.shapes import Plain
from starboard.texts import Texts
from tests.games.contract import test_bots as bot_tests
from tests.games.contract import test_history as history_tests
from tests.games.contract import test_odds as odds_tests
from tests.games.contract import test_shapes as shape_tests
from tests.games.contract import test_twins as twin_tests
from tests.games.contract import test_whole_games as whole_tests
from tests.games.contract import test_words as word_tests
from tests.games.contract import test_worlds as world_tests
from tests.games.contract.tables import Seating

TABLE = Setup("hunt", (("porter",), ("scout",), ("keeper",)), ("corners-block",), "crossing")


def spoiled(going: Procedure[None], spoil: Callable[[Any], None]) -> Procedure[None]:
    """Rules as they are, but for what is done at each of their questions."""
    answer: Any = None
    while True:
        try:
            request = going.send(answer)
        except StopIteration:
            return
        spoil(request)
        answer = yield request


def others_cards(g: Lanterns, seat: int) -> int:
    """A number that follows from what the seat may not know."""
    return sum([len(card) * (at + 1) for who in g.wanderers if who.seat != seat for at, card in enumerate(who.hand)])


class SpeaksOfWhatNobodyTranslated(LanternsGame):
    def describe(self, g: Lanterns, ask: Ask, option: Payload) -> Described:
        described = super().describe(g, ask, option)
        return Described("lanterns-no-such-message", rule=described.rule)


class NamesNoRule(LanternsGame):
    def describe(self, g: Lanterns, ask: Ask, option: Payload) -> Described:
        described = super().describe(g, ask, option)
        described.rule = "LAN-NOTHING-01"
        return described


class ShowsWhatOthersHold(LanternsGame):
    """A text that follows from the whole table instead of what its reader may know."""

    def prompt(self, g: Lanterns, ask: Ask) -> Described:
        described = super().prompt(g, ask)
        described.args["others"] = others_cards(g, ask.seat)
        return described


class TellsWhatOthersHold(LanternsGame):
    def story(self, g: Lanterns, kind: str, args: Mapping[str, Payload]) -> Described:
        described = super().story(g, kind, args)
        described.args["deck"] = sum([len(card) for card in g.deck.top])
        described.args["hands"] = others_cards(g, -1)
        return described


class RemembersTheTable(LanternsGame):
    """Answers queries from the whole table that it has seen last."""

    last: Lanterns | None = None

    def prompt(self, g: Lanterns, ask: Ask) -> Described:
        RemembersTheTable.last = g
        return super().prompt(g, ask)

    def inspect(self, state: dict[str, Plain], seat: int, query: dict[str, Plain]) -> Plain:
        super().inspect(state, seat, query)
        return others_cards(self.last, seat) if self.last else 0


class DealsNothingAgain(LanternsGame):
    def determinize(self, g: Lanterns, seat: int, fate: Fate) -> None:
        pass


class DealsOnlyVows(LanternsGame):
    """Every imagined world has the true cards in it."""

    def determinize(self, g: Lanterns, seat: int, fate: Fate) -> None:
        hands = [who.hand[:] for who in g.wanderers]
        cards = g.deck.cards[:], g.deck.top[:], g.deck.bottom[:]
        super().determinize(g, seat, fate)
        for who, hand in zip(g.wanderers, hands, strict=True):
            who.hand = hand
        g.deck.cards, g.deck.top, g.deck.bottom = cards


class FavoursTheTruth(LanternsGame):
    """The real table is among the imagined ones far too often."""

    def determinize(self, g: Lanterns, seat: int, fate: Fate) -> None:
        if fate.below(3):
            super().determinize(g, seat, fate)


class DealsOwnCardsToo(LanternsGame):
    def determinize(self, g: Lanterns, seat: int, fate: Fate) -> None:
        super().determinize(g, -2, fate)


class AsksWithSecrets(LanternsGame):
    """A question carries what its player may not know; nobody shows it, but a bot can read it."""

    def play(self, g: Lanterns) -> Procedure[None]:
        def tell_others_cards(request: Any) -> None:
            if isinstance(request, Ask):
                request.about = {**request.about, "secret": others_cards(g, request.seat)}

        return spoiled(super().play(g), tell_others_cards)

    def prompt(self, g: Lanterns, ask: Ask) -> Described:
        ask.about = {name: value for name, value in ask.about.items() if name != "secret"}
        return super().prompt(g, ask)


class RollsItsOwnDice(LanternsGame):
    """Something in the rules is neither a seat's choice nor fate's."""

    dice: ClassVar[Fate] = Fate(1)

    def play(self, g: Lanterns) -> Procedure[None]:
        def kindle(request: Any) -> None:
            if g.step == "wanderer" and self.dice.below(6) == 0:
                g.wanderers[0].kindled += self.dice.below(2)

        return spoiled(super().play(g), kindle)


class ForgetsItsSetup(LanternsGame):
    def setup_of(self, g: Lanterns) -> Setup:
        setup = super().setup_of(g)
        return Setup(setup.mode, setup.seats, (), setup.scenario)


class NeverEnds(LanternsGame):
    def over(self, g: Lanterns) -> bool:
        return False


class WinsForNobodyThere(LanternsGame):
    def results(self, g: Lanterns) -> dict[str, Any]:
        return {**super().results(g), "winners": [9]}


class EndsWithoutAName(LanternsGame):
    def results(self, g: Lanterns) -> dict[str, Any]:
        return {**super().results(g), "ending": "tea"}


class ResultsInFractions(LanternsGame):
    def results(self, g: Lanterns) -> dict[str, Any]:
        return {**super().results(g), "share": 0.5}


class HasNoWordsForOdds(LanternsGame):
    def outcomes(self, g: Lanterns, kind: str, args: Mapping[str, Payload], seat: int) -> list[Described]:
        return [Described("lanterns-odds-nothing") for _ in super().outcomes(g, kind, args, seat)]


class AnswersAnyQuery(LanternsGame):
    def inspect(self, state: dict[str, Plain], seat: int, query: dict[str, Plain]) -> Plain:
        return None


class ReadsAll:
    """A bot that uses whatever a question carries."""

    needs_view = True

    def __init__(self, seed: int) -> None: ...

    def answer(self, view: dict[str, Any], ask: Ask) -> Payload:
        secret = ask.about.get("secret", 0)
        return (
            ask.options[secret % len(ask.options)] if ask.options and not ask.many else RandomBot(1).answer(view, ask)
        )


class Cheat(ReadsAll):
    """A bot that does what is not on offer."""

    def answer(self, view: dict[str, Any], ask: Ask) -> Payload:
        return "win"


class Scribbler(ReadsAll):
    """A bot that writes into what it was shown."""

    def answer(self, view: dict[str, Any], ask: Ask) -> Payload:
        view["round"] = 99
        return super().answer(view, ask)


Contract = Callable[[Seating], object]


@contextmanager
def found_out() -> Iterator[None]:
    """The contract fails, and not because it had nothing to look at."""
    with pytest.raises((AssertionError, pytest.fail.Exception, StarboardError)) as caught:
        yield
    assert not re.search("compared nothing|nothing ever had odds", str(caught.value))


def strictly(test: Contract) -> Contract:
    """With messages that must be whole, as the tests of words set it."""

    def run(table: Seating) -> object:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Texts, "strict", True)
            return test(table)

    return run


def with_odds_in_words(table: Seating) -> None:
    with pytest.MonkeyPatch.context() as patch:
        odds_tests.test_every_outcome_is_a_chance_and_is_said_in_every_language(table, patch)


def with_a_bot_that_reads_all(table: Seating) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "BOTS", {"reads-all": ReadsAll})
        bot_tests.test_a_bot_decides_the_same_where_only_what_it_may_not_know_differs(table)


def an_unknown_query(table: Seating) -> None:
    shape_tests.test_a_query_that_nobody_knows_is_refused(table.game, {})


BROKEN: list[tuple[type[LanternsGame], Contract]] = [
    (SpeaksOfWhatNobodyTranslated, strictly(word_tests.test_a_whole_game_can_be_read_in_every_language)),
    (NamesNoRule, strictly(word_tests.test_a_whole_game_can_be_read_in_every_language)),
    (EndsWithoutAName, strictly(word_tests.test_an_ending_has_a_name)),
    (ShowsWhatOthersHold, twin_tests.test_twins_look_the_same_on_every_channel),
    (TellsWhatOthersHold, twin_tests.test_twins_look_the_same_on_every_channel),
    (RemembersTheTable, twin_tests.test_twins_look_the_same_on_every_channel),
    (DealsNothingAgain, world_tests.test_an_imagined_world_looks_the_same_to_the_seat_that_imagines_it),
    (DealsOnlyVows, lambda table: world_tests.everything_is_dealt_again([table])),
    (FavoursTheTruth, world_tests.test_what_is_imagined_does_not_depend_on_what_is_true),
    (HasNoWordsForOdds, with_odds_in_words),
    (AsksWithSecrets, with_a_bot_that_reads_all),
    (DealsOwnCardsToo, world_tests.test_an_imagined_world_looks_the_same_to_the_seat_that_imagines_it),
    (RollsItsOwnDice, history_tests.test_a_journal_replays_to_the_same_states_and_events),
    (ForgetsItsSetup, whole_tests.test_a_table_knows_the_setup_it_was_opened_with),
    (NeverEnds, whole_tests.test_random_games_end_without_a_crash),
    (WinsForNobodyThere, whole_tests.test_random_games_end_without_a_crash),
    (ResultsInFractions, shape_tests.test_a_view_holds_nothing_that_json_cannot_say),
    (AnswersAnyQuery, an_unknown_query),
]


@pytest.mark.parametrize(("broken", "contract"), BROKEN, ids=[broken.__name__ for broken, _ in BROKEN])
def test_what_is_wrong_is_found_out(broken: type[LanternsGame], contract: Contract):
    with found_out():
        contract(Seating(broken(), TABLE, 2))


@pytest.mark.parametrize("bot", [Cheat, Scribbler])
def test_a_bot_that_does_not_play_by_the_rules_is_found_out(bot: type[ReadsAll], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bots, "BOTS", {"bad": bot})
    with found_out():
        bot_tests.test_every_bot_plays_whole_games_by_the_rules(Seating(LanternsGame(), TABLE, 2))


@pytest.mark.parametrize("by", [0.3, -0.3])
def test_odds_that_lie_are_found_out(by: float, monkeypatch: pytest.MonkeyPatch):
    def lying(match: Match, seat: int, option: Payload) -> Odds:
        found = odds(match, seat, option)
        moved = [one._replace(chance=min(1.0, max(0.0, one.chance + by))) for one in found.outcomes]
        return Odds(moved, found.exact)

    monkeypatch.setattr(odds_tests, "odds", lying)
    with found_out():
        odds_tests.test_what_is_said_to_happen_happens_as_often(Seating(LanternsGame(), TABLE, 2))


def test_exact_odds_that_keep_quiet_about_something_are_found_out(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(odds_tests, "odds", lambda *args: Odds(odds(*args).outcomes[1:], True))
    with found_out():
        odds_tests.test_what_is_said_to_happen_happens_as_often(Seating(LanternsGame(), TABLE, 2))
