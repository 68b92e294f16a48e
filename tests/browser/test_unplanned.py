"""What nobody plans and everybody does: reload, two tabs, wrong addresses, odd names, letters that look like code."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.measuring import wider_than_the_screen
from tests.browser.playing import answer, asked, forked, latest_view, play_on, table_of
from tests.browser.visiting import Visitor

CODE = "<img src=x onerror=alert(1)>{{7*7}}"
LONG = "Wolfeschlegelsteinhausenbergerdorff-Ærø"


def test_a_reload_in_the_middle_of_a_question_brings_the_same_question(visit: Visit):
    ada = visit("Ada")
    table_of(ada, bots=1)
    play_on(3, ada)
    before = asked(ada).id

    ada.page.reload()

    assert asked(ada).id == before


def test_two_tabs_of_one_person_stay_in_step(visit: Visit):
    ada = visit("Ada")
    table = table_of(ada, bots=1)
    question = asked(ada)
    other = ada.context.new_page()
    other.goto(f"/table/{table}")
    expect(other.locator(f"[data-ask='{question.id}']")).to_be_visible()

    answer(question, random.Random(1))

    expect(other.locator(f"[data-ask='{question.id}']")).to_have_count(0)


def test_the_back_button_leaves_the_table_and_comes_back(visit: Visit):
    ada = visit("Ada").open("/games")
    table = table_of(ada, bots=1)
    question = asked(ada)
    ada.button("web-play-menu-title").click()
    ada.link("web-play-menu-games").click()
    expect(ada.page).to_have_url(f"{ada.origin}/games")

    ada.page.go_back()

    expect(ada.page).to_have_url(f"{ada.origin}/table/{table}")
    assert asked(ada).id == question.id


@pytest.mark.parametrize("path", ["/nowhere/at/all", "/table/nosuchid", "/join/nosuchid/wrong", "/replay/nosuchid"])
def test_a_wrong_address_says_so_in_words(visit: Visit, path: str):
    ada = visit("Ada")
    ada.forgive(r"status of 4\d\d")  # the browser notes every refusal

    ada.open(path)

    expect(ada.page.get_by_role("main")).to_contain_text(
        ada.t("web-nowhere-text") if "nowhere" in path else ada.t("error-no-such-table")
    )


def test_what_looks_like_code_is_only_text(visit: Visit):
    ada, grace = visit(CODE), visit(LONG)
    table_of(ada, grace, name=CODE[:40])
    ada.page.get_by_role("tab", name=ada.t("web-play-chat")).click()
    ada.page.get_by_role("textbox", name=ada.t("web-play-chat-say")).fill(CODE)
    ada.page.keyboard.press("Enter")

    grace.page.get_by_role("tab", name=grace.t("web-play-chat")).click()

    expect(grace.page.get_by_role("tabpanel").get_by_text(CODE).last).to_be_visible()
    assert not grace.page.locator("img[src=x]").count()
    assert not wider_than_the_screen(grace.page)


def test_very_large_letters_fit_on_the_smallest_phone(visit: Visit):
    ada = visit("Ada", phone=True, viewport={"width": 360, "height": 740}, settings={"textSize": "larger"}, lang="de")
    for path in ("/", "/new", "/settings", "/rules", "/games"):
        ada.open(path).page.get_by_role("heading", level=1).wait_for()
        assert not wider_than_the_screen(ada.page), path
    ada.open(f"/table/{forked(ada, '05-semi-coop-3', 60)}")
    asked(ada)
    assert not wider_than_the_screen(ada.page)


@pytest.mark.parametrize("size", [(768, 1024), (1024, 768), (844, 390), (1920, 1080)], ids=lambda size: f"{size[0]}")
def test_every_size_of_screen_shows_board_and_question(visit: Visit, size: tuple[int, int]):
    ada = visit("Ada", viewport={"width": size[0], "height": size[1]})
    ada.open(f"/table/{forked(ada, '05-semi-coop-3', 60)}")
    question = asked(ada)

    assert not wider_than_the_screen(ada.page)
    expect(question.offered.first).to_be_in_viewport()
    expect(ada.page.get_by_role("group", name=ada.t("web-nemesis-ship"))).to_be_in_viewport()
    answer(question, random.Random(1))
    asked(ada)


def test_everything_that_happens_can_be_watched_moving(visit: Visit):
    ada = visit("Ada", settings={"speed": "fast"}, reduced_motion="no-preference")
    ada.open(f"/table/{forked(ada, '12-semi-coop-4', 110, seat=2)}")

    for _ in range(6):
        skip_ahead(ada)
        answer(asked(ada), random.Random(4))

    assert latest_view(ada)["seat"] == 2


def skip_ahead(visitor: Visitor) -> None:
    """Whoever does not want to see it all presses Escape."""
    if visitor.button("web-play-waiting-skip").count():
        visitor.page.keyboard.press("Escape")
