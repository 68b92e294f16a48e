# What the terminal client says by itself; what is on the table, each game says.


## The prompt and the session

cli-prompt = >
cli-press-enter = Press Enter to go on.
cli-yes-no = yes or no?
cli-welcome = Type the number of an option. ? explains the question, help lists the commands. The game is saved in { $path }.
cli-unknown-command = There is no command { $word }. Type the number of an option, or help.
cli-too-long = { $count ->
    [one] That line is too long: { $count } character is enough for everything here.
   *[other] That line is too long: { $count } characters are enough for everything here.
}
cli-choose-from = “{ $name }” is not known here. Choose from: { $names }
cli-not-done = That did not work, and nothing has changed: { $why }
cli-quit = The game is saved in { $path }. Go on with: starboard play --load { $path }
cli-input-ended = The input has ended. The game is saved in { $path }.
cli-interrupted = Interrupted. The game is saved in { $path }.
cli-saved = Saved in { $path }.
cli-loaded = Loaded from { $path }.
cli-load-what = Which file? For example: load game.starboard
cli-log-more = … and { $count } more before that (log shows them)
cli-help =
    NUMBER            choose that option; several like this: 1 3 4; all; none or just Enter where nothing may be picked
    ?                 the rule behind the question; ? 3 the rule behind option 3; ? ID or ? words any rule
    why               what is not on offer now, and why
    look NAME         what a thing on the table does, by a part of its name or its number on the board
    hand              what is yours: cards and all else, with their texts
    map               the board, with the signs explained
    log [N]           the last N things that happened
    undo              take back your last decision; if somebody has learned something since, the others must agree
    orders            your standing orders for reactions, for example: orders REACTION never
    save [FILE]       save now; load FILE goes on with another game
    lang it           the language: en, it, de, cs
    screen            draw everything again
    quit              save and leave


## Choosing

cli-pick-one-or-none = (one, or none: { $none })
cli-pick-exactly = (pick exactly { $count })
cli-pick-between = (pick { $least } to { $most })
cli-nothing = nothing
cli-pick-a-number = Please pick an option by its number, from 1 to { $count }.
cli-wrong-count = { $least ->
    [1] { $most ->
        [1] Please pick exactly one option.
       *[other] Please pick from 1 to { $most } options.
    }
   *[other] { $most ->
        [1] Please pick one option at the most.
       *[other] Please pick from { $least } to { $most } options.
    }
}
cli-no-such-option = The options are numbered from 1 to { $count }.
cli-picked-twice = Each option can be picked only once.
cli-asides = Before you answer you may also:
cli-aside-alone = What may be done at any time is picked alone.
cli-cost = { $count ->
    [0] free
    [one] { $count } card
   *[other] { $count } cards
}
cli-blocked = { $option }: { $why } [{ $rule }]
cli-nothing-blocked = Nothing is held back: everything that exists here is on offer.


## Looking things up

cli-look-what = Look at what? Type a part of its name behind look, or its number on the board.
cli-look-nothing = Nothing is called { $words }. Try a part of the name, or a number on the board.
cli-look-more = Also: { $names }
cli-empty-hand = You have no cards.
cli-rules-nothing = No rule mentions “{ $words }”.
cli-rules-see = See also: { $rules }
cli-rules-ledger = { $name }: { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}


## Taking back

cli-undone = Taken back.
cli-undo-why = { $why } [{ $rule }]
cli-undo-bots-agree = The bots agree: taken back.
cli-undo-asked = { $name } would like to take back the last decision.
cli-undo-consent = { $name } (seat { $seat }), do you agree?
cli-undo-refused = Not everybody agrees, so it stands.


## Standing orders

cli-order-ask = ask me
cli-order-never = never
cli-order-if = only if
cli-orders-how = Change one with: orders REACTION { $orders }.
# $examples: conditions as they are typed
cli-orders-if = After if, for example: { $examples }


## Several people at one keyboard

cli-hand-over = Please hand the keyboard to { $name }, seat { $seat }. What comes next is for no other eyes.
cli-window = Somebody might react now: { $seats }.
cli-window-prompt = The number of the seat that wants to react, or Enter if nobody does:
cli-window-who = Please type the number of one of these seats, or just Enter.
cli-window-nothing = You have nothing to react with.


## The end, and recorded games

cli-results-title = The game is over
cli-results-nobody = Nobody wins.
cli-results-winners = Winners: { $names }.
cli-results-recorded = The whole game is recorded in { $path }. Read it again with: starboard replay { $path }
cli-replay-diverges = { $file } does not reach its recorded end.
cli-replay-complete = { $count ->
    [one] The recording is whole: { $count } decision of players and fate leads to this end.
   *[other] The recording is whole: { $count } decisions of players and fate lead to this end.
}
cli-replay-unfinished = { $count ->
    [one] The recording ends here, in the middle of the game, after { $count } decision of players and fate.
   *[other] The recording ends here, in the middle of the game, after { $count } decisions of players and fate.
}


## Checking

cli-check-scenario = Mission: { $name }
cli-check-picture = The map is drawn in { $path }
cli-check-endless = Rules that set each other off without end: { $trigger }
cli-check-silent = Games played: { $games }. { $count ->
    [0] Everything in it has happened.
    [one] { $count } part of it never happened:
   *[other] { $count } parts of it never happened:
}
cli-check-ledger = Ledger { $name }: { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
cli-check-rulings = Rulings of { $name }: { $count }
cli-check-content = { $game }, { $kind }: { $count }
cli-check-languages = Languages: { $languages }
cli-check-fine = Everything is there.
cli-check-broken = { $count ->
    [one] { $count } problem:
   *[other] { $count } problems:
}
cli-check-more = … and { $count } more (--all prints every one)


## A game without screens of its own

cli-any-seat = Seat { $number }
cli-any-yes = yes
cli-any-no = no
cli-any-place = { $name } on { $square }


## Campaigns

cli-campaign-new = The campaign is in { $path }. Begin with: starboard campaign next { $name }
cli-campaign-none = There is no campaign yet. Begin one with: starboard campaign new NAME
cli-campaign-line = { $name }: { $game }, { $chapters ->
    [one] { $chapters } chapter
   *[other] { $chapters } chapters
}, { $state ->
    [ended] came to its end
    [playing] in the middle of a chapter
   *[waiting] waits for the next chapter
}
cli-campaign-empty = No chapter has been played. It begins with: { $scenarios }
cli-campaign-chapter = { $state ->
    [playing] { $number }. { $scenario } (being played)
    [ended] { $number }. { $scenario } (the campaign ended here)
   *[over] { $number }. { $scenario } (over; may follow: { $following })
}
cli-campaign-quit = The chapter is kept in the campaign. Go on with: starboard campaign next NAME
cli-campaign-over = { $state ->
    [ended] The chapter is over, and with it the campaign.
   *[over] The chapter is over. May follow: { $following }. Go on with: starboard campaign next { $name }
}

cli-seat-human = somebody at this keyboard
cli-seat-bot = the best bot of the game
cli-seat-random = a bot that plays at random
# $names: of people that bots are
cli-seat-people = Or by name: { $names }.
# $example: a temper and a strength, as they are typed
cli-seat-together = Several words go together with -: { $example }.
