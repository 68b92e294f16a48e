"""Campaigns of the tiny game with chapters, played over the real API."""

from typing import Any

from tests.server.lounge import Guest, Lounge, Screen, until

CAMPAIGN = {"game": "voyage", "kind": "voyage", "name": "Test"}


class Crew:
    """People who play a campaign together; the first of them hosts it."""

    def __init__(self, guests: list[Guest], campaign: str) -> None:
        self.guests = guests
        self.campaign = campaign
        self.screens: list[Screen] = []
        self.table = ""

    @property
    def host(self) -> Guest:
        return self.guests[0]

    @property
    def path(self) -> str:
        return f"/api/campaigns/{self.campaign}"

    async def info(self, who: Guest | None = None) -> dict[str, Any]:
        found: dict[str, Any] = await (who or self.host).ok("GET", self.path)
        return found

    async def begin(self, after: int, who: Guest | None = None, **wish: Any) -> dict[str, Any]:
        found: dict[str, Any] = await (who or self.host).ok(
            "POST", f"{self.path}/chapters", json={"after": after, **wish}
        )
        self.table = found["table"]["id"]
        return found

    async def sit_and_start(self) -> None:
        """Everybody on a seat of their own, in order; the host of the chapter starts it."""
        path = f"/api/tables/{self.table}"
        for seat, guest in enumerate(self.guests):
            table = await guest.ok("GET", path)
            if table["you"]["seat"] is None:
                await guest.ok("POST", f"{path}/seats/{seat}/sit")
        hosts = [guest for guest in self.guests if guest.person["id"] == table["host"]["id"]]
        await hosts[0].ok("POST", f"{path}/start")
        self.screens = [await guest.look(self.table) for guest in self.guests]

    async def play(self, course: str = "away", most: int = 100) -> int:
        """Everybody dives, the captain sets this course: to the end, or for so many decisions."""
        picks = {"course": course, "dive": "dive", "beast": 0}
        for done in range(most):
            await until(lambda: any(screen.ask or screen.over for screen in self.screens), "somebody is asked")
            screen = next((screen for screen in self.screens if screen.ask), None)
            if screen is None:
                for one in self.screens:
                    await one.until(lambda screen: screen.over, "everybody sees the end")
                return done
            await screen.answer(picks[screen.ask["kind"]])
        return most

    async def look_away(self) -> None:
        for guest in self.guests:
            await guest.look_away()


async def crew(lounge: Lounge, *names: str, **wishes: Any) -> Crew:
    guests = [await lounge.guest(name) for name in names]
    campaign = await guests[0].ok("POST", "/api/campaigns", json={**CAMPAIGN, **wishes})
    return Crew(guests, campaign["id"])


async def first_chapter(lounge: Lounge, *names: str, course: str = "away", **wishes: Any) -> Crew:
    """A campaign whose first chapter everybody has played to its end."""
    party = await crew(lounge, *names, **wishes)
    begun = await party.begin(0, seats=len(names))
    for guest in party.guests[1:]:
        await guest.ok("POST", f"/api/tables/{party.table}/join", json={"invite": begun["table"]["invite"]})
    await party.sit_and_start()
    await party.play(course)
    return party
