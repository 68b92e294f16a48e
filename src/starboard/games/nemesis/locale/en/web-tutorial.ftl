# The introduction to Nemesis, and the coach beside a first game.

## The introduction

web-nemesis-tutorial = Nemesis in ten minutes
web-nemesis-tutorial-tale = You wake from hibernation too early. The ship is dark, one of the crew is dead, and nobody remembers setting this course.
web-nemesis-tutorial-wake = You wake up
web-nemesis-tutorial-wake-text = The Rooms around you are unexplored. Each Action you take is paid with cards from your hand: to move, to search, to repair, to shoot. When your cards run out, you pass and wait.
web-nemesis-tutorial-wake-picture = Two Characters in the Hibernatorium, surrounded by dark, unexplored Rooms.
web-nemesis-tutorial-noise = You make Noise
web-nemesis-tutorial-noise-text = Whoever enters an empty Room rolls for Noise and leaves a marker in a Corridor. If you make Noise where there already is some, something comes out of it.
web-nemesis-tutorial-noise-picture = A Character in the Cabins; two of the Corridors around carry Noise markers.
web-nemesis-tutorial-meet = Something answers
web-nemesis-tutorial-meet-text = Intruders come out of a bag that fills up while you play. Shoot, strike or run; every wound makes you slower, and some cards you get from them carry an infection.
web-nemesis-tutorial-meet-picture = A Soldier faces an Adult Intruder in the Generator; next door a Room burns and a Creeper waits.
web-nemesis-tutorial-home = You want to get home
web-nemesis-tutorial-home-text = Sleep through the jump, if the Engines work and the ship flies to Earth; or leave in an Escape Pod. You win if you survive and the Objectives are met.
web-nemesis-tutorial-home-picture = A Character in Evacuation Section A, beside an unlocked Escape Pod.
web-nemesis-tutorial-first = Your first game
web-nemesis-tutorial-first-text = You and a bot, on the same side, with open Objectives. A coach explains each thing when it first happens. You may undo, look up every rule, and stop at any time: the table waits for you.

## The coach


web-nemesis-coach-draft = Who are you?
web-nemesis-coach-draft-text = Choose one of two Characters. Each has ten cards of its own, a weapon, and two Quests. The Soldier fights, the Scout sneaks, the Mechanic repairs; there is no wrong choice.
web-nemesis-coach-goal = What you are here for
web-nemesis-coach-goal-text = Your Objectives are on your own board: open them and read them. In this game they are shared. Win together by meeting them all, with at least one of you alive at the end.
web-nemesis-coach-cards = Your cards pay for everything
web-nemesis-coach-cards-text = In your round you take two Actions, then it is the next player’s round, until all have passed. A number beside an Action is how many cards it costs. An Action card is played for its text or given away as payment.
web-nemesis-coach-moving = Moving
web-nemesis-coach-moving-text = Movement costs one card and takes you to an adjacent Room. Careful Movement costs two, but you choose where the Noise goes instead of rolling. Try the dark Rooms: what you need is in there.
web-nemesis-coach-reacting = An Action may be interrupted
web-nemesis-coach-reacting-text = Whoever shares a Room with the acting player may cancel the Action with an Interruption card. Every table waits a moment for that, whether somebody can or not. Here you want your partner to succeed: let it happen.
web-nemesis-coach-paying = Choose what to give up
web-nemesis-coach-paying-text = Pay with the cards you need least now. They go to your discard pile and come back when your deck is shuffled anew.
web-nemesis-coach-exploring = A Room is explored
web-nemesis-coach-exploring-text = Its tile shows what it can do, the number in its corner how many Items are left, and its colour which Items those are: red is military, yellow technical, green medical. A token may have brought Fire, Slime or a Malfunction, too.
web-nemesis-coach-noise = Noise
web-nemesis-coach-noise-text = A violet disc in a Corridor is Noise. If your roll hits a Corridor that has Noise already, an Intruder comes. Before you move, look for Rooms with little Noise around; a Room with somebody in it needs no roll.
web-nemesis-coach-searching = You can search here
web-nemesis-coach-searching-text = The Search card costs no other card: draw two Items of the Room’s colour and keep one. Others see only its colour.
web-nemesis-coach-rooms = This Room can do something
web-nemesis-coach-rooms-text = A Room Action costs two cards. Send a Signal, heal, load a weapon, open pods: click the Room, or press the question mark, to read what it does. With a Malfunction it does nothing.
web-nemesis-coach-intruder = An Intruder
web-nemesis-coach-intruder-text = A token came out of the bag. If you hold fewer cards than its number, it attacks by surprise at once: a full hand is your best armour. As long as it shares your Room, you are in Combat.
web-nemesis-coach-fighting = Fight or run
web-nemesis-coach-fighting-text = Shoot for one card and one Ammo; strike in melee and a miss costs you a Serious Wound. Nobody knows how much an Intruder can take. To escape means to be attacked once by each Intruder here, then you are out.
web-nemesis-coach-wounds = You are hurt
web-nemesis-coach-wounds-text = Drops are Light Wounds; the third becomes a Serious Wound, which hampers you until it is dressed. With three Serious Wounds the next wound of any kind kills you.
web-nemesis-coach-passing = Passing
web-nemesis-coach-passing-text = Out of cards, or content for now? Pass. You may discard cards you do not want, Contamination included, and draw up to five when the next turn begins. Whoever has passed can still be attacked.
web-nemesis-coach-events = The Event Phase
web-nemesis-coach-events-text = When all have passed, time moves on, Intruders attack whoever is with them, Fire hurts the Intruders, and an Event card moves them and does worse. Then the bag grows. That was one turn; there are fifteen at most.
web-nemesis-coach-contamination = Contamination
web-nemesis-coach-contamination-text = A red card clogs your hand and pays for nothing. It may be Infected, which only a scan can tell: in the Canteen, the Shower Room, the Surgery or by resting. Infected at the end, you may not live to tell.
web-nemesis-coach-slime = Slime
web-nemesis-coach-slime-text = You are covered in Slime: when your Noise roll says Silence, it is Danger instead. Wash it off in the Shower Room or with Clothes.
web-nemesis-coach-fire = Fire
web-nemesis-coach-fire-text = Whoever ends a round in a burning Room suffers a Light Wound; Intruders burn, too. If the ninth Fire marker were to be placed, the ship would explode.
web-nemesis-coach-malfunction = Malfunction
web-nemesis-coach-malfunction-text = A broken Room offers no Action and no Computer until somebody repairs it with a card or with Tools. If the ninth Malfunction were to be placed, the hull would break.
web-nemesis-coach-home = Getting home
web-nemesis-coach-home-text = Think of the end now. Two of three Engines must work (check them in the Engine Rooms), the Destination must be Earth (check it in the Cockpit), and you must be asleep before the jump. Or leave in an Escape Pod.
web-nemesis-coach-countdown = Self-Destruct
web-nemesis-coach-countdown-text = The ship will be destroyed when this track ends. From the first yellow space on it cannot be stopped any more, and all Escape Pods open. Hibernation does not save you from this.
web-nemesis-coach-pods = Escape Pods
web-nemesis-coach-pods-text = A pod is unlocked. In its Evacuation Section, use the Room Action: roll for Noise, and if no Intruder is there afterwards you are in. Launch at once, or wait for the second place to be taken.
web-nemesis-coach-hibernation = The chambers are open
web-nemesis-coach-hibernation-text = From now on you can hibernate: go back to the Hibernatorium and use its Room Action with no Intruder there. You sleep until the end and hope that Engines and Destination are right.
web-nemesis-coach-over = That was Nemesis
web-nemesis-coach-over-text = Read how it ended, watch the replay with everything face up, or play on from any moment of it. Next time with friends, each with a secret Objective.

web-nemesis-coach-deed-move = Leave the Hibernatorium
web-nemesis-coach-deed-explore = Explore a Room
web-nemesis-coach-deed-item = Find an Item
web-nemesis-coach-deed-pass = Pass
web-nemesis-coach-deed-turn = Live through an Event Phase
web-nemesis-coach-deed-meet = Face an Intruder
web-nemesis-coach-deed-home = Get out alive
