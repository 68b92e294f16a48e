"""Reaction windows: whoever does not want to be asked any more says so with one button, and nobody else can tell."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.playing import answer, latest_view, table_of, whose_question
from tests.browser.visiting import PHONE, Visitor

MOST = 30  # decisions until the first Action is paid


def test_whoever_stops_being_asked_lets_the_window_pass_and_may_be_asked_again(visit: Visit):
    both = visit("Ada"), visit("Grace")
    table_of(*both, reaction_seconds=600)
    acting, (other,) = until_a_window(*both)
    before, version = len(acting.received), latest_version(acting)

    stop_button(other).click()

    for visitor in both:
        expect(visitor.page.locator("section.window")).to_have_count(0)
    assert orders(other) == {"interruption": {"order": "never", "condition": {}}}
    assert orders(acting) == {} and "never" not in "".join(acting.received[before:]), "nobody else is told"
    assert latest_version(acting) == version + 1, "for the others it was let pass, no more"

    other.button("web-play-window-again").click()
    expect(other.button("web-play-window-again")).to_have_count(0)
    until(other, lambda: orders(other) == {"interruption": {"order": "ask", "condition": {}}})


def test_in_a_window_that_waits_for_others_the_same_button_takes_it_back(visit: Visit):
    everybody = visit("Ada"), visit("Grace"), visit("Edith")
    table_of(*everybody, reaction_seconds=600)
    _, (one, *_) = until_a_window(*everybody)

    stop_button(one).focus()
    one.page.keyboard.press("Enter")

    expect(one.button("web-play-window-again")).to_be_focused()
    ring = one.page.locator("section.window")
    expect(ring).to_contain_text(one.t("web-play-window-ordered", reaction=one.t("nemesis-card-interruption")))
    expect(one.button("web-play-window-pass")).to_have_count(0)
    one.page.keyboard.press("Enter")
    expect(stop_button(one)).to_be_focused()
    assert [deed["order"] for deed in one.deeds("orders")] == ["never", "ask"]


@pytest.mark.parametrize("lang", ["en", "it", "de", "cs"])
def test_the_ring_fits_on_a_phone(visit: Visit, lang: str):
    both = visit("Ada", phone=True, lang=lang), visit("Grace", phone=True, lang=lang)
    table_of(*both, reaction_seconds=600)
    _, (other,) = until_a_window(*both)

    expect(stop_button(other)).to_be_visible()
    for button in other.page.locator("section.window button").all():
        box = button.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"] and box["height"] >= 44
    assert other.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def until_a_window(*visitors: Visitor) -> tuple[Visitor, list[Visitor]]:
    """Play until somebody pays for an Action before the others have left the first room: who, and who might react."""
    fate = random.Random(5)
    for _ in range(MOST):
        question = whose_question(*visitors)
        acting, version = question.visitor, latest_version(question.visitor)
        if question.kind == "action":
            question.option("nemesis-action-move").click()
            acting.answered = question.id
        else:
            answer(question, fate)
        until(acting, lambda: latest_version(acting) > version)  # noqa: B023
        if latest_view(acting)["window"]:
            others = [one for one in visitors if one is not acting]
            for one in others:
                until(one, lambda: one.frames("window"))  # noqa: B023
                assert one.frames("window")[-1]["yours"]
            return acting, others
    raise AssertionError("no window opened")


def orders(visitor: Visitor) -> dict[str, Any]:
    given: dict[str, Any] = latest_view(visitor)["orders"]
    return given


def stop_button(visitor: Visitor) -> Locator:
    return visitor.button("web-play-window-stop", reaction=visitor.t("nemesis-card-interruption"))


def latest_version(visitor: Visitor) -> int:
    version: int = visitor.frames("view", "update")[-1]["version"]
    return version


def until(visitor: Visitor, happened: Callable[[], object]) -> None:
    for _ in range(400):
        if happened():
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError("it did not happen")
