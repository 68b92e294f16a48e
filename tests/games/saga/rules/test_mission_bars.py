"""What a mission keeps models from doing: `bar` and `unbar` (docs/decisions/0030)."""

import pytest

from starboard.games.saga.content.mission_script import Saying, Value
from starboard.games.saga.content.modifiers import FREE_ATTACK
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.dice_pools import attack_pool
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.missions import bars
from starboard.games.saga.rules.missions.bars import barred
from starboard.games.saga.rules.missions.effects import carry_out
from starboard.games.saga.rules.missions.selectors import NOBODY, Bound, selected
from starboard.games.saga.rules.movement.breaking_away import free_attackers
from starboard.games.saga.rules.movement.facing import outnumbered
from starboard.games.saga.rules.nexus.activations import activate, why_not_activate
from starboard.games.saga.rules.nexus.agents_for_cards import agents_to_use
from starboard.games.saga.rules.nexus.cards_that_activate import activate_by_card
from starboard.games.saga.rules.nexus.nexus_phase import end
from starboard.games.saga.rules.nexus.targets import candidates
from starboard.games.saga.rules.places import engaged, layout
from starboard.games.saga.rules.stealth.detection import look_for_intruders
from starboard.games.saga.rules.stealth.stealth import noise_test
from starboard.games.saga.state.fields import Model
from starboard.games.saga.testing.table import SagaTable


def who(**keys: Value) -> Saying:
    return Saying("who", tuple([(key.replace("_", "-"), value) for key, value in keys.items()]))


def bar(table: SagaTable, *cannot: str, until: str = "") -> None:
    said = (("name", "asleep"), ("who", who(kind=("ag-guard",))), ("cannot", cannot), ("until", until))
    table.run(carry_out, (Saying("bar", said),), NOBODY)


def unbar(table: SagaTable, **keys: Value) -> None:
    said: tuple[tuple[str, Value], ...] = (("name", "asleep"),)
    table.run(carry_out, (Saying("unbar", (*said, *([("who", who(**keys))] if keys else []))),), NOBODY)


def watched(facing: str = "west", at: tuple[int, int] = (3, 1)) -> tuple[SagaTable, Model]:
    """A Guard that looks west along a corridor at Dulinsky."""
    table = SagaTable("#######", "#.....#", "#.....#", "#######")
    table.mercenary("dulinsky", at=(1, 1), facing="east")
    guard = table.agent("guard", at=at, facing=facing)
    return table, guard


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ACTIVATE-03")
def test_who_is_kept_from_acting_cannot_be_activated_nor_used_by_cards():
    table, guard = watched()
    assert why_not_activate(table.g, guard) is None and agents_to_use(table.g) == [guard]
    bar(table, "activate")
    assert why_not_activate(table.g, guard).rule == "SAGA-MISSION-12" and agents_to_use(table.g) == []
    unbar(table)
    assert why_not_activate(table.g, guard) is None


@pytest.mark.rule("SAGA-TARGET-05", "SAGA-TARGET-06", "SAGA-MISSION-12")
@pytest.mark.parametrize(
    ("symbol", "at", "cannot"), [("engaged", (2, 1), "front-arc"), ("exposed", (3, 1), "activate")]
)
def test_who_is_kept_from_it_makes_nobody_the_target(symbol: str, at: tuple[int, int], cannot: str):
    table, _ = watched(at=at)
    assert candidates(table.g, (symbol,))[1] == symbol
    bar(table, cannot)
    assert candidates(table.g, (symbol,))[1] != symbol


@pytest.mark.rule("SAGA-ARC-06", "SAGA-BREAK-03", "SAGA-MISSION-12")
def test_who_has_no_front_arc_holds_nobody_and_makes_no_free_attack():
    table, guard = watched(at=(2, 1))
    dulinsky = table.g.mercenaries[0].model
    table.agent("marine", at=(2, 2), facing="west")
    assert engaged(table.g, dulinsky, layout(table.g)) and guard in free_attackers(table.g, dulinsky)
    assert outnumbered(table.g, dulinsky, layout(table.g))

    bar(table, "front-arc")
    assert guard not in free_attackers(table.g, dulinsky) and not outnumbered(table.g, dulinsky, layout(table.g))
    table.g.enemies = [guard]
    assert not engaged(table.g, dulinsky, layout(table.g))


@pytest.mark.rule("SAGA-ARC-06", "SAGA-MISSION-12")
def test_who_has_no_front_arc_is_no_comrade_that_engages_and_no_guard_that_watches():
    table, _ = watched(at=(2, 1))
    dulinsky = table.g.mercenaries[0].model
    awake = table.agent("technician", at=(1, 2), facing="north")
    asleep = table.agent("technician", at=(2, 2), facing="west")
    engaged_by_any = who(side="mercenaries", in_front_arc_of="any")
    swarming = Attack(awake, dulinsky, FREE_ATTACK)
    assert ("aa-swarm", 1) in attack_pool(table.g, swarming, layout(table.g)).parts

    bars.bar(table.g, "asleep", asleep, ["front-arc"], bars.FOR_GOOD, 0)
    assert ("aa-swarm", 1) not in attack_pool(table.g, swarming, layout(table.g)).parts

    table.g.enemies.remove(awake)
    assert selected(table.g, engaged_by_any, NOBODY) == [dulinsky]
    bar(table, "front-arc")
    assert selected(table.g, engaged_by_any, NOBODY) == []


@pytest.mark.rule("SAGA-BREAK-03", "SAGA-MISSION-12")
def test_who_is_kept_from_free_attacks_still_holds():
    table, _ = watched(at=(2, 1))
    dulinsky = table.g.mercenaries[0].model
    bar(table, "free-attack")
    assert engaged(table.g, dulinsky, layout(table.g)) and free_attackers(table.g, dulinsky) == []


@pytest.mark.rule("SAGA-STEALTH-03", "SAGA-STEALTH-09", "SAGA-MISSION-12")
@pytest.mark.parametrize(("cannot", "dice"), [((), 4), (("see",), 3), (("test",), 0)])  # a Guard has one more
def test_dice_of_a_stealth_test(cannot: tuple[str, ...], dice: int):
    table, _ = watched()
    table.g.nexus.aware = False
    bar(table, *cannot)
    if dice:
        table.fate(stealth=(0,) * (dice + 3))
    table.run(noise_test, table.g.mercenaries[0])
    assert len(table.told("stealth-test")) == (1 if dice else 0)


@pytest.mark.rule("SAGA-DETECT-02", "SAGA-DETECT-03", "SAGA-DETECT-04", "SAGA-MISSION-12")
@pytest.mark.parametrize(
    ("cannot", "seen", "heard", "survived"),
    [((), True, True, True), (("see",), False, False, True), (("detect",), False, False, False)],
)
def test_who_notices_what(cannot: tuple[str, ...], seen: bool, heard: bool, survived: bool):
    for how, noticed in (("seen", seen), ("heard", heard), ("survived", survived)):
        table, guard = watched(facing="west" if how == "seen" else "east")
        table.g.nexus.aware = False
        table.g.heard = ["dulinsky"] if how == "heard" else []
        table.g.attacked = [guard.name] if how == "survived" else []
        bar(table, *cannot)
        assert look_for_intruders(table.g) == noticed, how


@pytest.mark.rule("SAGA-MISSION-12")
def test_a_bar_is_lifted_for_some_or_for_all():
    table, guard = watched()
    other = table.agent("guard", at=(5, 2))
    bar(table, "activate")
    unbar(table, near="noise", range="short")  # there was no noise
    assert barred(table.g, guard, "activate") and barred(table.g, other, "activate")
    unbar(table, kind=("ag-guard",), near="D1")
    unbar(table)
    assert table.g.bars == [] and len(table.told("unbarred")) == 2


@pytest.mark.rule("SAGA-MISSION-12")
def test_a_bar_lasts_as_long_as_it_says():
    table, guard = watched()
    bar(table, "activate", until="round")
    table.run(end_phase)
    assert table.g.bars == [] and table.g.round == 2

    bar(table, "activate", until="end-of-next-round")
    table.run(end_phase)
    assert barred(table.g, guard, "activate")
    table.run(end_phase)
    assert table.g.bars == []


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-DRAW-05")
@pytest.mark.parametrize(("step", "phases"), [("action", 1), ("activations", 2)])
def test_a_bar_to_the_end_of_the_next_nexus_phase(step: str, phases: int):
    table, _ = watched()
    table.g.step = step
    bar(table, "activate", until="end-of-next-nexus-phase")
    for number in range(phases):
        assert table.g.bars, number
        end(table.g)
        table.g.round += 1
    assert table.g.bars == []


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ACTIVATE-02")
def test_one_activation_is_missed_and_the_next_is_not():
    table, guard = watched()
    bar(table, "activate", until="own-activation")
    assert why_not_activate(table.g, guard) is None  # it is spent on nothing
    table.run(activate, guard, "SAGA-ACTIVATE-01")
    assert len(table.told("activation-missed")) == 1 and table.told("plans") == []
    table.any_fate().run(activate, guard, "SAGA-ACTIVATE-01")
    assert len(table.told("activation-missed")) == 1 and table.told("plans")


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-CARD-01")
def test_what_a_card_gives_to_a_missed_activation_is_lost_with_it():
    table, guard = watched()
    bar(table, "activate", until="own-activation")

    table.run(activate_by_card, guard, "nx-ambush")

    assert table.told("activation-missed") and guard.effects == []


@pytest.mark.rule("SAGA-RANGE-01", "SAGA-MISSION-12")
def test_near_a_noise_and_chosen():
    table, guard = watched()
    far = table.agent("guard", at=(5, 2))
    bound = Bound()
    bound.noise, bound.chosen = (1, 1), far.name
    meant = who(side="agents", near="noise", range="short")
    assert [model.name for model in selected(table.g, meant, bound)] == [guard.name, far.name]
    assert selected(table.g, who(side="agents", near="noise", within=3), bound) == [guard]
    assert selected(table.g, who(chosen=True), bound) == [far]
    assert selected(table.g, who(side="agents", near="noise", range="short"), NOBODY) == []
