"""Every Nexus card: played where it fits it changes the table; where it can do nothing it is refused (SAGA-CARD-05)."""

import pytest

from starboard.games.saga.content.nexus_cards import CARD_OF_COPY, INTERRUPT, NEXUS_CARDS, REACTION, REMAINS
from starboard.games.saga.rules.automaton.artificial_nexus import special_abilities
from starboard.games.saga.rules.nexus.card_play import abilities_step, play_ability, why_not_ability
from starboard.games.saga.rules.nexus.deck import lay_deck
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.testing.mission_table import play_out
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.encoding import encode
from starboard.kernel.fate import Fate

ROOM = (
    "##########",
    "#R......T#",
    "#........#",
    "#....D...#",
    "#........#",
    "#R.......#",
    "##########",
)
PLAYED = [card.id for card in NEXUS_CARDS.values() if card.type not in (REACTION, INTERRUPT)]
ANSWERS = [card.id for card in NEXUS_CARDS.values() if card.type in (REACTION, INTERRUPT)]
# In an empty room with nobody but a Mercenary these still do something.
ALWAYS = (
    "nx-yellow-alarm", "nx-orange-alarm", "nx-red-alarm", "nx-lights-out", "nx-blood-frenzy",
    "nx-preparations",  # it is discarded first, so that it can be drawn itself (SAGA-DRAW-06)
)  # fmt: skip
# For the rules these have an instruction of their own that works, or none at all.
NOTHING_BY_THE_RULES = ("nx-planning",)


def battle(*, player: bool = True) -> SagaTable:
    """A Mercenary in sight of wounded and unhurt Agents, with points, a door, a Terminal and a deck."""
    table = SagaTable(*ROOM)
    table.mercenary("curby", at=(2, 2), facing="east")
    table.mercenary("dulinsky", at=(1, 3), facing="east")
    table.agent("marine", at=(6, 2), facing="west", wounds=1)
    table.agent("guard", at=(6, 4), facing="west")
    table.agent("technician", at=(7, 1), facing="west")
    table.g.points[1].active = False
    g = table.g
    if player:
        table.nexus_player()
    g.nexus.activations, g.nexus.kinds, g.nexus.max_cost = 2, ["ag-guard", "ag-technician"], 3
    lay_deck(g, [["nx-dig-in-a", "nx-patch-up-b", "nx-preparations-b"]])
    g.step, g.turns_taken, g.mercenaries[0].acted = "abilities", 1, 1
    return table


def empty_room() -> SagaTable:
    """Nobody of the Nexus, no points, no doors, no cards."""
    table = SagaTable("#####", "#...#", "#####")
    table.mercenary("dulinsky", at=(2, 1))
    table.nexus_player()
    table.g.step = "abilities"
    return table


def after_playing(card: str, seed: int) -> tuple[SagaTable, bool]:
    """The table after the card, and whether anything but the card's own place is different."""
    table = battle()
    table.g.nexus.hand = [card]
    before = without_the_card(table.g)
    play_out(play_ability(table.g, card), Fate(seed))
    return table, before != without_the_card(table.g)


def without_the_card(g: Saga) -> object:
    """Everything on the table but where the card itself lies, and that it was played."""
    seen = g.clone()
    seen.nexus.hand, seen.nexus.discard, seen.nexus.in_play, seen.nexus.played, seen.reveals = [], [], [], False, 0
    return encode(seen)


@pytest.mark.rule("SAGA-CARD-01", "SAGA-CARD-03", "SAGA-CARD-05")
@pytest.mark.parametrize("name", PLAYED)
def test_a_fitting_card_is_played_and_changes_the_table(name: str):
    card = next(copy for copy, printed in CARD_OF_COPY.items() if printed.id == name)
    assert why_not_ability(battle().g, card) is None

    played = [after_playing(card, seed) for seed in range(4)]  # some may be declined, or miss

    nexus = played[0][0].g.nexus
    stays = NEXUS_CARDS[name].type == REMAINS
    assert (card in nexus.discard, card in [one.card for one in nexus.in_play]) == (not stays, stays)
    assert stays or any([changed for _, changed in played])


@pytest.mark.rule("SAGA-CARD-05")
@pytest.mark.parametrize("name", PLAYED)
def test_a_card_that_can_do_nothing_is_refused(name: str):
    table = empty_room()
    card = next(copy for copy, printed in CARD_OF_COPY.items() if printed.id == name)
    refusal = why_not_ability(table.g, card)
    assert (refusal is None) == (name in ALWAYS)
    if refusal is not None:
        table.g.nexus.hand = [card]
        table.run(abilities_step)
        assert table.g.nexus.hand == [card] and table.g.nexus.discard == []


@pytest.mark.rule("SAGA-REACT-02", "SAGA-INTERRUPT-02")
@pytest.mark.parametrize("name", ANSWERS)
def test_reactions_and_interrupts_have_no_ability_in_the_nexus_phase(name: str):
    card = next(copy for copy, printed in CARD_OF_COPY.items() if printed.id == name)
    rule = "SAGA-REACT-02" if NEXUS_CARDS[name].type == REACTION else "SAGA-INTERRUPT-02"
    assert why_not_ability(battle().g, card).rule == rule


@pytest.mark.rule("SAGA-AN-03", "SAGA-AN-04", "SAGA-AN-05")
@pytest.mark.parametrize("card", list(CARD_OF_COPY))
def test_the_artificial_nexus_uses_every_card_or_acts_with_an_agent_instead(card: str):
    table = battle(player=False)
    lay_deck(table.g, [[card]])
    play_out(special_abilities(table.g), Fate(3))

    nexus, kind = table.g.nexus, CARD_OF_COPY[card].type
    stays = kind == REMAINS
    assert (card in nexus.discard, card in [one.card for one in nexus.in_play]) == (not stays, stays)
    unused = bool(table.told("no-valid-target"))
    assert unused == (kind == REACTION or CARD_OF_COPY[card].id in NOTHING_BY_THE_RULES)
    assert not unused or table.told("activated")
