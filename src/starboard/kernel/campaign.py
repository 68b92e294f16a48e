"""A campaign is a tree of chapters. Each begins from a sheet, and its end writes the next one.

A chapter goes on from the end of another one, or from the beginning of the campaign. From one place several may go on:
the first is branch 0, and whoever wants to play on otherwise opens a further branch; what was played stays. "Again from
before this chapter" is a branch from where it began.

Nothing here knows where chapters are kept or who plays them; the server and the terminal both ask this tree.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from starboard.kernel.encoding import decode
from starboard.kernel.errors import BrokenState, StarboardError
from starboard.kernel.game import Game
from starboard.kernel.pieces import Piece, plan_for
from starboard.kernel.shapes import Plain
from starboard.kernel.visibility import PUBLIC

BEGINNING: Final = 0  # instead of a chapter's number: the campaign begins there

Why: TypeAlias = Literal[
    "no-such-chapter", "chapter-not-over", "campaign-over", "wrong-scenario", "no-such-branch", "chapter-goes-on"
]


class CampaignError(StarboardError):
    """Something that a campaign does not allow; `why` says what, for a translation."""

    def __init__(self, why: Why, message: str) -> None:
        self.why: Why = why
        super().__init__(message)


class Chapter(msgspec.Struct, frozen=True):
    """One chapter's place in the tree. `following` are the scenarios that may come next, None while it is played."""

    number: int  # 1, 2, … in the order in which they were begun
    parent: int  # the chapter it goes on from, or BEGINNING
    branch: int  # 0 for the first that went on from there
    scenario: str
    following: tuple[str, ...] | None = None

    @property
    def over(self) -> bool:
        return self.following is not None

    @property
    def last(self) -> bool:
        """The campaign has come to an end here."""
        return self.following == ()


class Tree:
    """The chapters of one campaign. A tree does not change; what is done to it gives a new one."""

    def __init__(self, first: Sequence[str], chapters: Sequence[Chapter] = ()) -> None:
        self.first = list(first)  # the scenarios it can begin with
        self.chapters = list(chapters)

    def chapter(self, number: int) -> Chapter:
        if not 1 <= number <= len(self.chapters):
            raise CampaignError("no-such-chapter", f"there is no chapter {number}")
        return self.chapters[number - 1]

    def after(self, number: int) -> list[Chapter]:
        """The chapters that go on from there, by their branches."""
        if number != BEGINNING:
            self.chapter(number)
        return [chapter for chapter in self.chapters if chapter.parent == number]

    def may_follow(self, number: int) -> list[str]:
        """The scenarios that can go on from there."""
        if number == BEGINNING:
            return self.first[:]
        chapter = self.chapter(number)
        if chapter.following is None:
            raise CampaignError("chapter-not-over", f"chapter {number} is still being played")
        if not chapter.following:
            raise CampaignError("campaign-over", f"the campaign ends with chapter {number}")
        return list(chapter.following)

    def path(self, number: int) -> list[Chapter]:
        """The chapters that led to this one, itself included, the first one first."""
        found: list[Chapter] = []
        while number != BEGINNING:
            found.append(self.chapter(number))
            number = found[-1].parent
        return found[::-1]

    @property
    def ended(self) -> bool:
        """Whether any branch has come to the end of the campaign."""
        return any([chapter.last for chapter in self.chapters])

    @property
    def latest(self) -> int:
        """Where the campaign goes on by itself: the last chapter that was begun."""
        return len(self.chapters)

    def begin(self, after: int, branch: int, scenario: str) -> tuple["Tree", Chapter]:
        """A chapter that goes on from there. One that has this branch already is given back: it is begun once."""
        begun = self.after(after)
        if 0 <= branch < len(begun):
            return self, begun[branch]
        if branch != len(begun):
            raise CampaignError("no-such-branch", f"the next branch from chapter {after} is {len(begun)}")
        if scenario not in self.may_follow(after):
            raise CampaignError("wrong-scenario", f"the scenario {scenario!r} does not follow here")
        chapter = Chapter(len(self.chapters) + 1, after, branch, scenario)
        return Tree(self.first, [*self.chapters, chapter]), chapter

    def end(self, number: int, following: Sequence[str]) -> "Tree":
        """A chapter is over, and says what may come next."""
        return self._with(msgspec.structs.replace(self.chapter(number), following=tuple(following)))

    def withdraw(self, number: int) -> "Tree":
        """The end of a chapter is taken back; not once another goes on from it."""
        if self.after(number):
            raise CampaignError("chapter-goes-on", f"another chapter goes on from chapter {number}")
        return self._with(msgspec.structs.replace(self.chapter(number), following=None))

    def _with(self, changed: Chapter) -> "Tree":
        chapters = self.chapters[:]
        chapters[changed.number - 1] = changed
        return Tree(self.first, chapters)


def grown(first: Sequence[str], chapters: Sequence[Chapter]) -> Tree:
    """The tree of these chapters, if it can have grown like this; else `CampaignError`."""
    tree = Tree(first)
    for count, chapter in enumerate(chapters):
        tree, begun = tree.begin(chapter.parent, chapter.branch, chapter.scenario)
        if len(tree.chapters) == count or msgspec.structs.replace(begun, following=chapter.following) != chapter:
            raise CampaignError("no-such-branch", f"chapter {chapter.number} has another one's place")
        if chapter.following is not None:
            tree = tree.end(chapter.number, chapter.following)
    return tree


# --- sheets ---


def read_sheet(game: Game, sheet: Plain) -> Piece:
    """A sheet as `encode` wrote it; `BrokenState` says what is wrong with one that came from outside."""
    if game.sheet_kind is None:
        raise BrokenState("", f"{game.title} has no campaigns")
    piece: Piece = decode(game.sheet_kind, sheet)
    return piece


def keeps_secrets(game: Game) -> bool:
    """Whether a sheet hides something from somebody, and so something stays hidden when a chapter is over."""
    return game.sheet_kind is not None and _hides(game.sheet_kind)


def _hides(kind: type[Piece]) -> bool:
    plan = plan_for(kind)
    if any([show is not PUBLIC for show in plan.shows]):
        return True
    return any([_hides(inner) for shape in plan.shapes for inner in shape.kinds()])
