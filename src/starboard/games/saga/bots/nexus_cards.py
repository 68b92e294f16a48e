"""The hand of a Nexus player: what is played, what is kept, what is discarded for Agents or a Bonus Activation."""

from typing import Final

from starboard.games.saga.bots.blows import Worth, gain
from starboard.games.saga.bots.nexus_moves import Prey, agent_worth
from starboard.games.saga.bots.outlook import Outlook
from starboard.games.saga.content.agents import AGENTS
from starboard.games.saga.content.nexus_cards import CARD_OF_COPY, INTERRUPT, NEXUS_CARDS, REACTION
from starboard.games.saga.rules.lookups import MERCENARIES, on_board
from starboard.games.saga.rules.nexus.cards_that_shoot import models_hit, throws
from starboard.games.saga.rules.places import Place
from starboard.kernel.requests import Ask, Payload

# What the ability of each card is worth, as attacks are valued.
ABILITY_WORTH: Final = {
    "nx-patch-up": 0.3, "nx-preparations": 1.1, "nx-stealthy-advance": 0.8, "nx-planning": 0.3,
    "nx-target-acquired": 0.7, "nx-adrenaline": 0.8, "nx-dig-in": 0.5, "nx-call-backup": 1.2, "nx-booby-trap": 0.9,
    "nx-yellow-alarm": 2.5, "nx-surprise-attack": 1.8, "nx-ambush": 1.6, "nx-suppressing-fire": 1.0,
    "nx-return-fire": 1.1, "nx-orange-alarm": 3.5, "nx-lockdown": 0.9, "nx-firewall-update": 1.0,
    "nx-lights-out": 0.1, "nx-frag-toss": 1.4, "nx-scrambler": 0.7, "nx-red-alarm": 5.0, "nx-strike-team": 2.6,
    "nx-concentrated-fire": 2.0, "nx-gas-vents": 1.8, "nx-no-way-out": 1.2, "nx-blood-frenzy": 1.1,
    "nx-overdrive": 1.8, "nx-hidden-passage": 1.8,
}  # fmt: skip
FRAG: Final = "nx-frag-toss"
FOR_AN_AGENT: Final = 0.42  # what a point of Reinforcements is worth
FEW: Final = 0.55  # an ability worth less is better discarded for something else
BONUS_AT: Final = 1.55  # a Bonus Activation costs a card of the next hand: an attack at once is worth that
OWN_HIT: Final = 1.3  # how much worse wounds of its own Agents are than they are good for the squad
ENOUGH: Final = 7  # Agents near the squad; more only stand in each other's way


def ability_worth(o: Outlook, card: str) -> float:
    worth = ABILITY_WORTH[CARD_OF_COPY[card].id]
    if CARD_OF_COPY[card].id == FRAG:
        return max([blast_worth(o, place) for _, place in throws(o.g)], default=0.0)
    agents = len([one for one in o.g.enemies if one.at is not None])
    return worth * (0.5 if agents < 2 and worth < 2.0 and CARD_OF_COPY[card].needs != "points" else 1.0)


def calling_worth(o: Outlook, card: str) -> float:
    """What the card brings as Reinforcements; nothing where Agents of that cost are not permitted."""
    kinds = [
        AGENTS[kind].cost for kind in o.g.nexus.kinds if kind in AGENTS and AGENTS[kind].cost <= o.g.nexus.max_cost
    ]
    if not kinds or min(kinds) > CARD_OF_COPY[card].value:
        return 0.0
    crowd = len(o.g.enemies)
    return FOR_AN_AGENT * CARD_OF_COPY[card].value * (1.0 if crowd < ENOUGH else 0.4)


def to_call_with(o: Outlook) -> str:
    """The card of the hand that is best discarded for Reinforcements; "": none."""
    hand = o.g.nexus.hand
    worth = [(calling_worth(o, card) - 0.6 * ability_worth(o, card), card) for card in hand]
    best = max(worth, default=(0.0, ""))
    return best[1] if best[1] and calling_worth(o, best[1]) > 0 else ""


def choose_ability(o: Outlook, ask: Ask) -> Payload:
    """The best ability, but not with the card that is kept for Reinforcements."""
    kept = "" if o.g.nexus.reinforced else to_call_with(o)
    cards = [card for card in ask.options if card != kept and ability_worth(o, card) >= FEW]
    return max(cards, key=lambda card: (ability_worth(o, card), card)) if cards else None


def blast_worth(o: Outlook, place: Place) -> float:
    """Everybody at the square, its own Agents counted against it."""
    total = 0.0
    for model in models_hit(o.g, place):
        worth = gain(NEXUS_CARDS[FRAG].dice, o.figures.blue(model), o.figures.worth(model))
        total += worth if model.side == MERCENARIES else -OWN_HIT * worth
    return total


def throw_at(o: Outlook, ask: Ask) -> Payload:
    return max(ask.options, key=lambda place: (blast_worth(o, place), place))


def choose_to_call(o: Outlook, ask: Ask) -> Payload:
    card = to_call_with(o)
    return card if card in ask.options else None


def choose_bonus(o: Outlook, ask: Ask) -> Payload:
    """A card for another activation, if somebody can attack well and the card is not worth keeping."""
    prey = Prey(o)
    able = [one for one in o.g.enemies if not one.bonus and one.at is not None]
    best = max([agent_worth(o, one, prey) for one in able], default=0.0)
    spare = [card for card in ask.options if kept_worth(o, card) < 1.2]
    if best < BONUS_AT or not spare:
        return None
    return min(spare, key=lambda card: (kept_worth(o, card), card))


def kept_worth(o: Outlook, card: str) -> float:
    """What a card is worth in the next Round: Interrupts and Reactions wait in the hand, the others are played."""
    worth = ability_worth(o, card)
    return worth + 0.4 if CARD_OF_COPY[card].type in (INTERRUPT, REACTION) else max(worth, calling_worth(o, card)) * 0.7


def choose_discard(o: Outlook, ask: Ask) -> Payload:
    return min(ask.options, key=lambda card: (kept_worth(o, card), card))


def next_card(o: Outlook, ask: Ask) -> Payload:
    """The best first."""
    cards = [card for card in ask.options if card in CARD_OF_COPY]
    return max(cards, key=lambda card: (ability_worth(o, card), card)) if cards else ask.options[0]


def choose_kind(o: Outlook, ask: Ask) -> Payload:
    """The dearest Agent that can be paid."""
    return max(ask.options, key=lambda kind: (AGENTS[kind].cost, kind))


def choose_victim(o: Outlook, ask: Ask) -> Payload:
    """The Mercenary that is nearest to falling, and of those the one that leads."""

    def key(name: str) -> tuple[float, bool, str]:
        model = o.model(name)
        aim = o.aims.get(name)
        return Worth(o.g, model).left, not (aim is not None and aim.leads), name

    named = [name for name in ask.options if any([one.name == name for one in on_board(o.g, MERCENARIES)])]
    return min(named, key=key) if named else ask.options[0]


def agent_for_card(o: Outlook, ask: Ask) -> Payload:
    """Whoever throws best; for other cards whoever attacks best."""
    if ask.about["card"] == FRAG:
        best = [(blast_worth(o, place), agent.name) for agent, place in throws(o.g) if agent.name in ask.options]
        return max(best, default=(0.0, ask.options[0]))[1]
    prey = Prey(o)
    return max(ask.options, key=lambda name: (agent_worth(o, o.model(name), prey), name))


def agents_for_card(o: Outlook, ask: Ask) -> Payload:
    prey = Prey(o)
    order = sorted(ask.options, key=lambda name: (-agent_worth(o, o.model(name), prey), name))
    return tuple(order[: ask.most])
