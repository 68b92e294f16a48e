"""The team before and after a mission, and what a mission asks it: questions and options (SAGA-MISSION-05)."""

from typing import Final

from starboard.games.saga.content.campaign import SHIPMENTS
from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.rules.campaign.advancing import ADVANCE, ATTRIBUTE_COST, level_cost
from starboard.games.saga.rules.campaign.market import cost, skill_price, worth
from starboard.games.saga.rules.campaign.shopping import BUY, SHIP
from starboard.games.saga.rules.campaign.team_building import DISMISS, DONE, FORGET, HIRE, LEARN, OWN, RETURN, VETERAN
from starboard.games.saga.rules.lookups import mercenary_named
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.squad import NOT_NOW
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.choices import Describer, Prompt, a_card, a_model, plain
from starboard.games.saga.words.deeds import a_use, an_operations_aim, which_piece
from starboard.games.saga.words.names import attribute, card, kind, mission, model, of_mission
from starboard.kernel.game import Described
from starboard.kernel.pages import PAGE, READ
from starboard.kernel.requests import Ask, Payload

# --- questions ---


def a_team(g: Saga, ask: Ask) -> Described:
    return Described("saga-ask-team", {"credits": ask.about["credits"], "mission": mission(ask.about["mission"])})


def a_variant_question(g: Saga, ask: Ask) -> Described:
    return Described("saga-ask-variant", {"mission": mission(ask.about["mission"])})


def a_question_of_the_mission(g: Saga, ask: Ask) -> Described:
    return Described(of_mission(g, "ask", ask.about["question"])["ref"])


def a_page(g: Saga, ask: Ask) -> Described:
    """A page of the story; where it ends in a choice, with the question of the mission."""
    return Described("saga-ask-page-choice" if list(ask.options) != [READ] else "saga-ask-page")


# --- the team before a mission ---


def which_team(g: Saga, ask: Ask, option: Payload) -> Described:
    """The Recommended Team says who is in it (SAGA-MISSION-06)."""
    if option == OWN:
        return Described("saga-choice-team-own")
    return Described("saga-choice-team-ideal", {"team": [kind(card) for card in mission_of(g).squad.mercenaries]})


def a_change_of_the_team(g: Saga, ask: Ask, option: Payload) -> Described:
    """With its price in credits; what is taken back costs nothing."""
    if option == DONE:
        return Described("saga-choice-build-team-done")
    word, id = option[0], option[1]
    if word in (HIRE, VETERAN, DISMISS):
        price = {HIRE: MERCENARIES[id].cost, VETERAN: _worth_of_veteran(g, id)}.get(word)
        return Described(f"saga-choice-team-{word}", {"who": kind(id)}, {"card": id}, price)
    price = cost(id) if word == BUY else SKILLS[id].credits if word == LEARN else None
    args = {"card": card(id), "who": kind(option[2])}
    assert word in (BUY, LEARN, RETURN, FORGET), word
    return Described(f"saga-choice-team-{word}", args, {"card": id, "owner": option[2]}, price)


def _worth_of_veteran(g: Saga, id: str) -> int | None:
    for old in g.veterans:
        if old.card == id:
            return worth(old.card, old.skills, old.items)
    return None


def a_carrier(g: Saga, ask: Ask, id: str) -> Described:
    return Described(kind(id)["ref"], at={"card": id})


# --- Upkeep ---


def a_deal(g: Saga, ask: Ask, deal: Payload) -> Described:
    """A shipment of Victory Points for credits, or a card with its price."""
    if deal[0] == SHIP:
        args = {"points": deal[1], "credits": SHIPMENTS[deal[1] - 1]}
        return Described("saga-choice-shop-ship", args, rule="SAGA-CREDIT-02")
    who = mercenary_named(g, ask.about["who"])
    price = cost(deal[1]) if deal[0] == BUY else skill_price(g, who.attributes, deal[1])
    args = {"card": card(deal[1])}
    rule = "SAGA-CREDIT-03" if deal[0] == BUY else "SAGA-CREDIT-05"
    return Described(f"saga-choice-shop-{deal[0]}", args, {"card": deal[1]}, price, rule)


def a_growth(g: Saga, ask: Ask, option: Payload) -> Described:
    """With its price in Experience tokens."""
    word, name = option
    price = level_cost(mercenary_named(g, name)) if word == ADVANCE else ATTRIBUTE_COST
    return Described(f"saga-choice-growth-{word}", {"who": model(g, name)}, {"model": name}, price)


def a_gift(g: Saga, ask: Ask, gift: Payload) -> Described:
    id, giver, taker = gift
    args = {"card": card(id), "who": model(g, giver), "to": model(g, taker)}
    return Described("saga-choice-reorganise", args, {"card": id})


def an_attribute(g: Saga, ask: Ask, id: str) -> Described:
    return Described(attribute(id)["ref"])


# --- what missions ask ---


def a_variant(g: Saga, ask: Ask, id: str) -> Described:
    return Described(of_mission(g, "variant", id)["ref"])


def a_use_of_the_squad(g: Saga, ask: Ask, id: str) -> Described:
    """What the mission lets the squad do between two Turns, or nothing of it now."""
    return Described("saga-choice-squad-use-not-now") if id == NOT_NOW else a_use(g, ask, id)


def an_answer(g: Saga, ask: Ask, key: str) -> Described:
    return Described(of_mission(g, "answer", key)["ref"])


def a_state_of_a_feature(g: Saga, ask: Ask, state: str) -> Described:
    """How something of the map runs from now on."""
    return Described(f"saga-choice-feature-{state}")


def a_pages_choice(g: Saga, ask: Ask, option: Payload) -> Described:
    return Described("saga-choice-read") if option == READ else Described(of_mission(g, "answer", option)["ref"])


PROMPTS: Final[dict[str, Prompt]] = {
    "team": a_team,
    "build-team": plain,
    "carrier": plain,
    "shop": plain,
    "growth": plain,
    "skill": plain,
    "attribute": plain,
    "reorganise": plain,
    "variant": a_variant_question,
    "team-point": plain,
    "who-finds": plain,
    "mission-question": a_question_of_the_mission,
    "feature": plain,
    "squad-use": plain,
    "mission-target": which_piece,
    PAGE: a_page,
}

OPTIONS: Final[dict[str, Describer]] = {
    "team": which_team,
    "build-team": a_change_of_the_team,
    "carrier": a_carrier,
    "shop": a_deal,
    "growth": a_growth,
    "skill": a_card,
    "attribute": an_attribute,
    "reorganise": a_gift,
    "variant": a_variant,
    "team-point": a_model,
    "who-finds": a_model,
    "mission-question": an_answer,
    "feature": a_state_of_a_feature,
    "squad-use": a_use_of_the_squad,
    "mission-target": an_operations_aim,
    PAGE: a_pages_choice,
}
