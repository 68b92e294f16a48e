# What the coach says beside an exploration: what is new, the goal, reasons for advice, and what to do on a first planet.

web-vanguard-coach-log-start = A team and its ship
web-vanguard-coach-team = Four Sections
web-vanguard-coach-team-text = Each Section has its trade: Security is strong (red dice), Recon is quick (green), Science knows things (green and blue), Engineering mends them (blue). Whoever you send here shares the work; the others stay on the ship.
web-vanguard-coach-log-5 = Dice are strength
web-vanguard-coach-log-20 = Two actions a turn
web-vanguard-coach-log-50 = The price of a walk
web-vanguard-coach-log-227 = Numbers are pages
web-vanguard-coach-log-311 = Prepare
web-vanguard-coach-log-59 = The Start token
web-vanguard-coach-log-298 = Events
web-vanguard-coach-log-352 = Rows
web-vanguard-coach-log-360 = Tracks
web-vanguard-coach-log-335 = Yellow is the bonus
web-vanguard-coach-log-330 = The clock runs
web-vanguard-coach-log-322 = Danger you choose
web-vanguard-coach-log-341 = Almost there
web-vanguard-coach-log-204 = Home
web-vanguard-coach-dice = Choose your dice
web-vanguard-coach-dice-text = Take as many Available dice as you like; all of them are Spent afterwards, used or not. Beside each row you see what your choice is worth, exactly.
web-vanguard-coach-assist = Helping hands
web-vanguard-coach-assist-text = Whoever stands in the same Sector may throw a die into your roll, and play one card on it.
web-vanguard-coach-modify = Bend the roll
web-vanguard-coach-modify-text = Before anything counts, cards may bend the roll: turn a die, roll one again, add one.
web-vanguard-coach-wild = The Vanguard face
web-vanguard-coach-wild-text = This face is any icon you like, and it is you who decides, at the moment it is used.
web-vanguard-coach-convert = Turning a Basic
web-vanguard-coach-convert-text = Your crew member can turn a Basic of one colour into an icon of its own trade, at the moment it is paid with. Nothing has to be declared.
web-vanguard-coach-effects = The box above the rows
web-vanguard-coach-effects-text = Special Effects come first, from the top, as often as the dice allow: Accidents move the red track whether you like it or not.
web-vanguard-coach-combo = Dice Combos
web-vanguard-coach-combo-text = The lower half of a card wants certain icons. Those dice are gone from the roll then: combine what the result can do without.
web-vanguard-coach-travel = On the way
web-vanguard-coach-travel-text = Lit Sectors can be reached now, and the icons on a Path are its price. Footprints are the Travel icon: it costs what the Global Condition at the top says. Point at a Sector to see what waits there.
web-vanguard-coach-spend = Spend and Sacrifice
web-vanguard-coach-spend-text = A die that is Spent is tired: a Rest brings it back. With no Available die left you Sacrifice one instead, and that one is gone for the rest of this exploration.
web-vanguard-coach-danger = Danger dice
web-vanguard-coach-danger-text = A Danger die hurts whoever rolls it, or does nothing at all: that depends on the symbol and on the letter of the die. The chances beside it say what may come.
web-vanguard-coach-rest = Time to Rest
web-vanguard-coach-rest-text = A Rest costs a Supply and brings back half of your dice, and a card.
web-vanguard-coach-injury = Injured
web-vanguard-coach-injury-text = An Injury adds yellow dice to every roll of yours. A fourth Injury would end a normal expedition for everybody.
web-vanguard-coach-rank-up = Rank up
web-vanguard-coach-rank-up-text = The Rank-Up card turns over. Success tokens are counted for it, not paid.
web-vanguard-coach-landing = Coming down
web-vanguard-coach-landing-text = One Danger die for every step of the way down. What it shows happens at once, or as soon as you are on the ground; whoever wants to Exert does so before it falls.
web-vanguard-coach-gear = What you carry
web-vanguard-coach-gear-text = Everybody carries equipment. Each card says when it can be used; small ones are used up.
web-vanguard-coach-threat = Something is out there
web-vanguard-coach-threat-text = A Threat moves on its own clock and strikes whoever is in its Sector. It has actions of its own: driving it off is one of them.
web-vanguard-coach-lead = Leads
web-vanguard-coach-lead-text = Leads lie on the deck of their kind. Three points make a Discovery.
web-vanguard-coach-time = Time passes
web-vanguard-coach-time-text = Time tracks advance by what you do. What stands at their end happens at once.
web-vanguard-coach-tide = High water
web-vanguard-coach-exert = Out of breath
web-vanguard-coach-exert-text = With no die left you can Exert at any time: Sacrifice a die, or take an Injury with three or fewer, and up to five dice come back.
web-vanguard-coach-lift-off = Lift-Off
web-vanguard-coach-lift-off-text = It ends the exploration. Whoever is not in the Lander Sector stays behind, and everybody has to agree.


## The goal

web-vanguard-coach-goal-m01 = { vanguard-mission-m01.goal }
web-vanguard-coach-goal-m02 = { vanguard-mission-m02.goal }
web-vanguard-coach-goal-m03 = { vanguard-mission-m03.goal }
web-vanguard-coach-goal-m04 = { vanguard-mission-m04.goal }
web-vanguard-coach-goal-m11 = { vanguard-mission-m11.goal }
web-vanguard-coach-goal-m12 = { vanguard-mission-m12.goal }
web-vanguard-coach-goal-m13 = { vanguard-mission-m13.goal }
web-vanguard-coach-goal-m14 = { vanguard-mission-m14.goal }
web-vanguard-coach-goal-m21 = { vanguard-mission-m21.goal }
web-vanguard-coach-goal-m22 = { vanguard-mission-m22.goal }
web-vanguard-coach-goal-m23 = { vanguard-mission-m23.goal }
web-vanguard-coach-goal-m41 = { vanguard-mission-m41.goal }
web-vanguard-coach-goal-m42 = { vanguard-mission-m42.goal }
web-vanguard-coach-goal-m43 = { vanguard-mission-m43.goal }


## What to do on a first planet

web-vanguard-coach-deed-check = Make a Dice Check
web-vanguard-coach-deed-travel = Travel to another Sector
web-vanguard-coach-deed-success = Gain a Success token
web-vanguard-coach-deed-meet = Meet another crew member
web-vanguard-coach-deed-mission = Complete a Mission
web-vanguard-coach-deed-home = Come home


## Why a good player would answer so

web-vanguard-coach-why-special = This action leads on towards the Mission.
web-vanguard-coach-why-travel = There is more to do over there than here.
web-vanguard-coach-why-rest = Dice are few, and a Rest brings half of them back.
web-vanguard-coach-why-prepare = A card more cannot hurt.
web-vanguard-coach-why-use = The card brings more than it costs.
web-vanguard-coach-why-complete = Everything it asks for is there.
web-vanguard-coach-why-lift-off = All that had to be done is done.
web-vanguard-coach-why-end-turn = Nothing here is worth another die now.
web-vanguard-coach-why-team = These two have the dice for what the planet asks.
web-vanguard-coach-why-dice = Another die would bring less than it is worth later.
web-vanguard-coach-why-assist = One die from you makes this much more likely.
web-vanguard-coach-why-modify = The roll falls short, and this may mend it.
web-vanguard-coach-why-again = The result can do without these dice as they lie.
web-vanguard-coach-why-combo = These dice are not needed for the result.
web-vanguard-coach-why-pay = This leaves the best dice for the result.
web-vanguard-coach-why-spend = Basic dice go first.
web-vanguard-coach-why-spend-least = This die is missed least.
web-vanguard-coach-why-refresh = The dice that can do most come back first.
web-vanguard-coach-why-discard = This card helps least with what lies ahead.
web-vanguard-coach-why-start = Whoever has most dice goes first.
web-vanguard-coach-why-no-dice = A die would bring less here than it is worth later.
web-vanguard-coach-why-no-assist = Your dice are worth more in a turn of your own.
web-vanguard-coach-why-no-modify = Nothing you could use here is worth its price.
web-vanguard-coach-why-no-combo = The dice are worth more for the result.
