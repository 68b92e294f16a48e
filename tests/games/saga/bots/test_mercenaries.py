"""The judgements of Mercenary bots, each on a prepared table."""

from starboard.games.saga.bots.healing import healing_worth
from starboard.games.saga.bots.mercenary_feats import feat_worth
from starboard.games.saga.bots.mercenary_moves import break_away_worth, far_from_aim, keeping_up, standing
from starboard.games.saga.bots.outlook import STEPS_AHEAD
from starboard.games.saga.bots.remedies import MEDI_PACK, blast_worth
from starboard.games.saga.bots.sneaking import exposure, quiet_worth
from starboard.games.saga.bots.tasks import too_soon
from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.rules.actions import possible_actions
from starboard.games.saga.rules.movement.zones import chart_of, reveal
from starboard.games.saga.testing.mission_table import MissionTable
from starboard.games.saga.testing.table import SagaTable
from tests.games.saga.bots.asking import answer, move, outlook


def test_it_shoots_whom_it_is_likeliest_to_eliminate():
    table = SagaTable(".......", ".......", ".......")
    table.mercenary("dulinsky", (0, 1), "east")
    table.agent("marine", (5, 0), "west")
    hurt = table.agent("guard", (5, 2), "west", wounds=1)

    assert answer(table, "target", ["marine-1", "guard-2"], who="dulinsky") == hurt.name


def test_it_breaks_a_tie_of_the_artificial_nexus_though_nobody_attacks():
    table = SagaTable(".....")
    table.mercenary("dulinsky", (0, 0), "east")
    table.mercenary("alyse", (4, 0), "west")

    assert answer(table, "target", ["dulinsky", "alyse"], reason="nearest") in ("dulinsky", "alyse")


def test_it_goes_where_it_has_cover():
    """Both squares see the Agent; the crate makes the difference."""
    table = SagaTable("..........", ".......c..", "..........", "..........")
    table.mercenary("dulinsky", (9, 3), "west")
    table.agent("guard", (0, 1), "east")
    o = outlook(table)
    who = o.mercenary("dulinsky")
    fighter = o.fighter(who.model)

    assert standing(o, who, fighter, (8, 1)) > standing(o, who, fighter, (8, 3))


def test_it_keeps_out_of_front_arcs_it_need_not_enter():
    table = SagaTable(".....", ".....", ".....")
    table.mercenary("curby", (4, 1), "west")
    table.agent("technician", (1, 1), "east")
    o = outlook(table)
    who = o.mercenary("curby")
    fighter = o.fighter(who.model)

    assert standing(o, who, fighter, (2, 1)) < standing(o, who, fighter, (4, 1)) - 0.5


def test_it_attacks_rather_than_do_nothing():
    table = SagaTable(".......", ".......")
    who = table.mercenary("dulinsky", (0, 0), "east")
    table.agent("guard", (5, 0), "west")
    table.g.acting = "dulinsky"

    assert answer(table, "action", [*possible_actions(table.g, who), "nothing"], who="dulinsky") == "shoot"


def test_in_a_front_arc_it_assaults():
    table = SagaTable("...", "...", "...")
    who = table.mercenary("alyse", (1, 1), "east")
    table.agent("guard", (2, 1), "west")

    assert answer(table, "action", [*possible_actions(table.g, who), "nothing"], who="alyse") == "assault"


def test_it_turns_to_whom_it_can_attack():
    table = SagaTable(".......", ".......")
    table.mercenary("dulinsky", (3, 0), "north")
    table.agent("guard", (6, 1), "west")
    table.g.acting = "dulinsky"

    assert answer(table, "facing", ["north", "south", "west", "east"], who="dulinsky") in ("south", "east")


def test_it_heals_whoever_is_crippled_first():
    table = SagaTable("...", "...", "...")
    table.mercenary("alyse", (1, 1), items=["eq-medi-pack"])
    scratched = table.mercenary("dulinsky", (0, 1), wounds=1)
    crippled = table.mercenary("devil", (2, 1), wounds=3)
    o = outlook(table)

    assert healing_worth(o.g, crippled, MEDI_PACK) > healing_worth(o.g, scratched, MEDI_PACK) > 0
    assert answer(table, "patient", ["dulinsky", "devil"], who="alyse") == "devil"


def test_it_uses_a_medi_pack_on_the_crippled_with_nobody_to_shoot():
    table = SagaTable("...", "...", "...")
    who = table.mercenary("alyse", (1, 1), items=["eq-medi-pack"])
    table.mercenary("devil", (2, 1), wounds=4)

    assert answer(table, "action", [*possible_actions(table.g, who), "nothing"], who="alyse") == "use"


def test_the_life_drain_is_worth_more_where_somebody_can_be_healed():
    """Alyse drains the Technician rather than strike it when a comrade is Crippled; whom she heals she chooses."""
    table = SagaTable("....", "....")
    table.mercenary("alyse", (1, 0), "east")
    friend = table.mercenary("devil", (0, 0), wounds=3)
    table.agent("technician", (3, 1), "west")

    def drain() -> float:
        o = outlook(table)
        blows = o.fighter(o.model("alyse")).blows((1, 0))
        return max([blow.worth for blow in blows if blow.weapon == "wp-drain"])

    hurt = drain()
    assert answer(table, "heal", ["alyse", "devil"], least=0, who="alyse", counters=1) == "devil"
    friend.model.wounds = 0
    assert drain() < hurt


def test_the_third_who_is_crippled_is_the_one_to_fear_for():
    """With two Crippled the next one is the defeat (SAGA-MISSION-14)."""
    table = SagaTable("........", "........")
    table.mercenary("dulinsky", (0, 0), "east", wounds=2)
    others = [table.mercenary("devil", (0, 1), "east"), table.mercenary("wrath", (1, 1), "east")]
    table.agent("marine", (6, 0), "west")

    def danger() -> float:
        o = outlook(table)
        return o.fighter(o.model("dulinsky")).danger((0, 0))

    calm = danger()
    others[0].model.wounds, others[1].model.wounds = 3, 4
    assert danger() > calm + 0.5


def test_the_dance_of_blades_goes_on_to_the_next_enemy():
    table = SagaTable(".......", ".......")
    table.mercenary("wrath", (0, 0), "east")
    table.agent("guard", (5, 0), "east")
    table.g.acting = "wrath"
    options = ["stay", ("to", 1, 0), ("to", 4, 0)]

    assert answer(table, "move", options, who="wrath", left=5, feat="ft-dance") == ("to", 4, 0)
    assert (
        answer(table, "move", [*options, ("assault", "guard-1")], who="wrath", left=5, feat="ft-dance")[0] == "assault"
    )


def test_who_is_far_ahead_waits_and_who_is_behind_hurries():
    table = MissionTable("m2").set_up()
    o = outlook(table)
    who, aim = o.g.mercenaries[0], o.aims["dulinsky"]
    start = who.model.at
    goal = mission("m2").exits[0].squares[0]
    o.g.clock = 0  # nobody waits when time is short
    assert keeping_up(o, who, aim) == 1.0

    who.model.at = goal
    assert keeping_up(o, who, aim) < 1
    who.model.at = start
    for other in o.g.mercenaries[1:]:
        other.model.at = goal
    assert keeping_up(o, who, aim) > 1


def test_it_throws_no_grenade_among_its_friends():
    table = SagaTable(".......", ".......", ".......")
    who = table.mercenary("dulinsky", (0, 1), "east", items=["eq-grenade"])
    table.mercenary("devil", (4, 1))
    table.agent("guard", (5, 1), "west")
    o = outlook(table)

    assert blast_worth(o, o.mercenary(who.model.name), (5, 1)) < 0


def test_flames_are_not_turned_on_a_friend():
    table = SagaTable("......", "......", "......", "......", "......")
    table.mercenary("devil", (2, 2), "east")
    table.mercenary("alyse", (4, 2))
    table.agent("guard", (2, 0), "south")

    assert answer(table, "aim", [(5, 2), (2, -1)], who="devil") == (2, -1)


def test_flames_are_not_lit_where_no_direction_hits_an_enemy_without_a_friend():
    """The Guard is near enough and seen, but Alyse stands before it."""
    table = SagaTable("......")
    table.mercenary("devil", (0, 0), "east")
    friend = table.mercenary("alyse", (1, 0))
    table.agent("guard", (3, 0), "west")
    assert answer(table, "action", ["shoot", "nothing"], who="devil") == "nothing"

    friend.model.at = None
    assert answer(table, "action", ["shoot", "nothing"], who="devil") == "shoot"


def test_it_weighs_what_free_attacks_cost():
    table = SagaTable(".....", ".....", ".....", ".....")
    table.mercenary("curby", (2, 2), "north")
    table.agent("ravager", (2, 1), "south")
    o = outlook(table)
    who = o.mercenary("curby")
    dear = break_away_worth(o, who, o.fighter(who.model), (2, 3), 4)

    table.g.enemies.clear()
    table.agent("technician", (2, 1), "south")
    o = outlook(table)
    who = o.mercenary("curby")

    assert break_away_worth(o, who, o.fighter(who.model), (2, 3), 4) > dear


def test_it_goes_on_towards_what_it_wants():
    table = MissionTable("a", ["mercenaries"]).set_up()
    table.g.enemies.clear()

    assert move(table, "dulinsky", 5)[1] >= 5  # the Terminal lies in the east


def test_it_leaves_by_the_exit_when_there_is_nothing_more_to_do():
    table = MissionTable("c", ["mercenaries"]).set_up()
    table.g.enemies.clear()
    table.g.flags["turned-X1"] = "open"
    table.g.acting = "alyse"
    places = [("to", 5, 2), ("leave", 16, 3), "stay"]

    assert answer(table, "move", places, who="alyse", left=5) == ("leave", 16, 3)


def test_it_does_not_leave_before_the_work_is_done():
    table = MissionTable("c", ["mercenaries"]).set_up()
    table.g.enemies.clear()
    table.g.acting = "alyse"

    assert answer(table, "move", ["stay", ("leave", 16, 3)], who="alyse", left=5) == "stay"


def test_who_goes_along_leaves_room_at_the_goal():
    """The lever of C is somebody else's: whoever only goes along keeps some squares away from it."""
    table = MissionTable("c", ["mercenaries"]).set_up()
    o = outlook(table)
    along = next(aim for aim in o.aims.values() if not aim.leads)
    leading = next(aim for aim in o.aims.values() if aim.leads)

    assert far_from_aim(o, along, (11, 2)) > far_from_aim(o, along, (14, 1))
    assert far_from_aim(o, leading, (11, 2)) < far_from_aim(o, leading, (14, 1))


def test_unseen_squares_are_better_while_nobody_knows_of_the_squad():
    table = SagaTable("........", "####.###", "........")
    table.mercenary("wrath", (0, 2), "east")
    table.agent("guard", (7, 0), "west")
    table.g.nexus.aware = False
    o = outlook(table)
    who = o.mercenary("wrath")
    fighter = o.fighter(who.model)

    assert exposure(o, who, fighter, (0, 2)) < exposure(o, who, fighter, (3, 0))


def test_a_loud_shot_is_not_worth_it_while_nobody_knows_of_the_squad():
    table = SagaTable(".......", ".......")
    who = table.mercenary("dulinsky", (0, 0), "east")
    table.agent("guard", (5, 0), "west")
    table.g.nexus.aware = False
    o = outlook(table)
    fighter = o.fighter(o.mercenary("dulinsky").model)

    assert all([quiet_worth(fighter, blow) < 0 for blow in fighter.blows((0, 0))])
    assert answer(table, "action", [*possible_actions(table.g, who), "nothing"], who="dulinsky") == "nothing"


def test_blanks_are_rolled_again_and_nothing_else():
    table = SagaTable("...")
    table.mercenary("dulinsky", (0, 0))
    from starboard.games.saga.bots.answers import ANSWERS
    from starboard.kernel.requests import Ask

    ask = Ask(0, [0, 0, 1, 3], "SAGA-REROLL-01", "reroll", 0, 2, True)

    assert ANSWERS["reroll"](outlook(table), ask) == (0, 0)


def test_a_squad_near_its_way_out_fears_less_the_less_it_is_hurt():
    table = MissionTable("m3").set_up()
    far = outlook(table).fear

    for number, who in enumerate(table.g.mercenaries):
        who.model.at = (6 + number, 15)
    near = outlook(table).fear
    for who in table.g.mercenaries:
        who.model.wounds = 1

    assert near < far
    assert outlook(table).fear >= near


def test_whoever_stands_on_a_belt_is_carried_on():
    """The north belt of m2 runs to the exit, the south belt away from it."""
    table = MissionTable("m2").set_up()
    o = outlook(table)

    assert o.carried((8, 5)) == (10, 5)
    assert o.carried((8, 7)) == (6, 7)
    assert o.carried((8, 6)) == (8, 6)


def test_a_key_that_does_not_last_is_turned_when_the_other_is_within_reach():
    """Two Keys: Curby waits at his console until Dulinsky is at hers."""
    table = MissionTable("b", ["mercenaries"]).set_up()
    for door in table.g.doors:
        door.open, door.lock = True, 0
    curby, dulinsky = (
        next(one for one in table.g.mercenaries if one.model.name == name) for name in ("curby", "dulinsky")
    )
    curby.model.at, dulinsky.model.at = (6, 4), (1, 7)
    o = outlook(table)
    assert too_soon(o, o.aims["curby"].want)

    dulinsky.model.at = (14, 5)

    o = outlook(table)
    assert not too_soon(o, o.aims["curby"].want)


def test_nobody_stands_in_the_way_of_who_has_something_to_do():
    table = MissionTable("c", ["mercenaries"]).set_up()
    o = outlook(table)
    leader = next(name for name, aim in o.aims.items() if aim.leads)
    other = next(name for name, aim in o.aims.items() if not aim.leads)

    assert o.ways_of_others(leader) == []
    assert len(o.ways_of_others(other)) == STEPS_AHEAD


def test_a_rising_fire_is_a_clock():
    assert outlook(MissionTable("m9").set_up()).rounds_left > 0
    assert outlook(MissionTable("b").set_up()).rounds_left == 0


def test_sleeping_bosses_are_left_alone():
    """The Orchard of m4 basks: neither a grenade nor a Life Drain is worth waking it."""
    table = MissionTable("m4").set_up()
    for _ in reveal(table.g, chart_of(table.g).zones["B"]):
        pass
    alyse = next(one for one in table.g.mercenaries if one.model.name == "alyse")
    alyse.model.at = (5, 8)
    table.agent("guard", at=(4, 9))
    table.agent("guard", at=(6, 9))
    o = outlook(table)

    assert feat_worth(o, o.mercenary("alyse"), "ft-energy-drain") < 0
    assert blast_worth(o, o.mercenary("alyse"), (7, 9)) < 0
