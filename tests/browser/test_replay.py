"""A finished game: watched through anybody's eyes, step by step, played on from the middle, kept as a file."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.playing import REPLAYS, asked, imported, table_of
from tests.browser.visiting import Visitor

RECORDED = "05-semi-coop-3"


def test_a_replay_is_stepped_scrubbed_and_played(visit: Visit):
    ada = visit("Ada")
    ada.open(f"/replay/{imported(ada, RECORDED)}")
    place = position(ada)
    expect(place).to_have_value("0")

    ada.button("web-replay-step-on").click()
    expect(place).to_have_value("1")
    ada.button("web-replay-step-back").click()
    expect(place).to_have_value("0")
    ada.button("web-replay-turn-on").click()
    expect(place).not_to_have_value("0")

    ada.page.keyboard.press("End")
    end = place.get_attribute("max")
    assert end and int(end) > 50
    expect(place).to_have_value(end)
    place.fill("20")
    expect(place).to_have_value("20")

    ada.button("web-replay-play").click()
    expect(place).not_to_have_value("20")
    ada.button("web-replay-pause").click()


def test_a_seat_sees_its_own_cards_and_open_eyes_see_all(visit: Visit):
    ada = visit("Ada")
    ada.open(f"/replay/{imported(ada, RECORDED)}")
    eyes = ada.page.get_by_label(ada.t("web-replay-eyes"))
    expect(ada.page.locator("[data-spot=hand]")).to_be_visible()
    expect(eyes).to_have_value("0")

    eyes.select_option("open")
    expect(ada.page.locator("[data-spot=hand]")).to_have_count(0)
    expect(ada.page).to_have_url(re.compile("eyes=open"))

    eyes.select_option("1")
    expect(ada.page.locator("[data-spot=hand]")).to_be_visible()


def test_a_finished_game_is_played_on_from_the_middle(visit: Visit):
    ada = visit("Ada")
    old = imported(ada, RECORDED)
    ada.open(f"/replay/{old}")
    position(ada).fill("12")

    ada.button("web-replay-fork").click()
    ada.button("web-replay-fork-start").click()

    expect(ada.page).to_have_url(re.compile("/table/"))
    assert old not in ada.page.url
    assert asked(ada).count > 0


def test_a_game_is_saved_as_a_file_and_comes_back(visit: Visit, tmp_path: Path):
    ada, grace = visit("Ada"), visit("Grace")
    ada.open(f"/replay/{imported(ada, RECORDED)}")
    with ada.page.expect_download() as download:
        ada.link("web-replay-save").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".starboard"

    grace.open("/games")
    grace.page.locator("input[type=file]").set_input_files(file)

    expect(grace.text("web-import-done")).to_be_visible()
    expect(grace.page.get_by_role("region", name=grace.t("web-play-over"))).to_be_visible()


def test_a_file_that_is_no_game_is_refused_in_words(visit: Visit, tmp_path: Path):
    ada = visit("Ada")
    ada.forgive(r"status of 4\d\d")
    broken = tmp_path / "broken.starboard"
    broken.write_bytes((REPLAYS / f"{RECORDED}.starboard").read_bytes()[:500])
    ada.open("/games")

    ada.page.locator("input[type=file]").set_input_files(broken)

    expect(ada.text("error-bad-file")).to_be_visible()


def test_a_game_that_bots_played_out_can_be_watched(visit: Visit):
    ada = visit("Ada")
    table = table_of(ada, bots=1)
    ada.post(f"/api/tables/{table}/seats/0/bot")

    over = ada.page.get_by_role("region", name=ada.t("web-play-over"))
    expect(over).to_be_visible(timeout=60_000)
    over.get_by_role("link", name=ada.t("web-play-over-replay")).click()

    expect(position(ada)).to_have_value("0")


def position(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name=visitor.t("web-replay-position"))
