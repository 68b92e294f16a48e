"""The command `starboard`: what it can do, and how it says that something went wrong."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TypeAlias

from starboard.cli.errors import NotWritten
from starboard.kernel.errors import BrokenSave, StarboardError

BAD_INPUT, BAD_FILE = 2, 1
INTERRUPTED = 130  # what a shell expects of a program ended by Ctrl-C

INTRODUCTION = """\
Starboard is a table for science-fiction board games that knows the rules. It asks you only what you
may decide, tells you why something is not possible, and plays the other seats if you like.
"""

EXAMPLES = """\
Start here:
  starboard serve --open                       the table in your browser
  starboard play nemesis                       you and three bots in this terminal
  starboard play nemesis --seats human,human   two people at one keyboard
  starboard play nemesis --load FILE           go on with a saved game
  starboard rules noise roll                   what the rules say about it
  starboard rules NEM-NOISE-06                 one rule by its number
  starboard replay FILE --step                 watch a recorded game turn by turn
  starboard simulate nemesis --games 100       let bots play many games
  starboard check                              is everything there, in every language?

`starboard COMMAND --help` says more about a command. In a game, type help.
"""

PLAY = """\
Play at this keyboard. The screen shows the ship, your board and cards, what happened since your last
decision, and a question with numbered options: type a number, or several (1 3 4), or none.

At the prompt:
  ?  ? 3  ? WORDS  ? RULE      explain the question, an option, look up rules
  why                          what is not on offer, and why
  look NAME   hand   map   log what a component does, your cards, the ship, what happened
  undo  save  load  orders  lang  quit  help
The game is saved after every decision; quit, Ctrl-C or the end of the input lose nothing.
"""

PLAY_EXAMPLES = """\
examples:
  starboard play nemesis --seats human,bot,bot
  starboard play nemesis --seats human,human,random,scripted --mode coop
  starboard play nemesis --mode solo --lang it
  starboard play nemesis --options alternative-board,intruder-player --seed 7
  printf '1\\n1\\n' | starboard play nemesis --seed 7 --save game.starboard
"""

REPLAY_EXAMPLES = """\
examples:
  starboard replay game.starboard              the whole game in words
  starboard replay game.starboard --seat 2     as the second seat saw it
  starboard replay game.starboard --step       turn by turn, with Enter
It ends with code 1 if the file is damaged or the game no longer follows its own recording.
"""

RULES_EXAMPLES = """\
examples:
  starboard rules                      the chapters
  starboard rules surprise attack      the likeliest rules
  starboard rules NEM-NOISE            a chapter
  starboard rules NEM-NOISE-06         one rule, and those around it
"""

SOAK_EXAMPLES = """\
examples:
  starboard soak --minutes 5                   all games on the shelf, on all cores
  starboard soak --games 2000 --seed 7         the same games every time
  starboard soak --minutes 60 --tally FILE     adds up with earlier runs and goes on where they stopped
  starboard soak --replay FILE                 one fault again, with its traceback
It ends with code 1 if a fault was found, or if the one replayed still shows.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 is well, 1 is a file or game that is not, 2 is a request nobody understands."""
    _never_fail_to_print()
    words = sys.argv[1:] if argv is None else list(argv)
    if not words:
        parser(words).print_help()
        return 0
    args = parser(words).parse_args(words)
    try:
        return int(args.run(args))
    except (BrokenSave, NotWritten) as error:
        return _complain(error, BAD_FILE)
    except StarboardError as error:
        return _complain(error, BAD_INPUT)
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        return _print_nothing_more(0)
    except KeyboardInterrupt:
        return _complain("interrupted", INTERRUPTED)
    except OSError as error:  # the disk that the output goes to is full, for instance
        return _print_nothing_more(_complain(error, BAD_FILE))


def _print_nothing_more(code: int) -> int:
    """What is still waiting to be printed would only fail again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def _complain(error: Exception | str, code: int) -> int:
    print(f"starboard: {error}", file=sys.stderr)
    return code


def _never_fail_to_print() -> None:
    """Where the terminal cannot show a letter, a question mark is better than no game; closed paper takes anything."""
    if not (sys.stdout and sys.stderr):
        nowhere = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for as long as the program runs
        sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
    for paper in (sys.stdout, sys.stderr):
        if isinstance(paper, io.TextIOWrapper):
            paper.reconfigure(errors="replace")


# --- the commands ---


def parser(words: Sequence[str]) -> argparse.ArgumentParser:
    top = argparse.ArgumentParser("starboard", description=INTRODUCTION, epilog=EXAMPLES, formatter_class=_Raw)
    top.add_argument("--version", action=_Version, nargs=0, help="show which Starboard this is and exit")
    commands = top.add_subparsers(metavar="COMMAND", title="commands", required=True)
    add_serve(commands, words)
    add_backups(commands, words)
    add_play(commands)
    add_replay(commands)
    add_rules(commands)
    add_check(commands)
    add_simulate(commands, words)
    add_soak(commands, words)
    return top


class _Version(argparse.Action):
    """Looked up only when somebody asks."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(f"starboard {import_module('importlib.metadata').version('starboard')}")
        parser.exit()


class _Raw(argparse.RawDescriptionHelpFormatter):
    """Texts are laid out by hand."""


_Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_serve(commands: _Commands, words: Sequence[str]) -> None:
    about = "Run the table: people open the printed address in a browser, invite each other and play."
    serve = _command(commands, "serve", "open the table for browsers", about, "", "starboard.cli.serve")
    if "serve" in words[:1]:
        import_module("starboard.cli.serve").add_arguments(serve)


def add_backups(commands: _Commands, words: Sequence[str]) -> None:
    for name, about, restoring in (
        ("backup", "Write everything a server knows into one file, while people play.", False),
        ("restore", "Put a backup into a new, empty database.", True),
    ):
        command = _command(commands, name, about.rstrip(".").lower(), about, "", "starboard.cli.backups")
        command.set_defaults(restoring=restoring)
        if name in words[:1]:
            import_module("starboard.cli.backups").add_arguments(command)


def add_play(commands: _Commands) -> None:
    play = _command(commands, "play", "play a game at this keyboard", PLAY, PLAY_EXAMPLES, "starboard.cli.play")
    play.add_argument("game", nargs="?", default="nemesis", help="which game (default nemesis)")
    play.add_argument("--seats", metavar="A,B,…", help="who plays: human, bot, scripted, random (default: you, 3 bots)")
    play.add_argument("--mode", help="semi-coop (default), coop or solo")
    play.add_argument("--seed", type=int, help="the same seed gives the same dice")
    play.add_argument("--options", default="", metavar="A,B,…", help="rulings and variants; list tells them")
    play.add_argument("--load", metavar="FILE", help="go on with a saved game")
    play.add_argument("--save", metavar="FILE", help="where to save after every decision")
    _reading(play)


def add_replay(commands: _Commands) -> None:
    replay = _command(
        commands, "replay", "tell a recorded game in words", "Replay a saved or finished game from its record.",
        REPLAY_EXAMPLES, "starboard.cli.replay",
    )  # fmt: skip
    replay.add_argument("file", metavar="FILE", help="a saved or recorded game")
    replay.add_argument("--seat", metavar="N|open", help="whose eyes to see with (default: open once it is over)")
    replay.add_argument("--step", action="store_true", help="wait for Enter before every turn")
    _reading(replay)


def add_rules(commands: _Commands) -> None:
    about = "Search the rules in their own words, or look one up by its number."
    rules = _command(commands, "rules", "search the rules", about, RULES_EXAMPLES, "starboard.cli.rules_command")
    rules.add_argument("words", nargs="*", metavar="WORDS|ID", help="a few words, or a rule's number")
    rules.add_argument("--lang", help="en, it, de or cs")


def add_check(commands: _Commands) -> None:
    about = "Read all ledgers, rulings, content tables and texts, and name whatever is missing or broken."
    check = _command(commands, "check", "check content and texts", about, "", "starboard.cli.check")
    check.add_argument("--all", action="store_true", help="print every problem, not only the first ones")


def add_simulate(commands: _Commands, words: Sequence[str]) -> None:
    """Its arguments are its own; they are read only when they are needed."""
    about = "Let bots play many games and sum up how they ended."
    simulate = _command(commands, "simulate", "let bots play many games", about, "", "starboard.lab.simulate")
    if "simulate" in words[:1]:
        import_module("starboard.lab.simulate").add_arguments(simulate)


def add_soak(commands: _Commands, words: Sequence[str]) -> None:
    about = "Play random and adversarial games for as long as you like, look for faults of the rules, keep each one."
    soak = _command(
        commands, "soak", "look for faults of the rules", about, SOAK_EXAMPLES, "starboard.lab.soak.command"
    )
    if "soak" in words[:1]:
        import_module("starboard.lab.soak.command").add_arguments(soak)


def _command(
    commands: _Commands, name: str, summary: str, about: str, examples: str, module: str
) -> argparse.ArgumentParser:
    command = commands.add_parser(
        name, help=summary, description=about, epilog=examples, formatter_class=_Raw, allow_abbrev=False
    )
    command.set_defaults(run=_later(module))
    return command


def _later(module: str) -> Callable[[argparse.Namespace], int]:
    """Import what a command needs only when it is the one."""

    def run(args: argparse.Namespace) -> int:
        code: int = import_module(module).run(args)
        return code

    return run


def _reading(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", help="en, it, de or cs (default: the language of the environment)")
    command.add_argument("--plain", action="store_true", help="no colours, no drawing: for screen readers and scripts")


if __name__ == "__main__":
    raise SystemExit(main())
