"""Cards: drawn in secret, played as Actions."""

import pytest

from starboard.games.lanterns.rules.actions import take_action
from starboard.games.lanterns.rules.cards import draw_card, play_leap, play_whisper
from starboard.games.lanterns.testing.table import square
from starboard.testing import LanternsTable


def refused(table):
    return {option: why.key for option, why in table.question("act").blocked()}


@pytest.mark.rule("LAN-CARD-01")
def test_to_rest_is_to_draw_a_card_that_nobody_else_sees():
    table = LanternsTable()
    scout = table.wanderer("scout")
    table.answers({"act": "rest"}).fate(card="leap")

    table.run(take_action, scout)

    assert scout.hand == ["leap"]
    (told,) = table.told("drew")
    assert told.args == {"who": "scout"} and told.secret == {"card": "leap"} and told.seats == 1 << scout.seat


@pytest.mark.rule("LAN-CARD-01")
def test_nobody_holds_more_than_three():
    table = LanternsTable()
    scout = table.wanderer("scout", hand=["oil", "oil", "leap"])
    table.answers({"act": "rest"})

    with table.refuses("LAN-TURN-02"):
        table.run(take_action, scout)

    assert refused(table)["rest"] == "hand-full"


@pytest.mark.rule("LAN-CARD-01")
def test_an_empty_deck_is_made_of_the_played_cards_again():
    table = LanternsTable()
    scout = table.wanderer("scout")
    table.deck()
    table.fate(card="whisper")

    table.run(draw_card, scout)

    assert scout.hand == ["whisper"]
    assert table.g.deck.discard == [] and len(table.g.deck.cards) == 11


@pytest.mark.rule("LAN-CARD-02")
def test_the_card_oil_is_two_oil():
    table = LanternsTable()
    scout = table.wanderer("scout", hand=["oil"], oil=1)
    table.answers({"act": "play-oil"})

    table.run(take_action, scout)

    assert scout.pack.oil == 3 and scout.pack.played == ["oil"] and table.g.deck.discard == ["oil"]


@pytest.mark.rule("LAN-CARD-03")
def test_a_leap_goes_over_figures_to_a_free_square_in_sight():
    table = LanternsTable("...L.#")
    scout = table.wanderer("scout", at="A1", hand=["leap"])
    table.wanderer("seer", at="B1")
    table.answers({"leap-to": [square("C1")]})

    table.run(play_leap, scout)

    offered = table.question("leap-to").options
    assert scout.at == square("C1")
    assert square("B1") not in offered and square("D1") not in offered and square("E1") not in offered


@pytest.mark.rule("LAN-CARD-04")
@pytest.mark.parametrize(("where", "top", "bottom"), [("keep", ["flare"], []), ("bury", [], ["flare"])])
def test_a_whisper_shows_the_next_card_to_one_player(where, top, bottom):
    table = LanternsTable()
    table.wanderer("scout", at="B1")
    seer = table.wanderer("seer", at="A1", hand=["whisper"])
    table.answers({"bury": where}).fate(look="flare")

    table.run(play_whisper, seer)

    deck = table.g.deck
    assert (deck.top, deck.bottom) == (top, bottom)
    assert deck.top_known + deck.bottom_known == [1 << seer.seat]
    assert table.told("looked")[0].secret == {"card": "flare"}


@pytest.mark.rule("LAN-CARD-04")
def test_what_two_have_whispered_about_both_know():
    table = LanternsTable()
    scout = table.wanderer("scout", at="B1", hand=["whisper"])
    seer = table.wanderer("seer", at="A1", hand=["whisper"])
    table.answers({"bury": ["keep", "keep"]}).fate(look="flare")

    with table.script():
        table.run(play_whisper, seer)
        table.run(play_whisper, scout)

    assert table.g.deck.top_known == [1 << seer.seat | 1 << scout.seat]


@pytest.mark.rule("LAN-FLARE-01")
def test_a_flare_is_no_action():
    table = LanternsTable()
    scout = table.wanderer("scout", hand=["flare"])
    table.answers({"act": "play-flare"})

    with table.refuses("LAN-TURN-02"):
        table.run(take_action, scout)

    assert refused(table)["play-flare"] == "only-a-reaction"
