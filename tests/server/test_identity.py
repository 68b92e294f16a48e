"""Who is asking: guests, accounts, devices, and what the database and the log may know of them."""

import asyncio
import logging
import time

import httpx
import pytest
from limits import parse
from sqlalchemy import text

from starboard.server.network.rate_limits import LIMITS
from starboard.server.people import identity, passwords
from starboard.server.running import background_tasks
from starboard.server.storage import people
from tests.server.lounge import PATIENCE, TOY_TABLE, Guest, until

PASSWORD = "correct horse battery"


def browser(here, **options) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=here.url, timeout=PATIENCE, verify=False, **options)


async def test_a_name_makes_a_guest_with_a_cookie_that_scripts_cannot_read(lounge):
    async with lounge() as here, browser(here) as ada:
        answer = await ada.post("/api/guest", json={"name": "  Ada   Lovelace "})

        cookie = answer.headers["set-cookie"]
        assert answer.status_code == 201
        assert answer.json()["person"]["name"] == "Ada Lovelace"
        assert answer.json()["token"] is None
        assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/" in cookie and "Secure" not in cookie
        assert (await ada.get("/api/me")).json()["person"] == answer.json()["person"]


async def test_behind_https_the_cookie_is_secure(lounge):
    async with lounge(https=True) as here, browser(here) as ada:
        answer = await ada.post("/api/guest", json={"name": "Ada"})

        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


async def test_a_program_gets_its_token_and_shows_it_as_a_bearer(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")

        assert (await ada.ok("GET", "/api/me"))["person"]["name"] == "Ada"


async def test_nobody_in_particular_is_nobody(lounge):
    async with lounge() as here, browser(here) as somebody:
        assert (await somebody.get("/api/me")).json()["person"] is None
        for headers in (
            {"authorization": "Bearer wrong"},
            {"authorization": "Bearer " + "x" * 5000},
            {"cookie": "starboard=w"},
        ):
            answer = await somebody.post("/api/tables", json={"game": "nemesis"}, headers=headers)
            assert (answer.status_code, answer.json()["error"]["code"]) == (401, "not-signed-in")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u202eb", "a\x00b", "zero\u200bwidth", "\ud7ff\ue000"])
async def test_names_are_visible_text(lounge, name):
    async with lounge() as here, browser(here) as ada:
        answer = await ada.post("/api/guest", json={"name": name})

        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-name")


async def test_a_name_that_looks_like_markup_stays_text(lounge):
    async with lounge() as here:
        ada = await here.guest("<b>Ada</b>")

        assert ada.person["name"] == "<b>Ada</b>"


async def test_an_account_opens_the_same_person_on_another_device(lounge):
    async with lounge() as here, browser(here) as phone:
        ada = await here.guest("Ada")
        me = await ada.ok("POST", "/api/account", json={"login": "Ada", "password": PASSWORD})
        answer = await phone.post("/api/login", json={"login": "ADA", "password": PASSWORD})

        assert me["person"]["account"] == "ada"
        assert answer.status_code == 200
        assert answer.json()["person"]["id"] == ada.person["id"]
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert (await phone.get("/api/me")).json()["person"]["account"] == "ada"


async def test_a_wrong_password_and_an_unknown_login_are_refused_alike_and_both_are_verified(lounge, monkeypatch):
    verified = []
    really = passwords.verify
    monkeypatch.setattr(passwords, "verify", lambda kept, password: verified.append(kept) or really(kept, password))
    async with lounge() as here:
        ada = await here.guest("Ada")
        await ada.ok("POST", "/api/account", json={"login": "ada", "password": PASSWORD})

        wrong = await ada.ask("POST", "/api/login", json={"login": "ada", "password": "wrong password"})
        unknown = await ada.ask("POST", "/api/login", json={"login": "eve", "password": "wrong password"})

        assert wrong.status_code == unknown.status_code == 401
        assert wrong.content == unknown.content
        assert len(verified) == 2 and all(kept.startswith("$argon2id$") for kept in verified)


async def test_accounts_are_one_to_a_person_and_one_to_a_login(lounge):
    async with lounge() as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        await ada.ok("POST", "/api/account", json={"login": "ada", "password": PASSWORD})

        assert await ada.refused("POST", "/api/account", json={"login": "ada2", "password": PASSWORD}) == "has-account"
        assert await bob.refused("POST", "/api/account", json={"login": "Ada", "password": PASSWORD}) == "login-taken"
        assert await bob.refused("POST", "/api/account", json={"login": "bob", "password": "short"}) == "weak-password"
        assert (await bob.ok("GET", "/api/me"))["person"]["account"] is None


async def test_logging_out_forgets_only_this_device(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")
        await ada.ok("POST", "/api/account", json={"login": "ada", "password": PASSWORD})
        login = {"login": "ada", "password": PASSWORD, "program": True}
        phone = Guest(here.url, (await ada.ok("POST", "/api/login", json=login))["token"], ada.person)
        here.guests.append(phone)

        assert (await phone.ask("POST", "/api/logout")).status_code == 204

        assert await phone.refused("POST", "/api/tables", json={"game": "nemesis"}) == "not-signed-in"
        assert (await ada.ok("GET", "/api/me"))["person"]["name"] == "Ada"
        await here.restart()
        assert await phone.refused("POST", "/api/tables", json={"game": "nemesis"}) == "not-signed-in"


async def test_a_new_name_shows_at_every_table(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", start=False)

        await party.guests[1].ok("PATCH", "/api/me", json={"name": "Roberta"})

        await party.screens[0].until(lambda screen: screen.table["seats"][1]["person"]["name"] == "Roberta")
        assert await party.guests[1].refused("PATCH", "/api/me", json={"name": "\n"}) == "bad-name"


async def test_webhooks_only_to_hosts_the_operator_listed(lounge):
    async with lounge() as here:
        ada = await here.guest()
        assert await ada.refused("PATCH", "/api/me", json={"webhook": "https://example.org/"}) == "webhooks-off"
    async with lounge(webhook_hosts=["example.org"]) as here:
        ada = await here.guest()
        for address in ("https://evil.example/", "https://example.org@evil.example/", "file:///etc/passwd", "http://["):
            assert await ada.refused("PATCH", "/api/me", json={"webhook": address}) == "bad-webhook"
        assert (await ada.ok("PATCH", "/api/me", json={"webhook": "https://example.org/x"}))["person"]["webhook"]


async def test_the_database_has_no_token_and_no_password_and_neither_has_the_log(lounge, caplog, capfd):
    caplog.set_level(logging.DEBUG)
    async with lounge(log_level="debug") as here:
        party = await here.party("Ada", "Bob", start=False)
        ada = party.host
        await ada.ok("POST", "/api/account", json={"login": "ada", "password": PASSWORD})
        await ada.ask("POST", "/api/login", json={"login": "ada", "password": PASSWORD + "!"})
        invite = party.screens[0].table["invite"]
        await ada.ask("GET", f"/join/{party.table}/{invite}")
        folder = here.folder

    kept = b"".join(file.read_bytes() for file in folder.glob("starboard.db*"))
    ours = [
        record.getMessage()
        for record in caplog.records
        if record.name.startswith(("starboard", "uvicorn", "sqlalchemy"))
    ]
    written = "".join([*ours, *capfd.readouterr()])
    assert "/api/guest" in written
    assert b"Ada" in kept and ada.person["id"].encode() in kept
    for secret in (ada.token, party.guests[1].token, PASSWORD):
        assert secret.encode() not in kept
        assert secret not in written
    assert invite not in written


# --- signing out closes what the device has open ---


async def signed_in_again(here, ada) -> Guest:
    """The same person on another device."""
    await ada.ok("POST", "/api/account", json={"login": "ada", "password": PASSWORD})
    login = {"login": "ada", "password": PASSWORD, "program": True}
    phone = Guest(here.url, (await ada.ok("POST", "/api/login", json=login))["token"], ada.person)
    here.guests.append(phone)
    return phone


async def test_signing_out_closes_the_sockets_of_this_device_and_no_other(lounge, toy):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        ada = party.screens[0]
        phone = await signed_in_again(here, party.host)
        far = await phone.look(party.table)
        ask = far.ask["id"]

        await phone.ask("POST", "/api/logout")

        await far.until(lambda screen: screen.closed, "the phone is shown out")
        assert far.frames[-1] == {"is": "bye", "code": "not-signed-in"}
        assert not ada.closed and not party.screens[1].closed
        await ada.done("answer", ask=ask, pick="walk")


async def test_an_answer_that_was_on_its_way_when_its_device_signed_out_does_not_count(lounge, toy, monkeypatch):
    """Nothing of the socket's end is seen before the answer: it is read after the sign-out, by the same process."""
    async with lounge() as here:
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        ada = party.screens[0]
        monkeypatch.setattr(here.process, "viewers_of", lambda person: [])  # as in a process that was not told
        await party.host.ask("POST", "/api/logout")

        await ada.send({"do": "answer", "n": 700, "ask": ada.ask["id"], "pick": "walk"})

        await ada.until(lambda screen: screen.closed, "shown out")
        assert ada.frames[-1] == {"is": "bye", "code": "not-signed-in"} and 700 not in ada.replies
        assert here.process.tables[party.table].history.version == 1


async def test_a_device_signed_out_while_the_door_opens_does_not_get_in(lounge, toy, monkeypatch):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        phone = await signed_in_again(here, party.host)
        opened = here.process.table

        async def slowly(table_id):
            await phone.ask("POST", "/api/logout")  # who knocks has been recognised already
            return await opened(table_id)

        monkeypatch.setattr(here.process, "table", slowly)
        far = await phone.look(party.table, first=False)

        await far.until(lambda screen: screen.closed, "shown out")
        assert far.kinds()[-1] == "bye"


async def test_a_sign_out_this_process_was_not_told_of_is_found_after_a_while(lounge, monkeypatch):
    monkeypatch.setattr(identity, "REMEMBERED_SECONDS", 0.0)
    async with lounge() as here:
        ada = await here.guest("Ada")
        await ada.ok("GET", "/api/me")

        await here.process.store.people.forget_device(identity.hashed(ada.token))

        assert (await ada.ok("GET", "/api/me"))["person"] is None


async def test_what_was_read_before_a_sign_out_is_not_remembered_after_it(lounge, monkeypatch):
    async with lounge() as here:
        ada = await here.guest("Ada")
        identities, really = here.app.state.identities, here.process.store.people.of_device

        async def overtaken(token_hash):
            found = await really(token_hash)
            await here.process.store.people.forget_device(token_hash)
            identities.forget(ada.person["id"])
            return found

        monkeypatch.setattr(here.process.store.people, "of_device", overtaken)
        await ada.ok("GET", "/api/me")
        monkeypatch.setattr(here.process.store.people, "of_device", really)

        assert (await ada.ok("GET", "/api/me"))["person"] is None


# --- guessing passwords ---


@pytest.fixture
def verified(monkeypatch):
    """Every password that was really tried."""
    tried = []
    really = passwords.verify
    monkeypatch.setattr(passwords, "verify", lambda kept, word: tried.append(word) or really(kept, word))
    return tried


async def guess(http, number, login="ada", password="wrong password"):
    headers = {"x-forwarded-for": f"192.0.2.{number}"}
    answer = await http.post("/api/login", json={"login": login, "password": password}, headers=headers)
    return answer.json()["error"]["code"] if answer.status_code >= 400 else "in"


MOST = LIMITS["account"].amount


@pytest.mark.parametrize("login", ["ada", "nobody"])
async def test_many_addresses_have_no_more_tries_at_one_account_than_one_has(lounge, verified, login):
    async with lounge(rate_limits=True, proxies="127.0.0.1") as here, browser(here) as eve:
        ada = await here.guest("Ada")
        await ada.ok("POST", "/api/account", json={"login": "ada", "password": PASSWORD})

        codes = [await guess(eve, number, login) for number in range(60)]

        assert codes == ["wrong-login"] * MOST + ["too-many-tries"] * (60 - MOST)
        assert len(verified) == MOST
        assert await guess(eve, 100, "bob") == "wrong-login"  # nobody else pays for it


async def test_who_has_signed_in_before_is_not_locked_out_by_the_tries_of_others(lounge):
    async with lounge(rate_limits=True, proxies="127.0.0.1") as here, browser(here) as eve, browser(here) as ada:
        await ada.post("/api/guest", json={"name": "Ada"})
        assert (await ada.post("/api/account", json={"login": "ada", "password": PASSWORD})).status_code == 201
        for number in range(MOST + 1):
            code = await guess(eve, number)
        assert code == "too-many-tries"
        assert await guess(eve, 77, password=PASSWORD) == "too-many-tries"  # not even with the right one

        assert await guess(ada, 78, password=PASSWORD) == "in"  # signed in
        assert (await ada.post("/api/logout")).status_code == 204
        assert await guess(ada, 79, password=PASSWORD) == "in"  # and known, after having signed out

        assert [await guess(ada, 80 + number) for number in range(MOST + 1)][-1] == "too-many-tries"


async def test_a_right_password_makes_the_wrong_ones_forgotten(lounge):
    async with lounge(rate_limits=True, proxies="127.0.0.1") as here, browser(here) as phone:
        ada = await here.guest("Ada")
        await ada.ok("POST", "/api/account", json={"login": "ada", "password": PASSWORD})
        for _ in range(2):
            for number in range(MOST - 1):
                assert await guess(phone, number) == "wrong-login"
            assert await guess(phone, 50, password=PASSWORD) == "in"
            phone.cookies.clear()


async def test_a_proof_cannot_be_made_up_and_ends_with_the_password():
    kept, other = passwords.HASHER.hash(PASSWORD), passwords.HASHER.hash(PASSWORD)
    proof = passwords.known_device("ada", kept)

    assert passwords.is_known_device(proof, "ada", kept)
    for wrong in (None, "", "x", "\udc80", proof[:-1], proof.swapcase()):
        assert not passwords.is_known_device(wrong, "ada", kept)
    assert not passwords.is_known_device(proof, "bob", kept) and not passwords.is_known_device(proof, "ada", other)


async def test_an_address_that_is_only_said_is_not_believed(lounge, verified):
    async with lounge(rate_limits=True) as here, browser(here) as eve:
        codes = [await guess(eve, number, f"name {number}") for number in range(14)]

        assert codes == ["wrong-login"] * 10 + ["too-many-requests"] * 4


async def test_passwords_are_tried_a_few_at_a_time_and_the_queue_has_an_end(monkeypatch):
    monkeypatch.setattr(passwords, "MOST_WAITING", 3)
    trying = passwords.Passwords()
    tries = [asyncio.create_task(trying.fits(passwords.DECOY, "x")) for _ in range(5)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    trying.close()

    assert [getattr(result, "code", result) for result in results] == [False] * 3 + ["too-many-requests"] * 2


# --- people nobody needs ---


async def test_guests_who_did_nothing_are_forgotten_and_nobody_else_is(lounge, toy):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", open=True, **TOY_TABLE)
        stranger, talker, holder = [await here.guest(name) for name in ("Eve", "Tim", "Joe")]
        await (await talker.look(party.table)).done("chat", text="hello")
        await holder.ok("POST", "/api/account", json={"login": "joe", "password": PASSWORD})
        host = await here.guest("Pat")
        await host.ok("POST", "/api/tables", json={"game": "nemesis", "seats": 2})

        assert await here.process.store.people.forget_idle(before=0.0) == 0  # nobody is as old as that
        assert await here.process.store.people.forget_idle(before=time.time() + 1) == 1
        here.app.state.identities.forget(stranger.person["id"])

        assert (await stranger.ok("GET", "/api/me"))["person"] is None
        for guest in (*party.guests, talker, holder, host):
            here.app.state.identities.forget(guest.person["id"])
            assert (await guest.ok("GET", "/api/me"))["person"]


async def test_guests_are_forgotten_by_themselves(lounge, monkeypatch):
    monkeypatch.setattr(background_tasks, "STRANGERS_SECONDS", 0.05)
    async with lounge(guest_days=1e-9) as here:
        eve = await here.guest("Eve")
        await until(lambda: eve.person["id"] not in asked(here), "she is forgotten")


def asked(here) -> set[str]:
    with here.process.store.engine.connect() as db:
        return set(db.execute(text("SELECT id FROM people")).scalars())


async def test_the_oldest_of_many_devices_are_signed_out(lounge, monkeypatch):
    monkeypatch.setattr(people, "DEVICES_PER_PERSON", 3)
    async with lounge() as here:
        ada = await here.guest("Ada")
        await ada.ok("POST", "/api/account", json={"login": "ada", "password": PASSWORD})
        login = {"login": "ada", "password": PASSWORD, "program": True}
        tokens = [ada.token]
        for _ in range(4):
            tokens.append((await ada.ask("POST", "/api/login", json=login)).json()["token"])
        here.app.state.identities.forget(ada.person["id"])

        known = [await here.app.state.identities.device(token) is not None for token in tokens]
        assert known == [False, False, True, True, True]


async def test_one_address_makes_only_so_many_guests_a_day(lounge, monkeypatch):
    monkeypatch.setitem(LIMITS, "guest-day", parse("3/day"))
    async with lounge(rate_limits=True) as here, browser(here) as eve:
        codes = [(await eve.post("/api/guest", json={"name": f"G {n}"})).status_code for n in range(5)]

        assert codes == [201] * 3 + [429] * 2
