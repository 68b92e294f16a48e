"""Taking back: free while nobody has learned anything, by consent of the table after that."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    Question,
    answer,
    asked,
    latest_view,
    play_on,
    table_of,
    told,
    until_asked,
    whose_question,
)
from tests.browser.visiting import Visitor


def test_what_told_nobody_anything_is_taken_back_at_once(visit: Visit):
    ada = visit("Ada")
    table_of(ada, bots=1)
    paying = pay_for_movement(ada)

    expect(ada.text("web-play-undo-free")).to_be_visible()
    ada.button("web-play-undo").click()

    assert asked(ada, paying).kind == "action"
    expect(ada.page.get_by_role("log").get_by_text(undone_by(ada))).to_be_visible()


def test_a_question_can_be_taken_back_with_a_key(visit: Visit):
    ada = visit("Ada")
    table_of(ada, bots=1)
    paying = pay_for_movement(ada)

    ada.page.keyboard.press("u")

    assert asked(ada, paying).kind == "action"


def test_the_table_agrees_and_the_decision_is_taken_back(visit: Visit):
    ada, grace = visit("Ada"), visit("Grace")
    table_of(ada, grace)
    asker, other = ask_the_table(ada, grace)
    before = latest_view(asker)["ask"]

    other.button("web-play-vote-yes").click()

    expect(asker.page.locator("section.vote")).to_have_count(0)
    expect(asker.page.get_by_role("log").get_by_text(undone_by(asker))).to_be_visible()
    assert latest_view(asker)["ask"] != before


def test_the_table_declines_and_everything_stays(visit: Visit):
    ada, grace = visit("Ada"), visit("Grace")
    table_of(ada, grace)
    asker, other = ask_the_table(ada, grace)
    version = asker.frames("view", "update")[-1]["version"]

    other.button("web-play-vote-no").click()

    for visitor in (asker, other):
        expect(visitor.page.locator("section.vote")).to_have_count(0)
    assert asker.frames("view", "update")[-1]["version"] == version
    play_on(2, ada, grace)


def test_the_vote_says_in_words_what_would_be_taken_back(visit: Visit):
    ada, grace = visit("Ada"), visit("Grace", lang="de")
    table_of(ada, grace)
    asker, other = ask_the_table(ada, grace)
    since = other.frames("vote")[-1]["vote"]["since"]

    for visitor in (asker, other):
        going = [event for number, event in told(visitor).items() if number >= since]
        words = visitor.t("web-play-vote-nothing")  # a decision need not show in the log
        if going:
            words = visitor.t("web-play-vote-line", line=visitor.said(going[0]["say"]), count=len(going) - 1)
        expect(visitor.page.locator("section.vote")).to_contain_text(words)
        lines = [visitor.said(event["say"]) for event in going if event["kind"] != "turn"]  # that is a heading
        marked = visitor.page.get_by_role("log").locator("li.going")
        expect(marked).to_have_count(len(lines))
        assert all(line in text for line, text in zip(lines, marked.all_inner_texts(), strict=True))
        expect(visitor.page.get_by_text(visitor.t("web-play-log-going"), exact=True)).to_have_count(min(1, len(lines)))

    other.button("web-play-vote-no").click()
    expect(asker.page.locator("li.going")).to_have_count(0)


def pay_for_movement(visitor: Visitor) -> Question:
    """Choose Movement and come to the question what pays for it."""
    action = until_asked(visitor, "action")
    action.option("nemesis-action-move").click()
    paying = asked(visitor, action)
    assert paying.kind == "pay"
    return paying


def ask_the_table(*visitors: Visitor) -> tuple[Visitor, Visitor]:
    """Play until somebody can no longer take back freely, and let them ask; the asker and the other one."""
    fate = random.Random(2)
    for _ in range(12):
        question = whose_question(*visitors)
        for visitor in visitors:
            undo = latest_view(visitor)["undo"]
            if undo and not undo["free"] and undo["reason"] != "nothing":
                other = next(one for one in visitors if one is not visitor)
                visitor.button("web-play-undo-ask").click()
                expect(visitor.text("web-play-vote-yours")).to_be_visible()
                return visitor, other
        answer(question, fate)
    raise AssertionError("everything could be taken back freely")


def undone_by(visitor: Visitor) -> str:
    return visitor.t("table-log-undone", number=latest_view(visitor)["seat"] + 1)
