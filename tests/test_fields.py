"""Declarations of fields: what is generated from them is current, and what nobody could follow is refused."""

import pytest

from tools import fields
from tools.fieldgen import python, typescript
from tools.fieldgen.reading import BadDeclaration, read


def test_what_is_generated_is_current():
    assert fields.stale() == [], "run `make fields`"


def test_there_is_something_generated_for_every_declaration():
    names = {fields.shown(path) for path in fields.generated()}
    assert names >= {
        "src/starboard/kernel/fields.py",
        "src/starboard/games/nemesis/state/fields.py",
        "web/src/games/nemesis/state.gen.ts",
    }


def test_a_game_elsewhere_gets_its_fields_too(tmp_path, monkeypatch):
    folder = tmp_path / "beacons"
    (folder / "state").mkdir(parents=True)
    (folder / "state" / "declared.py").write_text(
        f'{HEAD}\n\nclass Tray(Piece):\n    """A tray."""\n\n    x: int = field(PUBLIC, 0)\n'
    )
    monkeypatch.setattr(fields, "folders", lambda: {"beacons": folder})

    written = fields.generated()[folder / "state" / "fields.py"]

    assert "from beacons/state/declared.py" in written and "class Tray(Piece)" in written


HEAD = """
from typing import Literal
from starboard.kernel.decks import Deck
from starboard.kernel.declaring import Fields, Piece, StateFields, field
from starboard.kernel.visibility import COUNT, NEVER, OWNER, PUBLIC, Face, Known, Tally

Colour = Literal["red", "green"]


class Cup(Piece):
    \"\"\"A cup.\"\"\"

    size: int = field(PUBLIC)
"""


def declared(tmp_path, *lines, base="Piece", name="Tray"):
    path = tmp_path / "declared.py"
    body = "".join(f"    {line}\n" for line in lines)
    path.write_text(f'{HEAD}\n\nclass {name}({base}):\n    """A tray."""\n\n{body}')
    return read(path)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("x: float = field(PUBLIC, 0.0)", r"Tray\.x: float is nothing"),
        ("x: object = field(PUBLIC, 0)", r"Tray\.x: object is nothing"),
        ("x: set[str] = field(PUBLIC, set())", r"Tray\.x: set\[str\] is nothing"),
        ("x: dict[int, str] = field(PUBLIC, {})", r"Tray\.x: dict\[int, str\] is nothing"),
        ("x: tuple[int, list[int]] = field(PUBLIC)", r"Tray\.x: tuple\[int, list\[int\]\] is nothing"),
        ("x: int | str = field(PUBLIC, 0)", r"Tray\.x: int \| str is nothing"),
        ("x: int | None | None = field(PUBLIC, None)", r"Tray\.x: .* once is enough"),
        ("x: list[Later] = field(PUBLIC, [])", r"Tray\.x: Later is nothing .*before it is used"),
        ("x: list['Tray'] = field(PUBLIC, [])", r"Tray\.x: 'Tray' is nothing"),
        ("plan: int = field(PUBLIC, 0)", r"Tray\.plan: every piece has something of that name"),
        ("x: int = 0", r"Tray\.x: say who sees it"),
        ("x: int = field()", r"Tray\.x: say who sees it"),
        ("x: int = field(PUBLIC, 0, given=1)", r"Tray\.x: field\(show\)"),
        ("x: list[int] = field(PUBLIC, given=[])", r"Tray\.x: pieces would share"),
        ("x = 0", r"Tray: a declaration has fields and nothing else"),
        ("def x(self) -> None: ...", r"Tray: a declaration has fields and nothing else"),
    ],
)
def test_a_field_that_nobody_could_follow_is_refused_with_its_place(tmp_path, line, reason):
    with pytest.raises(BadDeclaration, match=reason):
        declared(tmp_path, line)


@pytest.mark.parametrize(("base", "name"), [("Fields", "Tray"), ("object", "Tray"), ("Deck", "Tray")])
def test_a_kind_is_declared_as_one(tmp_path, base, name):
    with pytest.raises(BadDeclaration, match="Tray"):
        declared(tmp_path, "x: int = field(PUBLIC)", base=base, name=name)


SHAPES = {
    "x: int = field(PUBLIC, 0)": ("self.x", "self.x", "number"),
    "x: Colour = field(PUBLIC, 'red')": ("self.x", "self.x", "Colour"),
    "x: Cup = field(PUBLIC, Cup(1))": ("self.x.clone()", "self.x.row()", "Cup"),
    "x: list[str] = field(PUBLIC, [])": ("self.x.copy()", "self.x.copy()", "string[]"),
    "x: list[list[int]] = field(PUBLIC, [])": (
        "[one.copy() for one in self.x]",
        "[one.copy() for one in self.x]",
        "number[][]",
    ),
    "x: list[tuple[int, str]] = field(PUBLIC, [])": (
        "self.x.copy()",
        "[[one[0], one[1]] for one in self.x]",
        "[number, string][]",
    ),
    "x: list[Cup] = field(PUBLIC, [])": (
        "[one.clone() for one in self.x]",
        "[one.row() for one in self.x]",
        "Cup[]",
    ),
    "x: Cup | None = field(PUBLIC, None)": (
        "None if self.x is None else self.x.clone()",
        "(None if self.x is None else self.x.row())",
        "Cup | null",
    ),
    "x: list[int | None] = field(PUBLIC, [])": ("self.x.copy()", "self.x.copy()", "(number | null)[]"),
    "x: dict[str, int] = field(PUBLIC, {})": ("self.x.copy()", "self.x.copy()", "Record<string, number>"),
    "x: dict[str, Cup] = field(PUBLIC, {})": (
        "{name: one.clone() for name, one in self.x.items()}",
        "{name: one.row() for name, one in self.x.items()}",
        "Record<string, Cup>",
    ),
    "x: dict[str, list[Cup]] = field(PUBLIC, {})": (
        "{name: [one_1.clone() for one_1 in one] for name, one in self.x.items()}",
        "{name: [one_1.row() for one_1 in one] for name, one in self.x.items()}",
        "Record<string, Cup[]>",
    ),
    "x: list[str] = field(COUNT, [])": ("self.x.copy()", "self.x.copy()", "number"),
    "x: list[str] = field(OWNER, [])": ("self.x.copy()", "self.x.copy()", "Hidden"),
    "x: list[int] = field(OWNER, [])": ("self.x.copy()", "self.x.copy()", "Hidden<number>"),
    "x: str = field(OWNER, '')": ("self.x", "self.x", "string | null"),
    "x: list[int] = field(Known('y'), [])": ("self.x.copy()", "self.x.copy()", "(number | string)[]"),
    "x: int = field(Known('y'), 0)": ("self.x", "self.x", "number | string"),
    "x: list[str] = field(Tally(str), [])": ("self.x.copy()", "self.x.copy()", "Record<string, number>"),
    "x: list[str] = field(Face(str), [])": ("self.x.copy()", "self.x.copy()", "string[]"),
}


@pytest.mark.parametrize("line", SHAPES)
def test_each_shape_is_copied_written_and_typed(tmp_path, line):
    declaration = declared(tmp_path, line + "  # what it is for")
    copied, plain, type = SHAPES[line]

    written = python.written(declaration, "declared.py")
    assert f"new.x = {copied}\n" in written
    assert f"            {plain},\n" in written
    assert "# what it is for" in written
    assert f"  x: {type}; // what it is for\n" in typescript.written(declaration, {}, "declared.py")


def test_the_client_does_not_hear_of_what_nobody_sees(tmp_path):
    declaration = declared(tmp_path, "x: int = field(NEVER, 0)", "y: int = field(PUBLIC, 0)")
    assert "x:" not in typescript.written(declaration, {}, "declared.py").partition("Tray {")[2]


def test_a_view_that_the_client_does_not_know_is_refused(tmp_path):
    with pytest.raises(BadDeclaration, match=r"Tray\.x: the client does not know"):
        typescript.written(declared(tmp_path, "x: int = field(Strange(), 0)"), {}, "declared.py")
