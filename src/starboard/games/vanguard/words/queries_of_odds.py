"""A Dice Check as a screen shows it: the exact odds of the dice that are being chosen, and what a pool comes to."""

from collections.abc import Mapping
from typing import Final

from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.cards import DANGER_TABLES, INJURY_CARDS
from starboard.games.vanguard.content.icons import COLOUR_OF_ICON, ICONS
from starboard.games.vanguard.content.lines import Outcome, Priced, Requirement
from starboard.games.vanguard.content.vocabulary import ROWS
from starboard.games.vanguard.rules.check.alike_dice import Rolled, lying
from starboard.games.vanguard.rules.check.combos import Combo, combos, line_of
from starboard.games.vanguard.rules.check.dangers import card_struck
from starboard.games.vanguard.rules.check.dice_check import PREPARE
from starboard.games.vanguard.rules.check.effects import jump_of
from starboard.games.vanguard.rules.check.foreseen_check import NOTHING
from starboard.games.vanguard.rules.check.odds import CheckOdds
from starboard.games.vanguard.rules.check.payments import can_pay, most_times, payments
from starboard.games.vanguard.rules.check.pool import conversions, die_name, purse
from starboard.games.vanguard.rules.check.purse import Purse
from starboard.games.vanguard.rules.lookups import condition_now, member, others_in_sector, top_poi
from starboard.games.vanguard.rules.offered_actions import Shown, action_named, is_shown
from starboard.games.vanguard.rules.readings import VANGUARD_NOT_ANY
from starboard.games.vanguard.rules.tracks import track_at
from starboard.games.vanguard.state.fields import Check, CheckDie, CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words import names
from starboard.games.vanguard.words.action_texts import action_facts, icons
from starboard.games.vanguard.words.card_texts import outcome, priced
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Described
from starboard.kernel.shapes import Plain

Query = Mapping[str, Plain]

MOST_DICE: Final = 24  # more than two crew boards have
LONGEST_SHOWN: Final = 40  # letters of a wrong word that are repeated
COMBOS: Final = 5  # the step of Dice Combos (VAN-COMBO-01)
NO_WAY: Final = -1  # nothing is paid, or by dice that pay several ways together


# --- odds before the roll ---


def odds(g: Vanguard, query: Query) -> dict[str, Plain]:
    """How likely each result of an action is with these dice, and those that lie in the check already.

    `action` is its full name; `dice` are kinds of dice. `who` performs it, `of` owns the dice: either may be left out,
    and is then who makes the check, or else whose turn it is. Cards, combos, Injury and Danger dice are not foreseen.
    `again`: places of dice in the Roll Pool that would be rolled again, instead of `dice`; the others stay as they lie.
    rows      the chance of every row; `none`: that no row is reached
    tracks    where the markers are, the chances of so many steps (fewer than 0: backwards), and that the end is reached
    """
    who = _performer(g, query)
    action, sector = _action(g, query)
    pool = _again(g, who, action, query) if "again" in query else _chosen(g, who, (action, sector), query)
    if len(pool) > MOST_DICE:
        raise StarboardError(f"dice: at most {MOST_DICE}")
    exact = CheckOdds(action, conversions(g, who), condition_now(g).effects, VANGUARD_NOT_ANY not in g.options)
    answer: dict[str, Plain] = {"who": who.section, "action": action.name, "dice": len(pool), "rows": {}, "none": 0.0}
    if action.rows:
        chances = exact.of_rows(pool)
        answer["rows"] = {row: float(chances.get(row, 0)) for row in action.rows}
        answer["none"] = float(chances.get(NOTHING, 0))
    answer["tracks"] = _track_odds(g, exact, action, sector, pool)
    return answer


def _chosen(g: Vanguard, who: CrewMember, shown: Shown, query: Query) -> list[Rolled]:
    """The dice that are chosen, with those that lie in the check already."""
    action, sector = shown
    dice = _dice(g, who, query)
    if g.check is None or g.check.action != action.name or g.check.who != who.section:
        g.check = Check(who.section, action.name, sector)
    return [*[die.kind for die in g.check.dice], *dice]


def _again(g: Vanguard, who: CrewMember, action: SpecialAction, query: Query) -> list[Rolled]:
    """The Roll Pool with some of its dice rolled again."""
    check, again = g.check, query["again"]
    if check is None or check.action != action.name or check.who != who.section:
        raise StarboardError("again: there is no such roll")
    if not isinstance(again, list) or not all([type(at) is int and 0 <= at < len(check.dice) for at in again]):
        raise StarboardError("again: places of dice in the Roll Pool expected")
    if check.doubled or not all([die.face for die in check.dice]):
        raise StarboardError("again: the odds of this roll are not worked out")
    return [die.kind if at in again else lying(die.kind, die.face) for at, die in enumerate(check.dice)]


def _track_odds(
    g: Vanguard, exact: CheckOdds, action: SpecialAction, sector: int, pool: list[Rolled]
) -> dict[str, Plain]:
    if not action.tracks:
        return {}
    chances = exact.of_tracks(pool)
    found: dict[str, Plain] = {}
    for at_place, colour in enumerate(("green", "red")):
        if colour not in action.tracks:
            continue
        steps: dict[int, float] = {}
        for both, chance in chances.items():
            steps[both[at_place]] = steps.get(both[at_place], 0.0) + float(chance)
        at, length = _at(g, action, sector, colour), action.tracks[colour].length
        found[colour] = {
            "at": at,
            "length": length,
            "steps": [[number, steps[number]] for number in sorted(steps)],
            "any": sum([chance for number, chance in steps.items() if number > 0]),
            "full": sum([chance for number, chance in steps.items() if at + number >= length]),
        }
    return found


def _performer(g: Vanguard, query: Query) -> CrewMember:
    if "who" in query:
        return _member(g, query, "who")
    section = g.check.who if g.check is not None else g.active
    if not section:
        raise StarboardError("who: it is nobody's turn")
    return member(g, section)


def _member(g: Vanguard, query: Query, key: str) -> CrewMember:
    for who in g.crew:
        if who.section == query[key] and who.status == "exploring":
            return who
    raise StarboardError(f"{key}: somebody of the Away Team expected, not {_shown(query[key])}")


def _action(g: Vanguard, query: Query) -> Shown:
    """Only of cards that are in play: nobody may look at others."""
    name = query.get("action")
    if isinstance(name, str):
        if g.check is not None and g.check.action == name != PREPARE:
            found = action_named(g, name)
            if found is not None:
                return found, g.check.sector
        found = action_named(g, name)
        if found is not None and found.free is None:
            for sector in [one.number for one in g.sectors if top_poi(g, one.number) == found.card]:
                return found, sector
            if is_shown(g, found, 0):
                return found, 0
    raise StarboardError(f"action: one with a Dice Check, of a card in play, expected, not {_shown(name)}")


def _dice(g: Vanguard, who: CrewMember, query: Query) -> list[str]:
    """Kinds of dice that their owner has Available: who performs the action, or somebody who can help."""
    owner = _member(g, query, "of") if "of" in query else who
    if owner is not who and owner not in others_in_sector(g, who):
        raise StarboardError(f"of: {owner.section} cannot help {who.section} from elsewhere")
    wanted = query.get("dice", [])
    if not isinstance(wanted, list) or len(wanted) > MOST_DICE:
        raise StarboardError("dice: a list of kinds of dice expected")
    if g.check is not None and any([die.face for die in g.check.dice]):
        raise StarboardError("dice: they have been rolled")
    left = list(owner.available)
    for die in wanted:
        if not isinstance(die, str) or die not in left:
            raise StarboardError(f"dice: {owner.section} has no further {_shown(die)}")
        left.remove(die)
    return list(wanted)


def _shown(value: Plain) -> str:
    return str(value)[:LONGEST_SHOWN]


# --- the check that is being made ---


def check(g: Vanguard, query: Query) -> dict[str, Plain]:
    """What the action says, and what the Roll Pool comes to as it lies. Dice are named by their place in the pool.

    pool      owner, kind and face of every die: by it a screen that still shows an earlier one knows it
    rows      for each the dice that would pay it (None: they do not) and which of its ways; `natural`: without wild
              icons; and `short`, the icons of which a single one more would do
    effects   Special Effects in the order of step 7, with how often they are met, in which way and by which dice
    combos    Dice Combos that could be triggered now, with dice that pay and which of the ways
    """
    now = g.check
    if now is None:
        raise StarboardError("no Dice Check is being made")
    who, action = member(g, now.who), action_named(g, now.action)
    rolled = any([die.face for die in now.dice])
    lines = [*condition_now(g).effects, *(action.effects if action is not None else ())]
    rows = action.rows if action is not None else {}
    return {
        "name": now.action,
        "pool": [list(die_name(die)) for die in now.dice],
        "called": names.action(g, now.action) if action is not None else None,
        "action": action_facts(action) if action is not None else None,
        "tracks": {colour: _at(g, action, now.sector, colour) for colour in action.tracks}
        if action is not None
        else {},
        "converts": [list(one) for one in dict.fromkeys(conversions(g, who))],
        "rows": {row: _row_now(g, who, rows[row].requirement, rolled) for row in ROWS if row in rows},
        "effects": [_effect_now(g, who, line, rolled) for line in lines],
        "combos": [_combo_now(g, who, one) for one in (combos(g, who) if rolled and now.step <= COMBOS else [])],
        "injuries": [_strike(who, die.face) for die in now.injuries],
        "dangers": [_said_of(DANGER_TABLES[die.letter].get(die.face)) for die in now.dangers],
    }


def _row_now(g: Vanguard, who: CrewMember, requirement: Requirement | None, rolled: bool) -> dict[str, Plain]:
    if requirement is None:
        return {"paid": [], "way": NO_WAY, "natural": True, "short": []}
    if not rolled:
        return {"paid": None, "way": NO_WAY, "natural": False, "short": []}
    pool, as_shown = purse(g, who), purse(g, who, wild=False)
    natural = can_pay(as_shown, requirement)
    paid, way = _paid(as_shown if natural else pool, requirement, 1)
    return {
        "paid": paid,
        "way": way,
        "natural": natural,
        "short": [] if paid is not None else [icon for icon in ICONS if _would_do(pool, requirement, icon)],
    }


def _would_do(pool: Purse, requirement: Requirement, icon: str) -> bool:
    """Whether the requirement is met once a die with this icon lies there, too."""
    further = CheckDie(f"{COLOUR_OF_ICON[icon]}-{icon}", "security", icon)
    richer = Purse([*pool.dice, further], pool.conversions, pool.doubled, vanguard_is_any=pool.vanguard_is_any)
    return can_pay(richer, requirement)


def _effect_now(g: Vanguard, who: CrewMember, line: Priced, rolled: bool) -> dict[str, Plain]:
    requirement = line.requirement
    assert requirement is not None
    effect = line.outcome[0][0]
    track = effect.text(1) if effect.word == "track" else ""
    facts = {"needs": icons(requirement), "says": _said(priced(line)), "jump": jump_of(line), "track": track}
    if not rolled or requirement.absent:
        return {**facts, "times": 0, "most": 0, "paid": [], "way": NO_WAY}
    times, most = most_times(purse(g, who, wild=False), requirement), most_times(purse(g, who), requirement)
    paid, way = _paid(purse(g, who), requirement, most)
    return {**facts, "times": times, "most": most, "paid": paid or [], "way": way}


def _combo_now(g: Vanguard, who: CrewMember, combo: Combo) -> dict[str, Plain]:
    line = line_of(g, combo)
    assert line.requirement is not None
    paid, way = _paid(purse(g, who, accidents=False), line.requirement, 1)
    return {
        "value": list(combo),
        "called": names.card(g, combo[1]),
        "needs": icons(line.requirement),
        "says": _said(priced(line)),
        "paid": paid or [],
        "way": way,
    }


def _paid(pool: Purse, requirement: Requirement, times: int) -> tuple[list[int] | None, int]:
    """The fewest dice that pay, None if they do not; and the first way that these dice pay."""
    ways = payments(pool, requirement, times) if times and can_pay(pool, requirement, times) else []
    fewest = min([len(way) for way in ways], default=0)
    paid = next((list(way) for way in ways if len(way) == fewest), None)
    return paid, _way_of(pool, requirement, paid) if paid else NO_WAY


def _way_of(pool: Purse, requirement: Requirement, paid: list[int]) -> int:
    dice = [pool.dice[at] for at in paid]
    theirs = Purse(dice, pool.conversions, pool.doubled, pool.wild, pool.accidents, pool.vanguard_is_any)
    found = [can_pay(theirs, Requirement((way,))) for way in requirement.alternatives]
    return found.index(True) if True in found else NO_WAY


def _strike(who: CrewMember, face: str) -> dict[str, Plain] | None:
    """The Injury card that the die would strike, and what then happens."""
    card = card_struck(who, face) if face else None
    if card is None:
        return None
    return {"card": card.name, "says": _said_of(INJURY_CARDS[card.name].entries[face])}


def _at(g: Vanguard, action: SpecialAction, sector: int, colour: str) -> int:
    track = track_at(g, action.name, sector, colour)
    return track.at if track is not None else 0


def _said_of(line: Outcome | None) -> dict[str, Plain] | None:
    return _said(outcome(line)) if line is not None else None


def _said(described: Described) -> dict[str, Plain]:
    return {"text": described.text, "args": described.args}


QUERIES_OF_ODDS: Final = {"odds": odds, "check": check}
