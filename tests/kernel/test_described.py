"""What a screen is given of an option: where it lies on the board, as JSON can say it."""

from starboard.kernel.game import Described


def test_an_option_without_a_place_says_nothing_of_places():
    assert Described("toy-walk", cost=1).plain() == {
        "text": "toy-walk",
        "args": {},
        "at": {},
        "cost": 1,
        "rule": "",
    }


def test_an_option_on_the_board_has_its_place_and_what_lies_between():
    said = Described("toy-throw", target=(2, 3), line=[(0, 3), (1, 3)], area=((2, 3), (2, 4))).plain()

    assert said["target"] == [2, 3]
    assert said["line"] == [[0, 3], [1, 3]]
    assert said["area"] == [[2, 3], [2, 4]]


def test_a_place_may_have_a_name_or_a_number():
    assert Described("toy-go", target="bridge", line=[1, 2]).plain()["target"] == "bridge"
    assert Described("toy-go", target=0).plain()["target"] == 0
