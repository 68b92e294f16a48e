"""The rules of planetary exploration, a chapter of the rulebook a module; `play` is the table of contents."""
