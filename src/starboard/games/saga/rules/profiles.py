"""What is printed on the card of a model, whichever kind of card it is (SAGA-MODEL-01)."""

from typing import Final

from starboard.games.saga.content.agents import AGENTS
from starboard.games.saga.content.bosses import BOSSES
from starboard.games.saga.content.card_list import ABILITIES
from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.content.mercenaries import MERCENARIES

MERCENARY, AGENT, BOSS, DEPLOYED = "mercenary", "agent", "boss", "deployed"


class Profile:
    """The numbers of one card; a characteristic of 0 does not exist (SAGA-MODEL-04)."""

    __slots__ = (
        "abilities", "assault", "blue", "boxes", "card", "cost", "defence", "green", "keywords", "miniature", "move",
        "shoot", "size", "sort", "tech", "unhurt", "weapons",
    )  # fmt: skip

    def __init__(self, card: str, sort: str, size: int, defence: int, boxes: int) -> None:
        self.card = card
        self.sort = sort  # MERCENARY, AGENT, BOSS or DEPLOYED
        self.size = size  # squares on each side of its base
        self.defence = defence
        self.boxes = boxes  # wounds that eliminate it
        self.green = 0  # boxes before it is Crippled; 0: it never is (SAGA-WOUND-03)
        self.blue = 0
        self.move = self.shoot = self.assault = self.tech = 0
        self.cost = 0  # of an Agent, as a reinforcement
        self.miniature = ""
        self.weapons: tuple[str, ...] = ()
        self.abilities: tuple[str, ...] = ()
        self.unhurt: tuple[str, ...] = ()  # those of its abilities that it has without being Crippled
        self.keywords: tuple[str, ...] = ()


def _profiles() -> dict[str, Profile]:
    found: dict[str, Profile] = {}
    for card in MERCENARIES.values():
        who = found[card.id] = Profile(card.id, MERCENARY, 1, card.defence, card.green + card.red)
        who.green, who.blue, who.cost = card.green, card.blue, card.cost
        who.move, who.shoot, who.assault, who.tech = card.move, card.shoot, card.assault, card.tech
        who.weapons, who.abilities, who.keywords = card.weapons, card.abilities, card.keywords
    for agent in AGENTS.values():
        who = found[agent.id] = Profile(agent.id, AGENT, 1, agent.defence, agent.health)
        who.cost, who.miniature = agent.cost, agent.miniature
        who.move, who.shoot, who.assault = agent.move, agent.shoot, agent.assault
        who.weapons, who.abilities, who.keywords = _weapons(agent.weapon), agent.abilities, (agent.keyword,)
    for boss in BOSSES.values():
        who = found[boss.id] = Profile(boss.id, BOSS, boss.size, boss.defence, boss.green + boss.red)
        who.green = boss.green
        who.move, who.shoot, who.assault, who.tech = boss.move, boss.shoot, boss.assault, boss.tech
        who.weapons, who.abilities, who.keywords = _weapons(boss.weapon), boss.abilities, boss.keywords
    for piece in DEPLOYABLES.values():
        found[piece.id] = Profile(piece.id, DEPLOYED, 1, piece.defence, piece.health)
    for who in found.values():
        who.unhurt = tuple([ability for ability in who.abilities if not ABILITIES[ability].only_crippled])
    return found


def _weapons(weapon: str) -> tuple[str, ...]:
    return (weapon,) if weapon else ()


PROFILES: Final = _profiles()


def cards_with(abilities: tuple[str, ...]) -> frozenset[str]:
    """The models on whose card one of these abilities is printed."""
    return frozenset([card for card, who in PROFILES.items() if any([one in abilities for one in who.abilities])])
