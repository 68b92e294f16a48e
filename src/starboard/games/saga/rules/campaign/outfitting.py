"""A Mercenary at the start of a mission: its card, what it brings along, its health (SAGA-SETUP-11, SAGA-EQUIP-01)."""

from starboard.games.saga.content.mercenaries import FIRST_MODE
from starboard.games.saga.content.mercenaries import MERCENARIES as CARDS
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.lookups import MERCENARIES, crippled
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga

MODES = "ab-modes"  # the ability of a frame that is always in one of its modes


def outfit(
    g: Saga,
    seat: int,
    card: str,
    colour: str,
    items: list[str],
    skills: list[str],
    wounds: int = 0,
    attributes: list[str] | None = None,
) -> Mercenary:
    """A Mercenary joins the mission, not on the board yet; its counter is ready (SAGA-SETUP-02).

    It has no Wound counters but those it carries over from Upkeep, and its shields are empty (SAGA-SETUP-11). Its cards
    have all their charges. Its skills are nobody else's (SAGA-CREDIT-06). `attributes` are those it has gained.
    """
    printed = CARDS[card]
    who = Mercenary(seat, Model(card.removeprefix("mc-"), card, MERCENARIES, None), colour)
    who.attributes = [*printed.keywords, *(attributes or [])]
    who.items = [new_item(item) for item in [*printed.gear, *items]]
    for skill in skills:
        g.skills.remove(skill)
    who.skills = list(skills)
    who.model.wounds = wounds
    who.was_crippled = crippled(who.model)  # SAGA-XP-05
    if MODES in printed.abilities:
        who.frame = FIRST_MODE
    g.mercenaries.append(who)
    return who
