"""Stepping in while somebody else decides, in ISS Vanguard.

The house is this test's own, so that fate says the same whichever tests have been before.
"""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.playing import latest_view, table_of, whose_question
from tests.browser.serving import Server
from tests.browser.test_vanguard_check import EXPEDITION, MOST, goes_on


@pytest.fixture(scope="module")
def server(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("standby"))
    server.start()
    yield server
    server.stop()


def test_who_stands_by_is_not_asked_and_may_step_in(visit: Visit):
    ada, bob = visit("Ada"), visit("Bob")
    table_of(ada, bob, **EXPEDITION)
    fate = random.Random(4)
    for _ in range(MOST):
        question = whose_question(ada, bob)
        other = bob if question.visitor is ada else ada
        if (latest_view(other)["ask"] or {}).get("standby"):
            break
        goes_on(question, fate)
    else:
        raise AssertionError(f"nobody could step in within {MOST} questions")

    expect(other.page.locator("section.waiting")).to_be_visible()
    expect(other.page.locator("[data-ask]")).to_have_count(0)
    tray = other.page.locator("section.asides")
    expect(tray).to_be_visible()
    if tray.locator("ul button").count() == 0:
        tray.locator("button[aria-expanded]").click()
    before = len(other.deeds("answer"))
    tray.locator("ul button").first.focus()
    other.page.keyboard.press("Enter")

    for _ in range(100):
        if len(other.deeds("answer")) > before:
            break
        other.page.wait_for_timeout(50)
    assert other.deeds("answer")[-1]["pick"][0] == "aside"
