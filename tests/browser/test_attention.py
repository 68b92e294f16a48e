"""What a reader is told beside the board: announcements, the title of a hidden tab, the coach; settings that stay."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import answer, asked, log_lines, play_on, table_of

HIDE = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
NOTED = """window.noted = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, options) { window.noted.push([title, options.body]); }
  close() {}
};"""


def test_questions_and_events_are_announced_to_screen_readers(visit: Visit):
    ada = visit("Ada")
    table_of(ada, bots=1)
    question = asked(ada)

    heading = question.plate.get_by_role("heading").inner_text()
    expect(ada.page.get_by_role("alert").filter(has_text=heading)).to_be_attached()
    play_on(3, ada)
    log = ada.page.get_by_role("log")
    expect(log).to_have_attribute("aria-live", "polite")
    expect(log_lines(ada).last).to_be_visible()


def test_the_title_says_when_it_is_your_turn(visit: Visit):
    ada = visit("Ada")
    table_of(ada, bots=1)
    asked(ada)

    expect(ada.page).to_have_title(ada.t("web-play-title-turn"))


def test_a_hidden_tab_sends_a_notification_when_it_is_your_turn(visit: Visit):
    ada = visit("Ada", settings={"notifications": True})
    ada.context.add_init_script(NOTED)
    table_of(ada, bots=1)
    question = asked(ada)
    ada.page.evaluate(HIDE)

    answer(question, random.Random(1))
    asked(ada)

    title, body = ada.page.evaluate("noted.at(-1)")
    assert title == ada.t("web-play-title-turn")
    assert body


def test_language_palette_and_text_size_stay_after_a_reload(visit: Visit):
    ada = visit("Ada").open("/settings")
    for label in ("web-palette-tritanopia", "web-text-larger", "web-speed-slow"):
        ada.page.get_by_label(ada.t(label), exact=True).check()
    ada.page.get_by_label("Deutsch").check()
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")

    ada.page.reload()

    page = ada.page.locator("html")
    expect(page).to_have_attribute("lang", "de")
    expect(page).to_have_attribute("data-palette", "tritanopia")
    expect(page).to_have_attribute("data-speed", "slow")
    assert ada.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--text-scale')") == "1.35"


def test_forgetting_leaves_nothing_on_the_device(visit: Visit):
    ada = visit("Ada", settings={}).open("/settings")
    ada.button("web-settings-forget").click()
    ada.page.get_by_role("dialog").get_by_role("button", name=ada.t("web-settings-forget")).click()

    expect(ada.page).to_have_url(f"{ada.origin}/")
    expect(ada.button("web-home-play", game="Nemesis")).to_be_visible()
    assert ada.get("/api/me")["person"] is None


def test_the_tutorial_begins_a_game_with_a_coach(visit: Visit):
    newcomer = visit("Ada").open("/tutorial/nemesis")
    newcomer.button("web-tutorial-start").click()
    question = asked(newcomer)

    coach = newcomer.page.get_by_role("complementary", name=newcomer.t("web-coach"))
    first = coach.get_by_role("heading").inner_text()
    coach.locator("button.next").click()
    expect(coach.get_by_role("heading")).to_have_count(0)
    answer(question, random.Random(1))

    expect(coach.get_by_role("heading")).to_be_visible()
    expect(coach.get_by_role("heading")).not_to_have_text(first)
    coach.locator("button.name").click()
    expect(coach.get_by_role("heading")).to_have_count(0)


def test_whoever_wants_less_motion_gets_a_still_board(visit: Visit):
    ada = visit("Ada", settings={"speed": "normal"})
    table_of(ada, bots=1)
    asked(ada)

    running = "document.getAnimations().filter((one) => one.effect?.getTiming().iterations === Infinity).length"
    assert ada.page.evaluate(running) == 0
