"""How a question is written in a terminal."""

import pytest

from starboard.cli.answers import NotAnAnswer, parse_answer
from starboard.cli.plain_presenter import PlainPresenter
from starboard.cli.question import question_lines
from starboard.kernel.seat_view import view
from starboard.texts import Texts
from tests.kernel.test_asides import CHEER, cheering
from tests.kernel.test_pages import read, story

WORDS = """
toy-page = Have you read it?
toy-read = Read
toy-letter-1 = Come home.
toy-letter-2 = Soon.
toy-offer-1 = A deal.
toy-accept = Accept
toy-refuse = Refuse
toy-pick = Which two?
toy-one = One
toy-two = Two
toy-three = Three
toy-cheer = Cheer
cli-pick-exactly = (pick { $count })
cli-asides = You may also:
"""


def lines(match, tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.ftl").write_text(WORDS)
    return question_lines(view(match, 0)["ask"], Texts("en", tmp_path), 80, True, PlainPresenter("toy"))


def test_a_page_of_the_story_is_written_above_what_is_asked(tmp_path) -> None:
    assert lines(story(), tmp_path) == ["Come home.", "Soon.", "Have you read it? [TOY-PAGE-01]", "1 Read"]


def test_what_may_be_done_instead_is_numbered_after_the_options_and_picked_alone(tmp_path) -> None:
    match = cheering()

    written = lines(match, tmp_path)

    assert written[-2:] == ["You may also:", "4 Cheer"]
    assert parse_answer("4", match.asks[0]) == CHEER
    assert parse_answer("1 2", match.asks[0]) == ("one", "two")
    with pytest.raises(NotAnAnswer, match="cli-aside-alone"):
        parse_answer("1 4", match.asks[0])


def test_so_is_one_with_choices(tmp_path) -> None:
    written = lines(story(read(0, 1, 2)), tmp_path)
    assert written == ["A deal.", "Have you read it? [TOY-PAGE-02]", "1 Accept", "2 Refuse"]
