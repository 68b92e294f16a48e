"""Mutation tests of the games' rules with mutmut: `make mutants ARGS='starboard.games.<game>.rules.<chapter>*'`.

A mutant is one small change of a rule; one that no test notices shows what the tests do not check yet. Called with
`show <name>` it prints the change. Which rules and tests: `[tool.mutmut]` in pyproject.toml.
"""

from _pytest.nodes import Node
from mutmut.__main__ import cli

if __name__ == "__main__":
    if not hasattr(Node, "_nodeid"):  # mutmut 3.8 asks pytest for a name that pytest 9.2 no longer has
        Node._nodeid = property(lambda node: node.nodeid)  # type: ignore[attr-defined]
    cli()
