"""The games, one folder each. STARBOARD_GAMES names further folders that hold games, separated like those of PATH."""

import os

__path__ += [folder for folder in os.environ.get("STARBOARD_GAMES", "").split(os.pathsep) if folder]
