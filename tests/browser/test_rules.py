"""The rules behind everything: opened from the table, searched, and given as the reason why something cannot be."""

import re

import pytest
from playwright.sync_api import expect

from starboard.texts import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.playing import forked, table_of, until_asked

RULE = re.compile(r"NEM-[A-Z]+-\d+")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_id_of_a_rule_opens_it_in_the_readers_language(visit: Visit, lang: str):
    reader = visit("Ada", lang=lang)
    reader.open(f"/table/{forked(reader, '05-semi-coop-3', 60)}")
    question = until_asked(reader, "action")
    rule = question.plate.get_by_text(RULE).first.inner_text()
    rules = reader.get(f"/api/rules/nemesis?lang={lang}")
    title = next(one["title"] for chapter in rules["chapters"] for one in chapter["rules"] if one["id"] == rule)

    question.plate.get_by_role("button", name=reader.t("web-play-rule-open", rule=rule)).first.click()

    dialog = reader.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=title)).to_be_visible()


def test_the_question_mark_opens_the_rule_and_search_finds_others(visit: Visit):
    ada = visit("Ada")
    table_of(ada, bots=1)
    until_asked(ada, "action")

    ada.page.keyboard.press("?")
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label(ada.t("web-play-rule-search")).fill("noise roll")
    found = dialog.get_by_role("listitem").get_by_role("button").first
    title = found.locator("b").inner_text()
    found.click()

    expect(dialog.get_by_role("heading", name=title)).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_what_cannot_be_done_says_why_and_names_its_rule(visit: Visit):
    ada = visit("Ada")
    table_of(ada, bots=1)
    question = until_asked(ada, "action")
    fold = question.plate.locator("button.fold[aria-expanded]")
    if fold.count():
        fold.click()

    blocked = question.blocked.first
    expect(blocked.locator(".why")).not_to_be_empty()
    blocked.click(force=True)  # it is marked as disabled and answers all the same

    expect(question.plate.get_by_role("status").filter(has_text=blocked.locator(".name").inner_text())).to_be_visible()
    expect(question.plate.locator("li.blocked").first.get_by_text(RULE)).to_be_visible()
    assert not [deed for deed in ada.deeds("answer") if deed["ask"] == question.id]


def test_the_reference_has_chapters_a_search_and_an_address_for_every_rule(visit: Visit):
    reader = visit(lang="de").open("/rules/nemesis/NEM-NOISE-01")
    expect(reader.page.get_by_text("NEM-NOISE-01").first).to_be_visible()
    chapter = reader.page.get_by_role("navigation", name=reader.t("web-rules-chapters")).locator("[aria-current]")
    expect(chapter).to_contain_text(reader.t("web-nemesis-chapter-noise"))

    reader.page.get_by_role("searchbox").fill("Feuer")
    expect(reader.page.get_by_role("status").first).not_to_be_empty()
    expect(reader.page.get_by_role("heading", level=3).filter(has_text=RULE).nth(1)).to_be_visible()
    found = reader.page.get_by_role("heading", level=3).filter(has_text=RULE).first
    title = found.get_by_role("link").inner_text()
    found.get_by_role("link").click()

    expect(reader.page).to_have_url(re.compile(r"/rules/nemesis/NEM-[A-Z]+-\d+"))
    expect(reader.page.get_by_role("heading", name=title)).to_be_visible()


def test_a_chapter_lists_its_rules(visit: Visit):
    reader = visit().open("/rules/nemesis")
    contents = reader.page.get_by_role("navigation", name=reader.t("web-rules-chapters"))

    contents.get_by_role("link", name=reader.t("web-nemesis-chapter-noise")).click()

    expect(reader.page.get_by_role("heading", level=2, name=reader.t("web-nemesis-chapter-noise"))).to_be_visible()
    expect(reader.page.get_by_role("heading", level=3).filter(has_text="NEM-NOISE-01")).to_be_visible()
