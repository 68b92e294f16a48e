"""Somebody with a browser of their own. Whatever goes wrong in it is written down and fails the test."""

import json
import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, WebSocket

from starboard.texts import Ref, Texts
from tests.browser.line import Line
from tests.browser.serving import Server

PATIENCE = 20_000  # ms for anything to appear on a busy machine
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

QUIET = {"speed": "off", "sound": 0}
SET_ONCE = (
    "if (!localStorage.getItem('starboard-settings')) localStorage.setItem('starboard-settings', JSON.stringify(%s))"
)


class Visitor:
    """One browser context with one page. `complaints` is what must stay empty."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        lang: str = "en",
        phone: bool = False,
        settings: Any = None,
        line: Line | None = None,
        **wishes: Any,
    ) -> None:
        self.origin = line.origin if line else server.origin
        self.texts = Texts(lang)
        self.name = ""
        self.answered: str | None = None  # the last question that was answered here: it may still stand for a moment
        self.complaints: list[str] = []
        self.sent: list[str] = []
        self.received: list[str] = []
        self._forgiven: list[re.Pattern[str]] = []
        device = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": DESK}
        usual = {"base_url": self.origin, "locale": lang, "reduced_motion": "reduce"}
        self.context = browser.new_context(**{**usual, **device, **wishes})
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SET_ONCE % json.dumps({**QUIET, "lang": lang, **(settings or {})}))
        self.page: Page = self.context.new_page()
        self._listen(self.page)

    # --- what must not happen ---

    def _listen(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._complain(f"page error: {error}"))
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("websocket", self._connected)

    def _complain(self, what: str) -> None:
        self.complaints.append(what)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        where = urlsplit(request.url)
        if where.scheme not in ("data", "blob") and f"{where.scheme}://{where.netloc}" != self.origin:
            self._complain(f"request to another host: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self._complain(f"{response.status} from {response.url}")

    def _connected(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.origin).netloc:
            self._complain(f"websocket to another host: {socket.url}")
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def forgive(self, pattern: str) -> None:
        """What the test itself brings about, such as a dead network, is no complaint."""
        self._forgiven.append(re.compile(pattern))

    def unforgiven(self) -> list[str]:
        return [what for what in self.complaints if not any(pattern.search(what) for pattern in self._forgiven)]

    def leave(self) -> None:
        self.context.close()

    # --- who and where ---

    def become(self, name: str) -> "Visitor":
        """A guest, without the dialog that asks for the name."""
        self.post("/api/guest", {"name": name})
        self.name = name
        return self

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.context.request.post(path, data=body if body is not None else {})
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json() if answer.status != 204 else None

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def open(self, path: str) -> "Visitor":
        self.page.goto(path)
        return self

    # --- what the page says ---

    def t(self, message: str, **args: Any) -> str:
        return self.texts.text(message, **args)

    def said(self, plain: dict[str, Any]) -> str:
        """What the server said, as this reader reads it."""
        return self.t(plain["text"], **{name: _argument(value) for name, value in (plain.get("args") or {}).items()})

    def button(self, message: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.t(message, **args), exact=True)

    def link(self, message: str, **args: Any) -> Locator:
        return self.page.get_by_role("link", name=self.t(message, **args), exact=True)

    def text(self, message: str, **args: Any) -> Locator:
        return self.page.get_by_text(self.t(message, **args))

    def frames(self, *kinds: str) -> list[dict[str, Any]]:
        """The frames of these kinds that have come in, in order."""
        frames = [json.loads(frame) for frame in self.received]
        return [frame for frame in frames if frame["is"] in kinds]

    def deeds(self, kind: str) -> list[dict[str, Any]]:
        """The frames of one kind that have gone out."""
        frames = [json.loads(frame) for frame in self.sent]
        return [frame for frame in frames if frame["do"] == kind]


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        return Ref(value["ref"], {name: _argument(inner) for name, inner in (value.get("args") or {}).items()})
    if isinstance(value, list):
        return [_argument(one) for one in value]
    return value
