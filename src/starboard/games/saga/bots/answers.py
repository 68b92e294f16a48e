"""One function for every kind of question. Each gives an answer; the bot takes it where it is legal."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.bots import mercenary_answers as smaller
from starboard.games.saga.bots import mercenary_moves as mercenary
from starboard.games.saga.bots import nexus_cards as cards
from starboard.games.saga.bots import nexus_moves as nexus
from starboard.games.saga.bots import squads
from starboard.games.saga.bots.flames import aim_flame
from starboard.games.saga.bots.outlook import Outlook
from starboard.games.saga.rules.lookups import MERCENARIES
from starboard.kernel.requests import Ask, Payload

Answer = Callable[[Outlook, Ask], Payload]


def answer_to(o: Outlook, ask: Ask) -> Payload:
    """The answer of the function for this kind of question; without one the first option, or nothing if it may be."""
    function = ANSWERS.get(ask.kind, usual)
    return function(o, ask)


def usual(o: Outlook, ask: Ask) -> Payload:
    """Where there is no opinion: nothing if that is allowed, else the first."""
    if ask.many:
        return tuple(list(ask.options)[: ask.least])
    return None if ask.least == 0 or not ask.options else ask.options[0]


def first(o: Outlook, ask: Ask) -> Payload:
    """What is offered is good to have."""
    if ask.many:
        return tuple(list(ask.options)[: ask.most])
    return ask.options[0] if ask.options else None


def nothing(o: Outlook, ask: Ask) -> Payload:
    return () if ask.many else None


def _by_side(for_mercenaries: Answer, for_nexus: Answer) -> Answer:
    """Some kinds of question are put to both sides; whose model it is about decides."""

    def function(o: Outlook, ask: Ask) -> Payload:
        name = ask.about.get("who", "")
        models = [who.model for who in o.g.mercenaries] + o.g.enemies + o.g.deployed
        side = next((one.side for one in models if one.name == name), "")
        return for_mercenaries(o, ask) if side == MERCENARIES else for_nexus(o, ask)

    return function


def _by_seat(for_mercenaries: Answer, for_nexus: Answer) -> Answer:
    def function(o: Outlook, ask: Ask) -> Payload:
        return for_nexus(o, ask) if o.is_nexus else for_mercenaries(o, ask)

    return function


# --- questions that need no more than a line ---


def reroll(o: Outlook, ask: Ask) -> Payload:
    """Blanks are rolled again; where all dice may be, the lowest too if they are few."""
    blanks = [face for face in ask.options if face == 0]
    return tuple(blanks[: ask.most])


def consent(o: Outlook, ask: Ask) -> Payload:
    for word in ("accept", "agree"):
        if word in ask.options:
            return word
    return ask.options[0]


def free_attack(o: Outlook, ask: Ask) -> Payload:
    return ask.options[0]


def point(o: Outlook, ask: Ask) -> Payload:
    """Agents wait near; points are closed where they are near."""
    return nexus.nearest_point(o, list(ask.options))


def device_aim(o: Outlook, ask: Ask) -> Payload:
    sign = 1 if o.is_nexus else -1
    device = str(ask.about["device"])
    return max(ask.options, key=lambda aim: (sign * nexus.flame_worth(o, device, aim), aim))


def near_enemies(o: Outlook, ask: Ask) -> Payload:
    """A square for something that shall hurt or hinder the other side."""
    targets = [who.model.at for who in o.g.mercenaries if who.model.at is not None]
    if not o.is_nexus or not targets:
        return ask.options[0]
    return min(ask.options, key=lambda at: (min([abs(at[0] - x) + abs(at[1] - y) for x, y in targets]), at))


def lean(o: Outlook, ask: Ask) -> Payload:
    """The rules put the squares without Cover first."""
    return ask.options[0]


def door_to_lock(o: Outlook, ask: Ask) -> Payload:
    """A Nexus player locks the door that a Mercenary needs next."""
    for name, aim in sorted(o.aims.items(), key=lambda one: (not one[1].leads, one[0])):
        at = o.model(name).at
        if at is not None:
            door = o.terrain.first_door(aim.field, at, o.g.doors)
            if door is not None and door.code in ask.options:
                return door.code
    return ask.options[0]


def start_square(o: Outlook, ask: Ask) -> Payload:
    """Leaders stand in front: as near to the aim as can be."""
    name = ask.about.get("who", "")
    aim = o.aims.get(name) or next(iter(o.aims.values()), None)
    if aim is None:
        return ask.options[0]
    return min(ask.options, key=lambda place: (o.terrain.at(aim.field, place), place))


ANSWERS: Final[dict[str, Answer]] = {
    # both sides
    "move": _by_side(mercenary.choose_move, nexus.choose_move),
    "facing": _by_side(mercenary.choose_facing, nexus.choose_facing),
    "action": _by_side(mercenary.choose_action, nexus.choose_action),
    "target": mercenary.choose_target,
    "weapon": mercenary.choose_weapon,
    "lean": lean,
    "aim": aim_flame,
    "free-attack": free_attack,
    "reroll": reroll,
    "soak": first,
    "heal": smaller.patient,
    "point": point,
    "device-aim": device_aim,
    "push": usual,
    "throw-at": _by_seat(smaller.throw_at, cards.throw_at),
    "door": _by_seat(smaller.by_task, door_to_lock),
    # Mercenaries
    "who-acts": smaller.who_acts,
    "terminal": smaller.by_task,
    "scenery": smaller.by_task,
    "goal": smaller.goal,
    "mission-use": smaller.mission_use,
    "use-card": smaller.use_card,
    "use-free": smaller.use_free,
    "use-ability": smaller.use_ability,
    "mode": smaller.mode,
    "friend": smaller.friend,
    "patient": smaller.patient,
    "jump-to": smaller.jump_to,
    "deploy": first,
    "deploy-at": smaller.deploy_at,
    "turret-target": first,
    "follow-through": first,
    "slip-past": first,
    "orders": smaller.orders,
    "granted-attack": smaller.granted_attack,
    "feat-next": first,
    "carrier": smaller.carrier,
    "accept-help": consent,
    "trade-consent": consent,
    "empathy": first,
    "growth": first,
    "team": squads.choose_team,
    "build-team": squads.build_team,
    "start-square": start_square,
    "shop": nothing,
    # the Nexus
    "activate": nexus.choose_agent,
    "entry": nexus.choose_entry,
    "ability": cards.choose_ability,
    "reinforce": cards.choose_to_call,
    "bonus": cards.choose_bonus,
    "discard": cards.choose_discard,
    "next-card": cards.next_card,
    "call": cards.choose_kind,
    "victim": cards.choose_victim,
    "agent-for-card": cards.agent_for_card,
    "agents-for-card": cards.agents_for_card,
    "patch-up": first,
    "square": near_enemies,
    "reaction": first,
    "interrupt": first,
    "override": first,
}
