"""The standard operations of Terminals, which missions name (SAGA-HACK-02, SAGA-HACK-09)."""

from dataclasses import dataclass
from typing import Final

MANY, ONCE_PER_POINT = "many", "once-per-point"


@dataclass(frozen=True)
class Operation:
    """One operation. What it does is found by its id."""

    id: str
    complexity: int
    repeats: str = MANY


_ALL = (
    Operation("isolate", 2),
    Operation("weld", 2, ONCE_PER_POINT),
    Operation("alarm", 1),
    Operation("light", 1),
    Operation("camera", 1),
    Operation("shut", 1),
)

STANDARD_OPERATIONS: Final = {operation.id: operation for operation in _ALL}
