# What the server refuses: what happened and what to do next. The names are the server's codes.


## Who you are

error-not-signed-in = We do not know you yet. Enter a name, then try again.
error-bad-name = A name has 1 to 40 visible characters. Please choose another one.
error-login-taken = Another account has this login already. Choose another one, or log in if it is yours.
error-has-account = You have an account already. To use another one, log out first.
error-wrong-login = No account has this login and password. Check both and try again.
error-weak-password = A password has 8 to 200 characters. Three or four words in a row are a good one.
error-too-many-requests = That was too much at once. Wait a few seconds, then go on.
error-too-many-connections = The server has too many connections open just now. Close other windows of it, or try again in a moment.
error-table-crowded = Too many people are watching this table. Try again later.
error-too-many-windows = You have too many windows with tables open. Close one, then try again.
error-too-many-tries = Too many wrong passwords for this name. Wait ten minutes, or sign in on a device where you have signed in before.
error-wrong-origin = The request came from another site and was refused. Open Starboard at its own address and try again.
error-webhooks-off = This server calls no web addresses. Browser notifications still tell you when it is your turn.
error-bad-webhook = This address cannot be called from here. It must begin with https:// and belong to a host this server allows.


## Tables and seats

error-no-such-table = There is no such table. Perhaps the link is incomplete; ask for it again.
error-no-such-seat = This table has no such seat. Load the page again to see the seats there are.
error-no-such-game = This server does not have that game. Choose one from the list.
error-no-such-page = There is nothing at this address. Go back to the home page.
error-not-a-member = You need an invitation to this table. Ask whoever opened it for the link.
error-wrong-invite = This invitation is not valid, or not any more. Ask for a new link.
error-not-the-host = Only the host of the table may do this. Ask them in the chat.
error-not-your-seat = That seat is not yours. Sit down on a free one first.
error-no-spectators = This table allows no spectators. Ask the host for a seat, or to let spectators in.
error-seat-taken = That seat is taken. Choose another one.
error-seen-another-seat = You have already seen the secrets of another seat in this game. Take that seat back, or watch.
error-seat-empty = That seat is already free.
error-already-seated = You have a seat at this table already. Stand up first if you want another one.
error-table-full = You have too many open tables. Put one you no longer need into the archive, then try again.
error-not-started = The game has not started yet. The host starts it when every seat is taken.
error-already-started = The game has started already. This can be changed only before that.
error-seats-empty = Every seat needs a person or a bot first. Invite somebody, or put bots on the empty seats.
error-game-over = The game is over. You can watch it again, or open a new table.
error-not-over = This is for finished games. Play this one to its end first.
error-others-played = Others have held cards in this game. Its file would show their hands; you can have it when the game is over.
error-paused = The table is paused. Any player may resume it: choose “Resume” in the menu.
error-not-paused = The table is not paused. Just play on.
error-archived = This table is in the archive. Export it, and import the file to go on with it.
error-table-damaged = What is kept of this table is damaged and cannot be played. It was set aside; tell whoever runs this server.


## At the table

error-already-decided = That was already decided. The table now shows how things stand.
error-not-asked = You are not asked anything right now. Wait for your next question.
error-illegal-answer = That is not one of the options. Choose one from the list.
error-rule-fault = A rule of the game fails at this decision. Nothing was changed: decide otherwise, or ask to go back.
error-cannot-undo = There is nothing of yours to take back.
error-no-vote = Nothing is being voted on any more.
error-vote-open = The table is voting already. Wait until everybody has answered.
error-no-window = The moment to react has passed.
error-odds-off = This table shows no odds. The host can switch them on in the table’s menu.
error-odds-dropped = The odds were not worked out, because something else came first. Look at the question again.
error-advice-off = This table has no coach to ask.


## Setting up a table

error-setup-players = { $least ->
    [one] { $most ->
        [one] This table is for one player, not for { $seats }. Take seats away, or choose another mode.
       *[other] This table is for 1 to { $most } players, not for { $seats }. Add or take away seats, or choose another mode.
    }
   *[other] This table is for { $least } to { $most } players, not for { $seats }. Add or take away seats, or choose another mode.
}
error-setup-scenario-mode = The scenario “{ $scenario }” is not played in this mode. Choose another scenario, or another mode.
error-setup-campaign-only = The scenario “{ $scenario }” is played in a campaign only. Open a campaign, or choose another scenario.
error-setup-no-campaign = This scenario is not part of a campaign. Choose another one.
error-setup-campaign-mode = The campaign “{ $campaign }” is not played in this mode. Choose another mode.
error-setup-option-mode = The option “{ $option }” is not played in this mode. Switch it off, or choose another mode.
error-setup-no-role = Seat { $seat } has no role yet. Give it one, or take the seat away.
error-setup-role-alone = Whoever plays “{ $role }” can play nothing else. Give the other roles to another seat.
error-setup-role-count = { $most ->
    [one] { $count ->
        [0] Somebody has to play “{ $role }”. Give the role to a seat.
       *[other] Only one seat can play “{ $role }”. Give the others another role.
    }
   *[other] { $least } to { $most } seats play “{ $role }”, not { $count }. Change who plays what.
}


## Campaigns

error-no-such-campaign = There is no such campaign. Perhaps the link is incomplete; look among your campaigns.
error-no-such-chapter = This campaign has no such chapter. Load the page again to see the chapters there are.
error-chapter-not-over = The chapter it would go on from is not over yet. Play it to its end first.
error-chapter-goes-on = The next chapter has begun, so the end of this one stays. You can branch off from before this chapter instead.
error-chapter-fixed = Mode and options belong to the whole campaign and cannot be changed for one chapter.
error-campaign-over = The campaign has come to its end here. You can branch off from an earlier chapter.
error-campaign-archived = This campaign is in the archive. Take it out first; then you can go on with it.
error-campaign-secret = This campaign keeps secrets from one chapter to the next. Until it has ended, you see its chapters with your own eyes, and nobody gets its file.
error-campaign-full = This campaign has as many chapters as one can have. Begin a new one.
error-campaigns-full = You have too many campaigns. Put one you no longer need into the archive, then try again.
error-setup-not-own = The mission in this file cannot be played here.
error-own-broken = This mission cannot be played.
error-own-too-large = This mission is too large: { $most } KiB is the most.
error-wrong-scenario = That scenario does not go on from there. Choose one of those that may follow.


## Files, requests, the server

error-bad-file = That file is not a game of Starboard, or it is damaged. Choose a file that was exported here.
error-file-newer = That file was made by a newer Starboard. Import it on a server that is up to date.
error-file-other-game = That file is of a game this server does not have.
error-file-too-long = That file is longer than any game. Choose a file that was exported here.
error-file-unplayable = What was decided in that file does not follow the rules, so it cannot be played again. Choose a file that was not changed.
error-file-impossible = The table in that file cannot be: pieces are missing, doubled or out of place. Choose a file that was not changed.
error-too-much-work = That took more time or memory than this server gives to it. It was given up, and nothing was changed.
error-too-large = That is larger than anything a table needs. Send something shorter.
error-bad-request = The server did not understand that. Check what you entered; if all is well, load the page again.
error-bad-frame = The table did not understand that message. Load the page again; nothing is lost.
error-unexpected = Something unexpected happened. Load the page again; if it stays like this, tell whoever runs this server.
error-busy = The server has several of these to do already. Try again in a moment.
error-storage-trouble = { $kind ->
    [full] The disk of this server is full. Nothing was changed; tell whoever runs the server, and try again later.
    [locked] Another program is keeping the server’s database busy. Nothing was changed; try again in a moment.
    [read-only] This server can only read at the moment, not save. Nothing was changed; tell whoever runs the server.
    [broken] The disk of this server is failing. Nothing was changed; tell whoever runs the server.
    [away] The server cannot reach its database. Stay here: as soon as it is back, the table shows whether your last step was kept.
    [slow] The server’s database is not answering. Stay here: as soon as it does, the table shows whether your last step was kept.
   *[other] The table cannot be saved just now. Nothing was changed; try again in a moment.
}
error-shutting-down = The server is restarting. Stay here: the table comes back by itself in a moment.
