"""What happened, in words: every kind that the rules tell, in four languages, in whole games."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import starboard.games.vanguard.rules
from starboard.games.vanguard.content.cards import EVENTS as EVENT_CARDS
from starboard.games.vanguard.content.planet_file import PLANETS
from starboard.games.vanguard.plugin import GAME
from starboard.games.vanguard.state.fields import Check
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.events import EVENTS, describe_event
from starboard.games.vanguard.words.outcomes import OUTCOMES, outcomes
from starboard.kernel.errors import Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import Happening, listen
from starboard.kernel.pages import CHOSEN, PAGE
from starboard.kernel.playout import random_reply
from starboard.kernel.seat_view import event_for
from starboard.kernel.setup import Setup
from starboard.kernel.visibility import SPECTATOR
from starboard.render import say
from starboard.texts import LANGUAGES, Texts
from tests.games.vanguard.words.seldom_events import SELDOM, table

MOST_STEPS = 2500  # of a random game; what is told repeats itself by then


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


def told_by_the_rules() -> dict[str, str]:
    """Every kind of event that a rule tells, and the module that does."""
    found: dict[str, str] = {}
    for file in sorted(Path(starboard.games.vanguard.rules.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tell":
                kinds = words_in(node.args[1])
                assert kinds, f"{file.name}:{node.lineno}: the kind of this event cannot be read from the source"
                found |= dict.fromkeys(kinds, file.stem)
    return found


def words_in(kind: ast.expr) -> list[str]:
    """The word, or both of which one is told."""
    if isinstance(kind, ast.IfExp):
        return words_in(kind.body) + words_in(kind.orelse)
    return [kind.value] if isinstance(kind, ast.Constant) and isinstance(kind.value, str) else []


def test_every_kind_that_rules_tell_has_its_words_and_no_other_has():
    told = told_by_the_rules()

    assert {kind: told[kind] for kind in told.keys() - EVENTS.keys()} == {}
    assert EVENTS.keys() - told.keys() == {PAGE, CHOSEN}


def test_every_kind_has_a_message_and_a_sample():
    texts = Texts("en")

    assert [kind for kind in EVENTS if not texts.has(f"vanguard-told-{kind}")] == []
    assert EVENTS.keys() - {kind for kind, _ in SELDOM} == set()


def test_an_unknown_kind_is_refused():
    with pytest.raises(Unknown):
        describe_event(table("dreamt"), "dreamt", {})


# --- whole games ---

SEATS = {
    1: (("security", "recon", "science", "engineering"),),
    2: (("security", "recon"), ("science", "engineering")),
    3: (("security", "recon"), ("science",), ("engineering",)),
    4: (("security",), ("recon",), ("science",), ("engineering",)),
}
TABLES = [("tutorial", "cinder", 1), ("tutorial", "cinder", 3)]
TABLES += [("expedition", planet, seats) for planet in PLANETS for seats in (2, 4)]


def happenings(mode: str, planet: str, seats: int, seed: int) -> Iterator[tuple[Vanguard, list[Happening]]]:
    """A random game, step by step, with what was told in each."""
    g = GAME.new(Setup(mode, SEATS[seats], (), planet))
    listen(g)
    fate, going, reply = Fate(seed), GAME.play(g), None
    for _ in range(MOST_STEPS):
        try:
            request = going.send(reply)
        except StopIteration:
            break
        yield g, list(g.events or ())
        g.events = []
        reply = random_reply(request, fate)
    yield g, list(g.events or ())


@pytest.mark.parametrize(("mode", "planet", "seats"), TABLES)
def test_a_random_game_tells_everything_in_four_languages(mode: str, planet: str, seats: int):
    kinds: set[str] = set()
    for g, events in happenings(mode, planet, seats, seed=7):
        for event in events:
            kinds.add(event.kind)
            described = describe_event(g, event.kind, event_for(event, SPECTATOR)["args"])
            for lang in LANGUAGES:
                sentence = say(Texts(lang), described)
                assert sentence.endswith((".", "!", "?")), (lang, event.kind, sentence)
                assert "{" not in sentence and "  " not in sentence, (lang, event.kind, sentence)
    assert len(kinds) > 20


@pytest.mark.parametrize(("kind", "args"), SELDOM, ids=[f"{at}-{kind}" for at, (kind, _) in enumerate(SELDOM)])
def test_an_event_is_told_in_each_of_its_ways(kind: str, args: dict[str, Any]):
    described = describe_event(table(kind), kind, args)

    for lang in LANGUAGES:
        sentence = say(Texts(lang), described)
        assert sentence.endswith(".") and "  " not in sentence, (lang, sentence)


# --- sentences ---

SENTENCES: list[tuple[str, dict[str, Any], str]] = [
    ("travels", {"who": "security", "sector": 5}, "Tomasi Fonua travels to 5 Service Trench."),
    ("arrived", {"who": "security", "sector": 5}, "Tomasi Fonua arrives in 5 Service Trench."),
    ("joined", {"who": "security", "card": "c02"}, "Tomasi Fonua joins the Away Team (Security)."),
    (
        "rolled",
        {
            "who": "security",
            "dice": (("red-basic", "basic"), ("red-physical", "basic"), ("green-universal", "scout+biology"),
                     ("injury", "damage"), ("danger", "rare")),
        },
        "Tomasi Fonua rolls: 2 × Basic (red); Scout + Biology (green); Damage (Injury); Rare (Danger).",
    ),
    ("rolled", {"who": "security", "dice": ()}, "Tomasi Fonua rolls no dice."),
    ("refreshed", {"who": "security", "die": "green-scout"}, "Tomasi Fonua Refreshes a green Scout die."),
    ("used", {"who": "security", "card": "c02", "kind": "skill"}, "Tomasi Fonua uses “Full Weight”."),
    (
        "lead-placed",
        {"who": "security", "type": "tech", "token": "2"},
        "Tomasi Fonua places a Lead on the alien technology deck: 2.",
    ),
    ("supplies-lost", {"count": 1}, "The team loses 1 Supply."),
    ("supplies-lost", {"count": 2}, "The team loses 2 Supplies."),
    ("threat-attacks", {"threat": "th08", "sector": 3}, "The Lamp Moths attack in 3 Tool Row."),
    ("threat-attacks", {"threat": "th02", "who": "security"}, "The Riveter Swarm attacks Tomasi Fonua."),
    ("lift-off-refused", {"seat": 0}, "*Against the Lift-Off: Tomasi Fonua and Ikaika Makoa."),
    ("opened", {"part": "4-5"}, "The Path between 4 Muster Yard and 5 Service Trench is open."),
    ("page", {"page": "cinder-start"}, "The team reads the first Log."),
    ("page", {"page": "cinder-227"}, "The team reads Log 227."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "args", "sentence"), SENTENCES, ids=range(len(SENTENCES)))
def test_a_sentence_is_as_a_player_would_say_it(kind: str, args: dict[str, Any], sentence: str):
    said = say(Texts("en"), describe_event(table(""), kind, args))

    assert said.endswith(sentence[1:]) if sentence.startswith("*") else said == sentence


def test_equipment_and_a_global_condition_of_the_same_number_are_told_apart():
    g = table("")
    texts = Texts("en")

    used = describe_event(g, "used", {"who": "recon", "card": "G01", "kind": "gear"})
    combo = describe_event(g, "combo", {"who": "recon", "card": "G01"})

    assert texts.text("vanguard-gear-g01") in say(texts, used)
    assert texts.text("vanguard-condition-g01") in say(texts, combo)


def test_an_event_names_its_pieces_and_its_place():
    described = describe_event(table(""), "travels", {"who": "recon", "sector": 5})

    assert described.at == {"who": "recon", "sector": 5} and described.plain()["target"] == 5


# --- odds ---

TUTORIAL_EVENT = next(card.id for card in EVENT_CARDS.values() if "tutorial" in card.biomes)

ODDS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("rolled", {"who": "recon", "dice": (("red-basic", "basic"),)}, []),
    ("result", {"who": "recon", "action": "", "row": "green"}, ["Green result"]),
    ("injured", {"who": "security", "injury": "wounded"}, ["Tomasi Fonua gains “Hurt”"]),
    ("evacuated", {"who": "security"}, ["Emergency Evacuation"]),
    ("danger", {"who": "recon", "letter": "B", "face": "rare"}, ["Danger B: Gain “Hurt”"]),
    ("danger", {"who": "recon", "letter": "T", "face": "special"}, []),
    ("danger", {"who": "recon", "letter": "B", "face": "blank"}, []),
    ("threat-attacks", {"threat": "th08", "sector": 3}, ["The Lamp Moths attack"]),
    ("event-revealed", {"who": "recon", "event": "ev01", "matched": True}, ["The Event fits the biome"]),
    ("event-revealed", {"who": "recon", "event": TUTORIAL_EVENT, "matched": True}, []),
    ("discovered", {"card": "mi01", "type": "micro"}, ["Discovery: Microorganisms"]),
    ("unique-found", {"number": 1}, ["Unique Discovery: Black Box of the Berth"]),
    ("mission-completed", {"mission": "M01"}, ["Mission completed: Everybody Up"]),
    ("exploration-over", {"how": "lift-off"}, ["The Lander takes off"]),
    ("arrived", {"who": "recon", "sector": 5}, []),
]


@pytest.mark.parametrize(("kind", "args", "expected"), ODDS, ids=range(len(ODDS)))
def test_what_may_happen_is_said_shortly(kind: str, args: dict[str, Any], expected: list[str]):
    assert [say(Texts("en"), one) for one in outcomes(table(""), kind, args, 0)] == expected


@pytest.mark.rule("VAN-EFFECT-03")
@pytest.mark.parametrize(
    ("action", "expected"), [("S2:drag-out-the-packs", ["An Accident shows"]), ("S6:drain-the-sump", [])]
)
def test_an_accident_is_spoken_of_where_it_does_something(action: str, expected: list[str]):
    g = table("")
    g.check = Check("recon", action, 2)
    rolled = {"who": "recon", "dice": (("red-basic", "accident"), ("red-wild", "accident"))}

    assert [say(Texts("en"), one) for one in outcomes(g, "rolled", rolled, 0)] == expected


@pytest.mark.rule("VAN-DANGER-01")
def test_a_danger_says_what_its_symbol_does_under_its_letter():
    said = {
        face: say(Texts("en"), describe_event(table(""), "danger", {"who": "recon", "letter": "T", "face": face}))
        for face in ("common", "special", "blank")
    }

    assert said["common"].endswith("(Common): Spend a die.")
    assert "passes" in said["special"] and "passes" in said["blank"]


def test_everything_worth_odds_is_told_and_has_words_in_four_languages():
    assert OUTCOMES.keys() <= EVENTS.keys()
    for kind, args in SELDOM:
        for one in outcomes(table(kind), kind, args, 0):
            for lang in LANGUAGES:
                assert not say(Texts(lang), one).endswith(".")
