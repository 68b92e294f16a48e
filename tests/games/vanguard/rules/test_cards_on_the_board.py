"""Cards on the board and what becomes of them: POIs, Global Conditions, discards (VAN-POI, VAN-GLOBAL, VAN-DISCARD)."""

from collections import Counter

import pytest

from starboard.games.vanguard.content.cards import DISCOVERIES
from starboard.games.vanguard.content.planet import NOTHING_HERE
from starboard.games.vanguard.content.planet_file import PLANETS, load_planet, planet, planet_text
from starboard.games.vanguard.content.vocabulary import TYPES
from starboard.games.vanguard.rules.actions import perform, perform_special
from starboard.games.vanguard.rules.board import change_condition, replace_poi
from starboard.games.vanguard.rules.cargo import give_up
from starboard.games.vanguard.rules.check.dice_check import dice_check
from starboard.games.vanguard.rules.deadly_space import is_deadly
from starboard.games.vanguard.rules.events import draw_event
from starboard.games.vanguard.rules.hands import lay_off
from starboard.games.vanguard.rules.injuries import gain_injury, remove_injury
from starboard.games.vanguard.rules.leads import deck_of, find
from starboard.games.vanguard.rules.lookups import biomes, top_poi
from starboard.games.vanguard.rules.missions import complete_mission, reveal_mission
from starboard.games.vanguard.rules.offered_actions import shown_to
from starboard.games.vanguard.state.fields import Injury
from starboard.kernel.errors import BrokenContent
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.boards import HATCH
from tests.games.vanguard.rules.playing import go_on, new_table

CARDS = """
[[poi]]
id = "P60"
biomes = ["volcanic"]

[[poi]]
id = "P61"

[[action]]
at = "P60"
id = "slide"
free = "move(1) + poi(P61) + stack(P60,@3)"

[[condition]]
id = "G60"
travel = "losesupply(1)"

[[log]]
id = "62"
speaker = "captain"
mood = "plain"
on = "turn 62"
do = "poi(P60,@1) + condition(G60)"
"""


# --- POIs ---


@pytest.mark.rule("VAN-POI-05", "VAN-ROLL-22")
def test_a_result_places_its_poi_where_its_card_lies_even_if_the_crew_member_has_moved():
    table = VanguardTable(CARDS)
    table.poi("P60", 1)
    who = table.crew("security", sector=1)
    table.answers({"VAN-SECTOR-02": 2})

    table.run(perform_special, who, "P60:slide", 1)

    assert who.sector == 2
    assert [sector.pois for sector in table.g.sectors] == [["P61"], [], ["P60"], []]  # where it says so, there


@pytest.mark.rule("VAN-POI-07", "VAN-GLOBAL-07")
def test_every_number_is_in_the_box_once_and_nothing_of_interest_is_always_the_same_card():
    """So a copy taken at random is no choice and no chance."""
    for name in PLANETS:
        twice = planet_text(name).replace("[[poi]]", '[[poi]]\nid = "P999"\n\n[[poi]]\nid = "P999"\n\n[[poi]]', 1)
        with pytest.raises(BrokenContent, match="twice"):
            load_planet(twice, f"{name}.toml")
        assert NOTHING_HERE not in planet(name).pois


@pytest.mark.rule("VAN-POI-07")
def test_there_is_as_much_nothing_of_interest_as_is_needed():
    table = VanguardTable(CARDS)
    who = table.crew("security", sector=1)
    for sector in (1, 2, 3, 4):
        table.run(replace_poi, NOTHING_HERE, sector)

    assert {top_poi(table.g, sector) for sector in (1, 2, 3, 4)} == {NOTHING_HERE}
    assert shown_to(table.g, who) == [] and biomes(table.g, 1) == ("desert",)


# --- the Global Condition ---


@pytest.mark.rule("VAN-GLOBAL-02", "VAN-TRAVEL-04")
@pytest.mark.parametrize("condition, supplies, spent", [("printed", 5, 1), ("G60", 4, 0)])
def test_the_global_condition_in_force_says_what_the_travel_icon_means(condition, supplies, spent):
    table = VanguardTable(CARDS)
    who = table.crew("security", dice=["red-basic", "blue-basic"])
    change_condition(table.g, condition)
    if condition == "printed":
        table.answers({"VAN-CHOICE-01": 0, "VAN-SPEND-01": "red-basic"})  # spend a die, or roll a Danger die

    table.run(perform, who, ("travel", "1-2", 2))

    assert who.sector == 2 and table.g.lander.supplies == supplies and len(who.spent) == spent


# --- discarding ---


@pytest.mark.rule("VAN-DISCARD-01")
def test_a_numbered_card_that_was_discarded_may_come_again():
    table = VanguardTable(CARDS)
    table.crew("security")
    for poi in ("P60", "P61", "P60"):
        table.run(replace_poi, poi, 1)
    for condition in ("G60", "printed", "G60"):
        table.run(change_condition, condition)

    assert table.sector(1).pois == ["P60"] and table.g.condition == "G60"


@pytest.mark.rule("VAN-DISCARD-01", "VAN-MISSION-04")
def test_a_discarded_mission_is_in_play_no_longer():
    table = VanguardTable()
    table.crew("security")
    table.run(reveal_mission, "M90")
    table.run(complete_mission, "M90")

    assert table.g.missions == [] and table.g.completed == ["M90"]


@pytest.mark.rule("VAN-DISCARD-03", "VAN-EVENT-01", "VAN-CARD-08")
def test_section_cards_and_events_have_discard_piles():
    table = VanguardTable()
    who = table.crew("security", hand=["se01"])
    lay_off(table.g, who, "se01")
    table.next_events("ev03")  # of other ground: nothing happens

    table.run(draw_event, who)

    assert who.deck.discard == ["se01"] and table.g.event_deck.discard == ["ev03"]


@pytest.mark.rule("VAN-DISCARD-03", "VAN-DISCARD-02", "VAN-INJURY-08")
def test_discoveries_and_injuries_have_none():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic"])
    wounded = table.g.injuries["wounded"]
    table.fate(discovery="mi01")
    table.run(find, "micro")
    give_up(table.g, "mi01")
    table.answers({"VAN-INJURY-02": "red"})
    table.run(gain_injury, who, "wounded")
    assert table.g.injuries["wounded"] == wounded - 1
    table.run(remove_injury, who)

    deck = deck_of(table.g, "micro").deck
    assert deck.discard == [] and deck.bottom == ["mi01"] and table.g.injuries["wounded"] == wounded


@pytest.mark.rule("VAN-DISCARD-03")
@pytest.mark.parametrize("name", PLANETS)
def test_nor_have_they_after_a_whole_exploration(name):
    g = new_table(name, players=3)
    go_on(g, "over", seed=5)

    assert all(pile.deck.discard == [] for pile in g.decks)


@pytest.mark.rule("VAN-DISCOVERY-01")
def test_discoveries_form_a_deck_for_each_type_of_lead():
    table = VanguardTable()

    assert [pile.type for pile in table.g.decks] == [pile.type for pile in table.g.leads] == list(TYPES)
    for pile in table.g.decks:
        held = Counter(pile.deck.cards)
        assert held == {card.id: card.copies for card in DISCOVERIES.values() if card.type == pile.type}
        assert sum(held.values()) == 13


# --- Injuries ---


@pytest.mark.rule("VAN-INJURY-06", "VAN-ASSIST-05")
def test_injuries_of_a_helper_do_nothing_in_anothers_check():
    table = VanguardTable(HATCH)
    table.poi("P90", 1)
    who, hurt = table.crew("recon", dice=["green-scout"]), table.crew("security", dice=["red-basic"])
    hurt.injuries, hurt.injury_dice = [Injury("serious-wound")], ["red"]
    table.answers({"VAN-ROLL-06": "all", "VAN-ASSIST-02": "red-basic"})
    table.fate(check=("scout", "basic"))  # two Section dice are rolled and nothing else

    table.run(dice_check, who, table.action("hatch"), 1)

    assert hurt.spent == ["red-basic"] and hurt.injury_dice == ["red"] and not hurt.sacrificed


@pytest.mark.rule("VAN-INJURY-06")
def test_injuries_do_nothing_outside_of_checks():
    table = VanguardTable(CARDS)
    who = table.crew("security", dice=["red-basic"] * 2, spent=["blue-basic"] * 3)
    who.injuries, who.injury_dice = [Injury("serious-wound"), Injury("torn-suit", 1)], ["red", "green"]
    change_condition(table.g, "G60")

    table.run(perform, who, ("travel", "1-2", 2))

    assert who.sector == 2 and who.available == ["red-basic"] * 2 and not who.sacrificed
    assert len(who.injuries) == 2 and len(who.spent) == 3


@pytest.mark.rule("VAN-INJURY-06", "VAN-INJURYDIE-01")
def test_they_hurt_in_their_owners_own_check():
    table = VanguardTable(HATCH)
    table.poi("P90", 1)
    who = table.crew("recon", dice=["green-scout", "green-basic", "green-basic", "red-basic"])
    who.injuries, who.injury_dice = [Injury("wounded")], ["blue"]
    table.answers({"VAN-ROLL-06": ("green-scout",), "VAN-SPEND-01": "red-basic", "VAN-INJURYDIE-07": "blue"})
    table.fate(check=("scout", "damage"))

    table.run(dice_check, who, table.action("hatch"), 1)

    assert sorted(who.spent) == ["green-scout", "red-basic"]


# --- Deadly Space ---


@pytest.mark.rule("VAN-DEADLY-01")
@pytest.mark.parametrize("options, deadly", [((), False), (("deadly-space",), True)])
def test_deadly_space_is_chosen_for_an_exploration_and_stays_as_it_was_chosen(options, deadly):
    g = new_table("veyra", players=2, options=options)
    go_on(g, "round")
    assert is_deadly(g) == deadly

    go_on(g, "over")

    assert is_deadly(g) == deadly and g.options == list(options)


@pytest.mark.rule("VAN-DEADLY-01", "VAN-DEADLY-02")
@pytest.mark.parametrize("options, status", [((), "exploring"), (("deadly-space",), "dead")])
def test_only_where_it_is_chosen_the_fourth_injury_kills(options, status):
    table = VanguardTable(options=options)
    who = table.crew("security", injuries=["wounded", "burned", "shaken"])

    table.run(gain_injury, who, "wounded")

    assert who.status == status and table.g.ending == "evacuation"
