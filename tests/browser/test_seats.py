"""Who plays a seat may change: bots stand in, people leave or are shown out, the game pauses and goes on."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import asked, latest_view, log_lines, play_on, table_of, whose_question
from tests.browser.visiting import Visitor


def test_a_bot_plays_a_seat_until_its_owner_takes_it_back(visit: Visit):
    ada, grace = visit("Ada"), visit("Grace")
    table_of(ada, grace)
    question = whose_question(ada, grace)
    owner, other = (ada, grace) if question.visitor is ada else (grace, ada)
    before = log_lines(owner).count()

    menu(owner).button("web-play-menu-bot").click()
    close_menu(owner)
    expect(owner.text("web-play-banner-bot")).to_be_visible()
    whose_question(other)  # the bot has answered
    expect(owner.page.locator("#question")).to_be_hidden()
    assert log_lines(owner).count() >= before

    owner.page.locator(".banner .banner").get_by_role("button", name=owner.t("web-play-menu-back")).click()
    expect(owner.text("web-play-banner-bot")).to_be_hidden()
    assert play_on(8, ada, grace) == {"Ada", "Grace"}


def test_whoever_leaves_is_followed_by_a_bot(visit: Visit):
    ada, grace = visit("Ada"), visit("Grace")
    table = table_of(ada, grace)

    menu(grace).button("web-play-menu-leave").click()
    grace.button("web-play-menu-leave-yes").click()

    expect(grace.page).to_have_url(f"{grace.origin}/games")
    play_on(3, ada)
    seats = ada.get(f"/api/tables/{table}")["seats"]
    assert (seats[1]["playing"], seats[1]["person"]) == ("bot", None)


def test_the_host_removes_somebody_who_then_sees_why(visit: Visit):
    ada, grace = visit("Ada"), visit("Grace")
    grace.forgive(r"403")  # the table will not have her any more
    table_of(ada, grace)

    menu(ada).button("web-play-host-kick", who="Grace").click()
    ada.button("web-play-host-kick-sure", who="Grace").click()
    close_menu(ada)

    expect(grace.text("error-not-a-member")).to_be_visible()
    play_on(3, ada)


def test_anybody_pauses_and_anybody_goes_on(visit: Visit):
    ada, grace = visit("Ada"), visit("Grace")
    table_of(ada, grace)
    question = whose_question(ada, grace)
    answering, other = (ada, grace) if question.visitor is ada else (grace, ada)

    menu(other).button("web-play-menu-pause").click()
    close_menu(other)
    expect(answering.page.locator(".banner .banner", has_text=answering.t("web-play-banner-paused"))).to_be_visible()
    question.offered.first.click()
    expect(answering.text("error-paused")).to_be_visible()

    answering.page.locator(".banner .banner").get_by_role("button", name=answering.t("web-play-menu-resume")).click()
    expect(other.page.locator(".banner .banner")).to_have_count(0)
    play_on(2, ada, grace)


def test_whoever_watches_sees_the_game_and_no_question(visit: Visit):
    ada, watcher = visit("Ada"), visit("Watcher")
    table = table_of(ada, bots=1, open=True)
    asked(ada)

    watcher.open(f"/table/{table}")
    play_on(4, ada)

    expect(watcher.page.get_by_role("group", name=watcher.t("web-nemesis-ship"))).to_be_visible()
    expect(log_lines(watcher).last).to_be_visible()
    assert latest_view(watcher)["ask"] is None
    assert not watcher.page.locator("#question, [data-spot=hand], [data-spot=own]").count()


def menu(visitor: Visitor) -> Visitor:
    visitor.button("web-play-menu-title").click()
    return visitor


def close_menu(visitor: Visitor) -> None:
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
