"""Setting up an exploration: team, crew, gear, board, then the first Log (VAN-SETUP-07, VAN-QUICKSTART-01)."""

from collections.abc import Container
from typing import Final, cast

from starboard.games.vanguard.content.cards import (
    CREW,
    DISCOVERIES,
    EVENTS,
    GEAR,
    INJURY_CARDS,
    RANK_UPS,
    GearCard,
)
from starboard.games.vanguard.content.dice import SECTIONS, Section
from starboard.games.vanguard.content.expeditions import (
    COMPULSORY,
    RANKS_ON,
    RECRUITS,
    TUTORIAL_CARDS,
    TUTORIAL_CREW,
    deck_for,
    dice_for,
)
from starboard.games.vanguard.content.leads import LEAD_BAG
from starboard.games.vanguard.content.vocabulary import BIOMES, TYPES
from starboard.games.vanguard.rules.hands import draw, hand_limit
from starboard.games.vanguard.rules.lander import capacity, make_ready
from starboard.games.vanguard.rules.landing import after_touchdown
from starboard.games.vanguard.rules.later_visits import arrival_logs, find_again, mission_of_visit
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.lookups import planet_of, seat_of_section, sector_piece, team
from starboard.games.vanguard.rules.missions import reveal_mission
from starboard.games.vanguard.rules.rounds import give_start_token
from starboard.games.vanguard.rules.tutorial_rules import is_reduced, is_tutorial
from starboard.games.vanguard.state.fields import (
    CrewMember,
    DiscoveryDeck,
    Gear,
    LeadPile,
    SectorPiece,
    Threat,
)
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.decks import Deck
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Chance, Payload, Procedure
from starboard.kernel.visibility import EVERYBODY

TEAM: Final = "team"
STARTING_SECTOR: Final = "starting-sector"
FIRST_LANDER: Final = "space-ranger"  # the ship begins with it, and with no Mods (SHIP-SETUP-05)
TUTORIAL_RANK_UP: Final = "ru00"
TUTORIAL_HAND: Final = 2  # cards that are drawn of the three (VAN-CARD-11)

# Cards as they lie in the box.
EVENTS_OF_SET: Final = {
    name: tuple([card.id for card in EVENTS.values() if card.set == name]) for name in ("tutorial", "common")
}
DISCOVERIES_OF_TYPE: Final = {
    type: tuple([card.id for card in DISCOVERIES.values() if card.type == type for _ in range(card.copies)])
    for type in TYPES
}
COPIES_OF_INJURIES: Final = {card.id: card.copies for card in INJURY_CARDS.values()}
LARGE_GEAR: Final = tuple([card for card in GEAR.values() if card.kind in ("personal", "mission")])
SMALL_GEAR: Final = tuple([card.id for card in GEAR.values() if card.kind == "small"])


def set_up(g: Vanguard) -> Procedure[None]:
    """Everything on board the ship, in the order in which a table does it; then the landing (SHIP-LAUNCH-01)."""
    lay_out_board(g)
    g.speaker = seat_of_section(g, "recon")
    sections = yield from choose_team(g)
    for section in sections:
        yield from muster(g, cast(Section, section))
    yield from find_again(g)
    if not is_reduced(g):
        yield from load_gear(g)
    for who in g.crew:
        who.sector = g.lander.sector or planet_of(g).start[0]
    g.step = "landing" if g.lander.sector else "landed"


def begin_exploration(g: Vanguard) -> Procedure[None]:
    """Everything on the ground before the first round (SHIP-BEGIN-01)."""
    yield from choose_rank_up(g)
    yield from place_team(g)
    for who in g.crew:
        yield from opening_hand(g, who)
    yield from hide_order(g)
    if mission_of_visit(g):
        reveal_mission(g, mission_of_visit(g))
    for log in arrival_logs(g):
        yield from read_log(g, log)
    yield from after_touchdown(g)
    yield from first_start_token(g)
    g.step = "round"


# --- the board ---


def lay_out_board(g: Vanguard) -> None:
    """Sectors, printed POIs, Unique Discoveries, decks and tokens (VAN-SETUP-08, SHIP-BOARD-02)."""
    planet = planet_of(g)
    if not g.visits:
        lay_out_planet(g)
    g.injuries = dict(COPIES_OF_INJURIES)
    kind = "tutorial" if is_reduced(g) else "common"
    g.event_deck = Deck(list(EVENTS_OF_SET[kind]))
    g.lead_bag = list(LEAD_BAG)
    g.leads = [LeadPile(type) for type in TYPES]
    for type in TYPES:
        pile = DiscoveryDeck(type)
        pile.deck = Deck(list(DISCOVERIES_OF_TYPE[type]))
        g.decks.append(pile)
    g.lander = make_ready(FIRST_LANDER)
    g.lander.sector = planet.lander
    tell(g, "board-laid-out", "VAN-SETUP-08", planet=planet.id)


def lay_out_planet(g: Vanguard) -> None:
    """Everything that a first visit finds; a later one finds what was recorded (SHIP-BOARD-03)."""
    planet = planet_of(g)
    for sector in planet.sectors.values():
        piece = SectorPiece(sector.number)
        piece.pois = [sector.poi] if sector.poi else []
        piece.shut = sector.closed
        g.sectors.append(piece)
    g.face_down = sorted(planet.unique)
    if not is_reduced(g):
        g.threats = [Threat(card, sector) for card, sector in planet.threats.items() if sector]


def hide_order(g: Vanguard) -> Procedure[None]:
    """Where a planet has a secret order, it is drawn once and for all visits (GR1)."""
    for rule in planet_of(g).rules:
        if rule.kind == "secret-order" and not g.order:
            left = list(rule.sectors)
            while left:
                number: int = yield Chance(left, "VAN-RANDOM-03", "order")
                left.remove(number)
                g.order.append(number)


# --- the team ---


def choose_team(g: Vanguard) -> Procedure[list[str]]:
    """Two Sections alone, else one of each player's; the order of seats is the seating order (VAN-TEAM-02)."""
    chosen: list[str] = []
    for seat, sections in enumerate(g.seats):
        number = 2 if len(g.seats) == 1 else 1
        options = _ways_to_field(g, sections, number)
        picked: Payload = yield Ask(seat, options, "VAN-TEAM-02", TEAM, about={"count": number})
        chosen += list(picked)
    if is_tutorial(g):
        # The compulsory one is first: it has the Start token (VAN-TUTORIAL-07).
        at = chosen.index(COMPULSORY)
        chosen = chosen[at:] + chosen[:at]
    return chosen


def _ways_to_field(g: Vanguard, sections: list[str], number: int) -> list[tuple[str, ...]]:
    """Choices of a seat; whoever controls Science in the Tutorial fields it (VAN-TUTORIAL-04)."""
    mine = [section for section in SECTIONS if section in sections]
    if number == 1 or len(mine) == 1:
        found: list[tuple[str, ...]] = [(section,) for section in mine]
    else:
        found = [(one, other) for at, one in enumerate(mine) for other in mine[at + 1 :]]
    if is_tutorial(g) and COMPULSORY in mine:
        found = [way for way in found if COMPULSORY in way]
    return found


def muster(g: Vanguard, section: Section) -> Procedure[None]:
    """A crew member of the Section with its dice, deck and Charges (VAN-TEAM-04, SHIP-TEAM-07)."""
    seat = seat_of_section(g, section)
    card: str = yield from _recruit(g, seat, section)
    rank = 1 if is_tutorial(g) else RANKS_ON.get(g.planet, 1)
    who = CrewMember(seat, section, card, rank)
    who.available = dice_for(section, rank)
    who.deck = Deck([] if is_tutorial(g) else deck_for(section, rank))
    who.charges = 0 if is_reduced(g) else CREW[card].charges
    g.crew.append(who)
    tell(g, "joined", "VAN-TEAM-04", who=section, card=card)


def _recruit(g: Vanguard, seat: int, section: Section) -> Procedure[str]:
    """In the Tutorial it is given; else three are drawn and one is chosen (VAN-QUICKSTART-05)."""
    if is_tutorial(g):
        return TUTORIAL_CREW[section]
    taken = [who.card for who in g.crew]
    left = [card for card in CREW if card not in taken]
    drawn: list[str] = []
    for _ in range(RECRUITS):
        card: str = yield Chance(left, "VAN-QUICKSTART-05", "recruit")
        left.remove(card)
        drawn.append(card)
    picked: str = yield Ask(seat, drawn, "VAN-QUICKSTART-05", "recruit", about={"section": section})
    return picked


def place_team(g: Vanguard) -> Procedure[None]:
    """In the Lander Sector, or where the planet says by seating order (VAN-SETUP-09, VAN-TUTORIAL-07)."""
    starts = planet_of(g).start
    for at, who in enumerate(g.crew):
        if g.lander.sector:
            who.sector = g.lander.sector
        elif is_tutorial(g):
            who.sector = starts[at % len(starts)]
        else:
            sectors = _free_starts(g, at)
            about = {"who": who.section}
            who.sector = yield Ask(who.seat, sectors, "VAN-QUICKSTART-09", STARTING_SECTOR, about=about)
        sector_piece(g, who.sector).visited = True


def _free_starts(g: Vanguard, at: int) -> list[int]:
    """Freely among the Sectors that the planet names; the last to be placed may be missing in one (-QUICKSTART-09)."""
    sectors = sorted(set(planet_of(g).start))
    taken = [who.sector for who in g.crew[:at]]
    missing = [sector for sector in sectors if sector not in taken]
    return missing if len(missing) >= len(g.crew) - at else sectors


def opening_hand(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """Up to the hand limit; in the Tutorial the first two of three given cards (VAN-CARD-11)."""
    if is_tutorial(g):
        first = TUTORIAL_CARDS[who.section]
        who.hand = list(first[:TUTORIAL_HAND])
        for card in first[TUTORIAL_HAND:]:
            who.deck.put_on_top(card, EVERYBODY)  # the three are known (VAN-TUTORIAL-06)
        return
    yield from draw(g, who, hand_limit(who), "VAN-CARD-11")


def choose_rank_up(g: Vanguard) -> Procedure[None]:
    """Two are drawn, one is chosen; on the first planet it is given (VAN-RANKUP-01, SHIP-BEGIN-01)."""
    if is_reduced(g):
        g.rank_up = TUTORIAL_RANK_UP
        return
    hopeless = _hopeless(g)
    left = [card for card in RANK_UPS if card != TUTORIAL_RANK_UP and card not in hopeless]
    drawn: list[str] = []
    for _ in range(2):
        card: str = yield Chance(left, "VAN-RANKUP-01", "rank-up")
        left.remove(card)
        drawn.append(card)
    g.rank_up = yield Ask(seat_of_section(g, "recon"), drawn, "VAN-RANKUP-01", "rank-up")
    tell(g, "rank-up-chosen", "VAN-RANKUP-01", card=g.rank_up)


def _hopeless(g: Vanguard) -> list[str]:
    """Rank-Up cards that are drawn again: nobody to banish, or a later visit without a Mission to be quick at."""
    no_mission = g.visits and not mission_of_visit(g)
    return [*([] if g.threats else ["ru10"]), *(["ru13"] if no_mission else [])]


def load_gear(g: Vanguard) -> Procedure[None]:
    """One small card for everybody, and as many others as the Lander holds, drawn at random (SHIP-LOAD-01, -02).

    What helps only on ground that the planet does not have stays aboard.
    """
    small = list(SMALL_GEAR)
    for who in g.crew:
        card: str = yield Chance(small, "VAN-GEAR-03", "gear")
        small.remove(card)
        who.gear.append(Gear(card))
    fielded = [who.section for who in g.crew]
    grounds = _grounds(g)
    fitting = [card for card in LARGE_GEAR if card.section is None or card.section in fielded]
    large = [card.id for card in fitting if _helps_on(card, grounds)]
    for _ in range(capacity(g.lander, "equipment")):
        drawn: str = yield Chance(large, "VAN-GEAR-02", "gear")
        large.remove(drawn)
        yield from _carry(g, drawn)


def _grounds(g: Vanguard) -> dict[str, None]:
    """Every biome that the planet has somewhere, printed or on a POI (VAN-BIOME-02)."""
    planet = planet_of(g)
    found: dict[str, None] = {}
    for sector in planet.sectors.values():
        found.update(dict.fromkeys(sector.biomes))
    for poi in planet.pois.values():
        found.update(dict.fromkeys(poi.biomes))
    return found


def _helps_on(card: GearCard, grounds: Container[str]) -> bool:
    """Whether any of its abilities is bound to no biome, or to one that is there."""
    for ability in card.abilities:
        if not ability.limits or all([limit in grounds for limit in ability.limits if limit in BIOMES]):
            return True
    return False


def _carry(g: Vanguard, card: str) -> Procedure[None]:
    """Whoever the icon says, else whoever the players choose (VAN-GEAR-05); upgrades come along (VAN-GEAR-04)."""
    section = GEAR[card].section
    sections = [section] if section is not None else [who.section for who in g.crew]
    seat = seat_of_section(g, "recon")
    carrier: str = yield Ask(seat, sections, "VAN-GEAR-05", "carrier", about={"card": card})
    who = next(iter([one for one in g.crew if one.section == carrier]))
    who.gear.append(Gear(card))
    who.gear += [Gear(upgrade.id) for upgrade in GEAR.values() if upgrade.base == card]
    tell(g, "loaded", "VAN-GEAR-02", gear=card, who=carrier)


def first_start_token(g: Vanguard) -> Procedure[None]:
    """Given by the Recon Section's player; in the Tutorial to Science (VAN-PLAYERS-03, VAN-TUTORIAL-07)."""
    if is_tutorial(g):
        give_start_token(g, COMPULSORY)
        return
    seat = seat_of_section(g, "recon")
    section: str = yield Ask(seat, [who.section for who in team(g)], "VAN-PLAYERS-03", "start-token")
    give_start_token(g, section)
