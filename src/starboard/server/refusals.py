"""What the server refuses, and how it says so: a stable code, a status, and an English sentence for logs and programs.

Clients say it in the reader's language by the message `error-<code>`.
"""

from typing import Any, Final

from starboard.kernel.errors import StarboardError

# Each code with its HTTP status and sentence. The four languages of `errors.ftl` have exactly these.
CODES: Final[dict[str, tuple[int, str]]] = {
    "not-signed-in": (401, "say who you are first: POST /api/guest"),
    "wrong-login": (401, "no account with this name and password"),
    "wrong-origin": (403, "requests from other sites are refused"),
    "not-a-member": (403, "you need an invitation to this table"),
    "wrong-invite": (403, "this invitation is not, or no longer, valid"),
    "not-the-host": (403, "only the host of the table may do this"),
    "not-your-seat": (403, "that seat is not yours"),
    "no-spectators": (403, "this table allows no spectators"),
    "no-such-table": (404, "there is no such table"),
    "no-such-seat": (404, "there is no such seat"),
    "no-such-game": (404, "there is no such game"),
    "no-such-campaign": (404, "there is no such campaign"),
    "no-such-chapter": (404, "there is no such chapter"),
    "no-such-page": (404, "there is nothing here"),
    "login-taken": (409, "another account has this name"),
    "has-account": (409, "you have an account already"),
    "seat-taken": (409, "somebody sits there"),
    "seen-another-seat": (409, "you have seen another seat's secrets in this game"),
    "seat-empty": (409, "nobody sits there"),
    "already-seated": (409, "you have a seat at this table"),
    "not-started": (409, "the game has not started"),
    "already-started": (409, "the game has started"),
    "seats-empty": (409, "every seat needs a person or a bot first"),
    "game-over": (409, "the game is over"),
    "not-over": (409, "this is for finished games"),
    "others-played": (409, "others have held cards in this game; until it is over its file would show them"),
    "paused": (409, "the table is paused"),
    "not-paused": (409, "the table is not paused"),
    "archived": (409, "the table is in the archive"),
    "table-damaged": (409, "what is kept of this table cannot be played; it is set aside"),
    "already-decided": (409, "that was already decided"),
    "not-asked": (409, "you are not asked anything now"),
    "illegal-answer": (409, "that is not one of the options"),
    "rule-fault": (409, "a rule of the game fails here; decide otherwise or go back"),
    "cannot-undo": (409, "there is nothing to take back"),
    "no-vote": (409, "nothing is being voted on"),
    "vote-open": (409, "the table is voting already"),
    "no-window": (409, "no reaction window is open"),
    "odds-off": (409, "this table shows no odds"),
    "odds-dropped": (409, "these odds are no longer worked out: a newer request, or the question is answered"),
    "advice-off": (409, "this table has no coach who could be asked"),
    "chapter-not-over": (409, "the chapter it would go on from is not over"),
    "chapter-goes-on": (409, "the next chapter has begun; its past stays as it is"),
    "chapter-fixed": (409, "mode and options are those of the campaign"),
    "campaign-over": (409, "the campaign has come to its end here"),
    "campaign-archived": (409, "the campaign is in the archive"),
    "campaign-secret": (409, "this campaign keeps secrets from chapter to chapter; you see what is yours"),
    "campaign-full": (409, "no campaign has so many chapters"),
    "campaigns-full": (409, "you have too many campaigns; archive one first"),
    "table-full": (409, "you have too many tables; archive one first"),
    "too-large": (413, "that is larger than anything a table needs"),
    "bad-request": (422, "that request is not understood"),
    "bad-name": (422, "a name has 1 to 40 visible characters"),
    "weak-password": (422, "a password has 8 to 200 characters"),
    "bad-file": (422, "that file is not a game of Starboard"),
    "file-newer": (422, "that file was made by a newer Starboard"),
    "file-other-game": (422, "that file is of a game this server does not have"),
    "file-too-long": (422, "that file is longer than any game"),
    "file-unplayable": (422, "what was decided in that file does not follow the rules"),
    "file-impossible": (422, "the table in that file cannot be"),
    "too-much-work": (422, "that took more time or memory than it may"),
    "setup-players": (422, "so many cannot sit at this table"),
    "setup-scenario-mode": (422, "this scenario needs another mode"),
    "setup-campaign-only": (422, "this scenario is played in a campaign only"),
    "setup-no-campaign": (422, "this scenario is a chapter of no campaign"),
    "setup-campaign-mode": (422, "this campaign needs another mode"),
    "setup-option-mode": (422, "this option needs another mode"),
    "setup-no-role": (422, "a seat has no role"),
    "setup-role-alone": (422, "who holds this role holds no other"),
    "setup-role-count": (422, "this role is held too often or too seldom"),
    "setup-not-own": (422, "this game does not play that scenario from its text"),
    "own-broken": (422, "that scenario cannot be played"),
    "own-too-large": (413, "that scenario is larger than one may be"),
    "wrong-scenario": (422, "that scenario does not go on from there"),
    "bad-webhook": (422, "that address cannot be called from here"),
    "webhooks-off": (422, "this server calls no webhooks"),
    "bad-frame": (422, "that message is not understood"),
    "too-many-requests": (429, "too many requests; wait a little"),
    "too-many-tries": (429, "too many wrong passwords for this name; wait ten minutes"),
    "too-many-windows": (429, "you have too many windows of tables open; close one"),
    "table-crowded": (429, "too many people watch this table; try again later"),
    "too-many-connections": (503, "too many connections; wait a little, or close some"),
    "unexpected": (500, "something went wrong here; it is in the log"),
    "busy": (503, "too much of this is going on already; try again in a moment"),
    "storage-trouble": (503, "the table cannot be saved just now; try again"),
    "shutting-down": (503, "the server restarts; come back in a moment"),
}


class RequestRefused(Exception):
    """A request that changes nothing."""

    def __init__(
        self, code: str, detail: str = "", rule: str = "", **args: str | int | dict[str, str] | list[str]
    ) -> None:
        self.code = code
        self.status, sentence = CODES[code]
        self.message = detail or sentence
        self.rule = rule
        self.args_for_text = args
        super().__init__(f"{code}: {self.message}")

    def plain(self) -> dict[str, Any]:
        return {"code": self.code, "message": self.message, "args": self.args_for_text}


class CannotOpen(StarboardError):
    """The server cannot start with what it was given: one sentence for whoever starts it."""
