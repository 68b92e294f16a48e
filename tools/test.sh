#!/usr/bin/env bash
# Run every test: all of them with pytest, and beside it what waits for nobody, the client's checks and the compiled rules
# tests. Browser tests wait a lot; whatever of the processor they leave goes to the others, which have the lowest
# priority and take nothing away. Called by make; arguments go to both runs of pytest.
set -uo pipefail
cd "$(dirname "$0")/.."

jobs="$1"
shift
beside=build/beside.txt
mkdir -p build

# A process group of its own, so that it can be ended whole.
set -m
nice -n 19 make --no-print-directory --keep-going webtest compiledtest JOBS="$jobs" ARGS="$*" >"$beside" 2>&1 &
others=$!
set +m
trap 'kill -- -"$others" 2>/dev/null' EXIT

.venv/bin/python tools/second_chance.py -n "$jobs" --dist worksteal "$@"
code=$?

echo "test: the client's checks and the compiled rules tests, which ran beside:"
wait "$others" || code=$?
trap - EXIT
cat "$beside"
exit "$code"
