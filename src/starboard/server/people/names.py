"""People's names, remembered so that not every table that is shown reads the database."""

from collections.abc import Iterable

from starboard.server.storage.records import PersonRecord
from starboard.server.storage.store import Store
from starboard.server.wire.table_info import Person

UNKNOWN = "?"


class Names:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, str] = {}

    async def learn(self, people: Iterable[str]) -> None:
        """Read the names that are not known yet."""
        unknown = {person for person in people if person not in self._known}
        if unknown:
            for person in (await self._store.people.named(sorted(unknown))).values():
                self.note(person)

    def note(self, person: PersonRecord) -> None:
        self._known[person.id] = person.name

    def person(self, person: str) -> Person:
        return Person(person, self._known.get(person, UNKNOWN))
