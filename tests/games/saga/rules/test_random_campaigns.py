"""Campaigns along every branch to every finale: each chapter is set up for real and ends as chance has it.

The Rounds between are left out; whole games of every mission are in test_random_missions.py. What a mission can leave
behind (flags, cards, wounds, who fell, by which exit they left) is drawn at random.
"""

from collections import Counter
from itertools import pairwise

import pytest

from starboard.games.saga.content.campaign import CAMPAIGN, FINALES, PRIZES
from starboard.games.saga.content.campaign_flags import FLAG_WORDS
from starboard.games.saga.content.equipment import BLACK, EQUIPMENT
from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.rules.campaign.campaign import carry, new_sheet, take_up
from starboard.games.saga.rules.campaign.sheet_checks import sheet_problems
from starboard.games.saga.rules.lookups import profile
from starboard.games.saga.rules.play import play
from starboard.games.saga.sheet.sheet import Sheet
from starboard.games.saga.state.fields import Item
from starboard.games.saga.state.invariants import impossible
from starboard.games.saga.testing.mission_table import MissionTable, play_out, random_answer
from starboard.kernel.encoding import decode, encode
from starboard.kernel.fate import Fate
from starboard.kernel.requests import Checkpoint
from tests.games.saga.rules.mission_tables import TOGETHER, VERSUS

MOST_CHAPTERS = 30
# What each mission may set, beside what follows from its end.
OPEN_FLAGS = {
    "m1": ("way",), "m2": ("case", "okoro"), "m3": ("ghost", "pass", "patient"), "m4": ("orchard", "heron"),
    "m5": ("core", "shrike", "truth"), "m6": ("serum", "chovar", "truth"), "m7": ("okoro",), "m8": ("deal", "relay"),
    "m9": ("signal",),
}  # fmt: skip
MISSION_ITEMS = [card.id for card in EQUIPMENT.values() if card.colour == BLACK]


def set_up_at_random(table: MissionTable, fate: Fate) -> None:
    """To the first checkpoint of its first Round; a mission never ends before."""
    going, reply = play(table.g), None
    while True:
        request = going.send(reply)
        if isinstance(request, Checkpoint) and table.g.step != "set-up":
            break
        reply = random_answer(request, fate)
    assert table.g.step == "mercenaries" and impossible(table.g, True) == []


def end_at_random(table: MissionTable, fate: Fate) -> None:
    """A side has won, and the table looks as it may look then."""
    g = table.g
    won = fate.below(3) > 0
    g.step, g.ending = "over", "mercenaries" if won else "nexus"
    for name in OPEN_FLAGS[g.mission]:
        g.flags[name] = fate.pick(FLAG_WORDS[name][1 if name == "way" else 0 :])
    exits = sorted({way.code for way in mission(g.mission).exits}) or ["X1"]
    way = {"stairs": "X1", "lift": "X2"}.get(g.flags["way"]) if g.mission == "m1" else fate.pick(exits)
    for who in g.mercenaries:
        who.model.wounds = fate.below(profile(who.model).boxes + 1)
        if who.model.wounds == profile(who.model).boxes:
            who.status = "down"
        elif won:
            who.status, who.exit = "left", way
        who.victory_points += fate.below(4)
        who.experience = fate.below(15)
        who.tokens += fate.below(2)
    for card in MISSION_ITEMS:
        there = [item.card for who in g.mercenaries for item in who.items]
        if card not in there and fate.below(3) == 0:
            fate.pick(g.mercenaries).items.append(Item(card, 0))


def after(table: MissionTable, fate: Fate) -> Sheet:
    """Upkeep at random, and the sheet that it hands on."""
    play_out(play(table.g), fate)
    carried = carry(table.g)
    assert carried is not None and isinstance(carried.sheet, Sheet)
    return decode(Sheet, encode(carried.sheet))


def campaign(seed: int, seats: tuple[tuple[str, ...], ...]) -> tuple[list[str], str]:
    """From the first mission to a finale: what was played, with its variant, and how it ended."""
    fate = Fate(seed)
    sheet = new_sheet(CAMPAIGN)
    played: list[str] = []
    while sheet.following:
        assert len(played) < MOST_CHAPTERS, played
        table = MissionTable(fate.pick(sheet.following), *seats)
        take_up(table.g, sheet)
        set_up_at_random(table, fate)
        played.append(table.g.mission + (f"-{table.g.variant}" if table.g.variant else ""))
        end_at_random(table, fate)
        sheet = after(table, fate)
        assert sheet_problems(sheet) == []
        check_prizes(sheet)
    return played, sheet.finale


def check_prizes(sheet: Sheet) -> None:
    """Whoever carries a prize has won it, and nothing of the box is there twice."""
    cards = Counter([item.card for one in sheet.squad for item in one.items])
    for card, (flag, words) in PRIZES.items():
        assert cards[card] <= 1 and (not cards[card] or sheet.flags[flag] in words), (card, sheet.flags[flag])


@pytest.mark.rule("SAGA-CAMPAIGN-01", "SAGA-CAMPAIGN-03", "SAGA-CAMPAIGN-04")
@pytest.mark.parametrize("seats", [TOGETHER, VERSUS], ids=["together", "versus"])
def test_every_branch_leads_to_a_finale(seats: tuple[tuple[str, ...], ...]):
    ways: set[str] = set()
    finales: set[str] = set()
    for seed in range(20):
        played, finale = campaign(seed, seats)
        ways |= {f"{one.partition('-')[0]}>{two}" for one, two in pairwise(played)}
        finales.add(finale)
        assert played[0] == "m1" and played[-1].startswith("m9")

    assert finales <= set(FINALES) and len(finales) >= 3
    assert {"m1>m2", "m1>m3", "m4>m5", "m4>m6", "m8>m9-old-friends"} <= ways
