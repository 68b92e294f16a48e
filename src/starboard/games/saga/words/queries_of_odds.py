"""The odds of an attack before it is made: both pools with their reasons, and how the wounds would fall."""

from starboard.games.saga.content.modifiers import ATTACKING, CLOSE, DEFENDING, FREE_ATTACK, SHOT, SOAK, TEMPLATE
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.leaning import best_view
from starboard.games.saga.geometry.sight import IN_COVER
from starboard.games.saga.rules.attacks.aiming import GLASS_STOPS_SHOTS, as_it_looks
from starboard.games.saga.rules.attacks.attack import raises_of
from starboard.games.saga.rules.attacks.attack_odds import rolls
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.dice_pools import Pool, attack_pool, defence_pool
from starboard.games.saga.rules.attacks.raised_odds import raised_odds
from starboard.games.saga.rules.attacks.rerolls import rerolls
from starboard.games.saga.rules.attacks.shields import free_shield_boxes, shields_first
from starboard.games.saga.rules.attacks.targets_of_attacks import scenery_to_attack
from starboard.games.saga.rules.attacks.weapons_in_hand import blades, ranged_weapons, uses_template
from starboard.games.saga.rules.characteristics import in_force, value
from starboard.games.saga.rules.lookups import crippled, is_model, profile
from starboard.games.saga.rules.missions.whiles import BE_CRIPPLED, forbidden_to
from starboard.games.saga.rules.places import base_of, facing_of, layout
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.query_parts import Query, Thing, a_model, a_thing, a_truth, a_word, as_if_standing
from starboard.kernel.errors import StarboardError
from starboard.kernel.shapes import Plain

WAYS = [SHOT, TEMPLATE, CLOSE, FREE_ATTACK]


def odds(g: Saga, query: Query) -> dict[str, Plain]:
    """How an attack would go, whether or not it is legal now.

    `way`, `weapon` and `cover` may be left out: a shot with the first weapon, and Cover as it is seen.
    chances      of exactly 0, 1, 2... wounds before anybody rolls again or cancels any
    eliminated   the chance that the target falls (of scenery: is destroyed); `crippled`: that it is Crippled but lives
    rerolls      the cards with which either side may roll dice again; `soaks`: those that cancel explosions
    """
    attacker = a_model(g, query, "attacker")
    if not is_model(attacker):
        raise StarboardError(f"attacker: {attacker.name} attacks by its card alone")
    as_if_standing(g, attacker, query)
    target, now = a_thing(g, query, "target"), layout(g)
    deed = _deed(g, attacker, target, query, now)
    red, blue = attack_pool(g, deed, now), defence_pool(g, deed, now)
    ways = raised_odds(red.dice, blue.dice, raises_of(g, deed, now))
    chances = [number / rolls(red.dice, blue.dice) for number in ways]
    return {
        "way": deed.way,
        "weapon": deed.weapon,
        "cover": deed.in_cover,
        "attack": _pool(red),
        "defence": _pool(blue),
        "chances": chances,
        "expected": sum([wounds * chance for wounds, chance in enumerate(chances)]),
        **_fates(g, deed, chances),
        "rerolls": {
            "attacker": [one.card for one in rerolls(g, attacker, ATTACKING, deed, now)],
            "target": [one.card for one in rerolls(g, deed.target, DEFENDING, deed, now)],
        },
        "soaks": _soaks(g, deed, now),
    }


def _deed(g: Saga, attacker: Model, target: Thing, query: Query, now: Layout) -> Attack:
    if not target.name or target.model is attacker:
        raise StarboardError("target: somebody else, a door or a piece of scenery expected")
    if target.base.mask & base_of(g, attacker).mask:
        raise StarboardError("target: it stands on the attacker's square")
    if target.model is None and target.name not in scenery_to_attack(g, attacker):
        raise StarboardError(f"target: {attacker.name} cannot attack {target.name}")
    close = not ranged_weapons(g, attacker)
    way = a_word(query, "way", WAYS) if "way" in query else CLOSE if close else SHOT
    if not value(g, attacker, "shoot" if way in (SHOT, TEMPLATE) else "assault", now):
        raise StarboardError(f"way: {attacker.name} has no value for it")
    weapons = _weapons(g, attacker, way)
    if not weapons and way in (SHOT, TEMPLATE):
        raise StarboardError(f"way: {attacker.name} has no weapon for it")
    weapon = a_word(query, "weapon", weapons) if "weapon" in query else (weapons or [""])[0]
    cover = a_truth(query, "cover")
    if cover is None:
        cover = way == SHOT and target.model is not None and _is_covered(g, attacker, target, now)
    scenery = "" if target.model is not None else target.name
    return Attack(attacker, target.model, way, weapon, cover, scenery=scenery)


def _weapons(g: Saga, model: Model, way: str) -> list[str]:
    if way in (SHOT, TEMPLATE):
        return [one.id for one in ranged_weapons(g, model) if uses_template(one) == (way == TEMPLATE)]
    owned = blades(g, model)
    return [one.id for one in owned if one.modifiers] + [one.id for one in owned if not one.modifiers]


def _is_covered(g: Saga, attacker: Model, target: Thing, now: Layout) -> bool:
    looking = as_it_looks(g, attacker, now)
    here, facing = base_of(g, attacker), facing_of(attacker)
    best = best_view(looking, here, facing, target.base, glass_blocks=GLASS_STOPS_SHOTS)
    return best is not None and best.sight == IN_COVER


def _pool(pool: Pool) -> dict[str, Plain]:
    return {"dice": pool.dice, "parts": [[reason, dice] for reason, dice in pool.parts]}


def _fates(g: Saga, deed: Attack, chances: list[float]) -> dict[str, Plain]:
    """The chances of what the wounds would do."""
    target = deed.target
    if target is None:
        return {"eliminated": sum(chances[1:]), "crippled": 0.0}
    card = profile(target)
    shields = free_shield_boxes(g, target) if shields_first(g, deed) else 0
    deadly = card.boxes - target.wounds + shields
    falls = sum(chances[deadly:])
    if not card.green or crippled(target) or forbidden_to(g, BE_CRIPPLED, target):
        return {"eliminated": falls, "crippled": 0.0}
    crippling = card.green - target.wounds + shields
    return {"eliminated": falls, "crippled": sum(chances[crippling:deadly])}


def _soaks(g: Saga, deed: Attack, now: Layout) -> list[str]:
    if deed.target is None:
        return []
    return [source.card for source, _ in in_force(g, deed.target, SOAK, DEFENDING, deed, now)]
