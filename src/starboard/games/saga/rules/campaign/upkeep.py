"""Upkeep, after every mission of a campaign (SAGA-CAMPAIGN-04)."""

from typing import Final

from starboard.games.saga.content.dice import BLANK, DEFENCE_DIE
from starboard.games.saga.content.equipment import BLACK, EQUIPMENT
from starboard.games.saga.content.modifiers import UPKEEP
from starboard.games.saga.rules.attacks.rerolls import rerolls, roll_again
from starboard.games.saga.rules.campaign.advancing import offer_growth
from starboard.games.saga.rules.campaign.aftermath import Outcome, aftermath, outcome_of
from starboard.games.saga.rules.campaign.campaign_story import read_finale
from starboard.games.saga.rules.campaign.market import bought_item
from starboard.games.saga.rules.campaign.shopping import shop
from starboard.games.saga.rules.campaign.team import mercenary_seats
from starboard.games.saga.rules.experience import gain_experience
from starboard.games.saga.rules.gear.carrying import equipment_cards, has_card, is_base_equipment, take_out
from starboard.games.saga.rules.lookups import MERCENARIES, crippled, mercenary_named, profile
from starboard.games.saga.rules.missions.conditions import STANDARD_DEFEAT
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.readings import UNHURT_AT_THE_END
from starboard.games.saga.state.fields import Downed, Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Chance, Payload, Procedure, Roll

UNHURT: Final = 10  # points for a mission without being Crippled (SAGA-XP-04)
MOST_GIFTS: Final = 40  # of one player in a reorganisation: enough for every card, and it always ends


def upkeep(g: Saga) -> Procedure[None]:
    """Experience is recorded first, then the six steps in their order. Nobody is asked about what has no choice.

    After the last mission the end of the campaign is read.
    """
    g.step = "upkeep"
    end = outcome_of(g)
    record_experience(g)
    for who in g.mercenaries:
        yield from tend(g, who)  # 1
    spare_the_squad(g)
    for downed in g.downed:
        yield from recover_equipment(g, downed)  # 2
    pack_up(g)
    yield from reorganise(g)  # 3
    apply_aftermath(g, end)  # 4
    bought = 0
    for who in g.mercenaries:
        cards: int = yield from shop(g, who)  # 5
        bought += cards
    if bought:
        yield from reorganise(g)  # SAGA-CREDIT-04
    for seat in mercenary_seats(g):
        yield from offer_growth(g, seat)  # 6
    yield from read_finale(g)
    # The last line of a chapter is what its chronicle says of it (docs/campaigns.md).
    tell(g, "mission-closed", "SAGA-CAMPAIGN-03", mission=g.mission, won=end.won, following=tuple(g.following))
    g.step = "over"


def record_experience(g: Saga) -> None:
    """10 points for each living Mercenary that was never Crippled in a mission that was won (SAGA-XP-04, -XP-05).

    A table may have it that only its state at the end counts.
    """
    for who in g.mercenaries:
        hurt = crippled(who.model) if UNHURT_AT_THE_END in g.options else who.was_crippled
        if g.ending == MERCENARIES and who.status != "down" and not hurt:
            gain_experience(g, who, UNHURT, "SAGA-XP-04")


# --- 1: wounds ---


def tend(g: Saga, who: Mercenary) -> Procedure[None]:
    """Whoever lives and is not Crippled recovers (SAGA-UPKEEP-01); the others roll for each counter (-UPKEEP-02).

    What works once a Round works here too, whatever happened in the last Round of the mission.
    """
    model = who.model
    who.used = []
    model.shield_wounds = 0  # SAGA-SETUP-11
    if who.status != "down" and not crippled(model):
        model.wounds = 0
        return
    cards = rerolls(g, model, UPKEEP)
    roll = Roll([DEFENCE_DIE] * model.wounds, "SAGA-UPKEEP-02", "recovery", alike=None if cards else _shields)
    faces: tuple[int, ...] = yield roll
    final: list[int] = yield from roll_again(g, model, cards, DEFENCE_DIE, list(faces))
    left = model.wounds - _shields(tuple(final))
    model.wounds = min(left, profile(model).boxes - 1)  # nobody starts a mission dead (SAGA-UPKEEP-04)
    tell(g, "recovered", "SAGA-UPKEEP-02", who=model.name, dice=roll.shown(faces), wounds=model.wounds)


def _shields(faces: tuple[int, ...]) -> int:
    return len([face for face in faces if face != BLANK])


def spare_the_squad(g: Saga) -> None:
    """A squad never starts a mission that is lost already, as no Mercenary starts one dead (docs/decisions/0042).

    While too many of them are Crippled, the one with fewest counters too many loses these: it has a green box free.
    """
    while True:
        hurt = [who.model for who in g.mercenaries if crippled(who.model)]
        if not hurt or len(hurt) < min(STANDARD_DEFEAT, len(g.mercenaries)):
            return
        model = min(hurt, key=lambda one: one.wounds - profile(one).green)
        counters = model.wounds - profile(model).green + 1
        model.wounds -= counters
        tell(g, "healed", "SAGA-UPKEEP-04", who=model.name, counters=counters)


# --- 2: what lies on the board ---


def recover_equipment(g: Saga, downed: Downed) -> Procedure[None]:
    """Of what nobody picked up one card is lost, at random; the others go back to their owner (SAGA-UPKEEP-05).

    Mission Items are never lost between missions.
    """
    who = mercenary_named(g, downed.who)
    can_be_lost = [item.card for item in downed.items if not is_mission_item(item.card)]
    who.items += downed.items
    downed.items = []
    if can_be_lost:
        card: str = yield Chance(can_be_lost, "SAGA-UPKEEP-05", "lost-card")
        take_out(who, card)
        tell(g, "equipment-lost", "SAGA-UPKEEP-05", who=downed.who, card=card)


def is_mission_item(card: str) -> bool:
    return card in EQUIPMENT and EQUIPMENT[card].colour == BLACK


def pack_up(g: Saga) -> None:
    """Deployed pieces that still stand go back to their owner as their card; turrets of its own it has anyway."""
    for piece in g.deployed:
        who = mercenary_named(g, piece.owner)
        if not is_base_equipment(who, piece.kind) and not has_card(who, piece.kind):
            who.items.append(bought_item(piece.kind))
    g.deployed = []


# --- 3: reorganisation ---


def reorganise(g: Saga) -> Procedure[None]:
    """Each player may give any cards of its Mercenaries to any others, one by one (SAGA-UPKEEP-06)."""
    for seat in mercenary_seats(g):
        for _ in range(MOST_GIFTS):
            gifts = possible_gifts(g, seat)
            gift: Payload = yield Ask(seat, gifts, "SAGA-UPKEEP-06", "reorganise", 0)
            if gift is None:
                break
            card, giver, taker = gift
            mercenary_named(g, taker).items.append(take_out(mercenary_named(g, giver), card))
            tell(g, "given", "SAGA-UPKEEP-06", card=card, who=giver, to=taker)


def possible_gifts(g: Saga, seat: int) -> list[Payload]:
    """(card, from whom, to whom); what is printed on a Mercenary's card and its skills stay (SAGA-CREDIT-04)."""
    found: list[Payload] = []
    for who in g.mercenaries:
        if who.seat != seat:
            continue
        for other in g.mercenaries:
            if other is not who:
                for card in equipment_cards(who):
                    gift = (card, who.model.name, other.model.name)
                    if gift not in found:
                        found.append(gift)
    return found


# --- 4: what the mission adds ---


def apply_aftermath(g: Saga, end: Outcome) -> None:
    """Flags change, and it is known which missions may follow or how the campaign has ended (SAGA-UPKEEP-07)."""
    after = aftermath(mission_of(g).script.afters, end)
    g.flags = after.flags
    g.following, g.finale = after.following, after.finale
    tell(g, "aftermath", "SAGA-UPKEEP-07", following=tuple(g.following), finale=g.finale)
