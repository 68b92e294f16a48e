"""What happened, in words: every kind that the rules tell, in four languages, in whole games."""

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import starboard.games.saga.rules
from starboard.games.saga.rules.automaton.agent_plans import MISSION, TAKE
from starboard.games.saga.rules.orders.walks import WHOEVER_STOPS_IT
from starboard.games.saga.rules.play import play
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.testing.mission_table import MissionTable, random_answer
from starboard.games.saga.testing.table import SagaTable
from starboard.games.saga.words.events import EVENTS, describe_event
from starboard.kernel.errors import Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import Described, Happening
from starboard.kernel.pages import CHOSEN, PAGE
from starboard.kernel.seat_view import event_for
from starboard.kernel.visibility import OPEN, SPECTATOR
from starboard.texts import LANGUAGES, Ref, Texts
from tests.games.saga.rules.attacks import strike

MOST_STEPS = 1500  # of a random game; what is told repeats itself by then


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(Texts, "strict", True)
    yield


def argument(value: Any) -> Any:
    """As a client hands it to the texts: `ref`s become references, lists lists of them."""
    if isinstance(value, dict):
        return Ref(value["ref"], {name: argument(one) for name, one in value.get("args", {}).items()})
    return [argument(one) for one in value] if isinstance(value, list | tuple) else value


def said(described: Described, lang: str = "en") -> str:
    return Texts(lang).text(described.text, **{name: argument(value) for name, value in described.args.items()})


def told_by_the_rules() -> dict[str, str]:
    """Every kind of event that a rule tells, and the module that does."""
    found: dict[str, str] = {}
    rules = Path(starboard.games.saga.rules.__file__).parent
    for file in sorted(rules.rglob("*.py")):
        inside = ".".join(file.relative_to(rules).with_suffix("").parts)
        module = importlib.import_module(f"starboard.games.saga.rules.{inside}")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tell":
                kind = node.args[1]
                word = kind.value if isinstance(kind, ast.Constant) else getattr(module, kind.id)  # type: ignore[attr-defined]
                found[word] = file.stem
    return found


def test_every_kind_that_rules_tell_has_its_words_and_no_other_has():
    told = set(told_by_the_rules()) | {PAGE, CHOSEN}

    assert {kind: told_by_the_rules()[kind] for kind in told - set(EVENTS)} == {}
    assert set(EVENTS) - told == set()


def test_every_kind_has_its_message():
    texts = Texts("en")

    assert [kind for kind in EVENTS if not texts.has(f"saga-log-{kind}")] == []


def test_an_unknown_kind_is_refused():
    with pytest.raises(Unknown):
        describe_event(SagaTable("..").g, "dreamt", {})


# --- whole games ---

TABLES = {
    "a": [["mercenaries"]],
    "a versus": [["mercenaries"], ["nexus"]],
    "b": [["mercenaries"]],
    "b versus": [["mercenaries"], ["nexus"]],
    "c": [["mercenaries"], ["mercenaries"]],
    "c versus": [["nexus"], ["mercenaries"]],
}


# The missions of the campaign, each by itself.
CAMPAIGN = {f"m{number}": [["mercenaries"]] for number in range(1, 10)}
CAMPAIGN |= {f"m{number} versus": [["mercenaries"], ["nexus"]] for number in range(1, 10)}


def happenings(mission: str, seats: list[list[str]], seed: int) -> Iterator[tuple[Saga, list[Happening]]]:
    """A random game, step by step, with what was told in each."""
    table = MissionTable(mission, *seats)
    fate, going, reply = Fate(seed), play(table.g), None
    for _ in range(MOST_STEPS):
        try:
            request = going.send(reply)
        except StopIteration:
            break
        assert table.g.events is not None
        yield table.g, list(table.g.events)
        table.g.events.clear()
        reply = random_answer(request, fate)


@pytest.mark.parametrize("name", [*TABLES, *CAMPAIGN])
def test_a_random_game_tells_everything_in_four_languages(name: str):
    kinds: set[str] = set()
    for g, events in happenings(name.split()[0], {**TABLES, **CAMPAIGN}[name], seed=2):
        for event in events:
            kinds.add(event.kind)
            for eyes in (OPEN, SPECTATOR) if event.secret else (SPECTATOR,):
                known = event_for(event, eyes)["args"]
                described = describe_event(g, event.kind, known)
                for lang in LANGUAGES:
                    sentence = said(described, lang)
                    assert sentence.endswith((".", "!", "?")), (lang, event.kind, sentence)
                    assert "{" not in sentence and "  " not in sentence, (lang, event.kind, sentence)
    assert len(kinds) > 15


# --- sentences ---


def log(table: SagaTable, lang: str = "en") -> list[str]:
    assert table.g.events is not None
    return [said(describe_event(table.g, event.kind, event.args), lang) for event in table.g.events]


def test_an_attack_reads_like_a_log():
    table = SagaTable("....", "....")
    curby = table.mercenary("curby", at=(0, 0), facing="east")
    guard = table.agent("guard", at=(2, 0), facing="west")
    table.fate((3, 2, 0, 1, 0))

    table.run(strike, curby.model, guard, "shot", "wp-arc")

    assert log(table)[:3] == [
        "Curby shoots at Security Guard 1 with “Arc Emitter”: 2 hits, 1 block.",
        "2 hits get through to Security Guard 1.",
        "Security Guard 1 suffers 2 wounds.",
    ]
    assert log(table)[3] == "Security Guard 1 is eliminated."


PLAN = {"who": "guard-1", "action": "shoot", "target": "curby", "reason": "open", "path": [], "door": ""}

SENTENCES: list[tuple[str, dict[str, Any], str]] = [
    ("plans", PLAN, "Security Guard 1 will shoot at Curby (the nearest in the open)."),
    ("plans", {**PLAN, "action": "", "target": "", "path": [[1, 0]]}, "Security Guard 1 is on the way to B1."),
    (
        "plans",
        {**PLAN, "action": "assault", "reason": WHOEVER_STOPS_IT},
        "Security Guard 1 will assault Curby (in the way).",
    ),
    ("plans", {**PLAN, "action": TAKE, "target": ""}, "Security Guard 1 is about to take what lies there."),
    ("plans", {**PLAN, "action": MISSION, "target": ""}, "*to do something that only this mission offers."),
    ("target", {"who": "curby", "reason": "exposed", "card": ""}, "Target: Curby (most exposed to shots)."),
    (
        "target",
        {"who": "curby", "reason": "wounded", "card": "nx-planning-a"},
        "Target of “Planning”: Curby (most wounded).",
    ),
    (
        "nexus-decided",
        {
            "decision": "agent",
            "chosen": "guard-1",
            "among": ["guard-1", "guard-2"],
            "target": "curby",
            "furthest": False,
        },
        "Several are nearest to Curby: the Artificial Nexus takes Security Guard 1.",
    ),
    ("nexus-decided", {"decision": "facing", "chosen": "north", "among": ["north", "east"], "who": "guard-1"}, "*"),
    ("nexus-decided", {"decision": "substitute", "chosen": "ag-victim", "among": ["ag-victim", "nobody"]}, "*"),
    ("nexus-decided", {"decision": "x", "chosen": "b", "among": [], "mission": "m7", "question": "q"}, "*"),
    ("artificial-card", {"card": "nx-planning-a"}, "The Artificial Nexus turns up “Planning”."),
    ("nexus-drew", {"hand": 2}, "The Nexus draws a card (cards in hand: 2)."),
    ("nexus-drew", {"hand": 2, "card": "nx-planning-a"}, "The Nexus draws “Planning” (cards in hand: 2)."),
    ("door-opened", {"who": "", "door": "D1"}, "The Door (C1) opens."),
    ("moved", {"who": "curby", "path": [[1, 0], [1, 1]]}, "Curby moves to B2 (2 spaces)."),
    ("point-removed", {"point": "hidden-passage"}, "The Reinforcement Point disappears."),
    ("victory-points", {"who": "curby", "points": -1}, "Curby loses 1 Victory Point."),
    ("victory-points", {"who": "curby", "points": -3}, "Curby loses 3 Victory Points."),
    ("victory-points", {"who": "curby", "points": 1}, "Curby gains 1 Victory Point."),
    ("barred", {"who": "guard-1", "name": "ill", "cannot": ["test", "detect"]}, "*will not give the Mercenaries away."),
    ("barred", {"who": "guard-1", "name": "asleep", "cannot": ["activate", "test"]}, "*is held back by the mission."),
    ("effect", {"who": "guard-1", "source": "nx-ambush", "until": "turn"}, "*until the end of this activation."),
    ("effect", {"who": "curby", "source": "eq-stim", "until": "turn"}, "*until the end of this Turn."),
    (
        "feature-changed",
        {"feature": "burn-line", "key": "hold", "value": "2"},
        "The burn line is held for 2 Rounds.",
    ),
    (
        "feature-changed",
        {"feature": "burn-line", "key": "faster-from", "value": "7"},
        "The burn line rises faster from Round 7 on.",
    ),
    ("feature-changed", {"feature": "belts", "key": "state", "value": "stop"}, "The conveyor belts stand still now."),
    ("feature-changed", {"feature": "pulse", "key": "dice", "value": "0"}, "The reactor strikes no more."),
    ("feature-changed", {"feature": "glass", "key": "x", "value": "y"}, "The glass has changed."),
    ("wounded", {"who": "curby", "wounds": 3, "shields": 2, "by": ""}, "*3 wounds, 2 of them on Energy Shields."),
]


@pytest.mark.parametrize(("kind", "args", "sentence"), SENTENCES, ids=range(len(SENTENCES)))
def test_a_sentence_is_as_a_player_would_say_it(kind: str, args: dict[str, Any], sentence: str):
    table = SagaTable("..D.", "....")
    table.mercenary("curby", at=(0, 0), facing="east")
    table.agent("guard", at=(3, 0), facing="west")

    described = describe_event(table.g, kind, args)

    assert said(described).endswith(sentence.removeprefix("*"))
    for lang in LANGUAGES:
        assert said(described, lang)


@pytest.mark.rule("SAGA-MISSION-12")
def test_a_key_that_turns_back_is_told_as_such():
    g = MissionTable("b").set_up().g

    told = [
        said(describe_event(g, "fact", {"name": "key-1", "value": value, "until": until}))
        for value, until in (("true", 3), ("false", 0), ("true", 0))
    ]

    assert told == [
        "This holds until the end of Round 3.",
        "Something is again as it was at the start.",
        "The mission will remember this.",
    ]


@pytest.mark.rule("SAGA-MISSION-11")
def test_what_the_squad_calls_in_is_not_the_doing_of_the_nexus():
    g = MissionTable("m9").set_up(variant="company").g

    debt = describe_event(g, "mission-use", {"who": "", "use": "chovars-debt", "at": ""})
    burner = describe_event(MissionTable("c").set_up().g, "mission-use", {"who": "", "use": "nexus-burner", "at": ""})

    assert said(debt) == "The squad: “Call in Old Tide’s debt”."
    assert said(burner) == "The Nexus: “Light the burner”."


def test_a_walk_has_its_line_for_whoever_draws_it():
    table = SagaTable("....")
    table.mercenary("curby", at=(0, 0))

    described = describe_event(table.g, "moved", {"who": "curby", "path": [[1, 0], [2, 0]]})

    assert described.plain()["line"] == [[1, 0], [2, 0]] and described.plain()["target"] == [2, 0]
    assert described.at == {"who": "curby"}


def test_czech_agrees_with_who_did_it():
    table = SagaTable("....")
    table.mercenary("curby", at=(0, 0))
    table.mercenary("alyse", at=(1, 0))

    moved = [describe_event(table.g, "left", {"who": name, "at": None}) for name in ("curby", "alyse")]

    assert [said(one, "cs") for one in moved] == ["Curby opustil herní plán.", "Alyse opustila herní plán."]
