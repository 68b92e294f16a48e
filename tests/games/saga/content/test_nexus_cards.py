"""The Nexus deck: levels, values, types, symbols, and decks that can be built from it."""

from collections import Counter

import pytest

from starboard.games.saga.content.mercenaries import COLOURS
from starboard.games.saga.content.nexus_cards import (
    CARD_OF_COPY,
    CIRCLES,
    ENGAGED,
    EXPOSED,
    FURTHEST,
    NEXUS_CARDS,
    STARTER_DECK,
    SYMBOLS_OF_COPY,
    WOUNDED,
    copies_of_level,
)
from starboard.games.saga.content.nexus_decks import DECK_RECIPES, recipe_for

LEVELS = (1, 2, 3)


def count_by_level(wanted):
    return [sum(wanted(copy, CARD_OF_COPY[copy]) for copy in copies_of_level(level)) for level in LEVELS]


@pytest.mark.rule("SAGA-CARD-04")
def test_nexus_cards_have_level_1_2_or_3():
    assert [len(copies_of_level(level)) for level in LEVELS] == [14, 12, 10]
    assert len(CARD_OF_COPY) == 36 and len(NEXUS_CARDS) == 28


@pytest.mark.parametrize(("level", "least", "most"), [(1, 0, 3), (2, 2, 5), (3, 4, 8)])
def test_reinforcement_values_grow_with_the_level(level, least, most):
    values = {card.value for card in NEXUS_CARDS.values() if card.level == level}

    assert (min(values), max(values)) == (least, most)


@pytest.mark.parametrize(
    ("type_", "split"),
    [("normal", [12, 6, 7]), ("remains", [1, 3, 1]), ("reaction", [1, 1, 1]), ("interrupt", [0, 2, 1])],
)
def test_types_are_split_over_the_levels(type_, split):
    assert count_by_level(lambda copy, card: card.type == type_) == split


@pytest.mark.parametrize(
    ("symbol", "split", "starters"),
    [
        (FURTHEST, [3, 2, 1], 2),
        (WOUNDED, [0, 2, 4], 0),
        (ENGAGED, [2, 2, 2], 2),
        (EXPOSED, [3, 1, 2], 3),
    ],
)
def test_first_symbols_are_split_over_the_levels(symbol, split, starters):
    assert count_by_level(lambda copy, card: SYMBOLS_OF_COPY[copy][0] == symbol) == split
    assert sum(SYMBOLS_OF_COPY[copy][0] == symbol for copy in STARTER_DECK) == starters


def test_twelve_cards_have_a_circle_two_of_each_colour_and_a_second_symbol():
    circled = {copy: symbols for copy, symbols in SYMBOLS_OF_COPY.items() if symbols[0] in CIRCLES}

    assert count_by_level(lambda copy, card: copy in circled) == [6, 5, 1]
    assert Counter(CIRCLES[symbols[0]] for symbols in circled.values()) == dict.fromkeys(COLOURS, 2)
    assert Counter(symbols[1] for symbols in circled.values()) == {FURTHEST: 4, EXPOSED: 3, WOUNDED: 3, ENGAGED: 2}
    assert sum(copy in circled for copy in STARTER_DECK) == 5


def test_a_card_without_a_circle_has_one_symbol():
    assert {len(symbols) for symbols in SYMBOLS_OF_COPY.values() if symbols[0] not in CIRCLES} == {1}


def test_the_starter_deck_has_twelve_normal_cards_of_level_1():
    starters = [CARD_OF_COPY[copy] for copy in STARTER_DECK]

    assert len(STARTER_DECK) == 12
    assert {(card.level, card.type) for card in starters} == {(1, "normal")}


@pytest.mark.parametrize("recipe", DECK_RECIPES, ids=lambda recipe: str(recipe.below))
def test_the_box_has_the_cards_of_every_recipe(recipe):
    assert sum(recipe.levels) == 24
    for level, wanted in zip(LEVELS, recipe.levels, strict=True):
        assert wanted <= len(copies_of_level(level))


def test_richer_teams_meet_higher_levels():
    teams = (455, 499, 500, 549, 550, 600, 2000)

    assert [recipe_for(credits).levels[2] for credits in teams] == [2, 2, 4, 4, 6, 8, 8]


def test_the_values_of_recipes_rise_as_the_facts_say():
    average = {level: sum(CARD_OF_COPY[c].value for c in copies_of_level(level)) / len(copies_of_level(level))
               for level in LEVELS}  # fmt: skip
    decks = [
        sum(number * average[level] for level, number in zip(LEVELS, recipe.levels, strict=True)) / 24
        for recipe in DECK_RECIPES
    ]

    starter = sum(CARD_OF_COPY[copy].value for copy in STARTER_DECK) / 12
    assert [round(value, 1) for value in (starter, *decks)] == [1.3, 2.5, 2.8, 3.4, 3.9]


def test_the_three_alarms_raise_activations():
    alarms = [card for card in NEXUS_CARDS.values() if card.alarm]

    assert [(card.level, card.modifiers[0].amount) for card in alarms] == [(1, 1), (2, 1), (3, 2)]
    assert {card.type for card in alarms} == {"remains"}
