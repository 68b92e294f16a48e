"""Everything printed in the box as one text: its hash tells which content a save was made with."""

from starboard.games.nemesis.content.attacks import ATTACK_DECK, ATTACKS
from starboard.games.nemesis.content.cards import CARDS, CHARACTERS
from starboard.games.nemesis.content.coordinates import COORDINATES
from starboard.games.nemesis.content.events import EVENTS
from starboard.games.nemesis.content.hunter_cards import HUNTER_CARDS
from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.content.objectives import OBJECTIVES
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.content.tokens import EXPLORATION_TOKENS, INTRUDER_TOKENS, SERIOUS_WOUNDS
from starboard.games.nemesis.content.weaknesses import WEAKNESSES
from starboard.games.nemesis.state.board import BOARDS


def printed() -> str:
    tables = (ITEMS, CARDS, CHARACTERS, EVENTS, TILES, WEAKNESSES, COORDINATES, HUNTER_CARDS)
    lines = [repr(entry) for table in tables for entry in table.values()]
    lines += [repr((card.id, card.effect, card.blood, card.kinds)) for card in ATTACKS.values()]
    lines += [repr((o.id, o.deck, o.players, o.signal)) for o in OBJECTIVES.values()]
    lines += [repr(pile) for pile in (ATTACK_DECK, EXPLORATION_TOKENS, INTRUDER_TOKENS, SERIOUS_WOUNDS)]
    lines += [repr((board.name, board.corridors, board.numbers, board.duct)) for board in BOARDS.values()]
    return "\n".join(lines)
