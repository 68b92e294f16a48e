"""A campaign on this disk: one file for the campaign, and a save beside it for the chapter that is being played.

The campaign's file is written when a chapter begins, is left, or ends. In between only the save is, after every
decision; whatever happens to the program, the next one finds it there.
"""

import time
from pathlib import Path

import msgspec

from starboard.cli.errors import Mistake, NotWritten
from starboard.cli.paths import home, path_of
from starboard.cli.seats import HUMAN
from starboard.cli.table import TerminalTable, begun_table, load_table, new_dice
from starboard.games.registry import GAMES
from starboard.kernel import saves
from starboard.kernel.campaign import BEGINNING, CampaignError, Tree
from starboard.kernel.campaign_files import (
    START,
    SUFFIX,
    CampaignFile,
    ChapterInFile,
    SeatInFile,
    check_campaign_file,
    dump_campaign,
    open_campaign,
)
from starboard.kernel.encoding import encode
from starboard.kernel.errors import BrokenSave
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup, check_campaign, fits
from starboard.texts import Texts


def campaign_path(name: str) -> Path:
    """The file a person names; a bare name lies with the other campaigns."""
    path = path_of(name)
    if path.parent == Path() and path.suffix != SUFFIX:
        return home() / "campaigns" / f"{name}{SUFFIX}"
    return path


def campaign_names() -> list[str]:
    return sorted([path.stem for path in (home() / "campaigns").glob(f"*{SUFFIX}")])


class DiskCampaign:
    def __init__(self, path: Path, file: CampaignFile, game: Game) -> None:
        self.path = path
        self.file = file
        self.game = game

    @property
    def tree(self) -> Tree:
        return self.file.tree(self.game)

    def unfinished(self) -> ChapterInFile | None:
        """The chapter that is being played; of several the one begun last."""
        return next((one for one in reversed(self.file.chapters) if one.following is None), None)

    def write(self) -> None:
        try:
            saves.write_whole(self.path, dump_campaign(self.file))
        except OSError as error:
            raise NotWritten("cli-error-not-written", path=str(self.path), reason=error.strerror or "?") from error

    # --- chapters ---

    def setup(self, after: int, scenario: str) -> tuple[str, dict[str, object]]:
        """The scenario that goes on from there, and the sheet it begins with."""
        allowed = self.tree.may_follow(after)
        if scenario and scenario not in allowed:
            raise CampaignError("wrong-scenario", f"the scenario {scenario!r} does not follow here")
        sheet = self.file.sheet if after == BEGINNING else self.file.chapters[after - 1].sheet
        assert sheet is not None, f"chapter {after} is over and has no sheet"
        return scenario or allowed[0], sheet

    def begin(self, after: int, setup: Setup, players: list[str], seed: int | None, texts: Texts) -> TerminalTable:
        """A new chapter, kept at once; a further branch where something goes on from there already."""
        _, chapter = self.tree.begin(after, len(self.tree.after(after)), setup.scenario)
        seed = new_dice() if seed is None else seed
        table = begun_table(self.game, setup, players, seed, texts, self.save_path(chapter.number))
        seats = [
            SeatInFile("", None if player == HUMAN else player, list(roles))
            for player, roles in zip(players, setup.seats, strict=True)
        ]
        self.file.chapters.append(
            ChapterInFile(
                chapter.number, after, chapter.branch, setup.scenario, None, None, seats, time.time(), None, _raw(table)
            )
        )
        self.write()
        table.write()
        return table

    def resume(self, chapter: ChapterInFile, seed: int | None, texts: Texts) -> tuple[TerminalTable, str]:
        """The table of the chapter that is being played, and what the player should know about it."""
        path = self.save_path(chapter.number)
        if not path.exists():
            saves.write_whole(path, bytes(chapter.save))
        return load_table(path, texts, path, seed)

    def keep(self, chapter: ChapterInFile, table: TerminalTable) -> None:
        """What was played goes into the campaign's file; a chapter that is over hands on its sheet."""
        match = table.match
        changes: dict[str, object] = {"save": _raw(table)}
        if match.over:
            carried = self.game.carry(match.state)
            assert carried is not None, f"{self.game.name} hands nothing on"
            changes.update(sheet=encode(carried.sheet), following=carried.following, ended=time.time())
        self.file.chapters[chapter.number - 1] = msgspec.structs.replace(chapter, **changes)
        self.write()
        self.save_path(chapter.number).unlink(missing_ok=True)

    def save_path(self, number: int) -> Path:
        return self.path.with_suffix(f".{number}{saves.SUFFIX}")


def _raw(table: TerminalTable) -> msgspec.Raw:
    return msgspec.Raw(saves.dump(table.match, table.extra, table.sheet).rstrip())


def new_campaign(path: Path, game: Game, kind: str, mode: str, options: list[str]) -> DiskCampaign:
    """A campaign before its first chapter; a file that is there already is left alone."""
    if path.exists():
        raise NotWritten("cli-error-campaign-exists", path=str(path))
    if not game.offer.campaigns:
        raise Mistake("cli-error-no-campaigns", game=game.name)
    kind = kind or game.offer.campaigns[0].id
    campaign = game.offer.campaign(kind)
    mode = mode or next(one.id for one in game.offer.modes if fits(campaign, one.id))
    check_campaign(game.offer, kind, mode, options)
    sheet = encode(game.new_sheet(kind))
    file = CampaignFile(game.name, game.rules_version, kind, path.stem, mode, sorted(options), sheet, [])
    made = DiskCampaign(path, file, game)
    made.write()
    return made


def load_campaign(path: Path) -> DiskCampaign:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BrokenSave(f"{path.name} cannot be read: {error.strerror}", "unreadable", str(path)) from error
    try:
        if not data.startswith(START):
            raise BrokenSave("it is no campaign of Starboard")
        file = open_campaign(data)
        return DiskCampaign(path, file, check_campaign_file(file, GAMES))
    except BrokenSave as error:
        raise BrokenSave(str(error), error.why, str(path)) from error
