"""Tokens of mission equipment on the board, and the upgrades that are added to them (VAN-GEAR-04, VAN-GEAR-09)."""

from typing import Final

from starboard.games.vanguard.content.cards import GEAR
from starboard.games.vanguard.rules.lookups import connected
from starboard.games.vanguard.state.fields import CrewMember, Gear
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

ROPEWAY: Final = "G05"  # its token has two ends
UPGRADES: Final = "upgrades"


def place_token(g: Vanguard, who: CrewMember, card: str) -> Procedure[None]:
    """It lies in the Sector from now on; upgrades that its carrier has may be placed with it (VAN-GEAR-08, -11)."""
    sector, other_end = who.sector, 0
    if card == ROPEWAY and connected(g, sector):
        about = {"card": card}
        other_end = yield Ask(who.seat, connected(g, sector), "VAN-GEAR-09", "other-end", about=about)
    _put(g, who, card, sector, other_end)
    upgrades = [gear.card for gear in who.gear if GEAR[gear.card].base == card and not gear.sector]
    if upgrades:
        about = {"card": card}
        most = len(upgrades)
        added: tuple[str, ...] = yield Ask(who.seat, upgrades, "VAN-GEAR-04", UPGRADES, 0, most, many=True, about=about)
        for upgrade in added:
            _put(g, who, upgrade, sector, 0)


def _put(g: Vanguard, who: CrewMember, card: str, sector: int, other_end: int) -> None:
    """The card stays with its carrier and says where its token is."""
    carried = next(iter([gear for gear in who.gear if gear.card == card and not gear.sector]))
    token = Gear(card)
    for one in (carried, token):
        one.sector, one.other_end = sector, other_end
    g.gear.append(token)
    tell(g, "token-placed", "VAN-GEAR-08", who=who.section, gear=card, sector=sector)


def may_be_added(g: Vanguard, who: CrewMember, upgrade: str) -> bool:
    """Where the token of its equipment lies, unless a final upgrade is there already (VAN-GEAR-04)."""
    base = GEAR[upgrade].base
    if not any([gear.card == base and gear.sector == who.sector for gear in g.gear]):
        return False
    return not any([GEAR[gear.card].base == base and GEAR[gear.card].final for gear in g.gear])


def drive_token(g: Vanguard, card: str, sector: int) -> None:
    """A token that can move takes its upgrades along (VAN-GEAR-11)."""
    for gear in g.gear:
        if card in (gear.card, GEAR[gear.card].base):
            gear.sector = sector
    tell(g, "token-moved", "VAN-GEAR-11", gear=card, sector=sector)
