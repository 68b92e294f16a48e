"""Nothing in the content names what is not there, and every word of its vocabulary is used."""

from itertools import chain

from starboard.games.saga.content import modifiers as words
from starboard.games.saga.content.agents import AGENTS, MINIATURES
from starboard.games.saga.content.bosses import BOSSES
from starboard.games.saga.content.card_list import ABILITIES, modifiers_of
from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.content.hooks import HOOKS, USES
from starboard.games.saga.content.mercenaries import FIRST_MODE, MERCENARIES, MODES
from starboard.games.saga.content.modifiers import CONDITIONS, DURATIONS, IGNORED, KINDS, ROLLS, WAYS
from starboard.games.saga.content.nexus_cards import NEXUS_CARDS
from starboard.games.saga.content.psychic_powers import PSYCHIC_POWERS
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.content.supply_decks import SUPPLY_DECKS
from starboard.games.saga.content.weapons import REACHES, WEAPONS
from starboard.rules.ledger import ledger

SOURCES = [
    *ABILITIES.values(), *MODES.values(), *SKILLS.values(), *EQUIPMENT.values(), *DEPLOYABLES.values(),
    *NEXUS_CARDS.values(), *EVENTS.values(), *WEAPONS.values(),
]  # fmt: skip
MODIFIERS = [(source.id, modifier) for source in SOURCES for modifier in source.modifiers]
MODELS = [*MERCENARIES.values(), *AGENTS.values(), *BOSSES.values()]


def test_every_ability_belongs_to_a_card_and_every_card_names_abilities_that_exist():
    named = [*chain.from_iterable(model.abilities for model in MODELS)]
    named += chain.from_iterable(mercenary.feats for mercenary in MERCENARIES.values())

    assert set(named) == set(ABILITIES)
    assert FIRST_MODE in MODES


def test_every_weapon_belongs_to_a_card():
    named = [*chain.from_iterable(mercenary.weapons for mercenary in MERCENARIES.values())]
    named += [card.weapon for card in (*AGENTS.values(), *BOSSES.values(), *EQUIPMENT.values()) if card.weapon]

    assert sorted(named) == sorted(WEAPONS)
    assert {weapon.reach for weapon in WEAPONS.values()} <= set(REACHES)


def test_gear_miniatures_and_supplies_exist():
    assert {gear for mercenary in MERCENARIES.values() for gear in mercenary.gear} <= set(DEPLOYABLES)
    assert {agent.miniature for agent in AGENTS.values()} == set(MINIATURES)
    assert {card for deck in SUPPLY_DECKS.values() for card in deck} <= set(EQUIPMENT)


def test_every_moment_is_one_that_a_card_speaks_at():
    spoken = set(chain.from_iterable(source.hooks for source in SOURCES if hasattr(source, "hooks")))
    spoken |= {card.hook for card in NEXUS_CARDS.values()}
    spoken |= set(chain.from_iterable(card.listens for card in (*NEXUS_CARDS.values(), *EVENTS.values())))

    assert spoken == set(HOOKS)
    assert {source.use for source in SOURCES if hasattr(source, "use")} == set(USES)


def test_modifiers_speak_the_vocabulary():
    for source, modifier in MODIFIERS:
        assert modifier.kind in KINDS, source
        assert set(modifier.ways) <= set(WAYS), source
        assert set(modifier.rolls) <= set(ROLLS), source
        assert modifier.condition in CONDITIONS, source
        assert modifier.until in DURATIONS, source
        assert modifier.who in (words.OWNER, words.ADJACENT_FRIENDS, words.AGENTS_NEAR), source
        assert modifier.against in (words.ANYTHING, words.SCENERY), source
        assert modifier.limit in (words.ALWAYS, words.TURN, words.ROUND), source


def test_a_modifier_changes_a_number_or_ignores_something():
    for source, modifier in MODIFIERS:
        ignores = modifier.kind == words.IGNORE
        assert (modifier.ignored in IGNORED) == ignores, source
        assert bool(modifier.amount) != ignores, source


def test_every_word_of_the_vocabulary_is_used():
    used = [modifier for _, modifier in MODIFIERS]

    assert {modifier.kind for modifier in used} == set(KINDS)
    assert {modifier.condition for modifier in used} == set(CONDITIONS)
    assert {modifier.ignored for modifier in used if modifier.ignored} == set(IGNORED)
    assert set(chain.from_iterable(modifier.ways for modifier in used)) == set(WAYS)
    assert set(chain.from_iterable(modifier.rolls for modifier in used)) == set(ROLLS)


def test_durations_and_ways_of_cards_are_known():
    lasting = [*NEXUS_CARDS.values(), *EVENTS.values()]
    attacking = [*lasting, *PSYCHIC_POWERS.values()]

    assert {card.until for card in lasting} <= set(DURATIONS)
    assert [card.id for card in attacking if bool(card.dice) != bool(card.way)] == []
    assert {card.way for card in attacking if card.way} <= set(WAYS)


def test_what_has_neither_numbers_nor_moments_nor_a_use_does_nothing():
    """Mission Items that are only objectives, and cards that the rules or missions name."""
    idle = [ability.id for ability in ABILITIES.values()
            if not (ability.hooks or ability.modifiers) and ability.use == "permanent"]  # fmt: skip
    idle += [skill.id for skill in SKILLS.values() if not (skill.hooks or skill.modifiers)]
    idle += [item.id for item in EQUIPMENT.values()
             if not (item.hooks or item.modifiers or item.weapon) and item.use == "permanent"]  # fmt: skip

    assert idle == ["ba-emitters", "eq-case", "eq-data-core", "eq-serum"]


def test_the_modifiers_of_everything_in_force_are_found_by_its_id():
    assert modifiers_of("sk-parry") == SKILLS["sk-parry"].modifiers != ()
    assert modifiers_of("md-servo") == MODES["md-servo"].modifiers != ()
    assert modifiers_of("dp-damper") == DEPLOYABLES["dp-damper"].modifiers != ()
    assert modifiers_of("nx-dig-in") == NEXUS_CARDS["nx-dig-in"].modifiers != ()
    assert modifiers_of("ev-enemies-incoming") == EVENTS["ev-enemies-incoming"].modifiers != ()
    assert modifiers_of("eq-vest") == EQUIPMENT["eq-vest"].modifiers != ()
    assert modifiers_of("aa-savage") == ABILITIES["aa-savage"].modifiers != ()
    assert modifiers_of("eq-case") == ()


def test_every_rule_that_an_ability_names_is_in_the_ledger():
    rules = ledger("saga")

    assert [ability.id for ability in ABILITIES.values() if ability.rule not in rules] == []
