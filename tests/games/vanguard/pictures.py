"""What `make screenshots` shows of ISS Vanguard beside recorded games: a page of its story."""

from collections.abc import Callable

from playwright.sync_api import Browser

from tests.browser.playing import asked
from tests.browser.serving import Server
from tests.browser.visiting import Visitor


def story(visitor: Visitor, *_: object) -> None:
    """The first page of the Tutorial."""
    wanted = {"game": "vanguard", "mode": "tutorial", "scenario": "cinder", "seats": 1, "bots": 0}
    table = visitor.post("/api/tables", wanted)
    visitor.post(f"/api/tables/{table['id']}/start")
    visitor.open(f"/table/{table['id']}")
    page = asked(visitor)
    while page.kind != "page":
        page.offered.first.click()
        page = asked(visitor, page)


SCENES: dict[str, Callable[[Visitor, Browser, Server], None]] = {"story": story, "story-phone": story}
