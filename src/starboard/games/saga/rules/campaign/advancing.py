"""Level advances and new attributes, paid with Experience tokens (SAGA-LEVEL-01 to -06, SAGA-ATTRIBUTE-01 to -03)."""

from typing import Final

from starboard.games.saga.content.skills import GENERIC, SKILLS
from starboard.games.saga.rules.lookups import mercenary_named
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Chance, Payload, Procedure, Refusal

CARDS_DRAWN: Final = 3  # SAGA-LEVEL-03
ATTRIBUTE_COST: Final = 3  # SAGA-ATTRIBUTE-02
ADVANCE, ATTRIBUTE = "advance", "attribute"

TOO_FEW_FOR_A_LEVEL: Final = Refusal("SAGA-LEVEL-01", "too-few-tokens")
NO_SKILL_LEFT: Final = Refusal("SAGA-LEVEL-03", "no-skill-left")
TOO_FEW_FOR_AN_ATTRIBUTE: Final = Refusal("SAGA-ATTRIBUTE-02", "too-few-tokens")
NO_ATTRIBUTE_LEFT: Final = Refusal("SAGA-ATTRIBUTE-03", "no-attribute-left")


def level_cost(who: Mercenary) -> int:
    """Tokens for a level advance; skills that were bought count like learned ones (SAGA-LEVEL-01, SAGA-LEVEL-06)."""
    return len(who.skills) + 1


def candidate_skills(g: Saga, who: Mercenary) -> list[str]:
    """The cards nobody has (SAGA-CREDIT-06) that are Generic or match an attribute, the race included (-LEVEL-03)."""
    fitting = [GENERIC, *who.attributes]
    return [card for card in g.skills if SKILLS[card].keyword in fitting]


def new_attributes(who: Mercenary) -> list[str]:
    """Those carried by a skill card that it does not have; Generic is none (SAGA-ATTRIBUTE-03)."""
    found: list[str] = []
    for card in SKILLS.values():
        if card.keyword != GENERIC and card.keyword not in who.attributes + found:
            found.append(card.keyword)
    return found


def why_no_advance(g: Saga, who: Mercenary) -> Refusal | None:
    if who.tokens < level_cost(who):
        return TOO_FEW_FOR_A_LEVEL
    return None if candidate_skills(g, who) else NO_SKILL_LEFT


def why_no_attribute(who: Mercenary) -> Refusal | None:
    if who.tokens < ATTRIBUTE_COST:
        return TOO_FEW_FOR_AN_ATTRIBUTE
    return None if new_attributes(who) else NO_ATTRIBUTE_LEFT


def advance(g: Saga, who: Mercenary) -> Procedure[None]:
    """Pay, draw three matching skill cards and keep one (SAGA-LEVEL-01, SAGA-LEVEL-03, SAGA-LEVEL-04)."""
    who.tokens -= level_cost(who)
    left = candidate_skills(g, who)
    drawn: list[str] = []
    while left and len(drawn) < CARDS_DRAWN:
        card: str = yield Chance(left, "SAGA-LEVEL-03", "skill-card")
        left.remove(card)
        drawn.append(card)
    tell(g, "skills-drawn", "SAGA-LEVEL-03", who=who.model.name, cards=tuple(drawn))
    skill: str = yield Ask(who.seat, drawn, "SAGA-LEVEL-04", "skill", about={"who": who.model.name})
    g.skills.remove(skill)  # nobody else can learn it (SAGA-LEVEL-05)
    who.skills.append(skill)
    tell(g, "skill-learned", "SAGA-LEVEL-05", who=who.model.name, card=skill)


def gain_attribute(g: Saga, who: Mercenary) -> Procedure[None]:
    """Pay three tokens for an attribute of its choice (SAGA-ATTRIBUTE-02)."""
    who.tokens -= ATTRIBUTE_COST
    about = {"who": who.model.name}
    attribute: str = yield Ask(who.seat, new_attributes(who), "SAGA-ATTRIBUTE-02", "attribute", about=about)
    who.attributes.append(attribute)
    tell(g, "attribute-gained", "SAGA-ATTRIBUTE-02", who=who.model.name, attribute=attribute)


# --- at any decision point of a player, but never within a roll (SAGA-LEVEL-02) ---


def growth_options(g: Saga, seat: int) -> list[Payload]:
    """What the living Mercenaries of a seat can be taught now: ("advance", name) and ("attribute", name).

    In Upkeep also those who fell in the mission.
    """
    found: list[Payload] = []
    for who in g.mercenaries:
        if who.seat != seat or (who.status == "down" and g.step != "upkeep"):
            continue
        if why_no_advance(g, who) is None:
            found.append((ADVANCE, who.model.name))
        if why_no_attribute(who) is None:
            found.append((ATTRIBUTE, who.model.name))
    return found


def grow(g: Saga, option: Payload) -> Procedure[None]:
    """Do one of those options."""
    who = mercenary_named(g, option[1])
    if option[0] == ADVANCE:
        yield from advance(g, who)
    else:
        yield from gain_attribute(g, who)


def offer_growth(g: Saga, seat: int) -> Procedure[None]:
    """Ask a seat that can pay for something, until it has enough of it."""
    while options := growth_options(g, seat):
        option: Payload = yield Ask(seat, options, "SAGA-LEVEL-02", "growth", 0)
        if option is None:
            return
        yield from grow(g, option)
