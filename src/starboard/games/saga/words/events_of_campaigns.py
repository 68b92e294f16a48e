"""What Mercenaries learn and earn, and what happens between two missions."""

from typing import Any, Final

from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.event_parts import (
    Args,
    Told,
    a_card,
    a_mission,
    a_model,
    an_attribute,
    as_it_is,
    some_cards,
)
from starboard.games.saga.words.names import yes


def what_follows(g: Saga, args: Args) -> dict[str, Any]:
    return {"following": [a_mission(g, one) for one in args["following"]], "over": yes(args["finale"])}


def how_it_ended(g: Saga, args: Args) -> dict[str, Any]:
    following = [a_mission(g, one) for one in args["following"]]
    return {
        "mission": a_mission(g, args["mission"]),
        "won": yes(args["won"]),
        "following": following,
        "on": yes(following),
    }


CAMPAIGNS: Final[dict[str, Told]] = {
    "experience": Told(who=a_model, points=as_it_is),
    "skills-drawn": Told(who=a_model, cards=some_cards),
    "skill-learned": Told(who=a_model, card=a_card),
    "attribute-gained": Told(who=a_model, attribute=an_attribute),
    "recovered": Told(who=a_model, wounds=as_it_is),
    "equipment-lost": Told(who=a_model, card=a_card),
    "given": Told(who=a_model, to=a_model, card=a_card),
    "shipped": Told(who=a_model, points=as_it_is, credits=as_it_is),
    "credits-lost": Told(who=a_model, credits=as_it_is),
    "bought": Told(who=a_model, card=a_card, credits=as_it_is),
    "skill-bought": Told(who=a_model, card=a_card, credits=as_it_is),
    "aftermath": Told(what_follows),
    "mission-closed": Told(how_it_ended),
}
