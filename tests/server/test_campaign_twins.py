"""The twin test on the campaign's channel: what a sheet hides from somebody never reaches them, on any way there is."""

import json
import re

import pytest

from starboard.kernel.fate import Fate
from starboard.kernel.requests import Chance
from tests.server.lounge import Guest
from tests.server.voyages import first_chapter

pytestmark = pytest.mark.usefixtures("voyage")


class Words(Fate):
    """These words are found, in turn; everything else falls as ever."""

    def __init__(self, words: tuple[str, ...]) -> None:
        super().__init__(7)
        self.words = list(words)

    def draw(self, chance: Chance) -> object:
        return self.words.pop(0) if chance.kind == "word" and self.words else super().draw(chance)


class Listener:
    """Everything that one person is sent, with what differs between any two campaigns made the same."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names
        self.heard: list[str] = []

    def hear(self, text: str) -> None:
        for thing, name in self.names.items():
            text = text.replace(thing, name)
        self.heard.append(re.sub(r'"(created|updated|begun|ended|at)": ?[0-9.e+]+', r'"\1":0', text))

    async def ask(self, guest: Guest, method: str, path: str, **what: object) -> None:
        self.hear((await guest.ask(method, path, **what)).text)


async def twin(lounge, folder, bobs_word: str, ada_dives: bool) -> tuple[list[str], list[str], list[str]]:
    """A campaign in which Bob has found this word: all that Ada, all that Cem, and all that Bob is sent."""
    async with lounge(database=f"sqlite:///{folder / bobs_word}.db") as here:
        here.process.fate = lambda table: Words(("anchor", bobs_word))
        party = await first_chapter(here, "Ada", "Bob")
        ada, bob = party.guests
        cem = await here.guest("Cem")
        first = party.table
        names = {party.campaign: "CAMPAIGN", first: "FIRST"}
        names |= {guest.person["id"]: guest.person["name"] for guest in (ada, bob, cem)}
        ears = [Listener(names) for _ in range(3)]
        mine = 1 if ada_dives else 0
        seats = [{"who": "open", "roles": ["captain"]}, {"who": "open", "roles": ["diver"]}]
        seats[mine]["who"] = "me"
        begun = await ada.ok("POST", f"{party.path}/chapters", json={"after": 1, "scenario": "storm", "seats": seats})
        second = begun["table"]["id"]
        names |= {
            second: "SECOND",
            begun["table"]["invite"]: "INVITE",
            (await ada.ok("GET", f"/api/tables/{first}"))["invite"]: "INVITE1",
        }
        ears[0].hear(json.dumps(begun))
        await cem.ok("POST", f"/api/tables/{second}/join", json={"invite": begun["table"]["invite"]})
        await bob.ok("POST", f"/api/tables/{second}/seats/{1 - mine}/sit")
        await ada.ok("POST", f"/api/tables/{second}/start")
        for guest, ear in zip((ada, cem, bob), ears, strict=True):
            screen = await guest.look(second)
            for path in (
                "/api/campaigns", party.path, f"{party.path}/chapters/1", f"{party.path}/chapters/2",
                f"{party.path}/export", f"/api/tables/{first}/replay?eyes=open", f"/api/tables/{first}/replay?eyes=1",
                f"/api/tables/{first}/export", f"/api/tables/{first}/faults", f"/api/tables/{second}",
            ):  # fmt: skip
                await ear.ask(guest, "GET", path)
            await ear.ask(guest, "POST", f"/api/tables/{first}/fork", json={"step": 1, "seat": 0})
            for text in screen.raw:
                ear.hear(text)
        return ears[0].heard, ears[1].heard, ears[2].heard


async def test_what_one_seat_knows_reaches_no_other_by_any_channel(lounge, tmp_path):
    one = await twin(lounge, tmp_path, "beacon", ada_dives=False)
    other = await twin(lounge, tmp_path, "compass", ada_dives=False)

    for mine, same in zip(one[:2], other[:2], strict=True):
        assert len(mine) > 10 and mine == same
    assert one[2] != other[2], "Bob knows his own word, and so the twins are different"
    assert any("beacon" in text for text in one[2]) and not any("beacon" in text for text in one[0] + one[1])


async def test_whoever_takes_over_a_role_learns_what_it_knows(lounge, tmp_path):
    """Otherwise the twins above would be the same because nothing is ever carried on."""
    ada, cem, bob = await twin(lounge, tmp_path, "beacon", ada_dives=True)

    assert any("beacon" in text for text in ada) and any("anchor" in text for text in bob)
    assert not any("beacon" in text for text in cem)
