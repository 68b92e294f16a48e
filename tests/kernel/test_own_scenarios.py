"""Scenarios that people write themselves: what a table with one can be begun with, and how their files are read."""

import msgspec
import pytest

from starboard.kernel.errors import BrokenContent
from starboard.kernel.own_files import document, plain_words
from starboard.kernel.own_scenarios import MOST_KEPT, OwnShelf, offer_with, own_id
from starboard.kernel.setup import Mode, Offer, Role, Scenario, set_up


class Reader:
    """One scenario, for one of two modes."""

    largest = 100

    def read(self, text: str) -> Scenario:
        return Scenario("own-1", modes=("long",))


OFFER = Offer(modes=(Mode("short", 1, 2), Mode("long", 1, 3)), roles=(Role("anybody", most=3),))


def test_a_table_with_a_scenario_of_its_own_is_played_in_the_modes_that_it_is_for():
    offer = offer_with(OFFER, Reader(), "text", "Test")

    assert [mode.id for mode in offer.modes] == ["long"] and offer.own == "own-1"
    assert offer.default_mode(1) == "long"
    assert set_up(offer, offer.default_mode(), 2, own="text").scenario == "own-1"
    assert msgspec.structs.replace(offer, modes=OFFER.modes, scenarios=(), own="") == OFFER


def test_only_so_many_are_kept_and_the_oldest_is_read_again():
    read: list[str] = []
    shelf = OwnShelf(lambda text, id: read.append(text) or text)

    for number in range(MOST_KEPT + 1):
        shelf.of(f"text {number}")
    shelf.of("text 1")
    shelf.of("text 0")

    assert len(shelf.kept) == MOST_KEPT and own_id("text 0") in shelf.kept
    assert read.count("text 0") == 2 and read.count("text 1") == 1


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        (b"#" * 70_000, "is larger than 64 KiB"),
        (b"\xff", "is not UTF-8 at byte 0"),
        (b"\n" * 5000, "has more than 4000 lines"),
        (b"a\n" + b"#" * 500, "line 2: is longer than 400 characters"),
        (b"a = " + b"[" * 390, "mine.toml: is n"),  # nested too deeply, or no TOML
        (b"a = ", "is no TOML"),
    ],
)
def test_a_file_that_is_no_small_toml_is_refused(data, wrong):
    with pytest.raises(BrokenContent) as refused:
        document(data, "mine.toml")

    assert wrong in str(refused.value)


def test_a_file_may_begin_with_the_mark_that_some_editors_set():
    assert document(b"\xef\xbb\xbfa = 1\r\n", "mine.toml") == {"a": 1}


def test_words_are_one_line_of_what_can_be_seen():
    assert plain_words(" two\n lines ", 20, "f", "texts", "x") == "two lines"
    for odd in ("", "x" * 21, "turned \u202eround"):
        with pytest.raises(BrokenContent):
            plain_words(odd, 20, "f", "texts", "x")
