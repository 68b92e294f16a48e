"""From the table `[story]` of a mission's file to its Story."""

from starboard.games.saga.content.mission_entries import Entry
from starboard.games.saga.content.mission_lookups import known
from starboard.games.saga.content.mission_names import Names
from starboard.games.saga.content.mission_sayings import read_conditions
from starboard.games.saga.content.mission_script import Script
from starboard.games.saga.content.mission_story import Passage, RuleText, Story, pages_of

MOST_PARAGRAPHS = 6
RULES = "rules"
MOODS = ("calm", "tense", "grim", "bright")


def read_story(entry: Entry, names: Names) -> Story:
    rules = tuple([read_rule(each, names) for each in entry.entries(RULES)])
    passages = [read_passage(entry, name) for name in entry.written() if name != RULES]
    entry.finish()
    return Story(tuple(passages), rules)


def read_passage(entry: Entry, name: str) -> Passage:
    entry.checked_name(name, name)
    own = entry.entry(name)
    found = Passage(
        name=name,
        paragraphs=own.number("paragraphs", 1, MOST_PARAGRAPHS, 1),
        speaker=own.name("speaker", ""),
        mood=own.one_of("mood", MOODS, ""),
    )
    own.finish()
    return found


def read_rule(own: Entry, names: Names) -> RuleText:
    variant = own.name("variant", "")
    if variant:
        known(own, "variant", "variant", names, variant)
    found = RuleText(own.name("name"), variant, read_conditions(own, "if", names))
    own.finish()
    return found


def check_story(entry: Entry, script: Script) -> None:
    """Only pages that the mission can come to are described."""
    pages = pages_of(script)
    for passage in script.story.passages:
        if passage.name not in pages:
            raise entry.broken(passage.name, "is no page of this mission; there are " + ", ".join(pages))
