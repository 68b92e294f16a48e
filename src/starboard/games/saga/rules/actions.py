"""The one Action of a Mercenary after its movement, and the table of all of them (SAGA-ACTION-01 to -05)."""

from typing import Final

from starboard.games.saga.content.hooks import ACTION_END
from starboard.games.saga.rules.action_entry import Action
from starboard.games.saga.rules.attacks.assault import choose_assault, why_no_assault
from starboard.games.saga.rules.attacks.shooting import shoot, why_no_shot
from starboard.games.saga.rules.attacks.weapons_in_hand import IN_A_FRONT_ARC
from starboard.games.saga.rules.characteristics import abilities_in_force
from starboard.games.saga.rules.gear.ability_deeds import FIELD_REPAIR, PACK_UP
from starboard.games.saga.rules.gear.deploying import deploy, why_no_deployment
from starboard.games.saga.rules.gear.equipment_use import use_card, why_no_use
from starboard.games.saga.rules.gear.interaction import interact, why_no_interaction
from starboard.games.saga.rules.gear.recovering import recover, why_no_recovery
from starboard.games.saga.rules.gear.trading import trade, why_no_trade
from starboard.games.saga.rules.hacking.hacking import hack, why_no_hack
from starboard.games.saga.rules.missions.uses import MISSION_USE
from starboard.games.saga.rules.movement.doors import OPEN_OR_CLOSE
from starboard.games.saga.rules.nexus.reactions import answer_to_a_shot
from starboard.games.saga.rules.places import engaged, layout
from starboard.games.saga.rules.stealth.noise import make_noise
from starboard.games.saga.rules.stealth.stealth import DISTRACT, noise_test
from starboard.games.saga.rules.turn_moments import speak_at
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Blocked, Procedure, Refusal

NOTHING: Final = "nothing"
ONLY_ASSAULT: Final = Refusal("SAGA-ACTION-03", "only-assault-in-a-front-arc")


def _why_no_shot(g: Saga, who: Mercenary) -> Refusal | None:
    """From a front arc it may only be made with a weapon that says so (SAGA-SHOOT-03)."""
    refused = why_no_shot(g, who.model, layout(g))
    return ONLY_ASSAULT if refused is IN_A_FRONT_ARC else refused


def _shoot(g: Saga, who: Mercenary) -> Procedure[None]:
    yield from shoot(g, who.model)


def _why_no_assault(g: Saga, who: Mercenary) -> Refusal | None:
    return why_no_assault(g, who.model, layout(g))


def _assault(g: Saga, who: Mercenary) -> Procedure[None]:
    yield from choose_assault(g, who.model)


ALL_ACTIONS: Final = (
    Action("shoot", "SAGA-SHOOT-05", _why_no_shot, _shoot, in_a_front_arc=True),
    Action("assault", "SAGA-ASSAULT-01", _why_no_assault, _assault, in_a_front_arc=True),
    OPEN_OR_CLOSE,
    Action("hack", "SAGA-HACK-01", why_no_hack, hack),
    Action("interact", "SAGA-INTERACT-01", why_no_interaction, interact, noisy=True),
    Action("trade", "SAGA-TRADE-01", why_no_trade, trade),
    Action("recover", "SAGA-DEATH-05", why_no_recovery, recover),
    Action("deploy", "SAGA-DEPLOY-06", why_no_deployment, deploy),
    # Each card says by itself whether it works in a front arc.
    Action("use", "SAGA-ACTION-05", why_no_use, use_card, in_a_front_arc=True),
    DISTRACT,
    PACK_UP,
    FIELD_REPAIR,
    MISSION_USE,
)
ACTIONS: Final = {action.name: action for action in ALL_ACTIONS}


def why_not(g: Saga, who: Mercenary, action: Action) -> Refusal | None:
    """Why the Mercenary cannot take this Action now."""
    return _refused(g, who, action, engaged(g, who.model, layout(g)))


def _refused(g: Saga, who: Mercenary, action: Action, caught: bool) -> Refusal | None:
    """In a front arc only an Assault is possible, and what a card says is (SAGA-ACTION-03)."""
    return ONLY_ASSAULT if caught and not action.in_a_front_arc else action.why_not(g, who)


def actions_of(who: Mercenary) -> list[Action]:
    """Those of everybody, and those that its own abilities give."""
    own = abilities_in_force(who.model)
    return [action for action in ALL_ACTIONS if not action.ability or action.ability in own]


def _why_not_each(g: Saga, who: Mercenary) -> list[tuple[str, Refusal | None]]:
    caught = engaged(g, who.model, layout(g))
    return [(action.name, _refused(g, who, action, caught)) for action in actions_of(who)]


def possible_actions(g: Saga, who: Mercenary) -> list[str]:
    return [name for name, refusal in _why_not_each(g, who) if refusal is None]


def impossible_actions(g: Saga, who: Mercenary) -> Blocked:
    return [(name, refusal) for name, refusal in _why_not_each(g, who) if refusal is not None]


def take_action(g: Saga, who: Mercenary) -> Procedure[None]:
    """It takes a single Action, or none (SAGA-ACTION-01, SAGA-TURN-04); a noisy one may be heard (SAGA-STEALTH-09)."""
    name: str = yield Ask(
        who.seat,
        (),
        "SAGA-ACTION-01",
        "action",
        about={"who": who.model.name},
        blocked=lambda: impossible_actions(g, who),
        find=lambda: [*possible_actions(g, who), NOTHING],
    )
    if name == NOTHING:
        return
    action = ACTIONS[name]
    tell(g, "action", action.rule, who=who.model.name, action=name)
    earlier, g.attacked = g.attacked, []
    going = action.deed(g, who)
    if going is not None:
        yield from going
    attacked, g.attacked = g.attacked, earlier + [one for one in g.attacked if one not in earlier]
    if action.noisy and who.model.at is not None:
        yield from noise_test(g, who)
        make_noise(g, who.model)
    # At one moment the side whose Phase it is speaks first, and the Nexus answers what it sees then.
    yield from speak_at(g, who, ACTION_END)
    if name == "shoot":
        yield from answer_to_a_shot(g, who, attacked)
