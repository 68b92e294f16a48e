#!/usr/bin/env bash
# What the tests need beside Python: Chromium for the browser tests, PostgreSQL and Redis for the server's. Installed
# from Debian's packages where that is possible; where it is not, the tests that need them say so and are skipped.
set -euo pipefail

say() { echo "services: $*" >&2; }

missing=()
[ -x /usr/bin/chromium-headless-shell ] || missing+=(chromium-headless-shell)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
command -v redis-server >/dev/null || missing+=(redis-server)
[ ${#missing[@]} -gt 0 ] || exit 0

if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    say "NOT HERE: ${missing[*]}. Install them to run every test (Debian: sudo apt install ${missing[*]})."
    exit 0
fi
say "installing ${missing[*]} (a few minutes, once)"
export DEBIAN_FRONTEND=noninteractive
mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
for attempt in 1 2 3; do
    apt-get -qq update >/dev/null && apt-get -qq install -y --no-install-recommends "${missing[@]}" >/dev/null && exit 0
    say "attempt $attempt failed"
    sleep 5
done
say "COULD NOT INSTALL ${missing[*]}; the tests that need them will be skipped"
