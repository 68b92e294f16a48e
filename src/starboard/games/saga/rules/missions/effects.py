"""What a mission does: one function for each of its words (docs/decisions/0030)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from starboard.games.saga.content.mission_script import Saying, text_of
from starboard.games.saga.content.modifiers import FLAT, HAZARD
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.destroying import destroy
from starboard.games.saga.rules.attacks.elimination import take_off
from starboard.games.saga.rules.attacks.wounds import heal
from starboard.games.saga.rules.features.rolling_shelves import roll_shelf
from starboard.games.saga.rules.gear.supplies import draw_supplies
from starboard.games.saga.rules.hacking.operations import show_zone
from starboard.games.saga.rules.lookups import mercenary_named
from starboard.games.saga.rules.missions.absent_models import leave_out
from starboard.games.saga.rules.missions.alarms import detect, noise_of_actor, set_aware
from starboard.games.saga.rules.missions.allies import shoot_now
from starboard.games.saga.rules.missions.arrivals import arrive, call_value, change_kinds
from starboard.games.saga.rules.missions.bar_effects import bar_models, unbar_models
from starboard.games.saga.rules.missions.cards import move_card
from starboard.games.saga.rules.missions.conditions import all_hold
from starboard.games.saga.rules.missions.device_flames import flames
from starboard.games.saga.rules.missions.facts import fact_value, set_fact
from starboard.games.saga.rules.missions.feature_numbers import change_feature
from starboard.games.saga.rules.missions.happenings import check_ends
from starboard.games.saga.rules.missions.locks import set_locks
from starboard.games.saga.rules.missions.lookups import complexity_flag
from starboard.games.saga.rules.missions.piece_turning import turn_piece
from starboard.games.saga.rules.missions.questions import asked
from starboard.games.saga.rules.missions.selectors import Bound, near_enough, selected
from starboard.games.saga.rules.missions.tokens import HERE, add_tokens
from starboard.games.saga.rules.movement.movement import turn
from starboard.games.saga.rules.movement.zones import chart_of, reveal, reveal_beyond
from starboard.games.saga.rules.orders.orders import give_order
from starboard.games.saga.rules.story import read_progress
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

Effect: TypeAlias = Callable[[Saga, Saying, Bound], Procedure[None] | None]  # plain when it asks nothing


def carry_out(g: Saga, effects: tuple[Saying, ...], bound: Bound) -> Procedure[None]:
    """One effect after the other; victory is looked for after each (SAGA-MISSION-03)."""
    for effect in effects:
        unless = effect.sayings("unless")
        if not all_hold(g, effect.sayings("if"), bound) or (unless and all_hold(g, unless, bound)):
            continue
        going = EFFECTS[effect.word](g, effect, bound)
        if going is not None:
            yield from going
        check_ends(g)


def _set(g: Saga, effect: Saying, bound: Bound) -> None:
    name = effect.text("name")
    if effect.has("add"):
        value = str(int(fact_value(g, name)) + effect.number("add"))
    else:
        value = text_of(effect.value("to"))
    set_fact(g, name, value, effect.text("until"))


def _piece(g: Saga, effect: Saying, bound: Bound) -> None:
    for code in effect.texts("at"):
        turn_piece(g, code, effect.text("to"), effect.text("until"))


def _grow(g: Saga, effect: Saying, bound: Bound) -> None:
    """The point covers these squares too, as far as they are revealed."""
    squares = effect.value("squares")
    assert isinstance(squares, tuple)
    for point in g.points:
        if point.code == effect.text("point"):
            for place in squares:
                assert isinstance(place, tuple) and isinstance(place[0], int) and isinstance(place[1], int)
                if (place[0], place[1]) not in point.squares:
                    point.squares.append((place[0], place[1]))
            tell(g, "point-grown", "SAGA-MISSION-12", point=point.code, squares=tuple(point.squares))


def _destroy(g: Saga, effect: Saying, bound: Bound) -> Procedure[None]:
    """Scenery near something; what lies beyond broken panes is revealed."""
    kind, near, within = effect.text("kind"), effect.text("near"), effect.number("within", 1)
    pieces = [piece.code for piece in g.scenery if piece.kind == kind and near_enough(g, piece.squares, near, within)]
    for code in pieces:
        destroy(g, code)
    for code in pieces:
        yield from reveal_beyond(g, code)


def _reveal(g: Saga, effect: Saying, bound: Bound) -> Procedure[None]:
    for letter in effect.texts("zones"):
        if letter not in g.zones:
            yield from reveal(g, chart_of(g).zones[letter])


def _look(g: Saga, effect: Saying, bound: Bound) -> None:
    for letter in effect.texts("zones"):
        show_zone(g, letter, "SAGA-MISSION-12")


def _show(g: Saga, effect: Saying, bound: Bound) -> None:
    """A piece is pointed out to everybody (SAGA-MISSION-02)."""
    g.reveals += 1
    tell(g, "pointed-out", "SAGA-MISSION-02", pieces=effect.texts("at"))


def _attack(g: Saga, effect: Saying, bound: Bound) -> Procedure[None]:
    """Everybody concerned suffers dice without modifiers; a hazard goes past shields (SAGA-ATTACK-09)."""
    who = effect.saying("who")
    assert who is not None
    way = FLAT if effect.text("way") == "ranged" else HAZARD
    for model in selected(g, who, bound):
        if model.at is not None:
            yield from attack(g, Attack(None, model, way, dice=effect.number("dice")))


def _template(g: Saga, effect: Saying, bound: Bound) -> Procedure[None]:
    yield from flames(g, effect, bound.actor)


def _heal(g: Saga, effect: Saying, bound: Bound) -> None:
    who = effect.saying("who")
    assert who is not None
    for model in selected(g, who, bound):
        heal(g, model, effect.number("wounds"), "SAGA-MISSION-12")


def _activations(g: Saga, effect: Saying, bound: Bound) -> None:
    g.nexus.activations = max(0, g.nexus.activations + effect.number("add"))
    tell(g, "activations", "SAGA-MISSION-12", activations=g.nexus.activations)


def _clock(g: Saga, effect: Saying, bound: Bound) -> None:
    """The Round after which time is up; `in` so many Rounds never makes it later."""
    if effect.has("to"):
        g.clock = effect.number("to")
    else:
        sooner = g.round + effect.number("in")
        g.clock = min(g.clock, sooner) if g.clock else sooner
    tell(g, "clock", "SAGA-MISSION-12", round=g.clock)


def _remove(g: Saga, effect: Saying, bound: Bound) -> None:
    who = effect.saying("who")
    assert who is not None
    for model in selected(g, who, bound):
        take_off(g, model)
    if who.flag("printed"):
        leave_out(g, who)


def _ask(g: Saga, effect: Saying, bound: Bound) -> Procedure[None]:
    """A question of the mission; what was answered is read, then done."""
    answer: Saying = yield from asked(g, effect, bound)
    if answer.text("say"):
        yield from read_progress(g, answer.text("say"))
    yield from carry_out(g, answer.sayings("then"), bound)


def _supply(g: Saga, effect: Saying, bound: Bound) -> Procedure[None]:
    """The actor, if there is one, draws Supply cards (SAGA-SUPPLY-03)."""
    for who in g.mercenaries:
        if who.model.name == bound.actor:
            yield from draw_supplies(g, who, effect.number("cards"))


def _token(g: Saga, effect: Saying, bound: Bound) -> None:
    at = effect.text("at")
    add_tokens(g, effect.text("token"), bound.here if at == HERE else at, effect.number("add"))


def _spend(g: Saga, effect: Saying, bound: Bound) -> None:
    """Charges of a card that the actor has; an empty card stays with its owner (SAGA-EQUIP-04)."""
    card = effect.text("card")
    for who in g.mercenaries:
        if who.model.name == bound.actor:
            item = next(item for item in who.items if item.card == card and item.charges)
            item.charges -= effect.number("charges")
            tell(g, "charge-used", "SAGA-EQUIP-04", who=who.model.name, card=card, left=item.charges)


def _complexity(g: Saga, effect: Saying, bound: Bound) -> None:
    """An operation of the mission is easier or harder from now on (SAGA-HACK-09)."""
    operation, to = effect.text("operation"), effect.number("to")
    g.flags[complexity_flag(operation)] = str(to)
    tell(g, "complexity", "SAGA-HACK-09", operation=operation, complexity=to)


def _face(g: Saga, effect: Saying, bound: Bound) -> None:
    who = effect.saying("who")
    assert who is not None
    for model in selected(g, who, bound):
        if model.at is not None:
            turn(g, model, effect.text("facing"), "SAGA-MISSION-12")


# --- Victory Points ---


def _vp(g: Saga, effect: Saying, bound: Bound) -> Procedure[None]:
    """To the actor, if there is one; or to the team, of which `most` is all that these points ever come to."""
    points = effect.number("points")
    if effect.text("to") == "actor":
        for who in g.mercenaries:
            if who.model.name == bound.actor:
                _give(g, who, points)
        return
    given = f"team-points-of-{effect.number('most')}"
    for _ in range(points):
        alive = [who for who in g.mercenaries if who.status != "down"]
        dealt = int(g.flags.get(given, "0"))
        if not alive or (effect.has("most") and dealt >= effect.number("most")):
            return
        if effect.has("most"):
            g.flags[given] = str(dealt + 1)
        fewest = min([_dealt(g, who) for who in alive])
        names = [who.model.name for who in alive if _dealt(g, who) == fewest]
        name: str = yield Ask(alive[0].seat, names, "SAGA-MISSION-12", "team-point")
        who = mercenary_named(g, name)
        g.flags[_dealt_flag(who)] = str(_dealt(g, who) + 1)
        _give(g, who, 1)


def _give(g: Saga, who: Mercenary, points: int) -> None:
    who.victory_points = max(0, who.victory_points + points)
    tell(g, "victory-points", "SAGA-MISSION-12", who=who.model.name, points=points)


def _dealt_flag(who: Mercenary) -> str:
    """What the table remembers of the team's points, of which nobody gets a second before all have one."""
    return f"team-points-{who.model.name}"


def _dealt(g: Saga, who: Mercenary) -> int:
    return int(g.flags.get(_dealt_flag(who), "0"))


EFFECTS: Final[dict[str, Effect]] = {
    "vp": _vp,
    "set": _set,
    "piece": _piece,
    "lock": set_locks,
    "grow": _grow,
    "destroy": _destroy,
    "reveal": _reveal,
    "show": _show,
    "attack": _attack,
    "template": _template,
    "heal": _heal,
    "activations": _activations,
    "aware": set_aware,
    "clock": _clock,
    "order": give_order,
    "slide": roll_shelf,
    "card": move_card,
    "feature": change_feature,
    "look": _look,
    "remove": _remove,
    "ask": _ask,
    "noise": noise_of_actor,
    "detect": detect,
    "supply": _supply,
    "bar": bar_models,
    "unbar": unbar_models,
    "token": _token,
    "spend": _spend,
    "complexity": _complexity,
    "face": _face,
    "arrive": arrive,
    "shoot": shoot_now,
    "call": call_value,
    "nexus": change_kinds,
}
