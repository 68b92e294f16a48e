"""What cannot be on the sheet of a campaign: it may come from a stranger's file (docs/campaigns.md)."""

from starboard.games.saga.content.campaign import CAMPAIGN, FINALES
from starboard.games.saga.content.campaign_flags import FLAG_NUMBERS, FLAG_WORDS
from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.content.mission_file import MISSIONS
from starboard.games.saga.content.skills import GENERIC, SKILLS
from starboard.games.saga.rules.experience import TOP
from starboard.games.saga.rules.market import SORTS, copies
from starboard.games.saga.sheet.sheet import Sheet
from starboard.games.saga.state.fields import Veteran

MOST = 999  # points and tokens of one Mercenary


def sheet_problems(sheet: Sheet) -> list[str]:
    """Everything that is wrong, in words for whoever reads the log."""
    found: list[str] = []
    if sheet.campaign != CAMPAIGN:
        found.append(f"there is no campaign {sheet.campaign!r}")
    for mission in [*[one.mission for one in sheet.played], *sheet.following]:
        if mission not in MISSIONS:
            found.append(f"there is no mission {mission!r}")
    if (sheet.finale in FINALES) == bool(sheet.following) or (sheet.finale and sheet.finale not in FINALES):
        found.append("either missions follow or the campaign has ended in one of its ways")
    if sheet.played and not sheet.squad:
        found.append("nobody is left to go on")
    return found + _flag_problems(sheet.flags) + _squad_problems(sheet.squad)


def _flag_problems(flags: dict[str, str]) -> list[str]:
    if set(flags) != {*FLAG_WORDS, *FLAG_NUMBERS}:
        return ["the flags are not those of the campaign"]
    found = [f"{name} cannot be {flags[name]!r}" for name, words in FLAG_WORDS.items() if flags[name] not in words]
    for name, (least, most) in FLAG_NUMBERS.items():
        if flags[name] not in [str(number) for number in range(least, most + 1)]:
            found.append(f"{name} cannot be {flags[name]!r}")
    return found


def _squad_problems(squad: list[Veteran]) -> list[str]:
    cards = [one.card for one in squad]
    if any([card not in MERCENARIES for card in cards]) or len(set(cards)) < len(cards):
        return ["somebody in the squad is no Mercenary, or is there twice"]
    found: list[str] = []
    skills = [skill for one in squad for skill in one.skills]
    if any([skill not in SKILLS or skills.count(skill) > 1 for skill in skills]):
        found.append("a skill does not exist, or somebody else has it too")
    items = [item.card for one in squad for item in one.items]
    if any([card not in SORTS or items.count(card) > copies(card) for card in items]):
        found.append("an equipment card does not exist, or not so often")
    for one in squad:
        found += _veteran_problems(one)
    return found


def _veteran_problems(one: Veteran) -> list[str]:
    printed = MERCENARIES[one.card]
    found: list[str] = []
    if not 0 <= one.wounds < printed.green + printed.red:
        found.append(f"{one.card} cannot have {one.wounds} wounds")
    if not (0 <= one.experience < TOP and 0 <= one.tokens <= MOST and 0 <= one.victory_points <= MOST):
        found.append(f"{one.card} cannot have so much experience or so many points")
    others = [card.keyword for card in SKILLS.values() if card.keyword != GENERIC]
    gained = [keyword for keyword in others if keyword not in printed.keywords]
    if any([name not in gained or one.attributes.count(name) > 1 for name in one.attributes]):
        found.append(f"{one.card} cannot have gained {one.attributes}")
    if any([item.charges < 0 for item in one.items]):
        found.append(f"{one.card} has a card with less than no charges")
    return found
