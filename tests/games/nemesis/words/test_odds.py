"""The odds of a decision: right where they can be counted by hand, and never from what the seat may not know."""

import re
from math import comb
from pathlib import Path

import pytest

import starboard.games.nemesis.words.outcomes as source
from starboard.games.nemesis.bots.odds import shot_injuries
from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.content.weaknesses import weakness
from starboard.games.nemesis.rules.combat import EGG, targets
from starboard.games.nemesis.rules.exploration import RESOLVED
from starboard.games.nemesis.rules.places import characters_in, companions, intruder_in, intruders_in
from starboard.kernel.fate import Fate
from starboard.kernel.odds import Odds, odds, odds_of_question
from starboard.texts import LANGUAGES, game_locales
from tests.games.contract.playing import one_decision
from tests.games.contract.test_odds import seen
from tests.games.contract.twins import twin_of
from tests.games.nemesis.whole.games import TABLES, open_table


def chance_of(found: Odds, outcome: str) -> float:
    return sum(chance for said, chance, *_ in found.outcomes if said.text == f"nemesis-odds-{outcome}")


def questions(kind: str, rule: str = ""):
    """Positions of random games in which somebody is asked that."""
    for game in range(3 * len(TABLES)):
        match, dice = open_table(game, seed=900 + game), Fate(game)
        for _ in range(700):
            if match.over:
                break
            for seat, ask in match.asks.items():
                if ask.kind == kind and rule in ("", ask.rule):
                    yield match, seat, ask
            one_decision(match, dice)


# --- By hand ---


@pytest.mark.rule("NEM-NOISE-02", "NEM-NOISE-03")
def test_a_walk_into_a_known_empty_room_is_a_noise_roll():
    counted = 0
    for match, seat, ask in questions("room", "NEM-MOVE-01"):
        g = match.state
        who = g.players[seat]
        if all(other.passed or other is who for other in g.players):
            continue  # the walker's death would end the Player Phase, and the Event Phase has odds of its own
        for room in ask.options:
            known = g.tokens[room] == RESOLVED and g.tiles[room] != "slime-room"
            free = not characters_in(g, room) and not intruder_in(g, room)
            joined_once = len([1 for _, behind in g.board.exits[who.room] if behind == room]) == 1
            scanner = any(held.item == "motion-scanner" for held in who.held)
            if not (known and free and joined_once and not scanner):
                continue
            found = odds(match, seat, room, 60)
            marked = len([n for n in (1, 2, 3, 4) if g.noise[g.board.way[room][n]]])
            assert chance_of(found, "encounter") == pytest.approx(0.2 * marked)
            assert chance_of(found, "danger") == pytest.approx(0.2 if who.slimed else 0.1)
            assert chance_of(found, "silence") == pytest.approx(0.0 if who.slimed else 0.1)
            counted += 1
        if counted > 60:
            break
    assert counted > 20


@pytest.mark.rule("NEM-DIE-01")
def test_a_shot_misses_as_often_as_the_die_says():
    counted = 0
    for match, seat, ask in questions("pay"):
        g = match.state
        who = g.players[seat]
        weapons = [held.item for held in who.held if held.item in ITEMS and ITEMS[held.item].weapon and held.ammo]
        if ask.about["action"] != "shoot" or len(targets(g, who)) != 1 or targets(g, who)[0] == EGG:
            continue  # with one target and one weapon, paying is the last decision before the die
        weapon = ITEMS[weapons[0]].weapon
        if len(weapons) > 1 or weapon.rerolls or companions(g, who) or weakness(g, "blanks_hit_adults"):
            continue
        found = odds(match, seat, tuple(ask.options[: ask.least]), 90)
        missed = shot_injuries(weapon, intruders_in(g, who.room)[0].kind).count(0) / 6
        assert chance_of(found, "missed") == pytest.approx(missed)
        assert chance_of(found, "injured") == pytest.approx(1 - missed)
        assert chance_of(found, "killed") + chance_of(found, "retreats") < 1 - missed + 1e-6
        counted += 1
        if counted > 12:
            break
    assert counted > 2


def test_a_careful_step_marks_a_corridor_for_certain():
    match, seat, ask = next(questions("place", "NEM-MOVE-06"))
    for _, found in odds_of_question(match, seat):
        assert chance_of(found, "noise") == 1.0
    assert len(odds_of_question(match, seat)) == len(ask.options)


def unseen(g, seat: int, colour: str) -> list[str] | None:
    """The cards of a colour that may come, all alike likely; None where the seat knows more than that of the deck."""
    deck = g.item_deck(colour)
    if deck.bottom or deck.top or any(who.inventory for who in g.players if who.seat != seat):
        return None
    return deck.cards


@pytest.mark.rule("NEM-ITEM-17")
def test_a_search_brings_each_item_as_often_as_two_cards_of_what_is_left_do():
    counted = 0
    for match, seat, ask in questions("deck", "NEM-ITEM-18"):
        for colour in ask.options:
            cards = unseen(match.state, seat, colour)
            if cards is None or len(cards) < 2:
                continue
            found = odds(match, seat, colour, 2000)
            likely = {
                said.args["item"]["ref"].removeprefix("nemesis-item-"): chance for said, chance, *_ in found.outcomes
            }
            pairs = comb(len(cards), 2)
            assert found.exact
            assert likely == pytest.approx(
                {item: 1 - comb(len(cards) - cards.count(item), 2) / pairs for item in set(cards)}
            )
            counted += 1
        if counted > 8:
            break
    assert counted > 5


def test_a_quick_look_at_the_odds_of_a_search_is_not_far_off():
    """All options of a question share few tries; what is likeliest must still be so."""
    counted = 0
    for match, seat, _ in questions("deck", "NEM-ITEM-18"):
        for colour, found in odds_of_question(match, seat):
            cards = unseen(match.state, seat, colour)
            if cards is None or len(cards) < 2:
                continue
            for said, chance, low, high in found.outcomes:
                count = cards.count(said.args["item"]["ref"].removeprefix("nemesis-item-"))
                likely = 1 - comb(len(cards) - count, 2) / comb(len(cards), 2)
                assert low - 1e-6 <= likely <= high + 1e-6
                assert chance == pytest.approx(likely, abs=0.12)
            counted += 1
        if counted > 8:
            break
    assert counted > 5


# --- Nothing hidden ---


@pytest.mark.rule("NEM-ITEM-01", "NEM-ITEM-17")
def test_the_odds_of_a_search_do_not_tell_what_others_have_found():
    """A twin deals anew what the others hold and what lies in the decks; what the seat knows is the same."""
    compared = 0
    for match, seat, ask in questions("action"):
        hidden = [item for who in match.state.players if who.seat != seat for item in who.inventory]
        if "card:search" not in ask.options or not hidden:
            continue
        mine = seen(odds_of_question(match, seat))
        for number in range(3):
            twin = twin_of(match, seat, number)
            assert seen(odds_of_question(twin, seat)) == mine
            others = [item for who in twin.state.players if who.seat != seat for item in who.inventory]
            searched = any(option == "card:search" for option, _, _ in mine)
            compared += searched and sorted(others) != sorted(hidden)
        if compared > 10:
            break
    assert compared > 5, "the test compared nothing"


# --- In words ---


def test_the_messages_are_those_the_outcomes_use():
    code = Path(source.__file__).read_text(encoding="utf-8")
    used = {*source.PLAIN.values(), *source.OF_AN_INTRUDER.values(), *source.MINE.values()}
    used |= set(re.findall(r'"nemesis-odds-([a-z-]+)"', code))
    for lang in LANGUAGES:
        text = (game_locales()["nemesis"] / lang / "odds.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^nemesis-odds-([a-z-]+) =", text, re.MULTILINE)) == used
