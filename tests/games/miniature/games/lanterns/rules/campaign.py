"""The campaign: the Crossing, then the Cellar or the Tower (LAN-CAMPAIGN-01)."""

from typing import Final

from starboard.games.lanterns.content.halls import CELLAR, CROSSING, TOWER
from starboard.games.lanterns.rules.results import kept
from starboard.games.lanterns.sheet.fields import Pilgrim
from starboard.games.lanterns.sheet.sheet import Sheet
from starboard.games.lanterns.state.fields import Wanderer
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Carried
from starboard.kernel.requests import FATE

PILGRIMAGE: Final = "pilgrimage"


def following(sheet: Sheet) -> list[str]:
    """The chapters that may come now; the Tower is only for Wanderers who have won (LAN-CAMPAIGN-01)."""
    if not sheet.chapters:
        return [CROSSING]
    if len(sheet.chapters) > 1:
        return []
    return [CELLAR, TOWER] if sheet.won[0] else [CELLAR]


def take_up(g: Lanterns, sheet: Sheet) -> None:
    """The table goes on from a sheet; who holds a role now knows what it took along."""
    if g.scenario not in following(sheet):
        raise StarboardError(f"the {g.scenario} does not come now; what may come is: {following(sheet)}")
    g.sheet = sheet
    holders = {who.role: who.seat for who in g.wanderers}
    for pilgrim in sheet.pilgrims:
        pilgrim.seat = holders.get(pilgrim.role, FATE)


def carry(g: Lanterns) -> Carried | None:
    """The sheet after this chapter: embers for kept Vows, and in secret the oldest card in hand (LAN-CAMPAIGN-02)."""
    if g.sheet is None:
        return None
    sheet = g.sheet.clone()
    sheet.chapters.append(g.scenario)
    sheet.won.append(g.ending == "lit")
    sheet.choices[g.scenario] = g.choice
    for who in g.wanderers:
        pilgrim = pilgrim_of(sheet, who)
        pilgrim.seat = who.seat
        pilgrim.keepsake = who.hand[0] if who.hand else ""
        pilgrim.embers += int(kept(who))
    return Carried(sheet, following(sheet))


def pilgrim_of(sheet: Sheet, who: Wanderer) -> Pilgrim:
    for pilgrim in sheet.pilgrims:
        if pilgrim.role == who.role:
            return pilgrim
    sheet.pilgrims.append(Pilgrim(who.seat, who.role))
    return sheet.pilgrims[-1]
