"""`starboard play`: from the arguments to a table, and on to the session."""

import argparse

from starboard.cli.commands import obey
from starboard.cli.language import find_texts
from starboard.cli.paths import new_save, path_of
from starboard.cli.seats import default_seats, parse_seats
from starboard.cli.session import Session
from starboard.cli.table import Table, load_table, new_dice, new_table
from starboard.cli.terminal import Terminal, open_terminal
from starboard.games.registry import find_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.rules import translated_rulings

DEFAULT_MODE = "semi-coop"
LIST_OPTIONS = ("list", "?")


def run(args: argparse.Namespace) -> int:
    terminal = open_terminal(args.plain)
    if args.options.strip() in LIST_OPTIONS:
        terminal.show(option_lines(find_game(args.game.lower()), find_texts(args.lang).lang))
        return 0
    table, notices = open_table(args)
    return play(table, terminal, notices)


def play(table: Table, terminal: Terminal, notices: list[str]) -> int:
    session = Session(table, terminal, obey)
    session.notices = [table.texts.text("cli-welcome", path=str(table.path)), *notices]
    return session.run()


def open_table(args: argparse.Namespace) -> tuple[Table, list[str]]:
    """A new table, or the one in a save, with what the player should know about it."""
    texts = find_texts(args.lang)
    game = find_game(args.game.lower())
    path = path_of(args.save) if args.save else None
    if args.load:
        refuse_what_a_save_decides(args)
        table, notice = load_table(path_of(args.load), texts, path, args.seed)
        if table.match.game.name != game.name:
            raise StarboardError(f"{args.load} is a game of {table.match.game.name}, not of {game.name}")
        return table, [notice] if notice else []
    players = players_for(game, args)
    options = [option.strip() for option in args.options.split(",") if option.strip()]
    seed = new_dice() if args.seed is None else args.seed
    table = new_table(game.name, players, mode_of(game, args), options, seed, texts, path or new_save(game.name))
    return table, []


def refuse_what_a_save_decides(args: argparse.Namespace) -> None:
    """Better than to leave out silently what somebody asked for."""
    given = [f"--{name}" for name in ("seats", "mode", "options") if getattr(args, name)]
    if given:
        raise StarboardError(f"{', '.join(given)}: a saved game keeps its players, mode and options")


def option_lines(game: Game, lang: str) -> list[str]:
    """Every option with its rule and what it changes, as far as it is a ruling; variants are rules of their own."""
    known = {
        ruling.id: f"  [{ruling.rule}]\n    {ruling.readings.on}" for ruling in translated_rulings(game.name, lang)
    }
    return [option + known.get(option, "") for option in game.options]


def mode_of(game: Game, args: argparse.Namespace) -> str:
    """The mode asked for; one seat alone plays the mode for one."""
    if args.mode:
        return str(args.mode)
    alone = args.seats and len(parse_seats(game, args.seats)) == 1
    return "solo" if alone and "solo" in game.modes else DEFAULT_MODE


def players_for(game: Game, args: argparse.Namespace) -> list[str]:
    return parse_seats(game, args.seats) if args.seats is not None else default_seats(game, mode_of(game, args))
