"""The end screen: what became of everybody, which Objectives were met and by what, and what stays secret."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Visit
from tests.browser.measuring import cut_off, wider_than_the_screen
from tests.browser.playing import asked, imported
from tests.browser.visiting import Visitor

ALONE = "17-semi-coop-5"  # the Mechanic wins with Quarantine on Mars; the Scout is dead
TOGETHER = "22-coop-3"  # the ship is destroyed, which would do for the Queen, but nobody sent the Signal


def ended(visitor: Visitor, name: str) -> Locator:
    visitor.open(f"/table/{imported(visitor, name)}")
    ending = visitor.page.locator("section.ending")
    expect(ending).to_be_visible()
    return ending


def line(visitor: Visitor, within: Locator, need: str, met: bool) -> Locator:
    """A Requirement with its mark."""
    mark = visitor.page.get_by_role(
        "img", name=visitor.t("web-nemesis-panel-met" if met else "web-nemesis-panel-not-met"), exact=True
    )
    return within.locator("p").filter(has_text=visitor.t(f"nemesis-need-{need}")).filter(has=mark)


def test_everybody_reads_by_what_a_survivor_has_won(visit: Visit):
    ada = visit("Ada")
    ending = ended(ada, ALONE)

    winner = ending.locator(".crew > li").filter(has_text=ada.t("nemesis-objective-quarantine"))
    expect(winner).to_contain_text(ada.t("web-nemesis-panel-wins"))
    expect(winner).to_contain_text(ada.t("nemesis-final-clean"))
    expect(line(ada, winner, "ship-at-mars", met=True)).to_be_visible()
    expect(line(ada, winner, "ship-at-earth", met=False)).to_be_visible()
    expect(winner).to_contain_text(ada.t("web-nemesis-panel-or"))

    dead = ending.locator(".crew > li").filter(has_text=ada.t("nemesis-fate-intruder"))
    expect(dead).to_contain_text(ada.t("web-nemesis-panel-objective-hidden"))
    expect(dead.get_by_role("img", name=ada.t("web-nemesis-panel-not-met"))).to_have_count(0)


def test_a_crew_reads_which_of_its_objectives_were_met(visit: Visit):
    ada = visit("Ada", phone=True, lang="de")
    ending = ended(ada, TOGETHER)

    card = ending.locator(".shared > li").filter(has_text=ada.t("nemesis-objective-beheading"))
    expect(line(ada, card, "ship-destroyed", met=True)).to_be_visible()
    expect(line(ada, card, "enough-signals", met=False)).to_be_visible()
    expect(ending.locator(".shared > li")).to_have_count(3)
    expect(ending).to_contain_text(ada.t("web-nemesis-panel-signals-needed", sent=0, needed=1))


@pytest.mark.parametrize(
    ("width", "height", "lang"), [(1440, 900, "it"), (390, 844, "de"), (844, 390, "cs"), (667, 375, "en")]
)
def test_playing_again_is_on_the_first_screen_and_everything_fits(visit: Visit, width: int, height: int, lang: str):
    ada = visit("Ada", viewport={"width": width, "height": height}, lang=lang)
    ending = ended(ada, ALONE)
    expect(ending.get_by_role("heading", name=ada.t("web-ending-turning"))).to_be_visible()

    again = ada.page.get_by_role("button", name=ada.t("web-ending-again")).bounding_box()
    assert again and again["y"] + again["height"] <= height
    assert not wider_than_the_screen(ada.page)
    assert not cut_off(ada.page)


def test_what_decided_it_leads_into_the_replay(visit: Visit):
    ada = visit("Ada")
    points = ended(ada, ALONE).locator("ol > li")
    expect(points.filter(has_text=ada.t("web-ending-most"))).to_have_count(1)
    way = points.nth(1).get_by_role("link")
    step = re.search(r"step=(\d+)", way.get_attribute("href") or "")
    assert step and int(step[1]) > 0

    way.click()
    expect(ada.page.get_by_role("slider", name=ada.t("web-replay-position"))).to_have_value(step[1])


def test_among_bots_playing_again_begins_at_once(visit: Visit):
    ada = visit("Ada")
    ended(ada, ALONE)
    old = ada.page.url
    ada.page.get_by_role("button", name=ada.t("web-ending-again")).click()
    expect(ada.page).not_to_have_url(old)
    asked(ada)
    new = ada.get(f"/api/tables/{ada.page.url.rsplit('/', 1)[1]}")
    assert (len(new["seats"]), new["mode"], new["you"]["seat"]) == (5, "semi-coop", 0)


def test_one_may_look_at_the_board_and_come_back(visit: Visit):
    ada = visit("Ada")
    ending = ended(ada, ALONE)
    ada.button("web-play-over-look").click()
    expect(ending).to_have_count(0)
    ada.button("web-ending-back").click()
    expect(ending).to_be_visible()


def test_a_busy_server_is_asked_again_what_decided_the_game(visit: Visit):
    ada = visit("Ada")
    ada.forgive("503")
    refused: list[str] = []

    def busy_once(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.fulfill(status=503, json={"error": {"code": "busy", "message": "later", "args": {}}})

    ada.page.route("**/turning-points*", busy_once)
    ending = ended(ada, ALONE)

    decided = ending.locator("section", has=ada.page.locator("#ending-points"))
    expect(decided).to_contain_text(ada.t("web-ending-turning-wait"))
    expect(decided.get_by_role("listitem").first).to_be_visible()
    assert refused
