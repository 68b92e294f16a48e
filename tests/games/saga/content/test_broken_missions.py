"""What is wrong with a mission is told by file, row and column, or by table and key."""

import pytest

from starboard.games.saga.content.mission_file import load_mission, open_mission, problems_in
from starboard.kernel.errors import BrokenContent
from starboard.kernel.own_files import LARGEST_FILE
from tests.games.saga.content.small_mission import FILE, SMALL, changed, problems, small


def test_the_small_mission_is_whole():
    assert problems() == []


# --- the plan ---

ON_THE_PLAN = [
    ("an unknown code", ("..gW..o1o1..", "..gX..o1o1.."), "map row 3, column 7: 'gX' is no code of a map"),
    ("a number too high", ("k1##", "k0##"), "map row 8, column 11: 'k0' is no code of a map"),
    ("half a square", ("##S.......D1............##", "##S.......D1...........##"), "map row 2: has an odd number"),
    ("a short row", ("##S.......D1............##", "##S.......D1..........##"), "map row 2: has 12 squares and row 0"),
    ("an empty row", ("plan = '''\n", "plan = '''\n\n"), "map row 0: is empty"),
    ("two starts", ("##......####......", "##....S.####......"), "map row 4, column 3: is a second start position"),
    ("no start", ("##S.......", "##........"), "map: plan: has no start position"),
    (
        "a bent door",
        ("##S.......D1............##", "##S.....D1..............##"),
        "map row 2, column 4: D1 does not have",
    ),
    ("a half tank", ("......o1o1Q1##", "......o1..Q1##"), "map row 4, column 9: o1 does not have the shape of a tank"),
    ("a torn exit", ("..X1X1##D2####", "X1..X1##D2####"), "map row 6, column 8: X1 lies apart"),
    ("a door nobody describes", ("D2 = {lock = 1}\n", ""), "map row 6, column 10: D2 is not described in [doors]"),
    (
        "a Boss nobody describes",
        ("##T1......##", "##T1....BO##"),
        "map row 3, column 4: BO is not described in [bosses]",
    ),
]


@pytest.mark.parametrize(
    ("change", "message"), [case[1:] for case in ON_THE_PLAN], ids=[case[0] for case in ON_THE_PLAN]
)
def test_mistakes_on_the_plan_are_told_by_row_and_column(change, message):
    (problem,) = problems(change)

    assert problem.startswith(f"{FILE}: {message}"), problem


# --- the overlay ---


@pytest.mark.rule("SAGA-ZONE-01")
def test_an_overlay_that_differs_from_the_flood_fill_is_refused():
    (problem,) = problems(("#AAAA#BBB#+##", "#AAAA#BBC#+##"))

    assert problem == f"{FILE}: overlay row 6, column 8: C: no door parts it from B"


def test_one_letter_for_two_areas_is_refused():
    swapped = changed(("##########CC#\n##########CC#", "##########BB#\n##########BB#"), ('C = "larder"\n', ""))

    (problem,) = problems_in(swapped, FILE)

    assert str(problem) == f"{FILE}: overlay row 7, column 10: B: is another area than the first B"


def test_walls_and_doors_of_the_overlay_are_those_of_the_plan():
    assert problems(("#AAA##BBBBBB#", "#AAAA#BBBBBB#")) == [f"{FILE}: overlay row 4, column 4: A: # belongs here"]
    assert problems(("#AAAA#BBB#+##", "#AAAA#BBB###C")) == [
        f"{FILE}: overlay row 6, column 10: #: + belongs here",
        f"{FILE}: overlay row 6, column 12: C: # belongs here",
    ]


def test_the_start_lies_in_zone_a():
    turned = SMALL
    for old, new in (("AAAA", "DDDD"), ("#AAA##", "#DDD##"), ('A = "landing"', 'D = "landing"')):
        turned = turned.replace(old, new)

    (problem,) = problems_in(turned.encode(), FILE)

    assert str(problem) == f"{FILE}: overlay row 2, column 1: the start position lies in zone A"


def test_an_overlay_of_another_size_is_refused():
    (problem,) = problems(("overlay = '''\n#############\n", "overlay = '''\n"))
    assert problem == f"{FILE}: map: overlay: has 9 rows and the plan has 10"
    (problem,) = problems(("#AAAA#BBB#+##", "#AAAA#BBB#+#"))
    assert problem == f"{FILE}: overlay row 6: has 12 squares and the plan has 13"


# --- whether it can be played ---


def test_a_door_into_the_wall_is_refused():
    (problem, *_) = problems(
        ("##........##..X1X1##D2####", "##........##..X1X1##D2D3##"),
        ("#AAAA#BBB#+##", "#AAAA#BBB#++#"),
        ("D2 = {lock = 1}", "D2 = {lock = 1}\nD3 = {}"),
        ("####################....##", "####################..####"),
        ("##########CC#\n##########CC#", "##########C##\n##########CC#"),
    )

    assert problem == f"{FILE}: map row 6, column 11: D3 leads nowhere"


def test_an_objective_behind_a_wall_is_refused():
    found = problems(
        ("####################..k1##", "####################..##k1"),
        ("##########CC#\n##########CC#", "##########CC#\n##########C#D"),
        ('C = "larder"', 'C = "larder"\nD = "crack"'),
    )

    assert found == [f"{FILE}: map row 8, column 12: k1 cannot be reached"]


def test_floor_behind_scenery_cannot_be_reached():
    found = problems(
        ("####################..k1##", "####################k1..##"),
        ("##D2####\n####################....##", "##D2####\n####################k2k3##"),
    )

    assert f"{FILE}: map row 8, column 11: cannot be reached from the start position" in found
    assert f"{FILE}: map row 8, column 10: k1 cannot be reached" in found


def test_a_lock_before_the_first_terminal_is_refused():
    found = problems(("D1 = {}", "D1 = {lock = 1}"), ("##T1......##", "##........##"), ("..R1##", "T1R1##"))

    assert found == [
        f"{FILE}: map row 1, column 5: D1 is locked and no Terminal is reached before it",
        f"{FILE}: map row 6, column 10: D2 is locked and no Terminal is reached before it",
    ]


def test_a_lock_behind_an_access_denied_door_is_the_missions_affair():
    denied = ("D1 = {}", 'D1 = {access-denied = "two-keys"}')

    assert problems(denied) == []
    assert problems(denied, ("##T1......##", "##........##"), ("..R1##", "T1R1##")) == [
        f"{FILE}: map row 6, column 10: D2 is locked and no Terminal is reached before it"
    ]


HALL = """\
id = "hall"
kind = "campaign"
play = {{firewall = 0, supply = "S1"}}
squad = {{credits = 200, mercenaries = ["mc-wrath"]}}
nexus = {{activations = 1, max-cost = 1, deck = {{level-1 = 1}}}}
map = {{plan = "{plan}", overlay = "{overlay}"}}
zones = {{A = "hall"}}
ends = {{mercenaries = [[{{is = "clock"}}]], nexus = [[{{is = "standard-defeat"}}]]}}
"""


def test_the_start_has_room_for_four():
    four = HALL.format(plan="S.......", overlay="AAAA").encode()
    three = HALL.format(plan="S.....", overlay="AAA").encode()
    a_point = HALL.format(plan="S.......R1", overlay="AAAAA").encode()

    assert problems_in(four, FILE) == problems_in(a_point, FILE) == []
    assert [str(problem) for problem in problems_in(three, FILE)] == [
        f"{FILE}: map row 0, column 0: has room for 3 Mercenaries and needs 4"
    ]


def test_nobody_waits_at_the_start():
    found = problems(("##S.......D1............##", "##S...lWR1D1............##"), ("c1..R1##", "c1....##"))
    assert found == [f"{FILE}: map row 2, column 3: lW is 2 steps from the start position"]


def test_a_boss_that_arrives_needs_free_squares():
    assert problems(("enters = [6, 1]", "enters = [8, 1]"), ("at = [6, 1]", "at = [8, 1]")) == [
        f"{FILE}: map row 1, column 9: BA enters here and it is not free"
    ]
    assert problems(("enters = [6, 1]", "enters = [5, 1]"))[0] == (
        f"{FILE}: map row 1, column 5: BA enters here and it is not free"
    )
    assert problems(("enters = [6, 1]", 'waits = ["R2"]'), ("at = [6, 1]", 'at = "R1"'))[:1] == [
        f"{FILE}: bosses.BA: waits: there is no point R2"
    ]


def test_a_base_of_two_by_two_does_not_fit_through_a_door():
    found = problems(("to = [7, 5]", "to = [10, 7]"))

    assert found == [f"{FILE}: checks.large-paths number 1: no base of 2x2 walks from (6, 1) to (10, 7)"]


def test_a_device_slides_onto_floor_and_cuts_nothing_off():
    assert problems(('slides = "east"', 'slides = "west"')) == []
    assert problems(("##..V1....#p", "##V1......#p"), ('slides = "east"', 'slides = "west"')) == [
        f"{FILE}: map row 5, column 0: V1 slides here and it is no floor"
    ]
    # Row 4 of the landing is three squares wide: a cabinet fills one, and V1 would slide onto the last free one.
    assert problems(("##......####......o1o1Q1##", "##V1..k2####......o1o1Q1##"), ("##..V1....#p", "##........#p")) == [
        f"{FILE}: map row 4, column 1: is cut off when V1 slide"
    ]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (('objectives = ["X1"', 'objectives = ["X2"'), "checks: objectives: X2 stands nowhere on the plan"),
        (("cook = [[7, 3]]", "cook = [[7, 4]]"), "groups: cook: no Agent stands on (7, 4)"),
        (('supplies = ["c1"]', 'supplies = ["c2"]'), "search: c2: is no scenery on the plan"),
        (('"camera", "flood"', '"camera", "flod"'), "terminals.T1: operations: there is no operation flod"),
        (("flood = {", "camera = {"), "operations: camera: is the name of a standard operation"),
        (('"camera", "flood"', '"camera"'), "operations: flood: is offered at no Terminal"),
    ],
)
def test_names_that_lead_nowhere_are_refused(change, message):
    assert f"{FILE}: {message}" in problems(change)


# --- the box ---


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ([("k1 = \"eq-grenade\"", "k1 = \"eq-sword\"")], "search.cards: k1: there is no card eq-sword"),
        ([('k1 = "eq-grenade"', 'k1 = "eq-flash"')], "search.cards: k1: eq-flash is not 1 times in Supply deck S1"),
        ([('card = "eq-case"', 'card = "eq-stim"')], "marks.Q1: card: eq-stim is no Mission Item"),
        ([('k1 = "eq-grenade"', 'k1 = "eq-case"')], "search: cards: there is one eq-case"),
        ([("D2 = {lock = 1}", 'D2 = {lock = 1, key = "eq-key"}')], "doors.D2: key: there is no card eq-key"),
        ([("ev-surge", "ev-flood")], "nexus.events number 1: event: there is no Event ev-flood"),
        (
            [("third = 2}]", 'third = 2}, {event = "ev-surge", third = 0}]')],
            "nexus.events number 2: event: ev-surge is in the deck already",
        ),
        ([("level-1 = 12", "level-1 = 15")], "nexus.deck: level-1: wants 15 cards and there are 14"),
        ([("level-1 = 12", "starter = true, level-1 = 3")], "nexus.deck: level-1: wants 3 cards and there are 2"),
        ([("mc-dulinsky", "mc-nobody")], "squad: mercenaries: there is no Mercenary mc-nobody"),
        ([("credits = 460", "credits = 239")], "squad: credits: the ideal team costs 240"),
        ([('for = "mc-curby"', 'for = "mc-devil"')], "squad: cards: mc-devil is not in the squad"),
        ([('{card = "eq-medi-pack"', '{card = "eq-serum"')], "squad: cards: eq-serum cannot be bought 1 times"),
        ([('"ag-guard"]', '"ag-marine"]')], "nexus: allowed: ag-marine costs more than max-cost"),
        ([('"ag-guard"]', '"ag-gard"]')], "nexus: allowed: there is no Agent ag-gard"),
    ],
)  # fmt: skip
def test_what_the_box_cannot_give_is_refused(changes, message):
    assert f"{FILE}: {message}" in problems(*changes)


def test_a_map_has_no_more_pieces_than_the_box():
    found = problems(
        ("##........##..X1X1", "##R9R8R7R6##..X1X1"), ("......o1o1Q1##", "R2R3R4o1o1Q1##"), ("c1..R1##", "c1R5R1##")
    )

    assert found == [f"{FILE}: map: plan: needs 9 of point and the box has 8"]


def test_a_map_has_no_more_miniatures_than_the_box():
    found = problems(("####......o1o1Q1##", "####rWrWrWo1o1Q1##"), ("..gW..o1o1..##", "rWgWrWo1o1..##"))

    assert found == [f"{FILE}: map: plan: needs 5 ranger miniatures of 4"]


def test_a_find_must_be_left_over_when_the_squad_has_bought_its_own():
    four = ", ".join(['{card = "eq-grenade"}'] * 3)

    found = problems(('{card = "eq-medi-pack", for = "mc-curby"}', four))

    assert found == [f"{FILE}: search.cards: k1: eq-grenade is not 1 times in Supply deck S1"]


# --- keys and values ---


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("firewall = 2", "firewal = 2"), "play: firewall: must be a number from 0 to 5, not left out"),
        (("firewall = 2", "firewall = 2\nfire = 1"), "play: 'fire': is no key of this table"),
        (('kind = "campaign"', 'kind = "campaign"\nscript = "x"'), "'script': is no key of this table"),
        (("firewall = 2", 'firewall = "2"'), "play: firewall: must be a number from 0 to 5, not '2'"),
        (("firewall = 2", "firewall = true"), "play: firewall: must be a number from 0 to 5, not true"),
        (("firewall = 2", "firewall = 1979-05-27"), "play: firewall: must be a number from 0 to 5, not something"),
        (("firewall = 2", "firewall = 99999999999"), "play: firewall: must be a number from 0 to 5, not something"),
        (("[ends]", "[story]\nflod = {}\n\n[ends]"), "story: flod: is no page of this mission; there are briefing, "),
        (("[ends]", "[story]\nbriefing = {paragraphs = 9}\n\n[ends]"), "story.briefing: paragraphs: must be a number"),
        (
            ("[ends]", '[story]\nbriefing = {mood = "sad"}\n\n[ends]'),
            "story.briefing: mood: must be one of calm, tense, ",
        ),
        (("[ends]", "[story]\nrules = [{rule = 1}]\n\n[ends]"), "story.rules number 1: name: must be a name"),
        (('kind = "campaign"', 'kind = "duel"'), "kind: must be one of introduction, campaign, not 'duel'"),
        (("D2 = {lock = 1}", "D2 = {lock = 5}"), "doors.D2: lock: must be a number from 1 to 4, not 5"),
        (("D2 = {lock = 1}", 'D2 = {lock = 1, access-denied = "x"}'), "doors.D2: lock: an Access Denied door has no"),
        (("D2 = {lock = 1}", "D2 = {lock = 1, open = true}"), "doors.D2: open: a locked door starts closed"),
        (("D1 = {}", 'D1 = {key = "eq-pass"}'), "doors.D1: key: the door is not locked"),
        (("D2 = {lock = 1}", "D2 = {lock = 1}\nD3 = {}"), "doors: D3: stands nowhere on the plan"),
        (("D2 = {lock = 1}", "D2 = 1"), "doors: D2: must be a table, not 1"),
        (('A = "landing"', 'A = "Landing Pad"'), "zones: A: must be a name like cold-house, not 'Landing Pad'"),
        (('C = "larder"\n', ""), "zones: C: stands on the map and has no name"),
        (('p = "pillar"', 'p = "pillar"\nq = "quay"'), "looks: q: no square of the plan looks like this"),
        (("cook = [[7, 3]]", "cook = [[7, 3, 1]]"), "groups: cook: must be a square like [12, 7]"),
        (("cook = [[7, 3]]", "cook = []"), "groups: cook: names nobody"),
        (('supplies = ["c1"]', 'supplies = ["c1", "c1"]'), "search: supplies: names c1 twice"),
        (('supplies = ["c1"]', 'supplies = ["c1", "k1"]'), "search.cards: k1: holds Supplies already"),
        (("enters = [6, 1]", 'enters = [6, 1], waits = ["R1"]'), "bosses.BA: enters: a Boss stands on the plan, or"),
        (("BA = {", "BX = {"), "bosses: BX: is the code of no Boss"),
        (("complexity = 2, ", ""), "operations.flood: complexity: an operation has either"),
        (("credits = 460", "credits = 460\nfixed = true"), "squad: credits: buy nothing where the squad is fixed"),
        (("third = 2}]", "third = 4}]"), "nexus.events number 1: third: must be a number from 0 to 3, not 4"),
        (('id = "cellar"', 'id = = "cellar"'), "is no TOML: Invalid value (at line 1"),
    ],
)
def test_mistakes_in_tables_are_told_by_table_and_key(change, message):
    (problem,) = problems(change)

    assert problem.startswith(f"{FILE}: {message}"), problem


# --- files from strangers ---


def test_a_mission_from_a_path_loads_as_one_of_the_box(tmp_path):
    path = tmp_path / FILE
    path.write_bytes(changed())

    assert open_mission(path) == small()


def test_a_stranger_cannot_send_a_file_without_end(tmp_path):
    path = tmp_path / "huge.toml"
    path.write_bytes(b"# comment\n" * (LARGEST_FILE // 5))

    with pytest.raises(BrokenContent, match=r"^huge.toml: is larger than 64 KiB$"):
        open_mission(path)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"\xff\xfe", "is not UTF-8 at byte 0"),
        (b"a = " + b"[\n" * 3_900, "is nested too deeply"),
        (b"a" + b".a" * 20_000 + b" = 1", "line 1: is longer than 400 characters"),
        (b"", "map: plan: must be a text"),
        (b"map = 1", "map: must be a table, not 1"),
        (b"[map]\nplan = ''", "map: plan: must have 1 to 40 rows"),
        (b"[map]\nplan = '''\n" + b"..\n" * 50 + b"'''", "map: plan: must have 1 to 40 rows"),
        (b"[map]\nplan = '" + b".." * 41 + b"'", "map row 0: has 41 squares; 40 is the most"),
    ],
)
def test_what_a_stranger_sends_is_refused_and_never_run(data, message):
    with pytest.raises(BrokenContent) as refused:
        load_mission(data, "x.toml")

    assert str(refused.value).startswith(f"x.toml: {message}")


def test_long_words_of_strangers_are_cut_in_messages():
    (problem,) = problems(('id = "cellar"', f'id = "{"x" * 300}"'))

    assert len(problem) < 160
