"""Missions that people write themselves (docs/writing-a-mission.md), as the house asks about them (`OwnScenarios`)."""

from functools import cache, lru_cache
from typing import Final

from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_file import OWN_FILE, own_mission, parse_mission, problems_in
from starboard.games.saga.content.mission_picture import svg_map, text_map
from starboard.games.saga.content.mission_texts import endings, named_pieces, needed_pages, needed_texts, speakers
from starboard.games.saga.rules.campaign.team import MERCENARY_SEATS
from starboard.games.saga.rules.missions.vocabulary import unwritten_words
from starboard.games.saga.words.names import without_side
from starboard.kernel import own_texts
from starboard.kernel.errors import BrokenContent
from starboard.kernel.own_files import LARGEST_FILE
from starboard.kernel.own_texts import TITLE, NeededTexts, TextProblems, text_problems
from starboard.kernel.setup import Scenario
from starboard.texts import Texts

MOST_MERCENARIES: Final = 4  # players that share the Mercenaries (SAGA-SETUP-10)
NAMES_OF_THE_BOX: Final = ("names.ftl", "missions.ftl")


class OwnMissions:
    """`OwnScenarios` of Star Saga."""

    largest = LARGEST_FILE

    def read(self, text: str) -> Scenario:
        found = own_mission(text)
        problem = first_problem(text)
        if problem is not None:
            raise problem
        return scenario_of(found)

    def problems(self, text: str, file: str = "") -> list[BrokenContent]:
        file = file or OWN_FILE
        found = problems_in(text.encode(), file)
        return found or play_problems(parse_mission(text.encode(), file))

    def titles(self, text: str) -> dict[str, str]:
        return own_texts.titles(own_mission(text).texts)

    def texts(self, text: str, lang: str) -> dict[str, str]:
        found = own_mission(text)
        return own_texts.messages(all_texts(found), found.texts, lang)

    def picture(self, text: str) -> str:
        return svg_map(own_mission(text))

    def plan(self, text: str) -> str:
        return text_map(own_mission(text))


def scenario_of(mission: Mission, campaign: str = "") -> Scenario:
    """A mission as it is offered. A fixed team has as many seats as it has Mercenaries (SAGA-MISSION-06)."""
    seats = len(mission.squad.mercenaries) if mission.squad.fixed else MOST_MERCENARIES
    most = ((MERCENARY_SEATS, seats),) if seats < MOST_MERCENARIES else ()
    return Scenario(mission.id, most=most, campaign=campaign)


@lru_cache(maxsize=256)
def first_problem(text: str) -> BrokenContent | None:
    """What a mission lacks that could be laid out, if anything."""
    found = play_problems(own_mission(text))
    return found[0] if found else None


def play_problems(mission: Mission) -> list[BrokenContent]:
    """Words that nobody has written rules for, and texts that are missing or belong to nothing."""
    unwritten = unwritten_words(mission)
    if unwritten:
        return [BrokenContent(mission.file, "", "", f"cannot be played: {', '.join(unwritten)}")]
    needed = all_texts(mission)
    called = TextProblems(
        no_texts="is missing: the words of the mission in one language",
        in_vain="belongs to nothing in this mission",
        no_page=f"is no page of this mission; there are {', '.join(needed.pages)}",
        counted_by="[story]",
    )
    return text_problems(mission.file, needed, mission.texts, of_box, called)


def all_texts(mission: Mission) -> NeededTexts:
    """Everything that is said about the mission."""
    decided = endings(mission)
    said = {key: f"saga-mission-{mission.id}-{key}" for key in [*needed_texts(mission), *decided]}
    said[TITLE] = f"saga-scenario-{mission.id}"
    names = own_names(mission)
    return NeededTexts(
        texts=said | {name: f"saga-{name}" for name in names},
        names=names,
        pages=needed_pages(mission),
        page=f"saga-page-{mission.id}-",
        spare=decided,
    )


def own_names(mission: Mission) -> list[str]:
    """What the mission may bring names for: exits, marks, devices and speakers."""
    found = [f"piece-{without_side(name)}" for name in named_pieces(mission)]
    return [*found, *[f"speaker-{name}" for name in speakers(mission)]]


@cache
def _box_texts() -> Texts:
    return Texts("en", files=NAMES_OF_THE_BOX)


def of_box(message: str) -> bool:
    return _box_texts().has(message)


OWN_MISSIONS: Final = OwnMissions()
