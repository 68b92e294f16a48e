"""The pages of a mission, read by everybody at the table: its briefing, what happens on the way, its end.

Which pages a mission has is said by its file (`content/mission_story.py`); the pages between the missions of a campaign
are in `campaign_story`.
"""

from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_story import BRIEFING, LOST, WON, paragraphs_of
from starboard.games.saga.rules.lookups import MERCENARIES
from starboard.games.saga.rules.missions.conditions import all_hold, way_that_holds
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.selectors import Bound
from starboard.games.saga.state.saga import Saga
from starboard.kernel.pages import Page, read_page
from starboard.kernel.requests import Procedure


def everybody(g: Saga) -> list[int]:
    """All seats: a page is read to both sides."""
    return [seat for seat, _ in enumerate(g.seats)]


def page_of(mission: Mission, name: str) -> Page:
    """A page by its name within the mission: `m1-briefing` for everybody else."""
    story = mission.script.story
    passage = story.passage(name)
    return Page(f"{mission.id}-{name}", paragraphs_of(mission.id, story, name), passage.speaker, passage.mood)


def read_briefing(g: Saga) -> Procedure[None]:
    """The introduction, the victory conditions and the public rules (SAGA-MISSION-02, SAGA-MISSION-11)."""
    mission = mission_of(g)
    page = page_of(mission, BRIEFING)
    told = [*page.paragraphs, *victory_texts(mission), *rule_texts(g, mission)]
    yield from read_page(g, Page(page.id, told, page.speaker, page.mood), everybody(g), "SAGA-MISSION-02")


def victory_texts(mission: Mission) -> list[str]:
    """How each side wins, in words."""
    return [f"saga-mission-{mission.id}-win-{side}" for side in ("mercenaries", "nexus")]


def rule_texts(g: Saga, mission: Mission) -> list[str]:
    """The special rules that everybody knows from the start; others are hidden (SAGA-MISSION-10, -11)."""
    found: list[str] = []
    for rule in mission.script.story.rules:
        if rule.variant in ("", g.variant) and all_hold(g, rule.conditions):
            found.append(f"saga-mission-{mission.id}-rule-{rule.name}")
    return found


def read_progress(g: Saga, key: str) -> Procedure[None]:
    """What the mission says because something has happened (SAGA-MISSION-12, SAGA-ZONE-03)."""
    g.reveals += 1
    yield from read_page(g, page_of(mission_of(g), key), everybody(g), "SAGA-MISSION-12")


def read_ending(g: Saga) -> Procedure[None]:
    """How the mission ended, by the way in which it was won (SAGA-MISSION-03)."""
    script = mission_of(g).script
    won = g.ending == MERCENARIES
    # All Mercenaries may have fallen before any way held (SAGA-DEATH-08): then the one that holds now, or the first.
    ways = script.mercenaries_win if won else script.nexus_wins
    number = g.won_way or way_that_holds(g, ways, Bound(round_over=True)) or 1
    page = page_of(mission_of(g), f"{WON if won else LOST}-{number}")
    yield from read_page(g, page, everybody(g), "SAGA-MISSION-03")
