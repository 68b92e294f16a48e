"""The options of a table: each reading, off and on."""

import pytest

from starboard.games.saga.plugin import GAME, OFFER
from starboard.games.saga.rules.attacks.dice_pools import attack_pool, defence_pool
from starboard.games.saga.rules.attacks.shooting import legal_shots, shoot, why_no_shot
from starboard.games.saga.rules.attacks.wounds import inflict
from starboard.games.saga.rules.campaign.market import skill_price
from starboard.games.saga.rules.campaign.upkeep import record_experience
from starboard.games.saga.rules.gear.supplies import draw_supplies
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.movement.breaking_away import free_attackers
from starboard.games.saga.rules.movement.doors import why_not_use
from starboard.games.saga.rules.movement.move_choices import Course
from starboard.games.saga.rules.movement.moving import move
from starboard.games.saga.rules.nexus.bonus import why_no_bonus
from starboard.games.saga.rules.nexus.choice import decider
from starboard.games.saga.rules.places import layout
from starboard.games.saga.rules.readings import READINGS
from starboard.games.saga.rules.turns import begin_round
from starboard.games.saga.state.fields import Downed
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.decks import Deck
from starboard.kernel.requests import FATE, Procedure
from starboard.kernel.setup import Setup
from starboard.rules.rulings import rulings
from tests.games.saga.rules.attacks import Attack, strike

HALL = ["........"] * 7


def either_way(option: str):
    """Run the test with the option off and on."""
    return pytest.mark.parametrize("options", [[], [option]], ids=["off", "on"])


def walk(g: Saga, name: str) -> Procedure[None]:
    yield from move(g, model_named(g, name), Course(4))


def test_every_reading_is_a_ruling_and_is_offered_where_it_matters():
    assert tuple(ruling.id for ruling in rulings("saga")) == READINGS
    assert tuple(option.id for option in OFFER.options) == READINGS
    modes = {option.id: option.modes for option in OFFER.options if option.modes}
    assert modes == {"ties-asked": ("together",), "bosses-without-bonus": ("versus",)}


def test_the_chosen_readings_are_kept_by_the_table():
    chosen = ("markers-hold-doors", "outnumbered-by-each")

    g = GAME.new(Setup("together", (("mercenaries",),), chosen, "a"))

    assert g.options == list(chosen) and GAME.setup_of(g).options == chosen


@pytest.mark.rule("SAGA-SETUP-13")
@either_way("ties-asked")
def test_ties_of_the_artificial_nexus(options):
    table = SagaTable(*HALL, options=options)
    table.mercenary("dulinsky", at=(0, 0)).acted = 1
    table.mercenary("curby", at=(1, 0))

    assert decider(table.g) == (1 if options else FATE)


@pytest.mark.rule("SAGA-TURN-06")
@either_way("counters-turned-up")
def test_counters_at_the_start_of_a_round(options):
    table = SagaTable(*HALL, options=options)
    tired = table.mercenary("dulinsky", at=(0, 0), ready=False)
    fresh = table.mercenary("curby", at=(1, 0))

    begin_round(table.g)

    assert (tired.ready, fresh.ready) == (bool(options), True)


@pytest.mark.rule("SAGA-MOVE-16")
@either_way("points-not-crossed")
def test_walking_across_a_reinforcement_point(options):
    table = SagaTable("..R..", options=options)
    dulinsky = table.mercenary("dulinsky", at=(1, 0)).model
    table.answers({"move": "stay", "facing": "east"})

    table.run(walk, dulinsky.name)

    assert (("to", 4, 0) in table.question("move").options) is not bool(options)
    assert ("to", 0, 0) in table.question("move").options


@pytest.mark.rule("SAGA-MOVE-16")
def test_barred_points_bar_no_agents():
    table = SagaTable("..R..", options=["points-not-crossed"])
    table.nexus_player()
    guard = table.agent("guard", at=(1, 0), facing="east")
    table.answers({"move": ("to", 4, 0), "facing": "east"})

    table.run(walk, guard.name)

    assert guard.at == (4, 0)


@pytest.mark.rule("SAGA-SHOOT-08")
@either_way("no-shots-at-neighbours")
def test_shooting_at_an_adjacent_enemy(options):
    table = SagaTable(*HALL, options=options)
    erika = table.mercenary("dulinsky", at=(4, 3), facing="east").model
    table.agent("guard", at=(5, 3), facing="east")
    now = layout(table.g)

    assert [shot.target for shot in legal_shots(table.g, erika, now)] == ([] if options else ["guard-1"])
    assert (why_no_shot(table.g, erika, now) is not None) is bool(options)


@pytest.mark.rule("SAGA-SHOOT-08")
def test_a_target_next_to_the_shooter_is_refused_with_its_own_reason():
    table = SagaTable(*HALL, options=["no-shots-at-neighbours"])
    erika = table.mercenary("dulinsky", at=(4, 3), facing="east").model
    table.agent("guard", at=(5, 3), facing="east")
    table.agent("guard", at=(6, 5), facing="east")
    table.agent("guard", at=(6, 1), facing="east")
    table.fate(attack=(0, 0, 0, 0, 0, 0))
    table.answers({"target": "guard-2"})

    table.run(shoot, erika)

    refused = {target: why.key for target, why in table.question("target").blocked()}
    assert refused == {"guard-1": "target-next-to-shooter"}


@pytest.mark.rule("SAGA-LEAN-02")
@either_way("leaning-for-a-clear-shot")
def test_a_target_that_is_seen_in_part(options):
    table = SagaTable("........", "........", "..#.....", "........", options=options)
    erika = table.mercenary("dulinsky", at=(1, 2), facing="east").model
    table.agent("guard", at=(3, 0), facing="west")

    shots = legal_shots(table.g, erika, layout(table.g))

    if options:
        assert shots and all(shot.leaning and not shot.cover for shot in shots)
    else:
        assert [(shot.leaning, shot.cover) for shot in shots] == [(False, True)]


@pytest.mark.rule("SAGA-LEAN-02")
def test_nobody_leans_for_a_clear_shot_in_the_open():
    table = SagaTable("........", "...c....", "........", options=["leaning-for-a-clear-shot"])
    erika = table.mercenary("dulinsky", at=(0, 1), facing="east").model
    table.agent("guard", at=(6, 1), facing="west")

    shots = legal_shots(table.g, erika, layout(table.g))

    assert [(shot.leaning, shot.cover) for shot in shots if shot.target == "guard-1"] == [(False, True)]


@pytest.mark.rule("SAGA-ATTACK-14")
@either_way("outnumbered-by-each")
def test_three_against_one(options):
    table = SagaTable(*HALL, options=options)
    wrath = table.mercenary("wrath", at=(3, 3), facing="east").model
    guard = table.agent("guard", at=(4, 3), facing="west")
    table.agent("guard", at=(3, 2), facing="south")
    table.agent("guard", at=(3, 4), facing="north")
    now = layout(table.g)

    lost = [("outnumbered", -2 if options else -1)]
    assert attack_pool(table.g, Attack(wrath, guard, "close"), now).parts[1:] == lost
    assert lost[0] in defence_pool(table.g, Attack(guard, wrath, "close"), now).parts


@pytest.mark.rule("SAGA-DOOR-08")
@either_way("markers-hold-doors")
def test_a_marker_in_the_doorway(options):
    table = SagaTable("...", ".D.", "...", options=options)
    dulinsky = table.mercenary("dulinsky", at=(1, 2), facing="north").model
    door = table.door("D1", open=True)
    table.g.downed = [Downed("curby", (1, 1))]

    refused = why_not_use(table.g, dulinsky, door, layout(table.g))

    assert (refused.rule if refused else "") == ("SAGA-DOOR-08" if options else "")


@pytest.mark.rule("SAGA-SUPPLY-05")
@either_way("supplies-shuffled-again")
def test_an_empty_supply_deck(options):
    table = SagaTable("..", options=options)
    dulinsky = table.mercenary("dulinsky", at=(0, 0))
    table.g.supply = Deck([])
    table.g.supply.discard = ["eq-stim", "eq-silent-pistol"]  # a rare card never lies in the Supply deck

    table.run(draw_supplies, dulinsky, 2)

    assert [item.card for item in dulinsky.items] == (["eq-stim"] if options else [])
    assert table.g.supply.discard == (["eq-silent-pistol"] if options else ["eq-stim", "eq-silent-pistol"])


@pytest.mark.rule("SAGA-WOUND-05")
@either_way("surplus-teaches-nothing")
def test_experience_for_surplus_wounds(options):
    table = SagaTable(*HALL, options=options, campaign=True)
    erika = table.mercenary("dulinsky", at=(0, 3))
    guard = table.agent("guard", at=(5, 3))

    table.run(inflict, guard, 4, True, erika.model)

    assert erika.experience == (2 if options else 4)


@pytest.mark.rule("SAGA-SHIELD-05")
@either_way("shields-stop-hazards")
@pytest.mark.parametrize("way", ["hazard", "free-attack"])
def test_shields_and_other_damage(options, way: str):
    table = SagaTable(*HALL, options=options)
    curby = table.mercenary("curby", at=(3, 3), facing="east").model
    guard = table.agent("guard", at=(4, 3), facing="west")
    table.fate(attack=(1, 0, 0))

    table.run(strike, guard if way == "free-attack" else None, curby, way, "", False, 1)

    assert curby.shield_wounds == (1 if options and way == "hazard" else 0)
    assert curby.wounds == 1 - curby.shield_wounds


@pytest.mark.rule("SAGA-STEALTH-12")
@either_way("unaware-let-go")
@pytest.mark.parametrize("aware", [False, True])
def test_free_attacks_of_an_unaware_nexus(options, aware: bool):
    table = SagaTable(*HALL, options=options)
    dulinsky = table.mercenary("dulinsky", at=(3, 3)).model
    guard = table.agent("guard", at=(4, 3), facing="west")
    table.g.nexus.aware = aware

    assert free_attackers(table.g, dulinsky) == ([guard] if aware or not options else [])


@pytest.mark.rule("SAGA-BOSS-05")
@either_way("bosses-without-bonus")
def test_bonus_activations_of_bosses(options):
    table = SagaTable(*HALL, mode="versus", options=options)
    table.nexus_player()
    guard, okoro = table.agent("guard", at=(5, 3)), table.boss("okoro", at=(5, 5))

    refused = why_no_bonus(table.g, okoro)

    assert (refused.key if refused else "") == ("bosses-get-no-bonus" if options else "")
    assert why_no_bonus(table.g, guard) is None


@pytest.mark.rule("SAGA-CREDIT-09")
@either_way("generic-skills-double")
def test_prices_of_generic_skills(options):
    table = SagaTable("..", options=options, campaign=True)

    assert skill_price(table.g, ["shooting"], "sk-plus-tech") == (20 if options else 30)
    assert skill_price(table.g, ["shooting"], "sk-parry") == 15  # of another attribute


@pytest.mark.rule("SAGA-XP-05")
@either_way("unhurt-at-the-end")
def test_experience_of_those_who_were_healed_and_those_who_were_not(options):
    table = SagaTable("....", options=options, campaign=True)
    table.g.ending = "mercenaries"
    healed, crippled = table.mercenary("dulinsky", at=(0, 0)), table.mercenary("alyse", at=(1, 0), wounds=2)
    healed.was_crippled = crippled.was_crippled = True

    table.run(record_experience)

    assert (healed.experience, crippled.experience) == (10 if options else 0, 0)
