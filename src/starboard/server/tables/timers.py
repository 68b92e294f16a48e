"""What a table does by itself: reaction windows close, bots answer, pages are read, people who are away are called."""

import time
from typing import TYPE_CHECKING

from starboard.server.tables.bot_turns import BotTurns
from starboard.server.tables.page_timer import PageTimer
from starboard.server.tables.window_timer import WindowTimer

if TYPE_CHECKING:
    from starboard.server.tables.live_table import LiveTable

# A process that did not make the last move waits so many seconds longer: whoever made it goes first.
ELSEWHERE_FIRST = 3.0


class Timers:
    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.windows = WindowTimer(table)
        self.bots = BotTurns(table)
        self.pages = PageTimer(table)

    @property
    def busy(self) -> bool:
        return self.windows.window is not None or self.bots.busy or self.pages.busy

    @property
    def gave_up(self) -> bool:
        """Nothing more happens by itself, because a rule fails, until somebody does something."""
        return self.windows.gave_up or self.bots.gave_up

    def stop(self) -> None:
        self.windows.stop()
        self.bots.stop()
        self.pages.stop()

    def go_on(self, here: bool = True) -> None:
        """After every move; `here`: it was made in this process."""
        grace = 0.0 if here else ELSEWHERE_FIRST
        self.table.used = time.monotonic()
        self.bots.try_again()
        self.windows.try_again()
        self.windows.watch(grace)
        self.bots.wake(grace)
        self.pages.watch(grace)
        self.table.tell_trouble()
        self.table.process.call_people(self.table)
