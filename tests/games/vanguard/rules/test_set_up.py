"""Setting up: Sections, team, Tutorial, Quick Start (VAN-SETUP, VAN-TEAM, VAN-TUTORIAL, VAN-QUICKSTART)."""

import pytest

from starboard.games.vanguard.content.cards import CREW, GEAR
from starboard.games.vanguard.content.leads import LEAD_BAG
from starboard.games.vanguard.rules.setup import first_start_token
from starboard.games.vanguard.state.invariants import impossible
from starboard.kernel.requests import Chance
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.playing import begun, new_table, requests_of


@pytest.mark.rule("VAN-TEAM-01", "VAN-TEAM-02", "VAN-PLAYERS-01", "VAN-QUICKSTART-07")
@pytest.mark.parametrize("players, size", [(1, 2), (2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("planet", ["cinder", "veyra", "gantry", "ossuary"])
def test_the_team_has_as_many_members_as_the_players_allow(planet, players, size):
    g = begun(planet, players)

    assert len(g.crew) == size == len({who.section for who in g.crew}) == len({who.card for who in g.crew})
    assert all(who.section in g.seats[who.seat] for who in g.crew)
    assert impossible(g) == []


@pytest.mark.rule("VAN-SETUP-07", "VAN-SETUP-09", "VAN-LEAD-01", "VAN-SECTOR-04")
def test_an_expedition_begins_at_the_lander_with_a_full_bag():
    g = begun("veyra", 4)

    assert {who.sector for who in g.crew} == {1} == {g.lander.sector}
    assert g.round == 0 and g.step == "round" and g.start in [who.section for who in g.crew]
    assert len(g.lead_bag) + sum(len(pile.tokens) for pile in g.leads) + len(g.leads_aside) == len(LEAD_BAG)
    assert g.missions == ["M11"] and g.read[0] == "801"


@pytest.mark.rule("VAN-CARD-11", "VAN-CHARGE-01", "VAN-RANKUP-01")
def test_hands_are_drawn_to_the_limit_and_charges_are_those_of_the_card():
    g = begun("gantry", 3)

    assert all(len(who.hand) == 3 and who.charges >= CREW[who.card].charges for who in g.crew)
    assert g.rank_up and not g.ranked_up


@pytest.mark.rule("VAN-GEAR-02", "VAN-GEAR-03", "VAN-GEAR-05", "VAN-LANDER-03")
def test_everybody_has_a_small_card_and_the_lander_holds_four_others():
    g = begun("ossuary", 4)
    kinds = [GEAR[gear.card].kind for who in g.crew for gear in who.gear]

    assert kinds.count("small") == 4 and kinds.count("personal") + kinds.count("mission") == 4
    for who in g.crew:
        assert all(GEAR[gear.card].section in (None, who.section) for gear in who.gear)


@pytest.mark.rule("VAN-GEAR-02", "VAN-BIOME-02")
@pytest.mark.parametrize("name", ["veyra", "gantry", "ossuary"])
def test_a_suit_against_cold_and_heat_stays_aboard_where_there_is_neither(name):
    drawn_from: set[str] = set()
    for request in requests_of(new_table(name)):
        if isinstance(request, Chance) and request.rule == "VAN-GEAR-02":
            drawn_from |= set(request.outcomes)
        elif drawn_from and isinstance(request, Chance):
            break

    assert {card.id for card in GEAR.values() if card.kind in ("personal", "mission")} - drawn_from == {"P13"}


@pytest.mark.rule("VAN-PLAYERS-03")
def test_the_recon_player_gives_out_the_start_token_even_without_recon_there():
    table = VanguardTable(players=2)
    table.crew("security"), table.crew("science")
    table.answers({(0, "VAN-PLAYERS-03"): "science"})

    table.run(first_start_token)

    assert table.g.start == "science"


@pytest.mark.rule("VAN-PLAYERS-03", "VAN-TEAM-07")
def test_the_start_token_is_given_to_nobody_who_did_not_outlive_the_arrival():
    table = VanguardTable(players=4)
    lost = table.crew("security")
    table.crew("recon"), table.crew("science")
    lost.status = "dead"
    table.answers({"VAN-PLAYERS-03": "recon"})

    table.run(first_start_token)

    assert table.question("VAN-PLAYERS-03").options == ["recon", "science"]


# --- the Tutorial ---


@pytest.mark.rule("VAN-TUTORIAL-03", "VAN-TUTORIAL-04", "VAN-TUTORIAL-05", "VAN-TUTORIAL-06", "VAN-TUTORIAL-07")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_tutorial_is_dealt_as_it_is_told(players):
    g = begun("cinder", players, "tutorial")

    assert g.crew[0].section == "science" == g.start
    assert [who.sector for who in g.crew] == [1, 2, 1, 2][: len(g.crew)]
    assert all(who.rank == 1 and len(who.available) == 5 and len(who.hand) == 2 for who in g.crew)
    assert all(who.charges == 0 and who.gear == [] for who in g.crew)
    assert g.missions == ["M01"] and g.rank_up == "ru00" and g.face_down == [1]
    assert g.read == ["start", "1", "5", "20"]


@pytest.mark.rule("VAN-TUTORIAL-02", "VAN-TUTORIAL-12", "VAN-QUICKSTART-02")
def test_the_first_planet_has_the_five_events_of_the_tutorial():
    for mode in ("tutorial", "expedition"):
        assert sorted(begun("cinder", 2, mode).event_deck.cards) == ["et01", "et02", "et03", "et04", "et05"]


@pytest.mark.rule(
    "VAN-QUICKSTART-01", "VAN-QUICKSTART-08", "VAN-QUICKSTART-10", "VAN-QUICKSTART-11", "VAN-QUICKSTART-12"
)
def test_the_quick_start_has_free_crew_and_full_decks_but_no_charges_or_gear():
    g = begun("cinder", 4)

    assert all(len(who.hand) == 2 and len(who.deck) == 8 and who.charges == 0 and not who.gear for who in g.crew)
    assert g.threats == []
