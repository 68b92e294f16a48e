"""A match at this keyboard: who plays, in which language, where it is saved, who has read how much of the log."""

import secrets
from pathlib import Path
from typing import Any

from starboard.bots.base import Bot, make_bot
from starboard.cli.errors import NotWritten
from starboard.cli.own_files import with_own_words
from starboard.cli.seats import HUMAN, check_player
from starboard.games.registry import GAMES
from starboard.kernel import saves
from starboard.kernel.errors import BrokenSave, StarboardError
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.requests import Anyone, Ask
from starboard.kernel.seat_view import event_for, view
from starboard.kernel.setup import Setup, set_up
from starboard.kernel.shapes import Plain
from starboard.render import say
from starboard.texts import Texts

SAVE_START = b'{"starboard"'


class TerminalTable:
    """Everything the client keeps beside the match itself."""

    def __init__(
        self,
        match: Match,
        players: list[str],
        texts: Texts,
        path: Path,
        seed: int,
        sheet: dict[str, Plain] | None = None,
    ) -> None:
        self.match = match
        self.sheet = sheet  # what it was begun with, if it is a chapter of a campaign
        self.players = players
        self.own = match.game.setup_of(match.start).own  # the text of a scenario that somebody wrote
        self.texts = texts
        self.path = path
        self.seed = seed
        self.quit_text = "cli-quit"  # what is said to whoever leaves: where it is, and how to go on
        self.seen = [0] * len(players)  # what had happened when each seat last decided
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, match.game.name, seed * len(players) + seat + len(match.journal))
            for seat, name in enumerate(players)
            if name != HUMAN
        }
        # With several people at one keyboard a window must stop the game even if nobody can react.
        match.hold_windows = len(self.humans) > 1

    @property
    def texts(self) -> Texts:
        return self._texts

    @texts.setter
    def texts(self, texts: Texts) -> None:
        """In any language the table has the words that its own scenario brings."""
        self._texts = with_own_words(texts, self.match.game, self.own)

    @property
    def humans(self) -> list[int]:
        return [seat for seat, name in enumerate(self.players) if name == HUMAN]

    def view(self, seat: int) -> dict[str, Any]:
        return view(self.match, seat)

    def log(self, seat: int, since: int = 0) -> list[str]:
        """What happened, in words, as far as the seat may know it."""
        game, g = self.match.game, self.match.state
        happened = [event_for(happening, seat) for _, happening in self.match.happened[since:]]
        return [say(self.texts, game.story(g, event["kind"], event["args"])) for event in happened]

    def last_lines(self, seat: int, count: int) -> list[str]:
        return self.log(seat, max(0, len(self.match.happened) - count))

    # --- deciding ---

    def answer(self, seat: int, answer: Any) -> None:
        self.seen[seat] = len(self.match.happened)
        self.match.answer(seat, answer)

    def let_bots_answer(self) -> None:
        """All bots that are asked decide at once, until only people are asked."""
        while asked := self._bots_asked():
            self.answer(asked[0], self._ask_bot(asked[0], self.match.asks[asked[0]]))

    def _bots_asked(self) -> list[int]:
        """Where anybody may answer, bots leave it to people."""
        asked = self.match.waiting if isinstance(self.match.request, Anyone) else list(self.match.asks)
        bots = [seat for seat in asked if seat in self.bots]
        left_to_people = isinstance(self.match.request, Anyone) and len(bots) < len(asked)
        return [] if left_to_people else bots

    def _ask_bot(self, seat: int, ask: Ask) -> Any:
        bot = self.bots[seat]
        return bot.answer(project(self.match.state, seat) if bot.needs_view else {}, ask)

    def undo(self, seat: int, consent: bool) -> None:
        self.match.undo(seat, consent)
        self.seen = [min(seen, len(self.match.happened)) for seen in self.seen]

    # --- saving ---

    @property
    def extra(self) -> dict[str, Any]:
        """What a save holds for this client beside the match."""
        return {"players": self.players, "seen": self.seen}

    def write(self, path: Path | None = None) -> Path:
        """Save whole or not at all. No seed goes along: a save does not know the future."""
        path = path or self.path
        refuse_to_overwrite(path)
        try:
            saves.write(self.match, path, self.extra, self.sheet)
        except OSError as error:
            raise NotWritten("cli-error-not-written", path=str(path), reason=error.strerror or "?") from error
        return path


def refuse_to_overwrite(path: Path) -> None:
    """A file that is no saved game was meant for something else, and is left alone."""
    if path.is_dir():
        raise NotWritten("cli-error-folder", path=str(path))
    try:
        with open(path, "rb") as file:
            start = file.read(len(SAVE_START))
    except OSError:  # most often because there is no such file yet
        return
    if start and start != SAVE_START:
        raise NotWritten("cli-error-foreign", path=str(path))


def new_table(
    game: str, players: list[str], mode: str, options: list[str], seed: int, texts: Texts, path: Path
) -> TerminalTable:
    setup = set_up(GAMES[game].offer, mode, len(players), options)
    return begun_table(GAMES[game], setup, players, seed, texts, path)


def begun_table(game: Game, setup: Setup, players: list[str], seed: int, texts: Texts, path: Path) -> TerminalTable:
    """A table with this set-up; whoever plays each seat is named in order."""
    return TerminalTable(Match(game, game.new(setup), Fate(seed)), players, texts, path, seed, setup.sheet)


def new_dice() -> int:
    """A seed nobody knows."""
    return secrets.randbits(48)


def load_table(
    file: Path, texts: Texts, path: Path | None = None, seed: int | None = None
) -> tuple[TerminalTable, str]:
    """The table in a save file, with new dice, and what the player should know about it, if anything."""
    seed = new_dice() if seed is None else seed
    loaded = saves.read(file, GAMES, Fate(seed))
    players = _players(loaded)
    table = TerminalTable(loaded.match, players, texts, path or file, seed, loaded.setup.sheet)
    seen = loaded.extra.get("seen")
    if isinstance(seen, list) and len(seen) == len(players) and all(type(at) is int for at in seen):
        table.seen = [max(0, min(at, len(loaded.match.happened))) for at in seen]
    return table, remark(loaded, texts)


def remark(loaded: saves.Loaded, texts: Texts) -> str:
    """What a player should know about a save, if anything."""
    if loaded.notice:
        return texts.text("cli-load-restarted", reason=loaded.notice)
    return texts.text("cli-load-other-rules") if loaded.other_rules else ""


def _players(loaded: saves.Loaded) -> list[str]:
    """As saved; a save of another table than this client's is played by people."""
    seats = len(loaded.setup.seats)
    players = loaded.extra.get("players")
    if not isinstance(players, list) or len(players) != seats:
        return [HUMAN] * seats
    try:
        for player in players:
            check_player(loaded.match.game, str(player))
    except StarboardError as error:
        raise BrokenSave(str(error)) from error
    return players
