"""Write the classes of pieces, and the client's types of them, from what the games declare (`make fields`).

Every `declared.py` of the package, and of a game that lives in the tests, says once what a field is called, holds and
shows; docs/state.md tells how. Beside it this writes `fields.py`, and for a game with drawings in the client
`web/src/games/<game>/state.gen.ts`.
`python -m tools.fields --check` changes nothing and fails if something is not current.
"""

import argparse
import sys
from pathlib import Path

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
    for path in sorted([*SOURCE.glob("**/declared.py"), *TESTS.glob("**/declared.py")]):
        declaration = read(path)
        origin = path.relative_to(ROOT).as_posix()
        files[path.with_name("fields.py")] = python.written(declaration, origin)
        drawings = _drawings(declaration)
        if drawings:
            files[drawings / "state.gen.ts"] = typescript.written(declaration, shared, origin)
    return files


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
            sys.exit("not current: " + ", ".join(str(path.relative_to(ROOT)) for path in old) + "; run `make fields`")
        for path, text in generated().items():
            if path in old:
                path.write_text(text, encoding="utf-8")
                print(f"written: {path.relative_to(ROOT)}")
    except BadDeclaration as error:
        sys.exit(f"a declaration is refused: {error}")


if __name__ == "__main__":
    main()
