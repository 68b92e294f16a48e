"""What goes wrong around the client itself."""

from starboard.kernel.errors import StarboardError


class NotWritten(StarboardError):
    """A place where nothing can be saved."""
