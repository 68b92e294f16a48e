"""Contamination cards, scanning and the Larva (NEM-CONTAM)."""

import pytest

from starboard.games.nemesis.rules.attack import intruder_attack
from starboard.games.nemesis.rules.checks import contamination_check
from starboard.games.nemesis.rules.contamination import contaminate, cure, scan_hand, scan_pile
from starboard.games.nemesis.rules.encounter import encounter
from starboard.games.nemesis.rules.hand import draw_cards
from starboard.games.nemesis.rules.items import hand_free
from starboard.games.nemesis.rules.passing import pass_the_turn
from starboard.games.nemesis.state.pieces import DEAD
from starboard.kernel.pieces import project
from starboard.kernel.seat_view import event_for
from starboard.kernel.visibility import SPECTATOR
from starboard.testing import NemesisTable

CARD = "contamination"
INFECTED_CARDS = 7  # of 27


def two_players(**pilot):
    table = NemesisTable()
    return table, table.character("pilot", **pilot), table.character("scout", at="cockpit")


@pytest.mark.rule("NEM-CONTAM-01")
def test_nobody_not_even_its_owner_knows_whether_an_unscanned_card_is_infected():
    table, pilot, _ = two_players(hand=[CARD])

    views = [project(table.g, seat) for seat in (SPECTATOR, 0, 1)]

    assert table.g.contamination == 27
    assert [view["players"][pilot.seat]["hand"] for view in views] == [1, [CARD], 1]
    assert all("infected" not in view and "unscanned" not in view for view in views)


@pytest.mark.rule("NEM-CONTAM-02")
def test_a_contamination_card_offers_no_action_and_pays_for_none():
    table, pilot, _ = two_players(hand=[CARD, "infected", "clean"])

    options = table.options(pilot)

    assert options == ["drop", "pass"]
    assert table.refusal(pilot, "move").rule == "NEM-ACTION-01"


@pytest.mark.rule("NEM-CONTAM-02")
@pytest.mark.parametrize(("cards", "surprised"), [(2, True), (3, False)])
def test_contamination_cards_count_against_a_surprise_attack(cards, surprised):
    table, pilot, _ = two_players(hand=[CARD] * cards)
    table.fate("adult-3")
    if surprised:
        table.fate(attack_card=next(card for card in table.g.attacks.cards if card.startswith("scratch")))

    table.run(encounter, pilot)

    assert (pilot.light == 1) is surprised


@pytest.mark.rule("NEM-CONTAM-02")
def test_contamination_cards_count_when_drawing_up_to_five_and_can_be_discarded_when_passing():
    table, pilot, scout = two_players(hand=[CARD] * 3, deck=["rest"] * 10)
    scout.deck = ["search"] * 10
    table.step("turn")
    drawn = pilot.hand.count("rest")
    table.answers({"discard": (CARD, CARD)})

    table.run(pass_the_turn, pilot, "NEM-TURN-07")

    assert drawn == 2
    assert (pilot.hand, pilot.discard) == ([CARD, "rest", "rest"], [CARD, CARD])


@pytest.mark.rule("NEM-CONTAM-03")
def test_melee_puts_a_contamination_card_on_top_of_the_discard_pile():
    table, pilot, _ = two_players(hand=["rest"])
    table.intruder("larva", at="hibernatorium")
    table.fate("hit")

    table.act(pilot, "melee")

    assert pilot.discard == ["rest", CARD]
    assert table.g.contamination == 26


@pytest.mark.rule("NEM-CONTAM-03")
def test_the_card_of_a_larva_attack_goes_to_the_discard_pile_and_comes_round_again():
    table, pilot, _ = two_players(deck=[], discard=["rest"])
    larva = table.intruder("larva", at="hibernatorium")
    table.run(intruder_attack, larva, pilot)
    received = pilot.discard[:]
    table.fate(CARD)

    table.run(draw_cards, pilot, 1, "NEM-TURN-12")

    assert received == ["rest", CARD]
    assert (pilot.hand, pilot.deck) == ([CARD], ["rest"])


@pytest.mark.rule("NEM-CONTAM-04", "NEM-CONTAM-07", "NEM-CONTAM-09")
def test_a_scan_tells_infected_from_clean_and_only_the_clean_cards_go():
    table, pilot, _ = two_players(hand=["rest", CARD, CARD, CARD])
    table.fate("infected", "clean", "infected")

    table.act(pilot, "card:rest")

    assert pilot.hand == ["infected", "infected"]
    assert pilot.larva
    assert len(table.told("larva")) == 1


@pytest.mark.rule("NEM-CONTAM-05", "NEM-CONTAM-09")
def test_a_removed_card_is_nowhere_in_the_game_any_more():
    table, pilot, _ = two_players(hand=["rest", CARD], deck=[])
    table.g.contamination = 20
    table.fate("clean")

    table.act(pilot, "card:rest")

    assert (pilot.hand, pilot.deck, pilot.discard) == ([], [], ["rest"])
    assert table.g.contamination == 20
    assert table.g.unscanned == 26
    assert not pilot.larva


@pytest.mark.rule("NEM-CONTAM-04")
def test_a_card_scanned_before_shows_the_same_again():
    table, pilot, _ = two_players(hand=["rest", "infected"], larva=False)

    table.act(pilot, "card:rest")

    assert (pilot.hand, pilot.larva) == (["infected"], True)
    assert table.rolled == []


@pytest.mark.rule("NEM-CONTAM-01", "NEM-CONTAM-04")
def test_every_card_not_yet_scanned_is_as_likely_as_the_others():
    table, pilot, _ = two_players(hand=[CARD, CARD, CARD])
    scan = scan_pile(table.g, pilot.hand)

    first, second, third = next(scan), scan.send("infected"), scan.send("clean")

    assert [(len(c.outcomes), c.outcomes.count("infected")) for c in (first, second, third)] == [
        (27, INFECTED_CARDS),
        (26, INFECTED_CARDS - 1),
        (25, INFECTED_CARDS - 1),
    ]


@pytest.mark.rule("NEM-CONTAM-06")
def test_a_larva_takes_no_hand_does_nothing_by_itself_and_a_second_one_adds_nothing():
    table, pilot, _ = two_players(hand=["rest"], larva=True)
    larva = table.intruder("larva", at="hibernatorium")
    free = hand_free(pilot)

    table.run(intruder_attack, larva, pilot)
    for step in ("airlock", "time", "attacks", "fire"):
        table.step(step)

    assert free and hand_free(pilot)
    assert (pilot.status, pilot.larva, pilot.light, pilot.discard) == ("alive", True, 0, [CARD])
    assert table.g.intruders == []


@pytest.mark.rule("NEM-CONTAM-07")
@pytest.mark.parametrize(("tile", "rule"), [("canteen", "NEM-ROOM-13"), ("shower", "NEM-ROOM-18")])
def test_canteen_and_shower_find_a_larva_like_the_rest_card(tile, rule):
    table, pilot, _ = two_players(at="hibernatorium", hand=["rest", "search", CARD, CARD])
    pilot.room = table.room(tile)
    table.fate("infected", "infected")

    table.act(pilot, "room", scan="scan")

    assert table.told("scanned")[0].rule == rule
    assert pilot.larva
    assert pilot.hand == ["infected", "infected"]


@pytest.mark.rule("NEM-CONTAM-08", "NEM-CONTAM-09")
def test_an_infected_card_kills_whoever_carries_a_larva_and_a_creeper_hatches():
    table, pilot, _ = two_players(hand=["rest", CARD, CARD], larva=True)
    table.fate("clean", "infected")

    table.act(pilot, "card:rest")

    assert pilot.status == DEAD
    assert [(intruder.kind, intruder.room) for intruder in table.g.intruders] == [("creeper", 11)]
    assert (11, "corpse-pilot") in table.g.lying
    assert pilot.hand == ["clean", "infected"]  # nothing is removed for the dead


@pytest.mark.rule("NEM-CONTAM-08")
def test_a_clean_scan_does_no_harm_to_whoever_carries_a_larva():
    table, pilot, _ = two_players(hand=["rest", CARD], larva=True)
    table.fate("clean")

    table.act(pilot, "card:rest")

    assert (pilot.status, pilot.larva, pilot.hand) == ("alive", True, [])


@pytest.mark.rule("NEM-CONTAM-10")
def test_from_an_empty_deck_no_card_is_received_and_removed_ones_never_return():
    table, pilot, _ = two_players(hand=["rest", CARD], deck=[])
    table.g.contamination = 1
    table.run(contaminate, pilot, "NEM-COMBAT-06")
    last = pilot.discard[:]
    table.fate("clean")
    table.act(pilot, "card:rest")

    table.run(contaminate, pilot, "NEM-COMBAT-06")

    assert last == [CARD]
    assert pilot.discard == [CARD, "rest"]
    assert table.g.contamination == 0


@pytest.mark.rule("NEM-CONTAM-11")
def test_the_antidote_removes_the_larva_and_every_infected_card():
    table, pilot, _ = two_players(hand=["rest", "infected"], deck=["search", CARD], discard=[CARD], items=["antidote"])
    pilot.larva = True
    table.fate("infected", "clean")

    table.act(pilot, "item:antidote")

    assert not pilot.larva
    assert sorted(pilot.deck) == ["clean", CARD, "rest", "search"]  # the clean one stays and a new one comes
    assert (pilot.hand, pilot.discard, pilot.passed) == ([], [], True)


@pytest.mark.rule("NEM-CONTAM-12")
def test_only_the_scanning_player_learns_which_cards_are_infected():
    table, pilot, scout = two_players(hand=[CARD, CARD, CARD])
    table.fate("infected", "clean", "clean")

    table.run(scan_hand, pilot, "NEM-CHAR-06")

    happening = table.told("scanned")[0]
    assert event_for(happening, pilot.seat)["args"] == {"who": 0, "count": 3, "removed": 2, "infected": 1}
    assert event_for(happening, scout.seat)["args"] == {"who": 0, "count": 3, "removed": 2}
    assert project(table.g, scout.seat)["players"][0]["larva"] is True


@pytest.mark.rule("NEM-CONTAM-12", "NEM-CONTAM-08", "NEM-CONTAM-09")
def test_everybody_sees_that_a_fatal_scan_removed_nothing_and_what_killed():
    table, pilot, scout = two_players(hand=[CARD, CARD], larva=True)
    table.fate("infected", "clean")

    table.run(scan_hand, pilot, "NEM-CHAR-06")

    assert event_for(table.told("scanned")[0], scout.seat)["args"] == {"who": 0, "count": 2, "removed": 0}
    assert (pilot.status, table.g.fates[pilot.seat]) == (DEAD, "larva")


@pytest.mark.rule("NEM-CONTAM-12", "NEM-ROOM-11")
def test_everybody_sees_how_many_cards_surgery_scanned_and_removed():
    table, pilot, scout = two_players(deck=[CARD, "rest"], hand=[CARD, "infected"], discard=[CARD])
    table.fate("infected", "clean", "clean")

    table.run(cure, pilot, "NEM-ROOM-11")

    assert event_for(table.told("cured")[0], scout.seat)["args"] == {"who": 0, "count": 4, "removed": 2}


@pytest.mark.rule("NEM-CONTAM-12")
def test_a_card_known_to_its_owner_looks_like_any_other_to_the_others():
    table, pilot, scout = two_players(discard=["rest", "infected", "clean"])

    own, others = [project(table.g, seat)["players"][0]["discard"] for seat in (pilot.seat, scout.seat)]

    assert own == ["rest", "infected", "clean"]
    assert others == ["rest", CARD, CARD]


@pytest.mark.rule("NEM-CONTAM-12")
def test_in_the_final_check_everything_is_open():
    table, pilot, scout = two_players(deck=["rest"] * 5, hand=[CARD])
    table.fate("infected", "rest", "rest", "rest", "rest")

    table.run(contamination_check, pilot)

    scan, drawn = table.told("final-scan")[0], table.told("final-draw")[0]
    assert event_for(scan, scout.seat)["args"]["infected"] == 1
    assert event_for(drawn, scout.seat)["args"]["cards"] == ["rest"] * 4
