#!/usr/bin/env bash
# Prepare .venv with everything that plays, checks and tests Starboard, at the versions in constraints.txt.
# Called by make; PYTHON names the interpreter to build the environment from.
set -euo pipefail
cd "$(dirname "$0")/.."

python="${PYTHON:-python3}"
say() { echo "setup: $*" >&2; }
stop() { say "$*"; exit 1; }

command -v "$python" >/dev/null ||
    stop "$python is not here. Starboard needs Python 3.11 or newer (Debian: apt install python3 python3-venv)."
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "$("$python" --version) is too old; name a newer one with: make PYTHON=python3.11"

# Debian ships Python without venv and ensurepip; both come with the package python3-venv.
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "installing python3-venv"
        apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y python3-venv >/dev/null
    fi
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        stop "$python cannot make virtual environments. Install its venv module (Debian: sudo apt install python3-venv)."
fi

# A broken or half-made environment (moved, or its interpreter upgraded away) is made anew.
if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    say "creating .venv"
    "$python" -m venv --clear .venv
fi

pip() { .venv/bin/python -m pip --quiet --quiet --disable-pip-version-check "$@"; }

say "installing the tools and libraries of constraints.txt (a minute or two the first time)"
# The build backend goes in first and isolation off, so that it too has the version of constraints.txt.
pip install --constraint constraints.txt hatchling editables
pip install --constraint constraints.txt --no-build-isolation --editable ".[dev]"
say "ready"
