"""What the squad wants: something to be done with a piece, at an exit, in a zone or to a model, and who can do it."""

from starboard.games.saga.rules.places import Place
from starboard.games.saga.state.fields import Mercenary
from starboard.kernel.requests import Payload

HACK, OPEN, SEARCH, USE, LEAVE, KILL, STAND, RECOVER = (
    "hack", "open", "search", "use", "leave", "kill", "stand", "recover",
)  # fmt: skip


class Want:
    """Something that brings the squad nearer to its end: what, with which piece, where."""

    __slots__ = ("beside", "code", "fleeting", "goal", "holder", "kind", "squares")

    def __init__(
        self, kind: str, code: str, squares: tuple[Place, ...], goal: Payload = None, holder: str = "",
        fleeting: bool = False,
    ) -> None:  # fmt: skip
        self.kind = kind
        self.code = code  # the piece, the exit, the zone or the model
        self.squares = squares
        self.goal = goal  # of a Hack; the id of a use
        self.holder = holder  # only this Mercenary can; "": anybody
        self.fleeting = fleeting  # what it brings does not last
        self.beside = kind in (HACK, OPEN, SEARCH, KILL)  # next to the squares will do

    def __repr__(self) -> str:
        return f"Want({self.kind} {self.code} {self.goal or ''})"

    @property
    def key(self) -> tuple[str, str, str]:
        return self.kind, self.code, str(self.goal)


def who_can(want: Want, squad: list[Mercenary]) -> list[Mercenary]:
    return [who for who in squad if not want.holder or who.model.name == want.holder]
