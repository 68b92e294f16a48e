"""The bots of a table: those who are asked think, aside, and answer."""

import asyncio
from typing import TYPE_CHECKING

import structlog

from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import Anyone, Ask, Payload
from starboard.server.refusals import RequestRefused
from starboard.server.running import metrics

if TYPE_CHECKING:
    from starboard.server.tables.live_table import LiveTable

log = structlog.get_logger(__name__)

TRIES = 4  # of a bot at one question, when rules fail


class BotTurns:
    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._thinking: dict[tuple[int, str], asyncio.Task[None]] = {}
        self._given_up: set[tuple[int, str]] = set()  # questions to which every answer of a bot made a rule fail

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    @property
    def gave_up(self) -> bool:
        return bool(self._given_up)

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    def try_again(self) -> None:
        """Somebody did something: what made a rule fail may work now."""
        self._given_up.clear()

    def wake(self, grace: float) -> None:
        """Let the bots that are asked think; another process has `grace` seconds to let them first."""
        match = self.table.history.match
        if match is None or self.table.record.status != "playing" or self.table.gone:
            return
        for seat in self._deciding(match):
            bot = self.table.record.seats[seat].bot
            question = (seat, match.ask_id(seat))
            if bot is not None and question not in self._thinking and question not in self._given_up:
                self._thinking[question] = self.table.process.spawn(self._let_bot_answer(bot, *question, grace))

    def _deciding(self, match: Match) -> list[int]:
        """The seats that are asked; where anybody may answer, bots leave it to people, and else to one of them."""
        asked = [seat for seat, ask in match.asks.items() if not ask.standby]
        if not isinstance(match.request, Anyone) or len(asked) == 1:
            return asked
        return [] if any(self.table.record.seats[seat].bot is None for seat in asked) else asked[:1]

    async def _let_bot_answer(self, bot: str, seat: int, ask_id: str, grace: float) -> None:
        try:
            await asyncio.sleep(max(grace, self._pause()))
            await self.table.backoff.wait()
            if self._asked(bot, seat, ask_id):
                await self._answer(bot, seat, ask_id)
        except RequestRefused as refused:
            log.debug("a bot's answer is refused", table=self.table.record.id, seat=seat, code=refused.code)
        except Exception:
            log.exception("a bot's answer failed", table=self.table.record.id, seat=seat, ask=ask_id)
            self.table.backoff.failed()
        finally:
            self._thinking.pop((seat, ask_id), None)
        async with self.table.lock:
            self.table.tell_trouble()
            self.wake(0.0)

    def _pause(self) -> float:
        """Bots that play on for somebody, with no person at the table, leave them time to come back."""
        seats = self.table.record.seats
        away = any(place.person is not None for place in seats) and all(place.playing != "human" for place in seats)
        return self.table.process.settings.stand_in_seconds if away and self.table.match.window is None else 0.0

    async def _answer(self, bot: str, seat: int, ask_id: str) -> None:
        """What the bot thinks best; where that makes a rule fail something else, and after a few tries nothing."""
        ask = self.table.match.asks[seat]
        pick = await self._thought(bot, seat, ask)
        tried: list[Payload] = []
        while True:
            try:
                await self.table.answer(seat, ask_id, pick, bot)
                return
            except RequestRefused as refused:
                if refused.code != "rule-fault":
                    raise
            tried.append(pick)
            other = another_answer(ask, tried)
            if len(tried) >= TRIES or other is None:
                self._given_up.add((seat, ask_id))
                return
            pick = other[0]

    def _asked(self, bot: str, seat: int, ask_id: str) -> bool:
        match = self.table.match
        return seat in match.asks and match.ask_id(seat) == ask_id and self.table.record.seats[seat].bot == bot

    async def _thought(self, bot: str, seat: int, ask: Ask) -> Payload:
        """What the bot answers; if it fails or cheats, any legal answer keeps the game going. It reads in no time."""
        if ask.only_confirms():
            return ask.only_answer()
        view = project(self.table.match.state, seat)
        try:
            with metrics.BOT_THINKING.time():
                pick = await self.table.process.bots.answer(
                    self.table.record.id, bot, self.table.record.game, view, ask, self.table.history.setup.own
                )
            if ask.allows(pick):
                return pick
            log.error("a bot gave an illegal answer", bot=bot, rule=ask.rule, kind=ask.kind)
        except Exception:
            log.exception("a bot failed", bot=bot, rule=ask.rule, kind=ask.kind)
        return random_answer(ask, Fate(seat))


def another_answer(ask: Ask, tried: list[Payload]) -> tuple[Payload] | None:
    """A legal answer that was not tried yet, if one is found without looking for long."""
    for seed in range(10 * TRIES):
        pick = random_answer(ask, Fate(seed))
        if pick not in tried:
            return (pick,)
    return None
