"""Write the classes of pieces, and the client's types of them, from what the games declare (`make fields`).

Every `declared.py` of the package, of a game that lives in the tests, and of those that `STARBOARD_GAMES` names says
once what a field is called, holds and shows; docs/state.md tells how. Beside it this writes `fields.py`, and for a game
with drawings in the client `web/src/games/<game>/state.gen.ts`.
`python -m tools.fields --check` changes nothing and fails if something is not current.
"""

import argparse
import sys
from pathlib import Path

from starboard.games.folders import folders
from tools.fieldgen import python, typescript
from tools.fieldgen.reading import BadDeclaration, Declaration, read

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "starboard"
TESTS = ROOT / "tests" / "games"  # a game that lives in the tests declares its fields like any other
GAMES = SOURCE / "games"
DRAWINGS = ROOT / "web" / "src" / "games"


def generated() -> dict[Path, str]:
    """Every generated file, as it should be."""
    files: dict[Path, str] = {}
    kernel = read(SOURCE / "kernel" / "declared.py")
    shared = {kind.name.removesuffix("Fields"): kind for kind in kernel.kinds}
    for path in sorted({path for place in (SOURCE, TESTS, *elsewhere()) for path in place.glob("**/declared.py")}):
        declaration = read(path)
        origin = shown(path)
        files[path.with_name("fields.py")] = python.written(declaration, origin)
        drawings = _drawings(declaration)
        if drawings:
            files[drawings / "state.gen.ts"] = typescript.written(declaration, shared, origin)
    return files


def elsewhere() -> list[Path]:
    """The folders of games outside the project."""
    return [place for place in (folder.resolve() for folder in folders().values()) if not place.is_relative_to(ROOT)]


def shown(path: Path) -> str:
    """The path within the project; of a game elsewhere, from its own folder on."""
    places = [ROOT, *[folder.parent for folder in elsewhere()]]
    return next(path.relative_to(place).as_posix() for place in places if path.is_relative_to(place))


def _drawings(declaration: Declaration) -> Path | None:
    """The client's folder of the game that declares this; None if it has none."""
    if not declaration.path.is_relative_to(GAMES):
        return None
    folder = DRAWINGS / declaration.path.relative_to(GAMES).parts[0]
    return folder if folder.is_dir() else None


def stale() -> list[Path]:
    return [path for path, text in generated().items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing, and fail if something is not current")
    checking = parser.parse_args().check
    try:
        old = stale()
        if checking and old:
            sys.exit("not current: " + ", ".join(shown(path) for path in old) + "; run `make fields`")
        for path, text in generated().items():
            if path in old:
                path.write_text(text, encoding="utf-8")
                print(f"written: {shown(path)}")
    except BadDeclaration as error:
        sys.exit(f"a declaration is refused: {error}")


if __name__ == "__main__":
    main()
