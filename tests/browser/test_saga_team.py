"""The team of a mission: what a newcomer can find out about everybody before choosing, and one of their own."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.measuring import cut_off, raw_ids, wider_than_the_screen
from tests.browser.playing import asked, click_until_sent, table_of
from tests.browser.visiting import Visitor

HIRE = """[data-deed='["hire","%s"]']"""
SIZES = [(1440, 900, "en"), (1024, 768, "de"), (390, 844, "cs"), (390, 844, "it")]


def fits(visitor: Visitor) -> None:
    assert (raw_ids(visitor.page), wider_than_the_screen(visitor.page), cut_off(visitor.page)) == (set(), [], [])


def press(visitor: Visitor, where: str) -> None:
    question = asked(visitor)
    click_until_sent(question, visitor.page.locator(where).first)
    visitor.answered = question.id


def test_the_recommended_team_shows_what_it_brings(visit: Visit):
    ada = visit("Ada")
    table_of(ada, game="saga", mode="together", scenario="m1")
    while asked(ada).kind == "page":
        question = asked(ada)
        click_until_sent(question, question.offered.first)
        ada.answered = question.id

    alyse = ada.page.locator(".member").filter(has_text=ada.t("saga-kind-mc-alyse"))
    expect(alyse).to_contain_text(ada.t("saga-card-eq-medi-pack"))
    alyse.get_by_role("button", name=ada.t("saga-kind-mc-alyse")).click()

    card = ada.page.get_by_role("dialog").filter(has_text=ada.t("saga-ability-cr-alyse"))
    expect(card).to_contain_text(ada.t("web-saga-stat-defence"))
    fits(ada)


@pytest.mark.parametrize(("width", "height", "lang"), SIZES)
def test_a_team_of_ones_own_is_hired_equipped_and_goes(visit: Visit, width: int, height: int, lang: str):
    ada = visit("Ada", viewport={"width": width, "height": height}, lang=lang)
    table_of(ada, game="saga", mode="together", scenario="c")
    question = asked(ada)
    assert question.kind == "team"
    click_until_sent(question, question.offered.nth(1))
    ada.answered = question.id

    press(ada, HIRE % "mc-wrath")
    press(ada, HIRE % "mc-ogan")
    fits(ada)
    press(ada, "[data-ware='eq-medi-pack']")
    ogan = ada.page.locator(".member").filter(has_text=ada.t("saga-kind-mc-ogan"))
    expect(ogan).to_contain_text(ada.t("saga-card-eq-medi-pack"))
    press(ada, "[data-deed='\"done\"']")

    while (question := asked(ada)).kind == "page":
        click_until_sent(question, question.offered.first)
        ada.answered = question.id
    assert question.kind == "placing"
    expect(ada.page.locator("[data-spot=others] button")).to_have_count(3)  # two Mercenaries and the Nexus
