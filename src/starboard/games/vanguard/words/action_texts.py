"""A Special Action in facts and words: Danger, Special Effects, rows and tracks, each said from its line."""

from typing import Any

from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.lines import Requirement
from starboard.games.vanguard.words.card_texts import counted, joined, only_if, outcome, priced
from starboard.games.vanguard.words.text_parts import Name, named
from starboard.kernel.game import Described


def action_facts(action: SpecialAction) -> dict[str, Any]:
    return {
        "name": action.name,
        "card": action.card,
        "danger": list(action.danger),
        "once": action.once,
        "need": _said(only_if(action.need)) if action.need else None,
        "effects": [{"needs": icons(line.requirement), "says": _said(priced(line))} for line in action.effects],
        "rows": {
            row: {"needs": icons(line.requirement), "says": _said(priced(line))} for row, line in action.rows.items()
        },
        "tracks": {
            track: {"length": line.length, "says": _said(counted(line))} for track, line in action.tracks.items()
        },
        "free": _said(outcome(action.free)) if action.free is not None else None,
    }


def what_may_come(action: SpecialAction) -> Name:
    """Special Effects, rows and tracks as sentences, from the top; the red row is what comes otherwise (-RESULT-05)."""
    lines = [priced(line) for line in (*action.effects, *action.rows.values())]
    lines += [counted(line) for line in action.tracks.values()]
    lines += [outcome(action.free)] if action.free is not None else []
    said = [named(line.text, **line.args) for line in lines]
    if "red" in action.rows:
        said[-1] = named("vanguard-otherwise", does=said[-1])
    return joined("vanguard-joined-sentences", said)


def icons(requirement: Requirement | None) -> dict[str, Any] | None:
    """What has to be paid, as icons: ways to pay it, each a list; `absent` is an icon that must not show."""
    if requirement is None:
        return None
    return {"ways": [list(way) for way in requirement.alternatives], "absent": requirement.absent}


def _said(described: Described) -> dict[str, Any]:
    return {"text": described.text, "args": described.args}
