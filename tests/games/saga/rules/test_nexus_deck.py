"""The Nexus deck: drawn, exhausted, made anew; Events on the way (SAGA-DRAW, SAGA-EVENT, SAGA-MISSION-07)."""

from dataclasses import replace

import pytest

from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.content.mission_file import MISSIONS, mission
from starboard.games.saga.content.nexus_cards import CARD_OF_COPY, POINTS, STARTER_DECK, TERMINALS, copies_of_level
from starboard.games.saga.content.nexus_decks import DeckPlan
from starboard.games.saga.rules.nexus.cards_in_play import activations_left, discard_from_play
from starboard.games.saga.rules.nexus.deck import draw_card, lay_deck, lay_on_top, lay_under, look_at_top
from starboard.games.saga.rules.nexus.events import EVENT_EFFECTS
from starboard.games.saga.rules.nexus.recipe import build_deck
from starboard.games.saga.rules.nexus.setup import alerted, prepare_nexus, unmet_needs
from starboard.games.saga.rules.unwritten import UnwrittenCard
from starboard.games.saga.testing.mission_table import MissionTable
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.visibility import only

PATCH, DIG, AMBUSH = "nx-patch-up-a", "nx-dig-in-a", "nx-ambush-a"


def table_with(*thirds: list[str], discard: list[str] | None = None) -> SagaTable:
    table = SagaTable("...")
    table.nexus_player()
    lay_deck(table.g, list(thirds))
    table.g.nexus.discard = list(discard or [])
    return table


def draw(table: SagaTable) -> str | None:
    card: str | None = table.run(draw_card, "SAGA-DRAW-02")
    return card


@pytest.mark.rule("SAGA-MISSION-07")
def test_thirds_are_drawn_one_after_the_other_and_have_no_order():
    table = table_with([PATCH, DIG], [AMBUSH])
    table.fate(DIG)

    assert [draw(table) for _ in range(3)] == [DIG, PATCH, AMBUSH]
    assert table.g.nexus.deck_size == 0 and table.g.nexus.thirds == []


@pytest.mark.rule("SAGA-DRAW-06")
def test_an_exhausted_deck_is_made_from_the_discard_pile_alone():
    table = table_with(discard=[PATCH])
    nexus = table.g.nexus
    nexus.hand, nexus.removed = [DIG], ["ev-surge"]
    table.g.nexus.in_play = []

    assert draw(table) == PATCH
    assert (nexus.discard, nexus.deck_size, nexus.hand, nexus.removed) == ([], 0, [DIG], ["ev-surge"])
    assert table.told("nexus-deck-shuffled")[0].args == {"cards": 1}


@pytest.mark.rule("SAGA-DRAW-07")
def test_nothing_is_drawn_where_nothing_is_left():
    assert draw(table_with()) is None


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-EVENT-02", "SAGA-CARD-03", "SAGA-ACTIVATE-01")
def test_an_event_is_resolved_when_drawn_and_replaced_by_the_next_card():
    table = table_with(["ev-enemies-incoming"], [PATCH])
    table.g.nexus.activations = 2

    assert draw(table) == PATCH
    assert [one.card for one in table.g.nexus.in_play] == ["ev-enemies-incoming"]
    assert activations_left(table.g) == 3 and table.g.nexus.hand == []

    discard_from_play(table.g, "ev-enemies-incoming")

    assert (table.g.nexus.removed, table.g.nexus.discard) == (["ev-enemies-incoming"], [])
    assert activations_left(table.g) == 2


@pytest.mark.rule("SAGA-EVENT-03", "SAGA-DRAW-06")
def test_removed_events_are_not_shuffled_back():
    table = table_with(["ev-friendly-voice"], discard=[PATCH])
    table.run(draw_card, "SAGA-DRAW-02")  # the Event, then the deck made anew

    discard_from_play(table.g, "ev-friendly-voice")

    assert draw(table) is None


@pytest.mark.rule("SAGA-EVENT-01")
def test_an_event_that_nobody_has_written_stops_the_game(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(EVENT_EFFECTS, "ev-floor-gives", raising=False)
    unwritten = [event for event in EVENTS if event == "ev-floor-gives"]
    table = table_with(unwritten)

    with pytest.raises(UnwrittenCard):
        draw(table)


@pytest.mark.rule("SAGA-DRAW-06")
def test_cards_that_were_looked_at_keep_their_place():
    table = table_with([PATCH], [DIG])
    eyes = only(0)
    seen = table.run(look_at_top, 5, eyes, "SAGA-CARD-01")
    assert seen == [PATCH, DIG]  # fewer than 5 are left, and the discard pile stays where it is

    lay_on_top(table.g, [DIG], eyes)
    lay_under(table.g, [PATCH], eyes)
    table.g.nexus.thirds = [[AMBUSH]]

    assert (table.g.nexus.top, table.g.nexus.top_known) == ([DIG], [1])
    assert [draw(table) for _ in range(3)] == [DIG, AMBUSH, PATCH]
    assert table.told("looked-at-deck")[0].secret == {"cards": (PATCH, DIG)}


@pytest.mark.rule("SAGA-MISSION-07", "SAGA-CARD-04")
def test_a_deck_is_dealt_by_levels_and_its_events_lie_in_their_thirds():
    table = SagaTable("...").any_fate(3)
    plan = DeckPlan((14, 8, 2), events=(("ev-bulkheads", 1), ("ev-surge", 3), ("ev-daylight", 0)))

    table.run(build_deck, plan)

    thirds = table.g.nexus.thirds
    assert [len(third) for third in thirds] == [9, 8, 9] and table.g.nexus.deck_size == 26
    assert "ev-bulkheads" in thirds[0] and "ev-surge" in thirds[2]
    cards = [card for third in thirds for card in third if card in CARD_OF_COPY]
    assert len(set(cards)) == 24
    assert [len([card for card in cards if CARD_OF_COPY[card].level == level]) for level in (1, 2, 3)] == [14, 8, 2]
    assert sorted(cards + table.g.nexus.unused) == sorted(CARD_OF_COPY)


@pytest.mark.rule("SAGA-MISSION-07")
def test_the_starter_deck_is_exactly_the_starter_cards():
    table = SagaTable("...")

    table.run(build_deck, DeckPlan(starter=True))

    assert table.g.nexus.thirds == [list(STARTER_DECK)] and len(STARTER_DECK) == 12


@pytest.mark.rule("SAGA-MISSION-07")
def test_cards_a_mission_has_no_use_for_are_set_aside_and_those_it_must_have_are_in():
    table = SagaTable("...").any_fate(5)
    must = ("nx-ambush-a", "nx-ambush-b")

    table.run(build_deck, DeckPlan((2, 12, 6), must=must, without=(POINTS,)))

    cards = table.g.nexus.thirds[0]
    assert set(must) <= set(cards) and len(cards) == 20
    assert not [card for card in cards if CARD_OF_COPY[card].needs == POINTS]
    # Level 2 has only 10 cards that need no points: the 2 missing ones are of level 1.
    assert len([card for card in cards if card in copies_of_level(1)]) == 4


@pytest.mark.rule("SAGA-MISSION-07")
def test_thirds_that_cannot_be_equal_are_larger_at_the_top():
    table = SagaTable("...").any_fate(1)

    table.run(build_deck, DeckPlan((2, 0, 0), starter=True, events=(("ev-surge", 2),)))

    assert [len(third) for third in table.g.nexus.thirds] == [5, 6, 4]


@pytest.mark.rule("SAGA-MISSION-07", "SAGA-MISSION-09", "SAGA-ACTIVATE-01")
@pytest.mark.parametrize("name", list(MISSIONS))
def test_every_mission_can_be_prepared_as_its_file_says(name: str):
    table = SagaTable("...").any_fate(2)
    printed = mission(name).nexus

    table.run(prepare_nexus, printed)

    nexus = table.g.nexus
    events = [one.event for one in printed.events if one.third]
    assert nexus.deck_size == sum(printed.deck.levels) + 12 * printed.deck.starter + len(events)
    assert sorted(card for third in nexus.thirds for card in third if card in EVENTS) == sorted(events)
    assert (nexus.activations, nexus.max_cost, nexus.kinds) == (
        printed.activations, printed.max_cost, list(printed.allowed),
    )  # fmt: skip


@pytest.mark.rule("SAGA-MISSION-07", "SAGA-CAMPAIGN-01")
@pytest.mark.parametrize(
    ("alert", "levels"),
    [(0, (14, 8, 2)), (1, (13, 9, 2)), (2, (12, 10, 2)), (3, (12, 9, 3)), (5, (12, 7, 5))],
)
def test_each_point_of_alert_makes_the_deck_dearer(alert: int, levels: tuple[int, int, int]):
    table = SagaTable("...").any_fate(2)
    table.g.flags["alert"] = str(alert)
    printed = mission("m1").nexus

    table.run(prepare_nexus, replace(printed, deck=replace(printed.deck, levels=(14, 8, 2))))

    assert levels_in_deck(table) == levels


def levels_in_deck(table: SagaTable) -> tuple[int, ...]:
    cards = [card for third in table.g.nexus.thirds for card in third if card not in EVENTS]
    return tuple([len([card for card in cards if card in copies_of_level(level)]) for level in (1, 2, 3)])


@pytest.mark.rule("SAGA-MISSION-07", "SAGA-CAMPAIGN-01")
def test_a_mission_of_the_campaign_played_by_itself_has_one_point_of_alert_and_an_introduction_none():
    printed = mission("m1").nexus.deck.levels
    assert levels_in_deck(MissionTable("m1").set_up()) == (printed[0] - 1, printed[1] + 1, printed[2])
    assert levels_in_deck(MissionTable("c").set_up()) == mission("c").nexus.deck.levels


@pytest.mark.rule("SAGA-MISSION-07")
def test_alert_exchanges_no_card_that_the_box_or_the_recipe_does_not_have():
    assert alerted((12, 12, 0), 2) == (12, 12, 0)
    assert alerted((1, 0, 10), 5) == (0, 1, 10)
    assert alerted((0, 0, 0), 5) == (0, 0, 0)  # starter cards are no part of it


@pytest.mark.rule("SAGA-MISSION-07", "SAGA-CARD-03")
def test_a_mission_without_terminals_has_no_alarms_in_its_deck():
    bare = replace(mission("m1"), terminals=())
    assert (unmet_needs(mission("m1")), unmet_needs(bare)) == ((), (TERMINALS,))
    table = SagaTable("...").any_fate(1)

    table.run(build_deck, DeckPlan((14, 12, 10), without=unmet_needs(bare)))  # all there is

    cards = [card for third in table.g.nexus.thirds for card in third]
    assert len(cards) == 32 and not [card for card in cards if CARD_OF_COPY[card].alarm]
