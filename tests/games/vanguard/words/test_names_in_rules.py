"""The rules call cards, people, dice and biomes as the table does, in every language."""

import pytest

from starboard.games.vanguard.content.dice import SECTIONS
from starboard.games.vanguard.content.expeditions import COMPULSORY, TUTORIAL_CARDS, TUTORIAL_CREW
from starboard.games.vanguard.content.icons import DANGERS, ICONS, SYMBOLS
from starboard.games.vanguard.content.vocabulary import BIOMES, TYPES
from starboard.rules.ledger import ledger
from starboard.rules.translations import translated
from starboard.texts import LANGUAGES, Texts

INJURIES = ("just-a-scratch", "wounded", "serious-wound", "exhausted")
DRAWN = 2  # of the three Tutorial cards (VAN-TUTORIAL-06)

# What each rule names, by the message that the table shows.
NAMED = {
    "VAN-PLAYERS-01": [f"vanguard-section-{section}" for section in SECTIONS],
    "VAN-DICE-10": [f"vanguard-icon-{icon}" for icon in ICONS],
    "VAN-DICE-06": ["vanguard-icon-vanguard"],
    "VAN-DICE-08": ["vanguard-icon-accident"],
    "VAN-BIOME-01": [f"vanguard-biome-{biome}" for biome in BIOMES],
    "VAN-DISCOVERY-01": [f"vanguard-type-{kind}" for kind in TYPES],
    "VAN-INJURY-07": [f"vanguard-symbol-{symbol}" for symbol in SYMBOLS],
    "VAN-DANGER-03": [f"vanguard-danger-{symbol}" for symbol in DANGERS],
    "VAN-INJURY-11": [f"vanguard-injury-{name}" for name in INJURIES],
    "VAN-INJURY-12": ["vanguard-injury-exhausted"],
    "VAN-INJURY-03": ["vanguard-injury-wounded"],
    "VAN-SACRIFICE-03": ["vanguard-injury-exhausted"],
    "VAN-DANGER-06": ["vanguard-injury-just-a-scratch"],
    "VAN-TUTORIAL-01": ["vanguard-scenario-cinder"],
    "VAN-TUTORIAL-03": [f"vanguard-crew-{card}" for card in TUTORIAL_CREW.values()],
    "VAN-TUTORIAL-04": [f"vanguard-crew-{TUTORIAL_CREW[COMPULSORY]}"],
    "VAN-TUTORIAL-06": [f"vanguard-card-{card}" for cards in TUTORIAL_CARDS.values() for card in cards[:DRAWN]],
    "VAN-SETUP-06": ["vanguard-lander-space-ranger", "vanguard-lander-pelican"],
    "VAN-LANDING-01": ["vanguard-lander-space-ranger"],
    "VAN-GEAR-08": ["vanguard-gear-g01"],
    "VAN-POI-07": ["vanguard-poi-p000"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", NAMED)
def test_a_rule_says_the_names_that_the_table_shows(lang, rule):
    book = ledger("vanguard") if lang == "en" else translated("vanguard", lang)
    text = book[rule].text.casefold()

    names = [Texts(lang).text(message) for message in NAMED[rule]]
    assert [name for name in names if name.casefold() not in text] == []
