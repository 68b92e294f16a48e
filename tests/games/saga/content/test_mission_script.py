"""What happens in a mission is read word for word; a word, key or name that nobody knows is refused by its place."""

import pytest

from starboard.games.saga.content.mission_file import MISSIONS, mission
from starboard.games.saga.content.mission_script_checks import all_effects
from starboard.games.saga.content.mission_words import CONDITIONS, EFFECTS, FEATURES, ORDERS, TRIGGERS
from tests.games.saga.content.small_mission import FILE, problems, small


def test_a_script_is_read_word_for_word():
    script = small().script

    attack, arrive = script.whens[0].effects
    assert script.whens[0].trigger.text("at") == "B" and script.whens[0].say == "cellar"
    assert (attack.word, attack.number("dice"), attack.text("way")) == ("attack", 3, "ranged")
    assert (attack.saying("who").text("near"), attack.saying("who").number("within")) == ("o1", 2)
    assert arrive.value("at") == (6, 1)
    assert [(fact.name, fact.start) for fact in script.facts] == [("flooded", False), ("pumped", 0)]
    assert script.deeds[0].effects[0].saying("set").number("skip") == 1
    assert script.whiles[0].forbid == ("reinforcements",)
    assert script.orders[0].order.word == "hold"
    assert [way[0].word for way in script.nexus_wins] == ["standard-defeat", "fact"]


def test_a_rule_without_trigger_and_its_question():
    rule = small().script.whens[1]

    assert rule.trigger is None
    few, either = rule.conditions
    assert (few.text("name"), few.number("least")) == ("pumped", 3)
    assert [way[0].word for way in either.value("ways")] == ["clock", "round"]
    let_it, stop_it = rule.effects[0].sayings("answers")
    assert let_it.sayings("then")[0].flag("to") is True
    assert stop_it.sayings("then") == ()


def test_the_twelve_missions_use_every_word():
    used = {"triggers": set(), "conditions": set(), "orders": set(), "features": set()}

    def look(conditions):
        for condition in conditions:
            used["conditions"].add(condition.word)
            for way in condition.value("ways") or ():
                look(way)

    effects = []
    for name in MISSIONS:
        script = mission(name).script
        effects += all_effects(mission(name))
        used["triggers"] |= {when.trigger.word for when in script.whens if when.trigger}
        used["orders"] |= {order.order.word for order in script.orders}
        used["features"] |= {feature.name for feature in script.features}
        for rule in (*script.deeds, *script.whens, *script.whiles, *script.mays, *script.orders, *script.afters):
            look(rule.conditions)
        for way in (*script.mercenaries_win, *script.nexus_wins):
            look(way)
    used["orders"] |= {effect.text("order") for effect in effects if effect.word == "order"}

    assert {effect.word for effect in effects} == set(EFFECTS)
    assert used["triggers"] == set(TRIGGERS)
    assert used["orders"] == {*ORDERS, "use"}
    assert used["features"] == set(FEATURES)
    assert used["conditions"] == {*CONDITIONS, "any"}


@pytest.mark.rule("SAGA-MISSION-14")
def test_every_mission_says_how_both_sides_win():
    for name in MISSIONS:
        assert mission(name).script.mercenaries_win and mission(name).script.nexus_wins
    (problem,) = problems((NEXUS_WINS, ""))
    assert problem == f"{FILE}: ends: nexus: cannot win; the condition is always written out (SAGA-MISSION-14)"


def test_missions_lead_to_missions():
    for name in MISSIONS:
        for effect in all_effects(mission(name)):
            assert set(effect.texts("missions")) <= set(MISSIONS)
    assert [name for name in MISSIONS if not mission(name).script.afters] == ["a", "b", "c"]


DONE = '{do = "vp", points = 1, to = "actor"}'
HELD = 'order = "hold"\nuntil = [[{is = "round", from = 5}]]'
SKIPPED = ', then = [{do = "feature", feature = "pulse", set = {skip = 1}}]'
NEXUS_WINS = 'nexus = [[{is = "standard-defeat"}], [{is = "fact", name = "flooded", equals = true}]]'

BROKEN = [
    (('on = "revealed"', 'on = "reveled"'), "when number 1: on: must be one of setup, start"),
    (('at = "B"\nsay', 'at = "Z"\nsay'), "when number 1: at: there is no zone 'Z'"),
    (('at = "B"\nsay', "say"), "when number 1: at: is left out"),
    (('say = "cellar"', 'say = "The Cellar"'), "when number 1: say: must be a name"),
    (('{do = "attack", ', '{do = "atack", '), "when number 1.then number 1: do: must be one of set, piece"),
    (('dice = 3, way = "ranged"', 'dice = 3, way = "magic"'), "when number 1.then number 1: way: must be one of"),
    (('dice = 3, way = "ranged"', 'way = "ranged"'), "when number 1.then number 1: dice: is left out"),
    (('dice = 3, way', 'dices = 3, dice = 3, way'), "when number 1.then number 1: 'dices': is no key of this table"),
    (('who = {side = "all", ', 'who = {side = "everyone", '), "when number 1.then number 1.who: side: must be one of"),
    (('near = "o1"', 'near = "o2"'), "when number 1.then number 1.who: near: there is no place 'o2'"),
    (('boss = "bs-aberration"', 'boss = "bs-nobody"'), "when number 1.then number 2: boss: there is no boss"),
    (('at = [6, 1]}', "at = [0, 0]}"), "when number 1.then number 2: at: (0, 0) is no floor of the map"),
    (('name = "pumped", least', 'name = "pumpd", least'), "when number 2.if number 1: name: there is no fact"),
    (('to = true}]}', "to = 3}]}"), "when number 2.then number 1.answers number 1.then number 1: to: flooded begins"),
    (('name = "okoro", to = "dead"', 'name = "okoro", to = "gone"'), "after number 1.then number 1: to: okoro is one"),
    (("flooded = false", "alert = 3\nflooded = false"), "facts: alert: is a flag of the campaign"),
    (('at = ["V1"]', 'at = ["V2"]'), "may number 1: at: there is no thing 'V2'"),
    (('times = "many"', 'times = "often"'), "may number 1: times: must be one of once"),
    (('forbid = ["reinforcements"]', 'forbid = ["shooting"]'), "while number 1: forbid: shooting is none of"),
    (('forbid = ["reinforcements"]', ""), "while number 1: forbid: neither forbids nor changes anything"),
    (('who = {group = "cook"}', 'who = {group = "cooks"}'), "orders number 1.who: group: there is no group 'cooks'"),
    (('who = {group = "cook"}', "who = {}"), "orders number 1.who: says nobody"),
    (('order = "hold"', 'order = "sit"'), "orders number 1: order: must be one of hold"),
    (('exits = ["X1"]', 'exits = ["R1"]'), "ends.mercenaries number 1.way number 1: exits: there is no exit 'R1'"),
    (('set = {skip = 1}', "set = {hold = 1}"), "operations.flood.then number 1.set: 'hold': is no key of this table"),
    (('feature = "pulse"', 'feature = "belts"'), "operations.flood.then number 1: feature: there is no feature"),
    (('[features.pulse]', "[features.puls]"), "features: puls: is no feature"),
    (('shelter = ["crate", "#p"]', 'shelter = ["#q"]'), "features.pulse: shelter: there is no shelter '#q'"),
    (('[[when]]\nif = [', "[[when]]\nfirst = true\n[[when]]\nif = ["), "when number 2: on: says neither when nor if"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "message"), BROKEN)
def test_a_word_nobody_knows_is_refused_by_its_place(change, message):
    (problem,) = problems(change)

    assert problem.startswith(f"{FILE}: {message}"), problem


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ((SKIPPED, ""), "operations.flood: then: does nothing"),
        (("at = [6, 1]}", "at = [7, 1]}"), "bosses: bs-aberration: arrives at (7, 1) and its line does not say so"),
        (('    {do = "arrive", boss = "bs-aberration", at = [6, 1]},\n', ""), "bosses.BA: never arrives"),
        (('X1 = {name = "drain"}', 'X1 = {name = "drain", closed = true}'), "exits.X1: closed: nothing opens it"),
        ((DONE, '{do = "unbar", name = "x"}'), "unbar: name: nobody is ever barred"),
        ((DONE, '{do = "grow", point = "R1", squares = [[0, 0]]}'), "grow: (0, 0) is"),
        ((HELD, 'order = "patrol"\npath = [[9, 3]]'), "orders: (9, 3) is"),
        (("[features.shelves]\npush = 1\ndice = 3\n", ""), "features: shelves: is on the plan and not described"),
        (("[features.shelves]\n", "[features.glass]\n\n[features.shelves]\n"), "features: glass: has no squares"),
    ],
)  # fmt: skip
def test_what_can_never_happen_is_refused(change, message):
    (problem,) = problems(change)

    assert problem.startswith(f"{FILE}: {message}"), problem


def test_questions_in_questions_have_an_end():
    nested = "[]"
    for _ in range(9):
        nested = '[\n{do = "ask", whom = "squad", key = "k", answers = [\n{key = "a", then = ' + nested + "}]}]"

    (problem,) = problems(('{key = "stop-it", then = []}', '{key = "stop-it", then = ' + nested + "}"))

    assert problem.endswith("is nested too deeply")
