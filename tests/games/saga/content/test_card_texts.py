"""Names and texts of the cards: all there in four languages, with the numbers of the declarations."""

import re

import pytest

from starboard.games.saga.content.abilities import ALSO
from starboard.games.saga.content.bosses import BOSSES
from starboard.games.saga.content.card_list import ABILITIES, COPIES, modifiers_of, weapon_modifiers
from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.content.mercenaries import MERCENARIES, MODES
from starboard.games.saga.content.nexus_cards import NEXUS_CARDS
from starboard.games.saga.content.operations import STANDARD_OPERATIONS
from starboard.games.saga.content.psychic_powers import PSYCHIC_POWERS
from starboard.games.saga.content.scenery import SCENERY
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.content.weapons import WEAPONS
from starboard.texts import LANGUAGES, Texts

CARDS = [card for names in COPIES.values() for card in names]
EXPLAINED = [
    *[f"saga-card-{card}" for card in CARDS],
    *[f"saga-ability-{ability}" for ability in (*ABILITIES, *MODES)],
    *[f"saga-weapon-{weapon}" for weapon in WEAPONS if weapon not in EQUIPMENT],
    *[f"saga-operation-{operation}" for operation in STANDARD_OPERATIONS],
]
KEYWORDS = {
    *[keyword for card in (*MERCENARIES.values(), *BOSSES.values()) for keyword in card.keywords],
    *[skill.keyword for skill in SKILLS.values()],
    "plague",
}
NAMED = [
    *[f"saga-keyword-{keyword}" for keyword in sorted(KEYWORDS)],
    *[f"saga-scenery-{kind}" for kind in SCENERY],
]


def text(message, lang="en"):
    return Texts(lang).attribute(message, "text")


def numbers(sentence):
    return {int(number) for number in re.findall(r"\d+", sentence)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_a_text(lang):
    texts = Texts(lang)

    assert [message for message in EXPLAINED if not texts.text(message) or not text(message, lang)] == []
    assert [message for message in NAMED if not texts.text(message)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_artificial_nexus_does_with_a_card_is_told(lang):
    told = [f"saga-card-{card}" for card in NEXUS_CARDS]
    told += [f"saga-ability-{ability.id}" for ability in ABILITIES.values() if ability.automaton == ALSO]
    texts = Texts(lang)

    assert [message for message in told if not texts.has(f"{message}.automaton")] == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_a_text_gives_the_same_numbers_in_every_language(lang):
    different = [message for message in EXPLAINED if numbers(text(message)) != numbers(text(message, lang))]

    assert different == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_is_at_most_four_sentences(lang):
    long = [message for message in EXPLAINED if len(re.findall(r"[.!?](?:\s|$)", text(message, lang))) > 4]

    assert long == []


@pytest.mark.parametrize("source", [*CARDS, *ABILITIES, *MODES])
def test_a_text_names_the_numbers_of_the_modifiers(source):
    kind = "card" if source in CARDS else "ability"
    weapon = weapon_modifiers(source) if source in WEAPONS else ()
    changes = {abs(modifier.amount) for modifier in (*modifiers_of(source), *weapon)} - {0}

    assert changes <= numbers(text(f"saga-{kind}-{source}"))


@pytest.mark.parametrize(
    "card",
    [*NEXUS_CARDS.values(), *EVENTS.values(), *PSYCHIC_POWERS.values(), *EQUIPMENT.values(), *DEPLOYABLES.values()],
    ids=lambda card: card.id,
)
def test_a_text_names_the_dice_and_the_amount_of_the_card(card):
    declared = {card.dice, getattr(card, "amount", 0), getattr(card, "charges", 0)} - {0}

    assert declared <= numbers(text(f"saga-card-{card.id}"))


@pytest.mark.parametrize("item", [*ABILITIES.values(), *SKILLS.values()], ids=lambda item: item.id)
def test_a_text_names_the_amount_of_the_ability(item):
    kind = "card" if item.id in SKILLS else "ability"
    declared = {item.amount, getattr(item, "crippled_amount", 0)} - {0}

    assert declared <= numbers(text(f"saga-{kind}-{item.id}"))
