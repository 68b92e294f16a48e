"""`starboard check GAME --mission FILE --games 40`: one scenario, from a file or of the box, or all of a game.

What is wrong with it by file and place; its map, as text or as a picture; and, if bots shall play it, which of its
rules never did anything.
"""

import argparse
from typing import Any

from starboard.bots.base import ANY_GAME, good_bot
from starboard.cli.errors import Mistake
from starboard.cli.own_files import broken, read_text, reader_of
from starboard.cli.paths import path_of
from starboard.games.folders import part_of
from starboard.games.registry import GAMES, find_game
from starboard.kernel.game import Game, offer_for
from starboard.kernel.setup import Offer
from starboard.lab.games import Plan, play_one
from starboard.texts import Texts

ENDLESS_FOUND = 1


def run(args: argparse.Namespace, texts: Texts) -> int:
    game = find_game(args.game.lower()) if args.game else _first_with_missions()
    box = [one.id for one in game.offer.scenarios]
    if not args.mission:
        return max([look(game, texts, name, _box_text(game, name), args, shown=False) for name in box], default=0)
    if args.mission in box:
        return look(game, texts, args.mission, _box_text(game, args.mission), args)
    text = read_text(game, args.mission)
    problems = list(reader_of(game).problems(text, path_of(args.mission).name))
    if problems:
        raise broken(problems)
    return look(game, texts, "", text, args)


def look(game: Game, texts: Texts, scenario: str, text: str, args: argparse.Namespace, shown: bool = True) -> int:
    """One scenario that can be played: `scenario` is its id in the box, or nothing if it is of somebody's own."""
    reader = reader_of(game)
    print(texts.text("cli-check-scenario", name=scenario or _title(reader.titles(text), texts.lang)))
    if args.picture and shown:
        path_of(args.picture).write_text(reader.picture(text), encoding="utf-8")
        print(texts.text("cli-check-picture", path=args.picture))
    elif shown:
        print(reader.plan(text), end="")
    if args.games < 1:
        return 0
    return rehearse(game, texts, scenario, text, args.games)


def rehearse(game: Game, texts: Texts, scenario: str, text: str, games: int) -> int:
    """Bots play it, good ones and random ones in turn, in every mode, few at the table and many."""
    own = "" if scenario else text
    plans = plans_for(game, offer_for(game, own), scenario, own)
    with _checks(game).rehearsal(text) as heard:
        for number in range(games):
            play_one(game, plans[number % len(plans)], number)
    for trigger in heard.endless():
        print(texts.text("cli-check-endless", trigger=trigger))
    silent = heard.silent()
    print(texts.text("cli-check-silent", games=games, count=len(silent)))
    for line in silent:
        print(f"  {line}")
    return ENDLESS_FOUND if heard.endless() else 0


def plans_for(game: Game, offer: Offer, scenario: str, own: str) -> list[Plan]:
    """Every way to play it, those for few before those for many, each with good bots and with random ones."""
    plans: list[Plan] = []
    for many in (False, True):
        for bot in (good_bot(game.name), *ANY_GAME):
            for mode in [one.id for one in offer.modes]:
                seats = offer.counts(mode, scenario or offer.own)[many]
                plans.append(Plan(game.name, seats, mode, (), (bot,), 1, scenario, own))
    return plans


def _first_with_missions() -> Game:
    return next(game for game in GAMES.values() if game.own_scenarios is not None)


def _checks(game: Game) -> Any:
    found = part_of(game.name, "checks")
    if found is None or not hasattr(found, "rehearsal"):
        raise Mistake("cli-error-no-own", game=game.title)
    return found


def _box_text(game: Game, scenario: str) -> str:
    text: str = _checks(game).scenario_text(scenario)
    return text


def _title(titles: Any, lang: str) -> str:
    """In the reader's language, in English, or in whichever there is."""
    return str(titles.get(lang) or titles.get("en") or next(iter(titles.values())))
