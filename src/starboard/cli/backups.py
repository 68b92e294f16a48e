"""`starboard backup` and `starboard restore`: the whole server in one file, while people play."""

import argparse
from pathlib import Path

from starboard.cli.serve import settings_from
from starboard.server.backup import back_up, restore

EXAMPLES = """\
examples:
  starboard backup starboard-2026-11-15.backup
  starboard restore starboard-2026-11-15.backup --database sqlite:///new.db
  starboard restore FILE --database postgresql://…      also from SQLite to PostgreSQL
"""


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.epilog = EXAMPLES
    command.add_argument("file", metavar="FILE", type=Path, help="the backup")
    command.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: as serve)")


def run(args: argparse.Namespace) -> int:
    url = settings_from(args).database
    if args.restoring:
        print(f"restored {restore(url, args.file)} rows from {args.file}")
    else:
        print(f"wrote {back_up(url, args.file)} rows to {args.file}")
    return 0
