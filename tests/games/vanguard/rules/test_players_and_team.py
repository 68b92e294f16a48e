"""What lies on the table, who controls what, and whoever leaves the team (VAN-SETUP, VAN-PLAYERS, VAN-TEAM)."""

import pytest

from starboard.games.vanguard.content.cards import CREW, DISCOVERIES, EVENTS, INJURY_CARDS, RANK_UPS
from starboard.games.vanguard.content.dice import SECTIONS
from starboard.games.vanguard.content.vocabulary import TYPES
from starboard.games.vanguard.rules.actions import perform
from starboard.games.vanguard.rules.check.combos import combos
from starboard.games.vanguard.rules.check.dice_check import dice_check
from starboard.games.vanguard.rules.clocks import advance, advance_all
from starboard.games.vanguard.rules.hands import discard, draw
from starboard.games.vanguard.rules.leads import gain_leads
from starboard.games.vanguard.rules.leaving import leave_play
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.lookups import seat_of_section, team
from starboard.games.vanguard.rules.paying import spend
from starboard.games.vanguard.rules.results import results
from starboard.games.vanguard.rules.rounds import end_turn, resolve_event, take_turn
from starboard.games.vanguard.rules.setup import muster
from starboard.games.vanguard.rules.threats import strike
from starboard.games.vanguard.state.invariants import impossible
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.playing import begun

STORY = """
[[poi]]
id = "P60"
time = "1: log(61)"

[[poi]]
id = "P61"
time = "2: success(1)"

[[action]]
at = "P60"
id = "dig"
effects = ["Accident: log(62)", "no Gather: jump(green)"]
green = "Gather: success(1)"
red = "success(5)"

[[condition]]
id = "G60"
travel = "log(61)"
effects = ["Accident: log(61)"]

[[log]]
id = "60"
speaker = "x"
mood = "plain"
on = "turn 86"
do = "poi(P60,@1) + poi(P61,@2) + condition(G60)"

[[log]]
id = "61"
speaker = "x"
mood = "plain"
do = "depart(dead,@1)"

[[log]]
id = "62"
speaker = "x"
mood = "plain"
do = "depart(gone,me)"
"""

# --- the table ---


@pytest.mark.rule("VAN-SETUP-01")
@pytest.mark.parametrize("done, winners", [(["M90"], [0, 1, 2, 3]), ([], [])])
def test_everybody_wins_or_loses_together(done, winners):
    table = VanguardTable(players=4)
    for section in SECTIONS:
        table.crew(section)
    table.g.missions, table.g.completed = [] if done else ["M90"], done
    table.g.ending = "lift-off"

    assert results(table.g)["winners"] == winners


@pytest.mark.rule("VAN-SETUP-02", "VAN-PLAYERS-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("planet, mode", [("cinder", "tutorial"), ("cinder", "expedition"), ("gantry", "expedition")])
def test_tutorial_quick_start_and_single_explorations_are_for_one_to_four(planet, mode, players):
    g = begun(planet, players, mode)

    assert impossible(g) == [] and len(g.seats) == players
    g.seats[-1] = g.seats[-1][:-1]
    assert "the four Sections are held as" in impossible(g)[0]


@pytest.mark.rule("VAN-SETUP-03")
def test_the_cards_of_an_exploration_lie_in_their_groups():
    g = begun("veyra", 2)

    assert [pile.type for pile in g.decks] == list(TYPES) and len(TYPES) == 5
    for pile in g.decks:
        assert {DISCOVERIES[card].type for card in pile.deck.cards} == {pile.type}
    assert list(g.injuries) == list(INJURY_CARDS) and sum(g.injuries.values()) == 48
    assert {EVENTS[card].set for card in g.event_deck.cards} == {"common"} and len(g.event_deck.cards) == 40
    assert g.face_down == sorted(g.face_down) == [2, 3]
    assert g.rank_up in RANK_UPS


@pytest.mark.rule("VAN-SETUP-06", "VAN-LANDER-01")
def test_the_ship_begins_with_the_space_ranger_and_no_mods():
    g = begun("gantry", 3)

    assert (g.lander.card, g.lander.mods) == ("space-ranger", [])


# --- players ---


@pytest.mark.rule("VAN-PLAYERS-04")
def test_a_player_with_two_crew_members_keeps_their_cards_and_dice_apart():
    table = VanguardTable(players=1)
    security = table.crew("security", dice=["red-basic"], hand=["se02", "se03"], deck=["se05"])
    recon = table.crew("recon", dice=["green-scout"], hand=["re03"], deck=["re05"])

    table.run(draw, recon)
    assert recon.hand == ["re03", "re05"] and security.hand == ["se02", "se03"]
    table.answers({"VAN-CARD-08": "se03"})
    table.run(discard, security)
    assert list(table.question("VAN-CARD-08").options) == ["se02", "se03"]
    assert security.deck.discard == ["se03"] and recon.deck.discard == []
    table.run(spend, recon, 1)
    assert recon.spent == ["green-scout"] and security.available == ["red-basic"]

    table.pool(security, ("red-basic", "basic"))
    assert combos(table.g, security) == [("card", "se02", 0)]  # not the other's, which a Basic would pay too


@pytest.mark.rule("VAN-PLAYERS-05", "VAN-TIME-04")
def test_what_concerns_the_team_is_decided_by_the_player_of_the_active_crew_member():
    table = VanguardTable(STORY, players=4)
    table.poi("P61", 2), table.poi("P61", 3)
    table.crew("science"), table.crew("security")
    assert table.g.active == "science"
    table.answers({(2, "VAN-TIME-04"): ("P61", 3)})

    table.run(advance_all, 1)

    assert [(clock.sector, clock.at) for clock in table.g.clocks] == [(3, 1), (2, 1)]


@pytest.mark.rule("VAN-PLAYERS-05", "VAN-CHOICE-05")
def test_what_concerns_one_crew_member_is_decided_by_its_own_player():
    table = VanguardTable(players=4)
    table.crew("science", dice=["blue-basic", "green-basic"])
    table.crew("security", dice=["red-basic", "blue-basic"])
    threat = table.threat("th01", 1)
    table.answers({(2, "VAN-SPEND-01"): "blue-basic", (0, "VAN-SPEND-01"): "red-basic"})

    table.run(strike, threat, 1)

    assert [ask.seat for ask in table.asked] == [2, 0]


@pytest.mark.rule("VAN-PLAYERS-05", "VAN-LEAD-02")
def test_leads_are_placed_by_the_player_of_whoever_gains_them():
    table = VanguardTable(players=4)
    table.crew("science")
    finder = table.crew("security")
    table.fate(lead=["1", "1-back"])
    table.answers({(0, "place-lead"): "1"})

    table.run(gain_leads, finder, 2, "flora")

    assert table.question("place-lead").seat == finder.seat == 0


# --- the team ---


@pytest.mark.rule("VAN-TEAM-03", "VAN-PLAYERS-02")
def test_sections_that_stay_at_home_have_nobody_and_no_dice_on_the_planet():
    g = begun("cinder", 1)
    there = [who.section for who in g.crew]

    assert len(there) == 2 and sum(len(who.available) for who in g.crew) == 10
    for section in SECTIONS:
        assert seat_of_section(g, section) == 0  # its player is still its player
    assert {who.section for who in team(g)} == set(there)


@pytest.mark.rule("VAN-TEAM-04", "VAN-QUICKSTART-05")
def test_any_recruit_may_join_any_section_and_none_joins_twice():
    table = VanguardTable()
    table.fate(recruit=["c02", "c34", "c13"])  # hints of the cards: security, engineering, recon
    table.answers({"VAN-QUICKSTART-05": "c34"})
    table.run(muster, "science")
    first = table.member("science")
    assert (first.card, first.section, first.rank) == ("c34", "science", 1)
    assert CREW["c34"].fits != "science" and "sc01" in first.deck.cards

    table.fate(recruit=["c34", "c01", "c03"])
    with pytest.raises(AssertionError, match="cannot come up"):
        table.run(muster, "engineering")


# --- whoever leaves ---


def two_of_them(**how) -> tuple[VanguardTable, object, object]:
    table = VanguardTable(STORY, players=4)
    leaving = table.crew("security", dice=["red-basic"], spent=["blue-basic"], hand=["se01"], deck=["se02"], **how)
    staying = table.crew("science", dice=["blue-science"])
    return table, leaving, staying


@pytest.mark.rule("VAN-TEAM-07", "VAN-GEAR-05")
def test_comrades_in_the_sector_may_take_what_anybody_may_carry():
    table, leaving, staying = two_of_them(gear=["K01", "K02", "P03"])
    table.answers({"take-over": ["science", None]})

    table.run(leave_play, leaving, "dead")

    asked = [ask.about["card"] for ask in table.asked if ask.kind == "take-over"]
    assert asked == ["K01", "K02"]  # a Section icon binds the third to its Section
    assert [gear.card for gear in staying.gear] == ["K01"] and leaving.gear == []


@pytest.mark.rule("VAN-TEAM-07")
def test_from_another_sector_nobody_takes_anything_over():
    table, leaving, staying = two_of_them(gear=["K01"])
    staying.sector = 2

    table.run(leave_play, leaving, "gone")

    assert staying.gear == leaving.gear == [] and table.g.dead == [] and leaving.status == "gone"


@pytest.mark.rule("VAN-TEAM-07", "VAN-SETUP-05")
def test_dice_and_cards_go_to_the_compartment_and_injuries_to_their_supplies():
    table, leaving, _ = two_of_them(injuries=["wounded", "burned"], injury_dice=["red", "green"], charges=2)
    wounded = table.g.injuries["wounded"]

    table.run(leave_play, leaving, "dead")

    assert sorted(leaving.sacrificed) == ["blue-basic", "red-basic"] and sorted(leaving.removed) == ["se01", "se02"]
    assert not (leaving.available or leaving.spent or leaving.hand or leaving.injuries or leaving.injury_dice)
    assert table.g.injuries["wounded"] == wounded + 1 and table.g.dead == [leaving.card]
    assert impossible(table.g) == []


@pytest.mark.rule("VAN-TEAM-07", "VAN-ROUND-04")
def test_who_dies_in_its_turn_draws_no_event_and_the_order_of_the_round_stays():
    table, leaving, _ = two_of_them()
    table.crew("engineering"), table.crew("recon")
    table.g.start = "security"
    table.answers({(1, "VAN-ROUND-04"): "engineering"})
    table.run(leave_play, leaving, "dead")
    assert table.g.start == "engineering"

    table.run(take_turn)
    table.run(end_turn)
    table.run(resolve_event)

    assert table.g.active == "science" and not table.told("event-revealed")


@pytest.mark.rule("VAN-TEAM-07", "VAN-END-01")
def test_a_log_that_kills_the_last_ends_the_exploration_as_failed():
    table, _, staying = two_of_them()
    table.poi("P60", 1)
    staying.sector = 1

    table.run(advance, ("P60", 1))

    assert table.g.ending == "nobody" and len(table.g.dead) == 2 and results(table.g)["won"] is False


@pytest.mark.rule("VAN-TEAM-07", "VAN-ROLL-21")
def test_who_leaves_in_the_middle_of_its_check_does_not_finish_it():
    table, leaving, staying = two_of_them()
    table.poi("P60", 1)
    table.g.start = "science"
    table.answers({"VAN-ROLL-06": "all", "VAN-ASSIST-02": "blue-science", "VAN-ROLL-12": None})
    table.fate(check=("accident", "science"))

    table.run(dice_check, leaving, table.action("dig"), 1)

    assert leaving.status == "gone" and table.g.check is None and table.g.success == 0
    assert staying.spent == ["blue-science"] and not leaving.spent


@pytest.mark.rule("VAN-TEAM-07", "VAN-TRAVEL-08")
def test_who_dies_on_the_way_does_not_arrive():
    table, leaving, _ = two_of_them()
    table.g.condition, table.g.start = "G60", "science"
    table.member("science").sector = 3

    table.run(perform, leaving, ("travel", "1-2", 2))

    assert (leaving.status, leaving.sector) == ("dead", 1) and not table.told("arrived")


@pytest.mark.rule("VAN-TEAM-07", "VAN-PREPARE-01")
def test_who_leaves_while_preparing_does_nothing_further():
    table, leaving, _ = two_of_them()
    table.g.condition, table.g.start = "G60", "science"
    table.member("science").sector = 3
    table.answers({"VAN-PREPARE-01": "check", "VAN-ROLL-06": "all", "VAN-ROLL-12": None})
    table.fate(check=("accident",))

    table.run(perform, leaving, ("prepare",))

    assert leaving.status == "dead" and leaving.hand == [] and not table.told("drew")


@pytest.mark.rule("VAN-TEAM-07")
def test_who_helped_and_leaves_takes_its_die_along_and_the_check_goes_on():
    table, leaving, staying = two_of_them()
    check = table.pool(staying, ("blue-science", "science"))
    check.dice.append(type(check.dice[0])("red-defend", "security", "defend"))
    table.g.start = "science"

    table.run(leave_play, leaving, "dead")

    assert [die.kind for die in table.g.check.dice] == ["blue-science"] and "red-defend" in leaving.sacrificed


@pytest.mark.rule("VAN-TEAM-07")
def test_a_log_may_concern_only_those_in_a_sector():
    table, leaving, staying = two_of_them()
    staying.sector, table.g.start = 2, "science"

    table.run(read_log, "61")

    assert (leaving.status, staying.status, table.g.ending) == ("dead", "exploring", "")
