"""The Artificial Nexus Phase: one card, Activations near and far, reinforcements (SAGA-AN-01 to SAGA-AN-22)."""

from starboard.games.saga.content.nexus_cards import CARD_OF_COPY, REACTION, REMAINS
from starboard.games.saga.rules.automaton.automatic_choices import call_by_the_rules, nearest_or_furthest
from starboard.games.saga.rules.lookups import is_agent, is_boss, profile
from starboard.games.saga.rules.missions.uses import activations_used
from starboard.games.saga.rules.nexus.abilities import Ability, ability_of, carry_out
from starboard.games.saga.rules.nexus.activations import able_to_act, activate, why_not_activate
from starboard.games.saga.rules.nexus.card_list import ABILITIES
from starboard.games.saga.rules.nexus.cards_in_play import activations_left, put_in_play, reinforcement_value
from starboard.games.saga.rules.nexus.deck import draw_card
from starboard.games.saga.rules.nexus.targets import determine_target, last_turns, target_mercenary
from starboard.games.saga.rules.orders.last_activation import ordered_last_use
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import CHECKPOINT, Procedure

# --- step 1: Special Abilities ---


def special_abilities(g: Saga) -> Procedure[None]:
    """Draw the top card and resolve its ability, if possible; then discard it (SAGA-AN-03)."""
    nexus = g.nexus
    nexus.card = ""
    if not nexus.aware:
        yield from _target_of_the_last_turn(g)
        return
    card: str | None = yield from draw_card(g, "SAGA-AN-03")
    if card is None:
        yield from _target_of_the_last_turn(g)
        return
    nexus.card = card
    g.reveals += 1
    tell(g, "artificial-card", "SAGA-AN-03", card=card)
    target: Model | None = yield from determine_target(g, card)
    ability = _possible_ability(g, card)
    if ability is None:
        nexus.discard.append(card)
        acts = target is not None and bool(able_to_act(g, agents_of(g)))
        tell(g, "no-valid-target", "SAGA-AN-04", card=card, acts=int(acts))
        if target is not None:
            yield from bonus_activation(g, target)
    elif CARD_OF_COPY[card].type == REMAINS:
        put_in_play(g, card, CARD_OF_COPY[card].until)
        yield from carry_out(g, ability.automaton)
    else:
        yield from carry_out(g, ability.automaton)
        nexus.discard.append(card)


def _target_of_the_last_turn(g: Saga) -> Procedure[None]:
    """Without a card the Target is the Mercenary that took the last Turn (SAGA-STEALTH-13, SAGA-TARGET-10)."""
    models, _ = last_turns(g)
    if models:
        yield from determine_target(g, "")


def _possible_ability(g: Saga, card: str) -> Ability | None:
    """What the card does in step 1; None: it has no valid target, like every Reaction (SAGA-AN-04, SAGA-AN-05)."""
    if CARD_OF_COPY[card].type == REACTION:
        return None
    ability = ability_of(ABILITIES, card)
    return ability if ability.automaton_why_not(g) is None else None


def agents_of(g: Saga) -> list[Model]:
    """Those on the board and those Waiting (SAGA-AN-07)."""
    return [model for model in g.enemies if is_agent(model)]


def bonus_activation(g: Saga, target: Model) -> Procedure[None]:
    """The Agent nearest to the Target acts at once, Waiting ones included (SAGA-AN-04, SAGA-AN-07, SAGA-TARGET-08)."""
    able = able_to_act(g, agents_of(g))
    agent: Model | None = yield from nearest_or_furthest(g, able, target, False, "SAGA-TARGET-08")
    if agent is not None:
        yield from activate(g, agent, "SAGA-AN-04", bonus=True)


# --- step 2: Activations ---


def activations(g: Saga) -> Procedure[None]:
    """As many Activations as the mission gives: the nearest, the furthest, the nearest of those left... (SAGA-AN-06).

    Distances are measured again before each (SAGA-AN-19). Each Agent acts once (SAGA-AN-08).
    """
    while activations_left(g):
        target: Model | None = yield from target_mercenary(g)
        able = able_to_act(g, [model for model in agents_of(g) if not model.activated])  # SAGA-AN-07
        if target is None:
            break
        used: bool = yield from ordered_last_use(g)
        if used:
            yield CHECKPOINT
            break
        furthest = (g.nexus.made - activations_used(g)) % 2 == 1
        agent: Model | None = yield from nearest_or_furthest(g, able, target, furthest, "SAGA-AN-06")
        if agent is None:
            yield from too_few_agents(g)
            break
        agent.activated = True
        g.nexus.made += 1
        yield from activate(g, agent, "SAGA-AN-06")
        yield CHECKPOINT
    yield from _bosses(g)


def too_few_agents(g: Saga) -> Procedure[None]:
    """The value of the card of step 1 calls reinforcements; one of them has the final Activation (SAGA-AN-09, -20)."""
    if not g.nexus.card or not g.nexus.aware:
        return
    called: list[Model] = yield from call_by_the_rules(g, CARD_OF_COPY[g.nexus.card].value, "SAGA-AN-09")
    target: Model | None = yield from target_mercenary(g)
    able = able_to_act(g, called)
    if not able or target is None:
        return
    dearest = max([profile(model).cost for model in able])
    best = [model for model in able if profile(model).cost == dearest]
    agent: Model | None = yield from nearest_or_furthest(g, best, target, False, "SAGA-AN-20")
    assert agent is not None
    agent.activated = True
    g.nexus.made += 1
    yield from activate(g, agent, "SAGA-AN-09")


def _bosses(g: Saga) -> Procedure[None]:
    """Each Boss acts once at the end of step 2, outside the sequence (SAGA-BOSS-06)."""
    names = [model.name for model in g.enemies if is_boss(model) and not model.activated]
    for name in names:
        boss = [model for model in g.enemies if model.name == name]
        if boss and why_not_activate(g, boss[0]) is None:
            boss[0].activated = True
            yield from target_mercenary(g)
            yield from activate(g, boss[0], "SAGA-BOSS-06")
            yield CHECKPOINT


# --- step 3: Reinforcements ---


def reinforcements(g: Saga) -> Procedure[None]:
    """Draw another card, call reinforcements with its value and discard it; nothing else of it counts (SAGA-AN-11)."""
    if not g.nexus.aware:
        return  # SAGA-STEALTH-13
    card: str | None = yield from draw_card(g, "SAGA-AN-11")
    if card is None:
        return
    g.reveals += 1
    tell(g, "reinforcement-card", "SAGA-AN-11", card=card)
    yield from call_by_the_rules(g, reinforcement_value(g, card), "SAGA-AN-12")
    g.nexus.discard.append(card)
