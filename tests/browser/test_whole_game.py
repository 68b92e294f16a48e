"""A whole game through the browser, from the draft to the screen that tells how it ended."""

import random
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.measuring import raw_ids
from tests.browser.playing import answer, asked, table_of

LONGEST = 90.0  # seconds


@pytest.mark.slow
def test_a_game_answered_through_the_screen_comes_to_its_end(visit: Visit):
    ada = visit("Ada")
    table = table_of(ada, bots=2, odds=False)
    fate, began = random.Random(7), time.monotonic()

    question = asked(ada)
    while question.kind != "over":
        answer(question, fate, passing=0.6)
        question = asked(ada)
        assert time.monotonic() - began < LONGEST, f"the game is not over after {LONGEST} s"

    expect(ada.page.get_by_role("region", name=ada.t("web-play-over"))).to_be_visible()
    expect(ada.link("web-play-over-replay")).to_be_visible()
    assert ada.get(f"/api/tables/{table}")["status"] == "over"
    assert not raw_ids(ada.page)
