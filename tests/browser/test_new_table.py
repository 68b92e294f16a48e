"""Opening a table on its own screen: modes, seats, who sits there, and everything that is folded away."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import asked
from tests.browser.visiting import Visitor


def test_a_table_with_bots_alone_starts_at_once(visit: Visit):
    ada = visit("Ada").open("/new/nemesis")
    ada.page.get_by_role("radio", name=re.compile(f"^{ada.t('nemesis-mode-coop')}")).check()
    fill_with(ada, 1, "friend")
    fill_with(ada, 1, "bot")

    ada.button("web-new-start").click()

    asked(ada)
    assert table(ada)["mode"] == "coop"
    assert {seat["playing"] for seat in table(ada)["seats"][1:]} == {"bot"}


def test_a_table_with_a_seat_for_a_friend_waits_in_the_lobby(visit: Visit):
    ada = visit("Ada").open("/new/nemesis")
    fill_with(ada, 1, "friend")

    ada.button("web-new-open").click()

    expect(ada.page.get_by_label(ada.t("web-lobby-link"))).to_be_visible()
    ada.button("web-lobby-fill").click()
    ada.button("web-new-start").click()
    asked(ada)


def test_name_reactions_odds_and_variants_are_as_wished(visit: Visit):
    ada = visit("Ada").open("/new/nemesis")
    fill_with(ada, 1, "friend")
    ada.page.get_by_text(ada.t("web-new-more")).click()
    ada.page.get_by_label(ada.t("web-new-name")).fill("Friday <b>night</b>")
    ada.page.get_by_role("radio", name=ada.t("web-new-seconds", count=20)).check()
    ada.page.get_by_role("switch", name=re.compile(ada.t("web-new-odds"))).click()

    ada.button("web-new-open").click()

    expect(ada.page.get_by_role("heading", name="Friday <b>night</b>")).to_be_visible()
    opened = table(ada)
    assert (opened["reaction_seconds"], opened["odds"]) == (20, False)


def fill_with(visitor: Visitor, seat: int, guest: str) -> None:
    """Choose who takes a seat."""
    place = visitor.page.get_by_role("group", name=visitor.t("web-new-seat", number=seat + 1))
    place.get_by_role("radio", name=visitor.t(f"web-new-guest-{guest}"), exact=True).check()


def table(visitor: Visitor) -> dict[str, object]:
    expect(visitor.page).to_have_url(re.compile(r"/table/\w+$"))
    return visitor.get(f"/api/tables/{visitor.page.url.rpartition('/')[2]}")  # type: ignore[no-any-return]
