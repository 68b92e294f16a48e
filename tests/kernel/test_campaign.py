"""A campaign's tree: what goes on from where, what is begun once, what can be taken back."""

from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.kernel.campaign import BEGINNING, CampaignError, Chapter, Tree, grown, keeps_secrets, read_sheet
from starboard.kernel.encoding import encode
from starboard.kernel.errors import BrokenState
from starboard.kernel.pieces import Field, Piece
from starboard.kernel.shapes import INT, WORD, Many
from starboard.kernel.visibility import PUBLIC
from tests.kernel.toy_campaign import VOYAGE, VoyageSheet

SCENARIOS = ("a", "b", "c")


def refused(tree, do, *args) -> str:
    with pytest.raises(CampaignError) as found:
        getattr(tree, do)(*args)
    return found.value.why


def test_a_campaign_goes_on_from_the_end_of_a_chapter():
    tree, one = Tree(["a"]).begin(BEGINNING, 0, "a")
    assert one == Chapter(1, BEGINNING, 0, "a") and not one.over
    assert refused(tree, "begin", 1, 0, "b") == "chapter-not-over"
    tree = tree.end(1, ["b", "c"])
    assert refused(tree, "begin", 1, 0, "a") == "wrong-scenario"
    tree, two = tree.begin(1, 0, "c")
    assert [chapter.number for chapter in tree.path(2)] == [1, 2] and tree.latest == 2
    tree = tree.end(two.number, [])
    assert tree.ended and refused(tree, "begin", 2, 0, "a") == "campaign-over"


def test_the_same_chapter_is_begun_once_and_branches_are_beside_it():
    tree, one = Tree(["a", "b"]).begin(BEGINNING, 0, "a")
    same, again = tree.begin(BEGINNING, 0, "b")
    assert again is one and same is tree
    assert refused(tree, "begin", BEGINNING, 2, "a") == "no-such-branch"
    assert refused(tree, "begin", BEGINNING, -1, "a") == "no-such-branch"
    tree, other = tree.begin(BEGINNING, 1, "b")
    assert tree.after(BEGINNING) == [one, other]


def test_an_end_is_taken_back_until_something_goes_on_from_it():
    tree, _ = Tree(["a"]).begin(BEGINNING, 0, "a")
    tree = tree.end(1, ["b"])
    assert tree.withdraw(1).chapter(1).following is None
    tree, _ = tree.begin(1, 0, "b")
    assert refused(tree, "withdraw", 1) == "chapter-goes-on"
    for number in (0, -1, 3):
        assert refused(tree, "chapter", number) == "no-such-chapter"


deeds = st.lists(
    st.tuples(
        st.sampled_from(("begin", "end", "withdraw")),
        st.integers(0, 6),
        st.integers(0, 3),
        st.sampled_from(SCENARIOS),
        st.lists(st.sampled_from(SCENARIOS), max_size=3, unique=True),
    ),
    max_size=40,
)


@given(deeds)
def test_whatever_is_done_to_a_tree_it_stays_a_tree(played):
    """It could have grown as it stands; what a chapter goes on from is over, earlier, and allows it."""
    tree = Tree(SCENARIOS[:2])
    for do, number, branch, scenario, following in played:
        before = [*tree.chapters]
        try:
            if do == "begin":
                tree, begun = tree.begin(number, branch, scenario)
                assert (begun.parent, begun.branch) == (number, branch) and begun in tree.chapters
            elif do == "end":
                if tree.chapter(number).following is None:
                    tree = tree.end(number, following)
            else:
                tree = tree.withdraw(number)
        except CampaignError:
            assert tree.chapters == before
    again = grown(tree.first, tree.chapters)
    assert again.chapters == tree.chapters
    for chapter in tree.chapters:
        assert chapter.parent < chapter.number
        assert chapter.scenario in tree.may_follow(chapter.parent)
        assert tree.after(chapter.parent)[chapter.branch] == chapter
        assert tree.path(chapter.number)[-1] == chapter


@pytest.mark.parametrize(
    "chapters",
    [
        [Chapter(2, 0, 0, "a")],
        [Chapter(1, 1, 0, "a")],
        [Chapter(1, 0, 1, "a")],
        [Chapter(1, 0, 0, "b")],
        [Chapter(1, 0, 0, "a"), Chapter(2, 1, 0, "b")],
        [Chapter(1, 0, 0, "a", ()), Chapter(2, 1, 0, "b")],
        [Chapter(1, 0, 0, "a", ("c",)), Chapter(2, 1, 0, "b")],
        [Chapter(1, 0, 0, "a"), Chapter(1, 0, 0, "a")],
        [Chapter(1, 0, 0, "a"), Chapter(2, 0, 0, "a")],
        [Chapter(1, -1, 0, "a")],
    ],
)
def test_a_tree_that_cannot_have_grown_is_refused(chapters):
    with pytest.raises(CampaignError):
        grown(["a"], chapters)


def test_a_sheet_is_read_as_strictly_as_a_state():
    sheet = VoyageSheet()
    sheet.gold = 7
    assert read_sheet(VOYAGE, encode(sheet)).gold == 7
    for wrong in (None, [], {}, {**encode(sheet), "state": [1, 2]}):
        with pytest.raises(BrokenState):
            read_sheet(VOYAGE, wrong)
    with pytest.raises(BrokenState, match="no campaigns"):
        read_sheet(NEMESIS, encode(sheet))


def test_a_game_keeps_secrets_if_anything_in_its_sheet_is_hidden():
    class Log(Piece):
        FIELDS: ClassVar[dict[str, Field]] = {"lines": Field(PUBLIC, Many(WORD))}

    class Open(Piece):
        FIELDS: ClassVar[dict[str, Field]] = {"gold": Field(PUBLIC, INT), "log": Field(PUBLIC, Many(Log))}

    class OpenGame:
        sheet_kind = Open

    assert keeps_secrets(VOYAGE), "only in a piece inside the sheet"
    assert not keeps_secrets(OpenGame())
    assert not keeps_secrets(NEMESIS)
