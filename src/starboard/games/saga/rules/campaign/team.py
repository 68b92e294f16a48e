"""The team of a mission: who goes, with what, for how many credits (SAGA-MISSION-04 to -08, -16, SAGA-SETUP-10)."""

from starboard.games.saga.content.mercenaries import COLOURS, MERCENARIES
from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.rules.campaign.market import COSTS, bought_item, copies, cost, skill_fits, worth
from starboard.games.saga.rules.campaign.outfitting import outfit
from starboard.games.saga.rules.gear.carrying import is_base_equipment
from starboard.games.saga.state.fields import Veteran
from starboard.games.saga.state.saga import Saga
from starboard.kernel.errors import BrokenContent
from starboard.kernel.game import tell
from starboard.kernel.requests import Chance, Procedure

# The roles of seats. In tests a seat may also be named by the Mercenaries it plays.
NEXUS, MERCENARY_SEATS = "nexus", "mercenaries"


class Hired:
    """A Mercenary of the team: its card, the seat that plays it, what was bought for it, and what it has already."""

    __slots__ = ("card", "items", "seat", "skills", "veteran")

    def __init__(
        self, seat: int, card: str, items: list[str], skills: list[str], veteran: Veteran | None = None
    ) -> None:
        self.seat, self.card, self.items, self.skills = seat, card, items, skills
        self.veteran = veteran

    def attributes(self) -> list[str]:
        gained = self.veteran.attributes if self.veteran is not None else []
        return [*MERCENARIES[self.card].keywords, *gained]

    def all_skills(self) -> list[str]:
        return [*(self.veteran.skills if self.veteran is not None else []), *self.skills]

    def all_items(self) -> list[str]:
        return [*([item.card for item in self.veteran.items] if self.veteran is not None else []), *self.items]


def mercenary_seats(g: Saga) -> list[int]:
    return [seat for seat, roles in enumerate(g.seats) if NEXUS not in roles]


def seat_for(g: Saga, card: str, team: list[Hired]) -> int:
    """The seat whose role a Mercenary is; those that nobody named are dealt to the seats in turn (SAGA-SETUP-10)."""
    seats = mercenary_seats(g)
    for seat in seats:
        if card.removeprefix("mc-") in g.seats[seat]:
            return seat
    unnamed = [one for one in team if one.card.removeprefix("mc-") not in g.seats[one.seat]]
    return seats[len(unnamed) % len(seats)]


def ideal_team(g: Saga, mission: Mission) -> list[Hired]:
    """The team that the mission lists (SAGA-MISSION-06), each played by the seat whose role it is.

    What is not bought for anybody in particular goes to the first.
    """
    team: list[Hired] = []
    for card in mission.squad.mercenaries:
        items = [item for item, owner in mission.squad.cards if owner == card or (not owner and not team)]
        team.append(Hired(seat_for(g, card, team), card, items, []))
    return team


def returning_team(g: Saga) -> list[Hired]:
    """The squad of a campaign goes on as it is, whatever it is worth (SAGA-CAMPAIGN-02)."""
    team: list[Hired] = []
    for veteran in g.veterans:
        team.append(Hired(seat_for(g, veteran.card, team), veteran.card, [], [], veteran))
    return team


def price_of(one: Hired) -> int:
    """A fresh Mercenary costs what its card says, a veteran its current value (SAGA-CAMPAIGN-02)."""
    items = one.veteran.items if one.veteran is not None else []
    return worth(one.card, one.all_skills(), items) + sum([COSTS[item] or 0 for item in one.items])


def price(team: list[Hired]) -> int:
    """What the team costs in all, by the costs printed on its cards (SAGA-MISSION-04)."""
    return sum([price_of(one) for one in team])


def team_problems(mission: Mission, team: list[Hired], limited: bool = True) -> list[str]:
    """Why this team cannot go on the mission, in words for whoever reads the log; nothing: it can.

    `limited` says that the mission's credits and fixed team count; a campaign that goes on ignores them.
    """
    found: list[str] = []
    cards = [one.card for one in team]
    if not cards or len(set(cards)) < len(cards):
        found.append("SAGA-SETUP-10: each Mercenary can be taken once, and at least one goes")
    if limited and mission.squad.fixed and sorted(cards) != sorted(mission.squad.mercenaries):
        found.append("SAGA-SETUP-10: the mission fixes the team")
    if limited and not mission.squad.fixed and price(team) > mission.squad.credits:
        found.append(f"SAGA-MISSION-04: the team costs {price(team)} of {mission.squad.credits} credits")
    items = [item for one in team for item in one.all_items()]
    bought = [item for one in team for item in one.items]
    for item in sorted(set(items)):
        if (item in bought and cost(item) is None) or items.count(item) > copies(item):
            found.append(f"SAGA-MISSION-16: {item} cannot be bought {items.count(item)} times")
    return found + _skill_problems(team)


def _skill_problems(team: list[Hired]) -> list[str]:
    """Each skill card exists once, and a Mercenary buys only what is Generic or matches it (SAGA-MISSION-08)."""
    skills = [skill for one in team for skill in one.all_skills()]
    found = [f"SAGA-MISSION-08: {skill} exists once" for skill in SKILLS if skills.count(skill) > 1]
    for one in team:
        wrong = [skill for skill in one.skills if not skill_fits(one.attributes(), skill)]
        found += [f"SAGA-MISSION-08: {skill} does not fit {one.card}" for skill in wrong]
    return found


def field_team(g: Saga, mission: Mission, team: list[Hired]) -> None:
    """The Mercenaries join, each with a counter of its own colour, face up (SAGA-SETUP-02)."""
    for problem in team_problems(mission, team, limited=not g.played):
        raise BrokenContent(mission.file, "squad", "", problem)
    taken: list[str] = []
    for one in team:
        colour = MERCENARIES[one.card].colour
        if colour in taken or colour not in COLOURS:
            colour = next(other for other in COLOURS if other not in taken)
        taken.append(colour)
        _join(g, one, colour)
    g.veterans = []


def _join(g: Saga, one: Hired, colour: str) -> None:
    """A Mercenary with what it brings along; wounds of a veteran fill its boxes from the first (SAGA-UPKEEP-03)."""
    old = one.veteran
    wounds, gained = (old.wounds, old.attributes) if old is not None else (0, [])
    who = outfit(g, one.seat, one.card, colour, [], one.all_skills(), wounds, gained)
    if old is not None:
        who.items += [item.clone() for item in old.items]
        who.experience, who.tokens, who.victory_points = old.experience, old.tokens, old.victory_points
    who.items += [bought_item(card) for card in one.items]


def deal_counters(g: Saga) -> Procedure[None]:
    """In a campaign the counters are dealt at random at the start of each mission (SAGA-UPKEEP-08)."""
    left = list(COLOURS)
    for who in g.mercenaries:
        colour: str = yield Chance(left, "SAGA-UPKEEP-08", "colour")
        left.remove(colour)
        who.colour = colour
    dealt = tuple([(who.model.name, who.colour) for who in g.mercenaries])
    tell(g, "counters-dealt", "SAGA-UPKEEP-08", counters=dealt)


def cards_taken(g: Saga) -> list[str]:
    """The equipment cards that the team has, which are not in the box now (SAGA-MISSION-16)."""
    return [item.card for who in g.mercenaries for item in who.items if not is_base_equipment(who, item.card)]
