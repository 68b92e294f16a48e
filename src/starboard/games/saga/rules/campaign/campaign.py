"""A campaign: a mission begins from its sheet, and its end writes the next one (SAGA-CAMPAIGN-01)."""

from starboard.games.saga.content.campaign import FIRST_MISSION, first_flags, goes_along, possible_variants
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.mercenaries import MERCENARIES as CARDS
from starboard.games.saga.content.mission import Mission
from starboard.games.saga.rules.campaign.sheet_checks import sheet_problems
from starboard.games.saga.rules.campaign.team import mercenary_seats
from starboard.games.saga.rules.campaign.upkeep import is_mission_item
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.lookups import MERCENARIES
from starboard.games.saga.sheet.sheet import Sheet
from starboard.games.saga.state.fields import Item, Mercenary, Played, Veteran
from starboard.games.saga.state.saga import Saga
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Carried, tell
from starboard.kernel.requests import Ask, Procedure


def new_sheet(campaign: str) -> Sheet:
    """A campaign begins with the first mission of the book and nobody hired (SAGA-CAMPAIGN-01, SAGA-CAMPAIGN-02)."""
    sheet = Sheet(campaign)
    sheet.flags = first_flags()
    sheet.following = [FIRST_MISSION]
    return sheet


def take_up(g: Saga, sheet: Sheet) -> None:
    """The table goes on from a sheet; the squad joins when the mission is set up. Refuses what cannot be."""
    for problem in sheet_problems(sheet):
        words = f"no mission can begin from this sheet: {problem}"
        raise StarboardError(words).said(problem.text, **problem.values)
    if g.mission not in sheet.following:
        raise StarboardError(f"{g.mission} does not come now; what may come is: {sheet.following}")
    g.campaign = sheet.campaign
    g.played = [one.clone() for one in sheet.played]
    g.veterans = [one.clone() for one in sheet.squad]
    g.flags = sheet.flags.copy()


def choose_variant(g: Saga, mission: Mission) -> Procedure[None]:
    """Which variant of the mission is played: the Mercenaries choose, as far as their campaign leaves a choice."""
    variants = possible_variants(mission.id, g.flags) if g.campaign else list(mission.variants)
    if variants:
        speaker = mercenary_seats(g)[0]
        g.variant = yield Ask(speaker, variants, "SAGA-CAMPAIGN-01", "variant", about={"mission": g.mission})
        tell(g, "variant", "SAGA-CAMPAIGN-01", mission=g.mission, variant=g.variant)


def carry(g: Saga) -> Carried | None:
    """The sheet after this mission and its Upkeep, and the missions that may follow; None: it was played for itself.

    What was gained is kept even if the mission was lost (SAGA-XP-07).
    """
    if not g.campaign:
        return None
    sheet = Sheet(g.campaign)
    sheet.played = [*[one.clone() for one in g.played], Played(g.mission, g.ending == MERCENARIES)]
    sheet.squad = [veteran_of(who, g.flags) for who in g.mercenaries]
    sheet.flags = g.flags.copy()
    sheet.following = g.following.copy()
    sheet.finale = g.finale
    return Carried(sheet, sheet.following)


def veteran_of(who: Mercenary, flags: dict[str, str]) -> Veteran:
    """What a campaign with these flags remembers of a Mercenary."""
    printed = CARDS[who.model.kind]
    old = Veteran(printed.id)
    old.wounds = who.model.wounds
    old.items = [kept for kept in [refilled(item) for item in who.items] if _stays(kept, printed.gear, flags)]
    old.skills = who.skills.copy()
    old.attributes = [one for one in who.attributes if one not in printed.keywords]
    old.experience, old.tokens, old.victory_points = who.experience, who.tokens, who.victory_points
    return old


def _stays(item: Item, gear: tuple[str, ...], flags: dict[str, str]) -> bool:
    return item.card not in gear and (not is_mission_item(item.card) or goes_along(item.card, flags))


def refilled(item: Item) -> Item:
    """A card with all its charges again, unless it says that they are gone for good."""
    if item.card in EQUIPMENT and not EQUIPMENT[item.card].refilled:
        return item.clone()
    new = new_item(item.card)
    new.bought = item.bought
    return new
