"""Reading declarations: the classes of a `declared.py` as kinds with fields, without running them."""

import ast
import io
import tokenize
from pathlib import Path

import msgspec

from starboard.kernel.game import State


class BadDeclaration(Exception):
    """A declaration that nobody could follow, with its place."""


class Type(msgspec.Struct, frozen=True):
    """What a field holds: `name` is int, str, bool, words, list, tuple, dict, maybe, or the name of a kind."""

    name: str
    inside: tuple["Type", ...] = ()
    words: tuple[str, ...] = ()
    alias: str = ""  # how the client calls these words

    @property
    def simple(self) -> bool:
        return self.name in ("int", "str", "bool", "words")

    @property
    def still(self) -> bool:
        """It cannot change in place."""
        return self.simple or (self.name in ("tuple", "maybe") and all(one.still for one in self.inside))


class Declared(msgspec.Struct):
    """One field. `show` and `default` are expressions; a field that is `given` is an argument of the constructor."""

    name: str
    type: Type
    show: str
    default: str | None
    given: bool
    comment: str
    see: ast.expr


class Kind(msgspec.Struct):
    name: str
    base: str  # Piece, Fields or StateFields
    doc: str
    fields: list[Declared]


class Declaration(msgspec.Struct):
    path: Path
    aliases: dict[str, tuple[str, ...]]  # names for sets of words
    imports: dict[str, str]  # by name: the module it comes from
    kinds: list[Kind]


BASES = ("Piece", "Fields", "StateFields")


def read(path: Path) -> Declaration:
    source = path.read_text(encoding="utf-8")
    found = Declaration(path, {}, {}, [])
    comments = _comments(source)
    for node in ast.parse(source).body:
        if isinstance(node, ast.ImportFrom):
            found.imports |= {alias.name: node.module or "" for alias in node.names}
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            words = _literal(node.value)
            if words:
                found.aliases[node.targets[0].id] = words
        elif isinstance(node, ast.ClassDef):
            found.kinds.append(_kind(node, found, comments))
    return found


def _comments(source: str) -> dict[int, str]:
    """By line: the comment at its end."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}


def _kind(node: ast.ClassDef, found: Declaration, comments: dict[int, str]) -> Kind:
    base = node.bases[0].id if len(node.bases) == 1 and isinstance(node.bases[0], ast.Name) else ""
    if base not in BASES:
        raise BadDeclaration(f"{node.name}: it is a {', a '.join(BASES)}, and nothing else")
    if base != "Piece" and not node.name.endswith("Fields"):
        raise BadDeclaration(f"{node.name}: fields for a class written by hand are called …Fields")
    kind = Kind(node.name, base, ast.get_docstring(node) or "", [])
    for line in node.body[1 if kind.doc else 0 :]:
        if not (isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)):
            raise BadDeclaration(f"{node.name}: a declaration has fields and nothing else")
        kind.fields.append(_field(node.name, line, found, comments.get(line.end_lineno or 0, "")))
    return kind


def _field(kind: str, line: ast.AnnAssign, found: Declaration, comment: str) -> Declared:
    assert isinstance(line.target, ast.Name)
    name, call = line.target.id, line.value
    where = f"{kind}.{name}"
    if hasattr(State, name):
        raise BadDeclaration(f"{where}: every piece has something of that name already; call the field otherwise")
    if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "field" and call.args):
        raise BadDeclaration(f"{where}: say who sees it: `= field(PUBLIC, …)`")
    keywords = {keyword.arg: keyword.value for keyword in call.keywords}
    if set(keywords) - {"given"} or len(call.args) > 2 or (keywords and len(call.args) == 2):
        raise BadDeclaration(f"{where}: field(show), field(show, default) or field(show, given=default)")
    if isinstance(keywords.get("given"), ast.List | ast.Dict | ast.Call):
        raise BadDeclaration(
            f"{where}: pieces would share a default that can change; leave it out, or use field(show, default)"
        )
    default = keywords.get("given", call.args[1] if len(call.args) == 2 else None)
    return Declared(
        name,
        _type(line.annotation, found, where),
        ast.unparse(call.args[0]),
        None if default is None else ast.unparse(default),
        len(call.args) == 1,
        comment,
        call.args[0],
    )


# --- types ---


def _type(node: ast.expr, found: Declaration, where: str) -> Type:
    words = _literal(node)
    if words:
        return Type("words", words=words)
    if isinstance(node, ast.Name):
        return _named_type(node.id, found, where)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        return _container(node, node.value.id, found, where)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return _union(node, found, where)
    raise BadDeclaration(f"{where}: {ast.unparse(node)} is nothing that a field can hold")


def _literal(node: ast.expr) -> tuple[str, ...]:
    """The words of a `Literal`, or nothing."""
    if not (isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Literal"):
        return ()
    parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    return tuple(part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str))


def _named_type(name: str, found: Declaration, where: str) -> Type:
    if name in ("int", "str", "bool"):
        return Type(name)
    if name in found.aliases:
        return Type("words", words=found.aliases[name], alias=name)
    if name in found.imports or name in [kind.name for kind in found.kinds]:
        return Type(name)
    raise BadDeclaration(f"{where}: {name} is nothing that a field can hold (a piece is declared before it is used)")


def _container(node: ast.Subscript, name: str, found: Declaration, where: str) -> Type:
    parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    types = tuple(_type(part, found, where) for part in parts)
    if name == "list" and len(types) == 1:
        return Type("list", types)
    if name == "dict" and len(types) == 2 and types[0] == Type("str"):
        return Type("dict", types[1:])
    if name == "tuple" and all(one.still for one in types):
        return Type("tuple", types)
    raise BadDeclaration(f"{where}: {ast.unparse(node)} is nothing that a field can hold")


def _union(node: ast.BinOp, found: Declaration, where: str) -> Type:
    if isinstance(node.right, ast.Constant) and node.right.value is None:
        inside = _type(node.left, found, where)
        if inside.name == "maybe":
            raise BadDeclaration(f"{where}: `| None` once is enough")
        return Type("maybe", (inside,))
    left, right = _type(node.left, found, where), _type(node.right, found, where)
    if left.name != "words" or right.name != "words":
        raise BadDeclaration(f"{where}: {ast.unparse(node)} is nothing that a field can hold")
    names = [one.alias or " | ".join(f'"{word}"' for word in one.words) for one in (left, right)]
    return Type("words", words=left.words + right.words, alias=" | ".join(names))
