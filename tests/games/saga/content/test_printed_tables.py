"""The numbers on the cards, row by row as the list of components has them."""

import pytest

from starboard.games.saga.content.agents import AGENTS
from starboard.games.saga.content.bosses import BOSSES
from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.content.nexus_cards import NEXUS_CARDS
from starboard.games.saga.content.skills import SKILLS

# cost, Move, Shoot, Assault, Defence, Tech, green, red, blue boxes
MERCENARY_ROWS = """
dulinsky 110 5 4 2 2 2 3 2 0
curby    125 4 3 2 2 5 2 3 2
alyse    110 5 2 4 3 2 2 3 0
devil    110 5 3 3 3 1 3 2 0
wrath    110 5 1 5 2 1 4 1 0
ogan     125 4 4 3 3 3 3 2 0
"""

# cost, Move, Shoot, Assault, Defence, health
AGENT_ROWS = """
technician 1 5 - 2 1 2
guard      2 5 2 2 2 2
victim     2 4 - 3 2 3
marine     3 5 3 2 3 2
ranger     4 5 3 3 3 3
heavy      4 4 4 2 3 2
ravager    4 5 - 4 2 4
"""

# base, Move, Shoot, Assault, Defence, Tech, green, red
BOSS_ROWS = """
okoro      1 5 4 3 3 2 5 3
shrike     1 6 4 4 3 3 5 2
aberration 2 5 - 5 3 - 7 3
chovar     2 4 - 4 3 - 6 3
hale       1 5 3 2 3 5 5 2
"""

# level, Reinforcement value, type, starter, first symbol of each copy
NEXUS_ROWS = """
patch-up          1 1 normal    * engaged/exposed
preparations      1 2 normal    * circle-red+furthest/circle-blue+wounded
stealthy-advance  1 0 normal    * furthest/circle-green+furthest
planning          1 1 normal    * circle-yellow+exposed
target-acquired   1 1 normal    * exposed/exposed
adrenaline        1 2 normal    * engaged
dig-in            1 2 normal    * circle-purple+exposed
call-backup       1 3 normal    * furthest
booby-trap        1 3 reaction  . circle-orange+wounded
yellow-alarm      1 1 remains   . furthest
surprise-attack   2 4 normal    . furthest/circle-red+engaged
ambush            2 3 interrupt . wounded/circle-blue+furthest
suppressing-fire  2 4 normal    . exposed
return-fire       2 5 reaction  . circle-green+exposed
orange-alarm      2 2 remains   . furthest
lockdown          2 3 normal    . circle-yellow+furthest
firewall-update   2 4 remains   . circle-purple+wounded
lights-out        2 3 remains   . engaged
frag-toss         2 3 normal    . engaged
scrambler         2 5 normal    . wounded
red-alarm         3 4 remains   . circle-orange+engaged
strike-team       3 6 normal    . furthest/wounded
concentrated-fire 3 5 normal    . exposed/exposed
gas-vents         3 7 normal    . wounded
no-way-out        3 8 reaction  . engaged
blood-frenzy      3 5 normal    . engaged
overdrive         3 4 normal    . wounded
hidden-passage    3 6 interrupt . wounded
"""

# keyword, credits
SKILL_ROWS = """
aimed-fire      shooting   15
expert-shooter  shooting   10
follow-through  assault    15
parry           assault    5
code-breaker    tech       15
backdoor        tech       10
priority-orders tactics    20
foresight       tactics    10
hit-and-run     speed      15
slippery        speed      10
thick-skin      resilience 20
unbroken        resilience 10
resourceful     human      10
long-limbs      judwan     10
capacitors      robot      15
stone-born      dwarf      10
empathy         kayowana   15
plus-shoot      generic    20
plus-assault    generic    20
plus-defence    generic    15
plus-tech       generic    10
plus-move       generic    10
"""

# colour, copies, credits, use, slot, discarded, charges
EQUIPMENT_ROWS = """
medi-pack     green 4 5  action    -      x 0
stim          green 3 6  free      -      x 0
grenade       green 3 8  action    weapon x 0
flash         green 2 8  action    -      x 0
lock-breaker  green 2 8  action    -      x 0
vest          green 2 12 permanent body   . 0
blade         green 1 15 permanent weapon . 0
scope         green 1 10 permanent -      . 0
data-spike    green 2 6  free      -      x 0
shield-gen    blue  1 30 permanent shield . 0
silent-pistol blue  1 12 permanent weapon . 0
autocannon    blue  1 22 permanent weapon . 0
cutter        blue  1 15 permanent weapon . 0
rig           blue  1 20 permanent -      . 0
cloak         blue  1 16 permanent body   . 0
jump-pack     blue  1 15 free      -      . 2
auto-medic    blue  1 20 free      -      . 3
pass          black 1 -  permanent -      . 0
case          black 1 -  permanent -      . 0
heron         black 1 -  permanent -      . 0
data-core     black 1 -  permanent -      . 0
serum         black 1 -  permanent -      . 0
charges       black 1 -  action    -      . 3
"""

# credits, Defence, health, pieces, dice
DEPLOYABLE_ROWS = """
sentry      -  2 2 1 3
damper      -  3 2 1 2
force-field 18 4 2 2 0
charge      15 2 1 1 4
"""


def table(rows):
    return [row.split() for row in rows.split("\n") if row]


def printed(*values):
    """As a card prints it: a dash for what does not exist."""
    return ["-" if value in (None, "") else str(value) for value in values]


def characteristics(card, *names):
    return [str(getattr(card, name) or "-") for name in names]


def test_mercenaries():
    for name, *row in table(MERCENARY_ROWS):
        who = MERCENARIES[f"mc-{name}"]
        values = characteristics(who, "cost", "move", "shoot", "assault", "defence", "tech")
        assert [*values, *printed(who.green, who.red, who.blue)] == row, name


def test_agents():
    for name, *row in table(AGENT_ROWS):
        values = characteristics(AGENTS[f"ag-{name}"], "cost", "move", "shoot", "assault", "defence", "health")
        assert values == row, name


def test_bosses():
    for name, *row in table(BOSS_ROWS):
        boss = BOSSES[f"bs-{name}"]
        values = characteristics(boss, "size", "move", "shoot", "assault", "defence", "tech", "green", "red")
        assert values == row, name


def test_nexus_cards():
    for name, *row in table(NEXUS_ROWS):
        card = NEXUS_CARDS[f"nx-{name}"]
        symbols = "/".join("+".join(copy) for copy in card.copies)
        assert [*printed(card.level, card.value, card.type), "*" if card.starter else ".", symbols] == row, name


def test_skills():
    for name, *row in table(SKILL_ROWS):
        card = SKILLS[f"sk-{name}"]
        assert printed(card.keyword, card.credits) == row, name


@pytest.mark.rule("SAGA-EQUIP-04")
def test_equipment():
    for name, *row in table(EQUIPMENT_ROWS):
        card = EQUIPMENT[f"eq-{name}"]
        price = printed(card.colour, card.copies, card.credits, card.use, card.slot)
        assert [*price, "x" if card.discarded else ".", str(card.charges)] == row, name


def test_deployables():
    for name, *row in table(DEPLOYABLE_ROWS):
        card = DEPLOYABLES[f"dp-{name}"]
        assert printed(card.credits, card.defence, card.health, card.pieces, card.dice) == row, name


@pytest.mark.parametrize(
    ("rows", "cards"),
    [
        (MERCENARY_ROWS, MERCENARIES),
        (AGENT_ROWS, AGENTS),
        (BOSS_ROWS, BOSSES),
        (NEXUS_ROWS, NEXUS_CARDS),
        (SKILL_ROWS, SKILLS),
        (EQUIPMENT_ROWS, EQUIPMENT),
        (DEPLOYABLE_ROWS, DEPLOYABLES),
    ],
)
def test_no_row_is_left_out(rows, cards):
    assert [name for name, *_ in table(rows)] == [card.split("-", 1)[1] for card in cards]
