"""The commands of `starboard` and their arguments; every word of their help is a text (cli-commands.ftl)."""

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from starboard.cli.argparse_words import speak
from starboard.cli.language import environment_language, short_name
from starboard.games.folders import folders
from starboard.texts import LANGUAGES, Texts

LANG = "--lang"
HELP_FILES = ("cli-commands.ftl", "cli-errors.ftl", "errors.ftl")


def command_texts(words: Sequence[str]) -> Texts:
    """The texts of the command line alone, which are read quickly, in the language asked for or the environment's."""
    lang = ""
    for at, word in enumerate(words):
        if word == LANG and at + 1 < len(words):
            lang = short_name(words[at + 1])
        elif word.startswith(f"{LANG}="):
            lang = short_name(word.removeprefix(f"{LANG}="))
    return Texts(lang if lang in LANGUAGES else environment_language(), files=HELP_FILES)


def first_game() -> str:
    """The game of the examples: the first that can be played."""
    return next(name for name, folder in folders().items() if (folder / "plugin.py").is_file())


class Raw(argparse.RawDescriptionHelpFormatter):
    """Texts are laid out by hand."""


class Command:
    """One command while its arguments are being named: `.arg-<name>` of its message is the help of each."""

    def __init__(self, parser: argparse.ArgumentParser, texts: Texts, message: str) -> None:
        self.parser, self.texts, self.message = parser, texts, message

    def add(self, flag: str, like: str = "", metavar: str = "", **how: Any) -> None:
        """An argument; `like` is another command whose words for it are the same."""
        name = flag.removeprefix("--")
        message = f"cli-command-{like}" if like else self.message
        if metavar in METAVARS:
            metavar = self.texts.text(f"cli-metavar-{metavar}")
        if metavar:
            how["metavar"] = metavar
        text = self.texts.attribute(message, f"arg-{name}", **self.variables(f"{message}.arg-{name}"))
        self.parser.add_argument(flag, help=text.replace("%", "%%"), **how)

    def variables(self, key: str) -> dict[str, str]:
        return {"game": first_game()} if key in NAMING_A_GAME else {}

    def reading(self) -> None:
        """What every command that shows a game has."""
        self.add(LANG, like="play")
        self.add("--plain", like="play", action="store_true")


METAVARS = ("command", "file", "url", "words", "game", "name")
NAMING_A_GAME = ("cli-command-play.arg-game", "cli-command-simulate.arg-game")


def parser(words: Sequence[str], texts: Texts) -> argparse.ArgumentParser:
    speak(texts)
    top = argparse.ArgumentParser(
        "starboard",
        description=texts.attribute("cli-command", "about"),
        epilog=texts.attribute("cli-command", "examples", game=first_game()),
        formatter_class=Raw,
    )
    top.add_argument("--version", action=Version, nargs=0, help=texts.attribute("cli-command", "arg-version"))
    top.add_argument(LANG, dest="before", metavar="LANG", help=texts.attribute("cli-command-play", "arg-lang"))
    title = texts.attribute("cli-command", "commands")
    commands = top.add_subparsers(metavar=texts.text("cli-metavar-command"), title=title, required=True)
    for name, (module, add_arguments) in COMMANDS.items():
        command = add_command(commands, texts, name, module)
        if add_arguments is not None:
            add_arguments(command)
        elif name == chosen(words):  # its arguments are its own; they are read only when they are needed
            import_module(module).add_arguments(command)
    return top


def chosen(words: Sequence[str]) -> str:
    """The command among the words: the first that is neither an option nor a language."""
    plain = [word for at, word in enumerate(words) if not word.startswith("-") and (at == 0 or words[at - 1] != LANG)]
    return plain[0] if plain else ""


def add_command(commands: Any, texts: Texts, name: str, module: str) -> Command:
    message = f"cli-command-{name}"
    summary, about = texts.text(message), texts.attribute(message, "about")
    made: argparse.ArgumentParser = commands.add_parser(
        name, help=summary, description=about, formatter_class=Raw, allow_abbrev=False
    )
    if texts.has(f"{message}.examples") and name not in OWN_EXAMPLES:
        made.epilog = texts.attribute(message, "examples", game=first_game())
    made.set_defaults(run=later(module), command=name)
    return Command(made, texts, message)


def later(module: str) -> Callable[[argparse.Namespace], int]:
    """Import what a command needs only when it is the one."""

    def run(args: argparse.Namespace) -> int:
        code: int = import_module(module).run(args)
        return code

    return run


class Version(argparse.Action):
    """Looked up only when somebody asks."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(f"starboard {import_module('importlib.metadata').version('starboard')}")
        parser.exit()


def play(command: Command) -> None:
    command.add("game", nargs="?", default=first_game())
    command.add("--seats", metavar="A,B,…")
    command.add("--mode")
    command.add("--scenario", default="")
    command.add("--mission", default="", metavar="file")
    command.add("--roles", default="", metavar="A,B,…")
    command.add("--seed", type=int)
    command.add("--options", default="", metavar="A,B,…")
    command.add("--load", metavar="file")
    command.add("--save", metavar="file")
    command.reading()


def campaign(command: Command) -> None:
    command.add("action", choices=("new", "list", "next", "branch"))
    command.add("name", nargs="?", default="", metavar="name")
    command.add("--game", like="play", default=first_game(), metavar="game")
    command.add("--kind", default="")
    command.add("--mode", like="play")
    command.add("--options", like="play", default="", metavar="A,B,…")
    command.add("--from", dest="number", type=int, metavar="N")
    command.add("--at", choices=("before", "after"), default="before")
    for argument in ("scenario", "seats", "roles"):
        command.add(f"--{argument}", like="play", default="", metavar="" if argument == "scenario" else "A,B,…")
    command.add("--seed", like="play", type=int)
    command.reading()


def replay(command: Command) -> None:
    command.add("file", metavar="file")
    command.add("--seat", metavar="N|open")
    command.add("--step", action="store_true")
    command.reading()


def rules(command: Command) -> None:
    command.add("words", nargs="*", metavar="words")
    command.add("--lang", like="play")


def check(command: Command) -> None:
    command.add("game", nargs="?", default="")
    command.add("--mission", default="", metavar="file")
    command.add("--games", type=int, default=0)
    command.add("--picture", default="", metavar="file")
    command.add("--all", action="store_true")
    command.add("--lang", like="play")


# Every command with the module that runs it, and its arguments where they are named here.
COMMANDS: dict[str, tuple[str, Callable[[Command], None] | None]] = {
    "serve": ("starboard.cli.serve", None),
    "backup": ("starboard.cli.backups", None),
    "restore": ("starboard.cli.backups", None),
    "play": ("starboard.cli.play", play),
    "campaign": ("starboard.cli.campaign", campaign),
    "replay": ("starboard.cli.replay", replay),
    "rules": ("starboard.cli.rules_command", rules),
    "check": ("starboard.cli.check", check),
    "simulate": ("starboard.lab.simulate", None),
    "soak": ("starboard.lab.soak.command", None),
}
OWN_EXAMPLES = ("serve",)  # which names the settings too
