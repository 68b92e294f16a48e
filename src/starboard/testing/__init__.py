"""Tables for rule tests: arrange a few pieces, script dice and answers, act, assert (docs/testing-rules.md)."""

from starboard.testing.nemesis import NemesisTable
from starboard.testing.table import ImpossibleTable, Table, UnscriptedQuestion, UnusedScript

__all__ = ["ImpossibleTable", "NemesisTable", "Table", "UnscriptedQuestion", "UnusedScript"]
