"""What abilities and weapons do when an attack has wounded somebody: one table for each.

Counters are placed and who could take no more is gone; then these speak (SAGA-MODEL-05, SAGA-MODEL-06).
"""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.abilities import Ability
from starboard.games.saga.content.card_list import ABILITIES
from starboard.games.saga.content.dice import ATTACK_DIE
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.mercenaries import ROBOT
from starboard.games.saga.content.modifiers import BLAST, TEMPLATE
from starboard.games.saga.geometry.ranges import SHORT, in_range
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.healing import heal_by_card
from starboard.games.saga.rules.attacks.wounds import can_be_healed, put_effect
from starboard.games.saga.rules.characteristics import abilities_in_force
from starboard.games.saga.rules.consent import accepts_help
from starboard.games.saga.rules.lookups import friends_of, is_agent, mercenary_of, model_named, profile, seat_of
from starboard.games.saga.rules.places import base_of, board
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Payload, Procedure, Roll

HERON, HURT = "heron", "hurt"  # what the campaign remembers
HIGHEST: Final = 3  # level of an explosion


def when_wounded(g: Saga, deed: Attack) -> Procedure[None]:
    """The abilities of the attacker, then its weapon."""
    attacker, target = deed.attacker, deed.target
    if attacker is None or target is None or deed.puppet:
        return
    for ability in profile(target).abilities:
        if ability in BY_VICTIM and target.at is not None:
            BY_VICTIM[ability](g, deed, target)
    for ability in abilities_in_force(attacker):
        if ability in BY_ABILITY:
            BY_ABILITY[ability](g, deed, target)
    if deed.weapon in BY_WEAPON:
        yield from BY_WEAPON[deed.weapon](g, attacker)


def _stunning_blow(g: Saga, deed: Attack, target: Model) -> None:
    """An Agent wounded in an Assault can do nothing until the end of the Round (SAGA-MODEL-06); Bosses can."""
    if deed.close and is_agent(target) and target.at is not None:
        put_effect(g, target, "ab-stunning-blow", "round", "SAGA-MODEL-06")


def _infect(g: Saga, deed: Attack, target: Model) -> None:
    """No counter can be removed from a Mercenary wounded in an Assault until the end of the Round, Robots excepted."""
    person = mercenary_of(g, target) is not None and ROBOT not in profile(target).keywords
    if deed.close and person and target.at is not None:
        put_effect(g, target, "aa-infectious", "round", "SAGA-WOUND-04")


def _burnt(g: Saga, deed: Attack, target: Model) -> None:
    """What a template or a blast has wounded does not grow back in this Round."""
    if deed.way in (TEMPLATE, BLAST):
        put_effect(g, target, "ba-regrowth", "round", "SAGA-WOUND-04")


def _remembered(g: Saga, deed: Attack, target: Model) -> None:
    """Whoever wounds a psychic Boss is remembered until the end of the Round."""
    if deed.attacker is not None and deed.attacker.side != target.side:
        put_effect(g, deed.attacker, "ba-psychic", "round", "SAGA-PSI-02")


def _life_drain(g: Saga, drainer: Model) -> Procedure[None]:
    """A counter may be removed from the drainer or from a friend within Short range of it (SAGA-MODEL-05)."""
    here = base_of(g, drainer)
    near = [one for one in friends_of(g, drainer) if in_range(board(g), here, base_of(g, one), SHORT)]
    patients = [one.name for one in [drainer, *near] if can_be_healed(one)]
    about: dict[str, Payload] = {"who": drainer.name, "counters": _drained(drainer)}
    while patients:
        name: str | None = yield Ask(seat_of(g, drainer), patients, "SAGA-MODEL-05", "heal", 0, about=about)
        if name is None:
            return
        patient = model_named(g, name)
        willing: bool = yield from _lets_itself_be_healed(g, patient, drainer)
        if willing:
            yield from heal_by_card(g, patient, _drained(drainer), "SAGA-MODEL-05")
            return
        patients = [one for one in patients if one != name]


def _lets_itself_be_healed(g: Saga, patient: Model, drainer: Model) -> Procedure[bool]:
    """Another player's Mercenary may refuse; then somebody else can be chosen."""
    helped, helper = mercenary_of(g, patient), mercenary_of(g, drainer)
    if helped is None or helper is None:
        return True
    return (yield from accepts_help(helped, helper, "wp-drain"))


def _drained(drainer: Model) -> int:
    """One counter, or as many as an ability says that works while it is Crippled."""
    found: list[Ability] = [ABILITIES[card] for card in abilities_in_force(drainer)]
    amounts = [ability.amount for ability in found if ability.rule == "SAGA-MODEL-05"]
    return max([1, *amounts])


# --- somebody has become Crippled (SAGA-WOUND-03) ---


def when_crippled(g: Saga, victim: Model) -> Procedure[None]:
    """What it carries may suffer."""
    who = mercenary_of(g, victim)
    for item in list(who.items) if who is not None else []:
        if item.card in BY_ITEM:
            yield from BY_ITEM[item.card](g, victim)


def _heron_is_shaken(g: Saga, holder: Model) -> Procedure[None]:
    """A die: the highest explosion hurts Heron, and once hurt no more is rolled (SAGA-MISSION-12)."""
    if g.flags.get(HERON) == HURT:
        return
    roll = Roll([ATTACK_DIE] * EQUIPMENT["eq-heron"].dice, "SAGA-MISSION-12", "heron")
    faces: tuple[int, ...] = yield roll
    tell(g, "heron-shaken", "SAGA-MISSION-12", who=holder.name, dice=roll.shown(faces))
    if HIGHEST in faces:
        g.flags[HERON] = HURT
        tell(g, "heron-hurt", "SAGA-MISSION-12", who=holder.name)


BY_ITEM: Final[dict[str, Callable[[Saga, Model], Procedure[None]]]] = {"eq-heron": _heron_is_shaken}
BY_ABILITY: Final[dict[str, Callable[[Saga, Attack, Model], None]]] = {
    "ab-stunning-blow": _stunning_blow,
    "aa-infectious": _infect,
}
# By an ability of the one that was wounded and is still there.
BY_VICTIM: Final[dict[str, Callable[[Saga, Attack, Model], None]]] = {
    "ba-regrowth": _burnt,
    "ba-psychic": _remembered,
}
BY_WEAPON: Final[dict[str, Callable[[Saga, Model], Procedure[None]]]] = {"wp-drain": _life_drain}
