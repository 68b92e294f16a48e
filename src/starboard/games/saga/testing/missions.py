"""Missions for rule tests: only what players learn when it happens, for the map is drawn on the table itself."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from starboard.games.saga.content.mission import (
    INTRODUCTION,
    Board,
    Demands,
    Door,
    Find,
    Mark,
    Mission,
    MissionOperation,
    Nexus,
    NexusRecipe,
    Squad,
    Square,
    Terminal,
)
from starboard.games.saga.content.mission_file import keep_mission, mission

BLANK = Mission(
    file="test", id="test", kind=INTRODUCTION, variants=(), turns=4, clock=0, firewall=0, supply="S1", aware=True,
    squad=Squad(0, True, (), (), ""), nexus=Nexus(3, 1, 9, (), NexusRecipe(True, (0, 0, 0)), ()),
    board=Board(1, 1, (("S.",),), ("A",), (0, 0)), zones=(("A", "here"),), looks=(), doors=(), fields=(), terminals=(),
    operations=(), scenery=(), devices=(), points=(), darkness=(), exits=(), marks=(), agents=(), bosses=(), finds=(),
    groups=(), demands=Demands((), ()),
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
    darkness: Sequence[Square] = (),
) -> Mission:
    """Another mission with these things in it, besides those of `base`.

    `search` says what scenery holds by its code, a card or "supplies", and `needs` which card one must have for it;
    `terminals` the operations of each Terminal, and `unlocks` whether doors can be unlocked there; `hints` the texts of
    Access Denied doors; `marks` where a card lies; `darkness` where the mission's darkness counters belong.
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
        doors=(*old.doors, *[Door(code, ((0, 0),), 0, hint, False, False) for code, hint in (hints or {}).items()]),
        marks=(*old.marks, *[Mark(code, "mark", (at,), card) for code, (at, card) in (marks or {}).items()]),
        darkness=(*old.darkness, *darkness),
    )
    _made.append(found.id)
    keep_mission(found)
    return found
