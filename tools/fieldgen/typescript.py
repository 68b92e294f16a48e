"""The client's types: what a seat sees of each kind of piece, as the projector shows it."""

import ast

from tools.fieldgen.reading import BadDeclaration, Declaration, Declared, Kind, Type

SIMPLE = {"int": "number", "str": "string", "bool": "boolean"}


def written(declaration: Declaration, shared: dict[str, Kind], origin: str) -> str:
    """The whole module. `shared` are kinds of the kernel that the declaration may use."""
    used = {name for kind in declaration.kinds for one in kind.fields for name in _names(one.type)}
    kinds = [shared[name] for name in sorted(used & set(shared))] + declaration.kinds
    head = (
        f"// Written by tools/fields.py from {origin}: change that, then run `make fields`.\n\n"
        "/** A list whose owner reads it while the others count it. */\n"
        "export type Hidden<T = string> = T[] | number;\n"
    )
    sets = "".join(
        f"export type {name} = {' | '.join(_word(word) for word in words)};\n"
        for name, words in declaration.aliases.items()
    )
    return "\n".join([head, sets, *[_interface(kind) for kind in kinds]])


def _names(type: Type) -> set[str]:
    return {type.name}.union(*[_names(one) for one in type.inside])


def _interface(kind: Kind) -> str:
    fields = "".join(_field(kind, one) for one in kind.fields if _show(one)[0] != "NEVER")
    return f"/** {kind.doc} */\nexport interface {name_of(kind)} {{\n{fields}}}\n"


def name_of(kind: Kind) -> str:
    """A whole table is called a state."""
    bare = kind.name.removesuffix("Fields")
    return f"{bare}State" if kind.base == "StateFields" else bare


def _field(kind: Kind, one: Declared) -> str:
    comment = f" // {one.comment}" if one.comment else ""
    return f"  {one.name}: {_seen(f'{kind.name}.{one.name}', one)};{comment}\n"


def _show(one: Declared) -> tuple[str, list[ast.expr]]:
    """The name of the rule by which it is shown, and its arguments."""
    if isinstance(one.see, ast.Call) and isinstance(one.see.func, ast.Name):
        return one.see.func.id, one.see.args
    return ast.unparse(one.see), []


def _seen(where: str, one: Declared) -> str:
    """What arrives at a seat that may or may not know it."""
    rule, _ = _show(one)
    type = _typescript(one.type)
    if rule == "PUBLIC":
        return type
    if rule == "COUNT":
        return "number"
    if rule == "OWNER":
        if one.type.name == "list":
            inside = _typescript(one.type.inside[0])
            return "Hidden" if inside == "string" else f"Hidden<{inside}>"
        return f"{type} | number" if one.type.name == "dict" else f"{type} | null"
    if rule == "Known":  # the back is a word
        if one.type.name == "list":
            return _list(_or_word(_typescript(one.type.inside[0])))
        return _or_word(type)
    if rule == "Face":
        return _list(_or_word(_typescript(one.type.inside[0])))
    if rule == "Tally":
        return "Record<string, number>"
    raise BadDeclaration(f"{where}: the client does not know how {rule} looks")


def _or_word(type: str) -> str:
    return type if type == "string" else f"{type} | string"


def _list(type: str) -> str:
    return f"({type})[]" if "|" in type else f"{type}[]"


def _typescript(type: Type) -> str:
    if type.name == "words":
        return type.alias or " | ".join(_word(word) for word in type.words)
    if type.name == "list":
        return _list(_typescript(type.inside[0]))
    if type.name == "tuple":
        return f"[{', '.join(_typescript(one) for one in type.inside)}]"
    if type.name == "dict":
        return f"Record<string, {_typescript(type.inside[0])}>"
    if type.name == "maybe":
        return f"{_typescript(type.inside[0])} | null"
    return SIMPLE.get(type.name, type.name.removesuffix("Fields"))


def _word(word: str) -> str:
    return f'"{word}"'
