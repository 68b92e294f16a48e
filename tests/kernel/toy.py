"""A tiny game for the kernel's own tests: two or more seats, a deck, a die, a secret, a reaction window."""

from typing import ClassVar

from starboard.kernel.decks import Deck, draw
from starboard.kernel.errors import Unknown
from starboard.kernel.game import Described, State, tell
from starboard.kernel.pieces import Field, Piece
from starboard.kernel.requests import CHECKPOINT, Ask, Chance, Refusal, Together, Window
from starboard.kernel.setup import Mode, Offer, Role, Setup
from starboard.kernel.shapes import INT, WORD, Many
from starboard.kernel.visibility import COUNT, NEVER, OWNER, PUBLIC, Known

TIRED = Refusal("TOY-REST-01", "tired")


class Player(Piece):
    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Field(PUBLIC, INT, needed=True),
        "hand": Field(OWNER, Many(WORD)),
        "guess": Field(PUBLIC, WORD),
    }
    __slots__ = ("guess", "hand", "seat")

    def __init__(self, seat):
        self.seat = seat
        self.hand = []
        self.guess = ""

    @staticmethod
    def blank():
        return Player(0)

    def clone(self):
        new = Player(self.seat)
        new.hand, new.guess = self.hand[:], self.guess
        return new


class Toy(State):
    FIELDS: ClassVar[dict[str, Field]] = {
        "mode": Field(PUBLIC, WORD, needed=True),
        "options": Field(PUBLIC, Many(WORD)),
        "round": Field(PUBLIC, INT),
        "players": Field(PUBLIC, Many(Player)),
        "deck": Field(PUBLIC, Deck),
        "score": Field(PUBLIC, INT),
        "secret": Field(Known("secret_known"), INT),
        "secret_known": Field(NEVER, INT),
        "pile": Field(COUNT, Many(INT)),
    }
    __slots__ = tuple(FIELDS)

    def __init__(self, seats, mode, options):
        self.mode, self.options, self.round, self.score = mode, list(options), 0, 0
        self.players = [Player(seat) for seat in range(seats)]
        self.deck = Deck(["ace", "king", "stop", "two"])
        self.secret, self.secret_known, self.pile = 0, 0, [1, 2, 3]
        self.events, self.reveals = None, 0

    @staticmethod
    def blank():
        return Toy(0, "", [])

    def clone(self):
        new = Toy(0, self.mode, self.options)
        new.round, new.score = self.round, self.score
        new.players = [player.clone() for player in self.players]
        new.deck = self.deck.clone()
        new.secret, new.secret_known, new.pile = self.secret, self.secret_known, self.pile[:]
        new.reveals = self.reveals
        return new


def play(g):
    while g.round < 4:
        yield from ROUNDS[g.round](g)
        g.round += 1
        yield CHECKPOINT


def deal(g):
    for player in g.players:
        card = yield from draw(g.deck, "TOY-DEAL-01", "card")
        player.hand.append(card)
        g.reveals += 1
        tell(g, "dealt", "TOY-DEAL-01", 1 << player.seat, {"card": card}, who=player.seat)


def act(g):
    """Seat 0 plans twice without learning anything, then rolls a die."""
    for step in ("first", "second"):
        move = yield Ask(0, ["walk", "run"], "TOY-MOVE-01", step, blocked=lambda: [("rest", TIRED)])
        tell(g, "moved", "TOY-MOVE-01", how=move)
    picked = yield Ask(0, ["a", "b", "b", "c"], "TOY-PICK-01", "pick", 1, 2, True)
    g.score += len(picked)
    rolled = yield Chance((1, 2, 3, 4, 5, 6), "TOY-DIE-01", "die")
    tell(g, "rolled", "TOY-DIE-01", high=rolled > 4)
    g.score += rolled


def guess(g):
    asks = [Ask(player.seat, ["high", "low"], "TOY-GUESS-01", "guess") for player in g.players]
    guesses = yield Together(asks)
    for player in g.players:
        player.guess = guesses[player.seat]


def strike(g):
    """Seat 0 strikes; whoever holds the card Stop may react."""
    yield Ask(0, ["strike", "spare"], "TOY-STRIKE-01", "strike")
    others = [player for player in g.players if player.seat != 0]
    asks = [Ask(p.seat, ["stop"], "TOY-STOP-01", "stop", 0) for p in others if "stop" in p.hand]
    answers = yield Window([p.seat for p in others], asks, "TOY-STOP-01")
    g.score += 0 if "stop" in answers.values() else 10
    yield Ask(1, ["bow", "nod"], "TOY-BOW-01", "bow")


ROUNDS = (deal, act, guess, strike)


class ToyGame:
    name = "toy"
    rules_version = "1"
    title = "Toy"
    offer = Offer(modes=(Mode("plain", 2, 4),), roles=(Role("player", most=4),))
    state_kind = Toy
    sheet_kind = None
    own_scenarios = None

    def content_hash(self):
        return "toy"

    def box(self):
        return {"cards": ["ace", "king", "stop", "two"]}

    def new(self, setup):
        return Toy(len(setup.seats), setup.mode, setup.options)

    def setup_of(self, g):
        return Setup(g.mode, (("player",),) * len(g.players), tuple(g.options))

    def carry(self, g):
        return None

    def new_sheet(self, campaign):
        raise Unknown("campaign", campaign, [])

    def inspect(self, state, seat, query):
        raise Unknown("query", str(query.get("kind")), [])

    def play(self, g):
        return play(g)

    def over(self, g):
        return g.round == 4

    def impossible(self, g, at_rest=False):
        """The four cards are in hands or in the deck, each once."""
        cards = [card for player in g.players for card in player.hand]
        deck = g.deck
        cards += deck.cards + deck.top + deck.bottom + deck.discard
        found = [] if sorted(cards) == ["ace", "king", "stop", "two"] else [f"the cards are {cards}"]
        if not 0 <= g.round <= 4:
            found.append(f"the round is {g.round}")
        return found

    def results(self, g):
        return {"score": g.score, "winners": []}

    def determinize(self, g, seat, fate):
        pool = g.deck.cards + [card for player in g.players if player.seat != seat for card in player.hand]
        fate.shuffle(pool)
        for player in g.players:
            if player.seat != seat:
                player.hand = [pool.pop() for _ in player.hand]
        g.deck.cards = pool

    def describe(self, g, ask, option):
        return Described(f"toy-{option}")

    def prompt(self, g, ask):
        return Described(f"toy-{ask.kind}")

    def story(self, g, kind, args):
        return Described(f"toy-log-{kind}")

    def outcomes(self, g, kind, args, seat):
        if kind == "dealt":
            return [Described("toy-odds-card", {"card": args["card"]})] if args["who"] == seat else []
        return [Described(f"toy-odds-{kind}", args)] if kind == "rolled" else []

    def acting(self, g):
        return 0

    def order_kinds(self):
        return {"stop": "TOY-STOP-01"}

    def order_conditions(self, seats):
        return {"seats": list(range(seats)), "rounds": ["first", "last"]}

    def order_applies(self, g, ask, condition):
        return g.score >= condition.get("score", 0)

    def hardships(self):
        return None


TOY = ToyGame()


def put_on_shelf():
    """In a process of its own: the toy is known there as well."""
    from starboard.games.registry import GAMES

    GAMES["toy"] = TOY
