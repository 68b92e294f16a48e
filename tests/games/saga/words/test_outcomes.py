"""What a seat would want odds of: which events count, how they are said, and how they add up at the table."""

from typing import Any

import pytest

from starboard.games.saga.testing.table import SagaTable
from starboard.games.saga.words.events import EVENTS
from starboard.games.saga.words.outcomes import OUTCOMES, outcomes
from starboard.texts import LANGUAGES
from tests.games.saga.words.test_events import TABLES, happenings, said

SAID: list[tuple[str, dict[str, Any], list[str]]] = [
    ("paired", {"target": "guard-1", "unblocked": [], "wounds": 0}, ["Security Guard 1 is unharmed"]),
    ("paired", {"target": "guard-1", "unblocked": [3], "wounds": 1}, []),
    ("wounded", {"who": "curby", "wounds": 2, "shields": 1, "by": ""}, ["Curby suffers 2 wounds"]),
    ("crippled", {"who": "curby"}, ["Curby is Crippled"]),
    ("eliminated", {"who": "guard-1"}, ["Security Guard 1 is eliminated"]),
    ("destroyed", {"what": "D1"}, ["The Door (C1) is destroyed"]),
    ("hacked", {"who": "curby", "terminal": "T1", "successes": 0}, ["No success against the Firewall"]),
    ("operation", {"who": "curby", "operation": "isolate", "succeeds": 1}, ["“Isolation” succeeds"]),
    ("operation", {"who": "curby", "operation": "isolate", "succeeds": 0}, []),
    ("lock-lowered", {"who": "curby", "door": "D1", "levels": 1, "left": 0}, []),
    ("lock-lowered", {"who": "curby", "door": "D1", "levels": 1, "left": 1}, ["The Door (C1): Lock Strength still 1"]),
    ("stealth-test", {"who": "curby", "agent": "guard-1", "drawn": 0}, ["Security Guard 1 notices nothing"]),
    ("detected", {"who": "curby", "agent": "guard-1"}, ["Security Guard 1 notices you"]),
    ("supplies-found", {"who": "curby", "cards": ["eq-grenade", "eq-grenade"]}, ["Find: Frag Grenade"]),
    ("supplies-found", {"who": "curby", "cards": []}, []),
    ("won", {"side": "nexus"}, ["The Nexus wins"]),
    ("moved", {"who": "curby", "path": [[1, 0]]}, []),
]


@pytest.mark.parametrize(("kind", "args", "expected"), SAID, ids=range(len(SAID)))
def test_what_may_happen_is_said_shortly(kind: str, args: dict[str, Any], expected: list[str]):
    table = SagaTable("..D.")
    table.mercenary("curby", at=(0, 0))
    table.agent("guard", at=(3, 0))

    found = outcomes(table.g, kind, args, 0)

    assert [said(one) for one in found] == expected
    for one in found:
        for lang in LANGUAGES:
            assert said(one, lang)


def test_of_whoever_is_gone_the_wounds_are_not_told_beside_it():
    table = SagaTable("....")
    table.mercenary("curby", at=(0, 0))
    guard = table.agent("guard", at=(3, 0))
    event = {"who": "guard-1", "wounds": 2, "shields": 0, "by": "curby"}
    assert [said(one) for one in outcomes(table.g, "wounded", event, 0)] == ["Security Guard 1 suffers 2 wounds"]

    guard.at = None

    assert outcomes(table.g, "wounded", event, 0) == []


def test_only_events_that_are_told_are_worth_odds():
    assert set(OUTCOMES) <= set(EVENTS)


@pytest.mark.parametrize("name", ["b", "c versus"])
def test_what_random_games_bring_can_be_said_as_odds(name: str):
    found: set[str] = set()
    for g, events in happenings(name.split()[0], TABLES[name], seed=2):
        for event in events:
            for one in outcomes(g, event.kind, event.args, 0):
                found.add(one.text)
                assert all(said(one, lang) for lang in LANGUAGES)

    assert "saga-odds-wounds" in found
