"""`starboard backup` and `starboard restore`: the whole server in one file, while people play."""

import argparse
from pathlib import Path

from starboard.cli.arguments import Command
from starboard.cli.language import find_texts
from starboard.cli.serve import settings_from
from starboard.server.storage.backup import back_up, restore


def add_arguments(command: Command) -> None:
    command.add("file", like="backup", metavar="file", type=Path)
    command.add("--database", like="backup", metavar="url")
    command.add("--lang", like="play")


def run(args: argparse.Namespace) -> int:
    url = settings_from(args).database
    rows = restore(url, args.file) if args.command == "restore" else back_up(url, args.file)
    texts = find_texts(args.lang)
    print(texts.attribute(f"cli-command-{args.command}", "done", rows=rows, file=str(args.file)))
    return 0
