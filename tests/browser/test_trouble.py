"""When something is wrong with the table itself: everybody is told, with what to do next, and the host has a file."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.playing import asked, play_on, table_of
from tests.browser.visiting import Visitor


class Whisper:
    """Says things to a table's screen as if the server had said them; everything else passes."""

    def __init__(self, visitor: Visitor) -> None:
        self._line: WebSocketRoute | None = None
        visitor.page.route_web_socket(re.compile("/ws/tables/"), self._through)

    def _through(self, line: WebSocketRoute) -> None:
        line.connect_to_server()
        self._line = line

    def say(self, frame: dict[str, Any]) -> None:
        assert self._line, "the table is not open"
        self._line.send(json.dumps(frame))


@pytest.mark.parametrize("lang", ["en", "it", "de", "cs"])
def test_a_rule_that_failed_is_told_and_the_host_saves_a_report(visit: Visit, lang: str):
    ada = visit("Ada", lang=lang)
    whisper = Whisper(ada)
    table = table_of(ada, bots=1)
    asked(ada)

    whisper.say({"is": "fault", "seat": 1})

    notice = ada.page.locator("[data-fault]")
    expect(notice).to_contain_text(ada.t("web-play-fault"))
    with ada.page.expect_download() as download:
        notice.get_by_role("button", name=ada.t("web-play-fault-report")).click()
    report = json.loads(download.value.path().read_text())
    assert (report["table"], report["faults"]) == (table, [])
    notice.get_by_role("button", name=ada.t("web-close")).click()
    expect(notice).to_have_count(0)
    play_on(1, ada)


def test_only_the_host_has_the_report(visit: Visit):
    ada, grace = visit("Ada"), visit("Grace", phone=True)
    whisper = Whisper(grace)
    table_of(ada, grace)
    grace.page.locator(".stage").wait_for()

    whisper.say({"is": "fault", "seat": -1})

    notice = grace.page.locator("[data-fault]")
    expect(notice).to_contain_text(grace.t("web-play-fault-nobody"))
    expect(notice.get_by_role("button", name=grace.t("web-play-fault-report"))).to_have_count(0)


@pytest.mark.parametrize(
    ("trouble", "told"),
    [("rule-fault", "web-play-trouble-rule"), ("storage-trouble", "web-play-trouble-storage")],
)
def test_a_table_that_waits_says_why_and_stops_saying_so(visit: Visit, trouble: str, told: str):
    ada = visit("Ada")
    whisper = Whisper(ada)
    table = ada.get(f"/api/tables/{table_of(ada, bots=1)}")
    asked(ada)

    whisper.say({"is": "table", "table": {**table, "trouble": trouble}})
    notice = ada.page.locator(f"[data-trouble={trouble}]")
    expect(notice).to_contain_text(ada.t(told))

    whisper.say({"is": "table", "table": table})
    expect(notice).to_have_count(0)
    play_on(1, ada)


def test_a_file_that_is_refused_says_why_instead_of_being_saved(visit: Visit):
    ada, grace = visit("Ada"), visit("Grace")
    ada.forgive(r"status of 4\d\d")
    table_of(ada, grace)
    ada.page.locator(".stage").wait_for()

    ada.button("web-play-menu-title").click()
    ada.button("web-play-menu-export").click()

    expect(ada.text("error-others-played")).to_be_visible()
