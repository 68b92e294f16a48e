"""For authors of missions: what is wrong with a file, and a picture of its map.

python -m starboard.games.saga.look_at_mission my-mission.toml --svg my-mission.svg
"""

import argparse
import sys
from pathlib import Path

from starboard.games.saga.content.mission_file import MISSIONS, mission_bytes, parse_mission, problems_in
from starboard.games.saga.content.mission_picture import svg_map, text_map
from starboard.kernel.errors import BrokenContent
from starboard.kernel.own_files import LARGEST_FILE


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="What is wrong with a Star Saga mission, and a picture of its map.")
    parser.add_argument("mission", help=f"a file, or one of {', '.join(MISSIONS)}")
    parser.add_argument("--svg", type=Path, help="draw the map into this file")
    arguments = parser.parse_args(words)
    data, file = _read(arguments.mission)
    problems = problems_in(data, file)
    for problem in problems:
        print(problem, file=sys.stderr)
    try:
        mission = parse_mission(data, file)
    except BrokenContent:
        return 1  # told above
    if arguments.svg:
        arguments.svg.write_text(svg_map(mission), encoding="utf-8")
    else:
        print(text_map(mission), end="")
    return 1 if problems else 0


def _read(name: str) -> tuple[bytes, str]:
    if name in MISSIONS:
        return mission_bytes(name), f"{name}.toml"
    path = Path(name)
    with path.open("rb") as file:
        return file.read(LARGEST_FILE + 1), path.name


if __name__ == "__main__":
    sys.exit(main())
