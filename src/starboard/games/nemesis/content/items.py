"""Every Item card: what is printed on it. What its Action does stands in `item_actions` (NEM-ITEM)."""

from dataclasses import dataclass, field
from typing import Final

ANY, IN, OUT = "any", "in", "out"  # usable always, only in Combat, only out of Combat (NEM-ACTION-10)
RED, YELLOW, GREEN, BLUE, STARTING, QUEST = "red", "yellow", "green", "blue", "starting", "quest"
CHEMICAL, CLOTH, MEDICAL, ELECTRIC, TOOL = "chemical", "cloth", "medical", "electric", "tool"


@dataclass(frozen=True)
class Weapon:
    """How a weapon shoots. The order in which these are applied is NEM-COMBAT-10."""

    capacity: int
    energy: bool = True
    counts_as: dict[str, str] = field(default_factory=dict)  # a rolled face counts as another
    minimum: int = 0  # at least this many Injuries unless the face is blank
    bonus: int = 0  # more Injuries whenever at least 1 is dealt
    double_bonus: int = 0  # more Injuries on a double hit
    hit_bonus: int = 0  # more Injuries on either hit face
    rerolls: bool = False  # one reroll per shot
    overcharge: bool = False  # on a double hit, 1 more Ammo for 1 more Injury
    fire_on_double: bool = False  # a double hit sets the Room alight
    fire: bool = False  # its Injuries come from Fire


@dataclass(frozen=True)
class Item:
    """One kind of Item card. `cost` is None for a card without an Action of its own."""

    id: str
    colour: str
    count: int = 1
    component: str = ""
    use: str = OUT
    cost: int | None = None
    single: bool = True
    heavy: bool = False
    weapon: Weapon | None = None
    # What a card does without an Action:
    rerolls_noise: bool = False
    ignores_attack: bool = False
    reaches_computers: tuple[str, ...] = ()  # cards that reach Characters in Rooms with a Computer
    computer_anywhere: tuple[str, ...] = ()  # cards that need no Computer Room any more
    extends: int = 0  # capacity added to the weapon it is Added to
    free_reload: str = ""  # the weapon that an Energy Charge loads for nothing
    # Quest Items: how they are activated (NEM-ACTION-20)
    owner: str = ""
    activation_room: str = ""
    activation_items: tuple[str, ...] = ()


ENERGY_CHARGES: Final = ("energy-charge-y", "energy-charge-r")
REPAIR_KIT: Final = ("tools", "duct-tape")

_ALL = (
    Item("chemicals", YELLOW, 7, CHEMICAL, OUT, 1),
    Item("tools", YELLOW, 6, TOOL, OUT, 1),
    Item("duct-tape", YELLOW, 4, "", OUT, 1),
    Item("fire-extinguisher", YELLOW, 4, "", ANY, 1, heavy=True),
    Item("clothes-y", YELLOW, 3, CLOTH, OUT, 1),
    Item("energy-charge-y", YELLOW, 3, ELECTRIC, ANY, 1),
    Item("technical-plans", YELLOW, 1, "", OUT, 1),
    Item("space-suit", YELLOW, 1, "", OUT, 1),
    Item("nemesis-plans", YELLOW, 1, "", OUT, 1),
    Item("bandages", GREEN, 7, CLOTH, OUT, 1),
    Item("medkit", GREEN, 7, MEDICAL, OUT, 1),
    Item("synthetic-food", GREEN, 5, "", OUT, 1),
    Item("adrenaline-injection", GREEN, 3, "", ANY, 1),
    Item("clothes-g", GREEN, 3, CLOTH, OUT, 1),
    Item("alcohol", GREEN, 3, CHEMICAL, OUT, 1),
    Item("military-drugs", GREEN, 2, "", ANY, 1),
    Item("energy-charge-r", RED, 11, ELECTRIC, ANY, 1),
    Item("grenade", RED, 4, "", ANY, 1),
    Item("smoke-grenade", RED, 3, "", IN, 1),
    Item("recon-drone", RED, 3, "", OUT, 1),
    Item("decoy", RED, 2, "", ANY, 1),
    Item("comms-key", RED, 1, "", OUT, 1),
    Item("evacuation-key", RED, 1, "", ANY, 1),
    Item("self-destruct-key", RED, 1, "", OUT, 1),
    Item("extended-magazine", RED, 1, "", OUT, 0, single=False, extends=2),
    Item("prototype-pistol", RED, 1, "", IN, None, heavy=True, weapon=Weapon(3, rerolls=True)),
    Item("prototype-rifle", RED, 1, "", IN, None, heavy=True, weapon=Weapon(6, overcharge=True)),
    Item("prototype-shotgun", RED, 1, "", IN, None, heavy=True, weapon=Weapon(2, minimum=1, hit_bonus=1)),
    Item("antidote", BLUE, 3, "", OUT, 1),
    Item("taser", BLUE, 3, "", ANY, 1),
    Item(
        "flamethrower", BLUE, 3, "", IN, None, heavy=True,
        weapon=Weapon(4, energy=False, minimum=1, fire_on_double=True, fire=True),
    ),
    Item("molotov", BLUE, 3, "", ANY, 1),
    Item("six-shooter", STARTING, heavy=True, weapon=Weapon(6, energy=False, double_bonus=1), owner="captain"),
    Item("shotgun", STARTING, heavy=True, weapon=Weapon(2, bonus=1), owner="pilot"),
    Item("sawed-off", STARTING, heavy=True, weapon=Weapon(2, counts_as={"hit": "double"}), owner="mechanic"),
    Item("assault-rifle", STARTING, heavy=True, weapon=Weapon(5, bonus=1), owner="soldier"),
    Item("rifle", STARTING, heavy=True, weapon=Weapon(4), owner="scout"),
    Item("pistol", STARTING, heavy=True, weapon=Weapon(3, counts_as={"double": "hit"}), owner="scientist"),
    Item("log-key", QUEST, 1, "", OUT, 1, owner="captain", activation_room="comms"),
    Item(
        "intercom", QUEST, owner="captain", activation_items=REPAIR_KIT,
        reaches_computers=("order", "motivation"),
    ),
    Item("maneuvering-system", QUEST, 1, "", ANY, 1, owner="pilot", activation_items=ENERGY_CHARGES),
    Item("pilot-key", QUEST, 1, "", OUT, 1, owner="pilot", activation_room="fire-control"),
    Item("plasma-torch", QUEST, 1, "", OUT, 1, single=False, owner="mechanic", activation_room="storage"),
    Item("flashlight", QUEST, 1, "", OUT, 2, single=False, owner="mechanic", activation_items=ENERGY_CHARGES),
    Item("autoloader", QUEST, owner="soldier", activation_room="armory", extends=1, free_reload="assault-rifle"),
    Item("armor", QUEST, owner="soldier", activation_items=REPAIR_KIT, ignores_attack=True),
    Item("motion-scanner", QUEST, heavy=True, owner="scout", activation_items=ENERGY_CHARGES, rerolls_noise=True),
    Item("security-key", QUEST, 1, "", OUT, 1, owner="scout", activation_room="cockpit"),
    Item(
        "holo-computer", QUEST, heavy=True, owner="scientist", activation_room="generator",
        computer_anywhere=("intranet", "risk-assessment"),
    ),
    Item("lab-equipment", QUEST, 1, "", OUT, 1, owner="scientist", activation_items=("chemicals",)),
)  # fmt: skip

ITEMS: Final = {item.id: item for item in _ALL}

# What two components make (NEM-CRAFT-04).
RECIPES: Final = {
    "antidote": (CHEMICAL, MEDICAL),
    "taser": (ELECTRIC, TOOL),
    "flamethrower": (CHEMICAL, TOOL),
    "molotov": (CHEMICAL, CLOTH),
}


def deck_of(colour: str) -> list[str]:
    """All cards of a colour, each as often as it is in the box."""
    return [item.id for item in _ALL if item.colour == colour for _ in range(item.count)]


def weapon_of(item: str) -> Weapon | None:
    return ITEMS[item].weapon if item in ITEMS else None


def is_heavy(item: str) -> bool:
    """Objects are always Heavy (NEM-ITEM-10)."""
    return item not in ITEMS or ITEMS[item].heavy
