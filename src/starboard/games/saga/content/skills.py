"""The 22 skills: keyword, printed cost, moments and plain numbers (SAGA-LEVEL-03, SAGA-CREDIT-05)."""

from dataclasses import dataclass
from typing import Final

from starboard.games.saga.content.hooks import (
    ACTION_END,
    HACK,
    HEALED,
    KILLED,
    MOVED,
    STEP,
    TURN_END,
    TURN_START,
)
from starboard.games.saga.content.mercenaries import (
    ASSAULTING,
    DWARF,
    HUMAN,
    JUDWAN,
    KAYOWANA,
    RESILIENCE,
    ROBOT,
    SHOOTING,
    SPEED,
    TACTICS,
    TECHNICAL,
)
from starboard.games.saga.content.modifiers import (
    ALWAYS,
    ASSAULT,
    ASSAULTS,
    BEHIND,
    CRIPPLED,
    DEFENCE,
    DEFENCE_DICE,
    DEFENDING,
    ENEMY_ATTACK_DICE,
    FREE_ATTACK,
    HACKING,
    MOVE,
    RAISE,
    ROLLS,
    ROUND,
    SHIELD_BOXES,
    SHOOT,
    SHOT,
    SOAK,
    TECH,
    TURN,
    WAYS,
    WEAPON_SHOTS,
    Modifier,
    ignoring,
    rerolling,
)

GENERIC: Final = "generic"  # a skill for everybody; no attribute (SAGA-ATTRIBUTE-03)
HIGHEST: Final = 6  # what a skill can raise Shoot or Assault to


@dataclass(frozen=True)
class Skill:
    """One skill card. What it does at its moments is found by its id."""

    id: str
    keyword: str
    credits: int
    hooks: tuple[str, ...] = ()  # empty: its modifiers say all
    limit: str = ALWAYS
    amount: int = 0  # squares, cards or counters of its effect
    modifiers: tuple[Modifier, ...] = ()


_ALL = (
    Skill(
        "sk-aimed-fire", SHOOTING, 15, modifiers=(rerolling(2, ways=WEAPON_SHOTS, condition="entered-no-square"),),
    ),
    Skill("sk-expert-shooter", SHOOTING, 10, modifiers=(Modifier(RAISE, 1, ways=(SHOT,)),)),
    Skill("sk-follow-through", ASSAULTING, 15, (KILLED,), TURN),
    Skill("sk-parry", ASSAULTING, 5, modifiers=(Modifier(DEFENCE_DICE, 1, ways=ASSAULTS),)),
    Skill("sk-code-breaker", TECHNICAL, 15, modifiers=(rerolling(2, rolls=(HACKING,)),)),
    Skill("sk-backdoor", TECHNICAL, 10, (HACK,)),
    Skill("sk-priority-orders", TACTICS, 20, (TURN_END,), ROUND),
    Skill("sk-foresight", TACTICS, 10, (TURN_START,), ROUND),
    Skill("sk-hit-and-run", SPEED, 15, (ACTION_END,), amount=2),
    Skill("sk-slippery", SPEED, 10, modifiers=(Modifier(ENEMY_ATTACK_DICE, -2, ways=(FREE_ATTACK,)),)),
    Skill("sk-thick-skin", RESILIENCE, 20, limit=ROUND, modifiers=(Modifier(SOAK, 1, ways=WAYS, limit=ROUND),)),
    Skill("sk-unbroken", RESILIENCE, 10, modifiers=(ignoring(CRIPPLED),)),
    Skill(
        "sk-resourceful", HUMAN, 10, limit=ROUND, modifiers=(rerolling(1, rolls=ROLLS, ways=WAYS, limit=ROUND),),
    ),
    Skill("sk-long-limbs", JUDWAN, 10, (STEP,)),
    Skill("sk-capacitors", ROBOT, 15, modifiers=(Modifier(SHIELD_BOXES, 1),)),
    Skill("sk-stone-born", DWARF, 10, (MOVED,), modifiers=(ignoring(BEHIND, (DEFENDING,)),)),
    Skill("sk-empathy", KAYOWANA, 15, (HEALED,), ROUND, amount=1),
    Skill("sk-plus-shoot", GENERIC, 20, modifiers=(Modifier(SHOOT, 1),)),
    Skill("sk-plus-assault", GENERIC, 20, modifiers=(Modifier(ASSAULT, 1),)),
    Skill("sk-plus-defence", GENERIC, 15, modifiers=(Modifier(DEFENCE, 1),)),
    Skill("sk-plus-tech", GENERIC, 10, modifiers=(Modifier(TECH, 1),)),
    Skill("sk-plus-move", GENERIC, 10, modifiers=(Modifier(MOVE, 1),)),
)  # fmt: skip

SKILLS: Final = {card.id: card for card in _ALL}
