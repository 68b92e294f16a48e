"""What is said at a table."""

import time
from typing import TYPE_CHECKING

import msgspec

from starboard.server.storage.records import ChatRecord
from starboard.server.wire.server_frames import ChatFrame
from starboard.server.wire.table_info import Chat

if TYPE_CHECKING:
    from starboard.server.tables.live_table import LiveTable

SHOWN = 100  # the latest lines, to whoever comes in


class TableChat:
    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.lines: list[ChatRecord] = []

    async def read(self) -> None:
        """From the database, with the names of those who spoke."""
        process = self.table.process
        self.lines = await process.store.chats(self.table.record.id)
        await process.names.learn(line.person for line in self.lines)

    async def say(self, person: str, seat: int | None, text: str) -> None:
        line = ChatRecord(time.time(), person, seat, text)
        await self.table.process.store.add_chat(self.table.record.id, line)
        self.table.notify("chat", **msgspec.to_builtins(line))
        self._add(line)

    async def heard(self, line: ChatRecord) -> None:
        """Somebody said something in another process; it may be heard of twice."""
        await self.table.process.names.learn([line.person])
        if line not in self.lines:
            self._add(line)

    def _add(self, line: ChatRecord) -> None:
        self.lines.append(line)
        del self.lines[:-SHOWN]
        self.table.broadcast.tell(ChatFrame(self._described(line)))

    def described(self) -> list[Chat]:
        return [self._described(line) for line in self.lines]

    def _described(self, line: ChatRecord) -> Chat:
        return Chat(line.at, self.table.process.names.person(line.person), line.seat, line.text)
