"""An attack from its dice to its wounds (SAGA-ATTACK-01)."""

from collections.abc import Sequence

from starboard.games.saga.content.dice import ATTACK_DIE, BLANK, DEFENCE_DIE
from starboard.games.saga.content.modifiers import ATTACKING, DEFENDING, RAISE, SOAK
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.destroying import destroy
from starboard.games.saga.rules.attacks.dice_pools import Pool, attack_pool, defence_pool
from starboard.games.saga.rules.attacks.pairing import paired, unblocked
from starboard.games.saga.rules.attacks.rerolls import Opposed, both_sides, rerolls, roll_again, spent
from starboard.games.saga.rules.attacks.shields import shields_first
from starboard.games.saga.rules.attacks.wounding import when_crippled, when_wounded
from starboard.games.saga.rules.attacks.wounds import inflict
from starboard.games.saga.rules.characteristics import changes, in_force
from starboard.games.saga.rules.lookups import HIDING, MERCENARIES, NEXUS, crippled, mercenary_of, seat_of
from starboard.games.saga.rules.movement.zones import reveal_beyond
from starboard.games.saga.rules.orders.orders import end_if_attacked
from starboard.games.saga.rules.places import layout
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import FATE, Ask, Payload, Procedure, Roll


def attack(g: Saga, deed: Attack) -> Procedure[int]:
    """The six steps of an attack; how many wounds it inflicts (SAGA-ATTACK-01).

    Whoever asks for an attack has seen to it that it is legal.
    """
    now = layout(g)
    _remember(g, deed)
    # 1. Both pools with all modifiers.
    red, blue = attack_pool(g, deed, now), defence_pool(g, deed, now)
    raises = raises_of(g, deed, now)
    by_attacker = rerolls(g, deed.attacker, ATTACKING, deed, now)
    by_defender = rerolls(g, deed.target, DEFENDING, deed, now)
    # 2. Both sides roll at the same time.
    roll = Roll(
        [ATTACK_DIE] * red.dice + [DEFENCE_DIE] * blue.dice, "SAGA-ATTACK-01", "attack",
        alike=None if by_attacker or by_defender else OnlyWounds(red.dice, raises),
    )  # fmt: skip
    faces: tuple[int, ...] = yield roll
    _tell_roll(g, deed, red, blue, roll.shown(faces))
    # 3. Re-rolls, the attacker's before the defender's (SAGA-REROLL-03).
    attacker = deed.attacker.name if deed.attacker is not None else ""
    blocks = Opposed(deed.target_name, faces[red.dice :])
    explosions = yield from roll_again(g, deed.attacker, by_attacker, ATTACK_DIE, list(faces[: red.dice]), blocks)
    hits = Opposed(attacker, explosions)
    shields = yield from roll_again(g, deed.target, by_defender, DEFENCE_DIE, list(faces[red.dice :]), hits)
    # 4 and 5. Blanks are discarded and shields paired with explosions (SAGA-ATTACK-10 to SAGA-ATTACK-12).
    left, pairs = paired(raised(explosions, shields, raises), shields)
    wounds = yield from _soaked(g, deed, len(left), now, both_sides(DEFENCE_DIE, shields, hits))
    tell(
        g, "paired", "SAGA-ATTACK-12", target=deed.target_name, unblocked=tuple(left), wounds=wounds,
        pairs=tuple(pairs), blanks=_idle(explosions, shields, pairs),
    )  # fmt: skip
    # 6. Each explosion left is a wound, or damage.
    yield from _hurt(g, deed, wounds)
    return wounds


def _idle(explosions: Sequence[int], shields: Sequence[int], pairs: list[tuple[int, int]]) -> tuple[int, int]:
    """How many dice of each side neither wound nor block: blanks, and shields that have nothing to block."""
    return explosions.count(BLANK), len(shields) - len(pairs)


class OnlyWounds:
    """Of a roll that nobody may change, only the number of wounds matters: for odds."""

    __slots__ = ("dice", "raises")

    def __init__(self, dice: int, raises: int) -> None:
        self.dice, self.raises = dice, raises  # of the attacker

    def __call__(self, faces: tuple[Payload, ...]) -> Payload:
        explosions, shields = faces[: self.dice], faces[self.dice :]
        return len(unblocked(raised(explosions, shields, self.raises), shields))


def _remember(g: Saga, deed: Attack) -> None:
    """Whom the Mercenaries attack in this Turn may notice them at its end (SAGA-DETECT-04).

    Who was out of sight is no longer, once it attacks. An order may end with an attack on whoever follows it.
    """
    target, attacker = deed.target, deed.attacker
    if target is not None:
        end_if_attacked(g, target)
    if attacker is not None:
        attacker.effects = [effect for effect in attacker.effects if effect.source not in HIDING]
    if target is None or attacker is None or attacker.side != MERCENARIES or target.side != NEXUS:
        return
    if target.name not in g.attacked:
        g.attacked.append(target.name)


def _tell_roll(g: Saga, deed: Attack, red: Pool, blue: Pool, shown: Payload) -> None:
    tell(
        g, "attacked", "SAGA-ATTACK-01", who=deed.attacker.name if deed.attacker is not None else "",
        target=deed.target_name, way=deed.way, weapon=deed.weapon, attack=red.told(), defence=blue.told(), dice=shown,
    )  # fmt: skip


def raises_of(g: Saga, deed: Attack, now: Layout) -> int:
    """How many explosions count one level higher."""
    if deed.attacker is None:
        return 0
    return sum([number for _, number in changes(g, deed.attacker, RAISE, ATTACKING, deed, now)])


def raised(explosions: Sequence[int], shields: Sequence[int], number: int) -> list[int]:
    """The explosions with so many of them one level higher: those that give most wounds, then the lowest."""
    best, most = list(explosions), -1
    ones, twos = best.count(1), best.count(2)
    for low in range(min(number, ones), -1, -1):
        high = min(number - low, twos)
        others = [level for level in explosions if level not in (1, 2)]
        tried = others + [1] * (ones - low) + [2] * (low + twos - high) + [3] * high
        wounds = len(unblocked(tried, shields))
        if wounds > most:
            best, most = tried, wounds
    return best


def _soaked(g: Saga, deed: Attack, wounds: int, now: Layout, rolled: dict[str, Payload]) -> Procedure[int]:
    """What is left after the defender has cancelled unblocked explosions, if it can and wants to."""
    target = deed.target
    if target is None:
        return wounds
    for source, modifier in in_force(g, target, SOAK, DEFENDING, deed, now):
        if not wounds or spent(g, target, source.card, modifier):
            continue
        seat, about = seat_of(g, target), {"who": target.name, "source": source.card, "wounds": wounds, **rolled}
        answer: str | None = "soak"
        if seat != FATE:
            answer = yield Ask(seat, ["soak"], "SAGA-ATTACK-13", "soak", least=0, about=about)
        if answer is None:
            continue
        who = mercenary_of(g, target)
        if modifier.limit and who is not None:
            who.used.append(source.card)
        wounds = max(0, wounds - modifier.amount)
        tell(g, "soaked", "SAGA-ATTACK-13", who=target.name, source=source.card)
    return wounds


def _hurt(g: Saga, deed: Attack, wounds: int) -> Procedure[None]:
    """Wounds on a model, or the damage that destroys a door or piece of scenery (SAGA-ATTACK-13, SAGA-DESTROY-07)."""
    if not wounds:
        return
    if deed.target is None:
        destroy(g, deed.scenery, deed.attacker)
        yield from reveal_beyond(g, deed.scenery)  # SAGA-DESTROY-07
        return
    before = crippled(deed.target)
    inflict(g, deed.target, wounds, shields_first(g, deed), deed.attacker)
    if crippled(deed.target) and not before:
        yield from when_crippled(g, deed.target)
    yield from when_wounded(g, deed)
