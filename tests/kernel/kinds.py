"""Kinds of piece made up at random, for the properties of codec, clone, projector and mirror.

A kind is written by the same generator as a game's, so that its `clone` and `row` are what is tested.
"""

import string
from typing import Any

from hypothesis import strategies as st

from starboard.kernel import pieces, shapes, visibility
from starboard.kernel.decks import Deck
from tools.fieldgen import python
from tools.fieldgen.reading import Declared, Kind, Type

SIMPLE = [Type("int"), Type("str"), Type("bool"), Type("words", words=("red", "green"))]
WORDS = st.text(string.ascii_lowercase + "ä漢'\"\\ ", max_size=6)


def stills() -> st.SearchStrategy[Type]:
    """What cannot change in place."""
    simple = st.sampled_from(SIMPLE)
    rows = st.lists(simple | simple.map(lambda one: Type("maybe", (one,))), min_size=1, max_size=3)
    return simple | rows.map(lambda inside: Type("tuple", tuple(inside)))


def types(kinds: list[str]) -> st.SearchStrategy[Type]:
    """Every shape that a field may have, with pieces of these kinds."""
    leaves = stills() | st.sampled_from([Type(name) for name in kinds])

    def around(inside: st.SearchStrategy[Type]) -> st.SearchStrategy[Type]:
        maybe = inside.filter(lambda one: one.name != "maybe").map(lambda one: Type("maybe", (one,)))
        return inside.map(lambda one: Type("list", (one,))) | inside.map(lambda one: Type("dict", (one,))) | maybe

    return st.recursive(leaves, around, max_leaves=3)


def field(name: str, type: Type, show: str = "PUBLIC") -> Declared:
    default: Any = python._nothing(type)
    return Declared(name, type, show, default, False, "", None)  # type: ignore[arg-type]


@st.composite
def declared(draw: st.DrawFn, name: str, kinds: list[str]) -> Kind:
    """A kind with fields of all shapes and views; the first is its seat."""
    fields = [field("seat", Type("int"))]
    for number in range(draw(st.integers(1, 5))):
        type = draw(types(kinds))
        listed, still = type.name in ("list", "dict"), type.name == "list" and type.inside[0].still
        shows = ["PUBLIC", "NEVER", "OWNER", *(["COUNT"] if listed else [])]
        shows += ["Face(repr)", "Tally(repr)"] if still else []
        fields.append(field(f"f{number}", type, draw(st.sampled_from(shows))))
    if draw(st.booleans()):
        still = draw(stills())
        fields.append(field("hidden", Type("list", (still,)), 'Known("hidden_known", repr)'))
        fields.append(field("hidden_known", Type("list", (Type("int"),)), "NEVER"))
        fields.append(field("secret", still, 'Known("secret_known")'))
        fields.append(field("secret_known", Type("int"), "NEVER"))
    return Kind(name, "Piece", "", fields)


class Made:
    """Declared kinds as classes: the last of them holds the others."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        place: dict[str, Any] = {**vars(shapes), **vars(visibility), "Deck": Deck}
        place |= {"Field": pieces.Field, "Piece": pieces.Piece, "ClassVar": Any, "__name__": "made_up"}
        for kind in kinds:
            source = python._class(kind).replace("ClassVar[dict[str, Field]]", "object")
            exec(source, place)
        self.classes = place
        self.root = kinds[-1]

    @property
    def kind(self) -> Any:
        return self.classes[self.root.name]

    def value(self, type: Type) -> st.SearchStrategy[Any]:
        match type.name:
            case "int":
                return st.integers(-shapes.LARGEST, shapes.LARGEST)
            case "str":
                return WORDS
            case "bool":
                return st.booleans()
            case "words":
                return st.sampled_from(type.words)
            case "list":
                return st.lists(self.value(type.inside[0]), max_size=3)
            case "dict":
                return st.dictionaries(WORDS, self.value(type.inside[0]), max_size=3)
            case "tuple":
                return st.tuples(*[self.value(one) for one in type.inside])
            case "maybe":
                return st.none() | self.value(type.inside[0])
        return self.piece(type.name)

    def piece(self, name: str) -> st.SearchStrategy[Any]:
        if name == "Deck":
            return st.lists(WORDS, max_size=3).map(Deck)
        return st.builds(self._filled, st.just(name), st.fixed_dictionaries(self._values(name)))

    def _values(self, name: str) -> dict[str, st.SearchStrategy[Any]]:
        values = {one.name: self.value(one.type) for one in self.kinds[name].fields}
        return {**values, "seat": st.integers(0, 2)}

    def _filled(self, name: str, values: dict[str, Any]) -> Any:
        piece = self.classes[name].blank()
        if "hidden" in values:
            masks = [(at * 3) % 9 - 1 for at in range(len(values["hidden"]))]
            values = {**values, "hidden_known": masks, "secret_known": values["secret_known"] % 9 - 1}
        for field_name, value in values.items():
            setattr(piece, field_name, value)
        return piece


@st.composite
def families(draw: st.DrawFn) -> Made:
    """Kinds of which the later may hold the earlier, and the kernel's decks."""
    kinds: list[Kind] = []
    for name in ("Leaf", "Twig", "Tree")[draw(st.integers(0, 2)) :]:
        kinds.append(draw(declared(name, [*[kind.name for kind in kinds], "Deck"])))
    return Made(kinds)
