"""The flame template laid from a piece of the map, such as a burner (docs/decisions/0030, word `template`)."""

from typing import Final

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.content.modifiers import FLAT
from starboard.games.saga.geometry.template import template
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.template_attack import GLASS_STOPS_FLAMES
from starboard.games.saga.rules.lookups import MERCENARIES, mercenary_named, model_named, on_board
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.pieces import squares_coded
from starboard.games.saga.rules.nexus.hand import has_player
from starboard.games.saga.rules.places import FACING, base_of, base_on, layout
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

AHEAD: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OWN: Final = 10  # an own model hit counts more than all Mercenaries


def burned(g: Saga, tip: str, facing: str) -> list[str]:
    """Whom the template touches, straight ahead from the middle of a piece; deployed pieces too (SAGA-TEMPLATE-05)."""
    base = base_on(g, squares_coded(mission_of(g), tip))
    dx, dy = AHEAD[facing]
    aim_x = base.left + dx if dx < 0 else base.right + dx
    aim_y = base.top + dy if dy < 0 else base.bottom + dy
    affected = template(layout(g), base, FACING[facing], aim_x, aim_y, GLASS_STOPS_FLAMES).affected
    standing = on_board(g) + [piece for piece in g.deployed if piece.at is not None]
    return [model.name for model in standing if base_of(g, model).mask & affected]


def flames(g: Saga, effect: Saying, actor: str) -> Procedure[None]:
    """The doer chooses among the aims; everybody touched is attacked once, friends too (SAGA-TEMPLATE-09).

    Whoever is hit defends itself against dice without modifiers; scenery is spared.
    """
    tip, aims = effect.text("tip"), list(effect.texts("aim"))
    if actor or has_player(g):
        seat = mercenary_named(g, actor).seat if actor else g.nexus.seat
        aim: str = yield Ask(seat, aims, "SAGA-TEMPLATE-02", "device-aim", about={"who": actor, "device": tip})
    else:
        aim = max(aims, key=lambda facing: gain(g, tip, facing))
    hit = burned(g, tip, aim)
    tell(g, "device-flames", "SAGA-TEMPLATE-05", who=actor, device=tip, aim=aim, hit=tuple(hit))
    for name in hit:
        yield from attack(g, Attack(None, model_named(g, name), FLAT, dice=effect.number("dice")))


def gain(g: Saga, tip: str, facing: str) -> int:
    """What an aim is worth to the Artificial Nexus: the Mercenaries hit, but rather none of its own (SAGA-AN-16)."""
    worth = 0
    for name in burned(g, tip, facing):
        worth += 1 if model_named(g, name).side == MERCENARIES else -OWN
    return worth
