"""Interacting with scenery: what is in reach, what comes of it, how often."""

import pytest

from starboard.games.saga.rules.attacks.wounds import inflict
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.gear.interaction import interact, scenery_in_front, why_no_interaction
from starboard.games.saga.rules.nexus.activations import activate
from starboard.games.saga.rules.nexus.reactions import REACTIONS, Reaction
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.decks import Deck


def at_a_crate(*rows: str, **mission):
    """Dulinsky looks north at (1, 1)."""
    table = SagaTable(*(rows or (".c.", "...")))
    table.mission(**mission)
    table.g.supply = Deck(["eq-stim", "eq-stim"])
    return table, table.mercenary("dulinsky", at=(1, 1))


def cards(who):
    return [item.card for item in who.items]


@pytest.mark.rule("SAGA-INTERACT-01")
def test_scenery_in_the_front_arc_is_in_reach_and_nothing_else():
    table, dulinsky = at_a_crate("c..k", "c...", "c...")

    assert [piece.code for piece in scenery_in_front(table.g, dulinsky)] == ["c1", "c2"]
    dulinsky.model.facing = "south"
    assert [piece.code for piece in scenery_in_front(table.g, dulinsky)] == ["c2", "c3"]


@pytest.mark.rule("SAGA-INTERACT-01")
def test_nothing_is_adjacent_past_a_solid_corner():
    table, dulinsky = at_a_crate("c#.", "#..")

    assert why_no_interaction(table.g, dulinsky).rule == "SAGA-INTERACT-01"


@pytest.mark.rule("SAGA-INTERACT-01")
def test_terminals_and_glass_are_not_searched():
    table, dulinsky = at_a_crate("T.g", "...")

    assert why_no_interaction(table.g, dulinsky).key == "no-scenery-in-front"


@pytest.mark.rule("SAGA-INTERACT-02", "SAGA-SUPPLY-01")
def test_the_mission_says_which_element_contains_supplies():
    table, dulinsky = at_a_crate(search={"c1": "supplies"})
    table.fate(supplies=(2,))

    table.run(interact, dulinsky)

    assert cards(dulinsky) == ["eq-stim"]


@pytest.mark.rule("SAGA-INTERACT-02")
def test_what_lies_in_an_element_is_not_disclosed_before():
    table, dulinsky = at_a_crate("ccc", "...", search={"c1": "supplies", "c2": "eq-pass"})
    table.answers({"scenery": "c2"})

    table.run(interact, dulinsky)

    asked = table.question("SAGA-INTERACT-01")
    assert (asked.options, asked.about) == (["c1", "c2", "c3"], {"who": "dulinsky"})
    assert (cards(dulinsky), table.g.reveals) == (["eq-pass"], 1)


@pytest.mark.rule("SAGA-INTERACT-03", "SAGA-INTERACT-06")
def test_without_the_key_nothing_happens_and_the_element_can_be_tried_again():
    table, dulinsky = at_a_crate(search={"c1": "eq-serum"}, needs={"c1": "eq-pass"})

    with table.only_changes():
        table.run(interact, dulinsky)

    assert table.told("interaction-failed")
    assert why_no_interaction(table.g, dulinsky) is None


@pytest.mark.rule("SAGA-INTERACT-03")
def test_with_the_key_the_element_opens():
    table, dulinsky = at_a_crate(search={"c1": "eq-serum"}, needs={"c1": "eq-pass"})
    dulinsky.items = [new_item("eq-pass")]

    table.run(interact, dulinsky)

    assert cards(dulinsky) == ["eq-pass", "eq-serum"]


@pytest.mark.rule("SAGA-INTERACT-04")
def test_an_element_is_interacted_with_once_by_whomever():
    table, dulinsky = at_a_crate("cc", "..", search={"c1": "eq-case"})
    alyse = table.mercenary("alyse", at=(0, 1))
    table.answers({"scenery": "c1"})

    table.run(interact, dulinsky)

    assert table.g.scenery[0].searched
    asked = interact(table.g, alyse).send(None)
    assert asked.options == ["c2"]
    assert [(code, refusal.rule) for code, refusal in asked.blocked()] == [("c1", "SAGA-INTERACT-04")]


@pytest.mark.rule("SAGA-INTERACT-04")
def test_with_everything_searched_there_is_no_interaction():
    table, dulinsky = at_a_crate()
    table.g.scenery[0].searched = True

    assert why_no_interaction(table.g, dulinsky).rule == "SAGA-INTERACT-04"


@pytest.mark.rule("SAGA-INTERACT-06", "SAGA-SUPPLY-06")
def test_an_element_for_which_nothing_is_listed_is_used_up_without_a_roll():
    table, dulinsky = at_a_crate(search={"k1": "supplies"})

    with table.only_changes((table.g.scenery[0], "searched")):
        table.run(interact, dulinsky)

    assert table.told("nothing-there")


@pytest.mark.rule("SAGA-INTERACT-01")
def test_a_card_on_a_mark_is_taken_once_from_on_or_next_to_it():
    table, dulinsky = at_a_crate("....", "....", marks={"Q1": ((1, 1), "eq-case"), "Q2": ((2, 1), "eq-serum")})
    table.answers({"scenery": "Q2"})

    table.run(interact, dulinsky)
    table.run(interact, dulinsky)

    assert cards(dulinsky) == ["eq-serum", "eq-case"]
    assert why_no_interaction(table.g, dulinsky).rule == "SAGA-INTERACT-01"


@pytest.mark.rule("SAGA-INTERACT-01")
def test_a_mark_out_of_reach_or_unrevealed_offers_nothing():
    table, dulinsky = at_a_crate("....", "...#", marks={"Q1": ((3, 0), "eq-case"), "Q2": ((3, 1), "eq-serum")})
    dulinsky.model.at = (2, 1)
    table.g.ground[0] = "AAA#"

    assert why_no_interaction(table.g, dulinsky).rule == "SAGA-INTERACT-01"


@pytest.mark.rule("SAGA-INTERACT-05", "SAGA-HACK-01")
def test_agents_neither_search_nor_hack():
    table, _ = at_a_crate("cTD.", "....", "....", search={"c1": "supplies"})
    table.g.mercenaries.clear()
    guard = table.agent("guard", at=(1, 1), facing="north")
    table.mercenary("alyse", at=(3, 0), facing="south")
    table.nexus_player()
    table.answers({"move": "stay", "facing": "north", "action": "none"})

    table.run(activate, guard, "SAGA-ACTIVATE-02")

    assert table.question("action").options == ["shoot", ("door", "D1")]


# --- Reactions of a Nexus player (SAGA-REACT-01) ---


def trapped(monkeypatch, wounds: int, calls_off: bool):
    table, dulinsky = at_a_crate(search={"c1": "eq-case"})
    table.mercenary("alyse", at=(0, 1))
    table.nexus_player(hand=["nx-booby-trap-a"])

    def deed(g, about):
        inflict(g, g.mercenaries[0].model, wounds, False)
        assert about == {"who": "dulinsky", "what": "c1"}
        yield from ()
        return calls_off

    monkeypatch.setitem(REACTIONS, "nx-booby-trap", Reaction(lambda g, about: True, deed))
    table.answers({"reaction": "nx-booby-trap-a"})
    table.run(interact, dulinsky)
    return table, dulinsky


@pytest.mark.rule("SAGA-REACT-01")
def test_who_survives_a_trap_goes_on_with_the_interaction(monkeypatch):
    table, dulinsky = trapped(monkeypatch, 2, False)

    assert (dulinsky.model.wounds, cards(dulinsky), table.g.scenery[0].searched) == (2, ["eq-case"], True)


@pytest.mark.rule("SAGA-REACT-01", "SAGA-INTERACT-04")
@pytest.mark.parametrize(("wounds", "calls_off"), [(5, False), (1, True)])
def test_who_falls_or_is_stopped_has_not_used_the_element_up(monkeypatch, wounds, calls_off):
    table, dulinsky = trapped(monkeypatch, wounds, calls_off)

    assert (cards(dulinsky), table.g.scenery[0].searched) == ([], False)
