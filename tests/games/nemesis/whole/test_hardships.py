"""Rare combinations that could stop a table: each board is played on at random to the end, over many seeds.

A board may leave what is not told here as it lies after the set-up. `nasty.py` makes such tables at random for the
soak; these are the ones somebody thought of.
"""

from collections.abc import Callable

import pytest

from starboard.games.nemesis.content.tokens import INTRUDER_TOKENS
from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.games.nemesis.rules.intruders import MINIATURES
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.playout import playout
from starboard.kernel.seat_view import events, view
from starboard.kernel.visibility import SPECTATOR
from starboard.testing import NemesisTable
from tests.games.contract.playing import MOST_DECISIONS, one_decision

OBJECTIVE = {
    "captain": ["quarantine"],
    "pilot": ["ab-ovo"],
    "scout": ["hoarder"],
    "soldier": ["my-precious"],
    "mechanic": ["investigator"],
}
WOUND = {"captain": ["bleeding"], "pilot": ["bleeding"], "scout": ["bleeding"], "soldier": ["body"]}
CREW = ("captain", "pilot", "scout", "soldier", "mechanic")
EVERY_RULING = tuple(
    option.id for option in NEMESIS.offer.options if option.id not in ("intruder-player", "alternative-board")
)
VARIANTS = ((), EVERY_RULING, ("intruder-player",), ("alternative-board", *EVERY_RULING))
SEEDS = 12


def a_ship(options: tuple[str, ...], *found: str) -> NemesisTable:
    """A table on which these Rooms are explored."""
    table = NemesisTable(options=options)
    for tile in found:
        table.room(tile)
    return table


def crew(table: NemesisTable, count: int, at: str | int, **arranged) -> list:
    return [table.character(name, at=at, objectives=OBJECTIVE[name], **arranged) for name in CREW[:count]]


# --- Bag, pool and miniatures ---


def an_empty_bag(options) -> NemesisTable:
    table = a_ship(options, "nest")
    crew(table, 3, "nest", hand=["rest", "search"])
    table.bag()
    table.noise("nest")
    return table


def an_empty_pool(options) -> NemesisTable:
    table = a_ship(options, "nest")
    crew(table, 3, "nest", hand=["rest", "search"])
    table.bag(*INTRUDER_TOKENS)
    table.noise("nest")
    return table


def every_miniature_on_the_board(options) -> NemesisTable:
    table = a_ship(options, "nest", "canteen")
    crew(table, 3, "canteen", hand=["rest", "search", "interruption"])
    for at, (kind, count) in enumerate(MINIATURES.items()):
        for number in range(count):
            table.intruder(kind, at="nest" if number % 2 else 12 + at)
    table.noise("canteen")
    return table


# --- The Nest ---


def the_last_egg_and_many_hands(options) -> NemesisTable:
    table = a_ship(options, "nest")
    everybody = crew(table, 4, "nest", hand=["rest", "search", "demolition", "interruption"])
    table.g.eggs, table.g.egg_supply = 1, 7
    table.give(everybody[0], "grenade")
    table.give(everybody[1], "molotov")
    table.fire("nest")
    return table


def no_egg_anywhere(options) -> NemesisTable:
    table = a_ship(options, "nest")
    crew(table, 3, "nest", hand=[])
    table.g.eggs, table.g.egg_supply, table.g.nest_destroyed = 0, 8, True
    table.g.events_deck.put_on_top("hatching", 0)
    table.g.events_deck.cards.remove("hatching")
    return table


# --- The last moments ---


def self_destruct_and_chambers_at_once(options) -> NemesisTable:
    table = a_ship(options, "generator")
    crew(table, 3, "hibernatorium", hand=["rest", "search", "demolition"])
    table.g.time, table.g.self_destruct = 13, 4
    table.g.hibernation_open = table.g.pods_opened = True
    for pod in table.g.pods:
        pod.unlocked = True
    return table


def everybody_waits_in_pods(options) -> NemesisTable:
    table = a_ship(options, "evac-a", "evac-b")
    for pod, name in zip((1, 1, 2, 2), CREW, strict=False):
        table.character(name, pod=pod, held=["egg"], larva=True, wounds=WOUND[name], objectives=OBJECTIVE[name])
    table.intruder("adult", at="cockpit")
    table.g.time = 12
    return table


def the_last_one_is_almost_dead(options) -> NemesisTable:
    table = a_ship(options, "emergency")
    table.character("captain", at="emergency", hand=["rest"], light=2, larva=True, dressed=["leg", "arm", "body"])
    for name in CREW[1:4]:
        table.dead(name, at="emergency")
    table.g.first_death = 1
    table.fire("emergency")
    return table


def the_last_one_sits_in_a_pod_with_a_larva(options) -> NemesisTable:
    table = a_ship(options, "evac-b")
    table.character("captain", pod=2, larva=True, passed=True, objectives=OBJECTIVE["captain"])
    table.sleeper("pilot", objectives=OBJECTIVE["pilot"])
    table.g.step, table.g.hibernation_open, table.g.time = "event", True, 9
    table.g.events_deck.put_on_top("eclosion", 0)
    table.g.events_deck.cards.remove("eclosion")
    return table


def sleepers_before_the_first_intruder(options) -> NemesisTable:
    table = a_ship(options)
    table.g.met = False
    table.g.hibernation_open, table.g.time = True, 8
    table.character("captain", at="cockpit", hand=["rest", "search"], objectives=["quarantine", "ab-ovo"])
    table.sleeper("pilot", objectives=["hoarder", "my-precious"])
    table.noise("cockpit")
    return table


# --- Markers and tokens used up ---


FIRST_EIGHT = ("armory", "comms", "emergency", "storage", "laboratory", "surgery", "generator", "canteen")


def one_marker_from_the_end(options) -> NemesisTable:
    table = a_ship(options, *FIRST_EIGHT)
    crew(table, 3, "laboratory", hand=["demolition", "rest", "search"])
    table.fire(*FIRST_EIGHT)
    table.malfunction(*FIRST_EIGHT)
    return table


def every_door_token_in_place(options) -> NemesisTable:
    table = a_ship(options, "command-center")
    everybody = crew(table, 3, "command-center", hand=["rest", "search", "demolition"])
    for corridor in range(12):
        table.g.doors[corridor] = 1
    table.give(everybody[0], "tools")
    table.give(everybody[1], "security-key")
    table.give(everybody[2], "plasma-torch")
    return table


# --- Decks run dry ---


def hands_decks_and_discards_empty(options) -> NemesisTable:
    table = a_ship(options, "canteen")
    crew(table, 3, "canteen", hand=["contamination"] * 5, deck=[], discard=[])
    table.g.contamination -= 15
    table.noise("canteen")
    return table


def every_item_is_carried(options) -> NemesisTable:
    table = a_ship(options, "storage", "armory")
    everybody = crew(table, 2, "storage", hand=["search", "search", "rest"])
    for deck in (table.g.red, table.g.yellow, table.g.green):
        for item in deck.cards[:]:
            if item not in ("fire-extinguisher", "prototype-pistol", "prototype-rifle", "prototype-shotgun"):
                table.give(everybody[0], item)
    return table


def few_attack_and_event_cards(options) -> NemesisTable:
    table = a_ship(options, "canteen")
    crew(table, 3, "canteen", hand=["rest", "interruption"])
    for _ in range(3):
        table.intruder("adult", at="canteen")
    for deck in (table.g.attacks, table.g.events_deck):
        deck.discard, deck.cards = deck.cards[1:], deck.cards[:1]
    return table


def an_intruder_player_without_cards(options) -> NemesisTable:
    table = a_ship((*options, *(() if "intruder-player" in options else ("intruder-player",))), "canteen")
    table.dead("captain", at="canteen")
    crew_at = [table.character(name, at="canteen", hand=["rest"], objectives=OBJECTIVE[name]) for name in CREW[1:3]]
    table.g.first_death = table.g.hunter = 0
    table.g.active = crew_at[0].seat
    for _ in range(3):
        table.intruder("larva", at="canteen")
    table.g.attacks.discard, table.g.attacks.cards = table.g.attacks.cards, []
    table.g.hunter_deck.discard, table.g.hunter_deck.cards = table.g.hunter_deck.cards, []
    return table


# --- Hands, Items and reactions ---


def one_corpse_for_two(options) -> NemesisTable:
    table = a_ship(options, "laboratory", "surgery")
    table.dead("captain", at="laboratory")
    for name in CREW[1:3]:
        table.character(name, at="laboratory", hand=["rest", "search", "interruption"], objectives=OBJECTIVE[name])
    table.g.first_death, table.g.active = 0, 1
    table.lying("laboratory", "egg", "carcass")
    return table


def full_hands_and_tape(options) -> NemesisTable:
    table = a_ship(options, "storage")
    everybody = crew(table, 2, "storage", hand=["search", "rest", "search"], held=["egg", "carcass"])
    taped = table.character("scout", at="storage", hand=["rest", "search"], held=[("rifle", 2), ("shotgun", 1), "egg"])
    taped.held[0].tape = taped.held[1].tape = 1
    taped.objectives, taped.objectives_known = ["hoarder"], [4]
    for who in (*everybody, taped):
        table.give(who, "duct-tape")
    table.lying("storage", "egg", "carcass")
    table.intruder("breeder", at="cockpit")
    return table


def everybody_interrupts(options) -> NemesisTable:
    table = a_ship(options, "canteen")
    everybody = crew(table, 5, "canteen", hand=["interruption", "rest"])
    for who in everybody[:3]:
        table.give(who, "taser")
    return table


def cover_through_unknown_doors(options) -> NemesisTable:
    table = a_ship(options, "comms")
    soldier = table.character("soldier", at="comms", hand=["covering-fire"], objectives=OBJECTIVE["soldier"])
    for name in CREW[:3]:
        table.character(name, at="comms", hand=["interruption", "rest"], objectives=OBJECTIVE[name])
    table.intruder("adult", at="comms")
    for _, room in table.board.exits[soldier.room]:
        if not table.g.explored[room]:
            table.unexplored(room, token="doors-1" if "doors-1" in table.g.tokens_left else "doors-2")
    return table


def thrown_things_and_closed_doors(options) -> NemesisTable:
    table = a_ship(options, "canteen", "nest")
    everybody = crew(table, 4, "canteen", hand=["rest", "search", "interruption"])
    for who, item in zip(everybody, ("grenade", "smoke-grenade", "decoy", "molotov"), strict=True):
        table.give(who, item)
    for _, room in table.board.exits[everybody[0].room]:
        table.intruder("adult", at=room)
    table.intruder("creeper", at="canteen")
    table.lying("canteen", "egg")
    return table


def everybody_is_made_to_pass_in_the_fire(options) -> NemesisTable:
    table = a_ship(options, "canteen")
    everybody = crew(table, 4, "canteen", hand=["rest", "interruption"], light=2)
    for who in everybody:
        who.wounds = ["bleeding"] if who.seat < 3 else []
        who.dressed = ["leg", "arm"] if who.seat < 2 else []
    table.g.wounds.cards = [card for card in table.g.wounds.cards if card not in ("bleeding",)]
    for card in ("leg", "leg", "arm", "arm"):
        table.g.wounds.cards.remove(card)
    table.give(everybody[1], "maneuvering-system", known=True)
    everybody[1].quests.remove("maneuvering-system")
    table.fire("canteen")
    return table


BOARDS: tuple[Callable[[tuple[str, ...]], NemesisTable], ...] = (
    an_empty_bag,
    an_empty_pool,
    every_miniature_on_the_board,
    the_last_egg_and_many_hands,
    no_egg_anywhere,
    self_destruct_and_chambers_at_once,
    everybody_waits_in_pods,
    the_last_one_is_almost_dead,
    the_last_one_sits_in_a_pod_with_a_larva,
    sleepers_before_the_first_intruder,
    one_marker_from_the_end,
    every_door_token_in_place,
    hands_decks_and_discards_empty,
    every_item_is_carried,
    few_attack_and_event_cards,
    an_intruder_player_without_cards,
    one_corpse_for_two,
    full_hands_and_tape,
    everybody_interrupts,
    cover_through_unknown_doors,
    thrown_things_and_closed_doors,
    everybody_is_made_to_pass_in_the_fire,
)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.__name__)
def test_a_nasty_board_is_played_to_its_end(board):
    for number, options in enumerate(VARIANTS):
        table = board(options)
        for seed in range(SEEDS):
            g = table.g.clone()
            playout(NEMESIS, g, Fate(seed * 10 + number), limit=MOST_DECISIONS)
            assert g.step == "over", f"seed {seed} did not end"


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.__name__)
def test_everything_about_a_nasty_board_can_be_told(board):
    g: Nemesis = board(EVERY_RULING).g
    match, dice = Match(NEMESIS, g, Fate(7)), Fate(8)
    for _ in range(MOST_DECISIONS):
        if match.over:
            break
        for seat in (SPECTATOR, *match.asks):
            view(match, seat)
        one_decision(match, dice)
    assert match.over
    for seat in (SPECTATOR, 0):
        assert events(match, seat)
