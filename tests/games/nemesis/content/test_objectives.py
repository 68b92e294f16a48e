"""What the Objectives demand (NEM-OBJ)."""

import pytest

from starboard.games.nemesis.content.objectives import COOP_DECK, CORPORATE_DECK, OBJECTIVES, PERSONAL_DECK
from starboard.games.nemesis.rules.intruders import place_intruder
from starboard.games.nemesis.rules.setup import deal_objectives
from starboard.games.nemesis.state.pieces import DEAD, ESCAPED, HIBERNATING
from starboard.kernel.pieces import project
from starboard.testing import NemesisTable

NAMES = ("pilot", "scout", "captain", "soldier", "mechanic")
COORDINATES = {"earth": 6, "mars": 1, "venus": 4, "deep-space": 2}  # cards with that planet on space B


def wins(
    card: str,
    planet: str = "venus",
    destroyed: bool = False,
    queen_killed: bool = False,
    nest_destroyed: bool = False,
    explored: bool = False,
    known: tuple[str, ...] = (),
    survive: tuple[int, ...] = (2, 3, 4, 5),
    holder: int = 1,
    signal: bool = False,
    held: tuple[str, ...] = (),
    items: tuple[str, ...] = (),
    way: str = ESCAPED,
    lying: tuple[tuple[str, str], ...] = (),
    signals: tuple[int, ...] = (),
    options: tuple[str, ...] = (),
) -> bool:
    """Whether the holder of the card, a player number, wins when the game ends like this."""
    table = NemesisTable(options=options)
    g = table.g
    for number, name in enumerate(NAMES, 1):
        alive = number == holder or number in survive
        who = table.character(name, status=(way if number == holder else ESCAPED) if alive else DEAD, room=0)
        who.signal = number in signals
    who = g.players[holder - 1]
    who.objectives, who.objectives_known, who.signal, who.held = [card], [1 << who.seat], signal, []
    for thing in held:
        table.hold(who, thing)
    for item in items:
        table.give(who, item)
    for room, thing in lying:
        table.lying(room, thing)
    for slot, weakness in zip(known, ("fire", "energy", "danger"), strict=False):
        table.weakness(weakness, slot)
    for engine in (1, 2, 3):
        table.engine(engine, "working")
    table.coordinates(COORDINATES[planet])
    g.queen_killed, g.nest_destroyed = queen_killed, nest_destroyed
    if explored:
        g.explored = [True] * len(g.explored)
    g.ending, g.ship_destroyed = "self-destruct" if destroyed else "jump", destroyed

    table.step("checks")

    return who.seat in g.winners


ALONE = {"survive": ()}
SEVEN = ("medkit", "medkit", "bandages", "tools", "alcohol", "grenade", "decoy")

# Objective: (what wins, what does not)
REQUIREMENTS: dict[str, tuple[list[dict], list[dict]]] = {
    "salvaging": ([{"planet": "earth"}, ALONE], [{}, {"planet": "mars"}, {"planet": "earth", "destroyed": True}]),
    "quarantine": (
        [{"planet": "mars"}, {"planet": "earth", "nest_destroyed": True}],
        [{"planet": "earth"}, {"nest_destroyed": True}, {"destroyed": True}, ALONE],
    ),
    "great-hunt": (
        [{"signal": True, "queen_killed": True}, {"signal": True, "destroyed": True}],
        [{"queen_killed": True}, {"destroyed": True}, {"signal": True}, {"signal": True, "nest_destroyed": True}],
    ),
    "proper-burial": (
        [{"signal": True, "held": ("blue-corpse",)}],
        [{"held": ("blue-corpse",)}, {"signal": True, "held": ("corpse-captain",)}, {"signal": True}],
    ),
    "hoarder": (
        [{"items": SEVEN}, {"items": SEVEN[:6], "held": ("shotgun",)}],
        [{"items": SEVEN[:6]}, {"items": SEVEN, "way": HIBERNATING, "planet": "earth"}],
    ),
    "investigator": ([{"signal": True, "explored": True}], [{"explored": True}, {"signal": True}]),
    "oldest-friend": ([{"planet": "earth"}, ALONE], [{}, {"planet": "mars"}]),
    "best-friends": ([{"survive": (4,)}], [ALONE]),
    "aliens": (
        [{"signal": True, "nest_destroyed": True}, {"signal": True, "destroyed": True}],
        [{"nest_destroyed": True}, {"destroyed": True}, {"signal": True}, {"signal": True, "queen_killed": True}],
    ),
    "necroscopy": (
        [{"signal": True, "known": ("carcass",)}],
        [{"known": ("carcass",)}, {"signal": True, "known": ("corpse", "egg")}],
    ),
    "ab-ovo": ([{"known": ("egg",)}], [{"known": ("corpse", "carcass")}]),
    "field-biology": ([{"known": ("corpse", "egg")}, {"known": ("egg", "carcass")}], [{"known": ("egg",)}]),
    "my-precious": (
        [{"signal": True, "held": ("egg",)}],
        [{"held": ("egg",)}, {"signal": True, "held": ("carcass",)}, {"signal": True}],
    ),
    "strike": ([{"holder": 2, "survive": (3, 4, 5)}, {"holder": 2, **ALONE}], [{"holder": 2, "survive": (1,)}]),
    "pastures": ([{"survive": (3, 4, 5)}, ALONE], [{"survive": (2,)}]),
    "old-feud": ([{"survive": (2, 4, 5)}, ALONE], [{"survive": (3,)}]),
    "takeover": ([{"survive": (2, 3, 5)}, ALONE], [{"survive": (4,)}]),
    "enlightenment": ([{"survive": (2, 3, 4)}, ALONE], [{"survive": (5,)}]),
    "clean-up": (
        [{"signal": True, "nest_destroyed": True}, {"signal": True, "destroyed": True}],
        [{"nest_destroyed": True}, {"destroyed": True}, {"signal": True}],
    ),
    "beheading": (
        [{"signal": True, "queen_killed": True}, {"signal": True, "destroyed": True}],
        [{"queen_killed": True}, {"destroyed": True}, {"signal": True}],
    ),
    "no-man-left": ([{"signal": True, "explored": True}], [{"explored": True}, {"signal": True}]),
    "destination-earth": ([{"planet": "earth"}], [{}, ALONE, {"planet": "mars"}]),
    "special-delivery": ([{"held": ("egg",)}], [{"held": ("carcass",)}, {}]),
    "first-contact": ([{"known": ("corpse", "carcass")}], [{"known": ("corpse",)}]),
    "post-mortem": (
        [{"lying": (("surgery", "blue-corpse"),)}],
        [{"lying": (("surgery", "corpse-captain"),)}, {"lying": (("emergency", "blue-corpse"),)}],
    ),
}


def test_every_objective_of_the_box_has_its_requirements_here():
    assert sorted(REQUIREMENTS) == sorted(OBJECTIVES)
    assert [len(deck) for deck in (PERSONAL_DECK, CORPORATE_DECK, COOP_DECK)] == [9, 9, 7]


@pytest.mark.rule("NEM-OBJ-04", "NEM-WIN-03")
@pytest.mark.parametrize(
    ("card", "end"), [(card, end) for card, (winning, _) in REQUIREMENTS.items() for end in winning]
)
def test_the_objective_is_met(card, end):
    assert wins(card, **end)


@pytest.mark.rule("NEM-OBJ-04", "NEM-WIN-03")
@pytest.mark.parametrize(
    ("card", "end"), [(card, end) for card, (_, failing) in REQUIREMENTS.items() for end in failing]
)
def test_the_objective_is_not_met(card, end):
    assert not wins(card, **end)


# --- Dealing, keeping, hiding ---


@pytest.mark.rule("NEM-OBJ-01")
def test_each_player_is_dealt_one_personal_and_one_corporate_objective():
    table = NemesisTable()
    players = [table.character("pilot"), table.character("scout")]
    table.fate(objective=["hoarder", "ab-ovo", "salvaging", "strike"])

    table.run(deal_objectives)

    assert [who.objectives for who in players] == [["hoarder", "ab-ovo"], ["salvaging", "strike"]]


@pytest.mark.rule("NEM-OBJ-01")
def test_the_first_intruder_makes_everybody_keep_exactly_one():
    table = NemesisTable()
    table.g.met = False
    pilot = table.character("pilot", objectives=["hoarder", "ab-ovo"])
    scout = table.character("scout", objectives=["salvaging", "strike"])
    table.answers({(0, "objective"): "second", (1, "objective"): "first"})

    table.run(place_intruder, "adult", table.room("cabins"), "adult-2", "NEM-ENCOUNTER-05")
    table.run(place_intruder, "adult", table.room("cabins"), "adult-2", "NEM-ENCOUNTER-05")  # asks nobody again

    assert (pilot.objectives, scout.objectives) == (["ab-ovo"], ["salvaging"])


@pytest.mark.rule("NEM-OBJ-02")
def test_objectives_are_seen_by_their_player_alone_and_a_discarded_one_by_nobody():
    table = NemesisTable()
    table.g.met = False
    table.character("pilot", objectives=["hoarder", "ab-ovo"])
    table.character("scout")
    assert "hoarder" in str(project(table.g, 0)) and "hoarder" not in str(project(table.g, 1))
    table.answers({"objective": "second"})

    table.run(place_intruder, "adult", table.room("cabins"), "adult-2", "NEM-ENCOUNTER-05")

    told = [str(happening.args) for happening in table.g.events]
    assert not any("hoarder" in args or "ab-ovo" in args for args in told)
    assert [happening.seats for happening in table.told("objective-kept")] == [0b01]
    assert "ab-ovo" in str(project(table.g, 0)) and "ab-ovo" not in str(project(table.g, 1))
    assert "hoarder" not in str(project(table.g, 0))


@pytest.mark.rule("NEM-OBJ-02")
def test_the_objective_check_shows_the_objectives_of_the_survivors_to_all():
    table = NemesisTable()
    table.character("pilot", status=ESCAPED, room=0, objectives=["hoarder"])
    table.character("scout", status=DEAD, room=0, objectives=["ab-ovo"])
    table.g.ending, table.g.ship_destroyed = "self-destruct", True

    table.step("checks")

    seen = str(project(table.g, 2))
    assert "hoarder" in seen and "ab-ovo" not in seen


# --- General readings ---


@pytest.mark.rule("NEM-OBJ-03")
def test_a_dead_character_wins_with_no_objective():
    met = {"known": ("egg", "carcass"), "explored": True, "signal": True, "planet": "earth"}

    assert wins("ab-ovo", **met)
    assert not wins("ab-ovo", **met, way=DEAD)


@pytest.mark.rule("NEM-OBJ-05")
def test_two_rivals_may_both_succeed():
    table = NemesisTable()
    for name, card in (("pilot", "field-biology"), ("scout", "necroscopy"), ("captain", "ab-ovo")):
        table.character(name, status=ESCAPED, room=0, objectives=[card], signal=True)
    table.weakness("fire", "egg")
    table.weakness("energy", "carcass")
    table.g.ending, table.g.ship_destroyed = "self-destruct", True

    table.step("checks")

    assert table.g.winners == [0, 1, 2]


@pytest.mark.rule("NEM-OBJ-06")
@pytest.mark.parametrize("card", [card for card in OBJECTIVES if OBJECTIVES[card].signal])
def test_only_a_signal_on_ones_own_board_counts(card):
    everything = {
        "nest_destroyed": True, "queen_killed": True, "explored": True, "held": ("egg", "blue-corpse"),
        "known": ("corpse", "egg", "carcass"),
    }  # fmt: skip

    assert not wins(card, **everything, signals=(2, 3, 4, 5))
    assert wins(card, **everything, signal=True)


@pytest.mark.rule("NEM-OBJ-07")
@pytest.mark.parametrize(
    ("card", "number"), [("strike", 1), ("pastures", 2), ("old-feud", 3), ("takeover", 4), ("enlightenment", 5)]
)
def test_against_ones_own_number_only_being_alone_helps(card, number):
    assert not wins(card, holder=number, survive=(1, 2, 3, 4, 5))
    assert not wins(card, holder=number, survive=(number % 5 + 1,))
    assert wins(card, holder=number, survive=())


@pytest.mark.rule("NEM-OBJ-07")
def test_a_rival_killed_by_the_last_check_counts_as_not_alive():
    table = NemesisTable()
    table.character("pilot", status=ESCAPED, room=0, objectives=["pastures"])
    table.character("scout", status=ESCAPED, room=0, larva=True, deck=["contamination"] * 4)
    table.character("captain", status=ESCAPED, room=0)
    table.g.ending, table.g.ship_destroyed = "self-destruct", True

    table.step("checks")

    assert table.g.winners == [0]


@pytest.mark.rule("NEM-OBJ-07")
def test_the_number_is_that_of_the_help_card_not_the_seat():
    table = NemesisTable()
    table.character("pilot", status=ESCAPED, room=0, objectives=["strike"], number=2)
    table.character("scout", status=ESCAPED, room=0, number=3)
    table.character("captain", status=DEAD, room=0, number=1)
    table.g.ending, table.g.ship_destroyed = "self-destruct", True

    table.step("checks")

    assert table.g.winners == [0]


@pytest.mark.rule("NEM-OBJ-08")
def test_a_single_other_survivor_is_one_too_many():
    assert wins("salvaging", survive=())
    assert not wins("salvaging", survive=(5,))


@pytest.mark.rule("NEM-OBJ-09")
@pytest.mark.parametrize("cause", ["self-destruct", "ninth-fire", "ninth-malfunction", "engines"])
def test_the_ship_counts_as_destroyed_whatever_blew_it_up(cause):
    table = NemesisTable()
    table.character("pilot", status=ESCAPED, room=0, objectives=["great-hunt"], signal=True)
    for engine in (1, 2, 3):
        table.engine(engine, "damaged")
    table.g.ending, table.g.ship_destroyed = cause, cause != "engines"

    table.step("checks")

    assert table.g.winners == [0]


@pytest.mark.rule("NEM-OBJ-09")
def test_a_queen_killed_earlier_counts_and_one_left_alive_on_the_ship_does_not():
    assert wins("great-hunt", signal=True, queen_killed=True, planet="earth")
    assert not wins("great-hunt", signal=True, planet="earth")


@pytest.mark.rule("NEM-OBJ-10")
def test_the_nest_is_destroyed_with_its_eggs_or_with_the_ship():
    assert wins("aliens", signal=True, nest_destroyed=True)
    assert wins("aliens", signal=True, destroyed=True)
    assert not wins("aliens", signal=True)


@pytest.mark.rule("NEM-OBJ-11")
def test_the_ship_may_reach_earth_without_the_player_who_wanted_it():
    assert wins("salvaging", planet="earth", way=ESCAPED)
    assert wins("salvaging", planet="earth", way=HIBERNATING)
    assert not wins("salvaging", planet="earth", destroyed=True)


@pytest.mark.rule("NEM-OBJ-11")
def test_a_ship_whose_engines_failed_reaches_nothing():
    table = NemesisTable()
    table.character("pilot", status=ESCAPED, room=0, objectives=["quarantine"])
    table.character("scout", status=ESCAPED, room=0)
    for engine in (1, 2, 3):
        table.engine(engine, "damaged")
    table.coordinates(COORDINATES["mars"])
    table.g.ending = "jump"

    table.step("checks")

    assert table.g.winners == []


@pytest.mark.rule("NEM-OBJ-12")
@pytest.mark.parametrize("way", [ESCAPED, HIBERNATING])
def test_an_object_must_be_carried_out_by_pod_or_into_the_chamber(way):
    assert wins("my-precious", signal=True, held=("egg",), way=way, planet="earth")
    assert not wins("my-precious", signal=True, lying=(("cabins", "egg"),), way=way, planet="earth")


@pytest.mark.rule("NEM-OBJ-13")
def test_a_weakness_counts_whoever_discovered_it_and_only_the_right_one():
    assert wins("ab-ovo", known=("egg",))
    assert not wins("ab-ovo", known=("corpse", "carcass"))


@pytest.mark.rule("NEM-OBJ-14")
def test_items_of_every_kind_count_one_each_and_objects_none():
    four = ("medkit", "molotov", "tools", "grenade")  # with the two held: Normal, Crafted, Starting and Heavy Items

    assert wins("hoarder", items=(*four, "log-key"), held=("shotgun", "fire-extinguisher"))
    assert not wins("hoarder", items=four, held=("shotgun", "fire-extinguisher"))
    assert not wins("hoarder", items=(*four, "decoy"), held=("shotgun", "egg"))


@pytest.mark.rule("NEM-OBJ-14")
@pytest.mark.parametrize(("activated", "winners"), [(False, []), (True, [0])])
def test_a_quest_card_counts_only_once_it_is_activated(activated, winners):
    table = NemesisTable()
    captain = table.character("captain", status=ESCAPED, room=0, objectives=["hoarder"], items=SEVEN[:5])
    if activated:
        captain.quests.remove("log-key")
        table.give(captain, "log-key")
    table.g.ending, table.g.ship_destroyed = "self-destruct", True

    table.step("checks")

    assert table.g.winners == winners


@pytest.mark.rule("NEM-OBJ-14")
def test_taped_weapons_are_two_items_and_an_added_card_is_none_of_its_own():
    table = NemesisTable()
    soldier = table.character("soldier", status=ESCAPED, room=0, objectives=["hoarder"], items=SEVEN[:4])
    table.hold(soldier, "prototype-rifle")
    table.hold(soldier, "motion-scanner").tape = soldier.held[0].tape = 1
    scout = table.character("scout", status=ESCAPED, room=0, items=SEVEN[:5])
    scout.held[0].added.append("extended-magazine")
    hoarder = OBJECTIVES["hoarder"]

    assert (hoarder.fulfilled(table.g, soldier), hoarder.fulfilled(table.g, scout)) == (True, False)


@pytest.mark.rule("NEM-OBJ-15")
def test_one_room_left_face_down_is_one_too_many():
    table = NemesisTable()
    pilot = table.character("pilot", status=ESCAPED, room=0, objectives=["investigator"], signal=True)
    table.g.explored = [True] * len(table.g.explored)
    assert OBJECTIVES["investigator"].fulfilled(table.g, pilot)

    table.g.explored[18] = False

    assert not OBJECTIVES["investigator"].fulfilled(table.g, pilot)
