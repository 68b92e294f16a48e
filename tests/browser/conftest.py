"""A browser, a server, and visitors whose every complaint fails the test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from starboard.server.app import CLIENT
from tests.browser.serving import Server
from tests.browser.visiting import PATIENCE, Visitor

CHROMIUM = Path("/usr/bin/chromium-headless-shell")  # what draws pages, without the windows around them
# The first are Playwright's own, whose list this one replaces. The last two are pages of the browser's own
# address field: they are made for every window that opens, in a process of their own.
NOT_WANTED = [
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
]
ARGUMENTS = [
    f"--disable-features={','.join(NOT_WANTED)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip(f"NOT RUN: the browser tests need {CHROMIUM}; `make services` installs it")
    if not (CLIENT / "index.html").is_file():
        pytest.skip("NOT RUN: the browser tests need the built client; `make client` builds it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house for all: every test has tables and people of its own."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """`visit("Ada", lang="de", phone=True)`: somebody comes with their own browser. Without a name, a stranger."""
    visitors: list[Visitor] = []

    def arrive(name: str | None = None, **wishes: object) -> Visitor:
        visitor = Visitor(chromium, server, **wishes)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor.become(name) if name else visitor

    yield arrive
    complaints = [f"{visitor.name or 'a stranger'}: {what}" for visitor in visitors for what in visitor.unforgiven()]
    for visitor in visitors:
        visitor.leave()
    assert not complaints, "\n".join(complaints)
