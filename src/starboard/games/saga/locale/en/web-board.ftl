# The board of Star Saga, read out and written on it.

web-saga-board = The board
web-saga-whole-board = The whole board
web-saga-square = { $square }: { $what }
web-saga-floor = empty floor
web-saga-wall = wall or unknown
web-saga-exit = exit
web-saga-start = Mercenary Starting Position
web-saga-darkness = Darkness Counter
web-saga-cover = Cover
web-saga-wounds = { $count ->
    [one] 1 Wound
   *[other] { $count } Wounds
}
web-saga-effects = { $count ->
    [one] 1 lasting effect
   *[other] { $count } lasting effects
}
web-saga-downed = { $count ->
    [one] Downed: { $who }, 1 card lies there
   *[other] Downed: { $who }, { $count } cards lie there
}
web-saga-searched = { $what }, searched
web-saga-door-open = Door, open
web-saga-door-closed = Door, closed
web-saga-door-locked = Locked Door, level { $level }
web-saga-door-denied = Door, access denied
web-saga-door-destroyed = Door, destroyed
web-saga-door-field = Force Field
web-saga-door-no-field = Force Field, off
web-saga-point-active = Reinforcement Point { $code }, active
web-saga-point-idle = Reinforcement Point { $code }, deactivated
web-saga-point-welded = Reinforcement Point { $code }, welded shut
web-saga-plan = { $action }: { $target }
web-saga-goal = How to win
web-saga-special-rules = Special rules
web-saga-before = The squad is getting ready.
