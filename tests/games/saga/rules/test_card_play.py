"""Nexus cards played for their abilities, as Reactions and as Interrupts (SAGA-CARD, SAGA-REACT, SAGA-INTERRUPT)."""

from collections.abc import Iterator

import pytest

from starboard.games.saga.content.hooks import BREAK, INTERACT
from starboard.games.saga.rules.nexus.card_list import ABILITIES
from starboard.games.saga.rules.nexus.card_play import abilities_step, why_not_ability
from starboard.games.saga.rules.nexus.cards_in_play import activations_left, put_in_play, reinforcement_value
from starboard.games.saga.rules.nexus.deck import lay_deck
from starboard.games.saga.rules.nexus.reactions import REACTIONS, Reaction, could_be_held, offer_interrupt, react
from starboard.games.saga.rules.unwritten import UnwrittenCard
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.requests import Window

TRAP, NO_WAY_OUT, AMBUSH, OTHER_AMBUSH = "nx-booby-trap-a", "nx-no-way-out-a", "nx-ambush-a", "nx-ambush-b"
PREPARATIONS, PLANNING, DIG = "nx-preparations-a", "nx-planning-a", "nx-dig-in-a"
YELLOW, ORANGE, RED = "nx-yellow-alarm-a", "nx-orange-alarm-a", "nx-red-alarm-a"


def table_with(*hand: str, deck: tuple[str, ...] = ()) -> SagaTable:
    table = SagaTable("...")
    table.mercenary("curby", at=(0, 0))
    table.nexus_player(hand).activations = 1
    lay_deck(table.g, [[card] for card in deck])
    return table


@pytest.fixture
def written() -> Iterator[list[tuple[str, dict]]]:
    """Reactions and Interrupts that write down what they answered; the one to a Break Away calls it off."""
    noted: list[tuple[str, dict]] = []
    kept = dict(REACTIONS)
    for name in ("nx-booby-trap", "nx-no-way-out", "nx-ambush"):

        def deed(g, about, name=name):
            noted.append((name, dict(about)))
            return name == "nx-no-way-out"
            yield

        REACTIONS[name] = Reaction(lambda g, about: about.get("who") != "nobody", deed)
    yield noted
    REACTIONS.clear()
    REACTIONS.update(kept)


@pytest.mark.rule("SAGA-CARD-01", "SAGA-CARD-02", "SAGA-DRAW-04")
def test_each_card_is_resolved_before_the_next_and_drawn_cards_may_be_played_at_once():
    table = table_with(PREPARATIONS, deck=(YELLOW, TRAP))
    table.answers({"SAGA-CARD-01": [PREPARATIONS, YELLOW]})

    table.run(abilities_step)

    nexus = table.g.nexus
    assert (nexus.hand, nexus.discard, [one.card for one in nexus.in_play]) == ([TRAP], [PREPARATIONS], [YELLOW])
    assert nexus.played and [one.args["use"] for one in table.told("nexus-played")] == ["ability", "ability"]


@pytest.mark.rule("SAGA-NEXUS-02")
def test_no_ability_has_to_be_played():
    table = table_with(PREPARATIONS, deck=(DIG,))
    table.answers({"SAGA-CARD-01": "none"})

    with table.only_changes():
        table.run(abilities_step)


@pytest.mark.rule("SAGA-CARD-03", "SAGA-CARD-06", "SAGA-BONUS-03")
def test_an_alarm_stays_beside_the_board_in_force_until_a_higher_one_takes_its_place():
    table = table_with(YELLOW, RED)
    table.answers({"SAGA-CARD-01": [YELLOW, RED]})

    table.run(abilities_step)

    nexus = table.g.nexus
    assert [one.card for one in nexus.in_play] == [RED] and nexus.discard == [YELLOW] and nexus.hand == []
    assert activations_left(table.g) == 1 + 2 and reinforcement_value(table.g, DIG) == 2 + 2


@pytest.mark.rule("SAGA-CARD-05")
def test_a_card_that_could_do_nothing_is_not_played_for_its_ability():
    table = table_with(ORANGE, PLANNING, PREPARATIONS)
    put_in_play(table.g, RED, "")
    table.answers({"SAGA-CARD-01": ORANGE})

    with table.refuses("SAGA-CARD-01"):
        table.run(abilities_step)

    assert {card: why.rule for card, why in table.question("ability").blocked()} == {
        ORANGE: "SAGA-CARD-05", PLANNING: "SAGA-CARD-05",
    }  # fmt: skip


@pytest.mark.rule("SAGA-REACT-02", "SAGA-INTERRUPT-02")
def test_reactions_and_interrupts_have_no_ability_in_the_nexus_phase():
    table = table_with(TRAP, AMBUSH)

    table.run(abilities_step)

    assert [why_not_ability(table.g, card).rule for card in (TRAP, AMBUSH)] == ["SAGA-REACT-02", "SAGA-INTERRUPT-02"]
    assert table.g.nexus.hand == [TRAP, AMBUSH]


def test_a_card_that_nobody_has_written_stops_the_game(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(ABILITIES, "nx-lockdown")

    with pytest.raises(UnwrittenCard):
        table_with("nx-lockdown-a").run(abilities_step)


def test_planning_orders_the_top_of_the_deck_for_an_activation():
    table = table_with(PLANNING, deck=(DIG, TRAP, RED))
    table.answers({"SAGA-CARD-01": PLANNING, "next-card": [RED, DIG]})

    table.run(abilities_step)

    nexus = table.g.nexus
    assert nexus.top == [RED, DIG, TRAP] and nexus.top_known == [1 << nexus.seat] * 3 and nexus.deck_size == 3
    assert activations_left(table.g) == 0


@pytest.mark.rule("SAGA-REACT-01")
def test_a_reaction_is_played_when_its_trigger_occurs_and_is_then_discarded(written: list):
    table = table_with(TRAP, NO_WAY_OUT)
    table.answers({"SAGA-REACT-01": TRAP})

    called_off = table.run(react, INTERACT, {"who": "curby", "scenery": "c1"})

    assert list(table.question("reaction").options) == [TRAP]
    assert not called_off and table.g.nexus.discard == [TRAP] and table.g.nexus.played
    assert written[0] == ("nx-booby-trap", {"who": "curby", "scenery": "c1"})


@pytest.mark.rule("SAGA-REACT-01")
def test_a_reaction_may_call_the_act_off(written: list):
    table = table_with(NO_WAY_OUT)
    table.answers({"SAGA-REACT-01": NO_WAY_OUT})

    assert table.run(react, BREAK, {"who": "curby"}) is True


@pytest.mark.rule("SAGA-REACT-01", "SAGA-CARD-06")
@pytest.mark.parametrize(("hand", "who"), [((DIG,), "curby"), ((NO_WAY_OUT,), "curby"), ((TRAP,), "nobody")])
def test_the_window_opens_alike_whether_the_nexus_could_answer_or_not(hand: tuple[str, ...], who: str, written: list):
    table = table_with(*hand)

    request = next(react(table.g, INTERACT, {"who": who}))

    assert isinstance(request, Window) and request.seats == [table.g.nexus.seat] and request.asks == []


@pytest.mark.rule("SAGA-REACT-01")
def test_no_window_opens_where_everybody_knows_that_nothing_can_come():
    assert not could_be_held(table_with().g, INTERACT)  # no hand

    table = table_with(DIG)
    assert could_be_held(table.g, INTERACT)
    table.g.nexus.discard = [TRAP]  # the only card for this lies open
    assert not could_be_held(table.g, INTERACT)


@pytest.mark.rule("SAGA-STEALTH-10", "SAGA-INTERRUPT-05")
def test_an_unaware_nexus_plays_neither_reactions_nor_interrupts():
    table = table_with(TRAP, AMBUSH)
    table.g.nexus.aware = False

    assert table.run(react, INTERACT, {"who": "curby"}) is False
    table.run(offer_interrupt)

    assert not table.asked


@pytest.mark.rule("SAGA-INTERRUPT-01", "SAGA-INTERRUPT-04", "SAGA-INTERRUPT-05")
def test_one_interrupt_between_two_turns(written: list):
    table = table_with(AMBUSH, OTHER_AMBUSH)
    table.g.turns_left = 2
    table.answers({"SAGA-INTERRUPT-05": AMBUSH})

    table.run(offer_interrupt)

    assert table.g.nexus.hand == [OTHER_AMBUSH] and table.g.nexus.interrupted and len(table.asked) == 1
    assert table.g.nexus.played


@pytest.mark.rule("SAGA-INTERRUPT-03", "SAGA-INTERRUPT-05")
def test_no_interrupt_after_the_last_turn(written: list):
    table = table_with(AMBUSH)
    table.g.turns_left = 0

    table.run(offer_interrupt)

    assert not table.asked


@pytest.mark.rule("SAGA-INTERRUPT-04")
def test_no_second_interrupt_without_a_turn_in_between(written: list):
    table = table_with(AMBUSH)
    table.g.nexus.interrupted = True  # the next Turn will end this

    table.run(offer_interrupt)

    assert not table.asked


@pytest.mark.rule("SAGA-INTERRUPT-04")
def test_an_interrupt_left_unplayed_does_not_count(written: list):
    table = table_with(AMBUSH)
    table.answers({"SAGA-INTERRUPT-05": "none"})

    table.run(offer_interrupt)

    assert not table.g.nexus.interrupted and not table.g.nexus.played
