"""Every field of a campaign's sheet: what a mission hands on to the next (docs/state.md). Everybody may see all of it.

What can be bought is not written down: it is whatever of the box the squad does not have.
"""

from starboard.games.saga.state.fields import Played, Veteran
from starboard.kernel.declaring import Fields, field
from starboard.kernel.visibility import PUBLIC


class SheetFields(Fields):
    """What a campaign goes on from."""

    campaign: str = field(PUBLIC)
    played: list[Played] = field(PUBLIC, [])  # missions with their results, in their order
    squad: list[Veteran] = field(PUBLIC, [])  # before the first mission: veterans that may be hired (SAGA-CAMPAIGN-02)
    flags: dict[str, str] = field(PUBLIC, {})
    following: list[str] = field(PUBLIC, [])  # missions of which the next one is chosen
    finale: str = field(PUBLIC, "")  # how the campaign has ended, if it has
