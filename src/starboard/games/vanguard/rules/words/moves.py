"""Words about ways: walking, being put elsewhere, and the icons of a Path (VAN-SECTOR-03, VAN-TRAVEL-03)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.content.planet import TRAVEL
from starboard.games.vanguard.rules.concerned import accepts, concerned, could_mean
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing, candidates
from starboard.games.vanguard.rules.gear_tokens import ROPEWAY
from starboard.games.vanguard.rules.lookups import connected, immovable, in_play, paths_from, team
from starboard.games.vanguard.rules.moving import arrive, move
from starboard.games.vanguard.rules.words.word_table import WORD_TABLE, Word
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.requests import Ask, Procedure

WINCH: Final = "mod-M10"  # draws in whoever is joined to the Lander Sector by a Path


def do_move(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """Along up to so many Paths without resolving their icons, each where its own player says (VAN-SECTOR-03)."""
    among = [who for who in candidates(g, doing, effect.text(1)) if can_walk(g, who)]
    for who in (yield from concerned(g, doing, effect.text(1), among)):
        if can_walk(g, who) and (yield from accepts(g, doing, who)):
            yield from move(g, who, effect.number(0))


def can_walk(g: Vanguard, who: CrewMember) -> bool:
    return not immovable(g, who) and bool(paths_from(g, who.sector))


def can_move(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    for who in candidates(g, doing, effect.text(1)):
        if can_walk(g, who):
            return True
    return False


def do_place(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """Put into another Sector, whatever holds it (VAN-SECTOR-03); it must agree if it is another player's."""
    for who in (yield from concerned(g, doing, effect.text(0), placeable(g, effect, doing))):
        if places_for(g, doing, who, effect.text(1)) and (yield from accepts(g, doing, who)):
            sector: int | None = yield from decide(g, partial(_where_to, g, doing, who, effect.text(1)))
            if sector is not None:
                yield from arrive(g, who, sector, "VAN-SECTOR-03")


def _where_to(g: Vanguard, doing: Doing, who: CrewMember, place: str) -> Ask:
    """Nowhere, for somebody who has left play meanwhile."""
    sectors = places_for(g, doing, who, place) if who.status == "exploring" else []
    about = {"who": who.section, "card": doing.card}
    return Ask(doing.decider(g), sectors, "VAN-SECTOR-03", "place", about=about)


def places_for(g: Vanguard, doing: Doing, who: CrewMember, place: str) -> list[int]:
    """The Sectors that a word means for a crew member, other than its own."""
    found: list[int] = []
    if place == "lander":
        found = [g.lander.sector] if g.lander.sector else []
    elif place == "mate":
        found = [one.sector for one in g.crew if one is not who and one.status == "exploring"]
    elif place == "adj":
        found = connected(g, who.sector)
    elif place == "me":
        found = [doing.user.sector]
    elif place == "tok":
        found = [gear.sector for gear in g.gear if gear.card == doing.card]
    else:
        found = [int(place[1:])]
    return sorted({sector for sector in found if sector != who.sector and in_play(g, sector)})


def can_place(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    for who in _could_be_placed(g, effect, doing):
        if places_for(g, doing, who, effect.text(1)):
            return True
    return False


def placeable(g: Vanguard, effect: Effect, doing: Doing) -> list[CrewMember]:
    """Those for whom there is a Sector to be put into."""
    return [who for who in _could_be_placed(g, effect, doing) if places_for(g, doing, who, effect.text(1))]


def _could_be_placed(g: Vanguard, effect: Effect, doing: Doing) -> list[CrewMember]:
    if doing.card == WINCH:
        return [who for who in team(g) if _in_reach_of_winch(g, who)]
    return could_mean(g, doing, effect.text(0))


def _in_reach_of_winch(g: Vanguard, who: CrewMember) -> bool:
    """Along a Path to the Lander or from it; a No-Movement icon holds it, for the Mod moves whom it places."""
    lander = g.lander.sector
    return not immovable(g, who) and (lander in connected(g, who.sector) or who.sector in connected(g, lander))


def do_skip(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """So many icons of the Path are not resolved, chosen by the user (VAN-TRAVEL-03)."""
    for _ in range(effect.number(0)):
        icon: str | None = yield from _which_icon(g, doing, "skip")
        if icon is None:
            return
        _take_icon(doing, icon)


def do_swap(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """One icon of the Path becomes Spend a die, in its place."""
    instead = _spend_instead(effect)
    icon: str | None = yield from _which_icon(g, doing, "swap", icon_name(instead))
    if icon is not None:
        at = _take_icon(doing, icon)
        assert doing.travelling is not None
        doing.travelling.icons.insert(at, instead)


def _spend_instead(effect: Effect) -> Effect:
    """What stands on the Path in place of the icon."""
    return Effect("spend", (1, effect.text(0), "me"))


def _which_icon(g: Vanguard, doing: Doing, word: str, but: str = "") -> Procedure[str | None]:
    picked: str | None = yield from decide(g, partial(_of_the_path, g, doing, word, but))
    return picked


def _of_the_path(g: Vanguard, doing: Doing, word: str, but: str) -> Ask:
    assert doing.travelling is not None
    icons = sorted({icon_name(icon) for icon in doing.travelling.icons} - {but})
    about = {"who": doing.user.section, "word": word}
    return Ask(doing.decider(g), icons, "VAN-TRAVEL-03", "path-icon", about=about)


def icon_name(icon: Effect | None) -> str:
    return TRAVEL if icon is None else f"{icon.word}({','.join([str(arg) for arg in icon.args])})"


def _take_icon(doing: Doing, name: str) -> int:
    """Off the Path; gives which one it was."""
    assert doing.travelling is not None
    icons = doing.travelling.icons
    at = [icon_name(icon) for icon in icons].index(name)
    icons.pop(at)
    return at


def has_icons(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    """A ropeway helps only between its two ends."""
    travelling = doing.travelling
    if travelling is None or not travelling.icons:
        return False
    if doing.card != ROPEWAY:
        return True
    ends = [{gear.sector, gear.other_end} for gear in g.gear if gear.card == ROPEWAY]
    return {travelling.who.sector, travelling.end} in ends


def has_other_icons(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    """Whether any icon asks for something else than what would stand in its place (V4)."""
    instead = icon_name(_spend_instead(effect))
    return doing.travelling is not None and any([icon_name(icon) != instead for icon in doing.travelling.icons])


WORD_TABLE.update(
    {
        "move": Word(do_move, can_move),
        "place": Word(do_place, can_place),
        "skip": Word(do_skip, has_icons),
        "swap": Word(do_swap, has_other_icons),
    }
)
