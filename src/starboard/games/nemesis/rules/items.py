"""Carrying, dropping and discarding Items and Objects (NEM-ITEM)."""

from starboard.games.nemesis.content.items import BLUE, ITEMS, QUEST, STARTING, is_heavy, weapon_of
from starboard.games.nemesis.rules.pods import section_of
from starboard.games.nemesis.state.fields import Character, Held
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal
from starboard.kernel.visibility import EVERYBODY

HANDS_FULL = Refusal("NEM-ITEM-07", "hands-full")
NOTHING_TO_PICK_UP = Refusal("NEM-ACTION-16", "nothing-to-pick-up")


def hand_slots(who: Character) -> int:
    """Two, or one with an undressed Arm wound (NEM-ITEM-07, NEM-WOUND-08)."""
    return 1 if "arm" in who.wounds else 2


def slots_used(held: list[Held]) -> int:
    """Things taped together share a slot (NEM-ITEM-24)."""
    tapes: list[int] = []
    used = 0
    for thing in held:
        if thing.tape == 0:
            used += 1
        elif thing.tape not in tapes:
            tapes.append(thing.tape)
            used += 1
    return used


def hand_free(who: Character) -> bool:
    return slots_used(who.held) < hand_slots(who)


def make_room(g: Nemesis, who: Character) -> Procedure[None]:
    """Drop carried things until a Hand slot is free (NEM-ITEM-08)."""
    while not hand_free(who):
        yield from drop_held(g, who, "NEM-ITEM-08")


def drop_down_to_slots(g: Nemesis, who: Character) -> Procedure[None]:
    while slots_used(who.held) > hand_slots(who):
        yield from drop_held(g, who, "NEM-WOUND-08")


def drop_held(g: Nemesis, who: Character, rule: str) -> Procedure[None]:
    item: str = yield Ask(who.seat, [held.item for held in who.held], rule, "drop")
    drop(g, who, item, rule)


def drop_something(g: Nemesis, who: Character) -> Procedure[None]:
    """Free, and not an Action (NEM-ITEM-15, NEM-ACTION-23)."""
    item: str = yield Ask(who.seat, things(who), "NEM-ITEM-15", "drop", private=True)
    drop(g, who, item, "NEM-ITEM-15")


def drop_what_one_likes(g: Nemesis, who: Character) -> Procedure[None]:
    """Any number of things, one after the other, or none, for free (NEM-ITEM-15)."""
    while things(who):
        item: str | None = yield Ask(who.seat, things(who), "NEM-ITEM-15", "drop", 0, private=True)
        if item is None:
            return
        drop(g, who, item, "NEM-ITEM-15")


def things(who: Character) -> list[str]:
    """Everything a Character has: Items, active Quest Items among them, and Objects; never Ammo (NEM-ACTION-25)."""
    return sorted(who.inventory + [held.item for held in who.held])


def objects(who: Character) -> list[str]:
    """The Objects in its Hands: Eggs, Carcasses and Corpses (NEM-ITEM-10)."""
    return sorted([held.item for held in who.held if held.item not in ITEMS])


def drop(g: Nemesis, who: Character, item: str, rule: str) -> None:
    """An Object lies in the Room from now on; an Item card is lost (NEM-ITEM-13, NEM-ITEM-14)."""
    tell(g, "dropped", rule, who=who.seat, item=item)
    if item in ITEMS:
        discard_item(g, who, item, rule)
    else:
        release(who, held_thing(who, item))
        g.lying.append((who.room or section_of(g, who.pod), item))  # out of a pod: into its Section (NEM-DEATH-11)


def held_thing(who: Character, item: str) -> Held:
    """Of two alike, the emptier one: nobody would load or Drop the other."""
    alike = [held for held in who.held if held.item == item]
    assert alike, f"{who.name} does not hold {item}"
    return min(alike, key=_ammo)


def _ammo(held: Held) -> int:
    return held.ammo


def release(who: Character, held: Held) -> None:
    """Out of the Hand; what was taped to it stands alone again (NEM-ITEM-28)."""
    who.held.remove(held)
    if held.tape:
        for other in who.held:
            if other.tape == held.tape:
                other.tape = 0
        held.tape = 0


def release_from_inventory(who: Character, item: str) -> int:
    """Out of the Inventory; who knew of the card."""
    at = who.inventory.index(item)
    del who.inventory[at]
    return who.shown.pop(at)


def discard_item(g: Nemesis, who: Character, item: str, rule: str) -> None:
    """To the discard pile of its colour, shown to everybody; personal Items leave the game (NEM-ITEM-14)."""
    if item in who.inventory:
        if release_from_inventory(who, item) != EVERYBODY:
            g.reveals += 1
        to_discard_pile(g, item)
        return
    held = held_thing(who, item)
    release(who, held)
    for card in [item, *held.added]:
        to_discard_pile(g, card)


def to_discard_pile(g: Nemesis, item: str) -> None:
    colour = ITEMS[item].colour
    if colour == BLUE:
        g.crafted.append(item)  # open to all, and can be crafted again (NEM-CRAFT-03)
    elif colour != STARTING and colour != QUEST:
        g.item_deck(colour).discard.append(item)


def drop_objects(g: Nemesis, who: Character, room: int) -> None:
    for held in who.held[:]:
        if held.item not in ITEMS:
            release(who, held)
            g.lying.append((room, held.item))
            tell(g, "dropped", "NEM-DEATH-03", who=who.seat, item=held.item)


def discard_everything(g: Nemesis, who: Character) -> None:
    """All Item cards of the dead are out of reach (NEM-DEATH-05)."""
    for item in who.inventory + [held.item for held in who.held]:
        discard_item(g, who, item, "NEM-DEATH-05")


def carries(who: Character, item: str) -> bool:
    if item in who.inventory:
        return True
    return any(held.item == item for held in who.held)


def all_items(who: Character) -> list[str]:
    """Every Item card the Character has, Objects left out."""
    return who.inventory + [held.item for held in who.held if held.item in ITEMS]


def take_object(g: Nemesis, who: Character, thing: str, rule: str) -> None:
    who.held.append(Held(thing))
    tell(g, "took", rule, who=who.seat, item=thing)


def receive(g: Nemesis, who: Character, item: str, ammo: int, known: int) -> Procedure[None]:
    """Put a new Item card where it belongs: a Hand for a Heavy one, which everybody sees, else the Inventory."""
    if not is_heavy(item):
        who.inventory.append(item)
        who.shown.append(known)
        return
    yield from make_room(g, who)
    who.held.append(Held(item, ammo))
    g.reveals += 1
    tell(g, "took", "NEM-ITEM-09", who=who.seat, item=item)


def capacity(held: Held) -> int:
    """The printed capacity plus what attached cards add (NEM-ITEM-22)."""
    weapon = weapon_of(held.item)
    assert weapon is not None, f"{held.item} is no weapon"
    return weapon.capacity + sum([ITEMS[card].extends for card in held.added])


def load(g: Nemesis, who: Character, held: Held, ammo: int, rule: str) -> None:
    """Excess Ammo is lost (NEM-ITEM-22)."""
    before, held.ammo = held.ammo, min(capacity(held), held.ammo + ammo)
    tell(g, "loaded", rule, who=who.seat, item=held.item, count=held.ammo - before)


# --- Picking up, loading for nothing ---


def objects_here(g: Nemesis, who: Character) -> list[str]:
    return sorted({thing for room, thing in g.lying if room == who.room})


def why_no_pick_up(g: Nemesis, who: Character) -> Refusal | None:
    return None if objects_here(g, who) else NOTHING_TO_PICK_UP


def pick_up(g: Nemesis, who: Character) -> Procedure[None]:
    """An Object of the Room into a Hand, which may have to be freed first (NEM-ACTION-16)."""
    thing: str = yield Ask(who.seat, objects_here(g, who), "NEM-ACTION-16", "object")
    if not hand_free(who):
        yield from make_room(g, who)
    g.lying.remove((who.room, thing))
    take_object(g, who, thing, "NEM-ACTION-16")


def free_reloads(who: Character) -> list[Held]:
    """Weapons that an Energy Charge loads for nothing, thanks to a card Added to them."""
    return [
        held
        for held in who.held
        if any([ITEMS[card].free_reload == held.item for card in held.added]) and held.ammo < capacity(held)
    ]


def reload_for_free(g: Nemesis, who: Character, charge: str) -> Procedure[None]:
    weapons = [held.item for held in free_reloads(who)]
    item: str = yield Ask(who.seat, weapons, "NEM-ACTION-05", "weapon")
    held = next(h for h in free_reloads(who) if h.item == item)
    load(g, who, held, capacity(held), "NEM-ACTION-05")
    discard_item(g, who, charge, "NEM-ITEM-16")
