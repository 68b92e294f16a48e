"""Time, Threats, Leads and the story of a planet: questions and options (VAN-TIME-04, VAN-THREAT-08, VAN-LOG-01)."""

from typing import Any, Final

from starboard.games.vanguard.content.leads import LEAD_TOKENS
from starboard.games.vanguard.rules.clocks import ClockName, clock_at, length_of
from starboard.games.vanguard.rules.lookups import threat_named
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words import names
from starboard.games.vanguard.words.choices import Describer, Prompt, a_member, a_sector, asked, in_force, plain
from starboard.games.vanguard.words.text_parts import yes
from starboard.kernel.game import Described
from starboard.kernel.pages import PAGE, READ
from starboard.kernel.requests import Ask, Payload

# --- questions ---


def which_clock(g: Vanguard, ask: Ask) -> Described:
    """All advance one after another, or a card means one of them."""
    return asked("card", g, ask) if "card" in ask.about else plain(g, ask)


def which_threat(g: Vanguard, ask: Ask) -> Described:
    """The one that a card means, or the one that comes closer to somebody."""
    return asked("card", g, ask) if "card" in ask.about else plain(g, ask)


def a_page(g: Vanguard, ask: Ask) -> Described:
    """A page of the story, which may end in a choice."""
    return Described("vanguard-ask-page-choice" if list(ask.options) != [READ] else "vanguard-ask-page")


# --- options ---


def a_clock(g: Vanguard, ask: Ask, name: ClockName) -> Described:
    """With where its token is; a POI with its Sector."""
    card, sector = name
    clock = clock_at(g, name)
    args: dict[str, Any] = {
        "card": in_force(g, card),
        "space": clock.at if clock is not None else 0,
        "length": length_of(g, name),
    }
    if not sector:
        return Described("vanguard-choice-clock", args, {"card": card})
    args["sector"] = names.sector(g, sector)
    return Described("vanguard-choice-clock-sector", args, {"card": card, "sector": sector})


def a_threat(g: Vanguard, ask: Ask, card: str) -> Described:
    """With the Sector of its main standee."""
    threat = threat_named(g, card)
    assert threat is not None
    args = {"threat": names.card(g, card), "sector": names.sector(g, threat.sector)}
    return Described("vanguard-choice-threat", args, {"card": card, "sector": threat.sector})


def a_lead(g: Vanguard, ask: Ask, token: str) -> Described:
    """By its value, whether it goes back into the bag, and what it brings besides."""
    lead = LEAD_TOKENS[token]
    args = {"value": lead.value, "back": yes(lead.recycled), "bonus": lead.bonus or "none"}
    return Described("vanguard-choice-lead", args, {"token": token})


def a_type(g: Vanguard, ask: Ask, type: str) -> Described:
    return Described(f"vanguard-type-{type}", at={"type": type})


def a_pages_choice(g: Vanguard, ask: Ask, option: Payload) -> Described:
    if option == READ:
        return Described("vanguard-choice-read")
    return Described(f"vanguard-choice-{ask.about['page']}-{option}")


PROMPTS: Final[dict[str, Prompt]] = {
    "which-clock": which_clock,
    "which-threat": which_threat,
    "threat-way": plain,
    "spread": plain,
    "which-type": plain,
    "place-lead": plain,
    "return-lead": plain,
    "lead-bonus": plain,
    PAGE: a_page,
}

OPTIONS: Final[dict[str, Describer]] = {
    "which-clock": a_clock,
    "which-threat": a_threat,
    "threat-way": a_sector,
    "spread": a_sector,
    "which-type": a_type,
    "place-lead": a_lead,
    "return-lead": a_lead,
    "lead-bonus": a_member,
    PAGE: a_pages_choice,
}
