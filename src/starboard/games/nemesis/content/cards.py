"""The Action cards: what is printed on them. What they do stands in `card_actions` (NEM-CHAR)."""

from dataclasses import dataclass
from typing import Final

from starboard.games.nemesis.content.items import ANY, IN, OUT

INTERRUPTS, IGNORES_SURPRISE = "interrupts", "ignores-surprise"


@dataclass(frozen=True)
class ActionCard:
    """`cost` is what is discarded besides the card (NEM-ACTION-04); a reaction has a trigger instead of an Action."""

    id: str
    cost: int = 0
    use: str = OUT
    reacts_to: str = ""
    rule: str = "NEM-ACTION-04"


_ALL = (
    ActionCard("search", rule="NEM-ITEM-17"),
    ActionCard("rest", rule="NEM-CHAR-06"),
    ActionCard("demolition", use=ANY, rule="NEM-CHAR-07"),
    ActionCard("interruption", use=ANY, reacts_to=INTERRUPTS, rule="NEM-ACTION-21"),
    ActionCard("basic-repairs", 2, rule="NEM-CHAR-08"),
    ActionCard("repairs", 1, rule="NEM-CHAR-08"),
    ActionCard("fast-repairs", 0, rule="NEM-CHAR-08"),
    ActionCard("order"),
    ActionCard("motivation", use=ANY),
    ActionCard("suppressive-fire", use=IN),
    ActionCard("reload", use=ANY),
    ActionCard("computer-skills"),
    ActionCard("piloting"),
    ActionCard("knowledge-of-the-ship"),
    ActionCard("old-friend"),
    ActionCard("risk-assessment"),
    ActionCard("blocking-access"),
    ActionCard("intranet", 1),
    ActionCard("scavenging", 1),
    ActionCard("reconnaissance", 1),
    ActionCard("adrenaline", use=IN),
    ActionCard("covering-fire", use=IN),
    ActionCard("taking-aim", use=IN),
    ActionCard("full-auto", use=IN),
    ActionCard("nerves-of-steel", use=ANY, reacts_to=IGNORES_SURPRISE, rule="NEM-ENCOUNTER-09"),
    ActionCard("technical-corridors", 1, rule="NEM-TECH-02"),
    ActionCard("pyrotechnics", 1),
    ActionCard("ingenuity"),
)

CARDS: Final = {card.id: card for card in _ALL}


@dataclass(frozen=True)
class CharacterSheet:
    """A Character's own cards: repairs and specialities beside the five common ones (NEM-CHAR-01)."""

    id: str
    repair: str
    specialities: tuple[str, ...]
    weapon: str
    quests: tuple[str, str]

    def deck(self) -> list[str]:
        return ["search", "search", "rest", "demolition", "interruption", self.repair, *self.specialities]


_SHEETS = (
    CharacterSheet(
        "captain", "basic-repairs", ("order", "motivation", "suppressive-fire", "reload"),
        "six-shooter", ("log-key", "intercom"),
    ),
    CharacterSheet(
        "pilot", "repairs", ("computer-skills", "piloting", "knowledge-of-the-ship", "old-friend"),
        "shotgun", ("maneuvering-system", "pilot-key"),
    ),
    CharacterSheet(
        "scientist", "repairs", ("computer-skills", "risk-assessment", "blocking-access", "intranet"),
        "pistol", ("holo-computer", "lab-equipment"),
    ),
    CharacterSheet(
        "scout", "basic-repairs", ("suppressive-fire", "scavenging", "reconnaissance", "adrenaline"),
        "rifle", ("motion-scanner", "security-key"),
    ),
    CharacterSheet(
        "soldier", "basic-repairs", ("covering-fire", "taking-aim", "full-auto", "nerves-of-steel"),
        "assault-rifle", ("autoloader", "armor"),
    ),
    CharacterSheet(
        "mechanic", "fast-repairs", ("computer-skills", "technical-corridors", "pyrotechnics", "ingenuity"),
        "sawed-off", ("plasma-torch", "flashlight"),
    ),
)  # fmt: skip

CHARACTERS: Final = {sheet.id: sheet for sheet in _SHEETS}
