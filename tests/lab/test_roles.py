"""Who plays which seat where seats hold unlike roles."""

from starboard.lab.games import seating

SEATS = (("captain",), ("diver", "cook"), ("beast",))


def test_bots_for_nobody_in_particular_take_turns_around_the_table():
    assert seating(("one", "two"), SEATS, 0) == ("one", "two", "one")
    assert seating(("one", "two"), SEATS, 1) == ("two", "one", "two")


def test_a_bot_for_a_role_plays_it_in_every_game():
    for number in range(3):
        assert seating(("beast:one", "two"), SEATS, number) == ("two", "two", "one")
    assert seating(("cook:one", "beast:two", "three"), SEATS, 5) == ("three", "one", "two")


def test_where_all_are_for_roles_they_also_take_the_seats_that_nobody_is_named_for():
    assert seating(("beast:one",), SEATS, 0) == ("one", "one", "one")
