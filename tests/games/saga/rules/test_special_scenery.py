"""What terminals, tanks and devices are and do, the mission says (SAGA-COVER-09)."""

import pytest

from starboard.games.saga.rules.attacks.destroying import destroy
from starboard.games.saga.rules.attacks.targets_of_attacks import scenery_to_attack
from starboard.games.saga.rules.hacking.hacking import offered_operations
from starboard.games.saga.rules.lookups import model_named, scenery_coded
from starboard.games.saga.rules.missions.triggers import settle
from starboard.games.saga.rules.places import layout, square_of
from starboard.games.saga.testing.bare_missions import bare_mission
from tests.games.saga.rules.mission_tables import begun


@pytest.mark.rule("SAGA-COVER-09", "SAGA-COVER-08")
@pytest.mark.parametrize(
    ("name", "zones", "code", "sight", "defence"),
    [("c", "BCDE", "V1", "obstacle", 3), ("m5", "B", "V1", "blocking", 0), ("m6", "BF", "V1", "obstacle", 0),
     ("m8", "BCDE", "V1", "blocking", 4), ("m7", "B", "c1", "obstacle", 3), ("m1", "", "c1", "obstacle", 2)],
)  # fmt: skip
def test_a_mission_gives_its_pieces_their_class_and_dice(name: str, zones: str, code: str, sight: str, defence: int):
    table = begun(name, *zones)
    piece = scenery_coded(table.g, code)

    assert (piece.sight, piece.defence) == (sight, defence)
    attackable = code in scenery_to_attack(table.g, table.g.mercenaries[0].model)
    assert attackable == bool(defence)
    seen_over = not layout(table.g).blocking >> square_of(table.g, piece.squares[0]) & 1
    assert seen_over == (sight == "obstacle")


@pytest.mark.rule("SAGA-COVER-09", "SAGA-MISSION-11")
@pytest.mark.parametrize(("name", "hurt"), [("m1", ["curby"]), (bare_mission("m1"), [])])
def test_a_tank_explodes_only_where_the_mission_says_so(name: str, hurt: list[str]):
    table = begun(name)
    model_named(table.g, "curby").at = (13, 12)

    destroy(table.g, "o1")
    table.any_fate().run(settle)

    assert [event.args["target"] for event in table.told("attacked")] == hurt


@pytest.mark.rule("SAGA-COVER-09", "SAGA-HACK-02")
def test_terminals_offer_what_the_mission_gives_each_of_them():
    table = begun("m5", "B", "C", "D", "E")
    offered = {
        code: set(offered_operations(table.g, scenery_coded(table.g, code))) for code in ("T1", "T2", "T3", "T4")
    }

    assert all(["roll" in offered[code] for code in ("T1", "T2", "T4")]) and "roll" not in offered["T3"]
    assert [code for code in offered if "ledger" in offered[code]] == ["T3", "T4"]
