"""Queries before a choice: worked examples, refusals, and that a view tells no more than it holds."""

import json
from typing import Any

import pytest

from starboard.games.saga.rules.attacks.attack_odds import attack_odds, rolls
from starboard.games.saga.rules.attacks.raised_odds import raised_odds
from starboard.games.saga.rules.lookups import profile
from starboard.games.saga.rules.missions.bars import bar
from starboard.games.saga.testing.mission_table import MissionTable
from starboard.games.saga.testing.table import SagaTable
from starboard.games.saga.words.inspect import QUERIES, inspect
from starboard.games.saga.words.seen_table import table_seen
from starboard.kernel.errors import StarboardError, Unknown
from starboard.kernel.pieces import project
from starboard.kernel.visibility import OPEN, SPECTATOR


def ask(table: SagaTable, kind: str, seat: int = 0, **query: Any) -> Any:
    """The answer, as a client gets it."""
    query = {"kind": kind, **{name.rstrip("_"): value for name, value in query.items()}}
    return json.loads(json.dumps(inspect(json.loads(json.dumps(project(table.g, seat))), seat, query)))


def at(found: Any, *place: int) -> Any:
    return next(square for square in found["squares"] if square["at"] == list(place))


# --- sight ---


def test_a_line_in_the_open_is_drawn_to_the_target():
    table = SagaTable("......", "......")
    table.mercenary("dulinsky", at=(0, 0), facing="east")
    table.agent("guard", at=(3, 0))

    found = ask(table, "sight", from_="dulinsky", to="guard-1")

    assert (found["seen"], found["sight"], found["cover_dice"], found["range"]) == (True, "open", 0, True)
    assert found["line"][0] == [1, 1, 2]
    x, y, below = found["line"][1]
    assert 3 <= x / below <= 4 and 0 <= y / below <= 1
    assert all(shot["legal"] for shot in found["shots"]) and found["shots"]


def test_what_blocks_a_line_is_named_nearest_first():
    table = SagaTable("......")
    table.mercenary("dulinsky", at=(0, 0), facing="east")
    table.agent("guard", at=(2, 0))
    table.agent("guard", at=(5, 0))

    found = ask(table, "sight", from_="dulinsky", to="guard-2")

    assert not found["seen"]
    assert found["in_the_way"] == [{"at": [2, 0], "what": "model", "name": "guard-1"}]
    assert {shot["why"] for shot in found["shots"]} == {"saga-refusal-not-in-sight"}


def test_a_closed_door_and_a_wall_are_named_as_what_they_are():
    table = SagaTable("..D..", "..#..")
    table.mercenary("dulinsky", at=(0, 0), facing="east")
    table.agent("guard", at=(4, 0))

    names = ask(table, "sight", from_="dulinsky", to="guard-1")["in_the_way"]

    assert {"at": [2, 0], "what": "door", "name": "D1"} in names


def test_cover_is_said_with_its_corner_and_its_die():
    table = SagaTable("......", "..c...", "......")
    table.mercenary("dulinsky", at=(0, 0), facing="east")
    table.agent("guard", at=(4, 2))

    found = ask(table, "sight", from_="dulinsky", to="guard-1")

    assert (found["sight"], found["cover_dice"]) == ("cover", 1)
    assert found["screened_by"] == [{"at": [2, 1], "what": "scenery", "name": "c1"}]


def test_who_leans_is_shown_the_squares_it_leans_to():
    table = SagaTable("....", ".#..", "....", "....")
    table.mercenary("dulinsky", at=(0, 1), facing="east")
    table.agent("guard", at=(3, 1))

    found = ask(table, "sight", from_="dulinsky", to="guard-1")

    assert found["seen"] and all(line["leaning"] for line in found["lines"])
    assert [0, 0] in found["leaning"] and [1, 1] in found["shelter"]


def test_of_several_squares_to_lean_to_each_has_a_line_of_its_own():
    table = SagaTable("....", ".#..", "....", "....")
    table.mercenary("dulinsky", at=(0, 1), facing="east")
    table.agent("guard", at=(3, 1))

    above = ask(table, "sight", from_="dulinsky", to="guard-1", leaning=[0, 0])
    below = ask(table, "sight", from_="dulinsky", to="guard-1", leaning=[0, 2])

    assert (above["line"][0], below["line"][0]) == ([1, 1, 2], [1, 5, 2])
    assert above["seen"] and below["seen"]
    with pytest.raises(StarboardError, match="leaning"):
        ask(table, "sight", from_="dulinsky", to="guard-1", leaning=[3, 3])


def test_one_may_ask_as_if_somebody_stood_elsewhere():
    table = SagaTable("....", "##..", "....")
    table.mercenary("dulinsky", at=(0, 2), facing="west")
    table.agent("guard", at=(3, 0))

    assert not ask(table, "sight", from_="dulinsky", to="guard-1")["seen"]
    assert ask(table, "sight", from_="dulinsky", to="guard-1", at=[2, 0], facing="east")["seen"]
    assert table.g.mercenaries[0].model.at == (0, 2)


def test_a_square_looks_all_round_and_without_a_ruler():
    table = SagaTable("." * 12)
    table.agent("guard", at=(11, 0))

    found = ask(table, "sight", from_=[5, 0], to=[0, 0])

    assert (found["seen"], found["range"], found["ruler"], found["shots"]) == (True, True, 0, [])


# --- movement ---


def test_reach_says_what_each_square_costs_and_where_one_has_to_stop():
    table = SagaTable("......", "......")
    table.mercenary("dulinsky", at=(0, 0), facing="east")
    table.agent("guard", at=(4, 0), facing="west")

    found = ask(table, "reach", who="dulinsky", steps=4)

    assert (at(found, 1, 0)["cost"], at(found, 1, 0)["stops"]) == (1, False)
    assert (at(found, 3, 0)["cost"], at(found, 3, 0)["stops"], at(found, 3, 0)["ends"]) == (3, True, True)
    assert [5, 0] not in [square["at"] for square in found["squares"]]


def test_a_mercenary_may_cross_a_point_but_not_end_there():
    table = SagaTable("..R...")
    table.mercenary("dulinsky", at=(0, 0))

    found = ask(table, "reach", who="dulinsky", steps=4)

    assert not at(found, 2, 0)["ends"] and at(found, 3, 0)["ends"]


def test_from_a_front_arc_every_way_begins_with_a_break_away():
    table = SagaTable(".....", ".....", ".....")
    table.mercenary("dulinsky", at=(1, 1))
    table.agent("guard", at=(2, 1), facing="west")

    found = ask(table, "reach", who="dulinsky", steps=2)
    way = ask(table, "path", who="dulinsky", to=[0, 1], steps=2)

    assert found["caught_by"] == found["attackers"] == ["guard-1"]
    assert sorted(found["break_away"]) == [[0, 0], [0, 1], [0, 2]]
    assert way["path"] == [[0, 1]]
    assert way["dangers"] == [{"kind": "free-attack", "who": "guard-1", "at": [1, 1]}]


def test_a_path_is_exact_and_says_whose_front_arc_it_ends_in():
    table = SagaTable("....", ".#..", "....")
    table.mercenary("dulinsky", at=(0, 0))
    table.agent("guard", at=(3, 2), facing="west")

    found = ask(table, "path", who="dulinsky", to=[2, 2], steps=4)

    assert found["reachable"] and found["cost"] == len(found["path"]) == 3
    assert found["path"][-1] == [2, 2]
    assert found["dangers"] == [{"kind": "front-arc", "who": "guard-1", "at": [2, 2]}]
    assert not ask(table, "path", who="dulinsky", to=[2, 2], steps=1)["reachable"]


def test_an_unaware_nexus_may_notice_who_goes_by():
    table = SagaTable("." * 8)
    table.mercenary("dulinsky", at=(0, 0))
    table.agent("guard", at=(7, 0), facing="west")
    table.g.nexus.aware = False

    found = ask(table, "path", who="dulinsky", to=[2, 0], steps=4)

    # One die within Long range, one for what it sees, one because it is Vigilant.
    assert found["dangers"] == [{"kind": "stealth", "who": "guard-1", "at": [2, 0], "dice": 3}]


def test_dark_squares_are_dangers_on_the_way():
    table = SagaTable("." * 9 + "K")
    table.mercenary("dulinsky", at=(4, 0), facing="east")

    found = ask(table, "path", who="dulinsky", to=[7, 0], steps=4)

    assert [danger["at"] for danger in found["dangers"] if danger["kind"] == "dark"] == [[6, 0], [7, 0]]


# --- arcs and the template ---


@pytest.mark.rule("SAGA-ARC-06", "SAGA-MISSION-12")
def test_whom_the_mission_keeps_from_having_a_front_arc_threatens_nothing():
    table = SagaTable("....", "....")
    table.mercenary("dulinsky", at=(0, 0), facing="east")
    sleeper = table.agent("guard", at=(2, 0), facing="west")
    bar(table.g, "asleep", sleeper, ["front-arc"], "mission", 0)

    assert ask(table, "threats", side="mercenaries")["squares"] == []
    assert ask(table, "path", who="dulinsky", to=[1, 0])["dangers"] == []
    table.g.mercenaries[0].model.at = (1, 0)
    found = ask(table, "arcs", who="guard-1")
    assert (found["front"], found["catches"]) == ([], [])


def test_arcs_say_what_is_threatened_and_by_whom():
    table = SagaTable("...", "...", "...")
    table.mercenary("dulinsky", at=(1, 1), facing="north")
    table.agent("guard", at=(1, 0), facing="south")

    found = ask(table, "arcs", who="dulinsky")
    threatened = ask(table, "threats", side="mercenaries")

    assert sorted(found["front"]) == [[0, 0], [0, 1], [1, 0], [2, 0], [2, 1]]
    assert sorted(found["rear"]) == [[0, 2], [1, 2], [2, 2]]
    assert (found["catches"], found["caught_by"]) == (["guard-1"], ["guard-1"])
    assert at(threatened, 1, 1)["by"] == ["guard-1"]
    assert [1, 0] not in [square["at"] for square in threatened["squares"]]
    assert ask(table, "arcs", who="dulinsky", facing="south")["catches"] == []


def test_the_template_says_whom_it_burns_friends_too():
    table = SagaTable("......", "......", "......")
    table.mercenary("devil", at=(0, 1), facing="east")
    table.mercenary("dulinsky", at=(2, 1))
    table.agent("guard", at=(3, 1))

    found = ask(table, "template", who="devil", aim=[8, 1])

    assert sorted(found["hit"]) == ["dulinsky", "guard-1"]
    assert found["friends"] == ["dulinsky"]
    assert [3, 1] in found["affected"]


# --- odds ---


def test_odds_say_both_pools_with_their_reasons():
    table = SagaTable("......", "..c...", "......")
    table.mercenary("dulinsky", at=(0, 0), facing="east")
    table.agent("guard", at=(4, 2), facing="west")

    found = ask(table, "odds", attacker="dulinsky", target="guard-1")
    red, blue = found["attack"]["dice"], found["defence"]["dice"]

    assert ["cover", 1] in found["defence"]["parts"]
    assert found["chances"] == [ways / rolls(red, blue) for ways in attack_odds(red, blue)]
    assert abs(sum(found["chances"]) - 1) < 1e-9
    assert found["eliminated"] == pytest.approx(sum(found["chances"][2:]))  # a Guard has two boxes


def test_without_cover_a_shot_hurts_more():
    table = SagaTable("......", "..c...", "......")
    table.mercenary("dulinsky", at=(0, 0), facing="east")
    table.agent("guard", at=(4, 2), facing="west")

    covered = ask(table, "odds", attacker="dulinsky", target="guard-1")
    bare = ask(table, "odds", attacker="dulinsky", target="guard-1", cover=False)

    assert bare["expected"] > covered["expected"]


def test_odds_of_being_crippled_leave_out_those_of_falling():
    table = SagaTable("...")
    table.agent("guard", at=(0, 0), facing="east")
    hurt = table.mercenary("dulinsky", at=(1, 0), facing="west")
    card = profile(hurt.model)
    hurt.model.wounds = card.green - 1
    found = ask(table, "odds", attacker="guard-1", target="dulinsky", way="close")

    assert found["crippled"] == pytest.approx(sum(found["chances"][1 : card.boxes - hurt.model.wounds]))
    assert found["eliminated"] == pytest.approx(sum(found["chances"][card.boxes - hurt.model.wounds :]))


def test_raised_explosions_are_counted_exactly():
    assert raised_odds(2, 1, 0) == attack_odds(2, 1)
    # One red die against one blue die, raised by one: 1 beats 1 and blank, 2 becomes 3 and beats all but 3, 3 likewise.
    assert raised_odds(1, 1, 1) == (12 + 2 * 2 + 2, 2 * 4 + 5 + 5)
    assert sum(raised_odds(3, 2, 1)) == rolls(3, 2)


# --- refusals ---

WRONG: list[dict[str, Any]] = [
    {},
    {"kind": "nonsense"},
    {"kind": ["sight"]},
    {"kind": "sight"},
    {"kind": "sight", "from": "nobody", "to": [0, 0]},
    {"kind": "sight", "from": "dulinsky", "to": [99, 0]},
    {"kind": "sight", "from": "dulinsky", "to": [0, 0]},
    {"kind": "odds", "attacker": "dulinsky", "target": "guard-1", "at": [2, 0]},
    {"kind": "sight", "from": "dulinsky", "to": [True, 0]},
    {"kind": "sight", "from": "dulinsky", "to": [0, 0], "at": [1, 0]},
    {"kind": "sight", "from": "dulinsky", "to": [0, 0], "facing": "up"},
    {"kind": "sight", "from": "dulinsky", "to": [0, 0], "weapon": "spoon"},
    {"kind": "reach", "who": "dulinsky", "steps": 10**9},
    {"kind": "reach", "who": {"name": "dulinsky"}},
    {"kind": "path", "who": "dulinsky", "to": "guard-1"},
    {"kind": "path", "who": "dulinsky", "to": [10**30, 0]},
    {"kind": "arcs", "who": "x" * 100_000},
    {"kind": "threats", "side": "everybody"},
    {"kind": "threats", "side": ["nexus"]},
    {"kind": "odds", "attacker": "dulinsky", "target": "dulinsky"},
    {"kind": "odds", "attacker": "dulinsky", "target": "guard-1", "way": "flat"},
    {"kind": "odds", "attacker": "dulinsky", "target": "guard-1", "cover": 1},
    {"kind": "odds", "attacker": "dulinsky", "target": [0, 1]},
    {"kind": "template", "who": "dulinsky", "aim": [0, 0]},
    {"kind": "template", "who": "dulinsky", "aim": [900, 0]},
    {"kind": "template", "who": "dulinsky", "aim": [0, 5]},
]


@pytest.mark.parametrize("query", WRONG, ids=range(len(WRONG)))
def test_whoever_asks_nonsense_is_refused_in_english(query: dict[str, Any]):
    table = SagaTable(".#.", "...")
    table.mercenary("dulinsky", at=(0, 0), facing="north")
    table.agent("guard", at=(2, 0))

    with pytest.raises(StarboardError) as refused:
        inspect(project(table.g, 0), 0, query)

    assert 0 < len(str(refused.value)) < 1000


def test_before_the_set_up_there_is_no_board():
    table = MissionTable("a")

    with pytest.raises(StarboardError, match="no board"):
        inspect(project(table.g, 0), 0, {"kind": "threats", "side": "nexus"})


def test_an_unknown_kind_names_those_that_are_answered():
    table = SagaTable("..")

    with pytest.raises(Unknown) as refused:
        inspect(project(table.g, 0), 0, {"kind": "hand"})

    assert refused.value.valid == list(QUERIES)


@pytest.mark.rule("SAGA-MISSION-11")
def test_the_rules_of_the_mission_are_read_again_as_the_briefing_had_them():
    table = MissionTable("m7").set_up(variant="burn", flags={"truth": "yes"})

    found = ask(table, "rules")

    assert found["wins"] == ["saga-mission-m7-win-mercenaries", "saga-mission-m7-win-nexus"]
    assert "saga-mission-m7-rule-charges" in found["rules"]
    assert "saga-mission-m7-rule-points-burn" in found["rules"]
    assert "saga-mission-m7-rule-valves" not in found["rules"]


@pytest.mark.rule("SAGA-ZONE-01")
def test_only_revealed_zones_are_named():
    table = MissionTable("m7").set_up()

    assert ask(table, "zones") == {"names": {"A": {"ref": "saga-zone-service-lock"}}}


# --- what a view holds ---


def test_the_table_of_a_view_is_the_table_but_for_what_is_hidden():
    table = MissionTable("b", ["dulinsky"], ["nexus"]).set_up(seed=3)

    for seat in (0, 1, SPECTATOR):
        seen = table_seen(json.loads(json.dumps(project(table.g, seat))))

        assert seen.nexus.hand == [] and seen.nexus.thirds == [] and seen.moments == []
        public = project(table.g, SPECTATOR)
        again = project(seen, SPECTATOR)
        for name in public:
            if name not in ("nexus", "supply"):
                assert again[name] == public[name], name


QUESTIONS: list[dict[str, Any]] = [
    {"kind": "threats", "side": "mercenaries"},
    {"kind": "threats", "side": "nexus"},
]


def test_twins_that_differ_in_what_is_hidden_get_the_same_answers():
    one, other = (MissionTable("b", ["mercenaries"], ["nexus"]).set_up(seed=5) for _ in range(2))
    other.g.nexus.hand = list(reversed(other.g.nexus.thirds[-1]))[: len(other.g.nexus.hand)]
    other.g.nexus.thirds = [list(reversed(third)) for third in other.g.nexus.thirds]
    other.g.nexus.powers = list(reversed(other.g.nexus.powers))
    other.g.supply.cards = list(reversed(other.g.supply.cards))
    other.g.answered.append("something")
    names = [who.model.name for who in one.g.mercenaries]
    queries = QUESTIONS + [{"kind": kind, "who": name} for kind in ("reach", "arcs") for name in names]
    queries += [{"kind": "sight", "from": name, "to": [column, 2]} for name in names for column in range(one.g.width)]

    for query in queries:
        for seat in (0, SPECTATOR):
            assert inspect(project(one.g, seat), seat, query) == inspect(project(other.g, seat), seat, query)
    assert project(one.g, OPEN) != project(other.g, OPEN)


@pytest.mark.parametrize("mission", ["a", "b", "c"])
def test_every_query_about_everybody_is_answered_or_refused(mission: str):
    table = MissionTable(mission).set_up(seed=1)
    view = project(table.g, 0)
    names = [who.model.name for who in table.g.mercenaries] + [one.name for one in table.g.enemies]
    things: list[Any] = [*names, *[door.code for door in table.g.doors], *[one.code for one in table.g.scenery]]
    answered = refused = 0

    for number, name in enumerate(names):
        other, place = things[(3 * number + 1) % len(things)], [number % table.g.width, number % table.g.height]
        queries: list[dict[str, Any]] = [{"kind": "reach", "who": name}, {"kind": "arcs", "who": name, "at": place}]
        queries += [{"kind": "path", "who": name, "to": place}, {"kind": "template", "who": name, "aim": place}]
        queries += [{"kind": "sight", "from": name, "to": one} for one in (other, place)]
        queries += [
            {"kind": "odds", "attacker": name, "target": other, "way": way}
            for way in ("shot", "template", "close", "free-attack")
        ]
        for query in queries:
            try:
                json.dumps(inspect(view, 0, query))
                answered += 1
            except StarboardError:
                refused += 1

    assert answered > refused > 0
