"""The smaller questions of a Mercenary's player: whose Turn, which card, whom to help, what to hack."""

from typing import Final

from starboard.games.saga.bots.healing import healing_worth
from starboard.games.saga.bots.mercenary_feats import root_goal
from starboard.games.saga.bots.mercenary_moves import deed_worth, standing
from starboard.games.saga.bots.outlook import Outlook
from starboard.games.saga.bots.remedies import MEDI_PACK, best_card, blast_worth, flash_worth
from starboard.games.saga.bots.tasks import tasks_at, too_soon
from starboard.games.saga.bots.terrain import FAR
from starboard.games.saga.bots.wants import HACK
from starboard.games.saga.content.mercenaries import MERCENARIES as CARDS
from starboard.games.saga.content.modifiers import MOVE
from starboard.games.saga.geometry.ranges import LONG, squares_in_range
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.lookups import MERCENARIES, on_board
from starboard.games.saga.rules.places import base_of, board
from starboard.games.saga.state.fields import Mercenary
from starboard.kernel.requests import Ask, Payload

STIM: Final = 2  # squares more with a Stim Shot
BULWARK, SERVO, TARGETING = "md-bulwark", "md-servo", "md-targeting"
ALWAYS_USED: Final = ("ab-field-command", "dp-sentry", "sk-hit-and-run", "sk-priority-orders", "sk-foresight")


def who_acts(o: Outlook, ask: Ask) -> Payload:
    """Whoever is nearest to its aim, leaders first: the others see how the board lies after it."""
    names = [name for name in ask.options if name != "end"]
    if not names:
        return "end"

    def key(name: str) -> tuple[bool, int, str]:
        aim = o.aims.get(name)
        at = o.mercenary(name).model.at
        far = o.terrain.at(aim.field, at) if aim is not None and at is not None else FAR
        return aim is None or not aim.leads, far, name

    return min(names, key=key)


# --- what is hacked, opened, searched ---


def _tasks(o: Outlook, who: Mercenary, action: str) -> list[tuple[float, str, object]]:
    assert who.model.at is not None
    fighter = o.fighter(who.model)
    found = [one for one in tasks_at(o, who, fighter, who.model.at) if one.action == action]
    return sorted([(-deed_worth(o, one), one.code, one.goal) for one in found], key=lambda one: (one[0], one[1]))


def by_task(o: Outlook, ask: Ask) -> Payload:
    """The piece that the best task is about."""
    who = o.mercenary(ask.about["who"])
    action = {"door": "door", "terminal": "hack", "scenery": "interact"}[ask.kind]
    if ask.about.get("feat") == "ft-root":
        want = root_goal(o)
        return want.code if want is not None and want.code in ask.options else None
    for _, code, wanted in _tasks(o, who, action):
        for choice in (wanted, code):
            if choice in ask.options:
                return choice
    return ask.options[0]


def goal(o: Outlook, ask: Ask) -> Payload:
    """What somebody wants of this Terminal; else a door, else the first operation."""
    own = o.aims.get(ask.about.get("who", ""))
    wanted = [aim.want for aim in o.aims.values() if aim.want.kind == HACK and not too_soon(o, aim.want)]
    wanted.sort(key=lambda one: (one.code != ask.about["terminal"], own is None or one is not own.want, one.key))
    for want in wanted:
        if want.goal in ask.options:
            return want.goal
    for option in ask.options:
        if option == ("operation", "isolate"):
            return option
    return ask.options[0]


def mission_use(o: Outlook, ask: Ask) -> Payload:
    for aim in o.aims.values():
        if aim.want.goal in ask.options:
            return aim.want.goal
    return ask.options[0]


# --- cards and abilities ---


def use_card(o: Outlook, ask: Ask) -> Payload:
    return best_card(o, o.mercenary(ask.about["who"]), list(ask.options))


def use_free(o: Outlook, ask: Ask) -> Payload:
    """A card for the Hack that is going on, a wound less; a Stim Shot for whoever has far to go or is Crippled."""
    who = o.mercenary(ask.about["who"])
    for card in ask.options:
        if card in ("eq-data-spike", "eq-auto-medic") or (card == "eq-stim" and _just_out_of_reach(o, who)):
            return card
    return None


def _just_out_of_reach(o: Outlook, who: Mercenary) -> bool:
    """Two squares more would bring it to its aim in this Turn."""
    aim, at, move = o.aims.get(who.model.name), who.model.at, value(o.g, who.model, MOVE)
    return aim is not None and aim.leads and at is not None and 0 < o.terrain.at(aim.field, at) - move <= STIM


def use_ability(o: Outlook, ask: Ask) -> Payload:
    who = o.mercenary(ask.about["who"])
    for card in ask.options:
        if card in ALWAYS_USED:
            return card
        if card == "ab-modes" and root_goal_ready(o, who) is False and wanted_mode(o, who) != who.frame:
            return card
    return None


def root_goal_ready(o: Outlook, who: Mercenary) -> bool:
    """Whether the Feat is about to be used: a changed mode would forbid it (SAGA-FEAT-01)."""
    unused = [feat for feat in CARDS[who.model.kind].feats if feat not in who.feats_used]
    return bool(unused) and root_goal(o) is not None


def wanted_mode(o: Outlook, who: Mercenary) -> str:
    """Aim where there is somebody to shoot at, walk where nobody is near, else cover up."""
    fighter = o.fighter(who.model)
    assert who.model.at is not None
    if any([blow.kind == "shoot" for blow in fighter.blows(who.model.at)]):
        return TARGETING
    near = squares_in_range(board(o.g), base_of(o.g, who.model), LONG)
    return BULWARK if any([base_of(o.g, pair.target).mask & near for pair in fighter.pairs]) else SERVO


def mode(o: Outlook, ask: Ask) -> Payload:
    wanted = wanted_mode(o, o.mercenary(ask.about["who"]))
    return wanted if wanted in ask.options else ask.options[0]


def friend(o: Outlook, ask: Ask) -> Payload:
    """Who walks a little on command: whoever leads and is farthest from its aim."""

    def key(name: str) -> tuple[bool, int, str]:
        aim, at = o.aims.get(name), o.mercenary(name).model.at
        far = o.terrain.at(aim.field, at) if aim is not None and at is not None else 0
        return aim is None or not aim.leads, -far, name

    return min(ask.options, key=key)


def patient(o: Outlook, ask: Ask) -> Payload:
    """Whoever is helped most by it."""
    counters = ask.about.get("counters", MEDI_PACK)

    def worth(name: str) -> float:
        found = [who for who in o.g.mercenaries if who.model.name == name]
        return healing_worth(o.g, found[0], counters) if found else 0.1

    return max(ask.options, key=lambda name: (worth(name), name))


def throw_at(o: Outlook, ask: Ask) -> Payload:
    who = o.mercenary(ask.about["who"])
    judge = flash_worth if ask.about.get("card") == "eq-flash" else blast_worth
    return max(ask.options, key=lambda place: (judge(o, who, place), place))


def jump_to(o: Outlook, ask: Ask) -> Payload:
    who = o.mercenary(ask.about["who"])
    fighter = o.fighter(who.model)
    return max(ask.options, key=lambda place: (standing(o, who, fighter, place), place))


def deploy_at(o: Outlook, ask: Ask) -> Payload:
    """Near the enemies, where a turret sees something."""
    enemies = [one.at for one in on_board(o.g) if one.side != MERCENARIES and one.at is not None]
    if not enemies:
        return ask.options[0]

    def near(option: Payload) -> int:
        place: tuple[int, int] = option if isinstance(option[0], int) else option[0]
        return min([abs(place[0] - x) + abs(place[1] - y) for x, y in enemies])

    return min(ask.options, key=lambda option: (abs(near(option) - 3), str(option)))


def orders(o: Outlook, ask: Ask) -> Payload:
    """Coordinated Assault: attack where there is somebody to attack, else walk."""
    who = o.mercenary(ask.about["who"])
    assert who.model.at is not None
    blows = o.fighter(who.model).blows(who.model.at)
    return "attack" if blows and "attack" in ask.options else "move"


def granted_attack(o: Outlook, ask: Ask) -> Payload:
    who = o.mercenary(ask.about["who"])
    assert who.model.at is not None
    blows = [one for one in o.fighter(who.model).blows(who.model.at) if who.model.facing in one.facings]
    blows = [one for one in blows if one.kind in ask.options]
    return max(blows, key=lambda blow: blow.worth).kind if blows else None


def carrier(o: Outlook, ask: Ask) -> Payload:
    """Whoever can hack carries what helps at Terminals; the rest goes to the first."""
    names = list(ask.options)
    if ask.about.get("card") == "eq-data-spike":
        return max(names, key=lambda name: (CARDS[name].tech if name in CARDS else 0, name))
    return names[0]
