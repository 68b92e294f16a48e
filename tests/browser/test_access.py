"""Everybody can use it: no screen has a serious or critical finding of axe-core, at a desk or on a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import asked, forked, imported, table_of
from tests.browser.visiting import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"
GRAVE = ("serious", "critical")

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="NOT RUN: axe-core is not here; `make client` installs it")
devices = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


@devices
def test_the_screens_around_the_table_have_no_grave_finding(visit: Visit, phone: bool):
    reader = examined(visit, phone)

    for path in ("/", "/new", "/games", "/rules", "/rules/nemesis/NEM-NOISE-01", "/settings", "/about", "/tutorial"):
        reader.open(path)
        reader.page.get_by_role("heading", level=1).wait_for()
        reader.page.wait_for_load_state("networkidle")
        assert_no_grave_finding(reader, path)


@devices
def test_lobby_and_table_have_no_grave_finding(visit: Visit, phone: bool):
    reader = examined(visit, phone)
    table = table_of(reader, bots=1, start=False)
    reader.page.get_by_role("button", name=reader.t("web-new-start")).wait_for()
    assert_no_grave_finding(reader, "the lobby")

    reader.post(f"/api/tables/{table}/start")
    asked(reader)
    assert_no_grave_finding(reader, "the first question")

    reader.open(f"/table/{forked(reader, '12-semi-coop-4', 110)}")
    asked(reader)
    assert_no_grave_finding(reader, "a table in the middle of the game")
    reader.button("web-play-menu-title").click()
    assert_no_grave_finding(reader, "the menu")


@devices
def test_the_end_and_the_replay_have_no_grave_finding(visit: Visit, phone: bool):
    reader = examined(visit, phone)
    table = imported(reader, "05-semi-coop-3")
    reader.open(f"/table/{table}")
    expect(reader.page.get_by_role("region", name=reader.t("web-play-over"))).to_be_visible()
    assert_no_grave_finding(reader, "the end")

    reader.open(f"/replay/{table}")
    reader.page.get_by_role("slider", name=reader.t("web-replay-position")).fill("60")
    assert_no_grave_finding(reader, "the replay")


@pytest.mark.parametrize("palette", ["deuteranopia", "protanopia", "tritanopia", "contrast"])
def test_every_palette_has_no_grave_finding(visit: Visit, palette: str):
    reader = examined(visit, phone=False, settings={"palette": palette})
    reader.open(f"/table/{forked(reader, '12-semi-coop-4', 110, seat=2)}")
    asked(reader)
    assert_no_grave_finding(reader, f"a table in {palette}")


def test_the_dialogs_of_the_table_have_no_grave_finding(visit: Visit):
    reader = examined(visit, phone=False)
    reader.open(f"/table/{forked(reader, '12-semi-coop-4', 110, seat=2)}")
    asked(reader)

    reader.page.keyboard.press("?")
    expect(reader.page.get_by_role("dialog").get_by_role("article")).to_be_visible()
    assert_no_grave_finding(reader, "a rule")
    reader.page.keyboard.press("Escape")
    reader.button("web-play-menu-title").click()
    reader.button("web-play-orders-title").click()
    assert_no_grave_finding(reader, "standing orders")
    reader.page.keyboard.press("Escape")
    reader.page.locator("[data-spot=own] [aria-haspopup=dialog]").first.click()
    assert_no_grave_finding(reader, "the own Objectives")


def examined(visit: Visit, phone: bool, **wishes: object) -> Visitor:
    """A visitor whose pages carry axe; they may run it although no page may run foreign scripts."""
    visitor = visit("Ada", phone=phone, bypass_csp=True, **wishes)
    visitor.context.add_init_script(path=AXE)
    return visitor


def assert_no_grave_finding(visitor: Visitor, where: str) -> None:
    found: list[dict[str, Any]] = visitor.page.evaluate(RUN)
    grave = [finding for finding in found if finding["impact"] in GRAVE]
    told = [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary']})" for one in grave for node in one["nodes"][:4]
    ]
    assert not grave, f"{where}:\n" + "\n".join(told)
