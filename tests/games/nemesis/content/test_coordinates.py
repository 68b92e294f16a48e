"""Coordinates and Destination (NEM-COORD)."""

import pytest

from starboard.games.nemesis.content.coordinates import COORDINATES, destination
from starboard.games.nemesis.content.room_actions import COCKPIT_CONTROLS
from starboard.games.nemesis.rules.checks import coordinates_check
from starboard.games.nemesis.state.pieces import HIBERNATING
from starboard.kernel.pieces import project
from starboard.kernel.seat_view import event_for
from starboard.kernel.visibility import SPECTATOR
from starboard.testing import NemesisTable

COST = ["rest", "search"]
CARDS = {
    1: "earth mars venus deep-space",
    2: "earth deep-space mars venus",
    3: "deep-space mars earth venus",
    4: "mars venus earth deep-space",
    5: "venus deep-space mars earth",
    6: "deep-space earth venus mars",
    7: "mars venus deep-space earth",
    8: "venus earth deep-space mars",
}


def in_the_cockpit(sleeper=False):
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit", hand=COST)
    scout = table.character("scout")
    if sleeper:
        scout.status, scout.room = HIBERNATING, 0
    return table, pilot, scout


@pytest.mark.rule("NEM-COORD-01")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_leads_from_each_space_somewhere_else(card):
    planets = [destination(card, space) for space in "ABCD"]

    assert planets == CARDS[card].split()
    assert len(set(planets)) == 4
    assert sorted(COORDINATES) == sorted(CARDS)


def test_each_space_is_earth_on_two_of_the_cards():
    for space in range(4):
        assert [planets[space] for planets in COORDINATES.values()].count("earth") == 2


@pytest.mark.rule("NEM-COORD-01")
@pytest.mark.parametrize(("space", "planet"), [("A", "deep-space"), ("B", "mars"), ("C", "earth"), ("D", "venus")])
def test_the_ship_arrives_where_the_card_says_for_the_marked_space(space, planet):
    table, _, _ = in_the_cockpit()
    table.coordinates(3)
    table.g.destination = space

    table.run(coordinates_check)

    assert table.g.reached == planet


@pytest.mark.rule("NEM-COORD-02", "NEM-COORD-06", "NEM-ROOM-21")
def test_only_whoever_checks_the_coordinates_learns_them_even_while_somebody_sleeps():
    table, pilot, scout = in_the_cockpit(sleeper=True)
    table.fate(coordinates=5)

    table.act(pilot, "room")  # the course being locked, this is all that is left

    happening = table.told("checked-coordinates")[0]
    views = [project(table.g, seat)["coordinates"] for seat in (pilot.seat, scout.seat, SPECTATOR)]
    assert views == [5, "?", "?"]
    assert event_for(happening, pilot.seat)["args"] == {"who": 0, "coordinates": 5}
    assert event_for(happening, scout.seat)["args"] == {"who": 0}


@pytest.mark.rule("NEM-COORD-02", "NEM-COORD-06")
def test_another_check_shows_the_same_card_to_another_player():
    table, pilot, scout = in_the_cockpit()
    scout.room, scout.hand = pilot.room, COST[:]
    table.fate(coordinates=5)
    table.act(pilot, "room", alternative="check-coordinates")

    table.act(scout, "room", alternative="check-coordinates")

    assert [project(table.g, seat)["coordinates"] for seat in (0, 1)] == [5, 5]


@pytest.mark.rule("NEM-COORD-03", "NEM-ROOM-21")
@pytest.mark.parametrize("space", ["A", "C", "D"])
def test_the_destination_marker_moves_to_any_other_space_for_all_to_see(space):
    table, pilot, scout = in_the_cockpit()

    table.act(pilot, "room", alternative="set-destination", destination=space)

    assert table.question("destination").options == ["A", "C", "D"]
    assert project(table.g, scout.seat)["destination"] == space


@pytest.mark.rule("NEM-COORD-04")
def test_no_effect_sets_the_destination_with_an_intruder_in_the_cockpit():
    table, pilot, _ = in_the_cockpit()
    table.intruder("adult", at="cockpit")
    table.coordinates(1)
    pilot.room = table.room("hibernatorium")  # even an effect from afar, out of Combat

    table.run(COCKPIT_CONTROLS.do, pilot)

    assert table.asked == []  # a check is all that is left
    assert (table.g.destination, len(table.told("checked-coordinates"))) == ("B", 1)


@pytest.mark.rule("NEM-COORD-05", "NEM-COORD-02")
@pytest.mark.parametrize(("sleeper", "offered"), [(False, True), (True, False)])
def test_the_destination_is_fixed_once_somebody_hibernates(sleeper, offered):
    table, pilot, _ = in_the_cockpit(sleeper)
    pilot.hand = ["old-friend"]  # the Action of a Room without a Computer, for nothing
    table.fate(coordinates=1)
    table.answers({} if sleeper else {"alternative": "check-coordinates"})

    table.act(pilot, "card:old-friend")

    asked = [ask.options for ask in table.asked if ask.kind == "alternative"]
    assert asked == ([["check-coordinates", "set-destination"]] if offered else [])
    assert table.g.destination == "B"
