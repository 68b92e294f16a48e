"""Turns, rounds and passing (NEM-TURN)."""

import pytest

from starboard.games.nemesis.rules.hand import draw_cards
from starboard.games.nemesis.rules.turn import play_rounds
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.pieces import project
from starboard.kernel.requests import Procedure
from starboard.testing import NemesisTable


def player_phase(g: Nemesis) -> Procedure[None]:
    """Rounds until everybody has passed."""
    while g.step == "rounds":
        yield from play_rounds(g)


def round_of(g: Nemesis, seat: int) -> Procedure[None]:
    """One player's round, until it is somebody else's."""
    while g.step == "rounds" and g.active == seat:
        yield from play_rounds(g)


def crew(table: NemesisTable, *names: str, hand: tuple[str, ...] = ("rest", "rest")) -> list[Character]:
    """Characters in the Cockpit with nothing to drop."""
    return [table.character(name, at="cockpit", hand=hand, held=[]) for name in names]


def actions_of(table: NemesisTable) -> list[tuple[int, str]]:
    """Who was asked for an Action, in order, as far as there was a choice."""
    return [(ask.seat, ask.kind) for ask in table.asked if ask.kind == "action"]


# --- The turn ---


@pytest.mark.rule("NEM-TURN-01")
def test_a_turn_is_the_player_phase_and_then_the_event_phase_step_by_step():
    table = NemesisTable()
    table.character("pilot", deck=["rest"] * 5, held=[])
    g = table.g
    steps = [g.step]

    g.turn = 0
    for name, script in (
        ("turn", {}), ("rounds", {"action": "pass", "discard": "none"}), ("airlock", {}), ("time", {}),
        ("attacks", {}), ("fire", {}), ("event", {}), ("bag", {}),
    ):  # fmt: skip
        table.answers(script)
        if name == "event":
            table.fate(event_card="regeneration")
        elif name == "bag":
            table.fate("blank", "adult-2")
        table.step(name)
        steps.append(g.step)

    assert steps == ["rounds", "rounds", "airlock", "time", "attacks", "fire", "event", "bag", "turn"]
    assert (g.turn, g.time) == (1, 1)


@pytest.mark.rule("NEM-TURN-02", "NEM-TURN-18")
def test_everybody_draws_up_to_five_contamination_included_and_never_discards():
    table = NemesisTable()
    hands = ([], ["rest", "contamination", "infected"], ["rest"] * 5, ["rest"] * 6)
    names = ("captain", "pilot", "scout", "soldier")
    players = [table.character(n, hand=h, deck=["search"] * 6) for n, h in zip(names, hands, strict=True)]

    table.step("turn")

    assert [who.hand.count("search") for who in players] == [5, 2, 0, 0]
    assert [len(who.hand) for who in players] == [5, 5, 5, 6]
    assert [who.discard for who in players] == [[], [], [], []]


@pytest.mark.rule("NEM-TURN-03")
def test_the_first_player_token_goes_to_the_left_once_everybody_has_drawn():
    table = NemesisTable()
    for name in ("captain", "pilot", "scout"):
        table.character(name, deck=["rest"] * 5)
    table.g.first = 1

    table.step("turn")
    assert (table.g.turn, table.g.first, table.g.active) == (2, 2, 2)
    assert [t.kind for t in table.g.events if t.kind in ("drew", "first-player")] == ["drew"] * 3 + ["first-player"]
    table.step("turn")

    assert (table.g.turn, table.g.first) == (3, 0)


@pytest.mark.rule("NEM-TURN-04")
def test_player_one_keeps_the_token_in_the_first_turn():
    table = NemesisTable()
    for name in ("captain", "pilot"):
        table.character(name, deck=["rest"] * 5)
    table.g.turn, table.g.first = 0, 1

    table.step("turn")

    assert (table.g.turn, table.g.first, table.g.active) == (1, 1, 1)


@pytest.mark.rule("NEM-TURN-16", "NEM-GEN-02")
@pytest.mark.parametrize("gone", ["dead", "hibernating", "escaped"])
def test_whoever_is_out_draws_nothing_takes_no_round_and_never_gets_the_token(gone):
    table = NemesisTable()
    players = [table.character(name, deck=["rest"] * 9, held=[]) for name in ("captain", "pilot", "scout")]
    players[1].status, players[1].room = gone, 0

    table.step("turn")  # the token was the Captain's
    assert (table.g.first, players[1].hand) == (2, [])
    table.answers({"action": ["pass", "pass"], "discard": ["none", "none"]})
    table.run(player_phase)

    assert actions_of(table) == [(2, "action"), (0, "action")]


@pytest.mark.rule("NEM-TURN-16")
def test_the_token_of_a_first_player_who_died_moves_on_only_once():
    table = NemesisTable()
    players = [table.character(name, deck=["rest"] * 5) for name in ("captain", "pilot", "scout")]
    players[0].status, players[0].room = "dead", 0

    table.step("turn")

    assert table.g.first == 1


# --- Rounds ---


@pytest.mark.rule("NEM-TURN-05", "NEM-TURN-09")
def test_rounds_go_clockwise_from_the_first_player_until_everybody_has_passed():
    table = NemesisTable()
    crew(table, "captain", "pilot", "scout", hand=("rest",) * 5)
    table.g.first = table.g.active = 1
    table.answers(
        {
            (1, "action"): ["move", "move", "pass"],
            (2, "action"): ["pass"],
            (0, "action"): ["move", "move", "move", "pass"],
            "pay": ["rest"] * 5,
            "room": [2, 1, 4, 1, 2],
            "discard": ["none"] * 3,
        }
    )
    table.lay_tile(2, "armory")
    table.lay_tile(4, "storage")
    table.fate(noise_die=["silence"] * 3)  # the Cockpit is never empty

    table.run(player_phase)

    assert [seat for seat, _ in actions_of(table)] == [1, 1, 2, 0, 0, 1, 0, 0]
    assert (table.g.step, table.g.active) == ("airlock", -1)


@pytest.mark.rule("NEM-TURN-05")
def test_whoever_has_passed_is_skipped_clockwise():
    table = NemesisTable()
    crew(table, "captain", "pilot", "scout", "soldier", hand=("rest",))
    table.g.players[1].passed = True
    table.answers({"action": "pass", "discard": "none"})

    table.step("rounds")

    assert table.g.active == 2


@pytest.mark.rule("NEM-TURN-12")
def test_whoever_runs_out_of_cards_is_told_what_came():
    table = NemesisTable()
    pilot = table.character("pilot", deck=["rest", "rest"])

    drawn = table.run(draw_cards, pilot, 5, "NEM-TURN-12")

    assert (drawn, pilot.hand) == (2, ["rest", "rest"])
    assert [happening.secret for happening in table.told("drew")] == [{"cards": ("rest", "rest")}]


@pytest.mark.rule("NEM-TURN-06", "NEM-GEN-11")
def test_the_question_for_an_action_says_why_others_are_refused_and_shows_nobody_else_the_menu():
    table = NemesisTable()
    crew(table, "captain", "pilot", hand=("rest",))
    table.g.actions = 1
    table.answers({"action": "pass", "discard": "none"})

    table.step("rounds")

    ask = table.question("action")
    assert ask.about == {"actions": 1}
    assert ("melee", "NEM-COMBAT-03") in [(option, refusal.rule) for option, refusal in ask.blocked()]
    assert ask.private


@pytest.mark.rule("NEM-TURN-06")
@pytest.mark.parametrize(("chosen", "passed"), [(["move", "move"], False), (["move", "pass"], True), (["pass"], True)])
def test_a_round_is_two_actions_or_one_and_a_pass_or_a_pass(chosen, passed):
    table = NemesisTable(rooms={2: "armory"})
    captain, _ = crew(table, "captain", "pilot", hand=("rest",) * 4)
    walks = chosen.count("move")
    table.answers({"action": chosen, "pay": ["rest"] * walks, "room": [2, 1][:walks]})
    table.answers({"discard": "none"} if passed else {})
    table.fate(noise_die=["silence"] * min(walks, 1))  # the Pilot is in the Cockpit

    table.run(round_of, 0)

    assert (captain.passed, table.g.active) == (passed, 1)
    assert (captain.room, len(captain.hand)) == (2 if walks == 1 else 1, 4 - walks)


@pytest.mark.rule("NEM-TURN-08", "NEM-TURN-13")
def test_running_out_of_cards_after_two_actions_is_no_pass_yet():
    table = NemesisTable(rooms={2: "armory"})
    captain, pilot = crew(table, "captain", "pilot")
    table.fire(1)
    table.answers({"action": ["move", "move"], "pay": "rest", "room": [2, 1]}).fate(noise_die="silence")

    table.run(round_of, 0)
    assert (captain.hand, captain.passed, captain.light) == ([], False, 1)
    pilot.passed = True
    table.g.active = 0
    assert table.options(captain) == ["pass"]
    table.run(player_phase)  # nothing is left to choose

    assert (captain.passed, captain.light, pilot.light) == (True, 2, 0)


@pytest.mark.rule("NEM-TURN-08")
def test_without_the_cards_for_an_action_only_the_pass_is_left():
    table = NemesisTable()
    (captain,) = crew(table, "captain", hand=("contamination", "infected"))

    assert table.options(captain) == ["pass"]
    assert table.refusal(captain, "move").rule == "NEM-ACTION-01"


# --- Passing ---


@pytest.mark.rule("NEM-TURN-07")
@pytest.mark.parametrize("gone", [(), ("contamination",), ("contamination", "rest", "search")])
def test_who_passes_discards_none_some_or_all_cards(gone):
    table = NemesisTable()
    captain, pilot = crew(table, "captain", "pilot")
    captain.hand = ["rest", "contamination", "search"]
    table.answers({"action": "pass", "discard": gone})

    table.run(round_of, 0)

    assert sorted(captain.discard) == sorted(gone)
    assert sorted([*captain.hand, *gone]) == ["contamination", "rest", "search"]
    assert (pilot.hand, pilot.discard) == (["rest", "rest"], [])


@pytest.mark.rule("NEM-TURN-10")
def test_everybody_sees_who_has_passed_until_the_next_turn_begins():
    table = NemesisTable()
    crew(table, "captain", "pilot", hand=("rest",) * 5)
    table.answers({"action": "pass", "discard": "none"})

    table.run(round_of, 0)
    assert [player["passed"] for player in project(table.g, 1)["players"]] == [True, False]
    table.step("turn")

    assert [player["passed"] for player in project(table.g, 1)["players"]] == [False, False]


@pytest.mark.rule("NEM-TURN-12")
def test_an_empty_deck_is_made_anew_from_the_whole_discard_pile():
    table = NemesisTable()
    pilot = table.character("pilot", hand=[], deck=["rest"], discard=["search", "contamination", "piloting"])
    table.fate(action_card=["rest", "contamination", "piloting", "search"])

    table.step("turn")

    assert pilot.hand == ["rest", "contamination", "piloting", "search"]  # then nothing is left, and the draw stops
    assert (pilot.deck, pilot.discard) == ([], [])


@pytest.mark.rule("NEM-TURN-12")
def test_the_discard_pile_is_touched_only_when_the_deck_is_empty():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"] * 3, deck=["search", "search"], discard=["piloting"])

    table.step("turn")

    assert (pilot.hand[3:], pilot.deck, pilot.discard) == (["search", "search"], [], ["piloting"])


@pytest.mark.rule("NEM-TURN-13")
@pytest.mark.parametrize("chosen", [["pass"], ["move", "pass"], ["move", "move"]])
def test_fire_wounds_at_the_end_of_every_round_that_ends_in_it(chosen):
    table = NemesisTable(rooms={2: "armory"})
    captain, pilot = crew(table, "captain", "pilot", hand=("rest",) * 4)
    walks = chosen.count("move")
    table.fire(2 if walks == 1 else 1)
    table.answers({"action": chosen, "pay": ["rest"] * walks, "room": [2, 1][:walks]})
    table.answers({"discard": "none"} if walks < 2 else {})
    table.fate(noise_die=["silence"] * min(walks, 1))

    table.run(round_of, 0)

    assert (captain.light, pilot.light) == (1, 0)


@pytest.mark.rule("NEM-TURN-13")
def test_fire_one_merely_walked_through_does_not_wound():
    table = NemesisTable(rooms={2: "armory"})
    captain, _ = crew(table, "captain", "pilot", hand=("rest",) * 4)
    table.fire(2)
    table.answers({"action": ["move", "move"], "pay": ["rest", "rest"], "room": [2, 1]}).fate(noise_die="silence")

    table.run(round_of, 0)

    assert captain.light == 0


# --- What counts as an Action ---


@pytest.mark.rule("NEM-TURN-14")
@pytest.mark.parametrize(
    ("option", "rule"),
    [
        ("card:rest", "NEM-TURN-14"),  # no Contamination in hand
        ("card:fast-repairs", "NEM-ENGINE-03"),  # nothing broken, no Engine
        ("item:clothes-y", "NEM-TURN-14"),  # neither slimed nor wounded
        ("item:bandages", "NEM-TURN-14"),
        ("item:medkit", "NEM-TURN-14"),
        ("room", "NEM-ROOM-03"),  # the weapon is loaded
        ("pick-up", "NEM-ACTION-16"),
        ("melee", "NEM-COMBAT-03"),
        ("craft", "NEM-CRAFT-01"),
    ],
)
def test_an_action_that_could_do_nothing_is_not_on_offer(option, rule):
    table = NemesisTable(rooms={3: "armory"})
    mechanic = table.character(
        "mechanic", at=3, hand=["rest", "fast-repairs", "search"], items=["clothes-y", "bandages", "medkit"]
    )
    table.lying("cockpit", "carcass")

    assert option not in table.options(mechanic)
    assert table.refusal(mechanic, option).rule == rule


@pytest.mark.rule("NEM-TURN-14")
def test_the_same_actions_are_on_offer_once_they_do_something():
    table = NemesisTable(rooms={3: "armory"})
    mechanic = table.character(
        "mechanic", at=3, hand=["rest", "fast-repairs", "contamination"], items=["clothes-y", "medkit", "chemicals"],
        held=[("sawed-off", 1)], light=1, wounds=["leg"],
    )  # fmt: skip
    table.lying(3, "carcass")
    table.malfunction(3)

    wanted = {"card:rest", "card:fast-repairs", "item:clothes-y", "item:medkit", "pick-up", "craft"}
    assert wanted <= set(table.options(mechanic))
    table.g.malfunction[3] = False
    assert "room" in table.options(mechanic)


@pytest.mark.rule("NEM-TURN-14")
def test_a_trade_may_end_without_any_exchange():
    table = NemesisTable()
    captain, pilot = crew(table, "captain", "pilot")

    table.act(captain, "trade", pay="rest", trade_partner=["none", "none"])

    assert (captain.hand, pilot.hand, table.g.actions) == (["rest"], ["rest", "rest"], 1)


# --- Automatic passes, the order of things, leaving play ---


@pytest.mark.rule("NEM-TURN-15")
def test_an_automatic_pass_ends_the_round_and_counts_as_passing():
    table = NemesisTable()
    mechanic = table.character(
        "mechanic",
        at="engine-1",
        hand=["technical-corridors", "rest", "search", "search"],
        held=[],
        wounds=["bleeding"],
    )
    table.character("pilot", at="cockpit", hand=["rest"], held=[])
    table.lay_tile(9, "armory")
    table.fire(9)
    table.answers({"action": "card:technical-corridors", "pay": "rest", "room": 9, "discard": "search"})
    table.fate(noise_die="silence")

    table.run(round_of, 0)  # with one Action only

    assert (mechanic.passed, table.g.active) == (True, 1)
    assert (mechanic.hand, mechanic.discard) == (["search"], ["technical-corridors", "rest", "search"])
    assert mechanic.light == 2  # Bleeding, then the Fire


@pytest.mark.rule("NEM-TURN-15")
def test_surgery_leaves_no_hand_to_discard_from_but_bleeding_and_fire_hurt():
    table = NemesisTable(rooms={3: "surgery"})
    pilot = table.character("pilot", at=3, hand=["rest"] * 4, deck=["search"], held=[], wounds=["bleeding"])
    table.character("captain", at=1, hand=["rest"], held=[])
    table.fire(3)
    table.answers({"action": "room", "pay": ("rest", "rest")}).fate(wound_card="body")

    table.run(round_of, 0)

    assert (pilot.passed, pilot.hand, pilot.discard, len(pilot.deck)) == (True, [], [], 5)
    assert (pilot.light, pilot.wounds) == (0, ["bleeding", "body"])  # the third Light Wound is a Serious one


@pytest.mark.rule("NEM-TURN-15")
def test_waiting_in_a_pod_is_a_pass_with_its_discard():
    table = NemesisTable(rooms={3: "evac-a"})
    pilot = table.character("pilot", pod=1, hand=["rest", "search"], held=[])
    table.character("captain", at=1, hand=["rest"], held=[])
    table.answers({"in-pod": "wait", "discard": "rest"})

    table.run(round_of, 0)

    assert (pilot.passed, pilot.hand, table.g.active) == (True, ["search"], 1)


@pytest.mark.rule("NEM-TURN-17")
def test_the_airlock_opens_when_the_last_player_has_passed_and_before_the_event_phase():
    table = NemesisTable(rooms={10: "generator"})
    captain = table.character("captain", at=1, held=[])
    pilot = table.character("pilot", at=10, held=[])
    for neighbour in (5, 13):
        table.door(10, neighbour)
    table.g.airlock = 10

    table.run(round_of, 0)  # empty-handed, so both just pass
    assert (pilot.status, table.g.step) == ("alive", "rounds")
    table.run(round_of, 1)
    assert (pilot.status, table.g.step) == ("alive", "airlock")
    table.step("airlock")

    assert (captain.status, pilot.status) == ("alive", "dead")
    assert (table.g.step, table.g.time) == ("time", 0)


@pytest.mark.rule("NEM-TURN-19")
def test_a_death_ends_the_round_at_once_and_play_goes_to_the_next_player():
    table = NemesisTable(rooms={3: "armory"})
    soldier = table.character("soldier", at=3, hand=["rest"] * 3, held=[], wounds=["body", "leg", "bleeding"])
    pilot = table.character("pilot", at=1, hand=["rest"], held=[])
    table.intruder("adult", at=3)
    table.fire(3)
    table.answers({"action": "melee", "pay": "rest"}).fate(combat_die="blank")

    table.run(round_of, 0)  # the first of two Actions

    assert (soldier.status, soldier.light, soldier.passed) == ("dead", 0, False)
    assert (table.g.active, table.g.actions, pilot.light) == (1, 0, 0)


@pytest.mark.rule("NEM-TURN-19")
def test_escaping_ends_the_round_without_a_wound_from_the_fire_left_behind():
    table = NemesisTable(rooms={3: "evac-a"})
    pilot = table.character("pilot", at=3, hand=["rest"] * 4, held=[])
    table.character("captain", at=1, hand=["rest"], held=[])
    table.pod(1).unlocked = True
    table.fire(3)
    table.answers({"action": "room", "pay": ("rest", "rest"), "in-pod": "launch"}).fate(noise_die="silence")

    table.run(round_of, 0)

    assert (pilot.status, pilot.light, table.g.active) == ("escaped", 0, 1)


@pytest.mark.rule("NEM-TURN-19")
def test_falling_asleep_ends_the_round_without_a_wound_from_the_fire_left_behind():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"] * 4, held=[])
    table.character("captain", at=1, hand=["rest"], held=[])
    table.g.hibernation_open = True
    table.fire(11)
    table.answers({"action": "room", "pay": ("rest", "rest")}).fate(noise_die="silence")

    table.run(round_of, 0)

    assert (pilot.status, pilot.light, table.g.active) == ("hibernating", 0, 1)


@pytest.mark.rule("NEM-TURN-20")
def test_passing_is_discard_then_bleeding_then_fire():
    table = NemesisTable()
    captain, _ = crew(table, "captain", "pilot")
    captain.wounds = ["bleeding"]
    table.fire(1)
    table.answers({"action": "pass", "discard": "rest"})

    table.run(round_of, 0)

    happened = [(t.kind, t.args.get("cause")) for t in table.g.events]
    assert happened == [("passed", None), ("discarded", None), ("light-wound", "bleeding"), ("light-wound", "fire")]


@pytest.mark.rule("NEM-TURN-20")
def test_who_bleeds_to_death_does_not_burn():
    table = NemesisTable()
    captain, _ = crew(table, "captain", "pilot")
    captain.wounds = ["bleeding", "leg", "arm"]
    table.fire(1)
    table.answers({"action": "pass", "discard": "none"})

    table.run(round_of, 0)

    assert (captain.status, table.g.fates[0]) == ("dead", "bleeding")
    assert len(table.told("died")) == 1
