"""What cannot be about a table: pieces that were lost or doubled, numbers out of range, ids that nobody knows."""

from starboard.games.vanguard.content.cards import (
    CREW,
    DISCOVERIES,
    EVENTS,
    GEAR,
    INJURY_CARDS,
    MODS,
    RANK_UPS,
    SECTION_CARDS,
    THREATS,
    UNIQUES,
)
from starboard.games.vanguard.content.dice import COLOUR_OF_DIE, SECTION_DICE, SECTIONS, slots
from starboard.games.vanguard.content.icons import COLOURS
from starboard.games.vanguard.content.landers import LANDERS
from starboard.games.vanguard.content.leads import LEAD_BAG, LEAD_TOKENS
from starboard.games.vanguard.content.planet import NOTHING_HERE, Planet
from starboard.games.vanguard.content.planet_file import own_planet, planet
from starboard.games.vanguard.content.vocabulary import TYPES
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.errors import StarboardError

MOST: int = 9999  # of anything that is counted


def impossible(g: Vanguard, at_rest: bool = False) -> list[str]:
    """Everything that is wrong; empty for a table that can be."""
    try:
        board = own_planet("\n".join(g.written)) if g.written else planet(g.planet)
    except (StarboardError, OSError, ValueError):
        return [f"there is no planet {g.planet!r}"]
    if board.id != g.planet:
        return [f"the planet {g.planet!r} is not the one that was written"]
    if g.step == "set-up":
        return []
    found = [*_seats(g), *_crew(g, at_rest), *_board(g, board), *_cards(g), *_numbers(g)]
    if at_rest and g.check is not None:
        found.append("a check is being made between two actions")
    return found


def _seats(g: Vanguard) -> list[str]:
    held = sorted([section for sections in g.seats for section in sections])
    return [] if held == sorted(SECTIONS) else [f"the four Sections are held as {held}"]


def _crew(g: Vanguard, at_rest: bool) -> list[str]:
    found: list[str] = []
    sections = [who.section for who in g.crew]
    if len(set(sections)) != len(sections):
        found.append("two crew members of one Section (VAN-TEAM-01)")
    if len({who.card for who in g.crew}) != len(g.crew):
        found.append("the same crew card twice")
    for who in g.crew:
        found += _member(g, who, at_rest)
    for name in (g.start, g.active):
        if name and name not in sections:
            found.append(f"{name} is not of the team")
    return found


def _member(g: Vanguard, who: CrewMember, at_rest: bool) -> list[str]:
    found: list[str] = []
    name = who.section
    if who.card not in CREW:
        found.append(f"{name}: there is no crew card {who.card!r}")
    if not 1 <= who.rank <= 3:
        return [*found, f"{name}: Rank {who.rank}"]
    if not 0 <= who.seat < len(g.seats) or name not in g.seats[who.seat]:
        found.append(f"{name} does not belong to seat {who.seat}")
    dice = [*who.available, *who.spent, *who.sacrificed]
    if any([die not in SECTION_DICE for die in dice]):
        return [*found, f"{name}: a die that does not exist"]
    for colour in COLOURS:
        held = len([die for die in who.available if COLOUR_OF_DIE[die] == colour]) + who.injury_dice.count(colour)
        # While it is asked which die an Injury die pushes off, the column holds one too many (VAN-SLOT-05).
        pushing = 0 if at_rest else who.injury_dice.count(colour)
        if held > slots(name, colour, who.rank) + pushing:
            found.append(f"{name}: {held} dice in the {colour} column (VAN-SLOT-02)")
    if len(set(who.injury_dice)) != len(who.injury_dice):
        found.append(f"{name}: two Injury dice in a column (VAN-SLOT-04)")
    if len(who.injuries) > 3 or any([one.name not in INJURY_CARDS for one in who.injuries]):
        found.append(f"{name}: Injuries {[one.name for one in who.injuries]}")
    taken = [one.slot for one in who.injuries]
    if taken != sorted(taken) or any([not 0 <= slot < 3 for slot in taken]):
        found.append(f"{name}: Injuries in the slots {taken} (VAN-INJURY-01)")
    cards = [*who.hand, *who.deck.cards, *who.deck.top, *who.deck.bottom, *who.deck.discard, *who.removed]
    if any([card not in SECTION_CARDS or SECTION_CARDS[card].section != name for card in cards]):
        found.append(f"{name}: a card of another Section")
    if len(set(cards)) != len(cards):
        found.append(f"{name}: a Section card twice")
    if any([gear.card not in GEAR for gear in who.gear]):
        found.append(f"{name}: gear that does not exist")
    if not 0 <= who.charges <= MOST:
        found.append(f"{name}: {who.charges} Charges")
    return found


def _board(g: Vanguard, board: Planet) -> list[str]:
    found: list[str] = []
    numbers = [sector.number for sector in g.sectors]
    if numbers != list(board.sectors):
        return [f"the Sectors are {numbers}"]
    for sector in g.sectors:
        if any([poi not in board.pois and poi != NOTHING_HERE for poi in sector.pois]):
            found.append(f"Sector {sector.number}: POIs {sector.pois}")
        if any([count < 1 for count in sector.marks.values()]):
            found.append(f"Sector {sector.number}: marks {sector.marks}")
    places = [who.sector for who in g.crew] + [threat.sector for threat in g.threats]
    if any([place not in board.sectors for place in places]):
        found.append("somebody is nowhere")
    ends = [end for gear in g.gear for end in (gear.sector, gear.other_end) if end]
    if any([not gear.sector for gear in g.gear]) or any([end not in board.sectors for end in ends]):
        found.append("an equipment token lies nowhere")
    if g.lander.sector and g.lander.sector not in board.sectors:
        found.append("the Lander is nowhere")
    if g.condition and g.condition not in board.conditions:
        found.append(f"there is no Global Condition {g.condition!r}")
    missions = [*g.missions, *g.completed, *g.failed]
    if any([one not in board.missions for one in missions]) or len(set(missions)) != len(missions):
        found.append(f"Missions {missions}")
    if any([threat.card not in THREATS for threat in g.threats]):
        found.append("a Threat that does not exist")
    if any([track.at < 1 for track in g.tracks]) or any([clock.at < 0 for clock in g.clocks]):
        found.append("a marker before its track")
    if any([log not in board.logs for log in g.read]):
        found.append("a Log was read that does not exist")
    return found


def _cards(g: Vanguard) -> list[str]:
    found: list[str] = []
    for name, card in INJURY_CARDS.items():
        out = len([one for who in g.crew for one in who.injuries if one.name == name])
        if g.injuries.get(name, 0) + out != card.copies:
            found.append(f"{g.injuries.get(name, 0) + out} cards of {name}, not {card.copies}")
    tokens = sorted([*g.lead_bag, *g.leads_aside, *[one for pile in g.leads for one in pile.tokens]])
    if any([one not in LEAD_TOKENS for one in tokens]) or len(tokens) > len(LEAD_BAG):
        found.append("Lead tokens that do not exist")
    if [pile.type for pile in g.leads] != list(TYPES) or [deck.type for deck in g.decks] != list(TYPES):
        found.append("the Discovery decks are not the five")
    if any([card not in DISCOVERIES for card in g.discoveries]):
        found.append("a Discovery that does not exist")
    if any([number not in UNIQUES for number in (*g.uniques, *g.face_down)]):
        found.append("a Unique Discovery that does not exist")
    events = [*g.event_deck.cards, *g.event_deck.top, *g.event_deck.bottom, *g.event_deck.discard]
    if any([card not in EVENTS for card in events]) or len(set(events)) != len(events):
        found.append("the Event deck is not one")
    if g.rank_up and g.rank_up not in RANK_UPS:
        found.append(f"there is no Rank-Up card {g.rank_up!r}")
    if any([mod not in MODS for mod in g.lander.mods]) or g.lander.card not in LANDERS:
        found.append("the Lander does not exist")
    return found


def _numbers(g: Vanguard) -> list[str]:
    found: list[str] = []
    if not 0 <= g.lander.supplies <= g.lander.most_supplies <= MOST:
        found.append(f"{g.lander.supplies} of {g.lander.most_supplies} Supplies")
    if not 0 <= g.success <= MOST or not 0 <= g.actions <= 2 or not 0 <= g.round <= MOST:
        found.append("a number out of range")
    return found
