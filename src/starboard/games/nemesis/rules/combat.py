"""Shooting and Melee (NEM-COMBAT, NEM-DIE)."""

from starboard.games.nemesis.content.items import ITEMS, Weapon, weapon_of
from starboard.games.nemesis.content.weaknesses import weakness
from starboard.games.nemesis.rules.contamination import contaminate
from starboard.games.nemesis.rules.injury import injure
from starboard.games.nemesis.rules.markers import place_fire
from starboard.games.nemesis.rules.nest import destroy_eggs, eggs_in, noise_after_attempt
from starboard.games.nemesis.rules.places import intruders_in
from starboard.games.nemesis.rules.wounds import suffer_serious
from starboard.games.nemesis.state.fields import Character, Held, Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ADULT, CREEPER, EGG, LARVA
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Chance, Payload, Procedure, Refusal

BLANK, CREEPER_FACE, ADULT_FACE, HIT, DOUBLE = "blank", "creeper", "adult", "hit", "double"
COMBAT_DIE = (BLANK, CREEPER_FACE, CREEPER_FACE, ADULT_FACE, HIT, DOUBLE)  # NEM-DIE-01

NO_TARGET = Refusal("NEM-COMBAT-03", "no-target")
NO_AMMO = Refusal("NEM-COMBAT-04", "no-ammo")


def targets(g: Nemesis, who: Character) -> list[Payload]:
    """Intruders in the same Room by their id, and its uncarried Eggs (NEM-COMBAT-03, NEM-COMBAT-12)."""
    found: list[Payload] = [intruder.id for intruder in intruders_in(g, who.room)]
    if eggs_in(g, who.room):
        found.append(EGG)
    return found


def loaded_weapons(who: Character, energy_only: bool = False, item: str = "") -> list[str]:
    """Weapons in a Hand slot with at least 1 Ammo (NEM-COMBAT-04)."""
    ready = []
    for held in who.held:
        weapon = weapon_of(held.item)
        if weapon and held.ammo > 0 and (weapon.energy or not energy_only) and item in ("", held.item):
            ready.append(held.item)
    return ready


def why_no_shot(g: Nemesis, who: Character) -> Refusal | None:
    if not loaded_weapons(who):
        return NO_AMMO
    return None if targets(g, who) else NO_TARGET


def why_no_melee(g: Nemesis, who: Character) -> Refusal | None:
    return None if targets(g, who) else NO_TARGET


def choose_target(g: Nemesis, who: Character, rule: str) -> Procedure[Intruder | None]:
    """One Intruder of the Room, or None for its Eggs."""
    chosen: Payload = yield Ask(who.seat, targets(g, who), rule, "target")
    return None if chosen == EGG else next(i for i in g.intruders if i.id == chosen)


def shoot(g: Nemesis, who: Character) -> Procedure[None]:
    """Choose weapon and target, spend 1 Ammo, roll, apply (NEM-COMBAT-04)."""
    yield from shoot_with(g, who, loaded_weapons(who))


def shoot_with(
    g: Nemesis, who: Character, weapons: list[str], rerolls: bool = False, all_ammo: bool = False
) -> Procedure[None]:
    """A Shoot with one of these weapons; some cards allow a reroll, one empties the magazine."""
    item: str = yield Ask(who.seat, weapons, "NEM-COMBAT-04", "weapon")
    held = next(h for h in who.held if h.item == item and h.ammo > 0)
    target: Intruder | None = yield from choose_target(g, who, "NEM-COMBAT-04")
    spent = held.ammo if all_ammo else 1
    held.ammo -= spent  # lost whatever the result (NEM-COMBAT-05)
    aim_at = {"intruder": target.id, "kind": target.kind} if target else {"intruder": 0}
    tell(g, "shoots", "NEM-COMBAT-04", who=who.seat, item=item, **aim_at)
    weapon = ITEMS[item].weapon
    assert weapon is not None
    face: str = yield from roll(g, who, (1 if rerolls else 0) + (1 if weapon.rerolls else 0))
    face = replaced(g, face, weapon, target)
    injuries = injuries_of(face, target, melee=False)
    if face != BLANK:
        injuries = max(injuries, weapon.minimum)
    if all_ammo:  # dealt by the attack like those of the face, so the bonuses below count on them
        injuries += spent // 2
    injuries += yield from bonuses(g, who, held, weapon, face, injuries)
    yield from strike(g, who, target, injuries, weapon.fire)
    if weapon.fire_on_double and face == DOUBLE:
        place_fire(g, who.room, "NEM-COMBAT-10")
    if target is None:
        yield from noise_after_attempt(g, who)


def roll(g: Nemesis, who: Character, rerolls: int) -> Procedure[str]:
    face: str = yield Chance(COMBAT_DIE, "NEM-DIE-01", "combat-die")
    tell(g, "combat-roll", "NEM-DIE-01", who=who.seat, face=face)
    while rerolls > 0:
        rerolls -= 1
        again: str = yield Ask(who.seat, ["keep", "reroll"], "NEM-COMBAT-10", "reroll", about={"face": face})
        if again == "keep":
            break
        face = yield Chance(COMBAT_DIE, "NEM-DIE-01", "combat-die")
        tell(g, "combat-roll", "NEM-DIE-01", who=who.seat, face=face)
    return face


def replaced(g: Nemesis, face: str, weapon: Weapon | None, target: Intruder | None) -> str:
    """What the rolled face counts as, by weapon or Weakness; one replacement, not a chain (NEM-COMBAT-10)."""
    if face == BLANK and target and target.kind == ADULT and weakness(g, "blanks_hit_adults"):
        return HIT
    return weapon.counts_as.get(face, face) if weapon else face


def injuries_of(face: str, target: Intruder | None, melee: bool) -> int:
    """Injuries a face deals; an Egg is as easy to hit as a Larva (NEM-DIE-02 to 06, NEM-NEST-07)."""
    kind = target.kind if target else LARVA
    if face == CREEPER_FACE:
        return 1 if kind in (LARVA, CREEPER) else 0
    if face == ADULT_FACE:
        return 1 if kind in (LARVA, CREEPER, ADULT) else 0
    if face == HIT:
        return 1
    if face == DOUBLE:
        return 1 if melee else 2
    return 0


def bonuses(g: Nemesis, who: Character, held: Held, weapon: Weapon, face: str, injuries: int) -> Procedure[int]:
    """Injuries that depend on the face or on dealing at least one (NEM-COMBAT-10)."""
    more = 0
    if face == DOUBLE:
        more += weapon.double_bonus
    if face in (HIT, DOUBLE):
        more += weapon.hit_bonus
    if weapon.overcharge and face == DOUBLE and held.ammo > 0:
        spend: str = yield Ask(who.seat, ["spend", "spare"], "NEM-COMBAT-10", "overcharge", about={"item": held.item})
        if spend == "spend":
            held.ammo -= 1
            more += 1
    if injuries + more > 0:
        more += weapon.bonus
        if weapon.energy:
            more += weakness(g, "energy")
    return more


def strike(g: Nemesis, who: Character, target: Intruder | None, injuries: int, fire: bool) -> Procedure[None]:
    """Apply the Injuries to an Intruder, or to the Eggs of the Room (NEM-NEST-07)."""
    if target is None:
        destroy_eggs(g, who.room, injuries, "NEM-NEST-07")
        return
    if injuries and fire:
        injuries += weakness(g, "fire")
    if not injuries:
        tell(g, "missed", "NEM-COMBAT-09", who=who.seat, intruder=target.id, kind=target.kind)
    yield from injure(g, target, injuries, "NEM-COMBAT-08")


def melee(g: Nemesis, who: Character) -> Procedure[None]:
    """A Contamination card first, then the target and the die; a miss wounds the attacker (NEM-COMBAT-06, 07)."""
    target: Intruder | None = yield from choose_target(g, who, "NEM-COMBAT-06")
    if target is not None:
        contaminate(g, who, "NEM-COMBAT-06")
    aim_at = {"intruder": target.id, "kind": target.kind} if target else {"intruder": 0}
    tell(g, "melee", "NEM-COMBAT-06", who=who.seat, **aim_at)
    face: str = yield from roll(g, who, 0)
    face = replaced(g, face, None, target)
    injuries = injuries_of(face, target, melee=True)
    yield from strike(g, who, target, injuries, fire=False)
    if target is None:  # an Egg does not fight back (NEM-NEST-08), but the attempt is loud (NEM-NEST-10)
        yield from noise_after_attempt(g, who)
    elif injuries == 0:
        yield from suffer_serious(g, who, "NEM-DIE-02", "melee")
