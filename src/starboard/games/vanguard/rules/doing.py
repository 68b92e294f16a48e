"""What an effect is carried out for: who uses it, by which card, from which Sector, and whom it was said to concern."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from starboard.games.vanguard.content.lines import Effect, Effects
from starboard.games.vanguard.rules.conditions import sector_meant
from starboard.games.vanguard.rules.lookups import (
    connected,
    crew_in,
    deciding_seat,
    in_order_from,
    member,
    others_in_sector,
    team,
)
from starboard.games.vanguard.state.fields import CheckDie, CrewMember, RolledDanger
from starboard.games.vanguard.state.vanguard import Vanguard

NOBODY: Final[dict[str, str]] = {}
BY_ITSELF: Final = "by-itself"  # the kind of a line that nobody uses: what a Time track or a Threat does


class Hurting:
    """Somebody is about to gain an Injury; without a name it does not."""

    def __init__(self, who: CrewMember, name: str) -> None:
        self.who = who
        self.name = name


class Travelling:
    """A Path that is about to be walked: its icons, None for the Travel icon (VAN-TRAVEL-03)."""

    def __init__(self, who: CrewMember, end: int, icons: list[Effect | None]) -> None:
        self.who = who
        self.end = end
        self.icons = icons


class Drawing:
    """Leads are about to be drawn: how many, and how many of them go back into the bag (VAN-LEAD-02)."""

    def __init__(self, type: str, number: int, card: str = "") -> None:
        self.type = type
        self.number = number
        self.card = card  # that brings them
        self.returned = 0


class Revealed:
    """An Event that lies open: which of its halves are to be resolved (VAN-EVENT-05)."""

    def __init__(self, secondary: bool, primary: bool) -> None:
        self.secondary = secondary
        self.primary = primary


# Something that is about to happen, for abilities that speak just before it does.
Ahead: TypeAlias = RolledDanger | Hurting | Travelling | Drawing | Revealed


class Doing:
    """The user of an ability or the one an effect befalls, and everything the words of one line share (V10)."""

    # Most lines are only looked at: what is seldom said of one has its value here until it is.
    line: Effects = ()  # that is being carried out: its words share what is chosen
    chosen: Mapping[str, str] = NOBODY  # "one", "mate", "near", "far": whom they mean in this line
    agreed: tuple[str, ...] = ()  # who has accepted help
    refused: tuple[str, ...] = ()  # who has not, for the whole line
    type: str = ""  # of Discoveries, where it is the user's choice
    is_cost: bool = False  # it is paid by choice, not suffered
    leaving: Sequence[CheckDie] = ()  # dice of the Roll Pool that pay for it: they will be Spent by then (V3)
    kept_out: bool = False  # the card that is used is given up: it does not go to the discard pile

    def __init__(
        self,
        user: CrewMember,
        card: str,
        rule: str,
        sector: int = 0,
        helping: bool = False,
        kind: str = "",
        ahead: Ahead | None = None,
    ) -> None:
        self.user = user
        self.card = card  # that is being used or resolved: "se01", "P101", "th02", "ev07"
        self.rule = rule
        self.kind = kind  # of an ability: "skill", "card", "gear" and so on; or BY_ITSELF
        self.sector = sector or user.sector  # of the card: "here" (VAN-POI-05)
        self.helping = helping  # another player's crew member may refuse what it is given
        self.ahead = ahead

    @property
    def danger(self) -> RolledDanger | None:
        """The Danger die that is about to work, if that is what is about to happen; so with all the others."""
        return self.ahead if isinstance(self.ahead, RolledDanger) else None

    @property
    def hurting(self) -> Hurting | None:
        return self.ahead if isinstance(self.ahead, Hurting) else None

    @property
    def travelling(self) -> Travelling | None:
        return self.ahead if isinstance(self.ahead, Travelling) else None

    @property
    def drawing(self) -> Drawing | None:
        return self.ahead if isinstance(self.ahead, Drawing) else None

    @property
    def revealed(self) -> Revealed | None:
        return self.ahead if isinstance(self.ahead, Revealed) else None

    def speak_for(self, kind: str, card: str, rule: str) -> None:
        """From now on it is a line of this card."""
        self.kind = kind
        self.card = card
        self.rule = rule
        self.leaving = ()

    def decider(self, g: Vanguard) -> int:
        """The seat that makes the choices of this line (VAN-PLAYERS-05)."""
        return self.user.seat if self.user.status == "exploring" else deciding_seat(g)


def candidates(g: Vanguard, doing: Doing, word: str) -> list[CrewMember]:
    """Whom a word could mean: of "one" and its like a single one of them, of the others all."""
    user = doing.user
    if word == "me":
        return [user] if user.status == "exploring" else []
    if word == "one":
        return [user, *others_in_sector(g, user)]
    if word == "mate":
        return others_in_sector(g, user)
    if word == "near":
        around = (user.sector, *connected(g, user.sector))
        return [who for who in in_order_from(g, user) if who.sector in around]
    if word == "far":
        return [who for who in in_order_from(g, user) if who is not user]
    if word == "here":
        return _from_active(g, crew_in(g, doing.sector))
    if word in ("all", "rand"):
        return _from_active(g, team(g))
    return _from_active(g, crew_in(g, sector_meant(word, doing.sector)))


def means_one(word: str) -> bool:
    return word in ("one", "mate", "near", "far")


def _from_active(g: Vanguard, found: list[CrewMember]) -> list[CrewMember]:
    """First the active crew member if it is among them, then seating order from it (VAN-CHOICE-05)."""
    if not g.active or member(g, g.active).status != "exploring":
        return found
    return [who for who in in_order_from(g, member(g, g.active)) if who in found]
