"""Queries of a screen: what lies open on a planet, and nothing that nobody has reached."""

import json
from typing import Any

import pytest

from starboard.games.vanguard.content.planet_file import PLANETS, planet
from starboard.games.vanguard.rules.board import change_condition, put_mark, replace_poi
from starboard.games.vanguard.rules.missions import complete_mission, reveal_mission
from starboard.games.vanguard.rules.setup import lay_out_board
from starboard.games.vanguard.state.fields import Check, Clock, CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.inspect import QUERIES, inspect
from starboard.kernel.errors import Unknown
from starboard.kernel.pieces import project


def laid_out(name: str) -> Vanguard:
    g = Vanguard("expedition", [], name, [["security", "recon", "science", "engineering"]])
    lay_out_board(g)
    return g


def ask(g: Vanguard, kind: str = "board", **query: Any) -> Any:
    """The answer, as a client gets it."""
    return json.loads(json.dumps(inspect(json.loads(json.dumps(project(g, 0))), 0, {"kind": kind, **query})))


# --- what lies open ---


def test_a_card_in_play_is_told_with_its_actions():
    g = laid_out("cinder")

    hatch = ask(g)["pois"]["S1"]

    assert hatch["name"] == {"ref": "vanguard-poi-cinder-s1"} and hatch["icons"] == ["nomove"]
    (action,) = hatch["actions"]
    assert action["called"] == {"ref": "vanguard-act-cinder-s1-force-the-jammed-hatch"}
    assert action["rows"]["green"]["needs"]["ways"] == [["physical"], ["construct"], ["tech"]]


def test_a_path_is_told_open_or_not_as_things_stand():
    g = laid_out("veyra")
    assert (ask(g)["paths"]["2-3"], ask(g)["paths"]["1-4"], ask(g)["paths"]["4-9"]) == (True, False, False)

    change_condition(g, "G11")

    assert (ask(g)["paths"]["2-3"], ask(g)["paths"]["1-4"]) == (False, True)


def test_a_log_number_is_told_until_it_is_covered():
    g = laid_out("cinder")
    assert ask(g)["sectors"]["5"]["log"] == "227"

    replace_poi(g, "P103", 5)

    assert ask(g)["sectors"]["5"]["log"] == ""


def test_a_mission_says_how_far_it_is():
    g = laid_out("cinder")
    reveal_mission(g, "M04")
    put_mark(g, "salvage", 2)

    mission = ask(g)["missions"]["M04"]

    assert (mission["status"], mission["required"], mission["progress"]) == ("up", True, [[1, 2]])
    complete_mission(g, "M04")
    assert ask(g)["missions"]["M04"]["status"] == "done"


def test_the_global_condition_is_told_with_its_time_track():
    g = laid_out("cinder")
    change_condition(g, "G01")
    g.clocks.append(Clock("G01", 0, 3))

    found = ask(g)

    assert found["condition"]["id"] == "G01" and found["condition"]["time"]["length"] == 4
    assert found["clocks"] == [{"card": "G01", "sector": 0, "at": 3, "length": 4, "held": False}]


def test_a_rule_of_the_planet_is_told_while_it_holds():
    g = laid_out("cinder")
    assert "vanguard-rule-cb1" in [rule["text"] for rule in ask(g)["rules"]] and ask(g)["unlimited"]

    change_condition(g, "G01")

    assert "vanguard-rule-cb1" not in [rule["text"] for rule in ask(g)["rules"]] and not ask(g)["unlimited"]


# --- what does not ---


@pytest.mark.parametrize("name", PLANETS)
def test_nothing_is_told_that_nobody_has_reached(name: str):
    g = laid_out(name)

    found = ask(g)

    lying = {id for sector in g.sectors for id in sector.pois}
    assert set(found["pois"]) == lying and lying != set(planet(name).pois)
    assert set(found["missions"]) == set(g.missions)


def test_a_secret_order_changes_nothing_that_is_told():
    g, twin = laid_out("gantry"), laid_out("gantry")
    g.order, twin.order = [3, 5, 8], [8, 3, 5]

    assert ask(g) == ask(twin)


def test_a_replay_tells_the_planet_and_the_check_that_is_being_made():
    g = laid_out("cinder")
    assert ask(g, "replay") == {"board": ask(g), "check": None}

    who = CrewMember(0, "recon", "c14", 1)
    who.sector = 1
    g.crew.append(who)
    g.check = Check("recon", "S1:force-the-jammed-hatch", 1)

    assert ask(g, "replay")["check"] == ask(g, "check") and ask(g, "check")["rows"]


def test_an_unknown_query_is_refused_by_name():
    with pytest.raises(Unknown):
        ask(laid_out("cinder"), "future")
    assert "board" in QUERIES
