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
flood = {complexity = 2, once = true, then = [{do = "feature", feature = "pulse", set = {skip = 1}}]}

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

[facts]
flooded = false
pumped = 0

[features.shelves]
push = 1
dice = 3

[features.pulse]
zone = "B"
centre = [9, 3]
first-round = 2
dice = 2
way = "hazard"
shelter = ["crate", "#p"]

[[may]]
id = "pumping"
who = "mercenary"
at = ["V1"]
times = "many"
then = [{do = "set", name = "pumped", add = 1}, {do = "vp", points = 1, to = "actor"}]

[[when]]
on = "revealed"
at = "B"
say = "cellar"
then = [
    {do = "attack", who = {side = "all", near = "o1", within = 2}, dice = 3, way = "ranged"},
    {do = "arrive", boss = "bs-aberration", at = [6, 1]},
]

[[when]]
if = [{is = "fact", name = "pumped", least = 3}, {any = [[{is = "clock"}], [{is = "round", odd = true}]]}]
then = [{do = "ask", whom = "squad", key = "drain", answers = [
    {key = "let-it", then = [{do = "set", name = "flooded", to = true}]},
    {key = "stop-it", then = []},
]}]

[[while]]
if = [{is = "piece", at = "D1", state = "closed"}]
forbid = ["reinforcements"]

[[orders]]
who = {group = "cook"}
order = "hold"
until = [[{is = "round", from = 5}]]

[ends]
mercenaries = [[{is = "all-out", exits = ["X1"], least = 2}]]
nexus = [[{is = "standard-defeat"}], [{is = "fact", name = "flooded", equals = true}]]

[[after]]
if = [{is = "result", equals = "won"}]
then = [{do = "set", name = "okoro", to = "dead"}, {do = "next", missions = ["m1"]}]
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
