"""What cannot be about a table of Lanterns: pieces not conserved, figures where none can stand, numbers out of range.

Whatever is looked at may come from a stranger: nothing here trusts a word or a number, and nothing raises.
"""

from collections.abc import Iterator

from starboard.games.lanterns.content.box import CARDS, FLAMES, HAND, WANDERERS, all_cards
from starboard.games.lanterns.content.halls import COLUMNS, FLOOR, HALLS, ROWS, name_of
from starboard.games.lanterns.content.vows import VOWS
from starboard.games.lanterns.rules.options import rounds
from starboard.games.lanterns.rules.tales import OFFERED
from starboard.games.lanterns.sheet.sheet import Sheet
from starboard.games.lanterns.state.fields import Wanderer
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.kernel.visibility import EVERYBODY

MOST_OIL = 40
BEFORE_THE_NIGHT = ("deal", "vows", "tale")


def problems(g: Lanterns) -> Iterator[str]:
    yield from hall_problems(g)
    if [who.role for who in g.wanderers] != [role for role in WANDERERS if role in held(g)]:
        yield "the Wanderers are not those that somebody holds"
        return
    yield from figure_problems(g)
    yield from card_problems(g)
    yield from vow_problems(g)
    yield from number_problems(g)
    if g.sheet is not None:
        yield from sheet_problems(g.sheet)


def held(g: Lanterns) -> list[str]:
    return [role for roles in g.seats for role in roles]


def seat_of(g: Lanterns, role: str) -> int:
    return next((seat for seat, roles in enumerate(g.seats) if role in roles), -1)


def hall_problems(g: Lanterns) -> Iterator[str]:
    hall = HALLS[g.scenario]
    if g.ground != hall.ground:
        yield f"the ground is not that of the {g.scenario}"
    if {name: lantern.at for name, lantern in g.lanterns.items()} != {name_of(at): at for at in hall.lanterns}:
        yield "the Lanterns are not where they belong"
    for name, lantern in g.lanterns.items():
        if lantern.lit != bool(lantern.by) or (lantern.by and lantern.by not in held(g)):
            yield f"the Lantern on {name[:4]} burns without anybody having kindled it, or the other way round"


def figure_problems(g: Lanterns) -> Iterator[str]:
    squares = [g.keeper.at, *[who.at for who in g.wanderers if who.flames > 0]]
    if len(set(squares)) != len(squares):
        yield "two figures share a square"
    for column, row in squares:
        if not (0 <= column < COLUMNS and 0 <= row < ROWS) or HALLS[g.scenario].ground[row][column] != FLOOR:
            yield f"a figure stands at {column, row}, where none can"
    if g.keeper.seat != seat_of(g, "keeper"):
        yield "the Keeper is not its seat's"
    for who in g.wanderers:
        if who.seat != seat_of(g, who.role):
            yield f"the {who.role} is not its seat's"
        yield from wanderer_problems(g, who)


def wanderer_problems(g: Lanterns, who: Wanderer) -> Iterator[str]:
    if who.flames < 0 or who.lost < 0 or who.flames + who.lost != FLAMES:
        yield f"the {who.role} has {who.flames} flames and lost {who.lost}"
    if not 0 <= who.pack.oil <= MOST_OIL:
        yield f"the {who.role} has {who.pack.oil} Oil"
    if not 0 <= who.kindled <= 2 * rounds(g):
        yield f"the {who.role} kindled {who.kindled} Lanterns"
    if len(who.hand) > HAND or (who.hand and who.flames == 0):
        yield f"the {who.role} holds {len(who.hand)} cards"
    if any(card not in CARDS for card in who.pack.played):
        yield f"the {who.role} played cards that are not in the box"


def card_problems(g: Lanterns) -> Iterator[str]:
    deck = g.deck
    cards = [*deck.cards, *deck.top, *deck.bottom, *deck.discard, *[card for who in g.wanderers for card in who.hand]]
    if sorted(cards) != ([] if g.step == "deal" and not cards else sorted(all_cards())):
        yield "the cards are not those of the box"
    if any(not 0 <= mask < 1 << len(g.seats) for mask in (*deck.top_known, *deck.bottom_known)):
        yield "a card of the deck is known to somebody who is not here"


def vow_problems(g: Lanterns) -> Iterator[str]:
    dealt = [vow for who in g.wanderers for vow in (*who.vows, *who.put_aside)]
    if sorted([*g.vows_left, *dealt]) != ([] if g.step == "deal" and not dealt and not g.vows_left else sorted(VOWS)):
        yield "the Vows are not those of the box"
    for who in g.wanderers:
        chosen = len(who.vows) == len(who.put_aside) == 1
        open_still = len(who.vows) == 2 and not who.put_aside and g.step in ("deal", "vows")
        if not (chosen and g.step != "deal") and not open_still and not (g.step == "deal" and not who.put_aside):
            yield f"the {who.role} has {len(who.vows)} Vows"
        if any(mask != (EVERYBODY if g.ending else 1 << who.seat) for mask in who.vows_known):
            yield f"the Vow of the {who.role} is known to others than it should be"


def number_problems(g: Lanterns) -> Iterator[str]:
    last = rounds(g)
    begun = g.step not in BEFORE_THE_NIGHT and (g.step != "dusk" or g.round > 0)
    if not 0 <= g.round <= last or begun != (g.round > 0):
        yield f"it is round {g.round} of {last}"
    if not 0 <= g.turn < max(1, len(g.wanderers)):
        yield f"it is the turn of Wanderer {g.turn}"
    if not 0 <= g.actions <= 2:
        yield f"{g.actions} Actions are left"
    if g.choice not in (*OFFERED[g.scenario], "") or (not g.choice) != (g.step in BEFORE_THE_NIGHT):
        yield "nobody could choose what was chosen on the page"
    if (g.step == "over") != bool(g.ending):
        yield "it has ended without an end, or the other way round"
    if any(not 0 <= seat < len(g.seats) for seat in g.winners) or (g.winners and not g.ending):
        yield "somebody wins who is not here, or too early"


def sheet_problems(sheet: Sheet) -> Iterator[str]:
    if len(sheet.chapters) != len(sheet.won) or len(sheet.chapters) > 1:
        yield "the campaign has had other chapters than it can have"
    roles = [pilgrim.role for pilgrim in sheet.pilgrims]
    if len(set(roles)) != len(roles):
        yield "the campaign remembers a Wanderer twice"
    if any(not 0 <= pilgrim.embers <= len(sheet.chapters) for pilgrim in sheet.pilgrims):
        yield "the campaign remembers more embers than there were chapters"
    if any(pilgrim.keepsake and pilgrim.keepsake not in CARDS for pilgrim in sheet.pilgrims):
        yield "a card was taken along that is not in the box"
