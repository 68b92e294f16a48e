"""What a Mercenary's abilities, skills and deployed pieces may do at a moment of its Turn: one table for each moment.

All of it is optional, in the order that its player chooses, and each thing once at a moment (SAGA-MODEL-03).
Equipment that is used up is in `equipment_use.py`.
"""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.card_list import ABILITIES
from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.hooks import ACTION_END, TURN_END, TURN_START
from starboard.games.saga.content.modifiers import ALWAYS
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.rules.characteristics import abilities_in_force
from starboard.games.saga.rules.gear import ability_deeds as abilities
from starboard.games.saga.rules.gear import piece_deeds as pieces
from starboard.games.saga.rules.gear import skill_deeds as skills
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Procedure


class Speaking:
    """Whether a card has anything to do now, and what it does; the deed says whether it was used at all."""

    __slots__ = ("can", "deed")

    def __init__(
        self, can: Callable[[Saga, Mercenary], bool], deed: Callable[[Saga, Mercenary], Procedure[bool]]
    ) -> None:
        self.can = can
        self.deed = deed


MOMENTS: Final[dict[str, dict[str, Speaking]]] = {
    TURN_START: {
        "ab-modes": Speaking(abilities.has_modes, abilities.change_mode),
        "sk-foresight": Speaking(skills.can_foresee, skills.foresee),
        "eq-scope": Speaking(skills.can_name_weapon, skills.name_weapon),
        "dp-charge": Speaking(pieces.can_detonate, pieces.detonate),
    },
    ACTION_END: {
        "sk-hit-and-run": Speaking(skills.can_run, skills.run),
    },
    TURN_END: {
        "dp-sentry": Speaking(pieces.can_fire, pieces.fire_sentry),
        "dp-charge": Speaking(pieces.can_detonate, pieces.detonate),
        "ab-field-command": Speaking(abilities.can_command, abilities.field_command),
        "sk-priority-orders": Speaking(skills.can_order, skills.priority_orders),
    },
}


def limit_of(card: str) -> str:
    """How often an ability, a piece of equipment, a skill or a deployed piece works."""
    if card in ABILITIES:
        return ABILITIES[card].limit
    if card in EQUIPMENT:
        return EQUIPMENT[card].limit
    if card in DEPLOYABLES:
        return DEPLOYABLES[card].limit
    return SKILLS[card].limit if card in SKILLS else ALWAYS


def cards_of(g: Saga, who: Mercenary) -> list[str]:
    """What may speak for it: its abilities, its skills, its equipment and what it has deployed."""
    found = [*abilities_in_force(who.model), *who.skills]
    found += [item.card for item in who.items if item.card not in DEPLOYABLES]  # carried ones do nothing
    found += [piece.kind for piece in g.deployed if piece.owner == who.model.name]
    return found


def may_speak(g: Saga, who: Mercenary, moment: str) -> list[str]:
    """Its cards that could be used at this moment, each once."""
    table = MOMENTS[moment]
    own = cards_of(g, who)
    return [card for card in table if card in own and card not in who.used and table[card].can(g, who)]


def speak_at(g: Saga, who: Mercenary, moment: str) -> Procedure[None]:
    """Its player uses what it likes, one thing after the other."""
    done: list[str] = []
    while who.model.at is not None:
        options = [card for card in may_speak(g, who, moment) if card not in done]
        about = {"who": who.model.name, "moment": moment}
        card: str | None = yield Ask(who.seat, options, "SAGA-MODEL-03", "use-ability", 0, about=about)
        if card is None:
            return
        done.append(card)
        used: bool = yield from MOMENTS[moment][card].deed(g, who)
        if used and limit_of(card):
            who.used.append(card)
