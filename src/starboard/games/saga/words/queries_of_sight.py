"""Queries about lines of sight, arcs and the flame template: what is seen, what hides it, what is in the way."""

from typing import Any, Final

from starboard.games.saga.content.modifiers import ATTACKING, COVER, SHOT
from starboard.games.saga.content.weapons import WEAPONS, Weapon
from starboard.games.saga.geometry.arcs import arc_of_sight, faces, front_arc, rear_arc
from starboard.games.saga.geometry.explain import explain_shot, explain_template
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.ranges import UNLIMITED
from starboard.games.saga.geometry.sight import MODEL, SCENERY
from starboard.games.saga.geometry.squares import Squares, list_of
from starboard.games.saga.geometry.template import FARTHEST_AIM
from starboard.games.saga.rules.attacks.aiming import (
    GLASS_STOPS_SHOTS,
    Aimed,
    as_it_looks,
    possible_targets,
    why_not_at,
)
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.template_attack import GLASS_STOPS_FLAMES, victims
from starboard.games.saga.rules.attacks.weapons_in_hand import (
    IN_A_FRONT_ARC,
    MOVED_TOO_FAR,
    ranged_weapons,
    ruler_of,
    usable_weapons,
    uses_template,
    why_not_shoot,
)
from starboard.games.saga.rules.characteristics import ignores
from starboard.games.saga.rules.lookups import (
    MERCENARIES,
    NEXUS,
    all_models,
    enemies_of,
    is_model,
    on_board,
)
from starboard.games.saga.rules.missions.bars import has_front_arc
from starboard.games.saga.rules.movement.facing import enemies_engaging
from starboard.games.saga.rules.movement.passing import seen_by
from starboard.games.saga.rules.places import base_of, board, closed, facing_of, layout, place_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.query_parts import Query, Thing, a_model, a_thing, a_word, any_place, as_if_standing
from starboard.kernel.errors import StarboardError
from starboard.kernel.requests import Refusal
from starboard.kernel.shapes import Plain

SIDES: Final = [MERCENARIES, NEXUS]


def sight(g: Saga, query: Query) -> dict[str, Plain]:
    """What decides a shot, as `geometry/explain.py` has it, and besides:

    ruler        squares that are measured; 0: no ruler is laid
    cover_dice   that the target's Cover gives it
    line         two points [x, y, n], measured in squares as x / n, y / n: from the eye to what it looks at
    in_the_way   the squares that block, nearest first, and what stands there
    screened_by  the squares that give Cover, and what stands there
    shots        of a model that looks at a target: each weapon, and why it cannot be fired, if so

    With `leaning`, one of the squares that are leant to, it is the line from there.
    """
    eye = a_thing(g, query, "from")
    if eye.model is not None:
        as_if_standing(g, eye.model, query)
        eye = Thing(eye.name, eye.model, base_of(g, eye.model), facing_of(eye.model))
    target, now = a_thing(g, query, "to"), layout(g)
    if eye.base.mask & target.base.mask:
        raise StarboardError("to: a square that the eye itself stands on")
    looking = now if eye.model is None or not is_model(eye.model) else as_it_looks(g, eye.model, now)
    ruler = _ruler(g, eye.model, query)
    kind = SCENERY if target.name and target.model is None else MODEL
    found = explain_shot(looking, eye.base, eye.facing, target.base, ruler, kind, GLASS_STOPS_SHOTS)
    best = _line_looked_at(found["lines"], query)
    covered = best["sight"] == "cover"
    return {
        **found,
        "sight": best["sight"],
        "seen": best["sight"] != "hidden",
        "ruler": ruler,
        "cover_dice": int(covered and not _sees_past_cover(g, eye.model, target, now)),
        "line": [_middle(best["from"]), best["seen"] or [target.base.centre_x, target.base.centre_y, 2]],
        "in_the_way": [] if best["seen"] else _named(g, best["blocking"], best["from"]),
        "screened_by": _named(g, best["covering"], best["from"]),
        "shots": _shots(g, eye.model, target, now),
    }


def _line_looked_at(lines: list[dict[str, Any]], query: Query) -> dict[str, Any]:
    """The best line, or the one from the square that the query wants leant to."""
    if "leaning" not in query:
        return lines[0]
    at = any_place(query, "leaning")
    for line in lines:
        if line["leaning"] and tuple(line["from"]) == at:
            return line
    raise StarboardError("leaning: nobody leans there to see it")


def _ruler(g: Saga, model: Model | None, query: Query) -> int:
    """Of the named weapon, otherwise the longest of its weapons."""
    weapons = [] if model is None else [one for one in ranged_weapons(g, model) if not uses_template(one)]
    if "weapon" in query and model is not None:
        word = a_word(query, "weapon", [one.id for one in weapons])
        return ruler_of(g, model, WEAPONS[word])
    lengths = [ruler_of(g, model, one) for one in weapons] if model is not None else []
    return UNLIMITED if not lengths or UNLIMITED in lengths else max(lengths)


def _sees_past_cover(g: Saga, model: Model | None, target: Thing, now: Layout) -> bool:
    if model is None or target.model is None:
        return False
    weapons = [one for one in ranged_weapons(g, model) if not uses_template(one)]
    deeds = [Attack(model, target.model, SHOT, weapon.id) for weapon in weapons]
    return bool(deeds) and all([ignores(g, model, COVER, ATTACKING, deed, now) for deed in deeds])


def _middle(square: list[int]) -> list[int]:
    return [2 * square[0] + 1, 2 * square[1] + 1, 2]


def _named(g: Saga, squares: list[list[int]], eye: list[int]) -> list[dict[str, Plain]]:
    """Squares and what stands there, from the eye outwards."""
    near = sorted(squares, key=lambda at: ((at[0] - eye[0]) ** 2 + (at[1] - eye[1]) ** 2, at[1], at[0]))
    return [{"at": at, **_standing_on(g, at)} for at in near]


def _standing_on(g: Saga, at: list[int]) -> dict[str, Plain]:
    place = (at[0], at[1])
    bit = 1 << place[1] * g.width + place[0]
    for model in all_models(g):
        if model.at is not None and base_of(g, model).mask & bit:
            return {"what": "model", "name": model.name}
    for piece in g.scenery:
        if place in piece.squares:
            return {"what": "scenery", "name": piece.code}
    for door in g.doors:
        if closed(door) and place in door.squares:
            return {"what": "door", "name": door.code}
    return {"what": "wall", "name": ""}


def _shots(g: Saga, model: Model | None, target: Thing, now: Layout) -> list[dict[str, Plain]]:
    if model is None or not is_model(model):
        return []
    aimed = [one for one in possible_targets(g, model) if one.name == target.name]
    if not aimed:
        return []
    return [
        {"weapon": weapon.id, **_refused(_why_not(g, model, weapon, aimed[0], now))}
        for weapon in ranged_weapons(g, model)
        if not uses_template(weapon)
    ]


def _why_not(g: Saga, model: Model, weapon: Weapon, target: Aimed, now: Layout) -> Refusal | None:
    """The first thing against a shot: the shooter, its weapon, the target."""
    usable = usable_weapons(g, model, now)
    refused = why_not_shoot(g, model, now, usable)
    if refused is None and weapon not in usable:
        caught = bool(enemies_engaging(g, model, now)) and not weapon.in_front_arc
        return IN_A_FRONT_ARC if caught else MOVED_TOO_FAR
    return refused or why_not_at(g, model, weapon, target, now)


def _refused(refusal: Refusal | None) -> dict[str, Plain]:
    if refusal is None:
        return {"legal": True}
    return {"legal": False, "rule": refusal.rule, "why": f"saga-refusal-{refusal.key}"}


# --- arcs ---


def arcs(g: Saga, query: Query) -> dict[str, Plain]:
    """Its front and rear arc, the squares it faces, and who is in whose front arc (SAGA-ARC-01, SAGA-ARC-06)."""
    model = a_model(g, query, "who")
    if not is_model(model):
        raise StarboardError(f"who: {model.name} has no arcs")
    as_if_standing(g, model, query)
    now, base, facing = layout(g), base_of(g, model), facing_of(model)
    front = front_arc(now, base, facing) if has_front_arc(g, model) else 0
    return {
        "front": pairs(g, front & ~now.walls),
        "rear": pairs(g, rear_arc(now, base, facing) & ~now.walls),
        "facing": pairs(g, arc_of_sight(board(g), base, facing) & ~now.walls),
        "catches": [one.name for one in enemies_of(g, model) if base_of(g, one).mask & front],
        "caught_by": [one.name for one in enemies_engaging(g, model, now)],
    }


def threats(g: Saga, query: Query) -> dict[str, Plain]:
    """The squares where a model of this side would stand in an enemy's front arc, and in whose (SAGA-ARC-06)."""
    side = a_word(query, "side", SIDES)
    now = layout(g)
    by: dict[int, list[str]] = {}
    enemies = on_board(g, NEXUS if side == MERCENARIES else MERCENARIES)
    for enemy in [one for one in enemies if has_front_arc(g, one)]:
        for square in list_of(front_arc(now, base_of(g, enemy), facing_of(enemy)) & now.crossable):
            by.setdefault(square, []).append(enemy.name)
    return {"squares": [{"at": list(place_of(g, square)), "by": by[square]} for square in sorted(by)]}


# --- the template ---


def flames(g: Saga, query: Query) -> dict[str, Plain]:
    """What the flame template touches when `who` points it at `aim`, on the map or off it (SAGA-TEMPLATE-02)."""
    model = a_model(g, query, "who")
    as_if_standing(g, model, query)
    aim, now, base = any_place(query, "aim"), layout(g), base_of(g, model)
    under = base.left <= aim[0] <= base.right and base.top <= aim[1] <= base.bottom
    near = (
        base.left - FARTHEST_AIM <= aim[0] <= base.right + FARTHEST_AIM
        and base.top - FARTHEST_AIM <= aim[1] <= base.bottom + FARTHEST_AIM
    )
    if under or not near:
        raise StarboardError("aim: a square beside the model, at most eight away")
    if not faces(base, facing_of(model), *aim):
        raise StarboardError("aim: not in the arc of sight")
    found: dict[str, Any] = explain_template(
        seen_by(g, model, now), base, facing_of(model), aim[0], aim[1], GLASS_STOPS_FLAMES
    )
    hit = victims(g, model, aim, now)
    friends = [one.name for one in on_board(g, model.side)]
    return {**found, "hit": hit.all, "friends": [name for name in hit.models if name in friends]}


def pairs(g: Saga, squares: Squares) -> list[list[int]]:
    return [list(place_of(g, square)) for square in list_of(squares)]
