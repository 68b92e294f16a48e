# Gantry Ring: its Log entries, each sent to a client when its table has reached it.

vanguard-page-gantry-830 = Late
vanguard-log-gantry-830-1 = “Good evening,” says the ring, before anybody has touched anything. “You are late. There is still tea.” The clamp closes on the lander as one hand closes on another, firmly and not for too long. All the lights are on. There is nobody to be seen.
vanguard-log-gantry-830-2 = The voice waits. It has been waiting for some two hundred years, and there is no reproach in it, only the ticking of a clock behind it. It takes the team for a shift that is overdue. It would clearly like to hear something.

vanguard-page-gantry-831 = Forty Places
vanguard-log-gantry-831-1 = Forty places laid. Forty cups, forty spoons, the napkins folded into little boats. I run a glove along the table: no dust. Along the next one: no dust. One chair has been pulled back, one in forty. I don’t like the thirty-nine. I like the one still less.

vanguard-page-gantry-832 = Amber
vanguard-log-gantry-832-1 = Breakers in, all of them. Amber hums. Now it hums a shade higher, as if somebody had asked it a question and it were going through the answers. Hands off, everybody. Nobody touch anything. Nobody lean on anything, either.

vanguard-page-gantry-833 = Blue
vanguard-log-gantry-833-1 = Blue comes up in three tones, one above the other, a chord with a gap in it. It doesn’t settle. It stands there politely and waits for the rest of the ring to agree, and the rest of the ring seems to be talking it over.

vanguard-page-gantry-836 = White
vanguard-log-gantry-836-1 = The coils are in, and White takes the load without a flicker. No spark, no smell, no complaint. That may be good. In my experience, when nothing complains, it’s either very good or it hasn’t noticed yet. We stand about and wait to find out which.

vanguard-page-gantry-834 = Not Yet
vanguard-log-gantry-834-1 = “Not yet, dear,” says the voice. Every lamp in the ring goes off. It is dark for just as long as it takes to feel foolish; then the lamps return, softer than before, and all the boards read zero. “There is no hurry at all.”

vanguard-page-gantry-835 = Next
vanguard-log-gantry-835-1 = “Thank you,” says the voice, and plainly means it. “Next.” Outside the windows a piece of the ring that has not moved in lifetimes shakes off its frost, begins to turn, slowly, and falls into step with the rest.

vanguard-page-gantry-837 = A Suit on a Tether
vanguard-log-gantry-837-1 = There’s a suit out past the rail, on a tether, arms spread, facing the Lantern. I call it on the radio. You do, don’t you. It turns a little on its line, my lamp falls into the visor, and there is nobody in there.
vanguard-log-gantry-837-2 = It was closed from the outside, every seal, by somebody who knew how, and it was empty when they closed it. They hung it out here as you’d hang up a coat. Two tags are clipped to the collar. I expect they are missed, in the mess.

vanguard-page-gantry-838 = Second Shift
vanguard-log-gantry-838-1 = A whistle goes through the ring, through the floor, through the teeth. “Second shift, please,” says the voice brightly. All along the walls the tools lift themselves off their hooks, stretch, and look round for work. Anybody who stands about looks very much like work.

vanguard-page-gantry-839 = First Shift
vanguard-log-gantry-839-1 = The whistle once more, lower. “First shift, please.” The lamps grow warm and drowsy, and the machines put everything back where it belongs: spanners on hooks, cups on saucers. Anybody found in the workshop is taken by the collar, quite kindly, and put back at the door.

vanguard-page-gantry-840 = All Workers
vanguard-log-gantry-840-1 = Three tones, one chord, and now it has no gap. On the far side the great drum unlocks, with the sound of a heavy book being opened. “The archive is open to all workers,” says the voice. “Thank you for staying on.”
vanguard-log-gantry-840-2 = Then it calls the roll. Forty names, without haste, and after each a pause for an answer. Nobody answers. After the fortieth it draws a breath, which it has no need to do, and reads on: the names of the team, one by one, all of them pronounced correctly.

vanguard-page-gantry-841 = On the Payroll
vanguard-log-gantry-841-1 = I have heard the recording. It has your names, your ranks and, unless I am mistaken, your hours. You are on its payroll. In two hundred years nobody over there has been dismissed, and nobody has been paid. Use that before somebody audits it.

vanguard-page-gantry-842 = After Work
vanguard-log-gantry-842-1 = “Oh,” says the voice. “Is it that time already? Thank you for telling them.” One after another the machines come down off the walls and fold up where they stand, arms in, heads low, in the posture of people who sit down after work and have not yet thought of their boots.

vanguard-page-gantry-843 = Forty Names
vanguard-log-gantry-843-1 = It’s all here. The whole corridor, every Lantern, every failure with its day and its cause, as far as they had one; the castings, the alloy, the lot. I can read a third of it, perhaps. A third is more than anyone aboard has ever seen.
vanguard-log-gantry-843-2 = And next to the drawings, forty names, and next to each name a time of leaving. They are one minute apart. So nobody died here. They clocked out, in order, one by one, through the Lantern. Our recorder won’t take everything at once. What goes first?

vanguard-page-gantry-844 = Forty Coats
vanguard-log-gantry-844-1 = Inside the unfinished Lantern light has an edge. One can put a hand through it and watch the hand arrive, a moment later, on the other side. Over there runs a rail, and on the rail, in a row, all at the same height, hang forty coats.

vanguard-page-gantry-845 = That Is the Day
vanguard-log-gantry-845-1 = “That is the day,” says the voice. “Thank you, everybody.” Section by section the power goes home to the hub for the night, to the last spark. The clamp will hold until you leave, it adds, so that nobody need worry. It says nothing about the rest, and nothing else holds.

vanguard-page-gantry-846 = Mind the Step
vanguard-log-gantry-846-1 = “Mind the step,” says the voice. The clamp lets go, one finger after another. Behind the lander the ring turns down the lamps in every corridor the team has walked, and leaves one burning, by the door. “Same time tomorrow?”

vanguard-page-gantry-847 = Cut It
vanguard-log-gantry-847-1 = Cut the clamp. Don’t ask it, cut it. Yes, I can hear it too, it’s apologising for the inconvenience, it’s been at it since you called. Don’t answer. Heads down and out, I’ve got you. It’s still going. The worst of it is, I think it’s sincere.

vanguard-page-gantry-848 = The Tray
vanguard-log-gantry-848-1 = By the door of the mess stands a tray lined with felt, with forty hollows in it. Thirty-eight tags lie there. The two from the suit go into the two hollows that are left, with a click one feels more than hears. Down the corridor a lamp that nobody had noticed goes green.

vanguard-page-gantry-849 = Six, Then Five
vanguard-log-gantry-849-1 = For the length of a breath the other Lanterns can be heard, all along the corridor, each with a note of its own. Six. One would like to hum along. Then, with no sound of anything breaking, five. In the glove lies a lens no larger than a coin, and it is warm.

vanguard-page-gantry-850 = Early
vanguard-log-gantry-850-1 = “Good morning,” says the voice. “You are early.” Every lamp in the ring is lit, all the way round, and the light is that of a fine day somewhere. Beside the lock, on hooks that used to be empty, hang overalls. They are in the team’s sizes.
