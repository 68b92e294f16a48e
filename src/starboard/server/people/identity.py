"""Who is asking: a device token, kept only as a hash; and accounts with a password for other devices."""

import hashlib
import secrets
import time
from dataclasses import dataclass

from starboard.server.network.rate_limits import Limiter
from starboard.server.people.passwords import DECOY, HASHER, Passwords, is_known_device, known_device
from starboard.server.refusals import RequestRefused
from starboard.server.running.server_process import ServerProcess
from starboard.server.storage.records import PersonRecord
from starboard.server.tables.lobby import clean_name, new_id

COOKIE = "starboard"
KNOWN_COOKIE = "starboard-known"  # the proof that this device has signed in before
COOKIE_AGE = 400 * 24 * 3600  # as long as browsers keep one
REMEMBERED_DEVICES = 5000
REMEMBERED_SECONDS = 60.0  # a process that was not told of a sign-out finds out after this long


@dataclass(frozen=True)
class Device:
    """A device that proved itself: whose it is."""

    token_hash: str
    person: PersonRecord


@dataclass(frozen=True)
class Attempt:
    """Somebody says that they have an account; from a device that may have been theirs before."""

    login: str
    password: str
    device: Device | None = None
    proof: str | None = None


@dataclass(frozen=True)
class SignedIn:
    token: str
    person: PersonRecord
    proof: str


def hashed(token: str) -> str:
    """The token is long and random, so a plain hash is enough at rest."""
    return hashlib.sha256(token.encode()).hexdigest()


class Identities:
    """Looks devices up, remembering recent ones so that not every request reads the database."""

    def __init__(self, process: ServerProcess, limiter: Limiter) -> None:
        self._process = process
        self._limiter = limiter
        self._passwords = Passwords()
        self._known: dict[str, tuple[float, PersonRecord]] = {}  # by the token's hash, until when
        self._forgotten = 0  # how often something was forgotten
        process.look_at_devices = self.look_again

    async def device(self, token: str | None) -> Device | None:
        if not token or len(token) > 200:
            return None
        token_hash = hashed(token)
        person = await self._person(token_hash)
        return None if person is None else Device(token_hash, person)

    async def signed_in(self, token_hash: str) -> bool:
        """Whether the device has not been signed out meanwhile."""
        return await self._person(token_hash) is not None

    async def _person(self, token_hash: str) -> PersonRecord | None:
        until, person = self._known.get(token_hash, (0.0, None))
        if person is None or until < time.monotonic():
            before = self._forgotten
            person = await self._process.store.people.of_device(token_hash)
            if person is not None and before == self._forgotten:  # else it may be out of date already
                self._remember(token_hash, person)
        return person

    def _remember(self, token_hash: str, person: PersonRecord) -> None:
        if len(self._known) >= REMEMBERED_DEVICES:
            self._known.clear()
        self._known[token_hash] = (time.monotonic() + REMEMBERED_SECONDS, person)

    def forget(self, person: str) -> None:
        """What is remembered of a person has changed."""
        self._forgotten += 1
        for token_hash in [known for known, (_, who) in self._known.items() if who.id == person]:
            del self._known[token_hash]

    async def look_again(self, person: str) -> None:
        """Somebody changed, here or in another process; sockets of devices that were signed out are closed."""
        self.forget(person)
        for viewer in self._process.viewers_of(person):
            if viewer.device is not None and not await self.signed_in(viewer.device):
                viewer.say_goodbye("not-signed-in")

    def close(self) -> None:
        self._passwords.close()

    # --- becoming somebody ---

    async def guest(self, name: str) -> tuple[str, PersonRecord]:
        token = secrets.token_urlsafe(32)
        person = PersonRecord(new_id(12), clean_name(name))
        await self._process.store.people.add(person, hashed(token))
        self._process.names.note(person)
        return token, person

    async def change(self, device: Device, name: str | None, webhook: str | None) -> PersonRecord:
        changes = {}
        if name is not None:
            changes["name"] = clean_name(name)
        if webhook is not None:
            if webhook:
                self._process.webhooks.check(webhook)
            changes["webhook"] = webhook
        if changes:
            await self._process.store.people.change(device.person.id, **changes)
            self.forget(device.person.id)
        person = (await self._process.store.people.named([device.person.id]))[device.person.id]
        self._process.renamed(person)
        await self._process.person_changed(person.id)
        return person

    async def open_account(self, device: Device, login: str, password: str) -> str:
        """The proof that this device knows the password."""
        if device.person.account is not None:
            raise RequestRefused("has-account")
        login, password = clean_login(login), check_password(password)
        password_hash = await self._passwords.hash(password)
        if not await self._process.store.people.add_account(login, device.person.id, password_hash):
            raise RequestRefused("login-taken")
        self.forget(device.person.id)
        await self._process.person_changed(device.person.id)
        return known_device(login, password_hash)

    async def log_in(self, attempt: Attempt) -> SignedIn:
        """A new token for this device. Whether the login exists takes no shorter to find out."""
        login = clean_login(attempt.login)
        found = await self._process.store.people.account(login)
        person, kept = found or ("", DECOY)
        counted = f"{login}\nknown" if self._known_to(attempt, login, person, kept) else login
        await self._count_try(counted)
        right = await self._passwords.fits(kept, attempt.password)
        if found is None or not right:
            raise RequestRefused("wrong-login")
        await self._limiter.forgive("account", counted)
        if HASHER.check_needs_rehash(kept):
            kept = await self._passwords.hash(attempt.password)
            await self._process.store.people.change_password(login, kept)
        token = secrets.token_urlsafe(32)
        await self._process.store.people.add_device(person, hashed(token))
        return SignedIn(token, (await self._process.store.people.named([person]))[person], known_device(login, kept))

    def _known_to(self, attempt: Attempt, login: str, person: str, kept: str) -> bool:
        """Whether the device is signed in as this person, or has been before."""
        signed_in = attempt.device is not None and attempt.device.person.id == person
        return signed_in or is_known_device(attempt.proof, login, kept)

    async def _count_try(self, counted: str) -> None:
        """Wrong tries are counted by account, wherever they come from."""
        try:
            await self._limiter.check("account", counted)
        except RequestRefused:
            raise RequestRefused("too-many-tries") from None

    async def log_out(self, device: Device) -> None:
        """Forget this device; whatever it has open is closed, in every process."""
        await self._process.store.people.forget_device(device.token_hash)
        await self.look_again(device.person.id)
        await self._process.person_changed(device.person.id)


def clean_login(login: str) -> str:
    return clean_name(login).casefold()


def check_password(password: str) -> str:
    if not 8 <= len(password) <= 200:
        raise RequestRefused("weak-password")
    return password
