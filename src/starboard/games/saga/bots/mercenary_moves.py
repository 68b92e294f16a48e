"""Where a Mercenary goes, where it looks and what it does there: every square is weighed with the best deed on it."""

from typing import Final

from starboard.games.saga.bots.aims import Aim
from starboard.games.saga.bots.blows import Pair
from starboard.games.saga.bots.fighters import ASSAULT, SHOOT, Blow, Fighter
from starboard.games.saga.bots.flames import best_flame
from starboard.games.saga.bots.mercenary_feats import feat_worth
from starboard.games.saga.bots.outlook import Outlook
from starboard.games.saga.bots.remedies import remedy_worth
from starboard.games.saga.bots.sneaking import exposure, quiet_worth, sneaking
from starboard.games.saga.bots.tasks import Task, tasks_at
from starboard.games.saga.bots.wants import LEAVE
from starboard.games.saga.content.weapons import WEAPONS
from starboard.games.saga.rules.attacks.weapons_in_hand import uses_template
from starboard.games.saga.rules.features.bed_squares import beds_to_shun
from starboard.games.saga.rules.lookups import playing, stunned
from starboard.games.saga.rules.movement.facing import enemies_engaging
from starboard.games.saga.rules.movement.move_choices import BREAK_AWAY, STAY, STEP, TO
from starboard.games.saga.rules.movement.move_choices import LEAVE as LEAVE_BOARD
from starboard.games.saga.rules.places import FACINGS, Place, base_of, square_of
from starboard.games.saga.state.fields import Mercenary
from starboard.kernel.requests import Ask, Payload

SQUARE: Final = 0.55  # what a square nearer to the aim is worth
ALONG: Final = 0.75  # of it, for those who go along with others
GETTING_OUT: Final = 1.5  # how much more a square is worth when nothing is left to do but leave
CREEPING: Final = 0.8  # and how much less while nobody knows of the squad
IN_AN_ARC: Final = 1.0  # what it costs to end in a front arc
TOGETHER: Final = 0.2  # what each square costs by which one is further from the others than
CLOSE_BY: Final = 4
AHEAD: Final = 5.0  # squares by which one is far ahead of the others
WAITING, HURRYING = 0.3, 1.6  # how much of a square's worth is left then, or for whoever is behind
ROOM: Final = 3  # squares around what somebody else wants to do
BACK: Final = 0.12  # what each enemy behind oneself costs
WAKING: Final = 6.0  # what it costs to come near somebody whom the mission keeps still
STRUCK: Final = 1.0  # what it costs to stand where the mission strikes at the end of the Round
LOUD: Final = -1e5  # never while nobody knows of the squad
DANGER: Final = 0.35
DANCE: Final = "ft-dance"
DOORWAY: Final = 0.7  # what it costs to stand where all others have to pass
IN_THE_WAY: Final = 1.0  # what it costs to stand on the way of somebody who has something to do
FREE_ATTACK: Final = 0.6  # how much a free attack counts: whoever stays is attacked as well


class Plan:
    """A square with the best that can be done there."""

    __slots__ = ("deed", "facings", "worth")

    def __init__(self, worth: float, deed: "Blow | Task | None") -> None:
        self.worth = worth
        self.deed = deed
        self.facings: tuple[str, ...] = deed.facings if deed is not None else tuple(FACINGS)


def best_deed(o: Outlook, who: Mercenary, fighter: Fighter, place: Place, facing: str = "") -> "Blow | Task | None":
    """The best attack or task from a square; with a facing, only what it allows."""
    deeds: list[Blow | Task] = [*fighter.blows(place), *tasks_at(o, who, fighter, place)]
    best: Blow | Task | None = None
    for deed in deeds:
        if facing and facing not in deed.facings:
            continue
        if deed_worth(o, deed, fighter) > deed_worth(o, best, fighter):
            best = deed
    return best


def deed_worth(o: Outlook, deed: "Blow | Task | None", fighter: Fighter | None = None) -> float:
    if deed is None:
        return 0.0
    if isinstance(deed, Task):
        return deed.worth
    return quiet_worth(fighter, deed) if sneaking(o) and fighter is not None else deed.worth * o.temper.rage


def standing(o: Outlook, who: Mercenary, fighter: Fighter, place: Place) -> float:
    """What it is worth to end a movement on a square, whatever is done there."""
    worth = -DANGER * o.fear * o.temper.caution * fighter.danger(place)
    if sneaking(o):
        worth = -o.temper.caution * exposure(o, who, fighter, place)
    aim = o.aims.get(who.model.name)
    if aim is not None:
        pace = 1.0 + 2.0 * o.haste
        if sneaking(o):
            pace = CREEPING
        elif aim.want.kind == LEAVE:
            pace *= GETTING_OUT
        nearer = far_from_aim(o, aim, fighter.start) - far_from_aim(o, aim, place)
        worth += SQUARE * o.temper.haste * pace * nearer * (1.0 if aim.leads else ALONG) * keeping_up(o, who, aim)
    worth -= TOGETHER * max(0, _from_friends(o, who, place) - CLOSE_BY)
    if fighter.caught(place):
        worth -= IN_AN_ARC
    if any([place in door.squares for door in o.g.doors]):
        worth -= DOORWAY
    if place in o.ways_of_others(who.model.name):
        worth -= IN_THE_WAY
    if (o.struck | beds_to_shun(o.g, who.model)) >> square_of(o.g, place) & 1:
        worth -= STRUCK * o.temper.caution
    return worth - WAKING * fighter.sleepers_near(place)


def keeping_up(o: Outlook, who: Mercenary, aim: Aim) -> float:
    """Whoever is far behind the others hurries, whoever is far ahead waits for them; nobody waits for long."""
    assert who.model.at is not None
    others = [one.model.at for one in playing(o.g) if one is not who and one.model.at is not None]
    if not others:
        return 1.0
    ahead = sum([o.terrain.at(aim.field, at) for at in others]) / len(others) - o.terrain.at(aim.field, who.model.at)
    if ahead > AHEAD and not o.pressed:
        return WAITING
    return HURRYING if ahead < -AHEAD / 2 else 1.0


def _from_friends(o: Outlook, who: Mercenary, place: Place) -> int:
    """How far the nearest of the squad would be; 0 for whoever is alone."""
    others = [one.model.at for one in playing(o.g) if one is not who and one.model.at is not None]
    return min([max(abs(x - place[0]), abs(y - place[1])) for x, y in others], default=0)


def far_from_aim(o: Outlook, aim: Aim, place: Place) -> float:
    """How far it is to the aim. Whoever goes along leaves room for the one that has something to do there."""
    far = o.terrain.at(aim.field, o.carried(place))
    return far if aim.leads or far >= ROOM else ROOM + 0.2 * (ROOM - far)


def plan_at(o: Outlook, who: Mercenary, fighter: Fighter, place: Place) -> Plan:
    """A Mercenary that somebody else's card moves takes no Action afterwards."""
    deed = best_deed(o, who, fighter, place) if o.g.acting == who.model.name else None
    return Plan(standing(o, who, fighter, place) + deed_worth(o, deed, fighter), deed)


def choose_move(o: Outlook, ask: Ask) -> Payload:
    """The option whose square is worth most."""
    who = o.mercenary(ask.about["who"])
    assert who.model.at is not None
    fighter = o.fighter(who.model)
    aim = o.aims.get(who.model.name)
    options = list(ask.options)
    if aim is not None and aim.want.kind == LEAVE:
        ways_out = [one for one in options if one[0] == LEAVE_BOARD and one[1:] in aim.want.squares]
        if ways_out:
            return ways_out[0]
    best, most = STAY if STAY in options else None, -1e9
    for option in options:
        worth = move_worth(o, who, fighter, option, ask.about.get("left", 0), ask.about.get("feat") == DANCE)
        if worth > most:
            best, most = option, worth
    return best


def move_worth(
    o: Outlook, who: Mercenary, fighter: Fighter, option: Payload, left: int, dancing: bool = False
) -> float:
    assert who.model.at is not None
    if option == STAY and dancing:
        return standing(o, who, fighter, who.model.at)
    if option == STAY:
        return plan_at(o, who, fighter, who.model.at).worth + remedy_worth(o, who)
    word = option[0]
    if word == TO and dancing:
        return standing(o, who, fighter, (option[1], option[2])) + _next_blade(o, who, fighter, (option[1], option[2]))
    if word == TO:
        return plan_at(o, who, fighter, (option[1], option[2])).worth
    if word == BREAK_AWAY:
        return break_away_worth(o, who, fighter, (option[1], option[2]), left)
    if word == "feat":
        return feat_worth(o, who, option[1]) if not sneaking(o) or option[1] == "ft-root" else LOUD
    if word == ASSAULT:
        return _blade_worth(fighter, option[1])
    return -1e6 if word in (STEP, LEAVE_BOARD) else -1e5  # goals say it better than steps


def _blade_worth(fighter: Fighter, name: str) -> float:
    """In the Dance of Blades it strikes whom it can reach before it goes on."""
    pairs: list[Pair] = [pair for pair in fighter.pairs if pair.target.name == name]
    return 100.0 + (pairs[0].blow() if pairs else 0.0)


def _next_blade(o: Outlook, who: Mercenary, fighter: Fighter, place: Place) -> float:
    """What it can strike from there and not from here, where all within reach have been struck."""
    near = fighter.now.adjacent_squares(base_of(o.g, who.model, place))
    here = fighter.now.adjacent_squares(base_of(o.g, who.model))
    masks = [(base_of(o.g, pair.target).mask, pair) for pair in fighter.pairs]
    return max([pair.blow() for mask, pair in masks if mask & near and not mask & here] or [0.0])


def break_away_worth(o: Outlook, who: Mercenary, fighter: Fighter, place: Place, left: int) -> float:
    """The first step of a Break Away: what free attacks cost, and what the rest of the Move may bring."""
    cost = 0.0
    for enemy in enemies_engaging(o.g, who.model, fighter.now):
        if not stunned(enemy):
            cost += FREE_ATTACK * Pair(o.figures, enemy, who.model).blow()
    onward = SQUARE * o.temper.haste * max(0, left - 2)
    return standing(o, who, fighter, place) + onward - cost + 0.3


def choose_facing(o: Outlook, ask: Ask) -> Payload:
    """The facing that allows the best deed, and shows few enemies its back."""
    who = o.mercenary(ask.about["who"])
    assert who.model.at is not None
    fighter = o.fighter(who.model)
    place = who.model.at
    best, most = ask.options[0], -1e9
    deeds: list[Blow | Task] = [*fighter.blows(place), *tasks_at(o, who, fighter, place)]
    for facing in ask.options:
        worth = max([deed_worth(o, deed, fighter) for deed in deeds if facing in deed.facings] or [0.0])
        worth -= BACK * fighter.exposed_back(place, facing)
        if worth > most:
            best, most = facing, worth
    return best


def choose_action(o: Outlook, ask: Ask) -> Payload:
    """The best of what is on offer: an attack, a task, a remedy; or nothing."""
    who = o.mercenary(ask.about["who"])
    assert who.model.at is not None
    fighter = o.fighter(who.model)
    options = list(ask.options)
    best, most = "nothing", 0.0
    deeds: list[Blow | Task] = [*fighter.blows(who.model.at), *tasks_at(o, who, fighter, who.model.at)]
    for deed in deeds:
        action = deed.kind if isinstance(deed, Blow) else deed.action
        if who.model.facing in deed.facings and action in options and worth_here(o, deed, fighter) > most:
            best, most = action, worth_here(o, deed, fighter)
    if "use" in options and remedy_worth(o, who) > most:
        best, most = "use", remedy_worth(o, who)
    if sneaking(o):
        return best
    if "deploy" in options and fighter.threats and most < 1.2:
        best, most = "deploy", 1.2
    if "recover" in options and most < 0.8:
        best, most = "recover", 0.8
    if "repair" in options and most < 0.6:
        best = "repair"
    return best


def worth_here(o: Outlook, deed: "Blow | Task", fighter: Fighter) -> float:
    """What a deed is worth from where it stands and as it faces; flames only what their best direction hits."""
    worth = deed_worth(o, deed, fighter)
    if isinstance(deed, Blow) and deed.kind == SHOOT and uses_template(WEAPONS[deed.weapon]):
        return min(worth, best_flame(o, fighter.model))
    return worth


def choose_target(o: Outlook, ask: Ask) -> Payload:
    """Of those on offer the target whose wounds are worth most; scenery only if there is nobody.

    Where the players break a tie for the Artificial Nexus, nobody attacks yet: the first is as good as any.
    """
    if "who" not in ask.about:
        return ask.options[0]
    model = o.model(ask.about["who"])
    assert model.at is not None
    fighter = o.fighter(model)
    names = [name for name in ask.options]
    blows = [blow for blow in fighter.blows(model.at) if blow.target in names]
    if blows:
        return max(blows, key=lambda blow: blow.worth).target
    known = [pair.target.name for pair in fighter.pairs if pair.target.name in names]
    return known[0] if known else names[0]


def choose_weapon(o: Outlook, ask: Ask) -> Payload:
    model = o.model(ask.about["who"])
    assert model.at is not None
    fighter = o.fighter(model)
    shots = [blow for blow in fighter.blows(model.at) if blow.kind == SHOOT and blow.weapon in ask.options]
    shots = [blow for blow in shots if model.facing in blow.facings] or shots
    return max(shots, key=lambda blow: blow.worth).weapon if shots else ask.options[0]
