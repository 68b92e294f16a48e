"""What each Action card does (NEM-ACTION-04, NEM-CHAR-06 to NEM-CHAR-08). Reactions stand in `rules.reactions`."""

from typing import Final

from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.content.repairs import ENGINE_WORK, REPAIR, repair_alternatives
from starboard.games.nemesis.content.room_actions import ROOM_ACTIONS
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.content.shared_actions import FLIP_ONE_DOOR, crawl, why_no_duct
from starboard.games.nemesis.rules.combat import (
    NO_AMMO,
    loaded_weapons,
    shoot,
    shoot_with,
    why_no_shot,
)
from starboard.games.nemesis.rules.computers import NO_COMPUTER, at_a_computer, has_computer
from starboard.games.nemesis.rules.contamination import contaminated, scan_hand
from starboard.games.nemesis.rules.crafting import craft_ingeniously, why_no_ingenious_craft
from starboard.games.nemesis.rules.deeds import Deed, either
from starboard.games.nemesis.rules.doors import destroy_door
from starboard.games.nemesis.rules.hand import draw_cards
from starboard.games.nemesis.rules.items import all_items, capacity, discard_item, load
from starboard.games.nemesis.rules.knowledge import check_coordinates, choose_and_look, why_nothing_unexplored
from starboard.games.nemesis.rules.markers import can_break, place_fire, place_malfunction, remove_fire
from starboard.games.nemesis.rules.movement import LOUD, NO_WAY, SILENT, choose_room, escape, escape_to, go, why_no_move
from starboard.games.nemesis.rules.passing import pass_automatically
from starboard.games.nemesis.rules.places import (
    adjacent,
    companions,
    in_combat,
)
from starboard.games.nemesis.rules.search import search, why_no_search
from starboard.games.nemesis.state.fields import Character, Held
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, CLOSED_DOOR, bit
from starboard.kernel.decks import draw
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal

RULE = "NEM-ACTION-04"
NO_CONTAMINATION = Refusal("NEM-TURN-14", "no-contamination")
NO_CLOSED_DOOR = Refusal("NEM-DOOR-12", "no-closed-door")
CANNOT_BREAK = Refusal("NEM-MARKER-13", "cannot-break-here")
NOBODY_TO_ORDER = Refusal("NEM-TURN-14", "nobody-to-order")
NOBODY_DRAWS = Refusal("NEM-TURN-14", "no-cards-to-draw")
GUN_FULL = Refusal("NEM-ITEM-22", "gun-full")
NOT_WORKING = Refusal("NEM-ACTION-26", "room-not-working")
NO_EVENTS = Refusal("NEM-TURN-14", "no-events")
NOTHING_TO_BURN = Refusal("NEM-TURN-14", "nothing-to-burn")
BURNS_ALREADY = Refusal("NEM-MARKER-08", "burns-already")
NO_FIRE_HERE = Refusal("NEM-TURN-14", "no-fire-here")


# --- Common cards ---


def search_here(g: Nemesis, who: Character) -> Procedure[None]:
    yield from search(g, who)


def why_not_search_here(g: Nemesis, who: Character) -> Refusal | None:
    return why_no_search(g, who)


def rest(g: Nemesis, who: Character) -> Procedure[None]:
    """Scan the Contamination cards in hand (NEM-CHAR-06)."""
    yield from scan_hand(g, who, "NEM-CHAR-06")


def why_no_rest(g: Nemesis, who: Character) -> Refusal | None:
    return None if contaminated(who.hand) else NO_CONTAMINATION


def closed_doors_here(g: Nemesis, who: Character) -> list[int]:
    return sorted([c for c, _ in g.board.exits[who.room] if g.doors[c] == CLOSED_DOOR])


def demolish_door(g: Nemesis, who: Character) -> Procedure[None]:
    corridor: int = yield Ask(who.seat, closed_doors_here(g, who), "NEM-DOOR-12", "corridor")
    destroy_door(g, corridor, "NEM-CHAR-07")


def why_no_closed_door(g: Nemesis, who: Character) -> Refusal | None:
    return None if closed_doors_here(g, who) else NO_CLOSED_DOOR


def sabotage_here(g: Nemesis, who: Character) -> None:
    place_malfunction(g, who.room, "NEM-CHAR-07")


def why_not_break_here(g: Nemesis, who: Character) -> Refusal | None:
    return None if can_break(g, who.room) and not g.malfunction[who.room] else CANNOT_BREAK


REPAIRS: Final = either("NEM-CHAR-08", repair_alternatives())


# --- Captain ---


def within_reach(g: Nemesis, who: Character, card: str) -> list[Character]:
    """Others in the Room and, with a card that reaches them, in Rooms with a Computer."""
    reach = companions(g, who)
    if any([card in ITEMS[item].reaches_computers for item in who.inventory]):
        far = [p for p in g.players if p.status == ALIVE and p.room and p.room != who.room and has_computer(g, p.room)]
        reach = sorted(reach + far, key=_seat)
    return reach


def _seat(who: Character) -> int:
    return who.seat


def orderable(g: Nemesis, who: Character) -> list[int]:
    return [other.seat for other in within_reach(g, who, "order") if adjacent(g, other.room)]


def give_order(g: Nemesis, who: Character) -> Procedure[None]:
    """Move another Character, which need not consent; in Combat that is an Escape (NEM-MOVE-11, NEM-MOVE-12)."""
    seat: int = yield Ask(who.seat, orderable(g, who), RULE, "character")
    other = g.players[seat]
    room: int = yield Ask(who.seat, adjacent(g, other.room), "NEM-MOVE-12", "room", about={"target": seat})
    tell(g, "ordered", RULE, who=who.seat, target=seat, room=room)
    if in_combat(g, other):
        yield from escape_to(g, other, room)
    else:
        yield from go(g, other, room, LOUD)


def why_nobody_to_order(g: Nemesis, who: Character) -> Refusal | None:
    return None if orderable(g, who) else NOBODY_TO_ORDER


def motivate(g: Nemesis, who: Character) -> Procedure[None]:
    """Everybody in the Room, oneself included, draws a card."""
    for other in [who, *within_reach(g, who, "motivation")]:
        yield from draw_cards(g, other, 1, RULE)


def why_nobody_draws(g: Nemesis, who: Character) -> Refusal | None:
    for other in [who, *within_reach(g, who, "motivation")]:
        if other.deck or other.discard:
            return None
    return NOBODY_DRAWS


def suppressive_fire(g: Nemesis, who: Character) -> Procedure[None]:
    """1 Ammo keeps the Intruders down while oneself or one willing Character leaves without being attacked."""
    yield from spend_ammo(g, who)
    seats = [who.seat, *[other.seat for other in companions(g, who)]]
    seat: int = yield Ask(who.seat, seats, RULE, "character")
    if seat != who.seat:
        willing: bool = yield from consents(g, who, seat)
        if not willing:
            return
    room: int = yield from choose_room(g, g.players[seat], "NEM-MOVE-11")
    yield from go(g, g.players[seat], room, LOUD)


def covering_fire(g: Nemesis, who: Character) -> Procedure[None]:
    """1 Ammo; oneself, one willing Character or both leave for the same Room without being attacked."""
    yield from spend_ammo(g, who)
    leaving: list[Character] = yield from leavers(g, who)
    if not leaving:
        return
    room: int = yield Ask(who.seat, adjacent(g, who.room), "NEM-MOVE-11", "room")
    for mover in leaving:
        if mover.status == ALIVE:
            yield from go(g, mover, room, LOUD)


def leavers(g: Nemesis, who: Character) -> Procedure[list[Character]]:
    """One other Character at the most, and only if it agrees."""
    others = [other.seat for other in companions(g, who)]
    partner: int | None = None
    if others:
        partner = yield Ask(who.seat, others, RULE, "character")
    seats = [who.seat] if partner is None else [who.seat, partner]
    chosen: tuple[int, ...] = yield Ask(who.seat, seats, RULE, "leavers", 1, 2, True)
    leaving = [who] if who.seat in chosen else []
    if partner is not None and partner in chosen:
        willing: bool = yield from consents(g, who, partner)
        if willing:
            leaving.append(g.players[partner])
    return leaving


def spend_ammo(g: Nemesis, who: Character) -> Procedure[None]:
    item: str = yield Ask(who.seat, loaded_weapons(who), RULE, "weapon")
    next(h for h in who.held if h.item == item and h.ammo > 0).ammo -= 1
    tell(g, "covering-shot", RULE, who=who.seat, item=item)


def consents(g: Nemesis, who: Character, seat: int) -> Procedure[bool]:
    answer: str = yield Ask(seat, ["agree", "decline"], RULE, "consent", about={"target": who.seat})
    return answer == "agree"


def why_no_covering_fire(g: Nemesis, who: Character) -> Refusal | None:
    if not loaded_weapons(who):
        return NO_AMMO
    return None if adjacent(g, who.room) else NO_WAY


def six_shooters(who: Character) -> list[Held]:
    return [h for h in who.held if h.item == "six-shooter" and h.ammo < capacity(h)]


def reload_six_shooter(g: Nemesis, who: Character) -> None:
    load(g, who, six_shooters(who)[0], 1, RULE)


def why_no_reload(g: Nemesis, who: Character) -> Refusal | None:
    return None if six_shooters(who) else GUN_FULL


# --- Rooms used without paying their cost (NEM-ACTION-26) ---


def why_room_not_usable(g: Nemesis, who: Character, room: int) -> Refusal | None:
    """The Room works, has an Action, and that Action is possible (NEM-ACTION-07, NEM-ACTION-26)."""
    deed = ROOM_ACTIONS.get(g.tiles[room]) if g.explored[room] else None
    if deed is None or g.malfunction[room]:
        return NOT_WORKING
    return deed.why_not(g, who)


def use_room(g: Nemesis, who: Character, room: int) -> Procedure[None]:
    tell(g, "used-room", "NEM-ACTION-26", who=who.seat, room=room)
    yield from ROOM_ACTIONS[g.tiles[room]].do(g, who)


def use_this_room(g: Nemesis, who: Character) -> Procedure[None]:
    yield from use_room(g, who, who.room)


def why_no_computer_room(g: Nemesis, who: Character) -> Refusal | None:
    return why_room_not_usable(g, who, who.room) if at_a_computer(g, who) else NO_COMPUTER


def why_no_pilot_room(g: Nemesis, who: Character) -> Refusal | None:
    """The Cockpit or a Computer Room, working."""
    if g.tiles[who.room] != "cockpit" and not at_a_computer(g, who):
        return NO_COMPUTER
    return why_room_not_usable(g, who, who.room)


def why_no_coordinates(g: Nemesis, who: Character) -> Refusal | None:
    return None if at_a_computer(g, who) else NO_COMPUTER


def why_no_plain_room(g: Nemesis, who: Character) -> Refusal | None:
    """A working Room without a Computer."""
    if TILES[g.tiles[who.room]].computer:
        return NOT_WORKING
    return why_room_not_usable(g, who, who.room)


USE_COMPUTER_ROOM: Final = Deed(use_this_room, why_no_computer_room)
COMPUTER_SKILLS: Final = either(RULE, {"door": FLIP_ONE_DOOR, "room": USE_COMPUTER_ROOM})


def look_at_a_tile(g: Nemesis, who: Character) -> Procedure[None]:
    yield from choose_and_look(g, who, False, RULE)


# --- Scientist ---


def reaches_network(g: Nemesis, who: Character, card: str) -> bool:
    """At a Computer, or carrying something that stands in for one."""
    return at_a_computer(g, who) or any([h.item in ITEMS and card in ITEMS[h.item].computer_anywhere for h in who.held])


def assess_risk(g: Nemesis, who: Character) -> Procedure[None]:
    """Look at the top Event card and leave it there or put it on the bottom."""
    card: str = yield from draw(g.events_deck, RULE, "event-card")
    who.looking = [card]
    g.reveals += 1
    tell(g, "looked-at-event", RULE, bit(who.seat), {"event": card}, who=who.seat)
    chosen: str = yield Ask(who.seat, ["top", "bottom"], RULE, "event-place", about={"event": card})
    who.looking = []
    if chosen == "top":
        g.events_deck.put_on_top(card, bit(who.seat))
    else:
        g.events_deck.put_under(card, bit(who.seat))
    tell(g, "event-placed", RULE, who=who.seat, where=chosen)


def why_no_assessment(g: Nemesis, who: Character) -> Refusal | None:
    if not reaches_network(g, who, "risk-assessment"):
        return NO_COMPUTER
    return None if len(g.events_deck) or g.events_deck.discard else NO_EVENTS


def blockable(g: Nemesis) -> list[int]:
    """Rooms with a working Computer: breaking one of those does something."""
    return [room for room in range(1, len(g.tiles)) if has_computer(g, room)]


def block_access(g: Nemesis, who: Character) -> Procedure[None]:
    room: int = yield Ask(who.seat, blockable(g), RULE, "room")
    place_malfunction(g, room, RULE)


def why_nothing_to_block(g: Nemesis, who: Character) -> Refusal | None:
    return None if blockable(g) else NO_COMPUTER


def network_rooms(g: Nemesis, who: Character) -> list[int]:
    return [room for room in blockable(g) if why_room_not_usable(g, who, room) is None]


def use_intranet(g: Nemesis, who: Character) -> Procedure[None]:
    """The Action of any working Computer Room, from afar."""
    room: int = yield Ask(who.seat, network_rooms(g, who), RULE, "room")
    yield from use_room(g, who, room)


def why_no_intranet(g: Nemesis, who: Character) -> Refusal | None:
    if not reaches_network(g, who, "intranet"):
        return NO_COMPUTER
    return None if network_rooms(g, who) else NOT_WORKING


# --- Scout ---


def scavenge(g: Nemesis, who: Character) -> Procedure[None]:
    """A Search even where nothing is left (NEM-ITEM-19)."""
    yield from search(g, who)


def why_no_scavenging(g: Nemesis, who: Character) -> Refusal | None:
    return why_no_search(g, who, empty_allowed=True)


def reconnoitre(g: Nemesis, who: Character) -> Procedure[None]:
    """Move without a Noise roll."""
    room: int = yield from choose_room(g, who, "NEM-MOVE-01")
    yield from go(g, who, room, SILENT)


def shoot_and_draw(g: Nemesis, who: Character) -> Procedure[None]:
    yield from shoot(g, who)
    yield from draw_if_alive(g, who)


def escape_and_draw(g: Nemesis, who: Character) -> Procedure[None]:
    yield from escape(g, who)
    yield from draw_if_alive(g, who)


def draw_if_alive(g: Nemesis, who: Character) -> Procedure[None]:
    if who.status == ALIVE:
        yield from draw_cards(g, who, 1, RULE)


# --- Soldier ---


def take_aim(g: Nemesis, who: Character) -> Procedure[None]:
    """Shoot an Energy weapon with one reroll."""
    yield from shoot_with(g, who, loaded_weapons(who, energy_only=True), rerolls=True)


def why_no_aim(g: Nemesis, who: Character) -> Refusal | None:
    if not loaded_weapons(who, energy_only=True):
        return NO_AMMO
    return why_no_shot(g, who)


def fire_full_auto(g: Nemesis, who: Character) -> Procedure[None]:
    """Empty the Assault Rifle: 1 more Injury for every 2 Ammo, even on a miss."""
    yield from shoot_with(g, who, loaded_weapons(who, item="assault-rifle"), all_ammo=True)


def why_no_full_auto(g: Nemesis, who: Character) -> Refusal | None:
    if not loaded_weapons(who, item="assault-rifle"):
        return NO_AMMO
    return why_no_shot(g, who)


# --- Mechanic ---


def crawl_and_pass(g: Nemesis, who: Character) -> Procedure[None]:
    yield from crawl(g, who)
    yield from pass_automatically(g, who)


def kindle(g: Nemesis, who: Character) -> Procedure[None]:
    """Discard an Item to set the Room alight."""
    items = sorted(set(all_items(who)))
    item: str = yield Ask(who.seat, items, RULE, "spend-item", about={"card": "pyrotechnics"}, private=True)
    discard_item(g, who, item, RULE)
    tell(g, "spent-item", RULE, who=who.seat, item=item)
    place_fire(g, who.room, RULE)


def why_not_kindle(g: Nemesis, who: Character) -> Refusal | None:
    if g.fire[who.room]:
        return BURNS_ALREADY
    return None if all_items(who) else NOTHING_TO_BURN


def smother(g: Nemesis, who: Character) -> None:
    remove_fire(g, who.room, RULE)


def why_not_smother(g: Nemesis, who: Character) -> Refusal | None:
    return None if g.fire[who.room] else NO_FIRE_HERE


CARD_ACTIONS: Final[dict[str, Deed]] = {
    "search": Deed(search_here, why_not_search_here),
    "rest": Deed(rest, why_no_rest),
    "demolition": either(
        "NEM-CHAR-07",
        {"demolish": Deed(demolish_door, why_no_closed_door), "sabotage": Deed(sabotage_here, why_not_break_here)},
    ),
    "basic-repairs": REPAIRS,
    "repairs": REPAIRS,
    "fast-repairs": REPAIRS,
    "order": Deed(give_order, why_nobody_to_order),
    "motivation": Deed(motivate, why_nobody_draws),
    "suppressive-fire": Deed(suppressive_fire, why_no_covering_fire),
    "reload": Deed(reload_six_shooter, why_no_reload),
    "computer-skills": COMPUTER_SKILLS,
    "piloting": either(
        RULE,
        {
            "room": Deed(use_this_room, why_no_pilot_room),
            "check-coordinates": Deed(check_coordinates, why_no_coordinates),
        },
    ),
    "knowledge-of-the-ship": either(
        RULE, {"door": FLIP_ONE_DOOR, "look": Deed(look_at_a_tile, why_nothing_unexplored)}
    ),
    "old-friend": Deed(use_this_room, why_no_plain_room),
    "risk-assessment": Deed(assess_risk, why_no_assessment),
    "blocking-access": either(RULE, {"room": USE_COMPUTER_ROOM, "block": Deed(block_access, why_nothing_to_block)}),
    "intranet": Deed(use_intranet, why_no_intranet),
    "scavenging": Deed(scavenge, why_no_scavenging),
    "reconnaissance": Deed(reconnoitre, why_no_move),
    "adrenaline": either(
        RULE, {"shoot": Deed(shoot_and_draw, why_no_shot), "escape": Deed(escape_and_draw, why_no_move)}
    ),
    "covering-fire": Deed(covering_fire, why_no_covering_fire),
    "taking-aim": Deed(take_aim, why_no_aim),
    "full-auto": Deed(fire_full_auto, why_no_full_auto),
    "technical-corridors": Deed(crawl_and_pass, why_no_duct),
    "pyrotechnics": either(RULE, {"kindle": Deed(kindle, why_not_kindle), "smother": Deed(smother, why_not_smother)}),
    "ingenuity": either(
        RULE,
        {"repair": REPAIR, "engine": ENGINE_WORK, "craft": Deed(craft_ingeniously, why_no_ingenious_craft)},
        private=True,
    ),
}
