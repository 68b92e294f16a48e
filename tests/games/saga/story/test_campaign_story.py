"""The pages between the missions of the campaign."""

from itertools import product

import pytest

from starboard.games.saga.content.campaign import CAMPAIGN, FINALES, LANTERN_LIT, PAID_IN_FULL, first_flags
from starboard.games.saga.content.campaign_story import EPILOGUE, OPENING, PAGES, fallen_line, road
from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.content.mission_file import MISSIONS, mission
from starboard.games.saga.rules.campaign.aftermath import Outcome, aftermath, facts_of
from starboard.games.saga.rules.campaign.campaign_story import campaign_page, read_finale, read_way_here
from starboard.games.saga.state.fields import Played
from starboard.games.saga.testing.mission_table import MissionTable
from starboard.texts import LANGUAGES
from tests.games.saga.story.test_story_texts import LONGEST_PARAGRAPH, foreign_quotes, own_texts


def roads_from(name: str) -> set[str]:
    """The ways that the file of a mission leads on."""
    found: set[str] = set()
    others = [
        dict(zip(("m2", "m3", "m5", "m6"), pick, strict=True)) for pick in product(("lost", "unplayed"), repeat=4)
    ]
    for won, results, exit, way, alert in product((True, False), others, ("X1", "X2"), ("stairs", "lift"), ("0", "3")):
        table = MissionTable(name)
        table.g.flags = {**first_flags(), "way": way, "alert": alert}
        end = Outcome(name, won, facts_of(table.g, mission(name)), results)
        end.exits = [exit]
        found |= {road(name, won, other) for other in aftermath(mission(name).script.afters, end).following}
    return found


@pytest.mark.rule("SAGA-CAMPAIGN-01")
def test_every_way_from_mission_to_mission_has_its_page_and_no_other():
    roads = {each for name in MISSIONS if name.startswith("m") for each in roads_from(name)}
    assert set(PAGES) - set(FINALES) - {OPENING} == roads


def test_every_finale_has_its_page():
    assert set(FINALES) <= set(PAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_the_campaign_has_its_texts_and_every_text_its_page(lang: str):
    lines = [*[line.name for line in EPILOGUE], *[fallen_line(card) for card in MERCENARIES]]
    wanted = [f"saga-page-epilogue-{name}" for name in lines]
    for name, page in PAGES.items():
        wanted += [f"saga-page-{name}", *[f"saga-page-{name}-{line.name}" for line in page.lines]]
    texts = own_texts(lang, "story-campaign.ftl")
    assert sorted(texts) == sorted(wanted)
    assert [key for key, text in texts.items() if len(text.split()) > LONGEST_PARAGRAPH] == []
    assert foreign_quotes(lang, texts) == []


@pytest.mark.parametrize(
    ("played", "page"), [([], "opening"), ([Played("m1", True)], "m1-won-m4"), ([Played("m3", True)], "m3-won-m4")]
)
def test_a_mission_of_a_campaign_begins_with_the_way_there(played: list[Played], page: str):
    table = MissionTable("m4")
    table.g.campaign, table.g.played, table.g.flags = CAMPAIGN, played, {**first_flags(), "ghost": "yes"}

    table.run(read_way_here)

    read = [(event.args["page"], event.args["paragraphs"]) for event in table.told("page")]
    assert read == ([] if page not in PAGES else [(page, campaign_page(page, table.g.flags).paragraphs)])


def test_a_mission_that_is_played_for_itself_has_no_way_there():
    table = MissionTable("m4")
    table.run(read_way_here)
    assert table.told("page") == []


def test_only_what_happened_is_told():
    flags = {**first_flags(), "ghost": "yes"}
    assert campaign_page("m3-won-m4", flags).paragraphs == ("saga-page-m3-won-m4-1", "saga-page-m3-won-m4-ghost")
    both = {**flags, "core": "yes", "serum": "yes"}
    assert "saga-page-lantern-lit-whole" in campaign_page(LANTERN_LIT, both).paragraphs
    assert "saga-page-lantern-lit-core" not in campaign_page(LANTERN_LIT, both).paragraphs


def test_a_finale_tells_what_became_of_everybody_else_once():
    table = MissionTable("m9")
    table.g.finale, table.g.flags = PAID_IN_FULL, {**first_flags(), "okoro": "dead", "shrike": "bought"}

    table.run(read_finale)

    [page] = table.told("page")
    assert [text for text in page.args["paragraphs"] if "epilogue" in text] == [
        f"saga-page-epilogue-{name}" for name in ("okoro-dead", "shrike-bought", "chovar-caged", "orchard-loose")
    ]


def test_the_epilogue_has_a_line_for_each_mercenary_that_fell_in_the_last_mission():
    table = MissionTable("m9").set_up()
    table.g.finale, table.g.flags = PAID_IN_FULL, first_flags()
    for who in table.g.mercenaries:
        who.status = {"alyse": "down", "devil": "down"}.get(who.model.name, "left")

    table.run(read_finale)

    told = table.told("page")[-1].args["paragraphs"]
    assert list(told[-2:]) == ["saga-page-epilogue-fallen-alyse", "saga-page-epilogue-fallen-devil"]
    assert len([text for text in told if "fallen" in text]) == 2
