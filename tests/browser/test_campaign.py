"""A campaign in the browser: begun by a stranger, led on from chapter to chapter, read again, branched, taken home."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.measuring import wider_than_the_screen
from tests.browser.playing import answer, asked, leave_to_bots
from tests.browser.serving import Server
from tests.browser.visiting import Visitor

GAME = "lanterns"
TABLE = re.compile(r"/table/\w+$")
CAMPAIGN = re.compile(r"/campaign/\w+$")


@pytest.fixture(scope="module")
def server(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the game of the tests, which has a campaign of two chapters."""
    server = Server(tmp_path_factory.mktemp("campaigns"), miniature=True, quick_bots=True)
    server.start()
    yield server
    server.stop()


def begun(visitor: Visitor, seats: int = 2) -> tuple[str, str]:
    """A campaign and the table of its first chapter: the visitor and bots."""
    campaign = visitor.post("/api/campaigns", {"game": GAME, "mode": "vigil", "name": "Long way"})
    return campaign["id"], next_chapter(visitor, campaign["id"], 0, seats=seats, bots=seats - 1)


def next_chapter(visitor: Visitor, campaign: str, after: int, branch: int = 0, **wishes: object) -> str:
    body = {"after": after, "branch": branch, **wishes}
    table = visitor.post(f"/api/campaigns/{campaign}/chapters", body)["table"]["id"]
    visitor.post(f"/api/tables/{table}/start")
    return str(table)


def chapters(visitor: Visitor) -> Locator:
    """The plates of the tree."""
    return visitor.page.locator("li > button.chapter")


def test_a_stranger_plays_a_campaign_of_two_chapters_and_branches(visit: Visit):
    stranger, fate = visit().open(f"/new/{GAME}"), random.Random(4)
    stranger.page.get_by_role("radio", name=re.compile(stranger.t("lanterns-campaign-pilgrimage"))).check()
    stranger.page.get_by_role("radio", name=re.compile(stranger.t("lanterns-mode-vigil"))).check()
    stranger.button("web-new-start").click()
    stranger.page.get_by_label(stranger.t("web-who-name")).fill("Ada")
    stranger.button("web-who-go").click()
    expect(stranger.page).to_have_url(TABLE)
    first = stranger.page.url.rsplit("/", 1)[1]

    answer(asked(stranger), fate)
    asked(stranger)
    leave_to_bots(stranger, first)
    stranger.link("web-campaign-onward").click()

    expect(stranger.page).to_have_url(CAMPAIGN)
    page = stranger.page.url
    expect(chapters(stranger)).to_have_count(2)
    expect(chapters(stranger).first).to_contain_text(stranger.t("lanterns-scenario-crossing"))
    expect(stranger.text("web-campaign-here")).to_be_visible()
    stranger.button("web-campaign-continue").click()
    expect(stranger.page).to_have_url(TABLE)
    second = stranger.page.url.rsplit("/", 1)[1]
    stranger.answered = None  # another table counts its questions anew
    asked(stranger)
    leave_to_bots(stranger, second)

    stranger.open(page)
    ending = stranger.page.locator(
        "[aria-labelledby=campaign-ended]"
    )  # its heading is that of the last page, once told
    expect(ending).to_contain_text(stranger.t("web-campaign-ended-eyebrow"))
    told = stranger.page.locator(".chronicle .told")
    expect(told).to_have_count(2)
    for number in range(2):  # the game's own words: what was chosen on a page, and how it ended
        endings = [stranger.t(f"lanterns-ending-{ending}") for ending in ("lit", "dark", "out")]
        expect(told.nth(number)).to_contain_text(re.compile("|".join(map(re.escape, endings))))
    expect(stranger.page.locator("[data-presence=here]")).to_contain_text("Ada")
    stranger.page.locator(".chronicle li").last.get_by_role("link", name=stranger.t("web-campaign-read")).click()
    expect(stranger.page.locator(".people")).to_contain_text("Ada")
    expect(stranger.page.locator(".lines li").first).to_be_visible()
    expect(stranger.page.locator(".changed").first).to_be_visible()
    stranger.link("web-campaign-back").click()

    chapters(stranger).first.click()
    stranger.page.locator(".panel").get_by_role("button", name=stranger.t("web-campaign-branch")).click()
    expect(stranger.page).to_have_url(TABLE)
    stranger.open(page)
    expect(chapters(stranger)).to_have_count(3)
    expect(stranger.page.locator(".note").last).to_be_visible()


def test_who_plays_whom_is_changed_between_chapters(visit: Visit):
    ada = visit("Ada")
    campaign, table = begun(ada)
    leave_to_bots(ada, table)
    ada.open(f"/campaign/{campaign}")

    ada.button("web-campaign-cast").click()
    dialog = ada.page.get_by_role("dialog")
    mine = dialog.locator("fieldset").first
    mine.get_by_role("button", name=ada.t("lanterns-role-seer"), exact=True).click()
    mine.get_by_role("button", name=ada.t("lanterns-role-scout"), exact=True).click()
    dialog.locator("li").nth(1).get_by_role("button", name=ada.t("lanterns-role-scout"), exact=True).click()
    ada.button("web-campaign-begin").click()

    expect(ada.page).to_have_url(TABLE)
    asked(ada)
    seats = ada.get(f"/api/tables/{ada.page.url.rsplit('/', 1)[1]}")["seats"]
    assert seats[0]["roles"] == ["seer"] and "scout" in seats[1]["roles"]


def test_a_campaign_is_in_your_games_renamed_taken_home_archived_and_brought_back(visit: Visit, tmp_path):
    ada = visit("Ada")
    campaign, table = begun(ada)
    leave_to_bots(ada, table)
    ada.open("/")
    ada.page.get_by_role("link", name="Long way", exact=True).click()
    expect(ada.page).to_have_url(re.compile(f"/campaign/{campaign}$"))

    ada.button("web-campaign-rename").click()
    ada.page.get_by_label(ada.t("web-campaign-name")).fill("Deep water")
    ada.button("web-settings-save").click()
    expect(ada.page.get_by_role("heading", level=1, name="Deep water")).to_be_visible()
    with ada.page.expect_download() as taken:
        ada.button("web-games-export").click()
    file = tmp_path / taken.value.suggested_filename
    taken.value.save_as(file)

    ada.button("web-games-archive").click()
    ada.page.get_by_role("dialog").get_by_role("button", name=ada.t("web-games-archive"), exact=True).click()
    expect(ada.button("web-campaign-take-out")).to_be_visible()
    expect(ada.button("web-campaign-continue")).to_be_disabled()

    ada.open("/games")
    ada.page.locator("input[type=file]").set_input_files(file)
    expect(ada.page).to_have_url(CAMPAIGN)
    assert not ada.page.url.endswith(campaign)
    expect(ada.page.get_by_role("heading", level=1, name="Deep water")).to_be_visible()
    expect(chapters(ada)).to_have_count(2)


@pytest.mark.parametrize("lang", ["it", "de", "cs"])
def test_its_pages_fit_on_a_phone_in_every_language(visit: Visit, lang: str):
    ada = visit("Ada", lang=lang, phone=True)
    campaign, table = begun(ada)
    leave_to_bots(ada, table)
    for path in (f"/campaign/{campaign}", f"/campaign/{campaign}/1", f"/new/{GAME}", "/", "/games"):
        ada.open(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        expect(ada.page.locator("main")).not_to_contain_text(re.compile(r"\b(web|lanterns)-[a-z]+-"))
        assert not wider_than_the_screen(ada.page)
