"""The odds a careful player has in the head: encounters, shots, attacks, the final scan. All from printed facts."""

from functools import cache
from typing import Final

from starboard.games.nemesis.bots.reading import Reading, View, intruders_in, loaded, neighbours, people_in
from starboard.games.nemesis.content.attacks import ATTACK_DECK, ATTACKS, RETREAT
from starboard.games.nemesis.content.items import ITEMS, Weapon
from starboard.games.nemesis.content.tokens import CONTAMINATION_CARDS, INFECTED_CARDS

COMBAT_DIE: Final = ("blank", "creeper", "creeper", "adult", "hit", "double")
BIG: Final = ("breeder", "queen")  # two cards in every Injury check
DRAWN_AT_THE_END: Final = 4

# What things cost, in points of a hundredth of a life.
LIGHT, SERIOUS, CONTAMINATION, SLIME, LARVA = 3.0, 11.0, 5.0, 2.0, 22.0
DEATH: Final = 100.0


# --- Noise ---


def encounter_odds(r: Reading, room: int) -> float:
    """The chance that a Noise roll in the Room brings something: marked numbers, and Danger with company next door."""
    marked = len([1 for number in (1, 2, 3, 4) if r.noise[r.board.way[room][number]]])
    odds = 0.2 * marked
    if any(intruders_in(r, near) and not people_in(r, near) for near in neighbours(r, room) if near != r.room):
        odds += 0.2 if r.me["slimed"] else 0.1
    return odds


def entry_odds(r: Reading, room: int) -> float:
    """The same for walking in: nobody rolls where others are."""
    return 0.0 if people_in(r, room) or intruders_in(r, room) else encounter_odds(r, room)


# --- Fighting ---


def shot_injuries(weapon: Weapon | None, kind: str) -> list[int]:
    """Injuries for each face of the die; without a weapon it is Melee."""
    found: list[int] = []
    for rolled in COMBAT_DIE:
        face = weapon.counts_as.get(rolled, rolled) if weapon else rolled
        injuries = 1 if face == "hit" else 2 if face == "double" else 0
        if face in ("creeper", "adult"):
            weak = ("larva", "creeper") if face == "creeper" else ("larva", "creeper", "adult")
            injuries = 1 if kind in weak else 0
        if weapon is None:
            found.append(min(1, injuries))
            continue
        if face != "blank":
            injuries = max(injuries, weapon.minimum)
        injuries += weapon.double_bonus if face == "double" else 0
        injuries += weapon.hit_bonus if face in ("hit", "double") else 0
        found.append(injuries + weapon.bonus if injuries else 0)
    return found


@cache
def gone_odds(kind: str, injuries: int) -> float:
    """The chance that one Injury check kills it or drives it away."""
    blood = [ATTACKS[card].blood for card in ATTACK_DECK]
    if kind == "larva":
        return 1.0
    if kind not in BIG:
        return len([1 for value in blood if value == RETREAT or value <= injuries]) / len(blood)
    pairs = [(a, b) for i, a in enumerate(blood) for j, b in enumerate(blood) if i != j]
    return len([1 for a, b in pairs if RETREAT in (a, b) or a + b <= injuries]) / len(pairs)


@cache
def rid_odds(item: str, kind: str, injuries: int, shots: int) -> float:
    """The chance to be rid of an Intruder within so many shots."""
    if shots <= 0:
        return 0.0
    rid = 0.0
    faces = shot_injuries(ITEMS[item].weapon if item else None, kind)
    for more in faces:
        if more == 0:
            rid += rid_odds(item, kind, injuries, shots - 1)
            continue
        gone = gone_odds(kind, injuries + more)
        rid += gone + (1 - gone) * rid_odds(item, kind, injuries + more, shots - 1)
    return rid / len(faces)


def best_weapon(r: Reading, kind: str) -> tuple[str, int]:
    """The loaded weapon that hurts this kind most, with its Ammo; an empty name without one."""
    best, best_harm, count = "", 0, 0
    for held in r.me["held"]:
        weapon = ITEMS[held["item"]].weapon if held["item"] in ITEMS else None
        if weapon is None or held["ammo"] <= 0:
            continue
        harm = sum(shot_injuries(weapon, kind))
        if harm > best_harm:
            best, best_harm, count = held["item"], harm, held["ammo"]
    return best, count


def win_odds(r: Reading, intruders: list[View], shots: int) -> float:
    """The chance to be rid of all Intruders here with so many shots, sharing them out evenly."""
    if not intruders or not loaded(r):
        return 0.0
    each = shots // len(intruders)
    odds = 1.0
    for intruder in intruders:
        weapon, count = best_weapon(r, intruder["kind"])
        odds *= rid_odds(weapon, intruder["kind"], intruder["injuries"], min(each, count))
    return odds


def shots_needed(r: Reading, intruder: View, shots: int) -> float:
    """How many of these shots one will fire on average before it is gone."""
    weapon, count = best_weapon(r, intruder["kind"])
    tries = range(min(shots, count))
    return sum([1 - rid_odds(weapon, intruder["kind"], intruder["injuries"], fired) for fired in tries])


# --- Being attacked ---


@cache
def attack_cost(kind: str, serious: int, light: int) -> float:
    """What one attack of this kind costs on average somebody with these wounds."""
    if kind == "larva":
        return LARVA + CONTAMINATION
    hits = [ATTACKS[card] for card in ATTACK_DECK if kind in ATTACKS[card].kinds]
    return sum([_harm(card.effect, serious, light) for card in hits]) / len(ATTACK_DECK)


def _harm(effect: str, serious: int, light: int) -> float:
    if effect == "scratch":
        return _light_harm(1, serious, light) + CONTAMINATION
    if effect == "claw":
        return _light_harm(2, serious, light) + CONTAMINATION
    if effect in ("bite", "frenzy"):
        return DEATH if serious >= 2 else serious_harm(serious)
    if effect == "tail":
        return DEATH if serious >= 1 else serious_harm(serious)
    if effect == "slime":
        return SLIME + CONTAMINATION
    return 2 * SERIOUS  # a Breeder or a second Intruder


def _light_harm(count: int, serious: int, light: int) -> float:
    if serious >= 3:
        return DEATH
    return serious_harm(serious) if light + count > 2 else LIGHT * count


def burn_cost(r: Reading) -> float:
    """A Light Wound more, and what may come of it."""
    return _light_harm(1, r.serious, int(r.me["light"]))


def serious_harm(serious: int) -> float:
    """Each Serious Wound brings the end nearer than the one before."""
    return DEATH if serious >= 3 else SERIOUS * (1 + serious)


def attacks_cost(r: Reading, intruders: list[View]) -> float:
    return sum([attack_cost(intruder["kind"], r.serious, r.me["light"]) for intruder in intruders])


# --- The final scan ---


@cache
def clean_draw(cards: int, bad: int) -> float:
    """The chance that none of the four cards drawn at the end is Contamination."""
    odds = 1.0
    for drawn in range(min(DRAWN_AT_THE_END, cards)):
        odds *= max(0, cards - bad - drawn) / (cards - drawn)
    return odds


@cache
def infection_odds(contamination: int, larva: bool, known_infected: bool) -> float:
    """The chance to die in the Contamination check."""
    if not larva and contamination == 0:
        return 0.0
    fatal = 1 - clean_draw(10 + contamination, contamination)
    if larva or known_infected:
        return fatal
    healthy = 1.0
    for card in range(contamination):
        healthy *= (CONTAMINATION_CARDS - INFECTED_CARDS - card) / (CONTAMINATION_CARDS - card)
    return (1 - healthy) * fatal
