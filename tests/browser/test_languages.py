"""Four languages: every text is there, the page says which language it speaks, and long words fit on a small phone."""

import pytest
from playwright.sync_api import expect

from starboard.texts import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.measuring import cut_off, raw_ids, wider_than_the_screen
from tests.browser.playing import asked, forked, table_of
from tests.browser.visiting import Visitor

SMALLEST = {"width": 360, "height": 740}
SCREENS = ["/", "/new", "/games", "/rules", "/rules/nemesis/NEM-NOISE-01", "/settings", "/about", "/tutorial"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_speaks_the_language_and_fits(visit: Visit, lang: str):
    reader = visit("Ada", lang=lang, phone=True, viewport=SMALLEST)

    for path in SCREENS:
        reader.open(path)
        reader.page.get_by_role("heading", level=1).wait_for()
        reader.page.wait_for_load_state("networkidle")
        assert_well_set(reader, path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_with_a_question_speaks_the_language_and_fits(visit: Visit, lang: str):
    reader = visit("Ada", lang=lang, phone=True, viewport=SMALLEST)
    table_of(reader, bots=1, start=False)
    reader.page.get_by_role("button", name=reader.t("web-new-start")).wait_for()
    assert_well_set(reader, "the lobby")

    reader.open(f"/table/{forked(reader, '05-semi-coop-3', 60)}")
    question = asked(reader)
    expect(question.plate.get_by_role("heading")).to_be_visible()
    assert_well_set(reader, "the question")
    for tab in ("hand", "own", "log", "undo"):
        reader.button(f"web-play-tab-{tab}").tap()
        assert_well_set(reader, tab)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_desk_has_room_for_the_language(visit: Visit, lang: str):
    reader = visit("Ada", lang=lang)
    reader.open(f"/table/{forked(reader, '12-semi-coop-4', 90)}")
    asked(reader)

    assert_well_set(reader, "the table")


def test_the_language_changes_at_once_and_is_kept(visit: Visit):
    reader = visit("Ada").open("/settings")

    reader.page.get_by_label("Čeština").check()
    expect(reader.page.locator("html")).to_have_attribute("lang", "cs")
    reader.page.reload()

    expect(reader.page.locator("html")).to_have_attribute("lang", "cs")


def assert_well_set(reader: Visitor, where: str) -> None:
    page = reader.page
    assert page.locator("html").get_attribute("lang") == reader.texts.lang, where
    assert not raw_ids(page), f"{where}: {raw_ids(page)}"
    assert not wider_than_the_screen(page), f"{where}: {wider_than_the_screen(page)}"
    assert not cut_off(page), f"{where}: {cut_off(page)}"
