"""Every test meets two games: those of the product, and the one that lives in the tests.

Where that lies is in the environment before anything of Starboard is imported; processes that tests start know it too.
"""

import os
from pathlib import Path

MINIATURE = Path(__file__).parent / "games" / "miniature" / "games"

_places = [place for place in os.environ.get("STARBOARD_GAMES", "").split(os.pathsep) if place]
if str(MINIATURE) not in _places:
    os.environ["STARBOARD_GAMES"] = os.pathsep.join([*_places, str(MINIATURE)])
