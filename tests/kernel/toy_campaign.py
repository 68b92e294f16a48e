"""A tiny game with unlike roles, scenarios and a campaign of two chapters, for tests of set-ups and campaigns.

A voyage: everybody finds a word that only they know, then rows or dives for gold; the beast, held by a seat or played
by the rules, eats some of it; the captain says where to go next. The sheet carries the gold, and each role its word.
"""

from typing import ClassVar

from starboard.kernel.encoding import decode
from starboard.kernel.errors import Unknown
from starboard.kernel.game import Carried, Described, State, tell
from starboard.kernel.pieces import Field, Piece
from starboard.kernel.requests import CHECKPOINT, Ask, Chance
from starboard.kernel.setup import Campaign, Mode, Offer, Option, Role, Scenario, Setup, check_setup
from starboard.kernel.shapes import FLAG, INT, WORD, Many
from starboard.kernel.visibility import OWNER, PUBLIC

WORDS = ("anchor", "beacon", "compass", "dory")
BEAST = "beast"

OFFER = Offer(
    modes=(Mode("plain", 1, 4), Mode("hard", 2, 4)),
    roles=(
        Role("captain", least=1, side="crew"),
        Role("diver", most=2, side="crew", shared=True),
        Role("cook", side="crew", shared=True),
        Role(BEAST, side="sea", automaton=True),
    ),
    scenarios=(
        Scenario("harbour", campaign="voyage"),
        Scenario("reef", campaign="voyage", alone=False, seats=(1, 3)),
        Scenario("storm", campaign="voyage", alone=False, roles=("captain", "diver")),
        Scenario("bay", modes=("plain",)),
    ),
    options=(Option("calm"), Option("fog", modes=("hard",))),
    campaigns=(Campaign("voyage", first=("harbour",)),),
)


class Secret(Piece):
    """What one role knows, and the seat that held it."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Field(PUBLIC, INT, needed=True),
        "role": Field(PUBLIC, WORD),
        "word": Field(OWNER, WORD),
    }
    __slots__ = ("role", "seat", "word")

    def __init__(self, seat, role, word):
        self.seat, self.role, self.word = seat, role, word

    @staticmethod
    def blank():
        return Secret(0, "", "")

    def clone(self):
        return Secret(self.seat, self.role, self.word)


class VoyageSheet(Piece):
    FIELDS: ClassVar[dict[str, Field]] = {
        "gold": Field(PUBLIC, INT),
        "visited": Field(PUBLIC, Many(WORD)),
        "secrets": Field(PUBLIC, Many(Secret)),
    }
    __slots__ = tuple(FIELDS)

    def __init__(self):
        self.gold, self.visited, self.secrets = 0, [], []

    @staticmethod
    def blank():
        return VoyageSheet()


class Sailor(Piece):
    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Field(PUBLIC, INT, needed=True),
        "roles": Field(PUBLIC, Many(WORD)),
        "word": Field(OWNER, WORD),
    }
    __slots__ = ("roles", "seat", "word")

    def __init__(self, seat, roles):
        self.seat, self.roles, self.word = seat, list(roles), ""

    @staticmethod
    def blank():
        return Sailor(0, ())

    def clone(self):
        new = Sailor(self.seat, self.roles)
        new.word = self.word
        return new


class Voyage(State):
    FIELDS: ClassVar[dict[str, Field]] = {
        "mode": Field(PUBLIC, WORD, needed=True),
        "options": Field(PUBLIC, Many(WORD)),
        "scenario": Field(PUBLIC, WORD),
        "chapter": Field(PUBLIC, FLAG),
        "visited": Field(PUBLIC, Many(WORD)),
        "sailors": Field(PUBLIC, Many(Sailor)),
        "gold": Field(PUBLIC, INT),
        "round": Field(PUBLIC, INT),
        "course": Field(PUBLIC, WORD),
    }
    __slots__ = tuple(FIELDS)

    def __init__(self, mode, options, scenario):
        self.mode, self.options, self.scenario = mode, list(options), scenario
        self.chapter, self.visited, self.sailors = False, [], []
        self.gold, self.round, self.course = 0, 0, ""
        self.events, self.reveals = None, 0

    @staticmethod
    def blank():
        return Voyage("", (), "")

    def clone(self):
        new = Voyage(self.mode, self.options, self.scenario)
        new.chapter, new.visited = self.chapter, self.visited[:]
        new.sailors = [sailor.clone() for sailor in self.sailors]
        new.gold, new.round, new.course = self.gold, self.round, self.course
        new.reveals = self.reveals
        return new

    def holder(self, role):
        return next((sailor for sailor in self.sailors if role in sailor.roles), None)


def play(g):
    while g.round < 3:
        yield from ROUNDS[g.round](g)
        g.round += 1
        yield CHECKPOINT


def find_words(g):
    for sailor in g.sailors:
        if not sailor.word:
            sailor.word = yield Chance(WORDS, "VOY-WORD-01", "word")
            g.reveals += 1
            tell(g, "found", "VOY-WORD-01", 1 << sailor.seat, {"word": sailor.word}, who=sailor.seat)


def dive(g):
    for sailor in g.sailors:
        if sailor.roles == [BEAST]:
            continue
        how = yield Ask(sailor.seat, ["row", "dive"], "VOY-DIVE-01", "dive")
        if how == "dive":
            g.gold += yield Chance((0, 1, 2, 3), "VOY-DIVE-02", "gold")
        tell(g, "dived", "VOY-DIVE-01", who=sailor.seat, how=how, gold=g.gold)
    beast = g.holder(BEAST)
    if beast is None:
        eaten = yield Chance((0, 1), "VOY-BEAST-01", "beast")
    else:
        eaten = yield Ask(beast.seat, [0, 1, 2], "VOY-BEAST-02", "beast")
    g.gold = max(0, g.gold - eaten)


def set_course(g):
    g.course = yield Ask(g.holder("captain").seat, ["home", "away"], "VOY-COURSE-01", "course")
    tell(g, "sailed", "VOY-COURSE-01", how=g.course)


ROUNDS = (find_words, dive, set_course)


class VoyageGame:
    name = "voyage"
    rules_version = "1"
    title = "Voyage"
    offer = OFFER
    state_kind = Voyage
    sheet_kind = VoyageSheet
    own_scenarios = None

    def content_hash(self):
        return "voyage"

    def box(self):
        return {}

    def new(self, setup):
        check_setup(OFFER, setup, self.title)
        g = Voyage(setup.mode, setup.options, setup.scenario)
        g.sailors = [Sailor(seat, roles) for seat, roles in enumerate(setup.seats)]
        if setup.sheet is not None:
            sheet = decode(VoyageSheet, setup.sheet)
            g.chapter, g.gold, g.visited = True, sheet.gold, sheet.visited
            for secret in sheet.secrets:  # whoever holds the role now knows its word
                sailor = g.holder(secret.role)
                if sailor is not None:
                    sailor.word = secret.word
        return g

    def setup_of(self, g):
        return Setup(g.mode, tuple(tuple(s.roles) for s in g.sailors), tuple(g.options), g.scenario)

    def carry(self, g):
        if not g.chapter:
            return None
        sheet = VoyageSheet()
        sheet.gold, sheet.visited = g.gold, [*g.visited, g.scenario]
        sheet.secrets = [Secret(s.seat, s.roles[0], s.word) for s in g.sailors]
        further = () if g.scenario != "harbour" else ("reef",) if g.course == "home" else ("reef", "storm")
        return Carried(sheet, further)

    def new_sheet(self, campaign):
        OFFER.campaign(campaign)
        return VoyageSheet()

    def play(self, g):
        return play(g)

    def over(self, g):
        return g.round == 3

    def results(self, g):
        return {"gold": g.gold, "winners": [s.seat for s in g.sailors] if g.gold else []}

    def acting(self, g):
        return g.holder("captain").seat

    def determinize(self, g, seat, fate):
        for sailor in g.sailors:
            if sailor.seat != seat and sailor.word:
                sailor.word = fate.draw(Chance(WORDS, "VOY-WORD-01", "word"))

    def impossible(self, g, at_rest=False):
        found = [] if 0 <= g.gold <= 1000 else [f"the gold is {g.gold}"]
        found += [f"nobody knows the word {s.word}" for s in g.sailors if s.word not in (*WORDS, "")]
        if not 0 <= g.round <= 3:
            found.append(f"the round is {g.round}")
        return found

    def describe(self, g, ask, option):
        return Described(f"voyage-{option}")

    def prompt(self, g, ask):
        return Described(f"voyage-{ask.kind}")

    def story(self, g, kind, args):
        return Described(f"voyage-log-{kind}", dict(args))

    def outcomes(self, g, kind, args, seat):
        return []

    def inspect(self, state, seat, query):
        raise Unknown("query", str(query.get("kind")), [])

    def order_kinds(self):
        return {}

    def order_applies(self, g, ask, condition):
        return False

    def hardships(self):
        return None


VOYAGE = VoyageGame()


def put_on_shelf():
    """In a process of its own: the game is known there as well."""
    from starboard.games.registry import GAMES

    GAMES["voyage"] = VOYAGE
