"""What `make screenshots` shows of Star Saga beside recorded games: a page of the story, and the squad in the shop."""

from collections.abc import Callable

from playwright.sync_api import Browser, expect

from starboard.kernel.pages import PAGE
from tests.browser.playing import asked, click_until_sent
from tests.browser.serving import Server
from tests.browser.test_saga_campaign import CAMPAIGN, TABLE, begun, bring, brink, decide, read
from tests.browser.visiting import Visitor


def story(visitor: Visitor, *_: object) -> None:
    """The first page of the first mission."""
    table = visitor.post("/api/tables", {"game": "saga", "mode": "together", "scenario": "a", "seats": 1, "bots": 0})
    visitor.post(f"/api/tables/{table['id']}/start")
    visitor.open(f"/table/{table['id']}")
    asked(visitor)


def shop(visitor: Visitor, browser: Browser, server: Server) -> None:
    """A campaign after its first mission, at the shop."""
    stranger = Visitor(browser, server)
    at = brink(begun(stranger))
    stranger.leave()
    bring(visitor, at.data)
    expect(visitor.page).to_have_url(CAMPAIGN)
    visitor.link("web-campaign-continue").click()
    expect(visitor.page).to_have_url(TABLE)
    visitor.answered = None
    decide(visitor, at.decision)
    while (question := asked(visitor)).kind != "shop":
        click_until_sent(question, read(question) if question.kind == PAGE else question.confirm)
        visitor.answered = question.id


SCENES: dict[str, Callable[[Visitor, Browser, Server], None]] = {
    "story": story,
    "story-phone": story,
    "shop": shop,
}
