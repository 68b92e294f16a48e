"""The team of a mission: who goes, with what, for how many credits (SAGA-MISSION-04 to -06, -16, SAGA-SETUP-10)."""

from typing import Final

from starboard.games.saga.content.equipment import BLUE, EQUIPMENT, GREEN
from starboard.games.saga.content.mercenaries import COLOURS, MERCENARIES
from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.rules.outfitting import outfit
from starboard.games.saga.state.saga import Saga
from starboard.kernel.errors import BrokenContent

NEXUS: Final = "nexus"  # the role of a seat; others are named by the Mercenaries they play
FOR_SALE: Final = (GREEN, BLUE)


class Hired:
    """A Mercenary of the team: its card, the seat that plays it, and what was bought for it."""

    __slots__ = ("card", "items", "seat", "skills")

    def __init__(self, seat: int, card: str, items: list[str], skills: list[str]) -> None:
        self.seat, self.card, self.items, self.skills = seat, card, items, skills


def ideal_team(g: Saga, mission: Mission) -> list[Hired]:
    """The team that the mission lists (SAGA-MISSION-06), each played by the seat whose role it is.

    Those that nobody named are dealt to the seats in turn: a player may control several (SAGA-SETUP-10). What is not
    bought for anybody in particular goes to the first.
    """
    seats = [seat for seat, roles in enumerate(g.seats) if NEXUS not in roles]
    team: list[Hired] = []
    unnamed = 0
    for card in mission.squad.mercenaries:
        named = [seat for seat in seats if card.removeprefix("mc-") in g.seats[seat]]
        seat = named[0] if named else seats[unnamed % len(seats)]
        unnamed += 0 if named else 1
        items = [item for item, owner in mission.squad.cards if owner == card or (not owner and not team)]
        team.append(Hired(seat, card, items, []))
    return team


def price(team: list[Hired]) -> int:
    """What the team costs in all, by the costs printed on its cards (SAGA-MISSION-04)."""
    total = 0
    for one in team:
        total += MERCENARIES[one.card].cost + sum([SKILLS[skill].credits for skill in one.skills])
        total += sum([EQUIPMENT[item].credits or 0 for item in one.items])
    return total


def team_problems(mission: Mission, team: list[Hired]) -> list[str]:
    """Why this team cannot go on the mission, in words for whoever reads the log; nothing: it can."""
    found: list[str] = []
    cards = [one.card for one in team]
    if not cards or len(set(cards)) < len(cards):
        found.append("SAGA-SETUP-10: each Mercenary can be taken once, and at least one goes")
    if mission.squad.fixed and sorted(cards) != sorted(mission.squad.mercenaries):
        found.append("SAGA-SETUP-10: the mission fixes the team")
    if not mission.squad.fixed and price(team) > mission.squad.credits:
        found.append(f"SAGA-MISSION-04: the team costs {price(team)} of {mission.squad.credits} credits")
    items = [item for one in team for item in one.items]
    for item in sorted(set(items)):
        card = EQUIPMENT[item]
        if card.colour not in FOR_SALE or card.credits is None or items.count(item) > card.copies:
            found.append(f"SAGA-MISSION-16: {item} cannot be bought {items.count(item)} times")
    return found


def field_team(g: Saga, mission: Mission, team: list[Hired]) -> None:
    """The Mercenaries join, each with a counter of its own colour, face up (SAGA-SETUP-02)."""
    for problem in team_problems(mission, team):
        raise BrokenContent(mission.file, "squad", "", problem)
    free = list(COLOURS)
    for one in team:
        own = MERCENARIES[one.card].colour
        colour = own if own in free else free[0]
        free.remove(colour)
        outfit(g, one.seat, one.card, colour, one.items, one.skills)
