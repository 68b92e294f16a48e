"""A small mission that is whole, to be broken in one place by each test."""

from starboard.games.saga.content.mission_file import load_mission, problems_in

SMALL = """\
id = "cellar"
kind = "campaign"

[play]
firewall = 2
supply = "S1"

[squad]
credits = 460
mercenaries = ["mc-dulinsky", "mc-curby"]
cards = [{card = "eq-medi-pack", for = "mc-curby"}]

[nexus]
activations = 2
max-cost = 2
allowed = ["ag-technician", "ag-guard"]
deck = {level-1 = 12, level-2 = 4}
events = [{event = "ev-surge", third = 2}]

[map]
plan = '''
##########################
##........D1......c1..R1##
##S.......D1............##
##T1......##..gW..o1o1..##
##......####......o1o1Q1##
##..V1....#p............##
##........##..X1X1##D2####
####################....##
####################..k1##
##########################
'''
overlay = '''
#############
#AAAA+BBBBBB#
#AAAA+BBBBBB#
#AAAA#BBBBBB#
#AAA##BBBBBB#
#AAAA#BBBBBB#
#AAAA#BBB#+##
##########CC#
##########CC#
#############
'''

[zones]
A = "landing"
B = "cellar"
C = "larder"

[looks]
p = "pillar"

[doors]
D1 = {}
D2 = {lock = 1}

[terminals]
T1 = {operations = ["camera", "flood"]}

[operations]
flood = {complexity = 2, once = true}

[search]
supplies = ["c1"]
cards = {k1 = "eq-grenade"}

[exits]
X1 = {name = "drain"}

[marks]
Q1 = {name = "shelf", card = "eq-case"}

[devices]
V1 = {name = "pump", class = "obstacle", slides = "east"}

[bosses]
BA = {facing = "west", enters = [6, 1]}

[groups]
cook = [[7, 3]]

[checks]
objectives = ["X1", "Q1", "k1"]
large-paths = [{from = [6, 1], to = [7, 5]}]
"""

FILE = "cellar.toml"


def changed(*changes: tuple[str, str]) -> bytes:
    """The small mission with other words in it; each must be there once."""
    text = SMALL
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        text = text.replace(old, new)
    return text.encode()


def problems(*changes: tuple[str, str]) -> list[str]:
    return [str(problem) for problem in problems_in(changed(*changes), FILE)]


def small(*changes: tuple[str, str]):
    return load_mission(changed(*changes), FILE)
