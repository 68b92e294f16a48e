"""A campaign's chapters as the kernel's tree, and its refusals as the server's."""

from starboard.games.registry import GAMES
from starboard.kernel.campaign import CampaignError, Chapter, Tree
from starboard.server.refusals import RequestRefused
from starboard.server.storage.records import CampaignRecord, ChapterRecord

CODES = {"no-such-branch": "bad-request"}  # where a refusal has another name


def tree_of(campaign: CampaignRecord) -> Tree:
    game = GAMES.get(campaign.game)
    first = game.offer.campaign(campaign.kind).first if game is not None else ()
    return Tree(first, [place_of(chapter) for chapter in campaign.chapters])


def place_of(chapter: ChapterRecord) -> Chapter:
    following = None if chapter.following is None else tuple(chapter.following)
    return Chapter(chapter.number, chapter.parent, chapter.branch, chapter.scenario, following)


def campaign_refusal(error: CampaignError) -> RequestRefused:
    return RequestRefused(CODES.get(error.why, error.why), str(error))
