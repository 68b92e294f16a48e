# Between the missions of Star Saga: the squad, Upkeep, the shop, levels, what a campaign remembers.

web-saga-level = Level
web-saga-member-level = Level { $level }
web-saga-member-raised = +{ $count }
web-saga-member-new = new
web-saga-member-gone = lost or used up
web-saga-member-fell = fell
web-saga-member-no-cards = No equipment or skills besides their own card
web-saga-member-wounds = { $count ->
    [one] 1 wound is carried over
   *[other] { $count } wounds are carried over
}
web-saga-member-points = { $count ->
    [one] 1 Victory Point
   *[other] { $count } Victory Points
}
web-saga-member-tokens = { $count ->
    [one] 1 counter to spend
   *[other] { $count } counters to spend
}
web-saga-member-progress = { $points } of { $most }
web-saga-member-experience = Experience: { $points } of { $most }; Experience Counters: { $tokens }
web-saga-between = The squad after the mission
web-saga-between-after = After “{ $mission }”
web-saga-step-wounds = Wounds
web-saga-step-gear = Dropped equipment
web-saga-step-regroup = Regroup
web-saga-step-shop = Shop
web-saga-step-levels = Levels
web-saga-regroup-hint = Any card may change hands. Choose a card, then who gets it.
web-saga-regroup-to = Who gets “{ $card }”?
web-saga-shop = Blaine’s shop
web-saga-shop-hint = Points are kept from mission to mission, credits are not: what you do not spend now is lost. Blaine buys nothing back.
web-saga-shop-send = Send Blaine Victory Points
web-saga-shop-have = { $count ->
    [one] 1 point left, worth { $worth }
   *[other] { $count } points left, worth { $worth }
}
web-saga-shop-rate = { $points } for { $credits }
web-saga-shop-credits = { $count ->
    [one] credit
   *[other] credits
}
web-saga-shop-credits-word = credits
web-saga-shop-short = missing: { $count }
web-saga-shop-buy = Buy
web-saga-shop-learn = Learn
web-saga-shop-once = used once
web-saga-shop-times = { $times ->
    [2] double price
   *[3] triple price
}, { $cost } printed
web-saga-shop-common = Common equipment
web-saga-shop-rare = Rare equipment
web-saga-shop-skills = Skills
web-saga-slot-body = body: only one works
web-saga-slot-shield = shield: only one works
web-saga-slot-weapon = weapon
web-saga-growth-level = Up to level { $level }
web-saga-growth-attribute = New attribute
web-saga-growth-cost = { $count ->
    [one] 1 counter
   *[other] { $count } counters
}
web-saga-level-up = Level { $level }: keep one skill
web-saga-level-hint = It counts at once and in every later mission. The other cards go back.
web-saga-level-keep = Keep this one
web-saga-level-from-to = from { $before } to { $after }
web-saga-attribute = A new attribute
web-saga-attribute-hint = From now on level advances include its skills, and in the shop they cost double instead of triple.
web-saga-attribute-none = None of its skills is left.
web-saga-team-recommended = The recommended team
web-saga-team-cards = Also in the kit, for whomever you choose:
web-saga-build = Your own team
web-saga-build-left = of { $of } credits left
web-saga-build-people = Who can be hired
web-saga-build-hire = Hire
web-saga-build-veteran = Take along with everything
web-saga-build-dismiss = Dismiss
web-saga-build-return = give back
web-saga-build-outfit = Choose equipment
web-saga-build-for = For { $who }
web-saga-sheet-nobody = Nobody is hired yet. The first mission begins with the team of your choice.
web-saga-sheet-remembered = What Deepwell remembers
web-saga-sheet-nothing = So far nothing has happened that anybody would remember.
web-saga-sheet-road = The road so far
web-saga-sheet-won = won
web-saga-sheet-lost = lost
web-saga-finale-won = Missions won
web-saga-finale-lost = Missions lost
web-saga-finale-standing = Mercenaries at the end
web-saga-finale-skills = Skills learned
web-saga-finale-cards = Cards in their packs
web-saga-finale-points = Victory Points left
web-saga-flag-way-stairs = You went down by the stairs.
web-saga-flag-way-lift = You went down by the freight lift.
web-saga-flag-case-yes = You carry the sealed case.
web-saga-flag-ghost-yes = Nobody saw you in the staff quarters.
web-saga-flag-pass-yes = You have an officer’s pass.
web-saga-flag-patient-yes = You helped the patient from the clinic.
web-saga-flag-okoro-dead = Commander Okoro is dead.
web-saga-flag-heron-free = Heron is with you, unharmed.
web-saga-flag-heron-hurt = Heron is with you, and hurt.
web-saga-flag-heron-captive = Heron has been taken.
web-saga-flag-heron-dead = Heron is dead.
web-saga-flag-orchard-trapped = The Orchard is shut in.
web-saga-flag-orchard-dead = The Orchard is dead.
web-saga-flag-core-yes = You have the Data Core.
web-saga-flag-shrike-dead = The Shrike is dead.
web-saga-flag-shrike-bought = The Shrike was bought off.
web-saga-flag-serum-yes = You have the Serum.
web-saga-flag-chovar-free = Old Tide is free.
web-saga-flag-chovar-dead = Old Tide is dead.
web-saga-flag-truth-yes = You know who sold Mazon the Plague: Blaine.
web-saga-flag-cooled-yes = The reactor has been cooled.
web-saga-flag-burn-yes = The reactor is past saving.
web-saga-flag-relay-yes = The relay is ready to broadcast.
web-saga-flag-hale-down = Director Hale is down.
web-saga-flag-hale-hunting = Director Hale is after you.
web-saga-flag-deal-yes = You have a deal with Hale.
web-saga-flag-signal-yes = The signal has been sent.
web-saga-alert = Alert: { $level } of 5
web-saga-ending-squad = The squad goes on
web-saga-ending-squad-last = The squad at the end
web-saga-ending-next = What may come next: { $missions }.
web-saga-equipment-lost = Lost for good
