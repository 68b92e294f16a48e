"""What goes wrong around the command line, and any error in the reader's language."""

from starboard.kernel.campaign import CampaignError
from starboard.kernel.errors import (
    BrokenContent,
    BrokenSave,
    Diverged,
    ImpossibleSetup,
    RuleFault,
    StarboardError,
    Unknown,
)
from starboard.texts import Texts

WITH_REASON: dict[type[StarboardError], str] = {
    RuleFault: "cli-error-rule-fault",
    Diverged: "cli-error-recording",
    BrokenContent: "cli-error-content",
}


class Mistake(StarboardError):
    """Something asked of the command line that cannot be done: the id of its message, and the variables."""

    def __init__(self, text: str, **values: str | int) -> None:
        super().__init__(f"{text} {values}")
        self.said(text, **values)


class NotWritten(Mistake):
    """A place where nothing can be saved."""


def in_words(error: Exception, texts: Texts) -> str:
    """The error in the reader's language; one that no message speaks of keeps its own words."""
    if isinstance(error, StarboardError) and error.text:
        return texts.text(error.text, **error.values)
    if isinstance(error, Unknown):
        valid = ", ".join(error.valid)
        return texts.text("cli-error-unknown", what=error.what, name=error.name, valid=valid)
    if isinstance(error, BrokenSave):
        return texts.text("cli-error-save", why=error.why, file=error.file or "?")
    if isinstance(error, CampaignError):
        return texts.text(f"error-{error.why}")
    if isinstance(error, ImpossibleSetup):
        return texts.text(f"error-setup-{error.why}", **error.about)
    for kind, message in WITH_REASON.items():
        if isinstance(error, kind):
            return texts.text(message, reason=str(error))
    return str(error)
