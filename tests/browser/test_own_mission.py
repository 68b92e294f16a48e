"""A host brings a mission of their own: what is wrong is shown in place, and a good one is seen and played."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_new_table import table
from tests.games.saga.own.cold_store import COLD_STORE


def test_a_mission_from_a_file_is_checked_seen_and_played(visit: Visit):
    ada = visit("Ada").open("/new/saga")
    chooser = ada.page.locator("input[data-own]")
    broken = COLD_STORE.replace("gW", "gQ").encode()

    ada.forgive("422")
    chooser.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": broken})
    wrong = ada.page.get_by_text("map row 3, column 10: 'gQ' is no code of a map")
    expect(wrong).to_be_visible()
    chooser.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": COLD_STORE.encode()})

    expect(wrong).to_have_count(0)
    expect(ada.page.get_by_role("img", name=ada.t("web-own-map", title="The Cold Store"))).to_be_visible()
    expect(ada.page.get_by_role("radio", name=re.compile("^The Cold Store"))).to_be_checked()
    ada.button("web-new-start").click()
    expect(ada.page.get_by_role("heading", name="Twelve degrees below")).to_be_visible()
    expect(ada.page.get_by_text("The ice chute is frozen shut", exact=False)).to_be_visible()
    assert table(ada)["own_titles"]["en"] == "The Cold Store"  # type: ignore[index]
