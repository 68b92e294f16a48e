"""A Special Action in facts and words: Danger, Special Effects, rows and tracks, each said from its line."""

from typing import Any

from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.lines import Requirement
from starboard.games.vanguard.words.card_texts import counted, only_if, outcome, priced
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


def icons(requirement: Requirement | None) -> dict[str, Any] | None:
    """What has to be paid, as icons: ways to pay it, each a list; `absent` is an icon that must not show."""
    if requirement is None:
        return None
    return {"ways": [list(way) for way in requirement.alternatives], "absent": requirement.absent}


def _said(described: Described) -> dict[str, Any]:
    return {"text": described.text, "args": described.args}
