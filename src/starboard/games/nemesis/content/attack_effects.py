"""What the Intruder Attack cards do to their target (NEM-ATTACK-13 to NEM-ATTACK-19)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from starboard.games.nemesis.content.weaknesses import weakness
from starboard.games.nemesis.rules.attack import surprise_attack
from starboard.games.nemesis.rules.contamination import contaminate
from starboard.games.nemesis.rules.death import die
from starboard.games.nemesis.rules.encounter import blank_encounter, clear_noise, draw_token, place_by_encounter
from starboard.games.nemesis.rules.intruders import miniatures_left, place_intruder, take_from_pool
from starboard.games.nemesis.rules.markers import slime
from starboard.games.nemesis.rules.places import together_in
from starboard.games.nemesis.rules.wounds import serious_wounds, suffer_light, suffer_serious
from starboard.games.nemesis.state.fields import Character, Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ADULT, ALIVE, BREEDER, CREEPER, token_kind
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

Effect: TypeAlias = Callable[[Nemesis, Intruder, Character], Procedure[None] | None]


def scratch(g: Nemesis, intruder: Intruder, target: Character) -> Procedure[None]:
    yield from claws(g, target, 1)


def claw(g: Nemesis, intruder: Intruder, target: Character) -> Procedure[None]:
    yield from claws(g, target, 2)


def claws(g: Nemesis, target: Character, wounds: int) -> Procedure[None]:
    """Light Wounds one after the other, then Contamination for whoever still lives (NEM-ATTACK-13, 20)."""
    for _ in range(wounds):
        yield from suffer_light(g, target, "NEM-ATTACK-13", "intruder")
    if target.status == ALIVE:
        contaminate(g, target, "NEM-ATTACK-13")


def bite(g: Nemesis, intruder: Intruder, target: Character) -> Procedure[None]:
    """Death with 2 Serious Wounds, else another; an Adult's may be softened (NEM-ATTACK-14, NEM-WEAK-07)."""
    if serious_wounds(target) >= 2:
        yield from die(g, target, "intruder")
    elif intruder.kind == ADULT and weakness(g, "soft_bite"):
        yield from suffer_light(g, target, "NEM-WEAK-07", "intruder")
    else:
        yield from suffer_serious(g, target, "NEM-ATTACK-14", "intruder")


def tail(g: Nemesis, intruder: Intruder, target: Character) -> Procedure[None]:
    """Death with 1 Serious Wound, else the first (NEM-ATTACK-15)."""
    if serious_wounds(target) >= 1:
        yield from die(g, target, "intruder")
    else:
        yield from suffer_serious(g, target, "NEM-ATTACK-15", "intruder")


def frenzy(g: Nemesis, intruder: Intruder, target: Character) -> Procedure[None]:
    """Everybody in the Room dies of 2 Serious Wounds or suffers another (NEM-ATTACK-16)."""
    for victim in together_in(g, intruder.room):
        if serious_wounds(victim) >= 2:
            yield from die(g, victim, "intruder")
        else:
            yield from suffer_serious(g, victim, "NEM-ATTACK-16", "intruder")


def transformation(g: Nemesis, intruder: Intruder, target: Character) -> Procedure[None]:
    """The Creeper becomes a Breeder, Injuries and all, and pounces on an empty hand (NEM-ATTACK-17)."""
    if miniatures_left(g, BREEDER) == 0:
        return
    if intruder.token:
        g.pool.append(intruder.token)
    intruder.kind = BREEDER
    intruder.token = yield from take_from_pool(g, BREEDER, "NEM-ATTACK-17")
    tell(g, "transformed", "NEM-ATTACK-17", intruder=intruder.id, kind=CREEPER)
    if not target.hand:
        yield from surprise_attack(g, intruder, target)


def slime_attack(g: Nemesis, intruder: Intruder, target: Character) -> None:
    """Slime and Contamination (NEM-ATTACK-19)."""
    slime(g, target, "NEM-ATTACK-19")
    contaminate(g, target, "NEM-ATTACK-19")


def summoning(g: Nemesis, intruder: Intruder, target: Character) -> Procedure[None]:
    """One more Intruder from the bag, which does not attack now (NEM-ATTACK-18)."""
    as_encounter = "summoning-is-encounter" in g.options
    if as_encounter:
        clear_noise(g, intruder.room)
    token: str = yield from draw_token(g, "NEM-ATTACK-18")
    if not token:
        return
    if token == "blank":
        if as_encounter:
            yield from blank_encounter(g, intruder.room)
        else:
            g.bag.append(token)
    elif as_encounter:
        yield from place_by_encounter(g, token, intruder.room)
    elif miniatures_left(g, token_kind(token)) == 0:  # no Encounter, so no miniature is freed (NEM-INTRUDER-06)
        g.bag.append(token)
    else:
        yield from place_intruder(g, token_kind(token), intruder.room, token, "NEM-ATTACK-18")


ATTACK_EFFECTS: Final[dict[str, Effect]] = {
    "scratch": scratch,
    "claw": claw,
    "bite": bite,
    "tail": tail,
    "frenzy": frenzy,
    "transformation": transformation,
    "slime": slime_attack,
    "summoning": summoning,
}
