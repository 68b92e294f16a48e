"""The end screen: what became of everybody, which Objectives were met and by what, and what stays secret."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.playing import imported
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
