"""The table of ISS Vanguard: the planet answers, looking costs nothing, and what is lit is done by pointing at it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from starboard.texts import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.measuring import cut_words
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


# Names of Sectors that lie under a panel or outside the window, and texts on the planet that lie over each other.
# The box of a text is higher than its letters.
COVERED = """() => {
  const shown = (el) => el.getBoundingClientRect().width > 0;
  const letters = (el) => {
    const { left, right, top, bottom, height } = el.getBoundingClientRect();
    return { left, right, top: top + 0.2 * height, bottom: bottom - 0.2 * height };
  };
  const common = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  const meet = (a, b) => common(a, b, 'left', 'right') > 1.5 && common(a, b, 'top', 'bottom') > 1.5;
  const texts = [...document.querySelectorAll('.stage svg text')].filter((el) => shown(el) && el.textContent.trim());
  const panels = [...document.querySelectorAll('.own .board, section.ask, header')].filter(shown);
  const found = [];
  texts.forEach((text, at) => {
    for (const other of texts.slice(at + 1)) {
      if (meet(letters(text), letters(other))) found.push(`${text.textContent} over ${other.textContent}`);
    }
    if (!text.closest('.name')) return;
    const box = letters(text);
    const out = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    const covered = panels.some((panel) => meet(box, panel.getBoundingClientRect()));
    if (out || covered) found.push(`${text.textContent} is ${out ? 'outside' : 'covered'}`);
  });
  return found;
}"""
SPEAKS = "lang => localStorage.setItem('starboard-settings', JSON.stringify({ speed: 'off', sound: 0, lang }))"


@pytest.mark.parametrize("planet", ["cinder", "veyra", "gantry", "ossuary"])
def test_the_names_of_all_sectors_can_be_read_in_every_language(visit: Visit, planet: str):
    ada = visit("Ada")
    table = table_of(ada, game="vanguard", mode="expedition", scenario=planet)
    until_asked(ada, "turn")

    for lang in LANGUAGES:
        ada.page.evaluate(SPEAKS, lang)
        ada.open(f"/table/{table}")
        expect(ada.page.locator("html")).to_have_attribute("lang", lang)
        expect(ada.page.locator(".stage svg .name").first).to_be_visible()
        ada.page.mouse.move(5, 450)
        ada.page.wait_for_timeout(600)  # the planet comes into its place
        assert ada.page.evaluate(COVERED) == [], lang


# Names in the strip above the planet that are cut off, or broken within a word.
BROKEN = """() => [...document.querySelectorAll('.condition b:first-child, .mission b')].filter((el) => {
  const text = [...el.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  if (el.scrollHeight > el.clientHeight + 8) return true; // a further line, not only the lower end of a letter
  return [...text.data.matchAll(/\\S+/g)].some((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  });
}).map((el) => el.innerText)"""


@pytest.mark.parametrize("planet", ["veyra", "gantry"])
def test_on_a_phone_missions_and_the_global_condition_are_named_in_full(visit: Visit, planet: str):
    ada = visit("Ada", phone=True)
    table = table_of(ada, game="vanguard", mode="expedition", scenario=planet)
    until_asked(ada, "recruit")
    assert cut_words(ada.page, ".recruits button") == []
    until_asked(ada, "turn")

    for lang in LANGUAGES:
        ada.page.evaluate(SPEAKS, lang)
        ada.open(f"/table/{table}")
        expect(ada.page.locator("html")).to_have_attribute("lang", lang)
        expect(ada.page.locator(".tracks .mission")).to_be_visible()
        ada.page.evaluate("document.fonts.ready.then(() => true)")
        assert ada.page.evaluate(BROKEN) == [], lang
