"""The table of ISS Vanguard: the planet answers, looking costs nothing, and what is lit is done by pointing at it."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import asked, latest_view, table_of, until_asked
from tests.browser.visiting import Visitor

FIRST_STEPS: dict[str, Any] = {"game": "vanguard", "mode": "tutorial", "scenario": "cinder"}


def answered(visitor: Visitor, before: int) -> object:
    """What was answered next."""
    while len(visitor.deeds("answer")) <= before:
        visitor.page.wait_for_timeout(50)
    return visitor.deeds("answer")[before]["pick"]


def test_pointing_at_the_lit_sector_does_what_can_be_done_there(visit: Visit):
    ada = visit("Ada")
    table_of(ada, **FIRST_STEPS)
    until_asked(ada, "turn")
    state = latest_view(ada)["state"]
    here = next(who["sector"] for who in state["crew"] if who["section"] == state["active"])
    before = len(ada.deeds("answer"))

    ada.page.locator(f"[data-name='sector-{here}']").dispatch_event("click")

    pick = answered(ada, before)
    assert isinstance(pick, list) and pick[0] == "special" and pick[2] == here


def test_a_sector_that_is_looked_at_tells_its_card_and_nothing_is_decided(visit: Visit):
    ada = visit("Ada")
    table_of(ada, **FIRST_STEPS)
    question = until_asked(ada, "turn")
    before = len(ada.deeds("answer"))

    ada.page.locator("[data-name='sector-6']").dispatch_event("contextmenu")

    card = ada.page.get_by_role("dialog")
    expect(card).to_contain_text(ada.t("vanguard-sector-cinder-6"))
    expect(card).to_contain_text(ada.t("vanguard-act-cinder-s6-drain-the-sump"))
    ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert asked(ada).id == question.id and len(ada.deeds("answer")) == before


def test_what_is_looked_at_in_the_list_shows_its_card_on_the_board(visit: Visit):
    ada = visit("Ada")
    table_of(ada, **FIRST_STEPS)
    question = until_asked(ada, "turn")

    question.offered.first.hover()

    card = ada.page.locator("aside[aria-hidden] h2")
    expect(card).to_be_visible()
    ada.page.mouse.move(5, 450)
    expect(card).to_have_count(0)


def test_every_board_of_the_team_is_open_to_everybody(visit: Visit):
    ada = visit("Ada", phone=True)
    table_of(ada, **FIRST_STEPS)
    until_asked(ada, "turn")
    crew = latest_view(ada)["state"]["crew"]

    ada.page.get_by_role("button", name=re.compile(ada.t(f"vanguard-crew-{crew[1]['card']}"))).first.click()

    sheet = ada.page.get_by_role("dialog")
    for card in crew[1]["hand"]:
        expect(sheet).to_contain_text(ada.t(f"vanguard-card-{card}"))
