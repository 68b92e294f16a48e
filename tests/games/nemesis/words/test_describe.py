"""Nemesis in words: nothing unsaid, nothing half said, and nothing said that its reader may not know."""

import ast
import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import starboard.games.nemesis
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.games.nemesis.rules.action_list import ACTIONS
from starboard.games.nemesis.rules.determinize import determinize
from starboard.games.nemesis.rules.play import STEPS
from starboard.games.nemesis.rules.setup import equip, lay_out
from starboard.games.nemesis.state.fields import Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import bit
from starboard.games.nemesis.words.events import describe_event
from starboard.games.nemesis.words.options import DESCRIBERS, describe_option
from starboard.games.nemesis.words.questions import describe_ask
from starboard.games.nemesis.words.rules import ALTERNATIVE_RULES, PURPOSES, ROOM_RULES
from starboard.kernel.fate import Fate
from starboard.kernel.game import Happening, new_table
from starboard.kernel.match import Match
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import Ask
from starboard.kernel.seat_view import event_for
from starboard.kernel.visibility import EVERYBODY, SPECTATOR
from starboard.render import say
from starboard.rules.ledger import find_rule
from starboard.texts import Texts

SOURCE = Path(starboard.games.nemesis.__file__).parent
ENGLISH = Texts("en")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


# --- Everything the rules can say has a message ---


CALLED = frozenset(
    {"Ask", "Refusal", "tell", "either", "die", "suffer_light", "suffer_serious", "lost", "explode", "end"}
)


@functools.cache
def source() -> tuple[dict[str, list[ast.Call]], list[ast.Dict]]:
    """The game's source, read once: the calls that say something, by name, and the tables that are returned."""
    said: dict[str, list[ast.Call]] = {name: [] for name in CALLED}
    tables: list[ast.Dict] = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLED:
                said[node.func.id].append(node)
            elif isinstance(node, ast.Return) and isinstance(node.value, ast.Dict):
                tables.append(node.value)
    return said, tables


def calls(name: str) -> list[ast.Call]:
    """Every call of that name in the game's source."""
    return source()[0][name]


def words(node: ast.expr) -> list[str]:
    """The strings an argument can be: one, or either of a conditional."""
    if isinstance(node, ast.IfExp):
        return words(node.body) + words(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def literals(name: str, at: int) -> set[str]:
    return {word for call in calls(name) if len(call.args) > at for word in words(call.args[at])}


def alternatives() -> set[str]:
    tables = [part for call in calls("either") for part in ast.walk(call) if isinstance(part, ast.Dict)]
    tables += [table for table in source()[1] if "ENGINE_WORK" in ast.dump(table)]
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
    def optional(arguments: Callable[[int], bool]) -> set[str]:
        return {
            kind
            for call in calls("Ask")
            if arguments(len(call.args)) and isinstance(call.args[4], ast.Constant) and call.args[4].value == 0
            for kind in words(call.args[3])
        }

    described = {kind for kind in ASKS if ENGLISH.has(f"nemesis-none-{kind}")}
    one, several = optional(lambda count: count == 5), optional(lambda count: count > 5)
    assert one <= described <= one | several


def test_rules_shown_beside_options_are_in_the_ledger() -> None:
    shown = [*[action.rule for action in ACTIONS.values()], *ROOM_RULES.values(), *ALTERNATIVE_RULES.values()]
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

    assert option_text(g, ask, "first") == "The first Objective of the Pilot"
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
            "Discard 1 Action card to pay for the Medkit.",
        ),
        (asked("room", "NEM-MOVE-12", target=1), "Which Room does the Pilot move to?"),
        (
            asked("react", "NEM-ACTION-21", trigger="interrupts", actor=1, action="room"),
            "The Pilot declares the Room Action. Do you interrupt?",
        ),
        (
            asked("trade-answer", "NEM-ACTION-18", target=1, offer=("medkit", "corpse-scout")),
            "The Pilot offers you the Medkit and the Corpse of the Scout. Do you accept?",
        ),
        (
            asked("trade-answer", "NEM-ACTION-18", target=1, offer=("egg",), mine=("medkit",)),
            "The Pilot would give you the Intruder Egg for the Medkit. Do you accept?",
        ),
        (
            asked("trade-answer", "NEM-ACTION-18", target=1, offer=(), mine=("medkit",)),
            "The Pilot wants the Medkit for nothing. Do you accept?",
        ),
        (asked("reroll", "NEM-COMBAT-10", face="double"), "You rolled “Double Hit”. Reroll the Combat die?"),
        (
            asked("engine", "NEM-ENGINE-03", engine=2, state="damaged"),
            "Engine 2 is Damaged. Which state do you leave it in? Only a change is announced.",
        ),
    ],
)
def test_a_question_says_what_it_is_about(ask: Ask, text: str) -> None:
    assert say(ENGLISH, describe_ask(table(), ask)) == text


@pytest.mark.parametrize(
    ("ask", "option", "text"),
    [
        (asked("action", "NEM-TURN-06", actions=0), "free:energy-charge-r", "Load for free with the Energy Charge"),
        (asked("weapon", "NEM-ITEM-23"), "six-shooter", "Six-Shooter (6 of 6 Ammo)"),
        (asked("craft", "NEM-CRAFT-01"), "flamethrower", "Flamethrower"),
        (asked("components", "NEM-CRAFT-01", item="molotov"), ("alcohol", "bandages"), "Alcohol and Bandages"),
        (asked("throw", "NEM-ACTION-05"), (11, "egg"), "Eggs in the Hibernatorium"),
        (asked("leavers", "NEM-ACTION-04"), 0, "Yourself (Captain)"),
        (asked("leavers", "NEM-ACTION-04"), 1, "Pilot"),
        (asked("consent", "NEM-ACTION-04", target=1), "agree", "Yes, leave"),
        (asked("consent", "NEM-ACTION-04", target=1), "decline", "No, stay"),
        (asked("overcharge", "NEM-COMBAT-10", item="prototype-rifle"), "spend", "Spend 1 more Ammo"),
        (asked("overcharge", "NEM-COMBAT-10", item="prototype-rifle"), "spare", "Spare the Ammo"),
        (asked("contamination", "NEM-ACTION-05"), "infected", "Contamination (Infected)"),
        (asked("discard-one", "NEM-ACTION-05"), "rest", "Rest"),
        (asked("shrug-off", "NEM-ATTACK-04", attack="bite", intruder=1), "armor", "Armor"),
        (asked("shrug-off", "NEM-ATTACK-04", attack="bite", intruder=1), None, "Take the attack"),
        (asked("rooms", "NEM-ACTION-05"), 2, "Unexplored Room 2"),
        (asked("tape", "NEM-ITEM-24"), "six-shooter", "Six-Shooter (6 of 6 Ammo)"),
    ],
)
def test_options_that_are_seldom_met(ask: Ask, option: Any, text: str) -> None:
    g = table()
    g.intruders = [Intruder(1, "adult", 11, "")]

    assert option_text(g, ask, option) == text
    complete(say(ENGLISH, describe_ask(g, ask)))


def test_a_larva_attacks_without_a_card() -> None:
    g = table()
    g.intruders = [Intruder(1, "larva", 11, "larva-1")]
    ask = asked("shrug-off", "NEM-ATTACK-04", attack="", intruder=1)

    assert say(ENGLISH, describe_ask(g, ask)) == "The Larva attacks you. Do you ignore the attack?"


def test_an_escape_warns_of_every_attacker() -> None:
    g = table()
    g.intruders = [Intruder(1, "adult", 11, ""), Intruder(2, "creeper", 11, "")]

    text = say(ENGLISH, describe_ask(g, asked("room", "NEM-ESCAPE-02")))

    assert text == "Which Room do you escape to? The 2 Intruders here attack you first."


# --- Events ---


def event_text(g: Nemesis, kind: str, /, **args: Any) -> str:
    return say(ENGLISH, describe_event(g, kind, args))


def test_a_secret_is_told_only_to_whoever_may_know_it() -> None:
    g = table()

    assert event_text(g, "drew", who=1, count=2) == "The Pilot draws 2 cards."
    assert event_text(g, "drew", who=1, count=2, cards=["rest", "infected"]) == (
        "The Pilot draws “Rest” and “Contamination” (Infected)."
    )
    assert event_text(g, "looked-at-room", who=1, room=7) == "The Pilot secretly looks at Room 7."
    assert event_text(g, "looked-at-room", who=1, room=7, tile="nest", token="fire-1") == (
        "The Pilot secretly looks at Room 7 and sees the Nest with a Fire token (1)."
    )
    assert event_text(g, "checked-coordinates", who=0, coordinates=1) == (
        "The Captain secretly checks the Coordinates: A Earth, B Mars, C Venus, D Deep Space."
    )


def test_an_event_knows_where_it_happened() -> None:
    g = table()

    assert describe_event(g, "noise", {"place": 0}).at == {"place": 0}
    assert describe_event(g, "moved", {"who": 1, "origin": 11, "room": 6}).at == {"room": 6, "seat": 1}
    assert event_text(g, "moved", who=1, origin=11, room=6) == (
        "The Pilot moves from the Hibernatorium to the unexplored Room 6."
    )


def test_a_target_that_is_gone_is_still_an_intruder() -> None:
    g = table()
    g.intruders = [Intruder(1, "queen", 11, "")]

    assert event_text(g, "melee", who=0, intruder=1) == "The Captain attacks the Queen in melee."
    assert event_text(g, "melee", who=0, intruder=2) == "The Captain attacks an Intruder in melee."
    assert event_text(g, "shoots", who=0, item="pistol", intruder=0) == "The Captain shoots the Pistol at the Eggs."


@pytest.mark.parametrize(
    ("given", "taken", "text"),
    [
        (["medkit"], [], "The Captain gives the Pilot the Medkit."),
        ([], ["medkit"], "The Captain gets the Medkit from the Pilot."),
        (["medkit"], ["egg"], "The Captain gives the Pilot the Medkit for the Intruder Egg."),
    ],
)
def test_a_trade_tells_what_changed_hands(given: list[str], taken: list[str], text: str) -> None:
    assert event_text(table(), "traded", who=0, target=1, given=given, taken=taken) == text


@pytest.mark.parametrize(
    ("kind", "args", "text"),
    [
        ("saw-objective", {"who": 0, "target": 1}, "The Captain secretly sees an Objective of the Pilot."),
        (
            "saw-objective",
            {"who": 0, "target": 1, "objectives": ["hoarder"]},
            "The Captain secretly sees what the Pilot is after: “Hoarder”.",
        ),
        ("thrown-out", {"who": 1, "room": 11}, "An Intruder drives the Pilot out of the pod into the Hibernatorium."),
        ("taped", {"who": 0, "items": ["rifle", "pistol"]}, "The Captain tapes the Rifle and the Pistol together."),
        (
            "attached",
            {"who": 0, "item": "extended-magazine", "weapon": "rifle"},
            "The Captain adds the Extended Magazine to the Rifle.",
        ),
        (
            "crafted",
            {"who": 0, "item": "taser", "components": ["energy-charge-r", "tools"]},
            "The Captain crafts the Taser from the Energy Charge and the Tools.",
        ),
        ("loaded", {"who": 0, "item": "rifle", "count": 2}, "The Captain loads the Rifle with 2 Ammo."),
        ("no-miniature", {"kind": "queen"}, "No other Queen is left to appear."),
        (
            "door-holds",
            {"intruder": 1, "kind": "adult", "place": 2},
            "The Adult cannot break the Door in Corridor 4 between the Cockpit and the unexplored Room 4.",
        ),
        ("shrugged-off", {"who": 0, "item": "armor"}, "The Captain ignores the attack thanks to the Armor."),
        ("washed", {"who": 0}, "The Captain is rid of the Slime."),
        ("took", {"who": 0, "item": "corpse-scout"}, "The Captain picks up the Corpse of the Scout."),
        ("dropped", {"who": 0, "item": "rifle"}, "The Captain drops the Rifle."),
        ("token-drawn", {"token": "blank"}, "Out of the Intruder bag comes the Blank Token."),
        ("token-drawn", {"token": "adult-3"}, "Out of the Intruder bag comes an Adult token with the number 3."),
        ("died", {"who": 0, "cause": "jump", "room": 0}, "The Captain does not survive (awake during the jump)."),
        ("died", {"who": 0, "cause": "fire", "room": 11}, "The Captain dies in the Hibernatorium (Fire)."),
        (
            "final-draw",
            {"who": 0, "cards": ["rest", "clean"], "contaminated": 1},
            "The Captain draws “Rest” and “Contamination”: the infection breaks out.",
        ),
        ("objective-judged", {"who": 0, "objectives": ["hoarder"], "met": True}, "The Captain wins with “Hoarder”."),
        ("group-judged", {"met": True}, "All Objectives are met: you win together."),
        ("ending", {"cause": "jump"}, "The ship jumps through hyperspace."),
        ("engines-revealed", {"engines": ["damaged"] * 3}, "All three Engines are Damaged."),
        (
            "engines-revealed",
            {"engines": ["working", "damaged", "working"]},
            "The Engines, from 1 to 3, are Working, Damaged and Working.",
        ),
        ("noise", {"place": 1}, "Noise in Corridor 1/2 between the Cockpit and the unexplored Room 3."),
        (
            "eclosion-scan",
            {"who": 0, "count": 4, "larva": True},
            "The Captain draws 4 cards, scans the Contamination among them and gets a Larva.",
        ),
        ("eclosion-scan", {"who": 0, "count": 1, "larva": False}, "The Captain draws 1 card and finds no infection."),
    ],
)
def test_events_that_are_seldom_met(kind: str, args: dict[str, Any], text: str) -> None:
    assert event_text(table(), kind, **args) == text


def test_before_the_draft_players_go_by_number_and_before_that_by_seat() -> None:
    g = Nemesis(2, "semi-coop", [])

    assert event_text(g, "objective-dealt", who=1) == "Seat 2 is dealt an Objective."
    g.players[1].number = 1
    assert event_text(g, "player-number", who=1, number=1) == "Seat 2 is Player 1."
    assert event_text(g, "joined", who=1, character="scout") == "Player 1 plays the Scout."


@pytest.mark.parametrize(
    ("lang", "captain", "pilot"),
    [
        ("it", "Il Capitano risulta infetto.", "La Pilota risulta infetta."),
        ("cs", "Kapitán je infikovaný.", "Pilotka je infikovaná."),
        ("de", "Der Captain ist infiziert.", "Die Pilotin ist infiziert."),
    ],
)
def test_sentences_agree_with_the_gender_of_a_character(lang: str, captain: str, pilot: str) -> None:
    said = [say(Texts(lang), describe_event(table(), "final-scan", {"who": seat, "infected": 1})) for seat in (0, 1)]

    assert said == [captain, pilot]


@pytest.mark.parametrize(
    ("kind", "args", "text"),
    [
        ("died", {"who": 1, "cause": "fire", "room": 11}, "Pilotka zemřela v Hibernatoriu (požár)."),
        ("action", {"who": 1, "action": "card:search", "cost": 0}, "Pilotka zahrála kartu „Hledání“."),
        ("intruder-appears", {"kind": "queen", "room": 11}, "Královna se objevila v Hibernatoriu."),
        ("intruder-appears", {"kind": "adult", "room": 11}, "Dospělec se objevil v Hibernatoriu."),
    ],
)
def test_the_czech_log_is_in_the_past_of_the_right_gender(kind: str, args: dict[str, Any], text: str) -> None:
    assert say(Texts("cs"), describe_event(table(), kind, args)) == text


# --- Whole games ---


def complete(text: str) -> str:
    assert text.strip() == text != ""
    assert not any(gap in text for gap in ("{", "}", "???", "nemesis-")), text
    return text


def say_question(g: Nemesis, other: Nemesis, ask: Ask) -> None:
    """Every part of a question, and the same in a world that differs in what the seat may not know."""
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


def say_events(g: Nemesis, other: Nemesis, happenings: list[tuple[int, Happening]]) -> None:
    """What happened, to everybody; none of it is read off the hidden parts of the table."""
    for _, happening in happenings:
        for seat in (SPECTATOR, *range(len(g.players))):
            event = event_for(happening, seat)
            described = describe_event(g, event["kind"], event["args"])
            complete(say(ENGLISH, described))
            assert describe_event(other, event["kind"], event["args"]).plain() == described.plain()


def another_world(g: Nemesis, seat: int, fate: Fate) -> Nemesis:
    other = g.clone()
    determinize(other, seat, fate)
    return other


def games() -> list[tuple[str, int, list[str], int]]:
    """Every mode and number of players, with ever different options."""
    sides = [(mode.id, seats) for mode in NEMESIS.offer.modes for seats in range(mode.least, mode.most + 1)]
    found = []
    for seed in range(30):
        mode, seats = sides[seed % len(sides)]
        options = [option.id for at, option in enumerate(NEMESIS.offer.options) if (seed + at) % 3 == 0]
        if mode != "semi-coop":
            options = [option for option in options if option != "intruder-player"]
        found.append((mode, seats, options, seed))
    return found


@pytest.mark.parametrize(("mode", "seats", "options", "seed"), games())
def test_a_whole_game_can_be_told(mode: str, seats: int, options: list[str], seed: int) -> None:
    match = Match(NEMESIS, new_table(NEMESIS, seats, mode, options), Fate(seed))
    fate, seen = Fate(seed + 1000), 0

    while not match.over:
        seat = min(match.asks)
        other = another_world(match.state, seat, fate)
        say_events(match.state, other, match.happened[seen:])
        seen = len(match.happened)
        say_question(match.state, other, match.asks[seat])
        match.answer(seat, random_answer(match.asks[seat], fate))
    say_events(match.state, match.state, match.happened[seen:])

    assert seen
    for end in NEMESIS.results(match.state)["fates"]:
        complete(ENGLISH.text(f"nemesis-fate-{end}"))


# --- What an Action says of its later questions ---


@pytest.mark.parametrize("seed", range(4))
def test_an_action_names_beforehand_what_its_later_question_offers(seed: int) -> None:
    """A screen lets one point at a Room or an Intruder first: those have to be the ones that are asked for later."""
    fate = Fate(seed)
    match = Match(NEMESIS, new_table(NEMESIS, 2), Fate(seed))
    named = {"room": "rooms", "target": "intruders", "weapon": "weapons"}
    seen = 0
    promised: dict[str, Any] = {}
    for _ in range(300):
        if not match.asks:
            break
        seat, ask = next(iter(match.asks.items()))
        if ask.kind == "action":
            promised = {}
        elif ask.kind in named and named[ask.kind] in promised:
            assert list(ask.options) == list(promised.pop(named[ask.kind]))
            seen += 1
        answer = random_answer(ask, fate)
        if ask.kind == "action":
            promised = dict(describe_option(match.state, ask, answer).at)
        match.answer(seat, answer)
    assert seen
