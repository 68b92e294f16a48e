"""Nemesis in words: nothing unsaid, nothing half said, and nothing said that its reader may not know."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import starboard.games.nemesis
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.describe import describe_ask, describe_event, describe_option
from starboard.games.nemesis.describe_options import DESCRIBERS
from starboard.games.nemesis.describe_rules import ACTION_RULES, ALTERNATIVE_RULES, PURPOSES, ROOM_RULES
from starboard.games.nemesis.determinize import determinize
from starboard.games.nemesis.game import NEMESIS, OPTIONS
from starboard.games.nemesis.play import STEPS
from starboard.games.nemesis.setup import equip, lay_out
from starboard.games.nemesis.state import Intruder, Nemesis, bit
from starboard.kernel.asks import Ask
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.playout import random_answer
from starboard.kernel.present import told
from starboard.kernel.views import EVERYBODY, SPECTATOR
from starboard.render import say
from starboard.rules import find_rule
from starboard.texts import Texts

SOURCE = Path(starboard.games.nemesis.__file__).parent
ENGLISH = Texts("en")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


# --- Everything the rules can say has a message ---


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of that name in the game's source."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def words(node: ast.expr) -> list[str]:
    """The strings an argument can be: one, or either of a conditional."""
    if isinstance(node, ast.IfExp):
        return words(node.body) + words(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def literals(name: str, at: int) -> set[str]:
    return {word for call in calls(name) if len(call.args) > at for word in words(call.args[at])}


def alternatives() -> set[str]:
    tables = [part for call in calls("either") for part in ast.walk(call) if isinstance(part, ast.Dict)]
    tables += [
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Dict) and "ENGINE_WORK" in ast.dump(node.value)
    ]
    return {word for table in tables for key in table.keys if key for word in words(key)}


def causes() -> set[str]:
    """What is given as the cause of a wound, a death or the end."""
    positions = (("die", 2), ("suffer_light", 3), ("suffer_serious", 3), ("lost", 2))
    return {word for name, at in positions for word in literals(name, at)} | endings()


def endings() -> set[str]:
    return literals("explode", 1) | literals("end", 1) | {"engines"}


ASKS = sorted(literals("Ask", 3))
EVENTS = sorted(literals("tell", 1))
REFUSALS = sorted(literals("Refusal", 1))


def test_the_source_was_really_read() -> None:
    assert {"action", "pay", "trade-answer"} <= set(ASKS)
    assert {"moved", "pod-locked", "pod-unlocked"} <= set(EVENTS)
    assert {"all-noisy", "in-combat"} <= set(REFUSALS)
    assert {"repair", "engine", "door", "dress-all", "shock-character"} <= alternatives()
    assert {"intruder", "melee", "wrong-planet", "jump", "ninth-fire"} <= causes()


@pytest.mark.parametrize("kind", ASKS)
def test_every_question_has_words(kind: str) -> None:
    assert ENGLISH.has(f"nemesis-ask-{kind}")
    assert kind in DESCRIBERS


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_words(kind: str) -> None:
    assert ENGLISH.has(f"nemesis-log-{kind}")


@pytest.mark.parametrize("key", REFUSALS)
def test_every_refusal_has_words(key: str) -> None:
    assert ENGLISH.has(f"nemesis-refusal-{key}")


@pytest.mark.parametrize("key", sorted(alternatives()))
def test_every_alternative_has_words(key: str) -> None:
    assert ENGLISH.has(f"nemesis-alternative-{key}")


@pytest.mark.parametrize("cause", sorted(causes()))
def test_every_cause_is_told_and_remembered(cause: str) -> None:
    assert ENGLISH.has(f"nemesis-cause-{cause}")
    assert ENGLISH.has(f"nemesis-fate-{cause}")


@pytest.mark.parametrize("cause", sorted(endings()))
def test_every_ending_has_words(cause: str) -> None:
    assert ENGLISH.has(f"nemesis-ending-{cause}")


@pytest.mark.parametrize("step", [*STEPS, "over"])
def test_every_step_has_a_name(step: str) -> None:
    assert ENGLISH.has(f"nemesis-step-{step}")


@pytest.mark.parametrize("reason", ["nothing", "fate", "decided", "window", "revealed"])
def test_every_barrier_of_undo_has_words(reason: str) -> None:
    assert ENGLISH.has(f"undo-{reason}")


def test_declining_has_words_wherever_it_is_possible() -> None:
    optional = {
        kind
        for call in calls("Ask")
        if len(call.args) == 5 and isinstance(call.args[4], ast.Constant) and call.args[4].value == 0
        for kind in words(call.args[3])
    }

    assert optional == {kind for kind in ASKS if ENGLISH.has(f"nemesis-none-{kind}")}


def test_rules_shown_beside_options_are_in_the_ledger() -> None:
    shown = [*ACTION_RULES.values(), *ROOM_RULES.values(), *ALTERNATIVE_RULES.values()]
    shown += [rule for purposes in PURPOSES.values() for rule in purposes]

    assert [rule for rule in shown if find_rule(rule) is None] == []
    assert ROOM_RULES.keys() == TILES.keys()
    assert ALTERNATIVE_RULES.keys() <= alternatives()


# --- Options on a small table ---


def table(seats: int = 2) -> Nemesis:
    """Everybody in the Hibernatorium, nothing explored."""
    g = Nemesis(seats, "semi-coop", [])
    lay_out(g)
    for who, name in zip(g.players, ("captain", "pilot"), strict=False):
        who.number = who.seat + 1
        equip(who, name)
    return g


def asked(kind: str, rule: str, *options: Any, seat: int = 0, **about: Any) -> Ask:
    return Ask(seat, options, rule, kind, about=about)


def option_text(g: Nemesis, ask: Ask, option: Any) -> str:
    return say(ENGLISH, describe_option(g, ask, option))


def test_an_action_shows_its_cost_its_place_and_its_rule() -> None:
    g = table()
    g.players[0].wounds = ["leg"]
    ask = asked("action", "NEM-TURN-06", actions=0)

    escape = describe_option(g, ask, "escape")
    room = describe_option(g, ask, "room")
    repairs = describe_option(g, ask, "card:basic-repairs")

    assert (escape.cost, escape.rule) == (2, "NEM-ESCAPE-01")
    assert (room.cost, room.rule, room.at) == (2, "NEM-ROOM-24", {"room": 11})
    assert (repairs.cost, repairs.rule, repairs.at) == (2, "NEM-CHAR-08", {"card": "basic-repairs"})
    assert say(ENGLISH, room) == "Room Action: Hibernatorium"


def test_a_face_down_room_is_named_only_to_the_seat_that_looked() -> None:
    g = table()
    g.tiles[7], g.tiles_known[7] = "armory", bit(1)
    g.tokens[7], g.tokens_known[7] = "fire-2", bit(1)

    assert option_text(g, asked("room", "NEM-MOVE-01", 7), 7) == "Unexplored Room 7"
    assert option_text(g, asked("room", "NEM-MOVE-01", 7, seat=1), 7) == (
        "Unexplored Room 7 (only you have seen: Armory and Fire token (2))"
    )
    g.explored[7], g.tiles_known[7] = True, EVERYBODY
    assert option_text(g, asked("room", "NEM-MOVE-01", 7), 7) == "Armory"


def test_a_room_tells_what_is_seen_in_it() -> None:
    g = table()
    g.fire[1] = g.malfunction[1] = True
    g.intruders = [Intruder(1, "adult", 1, "adult-3")]
    g.noise[0] = g.noise[1] = True

    text = option_text(g, asked("room", "NEM-MOVE-01", 1), 1)

    assert text == "Cockpit (Fire, Malfunction and Adult), 2 Noise markers around it"


def test_a_door_is_described_by_its_corridor_and_its_state() -> None:
    g = table()
    g.doors[0] = 1
    described = describe_option(g, asked("corridor", "NEM-DOOR-12", 0), 0)

    assert described.at == {"place": 0}
    assert say(ENGLISH, described) == "Corridor 3 between the Cockpit and the unexplored Room 2: closed"
    ducts = len(g.board.corridors)
    assert option_text(g, asked("place", "NEM-MOVE-06", ducts), ducts) == "Technical Corridors"


def test_an_intruder_shows_its_injuries() -> None:
    g = table()
    g.intruders = [Intruder(4, "breeder", 11, "breeder-3")]
    ask = asked("target", "NEM-COMBAT-04", 4, "egg")

    assert option_text(g, ask, 4) == "Breeder in the Hibernatorium"
    g.intruders[0].injuries = 2
    assert option_text(g, ask, 4) == "Breeder in the Hibernatorium, 2 Injuries"
    assert option_text(g, ask, "egg") == "Eggs in the Hibernatorium"


def test_the_destination_tells_where_it_leads_only_to_whoever_checked() -> None:
    g = table()
    g.coordinates, g.coordinates_known = 3, bit(1)

    assert option_text(g, asked("destination", "NEM-COORD-03", "C"), "C") == "Space C"
    assert option_text(g, asked("destination", "NEM-COORD-03", "C", seat=1), "C") == "Space C: Earth"


def test_somebody_elses_objective_is_a_card_until_it_was_seen() -> None:
    g = table()
    g.players[1].objectives, g.players[1].objectives_known = ["hoarder", "ab-ovo"], [bit(1), bit(1) | bit(0)]
    ask = asked("whose-objective", "NEM-ACTION-05", "first", "second", target=1)

    assert option_text(g, ask, "first") == "The first Objective of Pilot"
    assert option_text(g, ask, "second") == "Ab Ovo"


@pytest.mark.parametrize(
    ("ask", "text"),
    [
        (asked("action", "NEM-TURN-06", actions=0), "What do you do? This is your first Action this round."),
        (asked("action", "NEM-TURN-06", actions=1), "What do you do? This is your second Action this round."),
        (
            asked("pay", "NEM-ACTION-01", action="careful", cost=2),
            "Discard 2 Action cards to pay for Careful Movement.",
        ),
        (
            asked("pay", "NEM-ACTION-01", action="item:medkit", cost=1),
            "Discard 1 Action card to pay for using Medkit.",
        ),
        (asked("room", "NEM-MOVE-12", target=1), "Which Room does Pilot move to?"),
        (
            asked("react", "NEM-ACTION-21", trigger="interrupts", actor=1, action="room"),
            "Pilot declares the Room Action. Do you interrupt?",
        ),
        (
            asked("trade-answer", "NEM-ACTION-18", target=1, offer=("medkit", "corpse-scout")),
            "Pilot offers you Medkit and Corpse of the Scout. Do you accept?",
        ),
        (
            asked("trade-answer", "NEM-ACTION-18", target=1, offer=("egg",), mine=("medkit",)),
            "Pilot would give you Intruder Egg for Medkit. Do you accept?",
        ),
        (asked("reroll", "NEM-COMBAT-10", face="double"), "You rolled: Double Hit. Reroll the Combat die?"),
        (
            asked("engine", "NEM-ENGINE-03", engine=2, state="damaged"),
            "Engine 2 is Damaged. Which state do you leave it in? Only a change is announced.",
        ),
    ],
)
def test_a_question_says_what_it_is_about(ask: Ask, text: str) -> None:
    assert say(ENGLISH, describe_ask(table(), ask)) == text


def test_an_escape_warns_of_every_attacker() -> None:
    g = table()
    g.intruders = [Intruder(1, "adult", 11, ""), Intruder(2, "creeper", 11, "")]

    text = say(ENGLISH, describe_ask(g, asked("room", "NEM-ESCAPE-02")))

    assert text == "Which Room do you escape to? The 2 Intruders here attack you first."


# --- Events ---


def event_text(g: Nemesis, kind: str, **args: Any) -> str:
    return say(ENGLISH, describe_event(g, kind, args))


def test_a_secret_is_told_only_to_whoever_may_know_it() -> None:
    g = table()

    assert event_text(g, "drew", who=1, count=2) == "Pilot draws 2 cards."
    assert event_text(g, "drew", who=1, count=2, cards=["rest", "infected"]) == (
        "Pilot draws Rest and Contamination (Infected)."
    )
    assert event_text(g, "looked-at-room", who=1, room=7) == "Pilot secretly looks at Room 7."
    assert event_text(g, "looked-at-room", who=1, room=7, tile="nest", token="fire-1") == (
        "Pilot secretly looks at Room 7 and sees the Nest with a Fire token (1)."
    )
    assert event_text(g, "checked-coordinates", who=0, coordinates=1) == (
        "Captain secretly checks the Coordinates: A Earth, B Mars, C Venus, D Deep Space."
    )


def test_an_event_knows_where_it_happened() -> None:
    g = table()

    assert describe_event(g, "noise", {"place": 0}).at == {"place": 0}
    assert describe_event(g, "moved", {"who": 1, "origin": 11, "room": 6}).at == {"room": 6, "seat": 1}
    assert event_text(g, "moved", who=1, origin=11, room=6) == (
        "Pilot moves from the Hibernatorium to the unexplored Room 6."
    )


def test_a_target_that_is_gone_is_still_an_intruder() -> None:
    g = table()
    g.intruders = [Intruder(1, "queen", 11, "")]

    assert event_text(g, "melee", who=0, intruder=1) == "Captain attacks the Queen in melee."
    assert event_text(g, "melee", who=0, intruder=2) == "Captain attacks an Intruder in melee."
    assert event_text(g, "shoots", who=0, item="pistol", intruder=0) == "Captain shoots the Pistol at the Eggs."


@pytest.mark.parametrize(
    ("given", "taken", "text"),
    [
        (["medkit"], [], "Captain gives Pilot Medkit."),
        ([], ["medkit"], "Captain gets Medkit from Pilot."),
        (["medkit"], ["egg"], "Captain gives Pilot Medkit for Intruder Egg."),
    ],
)
def test_a_trade_tells_what_changed_hands(given: list[str], taken: list[str], text: str) -> None:
    assert event_text(table(), "traded", who=0, target=1, given=given, taken=taken) == text


def test_before_the_draft_players_go_by_number_and_before_that_by_seat() -> None:
    g = Nemesis(2, "semi-coop", [])

    assert event_text(g, "objective-dealt", who=1) == "Seat 2 is dealt an Objective."
    g.players[1].number = 1
    assert event_text(g, "player-number", who=1, number=1) == "Seat 2 is Player 1."
    assert event_text(g, "joined", who=1, character="scout") == "Player 1 plays the Scout."


# --- Whole games ---


def complete(text: str) -> str:
    assert text.strip() == text != ""
    assert not any(gap in text for gap in ("{", "}", "???", "nemesis-")), text
    return text


def say_question(match: Match, ask: Ask, fate: Fate) -> None:
    """Every part of a question, and the same when all that the seat may not know is different."""
    g = match.state
    other = g.clone()
    determinize(other, ask.seat, fate)
    complete(say(ENGLISH, describe_ask(g, ask)))
    assert describe_ask(other, ask).plain() == describe_ask(g, ask).plain()
    blocked = ask.blocked() if ask.blocked else []
    options = [*ask.options, *[option for option, _ in blocked]]
    for option in [*options, *([] if ask.least or ask.many else [None])]:
        described = describe_option(g, ask, option)
        complete(say(ENGLISH, described.plain()))
        assert find_rule(described.rule), f"{ask.kind} {option} has no rule"
        assert describe_option(other, ask, option).plain() == described.plain()
    for _, refusal in blocked:
        complete(ENGLISH.text(f"nemesis-refusal-{refusal.key}"))


def say_events(match: Match, since: int) -> None:
    for _, happening in match.happened[since:]:
        for seat in (SPECTATOR, *range(len(match.state.players))):
            event = told(happening, seat)
            complete(say(ENGLISH, describe_event(match.state, event["kind"], event["args"])))


def games() -> list[tuple[str, int, list[str], int]]:
    """Every mode and number of players, with ever different options."""
    sides = [(mode, seats) for mode, (least, most) in NEMESIS.seats.items() for seats in range(least, most + 1)]
    found = []
    for seed in range(30):
        mode, seats = sides[seed % len(sides)]
        options = [option for at, option in enumerate(OPTIONS) if (seed + at) % 3 == 0]
        if mode != "semi-coop":
            options = [option for option in options if option != "intruder-player"]
        found.append((mode, seats, options, seed))
    return found


@pytest.mark.parametrize(("mode", "seats", "options", "seed"), games())
def test_a_whole_game_can_be_told(mode: str, seats: int, options: list[str], seed: int) -> None:
    match = Match(NEMESIS, NEMESIS.new(seats, mode, options), Fate(seed))
    fate, seen = Fate(seed + 1000), 0

    while not match.over:
        say_events(match, seen)
        seen = len(match.happened)
        seat = min(match.asks)
        say_question(match, match.asks[seat], fate)
        match.answer(seat, random_answer(match.asks[seat], fate))
    say_events(match, seen)

    assert seen
    for fate_of in NEMESIS.results(match.state)["fates"]:
        complete(ENGLISH.text(f"nemesis-fate-{fate_of}"))
