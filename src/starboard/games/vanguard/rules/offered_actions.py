"""Which Special Actions a crew member finds, and where they are shown (VAN-SPECIAL-01)."""

from starboard.games.vanguard.content.actions import EVER, SpecialAction
from starboard.games.vanguard.content.cards import MODS, RANK_UPS, THREATS
from starboard.games.vanguard.rules.conditions import hold, marks
from starboard.games.vanguard.rules.lookups import condition_now, planet_of, threat_named, threats_in, top_poi
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard

Shown = tuple[SpecialAction, int]  # the action, and the Sector of its card; 0: in no Sector


def shown_to(g: Vanguard, who: CrewMember) -> list[Shown]:
    """Of the POI on top, the Threats here, the Global Condition, Missions and the Rank-Up card (VAN-SPECIAL-06)."""
    planet = planet_of(g)
    found: list[Shown] = []
    for action in planet.actions.get(top_poi(g, who.sector), ()):
        found.append((action, who.sector))
    for threat in threats_in(g, who.sector):
        for action in actions_on(g, threat.card):
            found.append((action, 0))
    for card in (planet.condition(g.condition).id, *g.missions):
        if card in planet.actions:
            for action in planet.actions[card]:
                found.append((action, 0))
    rank_up = RANK_UPS[g.rank_up].action if g.rank_up and not g.ranked_up else None
    if rank_up is not None:
        found.append((rank_up, 0))
    return found


def actions_on(g: Vanguard, card: str) -> tuple[SpecialAction, ...]:
    """What a card shows: its own actions, and those that the planet adds to it."""
    added = planet_of(g).actions.get(card, ())
    return THREATS[card].actions + added if card in THREATS else added


def why_not(g: Vanguard, shown: Shown, who: CrewMember) -> str:
    """What stands against it; "" if nothing does."""
    action, sector = shown
    if action.once == EVER and is_done_for_ever(g, action, sector):
        return "done-for-ever"
    for one in g.marked:
        if one.action == action.name and one.sector == sector:
            return "done-already"
    if action.need and not hold(g, action.need, sector or who.sector):
        return "not-now"
    if "KEEPERS-TRUST" in g.flags and action.card in THREATS and action.id == "cut-it-back":
        return "keepers-trust"
    return ""


def is_done_for_ever(g: Vanguard, action: SpecialAction, sector: int) -> bool:
    """By its marker in the Sector of the card, or in any where the card lies in none (VAN-SECTOR-06)."""
    return marks(g, action.name, f"@{sector}" if sector else "everywhere", 0) > 0


def is_shown(g: Vanguard, action: SpecialAction, sector: int) -> bool:
    """Whether the card of the action is still in place (VAN-SPECIAL-01)."""
    card = action.card
    if sector:
        return top_poi(g, sector) == card
    if card in THREATS:
        return threat_named(g, card) is not None
    if card in RANK_UPS:
        return bool(g.rank_up == card)
    return card in g.missions or card in MODS or card == condition_now(g).id


def action_named(g: Vanguard, name: str) -> SpecialAction | None:
    """An action by its name, whatever card it is on; None for the check of Prepare."""
    card = name.partition(":")[0]
    rank_up = RANK_UPS[card].action if card in RANK_UPS else None
    for action in [*actions_on(g, card), *([rank_up] if rank_up is not None else [])]:
        if action.name == name:
            return action
    return None
