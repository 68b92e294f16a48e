## Plans and cards of things on the board of Nemesis

web-nemesis-plan = { $action }: { $target }
web-nemesis-plan-with = { $kind } ({ $item })
web-nemesis-card-room = Room { $number }
web-nemesis-card-here = Room { $number } · you are here
web-nemesis-card-far = { $count ->
    [one] Room { $number } · next to you
   *[other] Room { $number } · { $count } Corridors away
}
web-nemesis-card-unexplored = Nobody has been here. The tile is turned over when somebody comes in.
web-nemesis-card-broken = Malfunction: the Room is out of order until it is repaired.
web-nemesis-card-fire = Fire: whoever ends a round here suffers a Light Wound.
web-nemesis-card-asleep = The hibernation chambers are still closed.
web-nemesis-card-awake = The hibernation chambers are open.
web-nemesis-card-intruder = Intruder · { $room }
web-nemesis-card-injuries = Injuries: { $count }
web-nemesis-card-corridor = Corridor { $numbers }
web-nemesis-card-between = Between Room { $a } and Room { $b }
web-nemesis-card-door-open = The way is open.
web-nemesis-card-door-closed = A Closed Door: nobody comes through until it is opened or destroyed.
web-nemesis-card-door-destroyed = The Door is Destroyed and cannot be closed again.
web-nemesis-card-noise = Noise: if it is heard here again, something comes.
web-nemesis-card-pod-label = Way off the ship
web-nemesis-card-pod = An unlocked Escape Pod can be boarded from its Evacuation Section and launched.
