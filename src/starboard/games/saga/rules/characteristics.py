"""What a model's numbers are now: printed on its card, changed by everything in force (SAGA-MODEL-01, SAGA-ATTACK-09).

Sources are abilities, a frame's mode, skills, equipment, effects that lie on the model, cards in play, and what friends
or deployed pieces beside it give. Different sources add up; the same one counts once, however often it is there.
"""

from typing import Final

from starboard.games.saga.content.card_list import weapon_modifiers
from starboard.games.saga.content.equipment import EQUIPMENT, NO_PLACE, WEAPON
from starboard.games.saga.content.hooks import PERMANENT
from starboard.games.saga.content.modifiers import (
    ADJACENT_FRIENDS,
    AGENTS_NEAR,
    ASSAULT,
    ATTACKING,
    DEFENCE,
    DEFENDING,
    IGNORE,
    MOVE,
    OWNER,
    SCENERY,
    SHOOT,
    TECH,
    Modifier,
)
from starboard.games.saga.content.nexus_cards import CARD_OF_COPY
from starboard.games.saga.content.skills import HIGHEST
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.ranges import SHORT, in_range
from starboard.games.saga.geometry.sight import can_see
from starboard.games.saga.geometry.squares import ALL_ROUND
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.bearing_cards import LASTING, Bearing, bearers_of, bearing_of
from starboard.games.saga.rules.conditions import Circumstances, times
from starboard.games.saga.rules.lookups import (
    NEXUS,
    crippled,
    friends_of,
    has_fallen,
    is_agent,
    mercenary_named,
    mercenary_of,
)
from starboard.games.saga.rules.missions.whiles import added_defence
from starboard.games.saga.rules.movement.passing import seen_by
from starboard.games.saga.rules.places import base_of, board, layout
from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga

SMALLEST_MOVE: Final = 1


class Source:
    """Something in force, and the model it belongs to: a friend's ability may change another's numbers."""

    __slots__ = ("card", "modifiers", "owner")

    def __init__(self, card: str, owner: Model, modifiers: tuple[Modifier, ...]) -> None:
        self.card, self.owner, self.modifiers = card, owner, modifiers


def value(g: Saga, model: Model, kind: str, now: Layout | None = None) -> int:
    """A characteristic with everything that changes it; 0: it does not exist (SAGA-MODEL-04)."""
    printed = _printed(model, kind)
    if not printed:
        return 0
    total = printed + (added_defence(g, model) if kind == DEFENCE else 0)
    for _, amount in changes(g, model, kind, "", None, now):
        total += amount
    if kind in (SHOOT, ASSAULT):
        total = min(total, HIGHEST)
    return max(total, SMALLEST_MOVE if kind == MOVE else 0)


def _printed(model: Model, kind: str) -> int:
    card = PROFILES[model.kind]
    if kind == MOVE:
        return card.move
    if kind == SHOOT:
        return card.shoot
    if kind == DEFENCE:
        return card.defence
    if kind == ASSAULT:
        return card.assault
    assert kind == TECH, f"{kind} is no characteristic"
    return card.tech


def changes(
    g: Saga, model: Model, kind: str, roll: str, deed: Attack | None = None, now: Layout | None = None
) -> list[tuple[str, int]]:
    """What each source adds to a number of this model, in a roll of its own or in none, in an attack or in none."""
    found: list[tuple[str, int]] = []
    for source, modifier in in_force(g, model, kind, roll, deed, now):
        amount = modifier.amount * _times(g, source, modifier, deed, now)
        if amount:
            found.append((source.card, amount))
    return found


def ignores(g: Saga, model: Model | None, what: str, roll: str, deed: Attack, now: Layout) -> bool:
    """Whether the model disregards one of the standard modifiers in this roll of its own."""
    if model is None:
        return False
    found = in_force(g, model, IGNORE, roll, deed, now)
    return any([modifier.ignored == what for _, modifier in found])


def in_force(
    g: Saga, model: Model, kind: str, roll: str, deed: Attack | None = None, now: Layout | None = None
) -> list[tuple[Source, Modifier]]:
    """Every modifier of this kind that bears on the model, its condition aside."""
    sources = sources_on(g, model, kind, deed, now)
    if not sources:
        return []
    return [
        (source, modifier)
        for source in sources
        for modifier in source.modifiers
        if modifier.kind == kind and _is_for(modifier, roll, deed)
    ]


def _is_for(modifier: Modifier, roll: str, deed: Attack | None) -> bool:
    """Whether it names this roll and this kind of attack."""
    if roll and roll not in (modifier.rolls or (ATTACKING, DEFENDING)):
        return False
    if deed is None:
        return True
    return modifier.concerns(deed.way) and (modifier.against != SCENERY or bool(deed.scenery))


def _times(g: Saga, source: Source, modifier: Modifier, deed: Attack | None, now: Layout | None) -> int:
    if not modifier.condition:
        return 1
    return times(modifier.condition, Circumstances(g, source.owner, deed, now or layout(g)))


def holds(g: Saga, source: Source, modifier: Modifier, deed: Attack | None, now: Layout | None) -> bool:
    """Whether a modifier counts at all now."""
    return _times(g, source, modifier, deed, now) > 0


# --- where modifiers come from ---


def sources_on(g: Saga, model: Model, kind: str, deed: Attack | None = None, now: Layout | None = None) -> list[Source]:
    """Everything in force that changes a number of this kind of the model.

    Nothing of whoever attacks against its will, or has fallen in its own blast, which goes on without it.
    """
    found: list[Source] = []
    if deed is not None and deed.attacker is model and (deed.puppet or has_fallen(model)):
        return found
    bearers = bearers_of(kind)
    bearing = bearers.bearing
    if model.kind in bearers.owners:
        for card in abilities_in_force(model):
            if card in bearing:
                _add(found, card, model, bearing)
    who = mercenary_of(g, model) if bearing and model.side != NEXUS else None
    if who is not None:
        for card in belongings_in_force(who):
            if card in bearing:
                _add(found, card, model, bearing)
    if model.owner:
        _add(found, model.kind, model, bearing)
        for card in abilities_in_force(mercenary_named(g, model.owner).model):
            _add(found, card, model, bearing)
    for effect in model.effects:
        _add(found, effect.source, model, bearing_of(kind, OWNER, LASTING[effect.until]))
    nexus = g.nexus
    if (nexus.effects or nexus.in_play) and is_agent(model):
        for effect in nexus.effects:
            _add(found, effect.source, model, bearing_of(kind, OWNER, LASTING[effect.until]))
        for in_play in nexus.in_play:
            copied = CARD_OF_COPY.get(in_play.card)
            _add(found, copied.id if copied is not None else in_play.card, model, bearing)
    if deed is not None and deed.attacker is model:
        if deed.weapon:
            found.append(Source(deed.weapon, model, weapon_modifiers(deed.weapon)))
        for card in deed.sources:
            _add(found, card, model, bearing)
    if model.at is not None:
        if bearers.givers and not model.owner:
            _add_what_friends_give(found, g, model, kind, bearers.givers, now)
        if g.deployed:
            _add_what_pieces_do(found, g, model, kind, now)
    return found


def abilities_in_force(model: Model) -> tuple[str, ...]:
    """The abilities printed on its card; some only while it is Crippled."""
    card = PROFILES[model.kind]
    return card.abilities if model.wounds and crippled(model) else card.unhurt


def belongings_in_force(who: Mercenary) -> list[str]:
    """Its frame's mode, its skills, and equipment that works by being owned.

    Of several cards for the body, or of several shields, the first of its items works.
    """
    found = [who.frame] if who.frame else []
    found += who.skills
    filled: list[str] = []
    for item in who.items:
        card = EQUIPMENT.get(item.card)  # a Deployable does nothing while it is carried (SAGA-DEPLOY-01)
        if card is None or card.use != PERMANENT or card.slot in filled:
            continue
        if card.slot not in (NO_PLACE, WEAPON):
            filled.append(card.slot)
        found.append(item.card)
    return found


def _add(found: list[Source], card: str, owner: Model, bearing: Bearing) -> None:
    """Count a source, if it bears on what is asked for and does not count already."""
    modifiers = bearing.get(card)
    if modifiers is None:
        return
    for source in found:
        if source.card == card and source.modifiers == modifiers:
            return
    found.append(Source(card, owner, modifiers))


def _add_what_friends_give(
    found: list[Source], g: Saga, model: Model, kind: str, givers: frozenset[str], now: Layout | None
) -> None:
    """What friends give to those beside them; each gives it by itself. Only models are friends (SAGA-MODEL-02).

    `givers` are those whose cards may give something of this kind.
    """
    bearing = bearing_of(kind, ADJACENT_FRIENDS)
    for friend in friends_of(g, model):
        if friend.kind not in givers:
            continue
        given: list[Source] = []
        for card in abilities_in_force(friend):
            if card in bearing:
                _add(given, card, friend, bearing)
        if given and (now or layout(g)).adjacent(base_of(g, friend), base_of(g, model)):
            found += given


def _add_what_pieces_do(found: list[Source], g: Saga, model: Model, kind: str, now: Layout | None) -> None:
    """What deployed pieces do to the Agents within Short that they see; two of a kind do it once."""
    if not is_agent(model):
        return
    done: list[str] = []
    for piece in g.deployed:
        given: list[Source] = []
        _add(given, piece.kind, piece, bearing_of(kind, AGENTS_NEAR))
        if not given or piece.at is None or piece.kind in done:
            continue
        here, there = base_of(g, piece), base_of(g, model)
        looking = seen_by(g, piece, now or layout(g))
        if in_range(board(g), here, there, SHORT) and can_see(looking, here, ALL_ROUND, there):
            found += given
            done.append(piece.kind)
