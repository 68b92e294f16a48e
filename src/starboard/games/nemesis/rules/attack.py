"""Intruder Attacks (NEM-ATTACK)."""

from starboard.games.nemesis.content.attacks import ATTACKS, AttackCard
from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.rules.contamination import contaminate
from starboard.games.nemesis.rules.items import discard_item
from starboard.games.nemesis.rules.places import characters_in, smallest_hand
from starboard.games.nemesis.rules.reactions import reaction
from starboard.games.nemesis.state.fields import Character, Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, LARVA
from starboard.kernel.decks import draw
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure


def target_of(g: Nemesis, intruder: Intruder) -> Character | None:
    """In the Event Phase it attacks whoever in its Room holds the fewest cards (NEM-ATTACK-02)."""
    here = characters_in(g, intruder.room)
    return smallest_hand(g, here, "target-by-action-cards" in g.options) if here else None


def surprise_attack(g: Nemesis, intruder: Intruder, who: Character) -> Procedure[None]:
    """The Character having the Encounter is attacked, unless it keeps its nerve (NEM-ENCOUNTER-09, NEM-ATTACK-08)."""
    tell(g, "surprise", "NEM-ENCOUNTER-09", who=who.seat, intruder=intruder.id, kind=intruder.kind)
    ignored: int | None = yield from reaction(g, [who], "ignores-surprise", {"intruder": intruder.id})
    if ignored is None:
        yield from intruder_attack(g, intruder, who)


def intruder_attack(g: Nemesis, intruder: Intruder, target: Character) -> Procedure[None]:
    """One attack on the target: a Larva infests, everything else draws a card (NEM-ATTACK-04)."""
    if intruder.kind == LARVA:
        ignored: bool = yield from shrug_off(g, intruder, target, "")
        if not ignored:
            infest(g, intruder, target)
        return
    name: str | None = yield from draw(g.attacks, "NEM-ATTACK-04", "attack-card")
    if name is None:  # every card is in use or looked at: nothing happens (NEM-GEN-14)
        return
    yield from resolve_attack(g, intruder, target, name)
    g.attacks.discard.append(name)


def resolve_attack(g: Nemesis, intruder: Intruder, target: Character, name: str) -> Procedure[None]:
    """The card works only if it shows the attacker's symbol (NEM-ATTACK-05); its blood value is ignored."""
    card: AttackCard = ATTACKS[name]
    hits = intruder.kind in card.kinds
    tell(
        g, "attack", "NEM-ATTACK-04", who=target.seat, intruder=intruder.id, kind=intruder.kind,
        attack=card.effect, hits=hits,
    )  # fmt: skip
    if not hits:
        return
    ignored: bool = yield from shrug_off(g, intruder, target, card.effect)
    if not ignored:
        yield from take_effect(g, intruder, target, card.effect)


def take_effect(g: Nemesis, intruder: Intruder, target: Character, effect: str) -> Procedure[None]:
    # Imported when an attack happens: effects place Intruders that attack in their turn, so they import this module.
    from starboard.games.nemesis.content.attack_effects import ATTACK_EFFECTS

    going = ATTACK_EFFECTS[effect](g, intruder, target)
    if going is not None:
        yield from going


def shrug_off(g: Nemesis, intruder: Intruder, target: Character, attack: str) -> Procedure[bool]:
    """Whether the target spends something that ignores an Intruder Attack just made."""
    shields = [item for item in target.inventory if ITEMS[item].ignores_attack]
    if not shields:
        return False
    about = {"attack": attack, "intruder": intruder.id}
    used: str | None = yield Ask(target.seat, shields, "NEM-ATTACK-04", "shrug-off", 0, about=about)
    if used is None:
        return False
    tell(g, "shrugged-off", "NEM-ATTACK-04", who=target.seat, item=used)
    discard_item(g, target, used, "NEM-ITEM-16")
    return True


def infest(g: Nemesis, intruder: Intruder, target: Character) -> None:
    """The Larva leaves the board for the target's; with one there already it is simply gone (NEM-ATTACK-06, 07)."""
    g.intruders.remove(intruder)
    if intruder.token:
        g.pool.append(intruder.token)
    target.larva = True
    tell(g, "infested", "NEM-ATTACK-06", who=target.seat)
    contaminate(g, target, "NEM-ATTACK-06")


def attacks_while_leaving(g: Nemesis, who: Character, intruders: list[Intruder]) -> Procedure[None]:
    """Each Intruder strikes once at somebody who leaves; newcomers do not (NEM-ESCAPE-03, NEM-ESCAPE-09)."""
    for intruder in intruders:
        if who.status != ALIVE:
            return
        if intruder in g.intruders:
            yield from intruder_attack(g, intruder, who)
