"""What Mercenaries do in their Turns besides moving and fighting: questions and options (SAGA-ACTION-01, -MODEL-03)."""

from typing import Final

from starboard.games.saga.rules.actions import ACTIONS
from starboard.games.saga.rules.attacks.assault import assault_scenery_targets, assault_targets
from starboard.games.saga.rules.attacks.shooting import legal_shots
from starboard.games.saga.rules.features.rolling_shelves import slide_of
from starboard.games.saga.rules.gear.interaction import scenery_in_front
from starboard.games.saga.rules.hacking.hacking import complexity, terminals_in_reach
from starboard.games.saga.rules.hacking.operations import AWAY
from starboard.games.saga.rules.lookups import MERCENARIES, door_coded, mercenary_of, model_named
from starboard.games.saga.rules.missions.lookups import levels_left, printed_operation
from starboard.games.saga.rules.movement.doors import doors_in_front, why_not_use
from starboard.games.saga.rules.places import Place, closed, layout
from starboard.games.saga.rules.turns import END
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.choices import (
    Describer,
    Prompt,
    a_card,
    a_model,
    a_piece,
    a_thing,
    asked,
    found,
    names_of,
    plain,
    spelled,
    worded,
)
from starboard.games.saga.words.names import (
    card,
    cards,
    is_code,
    of_mission,
    operation,
    square,
    zone,
)
from starboard.kernel.game import Described
from starboard.kernel.requests import Ask, Payload

_PRIORITY_ORDERS: Final = "SAGA-TURN-05"
_LOCK_BREAKER: Final = "SAGA-EQUIP-04"


# --- questions ---


def which_friend(g: Saga, ask: Ask) -> Described:
    """Who moves on a captain's command, or whose counter is turned up."""
    return asked("ready" if ask.rule == _PRIORITY_ORDERS else "move", g, ask)


def which_door(g: Saga, ask: Ask) -> Described:
    """A door to use, one whose lock is broken, or one that a card or the Artificial Nexus locks."""
    if "who" not in ask.about:
        return asked("card" if "card" in ask.about else "nexus", g, ask)
    return asked("unlock", g, ask) if ask.rule == _LOCK_BREAKER else plain(g, ask)


def which_scenery(g: Saga, ask: Ask) -> Described:
    """What somebody searches, or what a card destroys."""
    return plain(g, ask) if "who" in ask.about else asked("destroyed", g, ask)


def which_aim(g: Saga, ask: Ask) -> Described:
    return Described("saga-ask-operation-target", {"operation": operation(g, ask.about["operation"])})


def which_piece(g: Saga, ask: Ask) -> Described:
    return Described(f"saga-ask-{ask.kind}", {"use": of_mission(g, "use", ask.about["use"])})


def which_shelf(g: Saga, ask: Ask) -> Described:
    """Rolling shelves are moved from a Terminal, by a Mercenary or by the Nexus."""
    return plain(g, ask) if "who" in ask.about else asked("nexus", g, ask)


def foreseen(g: Saga, ask: Ask) -> Described:
    """With the card that has just been looked at."""
    return Described("saga-ask-foresight", {"card": card(g.nexus.top[0])})


def an_offer(g: Saga, ask: Ask) -> Described:
    """What each side of a trade would get."""
    args = spelled(g, ask)
    for name in ("given", "taken"):
        args[name] = cards(ask.about[name])
        args[f"{name}_count"] = len(ask.about[name])
    return Described("saga-ask-trade-consent", args)


# --- Turns and Actions ---


def who_acts(g: Saga, ask: Ask, name: str) -> Described:
    return Described("saga-choice-who-acts-end", rule="SAGA-TURN-07") if name == END else a_model(g, ask, name)


def an_action(g: Saga, ask: Ask, option: Payload) -> Described:
    """An Action by its word; what a later question would offer on the board goes with it.

    An Agent's door is chosen with its Action, so is what a mission lets it do; a Boss has abilities of its own.
    """
    if isinstance(option, tuple) and option[0] == "mission":
        _, use, piece_used = option
        described = a_piece(g, ask, piece_used)
        described.text, described.args = of_mission(g, "use", use)["ref"], {}
        described.rule = "SAGA-MISSION-11"
        return described
    if isinstance(option, tuple):
        return _a_door_to_use(g, ask, option[1])
    who = ask.about["who"]
    rule = ACTIONS[option].rule if option in ACTIONS else ""
    if option.startswith("ba-"):
        return Described("saga-choice-action-boss", {"card": card(option)}, {"card": option}, rule=rule)
    return Described(f"saga-action-{option}", at=_later_targets(g, who, option), rule=rule)


def _later_targets(g: Saga, name: str, action: str) -> dict[str, Payload]:
    """Whom or what the next question of an Action will offer."""
    one, now = model_named(g, name), layout(g)
    who = mercenary_of(g, one)
    names: list[str] = []
    if action == "shoot":
        names = [shot.target for shot in legal_shots(g, one, now)]
    elif action == "assault":
        names = [enemy.name for enemy in assault_targets(g, one, now)]
        names += assault_scenery_targets(g, one, now) if one.side == MERCENARIES else []
    elif who is not None:
        names = _pieces_to_use(g, who, action)
    return {"targets": list(dict.fromkeys(names))} if names else {}


def _pieces_to_use(g: Saga, who: Mercenary, action: str) -> list[str]:
    """What of the map a Mercenary could hack, open, close or search."""
    if action == "hack":
        return [terminal.code for terminal in terminals_in_reach(g, who)]
    if action == "door":
        now = layout(g)
        return [door.code for door in doors_in_front(g, who.model, now) if why_not_use(g, who.model, door, now) is None]
    return [piece.code for piece in scenery_in_front(g, who) if not piece.searched] if action == "interact" else []


def a_door(g: Saga, ask: Ask, code: str) -> Described:
    """A door to use opens or closes; for other purposes it is just a door."""
    return _a_door_to_use(g, ask, code) if ask.rule == "SAGA-DOOR-03" else a_piece(g, ask, code)


def _a_door_to_use(g: Saga, ask: Ask, code: str) -> Described:
    described = a_piece(g, ask, code)
    described.text = f"saga-choice-door-{'open' if closed(door_coded(g, code)) else 'close'}"
    described.rule = "SAGA-DOOR-03"
    return described


def a_use(g: Saga, ask: Ask, id: str) -> Described:
    """What the mission offers to do here."""
    return Described(of_mission(g, "use", id)["ref"], at={"use": id})


def a_shelf(g: Saga, ask: Ask, code: str) -> Described:
    """A shelf with where it would go and whom it would meet."""
    described = a_piece(g, ask, code)
    slide = slide_of(g, code, by_enemy="who" not in ask.about)
    hit = [one.name for one in slide.pushed + slide.crushed]
    described.text = "saga-choice-slide"
    described.args |= {"hit": names_of(g, hit), "count": len(hit), "crushed": len(slide.crushed)}
    described.area = list(slide.squares)
    return described


# --- Terminals ---


def a_goal(g: Saga, ask: Ask, goal: Payload) -> Described:
    """A lock with its level, or an operation with its Complexity or its levels."""
    if goal[0] == "unlock":
        code = goal[1]
        described = a_piece(g, ask, code)
        described.text = "saga-choice-goal-unlock"
        described.args["level"] = door_coded(g, code).lock
        return described
    printed = printed_operation(g, goal[1])
    args = {"operation": operation(g, goal[1]), "complexity": complexity(g, printed)}
    if printed.levels:
        args = {"operation": operation(g, goal[1]), "levels": levels_left(g, printed)}
        return Described("saga-choice-goal-levels", args, {"operation": goal[1]})
    return Described("saga-choice-goal-operation", args, {"operation": goal[1]})


def an_operations_aim(g: Saga, ask: Ask, aim: Payload) -> Described:
    """A darkness counter, an Alarm, a piece, a zone; or nothing in particular."""
    if isinstance(aim, tuple):
        place: Place = (aim[1], aim[2])
        text = f"saga-choice-light-{'away' if aim[0] == AWAY else 'back'}"
        return Described(text, {"square": square(place)}, target=place)
    if aim.startswith("nx-"):
        return a_card(g, ask, aim)
    if is_code(aim):
        return a_piece(g, ask, aim)
    if len(aim) == 1:
        return _a_zone(g, aim)
    if found(g, aim) is not None:
        return a_model(g, ask, aim)
    return Described(operation(g, aim)["ref"], at={"operation": aim})


def _a_zone(g: Saga, letter: str) -> Described:
    """A revealed zone with all its squares."""
    squares = [(x, y) for y, row in enumerate(g.ground) for x, ground in enumerate(row) if ground == letter]
    return Described("saga-choice-zone", {"zone": zone(g, letter)}, {"zone": letter}, area=squares)


# --- trade and equipment ---


def a_deployment(g: Saga, ask: Ask, places: Payload) -> Described:
    """One square, or the two squares of a pair of pieces."""
    if isinstance(places[0], int):
        places = (places,)
    squares = [square(place) for place in places]
    if len(places) == 1:
        return Described("saga-choice-square", {"square": squares[0]}, target=places[0])
    args = {"one": squares[0], "other": squares[1]}
    return Described("saga-choice-squares", args, target=places[0], area=list(places))


PROMPTS: Final[dict[str, Prompt]] = {
    "who-acts": plain,
    "action": plain,
    "use-ability": plain,
    "use-card": plain,
    "use-free": plain,
    "mission-use": plain,
    "mission-piece": which_piece,
    "slide": which_shelf,
    "mode": plain,
    "friend": which_friend,
    "accept-help": plain,
    "orders": plain,
    "feat-next": plain,
    "foresight": foreseen,
    "scope": plain,
    "wear": plain,
    "charge": plain,
    "turret": plain,
    "distract": plain,
    "terminal": plain,
    "goal": plain,
    "operation-target": which_aim,
    "scenery": which_scenery,
    "door": which_door,
    "trade-partner": plain,
    "trade-give": plain,
    "trade-take": plain,
    "trade-consent": an_offer,
    "deploy": plain,
    "deploy-at": plain,
}

OPTIONS: Final[dict[str, Describer]] = {
    "who-acts": who_acts,
    "action": an_action,
    "use-ability": a_card,
    "use-card": a_card,
    "use-free": a_card,
    "mission-use": a_use,
    "mission-piece": a_thing,
    "slide": a_shelf,
    "mode": a_card,
    "friend": a_model,
    "accept-help": worded,
    "orders": worded,
    "feat-next": a_model,
    "foresight": worded,
    "scope": a_card,
    "wear": a_card,
    "charge": a_model,
    "turret": a_model,
    "distract": a_model,
    "terminal": a_piece,
    "goal": a_goal,
    "operation-target": an_operations_aim,
    "scenery": a_piece,
    "door": a_door,
    "trade-partner": a_model,
    "trade-give": a_card,
    "trade-take": a_card,
    "trade-consent": worded,
    "deploy": a_card,
    "deploy-at": a_deployment,
}
