"""A table on every screen: board, question, log, own board and hand have room, and none lies on another."""

import random
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.measuring import cut_off, wider_than_the_screen
from tests.browser.playing import answer, asked, forked
from tests.browser.visiting import Visitor

FIVE = ("15-semi-coop-5", 120)  # a recorded game for five, and a step in the middle of it

# What lies on the board, and what of the screen is left to it.
PLATES = """() => {
  const spots = { crew: '[data-spot=others]', you: '[data-spot=own]', hand: '[data-spot=hand]' };
  const places = { ...spots, question: '[data-ask]', log: '.talk' };
  const boxes = {};
  for (const [name, where] of Object.entries(places)) {
    const found = document.querySelector(where);
    if (found) boxes[name] = found.getBoundingClientRect().toJSON();
  }
  const style = getComputedStyle(document.querySelector('.stage'));
  const inset = (side) => parseFloat(style.getPropertyValue(`--inset-${side}`));
  const [width, height] = [innerWidth - inset('left') - inset('right'), innerHeight - inset('top') - inset('bottom')];
  boxes.board = new DOMRect(inset('left'), inset('top'), width, height).toJSON();
  return boxes;
}"""

# How much of the answers is out of sight and how high the log is, in one look: odds that come in make the list longer.
ANSWERS_AND_LOG = """() => {
  const list = document.querySelector('[data-ask] .options');
  return [list.scrollHeight - list.clientHeight, document.querySelector('.talk').getBoundingClientRect().height];
}"""

# Clocks and crew in the strip above the board that lie on one another, beyond its edge, or have words cut off.
OUT_OF_STRIP = """() => {
  const strip = document.querySelector('header.top').getBoundingClientRect();
  const things = [...document.querySelectorAll('header.top :is(.label > *, .mate, .more)')];
  const boxes = new Map(things.map((thing) => [thing, thing.getBoundingClientRect()]));
  const read = (thing) => boxes.get(thing).width > 0 && getComputedStyle(thing).clipPath === 'none';
  const shown = things.filter((thing) => thing.matches('.mate') || read(thing));
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const cut = (thing) => thing.matches('.label > span') && thing.scrollWidth > thing.clientWidth + 1;
  const outside = ({ left, right, width }) => width < 14 || left < strip.left || right > strip.right;
  const covered = (thing) => shown.some((other) => other !== thing && over(boxes.get(thing), boxes.get(other)));
  return shown.filter((thing) => outside(boxes.get(thing)) || cut(thing) || covered(thing))
    .map((thing) => thing.textContent.trim());
}"""

# What may be tapped on the board and lies under the small map, or under the button it is folded into.
UNDER_THE_MAP = """() => {
  const map = document.querySelector('button.map').getBoundingClientRect();
  const under = (box) => box.right > map.left && box.left < map.right && box.bottom > map.top && box.top < map.bottom;
  return [...document.querySelectorAll('.pointable.live')]
    .filter((thing) => under(thing.getBoundingClientRect())).map((thing) => thing.getAttribute('aria-label'));
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (1024, 768), (768, 1024)])
def test_nothing_lies_on_anything_else_and_all_have_room(visit: Visit, width: int, height: int):
    ada = seated(visit, viewport={"width": width, "height": height})
    plates = ada.page.evaluate(PLATES)

    over = [pair for pair in combinations(plates, 2) if overlapping(plates[pair[0]], plates[pair[1]])]
    assert not over
    assert plates["question"]["height"] >= 220
    assert plates["hand"]["height"] >= 120 and plates["hand"]["width"] >= 480
    assert plates["board"]["width"] >= 700 and plates["board"]["height"] >= 400
    assert not wider_than_the_screen(ada.page)
    assert not cut_off(ada.page)


@pytest.mark.parametrize(("width", "height", "lang"), [(844, 390, "en"), (667, 375, "de"), (844, 390, "cs")])
def test_a_phone_held_sideways_has_a_board_a_question_and_a_hand(visit: Visit, width: int, height: int, lang: str):
    ada = sideways(visit, width, height, lang=lang)
    plates = ada.page.evaluate(PLATES)

    shown = {name: plates[name] for name in ("crew", "question", "hand", "board")}
    over = [pair for pair in combinations(shown, 2) if overlapping(shown[pair[0]], shown[pair[1]])]
    assert not over
    assert not ada.page.evaluate(OUT_OF_STRIP)
    assert plates["question"]["height"] == height and plates["question"]["width"] >= 240
    assert plates["board"]["width"] >= 300 and plates["board"]["height"] >= 255
    title = ada.page.locator("[data-spot=hand] .title").first.bounding_box()
    assert title and title["y"] + title["height"] <= height
    assert not wider_than_the_screen(ada.page)
    assert not cut_off(ada.page)


def test_a_phone_held_sideways_has_every_page_beside_its_rail(visit: Visit):
    ada = sideways(visit, 844, 390)
    rail = ada.page.get_by_role("navigation", name=ada.t("web-play-tabs"))
    for tab in ("hand", "own", "log", "undo"):
        way = rail.get_by_role("button", name=ada.t(f"web-play-tab-{tab}"))
        way.tap()
        expect(way).to_have_attribute("aria-current", "page")
        assert not cut_off(ada.page), tab
    rail.get_by_role("button", name=ada.t("web-play-tab-table")).tap()
    expect(ada.page.locator("[data-ask]")).to_be_visible()


def test_the_card_of_a_thing_takes_the_column_of_the_question_sideways(visit: Visit):
    ada = sideways(visit, 844, 390)
    column = ada.page.evaluate(PLATES)["question"]
    ada.page.locator("[data-name='room:11']").dispatch_event("contextmenu")
    card = ada.page.get_by_role("dialog").bounding_box()
    assert card and card["x"] >= column["x"] - 1 and card["height"] == 390
    assert not cut_off(ada.page)


def test_answers_are_in_sight_before_the_log_has_more_than_its_latest_lines(visit: Visit):
    ada = seated(visit)
    hidden, log = ada.page.evaluate(ANSWERS_AND_LOG)
    assert log >= 110 and (hidden <= 1 or log < 150), f"{hidden} px of answers are hidden while the log has {log}"
    expect(ada.page.get_by_role("log")).to_be_visible()


@pytest.mark.parametrize("step", [40, 60, 80, 120])
def test_the_small_map_covers_nothing_that_may_be_tapped(visit: Visit, step: int):
    ada = visit("Ada", phone=True)
    ada.open(f"/table/{forked(ada, '05-semi-coop-3', step)}")
    question = asked(ada)
    assert under_the_map(ada) == []

    moves = question.option("nemesis-action-move")
    if moves.count():  # fate and the bots permitting
        moves.click()
        ada.answered = question.id
        answer(asked(ada), random.Random(1))  # any cards pay for it
        asked(ada)
        assert under_the_map(ada) == []


def under_the_map(visitor: Visitor) -> list[str]:
    """What is hidden once the sheet has its size and the camera has followed."""
    visitor.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    hidden: list[str] = visitor.page.evaluate(UNDER_THE_MAP)
    return hidden


def seated(visit: Visit, **wishes: Any) -> Visitor:
    """Somebody among five, with a question before them."""
    ada = visit("Ada", **wishes)
    ada.open(f"/table/{forked(ada, *FIVE)}")
    asked(ada)
    return ada


def sideways(visit: Visit, width: int, height: int, **wishes: Any) -> Visitor:
    ada = seated(visit, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, **wishes)
    expect(ada.page.locator("[data-spot=tracks] .label").first).to_be_visible()  # it makes the strip higher
    ada.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return ada


def overlapping(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1
