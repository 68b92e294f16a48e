"""The network dies, the server dies: everybody comes back, nothing is missed, and no answer counts twice."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.line import Line
from tests.browser.playing import answer, in_step, play_on, table_of, whose_question
from tests.browser.serving import Server
from tests.browser.truth import match_at
from tests.browser.visiting import Visitor

DEAD_NETWORK = r"net::ERR_|WebSocket connection|Failed to load resource"


@pytest.fixture(scope="module")
def server(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server to be killed, which the other tests do not share."""
    server = Server(tmp_path_factory.mktemp("mortal"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    line = Line(server)
    yield line
    line.close()


def test_an_answer_given_while_the_line_is_lost_is_delivered_once(visit: Visit, server: Server, line: Line):
    ada = visit("Ada", line=line)
    ada.forgive(DEAD_NETWORK)
    table = table_of(ada, bots=1)
    play_on(3, ada)
    question = whose_question(ada)
    before = len(decisions(server, table, 0))

    line.cut()
    expect(ada.text("web-play-banner-lost")).to_be_visible()
    answer(question, random.Random(5))
    assert len(decisions(server, table, 0)) == before
    line.mend()

    expect(ada.text("web-play-banner-lost")).to_be_hidden()
    whose_question(ada)
    _delivered, *since = decisions(server, table, 0)[before:]
    assert all(answer is None for answer in since), "only a reaction window that was let pass came since"


def test_what_happened_while_the_line_was_lost_is_told_afterwards(visit: Visit, line: Line):
    ada, grace = visit("Ada", line=line), visit("Grace")
    ada.forgive(DEAD_NETWORK)
    table_of(ada, grace)
    while whose_question(ada, grace).visitor is not grace:
        play_on(1, ada)
    ada.page.locator(".stage").wait_for()

    line.cut()
    expect(ada.text("web-play-banner-lost")).to_be_visible()
    play_on(1, grace)
    line.mend()

    expect(ada.text("web-play-banner-lost")).to_be_hidden()
    in_step(ada, grace)
    missed = {event["n"] for event in grace.frames("update")[-1]["events"]}
    told = [event for event in ada.frames("view")[-1]["events"] if event["n"] in missed]
    assert {event["n"] for event in told} == missed
    for event in told:
        expect(ada.page.get_by_role("log").get_by_text(ada.said(event["say"])).last).to_be_attached()


def test_the_table_survives_the_sudden_end_of_the_server(visit: Visit, server: Server):
    ada, grace = visit("Ada"), visit("Grace")
    for visitor in (ada, grace):
        visitor.forgive(DEAD_NETWORK)
    table = table_of(ada, grace)
    play_on(6, ada, grace)
    before = match_at(server, table).journal[:]

    server.kill()
    for visitor in (ada, grace):
        expect(visitor.text("web-play-banner-lost")).to_be_visible()
    server.start()

    come_back(ada, grace)
    play_on(4, ada, grace)
    in_step(ada, grace)
    assert match_at(server, table).journal[: len(before)] == before


def come_back(*visitors: Visitor) -> None:
    for visitor in visitors:
        expect(visitor.text("web-play-banner-lost")).to_be_hidden()


def decisions(server: Server, table: str, seat: int) -> list[Any]:
    return [answer for who, answer, _ in match_at(server, table).journal if who == seat]
