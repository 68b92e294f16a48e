"""Section cards, equipment, Charges, Leads and Discoveries."""

from typing import Any, Final

from starboard.games.vanguard.rules.printed_abilities import CARRIED, TOKEN
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.event_parts import (
    Args,
    Told,
    a_card,
    a_gear,
    a_lead,
    a_member,
    a_sector,
    a_type,
    a_unique,
    as_it_is,
    looked_at,
    some_leads,
)
from starboard.games.vanguard.words.text_parts import yes


def used(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"card": a_gear(g, args["card"]) if args["kind"] in (CARRIED, TOKEN) else a_card(g, args["card"])}


def leads(g: Vanguard, args: Args) -> dict[str, Any]:
    """The bag may be empty."""
    tokens = args["tokens"]
    return {"any": yes(tokens), "tokens": some_leads(g, tokens), "count": len(tokens)}


def unique(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"card": a_unique(g, args["number"])}


CARDS: Final[dict[str, Told]] = {
    "used": Told(used, who=a_member),
    "drew": Told(who=a_member, card=a_card),
    "discarded": Told(who=a_member, card=a_card),
    "recovered": Told(who=a_member, card=a_card),
    "peeked": Told(looked_at, who=a_member),
    "card-sacrificed": Told(who=a_member, card=a_card),
    "tossed": Told(who=a_member, card=a_card),
    "charges-gained": Told(who=a_member, count=as_it_is),
    "charges-lost": Told(who=a_member, count=as_it_is),
    # tokens of equipment
    "token-placed": Told(who=a_member, gear=a_gear, sector=a_sector),
    "token-moved": Told(gear=a_gear, sector=a_sector),
    # Leads and Discoveries
    "leads-drawn": Told(leads, who=a_member, type=a_type),
    "lead-returned": Told(who=a_member, token=a_lead),
    "lead-placed": Told(who=a_member, type=a_type, token=a_lead),
    "discovered": Told(card=a_card),
    "no-discovery": Told(type=a_type),
    "unique-found": Told(unique),
}
