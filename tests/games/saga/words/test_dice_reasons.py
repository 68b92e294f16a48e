"""Why somebody rolls so many dice, as the client says it: every reason in four languages."""

import pytest

from starboard.games.saga.content.card_list import CARDS_WITH_MODIFIERS, modifiers_of
from starboard.games.saga.content.modifiers import (
    ASSAULT,
    ATTACK_DICE,
    DEFENCE,
    DEFENCE_DICE,
    ENEMY_ATTACK_DICE,
    IGNORED,
    SHOOT,
)
from starboard.games.saga.rules.attacks.dice_pools import FIXED, MISSING
from starboard.texts import LANGUAGES, Texts

STANDARD = [SHOOT, ASSAULT, DEFENCE, FIXED, MISSING, *IGNORED]
DICE = {ATTACK_DICE, DEFENCE_DICE, ENEMY_ATTACK_DICE}
CARDS = [card for card in CARDS_WITH_MODIFIERS if DICE & {one.kind for one in modifiers_of(card)}]
ABILITIES = ("ab", "cr", "ft", "md", "aa", "ba")  # what `cardText` of the client calls one


@pytest.mark.rule("SAGA-ATTACK-02")
@pytest.mark.rule("SAGA-ATTACK-03")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_for_dice_is_said_in_words(lang):
    texts = Texts(lang)
    named = [f"saga-{'ability' if card[:2] in ABILITIES else 'card'}-{card}" for card in CARDS]

    assert [reason for reason in STANDARD if not texts.has(f"web-saga-dice-{reason}")] == []
    assert [message for message in named if not texts.has(message)] == []
