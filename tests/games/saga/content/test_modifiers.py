"""Modifiers: in which attacks they count."""

import pytest

from starboard.games.saga.content.card_list import modifiers_of
from starboard.games.saga.content.modifiers import (
    ASSAULTS,
    BLAST,
    CLOSE,
    DEFENCE_DICE,
    FLAT,
    FREE_ATTACK,
    HAZARD,
    SHOT,
    SHOTS,
    TEMPLATE,
    TURRET,
    WAYS,
    Modifier,
)


def counting(source, at=0):
    return {way for way in WAYS if modifiers_of(source)[at].concerns(way)}


def test_a_modifier_of_dice_counts_in_every_attack_that_takes_modifiers():
    plain = Modifier(DEFENCE_DICE, 1)

    assert {way for way in WAYS if plain.concerns(way)} == {*SHOTS, *ASSAULTS}


@pytest.mark.parametrize(
    ("source", "ways"),
    [
        ("eq-vest", {*SHOTS, FLAT}),
        ("ab-watchful-eye", set(SHOTS)),
        ("sk-parry", {CLOSE, FREE_ATTACK}),
        ("sk-slippery", {FREE_ATTACK}),
        ("sk-expert-shooter", {SHOT}),
        ("sk-aimed-fire", {SHOT, TEMPLATE}),
        ("sk-thick-skin", {*SHOTS, *ASSAULTS, FLAT, HAZARD}),
        ("ab-demolition", {SHOT, TEMPLATE, CLOSE}),
        ("cr-ogan", {TURRET}),
        ("dp-charge", {BLAST}),
    ],
)
def test_cards_count_in_the_attacks_they_name(source, ways):
    assert counting(source) == ways


def test_modifiers_cannot_be_changed():
    with pytest.raises(AttributeError):
        modifiers_of("sk-parry")[0].amount = 2
