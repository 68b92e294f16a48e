"""A table of ISS Vanguard for rule tests: a few Sectors, crew with dice and cards, dice and answers scripted."""

from collections.abc import Sequence
from typing import Any, Final

from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.cards import CREW, GEAR
from starboard.games.vanguard.content.dice import SECTIONS
from starboard.games.vanguard.content.planet_file import planet as planet_of_the_box
from starboard.games.vanguard.rules.ending import ExplorationOver
from starboard.games.vanguard.rules.play import FILLED_IN
from starboard.games.vanguard.rules.setup import lay_out_board
from starboard.games.vanguard.state.fields import (
    Check,
    CheckDie,
    CrewMember,
    Gear,
    Injury,
    SectorPiece,
    Threat,
)
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.testing.planets import planet_for_tests
from starboard.kernel.decks import Deck
from starboard.kernel.game import listen
from starboard.testing.table import Table

assert FILLED_IN  # the words of the cards are known
SEATS: Final = {
    1: [["security", "recon", "science", "engineering"]],
    2: [["security", "recon"], ["science", "engineering"]],
    3: [["security", "recon"], ["science"], ["engineering"]],
    4: [["security"], ["recon"], ["science"], ["engineering"]],
}
# Crew whose Convert Ability is out of the way: red Basic as Physical for whoever nothing else is said of.
PLAIN_CREW: Final = {"security": "c02", "recon": "c14", "science": "c30", "engineering": "c34"}


class VanguardTable(Table):
    """An exploration in its first round on a ring of four Sectors, with nobody there yet.

    `planet` is TOML that is added to the testbed (testing/planets.py): POIs, actions, Logs, Missions; `on` is a planet
    of the box instead. People are put there by `crew`; the first one is active and has the Start token. `players` 4:
    everybody has a seat of their own.
    """

    g: Vanguard

    def __init__(
        self,
        planet: str = "",
        players: int = 1,
        mode: str = "expedition",
        options: Sequence[str] = (),
        without: str = "",
        on: str = "",
    ) -> None:
        board = planet_of_the_box(on) if on else planet_for_tests(planet, without)
        super().__init__(Vanguard(mode, sorted(options), board.id, [list(seat) for seat in SEATS[players]]))
        g = self.g
        self.planet = board
        lay_out_board(g)
        g.threats = []  # tests put them where they want them
        g.lander.supplies = 5
        g.step, g.round, g.actions, g.speaker = "turn", 1, 2, 0
        listen(g)

    # --- people ---

    def crew(
        self,
        section: str,
        sector: int = 1,
        dice: Sequence[str] = (),
        spent: Sequence[str] = (),
        hand: Sequence[str] = (),
        deck: Sequence[str] = (),
        rank: int = 2,
        card: str = "",
        charges: int = 0,
        gear: Sequence[str] = (),
        injuries: Sequence[str] = (),
        injury_dice: Sequence[str] = (),
    ) -> CrewMember:
        """A crew member with exactly these dice, cards and Injuries."""
        assert section in SECTIONS, section
        seat = next(seat for seat, sections in enumerate(self.g.seats) if section in sections)
        who = CrewMember(seat, section, card or PLAIN_CREW[section], rank)
        assert who.card in CREW, who.card
        who.sector = sector
        who.available, who.spent, who.hand = list(dice), list(spent), list(hand)
        who.deck = Deck(list(deck))
        who.charges = charges
        who.gear = [Gear(one) for one in gear]
        assert all(one in GEAR for one in gear), gear
        for name in injuries:
            who.injuries.append(Injury(name, len(who.injuries)))
            self.g.injuries[name] -= 1
        who.injury_dice = list(injury_dice)
        self.g.crew.append(who)
        if not self.g.active:
            self.g.active = self.g.start = section
        return who

    # --- the board ---

    def action(self, name: str) -> SpecialAction:
        """A Special Action of the planet by its own id."""
        for actions in self.planet.actions.values():
            for one in actions:
                if one.id == name:
                    return one
        raise LookupError(f"the planet has no action {name}")

    def poi(self, name: str, sector: int) -> None:
        """A POI card lies there."""
        next(one for one in self.g.sectors if one.number == sector).pois = [name]

    def threat(self, card: str, sector: int) -> Threat:
        threat = Threat(card, sector)
        self.g.threats.append(threat)
        return threat

    def supplies(self, number: int) -> None:
        self.g.lander.supplies = number

    def next_events(self, *events: str) -> None:
        """What is drawn next."""
        for event in reversed(events):
            self.g.event_deck.cards.remove(event)
            self.g.event_deck.put_on_top(event, 0)

    # --- a check in the middle ---

    def pool(
        self, who: CrewMember, *dice: tuple[str, str], action: str = "prepare", sector: int = 0, step: int = 4
    ) -> Check:
        """A check stands at a step with these dice of the active crew member, each a kind and the face it shows."""
        check = Check(who.section, action, sector)
        check.step = step
        check.dice = [CheckDie(kind, who.section, face) for kind, face in dice]
        check.helpers = [one.section for one in self.g.crew if one is not who and one.sector == who.sector]
        self.g.check = check
        return check

    def _catch(self, error: Exception) -> bool:
        return isinstance(error, ExplorationOver)

    def sector(self, number: int) -> SectorPiece:
        return next(one for one in self.g.sectors if one.number == number)

    def member(self, section: str) -> Any:
        return next(one for one in self.g.crew if one.section == section)
