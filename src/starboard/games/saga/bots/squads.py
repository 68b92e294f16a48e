"""Building a squad: the mission's ideal team, and what is bought with the credits that it leaves."""

from typing import Final

from starboard.games.saga.bots.outlook import Outlook
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.kernel.requests import Ask, Payload

HIRE, VETERAN, BUY, LEARN, DONE = "hire", "veteran", "buy", "learn", "done"
IDEAL, OWN = "ideal", "own"
WORTH_SHOPPING: Final = 10  # credits; for less the ideal team is taken as it is

# What is worth its credits, the best first: for whom it is meant, in order of preference.
SHOOTERS, FIGHTERS = ("mc-dulinsky", "mc-ogan", "mc-curby"), ("mc-devil", "mc-alyse", "mc-wrath")
WEAK = ("mc-dulinsky", "mc-curby", "mc-wrath", "mc-ogan")
SHOPPING: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("eq-medi-pack", ("mc-alyse",)),  # two wounds for five credits: nothing saves more
    ("eq-medi-pack", ("mc-devil", "mc-wrath")),
    ("eq-medi-pack", ("mc-dulinsky",)),
    ("sk-parry", ("mc-alyse", "mc-wrath", "mc-devil")),
    ("eq-medi-pack", ("mc-curby", "mc-ogan")),
    ("sk-unbroken", ("mc-alyse", "mc-devil")),
    ("eq-vest", WEAK),
    ("sk-plus-defence", ("mc-dulinsky", "mc-curby")),
    ("eq-vest", WEAK[1:]),
    ("sk-thick-skin", FIGHTERS),
    ("eq-auto-medic", ("mc-dulinsky", "mc-curby")),
    ("sk-plus-shoot", SHOOTERS),
    ("sk-expert-shooter", SHOOTERS),
    ("eq-shield-gen", FIGHTERS),
    ("sk-plus-assault", ("mc-wrath", "mc-alyse", "mc-devil")),
    ("sk-aimed-fire", SHOOTERS),
    ("eq-blade", FIGHTERS),
    ("eq-stim", ("mc-dulinsky", *FIGHTERS)),
)


def choose_team(o: Outlook, ask: Ask) -> Payload:
    """The ideal team, unless enough credits are left to buy something for it."""
    squad = mission_of(o.g).squad
    price = sum([MERCENARIES[card].cost for card in squad.mercenaries])
    price += sum([EQUIPMENT[card].credits or 0 for card, _ in squad.cards])
    if OWN in ask.options and squad.credits - price >= WORTH_SHOPPING:
        return OWN
    return IDEAL if IDEAL in ask.options else ask.options[0]


def build_team(o: Outlook, ask: Ask) -> Payload:
    """The Mercenaries of the ideal team, veterans first; then what is worth its credits."""
    team: dict[str, list[str]] = {card: [*items, *skills] for card, items, skills in ask.about["team"]}
    for card in mission_of(o.g).squad.mercenaries:
        for word in (VETERAN, HIRE):
            if card not in team and (word, card) in ask.options:
                return word, card
    for thing, people in SHOPPING:
        choice = _for_somebody(ask, team, thing, people)
        if choice is not None:
            return choice
    return DONE if DONE in ask.options else ask.options[0]


def _for_somebody(ask: Ask, team: dict[str, list[str]], thing: str, people: tuple[str, ...]) -> Payload:
    """Buy a thing for the first of these who has none, if nobody of the line has been given it before."""
    word = LEARN if thing in SKILLS else BUY
    for card in people:
        if card in team:
            return (word, thing, card) if thing not in team[card] and (word, thing, card) in ask.options else None
    return None
