"""Doors as their zone brings them."""

import pytest

from starboard.games.saga.content.mission import Door, ForceField
from starboard.games.saga.rules.movement.locks import starting_door, starting_force_field
from starboard.games.saga.rules.places import closed


def printed(lock: int = 0, hint: str = "", is_open: bool = False, tough: bool = False) -> Door:
    return Door("D1", ((1, 1), (2, 1)), lock, hint, is_open, tough)


@pytest.mark.rule("SAGA-SETUP-07")
def test_a_locked_door_starts_closed_with_its_level():
    door = starting_door(printed(lock=3))

    assert (door.code, door.squares, door.lock, door.denied) == ("D1", [(1, 1), (2, 1)], 3, False)
    assert closed(door)


@pytest.mark.rule("SAGA-SETUP-07", "SAGA-DENIED-01")
def test_an_access_denied_door_bears_its_counter_instead_of_a_level():
    door = starting_door(printed(hint="ask-the-doctor"))

    assert (door.lock, door.denied, closed(door)) == (0, True, True)


@pytest.mark.rule("SAGA-SETUP-07")
def test_other_doors_are_unlocked_and_open_ones_open():
    assert (starting_door(printed()).lock, closed(starting_door(printed()))) == (0, True)
    assert not closed(starting_door(printed(is_open=True)))


@pytest.mark.rule("SAGA-MISSION-17")
def test_a_tough_door_cannot_be_destroyed():
    assert starting_door(printed(tough=True)).defence == 0
    assert starting_door(printed()).defence == 5


@pytest.mark.rule("SAGA-DENIED-01")
def test_a_force_field_is_closed_and_denied():
    field = starting_force_field(ForceField("F1", ((0, 0),)))

    assert (field.denied, field.defence, closed(field)) == (True, 0, True)
