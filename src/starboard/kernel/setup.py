"""What a game offers before it begins, and how it is begun: modes, roles, scenarios, options, campaigns; the set-up.

A seat is one player. It holds one or more roles; a role that no seat holds is played by the game's own automaton, where
the rules have one. Nothing outside a game assumes that seats are alike.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from starboard.kernel.errors import ImpossibleSetup, Unknown
from starboard.kernel.shapes import Plain

Roles = tuple[str, ...]  # what one seat holds
Entry = TypeVar("Entry", "Mode", "Role", "Scenario", "Option", "Campaign")


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is begun. `sheet` is what a campaign's chapter goes on from, as `encoding.encode` wrote it.

    `own` is the whole text of a scenario that somebody wrote (`own_scenarios`); the table, its saves and every process
    that plays it have it from here, and nobody needs the file again.
    """

    mode: str
    seats: tuple[Roles, ...]
    options: tuple[str, ...] = ()
    scenario: str = ""
    sheet: dict[str, Plain] | None = None
    own: str = ""


class Mode(msgspec.Struct, frozen=True):
    """A way to play, for so many seats."""

    id: str
    least: int
    most: int


class Role(msgspec.Struct, frozen=True):
    """What a seat can be. At least and at most so many seats of a table hold it."""

    id: str
    least: int = 0
    most: int = 1
    side: str = ""  # roles of one side play together
    automaton: bool = False  # the rules play it themselves if nobody holds it
    shared: bool = False  # one seat may hold it beside other roles
    modes: tuple[str, ...] = ()  # only in these; in all if none is named


class Scenario(msgspec.Struct, frozen=True):
    """A mission, a planet: what is played on this table."""

    id: str
    modes: tuple[str, ...] = ()
    seats: tuple[int, int] | None = None  # so many instead of the mode's
    roles: tuple[str, ...] = ()  # only these; all if none is named
    most: tuple[tuple[str, int], ...] = ()  # roles that fewer seats can hold here than elsewhere, with how many
    campaign: str = ""  # the campaign it is a chapter of
    alone: bool = True  # it can be played for itself, without a campaign


class Option(msgspec.Struct, frozen=True):
    """A variant or the other reading of a ruling; it fits the modes it names, or all."""

    id: str
    modes: tuple[str, ...] = ()


class Campaign(msgspec.Struct, frozen=True):
    """A tree of chapters; `first` are the scenarios it can begin with."""

    id: str
    first: tuple[str, ...]
    modes: tuple[str, ...] = ()


class Offer(msgspec.Struct, frozen=True):
    """Everything a game can be begun with: what the lobby, the command line and the API are built from."""

    modes: tuple[Mode, ...]
    roles: tuple[Role, ...]
    scenarios: tuple[Scenario, ...] = ()
    options: tuple[Option, ...] = ()
    campaigns: tuple[Campaign, ...] = ()
    own: str = ""  # the scenario among them that is not of the box: somebody wrote it for this table

    def mode(self, name: str) -> Mode:
        return _named("mode", self.modes, name)

    def scenario(self, name: str) -> Scenario:
        return _named("scenario", self.scenarios, name)

    def campaign(self, name: str) -> Campaign:
        return _named("campaign", self.campaigns, name)

    def scenarios_in(self, mode: str) -> list[Scenario]:
        return [one for one in self.scenarios if fits(one, mode)]

    def options_in(self, mode: str) -> list[Option]:
        return [one for one in self.options if fits(one, mode)]

    def roles_in(self, mode: str, scenario: str = "") -> list[Role]:
        """The roles that can be held there, in the order of the box, each as often as there."""
        if not scenario:
            return [one for one in self.roles if fits(one, mode)]
        found = self.scenario(scenario)
        most = dict(found.most)
        roles = [one for one in self.roles if fits(one, mode) and (not found.roles or one.id in found.roles)]
        return [msgspec.structs.replace(one, most=min(one.most, most.get(one.id, one.most))) for one in roles]

    def counts(self, mode: str, scenario: str = "") -> tuple[int, int]:
        """How many seats such a table has, at least and at most."""
        own = self.scenario(scenario) if scenario else None
        found = self.mode(mode)
        least, most = (own and own.seats) or (found.least, found.most)
        if own and own.most:
            most = min(most, sum([role.most for role in self.roles_in(mode, scenario)]))
        return least, most

    def default_mode(self, seats: int | None = None) -> str:
        """The mode for just so many, or else the first of the box that is for so many."""
        exact = [mode for mode in self.modes if mode.least == mode.most == seats]
        possible = [mode for mode in self.modes if seats is None or mode.least <= seats <= mode.most]
        return [*exact, *possible, *self.modes][0].id


def fits(one: Role | Scenario | Option | Campaign, mode: str) -> bool:
    return not one.modes or mode in one.modes


def _named(kind: str, entries: Sequence[Entry], name: str) -> Entry:
    for entry in entries:
        if entry.id == name:
            return entry
    raise Unknown(kind, name, [entry.id for entry in entries])


def dealt_roles(offer: Offer, mode: str, seats: int, scenario: str = "") -> tuple[Roles, ...]:
    """Roles for so many seats where nobody has chosen."""
    return filled_roles(offer, mode, [()] * seats, scenario)


def filled_roles(offer: Offer, mode: str, chosen: Sequence[Roles], scenario: str = "") -> tuple[Roles, ...]:
    """The roles of all seats where some have chosen theirs; to the others are dealt those that must be held first.

    Roles that can share a seat and must be held are dealt round the table, so that none is left over. What the rules
    can play themselves is dealt last.
    """
    held = [role for seat in chosen for role in seat]
    empty = [at for at, roles in enumerate(chosen) if not roles]
    needed: list[str] = []
    more: list[str] = []
    last: list[str] = []
    for role in offer.roles_in(mode, scenario):
        count = held.count(role.id)
        needed += [role.id] * (role.least - count)
        spare = [role.id] * (role.most - max(count, role.least))
        if role.automaton:
            last += spare
        else:
            more += spare
    dealt = [*needed, *[*more, *last][: max(0, len(empty) - len(needed))]]
    filled = list(chosen)
    for at, seat in enumerate(empty):
        filled[seat] = tuple(dealt[at :: len(empty)])
    return tuple(filled)


def set_up(
    offer: Offer,
    mode: str,
    seats: int,
    options: Iterable[str] = (),
    scenario: str = "",
    sheet: Any = None,
    own: str = "",
) -> Setup:
    """A set-up where only the number of seats is known. A game with scenarios begins with the first that fits."""
    scenario = scenario or first_scenario(offer, mode, seats)
    roles = dealt_roles(offer, mode, seats, scenario)
    return Setup(mode, roles, tuple(sorted(options)), scenario, sheet, own)


def first_scenario(offer: Offer, mode: str, seats: int | None = None) -> str:
    """What is played where nobody chose: the table's own, or the first for so many that needs no campaign.

    "" in a game without any.
    """
    if offer.own:
        return offer.own
    alone = [one.id for one in offer.scenarios_in(mode) if one.alone]
    for scenario in alone:
        least, most = offer.counts(mode, scenario)
        if seats is None or least <= seats <= most:
            return scenario
    return alone[0] if alone else ""


def check_setup(offer: Offer, setup: Setup, title: str) -> None:
    """Refuse a table that nobody can sit down at, and say why."""
    check_choices(offer, setup, title)
    _check_roles(offer, setup)


def check_choices(offer: Offer, setup: Setup, title: str) -> None:
    """Refuse what does not go together, whoever holds which role: mode, scenario, options, the number of seats."""
    offer.mode(setup.mode)
    if setup.own and (not offer.own or setup.scenario != offer.own):
        raise ImpossibleSetup("not-own", f"{title} does not play this scenario from its text", {})
    if offer.scenarios or setup.scenario:
        _check_scenario(offer, setup, title)
    elif setup.sheet is not None:
        raise ImpossibleSetup("no-campaign", f"{title} has no campaigns", {"scenario": ""})
    _check_options(offer, setup.mode, setup.options)
    _check_count(offer, setup, title)
    known = [role.id for role in offer.roles_in(setup.mode, setup.scenario)]
    for seat in setup.seats:
        for name in seat:
            if name not in known:
                raise Unknown("role", name, known)


def check_campaign(offer: Offer, kind: str, mode: str, options: Iterable[str]) -> None:
    """Refuse a campaign that cannot be played in this mode, or with these options."""
    campaign = offer.campaign(kind)
    offer.mode(mode)
    if not fits(campaign, mode):
        message = f"the campaign {kind} needs the mode {' or '.join(campaign.modes)}"
        raise ImpossibleSetup("campaign-mode", message, {"campaign": kind})
    _check_options(offer, mode, options)


def _check_options(offer: Offer, mode: str, options: Iterable[str]) -> None:
    for option in options:
        found = _named("option", offer.options, option)
        if not fits(found, mode):
            raise ImpossibleSetup(
                "option-mode", f"the option {option} needs the mode {' or '.join(found.modes)}", {"option": option}
            )


def _check_scenario(offer: Offer, setup: Setup, title: str) -> None:
    scenario = offer.scenario(setup.scenario)
    about = {"scenario": scenario.id}
    called = f"the scenario {scenario.id} of {title}"
    if not fits(scenario, setup.mode):
        raise ImpossibleSetup("scenario-mode", f"{called} needs the mode {' or '.join(scenario.modes)}", about)
    if setup.sheet is None and not scenario.alone:
        raise ImpossibleSetup("campaign-only", f"{called} is played in a campaign only", about)
    if setup.sheet is not None and not scenario.campaign:
        raise ImpossibleSetup("no-campaign", f"{called} is a chapter of no campaign", about)


def _check_count(offer: Offer, setup: Setup, title: str) -> None:
    least, most = offer.counts(setup.mode, setup.scenario)
    if not least <= len(setup.seats) <= most:
        count = str(least) if least == most else f"{least} to {most}"
        players = "players" if most > 1 else "player"
        raise ImpossibleSetup(
            "players",
            f"{title} in mode {setup.mode} is for {count} {players}, not {len(setup.seats)}",
            {"least": least, "most": most, "seats": len(setup.seats)},
        )


def _check_roles(offer: Offer, setup: Setup) -> None:
    roles: Mapping[str, Role] = {role.id: role for role in offer.roles_in(setup.mode, setup.scenario)}
    held = [role for seat in setup.seats for role in seat]
    for seat, own in enumerate(setup.seats):
        if not own:
            raise ImpossibleSetup("no-role", f"seat {seat + 1} has no role", {"seat": seat + 1})
        alone = [name for name in own if not roles[name].shared]
        if len(own) > 1 and alone:
            raise ImpossibleSetup("role-alone", f"who plays {alone[0]} plays nothing else", {"role": alone[0]})
    for role in roles.values():
        count = held.count(role.id)
        if count > role.most or (count < role.least and not role.automaton):
            raise ImpossibleSetup(
                "role-count",
                f"the role {role.id} is held {count} times, not {role.least} to {role.most} times",
                {"role": role.id, "count": count, "least": role.least, "most": role.most},
            )
