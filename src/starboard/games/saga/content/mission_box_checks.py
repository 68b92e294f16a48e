"""Whether a mission can be laid out from the box: pieces, miniatures, cards, decks, Events, the squad's credits."""

from starboard.games.saga.content.agents import AGENTS, MINIATURES
from starboard.games.saga.content.equipment import BLACK, EQUIPMENT, GREEN
from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_box import PIECES
from starboard.games.saga.content.nexus_cards import STARTER_DECK, copies_of_level
from starboard.games.saga.content.supply_decks import SUPPLY_DECKS
from starboard.kernel.errors import BrokenContent


def box_problems(mission: Mission) -> list[BrokenContent]:
    found = piece_problems(mission)
    found += miniature_problems(mission)
    found += squad_problems(mission)
    found += card_problems(mission)
    found += reinforcement_problems(mission)
    found += deck_problems(mission)
    return found + event_problems(mission)


def piece_problems(mission: Mission) -> list[BrokenContent]:
    """No map needs more pieces than there are."""
    used = {
        "door": len([door for door in mission.doors if len(door.squares) == 1]),
        "double-door": len([door for door in mission.doors if len(door.squares) == 2]),
        "force-field": len(mission.fields),
        "terminal": len(mission.terminals),
        "point": len(mission.points),
        "darkness": len(mission.darkness),
    }
    for piece in mission.scenery:
        used[piece.kind] = used.get(piece.kind, 0) + 1
    return [
        BrokenContent(mission.file, "map", "plan", f"needs {used[kind]} of {kind} and the box has {PIECES[kind]}")
        for kind in used
        if used[kind] > PIECES[kind]
    ]


def miniature_problems(mission: Mission) -> list[BrokenContent]:
    used: dict[str, int] = {}
    for agent in mission.agents:
        miniature = AGENTS[agent.kind].miniature
        used[miniature] = used.get(miniature, 0) + 1
    return [
        BrokenContent(mission.file, "map", "plan", f"needs {used[kind]} {kind} miniatures of {MINIATURES[kind]}")
        for kind in used
        if used[kind] > MINIATURES[kind]
    ]


def squad_problems(mission: Mission) -> list[BrokenContent]:
    """The ideal team exists and can be paid for (SAGA-MISSION-04, SAGA-MISSION-16)."""
    found: list[BrokenContent] = []
    squad = mission.squad
    total = 0
    for name in squad.mercenaries:
        if name not in MERCENARIES:
            found.append(BrokenContent(mission.file, "squad", "mercenaries", f"there is no Mercenary {name}"))
        else:
            total += MERCENARIES[name].cost
    cards = [card for card, _ in squad.cards]
    for card, owner in squad.cards:
        total += price_of(card) or 0
        if price_of(card) is None or cards.count(card) > EQUIPMENT[card].copies:
            found.append(
                BrokenContent(mission.file, "squad", "cards", f"{card} cannot be bought {cards.count(card)} times")
            )
        if owner and owner not in squad.mercenaries:
            found.append(BrokenContent(mission.file, "squad", "cards", f"{owner} is not in the squad"))
    if not squad.fixed and total > squad.credits:
        found.append(BrokenContent(mission.file, "squad", "credits", f"the ideal team costs {total}"))
    return found


def price_of(card: str) -> int | None:
    """In credits, or None for what does not exist or is not for sale."""
    return EQUIPMENT[card].credits if card in EQUIPMENT else None


def card_problems(mission: Mission) -> list[BrokenContent]:
    """What is found in play exists: green cards in the mission's Supply deck, as often as named (SAGA-SUPPLY-04)."""
    found: list[BrokenContent] = []
    finds = [find.card for find in mission.finds if find.card]
    bought = [card for card, _ in mission.squad.cards]
    for find in mission.finds:
        if find.needs and find.needs not in EQUIPMENT:
            found.append(BrokenContent(mission.file, "search.needs", find.piece, f"there is no card {find.needs}"))
        if find.card and find.card not in EQUIPMENT:
            found.append(BrokenContent(mission.file, "search.cards", find.piece, f"there is no card {find.card}"))
        elif is_card(find.card, GREEN) and finds.count(find.card) > supply_left(mission, find.card, bought):
            message = f"{find.card} is not {finds.count(find.card)} times in Supply deck {mission.supply}"
            found.append(BrokenContent(mission.file, "search.cards", find.piece, message))
    for door in mission.doors:
        if door.key and door.key not in EQUIPMENT:
            found.append(BrokenContent(mission.file, f"doors.{door.code}", "key", f"there is no card {door.key}"))
    for mark in mission.marks:
        if mark.card and not is_card(mark.card, BLACK):
            found.append(BrokenContent(mission.file, f"marks.{mark.code}", "card", f"{mark.card} is no Mission Item"))
    items = [card for card in [*finds, *[mark.card for mark in mission.marks]] if is_card(card, BLACK)]
    for item in items:
        if items.count(item) > 1:
            found.append(BrokenContent(mission.file, "search", "cards", f"there is one {item}"))
    return found


def is_card(card: str, colour: str) -> bool:
    return card in EQUIPMENT and EQUIPMENT[card].colour == colour


def supply_left(mission: Mission, card: str, bought: list[str]) -> int:
    """Copies in the Supply deck once the ideal team has taken out what it bought (SAGA-MISSION-16)."""
    return min(SUPPLY_DECKS[mission.supply].get(card, 0), EQUIPMENT[card].copies - bought.count(card))


def reinforcement_problems(mission: Mission) -> list[BrokenContent]:
    """Callable Agents exist and none costs more than the mission allows (SAGA-REINFORCE-05)."""
    found: list[BrokenContent] = []
    for kind in mission.nexus.allowed:
        if kind not in AGENTS:
            found.append(BrokenContent(mission.file, "nexus", "allowed", f"there is no Agent {kind}"))
        elif AGENTS[kind].cost > mission.nexus.max_cost:
            found.append(BrokenContent(mission.file, "nexus", "allowed", f"{kind} costs more than max-cost"))
    return found


def deck_problems(mission: Mission) -> list[BrokenContent]:
    """The recipe can be dealt: the starter cards are all of level 1 (SAGA-MISSION-07)."""
    found: list[BrokenContent] = []
    recipe = mission.nexus.deck
    for level, wanted in enumerate(recipe.levels, 1):
        there = len(copies_of_level(level)) - (len(STARTER_DECK) if recipe.starter and level == 1 else 0)
        if wanted > there:
            message = f"wants {wanted} cards and there are {there}"
            found.append(BrokenContent(mission.file, "nexus.deck", f"level-{level}", message))
    return found


def event_problems(mission: Mission) -> list[BrokenContent]:
    """Every Event exists, and once (SAGA-EVENT-02)."""
    found: list[BrokenContent] = []
    names = [event.event for event in mission.nexus.events]
    for number, name in enumerate(names, 1):
        place = f"nexus.events number {number}"
        if name not in EVENTS:
            found.append(BrokenContent(mission.file, place, "event", f"there is no Event {name}"))
        elif name in names[: number - 1]:
            found.append(BrokenContent(mission.file, place, "event", f"{name} is in the deck already"))
    return found
