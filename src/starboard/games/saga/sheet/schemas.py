"""What each version has written of the sheet. The first one is written down when the game is first played by people."""

from typing import Final

SCHEMAS: Final[dict[int, dict[str, str]]] = {}
