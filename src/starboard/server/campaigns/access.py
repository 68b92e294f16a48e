"""Who may look at a campaign, and what stays hidden when a chapter of it is over."""

from typing import TYPE_CHECKING

from starboard.games.registry import GAMES
from starboard.kernel.campaign import keeps_secrets
from starboard.server.refusals import RequestRefused
from starboard.server.storage.records import CampaignRecord, TableRecord

if TYPE_CHECKING:
    from starboard.server.running.server_process import ServerProcess


async def campaign(process: "ServerProcess", campaign_id: str) -> CampaignRecord:
    found = await process.store.campaigns.campaign(campaign_id)
    if found is None:
        raise RequestRefused("no-such-campaign")
    await process.names.learn([found.host])
    return found


async def visible_campaign(process: "ServerProcess", campaign_id: str, person: str) -> CampaignRecord:
    """The campaign, for its host and for everybody who has come to one of its tables."""
    found = await campaign(process, campaign_id)
    if found.host != person and person not in await process.store.campaigns.members(campaign_id):
        raise RequestRefused("not-a-member")
    return found


async def hosted_campaign(process: "ServerProcess", campaign_id: str, person: str) -> CampaignRecord:
    found = await visible_campaign(process, campaign_id, person)
    if found.host != person:
        raise RequestRefused("not-the-host")
    return found


async def campaign_secret(process: "ServerProcess", campaign_id: str, game: str, person: str | None) -> bool:
    """Whether a campaign's finished chapters still hide something from this person.

    A sheet that hides something takes it along into the next chapter. So the past lies open only when the campaign has
    come to an end, or to somebody who has always played it alone.
    """
    if game not in GAMES or not keeps_secrets(GAMES[game]):
        return False
    store = process.store.campaigns
    return not await store.ended(campaign_id) and not await store.players(campaign_id) <= {person}


async def still_secret(process: "ServerProcess", record: TableRecord, person: str | None) -> bool:
    """Whether a finished game still hides something from this person: only a chapter does."""
    return record.chapter is not None and await campaign_secret(process, record.chapter[0], record.game, person)


async def refuse_if_secret(process: "ServerProcess", record: TableRecord, person: str | None) -> None:
    """Refuse all of a finished game at once to somebody from whom it still hides something."""
    if await still_secret(process, record, person):
        raise RequestRefused("campaign-secret")
