"""The Nexus player's hand (SAGA-SETUP-03, SAGA-SETUP-04, SAGA-DRAW-01 to SAGA-DRAW-05, SAGA-CARD-06, SAGA-EVENT-04)."""

import pytest

from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.nexus.deck import lay_deck
from starboard.games.saga.rules.nexus.event_effects import too_sleepy
from starboard.games.saga.rules.nexus.hand import ABILITY, discard, draw_up, forced_discard, opening_hand
from starboard.games.saga.rules.turns import begin_round
from starboard.games.saga.testing.table import SagaTable

PATCH, DIG, AMBUSH, PLANNING = "nx-patch-up-a", "nx-dig-in-a", "nx-ambush-a", "nx-planning-a"


def table_with(*cards: str, hand: tuple[str, ...] = ()) -> SagaTable:
    """A deck with these cards from the top."""
    table = SagaTable("...")
    table.mercenary("curby", at=(0, 0))
    table.nexus_player(hand)
    lay_deck(table.g, [[card] for card in cards])
    return table


@pytest.mark.rule("SAGA-SETUP-03", "SAGA-CARD-06")
def test_a_nexus_player_draws_three_cards_that_only_it_sees():
    table = table_with(PATCH, DIG, AMBUSH, PLANNING)

    table.run(opening_hand)

    assert table.g.nexus.hand == [PATCH, DIG, AMBUSH]
    drew = table.told("nexus-drew")[0]
    assert (drew.args, drew.secret, drew.seats) == ({"hand": 1}, {"card": PATCH}, 1 << table.g.nexus.seat)


@pytest.mark.rule("SAGA-SETUP-04", "SAGA-AN-01")
def test_without_a_nexus_player_nobody_draws():
    table = SagaTable("...")
    table.mercenary("curby", at=(0, 0))
    lay_deck(table.g, [[PATCH], [DIG], [AMBUSH]])

    table.run(opening_hand)

    assert table.g.nexus.hand == [] and table.g.nexus.deck_size == 3


@pytest.mark.rule("SAGA-EVENT-04", "SAGA-EVENT-01")
def test_an_event_of_the_opening_hand_is_resolved_last_and_replaced():
    table = table_with("ev-friendly-voice", DIG, AMBUSH, PLANNING)

    table.run(opening_hand)

    assert table.g.nexus.hand == [DIG, AMBUSH, PLANNING]
    assert [one.kind for one in table.g.events if one.kind in ("nexus-drew", "event")] == [
        "nexus-drew", "nexus-drew", "event", "nexus-drew",
    ]  # fmt: skip


@pytest.mark.rule("SAGA-EVENT-04", "SAGA-END-01")
@pytest.mark.parametrize("event", ["ev-friendly-voice", "ev-getting-sleepy"])
def test_an_event_of_the_opening_hand_lasts_to_the_end_of_the_second_round(event: str):
    table = table_with(event, DIG, AMBUSH, PLANNING)
    curby = table.g.mercenaries[0].model
    table.g.round = 0
    table.run(opening_hand)
    begin_round(table.g)

    table.run(end_phase)
    assert [one.card for one in table.g.nexus.in_play] == [event] and table.g.round == 2
    assert too_sleepy(table.g, curby) == (event == "ev-getting-sleepy")

    table.run(end_phase)
    assert table.g.nexus.in_play == [] and curby.effects == []


@pytest.mark.rule("SAGA-EVENT-04", "SAGA-STEALTH-10", "SAGA-STEALTH-12")
@pytest.mark.parametrize("event", ["ev-surge", "ev-getting-sleepy", "ev-second-shift"])
def test_an_event_of_an_unaware_nexus_neither_attacks_nor_calls(event: str):
    table = SagaTable("R............", ".............", ".............")
    table.mercenary("curby", at=(0, 2))
    table.boss("chovar", at=(4, 1))
    nexus = table.nexus_player()
    nexus.kinds, nexus.max_cost, nexus.aware = ["ag-guard"], 2, False
    lay_deck(table.g, [[card] for card in (event, DIG, AMBUSH, PLANNING)])

    table.run(opening_hand)

    assert not table.told("attacked") and not table.told("called") and len(table.g.enemies) == 1
    assert nexus.hand == [DIG, AMBUSH, PLANNING]
    assert [*nexus.removed, *[one.card for one in nexus.in_play]] == [event]


@pytest.mark.rule("SAGA-EVENT-04", "SAGA-STEALTH-10")
def test_what_an_event_changes_without_an_attack_works_for_an_unaware_nexus_too():
    table = table_with("ev-enemies-incoming", DIG, AMBUSH, PLANNING)
    table.g.nexus.aware = False

    table.run(opening_hand)

    assert [one.card for one in table.g.nexus.in_play] == ["ev-enemies-incoming"]


@pytest.mark.rule("SAGA-DRAW-01")
def test_who_has_played_no_card_discards_one_without_effect():
    table = table_with(hand=(PATCH, DIG))
    table.answers({"SAGA-DRAW-01": DIG})

    table.run(forced_discard)

    assert (table.g.nexus.hand, table.g.nexus.discard) == ([PATCH], [DIG])
    assert not table.g.nexus.played and table.told("nexus-played")[0].args["use"] == "unused"


@pytest.mark.rule("SAGA-DRAW-01")
@pytest.mark.parametrize("hand", [(), (PATCH, DIG)])
def test_nothing_is_forced_without_cards_or_after_one_was_played(hand: tuple[str, ...]):
    table = table_with(hand=hand)
    if hand:
        discard(table.g, PATCH, ABILITY, "SAGA-CARD-01")
    left = list(table.g.nexus.hand)

    table.run(forced_discard)

    assert table.g.nexus.hand == left


@pytest.mark.rule("SAGA-DRAW-02")
def test_it_draws_up_to_three():
    table = table_with(DIG, AMBUSH, PLANNING, hand=(PATCH,))

    table.run(draw_up)

    assert table.g.nexus.hand == [PATCH, DIG, AMBUSH]


@pytest.mark.rule("SAGA-DRAW-03")
def test_after_a_bonus_activation_it_draws_only_up_to_two():
    table = table_with(DIG, AMBUSH, PLANNING, hand=(PATCH,))
    table.g.nexus.bonus_used = True

    table.run(draw_up)

    assert table.g.nexus.hand == [PATCH, DIG]


@pytest.mark.rule("SAGA-DRAW-04")
@pytest.mark.parametrize("bonus", [False, True])
def test_a_hand_at_the_limit_or_above_it_stays_as_it_is(bonus: bool):
    table = table_with(PLANNING, hand=(PATCH, DIG, AMBUSH))
    table.g.nexus.bonus_used = bonus

    table.run(draw_up)

    assert table.g.nexus.hand == [PATCH, DIG, AMBUSH] and table.g.nexus.discard == []


@pytest.mark.rule("SAGA-DRAW-07")
def test_where_nothing_is_left_the_hand_stays_small():
    table = table_with(DIG)

    table.run(draw_up)

    assert table.g.nexus.hand == [DIG]
