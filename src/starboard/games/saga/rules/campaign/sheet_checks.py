"""What cannot be on the sheet of a campaign: it may come from a stranger's file (docs/campaigns.md)."""

from starboard.games.saga.content.campaign import CAMPAIGN, FINALES, goes_along
from starboard.games.saga.content.campaign_flags import FLAG_NUMBERS, FLAG_WORDS
from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.content.mission_file import MISSIONS, mission
from starboard.games.saga.content.skills import GENERIC, SKILLS
from starboard.games.saga.rules.campaign.market import SORTS, copies
from starboard.games.saga.rules.campaign.upkeep import is_mission_item
from starboard.games.saga.rules.experience import TOP
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.sheet.sheet import Sheet
from starboard.games.saga.state.fields import Veteran
from starboard.kernel.errors import StarboardError

SHOWN = 40  # letters of a name that nobody knows
CHAPTER = "campaign"  # the kind of its missions
MOST = 999  # points and tokens of one Mercenary


def problem(words: str, text: str, **values: str | int) -> StarboardError:
    """What is wrong, in words for whoever reads the log, and as a message for whoever has brought the sheet."""
    return StarboardError(words).said(f"saga-sheet-{text}", **values)


def sheet_problems(sheet: Sheet) -> list[StarboardError]:
    """Everything that is wrong."""
    found: list[StarboardError] = []
    if sheet.campaign != CAMPAIGN:
        found.append(problem(f"there is no campaign {sheet.campaign!r}", "campaign"))
    for name in [*[one.mission for one in sheet.played], *sheet.following]:
        if name not in MISSIONS or mission(name).kind != CHAPTER:
            found.append(problem(f"there is no mission {name!r} in the campaign", "mission", mission=name[:SHOWN]))
    if (sheet.finale in FINALES) == bool(sheet.following) or (sheet.finale and sheet.finale not in FINALES):
        found.append(problem("either missions follow or the campaign has ended in one of its ways", "ended"))
    if sheet.played and not sheet.squad:
        found.append(problem("nobody is left to go on", "nobody"))
    flags = _flag_problems(sheet.flags)
    return found + (flags or _prize_problems(sheet)) + _squad_problems(sheet.squad)


def _flag_problems(flags: dict[str, str]) -> list[StarboardError]:
    if set(flags) != {*FLAG_WORDS, *FLAG_NUMBERS}:
        return [problem("the flags are not those of the campaign", "flags")]
    wrong = [name for name, words in FLAG_WORDS.items() if flags[name] not in words]
    for name, (least, most) in FLAG_NUMBERS.items():
        if flags[name] not in [str(number) for number in range(least, most + 1)]:
            wrong.append(name)
    return [problem(f"{name} cannot be {flags[name]!r}", "flags") for name in wrong]


def _prize_problems(sheet: Sheet) -> list[StarboardError]:
    """Of the Mission Items a squad has only those that its flags say it has won."""
    items = [item.card for one in sheet.squad for item in one.items if is_mission_item(item.card)]
    return [
        problem(f"the squad has not won {card}", "prize", card=card)
        for card in sorted(set(items))
        if not goes_along(card, sheet.flags)
    ]


def _squad_problems(squad: list[Veteran]) -> list[StarboardError]:
    cards = [one.card for one in squad]
    if any([card not in MERCENARIES for card in cards]) or len(set(cards)) < len(cards):
        return [problem("somebody in the squad is no Mercenary, or is there twice", "squad")]
    found: list[StarboardError] = []
    skills = [skill for one in squad for skill in one.skills]
    for skill in sorted(set(skills)):
        if skill not in SKILLS or skills.count(skill) > 1:
            words = f"the skill {skill!r} does not exist, or somebody else has it too"
            found.append(problem(words, "skill", card=skill[:SHOWN]))
    items = [item.card for one in squad for item in one.items]
    for card in sorted(set(items)):
        if card not in SORTS or items.count(card) > copies(card):
            words = f"the equipment card {card!r} does not exist, or not so often"
            found.append(problem(words, "equipment", card=card[:SHOWN], count=items.count(card)))
    for one in squad:
        found += _veteran_problems(one)
    return found


def _veteran_problems(one: Veteran) -> list[StarboardError]:
    printed = MERCENARIES[one.card]
    boxes = printed.green + printed.red
    found: list[StarboardError] = []
    if one.wounds >= boxes:
        found.append(
            problem(f"{one.card} cannot have {one.wounds} wounds: it is dead", "dead", who=one.card, count=boxes)
        )
    if one.wounds < 0:
        found.append(problem(f"{one.card} cannot have {one.wounds} wounds", "number", who=one.card, number=one.wounds))
    for number, most in ((one.experience, TOP - 1), (one.tokens, MOST), (one.victory_points, MOST)):
        if not 0 <= number <= most:
            words = f"{one.card} cannot have so much experience or so many points: {number}"
            found.append(problem(words, "number", who=one.card, number=number))
    others = [card.keyword for card in SKILLS.values() if card.keyword != GENERIC]
    gained = [keyword for keyword in others if keyword not in printed.keywords]
    if any([name not in gained or one.attributes.count(name) > 1 for name in one.attributes]):
        found.append(problem(f"{one.card} cannot have gained {one.attributes}", "attributes", who=one.card))
    for item in one.items:
        if item.card in SORTS and not 0 <= item.charges <= new_item(item.card).charges:
            words = f"{one.card} has a card with an impossible number of charges"
            found.append(problem(words, "number", who=one.card, number=item.charges))
    return found
