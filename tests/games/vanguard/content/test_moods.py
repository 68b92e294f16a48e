"""Every Log is read in one of the four lights that pages have."""

import pytest

from starboard.games.vanguard.content.moods import MOODS
from starboard.games.vanguard.content.planet_file import PLANETS, planet


@pytest.mark.parametrize("name", PLANETS)
def test_every_log_has_a_mood_that_a_page_can_show(name: str):
    moods = {MOODS[log.mood] for log in planet(name).logs.values()}

    assert moods == {"calm", "tense", "grim", "bright"}


def test_no_word_has_two_moods():
    assert (MOODS["hurried"], MOODS["flat"], MOODS["proud"], MOODS["quiet"]) == ("tense", "grim", "bright", "calm")
