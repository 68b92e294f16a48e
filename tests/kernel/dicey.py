"""A toy that rolls pools of dice: each seat attacks in turn with unlike dice, and may roll its misses again."""

from starboard.kernel.game import Described, tell
from starboard.kernel.requests import CHECKPOINT, Ask, Die, Roll
from tests.kernel import toy

RED = Die((0, 0, 1, 1, 2, "fumble"), "red")
BLUE = Die((0, 0, 0, 1), "blue")


def hits(faces):
    return sum(face for face in faces if face != "fumble")


def play(g):
    while g.round < 4:
        yield from attack(g, g.players[g.round % len(g.players)])
        g.round += 1
        yield CHECKPOINT


def attack(g, who):
    pool = yield Ask(who.seat, ["two", "six", "ten"], "DICE-POOL-01", "pool")
    dice = {"two": [RED, BLUE], "six": [RED, BLUE] * 3, "ten": [BLUE] * 4 + [RED] * 6}[pool]
    faces = yield from throw(g, dice)
    missed = [die for die, face in zip(dice, faces, strict=True) if face == 0]
    again = yield Ask(who.seat, ["again", "keep"], "DICE-AGAIN-01", "again")
    if again == "again":
        g.score += hits((yield from throw(g, missed)))
    g.score += hits(faces)


def throw(g, dice):
    roll = Roll(dice, "DICE-ROLL-01", "attack", alike=lambda faces: (hits(faces) >= 4, "fumble" in faces))
    faces = yield roll
    tell(g, "rolled", "DICE-ROLL-01", dice=roll.shown(faces), high=hits(faces) >= 4, fumble="fumble" in faces)
    return faces


class DiceGame(toy.ToyGame):
    name = "dicey"

    def play(self, g):
        return play(g)

    def outcomes(self, g, kind, args, seat):
        words = [word for word in ("high", "fumble") if args.get(word)]
        return [Described(f"dicey-odds-{word}") for word in words]


DICE = DiceGame()
