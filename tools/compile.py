"""Compile the kernel and the rules with mypyc: the same source, the same games, about three times as fast.

Pure Python stays the reference. Compiled modules lie beside their sources (`make compiled`) or in a copy of the package
elsewhere (`--into DIR`, used by the tests); `--clean` removes them again.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
NO_COMPILER = 3  # the exit code that says nothing was wrong with the code

# What is hot. Left out: what reads annotations at run time (msgspec) or is never hot.
COMPILED = (
    "starboard/kernel/requests.py",
    "starboard/kernel/decks.py",
    "starboard/kernel/dice.py",
    "starboard/kernel/diffs.py",
    "starboard/kernel/driver.py",
    "starboard/kernel/fate.py",
    "starboard/kernel/fields.py",
    "starboard/kernel/game.py",
    "starboard/kernel/history.py",
    "starboard/kernel/match.py",
    "starboard/kernel/mirror.py",
    "starboard/kernel/orders.py",
    "starboard/kernel/pieces.py",
    "starboard/kernel/playout.py",
    "starboard/kernel/script.py",
    "starboard/kernel/seat_view.py",
    "starboard/kernel/encoding.py",
    "starboard/kernel/visibility.py",
    "starboard/kernel/worlds.py",
    "starboard/games/*/geometry/*.py",
    "starboard/games/*/state/*.py",
    "starboard/games/*/rules/**/*.py",
    "starboard/games/*/content/*.py",
)


def modules(source: Path) -> list[str]:
    found: list[str] = []
    for pattern in COMPILED:
        found += [
            str(path.relative_to(source))
            for path in sorted(source.glob(pattern))
            if path.name not in ("__init__.py", "declared.py")
        ]
    return found


def build(source: Path, quick: bool) -> None:
    """Compile in place below `source`; the build's own files are removed afterwards.

    A quick build is not optimised and takes a fraction of the time: enough to test that compiled games are the same.
    """
    settings = "opt_level='0', debug_level='0', separate=True" if quick else "opt_level='3', debug_level='0'"
    script = (
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"setup(name='starboard-compiled', packages=[], ext_modules=mypycify({modules(source)!r}, {settings}))\n"
    )
    environment = {**os.environ, "MYPYPATH": str(source)}
    command = [sys.executable, "-c", script, "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
    result = subprocess.run(command, cwd=source, env=environment, check=False, capture_output=True, text=True)
    shutil.rmtree(source / "build", ignore_errors=True)
    shutil.rmtree(source / ".mypy_cache", ignore_errors=True)
    if result.returncode:
        sys.exit(f"{result.stdout}\n{result.stderr}\ncompiling failed; pure Python works as before")


def can_compile() -> bool:
    return shutil.which("cc") is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def need_compiler() -> None:
    """A C compiler and Python's headers; on Debian as root they are installed, elsewhere asked for."""
    if not can_compile() and os.geteuid() == 0 and shutil.which("apt-get"):
        print("installing a C compiler and Python's headers …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "-qq", "update"], check=False, env=quiet)
        packages = ["gcc", "libc6-dev", "python3-dev"]
        subprocess.run(
            ["apt-get", "-qq", "install", "-y", *packages], check=False, env=quiet, stdout=subprocess.DEVNULL
        )
    if not can_compile():
        print(
            "compiling needs a C compiler and Python's headers (Debian: sudo apt install gcc python3-dev)", flush=True
        )
        sys.exit(NO_COMPILER)


def clean(source: Path) -> int:
    compiled = [*source.glob("*__mypyc*.so"), *source.glob("starboard/**/*.so")]
    for path in compiled:
        path.unlink()
    return len(compiled)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path, help="compile a copy of the package in this folder instead of in place")
    parser.add_argument(
        "--quick", action="store_true", help="build in less time, for tests: the games are the same, the speed is not"
    )
    parser.add_argument("--clean", action="store_true", help="remove compiled modules from the source tree")
    arguments = parser.parse_args()
    if arguments.clean:
        print(f"removed {clean(SOURCE)} compiled modules; Starboard runs as pure Python")
        return
    need_compiler()
    target = SOURCE
    if arguments.into:
        target = arguments.into.resolve()
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(SOURCE, target, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    print(f"compiling {len(modules(target))} modules with mypyc; this takes a minute or two …", flush=True)
    build(target, arguments.quick)
    print("done" + ("" if arguments.into else "; `make pure` goes back to pure Python"))


if __name__ == "__main__":
    main()
