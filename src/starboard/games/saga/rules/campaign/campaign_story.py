"""The pages of a campaign: its opening, the way to each mission, and how it ends (SAGA-CAMPAIGN-01)."""

from starboard.games.saga.content.campaign_story import EPILOGUE, OPENING, PAGES, fallen_line, road
from starboard.games.saga.rules.story import everybody
from starboard.games.saga.state.saga import Saga
from starboard.kernel.pages import Page, read_page
from starboard.kernel.requests import Procedure


def read_way_here(g: Saga) -> Procedure[None]:
    """Before a mission of a campaign: how it began, or what happened since the last mission."""
    if not g.campaign:
        return
    name = OPENING
    if g.played:
        name = road(g.played[-1].mission, g.played[-1].won, g.mission)
    if name in PAGES:
        yield from read_page(g, campaign_page(name, g.flags), everybody(g), "SAGA-CAMPAIGN-01")


def read_finale(g: Saga) -> Procedure[None]:
    """How the campaign ended, if it did, what became of others, and of whoever lay on the ground at its end."""
    if not g.finale:
        return
    page = campaign_page(g.finale, g.flags)
    lines = [line.name for line in EPILOGUE if line.fits(g.flags)]
    lines += [fallen_line(who.model.kind) for who in g.mercenaries if who.status == "down"]
    told = [*page.paragraphs, *[f"saga-page-epilogue-{name}" for name in lines]]
    yield from read_page(g, Page(page.id, told, page.speaker, page.mood), everybody(g), "SAGA-CAMPAIGN-03")


def campaign_page(name: str, flags: dict[str, str]) -> Page:
    """A page between missions, with the paragraphs that fit what has happened."""
    told = PAGES[name]
    paragraphs = [f"saga-page-{name}-{line.name}" for line in told.lines if line.fits(flags)]
    return Page(name, paragraphs, told.speaker, told.mood)
