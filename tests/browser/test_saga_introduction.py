"""Somebody who has never seen Star Saga plays each introductory mission to its end by the coach's advice alone."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.coaching import follow_the_coach
from tests.browser.conftest import Visit
from tests.browser.visiting import PATIENCE, Visitor

LOW = [(1024, 768), (1366, 768), (1440, 900)]

# Follows the coach up to a question of one kind about which it has something to say; what lies where then.
UP_TO = """kind => {
  const plate = document.querySelector('[data-ask]:not([data-deaf]):not([data-sent])');
  const step = document.querySelector('aside.coach .next');
  if (plate?.dataset.kind === kind && step) {
    const list = plate.querySelector('.options');
    const top = parseFloat(getComputedStyle(document.querySelector('.stage')).getPropertyValue('--inset-top'));
    const boxes = ['aside.coach', '[data-ask]'].map((where) => document.querySelector(where).getBoundingClientRect());
    const [coach, question] = boxes.map((box) => box.toJSON());
    return { coach, question, board: top, hidden: list.scrollHeight - list.clientHeight };
  }
  (plate?.querySelector('button.read') ?? step ?? (plate && document.querySelector('aside.coach .follow')))?.click();
  return null;
}"""


def lesson(newcomer: Visitor, mission: str, bots: int = 0) -> str:
    """A table to learn by, with the coach beside it."""
    wanted = {"game": "saga", "mode": "together", "scenario": mission, "seats": 1 + bots, "bots": bots}
    taught = {"tutorial": True, "spectators": False, "odds": False, "name": "Test"}
    table = newcomer.post("/api/tables", {**wanted, **taught})
    newcomer.post(f"/api/tables/{table['id']}/start")
    newcomer.open(f"/table/{table['id']}")
    return str(table["id"])


def test_from_the_home_page_to_the_first_mission_and_on_to_the_second(visit: Visit):
    newcomer = visit("Ada").open("/")
    newcomer.link("web-home-learn-of", game="Star Saga").click()
    newcomer.button("web-tutorial-start-of", lesson=newcomer.t("saga-scenario-a")).click()
    expect(newcomer.page).to_have_url(re.compile(r"/table/\w+$"))

    follow_the_coach(newcomer)

    assert newcomer.deeds("advise"), "the coach was asked"
    answers = [deed["pick"] for deed in newcomer.deeds("answer")]
    advised = [frame["pick"] for frame in newcomer.frames("advice")]
    assert all(pick in answers for pick in advised), json.dumps(advised)
    decided = newcomer.page.locator("section", has=newcomer.page.locator("#ending-points"))
    expect(decided.get_by_role("listitem").first).to_be_visible()
    first = newcomer.page.url
    newcomer.button("web-tutorial-next", lesson=newcomer.t("saga-scenario-b")).click()
    newcomer.page.wait_for_url(lambda url: url != first)
    assert newcomer.get("/api/tables?whose=mine")[0]["scenario"] == "b"


@pytest.mark.parametrize(("mission", "bots"), [("b", 0), ("c", 1)])
def test_a_mission_is_played_to_its_end_by_advice_alone(visit: Visit, mission: str, bots: int):
    """A bot has half of the large squad: the coach advises in company too, and there is half as much to press."""
    newcomer = visit("Ada")
    table = lesson(newcomer, mission, bots)

    follow_the_coach(newcomer)

    assert newcomer.get(f"/api/tables/{table}")["over"]


@pytest.mark.parametrize(("width", "height"), LOW)
def test_on_a_desk_that_is_not_very_high_the_coach_takes_no_answer_out_of_sight(visit: Visit, width: int, height: int):
    newcomer = visit("Ada", viewport={"width": width, "height": height})
    lesson(newcomer, "b")

    there = newcomer.page.wait_for_function(UP_TO, arg="action", timeout=3 * PATIENCE, polling=200).json_value()

    assert there["hidden"] <= 1
    assert there["coach"]["right"] <= there["question"]["left"]
    assert there["coach"]["bottom"] <= there["board"], "the board begins below the coach"


def test_on_a_phone_the_coach_covers_nothing_that_it_speaks_of(visit: Visit):
    """And it speaks without being asked to: this is a lesson."""
    newcomer = visit("Ada", phone=True)
    lesson(newcomer, "a")
    newcomer.page.locator("aside.coach .name").wait_for(state="attached")
    page = newcomer.page
    page.wait_for_function("""() => {
      const plate = document.querySelector('[data-ask]:not([data-deaf]):not([data-sent])');
      plate?.querySelector('button.read')?.click();
      return plate?.dataset.kind === 'who-acts';
    }""", timeout=PATIENCE, polling=100)  # fmt: skip

    expect(page.locator("aside.coach h2")).to_have_text(newcomer.t("web-saga-coach-board"))
    coach, frame = page.locator("aside.coach").bounding_box(), page.locator(".frame").bounding_box()
    assert coach and frame and frame["y"] + frame["height"] <= coach["y"]


@pytest.mark.parametrize("size", [(1024, 768), (390, 844)])
def test_the_way_on_from_a_long_page_is_in_sight(visit: Visit, size: tuple[int, int]):
    newcomer = visit("Ada", viewport={"width": size[0], "height": size[1]}, lang="de")
    lesson(newcomer, "b")

    expect(newcomer.page.locator("button.read")).to_be_in_viewport(ratio=1)
    newcomer.page.wait_for_function(
        "() => { const p = document.querySelector('[data-story]'); return p?.scrollHeight > p?.clientHeight; }"
    )
