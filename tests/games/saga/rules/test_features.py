"""What strikes by itself: the pulse of m7 and the burn line of m9 (SAGA-MISSION-12)."""

import pytest

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.features.burn_line import next_row
from starboard.games.saga.rules.features.burn_line import squares_to_avoid as rows_to_avoid
from starboard.games.saga.rules.features.pulse import next_sector, squares_in, squares_to_avoid, strike
from starboard.games.saga.rules.gear.deploying import free_squares
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.missions.conditions import all_hold
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.lying_cards import lay
from starboard.games.saga.rules.movement.jumping import landing_squares
from starboard.games.saga.rules.movement.movement import walks
from starboard.games.saga.rules.movement.pushing import squares_away
from starboard.games.saga.rules.nexus.events import event_happens
from starboard.games.saga.rules.nexus.hidden_passage import passage_squares
from starboard.games.saga.rules.nexus.reinforcements import call
from starboard.games.saga.rules.places import layout, squares_of
from starboard.games.saga.state.fields import Downed, Item
from starboard.games.saga.testing.mission_table import MissionTable
from tests.games.saga.rules.mission_tables import begun, do, put, said, told_texts


def changed(part: str, **values: int) -> Saying:
    return Saying(part, tuple(values.items()))


def away(table: MissionTable, *names: str) -> None:
    """The others are safe in the service lock, or up in the shaft."""
    for number, one in enumerate(table.g.mercenaries):
        if one.model.name not in names:
            one.model.at = (7 + number, 16) if table.g.mission == "m7" else (4 + number, 8)
    table.g.acting = ""


# --- the pulse ---


def heart(*zones: str, number: int = 2, variant: str = "cool") -> MissionTable:
    table = begun("m7", "B", *zones, variant=variant)
    table.g.round, table.g.step = number, "end"
    away(table)
    return table


def struck(table: MissionTable) -> list[object]:
    return [event.args["hit"] for event in table.told("pulse")]


@pytest.mark.rule("SAGA-MISSION-12")
def test_the_hall_has_four_quarters_and_its_diagonals_belong_to_two():
    table = heart()
    quarters = {sector: squares_in(table.g, sector) for sector in ("north", "east", "south", "west")}

    assert (9, 3) in quarters["north"] and (9, 3) not in quarters["east"] + quarters["west"]
    assert (5, 5) not in quarters["north"]  # a pylon
    assert (4, 4) in quarters["north"] and (4, 4) in quarters["west"]
    hall = {place for places in quarters.values() for place in places}
    doors = {place for door in table.g.doors for place in door.squares}
    assert hall == {(x, y) for y in range(18) for x in range(18) if table.g.ground[y][x] == "B"} - doors


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-END-01")
@pytest.mark.parametrize(
    ("number", "sector"), [(1, ""), (2, "north"), (3, "east"), (4, "south"), (5, "west"), (6, "north")]
)
def test_one_quarter_is_struck_each_round_from_the_second_on(number: int, sector: str):
    table = heart(number=number)
    table.run(strike)
    assert [event.args["sector"] for event in table.told("pulse")] == ([sector] if sector else [])
    assert next_sector(table.g) == (sector or "north")


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ATTACK-09")
def test_everybody_in_it_without_shelter_suffers_two_dice():
    table = heart()
    open_, crate, pylon, south = (8, 5), (11, 4), (6, 5), (8, 13)
    put(table, "dulinsky", open_)
    put(table, "curby", crate)  # next to the crate on 10,4
    put(table, "alyse", pylon)
    put(table, "devil", south)
    guard = table.agent("guard", at=(9, 6))
    table.g.acting = ""

    table.fate(attack=[(0, 0, 0, 0), (0, 0, 0, 0)]).any_fate()
    table.run(strike)

    assert struck(table) == [("dulinsky", guard.name)]


@pytest.mark.rule("SAGA-MISSION-12")
def test_the_first_pulse_is_told_and_who_was_struck_is_remembered():
    table = heart()
    guard = table.agent("guard", at=(9, 6))
    table.any_fate().run(end_phase)
    assert struck(table) == [(guard.name,)] and fact_value(table.g, "struck") == "false"
    assert told_texts(table).count("first-pulse") == 1

    put(table, "dulinsky", (11, 8))  # in the east, which comes next
    table.g.acting, table.g.step = "", "end"
    table.run(end_phase)
    assert struck(table)[1] == ("dulinsky",) and fact_value(table.g, "struck") == "true"
    assert told_texts(table).count("first-pulse") == 1


@pytest.mark.rule("SAGA-MISSION-12")
def test_a_mercenary_that_fell_to_the_pulse_was_struck():
    table = heart()
    put(table, "dulinsky", (8, 5)).model.wounds = 7
    table.g.acting = ""
    table.fate(attack=(3, 3, 0, 0)).any_fate()
    table.run(end_phase)
    assert fact_value(table.g, "struck") == "true"


@pytest.mark.rule("SAGA-HACK-09", "SAGA-MISSION-12")
def test_a_dampened_pulse_is_left_out_and_the_hand_goes_on():
    table = heart()
    dampen = said("feature", feature="pulse", set=changed("set", skip=1))
    do(table, dampen)
    do(table, dampen)
    table.run(strike)
    assert struck(table) == []
    table.g.round = 3
    table.run(strike)
    assert [event.args["sector"] for event in table.told("pulse")] == ["east"]


@pytest.mark.rule("SAGA-MISSION-12")
def test_a_pulse_dampened_before_the_first_is_not_left_out_later():
    table = heart(number=1)
    do(table, said("feature", feature="pulse", set=changed("set", skip=1)))
    table.run(strike)
    table.g.round = 2
    table.run(strike)
    assert len(struck(table)) == 1


@pytest.mark.rule("SAGA-MISSION-12")
def test_without_dice_the_pulse_has_stopped():
    table = heart()
    less = said("feature", feature="pulse", add=changed("add", dice=-1))
    for _ in range(3):
        do(table, less)
    table.run(strike)
    assert struck(table) == [] and next_sector(table.g) == "" and squares_to_avoid(table.g) == 0


@pytest.mark.rule("SAGA-EVENT-01")
def test_a_surge_strikes_the_next_quarter_too_in_this_round_alone():
    table = heart()
    table.g.nexus.top = ["ev-surge"]
    table.run(event_happens, "ev-surge")
    table.run(strike)
    assert [event.args["sector"] for event in table.told("pulse")] == ["north", "east"]
    table.g.round = 3
    table.run(strike)
    assert [event.args["sector"] for event in table.told("pulse")] == ["north", "east", "east"]


# --- the burn line ---


def shaft(*zones: str, number: int = 2, variant: str = "company") -> MissionTable:
    table = begun("m9", "B", *zones, variant=variant)
    table.g.round, table.g.step = number, "end"
    away(table)
    return table


def rows_after(table: MissionTable, rounds: int) -> list[int]:
    """Where the line is after each Round from the first on."""
    found = []
    for _ in range(rounds):
        if table.g.step == "over":
            break
        table.any_fate().run(end_phase)
        found.append(int(table.g.flags.get("feature-burn-line-row", "18")))
        table.g.enemies = []
        for one in table.g.mercenaries:
            one.model.wounds = one.model.shield_wounds = 0
    return found


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-MISSION-03")
@pytest.mark.parametrize(
    ("burn", "rows"),
    [
        ("no", [18, 17, 16, 15, 14, 13, 12, 11, 9, 7, 5, 3, 1, 0]),
        ("yes", [18, 17, 16, 15, 14, 13, 11, 9, 7, 5, 3, 1, 0]),
    ],
)
def test_the_line_rises_row_by_row_and_faster_later(burn: str, rows: list[int]):
    table = begun("m9", "B", "C", "D", variant="company", flags={"burn": burn, "okoro": "dead"})
    for number, one in enumerate(table.g.mercenaries):
        one.model.at = (2 + number, 0)
    table.g.enemies = []
    assert rows_after(table, 20) == rows
    assert table.g.ending == "nexus"


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ATTACK-09")
def test_who_stands_in_the_fire_suffers_two_dice_but_not_the_orchard():
    table = shaft()
    put(table, "dulinsky", (6, 17))
    table.g.acting = ""
    guard = table.agent("guard", at=(4, 17))
    table.boss("aberration", at=(9, 16))
    table.fate(attack=[(0, 0, 0, 0), (0, 0, 0, 0)]).any_fate()
    table.run(end_phase)
    assert [event.args["target"] for event in table.told("attacked")] == ["dulinsky", guard.name]


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-REINFORCE-09")
def test_the_fire_destroys_scenery_doors_points_and_what_lies_there():
    table = shaft(number=6)
    g = table.g
    g.flags["feature-burn-line-row"] = "14"
    g.downed.append(Downed("dulinsky", (6, 13)))
    g.downed[0].items = [Item("eq-stim", 0)]
    lay(g, Item("eq-heron", 0), (7, 13))
    lay(g, Item("eq-serum", 0), (7, 9))
    [point] = [one for one in g.points if one.code == "R1"]
    waiting = call(g, "ag-guard", point, "SAGA-REINFORCE-07")
    codes = [piece.code for piece in g.scenery]
    assert "T1" in codes and "c1" in codes

    table.any_fate().run(end_phase)

    assert [piece.code for piece in g.scenery if piece.code in ("T1", "c1", "k1")] == []
    assert "R1" not in [one.code for one in g.points] and waiting not in g.enemies
    assert g.downed[0].items == [] and not table.door("D1").destroyed
    assert [one.item.card for one in g.lying] == ["eq-serum"]
    g.step = "end"
    table.any_fate().run(end_phase)
    assert table.door("D1").destroyed and table.door("D2").destroyed


@pytest.mark.rule("SAGA-DOOR-06")
def test_a_door_that_burns_reveals_what_lies_behind_it():
    table = begun("m9", variant="company")
    table.g.round, table.g.step = 7, "end"
    table.g.flags["feature-burn-line-row"] = "13"
    assert "B" not in table.g.zones
    table.any_fate().run(end_phase)
    assert "B" in table.g.zones


@pytest.mark.rule("SAGA-MISSION-12")
def test_nobody_walks_into_the_fire_but_who_is_in_it_gets_out():
    table = shaft(number=4)
    g = table.g
    g.flags["feature-burn-line-row"] = "15"
    outside = put(table, "dulinsky", (6, 14)).model
    inside = put(table, "curby", (7, 17)).model
    fire = squares_of(g, [(x, y) for y in (15, 16, 17) for x in range(g.width)])

    assert walks(g, outside, layout(g), 6).ends & fire == 0
    assert walks(g, inside, layout(g), 6).ends & fire and walks(g, inside, layout(g), 6).ends & ~fire
    orchard = table.boss("aberration", at=(10, 13))
    assert walks(g, orchard, layout(g), 6).ends & fire


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-MOVE-15")
def test_nobody_jumps_or_is_pushed_into_the_fire_and_nothing_is_put_there():
    table = shaft(number=4)
    g = table.g
    g.flags["feature-burn-line-row"] = "16"
    fire = squares_of(g, [(x, y) for y in (16, 17) for x in range(g.width)])
    devil = put(table, "devil", (3, 14), "south")
    guard = table.agent("guard", at=(3, 15))
    burnt = table.agent("guard", at=(4, 16))

    assert not free_squares(g) & fire
    assert landing_squares(g, devil) and not squares_of(g, landing_squares(g, devil)) & fire
    assert passage_squares(g) and not squares_of(g, passage_squares(g)) & fire
    assert squares_away(g, guard, devil.model) == []
    assert squares_away(g, burnt, guard)  # who is in it anyway


@pytest.mark.rule("SAGA-MISSION-12")
def test_the_damper_holds_the_line_for_two_rounds():
    table = shaft()
    do(table, said("feature", feature="burn-line", set=changed("set", hold=2)))
    assert next_row(table.g) == 18
    assert rows_after(table, 3) == [18, 18, 17]


@pytest.mark.rule("SAGA-EVENT-01")
def test_when_the_floor_gives_the_line_rises_at_once():
    table = shaft()
    do(table, said("feature", feature="burn-line", set=changed("set", hold=2)))
    table.run(event_happens, "ev-floor-gives")
    assert table.g.flags["feature-burn-line-row"] == "17"
    table.g.flags["feature-burn-line-row"] = "1"
    assert not all_hold(table.g, (said("burn-line", row=0),))
    table.g.flags["feature-burn-line-row"] = "0"
    assert all_hold(table.g, (said("burn-line", row=0),))


@pytest.mark.rule("SAGA-TABLE-02")
def test_agents_know_which_rows_will_burn():
    table = shaft(number=9)
    table.g.flags["feature-burn-line-row"] = "11"
    assert rows_to_avoid(table.g) == squares_of(
        table.g, [(x, y) for y in range(9, table.g.height) for x in range(table.g.width)]
    )
    assert model_named(table.g, "dulinsky").at is not None


@pytest.mark.rule("SAGA-MISSION-12")
def test_the_doer_chooses_among_the_values_of_a_feature():
    table = heart()
    choice = Saying("choose", (("way", ("ranged", "hazard")),))
    table.answers({"feature": "ranged"})
    do(table, said("feature", feature="pulse", choose=choice), actor="curby")
    assert table.g.flags["feature-pulse-way"] == "ranged"
