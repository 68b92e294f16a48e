"""What a browser has been told, and that certain names are nowhere in it."""

import json
from typing import Any

from tests.browser.truth import words_in
from tests.browser.visiting import Visitor

STORED = "JSON.stringify([{...localStorage}, {...sessionStorage}])"
DATABASES = "indexedDB.databases().then(all => all.length)"
# Every attribute but the two that hold the client's own words; some of those are also names of cards ("tools").
OUTSIDE = """() => [...document.querySelectorAll('*')]
    .flatMap(el => [...el.attributes].filter(a => !['class', 'type'].includes(a.name)).map(a => a.value)).join('\\n')"""


def told_to(visitor: Visitor) -> set[str]:
    """Every word in the frames that have come, but for what a reaction window is about, which everybody may know."""
    return set().union(*(words_in(without_reactions(json.loads(frame))) for frame in visitor.received))


def without_reactions(frame: dict[str, Any]) -> dict[str, Any]:
    if frame["is"] == "view" and frame["view"]:
        return {**frame, "view": {**frame["view"], "reactions": []}}
    if frame["is"] == "update":
        whole = [[path, {**value, "reactions": []} if not path else value] for path, value in frame["diff"]]
        return {**frame, "diff": [[path, value] for path, value in whole if path[:1] != ["reactions"]]}
    return frame


def assert_never_told(visitor: Visitor, names: set[str]) -> None:
    """None of these is in a frame, on the page or in what the browser keeps."""
    told = told_to(visitor)
    assert not names & told, f"{visitor.name} was told {names & told}"

    outside = set(visitor.page.evaluate(OUTSIDE).split())
    assert not names & outside, f"{visitor.name}'s page holds {names & outside}"
    stored = visitor.page.evaluate(STORED)
    assert not {name for name in names if f'"{name}"' in stored}
    assert visitor.page.evaluate(DATABASES) == 0
