"""Odds in the list of Actions, before anything is paid: where there are none, why."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import asked, forked

COMBAT = ("24-coop-5", 387, 2)  # the Soldier stands among three Intruders with a loaded rifle, others still play


def test_the_list_has_the_odds_of_every_way_out_of_a_fight(visit: Visit):
    ada = visit("Ada")
    ada.open(f"/table/{forked(ada, *COMBAT)}")
    question = asked(ada)

    escape, shoot, melee, passing = [
        question.option(f"nemesis-action-{name}") for name in ("escape", "shoot", "melee", "pass")
    ]
    expect(escape.locator(".odds").first).to_be_visible()
    expect(shoot).to_contain_text(re.compile(r"1 of \d Ammo"))
    expect(shoot.locator(".odds")).to_have_count(2)
    expect(shoot).to_contain_text(ada.t("web-play-odds-depends"))
    expect(melee.locator(".odds")).to_have_count(2)
    expect(passing).to_contain_text(ada.t("web-nemesis-odds-pass"))
    expect(passing.locator(".odds")).to_have_count(0)
    # What one hopes for is green, what one fears is red.
    expect(shoot.locator(".odds svg.good").first).to_be_attached()
    expect(escape.locator(".odds svg.bad").first).to_be_attached()
    assert not ada.deeds("answer")


def test_the_card_of_an_intruder_has_the_odds_against_that_one(visit: Visit):
    ada = visit("Ada")
    ada.open(f"/table/{forked(ada, *COMBAT)}")
    question = asked(ada)
    expect(question.option("nemesis-action-shoot").locator(".odds")).to_have_count(2)
    ada.page.locator("[data-name^='intruder:']").first.focus()
    ada.page.keyboard.press("?")

    shoot = ada.page.get_by_role("dialog").locator("[data-option]").first
    expect(shoot.locator(".odds").first).to_be_visible()
    expect(shoot).not_to_contain_text(ada.t("web-play-odds-depends"))
