"""The optional Intruder player (NEM-INTPLAYER)."""

from collections.abc import Callable

from starboard.games.nemesis.content.event_effects import eclosion, hunt, take_effect
from starboard.games.nemesis.content.events import EVENTS
from starboard.games.nemesis.content.hunter_cards import ANY_NUMBER, HUNTER_CARDS, HunterCard
from starboard.games.nemesis.rules.attack import infest, resolve_attack, shrug_off
from starboard.games.nemesis.rules.event_phase import event_movement, put_away
from starboard.games.nemesis.rules.intruders import move_through
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.games.nemesis.rules.places import characters_in
from starboard.games.nemesis.state.fields import Character, Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, LARVA, NOBODY, bit
from starboard.kernel.decks import draw
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

DRAWN, HAND = 3, 4


def name_hunter(g: Nemesis) -> None:
    """From the next Player Phase on, the first to die controls the Intruders (NEM-INTPLAYER-01)."""
    if "intruder-player" in g.options and g.hunter == NOBODY and g.first_death != NOBODY:
        g.hunter = g.first_death
        tell(g, "hunter", "NEM-INTPLAYER-01", who=g.hunter)


def draw_hunt_cards(g: Nemesis) -> Procedure[None]:
    """Three cards, up to a hand of four (NEM-INTPLAYER-02)."""
    if g.hunter == NOBODY:
        return
    hunter = g.players[g.hunter]
    for _ in range(min(DRAWN, HAND - len(hunter.hunt))):
        card: str | None = yield from draw(g.hunter_deck, "NEM-INTPLAYER-02", "hunter-card")
        if card is not None:
            hunter.hunt.append(card)
            tell(g, "hunter-drew", "NEM-INTPLAYER-02", bit(g.hunter), {"hunt": card}, who=g.hunter)


def hunter_round(g: Nemesis, hunter: Character) -> Procedure[None]:
    """Play one card or pass, keeping at most one (NEM-INTPLAYER-03)."""
    options = ["pass", *sorted(hunter.hunt)]
    played: str = yield Ask(hunter.seat, options, "NEM-INTPLAYER-03", "hunt")
    if played == "pass":
        yield from hunter_passes(g, hunter)
        return
    hunter.hunt.remove(played)
    g.reveals += 1
    yield from use_card(g, hunter, HUNTER_CARDS[played])
    g.hunter_deck.discard.append(played)


def hunter_passes(g: Nemesis, hunter: Character) -> Procedure[None]:
    hunter.passed = True
    tell(g, "passed", "NEM-INTPLAYER-03", who=hunter.seat)
    if hunter.hunt:
        kept: str | None = yield Ask(hunter.seat, sorted(hunter.hunt), "NEM-INTPLAYER-03", "keep-hunt", 0)
        if kept is not None:
            hunter.hunt.remove(kept)
        g.hunter_deck.discard += hunter.hunt
        hunter.hunt = [] if kept is None else [kept]
        g.reveals += 1


def use_card(g: Nemesis, hunter: Character, card: HunterCard) -> Procedure[None]:
    """Move one Intruder, attack with one, or the printed effect (NEM-INTPLAYER-04)."""
    uses = ["effect"]
    if g.intruders:
        uses.insert(0, "move")
    if attackers(g):
        uses.insert(1, "attack")
    use: str = yield Ask(hunter.seat, uses, "NEM-INTPLAYER-04", "hunt-use", about={"hunt": card.id})
    tell(g, "hunts", "NEM-INTPLAYER-04", who=hunter.seat, hunt=card.id, use=use)
    if use == "move":
        yield from steer(g, hunter, card)
    elif use == "attack":
        yield from order_attack(g, hunter, card)
    else:
        going = HUNT_EFFECTS[card.effect](g, hunter)
        if going is not None:
            yield from going


def choose_intruder(g: Nemesis, hunter: Character, ids: list[int]) -> Procedure[Intruder]:
    id: int = yield Ask(hunter.seat, ids, "NEM-INTPLAYER-04", "target")
    return next(i for i in g.intruders if i.id == id)


def steer(g: Nemesis, hunter: Character, card: HunterCard) -> Procedure[None]:
    """Through the Corridor with the number, even out of Combat with somebody (NEM-INTPLAYER-04)."""
    intruder: Intruder = yield from choose_intruder(g, hunter, [i.id for i in g.intruders])
    number = card.number
    if number == ANY_NUMBER:
        number = yield Ask(hunter.seat, [1, 2, 3, 4], "NEM-INTPLAYER-04", "number")
    yield from move_through(g, intruder, number, "NEM-INTPLAYER-04")


def attackers(g: Nemesis) -> list[int]:
    return [i.id for i in g.intruders if characters_in(g, i.room)]


def order_attack(g: Nemesis, hunter: Character, card: HunterCard) -> Procedure[None]:
    """Draw the printed number of attack cards, use one, the others under the deck (NEM-INTPLAYER-04)."""
    intruder: Intruder = yield from choose_intruder(g, hunter, attackers(g))
    victims = [who.seat for who in characters_in(g, intruder.room)]
    seat: int = yield Ask(hunter.seat, victims, "NEM-INTPLAYER-04", "character")
    target = g.players[seat]
    if intruder.kind == LARVA:
        ignored: bool = yield from shrug_off(g, intruder, target, "")
        if not ignored:
            infest(g, intruder, target)
        return
    for _ in range(card.attacks):
        drawn: str | None = yield from draw(g.attacks, "NEM-INTPLAYER-04", "attack-card")
        if drawn is not None:
            hunter.looking.append(drawn)
    g.reveals += 1
    if not hunter.looking:
        return
    drawn_cards = sorted(set(hunter.looking))
    chosen: str = yield Ask(hunter.seat, drawn_cards, "NEM-INTPLAYER-04", "attack-card", private=True)
    hunter.looking.remove(chosen)
    for other in hunter.looking:
        g.attacks.put_under(other, bit(hunter.seat))
    hunter.looking = []
    yield from resolve_attack(g, intruder, target, chosen)
    g.attacks.discard.append(chosen)


def pursuit(g: Nemesis, hunter: Character) -> Procedure[None]:
    """One player makes a Noise roll."""
    rollers = [who.seat for who in g.players if who.status == ALIVE and who.room]
    if rollers:
        seat: int = yield Ask(hunter.seat, rollers, "NEM-INTPLAYER-04", "character")
        yield from noise_roll(g, g.players[seat])


def coordinated_hunt(g: Nemesis, hunter: Character) -> None:
    hunt(g)


def metamorphosis(g: Nemesis, hunter: Character) -> Procedure[None]:
    yield from eclosion(g)


def planning(g: Nemesis, hunter: Character) -> Procedure[None]:
    """Draw 3 Event cards and resolve 1; the others are discarded."""
    for _ in range(3):
        drawn: str | None = yield from draw(g.events_deck, "NEM-INTPLAYER-04", "event-card")
        if drawn is not None:
            hunter.looking.append(drawn)
    g.reveals += 1
    if not hunter.looking:
        return
    chosen: str = yield Ask(hunter.seat, sorted(hunter.looking), "NEM-INTPLAYER-04", "event-card")
    others = [card for card in hunter.looking if card != chosen]
    hunter.looking = []
    g.events_deck.discard += others
    tell(g, "event", "NEM-EVENT-09", event=chosen, number=EVENTS[chosen].number)
    yield from event_movement(g, EVENTS[chosen])
    yield from take_effect(g, EVENTS[chosen].effect)
    put_away(g, EVENTS[chosen])


def self_healing(g: Nemesis, hunter: Character) -> Procedure[None]:
    """One Intruder loses 2 Injuries."""
    hurt = [i.id for i in g.intruders if i.injuries]
    if hurt:
        intruder: Intruder = yield from choose_intruder(g, hunter, hurt)
        intruder.injuries = max(0, intruder.injuries - 2)
        tell(g, "intruder-heals", "NEM-INTRUDER-10", intruder=intruder.id, kind=intruder.kind)


HUNT_EFFECTS: dict[str, Callable[[Nemesis, Character], Procedure[None] | None]] = {
    "pursuit": pursuit,
    "hunt": coordinated_hunt,
    "planning": planning,
    "eclosion": metamorphosis,
    "healing": self_healing,
}
