"""What survives: people, tables and every move, in SQLite or PostgreSQL."""

from starboard.server.storage.moves import Move, MoveTaken
from starboard.server.storage.store import Store
from starboard.server.storage.trouble import StorageTrouble

__all__ = ["Move", "MoveTaken", "StorageTrouble", "Store"]
