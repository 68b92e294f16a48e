"""Pictures for the documentation: recorded games in mid-flight, photographed in a real browser.

Run by hand (`make screenshots`) after the client has changed; writes docs/screenshots/. Which moments of a game are
shown beside the first game's stands in `tests/games/<game>/pictures.toml`, and what no recorded game shows in
`tests/games/<game>/pictures.py`. With names as arguments only those pictures are made.
"""

import importlib
import sys
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from starboard.rules.ledger import ledger  # noqa: E402
from tests.browser.conftest import ARGUMENTS, CHROMIUM  # noqa: E402
from tests.browser.playing import Question, asked, forked, imported, table_of  # noqa: E402
from tests.browser.serving import Server  # noqa: E402
from tests.browser.visiting import Visitor  # noqa: E402
from tools.event_texts import recorded  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
LARGEST = 400_000  # bytes
LATER = 40  # steps in which a wanted question has to come
LOOKING = 1500  # ms until lines and odds are drawn
SHOWN = recorded()[0]  # the game in the pictures
GAME, STEP, SEAT = "12-semi-coop-4", 110, 2


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp(prefix="starboard-")))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            for name, scene in wanted(sys.argv[1:]).items():
                visitor = Visitor(browser, server, phone=name.endswith("-phone")).become("Ada")
                scene(visitor, browser, server)
                print(photographed(visitor, name).relative_to(ROOT))
                visitor.leave()
            browser.close()
    finally:
        server.stop()
    return 0


def wanted(names: list[str]) -> dict[str, "Scene"]:
    scenes = {**SCENES, **moments(), **further()}
    return {name: scene for name, scene in scenes.items() if not names or name in names}


def photographed(visitor: Visitor, name: str) -> Path:
    """A PNG, or a JPEG where that would be too large."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready.then(() => true)")
    for old in FOLDER.glob(f"{name}.*"):
        old.unlink()
    picture = FOLDER / f"{name}.png"
    visitor.page.screenshot(path=picture)
    if picture.stat().st_size > LARGEST:
        picture.unlink()
        picture = FOLDER / f"{name}.jpg"
        visitor.page.screenshot(path=picture, type="jpeg", quality=85)
    return picture


# --- the scenes ---


def table(visitor: Visitor, *_: object) -> None:
    visitor.open(f"/table/{forked(visitor, GAME, STEP, SEAT)}")
    asked(visitor)


def hand(visitor: Visitor, *_: object) -> None:
    table(visitor)
    visitor.button("web-play-tab-hand").tap()


def replay(visitor: Visitor, *_: object) -> None:
    visitor.open(f"/replay/{imported(visitor, GAME)}?eyes={SEAT}")
    visitor.page.get_by_role("slider", name=visitor.t("web-replay-position")).fill(str(STEP + 40))


def lobby(visitor: Visitor, browser: Browser, server: Server) -> None:
    grace = Visitor(browser, server).become("Grace")
    opened = visitor.post("/api/tables", {"game": SHOWN.name, "seats": 4, "bots": 1, "name": "Friday on board"})
    grace.post(f"/api/tables/{opened['id']}/join", {"invite": opened["invite"]})
    grace.post(f"/api/tables/{opened['id']}/seats/1/sit")
    for one in (grace, visitor):
        one.open(f"/table/{opened['id']}")
        one.page.get_by_label(one.t("web-lobby-link")).wait_for()


def home(visitor: Visitor, *_: object) -> None:
    table_of(visitor, bots=3, name="Ada and three bots")
    visitor.open("/")
    visitor.button("web-home-play", game=SHOWN.title).wait_for()


def page(path: str) -> "Scene":
    def scene(visitor: Visitor, *_: object) -> None:
        visitor.open(path)
        visitor.page.get_by_role("heading", level=1).wait_for()

    return scene


def moment(game: str, recording: str, step: int, seat: int, rule: str) -> "Scene":
    """A recorded game at one of its steps, or its ending.

    With a rule it is the next question by that rule, while its first answer is looked at.
    """

    def scene(visitor: Visitor, *_: object) -> None:
        game_over = imported(visitor, recording, game)
        if not step:
            visitor.open(f"/table/{game_over}")
            visitor.page.get_by_role("dialog").or_(visitor.page.get_by_role("heading", level=1)).first.wait_for()
            return
        question = played_on(visitor, game_over, step, seat)
        for later in range(step + 1, step + LATER):
            if not rule or rule in question.plate.inner_text():
                break
            question = played_on(visitor, game_over, later, seat)
        if rule:
            if question.offered.count():  # elsewhere the board itself is the list
                question.offered.first.hover()
            visitor.page.wait_for_timeout(LOOKING)

    return scene


def played_on(visitor: Visitor, game_over: str, step: int, seat: int) -> Question:
    """The question at which a game goes on from one of its steps."""
    table = visitor.post(f"/api/tables/{game_over}/fork", {"step": step, "seat": seat})
    visitor.answered = None
    visitor.open(f"/table/{table['id']}")
    return asked(visitor)


def moments() -> dict[str, "Scene"]:
    found: dict[str, Scene] = {}
    for file in sorted((ROOT / "tests" / "games").glob("*/pictures.toml")):
        for one in tomllib.loads(file.read_text(encoding="utf-8"))["picture"]:
            scene = moment(file.parent.name, one["recording"], one["step"], one["seat"], one.get("rule", ""))
            for ending in ("", "-phone"):
                found[f"{file.parent.name}-{one['name']}{ending}"] = scene
    return found


def further() -> dict[str, "Scene"]:
    """What games show beside their recorded games."""
    found: dict[str, Scene] = {}
    for file in sorted((ROOT / "tests" / "games").glob("*/pictures.py")):
        module = importlib.import_module(f"tests.games.{file.parent.name}.pictures")
        found |= {f"{file.parent.name}-{name}": scene for name, scene in module.SCENES.items()}
    return found


Scene = Callable[[Visitor, Browser, Server], None]

SCENES: dict[str, Scene] = {
    "home": home,
    "lobby": lobby,
    "table": table,
    "table-phone": table,
    "hand-phone": hand,
    "replay": replay,
    "rules": page(f"/rules/{SHOWN.name}/{ledger(SHOWN.name).current[60].id}"),
    "settings": page("/settings"),
}

if __name__ == "__main__":
    sys.exit(main())
