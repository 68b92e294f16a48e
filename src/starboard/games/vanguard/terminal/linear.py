"""The planet in sentences, for screen readers, pipes and narrow terminals."""

from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.content.planet import Path
from starboard.games.vanguard.rules.lookups import in_play, log_in, other_end, paths_from, team
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.terminal.panels import panel
from starboard.games.vanguard.terminal.words import member_name, poi_name, said, sector_name
from starboard.games.vanguard.words.card_texts import one_effect
from starboard.texts import Texts


def linear(g: Vanguard, texts: Texts) -> list[str]:
    """What everybody shares, then Sector by Sector."""
    return [*panel(g, texts), *[line for sector in g.sectors for line in sector_lines(g, texts, sector.number)]]


def here(g: Vanguard, texts: Texts, seat: int) -> list[str]:
    """Only where the seat's own crew is."""
    own = dict.fromkeys([who.sector for who in team(g) if who.seat == seat])
    return [line for number in own for line in sector_lines(g, texts, number)]


def sector_lines(g: Vanguard, texts: Texts, number: int) -> list[str]:
    """Its name, what lies there, who is there, and where its Paths lead."""
    if not in_play(g, number):
        return [texts.text("cli-vanguard-closed", sector=sector_name(g, texts, number))]
    parts = [poi_name(g, texts, number)]
    if log_in(g, number) and log_in(g, number) not in g.read:
        parts.append(texts.text("cli-vanguard-log", number=log_in(g, number)))
    if g.lander.sector == number:
        parts.append(texts.text("cli-vanguard-lander"))
    parts += [member_name(g, texts, who.section) for who in team(g) if who.sector == number]
    paths = "; ".join([path_in_words(g, texts, path, number) for path in paths_from(g, number)])
    parts.append(texts.text("cli-vanguard-paths", paths=paths) if paths else "")
    there = "; ".join([part for part in parts if part])
    return [f"{sector_name(g, texts, number)}: {there}"]


def path_in_words(g: Vanguard, texts: Texts, path: Path, start: int) -> str:
    icons = ", ".join([icon_in_words(texts, icon) for icon in path.icons])
    return f"{other_end(path, start)} ({icons})" if icons else str(other_end(path, start))


def icon_in_words(texts: Texts, icon: Effect | None) -> str:
    """The Travel icon, or what an effect on the Path says."""
    return texts.text("cli-vanguard-travel") if icon is None else said(texts, one_effect(icon)).rstrip(".")
