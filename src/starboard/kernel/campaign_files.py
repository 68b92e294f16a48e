"""A whole campaign in one file: its tree, its sheets, and each chapter's game as a save of its own.

A file is on the outside like a save: a version, a checksum, and the body it belongs to. What is inside is taken on
trust by nobody: `check_campaign_file` looks at the tree and at every sheet, `check_chapter` plays a chapter again and
compares what it hands on.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from starboard.kernel import saves
from starboard.kernel.campaign import BEGINNING, CampaignError, Chapter, Tree, grown, read_sheet
from starboard.kernel.encoding import encode
from starboard.kernel.errors import BrokenSave, BrokenState, StarboardError
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game, State
from starboard.kernel.saves import Loaded
from starboard.kernel.setup import check_campaign, set_up
from starboard.kernel.shapes import Plain
from starboard.kernel.trials import trial

FORMAT: Final = 1
SUFFIX: Final = ".campaign"
START: Final = b'{"starboard_campaign"'


class Envelope(msgspec.Struct):
    starboard_campaign: int
    sha256: str
    body: msgspec.Raw


class SeatInFile(msgspec.Struct, forbid_unknown_fields=True):
    """Who held which roles: a person by their name, or a bot."""

    name: str
    bot: str | None
    roles: list[str]


class ChapterInFile(msgspec.Struct, forbid_unknown_fields=True):
    """A chapter's place in the tree, what its end wrote, and its game as the bytes of a save; see `Chapter`."""

    number: int
    parent: int
    branch: int
    scenario: str
    following: list[str] | None
    sheet: dict[str, Plain] | None
    seats: list[SeatInFile]
    begun: float
    ended: float | None
    save: msgspec.Raw = msgspec.Raw(b"null")

    @property
    def place(self) -> Chapter:
        following = None if self.following is None else tuple(self.following)
        return Chapter(self.number, self.parent, self.branch, self.scenario, following)

    @property
    def has_game(self) -> bool:
        return bytes(self.save) != b"null"


class CampaignFile(msgspec.Struct, forbid_unknown_fields=True):
    """`sheet` is the one the campaign begins with."""

    game: str
    rules_version: str
    kind: str
    name: str
    mode: str
    options: list[str]
    sheet: dict[str, Plain]
    chapters: list[ChapterInFile]

    def sheet_before(self, chapter: ChapterInFile) -> dict[str, Plain]:
        """What a chapter begins from."""
        if chapter.parent == BEGINNING:
            return self.sheet
        sheet = self.chapters[chapter.parent - 1].sheet
        assert sheet is not None, f"chapter {chapter.parent} is over and has no sheet"
        return sheet

    def tree(self, game: Game) -> Tree:
        return grown(game.offer.campaign(self.kind).first, [chapter.place for chapter in self.chapters])


def dump_campaign(campaign: CampaignFile) -> bytes:
    body = msgspec.json.encode(campaign)
    envelope = Envelope(FORMAT, hashlib.sha256(body).hexdigest(), msgspec.Raw(body))
    return msgspec.json.encode(envelope) + b"\n"


def open_campaign(data: bytes) -> CampaignFile:
    """What is inside a campaign's file, if the file is whole; else `BrokenSave`."""
    try:
        envelope = msgspec.json.decode(data, type=Envelope)
    except msgspec.DecodeError as error:
        raise BrokenSave(f"it is no campaign of Starboard, or cut off ({error})") from error
    saves.check_seal(envelope.starboard_campaign, FORMAT, envelope.body, envelope.sha256)
    try:
        return msgspec.json.decode(envelope.body, type=CampaignFile)
    except msgspec.DecodeError as error:
        raise BrokenSave(f"its contents are not as they should be ({error})") from error


def without(chapters: Sequence[ChapterInFile], left_out: set[int]) -> list[ChapterInFile]:
    """The chapters but for some from which nothing goes on, numbered anew as if those had never been begun."""
    numbers = {BEGINNING: BEGINNING}
    branches: dict[int, int] = {}
    kept: list[ChapterInFile] = []
    for chapter in chapters:
        if chapter.number in left_out:
            continue
        numbers[chapter.number] = len(kept) + 1
        parent = numbers[chapter.parent]
        branch = branches.get(parent, 0)
        branches[parent] = branch + 1
        kept.append(msgspec.structs.replace(chapter, number=len(kept) + 1, parent=parent, branch=branch))
    return kept


# --- files from outside ---


def check_campaign_file(file: CampaignFile, games: Mapping[str, Game]) -> Game:
    """Refuse a file whose tree cannot have grown, or whose sheets are none; nothing is played yet."""
    game = games.get(file.game)
    if game is None:
        raise BrokenSave(f"this campaign is of the game {file.game!r}; known are: {', '.join(games)}", "other-game")
    try:
        check_campaign(game.offer, file.kind, file.mode, file.options)
        tree = file.tree(game)
        read_sheet(game, file.sheet)
        for chapter in file.chapters:
            if (chapter.sheet is None) is not (chapter.following is None):
                raise CampaignError("chapter-not-over", f"chapter {chapter.number} is both over and not over")
            if chapter.sheet is not None:
                read_sheet(game, chapter.sheet)
            elif not chapter.has_game:
                raise CampaignError("chapter-not-over", f"chapter {chapter.number} has no game to go on with")
        _check_ways_on(game, file, tree)
    except BrokenState as error:
        raise BrokenSave(f"a sheet cannot be read: {error}", "newer" if error.newer else "impossible") from error
    except StarboardError as error:
        refusal = BrokenSave(f"such a campaign cannot be: {error}", "impossible")
        raise refusal.said(error.text, **error.values) from error
    return game


def _check_ways_on(game: Game, file: CampaignFile, tree: Tree) -> None:
    """Every chapter that may follow can be begun from its sheet: the game itself says what is wrong with one."""
    for scenario in tree.first:
        begun_from(game, file, file.sheet, scenario)
    for chapter in file.chapters:
        for scenario in chapter.following or ():
            begun_from(game, file, chapter.sheet, scenario)


def begun_from(game: Game, file: CampaignFile, sheet: dict[str, Plain] | None, scenario: str) -> State:
    """A chapter for as few as it allows, before anything is played."""
    least, _ = game.offer.counts(file.mode, scenario)
    state: State = game.new(set_up(game.offer, file.mode, least, file.options, scenario, sheet))
    return state


def check_chapter(game: Game, file: CampaignFile, chapter: ChapterInFile, fate: Fate) -> Loaded | None:
    """The game of a chapter, played again: it begins from the sheet before, and its end writes the sheet after.

    None if there is none, or if the rules have changed so that it no longer fits a chapter that is over: then its sheet
    counts as far as it can be played on from (`try_sheet`).
    """
    if not chapter.has_game:
        return None
    body = saves.open_save(bytes(chapter.save))
    if body.game != file.game or body.setup is None:
        raise BrokenSave(f"chapter {chapter.number} is another game")
    here = (file.mode, tuple(sorted(file.options)), chapter.scenario)
    if (body.setup.mode, tuple(sorted(body.setup.options)), body.setup.scenario) != here:
        raise BrokenSave(f"chapter {chapter.number} was played in another way than its campaign", "impossible")
    if not _same_sheet(game, body.setup.sheet, file.sheet_before(chapter)):
        raise BrokenSave(f"chapter {chapter.number} does not begin where it goes on from", "impossible")
    try:
        loaded = saves.play(body, {game.name: game}, fate)
    except BrokenSave:
        if chapter.sheet is not None and saves.made_by_others(game, body.rules_version, body.content, body.past):
            return None
        raise
    if loaded.notice and chapter.sheet is not None and loaded.other_rules:
        return None
    _check_end(game, chapter, loaded)
    return loaded


def _check_end(game: Game, chapter: ChapterInFile, loaded: Loaded) -> None:
    match = loaded.match
    if match.over is not (chapter.following is not None):
        raise BrokenSave(f"chapter {chapter.number} is not where its game is", "unplayable")
    if not match.over or loaded.other_rules:  # what other rules wrote is not what those of today would write
        return
    carried = game.carry(match.state)
    if carried is None or carried.following != chapter.following:
        raise BrokenSave(f"chapter {chapter.number} hands on something else than its game", "unplayable")
    if not _same_sheet(game, encode(carried.sheet), chapter.sheet):
        raise BrokenSave(f"the sheet after chapter {chapter.number} is not what its game has written", "unplayable")


def _same_sheet(game: Game, one: Plain, other: Plain) -> bool:
    """Whether two sheets say the same, also when they were written by different versions."""
    try:
        return encode(read_sheet(game, one)) == encode(read_sheet(game, other))
    except BrokenState:
        return False


def try_sheet(game: Game, file: CampaignFile, after: int, seeds: Sequence[int], most: int) -> str:
    """Play on from a sheet that no game proves, in every scenario that may follow; what goes wrong, or nothing."""
    sheet = file.sheet if after == BEGINNING else file.chapters[after - 1].sheet
    tree = file.tree(game)
    scenarios = tree.first if after == BEGINNING else tree.chapter(after).following or ()
    for scenario in scenarios:
        try:
            state = begun_from(game, file, sheet, scenario)
        except Exception as error:
            return f"{scenario} cannot be begun from it: {error}"
        wrong = trial(game, state, seeds, most)
        if wrong:
            return f"{scenario} cannot be played from it: {wrong}"
    return ""


def proven_by_the_box(game: Game, file: CampaignFile) -> bool:
    """Whether the first sheet is the one that the box has for this campaign."""
    return _same_sheet(game, encode(game.new_sheet(file.kind)), file.sheet)
