"""Missions for rule tests: only what players learn when it happens, for the map is drawn on the table itself."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from starboard.games.saga.content.mission import Door, Find, Mark, Mission, MissionOperation, Square, Terminal
from starboard.games.saga.content.mission_file import keep_mission, mission
from starboard.games.saga.content.mission_script import NO_SCRIPT

BLANK = replace(
    mission("a"), file="test", id="test", doors=(), fields=(), terminals=(), operations=(), scenery=(), devices=(),
    points=(), darkness=(), exits=(), marks=(), agents=(), bosses=(), finds=(), groups=(),
    script=NO_SCRIPT,
)  # fmt: skip

_made: list[str] = []


def mission_for_tests(
    base: str = "",
    search: Mapping[str, str] | None = None,
    needs: Mapping[str, str] | None = None,
    terminals: Mapping[str, Sequence[str]] | None = None,
    unlocks: bool = True,
    operations: Sequence[MissionOperation] = (),
    hints: Mapping[str, str] | None = None,
    marks: Mapping[str, tuple[Square, str]] | None = None,
    keys: Mapping[str, str] | None = None,
) -> Mission:
    """Another mission with these things in it, besides those of `base`.

    `search` says what scenery holds by its code, a card or "supplies", and `needs` which card one must have for it;
    `terminals` the operations of each Terminal, and `unlocks` whether doors can be unlocked there; `hints` the texts of
    Access Denied doors; `marks` where a card lies; `keys` the cards that open doors.
    """
    old = mission(base) if base else BLANK
    required = needs or {}
    finds = [
        Find(code, "" if card == "supplies" else card, required.get(code, "")) for code, card in (search or {}).items()
    ]
    found = replace(
        old,
        id=f"test-{len(_made)}",
        finds=(*old.finds, *finds),
        terminals=(
            *old.terminals,
            *[Terminal(code, (0, 0), tuple(ids), unlocks, False) for code, ids in (terminals or {}).items()],
        ),
        operations=(*old.operations, *operations),
        doors=(
            *old.doors,
            *[Door(code, ((0, 0),), 0, hint, False, False) for code, hint in (hints or {}).items()],
            *[Door(code, ((0, 0),), 1, "", False, False, key) for code, key in (keys or {}).items()],
        ),
        marks=(*old.marks, *[Mark(code, "mark", (at,), card) for code, (at, card) in (marks or {}).items()]),
    )
    _made.append(found.id)
    keep_mission(found)
    return found
