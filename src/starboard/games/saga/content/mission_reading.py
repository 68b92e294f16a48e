"""From the tables of a file to a Mission: what a code is lies on the plan, what it is called in its table."""

from starboard.games.saga.content.mission import (
    CAMPAIGN,
    FACINGS,
    INTRODUCTION,
    Board,
    DeckEvent,
    Demands,
    Mission,
    MissionOperation,
    Nexus,
    NexusRecipe,
    Squad,
    Square,
)
from starboard.games.saga.content.mission_entries import Entry
from starboard.games.saga.content.mission_map import is_doorway, is_void, look_of, read_board, shaped_codes
from starboard.games.saga.content.mission_pieces import (
    agents_on,
    read_bosses,
    read_devices,
    read_doors,
    read_exits,
    read_fields,
    read_finds,
    read_marks,
    read_points,
    read_scenery,
    read_terminals,
)
from starboard.games.saga.content.mission_script_reading import read_script
from starboard.games.saga.content.mission_texts import read_texts
from starboard.games.saga.content.supply_decks import SUPPLY_DECKS


def mission_of(top: Entry) -> Mission:
    file = top.file
    board = read_board(top.entry("map"))
    play = top.entry("play")
    turns = play.number("turns", 1, 6, 4)
    operations = read_operations(top.entry("operations"))
    found = Mission(
        file=file,
        id=top.name("id"),
        kind=top.one_of("kind", (INTRODUCTION, CAMPAIGN)),
        variants=top.names("variants"),
        turns=turns,
        player_turns=play.number("player-turns", 1, 6, turns),
        clock=play.number("clock", 0, 40, 0),
        firewall=play.number("firewall", 0, 5),
        supply=play.one_of("supply", tuple(SUPPLY_DECKS)),
        aware=play.flag("aware", True),
        squad=read_squad(top.entry("squad")),
        nexus=read_nexus(top.entry("nexus")),
        board=board,
        zones=read_zones(top.entry("zones"), board),
        looks=read_looks(top.entry("looks"), board),
        doors=read_doors(top.entry("doors"), board),
        fields=read_fields(top.entry("fields"), board),
        terminals=read_terminals(top.entry("terminals"), board),
        operations=operations,
        scenery=read_scenery(top.entry("scenery"), board),
        devices=read_devices(top.entry("devices"), board),
        points=read_points(file, board),
        darkness=tuple([squares[0] for squares in shaped_codes(file, board, "darkness").values()]),
        exits=read_exits(top.entry("exits"), board),
        marks=read_marks(top.entry("marks"), board),
        agents=agents_on(board),
        bosses=read_bosses(top.entry("bosses"), board),
        finds=read_finds(top.entry("search")),
        groups=read_groups(top.entry("groups")),
        demands=read_demands(top.entry("checks")),
        script=read_script(top, board),
        texts=read_texts(top.entry("texts")),
    )
    play.finish()
    top.finish()
    return found


def read_squad(entry: Entry) -> Squad:
    fixed = entry.flag("fixed")
    cards: list[tuple[str, str]] = []
    for card in entry.entries("cards"):
        cards.append((card.name("card"), card.name("for", "")))
        card.finish()
    found = Squad(
        credits=entry.number("credits", 1, 2000, 0 if fixed else None),
        fixed=fixed,
        mercenaries=entry.names("mercenaries"),
        cards=tuple(cards),
        facing=entry.one_of("facing", FACINGS, ""),
    )
    entry.finish()
    if not found.mercenaries:
        raise entry.broken("mercenaries", "must name at least one Mercenary")
    if fixed and found.credits:
        raise entry.broken("credits", "buy nothing where the squad is fixed")
    return found


def read_nexus(entry: Entry) -> Nexus:
    events: list[DeckEvent] = []
    for event in entry.entries("events"):
        events.append(DeckEvent(event.name("event"), event.number("third", 0, 3)))
        event.finish()
    activations, max_cost = entry.number("activations", 1, 9), entry.number("max-cost", 0, 9)
    found = Nexus(
        hand=entry.number("hand", 0, 6, 3),
        activations=activations,
        max_cost=max_cost,
        player_activations=entry.number("player-activations", 1, 9, activations),
        player_max_cost=entry.number("player-max-cost", 0, 9, max_cost),
        allowed=entry.names("allowed"),
        deck=read_deck(entry.entry("deck")),
        events=tuple(events),
    )
    entry.finish()
    return found


def read_deck(entry: Entry) -> NexusRecipe:
    one, two, three = [entry.number(f"level-{level}", 0, 36, 0) for level in (1, 2, 3)]
    found = NexusRecipe(entry.flag("starter"), (one, two, three))
    entry.finish()
    if not found.starter and sum(found.levels) == 0:
        raise entry.broken("", "holds no cards")
    return found


def read_operations(entry: Entry) -> tuple[MissionOperation, ...]:
    found: list[MissionOperation] = []
    for name in entry.written():
        entry.checked_name(name, name)
        own = entry.entry(name)
        operation = MissionOperation(
            id=name,
            complexity=own.number("complexity", 1, 9, 0),
            levels=own.number("levels", 1, 9, 0),
            once=own.flag("once"),
        )
        own.asked += ["say", "if", "choose", "then"]  # read with the script
        own.finish()
        if bool(operation.complexity) == bool(operation.levels):
            raise own.broken("complexity", "an operation has either a complexity or levels")
        found.append(operation)
    return tuple(found)


def read_zones(entry: Entry, board: Board) -> tuple[tuple[str, str], ...]:
    """Every letter of the overlay has a name."""
    letters: list[str] = []
    for square in board.squares():
        letter = board.zone(square)
        code = board.code(square)
        if "A" <= letter <= "Z" and not is_void(code) and not is_doorway(code) and letter not in letters:
            letters.append(letter)
    letters.sort()
    return named_letters(entry, letters, "no square of the overlay has this letter")


def read_looks(entry: Entry, board: Board) -> tuple[tuple[str, str], ...]:
    letters: list[str] = []
    for square in board.squares():
        letter = look_of(board.code(square))
        if letter and letter not in letters:
            letters.append(letter)
    return named_letters(entry, sorted(letters), "no square of the plan looks like this")


def named_letters(entry: Entry, letters: list[str], unused: str) -> tuple[tuple[str, str], ...]:
    for letter in letters:
        if not entry.has(letter):
            raise entry.broken(letter, "stands on the map and has no name")
    for key in entry.written():
        if key not in letters:
            raise entry.broken(key[:10], unused)
    return tuple([(letter, entry.name(letter)) for letter in letters])


def read_groups(entry: Entry) -> tuple[tuple[str, tuple[Square, ...]], ...]:
    """Agents of the map that something is said about, called by a name."""
    found: list[tuple[str, tuple[Square, ...]]] = []
    for name in entry.written():
        entry.checked_name(name, name)
        squares = entry.squares(name)
        if not squares:
            raise entry.broken(name, "names nobody")
        found.append((name, squares))
    return tuple(found)


def read_demands(entry: Entry) -> Demands:
    ways: list[tuple[Square, Square]] = []
    for way in entry.entries("large-paths"):
        start, goal = way.square("from"), way.square("to")
        way.finish()
        if start is None or goal is None:
            raise way.broken("from" if start is None else "to", "is left out")
        ways.append((start, goal))
    found = Demands(entry.codes("objectives"), tuple(ways))
    entry.finish()
    return found
