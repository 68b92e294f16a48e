"""The team before and after an exploration: questions and options (VAN-TEAM-02, VAN-GEAR-05, VAN-DISCOVERY-04)."""

from typing import Final

from starboard.games.vanguard.content.cards import CREW, GEAR, RANK_UPS
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words import names
from starboard.games.vanguard.words.card_texts import ability, conversion, joined
from starboard.games.vanguard.words.choices import (
    Describer,
    Prompt,
    a_card,
    a_member,
    a_sector,
    as_name,
    plain,
    spelled,
    worded,
)
from starboard.games.vanguard.words.rank_up_texts import needs
from starboard.kernel.game import Described, ref
from starboard.kernel.requests import Ask


def a_team(g: Vanguard, ask: Ask, sections: tuple[str, ...]) -> Described:
    """One alone with what it is good at; several by their names."""
    if len(sections) == 1:
        return Described(f"vanguard-role-{sections[0]}", at={"sections": sections})
    args = {"sections": [names.section(section) for section in sections]}
    return Described("vanguard-choice-team", args, {"sections": sections})


def a_load(g: Vanguard, ask: Ask) -> Described:
    """The card with what it does, for whoever does not know it."""
    abilities = [as_name(ability(one)) for one in GEAR[ask.about["card"]].abilities]
    if not abilities:
        return plain(g, ask)
    does = joined("vanguard-joined-sentences", abilities)
    return Described("vanguard-ask-carrier-does", {**spelled(g, ask), "does": does})


def a_recruit(g: Vanguard, ask: Ask, card: str) -> Described:
    """With its Skill, its Charges and what it converts."""
    crew = CREW[card]
    args = {
        "who": ref(f"vanguard-crew-{card}"),
        "skill": ref(f"vanguard-skill-{card}"),
        "charges": crew.charges,
        "does": as_name(ability(crew.skill)),
        "converts": as_name(conversion(crew.colour, crew.icon)),
    }
    return Described("vanguard-choice-recruit", args, {"card": card})


def a_rank_up(g: Vanguard, ask: Ask, card: str) -> Described:
    """With what has to be reached, or the action that has to be done."""
    printed = RANK_UPS[card]
    if printed.action is not None:
        args = {"card": names.card(g, card), "action": names.action(g, printed.action.name)}
        return Described("vanguard-choice-rank-up-action", args, {"card": card})
    wanted = joined("vanguard-joined-needs", [as_name(one) for one in needs(printed)])
    return Described("vanguard-choice-rank-up", {"card": names.card(g, card), "needs": wanted}, {"card": card})


PROMPTS: Final[dict[str, Prompt]] = {
    "team": plain,
    "recruit": plain,
    "carrier": a_load,
    "landing-roll": plain,
    "rank-up": plain,
    "starting-sector": plain,
    "start-token": plain,
    "take-over": plain,
    "leave-behind": plain,
    "buy-dice": plain,
}

OPTIONS: Final[dict[str, Describer]] = {
    "team": a_team,
    "recruit": a_recruit,
    "carrier": a_member,
    "landing-roll": worded,
    "rank-up": a_rank_up,
    "starting-sector": a_sector,
    "start-token": a_member,
    "take-over": a_member,
    "leave-behind": a_card,
    "buy-dice": worded,
}
