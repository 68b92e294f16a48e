"""Looking at a campaign somebody brings, before anything of it is kept. All of this runs in a limited process.

As with a game's file, it is hostile until it is shown to be a campaign: small and flat enough, a tree that can have
grown, sheets that are sheets. Each chapter is played again and must hand on the sheet that the file has; a sheet that
nothing proves (its chapter was played by other rules) is played on from, to see whether it can be.
"""

import math
from typing import Any, Final

import msgspec

from starboard.games.registry import GAMES
from starboard.kernel import saves
from starboard.kernel.campaign import BEGINNING
from starboard.kernel.campaign_files import (
    CampaignFile,
    ChapterInFile,
    SeatInFile,
    check_campaign_file,
    check_chapter,
    open_campaign,
    proven_by_the_box,
    try_sheet,
)
from starboard.kernel.errors import BrokenSave
from starboard.kernel.game import Game
from starboard.server.campaigns.chapters import MOST_CHAPTERS
from starboard.server.refusals import RequestRefused
from starboard.server.tables import import_checks
from starboard.server.tables.fate import fate_for
from starboard.server.tables.finished_chapter import told_of
from starboard.server.tables.import_checks import LARGEST_SHEET, LONGEST_WORD, MOST_OPTIONS, Opening

DEEPEST: Final = 16  # a save has 12 levels, and lies four deep in a campaign
LONGEST_NAME: Final = 40
TRIAL_SEEDS: Final = (1, 2)
TRIAL_DECISIONS: Final = 200


class BroughtChapter(msgspec.Struct):
    """A chapter as it will be kept; without an opening its game can no longer be played."""

    number: int
    parent: int
    branch: int
    scenario: str
    following: list[str] | None
    sheet: dict[str, Any] | None
    seats: list[SeatInFile]
    begun: float
    ended: float | None
    opening: Opening | None
    told: list[dict[str, Any]] | None  # of its end, in the words of its game


class BroughtCampaign(msgspec.Struct):
    game: str
    kind: str
    name: str
    mode: str
    options: list[str]
    sheet: dict[str, Any]
    chapters: list[BroughtChapter]


def examine_campaign(data: bytes, seed: int | None) -> dict[str, Any]:
    """What a file brings, as plain data, or a refusal that says what is wrong with it."""
    import_checks.check_depth(data, DEEPEST)
    file: CampaignFile | None = None
    try:
        file = open_campaign(data)
        _check_sizes(file)
        game = check_campaign_file(file, GAMES)
        chapters, unproven = _brought(game, file, seed)
        _try_sheets(game, file, unproven)
    except BrokenSave as error:
        raise RequestRefused(import_checks.REFUSALS[error.why], str(error), "", **_in_words(file, error)) from error
    except (*saves.DOES_NOT_FIT, msgspec.MsgspecError) as error:  # made by hand, to see what happens
        raise RequestRefused("bad-file") from error
    brought = BroughtCampaign(
        file.game, file.kind, file.name, file.mode, sorted(set(file.options)), file.sheet, chapters
    )
    plain: dict[str, Any] = msgspec.to_builtins(brought)
    return plain


def _in_words(file: CampaignFile | None, error: BrokenSave) -> dict[str, str | int | dict[str, str]]:
    """What the game says about it, if it does: a message of its own, which the client says in the reader's language."""
    if file is None or not error.text:
        return {}
    return {**error.values, "why": error.text, "game": file.game}


def _brought(game: Game, file: CampaignFile, seed: int | None) -> tuple[list[BroughtChapter], list[int]]:
    """The chapters, and those whose sheets no game of the file has written by the rules of today."""
    unproven = [] if proven_by_the_box(game, file) else [BEGINNING]
    chapters: list[BroughtChapter] = []
    for chapter in file.chapters:
        if chapter.has_game:
            import_checks.check_sizes(saves.open_save(bytes(chapter.save)))
        loaded = check_chapter(game, file, chapter, fate_for(seed, "import"))
        if chapter.sheet is not None and (loaded is None or loaded.other_rules):
            unproven.append(chapter.number)
        opening = import_checks.opening_of(loaded, seed) if loaded is not None else None
        chapters.append(_kept(chapter, opening, _told(chapter, loaded)))
    return chapters, unproven


def _told(chapter: ChapterInFile, loaded: saves.Loaded | None) -> list[dict[str, Any]] | None:
    """What the chronicle says of a chapter that was played to its end, and can be again."""
    if loaded is None or chapter.sheet is None or not loaded.match.over:
        return None
    return told_of(loaded.match, [happening for _, happening in loaded.match.happened])


def _kept(chapter: ChapterInFile, opening: dict[str, Any] | None, told: list[dict[str, Any]] | None) -> BroughtChapter:
    return BroughtChapter(
        chapter.number, chapter.parent, chapter.branch, chapter.scenario, chapter.following, chapter.sheet,
        chapter.seats, chapter.begun, chapter.ended, msgspec.convert(opening, Opening | None), told,
    )  # fmt: skip


def _try_sheets(game: Game, file: CampaignFile, unproven: list[int]) -> None:
    for number in unproven:
        wrong = try_sheet(game, file, number, TRIAL_SEEDS, TRIAL_DECISIONS)
        if wrong:
            raise RequestRefused("file-impossible", wrong)


def _check_sizes(file: CampaignFile) -> None:
    if len(file.chapters) > MOST_CHAPTERS:
        raise RequestRefused("file-too-long", f"no campaign has more than {MOST_CHAPTERS} chapters")
    for chapter in file.chapters:
        following, seats = chapter.following or [], chapter.seats
        words = [chapter.scenario, *following, *[role for seat in seats for role in seat.roles]]
        names = [*[seat.name for seat in seats], *[seat.bot or "" for seat in seats]]
        if max([len(seats), len(following), *[len(seat.roles) for seat in seats]]) > MOST_OPTIONS:
            raise RequestRefused("file-too-long", f"no chapter has more than {MOST_OPTIONS} seats, roles or scenarios")
        if any(len(word) > LONGEST_WORD for word in words) or any(len(name) > LONGEST_NAME for name in names):
            raise RequestRefused("file-too-long", "a name in it is longer than any")
        if not all(math.isfinite(at) and 0 <= at < 1e11 for at in (chapter.begun, chapter.ended or 0.0)):
            raise RequestRefused("bad-file", "a chapter was played at no time")
    sheets = [file.sheet, *[chapter.sheet for chapter in file.chapters]]
    if any(len(msgspec.json.encode(sheet)) > LARGEST_SHEET for sheet in sheets):
        raise RequestRefused("file-too-long", f"no sheet has more than {LARGEST_SHEET} bytes")
