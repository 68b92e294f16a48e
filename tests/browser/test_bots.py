"""Bots are somebody: chosen in the lobby, called by their names at the table. People are seen to be here or away."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.playing import asked, table_of
from tests.browser.visiting import Visitor

on_every_screen = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def place(visitor: Visitor, number: int) -> Locator:
    return visitor.page.get_by_role("article", name=visitor.t("web-new-seat", number=number))


@on_every_screen
def test_the_host_chooses_who_takes_a_seat_and_how_strong(visit: Visit, phone: bool):
    ada = visit("Ada", phone=phone)
    table = table_of(ada, bots=2, start=False)
    expect(place(ada, 2).get_by_role("heading", name=ada.t("web-bot-name-odile"))).to_be_visible()
    ada.button("web-lobby-deed", deed=ada.t("web-bot-change"), number=2).click()

    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name=re.compile(ada.t("web-bot-name-sefu")))).to_have_count(0)  # at seat 3
    dialog.locator("label", has_text=ada.t("web-bot-name-noor")).click()
    dialog.locator("label", has_text=ada.t("web-bot-strength-easy")).click()
    expect(dialog.get_by_role("radio", name=ada.t("web-bot-strength-easy"))).to_be_checked()
    dialog.get_by_role("button", name=ada.t("web-bot-seat", name=ada.t("web-bot-name-noor"))).click()

    expect(place(ada, 2).get_by_role("heading", name=ada.t("web-bot-name-noor"))).to_be_visible()
    for said in ("web-bot-temper-suspicious", "web-bot-strength-easy"):
        expect(place(ada, 2)).to_contain_text(ada.t(said))
    ada.button("web-new-start").click()
    asked(ada)
    assert ada.get(f"/api/tables/{table}")["seats"][1]["bot"] == "noor-easy"
    expect(ada.page.locator("[data-spot=others]")).to_contain_text(ada.t("web-bot-name-noor"))


def test_people_are_seen_to_be_here_and_away(visit: Visit):
    ada, grace = visit("Ada"), visit("Grace")
    table_of(ada, grace, start=False)
    expect(place(ada, 2)).to_contain_text(ada.t("web-presence-here"))

    grace.open("/")

    since = re.escape(ada.t("web-presence-away-since", time="TIME")).replace("TIME", r"\d+:\d+")
    expect(place(ada, 2)).to_contain_text(re.compile(since))
