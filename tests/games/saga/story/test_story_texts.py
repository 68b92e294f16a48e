"""The texts of the story: every page has its own in four languages, and every text belongs to a page."""

import re
from collections.abc import Sequence

import pytest

from starboard.games.saga.content.campaign_story import PAGES
from starboard.games.saga.content.mission_file import MISSIONS, mission
from starboard.games.saga.content.mission_script import Saying, Script
from starboard.games.saga.content.mission_story import endings_of, pages_of, paragraphs_of
from starboard.games.saga.rules.story import victory_texts
from starboard.games.saga.words.endings import COME
from starboard.texts import LANGUAGES, Texts, game_locales, patterns, resources

QUOTES = {"en": "“”‘", "it": "«»", "de": "„“‚‘", "cs": "„“‚‘"}
LONGEST_PARAGRAPH = 75  # words: people read it to each other


def own_texts(lang: str, *files: str) -> dict[str, str]:
    """The messages of these files in this language, without English for what is missing."""
    place = game_locales()["saga"]
    found: dict[str, str] = {}
    for _, resource in resources(lang, place, files):
        for key in [key for key, _ in patterns(resource) if "." not in key]:  # a name or a sentence, not its attributes
            found[key] = Texts(lang, place, files).text(key)
    return found


def story_messages(name: str) -> list[str]:
    """The title and the paragraphs of every page of a mission."""
    script = mission(name).script
    found: list[str] = []
    for page in pages_of(script):
        found += [f"saga-page-{name}-{page}", *paragraphs_of(name, script.story, page)]
    return found


def mission_messages(name: str) -> list[str]:
    """What is said about a mission beside its story: how it is won, its rules, what can be done and answered."""
    told = mission(name)
    script = told.script
    found = [*victory_texts(told), *[f"saga-mission-{name}-rule-{rule.name}" for rule in script.story.rules]]
    things = [("use", may.id) for may in script.mays] + [("operation", one.id) for one in told.operations]
    things += [("variant", variant) for variant in told.variants]
    things += [("hint", door.hint) for door in told.doors if door.hint]
    things += [thing for when in script.whens for thing in asked_in(when.effects)]
    things += [thing for may in script.mays for thing in asked_in(may.effects)]
    things += [("ended", ending) for ending in untold(script)]
    return found + [f"saga-mission-{name}-{sort}-{thing}" for sort, thing in things]


def untold(script: Script) -> list[str]:
    """The endings of which no condition has words of its own."""
    ways = [*script.mercenaries_win, *script.nexus_wins]
    told = [any([condition.word in COME for condition in way]) for way in ways]
    return [ending for ending, has_words in zip(endings_of(script), told, strict=True) if not has_words]


def asked_in(effects: Sequence[Saying]) -> list[tuple[str, str]]:
    """The questions of a mission within effects, and their answers."""
    found: list[tuple[str, str]] = []
    for effect in effects:
        if effect.word == "ask":
            found.append(("ask", effect.text("key")))
            for answer in effect.sayings("answers"):
                found += [("answer", answer.text("key")), *asked_in(answer.sayings("then"))]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", MISSIONS)
def test_every_page_has_its_texts_and_every_text_its_page(name: str, lang: str):
    assert sorted(own_texts(lang, f"story-{name}.ftl")) == sorted(story_messages(name))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_about_a_mission_is_said(lang: str):
    wanted = [message for name in MISSIONS for message in mission_messages(name)]
    said = [key for key in own_texts(lang, "missions.ftl") if key.startswith("saga-mission-")]
    assert sorted(said) == sorted(set(wanted))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_operation_says_what_it_does_before_it_is_chosen(lang: str):
    """As those of every mission do; without English for what is missing."""
    operations = [f"saga-mission-{name}-operation-{one.id}" for name in MISSIONS for one in mission(name).operations]
    messages = [
        key
        for _, resource in resources(lang, game_locales()["saga"], ("missions.ftl",))
        for key, _ in patterns(resource)
    ]
    said = {key.removesuffix(".text") for key in messages if key.endswith(".text")}

    assert [one for one in operations if one not in said] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_speaker_has_a_name(lang: str):
    speakers = {passage.speaker for name in MISSIONS for passage in mission(name).script.story.passages} - {""}
    speakers |= {page.speaker for page in PAGES.values()} - {""}
    said = [key for key in own_texts(lang, "missions.ftl") if key.startswith("saga-speaker-")]
    assert sorted(said) == sorted([f"saga-speaker-{speaker}" for speaker in speakers])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", MISSIONS)
def test_the_clock_of_a_mission_is_said_in_the_victory_conditions(name: str, lang: str):
    said = own_texts(lang, "missions.ftl")[f"saga-mission-{name}-win-nexus"]
    clock = mission(name).clock
    assert {int(number) for number in re.findall(r"\d+", said)} == ({clock} if clock else set())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", MISSIONS)
def test_a_paragraph_can_be_read_aloud(name: str, lang: str):
    texts = own_texts(lang, f"story-{name}.ftl")
    assert [key for key, text in texts.items() if len(text.split()) > LONGEST_PARAGRAPH] == []


def foreign_quotes(lang: str, texts: dict[str, str]) -> list[str]:
    """The messages with quotation marks of another language, or of a typewriter."""
    foreign = set("“”„«»\"'‚‘") - set(QUOTES[lang])
    return [key for key, text in texts.items() if foreign & set(text)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", MISSIONS)
def test_quotes_are_those_of_the_language(name: str, lang: str):
    assert foreign_quotes(lang, {**own_texts(lang, f"story-{name}.ftl"), **own_texts(lang, "missions.ftl")}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", MISSIONS)
def test_a_briefing_is_titled_as_the_mission_is_called(name: str, lang: str):
    called = own_texts(lang, "catalogue.ftl")[f"saga-scenario-{name}"]
    assert own_texts(lang, f"story-{name}.ftl")[f"saga-page-{name}-briefing"] == called


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-DESTROY-01")
@pytest.mark.parametrize("name", MISSIONS)
def test_a_terminal_that_cannot_be_destroyed_is_spoken_of(name: str):
    told = mission(name)
    rules = [Texts("en").text(f"saga-mission-{name}-rule-{rule.name}") for rule in told.script.story.rules]
    spoken_of = any([re.search(r"Terminals? (cannot|can) be (attacked|destroyed)", text) for text in rules])

    assert spoken_of == any([terminal.tough for terminal in told.terminals])
