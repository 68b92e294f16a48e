"""The group composes its team, one choice after another (SAGA-MISSION-04 to -06, SAGA-MISSION-08, SAGA-MISSION-16).

The first seat of the Mercenaries answers for the group. What has been chosen so far is told with each question.
"""

from bisect import bisect_right
from typing import Final, TypeAlias

from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.rules.campaign.market import (
    COPIES,
    FOR_SALE,
    PRINTED_CREDITS,
    SORTS,
    copies,
    cost,
    skill_fits,
    skills_for,
    worth,
)
from starboard.games.saga.rules.campaign.team import Hired, ideal_team, mercenary_seats, price, returning_team, seat_for
from starboard.games.saga.state.fields import Veteran
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Blocked, Payload, Procedure, Refusal

IDEAL, OWN = "ideal", "own"
HIRE, VETERAN, DISMISS = "hire", "veteran", "dismiss"
BUY, RETURN, LEARN, FORGET, DONE = "buy", "return", "learn", "forget", "done"
MOST_TAKEN_BACK: Final = 40  # choices: enough to try anything, and a team is always built

TOO_DEAR: Final = Refusal("SAGA-MISSION-04", "too-dear")
NOBODY_HIRED: Final = Refusal("SAGA-SETUP-10", "nobody-hired")
SEAT_WITHOUT: Final = Refusal("SAGA-SETUP-10", "seat-without-mercenary")
NOT_FOR_SALE: Final = Refusal("SAGA-MISSION-16", "not-for-sale")
NONE_LEFT: Final = Refusal("SAGA-MISSION-16", "none-left")
BRINGS_ITEM: Final = Refusal("SAGA-MISSION-16", "brings-what-is-taken")
BRINGS_SKILL: Final = Refusal("SAGA-MISSION-08", "brings-what-is-taken")
DOES_NOT_FIT: Final = Refusal("SAGA-MISSION-08", "skill-does-not-fit")


def choose_team(g: Saga, mission: Mission) -> Procedure[list[Hired]]:
    """The ideal team is offered first (SAGA-MISSION-06); a fixed one and a squad that goes on are not asked about."""
    if g.played:
        return returning_team(g)
    if mission.squad.fixed:
        return ideal_team(g, mission)
    speaker = mercenary_seats(g)[0]
    about = {"mission": mission.id, "credits": mission.squad.credits, **_recommended(mission)}
    answer: str = yield Ask(speaker, [IDEAL, OWN], "SAGA-MISSION-06", "team", about=about)
    team: list[Hired]
    if answer == IDEAL:
        team = ideal_team(g, mission)
        yield from _hand_out(speaker, mission, team)
    else:
        team = yield from build_team(g, mission, speaker)
    return team


def _recommended(mission: Mission) -> dict[str, Payload]:
    """The ideal team as it is told: who has what, and the cards that the players will hand out."""
    people: list[Payload] = []
    for who in mission.squad.mercenaries:
        people.append((who, tuple([card for card, owner in mission.squad.cards if owner == who]), ()))
    return {"team": tuple(people), "cards": tuple([card for card, owner in mission.squad.cards if not owner])}


def _hand_out(speaker: int, mission: Mission, team: list[Hired]) -> Procedure[None]:
    """Cards of the ideal team that are for nobody in particular go to whom the players choose."""
    for card, owner in mission.squad.cards:
        if owner:
            continue
        names = [one.card for one in team]
        chosen: str = yield Ask(speaker, names, "SAGA-MISSION-06", "carrier", about={"card": card})
        team[0].items.remove(card)
        _hired(team, chosen).items.append(card)


def build_team(g: Saga, mission: Mission, speaker: int) -> Procedure[list[Hired]]:
    """Mercenaries, equipment and skills at their printed costs, up to the credits (SAGA-MISSION-04, -05).

    What is not spent is lost (SAGA-MISSION-15).
    """
    team: list[Hired] = []
    taken_back = 0
    while True:
        left = mission.squad.credits - price(team)
        offers = Offers(g, team, left, taken_back < MOST_TAKEN_BACK)
        about = {"left": left, "credits": mission.squad.credits, "team": _shown(team)}
        choice: Payload = yield Ask(
            speaker, (), "SAGA-MISSION-05", "build-team", about=about, blocked=offers.blocked, find=offers.options
        )
        if choice == DONE:
            return team
        taken_back += choice[0] in (DISMISS, RETURN, FORGET)
        _do(g, team, choice)


def _shown(team: list[Hired]) -> Payload:
    return tuple([(one.card, tuple(one.all_items()), tuple(one.all_skills())) for one in team])


# The costs at which more can be had. In between the offers are the same, so each is made once; nobody changes them.
COSTS: Final = sorted({printed for _, printed, _ in FOR_SALE} | {printed for _, printed in PRINTED_CREDITS})
Offered: TypeAlias = tuple[str, Payload]  # a card, and the option to take it
_wares: Final[dict[tuple[str, int], list[Offered]]] = {}
_lessons: Final[dict[tuple[str, int, tuple[str, ...]], list[Offered]]] = {}


def _wares_for(who: str, left: int) -> list[Offered]:
    """All equipment that costs no more, as it is offered for this Mercenary."""
    key = (who, bisect_right(COSTS, left))
    if key not in _wares:
        _wares[key] = [(card, (BUY, card, who)) for card, printed, _ in FOR_SALE if printed <= left]
    return _wares[key]


def _lessons_for(who: str, left: int, attributes: list[str]) -> list[Offered]:
    """All skills that fit this Mercenary and cost no more, as they are offered for it."""
    key = (who, bisect_right(COSTS, left), tuple(attributes))
    if key not in _lessons:
        fitting = [skill for skill, printed in PRINTED_CREDITS if printed <= left and skill in skills_for(attributes)]
        _lessons[key] = [(skill, (LEARN, skill, who)) for skill in fitting]
    return _lessons[key]


class Offers:
    """What can be chosen next: payloads like ("hire", card), ("buy", item, for whom), ("learn", skill, for whom)."""

    __slots__ = ("_g", "_items", "_left", "_skills", "_take_back", "_team")

    def __init__(self, g: Saga, team: list[Hired], left: int, take_back: bool) -> None:
        self._g, self._team, self._left, self._take_back = g, team, left, take_back
        self._items = [item for one in team for item in one.all_items()]
        self._skills = [skill for one in team for skill in one.all_skills()]

    def options(self) -> list[Payload]:
        """What can be chosen: listed when somebody looks."""
        left = self._left
        found: list[Payload] = [] if _incomplete(self._g, self._team, self._take_back) else [DONE]
        found += [option for option, refusal in self._people() if refusal is None]
        gone = [card for card in dict.fromkeys(self._items) if self._items.count(card) >= COPIES[card]]
        known = self._skills
        for one in self._team:
            found += [option for card, option in _wares_for(one.card, left) if card not in gone]
            lessons = _lessons_for(one.card, left, one.attributes())
            found += [option for skill, option in lessons if skill not in known]
        return found + self._returns() if self._take_back else found

    def _people(self) -> list[tuple[Payload, Refusal | None]]:
        """Each Mercenary can be taken once, fresh or as a veteran (SAGA-SETUP-10, SAGA-CAMPAIGN-02), and why not."""
        hired = [one.card for one in self._team]
        found: list[tuple[Payload, Refusal | None]] = []
        for card, printed in MERCENARIES.items():
            if card not in hired:
                found.append(((HIRE, card), None if printed.cost <= self._left else TOO_DEAR))
        for old in self._g.veterans:
            if old.card not in hired:
                found.append(((VETERAN, old.card), self._why_not_back(old)))
        return found

    def _why_not_back(self, old: Veteran) -> Refusal | None:
        """A veteran costs its current value, and what it has is not in the box any more (SAGA-MISSION-16, -08)."""
        own = [item.card for item in old.items]
        if any([own.count(card) + self._items.count(card) > copies(card) for card in own]):
            return BRINGS_ITEM
        if any([skill in self._skills for skill in old.skills]):
            return BRINGS_SKILL
        return None if worth(old.card, old.skills, old.items) <= self._left else TOO_DEAR

    def _why_not_bought(self, card: str) -> Refusal | None:
        printed = cost(card)
        if printed is None:
            return NOT_FOR_SALE
        if self._items.count(card) >= copies(card):
            return NONE_LEFT
        return None if printed <= self._left else TOO_DEAR

    def _skills_left(self) -> list[str]:
        """Each skill card exists once (SAGA-MISSION-08)."""
        return [skill for skill in SKILLS if skill not in self._skills]

    def _why_not_learned(self, one: Hired, skill: str) -> Refusal | None:
        if not skill_fits(one.attributes(), skill):
            return DOES_NOT_FIT
        return None if SKILLS[skill].credits <= self._left else TOO_DEAR

    def _returns(self) -> list[Payload]:
        """Until the team is complete everything chosen can be taken back."""
        found: list[Payload] = []
        for one in self._team:
            found.append((DISMISS, one.card))
            found += [(RETURN, item, one.card) for item in sorted(set(one.items), key=SORTS.index)]
            found += [(FORGET, skill, one.card) for skill in one.skills]
        return found

    def blocked(self) -> Blocked:
        """What cannot be chosen, and why: listed when somebody looks."""
        why_not: list[tuple[Payload, Refusal | None]] = [(DONE, _incomplete(self._g, self._team, self._take_back))]
        why_not += self._people()
        for one in self._team:
            why_not += [((BUY, card, one.card), self._why_not_bought(card)) for card in SORTS]
            skills = self._skills_left()
            why_not += [((LEARN, skill, one.card), self._why_not_learned(one, skill)) for skill in skills]
        return [(option, refusal) for option, refusal in why_not if refusal is not None]


def _incomplete(g: Saga, team: list[Hired], take_back: bool) -> Refusal | None:
    """Why the team cannot go yet: everybody at the table plays somebody, as long as the team can be changed."""
    if not team:
        return NOBODY_HIRED
    playing = [one.seat for one in team]
    alone = [seat for seat in mercenary_seats(g) if seat not in playing]
    return SEAT_WITHOUT if alone and take_back else None


def _do(g: Saga, team: list[Hired], choice: Payload) -> None:
    word = choice[0]
    if word == HIRE:
        team.append(Hired(seat_for(g, choice[1], team), choice[1], [], []))
    elif word == VETERAN:
        team.append(Hired(seat_for(g, choice[1], team), choice[1], [], [], _veteran(g, choice[1])))
    elif word == DISMISS:
        team.remove(_hired(team, choice[1]))
    elif word == BUY:
        _hired(team, choice[2]).items.append(choice[1])
    elif word == RETURN:
        _hired(team, choice[2]).items.remove(choice[1])
    elif word == LEARN:
        _hired(team, choice[2]).skills.append(choice[1])
    else:
        _hired(team, choice[2]).skills.remove(choice[1])


def _hired(team: list[Hired], card: str) -> Hired:
    return next(one for one in team if one.card == card)


def _veteran(g: Saga, card: str) -> Veteran:
    return next(old for old in g.veterans if old.card == card)
