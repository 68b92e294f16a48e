"""What can be chosen for a new table, listed in the reader's language: `--seats list`, `--roles list` and so on."""

import argparse
from collections.abc import Callable
from typing import Final

from starboard.bots.base import ANY_GAME, bots_for
from starboard.bots.people import bot_players, strengths, tempers
from starboard.cli.seats import BOT, HUMAN
from starboard.kernel.game import Game
from starboard.rules.translations import translated_rulings
from starboard.texts import Texts

LIST: Final = ("list", "?")


def listed(game: Game, texts: Texts, args: argparse.Namespace) -> list[str]:
    """The lists that the arguments ask for, one after another; none if they ask for a game."""
    asked = [name for name in LISTS if str(getattr(args, name) or "").strip() in LIST]
    return [line for name in asked for line in LISTS[name](game, texts)]


def mode_lines(game: Game, texts: Texts) -> list[str]:
    return [line(texts, mode.id, f"{game.name}-mode-{mode.id}") for mode in game.offer.modes]


def scenario_lines(game: Game, texts: Texts) -> list[str]:
    """Those that need no campaign."""
    return [line(texts, one.id, f"{game.name}-scenario-{one.id}") for one in game.offer.scenarios if one.alone]


def role_lines(game: Game, texts: Texts) -> list[str]:
    return [line(texts, role.id, f"{game.name}-role-{role.id}") for role in game.offer.roles]


def seat_lines(game: Game, texts: Texts) -> list[str]:
    """People, kinds of bots, then the people that bots are: by strength, temper and name."""
    kinds = [line(texts, kind, f"cli-seat-{kind}") for kind in (HUMAN, BOT, *ANY_GAME)]
    kinds += [line(texts, kind, f"{game.name}-bot-{kind}") for kind in bots_for(game.name) if kind not in ANY_GAME]
    levels = [line(texts, level, f"web-bot-strength-{level}") for level in strengths(game.name)]
    manners = [line(texts, temper, f"web-bot-temper-{temper}") for temper in tempers(game.name)]
    people = list(dict.fromkeys([player.who for player in bot_players(game.name).values()]))
    lines = [*kinds, *levels, *manners, texts.text("cli-seat-people", names=", ".join(people))]
    if levels and manners:
        example = f"{tempers(game.name)[0]}-{strengths(game.name)[0]}"
        lines.append(texts.text("cli-seat-together", example=example))
    return lines


def option_lines(game: Game, texts: Texts) -> list[str]:
    """Every option with its rule and what it changes, as far as it is a ruling; variants are rules of their own."""
    known = {
        ruling.id: f"  [{ruling.rule}]\n    {ruling.readings.on}"
        for ruling in translated_rulings(game.name, texts.lang)
    }
    return [option.id + known.get(option.id, "") for option in game.offer.options]


def line(texts: Texts, word: str, message: str) -> str:
    """What to type, what it is called, and what it means, as far as there are words for it."""
    called = f"  {texts.text(message)}" if texts.has(message) else ""
    meant = f"\n    {texts.attribute(message, 'text')}" if texts.has(f"{message}.text") else ""
    return word + called + meant


LISTS: Final[dict[str, Callable[[Game, Texts], list[str]]]] = {
    "mode": mode_lines,
    "scenario": scenario_lines,
    "roles": role_lines,
    "seats": seat_lines,
    "options": option_lines,
}
