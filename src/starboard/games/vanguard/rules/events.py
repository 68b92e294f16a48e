"""The Event at the end of a turn (VAN-EVENT-01)."""

from starboard.games.vanguard.content.cards import EVENTS, EventCard
from starboard.games.vanguard.rules.counters import count
from starboard.games.vanguard.rules.deadly_space import is_deadly
from starboard.games.vanguard.rules.doing import Doing, Revealed
from starboard.games.vanguard.rules.effects import carry_out, offers_anything
from starboard.games.vanguard.rules.lookups import biomes
from starboard.games.vanguard.rules.reactions import before_event
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.decks import draw
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure


def draw_event(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """Revealed, compared with the ground, resolved, put on the discard pile; it befalls who has drawn it."""
    name: str | None = yield from draw(g.event_deck, "VAN-EVENT-01", "event")
    if name is None:
        return
    g.reveals += 1
    g.event = name
    g.events_drawn += 1
    card = EVENTS[name]
    matched = any([biome in card.biomes for biome in biomes(g, who.sector)])  # where it stands now (VAN-EVENT-06)
    tell(g, "event-revealed", "VAN-EVENT-01", who=who.section, event=name, matched=matched)
    revealed = Revealed(secondary=not matched, primary=matched)
    if is_deadly(g) and g.events_drawn == 1:
        revealed.secondary = revealed.primary = True  # VAN-DEADLY-02
    yield from before_event(g, who, revealed, _matters(g, who, card, revealed))
    if revealed.secondary:
        yield from carry_out(g, card.secondary, Doing(who, name, "VAN-EVENT-03"))
    if revealed.primary:
        count(g, "primary", 1)
        yield from carry_out(g, card.primary, Doing(who, name, "VAN-EVENT-02"))
    g.event_deck.discard.append(name)
    g.event = ""


def _matters(g: Vanguard, who: CrewMember, card: EventCard, revealed: Revealed) -> bool:
    """Whether anything would come of what is to be resolved."""
    doing = Doing(who, card.id, "VAN-EVENT-01")
    return (revealed.secondary and offers_anything(g, card.secondary, doing)) or (
        revealed.primary and offers_anything(g, card.primary, doing)
    )
