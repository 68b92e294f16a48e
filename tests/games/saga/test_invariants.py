"""What cannot be on a table, found out; whole games and imagined worlds are always possible."""

import pytest

from starboard.games.saga.rules.determinize import determinize
from starboard.games.saga.rules.play import play
from starboard.games.saga.state.fields import CardInPlay
from starboard.games.saga.state.invariants import impossible
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.testing.mission_table import MissionTable, random_answer
from starboard.kernel.fate import Fate
from starboard.kernel.requests import Checkpoint


def begun(*seats: str) -> Saga:
    return MissionTable("b", *[[seat] for seat in seats]).set_up().g


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda g: setattr(g, "mission", "m99"), "no mission of the box"),
        (lambda g: g.ground.pop(), "not that of the mission"),
        (lambda g: g.zones.append("Z"), "zone"),
        (lambda g: setattr(g.mercenaries[0].model, "at", (0, 0)), "no floor"),
        (lambda g: setattr(g.mercenaries[0].model, "at", g.mercenaries[1].model.at), "shares"),
        (lambda g: setattr(g.mercenaries[0].model, "at", None), "is playing and at None"),
        (lambda g: setattr(g.mercenaries[0].model, "wounds", 99), "99"),
        (lambda g: setattr(g.mercenaries[0].model, "kind", "mc-nobody"), "there is no mc-nobody"),
        (lambda g: setattr(g.mercenaries[0], "seat", 7), "seat 7"),
        (lambda g: setattr(g.mercenaries[1].model, "name", g.mercenaries[0].model.name), "same name"),
        (lambda g: setattr(g.nexus, "deck_size", 3), "cards, not 3"),
        (lambda g: g.nexus.discard.append(g.nexus.unused[0]), "is there twice"),
        (lambda g: g.nexus.in_play.append(CardInPlay("nx-nothing", "round", 1)), "no Nexus card nx-nothing"),
        (lambda g: g.nexus.unused.pop(), "nowhere"),
        (lambda g: g.skills.append(g.skills[0]), "the skill"),
        (lambda g: g.nexus.powers.append("psi-nothing"), "no power"),
        (lambda g: setattr(g, "ending", "nexus"), "cannot have ended"),
        (lambda g: setattr(g, "round", -1), "round cannot be -1"),
        (lambda g: setattr(g.nexus, "seat", 0), "does not hold the Nexus"),
        (lambda g: setattr(g, "acting", "somebody"), "is not there"),
    ],
)
def test_what_cannot_be_is_found(change, sentence):
    g = begun("mercenaries", "nexus")
    assert impossible(g, at_rest=True) == []

    change(g)

    assert any([sentence in found for found in impossible(g, at_rest=True)]), impossible(g, at_rest=True)


def test_the_sentences_are_few_and_short():
    g = begun("mercenaries")
    for who in g.mercenaries:
        who.skills = ["x" * 10_000] * 50

    found = impossible(g)

    assert 0 < len(found) <= 20 and max([len(sentence) for sentence in found]) <= 200


@pytest.mark.parametrize("seats", [("mercenaries",), ("mercenaries", "nexus"), ("nexus", "mercenaries", "mercenaries")])
def test_whole_games_and_imagined_worlds_are_possible(seats):
    for seed in range(3):
        g = Saga("versus" if "nexus" in seats else "together", [], "c", [[seat] for seat in seats])
        fate, dice = Fate(seed), Fate(seed + 50)
        for request in requests(play(g), fate):
            at_rest = isinstance(request, Checkpoint)
            assert impossible(g, at_rest) == []
            if at_rest:
                seat = dice.pick(list(range(len(seats))))
                world = g.clone()
                determinize(world, seat, dice)
                assert impossible(world, at_rest=True) == []
                assert world.nexus.hand == g.nexus.hand or seat != g.nexus.seat
        assert g.step == "over"


def requests(going, fate):
    """What the rules want to know, one request after another, answered as chance has it."""
    reply = None
    while True:
        try:
            request = going.send(reply)
        except StopIteration:
            return
        yield request
        reply = random_answer(request, fate)


def test_the_hand_of_the_nexus_may_be_any_cards_to_the_others_and_is_its_own_to_itself():
    g = begun("mercenaries", "nexus")
    hands = set()
    for seed in range(40):
        world = g.clone()
        determinize(world, 0, Fate(seed))
        hands.add(tuple(sorted(world.nexus.hand)))
        assert len(world.nexus.hand) == len(g.nexus.hand)
        determinize(world, 1, Fate(seed))
    assert len(hands) > 5


def test_cards_that_others_looked_at_may_lie_anywhere():
    g = begun("mercenaries", "nexus")
    nexus = g.nexus
    nexus.top, nexus.top_known = [nexus.thirds[0].pop(0)], [1 << 1]
    tops = set()
    for seed in range(40):
        world = g.clone()
        determinize(world, 0, Fate(seed))
        tops.add(world.nexus.top[0])
        assert impossible(world, at_rest=True) == []
        mine = g.clone()
        determinize(mine, 1, Fate(seed))
        assert mine.nexus.top == nexus.top
    assert len(tops) > 3


@pytest.mark.rule("SAGA-DEPLOY-05", "SAGA-MOVE-05")
def test_who_crosses_a_friendly_field_is_on_its_square_for_a_moment_and_no_longer():
    table = MissionTable("b", ["mercenaries"], ["nexus"]).set_up()
    who = table.g.mercenaries[0].model
    field = table.deployed("force-field", who.at, who.name)
    assert impossible(table.g) == [] and "shares" in impossible(table.g, at_rest=True)[0]
    field.kind = "dp-sentry"
    assert "shares" in impossible(table.g)[0]
