"""The classes that are played with: plain typed Python that mypyc compiles well."""

import re
import subprocess
import sys

from tools.fieldgen.reading import Declaration, Declared, Kind, Type

# Up to so many fields a copy goes through the constructor; beyond, it begins with a blank piece.
FEW = 5
SIMPLE = {"int": "INT", "str": "WORD", "bool": "FLAG"}
SHAPES = {"INT", "WORD", "FLAG", "Many", "Maybe", "Named", "OneOf", "Plain", "Row"}
BLANK = {"int": "0", "str": '""', "bool": "False", "list": "[]", "dict": "{}", "maybe": "None"}


def written(declaration: Declaration, origin: str) -> str:
    """The whole module, formatted."""
    classes = "\n\n".join(_class(kind) for kind in declaration.kinds)
    aliases = declaration.aliases.items()
    sets = "".join(f"{_set_name(name)}: Final = OneOf({_quoted(words)})\n" for name, words in aliases)
    head = f'"""Written by `make fields` from {origin}."""\n\n'
    text = head + _imports(declaration, sets + classes) + "\n" + sets + "\n\n" + classes
    return _formatted(text)


def _imports(declaration: Declaration, body: str) -> str:
    used = set(re.findall(r"[A-Za-z_]+", re.sub(r'"[^"]*"|#.*', "", body)))
    modules: dict[str, set[str]] = {"typing": {"ClassVar", "Final"} & used}
    for name, module in declaration.imports.items():
        if name in used and module not in ("typing", "starboard.kernel.declaring"):
            modules.setdefault(module, set()).add(name)
    modules["starboard.kernel.pieces"] = {"Field", "Piece"} & used
    modules["starboard.kernel.game"] = {"State"} & used
    modules["starboard.kernel.shapes"] = SHAPES & used
    return "".join(f"from {module} import {', '.join(sorted(names))}\n" for module, names in modules.items() if names)


def _class(kind: Kind) -> str:
    base = "State" if kind.base == "StateFields" else "Piece"
    parts = [f"class {kind.name}({base}):\n    {_doc(kind.doc)}\n", _table(kind), _slots(kind), _init(kind)]
    if kind.base == "Piece":
        parts += [_blank(kind), _fresh(kind), _clone(kind)]
    else:
        parts += [_copy_to(kind)]
    return "\n".join([*parts, _row(kind)])


def _doc(text: str) -> str:
    return f'"""{text}"""'


def _table(kind: Kind) -> str:
    rows = "".join(
        f'        "{one.name}": Field({one.show}, {_shape(one.type)}{", needed=True" if _needed(one) else ""}),\n'
        for one in kind.fields
    )
    return f"    FIELDS: ClassVar[dict[str, Field]] = {{\n{rows}    }}"


def _needed(one: Declared) -> bool:
    return one.default is None


def _slots(kind: Kind) -> str:
    return f"    __slots__ = ({', '.join(repr(name) for name in sorted(one.name for one in kind.fields))},)\n"


def _big(kind: Kind) -> bool:
    return len(kind.fields) > FEW


# --- making and copying ---


def _init(kind: Kind) -> str:
    given = [one for one in kind.fields if one.given]
    arguments = [f"{one.name}: {_python(one.type)}{f' = {one.default}' if one.default else ''}" for one in given]
    if _big(kind):
        arguments.append("blank: bool = False")
    lines = [f"    def __init__(self, {', '.join(arguments)}) -> None:"]
    if kind.base == "StateFields":
        lines += ["        self.events = None", "        self.reveals = 0"]
    lines += [f"        self.{one.name} = {one.name}{_comment(one)}" for one in given]
    if _big(kind):
        lines += ["        if blank:  # a copy fills in everything else itself", "            return"]
    lines += [
        f"        self.{one.name}: {_python(one.type)} = {one.default}{_comment(one)}"
        for one in kind.fields
        if not one.given
    ]
    return "\n".join(lines) + "\n"


def _comment(one: Declared) -> str:
    return f"  # {one.comment}" if one.comment else ""


def _placeholders(kind: Kind) -> list[str]:
    """Something for each argument that must be given."""
    return [_nothing(one.type) for one in kind.fields if one.given and _needed(one)]


def _nothing(type: Type) -> str:
    if type.name == "words":
        return f'"{type.words[0]}"'
    if type.name == "tuple":
        return f"({', '.join(_nothing(one) for one in type.inside)},)"
    return BLANK.get(type.name, f"{type.name}.fresh()")


def _blank(kind: Kind) -> str:
    arguments = ", ".join([*_placeholders(kind), *(["blank=True"] if _big(kind) else [])])
    return f'    @staticmethod\n    def blank() -> "{kind.name}":\n        return {kind.name}({arguments})\n'


def _fresh(kind: Kind) -> str:
    arguments = ", ".join(_placeholders(kind))
    return f'    @classmethod\n    def fresh(cls) -> "{kind.name}":\n        return {kind.name}({arguments})\n'


def _clone(kind: Kind) -> str:
    given = [one for one in kind.fields if one.given]
    arguments = ", ".join([*[_copy(one) for one in given], *(["True"] if _big(kind) else [])])
    rest = "".join(f"        new.{one.name} = {_copy(one)}\n" for one in kind.fields if not one.given)
    head = f'    def clone(self) -> "{kind.name}":\n        new = {kind.name}({arguments})\n'
    return f"{head}{rest}        return new\n"


def _copy_to(kind: Kind) -> str:
    aside = "        new.reveals = self.reveals\n" if kind.base == "StateFields" else ""
    rest = "".join(f"        new.{one.name} = {_copy(one)}\n" for one in kind.fields)
    head = (
        f'    def copy_to(self, new: "{kind.name}") -> None:\n        """For `clone`: all fields, sharing nothing."""\n'
    )
    return head + aside + rest


def _copy(one: Declared) -> str:
    return _copied(one.type, f"self.{one.name}", 0)


def _copied(type: Type, value: str, depth: int) -> str:
    """An expression for a copy that shares nothing which can change."""
    if type.still:
        return value
    one = "one" if depth == 0 else f"one_{depth}"
    if type.name == "list":
        (inside,) = type.inside
        return f"{value}.copy()" if inside.still else f"[{_copied(inside, one, depth + 1)} for {one} in {value}]"
    if type.name == "dict":
        (inside,) = type.inside
        if inside.still:
            return f"{value}.copy()"
        return f"{{name: {_copied(inside, one, depth + 1)} for name, {one} in {value}.items()}}"
    if type.name == "maybe":
        (inside,) = type.inside
        return f"(None if {value} is None else {_copied(inside, value, depth)})"
    return f"{value}.clone()"


# --- for the codec ---


def _row(kind: Kind) -> str:
    values = "".join(f"            {_plain(one.type, f'self.{one.name}', 0)},\n" for one in kind.fields)
    return f"    def row(self) -> list[Plain]:\n        return [\n{values}        ]\n"


def _plain(type: Type, value: str, depth: int) -> str:
    """An expression for the value as JSON can say it."""
    one = "one" if depth == 0 else f"one_{depth}"
    if _as_it_is(type):
        return value
    if type.name == "tuple":
        return f"[{', '.join(_plain(inside, f'{value}[{at}]', depth) for at, inside in enumerate(type.inside))}]"
    if type.name == "maybe":
        return f"(None if {value} is None else {_plain(type.inside[0], value, depth)})"
    if type.name == "list":
        (inside,) = type.inside
        return f"{value}.copy()" if _as_it_is(inside) else f"[{_plain(inside, one, depth + 1)} for {one} in {value}]"
    if type.name == "dict":
        (inside,) = type.inside
        if _as_it_is(inside):
            return f"{value}.copy()"
        return f"{{name: {_plain(inside, one, depth + 1)} for name, {one} in {value}.items()}}"
    return f"{value}.row()"


def _as_it_is(type: Type) -> bool:
    return type.simple or (type.name == "maybe" and type.inside[0].simple)


def _python(type: Type) -> str:
    """The type as Python says it; words are plain strings to the compiler."""
    if type.name == "words":
        return "str"
    if type.name == "maybe":
        return f"{_python(type.inside[0])} | None"
    if type.name == "dict":
        return f"dict[str, {_python(type.inside[0])}]"
    if type.inside:
        return f"{type.name}[{', '.join(_python(one) for one in type.inside)}]"
    return type.name


def _shape(type: Type) -> str:
    if type.name == "words":
        return _set_name(type.alias) if type.alias.isidentifier() else f"OneOf({_quoted(type.words)})"
    inside = ", ".join(_shape(one) for one in type.inside)
    containers = {"list": "Many", "tuple": "Row", "dict": "Named", "maybe": "Maybe"}
    return f"{containers[type.name]}({inside})" if type.name in containers else SIMPLE.get(type.name, type.name)


def _set_name(alias: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", alias).upper()


def _quoted(words: tuple[str, ...]) -> str:
    return ", ".join(f'"{word}"' for word in words)


def _formatted(text: str) -> str:
    """As `make format` would leave it."""
    for command in (["check", "--select", "I", "--fix-only", "--quiet"], ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", "src/starboard/fields.py", "-"]
        text = subprocess.run(ruff, input=text, capture_output=True, text=True, check=True).stdout
    return text
