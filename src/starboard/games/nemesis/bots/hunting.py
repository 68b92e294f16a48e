"""The first to die may control the Intruders: chase and bite whoever can be reached."""

from collections.abc import Callable
from typing import Final

from starboard.games.nemesis.bots.odds import attack_cost
from starboard.games.nemesis.bots.reading import Reading, View, people_in
from starboard.games.nemesis.content.attacks import ATTACKS
from starboard.games.nemesis.content.hunter_cards import ANY_NUMBER, HUNTER_CARDS
from starboard.kernel.requests import Ask, Payload

Answer = Callable[[Reading, Ask], Payload]
WORST: Final = ("frenzy", "tail", "bite", "claw", "scratch", "transformation", "summoning", "slime")


def hunt(r: Reading, ask: Ask) -> Payload:
    """A card for an attack if somebody is within reach, else one that moves or stirs."""
    cards = [card for card in ask.options if card != "pass"]
    if not cards:
        return "pass"
    if engaged(r):
        return max(cards, key=lambda card: (HUNTER_CARDS[card].attacks, card))
    return max(cards, key=lambda card: (HUNTER_CARDS[card].effect == "pursuit", card))


def engaged(r: Reading) -> list[View]:
    return [intruder for intruder in r.intruders if people_in(r, intruder["room"])]


def hunt_use(r: Reading, ask: Ask) -> Payload:
    if "attack" in ask.options:
        return "attack"
    card = HUNTER_CARDS[str(ask.about.get("hunt"))]
    if "move" in ask.options and closing_in(r, card.number):
        return "move"
    return "effect"


def closing_in(r: Reading, number: int) -> list[int]:
    """Intruders that such a move would bring into a Character's Room."""
    found: list[int] = []
    for intruder in r.intruders:
        numbers = (1, 2, 3, 4) if number == ANY_NUMBER else (number,)
        if any(_leads_to_prey(r, intruder["room"], n) for n in numbers):
            found.append(intruder["id"])
    return found


def _leads_to_prey(r: Reading, room: int, number: int) -> bool:
    place = r.board.way[room][number]
    return r.board.is_corridor(place) and bool(people_in(r, r.board.beyond(room, place)))


def target(r: Reading, ask: Ask) -> Payload:
    """The Intruder with the worst bite, or one that can reach somebody."""
    by_id = {intruder["id"]: intruder for intruder in r.intruders}
    near = [id for id in closing_in(r, ANY_NUMBER) if id in ask.options]
    pool = [id for id in ask.options if people_in(r, by_id[id]["room"])] or near or list(ask.options)
    return max(pool, key=lambda id: (attack_cost(by_id[id]["kind"], 0, 0), id))


def number(r: Reading, ask: Ask) -> Payload:
    for n in ask.options:
        if any(_leads_to_prey(r, intruder["room"], n) for intruder in r.intruders):
            return n
    return ask.options[0]


def character(r: Reading, ask: Ask) -> Payload:
    """The most badly wounded."""
    return max(ask.options, key=lambda seat: (_wounds(r.view["players"][seat]), -seat))


def _wounds(who: View) -> int:
    return 3 * (len(who["wounds"]) + len(who["dressed"])) + int(who["light"])


def attack_card(r: Reading, ask: Ask) -> Payload:
    return min(ask.options, key=lambda card: (WORST.index(ATTACKS[card].effect), card))


def keep_hunt(r: Reading, ask: Ask) -> Payload:
    return max(ask.options, key=lambda card: (HUNTER_CARDS[card].attacks, card))


HUNT_ANSWERS: Final[dict[str, Answer]] = {
    "hunt": hunt,
    "hunt-use": hunt_use,
    "target": target,
    "number": number,
    "character": character,
    "attack-card": attack_card,
    "keep-hunt": keep_hunt,
}
