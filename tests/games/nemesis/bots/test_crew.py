"""The scripted crew member: legal in every game, from its view alone, sensible, and better than chance."""

import msgspec
import pytest

from starboard.bots.base import RandomBot, make_bot
from starboard.games.nemesis.bots import CrewBot
from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.games.nemesis.rules.attempts import decide_in_pod
from starboard.games.nemesis.rules.menu import menu
from starboard.games.nemesis.state.fields import Character
from starboard.kernel.errors import Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.pieces import project
from starboard.kernel.playout import playout
from starboard.kernel.requests import Ask, Payload
from starboard.lab.games import Plan, play_one
from starboard.testing import NemesisTable
from tests.games.nemesis.whole.games import TABLES

# --- Whole games ---


def play(seats: int, mode: str, options: tuple[str, ...], seed: int, bots: list[CrewBot | RandomBot]) -> list[Payload]:
    """One game; every answer is checked, and every view goes through JSON first, as over a network."""
    answers: list[Payload] = []

    def policy(seat: int):
        def answer(g, ask: Ask) -> Payload:
            view = msgspec.json.decode(msgspec.json.encode(project(g, seat)))
            chosen = bots[seat].answer(view, ask)
            assert ask.allows(chosen), f"{ask.kind}: {chosen} is not one of {ask.options}"
            answers.append(chosen)
            return chosen

        return answer

    g = new_table(NEMESIS, seats, mode, options)
    playout(NEMESIS, g, Fate(seed), [policy(seat) for seat in range(seats)], 20_000)
    assert g.step == "over"
    return answers


@pytest.mark.parametrize(("seats", "mode", "options"), TABLES)
def test_plays_whole_games_legally_from_a_plain_view(seats: int, mode: str, options: tuple[str, ...]):
    for seed in range(3):
        play(seats, mode, options, seed, [CrewBot(seed) for _ in range(seats)])


@pytest.mark.parametrize("seed", range(6))
def test_copes_with_chaos_around_it(seed: int):
    bots: list[CrewBot | RandomBot] = [CrewBot(seed), RandomBot(seed), RandomBot(seed + 1), RandomBot(seed + 2)]

    play(4, "semi-coop", ("intruder-player",), seed, bots)


def test_the_same_seed_and_questions_give_the_same_answers():
    first = play(3, "semi-coop", (), 5, [CrewBot(seat) for seat in range(3)])
    again = play(3, "semi-coop", (), 5, [CrewBot(seat) for seat in range(3)])

    assert first == again


def test_a_bot_for_another_game_is_not_known():
    with pytest.raises(Unknown, match="random"):
        make_bot("scripted", "chess", 1)


def test_survives_much_more_often_than_chance():
    """Scripted and random crew members at the same tables; the margin is far above the noise of sixty games."""
    seats: dict[str, list[bool]] = {"scripted": [], "random": []}
    for number in range(60):
        outcome = play_one(NEMESIS, Plan("nemesis", 4, "semi-coop", (), ("scripted", "random"), 11), number)
        for seat, kind in enumerate(outcome.bots):
            seats[kind].append(outcome.results["fates"][seat] in ("escaped", "hibernating"))

    scripted, chance = sum(seats["scripted"]), sum(seats["random"])
    assert scripted >= 3 * max(chance, 6)  # at least 15 of 120 in any case


# --- Situations ---


def action(table: NemesisTable, who: Character) -> Payload:
    """What the bot does at its main question."""
    found = menu(table.g, who)
    table.g.active = who.seat
    ask = Ask(who.seat, found.options, "NEM-TURN-06", "action")
    return CrewBot(1).answer(project(table.g, who.seat), ask)


def answer(table: NemesisTable, who: Character, kind: str, options: list[Payload], **about: Payload) -> Payload:
    return CrewBot(1).answer(project(table.g, who.seat), Ask(who.seat, options, "", kind, about=about))


HAND = ["search", "rest", "demolition", "interruption", "reload"]


def test_runs_from_the_queen_when_badly_wounded():
    table = NemesisTable(corridors={1: ("laboratory", "cabins")})
    captain = table.character(
        "captain", at="laboratory", hand=HAND, wounds=["body", "leg"], objectives=["strike"], held=[("six-shooter", 1)]
    )
    table.intruder("queen", at="laboratory")

    assert action(table, captain) == "escape"


def test_leaves_under_cover_rather_than_being_bitten():
    table = NemesisTable(corridors={1: ("laboratory", "cabins")})
    hand = ["suppressive-fire", *HAND]
    captain = table.character("captain", at="laboratory", hand=hand, wounds=["body"], objectives=["strike"])
    table.intruder("queen", at="laboratory")

    assert action(table, captain) == "card:suppressive-fire"


def test_shoots_a_creeper_with_a_full_rifle():
    table = NemesisTable(corridors={1: ("laboratory", "cabins")})
    scout = table.character("scout", at="laboratory", hand=[*HAND[:4], "scavenging"], objectives=["strike"])
    table.intruder("creeper", at="laboratory")

    assert action(table, scout) == "shoot"


@pytest.mark.parametrize("kind", ["larva", "creeper", "adult", "breeder", "queen"])
def test_never_brawls_at_the_brink_of_death(kind: str):
    table = NemesisTable(corridors={1: ("laboratory", "cabins")})
    scout = table.character(
        "scout", at="laboratory", hand=HAND[:4], wounds=["body", "leg", "hand"], held=[], objectives=["strike"]
    )
    table.intruder(kind, at="laboratory")

    assert action(table, scout) != "melee"


def test_boards_an_unlocked_pod_when_time_is_short():
    table = NemesisTable(rooms={2: "evac-a"})
    scout = table.character("scout", at="evac-a", hand=HAND[:4], objectives=["investigator"])
    table.g.turn, table.g.time = 13, 12
    table.pod(1).unlocked = True

    assert action(table, scout) == "room"
    assert answer(table, scout, "in-pod", ["launch", "wait", "leave"]) == "launch"


def test_launches_once_inside():
    table = NemesisTable(rooms={2: "evac-a"})
    scout = table.character("scout", pod=1, hand=HAND[:3], objectives=["strike"])
    table.pod(1).unlocked = True

    request = decide_in_pod(table.g, scout, "NEM-POD-08").send(None)
    assert CrewBot(3).answer(project(table.g, 0), request) == "launch"


def test_goes_to_hibernate_when_the_ship_is_safe():
    table = NemesisTable(corridors={4: ("cabins", "hibernatorium")})
    pilot = table.character("pilot", at="cabins", hand=HAND[:4], objectives=["salvaging"])
    sure = [pilot.seat]
    for engine in (1, 2, 3):
        table.engine(engine, "working", known_to=sure)
    table.coordinates(6, known_to=sure)
    table.g.turn, table.g.time, table.g.hibernation_open = 9, 8, True

    assert action(table, pilot) in ("move", "careful")
    pilot.room = 11
    assert action(table, pilot) == "room"


def test_does_not_fall_asleep_on_the_way_to_venus():
    table = NemesisTable()
    pilot = table.character("pilot", at="hibernatorium", hand=HAND[:4], objectives=["strike"])
    table.coordinates(7, known_to=[pilot.seat])  # the marker on B leads to Venus
    table.g.turn, table.g.time, table.g.hibernation_open = 9, 8, True

    assert action(table, pilot) != "room"


def test_heals_in_the_emergency_room():
    table = NemesisTable(rooms={2: "emergency"})
    hand = ["demolition", "interruption", "order", "motivation"]
    captain = table.character(
        "captain", at="emergency", hand=hand, wounds=["arm"], dressed=["body"], objectives=["strike"]
    )
    table.items_in("emergency", 0)

    assert action(table, captain) == "room"
    assert answer(table, captain, "alternative", ["dress-all", "heal-dressed"]) == "heal-dressed"


def test_cures_a_larva_in_the_surgery_before_it_leaves():
    table = NemesisTable(rooms={2: "surgery", 3: "evac-a"})
    captain = table.character("captain", at="surgery", hand=HAND[1:], larva=True, objectives=["strike"])
    captain.discard = ["contamination"] * 3
    table.items_in("surgery", 0)
    table.pod(1).unlocked = True

    assert action(table, captain) == "room"


def test_keeps_the_objective_it_can_achieve():
    def kept_by(seat: int, other: str) -> Payload:
        table = NemesisTable()
        held = [["investigator"], ["quarantine"]]
        held[seat] = [other, "pastures"]
        crew = [table.character(name, objectives=held[at]) for at, name in enumerate(("scout", "pilot"))]
        return answer(table, crew[seat], "objective", ["first", "second"])

    assert kept_by(0, "ab-ovo") == "second"  # another player is number 2 …
    assert kept_by(1, "ab-ovo") == "first"  # … and cannot be its own rival


def test_stays_out_of_the_fire_without_a_reason_to_enter():
    table = NemesisTable(rooms={number: tile for number, tile in ((2, "evac-a"), (6, "cabins"))})
    soldier = table.character("soldier", at="evac-a", hand=["interruption", "demolition"], objectives=["strike"])
    table.items_in("evac-a", 0)
    table.fire("cockpit", "cabins")  # the only ways out

    assert action(table, soldier) == "pass"


def test_walks_out_of_a_burning_room():
    table = NemesisTable(corridors={1: ("armory", "storage")})
    soldier = table.character("soldier", at="armory", hand=["interruption", "demolition"], objectives=["strike"])
    table.items_in("armory", 0)
    table.fire("armory")
    table.g.actions = 1

    assert action(table, soldier) in ("move", "careful")


def test_pays_with_the_least_useful_cards():
    table = NemesisTable()
    soldier = table.character("soldier", hand=["covering-fire", "interruption", "full-auto"])

    ask = Ask(0, sorted(soldier.hand), "NEM-ACTION-01", "pay", 1, 1, True, {"action": "move", "cost": 1})
    assert CrewBot(1).answer(project(table.g, 0), ask) == ("interruption",)


def test_waits_for_a_repair_card_by_discarding_the_rest():
    table = NemesisTable(rooms={2: "evac-a"})
    soldier = table.character("soldier", at="evac-a", hand=["search", "rest", "full-auto"], objectives=["strike"])
    table.pod(1).unlocked = True
    table.malfunction("evac-a")

    ask = Ask(0, sorted(soldier.hand), "NEM-TURN-07", "discard", 0, 3, True)
    assert sorted(CrewBot(1).answer(project(table.g, 0), ask)) == sorted(soldier.hand)


# --- Manners and secrets ---


def test_accepts_a_gift_and_gives_nothing_away():
    table = NemesisTable()
    scout = table.character("scout", items=["medkit"])
    table.character("pilot")

    assert answer(table, scout, "trade-answer", ["accept", "refuse", "swap"], target=1, offer=("tools",)) == "accept"
    assert CrewBot(1).answer(project(table.g, 0), Ask(0, [1], "", "trade-partner", 0)) is None
    assert CrewBot(1).answer(project(table.g, 0), Ask(0, ["medkit"], "", "trade-offer", 0, 1, True)) == ()


def test_interrupts_only_what_threatens_the_ship_it_needs():
    table = NemesisTable(rooms={2: "generator"})
    friend = table.character("scout", at="generator", hand=["interruption"], objectives=["salvaging"])
    rival = table.character("pilot", at="generator", hand=["interruption"], objectives=["strike"])
    about = {"trigger": "interrupts", "actor": 1}

    def reaction(who: Character, deed: str) -> Payload:
        ask = Ask(who.seat, ["interruption"], "", "react", 0, about={**about, "action": deed})
        return CrewBot(1).answer(project(table.g, who.seat), ask)

    assert reaction(friend, "room") == "interruption"
    assert reaction(friend, "move") is None
    assert reaction(rival, "room") is None


def test_what_others_hide_does_not_change_what_it_does():
    """Twin tables that differ in another seat's cards, Items and Objective look the same to it."""

    def table_with(hand: list[str], item: str, objective: str) -> Payload:
        table = NemesisTable(corridors={1: ("armory", "storage")})
        me = table.character("scout", at="armory", hand=[*HAND[:4], "scavenging"], objectives=["strike", "hoarder"])
        table.character("pilot", at="storage", hand=hand, items=[item], objectives=[objective])
        return action(table, me)

    assert table_with(["search", "rest"], "grenade", "quarantine") == table_with(
        ["piloting", "search"], "decoy", "ab-ovo"
    )
