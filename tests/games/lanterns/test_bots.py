"""Bots of Lanterns have tempers: at the same table they do different things, and each can be seen to."""

from typing import Any

import pytest

from starboard.bots.base import make_bot
from starboard.bots.people import bot_players
from starboard.games.lanterns.bots.lamplighter import choose
from starboard.games.lanterns.bots.tempers import EVEN, TEMPERS
from starboard.games.lanterns.content.box import HAND
from starboard.kernel.requests import Ask

HALL = [["floor"] * 6 for _ in range(6)]
ACTIONS = ["walk", "throw", "rest", "wait"]


def table(scout: tuple[int, int], keeper: tuple[int, int], porter: tuple[int, int] = (0, 0), cards: int = 0) -> Any:
    wanderers = [
        {"role": "scout", "at": list(scout), "flames": 2, "hand": ["oil"] * cards},
        {"role": "porter", "at": list(porter), "flames": 2, "hand": 1},
    ]
    keeper_there = {"at": list(keeper), "dazzled": False}
    lantern = {"at": [5, 0], "lit": False}
    return {"ground": HALL, "options": [], "wanderers": wanderers, "keeper": keeper_there, "lanterns": {"A": lantern}}


def acts(temper: str, view: Any) -> Any:
    return choose(view, Ask(0, ACTIONS, "LAN-TURN-02", "act", about={"who": "scout"}), TEMPERS.get(temper, EVEN))


def test_the_cautious_throw_at_a_keeper_who_is_still_too_far_away_to_strike():
    view = table(scout=(0, 5), keeper=(4, 5), cards=HAND)
    assert (acts("", view), acts("cautious", view)) == ("walk", "throw")


def test_the_reckless_do_not_even_throw_when_they_are_about_to_be_struck():
    view = table(scout=(2, 5), keeper=(3, 5), cards=HAND)
    assert (acts("", view), acts("reckless", view)) == ("throw", "walk")


def test_the_loyal_throw_for_somebody_else():
    view = table(scout=(0, 1), keeper=(3, 5), porter=(2, 5), cards=HAND)
    assert (acts("", view), acts("loyal", view)) == ("walk", "throw")


def test_the_greedy_draw_cards_before_they_walk_and_pour_little():
    view = table(scout=(0, 1), keeper=(5, 5), cards=HAND - 1)
    assert (acts("", view), acts("greedy", view)) == ("walk", "rest")
    fuel = Ask(0, [0, 1, 2, 3], "LAN-KINDLE-02", "fuel", about={"who": "scout"})
    poured = {temper: choose(view, fuel, TEMPERS.get(temper, EVEN)) for temper in ("", "greedy", "reckless")}
    assert poured == {"": 2, "greedy": 1, "reckless": 3}


@pytest.mark.parametrize("player", ["odile-sharp", "wren-easy"])
def test_everybody_plays_their_own_temper(player: str):
    who = bot_players("lanterns")[player]
    bot: Any = make_bot(player, "lanterns", 1)
    assert bot.temper is TEMPERS[who.temper]


def test_the_easy_now_and_then_answer_without_a_thought():
    view = table(scout=(0, 1), keeper=(5, 5), cards=HAND)
    ask = Ask(0, ACTIONS, "LAN-TURN-02", "act", about={"who": "scout"})
    said = {player: {make_bot(player, "lanterns", seed).answer(view, ask) for seed in range(60)}
            for player in ("sefu-sharp", "sefu-easy")}  # fmt: skip
    assert said["sefu-sharp"] == {"walk"} and len(said["sefu-easy"]) > 1
