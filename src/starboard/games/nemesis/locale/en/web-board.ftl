## The Nemesis board in the browser: what screen readers say of it, its buttons, and a line of fiction under questions

web-nemesis-ship = The ship. Arrow keys walk along the Corridors.
web-nemesis-whole-ship = Whole ship

# A list grows by one part at a time.
web-nemesis-listed = { $some }, { $more }
web-nemesis-room = Room { $number }, { $name }
web-nemesis-room-unexplored = Room { $number }, Unexplored
web-nemesis-you = you
web-nemesis-intruder = { $injuries ->
    [0] { $kind }
    [one] { $kind } with 1 Injury
   *[other] { $kind } with { $injuries } Injuries
}
web-nemesis-eggs = { $count ->
    [0] no Eggs
    [one] 1 Egg
   *[other] { $count } Eggs
}
web-nemesis-items = { $count ->
    [one] 1 Item
   *[other] { $count } Items
}
web-nemesis-hibernation = Hibernation chambers open
web-nemesis-venting = Emergency Airlock procedure
web-nemesis-known = only you know: { $what }
web-nemesis-corridor = Corridor { $numbers } to Room { $room }{ $noise ->
    [yes] , Noise
   *[no] {""}
}{ $door ->
    [closed] , Door Closed
    [destroyed] , Door Destroyed
   *[open] {""}
}
web-nemesis-entrance = Technical Corridors Entrance { $numbers }{ $noise ->
    [yes] , Noise
   *[no] {""}
}
web-nemesis-passage = Corridor { $numbers } between Room { $a } and Room { $b }{ $noise ->
    [yes] , Noise
   *[no] {""}
}{ $door ->
    [closed] , Door Closed
    [destroyed] , Door Destroyed
   *[open] {""}
}
web-nemesis-token = { $token } ({ $count })
web-nemesis-course = Course { $space }
web-nemesis-engine-working = Working
web-nemesis-engine-damaged = Damaged

web-nemesis-pod = Escape Pod { $number }, Section { $section }
web-nemesis-pod-locked = Locked
web-nemesis-pod-unlocked = Unlocked
web-nemesis-pod-gone = Gone

web-nemesis-attack = Attack
web-nemesis-surprise = Surprise Attack
web-nemesis-light-wound = Light Wound
# $who: the Character, for languages whose word agrees with it
web-nemesis-died = Dead
web-nemesis-self-destruct = Self-Destruct
web-nemesis-first-intruder = The first Intruder
web-nemesis-nest-destroyed = Nest Destroyed
web-nemesis-turn = Turn { $turn }

web-nemesis-fiction-draft = Six names on six lids. One of them is yours.
web-nemesis-fiction-objective = Something is aboard. Now you have to know what you are here for.
web-nemesis-fiction-where = The ship ticks as it cools. Every Corridor looks the same.
web-nemesis-fiction-flee = Turn your back on it, and it will strike.
web-nemesis-fiction-screens = Grey pictures, one after the other. In some of them something moves.
web-nemesis-fiction-aim = Breathe out. Then pull.
web-nemesis-fiction-struck = It is faster than anything that size should be.
web-nemesis-fiction-react = One heartbeat in which you can still do something.
web-nemesis-fiction-listen = There it was again.
web-nemesis-fiction-doors = Steel, as thick as a hand. It will hold for a while.
web-nemesis-fiction-pod = Two seats, one lever, and a long way home.
web-nemesis-fiction-engine = Only you have seen what is behind this panel.
web-nemesis-fiction-course = A small movement of the hand, and everybody flies somewhere else.
web-nemesis-fiction-search = Lockers, drawers, other people’s lives.
web-nemesis-fiction-trade = You look at each other’s hands, not into each other’s eyes.
web-nemesis-fiction-combat = It has seen you.
web-nemesis-fiction-fire = The air burns in your throat.
web-nemesis-fiction-countdown = The voice from the ceiling counts, and it is in no hurry.
web-nemesis-fiction-larva = Something moves beneath your ribs.
web-nemesis-fiction-nest = The floor is warm here, and soft.
web-nemesis-fiction-malfunction = Sparks fall from an open panel.
web-nemesis-fiction-awake = You are cold, your head is heavy, and there is a body on the floor.
web-nemesis-fiction-company = You are not alone here. That is not always good news.
web-nemesis-fiction-alone = Only your breath, and the hum of the ship.
