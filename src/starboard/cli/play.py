"""`starboard play`: from the arguments to a table, and on to the session."""

import argparse

from starboard.bots.base import good_bot
from starboard.cli.choices import listed
from starboard.cli.commands import obey
from starboard.cli.errors import Mistake
from starboard.cli.language import find_texts
from starboard.cli.own_files import own_text
from starboard.cli.paths import new_save, path_of
from starboard.cli.seats import HUMAN, default_seats, parse_roles, parse_seats, setup_for
from starboard.cli.session import Session
from starboard.cli.table import TerminalTable, begun_table, load_table, new_dice
from starboard.cli.terminal import Terminal, open_terminal
from starboard.games.registry import find_game
from starboard.kernel.game import Game, offer_for
from starboard.kernel.setup import Setup


def run(args: argparse.Namespace) -> int:
    terminal = open_terminal(args.plain)
    lines = listed(find_game(args.game.lower()), find_texts(args.lang), args)
    if lines:
        terminal.show(lines)
        return 0
    table, notices = open_table(args)
    return play(table, terminal, notices)


def play(table: TerminalTable, terminal: Terminal, notices: list[str]) -> int:
    session = Session(table, terminal, obey)
    session.notices = [table.texts.text("cli-welcome", path=str(table.path)), *notices]
    return session.run()


def open_table(args: argparse.Namespace) -> tuple[TerminalTable, list[str]]:
    """A new table, or the one in a save, with what the player should know about it."""
    texts = find_texts(args.lang)
    game = find_game(args.game.lower())
    path = path_of(args.save) if args.save else None
    if args.load:
        refuse_what_a_save_decides(args)
        table, notice = load_table(path_of(args.load), texts, path, args.seed)
        if table.match.game.name != game.name:
            raise Mistake("cli-error-other-game", file=args.load, game=table.match.game.name, wanted=game.name)
        return table, [notice] if notice else []
    setup, players = setup_of(game, args)
    seed = new_dice() if args.seed is None else args.seed
    return begun_table(game, setup, players, seed, texts, path or new_save(game.name)), []


def setup_of(game: Game, args: argparse.Namespace) -> tuple[Setup, list[str]]:
    """What the arguments ask for, and who plays."""
    own = own_text(game, args.mission)
    players = players_for(game, args, own)
    mode, options = mode_of(game, args, own), words_of(args.options)
    return setup_for(game, players, mode, options, args.scenario, args.roles, own=own), players


def words_of(listed: str) -> list[str]:
    return [word.strip() for word in listed.split(",") if word.strip()]


def refuse_what_a_save_decides(args: argparse.Namespace) -> None:
    """Better than to leave out silently what somebody asked for."""
    given = [
        f"--{name}" for name in ("seats", "mode", "options", "scenario", "mission", "roles") if getattr(args, name)
    ]
    if given:
        raise Mistake("cli-error-save-keeps", given=", ".join(given))


def mode_of(game: Game, args: argparse.Namespace, own: str = "") -> str:
    """The mode asked for, or the first of the box that is for so many; a scenario of one's own may be for some only."""
    if args.mode:
        return str(args.mode)
    return offer_for(game, own).default_mode(asked_seats(game, args))


def asked_seats(game: Game, args: argparse.Namespace) -> int | None:
    """How many seats the arguments speak of, if they do."""
    if args.seats:
        return len(parse_seats(game, args.seats))
    return len(parse_roles(args.roles)) if args.roles else None


def players_for(game: Game, args: argparse.Namespace, own: str = "") -> list[str]:
    """Those that are named; without names you, and bots on the other seats."""
    if args.seats is not None:
        return parse_seats(game, args.seats)
    players = default_seats(game, mode_of(game, args, own), args.scenario, own)
    count = asked_seats(game, args)
    return players if count is None else [HUMAN, *[good_bot(game.name)] * (count - 1)]
