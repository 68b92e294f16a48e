"""Somebody who has never seen Star Saga plays each introductory mission to its end by the coach's advice alone."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import PATIENCE, Visitor

LONGEST = 400  # presses

# Turns the page of the story or of the coach, or follows the advice, whatever is on the screen and listens; says which.
FOLLOW = """last => {
  if (document.querySelector('section.over')) return 'over';
  const page = document.querySelector('[data-ask]:not([data-deaf]):not([data-sent]) button.read');
  if (page) { page.click(); return 'page'; }
  const step = document.querySelector('aside.coach .next');
  if (step) { step.click(); return 'step'; }
  const advice = document.querySelector('aside.coach .follow:not(:disabled)');
  const ask = document.querySelector('[data-ask]')?.dataset.ask;
  if (!advice || !ask || ask === last) return null;
  advice.click();
  return ask;
}"""


def follow_the_coach(newcomer: Visitor) -> None:
    """To the end of the mission, whoever wins it."""
    last = ""
    for _ in range(LONGEST):
        pressed = newcomer.page.wait_for_function(FOLLOW, arg=last, timeout=PATIENCE, polling=30).json_value()
        if pressed == "over":
            return
        last = last if pressed in ("page", "step") else pressed
    raise AssertionError(f"the mission is not over after {LONGEST} presses")


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
    first = newcomer.page.url
    newcomer.button("web-tutorial-next", lesson=newcomer.t("saga-scenario-b")).click()
    newcomer.page.wait_for_url(lambda url: url != first)
    assert newcomer.get("/api/tables?whose=mine")[0]["scenario"] == "b"


@pytest.mark.parametrize(("mission", "bots"), [("b", 0), ("c", 1)])
def test_a_mission_is_played_to_its_end_by_advice_alone(visit: Visit, mission: str, bots: int):
    """A bot has half of the large squad: the coach advises in company too, and there is half as much to press."""
    newcomer = visit("Ada")
    wanted = {"game": "saga", "mode": "together", "scenario": mission, "seats": 1 + bots, "bots": bots}
    taught = {"tutorial": True, "spectators": False, "odds": False, "name": "Test"}
    table = newcomer.post("/api/tables", {**wanted, **taught})
    newcomer.post(f"/api/tables/{table['id']}/start")
    newcomer.open(f"/table/{table['id']}")

    follow_the_coach(newcomer)

    assert newcomer.get(f"/api/tables/{table['id']}")["over"]
