"""Every way in, as a stranger, a guest, somebody seated and a spectator; before, during and after a game; with nothing
but defaults, on a desk and on a phone. No way ends in a dead end, and every bot that sits there is the good one.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from starboard.bots.base import good_bot
from starboard.bots.people import bot_players
from tests.browser.conftest import Visit
from tests.browser.playing import REPLAYS, asked, imported, latest_view, table_of
from tests.browser.visiting import Visitor

RECORDED = "05-semi-coop-3"
HERE = re.compile(r"/table/\w+$")
REFUSED = r"status of 4\d\d"  # the browser notes every refusal

on_every_screen = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
stranger_or_guest = pytest.mark.parametrize("name", [None, "Grace"], ids=["stranger", "guest"])


# --- what is there to see ---


def way_on(visitor: Visitor) -> None:
    """Something can be done here: a link or a button, in an open dialog or on the page."""
    dialog = visitor.page.locator("dialog[open]")
    place = dialog.last if dialog.count() else visitor.page.locator("main")
    expect(place.locator("a[href]:visible, button:enabled:visible, input:enabled:visible").first).to_be_visible()


def say_name(visitor: Visitor, name: str = "Grace") -> None:
    visitor.page.get_by_label(visitor.t("web-who-name")).fill(name)
    visitor.button("web-who-go").click()
    visitor.name = name


def table_here(visitor: Visitor) -> Any:
    """The table on this screen, as the server tells it; its bots play well."""
    expect(visitor.page).to_have_url(HERE)
    table = visitor.get(f"/api/tables/{visitor.page.url.rpartition('/')[2]}")
    well = {good_bot(table["game"]), *[one for one in bot_players(table["game"]) if one.endswith("-sharp")]}
    assert {seat["bot"] for seat in table["seats"]} <= {None, *well}
    return table


def plays(visitor: Visitor, seat: int | None = None) -> None:
    """The visitor has a seat, sees it through its own eyes, and is asked something sooner or later."""
    expect(visitor.page.get_by_role("group", name=visitor.t("web-nemesis-ship"))).to_be_visible()
    expect(visitor.page.locator("[data-spot=hand], [data-spot=own]").first).to_be_attached()
    table = table_here(visitor)
    assert table["you"]["seat"] is not None if seat is None else table["you"]["seat"] == seat
    assert latest_view(visitor)["seat"] == table["you"]["seat"]
    way_on(visitor)


def watches(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("group", name=visitor.t("web-nemesis-ship"))).to_be_visible()
    assert table_here(visitor)["you"]["seat"] is None
    way_on(visitor)


def door(visitor: Visitor, why: str) -> Locator:
    """The table does not let the visitor in and says why, and there is a way home."""
    expect(visitor.page.get_by_role("heading", level=1, name=visitor.t(why))).to_be_visible()
    expect(visitor.link("web-play-table-home")).to_be_visible()
    way_on(visitor)
    expect(visitor.page.locator("header.bar")).to_have_count(1)  # with the languages in it
    return visitor.page.locator("main")


def choice(visitor: Visitor) -> Locator:
    """Whose seat, or watch?"""
    dialog = visitor.page.get_by_role("dialog", name=visitor.t("web-seat-whose"))
    expect(dialog).to_be_visible()
    expect(dialog.get_by_text(visitor.t("web-seat-see"))).to_be_visible()
    return dialog


def take_seat(visitor: Visitor, number: int) -> None:
    """Choose the seat with this number, counted from 0, and sit down there."""
    dialog = choice(visitor)
    dialog.locator(f"input[type=radio][value='{number}']").check(force=True)
    dialog.locator(".deeds button").first.click()


# --- tables to come to ---


def running(host: Visitor, **wishes: Any) -> Any:
    """The host plays with two bots."""
    table = table_of(host, bots=2, **wishes)
    return host.get(f"/api/tables/{table}")


def over(host: Visitor, **changes: Any) -> Any:
    table = imported(host, RECORDED)
    if changes:
        answer = host.context.request.patch(f"/api/tables/{table}", data=changes)
        assert answer.ok, answer.text()
    return host.get(f"/api/tables/{table}")


def invitation(table: Any) -> str:
    return f"/join/{table['id']}/{table['invite']}"


# --- from the home page ---


@on_every_screen
def test_home_play_now(visit: Visit, phone: bool):
    somebody = visit(phone=phone).open("/")
    somebody.button("web-home-play", game="Nemesis").click()
    say_name(somebody)

    asked(somebody)
    assert [seat["playing"] for seat in table_here(somebody)["seats"]] == ["human", "bot", "bot", "bot"]


@on_every_screen
def test_home_new_table_start(visit: Visit, phone: bool):
    somebody = visit(phone=phone).open("/")
    somebody.link("web-home-new-of", game="Nemesis").click()
    somebody.button("web-new-start").click()
    say_name(somebody)

    asked(somebody)
    assert table_here(somebody)["you"]["host"]


def test_random_bots_sit_only_where_they_are_asked_for_by_name(visit: Visit):
    ada = visit("Ada").open("/new/nemesis")
    ada.page.get_by_text(ada.t("web-new-more")).click()
    kinds = ada.page.get_by_role("group", name=ada.t("web-new-bots"))
    expect(kinds.get_by_role("radio", name=ada.t("web-bot-strength-sharp"))).to_be_checked()
    kinds.get_by_role("radio", name=ada.t("web-bot-random")).check()
    ada.button("web-new-start").click()

    asked(ada)
    table = ada.get(f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    assert [seat["bot"] for seat in table["seats"]] == [None, "random", "random", "random"]


@on_every_screen
def test_home_tutorial(visit: Visit, phone: bool):
    somebody = visit(phone=phone).open("/")
    somebody.link("web-home-learn-of", game="Nemesis").click()
    somebody.button("web-tutorial-start").click()
    say_name(somebody)

    expect(somebody.page.get_by_role("complementary", name=somebody.t("web-coach"))).to_be_visible()
    plays_alone = table_here(somebody)
    assert plays_alone["tutorial"] and plays_alone["seats"][1]["bot"] == "odile-sharp"


def test_home_rules_games_and_settings(visit: Visit):
    somebody = visit().open("/")
    for page in ("web-nav-rules", "web-nav-games", "web-nav-settings"):
        somebody.page.get_by_role("navigation").get_by_role("link", name=somebody.t(page)).click()
        expect(somebody.page.get_by_role("heading", level=1)).to_be_visible()
        way_on(somebody)


@stranger_or_guest
def test_open_tables_watch_then_sit_from_the_crew(visit: Visit, name: str | None):
    ada, grace = visit("Ada"), visit(name)
    table = running(ada, open=True, name=f"Open to {name}")
    grace.open("/")
    grace.page.get_by_role("link", name=re.compile(rf"^{grace.t('web-open-either')}.*Open to {name}")).click()
    choice(grace).get_by_role("button", name=grace.t("web-seat-watch")).click()
    watches(grace)

    crew = grace.page.locator("[data-spot=others] button.look")
    crew.nth(2).click()
    grace.page.get_by_role("dialog").get_by_role("button", name=grace.t("web-seat-take")).click()
    expect(choice(grace).locator("input[value='2']")).to_be_checked()
    take_seat(grace, 2)
    if name is None:
        say_name(grace)

    plays(grace, 2)
    assert grace.get(f"/api/tables/{table['id']}")["seats"][2]["person"]["name"] == "Grace"


# --- by invitation ---


@on_every_screen
@stranger_or_guest
def test_an_invitation_before_the_game(visit: Visit, name: str | None, phone: bool):
    ada, grace = visit("Ada"), visit(name, phone=phone)
    table = ada.post("/api/tables", {"game": "nemesis", "seats": 3, "name": "Friday"})
    grace.open(invitation(table))
    if name is None:
        say_name(grace)

    grace.button("web-lobby-deed", deed=grace.t("web-lobby-sit"), number=2).click()
    expect(grace.text("web-lobby-waiting-seats", count=1)).to_be_visible()
    assert table_here(grace)["you"]["seat"] == 1


@on_every_screen
@stranger_or_guest
def test_an_invitation_to_a_running_game_leads_to_a_bots_seat(visit: Visit, name: str | None, phone: bool):
    ada, grace = visit("Ada"), visit(name, phone=phone)
    table = running(ada)
    grace.open(invitation(table))
    if name is None:
        say_name(grace)

    take_seat(grace, 1)
    plays(grace, 1)
    expect(ada.page.get_by_text("Grace").first).to_be_attached()


def test_an_invitation_to_play_now_where_nobody_may_watch_offers_a_seat(visit: Visit):
    ada, grace = visit("Ada"), visit()
    ada.open("/").button("web-home-play", game="Nemesis").click()
    asked(ada)
    table = table_here(ada)
    grace.forgive(REFUSED)
    grace.open(invitation(table))
    say_name(grace)

    door(grace, "web-seat-take")
    grace.button("web-seat-sit", part=grace.t("web-play-seat", number=2)).click()
    plays(grace, 1)
    expect(ada.text("web-play-hurried", count=8)).to_be_visible()  # nobody waits two minutes for a reaction now


def test_an_invited_friend_may_also_just_watch_and_is_not_asked_twice(visit: Visit):
    ada, grace = visit("Ada"), visit("Grace")
    table = running(ada)
    grace.open(invitation(table))
    choice(grace).get_by_role("button", name=grace.t("web-seat-watch")).click()
    watches(grace)

    grace.page.reload()
    watches(grace)
    expect(grace.page.locator("dialog[open]")).to_have_count(0)
    grace.button("web-seat-take").click()
    take_seat(grace, 2)
    plays(grace, 2)


@on_every_screen
def test_an_invitation_after_the_game_shows_how_it_ended(visit: Visit, phone: bool):
    ada, grace = visit("Ada"), visit(phone=phone)
    grace.open(invitation(over(ada)))
    say_name(grace)

    expect(grace.page.locator("section.over")).to_be_visible()
    grace.link("web-play-over-replay").click()
    expect(grace.page.get_by_role("slider").first).to_be_visible()


def test_a_wrong_invitation_is_mended_by_pasting_the_right_one(visit: Visit):
    ada, grace = visit("Ada"), visit("Grace")
    table = ada.post("/api/tables", {"game": "nemesis", "seats": 2, "name": "Friday"})
    grace.forgive(REFUSED)
    grace.open(f"/join/{table['id']}/wrong")
    door(grace, "web-door-title-private")

    grace.page.get_by_label(grace.t("web-join-label")).fill(f"Come: {grace.origin}{invitation(table)} !")
    grace.button("web-join-go").click()
    expect(grace.page.get_by_role("heading", name="Friday")).to_be_visible()
    assert table_here(grace)["you"]["member"]


# --- by the address of a table ---


@on_every_screen
def test_the_address_of_an_open_table_before_the_game(visit: Visit, phone: bool):
    ada, grace = visit("Ada"), visit(phone=phone)
    table = ada.post("/api/tables", {"game": "nemesis", "seats": 2, "name": "Friday", "open": True})
    grace.open(f"/table/{table['id']}")
    grace.button("web-lobby-deed", deed=grace.t("web-lobby-sit"), number=2).click()
    say_name(grace)

    expect(grace.text("web-lobby-waiting-host", name="Ada")).to_be_visible()
    assert table_here(grace)["you"]["seat"] == 1


@on_every_screen
@stranger_or_guest
def test_the_address_of_an_open_running_table(visit: Visit, name: str | None, phone: bool):
    ada, grace = visit("Ada"), visit(name, phone=phone)
    table = running(ada, open=True)
    grace.open(f"/table/{table['id']}")

    take_seat(grace, 1)
    if name is None:
        say_name(grace)
    plays(grace, 1)


def test_the_address_of_an_open_finished_table(visit: Visit):
    ada, grace = visit("Ada"), visit()
    grace.open(f"/table/{over(ada, open=True)['id']}")

    expect(grace.page.locator("section.over")).to_be_visible()
    expect(grace.link("web-play-over-replay")).to_be_visible()


@stranger_or_guest
@pytest.mark.parametrize("when", ["before", "during", "after"])
def test_the_address_of_a_private_table(visit: Visit, name: str | None, when: str):
    ada, grace = visit("Ada"), visit(name, phone=name is None)
    if when == "before":
        table = ada.post("/api/tables", {"game": "nemesis", "seats": 2, "name": "Friday"})
    else:
        table = running(ada) if when == "during" else over(ada)
    grace.forgive(REFUSED)
    grace.open(f"/table/{table['id']}")

    page = door(grace, "web-door-title-private")
    expect(page).to_contain_text(grace.t("error-not-a-member"))
    expect(grace.page.get_by_label(grace.t("web-join-label"))).to_be_visible()
    assert grace.button("web-who-login").count() == (1 if name is None else 0)


def test_the_address_of_no_table(visit: Visit):
    somebody = visit()
    somebody.forgive(REFUSED)
    for path in ("/table/nosuchid", "/replay/nosuchid"):
        somebody.open(path)
        door(somebody, "web-door-title-nowhere")


def test_the_addresses_of_replays(visit: Visit):
    ada, grace = visit("Ada"), visit()
    for visitor in (ada, grace):
        visitor.forgive(REFUSED)
    table, finished = running(ada), over(ada)

    ada.open(f"/replay/{table['id']}")
    door(ada, "web-door-title-running")
    ada.link("web-door-table").click()
    plays(ada, 0)

    ada.open(f"/replay/{finished['id']}")
    expect(ada.page.get_by_role("slider").first).to_be_visible()
    grace.open(f"/replay/{finished['id']}")
    door(grace, "web-door-title-private")


def test_a_spectator_of_a_paused_table_is_told(visit: Visit):
    ada, grace = visit("Ada"), visit("Grace")
    table = running(ada, open=True)
    ada.post(f"/api/tables/{table['id']}/pause")
    grace.open(f"/table/{table['id']}")
    choice(grace).get_by_role("button", name=grace.t("web-seat-watch")).click()

    expect(grace.page.locator(".banner .banner", has_text=grace.t("web-play-banner-paused"))).to_be_visible()
    way_on(grace)


@pytest.mark.parametrize("begun", [False, True], ids=["before", "during"])
def test_an_archived_table_says_so_and_its_host_takes_it_out(visit: Visit, begun: bool):
    ada, grace = visit("Ada"), visit("Grace")
    table = running(ada) if begun else ada.post("/api/tables", {"game": "nemesis", "seats": 3, "name": "Friday"})
    ada.post(f"/api/tables/{table['id']}/archive")
    grace.open(invitation(table))
    expect(grace.text("web-archived-others", name="Ada").first).to_be_visible()
    way_on(grace)

    ada.open(f"/table/{table['id']}")
    ada.button("web-archived-back").click()
    if begun:
        expect(ada.button("web-play-menu-resume")).to_be_visible()
        plays(ada, 0)
    else:
        expect(ada.button("web-lobby-fill")).to_be_visible()


# --- coming back ---


def test_an_account_brings_its_table_to_another_device(visit: Visit):
    ada, elsewhere = visit("Ada"), visit(phone=True)
    ada.post("/api/account", {"login": "ada-of-entrances", "password": "correct horse"})
    table = running(ada)
    elsewhere.forgive(REFUSED)
    elsewhere.open(f"/table/{table['id']}")
    door(elsewhere, "web-door-title-private")

    elsewhere.button("web-who-login").click()
    elsewhere.page.get_by_label(elsewhere.t("web-settings-login-name")).fill("ada-of-entrances")
    elsewhere.page.get_by_label(elsewhere.t("web-settings-password")).fill("correct horse")
    elsewhere.button("web-settings-login-go").click()

    plays(elsewhere, 0)


def test_a_device_the_server_has_forgotten_is_asked_for_a_name_and_goes_on(visit: Visit):
    ada = visit("Ada").open("/new/nemesis")
    ada.forgive(REFUSED)
    expect(ada.button("web-new-start")).to_be_visible()
    ada.context.clear_cookies()

    ada.button("web-new-start").click()
    say_name(ada, "Ada again")

    asked(ada)
    assert table_here(ada)["host"]["name"] == "Ada again"


@on_every_screen
def test_a_bot_plays_for_me_until_i_take_my_seat_back(visit: Visit, phone: bool):
    ada, grace = visit("Ada", phone=phone), visit("Grace")
    table_of(ada, grace, bots=1)  # bots alone would play the game to its end in a moment
    ada.page.locator(".stage").wait_for()
    ada.button("web-play-menu-title").click()
    ada.button("web-play-menu-bot").click()
    expect(ada.text("web-play-banner-bot")).to_be_visible()
    assert table_here(ada)["seats"][0]["bot"] == good_bot("nemesis")
    ada.page.get_by_role("dialog").get_by_role("button", name=ada.t("web-play-menu-back")).click()
    ada.page.keyboard.press("Escape")

    expect(ada.text("web-play-banner-bot")).to_be_hidden()
    assert table_here(ada)["seats"][0]["bot"] is None
    plays(ada, 0)


@on_every_screen
def test_whoever_leaves_comes_back_to_the_same_seat(visit: Visit, phone: bool):
    ada, grace = visit("Ada"), visit("Grace", phone=phone)
    table = running(ada)["id"]
    grace.open(invitation(ada.get(f"/api/tables/{table}")))
    take_seat(grace, 1)
    plays(grace, 1)

    grace.button("web-play-menu-title").click()
    grace.button("web-play-menu-leave").click()
    grace.button("web-play-menu-leave-yes").click()
    expect(grace.page).to_have_url(f"{grace.origin}/games")
    assert grace.get(f"/api/tables/{table}")["seats"][1]["bot"].endswith("-sharp")

    grace.page.get_by_role("link", name=re.compile(grace.t("web-games-resume"))).first.click()
    dialog = choice(grace)
    expect(dialog.locator("input[value='2']")).to_be_disabled()  # whose hand she does not know
    take_seat(grace, 1)
    plays(grace, 1)


def test_whoever_was_sent_away_comes_back_by_a_new_invitation(visit: Visit):
    ada, grace = visit("Ada"), visit("Grace")
    grace.forgive(REFUSED)
    table = table_of(ada, grace, bots=1)
    old = invitation(ada.get(f"/api/tables/{table}"))
    ada.post(f"/api/tables/{table}/seats/1/kick")
    door(grace, "web-door-title-private")
    grace.open(old)
    door(grace, "web-door-title-private")

    grace.page.get_by_label(grace.t("web-join-label")).fill(invitation(ada.get(f"/api/tables/{table}")))
    grace.button("web-join-go").click()
    take_seat(grace, 1)
    plays(grace, 1)


# --- finished games go on ---


def test_a_file_comes_in_and_is_played_on_from_an_earlier_moment(visit: Visit):
    somebody = visit().open("/games")
    somebody.page.locator("input[type=file]").set_input_files(REPLAYS / f"{RECORDED}.starboard")
    say_name(somebody)
    expect(somebody.page.locator("section.over")).to_be_visible()
    table_here(somebody)
    somebody.link("web-play-over-fork").click()

    somebody.page.get_by_role("slider").first.fill("60")
    somebody.button("web-replay-fork").click()
    somebody.button("web-replay-fork-start").click()
    plays(somebody)
    somebody.button("web-play-menu-title").click()
    expect(somebody.text("web-seat-knows", names=["Grace"], count=1)).to_be_visible()
