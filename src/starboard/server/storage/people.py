"""People, their devices and accounts, in the database."""

import time
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from starboard.server.storage import schema
from starboard.server.storage.access import Access
from starboard.server.storage.idle_guests import forget_idle_guests, keep_latest_devices
from starboard.server.storage.records import PersonRecord
from starboard.server.storage.rows import PEOPLE, people_of, person_of

DEVICES_PER_PERSON = 50


class PeopleStore:
    def __init__(self, access: Access) -> None:
        self._access = access

    async def add(self, person: PersonRecord, token_hash: str) -> None:
        now = time.time()

        def work(db: Connection) -> None:
            db.execute(insert(schema.people).values(id=person.id, name=person.name, webhook="", created=now))
            db.execute(insert(schema.devices).values(token_hash=token_hash, person=person.id, created=now))

        await self._access.write(work)

    async def add_device(self, person: str, token_hash: str) -> None:
        values = {"token_hash": token_hash, "person": person, "created": time.time()}

        def work(db: Connection) -> None:
            db.execute(insert(schema.devices).values(values))
            keep_latest_devices(db, person, DEVICES_PER_PERSON)

        await self._access.write(work)

    async def forget_idle(self, before: float) -> int:
        return await self._access.write(lambda db: forget_idle_guests(db, before))

    async def forget_device(self, token_hash: str) -> None:
        await self._access.write(
            lambda db: db.execute(delete(schema.devices).where(schema.devices.c.token_hash == token_hash))
        )

    async def of_device(self, token_hash: str) -> PersonRecord | None:
        asked = PEOPLE.join(schema.devices, schema.devices.c.person == schema.people.c.id)
        query = people_of(asked).where(schema.devices.c.token_hash == token_hash)
        return await self._access.read(lambda db: person_of(db.execute(query).mappings().first()))

    async def named(self, ids: Sequence[str]) -> dict[str, PersonRecord]:
        query = people_of(PEOPLE).where(schema.people.c.id.in_(list(ids)))
        rows = await self._access.read(lambda db: db.execute(query).mappings().all())
        return {row["id"]: PersonRecord(**row) for row in rows}

    async def change(self, person: str, **values: str) -> None:
        await self._access.write(
            lambda db: db.execute(update(schema.people).where(schema.people.c.id == person).values(values))
        )

    async def add_account(self, login: str, person: str, password_hash: str) -> bool:
        """Whether the login was free."""
        values = {"login": login, "person": person, "password_hash": password_hash}
        try:
            await self._access.write(lambda db: db.execute(insert(schema.accounts).values(values)))
        except IntegrityError:
            return False
        return True

    async def account(self, login: str) -> tuple[str, str] | None:
        """The person and the password's hash."""
        query = select(schema.accounts.c.person, schema.accounts.c.password_hash).where(
            schema.accounts.c.login == login
        )
        found = await self._access.read(lambda db: db.execute(query).first())
        return (found[0], found[1]) if found else None

    async def change_password(self, login: str, password_hash: str) -> None:
        change = update(schema.accounts).where(schema.accounts.c.login == login).values(password_hash=password_hash)
        await self._access.write(lambda db: db.execute(change))
