"""Hard but possible tables for the soak, and a player who looks for company and trouble.

Each hardship changes the table of a first checkpoint as a long game could have: pieces move, none appears. The order
matters: Rooms are found before anything happens in them, and people die last.
"""

from collections.abc import Callable
from typing import Any, Final

from starboard.games.nemesis.content.cards import CARDS
from starboard.games.nemesis.content.coordinates import COORDINATES, SPACES
from starboard.games.nemesis.content.events import EVENTS, REMOVED
from starboard.games.nemesis.content.items import ITEMS, is_heavy
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.rules.action_list import ACTIONS
from starboard.games.nemesis.rules.death import leave_belongings
from starboard.games.nemesis.rules.doors import DOOR_TOKENS
from starboard.games.nemesis.rules.ending import SELF_DESTRUCT_END, TIME_END
from starboard.games.nemesis.rules.exploration import RESOLVED
from starboard.games.nemesis.rules.injury import CARCASS_TOKENS
from starboard.games.nemesis.rules.intruders import miniatures_left
from starboard.games.nemesis.rules.items import capacity, hand_free, hand_slots, slots_used
from starboard.games.nemesis.rules.knowledge import DAMAGED, WORKING
from starboard.games.nemesis.rules.markers import FIRE_MARKERS, MALFUNCTION_MARKERS, NOISE_MARKERS, can_break
from starboard.games.nemesis.rules.places import characters_in, companions, room_of
from starboard.games.nemesis.rules.pods import PLACES, occupants
from starboard.games.nemesis.rules.self_destruct import FIRST_BLUE, FIRST_YELLOW
from starboard.games.nemesis.rules.wounds import FATAL, LIGHT_SPACES
from starboard.games.nemesis.state.board import ROOM_COUNT
from starboard.games.nemesis.state.fields import Character, Held, Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import (
    ALIVE,
    CARCASS,
    CLEAN,
    CLOSED_DOOR,
    CONTAMINATION,
    COOP,
    CORPSE,
    CREEPER,
    DEAD,
    DESTROYED_DOOR,
    EGG,
    HIBERNATING,
    INFECTED,
    LARVA,
    NOBODY,
    bit,
    token_kind,
)
from starboard.kernel.fate import Fate
from starboard.kernel.requests import Ask, Payload
from starboard.kernel.visibility import EVERYBODY


def rooms(g: Nemesis) -> range:
    return range(1, ROOM_COUNT + 1)


def living(g: Nemesis) -> list[Character]:
    return [who for who in g.players if who.status == ALIVE]


def find_rooms(g: Nemesis, fate: Fate) -> None:
    """Some or all Rooms are explored, with few or many Items left."""
    share = 1 + fate.below(4)
    for room in rooms(g):
        if g.tokens[room] == RESOLVED or fate.below(4) >= share:
            continue
        left = g.basic_left if room in g.board.slots[0] else g.additional_left
        if not g.tiles[room]:
            g.tiles[room] = left.pop(fate.below(len(left)))
        g.tokens_left.pop(fate.below(len(g.tokens_left)))
        g.explored[room], g.tiles_known[room] = True, EVERYBODY
        g.tokens[room], g.tokens_known[room] = RESOLVED, EVERYBODY
        g.items[room] = 0 if TILES[g.tiles[room]].colour == "none" else fate.below(5)


def late_hour(g: Nemesis, fate: Fate) -> None:
    """Far along the Time track, often with the Self-Destruct running."""
    g.time = g.turn = fate.below(TIME_END)
    g.hibernation_open = g.time >= FIRST_BLUE
    if fate.below(2):
        g.self_destruct = fate.below(SELF_DESTRUCT_END)
        g.pods_opened = g.self_destruct >= FIRST_YELLOW
        if g.pods_opened:
            unlock_pods(g, fate)


def unlock_pods(g: Nemesis, fate: Fate) -> None:
    for pod in g.pods:
        pod.unlocked = True


def gather(g: Nemesis, fate: Fate) -> None:
    """Everybody in one Room or two, so that reaction windows open and Trades begin."""
    found = [room for room in rooms(g) if g.explored[room] and g.tokens[room] == RESOLVED]
    places = [fate.pick(found) for _ in range(1 + fate.below(2))]
    for who in g.players:
        who.room = fate.pick(places)


def loud_ship(g: Nemesis, fate: Fate) -> None:
    for place in range(len(g.noise)):
        if fate.below(4) and g.noise.count(True) < NOISE_MARKERS:
            g.noise[place] = True


def doors(g: Nemesis, fate: Fate) -> None:
    """Nearly or exactly as many tokens as there are."""
    for _ in range(DOOR_TOKENS - fate.below(2)):
        g.doors[fate.below(len(g.doors))] = fate.pick((CLOSED_DOOR, CLOSED_DOOR, DESTROYED_DOOR))


def fires(g: Nemesis, fate: Fate) -> None:
    for _ in range(1 + fate.below(FIRE_MARKERS)):
        g.fire[1 + fate.below(ROOM_COUNT)] = True


def malfunctions(g: Nemesis, fate: Fate) -> None:
    for _ in range(1 + fate.below(MALFUNCTION_MARKERS)):
        room = 1 + fate.below(ROOM_COUNT)
        if can_break(g, room):
            g.malfunction[room] = True


def infestation(g: Nemesis, fate: Fate) -> None:
    """Intruders of all kinds, with people and alone, some without a token and badly hurt."""
    meet(g, fate)
    near = [who.room for who in living(g) if who.room]
    for _ in range(1 + fate.below(10)):
        zone = fate.pick([zone for zone in (g.bag, g.pool) if zone] or [g.bag])
        token = fate.pick(zone) if zone else "blank"
        kind = token_kind(token)
        if kind == "blank" or not miniatures_left(g, kind):
            continue
        bare = kind == CREEPER and fate.below(2) == 0  # hatched (NEM-DEATH-07)
        if not bare:
            zone.remove(token)
        g.placed += 1
        room = fate.pick(near) if near and fate.below(2) else 1 + fate.below(ROOM_COUNT)
        intruder = Intruder(g.placed, kind, room, "" if bare else token)
        intruder.injuries = 0 if kind == LARVA else fate.below(4)
        g.intruders.append(intruder)


def meet(g: Nemesis, fate: Fate) -> None:
    """The first Encounter is over: everybody has chosen an Objective."""
    g.met = True
    for who in g.players:
        kept = fate.below(len(who.objectives)) if who.objectives else 0
        who.objectives = who.objectives[kept : kept + 1]
        who.objectives_known = who.objectives_known[kept : kept + 1]


def short_bag(g: Nemesis, fate: Fate) -> None:
    """An empty bag, or an empty pool."""
    source, target = (g.bag, g.pool) if fate.below(2) else (g.pool, g.bag)
    while len(source) > fate.below(3):
        target.append(source.pop(fate.below(len(source))))


def short_decks(g: Nemesis, fate: Fate) -> None:
    """Decks almost drawn to the end; some Events gone for good, Item cards all in people's bags."""
    for deck in (g.attacks, g.events_deck, g.wounds, g.red, g.yellow, g.green, g.hunter_deck):
        while fate.below(3) and len(deck.cards) > fate.below(3):
            deck.discard.append(deck.cards.pop(fate.below(len(deck.cards))))
    for card in g.events_deck.discard[:]:
        if EVENTS[card].afterwards == REMOVED:
            g.events_deck.discard.remove(card)
    if fate.below(2):
        empty_item_deck(g, fate)


def empty_item_deck(g: Nemesis, fate: Fate) -> None:
    """All light cards of one colour are carried, so that the deck and its discard pile run out."""
    deck = fate.pick((g.red, g.yellow, g.green))
    deck.shuffle_in_discard()
    for card in deck.cards[:]:
        if not is_heavy(card) and len(deck.cards) > fate.below(2):
            deck.cards.remove(card)
            stow(g, fate.pick(g.players), card, fate)


def stow(g: Nemesis, who: Character, item: str, fate: Fate) -> None:
    who.inventory.append(item)
    who.shown.append(fate.pick((EVERYBODY, bit(who.seat))))


def rich_people(g: Nemesis, fate: Fate) -> None:
    """Bags full of Items, rare ones before others; Hands with weapons; Quest Items activated."""
    for who in g.players:
        for _ in range(fate.below(10)):
            give_item(g, who, fate)
        for quest in who.quests[:]:
            if fate.below(2):
                activate_quest(g, who, quest, fate)


def give_item(g: Nemesis, who: Character, fate: Fate) -> None:
    cards = fate.pick((g.red.cards, g.yellow.cards, g.green.cards, g.crafted))
    if not cards:
        return
    kinds = sorted(set(cards))  # each kind as likely as the others, so the rare ones come often
    item = fate.pick(kinds)
    if not is_heavy(item):
        cards.remove(item)
        stow(g, who, item, fate)
    elif hand_free(who):
        cards.remove(item)
        hold(who, item, fate)


def hold(who: Character, item: str, fate: Fate) -> None:
    held = Held(item)
    if ITEMS[item].weapon:
        held.ammo = fate.below(capacity(held) + 1)
    who.held.append(held)


def activate_quest(g: Nemesis, who: Character, quest: str, fate: Fate) -> None:
    weapon = ITEMS[quest].free_reload
    if weapon:
        for held in who.held:
            if held.item == weapon:
                who.quests.remove(quest)
                held.added.append(quest)
                return
    elif not is_heavy(quest):
        who.quests.remove(quest)
        stow(g, who, quest, fate)
    elif hand_free(who):
        who.quests.remove(quest)
        hold(who, quest, fate)


def full_hands(g: Nemesis, fate: Fate) -> None:
    """Many Action cards, or none at all."""
    for who in g.players:
        if fate.below(3) == 0:
            who.discard, who.deck = who.discard + who.deck, []
            continue
        fate.shuffle(who.deck)
        for _ in range(min(len(who.deck), fate.below(10))):
            who.hand.append(who.deck.pop())


def wary_hands(g: Nemesis, fate: Fate) -> None:
    """Everybody holds their reaction cards and little else: a window changes what was possible before it."""
    for who in g.players:
        who.deck, who.hand = who.deck + who.hand, []
        ready = [card for card in who.deck if card in CARDS and CARDS[card].reacts_to]
        ready += [fate.pick(who.deck)] if who.deck and fate.below(2) else []
        for card in ready:
            if card in who.deck:
                who.deck.remove(card)
                who.hand.append(card)


def contamination(g: Nemesis, fate: Fate) -> None:
    """Contamination in every pile, scanned and not, Larvae; sometimes the whole deck is out."""
    for _ in range(27 if fate.below(4) == 0 else fate.below(12)):
        if g.contamination == 0:
            return
        who = fate.pick(g.players)
        g.contamination -= 1
        fate.pick((who.hand, who.deck, who.discard)).append(face(g, fate))
    for who in g.players:
        who.larva = fate.below(3) == 0
        who.slimed = fate.below(2) == 0
        who.signal = fate.below(3) == 0


def face(g: Nemesis, fate: Fate) -> str:
    """A Contamination card as its owner knows it."""
    if fate.below(2):
        return CONTAMINATION
    infected = fate.below(g.unscanned) < g.infected
    g.unscanned -= 1
    g.infected -= 1 if infected else 0
    return INFECTED if infected else CLEAN


def wounds(g: Nemesis, fate: Fate) -> None:
    """Close to death; an Arm wound leaves one Hand."""
    for who in g.players:
        who.light = fate.below(LIGHT_SPACES + 1)
        for _ in range(fate.below(FATAL + 1)):
            if g.wounds.cards:
                wound = g.wounds.cards.pop(fate.below(len(g.wounds.cards)))
                (who.wounds if fate.below(2) else who.dressed).append(wound)
        if slots_used(who.held) > hand_slots(who):
            who.dressed += who.wounds
            who.wounds = []


def objects(g: Nemesis, fate: Fate) -> None:
    """Eggs, Carcasses and the blue Corpse lie around and are carried; the Nest may be empty."""
    for _ in range(fate.below(6)):
        if g.eggs:
            g.eggs -= 1
            put(g, EGG, fate)
    for _ in range(fate.below(CARCASS_TOKENS)):
        put(g, CARCASS, fate)
    g.nest_destroyed = g.eggs == 0
    while g.weaknesses_left and fate.below(2):
        slot = fate.below(3)
        if not g.weaknesses[slot]:
            g.weaknesses[slot] = g.weaknesses_left.pop(fate.below(len(g.weaknesses_left)))


def put(g: Nemesis, thing: str, fate: Fate) -> None:
    """Into somebody's Hand or on the floor near people."""
    who = fate.pick(living(g))
    if fate.below(2) and hand_free(who):
        who.held.append(Held(thing))
    else:
        g.lying.append((who.room or 1 + fate.below(ROOM_COUNT), thing))


def machinery(g: Nemesis, fate: Fate) -> None:
    """Engines and Coordinates that somebody has looked at, the course changed, pods unlocked or gone."""
    for engine in (1, 2, 3):
        if fate.below(2):
            g.engines[engine] = fate.pick((WORKING, DAMAGED))
            g.engines_known[engine] = bit(fate.below(len(g.players)))
    if fate.below(2):
        g.coordinates = fate.pick(list(COORDINATES))
        g.coordinates_known = bit(fate.below(len(g.players)))
    g.destination = fate.pick(SPACES)
    for pod in g.pods:
        pod.unlocked = fate.below(3) > 0
        pod.gone = fate.below(6) == 0


def aboard_pods(g: Nemesis, fate: Fate) -> None:
    """People wait in pods of Sections that were found."""
    for who in living(g)[1:]:
        pods = [pod for pod in g.pods if not pod.gone and len(occupants(g, pod)) < PLACES]
        pod = fate.pick(pods) if pods else None
        section = room_of(g, f"evac-{pod.section.lower()}") if pod else 0
        if pod and section and not any([i.room == section for i in g.intruders]) and fate.below(2):
            who.room, who.pod = 0, pod.number


def at_the_exits(g: Nemesis, fate: Fate) -> None:
    """People stand where they can leave: in an Evacuation Section or at the chambers."""
    exits = [room for room in rooms(g) if g.tiles[room] in ("evac-a", "evac-b", "hibernatorium") and g.explored[room]]
    for who in living(g):
        if fate.below(2) and not who.pod:
            who.room = fate.pick(exits)


def asleep(g: Nemesis, fate: Fate) -> None:
    for who in living(g)[1:]:
        if g.hibernation_open and not who.pod and fate.below(3) == 0:
            who.status, who.room = HIBERNATING, 0
            g.fates[who.seat] = "hibernating"


def deaths(g: Nemesis, fate: Fate) -> None:
    """Somebody has died, the first of them perhaps a coming Intruder player."""
    for who in living(g)[1:]:
        if fate.below(2) or not who.room:
            continue
        room, who.status, who.room, who.larva = who.room, DEAD, 0, False
        g.fates[who.seat] = "intruder"
        g.lying.append((room, f"{CORPSE}-{who.name}"))
        leave_belongings(g, who, room)
        if g.first_death == NOBODY:
            g.first_death = who.seat
            unlock_pods(g, fate)
        if g.mode == COOP and fate.below(2):  # ready to be revived (NEM-COOP-05)
            carry_to_emergency(g, who)


def carry_to_emergency(g: Nemesis, who: Character) -> None:
    emergency, corpse = room_of(g, "emergency"), f"{CORPSE}-{who.name}"
    if emergency:
        g.lying = [(emergency if thing == corpse else room, thing) for room, thing in g.lying]


def sealed_room(g: Nemesis, fate: Fate) -> None:
    """An airlock procedure is running."""
    for room in rooms(g):
        around = [corridor for corridor, _ in g.board.exits[room]]
        shut = len(g.doors) - g.doors.count(0) + len(around) <= DOOR_TOKENS
        if g.explored[room] and TILES[g.tiles[room]].colour == "yellow" and g.tiles[room] != "airlock-control" and shut:
            for corridor in around:
                g.doors[corridor] = CLOSED_DOOR
            g.airlock = room
            return


def middle_of_a_turn(g: Nemesis, fate: Fate) -> None:
    """In somebody's round, hands as they are, or in the Event Phase: nobody draws cards first."""
    g.turn = g.time + 1
    g.first = fate.pick(living(g)).seat
    if fate.below(4) == 0:
        g.step = fate.pick(("airlock", "time", "attacks", "fire", "event", "bag"))
        return
    g.step, g.active = "rounds", fate.pick(living(g)).seat
    for who in g.players:
        who.passed = who.seat != g.active and fate.below(4) == 0


Hardship = Callable[[Nemesis, Fate], None]
HARDSHIPS: Final[tuple[Hardship, ...]] = (
    find_rooms, late_hour, gather, loud_ship, doors, fires, malfunctions, infestation, short_bag, short_decks,
    rich_people, full_hands, wary_hands, contamination, wounds, objects, machinery, at_the_exits, aboard_pods, asleep,
    deaths, sealed_room, middle_of_a_turn,
)  # fmt: skip
CROWD: Final[tuple[Hardship, ...]] = (gather, rich_people, wary_hands, middle_of_a_turn)
TROUBLE: Final = ("card", "item", "free", "quest", "trade", "craft", "pick-up", "room", "shoot", "melee")


class Nasty:
    """What the soak asks Nemesis for."""

    def prepare(self, g: Any, fate: Fate) -> None:
        """Some of the hardships, about half of them; one table in three is a crowd that has everything at hand."""
        if fate.below(3):
            find_rooms(g, fate)
        crowd = fate.below(3) == 0
        for hardship in HARDSHIPS[1:]:
            if hardship in CROWD if crowd else fate.below(2):
                hardship(g, fate)

    def answer(self, g: Any, ask: Ask, fate: Fate) -> Payload:
        """Go where people are, and once there do whatever is special rather than leave or pass."""
        if ask.kind == "room" and all(type(room) is int for room in ask.options):
            crowd = max([len(characters_in(g, room)) for room in ask.options])
            return fate.pick([room for room in ask.options if len(characters_in(g, room)) == crowd])
        if ask.kind == "action" and companions(g, g.players[ask.seat]):
            special = [option for option in ask.options if ACTIONS[option].kind in TROUBLE]
            return fate.pick(special) if special else None
        return None

    def choices(self) -> list[str]:
        """Every Action on a card or Item, every quest, every reaction."""
        reactions = [f"react {card.id}" for card in CARDS.values() if card.reacts_to]
        return [*[f"action {option}" for option in ACTIONS], *reactions]


NASTY: Final = Nasty()
