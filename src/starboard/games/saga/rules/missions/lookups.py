"""What the file of the mission says, which players learn only when it happens (SAGA-MISSION-10)."""

from dataclasses import replace

from starboard.games.saga.content.mission import Find, Mark, Mission, MissionOperation
from starboard.games.saga.content.mission_file import MISSIONS_READ, is_kept, mission, own_mission
from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.content.operations import STANDARD_OPERATIONS
from starboard.games.saga.state.saga import Saga


def mission_of(g: Saga) -> Mission:
    """The mission of the table; one that is not of the box is read from the table itself, if nobody has here."""
    if g.written and not is_kept(g.mission):
        return own_mission("\n".join(g.written))
    return MISSIONS_READ.get(g.mission) or mission(g.mission)


def search_result(g: Saga, code: str) -> Find | None:
    """What a piece of scenery holds: a card, or Supplies; None: the mission lists nothing (SAGA-INTERACT-02)."""
    for find in mission_of(g).finds:
        if find.piece == code:
            return find
    return None


def operations_at(g: Saga, terminal: str) -> tuple[str, ...]:
    """What a Terminal offers besides doors (SAGA-HACK-02)."""
    for printed in mission_of(g).terminals:
        if printed.code == terminal:
            return printed.operations
    return ()


def unlocks_doors(g: Saga, terminal: str) -> bool:
    """Whether doors can be unlocked from a Terminal: yes, unless the mission says otherwise (SAGA-HACK-02, -06)."""
    for printed in mission_of(g).terminals:
        if printed.code == terminal:
            return printed.unlocks
    return True


def printed_operation(g: Saga, id: str) -> MissionOperation:
    """An operation of the mission, or a standard one in the same words."""
    for operation in mission_of(g).operations:
        if operation.id == id:
            changed = g.flags.get(complexity_flag(id))
            return operation if changed is None else replace(operation, complexity=int(changed))
    standard = STANDARD_OPERATIONS[id]
    return MissionOperation(id, standard.complexity, 0, False)


def levels_flag(id: str) -> str:
    """Where the table keeps how far an operation with levels has been worn down."""
    return f"levels-{id}"


def levels_left(g: Saga, operation: MissionOperation) -> int:
    return int(g.flags.get(levels_flag(operation.id), str(operation.levels)))


def printed_feature(g: Saga, name: str) -> Saying | None:
    """What the file says of something that moves or strikes by itself; None: this mission has no such thing."""
    for feature in mission_of(g).script.features:
        if feature.name == name:
            return feature.parameters
    return None


def complexity_flag(id: str) -> str:
    """What the table remembers of an operation that the mission has made easier or harder."""
    return f"complexity-{id}"


def hints(g: Saga) -> list[tuple[str, str]]:
    """The revealed doors that bear the Access Denied counter, each with the text that helps (SAGA-DENIED-03)."""
    denied = [door.code for door in g.doors if door.denied]
    return [(door.code, door.hint) for door in mission_of(g).doors if door.code in denied and door.hint]


def key_of(g: Saga, door: str) -> str:
    """The card whose holder unlocks and opens a door with one Action; nothing: there is none."""
    for printed in mission_of(g).doors:
        if printed.code == door:
            return printed.key
    return ""


def marks_with_cards(g: Saga) -> list[Mark]:
    """The marks of the revealed board on which the mission lays a card."""
    return [mark for mark in mission_of(g).marks if mark.card and _revealed(g, mark.squares[0])]


def _revealed(g: Saga, place: tuple[int, int]) -> bool:
    return g.ground[place[1]][place[0]] != "#"
