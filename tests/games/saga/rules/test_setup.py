"""Setting up missions from their files (SAGA-SETUP-01 to SAGA-SETUP-14, SAGA-ZONE-01)."""

import pytest

from starboard.games.saga.content.mission_file import MISSIONS, mission
from starboard.games.saga.content.nexus_cards import STARTER_DECK
from starboard.games.saga.content.supply_decks import supply_deck
from starboard.games.saga.plugin import GAME
from starboard.games.saga.rules.campaign.team import Hired, field_team, ideal_team, price, team_problems
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.lookups import door_coded
from starboard.games.saga.rules.missions.board import chart_for, first_zone
from starboard.games.saga.rules.movement.doors import open_door
from starboard.games.saga.rules.movement.zones import CHARTS, reveal_behind
from starboard.games.saga.rules.setup import lay_out
from starboard.games.saga.state.invariants import impossible
from starboard.games.saga.testing.bare_missions import begun
from starboard.games.saga.testing.mission_table import MissionTable
from starboard.kernel.encoding import encode
from starboard.kernel.errors import BrokenContent
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.playout import random_answer


def kinds_told(table: MissionTable) -> list[str]:
    return [event.kind for event in table.g.events]


@pytest.mark.rule("SAGA-SETUP-01", "SAGA-SETUP-05", "SAGA-MISSION-13")
def test_lone_wolf_is_laid_out_as_its_file_says():
    table = MissionTable("a").set_up()
    g = table.g

    assert [(who.model.name, who.model.at, who.model.facing) for who in g.mercenaries] == [("dulinsky", (1, 8), "east")]
    assert sorted([(model.kind, model.at, model.facing) for model in g.enemies]) == [
        ("ag-guard", (9, 2), "south"),
        ("ag-technician", (8, 8), "west"),
    ]
    assert (g.turns, g.turns_left, g.firewall, g.nexus.activations, g.nexus.max_cost) == (1, 1, 1, 1, 2)
    assert (g.step, g.round, g.zones) == ("mercenaries", 1, ["A"])
    assert sorted([piece.code for piece in g.scenery]) == ["T1", "c1", "c2", "k1", "t1"]
    assert sorted(g.supply.cards) == sorted(supply_deck("S1"))
    assert g.nexus.deck_size == len(STARTER_DECK) and g.nexus.hand == []
    assert table.impossible() == []


@pytest.mark.rule("SAGA-SETUP-01", "SAGA-SETUP-03")
def test_everything_comes_in_its_order_and_the_hand_last():
    table = MissionTable("c", ["nexus"], ["devil"], ["alyse"]).set_up()
    told = kinds_told(table)
    first_mercenary = [event.args.get("who") for event in table.g.events].index("devil")

    assert told.index("zone-revealed") < told.index("page") < first_mercenary < told.index("nexus-drew")
    assert len(table.g.nexus.hand) == 3 and table.g.nexus.seat == 0
    assert [table.g.seats[who.seat] for who in table.g.mercenaries if who.model.name in ("devil", "alyse")] == [
        ["alyse"],
        ["devil"],
    ]


@pytest.mark.rule("SAGA-ACTIVATE-01", "SAGA-MISSION-09")
@pytest.mark.parametrize("name", MISSIONS)
def test_against_a_nexus_player_turns_activations_and_the_dearest_agent_may_be_others(name):
    printed = mission(name).nexus
    against_rules, against_player = MissionTable(name).set_up(), MissionTable(name, ["mercenaries"], ["nexus"]).set_up()

    assert (against_rules.g.turns, against_player.g.turns) == (mission(name).turns, mission(name).player_turns)
    assert (against_rules.g.nexus.activations, against_rules.g.nexus.max_cost) == (
        printed.activations, printed.max_cost,
    )  # fmt: skip
    assert (against_player.g.nexus.activations, against_player.g.nexus.max_cost) == (
        printed.player_activations, printed.player_max_cost,
    )  # fmt: skip


@pytest.mark.rule("SAGA-SETUP-02")
def test_counters_lie_face_up_and_are_told_apart_by_colour():
    table = MissionTable("c").set_up()

    assert all([who.ready for who in table.g.mercenaries])
    assert len({who.colour for who in table.g.mercenaries}) == 4


@pytest.mark.rule("SAGA-SETUP-05", "SAGA-SETUP-14")
def test_the_others_stand_around_the_start():
    table = MissionTable("c").set_up()

    (x, y) = table.g.start
    places = [who.model.at for who in table.g.mercenaries]
    assert places[0] == (x, y) and len(set(places)) == 4
    assert all([max(abs(place[0] - x), abs(place[1] - y)) <= 1 for place in places])


@pytest.mark.rule("SAGA-ZONE-01", "SAGA-MISSION-10")
def test_only_the_first_zone_is_on_the_table_and_the_nexus_has_the_whole_map():
    table = MissionTable("b").set_up()
    g = table.g

    assert g.zones == ["A"] and {letter for row in g.ground for letter in row} == {"#", "A"}
    assert (g.enemies, g.points, [door.code for door in g.doors]) == ([], [], ["D1"])
    assert g.nexus.chart == ["".join(row) for row in mission("b").board.plan]


@pytest.mark.rule("SAGA-ZONE-02", "SAGA-SETUP-06", "SAGA-SETUP-07")
def test_a_zone_comes_with_its_points_and_locks():
    table = MissionTable("b").set_up()
    g = table.g
    open_door(g, door_coded(g, "D1"))

    table.run(reveal_behind, door_coded(g, "D1"))

    assert g.zones == ["A", "B"] and [(point.code, point.active) for point in g.points] == [("R1", True)]
    assert [(door.code, door.lock, door.open) for door in g.doors] == [
        ("D1", 0, True),
        ("D2", 0, False),
        ("D3", 1, False),
    ]
    assert len(g.enemies) == 2 and table.impossible() == []


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-SETUP-06", "SAGA-REINFORCE-10")
def test_the_shift_of_lone_wolf_changes_from_the_end_of_round_1_to_that_of_round_3():
    table = begun("a")
    active: list[bool] = []
    for number in range(1, 6):
        active.append(table.g.points[0].active)
        table.g.round, table.g.step, table.g.acting = number, "end", ""
        table.run(end_phase)

    assert active == [True, False, False, True, True]


@pytest.mark.rule("SAGA-SETUP-07", "SAGA-MISSION-17")
def test_a_door_may_be_denied_or_beyond_destruction():
    zones = chart_for(mission("b")).zones
    gate = next(door for door in zones["D"].doors if door.code == "D4")
    assert (gate.denied, gate.defence) == (True, 0)


@pytest.mark.rule("SAGA-SETUP-08", "SAGA-MISSION-16")
def test_what_the_team_bought_is_not_in_the_supply_deck():
    table = MissionTable("c").set_up()
    alyse = next(who for who in table.g.mercenaries if who.model.name == "alyse")

    assert "eq-medi-pack" in [item.card for item in alyse.items]
    assert sorted(table.g.supply.cards) == sorted(supply_deck("S1"))  # the box has a fourth


@pytest.mark.parametrize("name", MISSIONS)
@pytest.mark.rule("SAGA-ZONE-02", "SAGA-DOOR-06")
def test_every_map_can_be_laid_out_zone_by_zone(name: str, monkeypatch: pytest.MonkeyPatch):
    table = MissionTable(name)
    monkeypatch.setitem(CHARTS, name, chart_for(mission(name)))
    table.any_fate()
    table.run(lay_out, mission(name))
    g = table.g
    assert g.zones[0] == first_zone(mission(name))
    for _ in range(len(mission(name).zones)):
        for door in list(g.doors):
            door.open = True
            table.run(reveal_behind, door)

    assert sorted(g.zones) == [letter for letter, _ in mission(name).zones] and table.impossible() == []
    assert len(g.enemies) == len(mission(name).agents) + len([boss for boss in mission(name).bosses if boss.square])
    assert len(g.doors) == len(mission(name).doors) + len(mission(name).fields)


# --- the team ---


@pytest.mark.rule("SAGA-SETUP-10", "SAGA-MISSION-06")
def test_a_player_may_have_several_mercenaries():
    table = MissionTable("c", ["dulinsky"], ["mercenaries"]).set_up()

    assert [(who.model.name, who.seat) for who in table.g.mercenaries] == [
        ("dulinsky", 0),
        ("curby", 0),
        ("alyse", 1),
        ("devil", 0),
    ]


@pytest.mark.rule("SAGA-MISSION-04", "SAGA-MISSION-05", "SAGA-MISSION-15")
def test_a_team_costs_no_more_than_the_credits():
    table = MissionTable("c")
    team = ideal_team(table.g, mission("c"))
    assert price(team) == 460 and team_problems(mission("c"), team) == []

    team[0].items.append("eq-medi-pack")

    assert [problem[:15] for problem in team_problems(mission("c"), team)] == ["SAGA-MISSION-04"]
    with pytest.raises(BrokenContent):
        field_team(table.g, mission("c"), team)


@pytest.mark.rule("SAGA-SETUP-10", "SAGA-MISSION-16")
def test_nobody_goes_twice_and_nothing_is_bought_that_is_not_for_sale():
    def wrong(*team: Hired, where: str = "c") -> set[str]:
        return {problem.split(":")[0] for problem in team_problems(mission(where), list(team))}

    devil = Hired(0, "mc-devil", [], [])
    assert wrong(devil) == set()
    assert wrong(devil, devil) == {"SAGA-SETUP-10"} and wrong() == {"SAGA-SETUP-10"}
    assert wrong(devil, where="a") == {"SAGA-SETUP-10"}
    assert wrong(Hired(0, "mc-devil", ["eq-pass"], [])) == {"SAGA-MISSION-16"}


@pytest.mark.rule("SAGA-SETUP-01", "SAGA-SETUP-05")
def test_a_set_up_is_taken_up_where_it_stands_from_its_map_on():
    match = Match(GAME, new_table(GAME, 2, "versus", (), "c"), Fate(1))
    while not match.state.ground:
        match.answer(min(match.asks), match.asks[min(match.asks)].options[0])

    assert match.mark and match.checkpoint.ground and match.checkpoint.step == "set-up"
    assert not impossible(match.checkpoint, at_rest=True)

    dice = Fate(2)
    while match.state.step == "set-up":
        again = match.resumed(match.position())
        assert encode(again.state) == encode(match.state)
        assert {seat: list(ask.options) for seat, ask in again.asks.items()} == {
            seat: list(ask.options) for seat, ask in match.asks.items()
        }
        seat = min(match.asks)
        match.answer(seat, random_answer(match.asks[seat], dice))

    assert len([told for _, told in match.happened if told.kind == "placed"]) == len(match.state.mercenaries)
    assert len([told for _, told in match.happened if told.kind == "page" and "briefing" in told.args["page"]]) == 1


def test_a_set_up_without_its_team_or_with_half_a_map_is_impossible():
    table = MissionTable("b", ["mercenaries"], ["nexus"]).set_up()
    g = table.g
    g.step = "set-up"
    for who in g.mercenaries:
        who.model.at = None
    assert impossible(g, at_rest=True) == []

    g.mercenaries = []
    assert "nobody goes" in impossible(g, at_rest=True)[0]
    g.ground = g.ground[1:]
    assert "not that of the mission" in impossible(g, at_rest=True)[0]
